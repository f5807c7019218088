import type { ChannelRecords } from "#functions/core/youtube/ports.ts";
import { ChannelRecord, UploadRecord } from "#functions/core/youtube/records.ts";
import { itemAt } from "./item-at.ts";
import { keys, type Table } from "./table.ts";

/** A user's YouTube channel and the uploads of films to it. */
export const channelRecords = (table: Table): ChannelRecords => ({
  async find(userId) {
    const item = await itemAt(table, keys.channel(userId));
    return item && ChannelRecord.parse(item);
  },
  async upload(userId, taskId) {
    const item = await itemAt(table, keys.youTubeUpload(userId, taskId));
    return item && UploadRecord.parse(item);
  },
});
