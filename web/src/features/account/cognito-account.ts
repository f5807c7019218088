import {
  confirmResetPassword,
  confirmSignIn,
  confirmSignUp,
  resendSignUpCode,
  resetPassword,
  type SignInInput,
  signIn,
  signOut,
  signUp,
} from "aws-amplify/auth";
import { configureAmplify } from "../../lib/cognito.ts";
import { passkeyObstacle } from "../../lib/passkey-obstacle.ts";
import { siteLanguage } from "../../lib/site-language.ts";
import { InputError } from "./errors.ts";
import type { Mode } from "./mode.ts";
import { passkeyText } from "./passkey-text.ts";
import { text } from "./text.ts";

/** The user pool gives it to our functions, which write its mails and store the language of a new user. */
const options = { clientMetadata: { language: siteLanguage } };

/** Amplify's next steps before a session starts, with the form of each. */
const nextForms = {
  CONFIRM_SIGN_UP: "verify",
  RESET_PASSWORD: "reset",
  CONFIRM_SIGN_IN_WITH_NEW_PASSWORD_REQUIRED: "renew",
} as const satisfies Readonly<Record<string, Mode>>;

type NextStep = keyof typeof nextForms;
const isNextStep = (step: string): step is NextStep => step in nextForms;

type Next = "in" | (typeof nextForms)[NextStep];

/** Signs in. Returns the form that must come first, if there is one. */
export const logIn = (email: string, password: string): Promise<Next> =>
  enter({ username: email, password }, text.noUser);

/** Signs in with a passkey of this device, by the domain that passkeys belong to. */
export const logInWithPasskey = async (email: string, passkeyDomain: string): Promise<Next> => {
  const obstacle = passkeyObstacle(passkeyDomain);
  if (obstacle) throw new InputError(passkeyText.obstacles[obstacle](passkeyDomain));
  const passkey = { authFlowType: "USER_AUTH", preferredChallenge: "WEB_AUTHN" } as const;
  // The pool offers another factor if the account has no passkey, and perhaps if there is no such account.
  return enter({ username: email, options: passkey }, passkeyText.none).catch((error: Error) => {
    const ours = passkeyText.errors[error.name];
    throw ours ? new InputError(ours) : error;
  });
};

const enter = async (input: SignInInput, incomplete: string): Promise<Next> => {
  await configureAmplify();
  const { isSignedIn, nextStep } = await signIn(input).catch(async (error) => {
    // Tokens of an old session block a new sign-in, for example after the local user pool was reset.
    if (!(error instanceof Error) || error.name !== "UserAlreadyAuthenticatedException") throw error;
    await signOut();
    return signIn(input);
  });
  if (isNextStep(nextStep.signInStep)) return nextForms[nextStep.signInStep];
  if (!isSignedIn) throw new InputError(incomplete);
  return "in";
};

/** Replaces the temporary password of an invitation and completes the sign-in. */
export const renewPassword = async (password: string): Promise<void> => {
  await configureAmplify();
  const { isSignedIn } = await confirmSignIn({ challengeResponse: password });
  if (!isSignedIn) throw new InputError(text.noUser);
};

/** Signs up. Returns whether the account can be used at once, without a code from a mail. */
export const register = async (email: string, password: string): Promise<boolean> => {
  await configureAmplify();
  const { userId, isSignUpComplete } = await signUp({
    username: email,
    password,
    options: { ...options, userAttributes: { email } },
  });
  if (!userId) throw new InputError(text.noNewUser);
  return isSignUpComplete;
};

export const verify = async (email: string, code: string): Promise<void> => {
  await configureAmplify();
  await confirmSignUp({ username: email, confirmationCode: code, options });
};

export const sendCodeAgain = async (email: string): Promise<void> => {
  await configureAmplify();
  await resendSignUpCode({ username: email, options });
};

export const requestPasswordReset = async (email: string): Promise<void> => {
  await configureAmplify();
  await resetPassword({ username: email, options });
};

export const setNewPassword = async (email: string, code: string, password: string): Promise<void> => {
  await configureAmplify();
  await confirmResetPassword({ username: email, confirmationCode: code, newPassword: password });
};
