import type { MailSubscription } from "#contract/schema/mail.ts";
import type { AccountChange } from "../account/changes.ts";
import type { HasUsers } from "../account/ports.ts";
import type { Commits } from "../shared/commit.ts";
import { Refusal } from "../shared/errors.ts";
import type { HasClock } from "../shared/ports.ts";
import type { MailChange } from "./changes.ts";
import { type MailTarget, openMailToken } from "./mail-link.ts";
import type { HasCopyStops, HasMailTokens } from "./ports.ts";

type Opens = HasMailTokens & HasClock & HasUsers & HasCopyStops;

/** What an unsubscribe link is about. Throws a Refusal `not_found` if it is forged, too old, or its account is deleted. */
export const showSubscription = async (deps: Opens, token: string): Promise<MailSubscription> => {
  const target = await targetOf(deps, token);
  if (target.kind === "film_copies")
    return { kind: target.kind, subscribed: !(await deps.copyStops.has(target.address)) };
  const profile = await deps.users.find(target.userId);
  if (!profile) throw unknownLink();
  return { kind: target.kind, subscribed: !profile.mailsOff?.includes(target.kind) };
};

/** Ends the mails of an unsubscribe link. Idempotent. Throws the same Refusal as `showSubscription`. */
export const unsubscribe = async (
  deps: Opens & Commits<AccountChange | MailChange>,
  token: string,
): Promise<MailSubscription> => {
  const target = await targetOf(deps, token);
  await deps.commit([
    target.kind === "film_copies"
      ? { kind: "stop-copies", address: target.address, at: deps.now().toISOString() }
      : { kind: "set-mail-choices", userId: target.userId, choices: { [target.kind]: false } },
  ]);
  return { kind: target.kind, subscribed: false };
};

const targetOf = async (deps: HasMailTokens & HasClock, token: string): Promise<MailTarget> => {
  const target = await openMailToken(deps, token);
  if (!target) throw unknownLink();
  return target;
};

const unknownLink = () => new Refusal("not_found", "This link is not valid any more.");
