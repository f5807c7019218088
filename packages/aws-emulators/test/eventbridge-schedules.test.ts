import { describe, expect, it } from "vitest";
import { parseSchedule } from "../src/eventbridge/schedule.ts";

const next = (expression: string, after: string) =>
  new Date(parseSchedule(expression)(Date.parse(after))).toISOString();

describe("the next run of a schedule", () => {
  it.each([
    ["rate(1 minute)", "2026-11-21T10:00:30Z", "2026-11-21T10:01:30.000Z"],
    ["rate(6 hours)", "2026-11-21T20:00:00Z", "2026-11-22T02:00:00.000Z"],
    ["rate(2 days)", "2026-12-31T00:00:00Z", "2027-01-02T00:00:00.000Z"],
    ["cron(0 3 * * ? *)", "2026-11-21T02:59:59Z", "2026-11-21T03:00:00.000Z"],
    ["cron(0 3 * * ? *)", "2026-11-21T03:00:00Z", "2026-11-22T03:00:00.000Z"],
    ["cron(0/15 8-9 ? * MON-FRI *)", "2026-11-20T09:45:00Z", "2026-11-23T08:00:00.000Z"],
    ["cron(30 12 1 JAN,JUL ? *)", "2026-11-21T00:00:00Z", "2027-01-01T12:30:00.000Z"],
    ["cron(0 0 29 2 ? *)", "2026-11-21T00:00:00Z", "2028-02-29T00:00:00.000Z"],
    ["cron(5,35 * * * ? *)", "2026-11-21T10:05:00Z", "2026-11-21T10:35:00.000Z"],
    ["cron(0 0 ? * 1 *)", "2026-11-21T00:00:00Z", "2026-11-22T00:00:00.000Z"],
  ])("%s after %s", (expression, after, wanted) => {
    expect(next(expression, after)).toBe(wanted);
  });

  it.each([
    "rate(0 minutes)",
    "rate(5 seconds)",
    "cron(0 3 * *)",
    "cron(0 0 L * ? *)",
    "cron(61 * * * ? *)",
    "at(noon)",
  ])("never, and is refused: %s", (expression) => {
    expect(() => parseSchedule(expression)).toThrow("not valid");
  });
});
