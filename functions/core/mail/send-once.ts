import type { Commits } from "../shared/commit.ts";
import { digest } from "../shared/digest.ts";
import type { HasClock } from "../shared/ports.ts";
import type { MailChange } from "./changes.ts";
import type { HasMail, HasSentMails, MailMessage } from "./ports.ts";

/** Longer than a function lives: whoever claimed a mail before that and did not say more is gone. */
const claimSeconds = 120;

/**
 * Sends a mail unless it was sent before. It is claimed, sent and noted: of two who are told the same event at once,
 * one sends it. Only where a process ends between the post office's answer and the note is it sent again.
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
