import { LimitReached } from "./answer.ts";

export interface ToolLimits {
  /** The films that are ordered while the server runs may cost so much together. */
  readonly maxCredits: number;
}

/** Counts what is spent, over all connections of a server. */
export const makeBudget = ({ maxCredits }: ToolLimits) => {
  let spent = 0;
  return {
    /** A part of what was counted is not spent. */
    giveBack(credits: number): void {
      spent -= credits;
    },
    /** Runs an order that costs `price` if the limit allows it. The price is counted before, so two orders share it. */
    async spend<Made>(price: number, order: () => Promise<Made>): Promise<Made> {
      if (spent + price > maxCredits)
        throw new LimitReached(`This costs ${price} credits, and ${spent} of ${maxCredits} are used. Ask the user.`);
      spent += price;
      try {
        return await order();
      } catch (error) {
        spent -= price;
        throw error;
      }
    },
  };
};
export type Budget = ReturnType<typeof makeBudget>;
