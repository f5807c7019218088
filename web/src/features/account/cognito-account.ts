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
import { connect } from "../../lib/cognito.ts";
import { Mistake } from "./faults.ts";
import type { Mode } from "./mode.ts";
import { text } from "./text.ts";

/** What comes before somebody is in, by the name that Amplify gives it, and the form for it. */
const before = {
  CONFIRM_SIGN_UP: "verify",
  RESET_PASSWORD: "reset",
  CONFIRM_SIGN_IN_WITH_NEW_PASSWORD_REQUIRED: "renew",
} as const satisfies Readonly<Record<string, Mode>>;

type Before = keyof typeof before;
const isBefore = (step: string): step is Before => step in before;

/** Signs in, or says which form comes first. */
export const logIn = async (email: string, password: string): Promise<"in" | (typeof before)[Before]> => {
  await connect();
  const enter = () => signIn({ username: email, password });
  const { isSignedIn, nextStep } = await enter().catch(async (error) => {
    // Tokens of another time are in the way: those of a machine that began anew, for one.
    if (!(error instanceof Error) || error.name !== "UserAlreadyAuthenticatedException") throw error;
    await signOut();
    return enter();
  });
  if (isBefore(nextStep.signInStep)) return before[nextStep.signInStep];
  if (!isSignedIn) throw new Mistake(text.noUser);
  return "in";
};

/** In the place of the temporary password of an invitation, with which the sign-in has begun. */
export const renewPassword = async (password: string): Promise<void> => {
  await connect();
  const { isSignedIn } = await confirmSignIn({ challengeResponse: password });
  if (!isSignedIn) throw new Mistake(text.noUser);
};

export const register = async (email: string, password: string): Promise<void> => {
  await connect();
  const { userId } = await signUp({ username: email, password, options: { userAttributes: { email } } });
  if (!userId) throw new Mistake(text.noNewUser);
};

export const verify = async (email: string, code: string): Promise<void> => {
  await connect();
  await confirmSignUp({ username: email, confirmationCode: code });
};

export const sendCodeAgain = async (email: string): Promise<void> => {
  await connect();
  await resendSignUpCode({ username: email });
};

export const askReset = async (email: string): Promise<void> => {
  await connect();
  await resetPassword({ username: email });
};

export const setNewPassword = async (email: string, code: string, password: string): Promise<void> => {
  await connect();
  await confirmResetPassword({ username: email, confirmationCode: code, newPassword: password });
};
