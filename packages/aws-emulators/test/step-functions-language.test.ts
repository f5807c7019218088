import { describe, expect, it } from "vitest";
import type { Machine } from "../src/step-functions/definition.ts";
import { interpret, interpretMachine } from "../src/step-functions/interpret.ts";

const nothing = { invoke: async () => undefined };

type Functions = Readonly<Record<string, (payload: never) => unknown>>;

const now = () => new Date("2026-11-21T10:00:00Z");

const run = async (states: object, input: unknown = {}, functions: Functions = {}) => {
  const pauses: number[] = [];
  const output = await interpretMachine(machineOf(states), input, {
    invoke: async (name, payload) => functions[name]?.(payload as never),
    pause: async (milliseconds) => void pauses.push(milliseconds),
    now,
    name: "film-1",
  }).catch((error: Error) => ({ Error: error.name, Cause: error.message }));
  return { output, pauses };
};
/** Whether AWS would take the definition takes long to find out: here it is only run. */
const machineOf = (States: object) => ({ StartAt: Object.keys(States)[0], States }) as Machine;
const outputOf = async (...given: Parameters<typeof run>) => (await run(...given)).output;

const pass = (fields: object) => ({ A: { Type: "Pass", End: true, ...fields } });
const call = (name: string, fields: object = { End: true }) => ({
  Type: "Task",
  Resource: "arn:aws:states:::lambda:invoke",
  Arguments: { FunctionName: name, Payload: "{% $states.input %}" },
  Output: "{% $states.result.Payload %}",
  ...fields,
});
const failing = (name: string, message = "boom") => {
  throw Object.assign(new Error(message), { name });
};

describe("an expression", () => {
  it.each([
    ["reads the input", "{% $states.input.a %}", 1],
    ["is evaluated wherever it stands", { deep: ["{% $states.input.a + 1 %}", "as it is"] }, { deep: [2, "as it is"] }],
    ["is only what is wholly between the signs", { t: " {% 1 %}" }, { t: " {% 1 %}" }],
    ["keeps null", "{% null %}", null],
    ["unwraps a list of one, as JSONata does", "{% [1, 2, 3][$ > 2] %}", 3],
    ["keeps an empty list", "{% [] %}", []],
    ["cuts a list in parts", "{% $partition([1, 2, 3, 4, 5], 2) %}", [[1, 2], [3, 4], [5]]],
    ["counts", "{% $range(0, 10, 5) %}", [0, 5, 10]],
    ["counts down", "{% $range(3, 1, -1) %}", [3, 2, 1]],
    ["makes a digest", "{% $hash('a', 'MD5') %}", "0cc175b9c0f1b6a831c399e269772661"],
    ["reads JSON", `{% $parse('{"a":[1]}').a %}`, [1]],
    ["draws the same number from the same seed", "{% $random(7) = $random(7) %}", true],
    ["makes ids of their own", "{% $uuid() != $uuid() %}", true],
    ["knows its execution", "{% $states.context.Execution.Name %}", "film-1"],
    ["knows its state", "{% $states.context.State.Name & $states.context.State.RetryCount %}", "A0"],
  ])("%s", async (_, Output, wanted) => {
    expect(await outputOf(pass({ Output }), { a: 1 })).toEqual(wanted);
  });

  it.each([
    ["finds nothing", "{% $states.input.nothing %}", "returned nothing (undefined)"],
    ["finds nothing in the sum of no results", "{% $sum([][a]) %}", "returned nothing (undefined)"],
    ["gives a function", "{% $uppercase %}", "unsupported result type"],
    ["hides a function in a list", "{% [function($x) { $x }] %}", "unsupported result type"],
    ["adds a text to a number", "{% 1 + 'a' %}", "threw an error during evaluation"],
    ["evaluates text", "{% $eval('1') %}", "$eval is not supported"],
    ["counts too far", "{% $range(0, 5000, 1) %}", "at most 1000"],
  ])("fails the state when it %s", async (_, Output, cause) => {
    expect(await outputOf(pass({ Output }))).toMatchObject({
      Error: "States.QueryEvaluationError",
      Cause: expect.stringContaining(cause),
    });
  });

  it("is never looked for in what a user wrote", async () => {
    const input = { story: "{% $states.context.Execution.Id %}", items: ["{% 1 %}"] };

    expect(await outputOf(pass({ Output: { told: "{% $states.input.story %}" } }), input)).toEqual({
      told: input.story,
    });
    expect(
      await outputOf(
        { A: { Type: "Map", End: true, ItemProcessor: inner({ T: { Type: "Pass", End: true } }) } },
        input.items,
      ),
    ).toEqual(["{% 1 %}"]);
  });
});

const inner = (States: object) => ({ StartAt: Object.keys(States)[0], States });

