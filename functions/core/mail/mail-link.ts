import { type MailKind, mailKinds } from "#contract/schema/mail.ts";
import type { HasClock } from "../shared/ports.ts";
import type { HasMailTokens } from "./ports.ts";

/** What an unsubscribe link ends: a kind of mail of a user, or the copies of films to an address. */
export type MailTarget =
  | { readonly kind: MailKind; readonly userId: string }
  | { readonly kind: "film_copies"; readonly address: string };

/** An old mail must be usable, a leaked one not for ever. */
const validDays = 400;
const dayMs = 86_400_000;

/** The token of an unsubscribe link: who, what and until which day, signed. */
export const mailToken = (deps: HasMailTokens & HasClock, target: MailTarget): Promise<string> => {
  const subject = target.kind === "film_copies" ? target.address : target.userId;
  return deps.mailTokens.seal([target.kind, subject, dayOf(deps.now()) + validDays].join("~"));
};

/** What a token ends; undefined if it is forged or too old. */
export const openMailToken = async (deps: HasMailTokens & HasClock, token: string): Promise<MailTarget | undefined> => {
  const [name, subject = "", until] = (await deps.mailTokens.open(token))?.split("~") ?? [];
  if (!(Number(until) >= dayOf(deps.now()))) return undefined;
  if (name === "film_copies") return { kind: name, address: subject };
  const kind = mailKinds.find((each) => each === name);
  return kind && { kind, userId: subject };
};

const dayOf = (date: Date): number => Math.floor(date.getTime() / dayMs);
