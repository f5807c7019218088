import type {
  ChangePasswordRequest,
  DeleteUserRequest,
  GetTokensFromRefreshTokenRequest,
  GetUserRequest,
  GlobalSignOutRequest,
  RevokeTokenRequest,
  UpdateUserAttributesRequest,
} from "@aws-sdk/client-cognito-identity-provider";
import { attributesByName, type CognitoContext, checkClient, requireField } from "../cognito-context.ts";
import { errors } from "../errors.ts";
import { createVerifier, matchesPassword } from "../password.ts";
import { attributeList, type User } from "../user.ts";

const caller = ({ sessions }: CognitoContext, accessToken: string | undefined): User =>
  sessions.userOf(requireField(accessToken, "accessToken"));

export const getUser = (context: CognitoContext, { AccessToken }: GetUserRequest) => {
  const user = caller(context, AccessToken);
  return { Username: user.username, UserAttributes: attributeList(user) };
};

export const updateUserAttributes = (
  context: CognitoContext,
  { AccessToken, UserAttributes }: UpdateUserAttributesRequest,
) => {
  const { username } = caller(context, AccessToken);
  const changes = attributesByName(UserAttributes);
  const fixed = ["sub", "email", "email_verified"].find((name) => name in changes);
  if (fixed) throw errors.invalid(`Changing ${fixed} is not implemented by this emulator.`);
  context.users.change(username, ({ attributes }) => ({ attributes: { ...attributes, ...changes } }));
  return {};
};

export const changePassword = (context: CognitoContext, request: ChangePasswordRequest) => {
  const user = caller(context, request.AccessToken);
  if (!matchesPassword(context.pool, user, request.PreviousPassword ?? "")) throw errors.wrongPassword();
  const password = createVerifier(
    context.pool,
    user.username,
    requireField(request.ProposedPassword, "proposedPassword"),
  );
  context.users.change(user.username, () => ({ password }));
  return {};
};

export const deleteUser = (context: CognitoContext, { AccessToken }: DeleteUserRequest) => {
  context.users.remove(caller(context, AccessToken).username);
  return {};
};

export const globalSignOut = (context: CognitoContext, { AccessToken }: GlobalSignOutRequest) => {
  context.sessions.endAll(caller(context, AccessToken).username);
  return {};
};

export const revokeToken = (context: CognitoContext, { ClientId, Token }: RevokeTokenRequest) => {
  checkClient(context, ClientId);
  context.sessions.end(requireField(Token, "token"));
  return {};
};

export const getTokensFromRefreshToken = (context: CognitoContext, request: GetTokensFromRefreshTokenRequest) => {
  checkClient(context, request.ClientId);
  return { AuthenticationResult: context.sessions.refresh(requireField(request.RefreshToken, "refreshToken")) };
};
