import type { Commits } from "../shared/commit.ts";
import type { HasClock } from "../shared/ports.ts";
import { acceptKey } from "./accept-key.ts";
import type { KeyChange } from "./changes.ts";
import { claimsToBeKey } from "./key-text.ts";
import type { HasApiKeys, HasTokens } from "./ports.ts";

/** The caller's identity: strings only, as API Gateway passes them in its context. A key is never an administrator. */
export type Bearer = { readonly userId: string } & Readonly<Record<string, string>>;

/** The identity of a bearer token or API key; undefined if it is invalid. */
export const authenticate = async (
  deps: HasApiKeys & HasClock & HasTokens & Commits<KeyChange>,
  authorization: string,
): Promise<Bearer | undefined> => {
  const token = tokenIn(authorization);
  if (claimsToBeKey(token)) {
    const grant = await acceptKey(deps, token);
    return grant && { userId: grant.userId, keyId: grant.keyId, mode: grant.mode, scopes: grant.scopes.join(" ") };
  }
  const holder = await deps.tokens.holder(token);
  return holder && { userId: holder.userId, groups: holder.groups.join(",") };
};

/** The token or API key in an `Authorization` header. */
export const tokenIn = (authorization: string): string => authorization.replace(/^Bearer(?:\s+|$)/i, "").trim();
