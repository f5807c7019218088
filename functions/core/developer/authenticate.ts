import type { Commits } from "../shared/commit.ts";
import type { HasClock } from "../shared/ports.ts";
import { acceptKey } from "./accept-key.ts";
import type { KeyChange } from "./changes.ts";
import { claimsToBeKey } from "./key-text.ts";
import type { HasApiKeys, HasTokens } from "./ports.ts";

/** Who a bearer is: words only, as a gateway passes them on to a function. A key is never an administrator. */
export type Bearer = { readonly userId: string } & Readonly<Record<string, string>>;

/** Who holds a bearer's token or key; nobody, where it is not good. */
export const authenticate = async (
  deps: HasApiKeys & HasClock & HasTokens & Commits<KeyChange>,
  authorization: string,
): Promise<Bearer | undefined> => {
  const token = authorization.replace(/^Bearer\s+/i, "").trim();
  if (claimsToBeKey(token)) {
    const grant = await acceptKey(deps, token);
    return grant && { userId: grant.userId, keyId: grant.keyId, mode: grant.mode, scopes: grant.scopes.join(" ") };
  }
  const holder = await deps.tokens.holder(token);
  return holder && { userId: holder.userId, groups: holder.groups.join(",") };
};
