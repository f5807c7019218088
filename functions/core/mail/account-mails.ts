import { formatCredits, formatMoney, formatTime } from "./format.ts";
import type { Content } from "./mail-content.ts";

/** A payment that counted, as its receipt shows it. */
export interface Paid {
  readonly package_name: string;
  readonly amount: number;
  readonly currency: string;
  readonly credits: number;
  readonly paid_at?: string | undefined;
  readonly created_at: string;
  readonly receipt_url?: string | undefined;
  readonly payment_id: string;
}

export const paymentReceipt = (paid: Paid, site: string): Content => ({
  subject: `Your receipt: ${formatCredits(paid.credits)} for ${formatMoney(paid.amount, paid.currency)}`,
  preview: `${formatCredits(paid.credits)} are on your balance.`,
  heading: "Thank you for your purchase",
  paragraphs: [`${formatCredits(paid.credits)} are on your balance.`],
  facts: [
    ["Package", paid.package_name],
    ["Credits", formatCredits(paid.credits)],
    ["Paid", formatMoney(paid.amount, paid.currency)],
    ["Date", formatTime(paid.paid_at ?? paid.created_at)],
    ["Payment", paid.payment_id],
  ],
  buttons: [
    { label: "Create a film", href: `${site}/create-task` },
    ...(paid.receipt_url ? [{ label: "Receipt of the card payment", href: paid.receipt_url }] : []),
  ],
  closing: "You get this mail because you bought credits.",
});

export const webhookDisabled = ({ host, reason }: { host: string; reason: string }, site: string): Content => ({
  subject: "Your webhook was switched off",
  preview: "It did not answer. No more events are sent to it.",
  heading: "Your webhook was switched off",
  paragraphs: [
    "We could not deliver events to your webhook, so nothing more is sent to it. Your films are not affected.",
    "When it answers again, switch it on in the developer tools. Deliveries that failed can be sent again there.",
  ],
  facts: [
    ["Host", host],
    ["Reason", reason],
  ],
  buttons: [{ label: "Open the developer tools", href: `${site}/developer` }],
  closing: "You get this mail because you set up a webhook.",
});
