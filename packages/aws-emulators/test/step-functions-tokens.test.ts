import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import {
  DescribeExecutionCommand,
  SendTaskFailureCommand,
  SendTaskSuccessCommand,
  SFNClient,
  StartExecutionCommand,
} from "@aws-sdk/client-sfn";
import { describe, expect, it, onTestFinished } from "vitest";
import { deferred } from "../src/shared/deferred.ts";
import { startStepFunctions } from "../src/step-functions/index.ts";
import { interpret } from "../src/step-functions/interpret.ts";
import { createTaskTokens } from "../src/step-functions/task-tokens.ts";

const arn = "arn:aws:states:us-east-1:000000000000:stateMachine:film";
const waiting = (fields: object = {}) => ({
  QueryLanguage: "JSONata",
  StartAt: "Wait",
  States: {
    Wait: {
      Type: "Task",
      Resource: "arn:aws:states:::lambda:invoke.waitForTaskToken",
      Arguments: { FunctionName: "Wait", Payload: "{% $states.context.Task.Token %}" },
      TimeoutSeconds: 60,
      Output: "{% $states.result %}",
      End: true,
      ...fields,
    },
  },
});

describe("a state that waits for its task token", () => {
  const run = async (
    definition: object,
    onToken: (tokens: ReturnType<typeof createTaskTokens>, token: string) => void,
  ) => {
    const tokens = createTaskTokens();
    const pauses: number[] = [];
    const output = await interpret(
      definition,
      {},
      {
        tokens,
        invoke: async (_, token) => onToken(tokens, String(token)),
        pause: async (milliseconds) => void pauses.push(milliseconds),
        now: () => new Date("2026-11-21T10:00:00Z"),
      },
    ).catch((error: Error) => `${error.name}: ${error.message}`);
    return { output, pauses };
  };

  it("returns what the token's holder sends", async () => {
    const { output } = await run(waiting(), (tokens, token) => tokens.send(token, { output: { scenes: 3 } }));

    expect(output).toEqual({ scenes: 3 });
  });

  it("fails with the error that the token's holder sends", async () => {
    const { output } = await run(waiting(), (tokens, token) =>
      tokens.send(token, { error: "Cancelled", cause: "by its owner" }),
    );

    expect(output).toBe("Cancelled: by its owner");
  });

  it("times out after its TimeoutSeconds, which an expression may compute", async () => {
    const seconds =
      "{% $toMillis('2026-11-21T10:00:30Z') / 1000 - $toMillis($states.context.State.EnteredTime) / 1000 %}";

    const { output, pauses } = await run(waiting({ TimeoutSeconds: seconds }), () => {});

    expect({ output, pauses }).toEqual({ output: "States.Timeout: ", pauses: [30_000] });
  });

  it("fails if its function fails, and gets another token when it is retried", async () => {
    const seen: string[] = [];
    const Retry = [{ ErrorEquals: ["Busy"], MaxAttempts: 1 }];
    const { output } = await run(waiting({ Retry }), (tokens, token) => {
      seen.push(token);
      if (seen.length === 1) throw Object.assign(new Error("no"), { name: "Busy" });
      tokens.send(token, { output: "again" });
    });

    expect(output).toBe("again");
    expect(new Set(seen).size).toBe(2);
  });
});

describe("the task tokens of the API", () => {
  const open = async (definition: object) => {
    const asked = deferred<string>();
    const emulator = await startStepFunctions({
      folder: mkdtempSync(join(tmpdir(), "step-functions-")),
      invoke: async (_, token) => asked.resolve(String(token)),
      putEvents: async () => ({}),
    });
    emulator.register({ arn, name: "film", definition: JSON.stringify(definition) });
    const ended = new Promise((done) => {
      emulator.onStatusChange(({ detail }) => detail.status !== "RUNNING" && done(detail.status));
    });
    const client = new SFNClient({
      endpoint: emulator.endpoint,
      region: "us-east-1",
      credentials: { accessKeyId: "local", secretAccessKey: "local" },
      maxAttempts: 1,
    });
    onTestFinished(() => {
      client.destroy();
      return emulator.stop();
    });
    const { executionArn } = await client.send(new StartExecutionCommand({ stateMachineArn: arn }));
    return { client, ended, executionArn, taskToken: await asked.promise };
  };

  it("end a waiting state once: a second send is refused", async () => {
    const { client, ended, executionArn, taskToken } = await open(waiting());

    await client.send(new SendTaskSuccessCommand({ taskToken, output: '{"scenes":3}' }));
    const again = client.send(new SendTaskSuccessCommand({ taskToken, output: "{}" }));

    await expect(again).rejects.toMatchObject({ name: "TaskTimedOut" });
    expect(await ended).toBe("SUCCEEDED");
    expect(await client.send(new DescribeExecutionCommand({ executionArn }))).toMatchObject({ output: '{"scenes":3}' });
  });

  it("fail a waiting state", async () => {
    const { client, ended, executionArn, taskToken } = await open(waiting());

    await client.send(new SendTaskFailureCommand({ taskToken, error: "Cancelled", cause: "by its owner" }));

    expect(await ended).toBe("FAILED");
    expect(await client.send(new DescribeExecutionCommand({ executionArn }))).toMatchObject({
      error: "Cancelled",
      cause: "by its owner",
    });
  });

  it("are refused if they are unknown, or if the output is not JSON", async () => {
    const { client, taskToken } = await open(waiting());
    const send = (token: string, output: string) =>
      client.send(new SendTaskSuccessCommand({ taskToken: token, output }));

    await expect(send("unknown", "{}")).rejects.toMatchObject({ name: "TaskTimedOut" });
    await expect(send(taskToken, "{")).rejects.toMatchObject({ name: "InvalidOutput" });
  });
});

describe("a process that is killed while a state waits for its token", () => {
  const host = fileURLToPath(new URL("./step-functions-token-host.ts", import.meta.url));

  /** Runs the host until it prints a line that matches, and kills it. Returns its lines so far. */
  const hostUntil = async (folder: string, mode: string, isEnough: (line: string) => boolean) => {
    const child = spawn(process.execPath, ["--import", "tsx", host, folder, mode], {
      stdio: ["ignore", "pipe", "inherit"],
    });
    const lines: string[] = [];
    for await (const line of createInterface(child.stdout)) {
      lines.push(line);
      if (isEnough(line)) break;
    }
    child.kill("SIGKILL");
    if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
    return lines;
  };

  it("waits for the same token after its restart, and does not call its function again", async () => {
    const folder = mkdtempSync(join(tmpdir(), "step-functions-"));

    const [first = ""] = await hostUntil(folder, "start", (line) => line === "waits");
    const token = first.replace("token ", "");
    const second = await hostUntil(folder, token, (line) => line.startsWith("SUCCEEDED"));

    expect(second.filter((line) => line.startsWith("token"))).toEqual([]);
    expect(second.at(-1)).toBe('SUCCEEDED "started"');
  });
});
