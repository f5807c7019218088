import { EventBridgeClient, PutEventsCommand } from "@aws-sdk/client-eventbridge";
import { mockClient } from "aws-sdk-client-mock";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import * as z from "zod";
import { eventExamples } from "#contract/event-examples.ts";
import { DomainEvent, type StageEvent } from "#contract/events.ts";
import { log } from "#functions/connect/log.ts";
import { stageEvent } from "#functions/core/pipeline/stage-event.ts";
import { Run, stage, stageHandler } from "#functions/pipeline/stage.ts";

const run = { userId: "7c1f6a52-30b4-4d0e-9f0a-2b8f6f1d5c11", taskId: "web_1767268800000_a1b2c3d4e5f6", attempt: 1 };
const clock = { now: () => new Date("2026-01-01T12:00:00.000Z") };
const bus = mockClient(EventBridgeClient);

const draw = vi.fn(async (_deps: object, { scene }: { scene: number }) => ({ key: `picture-${scene}` }));
const handler = stageHandler(
  stage(
    {
      input: z.object({ run: Run, scene: z.int() }),
      output: z.object({ key: z.string() }),
      events: ({ run: of, scene }) => [stageEvent(clock, "film.scene_drawn", of, { scene })],
    },
    draw,
  ),
  () => ({}),
);

/** The events on the bus. */
const published = (): DomainEvent[] =>
  bus
    .commandCalls(PutEventsCommand)
    .flatMap(({ args }) =>
      (args[0].input.Entries ?? []).map(({ Detail = "" }) => DomainEvent.parse(JSON.parse(Detail))),
    );

beforeEach(() => {
  vi.stubEnv("EVENT_BUS", "films");
  bus.reset();
  bus.on(PutEventsCommand).resolves({ FailedEntryCount: 0, Entries: [{ EventId: "1" }] });
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

describe("a stage that has ended", () => {
  it("publishes its event, as the documentation shows it", async () => {
    await handler({ run, scene: 1 });

    const example = eventExamples.find(({ type }) => type === "film.scene_drawn");
    expect(published()).toEqual([DomainEvent.parse(example)]);
  });

  it("publishes the same id when it is repeated, and another one for another scene or attempt", async () => {
    await handler({ run, scene: 1 });
    await handler({ run, scene: 1 });
    await handler({ run, scene: 2 });
    await handler({ run: { ...run, attempt: 2 }, scene: 1 });

    const [first, repeated, ...others] = published().map(({ id }) => id);
    expect(repeated).toBe(first);
    expect(new Set([first, ...others]).size).toBe(3);
  });

  it.each([
    ["is down", () => bus.on(PutEventsCommand).rejects(new Error("getaddrinfo ENOTFOUND"))],
    ["throttles", () => bus.on(PutEventsCommand).rejects(Object.assign(new Error(), { name: "ThrottlingException" }))],
    [
      "rejects the entry",
      () => bus.on(PutEventsCommand).resolves({ FailedEntryCount: 1, Entries: [{ ErrorCode: "X" }] }),
    ],
  ])("succeeds and logs the event if the bus %s", async (_, given) => {
    const warn = vi.spyOn(log, "warn").mockImplementation(() => {});
    given();

    await expect(handler({ run, scene: 3 })).resolves.toEqual({ key: "picture-3" });
    expect(warn).toHaveBeenCalledWith(expect.any(String), expect.objectContaining({ event: "film.scene_drawn" }));
  });

  it("publishes nothing if it failed", async () => {
    draw.mockRejectedValueOnce(Object.assign(new Error(), { name: "ProviderBusy" }));

    await expect(handler({ run, scene: 1 })).rejects.toMatchObject({ name: "ProviderBusy" });
    expect(published()).toEqual([]);
  });
});

it("has an id for each event of a film", () => {
  const ids = eventExamples.filter(({ type }) => type.startsWith("film.")).map(({ id }) => id);
  const events: StageEvent[] = [
    stageEvent(clock, "film.joined", run, {}),
    stageEvent(clock, "film.scenes_planned", run, { scenes: 10 }),
  ];

  expect(new Set(ids).size).toBe(ids.length);
  for (const event of events) expect(ids).toContain(event.id);
});
