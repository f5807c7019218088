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
import { attributesIn, given, type Use, userIn } from "../cognito-context.ts";
import { confirm } from "../confirm-user.ts";
import { refusals } from "../errors.ts";
import { newPassword } from "../password.ts";
import { attributeList, newUser } from "../user.ts";
import { viewOf } from "../view.ts";

// What an administrator may do with one user: many calls, a line or two each.

export const adminCreateUser = async (use: Use, asked: AdminCreateUserRequest) => {
  const { pool, directory, fire, post } = use;
  if (asked.UserPoolId !== pool.id) throw refusals.noSuchPool(String(asked.UserPoolId));
  const email = given(asked.Username, "username");
  if (directory.find(email)) throw refusals.userExists("User account already exists");
  const temporary = asked.TemporaryPassword ?? randomBytes(9).toString("base64url");
  const draft = newUser(randomUUID(), { ...attributesIn(asked.UserAttributes), email });
  const password = newPassword(pool, draft.username, temporary);
  await fire("PreSignUp", "PreSignUp_AdminCreateUser", draft);
  const user = directory.add({ ...draft, password, status: "FORCE_CHANGE_PASSWORD" });
  if (asked.MessageAction !== "SUPPRESS") await post.invite(user, temporary);
  return { User: { ...viewOf(user), Attributes: attributeList(user) } };
};

export const adminGetUser = (use: Use, { UserPoolId, Username }: AdminGetUserRequest) => {
  const user = userIn(use, UserPoolId, Username);
  return { ...viewOf(user), UserAttributes: attributeList(user) };
};

export const adminSetUserPassword = (use: Use, asked: AdminSetUserPasswordRequest) => {
  const { username } = userIn(use, asked.UserPoolId, asked.Username);
  const password = newPassword(use.pool, username, given(asked.Password, "password"));
  use.directory.change(username, () => ({
    password,
    status: asked.Permanent ? "CONFIRMED" : "FORCE_CHANGE_PASSWORD",
  }));
  return {};
};

export const adminResetUserPassword = async (use: Use, { UserPoolId, Username }: AdminResetUserPasswordRequest) => {
  const { username } = userIn(use, UserPoolId, Username);
  const user = use.directory.change(username, () => ({ status: "RESET_REQUIRED" }));
  await use.post.sendCode(user, "forgot-password");
  return {};
};

export const adminConfirmSignUp = async (use: Use, { UserPoolId, Username }: AdminConfirmSignUpRequest) => {
  const user = userIn(use, UserPoolId, Username);
  if (user.status !== "UNCONFIRMED") {
    throw refusals.notAuthorized(`User cannot be confirmed. Current status is ${user.status}`);
  }
  await confirm(use, user);
  return {};
};

export const adminUpdateUserAttributes = (use: Use, asked: AdminUpdateUserAttributesRequest) => {
  const { username } = userIn(use, asked.UserPoolId, asked.Username);
  const changes = attributesIn(asked.UserAttributes);
  const owner = changes["email"] && use.directory.find(changes["email"]);
  if (owner && owner.username !== username) throw refusals.addressTaken();
  use.directory.change(username, ({ attributes }) => ({ attributes: { ...attributes, ...changes } }));
  return {};
};

export const adminAddUserToGroup = (use: Use, { UserPoolId, Username, GroupName }: AdminAddUserToGroupRequest) => {
  const { username } = userIn(use, UserPoolId, Username);
  const group = given(GroupName, "groupName");
  if (use.pool.groups && !use.pool.groups.includes(group)) throw refusals.noSuchGroup();
  use.directory.change(username, ({ groups }) => ({ groups: [...new Set([...groups, group])] }));
  return {};
};

export const adminRemoveUserFromGroup = (use: Use, asked: AdminRemoveUserFromGroupRequest) => {
  const { username } = userIn(use, asked.UserPoolId, asked.Username);
  use.directory.change(username, ({ groups }) => ({ groups: groups.filter((group) => group !== asked.GroupName) }));
  return {};
};

export const adminListGroupsForUser = (use: Use, { UserPoolId, Username }: AdminListGroupsForUserRequest) => ({
  Groups: userIn(use, UserPoolId, Username).groups.map((GroupName) => ({ GroupName, UserPoolId })),
});

export const adminDisableUser = (use: Use, { UserPoolId, Username }: AdminDisableUserRequest) => {
  const { username } = userIn(use, UserPoolId, Username);
  use.directory.change(username, () => ({ enabled: false, sessions: {} }));
  return {};
};

export const adminEnableUser = (use: Use, { UserPoolId, Username }: AdminEnableUserRequest) => {
  const { username } = userIn(use, UserPoolId, Username);
  use.directory.change(username, () => ({ enabled: true }));
  return {};
};

export const adminUserGlobalSignOut = (use: Use, { UserPoolId, Username }: AdminUserGlobalSignOutRequest) => {
  use.sessions.endAll(userIn(use, UserPoolId, Username).username);
  return {};
};

export const adminDeleteUser = (use: Use, { UserPoolId, Username }: AdminDeleteUserRequest) => {
  use.directory.remove(userIn(use, UserPoolId, Username).username);
  return {};
};
