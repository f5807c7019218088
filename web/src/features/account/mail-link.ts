import type { AccountInput, Mode } from "./mode.ts";

/** What the link in a mail brings: which form it is for, for whom, and the code. */
export const parseMailLink = (address: {
  readonly search: string;
  readonly hash: string;
}): { readonly mode: Mode; readonly entered: AccountInput } => {
  const given = new URLSearchParams(`${address.search.slice(1)}&${address.hash.slice(1)}`);
  const mode = modes[given.get("type") ?? ""] ?? "login";
  return { mode, entered: { email: given.get("email") ?? "", code: digitsOrEmpty(given.get("code")), password: "" } };
};

/** A mark that a mail program left as it was is no code. */
const digitsOrEmpty = (given: string | null): string => (given && /^\d+$/.test(given) ? given : "");

const modes: Readonly<Record<string, Mode>> = { recovery: "reset", signup: "verify" };
