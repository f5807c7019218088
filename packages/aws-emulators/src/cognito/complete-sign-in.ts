import type { Challenges } from "./challenges.ts";
import type { CognitoContext } from "./cognito-context.ts";
import { errors } from "./errors.ts";
import type { User } from "./user.ts";

/**
 * The result for a correct password or passkey: tokens, a further challenge, or an error that depends on the user's
 * status.
 */
export const completeSignIn = (context: CognitoContext & { readonly challenges: Challenges }, user: User) => {
  if (!user.enabled) throw errors.notAuthorized("User is disabled.");
  if (user.status === "UNCONFIRMED") throw errors.notConfirmed();
  if (user.status === "RESET_REQUIRED") throw errors.resetRequired();
  if (user.status === "FORCE_CHANGE_PASSWORD") return context.challenges.newPasswordRequired(user);
  return signInResult(context.sessions.begin(user));
};

export const signInResult = (AuthenticationResult: object) => ({ AuthenticationResult, ChallengeParameters: {} });
