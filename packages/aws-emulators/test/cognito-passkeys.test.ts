import {
  AdminDeleteUserCommand,
  AdminDisableUserCommand,
  type AuthFlowType,
  type ChallengeNameType,
  CompleteWebAuthnRegistrationCommand,
  DeleteWebAuthnCredentialCommand,
  InitiateAuthCommand,
  ListWebAuthnCredentialsCommand,
  RespondToAuthChallengeCommand,
  StartWebAuthnRegistrationCommand,
} from "@aws-sdk/client-cognito-identity-provider";
import { afterEach, describe, expect, it, vi } from "vitest";
import {
  ClientId,
  claims,
  client,
  close,
  email,
  makeMember,
  open,
  password,
  pool,
  refusal,
  signIn,
  UserPoolId,
  usePool,
} from "./cognito-support.ts";
import { createAuthenticator } from "./software-authenticator.ts";

const relyingPartyId = "films.example";
const passkeys = { relyingPartyId, userVerification: "required" } as const;
const here = { origin: "https://films.example", relyingPartyId };

usePool();
afterEach(() => void vi.useRealTimers());

const reopen = async (more: Parameters<typeof open>[0] = { passkeys }) => {
  await close();
  await open(more);
};
type Authenticator = ReturnType<typeof createAuthenticator>;
type Options = Parameters<Authenticator["create"]>[0];

const startRegistration = async (AccessToken: string) => {
  const started = await client.send(new StartWebAuthnRegistrationCommand({ AccessToken }));
  return started.CredentialCreationOptions as unknown as Options & Record<string, unknown>;
};
const complete = (AccessToken: string, Credential: object) =>
  client.send(new CompleteWebAuthnRegistrationCommand({ AccessToken, Credential: { ...Credential } }));
const register = async (AccessToken: string, authenticator = createAuthenticator()) => {
  await complete(AccessToken, authenticator.create(await startRegistration(AccessToken), here));
  return authenticator;
};
const list = async (AccessToken: string) =>
  (await client.send(new ListWebAuthnCredentialsCommand({ AccessToken }))).Credentials ?? [];
const begin = (USERNAME = email, more: Record<string, string> = { PREFERRED_CHALLENGE: "WEB_AUTHN" }) => {
  const AuthFlow: AuthFlowType = "USER_AUTH";
  return client.send(new InitiateAuthCommand({ ClientId, AuthFlow, AuthParameters: { USERNAME, ...more } }));
};
const respond = (ChallengeName: ChallengeNameType, Session: string | undefined, answers: Record<string, string>) =>
  client.send(
    new RespondToAuthChallengeCommand({
      ClientId,
      ChallengeName,
      Session,
      ChallengeResponses: { USERNAME: email, ...answers },
    }),
  );
const optionsOf = ({ ChallengeParameters }: { ChallengeParameters?: Record<string, string> | undefined }) =>
  JSON.parse(ChallengeParameters?.["CREDENTIAL_REQUEST_OPTIONS"] ?? "{}");
const answer = (Session: string | undefined, credential: object) =>
  respond("WEB_AUTHN", Session, { CREDENTIAL: JSON.stringify(credential) });
const enter = async (authenticator: Authenticator, ceremony: Parameters<Authenticator["get"]>[1] = here) => {
  const asked = await begin();
  return answer(asked.Session, authenticator.get(optionsOf(asked), ceremony));
};
/** A member who is signed in, in a pool with passkeys. */
const member = async () => {
  await reopen();
  const sub = await makeMember();
  return { sub, AccessToken: (await signIn()).AccessToken };
};
const other = async () => {
  const { accessToken, sub } = await pool.issueTokens({ email: "bo@example.com" });
  return { sub, AccessToken: accessToken };
};
const wrong = "NotAuthorizedException: The passkey is not valid for this user.";

