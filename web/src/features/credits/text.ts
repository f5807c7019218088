/** The words of the credits page, as the specification gives them. */
export const text = {
  title: "Credit Balance",
  back: "Back to Home",
  balance: "Balance",
  reserved: "Reserved",
  earned: "Total earned",
  spent: "Total spent",
} as const;
