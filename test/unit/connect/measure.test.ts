import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { eventExamples } from "#contract/event-examples.ts";
import type { DomainEvent } from "#contract/events.ts";
import { handler } from "#functions/consumers/measure.ts";

beforeEach(() => {
  vi.stubEnv("POWERTOOLS_METRICS_NAMESPACE", "AnimationAgent/test");
  // Metrics are lines of the log; so that they are written to the console that a test sees.
  vi.stubEnv("POWERTOOLS_DEV", "true");
  vi.stubEnv("POWERTOOLS_METRICS_DISABLED", "false");
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

/** The counts that an event makes: each a line that CloudWatch reads as a metric. */
const countedOf = async (type: DomainEvent["type"], change: object = {}) => {
  const written = vi.spyOn(console, "log").mockImplementation(() => undefined);
  const example = eventExamples.find((each) => each.type === type);
  await handler({ detail: { ...example, detail: { ...example?.detail, ...change } } });
  return written.mock.calls
    .map(([line]) => JSON.parse(String(line)))
    .map(({ _aws, Tasks, CreditsHeld, became }) => ({
      namespace: _aws?.CloudWatchMetrics[0].Namespace,
      ...(became && { became }),
      ...(Tasks !== undefined && { Tasks }),
      ...(CreditsHeld !== undefined && { CreditsHeld }),
    }));
};
const namespace = "AnimationAgent/test";

it.each([
  ["task.created", "created"],
  ["task.started", "started"],
  ["task.retried", "retried"],
  ["task.completed", "completed"],
  ["task.failed", "failed"],
] as const)("%s counts a film that was %s", async (type, became) => {
  expect(await countedOf(type)).toEqual([{ namespace, became, Tasks: 1 }]);
});

it("a film that its owner cancelled did not fail", async () => {
  expect(await countedOf("task.failed", { cancelled: true })).toEqual([{ namespace, became: "cancelled", Tasks: 1 }]);
});

it.each([
  ["are reserved", { from: "available", to: "held" }, 8],
  ["are spent", { from: "held", to: "spent" }, -8],
])("credits that %s change what is held", async (_, way, held) => {
  expect(await countedOf("credits.moved", way)).toEqual([{ namespace, CreditsHeld: held }]);
});

it("credits that were never held change nothing, nor does what is no film's turn", async () => {
  expect(await countedOf("credits.moved", { from: "outside", to: "available" })).toEqual([]);
});
