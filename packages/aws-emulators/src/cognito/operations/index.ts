import type { Operations } from "../../shared/aws-json.ts";
import type { Challenges } from "../challenges.ts";
import type { Use } from "../cognito-context.ts";
import * as account from "./account.ts";
import * as administration from "./administration.ts";
import * as forgottenPassword from "./forgotten-password.ts";
import * as listUsers from "./list-users.ts";
import * as signIn from "./sign-in.ts";
import * as signUp from "./sign-up.ts";

/** Every operation of the user pool that runs here: what these files export, by its name. */
export const operations = (use: Use & { readonly challenges: Challenges }): Operations => {
  const all = { ...account, ...administration, ...forgottenPassword, ...listUsers, ...signIn, ...signUp };
  return Object.fromEntries(
    Object.entries({ ...all, adminInitiateAuth: signIn.initiateAuth }).map(([name, operate]) => [
      name,
      (request: never) => operate(use, request),
    ]),
  );
};
