import type { LedgerLine } from "#contract/schema/ledger.ts";
import type { HasCursors } from "../shared/ports.ts";
import { lineOf } from "./ledger-line.ts";
import type { HasCredits } from "./ports.ts";

const list = "ledger";

/** A page of a user's ledger, newest first, and the cursor of the next page. */
export const showLedger = async (
  { credits, cursors }: HasCredits & HasCursors,
  userId: string,
  { limit, cursor }: { readonly limit: number; readonly cursor?: string | undefined },
): Promise<{ entries: LedgerLine[]; next_cursor?: string }> => {
  const after = cursor === undefined ? undefined : await cursors.open(userId, list, cursor);
  const { entries, end } = await credits.movements(userId, { limit, after });
  return {
    entries: entries.map(lineOf),
    ...(end !== undefined && { next_cursor: await cursors.seal(userId, list, end) }),
  };
};
