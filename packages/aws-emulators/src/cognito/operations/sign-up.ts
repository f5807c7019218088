import { randomUUID } from "node:crypto";
import type {
  ConfirmSignUpRequest,
  ResendConfirmationCodeRequest,
  SignUpRequest,
} from "@aws-sdk/client-cognito-identity-provider";
import { deliveryTo } from "../code-sender.ts";
import { attributesIn, checkClient, given, type Use } from "../cognito-context.ts";
import { confirm, takeCode } from "../confirm-user.ts";
import { refusals } from "../errors.ts";
import { checkPassword, newPassword } from "../password.ts";
import { newUser } from "../user.ts";

export const signUp = async (use: Use, asked: SignUpRequest) => {
  const { pool, directory, post, fire } = use;
  checkClient(use, asked.ClientId);
  const email = given(asked.Username, "username");
  const password = given(asked.Password, "password");
  checkEmail(email);
  checkPassword(pool, password);
  refuseKnown(use, email);

  const attributes = { ...attributesIn(asked.UserAttributes), email, email_verified: "false" };
  const asking = newUser(randomUUID(), attributes);
  const validation = { validationData: attributesIn(asked.ValidationData), clientMetadata: asked.ClientMetadata ?? {} };
  const undecided = { autoConfirmUser: false, autoVerifyEmail: false, autoVerifyPhone: false };
  const decided = await fire("PreSignUp", "PreSignUp_SignUp", asking, validation, undecided);
  refuseKnown(use, email); // somebody else may have been quicker

  const user = directory.add({
    ...asking,
    attributes: { ...attributes, email_verified: String(decided["autoVerifyEmail"] === true) },
    password: newPassword(pool, asking.username, password),
  });
  const answer = { UserConfirmed: decided["autoConfirmUser"] === true, UserSub: user.username };
  if (answer.UserConfirmed) {
    await confirm(use, user);
    return answer;
  }
  return { ...answer, ...(await post.sendCode(user, "sign-up")) };
};

export const confirmSignUp = async (use: Use, asked: ConfirmSignUpRequest) => {
  checkClient(use, asked.ClientId);
  const user = use.directory.find(given(asked.Username, "username"));
  if (!user) throw use.pool.preventUserExistenceErrors ? refusals.wrongCode() : refusals.noSuchUser();
  if (user.status !== "UNCONFIRMED") {
    throw refusals.notAuthorized(`User cannot be confirmed. Current status is ${user.status}`);
  }
  takeCode(use, user, "sign-up", asked.ConfirmationCode);
  await confirm(use, user, { attributes: { ...user.attributes, email_verified: "true" } });
  return {};
};

export const resendConfirmationCode = async (use: Use, asked: ResendConfirmationCodeRequest) => {
  checkClient(use, asked.ClientId);
  const email = given(asked.Username, "username");
  const user = use.directory.find(email);
  if (!user && use.pool.preventUserExistenceErrors) return deliveryTo(email);
  if (!user) throw refusals.noSuchUser();
  if (user.status !== "UNCONFIRMED") throw refusals.invalid("User is already confirmed.");
  return use.post.sendCode(user, "resend");
};

const checkEmail = (email: string): void => {
  if (!/^[^\s@]+@[^\s@]+$/.test(email)) throw refusals.invalid("Username should be an email.");
};

const refuseKnown = ({ directory }: Use, email: string): void => {
  if (directory.find(email)) throw refusals.userExists();
};
