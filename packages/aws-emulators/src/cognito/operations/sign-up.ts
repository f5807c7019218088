import { randomUUID } from "node:crypto";
import type {
  ConfirmSignUpRequest,
  ResendConfirmationCodeRequest,
  SignUpRequest,
} from "@aws-sdk/client-cognito-identity-provider";
import { deliveryTo } from "../code-sender.ts";
import { attributesByName, type CognitoContext, checkClient, requireField } from "../cognito-context.ts";
import { confirmUser, consumeCode } from "../confirm-user.ts";
import { errors } from "../errors.ts";
import { checkPassword, createVerifier } from "../password.ts";
import { newUser } from "../user.ts";

export const signUp = async (context: CognitoContext, request: SignUpRequest) => {
  const { pool, users, codeSender, fire } = context;
  checkClient(context, request.ClientId);
  const email = requireField(request.Username, "username");
  const password = requireField(request.Password, "password");
  checkEmail(email);
  checkPassword(pool, password);
  refuseExisting(context, email);

  const attributes = { ...attributesByName(request.UserAttributes), email, email_verified: "false" };
  const draft = newUser(randomUUID(), attributes);
  const validation = {
    validationData: attributesByName(request.ValidationData),
    clientMetadata: request.ClientMetadata ?? {},
  };
  const { confirmsSignUps } = pool;
  const defaults = { autoConfirmUser: confirmsSignUps, autoVerifyEmail: confirmsSignUps, autoVerifyPhone: false };
  const decision = await fire("PreSignUp", "PreSignUp_SignUp", draft, validation, defaults);
  refuseExisting(context, email); // another request may have created it meanwhile

  const user = users.add({
    ...draft,
    attributes: { ...attributes, email_verified: String(decision["autoVerifyEmail"] === true) },
    password: createVerifier(pool, draft.username, password),
  });
  const reply = { UserConfirmed: decision["autoConfirmUser"] === true, UserSub: user.username };
  if (reply.UserConfirmed) {
    await confirmUser(context, user, request.ClientMetadata);
    return reply;
  }
  return { ...reply, ...(await codeSender.sendCode(user, "sign-up", request.ClientMetadata)) };
};

export const confirmSignUp = async (context: CognitoContext, request: ConfirmSignUpRequest) => {
  checkClient(context, request.ClientId);
  const user = context.users.find(requireField(request.Username, "username"));
  if (!user) throw context.pool.preventUserExistenceErrors ? errors.wrongCode() : errors.noSuchUser();
  if (user.status !== "UNCONFIRMED") {
    throw errors.notAuthorized(`User cannot be confirmed. Current status is ${user.status}`);
  }
  consumeCode(context, user, "sign-up", request.ConfirmationCode);
  const attributes = { ...user.attributes, email_verified: "true" };
  await confirmUser(context, user, request.ClientMetadata, { attributes });
  return {};
};

export const resendConfirmationCode = async (context: CognitoContext, request: ResendConfirmationCodeRequest) => {
  checkClient(context, request.ClientId);
  const email = requireField(request.Username, "username");
  const user = context.users.find(email);
  if (!user && context.pool.preventUserExistenceErrors) return deliveryTo(email);
  if (!user) throw errors.noSuchUser();
  if (user.status !== "UNCONFIRMED") throw errors.invalid("User is already confirmed.");
  return context.codeSender.sendCode(user, "resend", request.ClientMetadata);
};

const checkEmail = (email: string): void => {
  if (!/^[^\s@]+@[^\s@]+$/.test(email)) throw errors.invalid("Username should be an email.");
};

const refuseExisting = ({ users }: CognitoContext, email: string): void => {
  if (users.find(email)) throw errors.userExists();
};
