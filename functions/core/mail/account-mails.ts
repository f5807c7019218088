import type { Content } from "./mail-content.ts";
import type { MailLanguage } from "./mail-language.ts";
import { translateReason } from "./translate-reason.ts";

/** A successful payment, for its receipt. */
export interface Paid {
  readonly package_name: string;
  readonly amount: number;
  readonly currency: string;
  readonly credits: number;
  readonly paid_at?: string | undefined;
  readonly created_at: string;
  readonly tax?: number | undefined;
  readonly invoice_id?: string | undefined;
  readonly receipt_url?: string | undefined;
  readonly payment_id: string;
}

export const paymentReceipt = ({ tag, texts, fill, ...format }: MailLanguage, paid: Paid, site: string): Content => {
  const words = texts.receipt;
  const credits = format.credits(paid.credits);
  const money = format.money(paid.amount, paid.currency);
  return {
    language: tag,
    subject: fill(words.subject, { credits, money }),
    preview: fill(words.preview, { credits }),
    heading: words.heading,
    paragraphs: [fill(words.added, { credits })],
    facts: [
      [words.package, paid.package_name],
      [words.credits, credits],
      [words.paid, money],
      ...(paid.tax !== undefined ? [[words.tax, format.money(paid.tax, paid.currency)] as const] : []),
      [words.date, format.time(paid.paid_at ?? paid.created_at)],
      [words.payment, paid.payment_id],
    ],
    buttons: [
      { label: words.create, href: `${site}/create-task` },
      ...(paid.invoice_id ? [{ label: words.invoice, href: `${site}/credits` }] : []),
      ...(paid.receipt_url ? [{ label: words.receipt, href: paid.receipt_url }] : []),
    ],
    closing: words.why,
  };
};

export const webhookDisabled = (
  language: MailLanguage,
  { host, reason }: { host: string; reason: string },
  site: string,
): Content => {
  const words = language.texts.webhookDisabled;
  return {
    language: language.tag,
    subject: words.subject,
    preview: words.preview,
    heading: words.subject,
    paragraphs: [words.what, words.next],
    facts: [
      [words.host, host],
      [words.reason, translateReason(language, reason)],
    ],
    buttons: [{ label: words.button, href: `${site}/developer` }],
    closing: words.why,
  };
};

/** For the old address of an account. The new one is masked: the reader may be somebody else. */
export const emailChanged = ({ tag, texts, fill }: MailLanguage, email: string): Content => {
  const words = texts.emailChanged;
  return {
    language: tag,
    subject: words.subject,
    preview: words.preview,
    heading: words.subject,
    paragraphs: [fill(words.what, { email: masked(email) }), words.notYou],
    closing: words.why,
  };
};

/** "ada@example.com" is "a***@example.com". */
const masked = (email: string): string => email.replace(/^(.)[^@]*/, "$1***");
