import { describe, expect, it } from "vitest";
import { Progress } from "#contract/schema/task.ts";
import type { TaskRecord } from "#contract/schema/task-record.ts";
import { progressOf } from "#functions/core/task/progress.ts";
import { makeRunningTask, makeTask } from "#test/support/task.ts";

const began = "2026-01-01T00:02:00.000Z";
const later = (seconds: number) => new Date(Date.parse(began) + seconds * 1000);
const first = (count: number) => new Set(Array.from({ length: count }, (_, n) => n + 1));
const at = (task: Partial<TaskRecord>, seconds = 0, timings = {}) =>
  progressOf(makeRunningTask({ stage_since: began, ...task }), timings, later(seconds));

/** A film from its first second to its last, as its owner might look at it. */
const lookedAt = (timings = {}) => [
  at({}, 0, timings),
  ...[0, 1, 2, 60].map((seconds) => at({ stage: "story" }, seconds, timings)),
  ...[0, 1, 60].map((seconds) => at({ stage: "scenes" }, seconds, timings)),
  ...[0, 1, 5, 10].map((voices) => at({ stage: "voices", voices_made: first(voices) }, 0, timings)),
  ...[0, 3, 10].map((drawn) =>
    at({ stage: "pictures", voices_made: first(10), pictures_made: first(drawn) }, 0, timings),
  ),
  ...[1, 10].map((filmed) =>
    at({ stage: "pictures", pictures_made: first(10), segments_made: first(filmed) }, 0, timings),
  ),
  ...[0, 10, 600].map((seconds) => at({ stage: "film" }, seconds, timings)),
  ...[0, 600].map((seconds) => at({ stage: "publishing" }, seconds, timings)),
  progressOf(makeTask({ process_status: "completed" }), timings, later(0)),
];

describe("progress", () => {
  it.each([
    ["usual times", {}],
    ["the times of other films", { story: [40], voices: [9, 1, 3], pictures: [1, 2], film: [100, 300, 200] }],
  ])("never goes back, and is done only at the end, by %s", (_, timings) => {
    const percents = lookedAt(timings).map(({ percent }) => percent);

    expect(percents).toEqual([...percents].sort((a, b) => a - b));
    expect(percents.slice(0, -1).every((percent) => percent < 100)).toBe(true);
    expect(percents.at(-1)).toBe(100);
  });

  it("is what the contract says at every look", () => {
    for (const look of lookedAt()) expect(Progress.parse(look)).toEqual(look);
  });

  it("expects what is left by the medians of earlier films", () => {
    const timings = { story: [2], scenes: [2], voices: [9, 1, 3], pictures: [7, 5, 50], film: [2], publishing: [4] };

    expect(at({ stage: "voices", voices_made: first(5) }, 0, timings)).toMatchObject({
      eta_seconds: 5 * 3 + 10 * 7 + 10 * 2 + 4,
      done: 5,
      of: 10,
    });
  });

  it("expects nothing of a film that waits or has failed", () => {
    expect(progressOf(makeTask(), {}, later(0))).toMatchObject({
      stage: "waiting",
      label: "Waiting to start",
      percent: 0,
    });
    expect(progressOf(makeTask(), {}, later(0))).not.toHaveProperty("eta_seconds");
    expect(at({ stage: "voices", process_status: "failed" })).not.toHaveProperty("eta_seconds");
  });

  it("says where a film stopped", () => {
    expect(at({ stage: "pictures", process_status: "failed" }).label).toBe(
      "Stopped at: Drawing and filming the scenes",
    );
    expect(progressOf(makeTask({ process_status: "failed" }), {}, later(0)).label).toBe("Stopped before it started");
  });

  it("counts the scenes that are filmed, and the pictures that were kept", () => {
    const scenes = { pictures_made: first(8), segments_made: first(3), pictures_kept: first(6) };

    expect(at({ stage: "pictures", ...scenes })).toMatchObject({ done: 3, of: 10, kept_pictures: 6 });
  });
});
