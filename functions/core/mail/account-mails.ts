import { formatCredits, formatMoney, formatTime } from "./format.ts";
import type { Content } from "./mail-content.ts";

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

export const paymentReceipt = (paid: Paid, site: string): Content => ({
  subject: `Your receipt: ${formatCredits(paid.credits)} for ${formatMoney(paid.amount, paid.currency)}`,
  preview: `${formatCredits(paid.credits)} were added to your balance.`,
  heading: "Thank you for your purchase",
  paragraphs: [`${formatCredits(paid.credits)} are on your balance.`],
  facts: [
    ["Package", paid.package_name],
    ["Credits", formatCredits(paid.credits)],
    ["Paid", formatMoney(paid.amount, paid.currency)],
    ...(paid.tax !== undefined ? [["Tax included", formatMoney(paid.tax, paid.currency)] as const] : []),
    ["Date", formatTime(paid.paid_at ?? paid.created_at)],
    ["Payment", paid.payment_id],
  ],
  buttons: [
    { label: "Create a film", href: `${site}/create-task` },
    ...(paid.invoice_id ? [{ label: "View invoice", href: `${site}/credits` }] : []),
    ...(paid.receipt_url ? [{ label: "View receipt", href: paid.receipt_url }] : []),
  ],
  closing: "You are receiving this email because you bought credits.",
});

export const webhookDisabled = ({ host, reason }: { host: string; reason: string }, site: string): Content => ({
  subject: "Your webhook was switched off",
  preview: "We could not deliver events to it, so we no longer send any.",
  heading: "Your webhook was switched off",
  paragraphs: [
    "We could not deliver events to your webhook, so we no longer send any. Your films are not affected.",
    "When your endpoint works again, switch the webhook on in the developer tools. You can redeliver failed messages there.",
  ],
  facts: [
    ["Host", host],
    ["Reason", reason],
  ],
  buttons: [{ label: "Open the developer tools", href: `${site}/developer` }],
  closing: "You are receiving this email because you set up a webhook.",
});

/** For the old address of an account. The new one is masked: the reader may be somebody else. */
export const emailChanged = (email: string): Content => ({
  subject: "Your email address was changed",
  preview: "Your Animation Agent account has another email address.",
  heading: "Your email address was changed",
  paragraphs: [
    `Your Animation Agent account now has the address ${masked(email)}. Sign in with it from now on.`,
    "If you did not change it, answer this email at once: we can give the account back to you.",
  ],
  closing: "You are receiving this email because this was the address of the account.",
});

/** "ada@example.com" is "a***@example.com". */
const masked = (email: string): string => email.replace(/^(.)[^@]*/, "$1***");
