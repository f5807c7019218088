import type { Operations } from "../../shared/aws-json.ts";
import type { Challenges } from "../challenges.ts";
import type { CognitoContext } from "../cognito-context.ts";
import type { FactorChoices } from "../factor-choice.ts";
import * as account from "./account.ts";
import * as administration from "./administration.ts";
import * as forgottenPassword from "./forgotten-password.ts";
import * as listUsers from "./list-users.ts";
import * as passkeys from "./passkeys.ts";
import * as signIn from "./sign-in.ts";
import * as signUp from "./sign-up.ts";

/** All implemented operations: each export of these files is the operation of the same name. */
export const createOperations = (
  context: CognitoContext & { readonly challenges: Challenges; readonly factorChoices: FactorChoices },
): Operations => {
  const all = { ...account, ...administration, ...forgottenPassword, ...listUsers, ...passkeys, ...signIn, ...signUp };
  return Object.fromEntries(
    Object.entries({ ...all, adminInitiateAuth: signIn.initiateAuth }).map(([name, perform]) => [
      name,
      (request: never) => perform(context, request),
    ]),
  );
};
