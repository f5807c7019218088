import { appendFileSync, existsSync, readFileSync } from "node:fs";
import type { AnimationAgent } from "../agent.ts";
import type { Receipt } from "../types.ts";
import type { BatchRow } from "./batch-file.ts";

interface Ordered {
  readonly key: string;
  readonly task_id: string;
  readonly credits: number;
}

export interface BatchOptions {
  /** Orders of the file may cost so much together, earlier runs included. */
  readonly maxCredits: number;
  /** Films of a test key cost nothing. */
  readonly isFree: boolean;
  /** The file of the accepted orders, one JSON a line; none for an order that is never repeated. */
  readonly journal: string | undefined;
  readonly print: (line: string) => void;
}

export interface BatchResult {
  readonly taskIds: readonly string[];
  /** The orders that the limit stopped. */
  readonly left: number;
}

/**
 * Orders the films of a batch, one after the other, until all are ordered or the next one would exceed the limit. Each
 * accepted order is written to the journal at once; a second run skips it. If the program ends between the order and the
 * journal, the idempotency key keeps the service from accepting the order twice.
 */
export const orderBatch = async (
  agent: AnimationAgent,
  rows: readonly BatchRow[],
  { maxCredits, isFree, journal, print }: BatchOptions,
): Promise<BatchResult> => {
  const known = new Map(readJournal(journal).map((each) => [each.key, each]));
  const priceOf = priceList(agent, isFree);
  const taskIds: string[] = [];
  let spent = rows.reduce((sum, { key }) => sum + (known.get(key)?.credits ?? 0), 0);
  for (const [index, { key, order, where }] of rows.entries()) {
    const earlier = known.get(key);
    if (earlier) {
      taskIds.push(earlier.task_id);
      print(`${where}: ordered before as ${earlier.task_id}`);
      continue;
    }
    const price = await priceOf(order.video_duration);
    if (spent + price > maxCredits) {
      print(`Stopped before ${where}: it costs ${price} credits, and ${spent} of ${maxCredits} are used.`);
      return { taskIds, left: rows.slice(index).filter((row) => !known.has(row.key)).length };
    }
    const receipt = await agent.order(order, key);
    if (journal) appendFileSync(journal, `${JSON.stringify(toEntry(key, receipt))}\n`);
    spent += receipt.credit_cost;
    taskIds.push(receipt.task_id);
    print(`${where}: ordered as ${receipt.task_id} for ${receipt.credit_cost} credits`);
  }
  return { taskIds, left: 0 };
};

const toEntry = (key: string, { task_id, credit_cost }: Receipt): Ordered => ({ key, task_id, credits: credit_cost });

const readJournal = (path: string | undefined): readonly Ordered[] =>
  path && existsSync(path)
    ? readFileSync(path, "utf8")
        .split("\n")
        // The last line may be broken if the program was killed while it wrote.
        .flatMap((line) => (/^\{.*\}$/.test(line) ? [JSON.parse(line) as Ordered] : []))
    : [];

type Minutes = Parameters<AnimationAgent["quote"]>[0];

/** Asks for the price of each length once. */
const priceList = (agent: AnimationAgent, isFree: boolean) => {
  const prices = new Map<Minutes, number>();
  return async (minutes: Minutes): Promise<number> => {
    if (isFree) return 0;
    const price = prices.get(minutes) ?? (await agent.quote(minutes)).credits;
    prices.set(minutes, price);
    return price;
  };
};
