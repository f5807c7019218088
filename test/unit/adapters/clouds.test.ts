import { generateKeyPairSync, verify } from "node:crypto";
import type { EventBridgeClient } from "@aws-sdk/client-eventbridge";
import { ExecutionAlreadyExists, ExecutionDoesNotExist, type SFNClient } from "@aws-sdk/client-sfn";
import { describe, expect, it, vi } from "vitest";
import { DomainEvent } from "#contract/events.ts";
import { cloudFrontSigner } from "#functions/adapters/cloudfront/signer.ts";
import { eventPublisher } from "#functions/adapters/eventbridge/publisher.ts";
import { sfnExecutions } from "#functions/adapters/step-functions/executions.ts";
import { makeRun } from "#test/support/task.ts";

interface Command {
  readonly input: Readonly<Record<string, unknown>>;
}
const client = (answer: () => unknown) => {
  const send = vi.fn(async (_: Command) => answer());
  return { send, asked: () => send.mock.calls.map(([{ input }]) => input) };
};

const { publicKey, privateKey } = generateKeyPairSync("rsa", { modulusLength: 2_048 });
const link = cloudFrontSigner({
  site: "https://films.example",
  keyPairId: "K1",
  privateKey: privateKey.export({ type: "pkcs8", format: "pem" }).toString(),
});
const until = new Date("2026-01-08T00:00:00.000Z");

describe("a link", () => {
  it("is signed for one file and until one moment", () => {
    const url = new URL(link("tasks/ada/web_1/video.mp4", until));
    const policy = JSON.stringify({
      Statement: [
        {
          Resource: "https://films.example/media/tasks/ada/web_1/video.mp4",
          Condition: { DateLessThan: { "AWS:EpochTime": until.getTime() / 1000 } },
        },
      ],
    });
    const signature = url.searchParams.get("Signature") ?? "";
    const bytes = Buffer.from(signature.replaceAll("-", "+").replaceAll("_", "=").replaceAll("~", "/"), "base64");

    expect(url.pathname).toBe("/media/tasks/ada/web_1/video.mp4");
    expect(url.searchParams.get("Expires")).toBe(String(until.getTime() / 1000));
    expect(url.searchParams.get("Key-Pair-Id")).toBe("K1");
    expect(verify("sha1", Buffer.from(policy), publicKey, bytes)).toBe(true);
  });

  it("is the same when it is made again, so that browsers keep what they loaded", () => {
    expect(link("a.png", until)).toBe(link("a.png", until));
  });

  it("names a file whatever letters it has", () => {
    expect(new URL(link("tasks/a b/狐?.png", until)).pathname).toBe("/media/tasks/a%20b/%E7%8B%90%3F.png");
  });
});

describe("the name of a download", () => {
  const named = (name: string) =>
    new URL(link("a.mp4", until, name)).searchParams.get("response-content-disposition") ?? "";

  it.each([
    ["Łódź, 100% “mine”.mp4", "Lodz, 100 mine.mp4", "%C5%81%C3%B3d%C5%BA%2C%20100%25%20%E2%80%9Cmine%E2%80%9D.mp4"],
    ["灯台.mp4", "film.mp4", "%E7%81%AF%E5%8F%B0.mp4"],
    ["灯台", "film", "%E7%81%AF%E5%8F%B0"],
  ])("%s is readable in ASCII, and whole for others", (name, ascii, whole) => {
    expect(named(name)).toBe(`attachment; filename="${ascii}"; filename*=UTF-8''${whole}`);
  });
});

describe("the runs of a task", () => {
  const machine = "arn:aws:states:us-east-1:1:stateMachine:make-video";
  const runsWith = (answer: () => unknown) => {
    const { send, asked } = client(answer);
    // The only method of a client that the adapter calls.
    return { runs: sfnExecutions({ send } as unknown as SFNClient, machine), asked };
  };
  const fail = (error: Error) => () => {
    throw error;
  };
  const is = { message: "is", $metadata: {} };

  it("are named by task and attempt", async () => {
    const { runs, asked } = runsWith(() => ({}));

    await runs.start(makeRun());
    await runs.stop(makeRun({ attempt: 2 }));

    expect(asked()).toEqual([
      { stateMachineArn: machine, name: "web_1-1", input: JSON.stringify(makeRun()) },
      { executionArn: "arn:aws:states:us-east-1:1:execution:make-video:web_1-2" },
    ]);
  });

  it("are started once and stopped if they are there", async () => {
    await expect(runsWith(fail(new ExecutionAlreadyExists(is))).runs.start(makeRun())).resolves.toBeUndefined();
    await expect(runsWith(fail(new ExecutionDoesNotExist(is))).runs.stop(makeRun())).resolves.toBeUndefined();
    await expect(runsWith(fail(new Error("no network"))).runs.start(makeRun())).rejects.toThrow("no network");
    await expect(runsWith(fail(new Error("no network"))).runs.stop(makeRun())).rejects.toThrow("no network");
  });

  it.each([
    ["RUNNING", "running"],
    ["SUCCEEDED", "ended"],
    ["ABORTED", "ended"],
  ])("that are %s are %s", async (status, wanted) => {
    expect(await runsWith(() => ({ status })).runs.status(makeRun())).toBe(wanted);
  });

  it("that never were are unknown", async () => {
    expect(await runsWith(fail(new ExecutionDoesNotExist(is))).runs.status(makeRun())).toBe("unknown");
  });
});

describe("an event", () => {
  const event = DomainEvent.parse({
    type: "task.created",
    version: 1,
    id: "evt_1",
    at: "2026-01-01T00:00:00.000Z",
    detail: makeRun(),
  });
  const say = (answer: object) => {
    const { send, asked } = client(() => answer);
    // The only method of a client that the adapter calls.
    return { said: eventPublisher({ send } as unknown as EventBridgeClient, "bus")(event), asked };
  };

  it("goes on the bus as the contract has it", async () => {
    const { said, asked } = say({ FailedEntryCount: 0 });
    await said;

    const [{ Entries }] = asked() as [{ Entries: { Detail: string }[] }]; // what PutEvents is asked with
    expect(Entries).toMatchObject([{ EventBusName: "bus", Source: "animation-agent", DetailType: "task.created" }]);
    expect(DomainEvent.parse(JSON.parse(Entries[0]?.Detail ?? ""))).toEqual(event);
  });

  it("is not announced where the bus refused it", async () => {
    await expect(say({ FailedEntryCount: 1, Entries: [{ ErrorMessage: "too large" }] }).said).rejects.toThrow(
      "too large",
    );
  });
});
