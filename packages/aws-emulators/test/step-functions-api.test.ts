import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  DescribeExecutionCommand,
  DescribeStateMachineCommand,
  GetExecutionHistoryCommand,
  ListExecutionsCommand,
  ListStateMachinesCommand,
  SFNClient,
  StartExecutionCommand,
  StopExecutionCommand,
} from "@aws-sdk/client-sfn";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { startStepFunctions } from "../src/step-functions/index.ts";

type Emulator = Awaited<ReturnType<typeof startStepFunctions>>;
type Change = Parameters<Parameters<Emulator["onStatusChange"]>[0]>[0];

const machineArn = "arn:aws:states:us-east-1:000000000000:stateMachine:film";
const functions: Record<string, (payload: unknown) => unknown> = {};
let emulator: Emulator;
let client: SFNClient;
let folder: string;
let changes: Change[];
let listeners: ((change: Change) => void)[];

const open = async () => {
  emulator = await startStepFunctions({
    folder,
    invoke: async (name, payload) => functions[name]?.(payload),
    putEvents: async () => ({ FailedEntryCount: 0, Entries: [] }),
  });
  emulator.onStatusChange((change) => {
    changes.push(change);
    for (const tell of listeners) tell(change);
  });
  client = new SFNClient({
    endpoint: emulator.endpoint,
    region: "us-east-1",
    credentials: { accessKeyId: "local", secretAccessKey: "local" },
    maxAttempts: 1,
  });
};
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "step-functions-"));
  [changes, listeners] = [[], []];
  await open();
});
afterEach(async () => {
  client.destroy();
  await emulator.stop();
});

const call = { Type: "Task", Resource: "arn:aws:states:::lambda:invoke", End: true };
const task = (name: string) => ({
  ...call,
  Arguments: { FunctionName: name, Payload: "{% $states.input %}" },
  Output: "{% $states.result.Payload %}",
});
const register = (States: object, more: object = {}) =>
  emulator.register({
    arn: machineArn,
    name: "film",
    definition: JSON.stringify({ QueryLanguage: "JSONata", StartAt: Object.keys(States)[0], States, ...more }),
  });
const start = (input: unknown = {}, name?: string) =>
  client.send(new StartExecutionCommand({ stateMachineArn: machineArn, input: JSON.stringify(input), name }));
const waitForEnd = (arn: string | undefined) =>
  new Promise<Change>((done) => {
    const look = (change: Change) => {
      if (change.detail.executionArn === arn && change.detail.status !== "RUNNING") done(change);
    };
    changes.forEach(look);
    listeners.push(look);
  });
const ran = async (input?: unknown, name?: string) => {
  const { executionArn } = await start(input, name);
  await waitForEnd(executionArn);
  return client.send(new DescribeExecutionCommand({ executionArn }));
};
const refusal = (work: Promise<unknown>) =>
  work.then(
    () => "no refusal",
    (error: Error) => error.name,
  );

describe("an execution", () => {
  it("is described with input, output and dates", async () => {
    register({ A: { Type: "Pass", Output: { double: "{% $states.input.n * 2 %}" }, End: true } });

    const execution = await ran({ n: 21 }, "film-1");

    expect(execution).toMatchObject({
      executionArn: "arn:aws:states:us-east-1:000000000000:execution:film:film-1",
      stateMachineArn: machineArn,
      name: "film-1",
      status: "SUCCEEDED",
      input: '{"n":21}',
      output: '{"double":42}',
      startDate: expect.any(Date),
      stopDate: expect.any(Date),
    });
  });

  it("that fails reports the error and the cause", async () => {
    register({ A: task("draw") });
    functions["draw"] = () => {
      throw Object.assign(new Error("too many requests"), { name: "ProviderBusy" });
    };

    const execution = await ran();

    expect(execution).toMatchObject({ status: "FAILED", error: "ProviderBusy" });
    expect(JSON.parse(execution.cause ?? "")).toMatchObject({
      errorType: "ProviderBusy",
      errorMessage: "too many requests",
    });
  });

  it("that exceeds its machine's timeout has timed out", async () => {
    register({ A: { Type: "Wait", Seconds: 60, End: true } }, { TimeoutSeconds: 1 });

    expect(await ran()).toMatchObject({ status: "TIMED_OUT", error: "States.Timeout" });
  });

  it("that is stopped starts nothing further and ignores running calls", async () => {
    const begun: string[] = [];
    let answer = () => {};
    register({ A: { ...task("first"), End: undefined, Next: "B" }, B: task("second") });
    const drawing = new Promise<void>((drawn) => {
      functions["first"] = () => {
        begun.push("first");
        drawn();
        return new Promise<void>((done) => {
          answer = done;
        });
      };
    });
    functions["second"] = () => begun.push("second");
    const { executionArn } = await start();
    await drawing;

    await client.send(new StopExecutionCommand({ executionArn, error: "Cancelled", cause: "by the user" }));
    answer();

    expect(await client.send(new DescribeExecutionCommand({ executionArn }))).toMatchObject({
      status: "ABORTED",
      error: "Cancelled",
      cause: "by the user",
    });
    expect(await waitForEnd(executionArn)).toMatchObject({ detail: { status: "ABORTED" } });
    expect(begun).toEqual(["first"]);
  });

  it("emits EventBridge events at its start and its end", async () => {
    register({ A: { Type: "Fail", Error: "Broken", Cause: "for a reason" } });

    const { executionArn } = await ran({ a: 1 }, "film-1");

    expect(changes.map(({ detail }) => detail.status)).toEqual(["RUNNING", "FAILED"]);
    expect(changes[1]).toEqual({
      source: "aws.states",
      "detail-type": "Step Functions Execution Status Change",
      time: expect.any(String),
      resources: [executionArn],
      detail: {
        executionArn,
        stateMachineArn: machineArn,
        name: "film-1",
        status: "FAILED",
        startDate: expect.any(Number),
        stopDate: expect.any(Number),
        input: '{"a":1}',
        output: null,
        error: "Broken",
        cause: "for a reason",
      },
    });
  });

  it("keeps its history with five events per task", async () => {
    register({ A: task("draw") });
    functions["draw"] = () => 1;

    const { executionArn } = await ran();
    const { events = [] } = await client.send(new GetExecutionHistoryCommand({ executionArn }));

    expect(events.map(({ id, type }) => `${id} ${type}`)).toEqual([
      "1 ExecutionStarted",
      "2 TaskStateEntered",
      "3 TaskScheduled",
      "4 TaskStarted",
      "5 TaskSucceeded",
      "6 TaskStateExited",
      "7 ExecutionSucceeded",
    ]);
    expect(events[1]).toMatchObject({ timestamp: expect.any(Date), stateEnteredEventDetails: { name: "A" } });
  });

  it("of the longest film stays far below AWS's history limit", async () => {
    const step = (name: string, Next?: string) => ({ ...task(name), ...(Next ? { End: undefined, Next } : {}) });
    const States = { Voice: step("voice", "Draw"), Draw: step("draw", "Render"), Render: step("render") };
    const ItemProcessor = { StartAt: "Voice", States };
    register({ Scenes: { Type: "Map", Items: "{% $states.input %}", MaxConcurrency: 10, ItemProcessor, End: true } });
    let [now, most] = [0, 0];
    for (const name of ["voice", "draw", "render"]) {
      functions[name] = async (scene) => {
        most = Math.max(most, ++now);
        await Promise.resolve();
        now--;
        return scene;
      };
    }
    const scenes = Array.from({ length: 95 }, (_, at) => ({ scene: at + 1, key: `scenes/${at}/picture.png` }));

    const { executionArn, output } = await ran(scenes);
    const history = new GetExecutionHistoryCommand({ executionArn, maxResults: 1, reverseOrder: true });
    const { events = [] } = await client.send(history);

    expect(JSON.parse(output ?? "")).toEqual(scenes);
    expect(most).toBe(10);
    expect(events[0]?.id).toBeGreaterThan(95 * 3 * 5);
    expect(events[0]?.id).toBeLessThan(2000);
  });
});

