import { mkdtempSync, readdirSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  AdminAddUserToGroupCommand,
  AdminConfirmSignUpCommand,
  AdminCreateUserCommand,
  AdminDeleteUserCommand,
  AdminDisableUserCommand,
  AdminEnableUserCommand,
  AdminGetUserCommand,
  AdminInitiateAuthCommand,
  AdminListGroupsForUserCommand,
  AdminResetUserPasswordCommand,
  AdminSetUserPasswordCommand,
  AdminUpdateUserAttributesCommand,
  AdminUserGlobalSignOutCommand,
  type AuthFlowType,
  ChangePasswordCommand,
  CognitoIdentityProviderClient,
  ConfirmForgotPasswordCommand,
  ConfirmSignUpCommand,
  DeleteUserCommand,
  DescribeUserPoolCommand,
  ForgotPasswordCommand,
  GetTokensFromRefreshTokenCommand,
  GetUserCommand,
  GlobalSignOutCommand,
  InitiateAuthCommand,
  ListUsersCommand,
  ResendConfirmationCodeCommand,
  RespondToAuthChallengeCommand,
  RevokeTokenCommand,
  SignUpCommand,
  UpdateUserAttributesCommand,
} from "@aws-sdk/client-cognito-identity-provider";
import { CognitoJwtVerifier } from "aws-jwt-verify";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { startCognito } from "../src/cognito/index.ts";

type Settings = Parameters<typeof startCognito>[0];
type Letter = Parameters<Settings["deliver"]>[0];
interface TriggerEvent {
  readonly triggerSource: string;
  readonly userName: string;
  readonly request: { readonly userAttributes: Record<string, string> };
  readonly response: Record<string, unknown>;
}

const UserPoolId = "us-east-1_AnimAgent";
const ClientId = "1example23456789";
const email = "ada@example.com";
const password = "sunny1";

let pool: Awaited<ReturnType<typeof startCognito>>;
let client: CognitoIdentityProviderClient;
let folder: string;
let letters: Letter[];
let fired: TriggerEvent[];
let answerTrigger: (event: TriggerEvent) => unknown;

const open = async (more: Partial<Settings["pool"]> = {}) => {
  pool = await startCognito({
    folder,
    region: "us-east-1",
    pool: { id: UserPoolId, clientId: ClientId, triggers: {}, minPasswordLength: 6, groups: ["admin"], ...more },
    trigger: async (_, event) => {
      fired.push(event as TriggerEvent);
      return answerTrigger(event as TriggerEvent);
    },
    deliver: async (letter) => void letters.push(letter),
  });
  client = new CognitoIdentityProviderClient({
    endpoint: pool.endpoint,
    region: "us-east-1",
    credentials: { accessKeyId: "local", secretAccessKey: "local" },
    maxAttempts: 1,
  });
};
const close = async () => {
  client.destroy();
  await pool.stop();
};
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "cognito-"));
  [letters, fired] = [[], []];
  answerTrigger = (event) => event;
  await open();
});
afterEach(close);

const refusal = (work: Promise<unknown>) =>
  work.then(
    () => "no refusal",
    (error: Error) => `${error.name}: ${error.message}`,
  );
const signUp = (Username = email, Password = password) =>
  client.send(
    new SignUpCommand({ ClientId, Username, Password, UserAttributes: [{ Name: "email", Value: Username }] }),
  );
const confirm = (ConfirmationCode = letters.at(-1)?.code) =>
  client.send(new ConfirmSignUpCommand({ ClientId, Username: email, ConfirmationCode }));
const signIn = async (PASSWORD = password, USERNAME = email) => {
  const AuthFlow: AuthFlowType = "USER_PASSWORD_AUTH";
  const { AuthenticationResult, ...challenge } = await client.send(
    new InitiateAuthCommand({ ClientId, AuthFlow, AuthParameters: { USERNAME, PASSWORD } }),
  );
  return { ...challenge, AccessToken: "", IdToken: "", RefreshToken: "", ...AuthenticationResult };
};
const refresh = (REFRESH_TOKEN: string) =>
  client.send(new InitiateAuthCommand({ ClientId, AuthFlow: "REFRESH_TOKEN_AUTH", AuthParameters: { REFRESH_TOKEN } }));
const aMember = async () => {
  const { sub } = await pool.ensureUser({ email, password, groups: [] });
  return sub;
};
const claims = (token: string | undefined) =>
  JSON.parse(Buffer.from(token?.split(".")[1] ?? "", "base64url").toString());
const forget = () => client.send(new ForgotPasswordCommand({ ClientId, Username: email }));

