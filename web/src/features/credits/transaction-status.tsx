import StatusIndicator from "@cloudscape-design/components/status-indicator";
import type { PaymentStatus } from "#contract/schema/payment.ts";

/** What came is a success; what a bank still has to say is waited for; all else did not come, or went back. */
export const TransactionStatus = ({ status }: { readonly status: PaymentStatus }) => {
  const type = status === "succeeded" ? "success" : status === "pending" ? "pending" : "error";
  return <StatusIndicator type={type}>{capital(status)}</StatusIndicator>;
};

/** As the provider names it: us_bank_account. */
export const methodWords = (method: string | null): string => (method ? capital(method.replaceAll("_", " ")) : "–");

const capital = (words: string): string => words.slice(0, 1).toUpperCase() + words.slice(1);
