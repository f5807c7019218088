import { truncate } from "../shared/truncate.ts";
import { htmlOf } from "./html.ts";
import type { Content } from "./mail-content.ts";
import { textOf } from "./plain-text.ts";
import type { MailMessage } from "./ports.ts";

const maxSubjectChars = 120;

/** The addresses that end such mails: the page for people, and the one for mail programs. */
export interface UnsubscribeLinks {
  readonly page: string;
  readonly oneClick: string;
}

/** A mail to one person. */
export const composeMail = (to: string, content: Content, links?: UnsubscribeLinks): MailMessage => ({
  to,
  subject: truncate(oneLine(content.subject), maxSubjectChars),
  text: textOf(content, links?.page),
  html: htmlOf(content, links?.page),
  ...(links && { unsubscribeUrl: links.oneClick }),
});

/** A line break in the subject would allow header injection. */
const oneLine = (text: string): string => text.replace(/[\p{Cc}\u2028\u2029\s]+/gu, " ").trim();
