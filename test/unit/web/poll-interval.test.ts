import { expect, it } from "vitest";
import { pollSeconds } from "#web/src/lib/poll-interval.ts";

const pending = (queue_seconds?: number) =>
  ({
    process_status: "pending",
    progress: { percent: 0, ...(queue_seconds !== undefined && { queue_seconds }) },
  }) as never;

it.each([
  ["before its edit window ends", pending(), 2],
  ["that starts soon", pending(30), 2],
  ["that starts in four minutes", pending(240), 12],
  ["that starts in hours", pending(20_000), 30],
  ["that waits for a paused engine", { process_status: "pending", progress: { paused_engine: "openai" } } as never, 15],
  ["that is being made", { process_status: "in_progress", progress: { percent: 5, queue_seconds: 900 } } as never, 2],
])("asks for news of a film %s", (_, task, seconds) => {
  expect(pollSeconds(task)).toBe(seconds);
});
