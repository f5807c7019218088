/** The words of the payment pages, as the specification gives them. */
export const text = {
  success: "Payment Successful",
  goOn: "Continue to Dashboard",
  balance: "Balance",
  session: "Session",
  cancelled: "Payment Cancelled",
  notCharged: "Your payment was cancelled. No charges were made to your account.",
  again: "Try Again",
  back: "Back to Dashboard",
} as const;
