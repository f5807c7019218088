import { QueryCommand } from "@aws-sdk/lib-dynamodb";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { adminRecords } from "#functions/adapters/dynamodb/admin.ts";
import { sentMails } from "#functions/adapters/dynamodb/sent-mails.ts";
import { createVoucher } from "#functions/core/admin/create-voucher.ts";
import { listVouchers } from "#functions/core/admin/list-vouchers.ts";
import { topUpCredits } from "#functions/core/admin/top-up-credits.ts";
import type { LedgerEntry } from "#functions/core/credit/ledger.ts";
import { sumOf } from "#functions/core/credit/ledger.ts";
import { codeMail } from "#functions/core/mail/code-mails.ts";
import { composeMail } from "#functions/core/mail/compose-mail.ts";
import { mailLanguage } from "#functions/core/mail/mail-language.ts";
import { sendOnce } from "#functions/core/mail/send-once.ts";
import { redeemVoucher } from "#functions/core/voucher/redeem-voucher.ts";
import { makeTask } from "#test/support/task.ts";
import { makeRecords, type Records } from "./table.ts";

let records: Records;
beforeAll(async () => {
  records = await makeRecords();
});
afterAll(() => records.stop());

let made = 0;
const makeAdminDeps = () => ({
  ...records,
  ...adminRecords(records.table, () => `v_${crypto.randomUUID()}`),
  sentMails: sentMails(records.table),
  now: () => new Date("2026-03-01T00:00:00.000Z"),
  newId: (kind: string) => `${kind}_${++made}`,
});

const ledgerOf = async (userId: string): Promise<LedgerEntry[]> => {
  const { client, name } = records.table;
  const { Items = [] } = await client.send(
    new QueryCommand({
      TableName: name,
      KeyConditionExpression: "PK = :user AND begins_with(SK, :ledger)",
      ExpressionAttributeValues: { ":user": `USER#${userId}`, ":ledger": "LEDGER#" },
    }),
  );
  // The entries that a commit wrote.
  return Items as LedgerEntry[];
};

