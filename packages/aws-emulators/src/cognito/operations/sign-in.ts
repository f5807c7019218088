import type {
  AdminInitiateAuthRequest,
  InitiateAuthRequest,
  RespondToAuthChallengeRequest,
} from "@aws-sdk/client-cognito-identity-provider";
import type { Challenges } from "../challenges.ts";
import { type CognitoContext, checkClient, requireField } from "../cognito-context.ts";
import { completeSignIn, signInResult } from "../complete-sign-in.ts";
import { errors } from "../errors.ts";
import { type FactorChoices, selectFactor, startFactorChoice } from "../factor-choice.ts";
import { createVerifier, matchesPassword } from "../password.ts";

interface SignIn extends CognitoContext {
  readonly challenges: Challenges;
  readonly factorChoices: FactorChoices;
}

export const initiateAuth = (context: SignIn, request: InitiateAuthRequest | AdminInitiateAuthRequest) => {
  checkClient(context, request.ClientId);
  const { USERNAME, PASSWORD, SRP_A, REFRESH_TOKEN } = request.AuthParameters ?? {};
  switch (request.AuthFlow) {
    case "REFRESH_TOKEN_AUTH":
    case "REFRESH_TOKEN":
      return signInResult(context.sessions.refresh(requireField(REFRESH_TOKEN, "REFRESH_TOKEN")));
    case "USER_SRP_AUTH": {
      const email = requireField(USERNAME, "USERNAME");
      const user = context.users.find(email);
      if (!user && !context.pool.preventUserExistenceErrors) throw errors.noSuchUser();
      return context.challenges.srp(user, email, requireField(SRP_A, "SRP_A"));
    }
    case "USER_PASSWORD_AUTH":
    case "ADMIN_USER_PASSWORD_AUTH": {
      const user = context.users.find(requireField(USERNAME, "USERNAME"));
      if (!user && !context.pool.preventUserExistenceErrors) throw errors.noSuchUser();
      if (!user || !matchesPassword(context.pool, user, requireField(PASSWORD, "PASSWORD")))
        throw errors.wrongPassword();
      return completeSignIn(context, user);
    }
    case "USER_AUTH":
      return startFactorChoice(context, request.AuthParameters ?? {});
    default:
      throw errors.invalid(`Initiate Auth method not supported: ${request.AuthFlow}`);
  }
};

export const respondToAuthChallenge = (context: SignIn, request: RespondToAuthChallengeRequest) => {
  checkClient(context, request.ClientId);
  const answers = request.ChallengeResponses ?? {};
  switch (request.ChallengeName) {
    case "PASSWORD_VERIFIER":
      return completeSignIn(context, context.challenges.verifySrp(answers));
    case "SELECT_CHALLENGE":
      return selectFactor(context, request.Session, answers);
    case "WEB_AUTHN":
      return answerPasskey(context, request.Session, answers);
    case "NEW_PASSWORD_REQUIRED": {
      const { username } = context.challenges.takeNewPasswordSession(requireField(request.Session, "session"));
      const password = createVerifier(context.pool, username, requireField(answers["NEW_PASSWORD"], "NEW_PASSWORD"));
      const user = context.users.change(username, () => ({ password, status: "CONFIRMED" }));
      return signInResult(context.sessions.begin(user));
    }
    default:
      throw errors.invalid(`The challenge ${request.ChallengeName} is not implemented by this emulator.`);
  }
};

const answerPasskey = async (
  context: SignIn,
  session: string | undefined,
  answers: Readonly<Record<string, string>>,
) => {
  const credential = requireField(answers["CREDENTIAL"], "CREDENTIAL");
  return completeSignIn(context, await context.passkeys.verifyAnswer(requireField(session, "session"), credential));
};
