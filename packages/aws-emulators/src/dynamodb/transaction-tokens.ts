import { createHash } from "node:crypto";
import { ApiError, validationError } from "./api-error.ts";
import type { BatchLine, Store } from "./store.ts";

const VALID_FOR_MS = 10 * 60 * 1000;
const MAX_LENGTH = 36;
const PREFIX = "transaction-token~";

interface UsedToken {
  readonly digest: string;
  readonly at: number;
}

export interface TransactionTokens {
  /** Whether this transaction was already written with this token. Throws if another one was. */
  readonly wasWritten: (token: string, items: unknown) => boolean;
  /**
   * What to write in the same batch as the transaction, so that the token is stored if and only if the transaction is.
   */
  readonly batchLinesFor: (token: string, items: unknown) => readonly BatchLine[];
  readonly remember: (token: string, items: unknown) => void;
}

/**
 * The client request tokens of the last ten minutes, stored next to the tables. The SDK sends one with every
 * transaction.
 */
export const transactionTokens = async (store: Store, now: () => number): Promise<TransactionTokens> => {
  const used = await load(store); // oldest first
  const isExpired = ({ at }: UsedToken) => at < now() - VALID_FOR_MS;
  const expiredTokens = () => {
    const tokens: string[] = [];
    for (const [token, usedToken] of used) {
      if (!isExpired(usedToken)) break;
      tokens.push(token);
    }
    return tokens;
  };
  return {
    wasWritten: (token, items) => {
      if (!token || token.length > MAX_LENGTH)
        throw validationError(`ClientRequestToken must have between 1 and ${MAX_LENGTH} characters`);
      const usedToken = used.get(token);
      if (!usedToken || isExpired(usedToken)) return false;
      if (usedToken.digest !== digestOf(items)) throw mismatch();
      return true;
    },
    batchLinesFor: (token, items) => [
      ...expiredTokens().map((old) => ({ type: "del" as const, key: PREFIX + old })),
      { type: "put", key: PREFIX + token, value: { digest: digestOf(items), at: now() } },
    ],
    remember: (token, items) => {
      for (const old of expiredTokens()) used.delete(old);
      used.set(token, { digest: digestOf(items), at: now() });
    },
  };
};

const load = async (store: Store): Promise<Map<string, UsedToken>> => {
  const uses: [string, UsedToken][] = [];
  for await (const [key, usedToken] of store.db.iterator({ gte: PREFIX, lt: `${PREFIX}\xff` }))
    uses.push([key.slice(PREFIX.length), usedToken as UsedToken]); // written by batchLinesFor
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
    .update(JSON.stringify(sortedByName(items)))
    .digest("hex");

// The order of attributes makes no difference between two requests.
const sortedByName = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sortedByName);
  if (typeof value !== "object" || value === null) return value;
  return Object.entries(value)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, part]) => [name, sortedByName(part)]);
};
