import {
  confirmResetPassword,
  confirmSignUp,
  resendSignUpCode,
  resetPassword,
  signIn,
  signOut,
  signUp,
} from "aws-amplify/auth";
import { connect } from "../../lib/cognito.ts";
import { Mistake } from "./faults.ts";
import { text } from "./text.ts";

/** Signs in. `verify`: the address has not been confirmed yet. */
export const logIn = async (email: string, password: string): Promise<"in" | "verify"> => {
  await connect();
  const enter = () => signIn({ username: email, password });
  const { isSignedIn, nextStep } = await enter().catch(async (error) => {
    // Tokens of another time are in the way: those of a machine that began anew, for one.
    if (!(error instanceof Error) || error.name !== "UserAlreadyAuthenticatedException") throw error;
    await signOut();
    return enter();
  });
  if (nextStep.signInStep === "CONFIRM_SIGN_UP") return "verify";
  if (!isSignedIn) throw new Mistake(text.noUser);
  return "in";
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