describe("the name of an execution", () => {
  it("makes a repeated start idempotent while it runs with the same input", async () => {
    register({ A: { Type: "Wait", Seconds: 60, End: true } });

    const one = await start({ a: 1 }, "film-1");
    const two = await start({ a: 1 }, "film-1");

    expect([two.executionArn, two.startDate]).toEqual([one.executionArn, one.startDate]);
    expect(await refusal(start({ a: 2 }, "film-1"))).toBe("ExecutionAlreadyExists");
  });

  it("can never be used again, also after a restart", async () => {
    register({ A: { Type: "Succeed" } });
    await ran({}, "film-1");

    await emulator.stop();
    await open();
    register({ A: { Type: "Succeed" } });

    expect(await refusal(start({}, "film-1"))).toBe("ExecutionAlreadyExists");
  });

  it("cannot have characters that AWS refuses", async () => {
    register({ A: { Type: "Succeed" } });

    expect(await refusal(start({}, "film 1"))).toBe("InvalidName");
    expect(await refusal(start({}, "x".repeat(81)))).toBe("InvalidName");
  });
});

describe("the client", () => {
  it("lists executions by status, newest first, in pages", async () => {
    register({ A: { Type: "Succeed" } });
    for (const name of ["one", "two", "three"]) await ran({}, name);
    const list = (more: object) => client.send(new ListExecutionsCommand({ stateMachineArn: machineArn, ...more }));

    const first = await list({ statusFilter: "SUCCEEDED", maxResults: 2 });
    const second = await list({ statusFilter: "SUCCEEDED", maxResults: 2, nextToken: first.nextToken });

    expect([first.executions?.length, second.executions?.length, second.nextToken]).toEqual([2, 1, undefined]);
    expect((await list({ statusFilter: "RUNNING" })).executions).toEqual([]);
  });

  it("reads a definition", async () => {
    register({ A: { Type: "Succeed" } });

    const machine = await client.send(new DescribeStateMachineCommand({ stateMachineArn: machineArn }));

    expect(machine).toMatchObject({ name: "film", type: "STANDARD", status: "ACTIVE" });
    expect(JSON.parse(machine.definition ?? "")).toMatchObject({ StartAt: "A" });
  });

  it("is refused missing resources and unsupported operations by name", async () => {
    register({ A: { Type: "Succeed" } });
    const executionArn = `${machineArn.replace("stateMachine", "execution")}:none`;
    const input = { stateMachineArn: machineArn, input: "{" };

    expect(await refusal(client.send(new DescribeExecutionCommand({ executionArn })))).toBe("ExecutionDoesNotExist");
    expect(await refusal(client.send(new StartExecutionCommand(input)))).toBe("InvalidExecutionInput");
    expect(await refusal(client.send(new StartExecutionCommand({ stateMachineArn: "none" })))).toBe(
      "StateMachineDoesNotExist",
    );
    expect(await refusal(client.send(new ListStateMachinesCommand({})))).toBe("UnknownOperationException");
  });

  it("cannot register an invalid definition", () => {
    expect(() => register({ A: { Type: "Pass", Next: "Nowhere" } })).toThrow("film");
  });
});
