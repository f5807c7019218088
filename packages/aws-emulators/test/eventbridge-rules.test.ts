import { once } from "node:events";
import { mkdtempSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import {
  CreateApiDestinationCommand,
  CreateConnectionCommand,
  DeleteRuleCommand,
  EventBridgeClient,
  ListRulesCommand,
  ListTargetsByRuleCommand,
  PutEventsCommand,
  PutRuleCommand,
  PutTargetsCommand,
  RemoveTargetsCommand,
} from "@aws-sdk/client-eventbridge";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { startEventBridge } from "../src/eventbridge/index.ts";

const bus = "films";
const EventPattern = JSON.stringify({ source: ["animation-agent"], "detail-type": ["task.completed"] });
let folder: string;
let bridge: Awaited<ReturnType<typeof startEventBridge>>;
let client: EventBridgeClient;
let consumer: Server;
let statuses: number[];
let requests: { readonly key: string | undefined; readonly body: unknown }[];
let arrived: () => void;

const open = async () => {
  bridge = await startEventBridge({ folder, deliver: async () => {}, clock: { pause: async () => {} } });
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
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "rules-"));
  [requests, statuses, arrived] = [[], [], () => {}];
  consumer = createServer(async (request, response) => {
    const key = request.headers["x-consumer-key"];
    requests.push({ key: key === undefined ? key : String(key), body: JSON.parse(await text(request)) });
    response.writeHead(statuses.shift() ?? 204).end();
    arrived();
  });
  await once(consumer.listen(0, "127.0.0.1"), "listening");
  await open();
});
afterEach(async () => {
  await close();
  consumer.close();
});

/** A consumer as another program would be: an address, a key, a rule. */
const subscribe = async () => {
  const { port } = consumer.address() as AddressInfo; // a server on a TCP port has an address with a port
  const { ConnectionArn } = await client.send(
    new CreateConnectionCommand({
      Name: "consumer",
      AuthorizationType: "API_KEY",
      AuthParameters: { ApiKeyAuthParameters: { ApiKeyName: "X-Consumer-Key", ApiKeyValue: "secret" } },
    }),
  );
  const { ApiDestinationArn } = await client.send(
    new CreateApiDestinationCommand({
      Name: "consumer",
      ConnectionArn,
      InvocationEndpoint: `http://127.0.0.1:${port}/events`,
      HttpMethod: "POST",
    }),
  );
  await client.send(new PutRuleCommand({ Name: "finished", EventBusName: bus, EventPattern }));
  const Targets = [{ Id: "http", Arn: ApiDestinationArn, InputPath: "$.detail" }];
  return client.send(new PutTargetsCommand({ Rule: "finished", EventBusName: bus, Targets }));
};
const publish = (type: string, detail: object) =>
  client.send(
    new PutEventsCommand({
      Entries: [{ EventBusName: bus, Source: "animation-agent", DetailType: type, Detail: JSON.stringify(detail) }],
    }),
  );
const nextRequests = (count: number) =>
  new Promise<void>((done) => {
    arrived = () => requests.length >= count && done();
    arrived();
  });

describe("rules of a consumer", () => {
  it("post the events that match to its address, with its key", async () => {
    expect(await subscribe()).toMatchObject({ FailedEntryCount: 0 });
    await publish("task.created", { taskId: "web_1" });
    await publish("task.completed", { taskId: "web_1" });
    await nextRequests(1);

    expect(requests).toEqual([{ key: "secret", body: { taskId: "web_1" } }]);
  });

  it("send an event again that the consumer could not take", async () => {
    statuses = [500, 503];
    await subscribe();
    await publish("task.completed", { taskId: "web_2" });
    await nextRequests(3);

    expect(requests.map(({ body }) => body)).toEqual(Array.from({ length: 3 }, () => ({ taskId: "web_2" })));
  });

  it("survive a restart", async () => {
    await subscribe();
    await close();
    await open();
    await publish("task.completed", { taskId: "web_3" });
    await nextRequests(1);

    expect(requests).toHaveLength(1);
  });

  it("are listed beside those of the application, and end", async () => {
    bridge.addRule({ name: "own", bus, pattern: { source: ["a"] }, targets: [{ arn: "any" }], enabled: true });
    await subscribe();
    const { Rules = [] } = await client.send(new ListRulesCommand({ EventBusName: bus }));
    expect(Rules.map(({ Name, State }) => [Name, State])).toEqual([
      ["own", "ENABLED"],
      ["finished", "ENABLED"],
    ]);

    const rule = { Rule: "finished", EventBusName: bus };
    const { Targets = [] } = await client.send(new ListTargetsByRuleCommand(rule));
    expect(Targets).toMatchObject([{ Id: "http", InputPath: "$.detail" }]);
    const remove = new DeleteRuleCommand({ Name: "finished", EventBusName: bus });
    await expect(client.send(remove)).rejects.toThrow("it has targets");
    await client.send(new RemoveTargetsCommand({ ...rule, Ids: ["http"] }));
    await client.send(remove);

    const left = await client.send(new ListRulesCommand({ EventBusName: bus }));
    expect(left.Rules?.map(({ Name }) => Name)).toEqual(["own"]);
  });

  it("are refused if AWS would refuse them, or if the emulator cannot serve them", async () => {
    bridge.addRule({ name: "own", bus, pattern: { source: ["a"] }, targets: [{ arn: "any" }], enabled: true });
    const put = (more: object) => client.send(new PutRuleCommand({ Name: "bad", EventBusName: bus, ...more }));

    const empty = { EventPattern: '{"source":[]}' };
    await expect(put(empty)).rejects.toMatchObject({ name: "InvalidEventPatternException" });
    await expect(put({ EventPattern: "[" })).rejects.toMatchObject({ name: "InvalidEventPatternException" });
    await expect(put({ ScheduleExpression: "rate(1 minute)" })).rejects.toThrow("EventPattern");
    await expect(put({ Name: "own", EventPattern })).rejects.toMatchObject({ name: "ManagedRuleException" });
    const Targets = [{ Id: "1", Arn: "arn:aws:sqs:us-east-1:1:queue" }];
    await put({ EventPattern });
    const targets = new PutTargetsCommand({ Rule: "bad", EventBusName: bus, Targets });
    await expect(client.send(targets)).rejects.toThrow("no API destination");
    const nowhere = new PutTargetsCommand({ Rule: "none", EventBusName: bus, Targets });
    await expect(client.send(nowhere)).rejects.toMatchObject({ name: "ResourceNotFoundException" });
  });
});
