import { afterAll, beforeAll, expect, it } from "vitest";
import { storedCallLimits } from "#functions/adapters/dynamodb/call-limits.ts";
import { makeRecords, type Records } from "./table.ts";

let records: Records;
beforeAll(async () => {
  records = await makeRecords();
});
afterAll(() => records.stop());

const second = 1_000;
const at = (seconds: number, latest = seconds + 20) => ({
  intervalMs: 6 * second,
  nowMs: seconds * second,
  latestMs: latest * second,
});

it("books calls one after the other, of all films that ask at the same time", async () => {
  const limits = storedCallLimits(records.table);

  const booked = await Promise.all(Array.from({ length: 8 }, () => limits.book("gemini/a", at(100))));

  const starts = booked.filter((each) => each.booked).map(({ atMs }) => atMs / second);
  expect(starts.toSorted((a, b) => a - b)).toEqual([100, 106, 112, 118]);
  expect(booked.filter((each) => !each.booked).every(({ atMs }) => atMs === 124 * second)).toBe(true);
});

it("starts at once again after a quiet time, and knows every account by itself", async () => {
  const limits = storedCallLimits(records.table);
  await limits.book("gemini/b", at(100));

  expect(await limits.book("gemini/b", at(107))).toEqual({ booked: true, atMs: 107 * second });
  expect(await limits.book("gemini/c", at(107))).toEqual({ booked: true, atMs: 107 * second });
});

it("delays the calls that are not booked yet, and never makes a delay shorter", async () => {
  const limits = storedCallLimits(records.table);
  await limits.delay("gemini/d", 160 * second);
  await limits.delay("gemini/d", 130 * second);

  expect(await limits.book("gemini/d", at(100))).toEqual({ booked: false, atMs: 160 * second });
  expect(await limits.book("gemini/d", { ...at(150), intervalMs: 0 })).toEqual({ booked: true, atMs: 160 * second });
  expect(await limits.book("gemini/d", at(150))).toEqual({ booked: true, atMs: 160 * second });
  expect(await limits.book("gemini/d", at(150))).toEqual({ booked: true, atMs: 166 * second });
});
