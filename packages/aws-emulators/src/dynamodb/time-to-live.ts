import { validationError } from "./api-error.ts";
import { findTable } from "./engine.ts";
import type { Reply, Request, Store } from "./store.ts";

interface TimeToLive {
  readonly AttributeName: string;
  readonly Enabled: boolean;
}

/**
 * Stores the setting only. Nothing expires: DynamoDB may take days to delete, so readers must check the time anyway.
 */
export const updateTimeToLive = async (store: Store, request: Request): Promise<Reply> => {
  const { TableName } = await findTable(store, request["TableName"]);
  const wanted = parseSpecification(request);
  const current = await readSetting(store, TableName);
  if (current.Enabled === wanted.Enabled)
    throw validationError(`TimeToLive is already ${wanted.Enabled ? "enabled" : "disabled"}`);
  await store.db.batch([{ type: "put", key: keyOf(TableName), value: { ...wanted } }]);
  return { TimeToLiveSpecification: wanted };
};

export const describeTimeToLive = async (store: Store, request: Request): Promise<Reply> => {
  const { TableName } = await findTable(store, request["TableName"]);
  const { Enabled, AttributeName } = await readSetting(store, TableName);
  return {
    TimeToLiveDescription: Enabled ? { TimeToLiveStatus: "ENABLED", AttributeName } : { TimeToLiveStatus: "DISABLED" },
  };
};

const readSetting = async (store: Store, table: string): Promise<TimeToLive> => {
  for await (const [, setting] of store.db.iterator({ gte: keyOf(table), lt: `${keyOf(table)}\xff` }))
    return setting as TimeToLive; // written by updateTimeToLive
  return { AttributeName: "", Enabled: false };
};

const parseSpecification = (request: Request): TimeToLive => {
  const { AttributeName, Enabled } = (request["TimeToLiveSpecification"] ?? {}) as Partial<Record<string, unknown>>;
  if (typeof AttributeName !== "string" || !AttributeName || typeof Enabled !== "boolean")
    throw validationError("TimeToLiveSpecification must have an AttributeName and Enabled");
  return { AttributeName, Enabled };
};

const keyOf = (table: string) => `time-to-live~${table}~`;
