import type { PaymentStatus } from "#contract/schema/payment.ts";
import { t } from "../../lib/translate.ts";

interface Ending {
  readonly title: string;
  readonly words: string;
}

const free = t("No charges were made to your account.");

/** Texts of the payment pages. The specification sets most of them. */
export const text = {
  /** Title and text of each payment status. */
  ending: {
    created: {
      title: t("Confirming Your Payment"),
      words: t("We are waiting for our payment provider to confirm the payment. This takes a few seconds."),
    },
    pending: {
      title: t("Payment Pending"),
      words: t(
        "Your order is complete. Your bank has to confirm the payment, which can take a few days. You can leave this page: your credits are added automatically.",
      ),
    },
    succeeded: { title: t("Payment Successful"), words: t("Thank you! Your credits have been added.") },
    failed: { title: t("Payment Failed"), words: `${t("Your bank did not confirm the payment.")} ${free}` },
    expired: { title: t("Payment Expired"), words: `${t("The payment session has expired.")} ${free}` },
    review: {
      title: t("Payment Under Review"),
      words: t("The payment we received does not match your order. We are checking it and will contact you by email."),
    },
    refunded: { title: t("Payment Refunded"), words: t("This payment was refunded, and its credits were removed.") },
  } satisfies Record<PaymentStatus, Ending>,
  slow: t(
    "This is taking longer than usual. You can leave this page: your credits are added as soon as the payment is confirmed.",
  ),
  unnamed: {
    title: t("Thank You"),
    words: t("Your credits are added to your balance as soon as the payment is confirmed."),
  },
  loading: t("Loading..."),
  loadingTitle: t("Your Payment"),
  noAccount: t("Unable to load account details. Please refresh the page."),
  tryAgain: t("Try Again"),
  lostTitle: t("Payment Not Found"),
  lost: t("We could not find this payment in your account. If you paid with another account, log in to that account."),
  goOn: t("Continue to Dashboard"),
  backToFilm: t("Back to the Film"),
  toCredits: t("See All Payments"),
  package: t("Package"),
  amount: t("Amount"),
  added: t("Credits added"),
  ordered: t("Credits ordered"),
  balance: t("Your balance"),
  newBalance: t("Your new balance"),
  session: t("Session"),

  cancelled: t("Payment Cancelled"),
  notCharged: t("Your payment was cancelled. No charges were made to your account."),
  again: t("Try Again"),
  back: t("Back to Dashboard"),
} as const;
