import { randomBytes, randomUUID } from "node:crypto";
import type {
  AdminAddUserToGroupRequest,
  AdminConfirmSignUpRequest,
  AdminCreateUserRequest,
  AdminDeleteUserRequest,
  AdminDisableUserRequest,
  AdminEnableUserRequest,
  AdminGetUserRequest,
  AdminListGroupsForUserRequest,
  AdminRemoveUserFromGroupRequest,
  AdminResetUserPasswordRequest,
  AdminSetUserPasswordRequest,
  AdminUpdateUserAttributesRequest,
  AdminUserGlobalSignOutRequest,
} from "@aws-sdk/client-cognito-identity-provider";
import { attributesByName, type CognitoContext, requireField, requireUser } from "../cognito-context.ts";
import { confirmUser } from "../confirm-user.ts";
import { errors } from "../errors.ts";
import { createVerifier } from "../password.ts";
import { adminView, attributeList, newUser } from "../user.ts";

// The admin operations on one user.

export const adminCreateUser = async (context: CognitoContext, request: AdminCreateUserRequest) => {
  const { pool, users, fire, codeSender } = context;
  if (request.UserPoolId !== pool.id) throw errors.noSuchPool(String(request.UserPoolId));
  const email = requireField(request.Username, "username");
  if (users.find(email)) throw errors.userExists("User account already exists");
  const temporary = request.TemporaryPassword ?? randomBytes(9).toString("base64url");
  const draft = newUser(randomUUID(), { ...attributesByName(request.UserAttributes), email });
  const password = createVerifier(pool, draft.username, temporary);
  await fire("PreSignUp", "PreSignUp_AdminCreateUser", draft);
  const user = users.add({ ...draft, password, status: "FORCE_CHANGE_PASSWORD" });
  if (request.MessageAction !== "SUPPRESS") await codeSender.invite(user, temporary, request.ClientMetadata);
  return { User: { ...adminView(user), Attributes: attributeList(user) } };
};

export const adminGetUser = (context: CognitoContext, { UserPoolId, Username }: AdminGetUserRequest) => {
  const user = requireUser(context, UserPoolId, Username);
  return { ...adminView(user), UserAttributes: attributeList(user) };
};

export const adminSetUserPassword = (context: CognitoContext, request: AdminSetUserPasswordRequest) => {
  const { username } = requireUser(context, request.UserPoolId, request.Username);
  const password = createVerifier(context.pool, username, requireField(request.Password, "password"));
  context.users.change(username, () => ({
    password,
    status: request.Permanent ? "CONFIRMED" : "FORCE_CHANGE_PASSWORD",
  }));
  return {};
};

export const adminResetUserPassword = async (
  context: CognitoContext,
  { UserPoolId, Username, ClientMetadata }: AdminResetUserPasswordRequest,
) => {
  const { username } = requireUser(context, UserPoolId, Username);
  const user = context.users.change(username, () => ({ status: "RESET_REQUIRED" }));
  await context.codeSender.sendCode(user, "forgot-password", ClientMetadata);
  return {};
};

export const adminConfirmSignUp = async (
  context: CognitoContext,
  { UserPoolId, Username, ClientMetadata }: AdminConfirmSignUpRequest,
) => {
  const user = requireUser(context, UserPoolId, Username);
  if (user.status !== "UNCONFIRMED") {
    throw errors.notAuthorized(`User cannot be confirmed. Current status is ${user.status}`);
  }
  await confirmUser(context, user, ClientMetadata);
  return {};
};

export const adminUpdateUserAttributes = (context: CognitoContext, request: AdminUpdateUserAttributesRequest) => {
  const { username } = requireUser(context, request.UserPoolId, request.Username);
  const changes = attributesByName(request.UserAttributes);
  const owner = changes["email"] && context.users.find(changes["email"]);
  if (owner && owner.username !== username) throw errors.addressTaken();
  context.users.change(username, ({ attributes }) => ({ attributes: { ...attributes, ...changes } }));
  return {};
};

export const adminAddUserToGroup = (
  context: CognitoContext,
  { UserPoolId, Username, GroupName }: AdminAddUserToGroupRequest,
) => {
  const { username } = requireUser(context, UserPoolId, Username);
  const group = requireField(GroupName, "groupName");
  if (context.pool.groups && !context.pool.groups.includes(group)) throw errors.noSuchGroup();
  context.users.change(username, ({ groups }) => ({ groups: [...new Set([...groups, group])] }));
  return {};
};

export const adminRemoveUserFromGroup = (context: CognitoContext, request: AdminRemoveUserFromGroupRequest) => {
  const { username } = requireUser(context, request.UserPoolId, request.Username);
  context.users.change(username, ({ groups }) => ({ groups: groups.filter((group) => group !== request.GroupName) }));
  return {};
};

export const adminListGroupsForUser = (
  context: CognitoContext,
  { UserPoolId, Username }: AdminListGroupsForUserRequest,
) => ({
  Groups: requireUser(context, UserPoolId, Username).groups.map((GroupName) => ({ GroupName, UserPoolId })),
});

export const adminDisableUser = (context: CognitoContext, { UserPoolId, Username }: AdminDisableUserRequest) => {
  const { username } = requireUser(context, UserPoolId, Username);
  context.users.change(username, () => ({ enabled: false, sessions: {} }));
  return {};
};

export const adminEnableUser = (context: CognitoContext, { UserPoolId, Username }: AdminEnableUserRequest) => {
  const { username } = requireUser(context, UserPoolId, Username);
  context.users.change(username, () => ({ enabled: true }));
  return {};
};

export const adminUserGlobalSignOut = (
  context: CognitoContext,
  { UserPoolId, Username }: AdminUserGlobalSignOutRequest,
) => {
  context.sessions.endAll(requireUser(context, UserPoolId, Username).username);
  return {};
};

export const adminDeleteUser = (context: CognitoContext, { UserPoolId, Username }: AdminDeleteUserRequest) => {
  context.users.remove(requireUser(context, UserPoolId, Username).username);
  return {};
};
