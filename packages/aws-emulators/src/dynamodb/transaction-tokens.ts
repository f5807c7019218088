import { createHash } from "node:crypto";
import { ApiError, validation } from "./api-error.ts";
import type { BatchLine, Store } from "./store.ts";

const VALID_FOR_MS = 10 * 60 * 1000;
const MAX_LENGTH = 36;
const PREFIX = "transaction-token~";

interface Use {
  readonly digest: string;
  readonly at: number;
}

export interface TransactionTokens {
  /** Whether the same transaction was already written under this token; throws where a different one was. */
  readonly alreadyWritten: (token: string, items: unknown) => boolean;
  /** What to write with a transaction so that its token is known exactly when the transaction is. */
  readonly linesFor: (token: string, items: unknown) => readonly BatchLine[];
  readonly remember: (token: string, items: unknown) => void;
}

/** The client request tokens of the last ten minutes, kept beside the tables. The SDK sends one with every transaction. */
export const transactionTokens = async (store: Store, now: () => number): Promise<TransactionTokens> => {
  const used = await load(store); // the oldest first, always
  const isOver = ({ at }: Use) => at < now() - VALID_FOR_MS;
  const overdue = () => {
    const tokens: string[] = [];
    for (const [token, use] of used) {
      if (!isOver(use)) break;
      tokens.push(token);
    }
    return tokens;
  };
  return {
    alreadyWritten: (token, items) => {
      if (!token || token.length > MAX_LENGTH)
        throw validation(`ClientRequestToken must have between 1 and ${MAX_LENGTH} characters`);
      const use = used.get(token);
      if (!use || isOver(use)) return false;
      if (use.digest !== digestOf(items)) throw mismatch();
      return true;
    },
    linesFor: (token, items) => [
      ...overdue().map((old) => ({ type: "del" as const, key: PREFIX + old })),
      { type: "put", key: PREFIX + token, value: { digest: digestOf(items), at: now() } },
    ],
    remember: (token, items) => {
      for (const old of overdue()) used.delete(old);
      used.set(token, { digest: digestOf(items), at: now() });
    },
  };
};

const load = async (store: Store): Promise<Map<string, Use>> => {
  const uses: [string, Use][] = [];
  for await (const [key, use] of store.db.iterator({ gte: PREFIX, lt: `${PREFIX}\xff` }))
    uses.push([key.slice(PREFIX.length), use as Use]); // written by linesFor alone
  return new Map(uses.sort(([, one], [, other]) => one.at - other.at));
};

const mismatch = () =>
  new ApiError(
    "IdempotentParameterMismatchException",
    "The request uses the same client token as a previous, but non-identical request. " +
      "Do not reuse a client token with different requests, unless the requests are identical",
  );

const digestOf = (items: unknown) =>
  createHash("sha256")
    .update(JSON.stringify(inOrder(items)))
    .digest("hex");

// Two requests are the same whatever order a client wrote their attributes in.
const inOrder = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(inOrder);
  if (typeof value !== "object" || value === null) return value;
  return Object.entries(value)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, part]) => [name, inOrder(part)]);
};
