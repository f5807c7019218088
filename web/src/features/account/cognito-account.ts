import {
  confirmResetPassword,
  confirmSignIn,
  confirmSignUp,
  resendSignUpCode,
  resetPassword,
  signIn,
  signOut,
  signUp,
} from "aws-amplify/auth";
import { configureAmplify } from "../../lib/cognito.ts";
import { InputError } from "./errors.ts";
import type { Mode } from "./mode.ts";
import { text } from "./text.ts";

/** Amplify's next steps before a session starts, with the form of each. */
const nextForms = {
  CONFIRM_SIGN_UP: "verify",
  RESET_PASSWORD: "reset",
  CONFIRM_SIGN_IN_WITH_NEW_PASSWORD_REQUIRED: "renew",
} as const satisfies Readonly<Record<string, Mode>>;

type NextStep = keyof typeof nextForms;
const isNextStep = (step: string): step is NextStep => step in nextForms;

/** Signs in. Returns the form that must come first, if there is one. */
export const logIn = async (email: string, password: string): Promise<"in" | (typeof nextForms)[NextStep]> => {
  await configureAmplify();
  const enter = () => signIn({ username: email, password });
  const { isSignedIn, nextStep } = await enter().catch(async (error) => {
    // Tokens of an old session block a new sign-in, for example after the local user pool was reset.
    if (!(error instanceof Error) || error.name !== "UserAlreadyAuthenticatedException") throw error;
    await signOut();
    return enter();
  });
  if (isNextStep(nextStep.signInStep)) return nextForms[nextStep.signInStep];
  if (!isSignedIn) throw new InputError(text.noUser);
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
    options: { userAttributes: { email } },
  });
  if (!userId) throw new InputError(text.noNewUser);
  return isSignUpComplete;
};

export const verify = async (email: string, code: string): Promise<void> => {
  await configureAmplify();
  await confirmSignUp({ username: email, confirmationCode: code });
};

export const sendCodeAgain = async (email: string): Promise<void> => {
  await configureAmplify();
  await resendSignUpCode({ username: email });
};

export const requestPasswordReset = async (email: string): Promise<void> => {
  await configureAmplify();
  await resetPassword({ username: email });
};

export const setNewPassword = async (email: string, code: string, password: string): Promise<void> => {
  await configureAmplify();
  await confirmResetPassword({ username: email, confirmationCode: code, newPassword: password });
};