describe("a passkey", () => {
  it("is registered, listed, signs in without a password, and is removed", async () => {
    const { sub, AccessToken } = await member();
    const options = await startRegistration(AccessToken);
    const authenticator = createAuthenticator();
    await complete(AccessToken, authenticator.create(options, here));

    expect(options).toMatchObject({
      rp: { id: relyingPartyId },
      user: { id: Buffer.from(sub).toString("base64url"), name: email },
      authenticatorSelection: { residentKey: "required", userVerification: "required" },
      excludeCredentials: [],
    });
    expect(await list(AccessToken)).toEqual([
      {
        CredentialId: authenticator.id,
        FriendlyCredentialName: "Passkey",
        RelyingPartyId: relyingPartyId,
        AuthenticatorAttachment: "platform",
        AuthenticatorTransports: ["internal"],
        CreatedAt: expect.any(Date),
      },
    ]);
    const asked = await begin();
    expect(asked.ChallengeName).toBe("WEB_AUTHN");
    expect(optionsOf(asked)).toMatchObject({
      rpId: relyingPartyId,
      userVerification: "required",
      allowCredentials: [{ id: authenticator.id, transports: ["internal"] }],
    });
    const { AuthenticationResult } = await answer(asked.Session, authenticator.get(optionsOf(asked), here, sub));
    expect(claims(AuthenticationResult?.AccessToken)).toMatchObject({ sub, token_use: "access" });

    await client.send(new DeleteWebAuthnCredentialCommand({ AccessToken, CredentialId: authenticator.id }));
    expect(await list(AccessToken)).toEqual([]);
    expect((await begin()).AvailableChallenges).toEqual(["PASSWORD", "PASSWORD_SRP"]);
    expect(
      await refusal(client.send(new DeleteWebAuthnCredentialCommand({ AccessToken, CredentialId: authenticator.id }))),
    ).toContain("ResourceNotFoundException");
  });

  it("is there after a restart, and is gone with its user", async () => {
    const { AccessToken } = await member();
    const authenticator = await register(AccessToken);

    await reopen();

    expect((await enter(authenticator)).AuthenticationResult).toBeDefined();
    await client.send(new AdminDeleteUserCommand({ UserPoolId, Username: email }));
    const sub = await makeMember();
    expect(await list((await signIn()).AccessToken)).toEqual([]);
    expect(sub).toBeDefined();
    expect((await begin()).ChallengeName).toBe("SELECT_CHALLENGE");
  });

  it("does not sign in a disabled user", async () => {
    const authenticator = await register((await member()).AccessToken);

    await client.send(new AdminDisableUserCommand({ UserPoolId, Username: email }));

    expect(await refusal(enter(authenticator))).toBe("NotAuthorizedException: User is disabled.");
  });

  it("is one of twenty at most, each listed on a page", async () => {
    const { AccessToken } = await member();
    for (let count = 0; count < 20; count += 1) await register(AccessToken);

    const first = await client.send(new ListWebAuthnCredentialsCommand({ AccessToken, MaxResults: 15 }));
    const second = await client.send(new ListWebAuthnCredentialsCommand({ AccessToken, NextToken: first.NextToken }));

    expect([first.Credentials?.length, second.Credentials?.length, second.NextToken]).toEqual([15, 5, undefined]);
    expect(await refusal(register(AccessToken))).toContain("LimitExceededException");
  });
});

describe("a registration is refused", () => {
  it("from a page of another origin, for another relying party, and without user verification", async () => {
    const { AccessToken } = await member();
    const attempt = async (change: object) =>
      refusal(
        complete(
          AccessToken,
          createAuthenticator().create(await startRegistration(AccessToken), { ...here, ...change }),
        ),
      );

    expect(await attempt({ origin: "https://films.example.evil.example" })).toContain(
      "WebAuthnOriginNotAllowedException",
    );
    expect(await attempt({ origin: "http://films.example" })).toContain("WebAuthnOriginNotAllowedException");
    expect(await attempt({ relyingPartyId: "evil.example" })).toContain("WebAuthnRelyingPartyMismatchException");
    expect(await attempt({ isVerified: false })).toContain("WebAuthnCredentialNotSupportedException");
    expect(await attempt({ origin: "https://app.films.example" })).toBe("no refusal");
    expect(await list(AccessToken)).toHaveLength(1);
  });

  it("with a challenge that was used, has expired, is of another user, or was never given", async () => {
    const { AccessToken } = await member();
    const { AccessToken: OtherToken } = await other();
    const expired = "WebAuthnChallengeNotFoundException";
    const once = createAuthenticator().create(await startRegistration(AccessToken), here);
    const late = createAuthenticator().create(await startRegistration(AccessToken), here);
    const foreign = createAuthenticator().create(await startRegistration(AccessToken), here);
    const invented = createAuthenticator().create({ challenge: "aW52ZW50ZWQ" }, here);

    await complete(AccessToken, once);
    expect(await refusal(complete(AccessToken, once))).toContain(expired);
    expect(await refusal(complete(OtherToken, foreign))).toContain(expired);
    expect(await refusal(complete(AccessToken, invented))).toContain(expired);
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 181_000 });
    expect(await refusal(complete(AccessToken, late))).toContain(expired);
    expect(await refusal(complete(AccessToken, {}))).toContain("InvalidParameterException");
  });

  it("of a passkey that any user has already", async () => {
    const { AccessToken } = await member();
    const { AccessToken: OtherToken } = await other();
    const authenticator = await register(AccessToken);

    expect(await refusal(register(OtherToken, authenticator))).toContain("WebAuthnCredentialNotSupportedException");
  });

  it("in a pool without passkeys", async () => {
    await makeMember();
    const { AccessToken } = await signIn();

    expect(await refusal(startRegistration(AccessToken))).toContain("WebAuthnNotEnabledException");
    expect(await refusal(begin())).toContain("USER_AUTH flow not enabled for this client");
  });
});

