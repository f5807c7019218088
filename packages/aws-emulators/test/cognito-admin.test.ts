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
  ChangePasswordCommand,
  GetUserCommand,
  ListUsersCommand,
  RespondToAuthChallengeCommand,
} from "@aws-sdk/client-cognito-identity-provider";
import { describe, expect, it } from "vitest";
import {
  ClientId,
  claims,
  client,
  close,
  email,
  fired,
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

  it("creates a user without a mail, sets its password and finds it by address", async () => {
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

  it("confirms a sign-up", async () => {
    await signUp();

    await client.send(new AdminConfirmSignUpCommand({ UserPoolId, Username }));

    expect((await signIn()).AccessToken).not.toBe("");
  });

  it("adds users to existing groups only", async () => {
    await makeMember();
    const add = (GroupName: string) => client.send(new AdminAddUserToGroupCommand({ UserPoolId, Username, GroupName }));

    await add("admin");

    const { Groups } = await client.send(new AdminListGroupsForUserCommand({ UserPoolId, Username }));
    expect(Groups?.map(({ GroupName }) => GroupName)).toEqual(["admin"]);
    expect(await refusal(add("owners"))).toBe("ResourceNotFoundException: Group not found.");
  });

  it("disables and enables a user", async () => {
    await makeMember();
    const { RefreshToken } = await signIn();

    await client.send(new AdminDisableUserCommand({ UserPoolId, Username }));
    expect(await refusal(signIn())).toBe("NotAuthorizedException: User is disabled.");
    expect(await refusal(refresh(RefreshToken))).toMatch(/^NotAuthorizedException/);

    await client.send(new AdminEnableUserCommand({ UserPoolId, Username }));
    expect((await signIn()).AccessToken).not.toBe("");
  });

  it("signs a user out everywhere and requires a new password", async () => {
    await makeMember();
    const { RefreshToken } = await signIn();

    await client.send(new AdminUserGlobalSignOutCommand({ UserPoolId, Username }));
    await client.send(new AdminResetUserPasswordCommand({ UserPoolId, Username }));

    expect(await refusal(refresh(RefreshToken))).toMatch(/^NotAuthorizedException/);
    expect(await refusal(signIn())).toMatch(/^PasswordResetRequiredException/);
    expect(letters.at(-1)?.kind).toBe("forgot-password");
  });

  it("changes a user's address unless another user has it", async () => {
    await makeMember();
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

  it("signs in as a user with the password", async () => {
    await makeMember();
    const AuthParameters = { USERNAME: email, PASSWORD: password };
    const asked = { UserPoolId, ClientId, AuthFlow: "ADMIN_USER_PASSWORD_AUTH", AuthParameters } as const;

    expect(await client.send(new AdminInitiateAuthCommand(asked))).toHaveProperty("AuthenticationResult.AccessToken");
  });

  it("deletes a user and frees its address", async () => {
    await makeMember();

    await client.send(new AdminDeleteUserCommand({ UserPoolId, Username }));

    expect(await refusal(client.send(new AdminGetUserCommand({ UserPoolId, Username })))).toBe(
      "UserNotFoundException: User does not exist.",
    );
    await close();
    await open();
    expect(await signUp()).toHaveProperty("UserSub");
  });
});

describe("local shortcuts", () => {
  it("get tokens for an address without a password: the same user every time", async () => {
    const sub = "0f0e0d0c-0000-4000-8000-000000000001";

    const first = await pool.issueTokens({ sub, email, groups: ["admin"] });
    const second = await pool.issueTokens({ email: "ADA@example.com" });

    expect(claims(first.accessToken)).toMatchObject({ sub, "cognito:groups": ["admin"], token_use: "access" });
    expect(claims(first.idToken)).toMatchObject({ email, token_use: "id" });
    expect(second.sub).toBe(sub);
    expect(await client.send(new GetUserCommand({ AccessToken: second.accessToken }))).toHaveProperty("Username", sub);
  });

  it("create a user once for concurrent calls", async () => {
    await close();
    await open({ triggers: { PostConfirmation: "welcome" } });

    const made = await Promise.all(Array.from({ length: 5 }, () => pool.issueTokens({ email })));

    expect(new Set(made.map(({ sub }) => sub)).size).toBe(1);
    expect(fired).toHaveLength(1);
  });

  it("leave an existing account unchanged", async () => {
    await makeMember();
    const { AccessToken } = await signIn();
    const change = { AccessToken, PreviousPassword: password, ProposedPassword: "moonlit" };
    await client.send(new ChangePasswordCommand(change));
    await close();
    await open();

    await pool.ensureUser({ email, password, groups: ["admin"] });

    expect(claims((await signIn("moonlit")).AccessToken)["cognito:groups"]).toEqual(["admin"]);
  });
});
