import { describe, expect, it } from "vitest";
import { interpret } from "../src/step-functions/interpret.ts";
import {
  call,
  definitionOf,
  failing,
  inner,
  mapIn,
  nothing,
  outputOf,
  pass,
  resource,
  run,
} from "./step-functions-run.ts";

describe("a map", () => {
  it("returns results in order and respects its concurrency limit", async () => {
    let now = 0;
    let most = 0;
    const f = async ({ v, i }: { v: number; i: number }) => {
      most = Math.max(most, ++now);
      await Promise.resolve();
      now--;
      return v * 10 + i;
    };
    const ItemSelector = {
      v: "{% $states.context.Map.Item.Value %}",
      i: "{% $states.context.Map.Item.Index + $add %}",
    };
    const states = {
      S: { Type: "Pass", Assign: { add: 1 }, Next: "A" },
      A: {
        Type: "Map",
        Items: "{% $states.input.xs %}",
        MaxConcurrency: "{% $add + 1 %}",
        ItemSelector,
        ItemProcessor: inner({ T: call("f") }),
        End: true,
      },
    };

    expect(await outputOf(states, { xs: [1, 2, 3, 4] }, { f })).toEqual([11, 22, 33, 44]);
    expect(most).toBe(2);
  });

  it("accepts an empty list", async () => {
    const states = {
      A: { Type: "Map", Items: [], ItemProcessor: inner({ T: { Type: "Pass", End: true } }), End: true },
    };

    expect(await outputOf(states)).toEqual([]);
  });

  it("fails if JSONata unwrapped a single item", async () => {
    const states = {
      A: {
        Type: "Map",
        Items: "{% $states.input[$ > 2] %}",
        ItemProcessor: inner({ T: { Type: "Pass", End: true } }),
        End: true,
      },
    };

    expect(await outputOf(states, [1, 2, 3])).toMatchObject({
      Error: "States.QueryEvaluationError",
      Cause: expect.stringContaining("Expected 'array', but was 'number'"),
    });
  });

  it("starts no further item after a failure, and can be caught and retried as a whole", async () => {
    const begun: number[] = [];
    const f = (item: number) => {
      begun.push(item);
      return item === 2 && begun.length < 3 ? failing("Busy") : item;
    };
    const states = {
      A: {
        Type: "Map",
        MaxConcurrency: 1,
        ItemProcessor: inner({ T: call("f") }),
        Retry: [{ ErrorEquals: ["Busy"], MaxAttempts: 1 }],
        End: true,
      },
    };

    expect(await outputOf(states, [1, 2, 3], { f })).toEqual([1, 2, 3]);
    expect(begun).toEqual([1, 2, 1, 2, 3]);
  });
});

describe("the other states", () => {
  it("run branches in parallel with the same input", async () => {
    const branch = (name: string, Output: string) => inner({ [name]: { Type: "Pass", Output, End: true } });
    const states = {
      A: {
        Type: "Parallel",
        Branches: [branch("One", "{% $states.input.a %}"), branch("Two", "{% 'b' %}")],
        End: true,
      },
    };

    expect(await outputOf(states, { a: 1 })).toEqual([1, "b"]);
  });

  it("choose the first true condition, else the default", async () => {
    const states = {
      A: {
        Type: "Choice",
        Choices: [
          { Condition: "{% $states.input.x > 5 %}", Assign: { size: "big" }, Next: "Z" },
          { Condition: "{% $states.input.x > 1 %}", Assign: { size: "small" }, Output: "told", Next: "Z" },
        ],
        Assign: { size: "none" },
        Default: "Z",
      },
      Z: { Type: "Succeed", Output: "{% [$size, $states.input] %}" },
    };

    expect(await outputOf(states, { x: 6 })).toEqual(["big", { x: 6 }]);
    expect(await outputOf(states, { x: 2 })).toEqual(["small", "told"]);
    expect(await outputOf(states, { x: 1 })).toEqual(["none", { x: 1 }]);
  });

  it("fail if no condition is true, or if one is not a boolean", async () => {
    const choice = (Condition: string) => ({
      A: { Type: "Choice", Choices: [{ Condition, Next: "Z" }] },
      Z: { Type: "Succeed" },
    });

    expect(await outputOf(choice("{% false %}"))).toMatchObject({ Error: "States.NoChoiceMatched" });
    expect(await outputOf(choice("{% 1 %}"))).toMatchObject({ Error: "States.QueryEvaluationError" });
  });

  it("wait for a duration or until a time", async () => {
    const wait = (fields: object) => ({ A: { Type: "Wait", End: true, ...fields } });

    expect((await run(wait({ Seconds: "{% $states.input.s %}" }), { s: 30 })).pauses).toEqual([30_000]);
    expect((await run(wait({ Timestamp: "2026-11-21T12:00:00+01:00" }))).pauses).toEqual([3_600_000]);
    expect((await run(wait({ Timestamp: "2020-01-01T00:00:00Z" }))).pauses).toEqual([0]);
  });

  it.each([
    { Timestamp: "{% 'soon' %}" },
    { Timestamp: "{% '2026-11-21T10:00:00' %}" },
    { Seconds: "{% 1.5 %}" },
    { Seconds: "{% -1 %}" },
    { Seconds: "{% '5' %}" },
  ])("do not wait for %o", async (fields) => {
    expect(await outputOf({ A: { Type: "Wait", End: true, ...fields } })).toMatchObject({
      Error: "States.QueryEvaluationError",
    });
  });

  it("accept and return at most 256 KB", async () => {
    const states = {
      A: call("f", { Catch: [{ ErrorEquals: ["States.ALL"], Next: "Z" }], End: true }),
      Z: { Type: "Succeed" },
    };

    expect(await outputOf(states, {}, { f: () => "x".repeat(262_144) })).toMatchObject({
      Error: "States.DataLimitExceeded",
    });
  });
});

describe("a definition", () => {
  it.each([
    ["JSONPath", { StartAt: "A", States: pass({}) }, "query language"],
    ["a state of JSONPath", definitionOf(pass({ QueryLanguage: "JSONPath" })), "query language"],
    ["a distributed map", definitionOf(mapIn("DISTRIBUTED")), "distributed Map"],
    [
      "a callback of events",
      definitionOf({ A: call("f", { Resource: resource("events:putEvents.waitForTaskToken"), End: true }) }),
      "waitForTaskToken",
    ],
    [
      "another service",
      definitionOf({ A: call("f", { Resource: resource("sqs:sendMessage"), End: true }) }),
      "sqs:sendMessage",
    ],
    ["a heartbeat", definitionOf({ A: call("f", { HeartbeatSeconds: 5, End: true }) }), "HeartbeatSeconds"],
    ["a state that is not there", definitionOf({ A: { Type: "Pass", Next: "B" } }), "MISSING_TRANSITION_TARGET"],
    ["a reserved variable", definitionOf(pass({ Assign: { states: 1 } })), "states"],
  ])("with %s is refused by name", async (_, definition, why) => {
    await expect(interpret(definition, {}, nothing)).rejects.toThrow(why);
  });
});