describe("a sign-in is refused", () => {
  it("from another origin, for another relying party, and without user verification", async () => {
    const authenticator = await register((await member()).AccessToken);

    for (const change of [
      { origin: "https://evil.example" },
      { relyingPartyId: "evil.example" },
      { isVerified: false },
    ])
      expect([change, await refusal(enter(authenticator, { ...here, ...change }))]).toEqual([change, wrong]);
    expect(await refusal(enter(authenticator))).toBe("no refusal");
  });

  it("with an answer that was used, to another challenge, with a wrong signature, or too late", async () => {
    const authenticator = await register((await member()).AccessToken);
    const [asked, next, again, late] = [await begin(), await begin(), await begin(), await begin()];
    const credential = authenticator.get(optionsOf(asked), here);
    const forged = authenticator.get(optionsOf(again), here);

    await answer(asked.Session, credential);
    expect(await refusal(answer(asked.Session, credential))).toContain("Invalid session for the user");
    expect(await refusal(answer(next.Session, credential))).toBe(wrong);
    const signature = credential.response.signature;
    expect(await refusal(answer(again.Session, { ...forged, response: { ...forged.response, signature } }))).toBe(
      wrong,
    );
    expect(await refusal(respond("WEB_AUTHN", (await begin()).Session, { CREDENTIAL: "{" }))).toContain("not JSON");
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 181_000 });
    expect(await refusal(answer(late.Session, authenticator.get(optionsOf(late), here)))).toContain("Invalid session");
  });

  it("with the passkey of another user, and with one that was removed", async () => {
    const { AccessToken } = await member();
    const { sub, AccessToken: OtherToken } = await other();
    const authenticator = await register(AccessToken);
    const foreign = await register(OtherToken);

    expect(await refusal(enter(foreign))).toBe(wrong);
    const asked = await begin();
    expect(await refusal(answer(asked.Session, authenticator.get(optionsOf(asked), here, sub)))).toBe(wrong);
    const removed = await begin();
    await client.send(new DeleteWebAuthnCredentialCommand({ AccessToken, CredentialId: authenticator.id }));
    expect(await refusal(answer(removed.Session, authenticator.get(optionsOf(removed), here)))).toBe(wrong);
  });

  it("with a copy of the authenticator, whose counter is behind", async () => {
    const authenticator = await register((await member()).AccessToken);
    await enter(authenticator);
    await enter(authenticator);

    authenticator.rewind();

    expect(await refusal(enter(authenticator))).toBe(wrong);
  });
});

describe("a choice-based sign-in", () => {
  it("offers what the user has, and continues with the user's choice", async () => {
    const authenticator = await register((await member()).AccessToken);
    const offered = await begin(email, {});
    const chosen = await respond("SELECT_CHALLENGE", offered.Session, { ANSWER: "WEB_AUTHN" });
    const entered = await answer(chosen.Session, authenticator.get(optionsOf(chosen), here));
    const byPassword = await respond("SELECT_CHALLENGE", (await begin(email, {})).Session, {
      ANSWER: "PASSWORD",
      PASSWORD: password,
    });

    expect(offered).toMatchObject({
      ChallengeName: "SELECT_CHALLENGE",
      AvailableChallenges: ["PASSWORD", "PASSWORD_SRP", "WEB_AUTHN"],
    });
    expect([entered, byPassword].map(({ AuthenticationResult }) => AuthenticationResult?.TokenType)).toEqual([
      "Bearer",
      "Bearer",
    ]);
    expect(await refusal(respond("SELECT_CHALLENGE", offered.Session, { ANSWER: "WEB_AUTHN" }))).toContain(
      "Invalid session",
    );
    expect(await refusal(begin(email, { PREFERRED_CHALLENGE: "PASSWORD", PASSWORD: "not mine" }))).toContain(
      "Incorrect username or password.",
    );
  });

  it("does not say whether an account exists", async () => {
    await member();
    const strangers = Array.from({ length: 12 }, (_, at) => `stranger${at}@example.com`);
    const replies = await Promise.all(strangers.map((each) => begin(each)));
    const again = await Promise.all(strangers.map((each) => begin(each)));
    const kinds = replies.map(({ ChallengeName }) => ChallengeName);
    const asked = replies.find(({ ChallengeName }) => ChallengeName === "WEB_AUTHN");

    // A user without a passkey is answered by SELECT_CHALLENGE, a user with one by WEB_AUTHN.
    expect(new Set(kinds)).toEqual(new Set(["SELECT_CHALLENGE", "WEB_AUTHN"]));
    expect(again.map(({ ChallengeName }) => ChallengeName)).toEqual(kinds);
    expect(optionsOf(asked ?? {}).allowCredentials).toHaveLength(1);
    const anyone = createAuthenticator().get(optionsOf(asked ?? {}), here);
    expect(await refusal(answer(asked?.Session, anyone))).toBe(wrong);
  });
});
