import { Refusal, UserBusy } from "#functions/core/shared/errors.ts";
import type { TaskChange } from "#functions/core/task/changes.ts";
import { keys } from "./table.ts";
import { type Plan, update } from "./write.ts";

type SlotChange = Extract<TaskChange, { readonly kind: "acquire-slot" | "release-slot" }>;

/** The writes of the slots that limit how many tasks of a user are in progress. */
export const planSlot = (change: SlotChange, table: string, maxRunning: () => number): Plan => {
  switch (change.kind) {
    case "acquire-slot":
      return {
        writes: [
          update(
            table,
            keys.slots(change.userId),
            {},
            {
              expression: "attribute_not_exists(#running) OR size(#running) < :most OR contains(#running, :task)",
              values: { most: maxRunning(), task: change.taskId },
            },
            { running: new Set([change.taskId]) },
          ),
        ],
        refusal: new UserBusy(`${maxRunning()} films of this user are in progress`),
      };
    case "release-slot":
      return {
        writes: [
          {
            Update: {
              TableName: table,
              Key: keys.slots(change.userId),
              UpdateExpression: "DELETE running :task",
              ExpressionAttributeValues: { ":task": new Set([change.taskId]) },
            },
          },
        ],
        refusal: new Refusal("conflict", "The slot is free"),
      };
  }
};
