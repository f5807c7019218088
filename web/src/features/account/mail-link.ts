import type { AccountInput, Mode } from "./mode.ts";

/** Parses the link of a mail, or of the front page: which form it opens, the email address and the code. */
export const parseMailLink = (address: {
  readonly search: string;
  readonly hash: string;
}): { readonly mode: Mode; readonly entered: AccountInput } => {
  const given = new URLSearchParams(`${address.search.slice(1)}&${address.hash.slice(1)}`);
  const mode = modes[given.get("type") ?? ""] ?? "login";
  return { mode, entered: { email: given.get("email") ?? "", code: digitsOrEmpty(given.get("code")), password: "" } };
};

/** Some mail programs leave the placeholder of the code in the link. */
const digitsOrEmpty = (given: string | null): string => (given && /^\d+$/.test(given) ? given : "");

const modes: Readonly<Record<string, Mode>> = { recovery: "reset", signup: "verify", register: "register" };
