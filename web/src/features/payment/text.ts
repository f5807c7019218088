import type { PaymentStatus } from "#contract/schema/payment.ts";

interface Ending {
  readonly title: string;
  readonly words: string;
}

const free = "No charges were made to your account.";

/** Texts of the payment pages. The specification sets most of them. */
export const text = {
  /** Title and text of each payment status. */
  ending: {
    created: {
      title: "Confirming Your Payment",
      words: "We are waiting for our payment provider to confirm the payment. This takes a few seconds.",
    },
    pending: {
      title: "Payment Pending",
      words:
        "Your order is complete. Your bank has to confirm the payment, which can take a few days. " +
        "You can leave this page: your credits are added automatically.",
    },
    succeeded: { title: "Payment Successful", words: "Thank you! Your credits have been added." },
    failed: { title: "Payment Failed", words: `Your bank did not confirm the payment. ${free}` },
    expired: { title: "Payment Expired", words: `The payment session has expired. ${free}` },
    review: {
      title: "Payment Under Review",
      words: "The payment we received does not match your order. We are checking it and will contact you by email.",
    },
    refunded: { title: "Payment Refunded", words: "This payment was refunded, and its credits were removed." },
  } satisfies Record<PaymentStatus, Ending>,
  slow: "This is taking longer than usual. You can leave this page: your credits are added as soon as the payment is confirmed.",
  unnamed: {
    title: "Thank You",
    words: "Your credits are added to your balance as soon as the payment is confirmed.",
  },
  loading: "Loading...",
  loadingTitle: "Your Payment",
  noAccount: "Unable to load account details. Please refresh the page.",
  tryAgain: "Try Again",
  lostTitle: "Payment Not Found",
  lost: "We could not find this payment in your account. If you paid with another account, log in to that account.",
  goOn: "Continue to Dashboard",
  toCredits: "See All Payments",
  package: "Package",
  amount: "Amount",
  added: "Credits added",
  ordered: "Credits ordered",
  balance: "Your balance",
  newBalance: "Your new balance",
  session: "Session",

  cancelled: "Payment Cancelled",
  notCharged: "Your payment was cancelled. No charges were made to your account.",
  again: "Try Again",
  back: "Back to Dashboard",
} as const;
