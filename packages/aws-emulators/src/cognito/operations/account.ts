import type {
  ChangePasswordRequest,
  DeleteUserRequest,
  GetTokensFromRefreshTokenRequest,
  GetUserRequest,
  GlobalSignOutRequest,
  RevokeTokenRequest,
  UpdateUserAttributesRequest,
} from "@aws-sdk/client-cognito-identity-provider";
import { attributesIn, checkClient, given, type Use } from "../cognito-context.ts";
import { refusals } from "../errors.ts";
import { isPassword, newPassword } from "../password.ts";
import { attributeList, type User } from "../user.ts";

const caller = ({ sessions }: Use, accessToken: string | undefined): User =>
  sessions.userOf(given(accessToken, "accessToken"));

export const getUser = (use: Use, { AccessToken }: GetUserRequest) => {
  const user = caller(use, AccessToken);
  return { Username: user.username, UserAttributes: attributeList(user) };
};

export const updateUserAttributes = (use: Use, { AccessToken, UserAttributes }: UpdateUserAttributesRequest) => {
  const { username } = caller(use, AccessToken);
  const changes = attributesIn(UserAttributes);
  const fixed = ["sub", "email", "email_verified"].find((name) => name in changes);
  if (fixed) throw refusals.invalid(`A change of ${fixed} does not run here.`);
  use.directory.change(username, ({ attributes }) => ({ attributes: { ...attributes, ...changes } }));
  return {};
};

export const changePassword = (use: Use, asked: ChangePasswordRequest) => {
  const user = caller(use, asked.AccessToken);
  if (!isPassword(use.pool, user, asked.PreviousPassword ?? "")) throw refusals.wrongPassword();
  const password = newPassword(use.pool, user.username, given(asked.ProposedPassword, "proposedPassword"));
  use.directory.change(user.username, () => ({ password }));
  return {};
};

export const deleteUser = (use: Use, { AccessToken }: DeleteUserRequest) => {
  use.directory.remove(caller(use, AccessToken).username);
  return {};
};

export const globalSignOut = (use: Use, { AccessToken }: GlobalSignOutRequest) => {
  use.sessions.endAll(caller(use, AccessToken).username);
  return {};
};

export const revokeToken = (use: Use, { ClientId, Token }: RevokeTokenRequest) => {
  checkClient(use, ClientId);
  use.sessions.end(given(Token, "token"));
  return {};
};

export const getTokensFromRefreshToken = (use: Use, asked: GetTokensFromRefreshTokenRequest) => {
  checkClient(use, asked.ClientId);
  return { AuthenticationResult: use.sessions.refresh(given(asked.RefreshToken, "refreshToken")) };
};
