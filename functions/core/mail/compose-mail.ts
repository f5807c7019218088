import { truncate } from "../shared/truncate.ts";
import { htmlOf } from "./html.ts";
import type { Content } from "./mail-content.ts";
import { textOf } from "./plain-text.ts";
import type { MailMessage } from "./ports.ts";

const maxSubjectChars = 120;

/** A mail to one person. */
export const composeMail = (to: string, content: Content): MailMessage => ({
  to,
  subject: truncate(oneLine(content.subject), maxSubjectChars),
  text: textOf(content),
  html: htmlOf(content),
});

/** A line break in the subject would allow header injection. */
const oneLine = (text: string): string => text.replace(/[\p{Cc}\u2028\u2029\s]+/gu, " ").trim();
