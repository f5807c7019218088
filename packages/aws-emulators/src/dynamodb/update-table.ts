import { ApiError, validationError } from "./api-error.ts";
import { findTable, validateRequest } from "./engine.ts";
import { indexRows } from "./index-rows.ts";
import type { AttributeDefinition, GlobalIndex, Reply, Request, Store, TableDescription, Throughput } from "./store.ts";
import { rangeOf, tableKey } from "./tables.ts";

interface IndexUpdate {
  readonly Create?: Omit<GlobalIndex, "IndexStatus">;
  readonly Update?: { readonly IndexName: string; readonly ProvisionedThroughput: Throughput };
  readonly Delete?: { readonly IndexName: string };
}
interface Wanted {
  readonly BillingMode?: string;
  readonly ProvisionedThroughput?: Throughput;
  readonly AttributeDefinitions?: readonly AttributeDefinition[];
  readonly GlobalSecondaryIndexUpdates?: readonly IndexUpdate[];
}

/** Changes billing, throughput and global indexes. A new index has all its rows when the call answers. */
export const updateTable = async (store: Store, request: Request): Promise<Reply> => {
  const wanted = validateRequest(store, "UpdateTable", request) as Wanted; // its shape is checked
  const table = await findTable(store, request["TableName"]);
  const updates = wanted.GlobalSecondaryIndexUpdates ?? [];
  if (updates.filter(({ Create, Delete }) => Create || Delete).length > 1)
    throw new ApiError(
      "LimitExceededException",
      "Subscriber limit exceeded: Only 1 online index can be created or deleted simultaneously per table",
    );
  const updated = updates.reduce((now, update) => applyUpdate(store, now, update, wanted), billed(table, wanted));
  const created = updates.flatMap(({ Create }) => (Create ? [Create.IndexName] : []));
  // A kill between the two leaves rows without an index, so they are also cleared before an index is made.
  for (const name of created) await store.db.clear(rangeOf(indexPrefix(table, name)));
  const rows = created.length > 0 ? await indexRows(store, updated, created) : [];
  await store.db.batch([...rows, { type: "put", key: tableKey(table), value: { ...updated } }]);
  for (const { Delete } of updates) if (Delete) await store.db.clear(rangeOf(indexPrefix(table, Delete.IndexName)));
  return { TableDescription: { ...updated, TableStatus: "UPDATING" } };
};

const indexPrefix = (table: TableDescription, index: string) => `index-global~${table.TableName}~${index}~`;
const isOnDemand = (table: TableDescription) => table.BillingModeSummary?.BillingMode === "PAY_PER_REQUEST";
const onDemand: Throughput = { ReadCapacityUnits: 0, WriteCapacityUnits: 0, NumberOfDecreasesToday: 0 };

const billed = (table: TableDescription, { BillingMode: mode, ProvisionedThroughput: units }: Wanted) => {
  const willBeOnDemand = mode ? mode === "PAY_PER_REQUEST" : isOnDemand(table);
  if (units && willBeOnDemand)
    throw validationError(
      "One or more parameter values were invalid: " +
        "Neither ReadCapacityUnits nor WriteCapacityUnits can be specified when BillingMode is PAY_PER_REQUEST",
    );
  if (units && !isOnDemand(table)) refuseSame(table.ProvisionedThroughput, units);
  const now = Date.now() / 1000;
  const summary = mode && {
    BillingModeSummary: { BillingMode: mode, ...(willBeOnDemand && { LastUpdateToPayPerRequestDateTime: now }) },
    TableThroughputModeSummary: { TableThroughputMode: mode },
  };
  const throughput = units ? changed(table.ProvisionedThroughput, units) : willBeOnDemand ? onDemand : undefined;
  return { ...table, ...(summary || {}), ...(throughput && { ProvisionedThroughput: throughput }) };
};