describe("variables", () => {
  it("are assigned together, from the values before", async () => {
    const states = {
      A: { Type: "Pass", Assign: { a: 1, b: 2 }, Next: "B" },
      B: { Type: "Pass", Assign: { a: "{% $b %}", b: "{% $a %}" }, Output: "{% $a %}", Next: "C" },
      C: { Type: "Pass", Output: { before: "{% $states.input %}", a: "{% $a %}", b: "{% $b %}" }, End: true },
    };

    expect(await outputOf(states)).toEqual({ before: 1, a: 2, b: 1 });
  });

  it("of the machine are read in each iteration, and an iteration's own stay in it", async () => {
    const body = {
      B: { Type: "Pass", Assign: { mine: "{% $base + $states.input %}" }, Next: "C" },
      C: { Type: "Pass", Output: "{% $mine %}", End: true },
    };
    const states = {
      A: { Type: "Pass", Assign: { base: 10 }, Output: "{% [1, 2] %}", Next: "M" },
      M: { Type: "Map", ItemProcessor: inner(body), Next: "Z" },
      Z: { Type: "Pass", Output: { all: "{% $states.input %}", seen: "{% $exists($mine) %}" }, End: true },
    };

    expect(await outputOf(states)).toEqual({ all: [11, 12], seen: false });
  });

  it("of the machine are refused where an iteration would assign them", async () => {
    const body = { T: { Type: "Pass", Assign: { base: 2 }, End: true } };
    const states = {
      S: { Type: "Pass", Assign: { base: 1 }, Next: "M" },
      M: { Type: "Map", ItemProcessor: inner(body), End: true },
    };

    await expect(interpret(definitionOf(states, "S"), {}, nothing)).rejects.toThrow("outer scope");
  });
});

describe("a task", () => {
  it("gives what its function answers, as the Lambda integration does", async () => {
    const states = { A: call("add", { Output: "{% $states.result %}", End: true }) };

    expect(await outputOf(states, { a: 1 }, { add: ({ a }: { a: number }) => ({ sum: a + 1 }) })).toEqual({
      ExecutedVersion: "$LATEST",
      Payload: { sum: 2 },
      StatusCode: 200,
    });
  });

  it("waits longer before each retry, up to the longest pause", async () => {
    const Retry = [{ ErrorEquals: ["Busy"], IntervalSeconds: 2, BackoffRate: 3, MaxAttempts: 4, MaxDelaySeconds: 10 }];
    let calls = 0;

    const { output, pauses } = await run(
      { A: call("f", { Retry, End: true }) },
      {},
      {
        f: () => (++calls < 5 ? failing("Busy") : "done"),
      },
    );

    expect({ output, pauses }).toEqual({ output: "done", pauses: [2000, 6000, 10_000, 10_000] });
  });

  it("counts the attempts of each retrier apart, and tells the state how often it was tried", async () => {
    const Retry = [
      { ErrorEquals: ["Busy"], IntervalSeconds: 1, MaxAttempts: 1 },
      { ErrorEquals: ["States.ALL"], IntervalSeconds: 5, MaxAttempts: 1 },
    ];
    const Arguments = { FunctionName: "f", Payload: "{% $states.context.State.RetryCount %}" };
    const errors = ["Busy", "Broken"];

    const { output, pauses } = await run(
      { A: call("f", { Retry, Arguments, End: true }) },
      {},
      {
        f: (tried: number) => (errors[tried] ? failing(errors[tried]) : tried),
      },
    );

    expect({ output, pauses }).toEqual({ output: 2, pauses: [1000, 5000] });
  });

  it("is not tried again with no attempts left to it", async () => {
    const Retry = [{ ErrorEquals: ["States.ALL"], MaxAttempts: 0 }];

    expect(await run({ A: call("f", { Retry, End: true }) }, {}, { f: () => failing("Busy") })).toMatchObject({
      output: { Error: "Busy" },
      pauses: [],
    });
  });

  it("goes where its catch says, with what went wrong", async () => {
    const Catch = [
      { ErrorEquals: ["Other"], Next: "Z" },
      {
        ErrorEquals: ["States.ALL"],
        Assign: { why: "{% $parse($states.errorOutput.Cause) %}" },
        Output: "{% $states.input %}",
        Next: "Z",
      },
    ];
    const states = {
      A: call("f", { Catch, End: true }),
      Z: { Type: "Pass", Output: "{% $merge([$states.input, $why]) %}", End: true },
    };

    expect(await outputOf(states, { scene: 3 }, { f: () => failing("ContentBlocked", "too wild") })).toMatchObject({
      scene: 3,
      errorType: "ContentBlocked",
      errorMessage: "too wild",
      trace: expect.any(Array),
    });
  });

  it("that answers too late has timed out", async () => {
    const states = { A: call("f", { TimeoutSeconds: 1, End: true }) };

    expect(await outputOf(states, {}, { f: () => new Promise(() => {}) })).toMatchObject({ Error: "States.Timeout" });
  });

  it("sends events with their detail as text, and names the execution in them", async () => {
    const sent: unknown[] = [];
    const definition = {
      QueryLanguage: "JSONata",
      StartAt: "A",
      States: {
        A: {
          Type: "Task",
          Resource: "arn:aws:states:::events:putEvents",
          Arguments: { Entries: [{ Source: "film", DetailType: "made", Detail: { id: "{% $states.input.id %}" } }] },
          Output: "{% $states.result.FailedEntryCount %}",
          End: true,
        },
      },
    };

    const failed = await interpret(
      definition,
      { id: 7 },
      {
        invoke: async () => undefined,
        putEvents: async (entries) => {
          sent.push(...entries);
          return { FailedEntryCount: 0, Entries: [] };
        },
      },
    );

    expect(failed).toBe(0);
    expect(sent).toEqual([
      {
        Source: "film",
        DetailType: "made",
        Detail: '{"id":7}',
        Resources: [expect.stringContaining(":stateMachine:"), expect.stringContaining(":execution:")],
      },
    ]);
  });
});

