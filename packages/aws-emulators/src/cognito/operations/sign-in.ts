import type {
  AdminInitiateAuthRequest,
  InitiateAuthRequest,
  RespondToAuthChallengeRequest,
} from "@aws-sdk/client-cognito-identity-provider";
import type { Challenges } from "../challenges.ts";
import { checkClient, given, type Use } from "../cognito-context.ts";
import { refusals } from "../errors.ts";
import { isPassword, newPassword } from "../password.ts";
import type { User } from "../user.ts";

interface SignIn extends Use {
  readonly challenges: Challenges;
}

export const initiateAuth = (use: SignIn, asked: InitiateAuthRequest | AdminInitiateAuthRequest) => {
  checkClient(use, asked.ClientId);
  const { USERNAME, PASSWORD, SRP_A, REFRESH_TOKEN } = asked.AuthParameters ?? {};
  switch (asked.AuthFlow) {
    case "REFRESH_TOKEN_AUTH":
    case "REFRESH_TOKEN":
      return signedIn(use.sessions.refresh(given(REFRESH_TOKEN, "REFRESH_TOKEN")));
    case "USER_SRP_AUTH": {
      const email = given(USERNAME, "USERNAME");
      const user = use.directory.find(email);
      if (!user && !use.pool.preventUserExistenceErrors) throw refusals.noSuchUser();
      return use.challenges.srp(user, email, given(SRP_A, "SRP_A"));
    }
    case "USER_PASSWORD_AUTH":
    case "ADMIN_USER_PASSWORD_AUTH": {
      const user = use.directory.find(given(USERNAME, "USERNAME"));
      if (!user && !use.pool.preventUserExistenceErrors) throw refusals.noSuchUser();
      if (!user || !isPassword(use.pool, user, given(PASSWORD, "PASSWORD"))) throw refusals.wrongPassword();
      return admitted(use, user);
    }
    default:
      throw refusals.invalid(`Initiate Auth method not supported: ${asked.AuthFlow}`);
  }
};

export const respondToAuthChallenge = (use: SignIn, asked: RespondToAuthChallengeRequest) => {
  checkClient(use, asked.ClientId);
  const answers = asked.ChallengeResponses ?? {};
  switch (asked.ChallengeName) {
    case "PASSWORD_VERIFIER":
      return admitted(use, use.challenges.provenBySrp(answers));
    case "NEW_PASSWORD_REQUIRED": {
      const { username } = use.challenges.renewing(given(asked.Session, "session"));
      const password = newPassword(use.pool, username, given(answers["NEW_PASSWORD"], "NEW_PASSWORD"));
      const user = use.directory.change(username, () => ({ password, status: "CONFIRMED" }));
      return signedIn(use.sessions.begin(user));
    }
    default:
      throw refusals.invalid(`The challenge ${asked.ChallengeName} does not run here.`);
  }
};

/** Lets in who knew the password, unless something else must happen first. */
const admitted = (use: SignIn, user: User) => {
  if (!user.enabled) throw refusals.notAuthorized("User is disabled.");
  if (user.status === "UNCONFIRMED") throw refusals.notConfirmed();
  if (user.status === "RESET_REQUIRED") throw refusals.resetRequired();
  if (user.status === "FORCE_CHANGE_PASSWORD") return use.challenges.newPassword(user);
  return signedIn(use.sessions.begin(user));
};

const signedIn = (AuthenticationResult: object) => ({ AuthenticationResult, ChallengeParameters: {} });
