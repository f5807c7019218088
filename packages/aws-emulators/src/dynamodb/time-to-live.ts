import { validation } from "./api-error.ts";
import { tableNamed } from "./engine.ts";
import type { Reply, Request, Store } from "./store.ts";

interface TimeToLive {
  readonly AttributeName: string;
  readonly Enabled: boolean;
}

/** Keeps the setting only. Nothing is deleted: DynamoDB may take days, so no reader may rely on it. */
export const updateTimeToLive = async (store: Store, request: Request): Promise<Reply> => {
  const { TableName } = await tableNamed(store, request["TableName"]);
  const asked = specificationIn(request);
  const before = await settingOf(store, TableName);
  if (before.Enabled === asked.Enabled)
    throw validation(`TimeToLive is already ${asked.Enabled ? "enabled" : "disabled"}`);
  await store.db.batch([{ type: "put", key: keyOf(TableName), value: { ...asked } }]);
  return { TimeToLiveSpecification: asked };
};

export const describeTimeToLive = async (store: Store, request: Request): Promise<Reply> => {
  const { TableName } = await tableNamed(store, request["TableName"]);
  const { Enabled, AttributeName } = await settingOf(store, TableName);
  return {
    TimeToLiveDescription: Enabled ? { TimeToLiveStatus: "ENABLED", AttributeName } : { TimeToLiveStatus: "DISABLED" },
  };
};

const settingOf = async (store: Store, table: string): Promise<TimeToLive> => {
  for await (const [, setting] of store.db.iterator({ gte: keyOf(table), lt: `${keyOf(table)}\xff` }))
    return setting as TimeToLive; // written above alone
  return { AttributeName: "", Enabled: false };
};

const specificationIn = (request: Request): TimeToLive => {
  const { AttributeName, Enabled } = (request["TimeToLiveSpecification"] ?? {}) as Partial<Record<string, unknown>>;
  if (typeof AttributeName !== "string" || !AttributeName || typeof Enabled !== "boolean")
    throw validation("TimeToLiveSpecification must have an AttributeName and Enabled");
  return { AttributeName, Enabled };
};

const keyOf = (table: string) => `time-to-live~${table}~`;
