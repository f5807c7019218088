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
      words: "Waiting for the word of our payment provider. This takes a few seconds.",
    },
    pending: {
      title: "Payment Pending",
      words:
        "Your order is complete and your bank has to confirm it, which can take some days. " +
        "You can leave this page: the credits come by themselves.",
    },
    succeeded: { title: "Payment Successful", words: "Thank you! Your credits are here." },
    failed: { title: "Payment Failed", words: `Your bank did not confirm the payment. ${free}` },
    expired: { title: "Payment Expired", words: `The payment page was open for too long. ${free}` },
    review: {
      title: "Payment Under Review",
      words: "What we received is not what we asked for. One of us looks at it, and you will hear from us by email.",
    },
    refunded: { title: "Payment Refunded", words: "This payment was given back, and its credits with it." },
  } satisfies Record<PaymentStatus, Ending>,
  slow: "This takes longer than usual. You can leave this page: the credits come as soon as the payment is confirmed.",
  unnamed: {
    title: "Thank You",
    words: "As soon as a payment is confirmed, its credits are in your balance.",
  },
  loading: "Loading...",
  loadingTitle: "Your Payment",
  noAccount: "Unable to load account details. Please refresh the page.",
  tryAgain: "Try Again",
  lostTitle: "Payment Not Found",
  lost: "Your account has no such payment. If you paid while signed in with another account, it is there.",
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
