import type { Context } from "aws-lambda";
import { afterEach, describe, expect, it, vi } from "vitest";
import { log } from "#functions/connect/log.ts";
import { userHash } from "#functions/connect/user-hash.ts";
import { withTelemetry } from "#functions/connect/with-telemetry.ts";
import { ProviderBusy, UnfitRecording, WaitIsOver } from "#functions/core/shared/errors.ts";

const userId = "4f6c0d52-8f3e-4f0e-9d0b-6c1f1a2b3c4d";
const run = { userId, taskId: "web_1", attempt: 2 };
// What the log needs of it.
const context = { functionName: "draw-scene", awsRequestId: "r-1" } as Context;

const lines = () => {
  const written: { level: string; message: unknown; keys: unknown }[] = [];
  for (const level of ["info", "warn", "error"] as const)
    vi.spyOn(log, level).mockImplementation((message, ...keys) => void written.push({ level, message, keys: keys[0] }));
  return written;
};
afterEach(() => void vi.restoreAllMocks());

describe("a stage or a consumer", () => {
  it("writes one line at its end: which, of whose film, and how long", async () => {
    const written = lines();

    const result = await withTelemetry(async () => "drawn")({ run, scene: 7 }, context);

    expect(result).toBe("drawn");
    expect(written).toEqual([
      {
        level: "info",
        message: "done",
        keys: {
          ...{ function: "draw-scene", requestId: "r-1", taskId: "web_1", attempt: 2, scene: 7 },
          ...{ user: userHash(userId), milliseconds: expect.any(Number) },
        },
      },
    ]);
  });

  it("names the event that it took, and never the user's id or what was told", async () => {
    const written = lines();
    const detail = { id: "evt_1", type: "task.failed", detail: { ...run, reason: "a secret of the story" } };

    await withTelemetry(async () => undefined)({ detail }, context);

    expect(written[0]?.keys).toMatchObject({ event: "task.failed", eventId: "evt_1", taskId: "web_1" });
    expect(JSON.stringify(written)).not.toMatch(new RegExp(`${userId}|secret`));
  });

  it.each([
    ["a provider that is busy", new ProviderBusy("later")],
    ["a review that its owner continued first", new WaitIsOver("web_1 goes on")],
    ["a recording of other words", new UnfitRecording("Please read all scenes.")],
  ])("that ended early on purpose is no fault: %s", async (_, early) => {
    const written = lines();

    await expect(withTelemetry(() => Promise.reject(early))({ run }, context)).rejects.toBe(early);

    expect(written).toMatchObject([
      { level: "warn", message: "ended early", keys: { reason: early.name, message: early.message } },
    ]);
  });

  it("that failed by a fault of ours says so, and hands it on", async () => {
    const written = lines();
    const fault = new TypeError("no such thing");

    await expect(withTelemetry(() => Promise.reject(fault))({ run }, context)).rejects.toBe(fault);

    expect(written).toMatchObject([{ level: "error", message: "failed", keys: { error: fault, taskId: "web_1" } }]);
  });

  it("takes an event of any shape", async () => {
    const written = lines();

    await withTelemetry(async () => undefined)(["not", "ours"]);

    expect(written).toHaveLength(1);
  });
});
