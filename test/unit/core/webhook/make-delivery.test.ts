import { describe, expect, it } from "vitest";
import { StageEvent, TaskEvent } from "#contract/events.ts";
import { makeDelivery } from "#functions/core/webhook/make-delivery.ts";
import { fakeDeliveryPorts, makeWebhook } from "#test/support/deliveries.ts";
import { makeTask } from "#test/support/task.ts";

const ended = {
  paid: 0,
  returned: 10,
  reason: "It was refused",
  cancelled: false,
  expiresAt: "2026-01-08T00:00:00.000Z",
};

const makeEvent = (type: TaskEvent["type"] = "task.completed"): TaskEvent =>
  TaskEvent.parse({
    type,
    version: 1,
    id: "evt_1767225600000_0123456789ab",
    at: "2026-01-01T00:00:00.000Z",
    detail: { userId: "ada", taskId: "web_1", attempt: 1, ...ended },
  });
const id = "msg_1767225600000_0123456789ab";

describe("an event of a film", () => {
  it.each([
    ["task.completed", "task_completed"],
    ["task.failed", "task_failed"],
    ["task.expiring", "task_expiring"],
  ] as const)("%s becomes a delivery that is kept for 30 days, and begins", async (type, event) => {
    const deps = fakeDeliveryPorts({ webhook: makeWebhook(), tasks: [makeTask({ error_message: "It was refused" })] });

    await makeDelivery(deps, makeEvent(type));

    expect(deps.delivery(id)).toMatchObject({ event, state: "pending", task_id: "web_1", attempts: [] });
    expect(deps.delivery(id)?.error_message).toBe(type === "task.failed" ? "It was refused" : undefined);
    expect(deps.delivery(id)?.expires).toBe(Date.parse("2026-01-31T00:00:00.000Z") / 1000);
    expect(deps.deliveryExecutions.start).toHaveBeenCalledWith({ userId: "ada", deliveryId: id, nth: 0 });
  });

  it("that comes twice is one delivery, begun under one name", async () => {
    const deps = fakeDeliveryPorts({ webhook: makeWebhook(), tasks: [makeTask()] });

    await makeDelivery(deps, makeEvent());
    await makeDelivery(deps, makeEvent());

    expect(deps.committed).toHaveLength(1);
    expect(new Set(deps.deliveryExecutions.start.mock.calls.map(([run]) => JSON.stringify(run))).size).toBe(1);
  });

  it.each([
    ["there is no webhook", undefined],
    ["it is switched off", makeWebhook({ is_active: false })],
  ])("goes nowhere where %s", async (_, webhook) => {
    const deps = fakeDeliveryPorts({ ...(webhook && { webhook }), tasks: [makeTask()] });

    await makeDelivery(deps, makeEvent());

    expect(deps.committed).toEqual([]);
    expect(deps.deliveryExecutions.start).not.toHaveBeenCalled();
  });

  it.each([
    ["film.scenes_planned", "script"],
    ["film.scenes_spoken", "voices"],
    ["film.scenes_drawn", "pictures"],
    ["film.joined", "film"],
  ] as const)("%s is the message of the stage %s for those who ask for it", async (type, stage) => {
    const silent = fakeDeliveryPorts({ webhook: makeWebhook(), tasks: [makeTask()] });
    const deps = fakeDeliveryPorts({ webhook: makeWebhook({ stage_events: true }), tasks: [makeTask()] });
    const event = StageEvent.parse({ ...makeEvent(), type, detail: { ...makeEvent().detail, scenes: 10 } });

    await makeDelivery(silent, event);
    await makeDelivery(deps, event);
    await makeDelivery(deps, event);

    expect(silent.committed).toEqual([]);
    expect(deps.delivery(id)).toMatchObject({ event: "task_stage_completed", stage, task_id: "web_1" });
    expect(deps.committed).toHaveLength(1);
  });

  it.each(["film.scene_drawn", "film.scene_spoken", "film.scene_rendered"] as const)(
    "%s is no message, as a film may have many",
    async (type) => {
      const deps = fakeDeliveryPorts({ webhook: makeWebhook({ stage_events: true }), tasks: [makeTask()] });

      await makeDelivery(deps, StageEvent.parse({ ...makeEvent(), type, detail: { ...makeEvent().detail, scene: 1 } }));

      expect(deps.committed).toEqual([]);
    },
  );

  it("that webhooks are not told of goes nowhere", async () => {
    const deps = fakeDeliveryPorts({ webhook: makeWebhook() });

    await makeDelivery(deps, makeEvent("task.created"));

    expect(deps.committed).toEqual([]);
  });
});
