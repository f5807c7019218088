import { errorName, validationError } from "./api-error.ts";
import { type CancellationReason, throwIfCancelled, validationReason } from "./cancellation.ts";
import { checkConditional, itemSize, runEngine } from "./engine.ts";
import { createOverlay } from "./overlay.ts";
import { readItem } from "./read.ts";
import type { BatchLine, Reply, Request, Store } from "./store.ts";
import { parseActions, type TransactionAction } from "./transaction-actions.ts";
import type { TransactionTokens } from "./transaction-tokens.ts";

const MAX_BYTES = 4 * 1024 * 1024;

/** Performs all actions or none. The engine writes to an overlay, which is then written as one batch. */
export const transactWrite =
  (tokens: TransactionTokens) =>
  async (store: Store, request: Request): Promise<Reply> => {
    const { TransactItems: items, ClientRequestToken: token } = request;
    const actions = await parseActions(store, items);
    if (typeof token === "string" && tokens.wasWritten(token, items)) return {};

    const overlay = createOverlay(store);
    const reasons: CancellationReason[] = [];
    for (const action of actions) reasons.push(await tryAction(store, overlay.store, action));
    throwIfCancelled(reasons);

    const lines = overlay.pending();
    if (totalItemBytes(lines) > MAX_BYTES)
      throw validationError("The aggregate size of the items in the transaction exceeds 4 MB");
    if (typeof token !== "string") await store.db.batch(lines);
    else {
      await store.db.batch([...lines, ...tokens.batchLinesFor(token, items)]);
      tokens.remember(token, items);
    }
    return {};
  };

const tryAction = async (real: Store, overlay: Store, action: TransactionAction): Promise<CancellationReason> => {
  try {
    if (action.kind === "ConditionCheck") {
      const failure = checkConditional(action.request, await readItem(real, action.table, action.key));
      if (failure) throw failure;
    } else await runEngine(overlay, action.operation, action.request);
    return { Code: "None" };
  } catch (error) {
    if (errorName(error) !== "ConditionalCheckFailedException") return validationReason(error);
    const old = action.returnsOld ? await readItem(real, action.table, action.key) : undefined;
    return { Code: "ConditionalCheckFailed", Message: "The conditional request failed", Item: old };
  }
};

const totalItemBytes = (lines: readonly BatchLine[]) =>
  lines.reduce((sum, line) => sum + (line.type === "put" && isItem(line) ? itemSize(line.value) : 0), 0);
const isItem = ({ key }: BatchLine) => key.startsWith("item-");
