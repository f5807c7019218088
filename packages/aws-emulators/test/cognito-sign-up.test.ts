import {
  ConfirmSignUpCommand,
  DescribeUserPoolCommand,
  ForgotPasswordCommand,
  ListUsersCommand,
  ResendConfirmationCodeCommand,
  SignUpCommand,
} from "@aws-sdk/client-cognito-identity-provider";
import { describe, expect, it } from "vitest";
import {
  ClientId,
  claims,
  client,
  close,
  confirm,
  email,
  fired,
  forget,
  letters,
  open,
  password,
  pool,
  refusal,
  type Settings,
  setTrigger,
  signIn,
  signUp,
  UserPoolId,
  usePool,
} from "./cognito-support.ts";

usePool();

describe("signing up", () => {
  it("sends a code that confirms the address once", async () => {
    const { UserSub, UserConfirmed, CodeDeliveryDetails } = await signUp();

    expect({ UserConfirmed, CodeDeliveryDetails }).toEqual({
      UserConfirmed: false,
      CodeDeliveryDetails: { AttributeName: "email", DeliveryMedium: "EMAIL", Destination: "a***@e***" },
    });
    expect(letters).toEqual([
      expect.objectContaining({ to: email, kind: "sign-up", code: expect.stringMatching(/^\d{6}$/) }),
    ]);
    expect(letters[0]?.text).toContain(letters[0]?.code);
    expect(await refusal(signIn())).toBe("UserNotConfirmedException: User is not confirmed.");
    await confirm();
    expect(claims((await signIn()).AccessToken).sub).toBe(UserSub);
    expect(await refusal(confirm())).toMatch(
      /^NotAuthorizedException: User cannot be confirmed. Current status is CONF/,
    );
  });

  it("refuses a short password, an existing address in any case, and an invalid address", async () => {
    await signUp();

    expect(await refusal(signUp("bob@example.com", "five5"))).toBe(
      "InvalidPasswordException: Password did not conform with policy: Password not long enough",
    );
    expect(await refusal(signUp("ADA@example.com"))).toBe("UsernameExistsException: User already exists");
    expect(await refusal(signUp("ada"))).toBe("InvalidParameterException: Username should be an email.");
  });

  it("refuses a wrong code, and the old one after a new one was sent", async () => {
    await signUp();
    const old = letters[0]?.code;
    const wrong = old === "000000" ? "000001" : "000000";
    const mismatch = "CodeMismatchException: Invalid verification code provided, please try again.";

    expect(await refusal(confirm(wrong))).toBe(mismatch);
    await client.send(new ResendConfirmationCodeCommand({ ClientId, Username: email }));
    expect(letters[1]?.kind).toBe("resend");
    if (letters[1]?.code !== old) expect(await refusal(confirm(old))).toBe(mismatch);
    await confirm();
    expect(await refusal(client.send(new ResendConfirmationCodeCommand({ ClientId, Username: email })))).toBe(
      "InvalidParameterException: User is already confirmed.",
    );
  });

  it("does not reveal which addresses exist", async () => {
    const unknown = { ClientId, Username: "nobody@example.com" };

    expect(await client.send(new ForgotPasswordCommand(unknown))).toMatchObject({
      CodeDeliveryDetails: { Destination: "n***@e***" },
    });
    expect(await client.send(new ResendConfirmationCodeCommand(unknown))).toHaveProperty("CodeDeliveryDetails");
    expect(await refusal(signIn(password, unknown.Username))).toBe(
      "NotAuthorizedException: Incorrect username or password.",
    );
    expect(letters).toEqual([]);
  });

  it("reveals it if the pool is configured so", async () => {
    await close();
    await open({ preventUserExistenceErrors: false });

    expect(await refusal(signIn())).toBe("UserNotFoundException: User does not exist.");
    expect(await refusal(forget())).toBe("UserNotFoundException: User does not exist.");
  });
});

