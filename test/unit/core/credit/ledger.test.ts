import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { creditOf, debitOf, type LedgerEntry, nothing, sumOf } from "#functions/core/credit/ledger.ts";
import { reserve, settle, settleEdit } from "#functions/core/credit/task-credits.ts";

const at = "2026-01-01T00:00:00.000Z";
const paidTask = { task_id: "web_1", attempt: 1, rev: 1, credit_cost: 10, code_name: "The fox at sea" };

const grant = (amount: number): LedgerEntry => ({
  id: `grant#${amount}`,
  type: "grant",
  amount,
  ref: "",
  text: "",
  at,
});

/** What may happen to films and their holds, in any order. */
const Act = fc.oneof(
  fc.record({ act: fc.constant("grant" as const), credits: fc.integer({ min: 1, max: 200 }) }),
  fc.record({ act: fc.constant("create" as const), price: fc.constantFrom(10, 30, 50, 190) }),
  fc.record({ act: fc.constant("edit" as const), film: fc.nat(5), price: fc.constantFrom(10, 30, 50, 190) }),
  fc.record({ act: fc.constant("end" as const), film: fc.nat(5), kept: fc.double({ min: 0, max: 1, noNaN: true }) }),
  fc.record({ act: fc.constant("retry" as const), film: fc.nat(5) }),
);
type Act = typeof Act extends fc.Arbitrary<infer A> ? A : never;
type Film = typeof paidTask & { isOpen: boolean };

/** The movements that an act commits, or none where it is refused. */
const movementsOf = (act: Act, films: Film[], available: number): LedgerEntry[] => {
  if (act.act === "grant") return [grant(act.credits)];
  if (act.act === "create") {
    if (act.price > available) return [];
    const film = { ...paidTask, task_id: `web_${films.length}`, credit_cost: act.price, isOpen: true };
    films.push(film);
    return [reserve(film, at)];
  }
  const film = films[act.film];
  if (!film) return [];
  if (act.act === "retry") {
    if (film.isOpen || film.credit_cost > available) return [];
    Object.assign(film, { attempt: film.attempt + 1, isOpen: true });
    return [reserve(film, at)];
  }
  if (!film.isOpen) return [];
  if (act.act === "end") {
    film.isOpen = false;
    return settle(film, Math.floor(film.credit_cost * act.kept), at, "it ended");
  }
  const after = { ...film, credit_cost: act.price, rev: film.rev + 1 };
  if (after.credit_cost - film.credit_cost > available) return [];
  const entries = settleEdit(film, after, at);
  Object.assign(film, after);
  return entries;
};

describe("the ledger", () => {
  it("balances after whatever happens, is nowhere negative, and writes every entry once", () => {
    fc.assert(
      fc.property(fc.array(Act, { maxLength: 60 }), (acts) => {
        const films: Film[] = [];
        const entries: LedgerEntry[] = [];
        for (const act of acts) entries.push(...movementsOf(act, films, sumOf(entries).available));

        const sum = sumOf(entries);
        const open = films.filter(({ isOpen }) => isOpen).reduce((total, film) => total + film.credit_cost, 0);
        const ids = entries.filter(({ type }) => type !== "grant").map(({ id }) => id);

        expect(sum.available + sum.held + sum.spent).toBe(sum.earned);
        expect(Math.min(sum.available, sum.held, sum.spent, sum.earned)).toBeGreaterThanOrEqual(0);
        expect(sum.held).toBe(open);
        expect(new Set(ids).size).toBe(ids.length);
        expect(entries.every(({ amount }) => Number.isInteger(amount) && amount > 0)).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  it.each([
    ["signup", "system", "available"],
    ["grant", "system", "available"],
    ["voucher", "system", "available"],
    ["topup", "system", "available"],
    ["giveback", "spent", "available"],
    ["reserve", "available", "held"],
    ["release", "held", "available"],
    ["capture", "held", "spent"],
  ] as const)("moves a %s from %s to %s", (type, from, to) => {
    expect([debitOf(type), creditOf(type)]).toEqual([from, to]);
  });

  it("holds nothing where nothing happened", () => {
    expect(sumOf([])).toEqual(nothing);
  });
});

describe("a film's movements", () => {
  it("are named by what they are for, so that none can be written twice", () => {
    const longer = { ...paidTask, credit_cost: 30, rev: 2 };
    const ids = [
      reserve(paidTask, at),
      ...settleEdit(paidTask, longer, at),
      ...settle(longer, 12, at, "cancelled"),
    ].map(({ id, amount }) => [id, amount]);

    expect(ids).toEqual([
      ["reserve#web_1#1", 10],
      ["edit#web_1#2", 20],
      ["capture#web_1#1", 12],
      ["release#web_1#1", 18],
    ]);
  });

  it("are others in the next attempt", () => {
    expect(reserve({ ...paidTask, attempt: 2 }, at).id).toBe("reserve#web_1#2");
  });

  it("do not happen where an edit leaves the price as it was", () => {
    expect(settleEdit(paidTask, { ...paidTask, rev: 2 }, at)).toEqual([]);
  });

  it("give back what a shorter film costs less", () => {
    expect(settleEdit({ ...paidTask, credit_cost: 30 }, { ...paidTask, rev: 2 }, at)).toMatchObject([
      { type: "release", amount: 20 },
    ]);
  });

  it("say in one line what they were", () => {
    expect(settle(paidTask, 4, at, "Cancelled by user").map(({ text }) => text)).toEqual([
      'Paid for "The fox at sea"',
      'Refunded for "The fox at sea": Cancelled by user',
    ]);
  });

  it("shorten a long name between two letters", () => {
    const text = reserve({ ...paidTask, code_name: "🦊".repeat(70) }, at).text;

    expect(text).toBe(`Reserved for "${"🦊".repeat(57)}..."`);
  });
});
