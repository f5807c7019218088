import type { ConfirmForgotPasswordRequest, ForgotPasswordRequest } from "@aws-sdk/client-cognito-identity-provider";
import { deliveryTo } from "../code-sender.ts";
import { checkClient, given, type Use } from "../cognito-context.ts";
import { takeCode } from "../confirm-user.ts";
import { refusals } from "../errors.ts";
import { checkPassword, newPassword } from "../password.ts";

export const forgotPassword = async (use: Use, asked: ForgotPasswordRequest) => {
  checkClient(use, asked.ClientId);
  const email = given(asked.Username, "username");
  const user = use.directory.find(email);
  if (!user?.enabled) {
    if (use.pool.preventUserExistenceErrors) return deliveryTo(email);
    throw user ? refusals.notAuthorized("User is disabled.") : refusals.noSuchUser();
  }
  if (user.status === "FORCE_CHANGE_PASSWORD") {
    throw refusals.notAuthorized("User password cannot be reset in the current state.");
  }
  if (user.attributes["email_verified"] !== "true") {
    throw refusals.invalid(
      "Cannot reset password for the user as there is no registered/verified email or phone_number",
    );
  }
  return use.post.sendCode(user, "forgot-password");
};

export const confirmForgotPassword = async (use: Use, asked: ConfirmForgotPasswordRequest) => {
  checkClient(use, asked.ClientId);
  const password = given(asked.Password, "password");
  const user = use.directory.find(given(asked.Username, "username"));
  if (!user?.enabled) throw use.pool.preventUserExistenceErrors ? refusals.wrongCode() : refusals.noSuchUser();
  checkPassword(use.pool, password);
  takeCode(use, user, "password", asked.ConfirmationCode);
  use.directory.change(user.username, () => ({
    password: newPassword(use.pool, user.username, password),
    status: "CONFIRMED",
  }));
  await use.fire("PostConfirmation", "PostConfirmation_ConfirmForgotPassword", user);
  return {};
};
