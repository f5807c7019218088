import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { startEventBridge } from "../src/eventbridge/index.ts";
import { startStepFunctions } from "../src/step-functions/index.ts";

const arn = "arn:aws:states:us-east-1:000000000000:stateMachine:film";
const newFolder = () => mkdtempSync(join(tmpdir(), "events-"));

/** A machine that puts an event and then fails. */
const definition = JSON.stringify({
  QueryLanguage: "JSONata",
  StartAt: "Announce",
  States: {
    Announce: {
      Type: "Task",
      Resource: "arn:aws:states:::events:putEvents",
      Arguments: {
        Entries: [
          { Source: "animation-agent", DetailType: "task.failed", EventBusName: "bus", Detail: "{% $states.input %}" },
        ],
      },
      Next: "End",
    },
    End: { Type: "Fail", Error: "ContentBlocked", Cause: "too wild" },
  },
});

describe("an execution", () => {
  it("puts events on the bus, and emits its end to the bus", async () => {
    const heard: Record<string, unknown> = {};
    let all = () => {};
    const both = new Promise<void>((done) => {
      all = done;
    });
    const bridge = await startEventBridge({
      folder: newFolder(),
      deliver: async (target, payload) => {
        heard[target] = payload;
        if (Object.keys(heard).length === 2) all();
      },
    });
    const rule = { enabled: true, bus: "default" };
    const status = ["FAILED", "TIMED_OUT", "ABORTED"];
    const pattern = { source: ["aws.states"], detail: { status, stateMachineArn: [arn] } };
    bridge.addRule({ ...rule, name: "settle", pattern, targets: [{ arn: "settle" }] });
    bridge.addRule({ ...rule, bus: "bus", name: "mail", pattern: {}, targets: [{ arn: "mail" }] });
    const machines = await startStepFunctions({
      folder: newFolder(),
      invoke: async () => undefined,
      putEvents: bridge.putEvents,
    });
    machines.onStatusChange(bridge.put);
    machines.register({ arn, name: "film", definition });

    await fetch(machines.endpoint, {
      method: "POST",
      headers: { "x-amz-target": "AWSStepFunctions.StartExecution" },
      body: JSON.stringify({ stateMachineArn: arn, name: "task-1", input: '{"task":1}' }),
    });
    await both;

    expect(heard["mail"]).toMatchObject({
      "detail-type": "task.failed",
      detail: { task: 1 },
      resources: [arn, "arn:aws:states:us-east-1:000000000000:execution:film:task-1"],
    });
    expect(heard["settle"]).toMatchObject({
      "detail-type": "Step Functions Execution Status Change",
      detail: { name: "task-1", status: "FAILED", error: "ContentBlocked", input: '{"task":1}' },
    });
    await machines.stop();
    await bridge.stop();
  });
});
