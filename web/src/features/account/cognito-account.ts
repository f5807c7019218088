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

/** What comes before somebody is in, by the name that Amplify gives it, and the form for it. */
const nextForms = {
  CONFIRM_SIGN_UP: "verify",
  RESET_PASSWORD: "reset",
  CONFIRM_SIGN_IN_WITH_NEW_PASSWORD_REQUIRED: "renew",
} as const satisfies Readonly<Record<string, Mode>>;

type NextStep = keyof typeof nextForms;
const isNextStep = (step: string): step is NextStep => step in nextForms;

/** Signs in, or says which form comes first. */
export const logIn = async (email: string, password: string): Promise<"in" | (typeof nextForms)[NextStep]> => {
  await configureAmplify();
  const enter = () => signIn({ username: email, password });
  const { isSignedIn, nextStep } = await enter().catch(async (error) => {
    // Tokens of another time are in the way: those of a machine that began anew, for one.
    if (!(error instanceof Error) || error.name !== "UserAlreadyAuthenticatedException") throw error;
    await signOut();
    return enter();
  });
  if (isNextStep(nextStep.signInStep)) return nextForms[nextStep.signInStep];
  if (!isSignedIn) throw new InputError(text.noUser);
  return "in";
};

/** In the place of the temporary password of an invitation, with which the sign-in has begun. */
export const renewPassword = async (password: string): Promise<void> => {
  await configureAmplify();
  const { isSignedIn } = await confirmSignIn({ challengeResponse: password });
  if (!isSignedIn) throw new InputError(text.noUser);
};

export const register = async (email: string, password: string): Promise<void> => {
  await configureAmplify();
  const { userId } = await signUp({ username: email, password, options: { userAttributes: { email } } });
  if (!userId) throw new InputError(text.noNewUser);
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
