import { randomBytes } from "node:crypto";
import type { Challenges } from "./challenges.ts";
import { type CognitoContext, requireField } from "./cognito-context.ts";
import { completeSignIn } from "./complete-sign-in.ts";
import { errors } from "./errors.ts";
import { createOneTimeStore, type OneTimeStore } from "./one-time-store.ts";
import { matchesPassword } from "./password.ts";

/** Unfinished choice-based sign-ins: the e-mail address by session. */
export type FactorChoices = OneTimeStore<string>;

export const createFactorChoices = (): FactorChoices => createOneTimeStore();

interface Deps extends CognitoContext {
  readonly challenges: Challenges;
  readonly factorChoices: FactorChoices;
}

type Fields = Readonly<Record<string, string>>;

/** The first step of USER_AUTH: the preferred challenge if the user has it, or the choice between those of the user. */
export const startFactorChoice = (deps: Deps, fields: Fields) => {
  if (!deps.pool.passkeys) throw errors.choiceNotEnabled();
  const email = requireField(fields["USERNAME"], "USERNAME");
  if (!deps.users.find(email) && !deps.pool.preventUserExistenceErrors) throw errors.noSuchUser();
  return fields["PREFERRED_CHALLENGE"]
    ? proceed(deps, email, fields["PREFERRED_CHALLENGE"], fields)
    : choices(deps, email);
};

/** The answer to SELECT_CHALLENGE. */
export const selectFactor = (deps: Deps, session: string | undefined, fields: Fields) => {
  const email = deps.factorChoices.take(requireField(session, "session"));
  if (!email) throw errors.notAuthorized("Invalid session for the user, session is expired.");
  return proceed(deps, email, requireField(fields["ANSWER"], "ANSWER"), fields);
};

/** Returns the challenge of a factor, or the result of a correct password. */
const proceed = async (deps: Deps, email: string, factor: string, fields: Fields): Promise<object> => {
  const user = deps.users.find(email);
  switch (factor) {
    case "WEB_AUTHN":
      return deps.passkeys.isOffered(user, email) ? deps.passkeys.challenge(user, email) : choices(deps, email);
    case "PASSWORD_SRP":
      return deps.challenges.srp(user, email, requireField(fields["SRP_A"], "SRP_A"));
    case "PASSWORD":
      if (!user || !matchesPassword(deps.pool, user, requireField(fields["PASSWORD"], "PASSWORD")))
        throw errors.wrongPassword();
      return completeSignIn(deps, user);
    default:
      throw errors.invalid(`The challenge ${factor} is not implemented by this emulator.`);
  }
};

const choices = ({ users, passkeys, factorChoices }: Deps, email: string) => {
  const Session = randomBytes(48).toString("base64url");
  factorChoices.keep(Session, email);
  const hasPasskey = passkeys.isOffered(users.find(email), email);
  return {
    ChallengeName: "SELECT_CHALLENGE",
    Session,
    ChallengeParameters: {},
    AvailableChallenges: ["PASSWORD", "PASSWORD_SRP", ...(hasPasskey ? ["WEB_AUTHN"] : [])],
  };
};
