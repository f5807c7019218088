import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import {
  AdminAddUserToGroupCommand,
  ChangePasswordCommand,
  ConfirmForgotPasswordCommand,
  DeleteUserCommand,
  GetTokensFromRefreshTokenCommand,
  GetUserCommand,
  GlobalSignOutCommand,
  RevokeTokenCommand,
  UpdateUserAttributesCommand,
  VerifyUserAttributeCommand,
} from "@aws-sdk/client-cognito-identity-provider";
import { CognitoJwtVerifier } from "aws-jwt-verify";
import { describe, expect, it } from "vitest";
import {
  ClientId,
  claims,
  client,
  close,
  email,
  folder,
  forget,
  letters,
  makeMember,
  open,
  password,
  pool,
  refresh,
  refusal,
  signIn,
  signUp,
  UserPoolId,
  usePool,
} from "./cognito-support.ts";

usePool();

describe("tokens", () => {
  it("have the claims of a real pool's tokens and pass the production verifier", async () => {
    const sub = await makeMember();
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

  it("have no groups claim for a user without groups", async () => {
    await makeMember();

    expect(claims((await signIn()).AccessToken)).not.toHaveProperty("cognito:groups");
  });

  it("can be refreshed by both operations, also after a restart", async () => {
    const sub = await makeMember();
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
    await makeMember();
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

  it("of another signer, and ID tokens instead of access tokens, are refused", async () => {
    await makeMember();
    const { IdToken, AccessToken } = await signIn();
    const [head, body] = AccessToken.split(".");
    const get = (token: string) => refusal(client.send(new GetUserCommand({ AccessToken: token })));

    expect(await get(IdToken)).toBe("NotAuthorizedException: Invalid Access Token");
    expect(await get(`${head}.${body}.${Buffer.from("forged").toString("base64url")}`)).toMatch(/^NotAuthorizedExc/);
    expect(await get("nothing")).toMatch(/^NotAuthorizedException/);
  });
});

describe("a password", () => {
  it("can be changed with the current one", async () => {
    await makeMember();
    const { AccessToken } = await signIn();
    const change = (PreviousPassword: string, ProposedPassword: string) =>
      client.send(new ChangePasswordCommand({ AccessToken, PreviousPassword, ProposedPassword }));

    expect(await refusal(change("wrong!", "moonlit"))).toBe("NotAuthorizedException: Incorrect username or password.");
    expect(await refusal(change(password, "short"))).toMatch(/^InvalidPasswordException/);
    await change(password, "moonlit");
    expect(await refusal(signIn())).toMatch(/^NotAuthorizedException/);
    expect((await signIn("moonlit")).AccessToken).not.toBe("");
  });

  it("that was forgotten can be reset with a code, once", async () => {
    await makeMember();
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

  it("of an unverified address cannot be reset", async () => {
    await signUp();

    expect(await refusal(forget())).toMatch(/^InvalidParameterException: Cannot reset password for the user/);
  });

  it("is never stored on disk, nor is a refresh token", async () => {
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
  it("can change its name, but not its address", async () => {
    await makeMember();
    const { AccessToken } = await signIn();
    const update = (Name: string, Value: string) =>
      client.send(new UpdateUserAttributesCommand({ AccessToken, UserAttributes: [{ Name, Value }] }));

    await update("name", "Ada");

    const { UserAttributes } = await client.send(new GetUserCommand({ AccessToken }));
    expect(UserAttributes).toContainEqual({ Name: "name", Value: "Ada" });
    expect(await refusal(update("email", "eve@example.com"))).toMatch(/^InvalidParameterException.*email/);
  });

  it("keeps its e-mail address until the code that was sent to the new one is entered", async () => {
    await close();
    await open({ verifiesNewEmails: true });
    await makeMember();
    const { AccessToken } = await signIn();
    const update = (Value: string) =>
      client.send(new UpdateUserAttributesCommand({ AccessToken, UserAttributes: [{ Name: "email", Value }] }));
    const verify = (Code = "") =>
      client.send(new VerifyUserAttributeCommand({ AccessToken, AttributeName: "email", Code }));
    const addressNow = async () =>
      (await client.send(new GetUserCommand({ AccessToken }))).UserAttributes?.find(({ Name }) => Name === "email")
        ?.Value;

    expect(await refusal(verify("000000"))).toMatch(/^CodeMismatchException/);
    expect((await update("eve@example.com")).CodeDeliveryDetailsList).toMatchObject([
      { AttributeName: "email", Destination: "e***@e***" },
    ]);
    expect(letters.at(-1)).toMatchObject({ to: "eve@example.com", kind: "new-email" });
    expect(await addressNow()).toBe(email);

    await verify(letters.at(-1)?.code);

    expect(await addressNow()).toBe("eve@example.com");
    expect(await refusal(verify(letters.at(-1)?.code))).toMatch(/^CodeMismatchException/);
    expect(await refusal(signIn())).toMatch(/^NotAuthorizedException/);
    await signUp(email);
    expect(await refusal(update(email))).toMatch(/^AliasExistsException/);
  });

  it("can delete itself, which makes its tokens invalid", async () => {
    await makeMember();
    const { AccessToken, RefreshToken } = await signIn();

    await client.send(new DeleteUserCommand({ AccessToken }));

    expect(await refusal(client.send(new GetUserCommand({ AccessToken })))).toMatch(/^UserNotFoundException/);
    expect(await refusal(refresh(RefreshToken))).toMatch(/^NotAuthorizedException/);
  });
});
