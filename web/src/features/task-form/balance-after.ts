interface Paying {
  /** Undefined while it is loaded. */
  readonly balance: number | undefined;
  readonly cost: number;
  /** Credits that an edited task has already reserved. */
  readonly already: number;
  /** The order was accepted: the balance has paid it. */
  readonly isDone: boolean;
}

/** The balance after an order, never below 0, and the credits that it lacks. */
export const balanceAfter = ({
  balance,
  cost,
  already,
  isDone,
}: Paying): { readonly left: number | undefined; readonly missing: number } => {
  if (balance === undefined) return { left: undefined, missing: 0 };
  const left = isDone ? balance : balance + already - cost;
  return { left: Math.max(0, left), missing: Math.max(0, -left) };
};
