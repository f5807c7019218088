import type {
  ChangePasswordRequest,
  DeleteUserRequest,
  GetTokensFromRefreshTokenRequest,
  GetUserRequest,
  GlobalSignOutRequest,
  RevokeTokenRequest,
  UpdateUserAttributesRequest,
  VerifyUserAttributeRequest,
} from "@aws-sdk/client-cognito-identity-provider";
import { attributesByName, type CognitoContext, caller, checkClient, requireField } from "../cognito-context.ts";
import { consumeCode } from "../confirm-user.ts";
import { errors } from "../errors.ts";
import { createVerifier, matchesPassword } from "../password.ts";
import { attributeList } from "../user.ts";

export const getUser = (context: CognitoContext, { AccessToken }: GetUserRequest) => {
  const user = caller(context, AccessToken);
  return { Username: user.username, UserAttributes: attributeList(user) };
};

export const updateUserAttributes = async (
  context: CognitoContext,
  { AccessToken, UserAttributes, ClientMetadata }: UpdateUserAttributesRequest,
) => {
  const { username } = caller(context, AccessToken);
  const { email, ...changes } = attributesByName(UserAttributes);
  const fixed = ["sub", "email_verified"].find((name) => name in changes);
  if (fixed) throw errors.invalid(`Changing ${fixed} is not implemented by this emulator.`);
  if (email !== undefined) checkNewEmail(context, username, email);
  context.users.change(username, ({ attributes }) => ({
    attributes: { ...attributes, ...changes },
    ...(email !== undefined && { newEmail: email }),
  }));
  if (email === undefined) return {};
  const user = caller(context, AccessToken);
  const { CodeDeliveryDetails } = await context.codeSender.sendCode(user, "new-email", ClientMetadata);
  return { CodeDeliveryDetailsList: [CodeDeliveryDetails] };
};

/** Replaces the e-mail address by the new one, whose code proves that the user reads its mails. */
export const verifyUserAttribute = (context: CognitoContext, request: VerifyUserAttributeRequest) => {
  const user = caller(context, request.AccessToken);
  if (request.AttributeName !== "email" || !user.newEmail) throw errors.wrongCode();
  const email = user.newEmail;
  consumeCode(context, user, "email", request.Code);
  checkNewEmail(context, user.username, email);
  context.users.change(user.username, ({ attributes }) => ({
    attributes: { ...attributes, email, email_verified: "true" },
    newEmail: undefined,
  }));
  return {};
};

const checkNewEmail = ({ pool, users }: CognitoContext, username: string, email: string): void => {
  if (!pool.verifiesNewEmails)
    throw errors.invalid("Changing email is implemented only for pools that verify it before the update.");
  if (!/^[^@\s]+@[^@\s]+$/.test(email)) throw errors.invalid("Invalid email address format.");
  const holder = users.find(email);
  if (holder && holder.username !== username) throw errors.addressTaken();
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