describe("triggers", () => {
  const reopen = async (triggers: Settings["pool"]["triggers"]) => {
    await close();
    await open({ triggers });
  };

  it("receive a new user once, with its attributes", async () => {
    await reopen({ PostConfirmation: "welcome" });
    const { UserSub } = await signUp();

    await confirm();
    await pool.ensureUser({ email, password, groups: [] });

    expect(fired).toEqual([
      expect.objectContaining({
        triggerSource: "PostConfirmation_ConfirmSignUp",
        userPoolId: UserPoolId,
        userName: UserSub,
        request: {
          userAttributes: { sub: UserSub, email, email_verified: "true", "cognito:user_status": "CONFIRMED" },
        },
      }),
    ]);
  });

  it("can refuse a sign-up, and their message reaches the caller", async () => {
    await reopen({ PreSignUp: "guard" });
    setTrigger(() => {
      throw new Error("Disposable addresses are not accepted");
    });

    expect(await refusal(signUp())).toBe(
      "UserLambdaValidationException: PreSignUp failed with error Disposable addresses are not accepted.",
    );
    expect(fired[0]?.triggerSource).toBe("PreSignUp_SignUp");
    expect(await client.send(new ListUsersCommand({ UserPoolId }))).toMatchObject({ Users: [] });
  });

  it("can confirm a user immediately", async () => {
    await reopen({ PreSignUp: "guard", PostConfirmation: "welcome" });
    setTrigger((event) => ({ ...event, response: { autoConfirmUser: true, autoVerifyEmail: true } }));

    expect(await signUp()).toMatchObject({ UserConfirmed: true });
    expect(fired.map(({ triggerSource }) => triggerSource)).toEqual([
      "PreSignUp_SignUp",
      "PostConfirmation_ConfirmSignUp",
    ]);
    expect(letters).toEqual([]);
  });

  it("receive the metadata of the request that they are fired for", async () => {
    await reopen({ CustomMessage: "letter", PostConfirmation: "welcome" });
    const of = (language: string) => ({ ClientId, Username: email, ClientMetadata: { language } });
    const metadata = () => fired.map(({ triggerSource, request }) => [triggerSource, request.clientMetadata]);

    await client.send(new SignUpCommand({ ...of("de"), Password: password }));
    await client.send(new ResendConfirmationCodeCommand(of("fr")));
    await client.send(new ConfirmSignUpCommand({ ...of("it"), ConfirmationCode: letters[1]?.code }));
    await client.send(new ForgotPasswordCommand(of("ja")));
    await client.send(new ForgotPasswordCommand({ ClientId, Username: email }));

    expect(metadata()).toEqual([
      ["CustomMessage_SignUp", { language: "de" }],
      ["CustomMessage_ResendCode", { language: "fr" }],
      ["PostConfirmation_ConfirmSignUp", { language: "it" }],
      ["CustomMessage_ForgotPassword", { language: "ja" }],
      ["CustomMessage_ForgotPassword", undefined],
    ]);
  });

  it("can write the mail, with a placeholder for the code", async () => {
    await reopen({ CustomMessage: "letter" });
    setTrigger((event) => ({
      ...event,
      response: { emailSubject: "Welcome!", emailMessage: "Hello {username}, {####} is yours" },
    }));

    await signUp();

    expect(letters[0]).toMatchObject({ subject: "Welcome!", text: `Hello ${email}, ${letters[0]?.code} is yours` });
  });

  it("that fail after the code was accepted leave the user confirmed and run again later", async () => {
    await reopen({ PostConfirmation: "welcome" });
    await signUp();
    setTrigger(() => {
      throw new Error("the table is busy");
    });

    expect(await refusal(confirm())).toMatch(/^UserLambdaValidationException: PostConfirmation failed/);
    setTrigger((event) => event);
    await pool.ensureUser({ email, password, groups: [] });

    expect((await signIn()).AccessToken).not.toBe("");
    expect(fired).toHaveLength(2);
  });

  it("of other kinds are refused by name", async () => {
    const triggers = { PreTokenGeneration: "claims" };

    await expect(open({ triggers })).rejects.toThrow("PreTokenGeneration");
  });
});

describe("the emulator", () => {
  it("refuses unsupported operations, other clients and other pools, by name", async () => {
    const strange = { ClientId: "other", Username: email, Password: password };

    expect(await refusal(client.send(new DescribeUserPoolCommand({ UserPoolId })))).toContain("DescribeUserPool");
    expect(await refusal(client.send(new SignUpCommand(strange)))).toMatch(/^ResourceNotFoundException/);
    expect(await refusal(client.send(new ListUsersCommand({ UserPoolId: "us-east-1_Other" })))).toMatch(
      /^ResourceNotFoundException/,
    );
  });

  it("allows requests from local pages only", async () => {
    const ask = (origin: string) => fetch(pool.endpoint, { method: "OPTIONS", headers: { origin } });

    const own = await ask("http://localhost:3000");
    const other = await ask("https://example.com");

    expect(own.headers.get("access-control-allow-origin")).toBe("http://localhost:3000");
    expect(other.headers.get("access-control-allow-origin")).toBeNull();
  });
});