describe("the names of errors", () => {
  const caughtBy = async (name: string, error: string) => {
    const states = {
      A: call("f", { Catch: [{ ErrorEquals: [name], Output: "caught", Next: "Z" }], End: true }),
      Z: { Type: "Succeed" },
    };
    return outputOf(states, {}, { f: () => failing(error) });
  };

  it.each([
    ["Busy", "Busy", true],
    ["Busy", "Broken", false],
    ["States.ALL", "Broken", true],
    ["States.TaskFailed", "Broken", true],
    ["States.TaskFailed", "States.Timeout", false],
    ["States.ALL", "States.Timeout", true],
    ["States.ALL", "States.DataLimitExceeded", false],
    ["States.DataLimitExceeded", "States.DataLimitExceeded", true],
    ["States.ALL", "States.Runtime", false],
  ])("%s takes %s: %s", async (name, error, taken) => {
    expect((await caughtBy(name, error)) === "caught").toBe(taken);
  });

  it("hold for an output that cannot be evaluated", async () => {
    const Catch = [{ ErrorEquals: ["States.QueryEvaluationError"], Output: "caught", Next: "Z" }];
    const states = {
      A: call("f", { Output: "{% $states.result.Payload.nothing %}", Catch, End: true }),
      Z: { Type: "Succeed" },
    };

    expect(await outputOf(states, {}, { f: () => ({}) })).toBe("caught");
  });

  it("that Step Functions keeps for itself cannot be raised", async () => {
    const states = { A: { Type: "Fail", Error: "{% 'States.' & 'Timeout' %}", Cause: "late" } };

    expect(await outputOf(states)).toMatchObject({ Error: "States.Runtime", Cause: expect.stringContaining("late") });
  });
});

describe("a map", () => {
  it("gives the results in the order of the items, working on no more than it may", async () => {
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

  it("passes over no items at all", async () => {
    const states = {
      A: { Type: "Map", Items: [], ItemProcessor: inner({ T: { Type: "Pass", End: true } }), End: true },
    };

    expect(await outputOf(states)).toEqual([]);
  });

  it("fails when its items are one that JSONata unwrapped", async () => {
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

  it("begins no further item once one has failed, and can be caught and retried whole", async () => {
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
  it("run branches side by side on the same input", async () => {
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

  it("choose the first condition that holds, else the default", async () => {
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

  it("fail where no condition holds, and where one is neither true nor false", async () => {
    const choice = (Condition: string) => ({
      A: { Type: "Choice", Choices: [{ Condition, Next: "Z" }] },
      Z: { Type: "Succeed" },
    });

    expect(await outputOf(choice("{% false %}"))).toMatchObject({ Error: "States.NoChoiceMatched" });
    expect(await outputOf(choice("{% 1 %}"))).toMatchObject({ Error: "States.QueryEvaluationError" });
  });

  it("wait for a time, or until one", async () => {
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

  it("take and give no more than 256 KB", async () => {
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
      "a callback",
      definitionOf({ A: call("f", { Resource: resource("lambda:invoke.waitForTaskToken"), End: true }) }),
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

function definitionOf(States: object, StartAt = "A") {
  return { QueryLanguage: "JSONata", StartAt, States };
}
function mapIn(Mode: string) {
  const ProcessorConfig = { Mode, ExecutionType: "STANDARD" };
  return { A: { Type: "Map", ItemProcessor: { ProcessorConfig, ...inner({ T: call("f") }) }, End: true } };
}
function resource(action: string) {
  return `arn:aws:states:::${action}`;
}
