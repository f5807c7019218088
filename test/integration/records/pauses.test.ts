import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { storedPauses } from "#functions/adapters/dynamodb/provider-pauses.ts";
import { monitoredCall } from "#functions/adapters/engines/engine-call.ts";
import { makeRecords, type Records } from "./table.ts";

let records: Records;
beforeAll(async () => {
  records = await makeRecords();
});
afterAll(() => records.stop());

const since = "2026-03-01T00:00:00.000Z";
const pause = (provider: string) =>
  records.commit([{ kind: "pause-provider", pause: { provider, reason: "its bill runs away", since } }]);
const resume = (provider: string) => records.commit([{ kind: "resume-provider", provider }]);

describe("a paused provider", () => {
  it("is not called until it is resumed; other providers are called", async () => {
    const note = vi.fn();
    const gate = monitoredCall(storedPauses(records.table), note);
    const ask = vi.fn(async () => "drawn");
    await pause("gemini");

    await expect(gate({ engine: "gemini", model: "m", work: "draw" }, ask)).rejects.toMatchObject({
      name: "ProviderPaused",
    });
    await expect(gate({ engine: "polly", model: "m", work: "speak" }, ask)).resolves.toBe("drawn");
    await resume("gemini");
    await expect(gate({ engine: "gemini", model: "m", work: "draw" }, ask)).resolves.toBe("drawn");

    expect(ask).toHaveBeenCalledTimes(2);
    expect(note.mock.calls).toEqual([
      ["ProviderWaits", { provider: "gemini", work: "draw" }],
      ["ProviderCalls", { provider: "polly", work: "speak" }],
      ["ProviderCalls", { provider: "gemini", work: "draw" }],
    ]);
  });

  it("is listed with the reason and time until it is resumed", async () => {
    const pauses = storedPauses(records.table);
    await pause("studio");
    await pause("polly");

    const shown = await pauses.all();

    expect(shown.map(({ provider }) => provider).sort()).toEqual(["polly", "studio"]);
    expect(await pauses.of("polly")).toEqual({ provider: "polly", reason: "its bill runs away", since });
    await resume("polly");
    expect(await pauses.of("polly")).toBeUndefined();
    expect(await pauses.all()).toHaveLength(1);
    await resume("studio");
  });

  it("is paused once and resumed once by simultaneous requests", async () => {
    const paused = await Promise.allSettled([pause("gemini"), pause("gemini")]);
    const resumed = await Promise.allSettled([resume("gemini"), resume("gemini")]);

    for (const both of [paused, resumed]) {
      expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
      expect(both.find(({ status }) => status === "rejected")).toMatchObject({ reason: { code: "conflict" } });
    }
  });
});