describe("a voucher", () => {
  it("pays one of fifty users who redeem it at the same time", async () => {
    const deps = makeAdminDeps();
    const { code, id } = await createVoucher(deps, "root", 30);
    const users = Array.from({ length: 50 }, (_, n) => `race-${n}`);

    const answers = await Promise.allSettled(users.map((user) => redeemVoucher(deps, user, code)));

    const balances = await Promise.all(users.map((user) => deps.credits.balances(user)));
    const winner = users.find((_, n) => answers[n]?.status === "fulfilled") ?? "";
    expect(answers.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    for (const answer of answers)
      if (answer.status === "rejected") expect(answer.reason).toMatchObject({ code: "conflict" });
    expect(balances.reduce((sum, { available }) => sum + available, 0)).toBe(30);
    expect(await deps.vouchers.find(code)).toMatchObject({ is_used: true, used_by: winner });
    expect(await ledgerOf(winner)).toMatchObject([{ id: `voucher#${id}`, type: "voucher", amount: 30 }]);
  });

  it("is listed for a year, newest first, with totals", async () => {
    const deps = makeAdminDeps();
    const at = (moment: string) => ({ ...deps, now: () => new Date(moment) });
    const before = await deps.vouchers.counts();
    const old = await createVoucher(at("2025-04-01T00:00:00.000Z"), "root", 1);
    const fresh = await createVoucher(at("2026-02-28T00:00:00.000Z"), "root", 2);

    const { data, statistics } = await listVouchers(deps);

    const codes = data.map(({ code }) => code);
    expect(codes.indexOf(fresh.code)).toBeLessThan(codes.indexOf(old.code));
    expect(codes).toContain(old.code);
    expect(statistics.total).toBe(before.total + 2);
  });
});

it("the owner of a task is found by its id until its files are deleted", async () => {
  const deps = makeAdminDeps();
  const ids = ["web_1001", "web_1002"];
  for (const [n, id] of ids.entries())
    await deps.commit([
      { kind: "insert-task", task: makeTask({ task_id: id, user_id: `owner-${n}`, deadline: "2026-03-02" }) },
    ]);

  expect(await Promise.all(ids.map((id) => deps.accounts.ownerOf(id)))).toEqual(["owner-0", "owner-1"]);
  expect(await deps.accounts.ownerOf("web_100")).toBeUndefined();

  const run = { userId: "owner-0", taskId: "web_1001", attempt: 1 };
  await deps.commit([{ kind: "set-task", run, in: "pending", set: { deadline: undefined } }]);
  expect(await deps.accounts.ownerOf("web_1001")).toBeUndefined();
});

describe("an administrator's action", () => {
  it("is stored in the audit log in the transaction of its change", async () => {
    const deps = makeAdminDeps();
    await deps.commit([
      { kind: "insert-profile", profile: { userId: "grace", email: "Grace@Example.com", createdAt: "2026-01-01" } },
    ]);

    await topUpCredits(deps, "root", { email: "grace@example.COM" }, 40, "Thanks");

    expect(await deps.credits.balances("grace")).toMatchObject({ available: 40, earned: 40 });
    const [record] = (await deps.audits.inMonth("2026-03", 1)) ?? [];
    expect(record).toMatchObject({ actor: "root", action: "top-up-credits", target: "grace", reason: "Thanks" });
    expect(await deps.accounts.entryAmount("grace", String(record?.after["entry"]))).toBe(40);
    expect(await deps.audits.inMonth("2020-01", 10)).toEqual([]);
  });

  it("is not committed if its audit entry fails", async () => {
    const deps = { ...makeAdminDeps(), newId: () => "same" };
    const profile = { userId: "hedy", email: "hedy@example.com", createdAt: "2026-01-01" };
    await deps.commit([{ kind: "insert-profile", profile }]);
    await topUpCredits(deps, "root", { userId: "hedy" }, 1, "");

    await expect(topUpCredits(deps, "root", { userId: "hedy" }, 1, "")).rejects.toMatchObject({ code: "conflict" });

    expect(await deps.credits.balances("hedy")).toMatchObject({ available: 1 });
  });
});

it("a profile keeps the pronunciations of its user, and no profile is made for them", async () => {
  const deps = makeAdminDeps();
  const profile = { userId: "siobhan", email: "siobhan@example.com", createdAt: "2026-01-01" };
  const pronunciations = [{ word: "Siobhan", say: "shi vawn" }];
  await deps.commit([{ kind: "insert-profile", profile }]);
  await deps.commit([{ kind: "set-pronunciations", userId: "siobhan", pronunciations }]);

  expect(await deps.users.find("siobhan")).toEqual({ ...profile, pronunciations });
  const ofNobody = { kind: "set-pronunciations" as const, userId: "nobody", pronunciations };
  await expect(deps.commit([ofNobody])).rejects.toMatchObject({ code: "not_found" });
  expect(await deps.users.find("nobody")).toBeUndefined();
});

it("a profile keeps the language of its user, and no profile is made for it", async () => {
  const deps = makeAdminDeps();
  const profile = { userId: "greta", email: "greta@example.com", createdAt: "2026-01-01", language: "de" as const };
  await deps.commit([{ kind: "insert-profile", profile }]);
  expect(await deps.users.find("greta")).toEqual(profile);

  await deps.commit([{ kind: "set-language", userId: "greta", language: "fr" }]);

  expect(await deps.users.find("greta")).toEqual({ ...profile, language: "fr" });
  const ofNobody = { kind: "set-language" as const, userId: "nobody", language: "fr" as const };
  await expect(deps.commit([ofNobody])).rejects.toMatchObject({ code: "not_found" });
  expect(await deps.users.find("nobody")).toBeUndefined();
});

describe("every ledger entry", () => {
  it("is published once as an event, and the sum is the balance", async () => {
    const Types = fc.constantFrom("grant", "voucher", "topup", "reserve", "release", "capture", "giveback");
    const Moves = fc.array(fc.record({ type: Types, amount: fc.integer({ min: 1, max: 50 }) }), { maxLength: 12 });
    await fc.assert(
      fc.asyncProperty(Moves, async (moves) => {
        const userId = `mover-${++made}`;
        for (const { type, amount } of moves) {
          const entry = { id: `${type}#${++made}`, type, amount, ref: "", text: "", at: "2026-03-01T00:00:00.000Z" };
          await records.commit([{ kind: "move-credits", userId, entries: [entry] }]).catch((error: Error) => {
            if (error.name !== "Refusal") throw error;
          });
        }

        const entries = await ledgerOf(userId);
        const told = records.published.flatMap((event) =>
          event.type === "credits.moved" && event.detail.userId === userId ? [event.detail.entryId] : [],
        );
        const balances = await records.credits.balances(userId);
        expect(balances).toMatchObject(sumOf(entries));
        expect(balances.available + balances.held + balances.spent).toBe(balances.earned);
        expect(Math.min(balances.available, balances.held, balances.spent)).toBeGreaterThanOrEqual(0);
        expect(told.sort()).toEqual(entries.map(({ id }) => id).sort());
      }),
      { numRuns: 10 },
    );
  });

  it("is published by the sweep if the bus was unavailable", async () => {
    const entry = {
      id: "topup#late",
      type: "topup" as const,
      amount: 3,
      ref: "",
      text: "",
      at: "2026-03-01T00:00:00.000Z",
    };
    records.bus.isOpen = false;
    await records.commit([{ kind: "move-credits", userId: "late", entries: [entry] }]);
    records.bus.isOpen = true;
    await records.outbox.publishOlderThan(0);

    expect(records.published.filter(({ id }) => id === "evt_late_topup#late")).toMatchObject([
      { type: "credits.moved", detail: { from: "system", to: "available", amount: 3, entryType: "topup" } },
    ]);
  });
});

describe("a mail", () => {
  const letter = composeMail(
    "ada@example.com",
    codeMail(mailLanguage("en"), "sign-up", "123456", { site: "", email: "ada@example.com" }),
  );
  const makeMailer = () => {
    const sent: string[] = [];
    const mail = { site: "", send: async ({ to }: { to: string }) => void sent.push(to) };
    return { ...makeAdminDeps(), mail, sent };
  };

  it("is sent once if its event arrives twenty times at the same time", async () => {
    const deps = makeMailer();

    await Promise.allSettled(Array.from({ length: 20 }, () => sendOnce(deps, "evt_many", letter)));
    await sendOnce(deps, "evt_many", letter);

    expect(deps.sent).toEqual(["ada@example.com"]);
  });

  it("is sent again if SES refused it or the sender's claim expired", async () => {
    const deps = makeMailer();
    const closed = { site: "", send: async () => Promise.reject(new Error("throttled")) };
    await expect(sendOnce({ ...deps, mail: closed }, "evt_again", letter)).rejects.toThrow("throttled");
    await sendOnce(deps, "evt_again", letter);
    const gone = { site: "", send: () => new Promise<void>(() => {}) };
    void sendOnce({ ...deps, mail: gone }, "evt_gone", letter);
    await expect.poll(() => deps.sentMails.wasSent("evt_gone")).toBe(false);

    await sendOnce({ ...deps, now: () => new Date("2026-03-01T00:03:00.000Z") }, "evt_gone", letter);

    expect(deps.sent).toHaveLength(2);
  });
});

describe("films with files", () => {
  it("are read up to a maximum, those with the latest deadlines, and it says if there are more", async () => {
    const { accounts } = makeAdminDeps();
    const userId = crypto.randomUUID();
    const before = (await accounts.tasksWithFiles(1_000)).tasks.length;
    const tasks = Array.from({ length: 30 }, (_, n) =>
      makeTask({
        user_id: userId,
        task_id: `web_${1_000 + n}_files`,
        deadline: `2026-05-${String(n + 1).padStart(2, "0")}`,
      }),
    );
    for (const task of tasks)
      await records.commit([{ kind: "insert-task", task: { ...task, process_status: "completed" } }]);

    const all = await accounts.tasksWithFiles(1_000);
    const some = await accounts.tasksWithFiles(10);

    expect(all).toMatchObject({ isComplete: true });
    expect(all.tasks).toHaveLength(before + 30);
    expect(some.isComplete).toBe(false);
    // One of each shard: the latest of three.
    expect(some.tasks).toHaveLength(10);
    for (const { task_id } of some.tasks) expect(Number(task_id.split("_")[1])).toBeGreaterThanOrEqual(1_020);
  });
});
