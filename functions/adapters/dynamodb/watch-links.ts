import { GetCommand } from "@aws-sdk/lib-dynamodb";
import * as z from "zod";
import type { WatchLinks } from "#functions/core/watch/ports.ts";
import { keys, type Table } from "./table.ts";

const Link = z.object({ userId: z.string(), taskId: z.string() });

/** Which film a public page shows. */
export const watchLinks = ({ client, name }: Table): WatchLinks => ({
  async find(watchId) {
    const { Item } = await client.send(
      new GetCommand({ TableName: name, Key: keys.watch(watchId), ConsistentRead: true }),
    );
    return Item && Link.parse(Item);
  },
});
