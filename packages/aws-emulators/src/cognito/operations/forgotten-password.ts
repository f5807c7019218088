import type { ConfirmForgotPasswordRequest, ForgotPasswordRequest } from "@aws-sdk/client-cognito-identity-provider";
import { deliveryTo } from "../code-sender.ts";
import { type CognitoContext, checkClient, requireField } from "../cognito-context.ts";
import { consumeCode } from "../confirm-user.ts";
import { errors } from "../errors.ts";
import { checkPassword, createVerifier } from "../password.ts";

export const forgotPassword = async (context: CognitoContext, request: ForgotPasswordRequest) => {
  checkClient(context, request.ClientId);
  const email = requireField(request.Username, "username");
  const user = context.users.find(email);
  if (!user?.enabled) {
    if (context.pool.preventUserExistenceErrors) return deliveryTo(email);
    throw user ? errors.notAuthorized("User is disabled.") : errors.noSuchUser();
  }
  if (user.status === "FORCE_CHANGE_PASSWORD") {
    throw errors.notAuthorized("User password cannot be reset in the current state.");
  }
  if (user.attributes["email_verified"] !== "true") {
    throw errors.invalid("Cannot reset password for the user as there is no registered/verified email or phone_number");
  }
  return context.codeSender.sendCode(user, "forgot-password", request.ClientMetadata);
};

export const confirmForgotPassword = async (context: CognitoContext, request: ConfirmForgotPasswordRequest) => {
  checkClient(context, request.ClientId);
  const password = requireField(request.Password, "password");
  const user = context.users.find(requireField(request.Username, "username"));
  if (!user?.enabled) throw context.pool.preventUserExistenceErrors ? errors.wrongCode() : errors.noSuchUser();
  checkPassword(context.pool, password);
  consumeCode(context, user, "password", request.ConfirmationCode);
  context.users.change(user.username, () => ({
    password: createVerifier(context.pool, user.username, password),
    status: "CONFIRMED",
  }));
  await context.fire("PostConfirmation", "PostConfirmation_ConfirmForgotPassword", user);
  return {};
};
