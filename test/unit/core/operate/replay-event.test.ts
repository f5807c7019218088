import { expect, it } from "vitest";
import { replayEvent } from "#functions/core/operate/replay-event.ts";
import { fakeAdminPorts } from "../../../support/admin.ts";

const event = {
  type: "task.created",
  version: 1,
  id: "evt_1",
  at: "2026-01-01T00:00:00.000Z",
  detail: { userId: "ada", taskId: "web_1", attempt: 1 },
};

it.each([
  ["the event itself", event],
  ["the bus's message", { source: "animation-agent", detail: event }],
  ["what Lambda put by", { requestContext: {}, requestPayload: { detail: event } }],
])("announces an event again under its own id, from %s", async (_, message) => {
  const deps = fakeAdminPorts();

  await replayEvent(deps, "operator:ada", { message, reason: "It was lost" });

  expect(deps.committed).toMatchObject([{ kind: "emit", event }, { kind: "write-audit" }]);
});

it("refuses what is not contain an event", async () => {
  const message = { source: "aws.states", detail: { status: "FAILED" } };

  await expect(replayEvent(fakeAdminPorts(), "operator:ada", { message, reason: "?" })).rejects.toThrow(
    "not contain an event",
  );
});