describe("signing up", () => {
  it("sends a code, and the code confirms the address once", async () => {
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

  it("is refused a short password, a known address in any letters, and what is no address", async () => {
    await signUp();

    expect(await refusal(signUp("bob@example.com", "five5"))).toBe(
      "InvalidPasswordException: Password did not conform with policy: Password not long enough",
    );
    expect(await refusal(signUp("ADA@example.com"))).toBe("UsernameExistsException: User already exists");
    expect(await refusal(signUp("ada"))).toBe("InvalidParameterException: Username should be an email.");
  });

  it("is refused a wrong code, and an old one after a new one was sent", async () => {
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

  it("tells nobody which addresses are known", async () => {
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

  it("tells it where the pool is set so", async () => {
    await close();
    await open({ preventUserExistenceErrors: false });

    expect(await refusal(signIn())).toBe("UserNotFoundException: User does not exist.");
    expect(await refusal(forget())).toBe("UserNotFoundException: User does not exist.");
  });
});

describe("the functions of the pool", () => {
  const reopen = async (triggers: Settings["pool"]["triggers"]) => {
    await close();
    await open({ triggers });
  };

  it("hear of a new member once, with its attributes", async () => {
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

  it("may refuse who signs up, and their words reach the caller", async () => {
    await reopen({ PreSignUp: "guard" });
    answerTrigger = () => {
      throw new Error("Disposable addresses are not accepted");
    };

    expect(await refusal(signUp())).toBe(
      "UserLambdaValidationException: PreSignUp failed with error Disposable addresses are not accepted.",
    );
    expect(fired[0]?.triggerSource).toBe("PreSignUp_SignUp");
    expect(await client.send(new ListUsersCommand({ UserPoolId }))).toMatchObject({ Users: [] });
  });

  it("may confirm at once", async () => {
    await reopen({ PreSignUp: "guard", PostConfirmation: "welcome" });
    answerTrigger = (event) => ({ ...event, response: { autoConfirmUser: true, autoVerifyEmail: true } });

    expect(await signUp()).toMatchObject({ UserConfirmed: true });
    expect(fired.map(({ triggerSource }) => triggerSource)).toEqual([
      "PreSignUp_SignUp",
      "PostConfirmation_ConfirmSignUp",
    ]);
    expect(letters).toEqual([]);
  });

  it("may write the letter, with the code where they leave room for it", async () => {
    await reopen({ CustomMessage: "letter" });
    answerTrigger = (event) => ({
      ...event,
      response: { emailSubject: "Welcome!", emailMessage: "Hello {username}, {####} is yours" },
    });

    await signUp();

    expect(letters[0]).toMatchObject({ subject: "Welcome!", text: `Hello ${email}, ${letters[0]?.code} is yours` });
  });

  it("that fail after the code was taken leave the member confirmed, and are run again at the next chance", async () => {
    await reopen({ PostConfirmation: "welcome" });
    await signUp();
    answerTrigger = () => {
      throw new Error("the table is busy");
    };

    expect(await refusal(confirm())).toMatch(/^UserLambdaValidationException: PostConfirmation failed/);
    answerTrigger = (event) => event;
    await pool.ensureUser({ email, password, groups: [] });

    expect((await signIn()).AccessToken).not.toBe("");
    expect(fired).toHaveLength(2);
  });

  it("of other kinds are refused by name", async () => {
    const triggers = { PreTokenGeneration: "claims" };

    await expect(open({ triggers })).rejects.toThrow("PreTokenGeneration");
  });
});

describe("tokens", () => {
  it("carry what the real pool's carry, and pass the verifier of production", async () => {
    const sub = await aMember();
    await client.send(new AdminAddUserToGroupCommand({ UserPoolId, Username: email, GroupName: "admin" }));

    const { AccessToken, IdToken, ExpiresIn, TokenType } = { ExpiresIn: 0, TokenType: "", ...(await signIn()) };
    const verifier = CognitoJwtVerifier.create({ userPoolId: UserPoolId, clientId: ClientId, tokenUse: "access" });
    verifier.cacheJwks(pool.jwks);

    expect(await verifier.verify(AccessToken)).toMatchObject({
      sub,
      iss: `https://cognito-idp.us-east-1.amazonaws.com/${UserPoolId}`,
      client_id: ClientId,
      token_use: "access",
      scope: "aws.cognito.signin.user.admin",
      "cognito:groups": ["admin"],
      username: sub,
    });
    expect(claims(IdToken)).toMatchObject({
      sub,
      aud: ClientId,
      token_use: "id",
      email,
      email_verified: true,
      "cognito:username": sub,
      "cognito:groups": ["admin"],
    });
    expect(await (await fetch(`${pool.endpoint}/${UserPoolId}/.well-known/jwks.json`)).json()).toEqual(pool.jwks);
    expect({ ExpiresIn, TokenType }).toEqual({ ExpiresIn: 3600, TokenType: "Bearer" });
  });

  it("name no groups for who is in none", async () => {
    await aMember();

    expect(claims((await signIn()).AccessToken)).not.toHaveProperty("cognito:groups");
  });

  it("are refreshed by both calls, also after a restart", async () => {
    const sub = await aMember();
    const { RefreshToken, AccessToken } = await signIn();
    await close();
    await open();

    const old = await refresh(RefreshToken);
    const recent = await client.send(new GetTokensFromRefreshTokenCommand({ ClientId, RefreshToken }));

    for (const { AuthenticationResult: fresh } of [old, recent]) {
      expect(claims(fresh?.AccessToken)).toMatchObject({ sub, origin_jti: claims(AccessToken).origin_jti });
      expect(fresh?.AccessToken).not.toBe(AccessToken);
    }
    expect(await client.send(new GetUserCommand({ AccessToken }))).toMatchObject({ Username: sub });
  });

  it("end with their session: one by revoking, all by signing out", async () => {
    await aMember();
    const [phone, laptop] = [await signIn(), await signIn()];

    await client.send(new RevokeTokenCommand({ ClientId, Token: phone.RefreshToken }));
    expect(await refusal(refresh(phone.RefreshToken))).toBe("NotAuthorizedException: Invalid Refresh Token");
    expect(await refusal(client.send(new GetUserCommand({ AccessToken: phone.AccessToken })))).toBe(
      "NotAuthorizedException: Access Token has been revoked",
    );
    expect((await refresh(laptop.RefreshToken)).AuthenticationResult).toBeDefined();

    await client.send(new GlobalSignOutCommand({ AccessToken: laptop.AccessToken }));
    expect(await refusal(refresh(laptop.RefreshToken))).toMatch(/^NotAuthorizedException/);
  });

  it("of strangers, and ID tokens in the place of access tokens, open nothing", async () => {
    await aMember();
    const { IdToken, AccessToken } = await signIn();
    const [head, body] = AccessToken.split(".");
    const get = (token: string) => refusal(client.send(new GetUserCommand({ AccessToken: token })));

    expect(await get(IdToken)).toBe("NotAuthorizedException: Invalid Access Token");
    expect(await get(`${head}.${body}.${Buffer.from("forged").toString("base64url")}`)).toMatch(/^NotAuthorizedExc/);
    expect(await get("nothing")).toMatch(/^NotAuthorizedException/);
  });
});

describe("a password", () => {
  it("is changed by who knows it", async () => {
    await aMember();
    const { AccessToken } = await signIn();
    const change = (PreviousPassword: string, ProposedPassword: string) =>
      client.send(new ChangePasswordCommand({ AccessToken, PreviousPassword, ProposedPassword }));

    expect(await refusal(change("wrong!", "moonlit"))).toBe("NotAuthorizedException: Incorrect username or password.");
    expect(await refusal(change(password, "short"))).toMatch(/^InvalidPasswordException/);
    await change(password, "moonlit");
    expect(await refusal(signIn())).toMatch(/^NotAuthorizedException/);
    expect((await signIn("moonlit")).AccessToken).not.toBe("");
  });

  it("that was forgotten is set anew with a code, once", async () => {
    await aMember();
    const set = (ConfirmationCode: string | undefined, Password: string) =>
      client.send(new ConfirmForgotPasswordCommand({ ClientId, Username: email, ConfirmationCode, Password }));

    await forget();
    const code = letters.at(-1)?.code;

    expect(letters.at(-1)?.kind).toBe("forgot-password");
    expect(await refusal(set("wrong", "moonlit"))).toMatch(/^CodeMismatchException/);
    await set(code, "moonlit");
    expect((await signIn("moonlit")).AccessToken).not.toBe("");
    expect(await refusal(set(code, "starlit"))).toMatch(/^CodeMismatchException/);
  });

  it("of an address that was never confirmed cannot be set anew", async () => {
    await signUp();

    expect(await refusal(forget())).toMatch(/^InvalidParameterException: Cannot reset password for the user/);
  });

  it("never lies on disk, nor does a refresh token", async () => {
    await pool.ensureUser({ email, password: "a very secret phrase", groups: [] });
    const { RefreshToken } = await signIn("a very secret phrase");

    const files = readdirSync(join(folder, "users")).map((file) => readFileSync(join(folder, "users", file), "utf8"));

    expect(files).toHaveLength(1);
    expect(files[0]).toContain("verifier");
    expect(files[0]).not.toContain("a very secret phrase");
    expect(files[0]).not.toContain(RefreshToken);
  });
});

describe("a member", () => {
  it("may have a name, but no other address without a code", async () => {
    await aMember();
    const { AccessToken } = await signIn();
    const update = (Name: string, Value: string) =>
      client.send(new UpdateUserAttributesCommand({ AccessToken, UserAttributes: [{ Name, Value }] }));

    await update("name", "Ada");

    const { UserAttributes } = await client.send(new GetUserCommand({ AccessToken }));
    expect(UserAttributes).toContainEqual({ Name: "name", Value: "Ada" });
    expect(await refusal(update("email", "eve@example.com"))).toMatch(/^InvalidParameterException.*email/);
  });

  it("may leave, and its tokens are worth nothing then", async () => {
    await aMember();
    const { AccessToken, RefreshToken } = await signIn();

    await client.send(new DeleteUserCommand({ AccessToken }));

    expect(await refusal(client.send(new GetUserCommand({ AccessToken })))).toMatch(/^UserNotFoundException/);
    expect(await refusal(refresh(RefreshToken))).toMatch(/^NotAuthorizedException/);
  });
});

describe("an administrator", () => {
  const Username = email;

  it("invites a user, who sets a password at the first sign-in", async () => {
    const { User } = await client.send(new AdminCreateUserCommand({ UserPoolId, Username }));
    const invited = await signIn(letters.at(-1)?.code);
    const answered = await client.send(
      new RespondToAuthChallengeCommand({
        ClientId,
        ChallengeName: invited.ChallengeName,
        Session: invited.Session,
        ChallengeResponses: { USERNAME: email, NEW_PASSWORD: password },
      }),
    );

    expect(User).toMatchObject({
      UserStatus: "FORCE_CHANGE_PASSWORD",
      Enabled: true,
      UserCreateDate: expect.any(Date),
    });
    expect(invited.ChallengeName).toBe("NEW_PASSWORD_REQUIRED");
    expect(answered.AuthenticationResult?.AccessToken).toBeDefined();
    expect((await signIn()).AccessToken).not.toBe("");
  });

  it("makes a user quietly, sets its password and finds it by its address", async () => {
    const create = { UserPoolId, Username, MessageAction: "SUPPRESS" } as const;
    await client.send(new AdminCreateUserCommand(create));
    await client.send(new AdminSetUserPasswordCommand({ UserPoolId, Username, Password: password, Permanent: true }));
    await pool.ensureUser({ email: "bob@example.com", password, groups: [] });

    const { Users } = await client.send(new ListUsersCommand({ UserPoolId, Filter: `email = "${email}"` }));

    expect(Users).toHaveLength(1);
    expect(Users?.[0]?.Attributes).toContainEqual({ Name: "email", Value: email });
    expect(await client.send(new AdminGetUserCommand({ UserPoolId, Username }))).toMatchObject({
      UserStatus: "CONFIRMED",
    });
    expect((await signIn()).AccessToken).not.toBe("");
    expect(letters).toEqual([]);
    expect(await refusal(client.send(new AdminCreateUserCommand(create)))).toBe(
      "UsernameExistsException: User account already exists",
    );
  });

  it("confirms who signed up", async () => {
    await signUp();

    await client.send(new AdminConfirmSignUpCommand({ UserPoolId, Username }));

    expect((await signIn()).AccessToken).not.toBe("");
  });

  it("puts users in the groups there are", async () => {
    await aMember();
    const add = (GroupName: string) => client.send(new AdminAddUserToGroupCommand({ UserPoolId, Username, GroupName }));

    await add("admin");

    const { Groups } = await client.send(new AdminListGroupsForUserCommand({ UserPoolId, Username }));
    expect(Groups?.map(({ GroupName }) => GroupName)).toEqual(["admin"]);
    expect(await refusal(add("owners"))).toBe("ResourceNotFoundException: Group not found.");
  });

  it("shuts a user out, and lets it in again", async () => {
    await aMember();
    const { RefreshToken } = await signIn();

    await client.send(new AdminDisableUserCommand({ UserPoolId, Username }));
    expect(await refusal(signIn())).toBe("NotAuthorizedException: User is disabled.");
    expect(await refusal(refresh(RefreshToken))).toMatch(/^NotAuthorizedException/);

    await client.send(new AdminEnableUserCommand({ UserPoolId, Username }));
    expect((await signIn()).AccessToken).not.toBe("");
  });

  it("signs a user out everywhere, and asks for a new password", async () => {
    await aMember();
    const { RefreshToken } = await signIn();

    await client.send(new AdminUserGlobalSignOutCommand({ UserPoolId, Username }));
    await client.send(new AdminResetUserPasswordCommand({ UserPoolId, Username }));

    expect(await refusal(refresh(RefreshToken))).toMatch(/^NotAuthorizedException/);
    expect(await refusal(signIn())).toMatch(/^PasswordResetRequiredException/);
    expect(letters.at(-1)?.kind).toBe("forgot-password");
  });

  it("gives a user another address, unless it is somebody else's", async () => {
    await aMember();
    await pool.ensureUser({ email: "bob@example.com", password, groups: [] });
    const move = (Value: string) =>
      client.send(
        new AdminUpdateUserAttributesCommand({ UserPoolId, Username, UserAttributes: [{ Name: "email", Value }] }),
      );

    expect(await refusal(move("bob@example.com"))).toMatch(/^AliasExistsException/);
    await move("eve@example.com");

    expect((await signIn(password, "eve@example.com")).AccessToken).not.toBe("");
    expect(await refusal(signIn())).toMatch(/^NotAuthorizedException/);
  });

  it("signs in for a user by its password", async () => {
    await aMember();
    const AuthParameters = { USERNAME: email, PASSWORD: password };
    const asked = { UserPoolId, ClientId, AuthFlow: "ADMIN_USER_PASSWORD_AUTH", AuthParameters } as const;

    expect(await client.send(new AdminInitiateAuthCommand(asked))).toHaveProperty("AuthenticationResult.AccessToken");
  });

  it("deletes a user, whose address is free again", async () => {
    await aMember();

    await client.send(new AdminDeleteUserCommand({ UserPoolId, Username }));

    expect(await refusal(client.send(new AdminGetUserCommand({ UserPoolId, Username })))).toBe(
      "UserNotFoundException: User does not exist.",
    );
    await close();
    await open();
    expect(await signUp()).toHaveProperty("UserSub");
  });
});

describe("the tools of this machine", () => {
  it("get tokens for an address without a password: the same user every time", async () => {
    const sub = "0f0e0d0c-0000-4000-8000-000000000001";

    const first = await pool.issueTokens({ sub, email, groups: ["admin"] });
    const second = await pool.issueTokens({ email: "ADA@example.com" });

    expect(claims(first.accessToken)).toMatchObject({ sub, "cognito:groups": ["admin"], token_use: "access" });
    expect(claims(first.idToken)).toMatchObject({ email, token_use: "id" });
    expect(second.sub).toBe(sub);
    expect(await client.send(new GetUserCommand({ AccessToken: second.accessToken }))).toHaveProperty("Username", sub);
  });

  it("make a member once, however many ask at a time", async () => {
    await close();
    await open({ triggers: { PostConfirmation: "welcome" } });

    const made = await Promise.all(Array.from({ length: 5 }, () => pool.issueTokens({ email })));

    expect(new Set(made.map(({ sub }) => sub)).size).toBe(1);
    expect(fired).toHaveLength(1);
  });

  it("find an account of the first start as its owner left it", async () => {
    await aMember();
    const { AccessToken } = await signIn();
    const change = { AccessToken, PreviousPassword: password, ProposedPassword: "moonlit" };
    await client.send(new ChangePasswordCommand(change));
    await close();
    await open();

    await pool.ensureUser({ email, password, groups: ["admin"] });

    expect(claims((await signIn("moonlit")).AccessToken)["cognito:groups"]).toEqual(["admin"]);
  });
});

describe("the emulator", () => {
  it("refuses what it does not do, and other clients and pools, by name", async () => {
    const strange = { ClientId: "other", Username: email, Password: password };

    expect(await refusal(client.send(new DescribeUserPoolCommand({ UserPoolId })))).toContain("DescribeUserPool");
    expect(await refusal(client.send(new SignUpCommand(strange)))).toMatch(/^ResourceNotFoundException/);
    expect(await refusal(client.send(new ListUsersCommand({ UserPoolId: "us-east-1_Other" })))).toMatch(
      /^ResourceNotFoundException/,
    );
  });

  it("answers pages of this machine, and lets no page from elsewhere in", async () => {
    const ask = (origin: string) => fetch(pool.endpoint, { method: "OPTIONS", headers: { origin } });

    const own = await ask("http://localhost:3000");
    const other = await ask("https://example.com");

    expect(own.headers.get("access-control-allow-origin")).toBe("http://localhost:3000");
    expect(other.headers.get("access-control-allow-origin")).toBeNull();
  });
});
