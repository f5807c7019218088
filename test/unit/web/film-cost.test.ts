import { expect, it } from "vitest";
import { costOf } from "#web/src/lib/film-cost.ts";

const film = { credit_cost: 10, video_length_minutes: 3 } as const;

it.each([
  ["that waits", { process_status: "pending" }, 10],
  ["of the ordered length", { process_status: "completed", video_seconds: 180 }, 10],
  ["that is shorter than ordered", { process_status: "completed", video_seconds: 22 }, 2],
  ["that failed", { process_status: "failed" }, 0],
  ["that was cancelled after a part of the work", { process_status: "failed", credits_paid: 4 }, 4],
] as const)("a film %s costs its share of the price", (_, given, cost) => {
  expect(costOf({ ...film, ...given })).toBe(cost);
});
