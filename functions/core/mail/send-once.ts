import type { Commits } from "../shared/commit.ts";
import { digest } from "../shared/digest.ts";
import type { HasClock } from "../shared/ports.ts";
import type { MailChange } from "./changes.ts";
import type { HasMail, HasSentMails, MailMessage } from "./ports.ts";

/** Longer than a Lambda timeout: a claim that is older belongs to a process that ended. */
const claimSeconds = 120;

/**
 * Sends a mail unless it was sent before. It is claimed, sent and recorded: of two concurrent deliveries of an event
 * one sends it. It is sent twice only if the process ends after SES accepted it and before it is recorded.
 */
export const sendOnce = async (
  deps: HasMail & HasSentMails & HasClock & Commits<MailChange>,
  eventId: string,
  letter: MailMessage,
): Promise<void> => {
  const mail = `${eventId}#${await digest(letter.to.toLowerCase())}`;
  if (await deps.sentMails.wasSent(mail)) return;
  const now = deps.now();
  const until = new Date(now.getTime() + claimSeconds * 1000).toISOString();
  await deps.commit([{ kind: "claim-mail", mail, now: now.toISOString(), until }]);
  const note = (sent: boolean) => deps.commit([{ kind: "note-mail", mail, sent, now: deps.now().toISOString() }]);
  try {
    await deps.mail.send(letter);
  } catch (error) {
    await note(false);
    throw error;
  }
  await note(true);
};
