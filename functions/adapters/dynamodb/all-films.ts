import { GetCommand } from "@aws-sdk/lib-dynamodb";
import type { HasAllFilms } from "#functions/core/progress/ports.ts";
import { allItems } from "./all-items.ts";
import type { TaskLimits } from "./plan-task.ts";
import { keys, type Table } from "./table.ts";

/** The films of all users that are in progress or wait, in DynamoDB. */
export const allFilms = (table: Table, limits: TaskLimits): HasAllFilms["allFilms"] => {
  const runningIn = async (Key: Readonly<Record<string, string>>): Promise<number> => {
    const { Item } = await table.client.send(new GetCommand({ TableName: table.name, Key, ConsistentRead: true }));
    const running: unknown = Item?.["running"];
    return running instanceof Set ? running.size : 0;
  };
  return {
    async read() {
      const filmsAtOnce = limits.filmsAtOnce();
      if (filmsAtOnce === 0) return undefined;
      const { PK, SK } = keys.waitingFilm("");
      const [running, items] = await Promise.all([
        runningIn(keys.allSlots()),
        allItems(table, {
          KeyConditionExpression: "PK = :films AND begins_with(SK, :waiting)",
          ExpressionAttributeValues: { ":films": PK, ":waiting": SK },
          ConsistentRead: true,
        }),
      ]);
      const waiting = items.map(({ task_id, user_id, since, seen }) => ({
        taskId: String(task_id),
        userId: String(user_id),
        since: String(since),
        seen: String(seen),
      }));
      return { running, filmsAtOnce, waiting };
    },
    isUserBusy: async (userId) => (await runningIn(keys.slots(userId))) >= limits.runningTasks(),
  };
};
