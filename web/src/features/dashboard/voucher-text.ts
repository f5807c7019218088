/** The words of the voucher dialog, as the specification gives them. */
export const voucherText = {
  title: "Have a Voucher Code?",
  about: "Each code can be redeemed once. Its credits are on your balance at once.",
  code: "Voucher Code",
  placeholder: "v_xxxx-xxxx-xxxx",
  redeem: "Redeem Voucher Code",
  redeeming: "Redeeming...",
  close: "Close",
  blank: "Please enter a voucher code",
  failed: "Failed to redeem voucher",
} as const;