const refuseSame = (old: Throughput, wanted: Throughput) => {
  if (old.ReadCapacityUnits !== wanted.ReadCapacityUnits || old.WriteCapacityUnits !== wanted.WriteCapacityUnits)
    return;
  throw validationError(
    "The provisioned throughput for the table will not change. The requested value equals the current value. " +
      `Current ReadCapacityUnits provisioned for the table: ${old.ReadCapacityUnits}. ` +
      `Requested ReadCapacityUnits: ${wanted.ReadCapacityUnits}. ` +
      `Current WriteCapacityUnits provisioned for the table: ${old.WriteCapacityUnits}. ` +
      `Requested WriteCapacityUnits: ${wanted.WriteCapacityUnits}. ` +
      "Refer to the Amazon DynamoDB Developer Guide for current limits and how to request higher limits.",
  );
};

const changed = (old: Throughput, wanted: Throughput): Throughput => ({
  ...old,
  ReadCapacityUnits: wanted.ReadCapacityUnits,
  WriteCapacityUnits: wanted.WriteCapacityUnits,
});

const applyUpdate = (store: Store, table: TableDescription, update: IndexUpdate, wanted: Wanted): TableDescription => {
  if (update.Create) return withIndex(store, table, update.Create, wanted.AttributeDefinitions ?? []);
  const name = update.Delete?.IndexName ?? update.Update?.IndexName;
  const indexes = table.GlobalSecondaryIndexes ?? [];
  const index = indexes.find(({ IndexName }) => IndexName === name);
  if (!index) throw new ApiError("ResourceNotFoundException", "Requested resource not found");
  if (update.Delete)
    return withIndexes(
      table,
      indexes.filter((other) => other !== index),
    );
  const units = update.Update?.ProvisionedThroughput ?? onDemand; // the engine's rules require it
  const updated = { ...index, ProvisionedThroughput: changed(index.ProvisionedThroughput, units) };
  return withIndexes(
    table,
    indexes.map((other) => (other === index ? updated : other)),
  );
};

const withIndex = (
  store: Store,
  table: TableDescription,
  index: Omit<GlobalIndex, "IndexStatus">,
  added: readonly AttributeDefinition[],
): TableDescription => {
  const indexes = table.GlobalSecondaryIndexes ?? [];
  if (indexes.some(({ IndexName }) => IndexName === index.IndexName))
    throw validationError("Attempting to create an index which already exists");
  const known = new Map([...table.AttributeDefinitions, ...added].map((one) => [one.AttributeName, one]));
  const keys = index.KeySchema.map(({ AttributeName }) => AttributeName);
  if (keys.some((key) => !known.has(key)))
    throw validationError(
      "One or more parameter values were invalid: Some index key attributes are not defined in AttributeDefinitions. " +
        `Keys: [${keys.join(", ")}], AttributeDefinitions: [${[...known.keys()].join(", ")}]`,
    );
  if (!index.ProvisionedThroughput && !isOnDemand(table))
    throw validationError(
      `One or more parameter values were invalid: ProvisionedThroughput must be specified for index: ${index.IndexName}`,
    );
  const { awsRegion, awsAccountId } = store.tableDb;
  const description = {
    ...index,
    ProvisionedThroughput: { ...onDemand, ...index.ProvisionedThroughput },
    IndexArn: `arn:aws:dynamodb:${awsRegion}:${awsAccountId}:table/${table.TableName}/index/${index.IndexName}`,
    IndexStatus: "ACTIVE",
    IndexSizeBytes: 0,
    ItemCount: 0,
  };
  return withIndexes({ ...table, AttributeDefinitions: [...known.values()] }, [...indexes, description]);
};

/** A definition that no key uses any more goes with its index. */
const withIndexes = (table: TableDescription, indexes: readonly GlobalIndex[]): TableDescription => {
  const { GlobalSecondaryIndexes: _old, ...rest } = table;
  const schemas = [table, ...(table.LocalSecondaryIndexes ?? []), ...indexes].flatMap(({ KeySchema }) => KeySchema);
  const used = new Set(schemas.map(({ AttributeName }) => AttributeName));
  return {
    ...rest,
    AttributeDefinitions: table.AttributeDefinitions.filter(({ AttributeName }) => used.has(AttributeName)),
    ...(indexes.length > 0 && { GlobalSecondaryIndexes: indexes }),
  };
};
