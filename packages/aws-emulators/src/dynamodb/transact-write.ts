import { ApiError, isApiError, kindOf, validation } from "./api-error.ts";
import { act, checkConditional, itemSize } from "./engine.ts";
import { overlayOn } from "./overlay.ts";
import { readItem } from "./read.ts";
import type { BatchLine, Item, Reply, Request, Store } from "./store.ts";
import { type Member, membersOf } from "./transaction-actions.ts";
import type { TransactionTokens } from "./transaction-tokens.ts";

const MAX_BYTES = 4 * 1024 * 1024;

interface Reason {
  readonly Code: string;
  readonly Message?: string;
  readonly Item?: Item | undefined;
}

/** Writes every member or none. The engine decides on an overlay, which is then written as one batch. */
export const transactWrite =
  (tokens: TransactionTokens) =>
  async (store: Store, request: Request): Promise<Reply> => {
    const { TransactItems: items, ClientRequestToken: token } = request;
    const members = await membersOf(store, items);
    if (typeof token === "string" && tokens.alreadyWritten(token, items)) return {};

    const overlay = overlayOn(store);
    const reasons: Reason[] = [];
    for (const member of members) reasons.push(await tryMember(store, overlay.store, member));
    if (reasons.some(({ Code }) => Code !== "None")) throw cancelled(reasons);

    const lines = overlay.held();
    if (bytesOf(lines) > MAX_BYTES) throw validation("The aggregate size of the items in the transaction exceeds 4 MB");
    if (typeof token !== "string") await store.db.batch(lines);
    else {
      await store.db.batch([...lines, ...tokens.linesFor(token, items)]);
      tokens.remember(token, items);
    }
    return {};
  };

const tryMember = async (real: Store, overlay: Store, member: Member): Promise<Reason> => {
  try {
    if (member.kind === "ConditionCheck") {
      const failure = checkConditional(member.request, await readItem(real, member.table, member.key));
      if (failure) throw failure;
    } else await act(overlay, member.operation, member.request);
    return { Code: "None" };
  } catch (error) {
    if (!isApiError(error) || kindOf(error) === "ResourceNotFoundException") throw error;
    if (kindOf(error) !== "ConditionalCheckFailedException")
      return { Code: "ValidationError", Message: String(error.body["message"] ?? error.message) };
    const old = member.returnsOld ? await readItem(real, member.table, member.key) : undefined;
    return { Code: "ConditionalCheckFailed", Message: "The conditional request failed", Item: old };
  }
};

const cancelled = (reasons: readonly Reason[]) => {
  const codes = reasons.map(({ Code }) => Code).join(", ");
  return new ApiError(
    "TransactionCanceledException",
    `Transaction cancelled, please refer cancellation reasons for specific reasons [${codes}]`,
    { CancellationReasons: reasons },
  );
};

const bytesOf = (lines: readonly BatchLine[]) =>
  lines.reduce((sum, line) => sum + (line.type === "put" && isItem(line) ? itemSize(line.value) : 0), 0);
const isItem = ({ key }: BatchLine) => key.startsWith("item-");
