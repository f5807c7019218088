import { startEventBridge } from "../src/eventbridge/index.ts";

const [, , folder = ""] = process.argv;
const bridge = await startEventBridge({ folder, deliver: () => new Promise(() => {}) });
bridge.addRule({ name: "all", pattern: {}, targets: [{ arn: "anybody" }], enabled: true });

const entry = { Source: "film", DetailType: "made" };
const Entries = [1, 2].map((number) => ({ ...entry, Detail: JSON.stringify({ number }) }));
const answer = await fetch(bridge.endpoint, {
  method: "POST",
  headers: { "x-amz-target": "AWSEvents.PutEvents" },
  body: JSON.stringify({ Entries }),
});
process.stdout.write(`${await answer.text()}\n`);
