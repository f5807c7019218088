import { readFileSync } from "node:fs";
import { interpret, readDefinition } from "@animation-agent/aws-emulators/step-functions";
import { describe, expect, it } from "vitest";
import { stagesIn } from "#state-machines/stages.ts";

const text = readFileSync("state-machines/deliver-webhook.asl.json", "utf8");
const definition = text.replace(/\$\{(\w+)\}/g, "$1");
const input = { userId: "4f6c0d52-8f3e-4f0e-9d0b-6c1f1a2b3c4d", deliveryId: "msg_1767225600000_0123456789ab", nth: 0 };

type Answer = (stage: string, nth: number) => unknown;

/** Runs the definition with fake stages. */
const runDelivery = async (answer: Answer) => {
  const calls: { stage: string; payload: unknown }[] = [];
  const pauses: number[] = [];
  const outcome = await interpret(definition, input, {
    invoke: async (stage, payload) => {
      calls.push({ stage, payload });
      return answer(stage, calls.filter((call) => call.stage === stage).length) ?? null;
    },
    pause: async (milliseconds) => void pauses.push(milliseconds),
    now: () => new Date("2026-01-01T00:00:00.000Z"),
  }).then(
    () => "succeeded",
    (error: Error) => error.name,
  );
  return { calls, names: calls.map(({ stage }) => stage), pauses, outcome };
};
const fail = (name: string): never => {
  throw Object.assign(new Error("no"), { name });
};
const isDone = { isDone: true, waitSeconds: 0 };

describe("the state machine of a delivery", () => {
  it("is valid, and the emulator supports all of it", () => {
    expect(Object.keys(readDefinition(definition).States)).toContain("AttemptDelivery");
    expect(stagesIn(text)).toEqual(["AttemptDelivery", "AbandonDelivery"]);
  });

  it("ends after an attempt that is done", async () => {
    const { calls, pauses, outcome } = await runDelivery(() => isDone);

    expect(calls).toEqual([{ stage: "AttemptDelivery", payload: { run: input, attempt: 1 } }]);
    expect([pauses, outcome]).toEqual([[], "succeeded"]);
  });

  it("waits between attempts as each attempt requests, and counts them", async () => {
    const waits = [5, 300, 1_800, 7_200, 18_000, 36_000, 36_000];

    const { calls, pauses, outcome } = await runDelivery((_, nth) => {
      const waitSeconds = waits[nth - 1];
      return waitSeconds === undefined ? isDone : { isDone: false, waitSeconds };
    });

    expect(pauses).toEqual(waits.map((wait) => wait * 1000));
    expect(calls.map(({ payload }) => payload)).toEqual(
      [1, 2, 3, 4, 5, 6, 7, 8].map((attempt) => ({ run: input, attempt })),
    );
    expect(outcome).toBe("succeeded");
  });

  it("has a timeout longer than all waits that a receiver can request", () => {
    const { TimeoutSeconds = 0 } = readDefinition(definition);

    expect(TimeoutSeconds).toBeGreaterThan(7 * 86_400 + 8 * 60);
  });

  it("invokes Lambda again if Lambda could not run the attempt", async () => {
    const { names, outcome } = await runDelivery((_, nth) =>
      nth < 3 ? fail("Lambda.TooManyRequestsException") : isDone,
    );

    expect([names.length, outcome]).toEqual([3, "succeeded"]);
  });

  it("repeats the same attempt after a fault on our side", async () => {
    const { calls, outcome } = await runDelivery((_, nth) => (nth === 1 ? fail("InternalServerError") : isDone));

    expect(calls.map(({ payload }) => payload)).toEqual([
      { run: input, attempt: 1 },
      { run: input, attempt: 1 },
    ]);
    expect(outcome).toBe("succeeded");
  });

  it("stores a failed delivery after a permanent fault on our side", async () => {
    const { names, calls, outcome } = await runDelivery((stage) =>
      stage === "AttemptDelivery" ? fail("TypeError") : null,
    );

    expect(names.filter((name) => name === "AttemptDelivery")).toHaveLength(6);
    expect(calls.at(-1)).toEqual({ stage: "AbandonDelivery", payload: { run: input } });
    expect(outcome).toBe("TypeError");
  });

  it("repeats AbandonDelivery if it fails", async () => {
    const { names } = await runDelivery((stage, nth) =>
      stage === "AttemptDelivery" || nth < 4 ? fail("InternalServerError") : null,
    );

    expect(names.filter((name) => name === "AbandonDelivery")).toHaveLength(4);
  });
});
