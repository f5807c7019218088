import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { EventBridgeClient, ListArchivesCommand, PutEventsCommand } from "@aws-sdk/client-eventbridge";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { startEventBridge } from "../src/eventbridge/index.ts";

type Bridge = Awaited<ReturnType<typeof startEventBridge>>;
type Settings = Parameters<typeof startEventBridge>[0];
type Rule = Parameters<Bridge["addRule"]>[0];

const lambda = "arn:aws:lambda:us-east-1:000000000000:function:send-mail";
const machine = "arn:aws:states:us-east-1:000000000000:stateMachine:deliver-webhook";
let bridge: Bridge;
let client: EventBridgeClient;
let folder: string;
let now: number;
let pauses: number[];
let dead: string[];
let arrivals: { readonly to: string; readonly payload: unknown }[];
let waiting: (() => void)[];
let deliver: Settings["deliver"];

const open = async () => {
  bridge = await startEventBridge({
    folder,
    deliver: (to, payload) => deliver(to, payload),
    deadLetter: ({ target, event }, error) => {
      dead.push(`${event["detail-type"]} to ${target.arn}: ${(error as Error).message}`);
      arrived();
    },
    clock: { pause: async (milliseconds) => void pauses.push(milliseconds), now: () => new Date(now) },
  });
  client = new EventBridgeClient({
    endpoint: bridge.endpoint,
    region: "us-east-1",
    credentials: { accessKeyId: "local", secretAccessKey: "local" },
    maxAttempts: 1,
  });
};
const close = async () => {
  client.destroy();
  await bridge.stop();
};
const arrived = () => {
  for (const look of waiting) look();
};
const until = (isEnough: () => boolean) =>
  new Promise<void>((done) => {
    const look = () => {
      if (isEnough()) done();
    };
    waiting.push(look);
    look();
  });
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "eventbridge-"));
  now = Date.parse("2026-11-21T10:00:00Z");
  [pauses, dead, arrivals, waiting] = [[], [], [], []];
  deliver = async (to, payload) => {
    arrivals.push({ to, payload });
    arrived();
  };
  await open();
});
afterEach(close);

const makeRule = (more: Partial<Rule> = {}): Rule => ({
  name: "mail",
  pattern: { "detail-type": ["task.completed"] },
  targets: [{ arn: lambda }],
  enabled: true,
  ...more,
});
const put = (Detail: unknown = { task: 1 }, DetailType = "task.completed", EventBusName?: string) =>
  client.send(
    new PutEventsCommand({
      Entries: [{ Source: "animation-agent", DetailType, Detail: JSON.stringify(Detail), EventBusName }],
    }),
  );
const outbox = () => readdirSync(join(folder, "outbox"));

describe("an event", () => {
  it("reaches the targets of every matching rule in EventBridge's shape", async () => {
    bridge.addRule(makeRule({ targets: [{ arn: lambda }, { arn: machine }] }));
    bridge.addRule(makeRule({ name: "other", pattern: { "detail-type": ["task.failed"] } }));
    bridge.addRule(makeRule({ name: "off", enabled: false }));

    const { Entries, FailedEntryCount } = await put();
    await until(() => arrivals.length === 2);

    expect(FailedEntryCount).toBe(0);
    expect(arrivals.map(({ to }) => to)).toEqual([lambda, machine]);
    expect(arrivals[0]?.payload).toEqual({
      version: "0",
      id: Entries?.[0]?.EventId,
      "detail-type": "task.completed",
      source: "animation-agent",
      account: "000000000000",
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/),
      region: "us-east-1",
      resources: [],
      detail: { task: 1 },
    });
  });

  it("stays on its bus, given by name or by ARN", async () => {
    bridge.addRule(makeRule({ bus: "animation-agent" }));

    await put({ on: "default" });
    await put({ on: "name" }, "task.completed", "animation-agent");
    await put({ on: "arn" }, "task.completed", "arn:aws:events:us-east-1:000000000000:event-bus/animation-agent");
    await until(() => arrivals.length === 2);

    expect(arrivals.map(({ payload }) => payload)).toEqual([
      expect.objectContaining({ detail: { on: "name" } }),
      expect.objectContaining({ detail: { on: "arn" } }),
    ]);
  });

  it("is refused alone if it is not valid", async () => {
    const good = { Source: "animation-agent", DetailType: "task.completed", Detail: "{}" };
    const Entries = [good, { ...good, Detail: "{" }, { ...good, Source: undefined }, { ...good, Source: "aws.s3" }];

    const answer = await client.send(new PutEventsCommand({ Entries }));

    expect(answer.FailedEntryCount).toBe(3);
    expect(answer.Entries?.map(({ ErrorCode }) => ErrorCode)).toEqual([
      undefined,
      "MalformedDetail",
      "InvalidArgument",
      "NotAuthorizedForSourceException",
    ]);
    await expect(client.send(new PutEventsCommand({ Entries: Array(11).fill(good) }))).rejects.toThrow("10");
  });

  it("of an emulator can have an AWS source, such as the end of an execution", async () => {
    bridge.addRule(makeRule({ pattern: { source: ["aws.states"], detail: { status: ["FAILED"] } } }));

    for (const status of ["SUCCEEDED", "FAILED"]) {
      bridge.put({ source: "aws.states", "detail-type": "Step Functions Execution Status Change", detail: { status } });
    }
    await until(() => arrivals.length === 1);

    expect(arrivals[0]?.payload).toMatchObject({ source: "aws.states", detail: { status: "FAILED" } });
  });
});

