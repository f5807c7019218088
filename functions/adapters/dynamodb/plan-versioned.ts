import type { BlogChange } from "#functions/core/blog/changes.ts";
import type { PresetChange } from "#functions/core/preset/changes.ts";
import { Refusal } from "#functions/core/shared/errors.ts";
import type { WebhookChange } from "#functions/core/webhook/changes.ts";
import type { YouTubeChange } from "#functions/core/youtube/changes.ts";
import { keys } from "./table.ts";
import { insert, type Write } from "./write.ts";

interface Plan {
  readonly writes: readonly Write[];
  readonly refusal: Error;
}

/** Records with a revision (optimistic locking): a write based on an older revision is refused. */
export const planVersioned = (
  change: WebhookChange | BlogChange | PresetChange | YouTubeChange,
  table: string,
): Plan => {
  switch (change.kind) {
    case "put-webhook":
      return put(table, keys.webhook(change.record.user_id), change);
    case "put-delivery":
      return put(table, keys.delivery(change.record.user_id, change.record.id), change);
    case "put-blog":
      return put(table, keys.blog(change.record.user_id), change);
    case "put-post":
      return put(table, keys.post(change.record.user_id, change.record.task_id), change);
    case "put-channel":
      return put(table, keys.channel(change.record.user_id), change);
    case "put-youtube-upload":
      return put(table, keys.youTubeUpload(change.record.user_id, change.record.task_id), change);
    case "remove-channel":
      return gone(table, keys.channel(change.userId));
    case "put-preset":
      return put(table, keys.preset(change.record.user_id, change.record.preset_id), change);
    case "remove-preset":
      return gone(table, keys.preset(change.userId, change.id));
    case "remove-webhook":
      return gone(table, keys.webhook(change.userId));
    case "remove-blog":
      return gone(table, keys.blog(change.userId));
  }
};

type Key = Readonly<Record<string, string>>;

const put = (
  table: string,
  key: Key,
  { record, from }: { readonly record: object; readonly from: number | undefined },
): Plan => ({
  writes: [from === undefined ? insert(table, { ...key, ...record }) : replace(table, { ...key, ...record }, from)],
  refusal: new Refusal("conflict", "It was changed in the meantime. Please try again."),
});

const replace = (TableName: string, Item: Readonly<Record<string, unknown>>, from: number): Write => ({
  Put: {
    TableName,
    Item,
    ConditionExpression: "#rev = :from",
    ExpressionAttributeNames: { "#rev": "rev" },
    ExpressionAttributeValues: { ":from": from },
  },
});

const gone = (TableName: string, Key: Key): Plan => ({
  writes: [{ Delete: { TableName, Key } }],
  refusal: new Refusal("conflict", "It could not be deleted"),
});
