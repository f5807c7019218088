import { describe, expect, it } from "vitest";
import { interpret } from "../src/step-functions/interpret.ts";
import { call, failing, outputOf, run } from "./step-functions-run.ts";

describe("a task", () => {
  it("returns its function's result in the form of the Lambda integration", async () => {
    const states = { A: call("add", { Output: "{% $states.result %}", End: true }) };

    expect(await outputOf(states, { a: 1 }, { add: ({ a }: { a: number }) => ({ sum: a + 1 }) })).toEqual({
      ExecutedVersion: "$LATEST",
      Payload: { sum: 2 },
      StatusCode: 200,
    });
  });

  it("waits longer before each retry, up to the maximum delay", async () => {
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

  it("counts the attempts of each retrier separately and exposes RetryCount", async () => {
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

  it("is not retried without attempts left", async () => {
    const Retry = [{ ErrorEquals: ["States.ALL"], MaxAttempts: 0 }];

    expect(await run({ A: call("f", { Retry, End: true }) }, {}, { f: () => failing("Busy") })).toMatchObject({
      output: { Error: "Busy" },
      pauses: [],
    });
  });

  it("goes to the state of its catcher with the error", async () => {
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

  it("that exceeds its timeout has timed out", async () => {
    const states = { A: call("f", { TimeoutSeconds: 1, End: true }) };

    expect(await outputOf(states, {}, { f: () => new Promise(() => {}) })).toMatchObject({ Error: "States.Timeout" });
  });

  it("puts events with their detail as text and the execution's ARN", async () => {
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

describe("error names", () => {
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

  it("match an output that cannot be evaluated", async () => {
    const Catch = [{ ErrorEquals: ["States.QueryEvaluationError"], Output: "caught", Next: "Z" }];
    const states = {
      A: call("f", { Output: "{% $states.result.Payload.nothing %}", Catch, End: true }),
      Z: { Type: "Succeed" },
    };

    expect(await outputOf(states, {}, { f: () => ({}) })).toBe("caught");
  });

  it("that are reserved cannot be raised", async () => {
    const states = { A: { Type: "Fail", Error: "{% 'States.' & 'Timeout' %}", Cause: "late" } };

    expect(await outputOf(states)).toMatchObject({ Error: "States.Runtime", Cause: expect.stringContaining("late") });
  });
});