describe("a target", () => {
  const Detail = { task: { title: 'The "Fox"', scenes: [{ key: "a.png" }] }, user: "ada" };

  it.each<[string, Partial<Rule["targets"][number]>, unknown]>([
    ["a constant", { input: '{"sweep":true}' }, { sweep: true }],
    ["a part of the event", { inputPath: "$.detail.task.scenes[0]" }, { key: "a.png" }],
    [
      "what a template makes of it",
      {
        inputTransformer: {
          inputPathsMap: { title: "$.detail.task.title", user: "$.detail.user", all: "$.detail.task.scenes" },
          inputTemplate: '{"subject": "<title> for <user>", "title": <title>, "scenes": <all>}',
        },
      },
      { subject: 'The "Fox" for ada', title: 'The "Fox"', scenes: [{ key: "a.png" }] },
    ],
  ])("gets %s", async (_, target, wanted) => {
    bridge.addRule(makeRule({ targets: [{ arn: lambda, ...target }] }));

    await put(Detail);
    await until(() => arrivals.length === 1);

    expect(arrivals[0]?.payload).toEqual(wanted);
  });

  it("that fails is retried after increasing delays", async () => {
    let attempts = 0;
    deliver = async (to, payload) => {
      if (++attempts < 4) throw new Error("busy");
      arrivals.push({ to, payload });
      arrived();
    };
    bridge.addRule(makeRule());

    await put();
    await until(() => arrivals.length === 1);

    expect(pauses).toEqual([1000, 5000, 25_000]);
    expect(dead).toEqual([]);
  });

  it("that keeps failing sends the event to the dead letters", async () => {
    deliver = async () => {
      throw new Error("broken");
    };
    bridge.addRule(makeRule());

    await put();
    await until(() => dead.length === 1);

    expect(dead).toEqual([`task.completed to ${lambda}: broken`]);
    expect(pauses).toHaveLength(3);
  });
});

describe("an accepted event", () => {
  it("is delivered after a restart, but not again if it had been delivered", async () => {
    bridge.addRule(makeRule());
    await put({ first: true });
    await until(() => arrivals.length === 1);
    const begun = new Promise<void>((reached) => {
      deliver = () => {
        reached();
        return new Promise(() => {});
      };
    });
    await put({ second: true });
    await begun;
    await close();

    deliver = async (to, payload) => {
      arrivals.push({ to, payload });
      arrived();
    };
    await open();
    bridge.resume();
    await until(() => arrivals.length === 2);

    expect(arrivals[1]?.payload).toMatchObject({ detail: { second: true } });
    await close();
    await open();
    expect(outbox()).toEqual([]);
  });

  it("survives a kill of the process", async () => {
    const host = fileURLToPath(new URL("./eventbridge-host.ts", import.meta.url));
    const child = spawn(process.execPath, ["--import", "tsx", host, folder], { stdio: ["ignore", "pipe", "inherit"] });
    const [line] = await once(createInterface(child.stdout), "line");
    child.kill("SIGKILL");
    await once(child, "exit");
    await close();

    await open();
    bridge.resume();
    await until(() => arrivals.length === 2);

    expect(JSON.parse(line)).toMatchObject({ FailedEntryCount: 0 });
    expect(arrivals.map(({ payload }) => payload)).toEqual([
      expect.objectContaining({ detail: { number: 1 } }),
      expect.objectContaining({ detail: { number: 2 } }),
    ]);
  });
});

describe("a schedule", () => {
  const sweep = makeRule({ name: "sweep", pattern: undefined, schedule: "rate(1 day)" });

  it("that was due while the process was stopped runs once after the next start", async () => {
    bridge.addRule(sweep);
    bridge.resume();
    await close();

    now += 3 * 24 * 60 * 60_000;
    await open();
    bridge.addRule(sweep);
    bridge.resume();
    await until(() => arrivals.length === 1);

    expect(arrivals).toEqual([
      {
        to: lambda,
        payload: expect.objectContaining({
          source: "aws.events",
          "detail-type": "Scheduled Event",
          resources: ["arn:aws:events:us-east-1:000000000000:rule/sweep"],
          detail: {},
        }),
      },
    ]);
  });
});

describe("the emulator", () => {
  it("refuses unsupported features by name", async () => {
    const bad = (more: Partial<Rule>) => () => bridge.addRule(makeRule(more));

    await expect(client.send(new ListArchivesCommand({}))).rejects.toThrow("ListArchives");
    expect(bad({ pattern: { source: [{ contains: "a" }] } })).toThrow("contains");
    expect(bad({ pattern: { source: "animation-agent" } })).toThrow("source");
    expect(bad({ pattern: undefined, schedule: "cron(0 0 L * ? *)" })).toThrow("cron");
    expect(bad({ pattern: undefined })).toThrow("no pattern and no schedule");
  });
});
