import { afterAll, beforeAll, expect, it } from "vitest";
import { signedCursors } from "#functions/adapters/hmac/cursors.ts";
import { showCredits } from "#functions/core/account/show-credits.ts";
import type { LedgerEntry } from "#functions/core/credit/ledger.ts";
import { showLedger } from "#functions/core/credit/show-ledger.ts";
import { fixedSecret } from "#test/support/secrets.ts";
import { makeRecords, type Records } from "./table.ts";

let records: Records;
let deps: Pick<Records, "credits" | "users"> & { cursors: ReturnType<typeof signedCursors>; now: () => Date };
beforeAll(async () => {
  records = await makeRecords();
  deps = {
    ...records,
    cursors: signedCursors(fixedSecret("a secret")),
    now: () => new Date("2026-03-01T00:00:00.000Z"),
  };
});
afterAll(() => records.stop());

const entry = (type: LedgerEntry["type"], amount: number, at: string, ref = "web_1"): LedgerEntry => ({
  id: `${type}#${ref}#${at}`,
  type,
  amount,
  ref,
  text: `${type} of ${amount}`,
  at,
});
const addEntries = async (userId: string, ...entries: readonly LedgerEntry[]) => {
  for (const each of entries) await records.commit([{ kind: "move-credits", userId, entries: [each] }]);
};

it("lists every entry once, newest first, page by page", async () => {
  await addEntries(
    "ada",
    entry("signup", 30, "2026-01-01T00:00:00.000Z"),
    entry("reserve", 10, "2026-01-02T00:00:00.000Z"),
    entry("capture", 8, "2026-01-03T00:00:00.000Z"),
    entry("release", 2, "2026-01-03T00:00:00.000Z"),
    entry("reserve", 10, "2026-01-04T00:00:00.000Z", "web_2"),
  );

  const pages = [];
  let cursor: string | undefined;
  do {
    const page = await showLedger(deps, "ada", { limit: 2, cursor });
    pages.push(page.entries.map(({ type, amount, balance_change }) => [type, amount, balance_change]));
    cursor = page.next_cursor;
  } while (cursor);

  expect(pages).toEqual([
    [
      ["reserve", -10, -10],
      ["release", 2, 2],
    ],
    [
      ["capture", -8, 0],
      ["reserve", -10, -10],
    ],
    [["signup", 30, 30]],
  ]);
  const all = pages.flat().reduce((sum, [, , change]) => sum + Number(change), 0);
  expect((await records.credits.balances("ada")).available).toBe(all);
});

it("has no page after the last one, and refuses another user's cursor", async () => {
  await addEntries(
    "bob",
    entry("signup", 10, "2026-01-01T00:00:00.000Z"),
    entry("grant", 5, "2026-01-02T00:00:00.000Z"),
  );
  const { next_cursor } = await showLedger(deps, "bob", { limit: 1 });

  expect(await showLedger(deps, "bob", { limit: 1, cursor: next_cursor })).toEqual({
    entries: [expect.objectContaining({ type: "signup", text: "signup of 10", at: "2026-01-01T00:00:00.000Z" })],
  });
  await expect(showLedger(deps, "ada", { limit: 1, cursor: next_cursor })).rejects.toMatchObject({
    code: "invalid_request",
  });
  expect(await showLedger(deps, "eve", { limit: 20 })).toEqual({ entries: [] });
});

it("sums the credits spent in the last 30 days", async () => {
  await addEntries(
    "cleo",
    entry("signup", 100, "2026-01-01T00:00:00.000Z"),
    entry("reserve", 50, "2026-01-02T00:00:00.000Z"),
    entry("capture", 10, "2026-01-29T23:59:59.999Z"),
    entry("capture", 7, "2026-01-30T00:00:00.000Z"),
    entry("capture", 20, "2026-02-20T00:00:00.000Z"),
    entry("giveback", 5, "2026-02-21T00:00:00.000Z"),
    { ...entry("capture", 3, "2026-02-22T00:00:00.000Z"), id: "extend-capture#web_1#5" },
  );

  expect(await showCredits(deps, "cleo")).toEqual({
    balance: 55,
    held: 10,
    total_earned: 100,
    total_spent: 35,
    spent_last_30_days: 25,
    currency: "credits",
  });
});
