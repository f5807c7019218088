import type { EditResult } from "#contract/schema/scene-edit.ts";
import { text } from "./text.ts";

interface BarInput {
  /** The number of edits. */
  readonly count: number;
  /** No text of the draft is empty or too long. */
  readonly isReady: boolean;
  readonly price: Pick<EditResult, "credits" | "missing"> | undefined;
  /** The price is that of these edits. */
  readonly isCurrent: boolean;
  readonly error: Error | null;
}

/** What the bar of changes says, and whether they can be applied. `missing` are the credits that the user has to buy. */
export const barState = ({ count, isReady, price, isCurrent, error }: BarInput) => {
  const changes = text.changes(count);
  const refusal = { canApply: false, missing: 0 };
  if (!isReady) return { ...refusal, sum: changes, problem: text.incomplete };
  if (error) return { ...refusal, sum: changes, problem: error.message };
  if (!price || !isCurrent) return { ...refusal, sum: `${changes} · ${text.pricing}`, problem: "" };
  const { credits, missing } = price;
  const problem = missing > 0 ? text.missing(missing) : "";
  return { canApply: missing === 0, missing, sum: `${changes} · ${text.price(credits)}`, problem };
};
