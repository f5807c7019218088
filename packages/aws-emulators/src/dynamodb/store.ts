export type Item = Readonly<Record<string, unknown>>;
export type Request = Readonly<Record<string, unknown>>;
export type Reply = Readonly<Record<string, unknown>>;

/** dynalite's callbacks. */
export type Callback<T> = (error: unknown, value?: T) => void;
export type PendingWrite = { readonly type: "put"; readonly value: Item } | { readonly type: "del" };
export type BatchLine = PendingWrite & { readonly key: string };

/** The items of a table or the rows of an index. */
export interface Rows {
  lock(key: string, run: (release: (done: Callback<unknown>) => Callback<unknown>) => void): void;
  get(key: string, done: Callback<unknown>): void;
  put(key: string, value: Item, done: Callback<void>): void;
  del(key: string, done: Callback<void>): void;
}

type KeySchema = readonly { readonly AttributeName: string }[];
export interface Throughput {
  readonly ReadCapacityUnits: number;
  readonly WriteCapacityUnits: number;
  readonly NumberOfDecreasesToday?: number;
}
export interface AttributeDefinition {
  readonly AttributeName: string;
  readonly AttributeType: string;
}
export interface GlobalIndex {
  readonly IndexName: string;
  readonly KeySchema: KeySchema;
  readonly ProvisionedThroughput: Throughput;
  readonly IndexStatus: string;
}
export interface TableDescription {
  readonly TableName: string;
  readonly TableStatus: string;
  readonly KeySchema: KeySchema;
  readonly AttributeDefinitions: readonly AttributeDefinition[];
  readonly BillingModeSummary?: { readonly BillingMode: string };
  readonly ProvisionedThroughput: Throughput;
  readonly GlobalSecondaryIndexes?: readonly GlobalIndex[];
  readonly LocalSecondaryIndexes?: readonly { readonly IndexName: string; readonly KeySchema: KeySchema }[];
}

export interface Store {
  readonly db: {
    open(): Promise<void>;
    close(done: Callback<void>): void;
    batch(lines: readonly BatchLine[]): Promise<void>;
    clear(range: { readonly gte: string; readonly lt: string }): Promise<void>;
    iterator(range: { readonly gte: string; readonly lt: string }): AsyncIterable<[string, unknown]>;
  };
  readonly tableDb: { awsAccountId: string; readonly awsRegion: string };
  /** `mustBeActive` may be left out and is then true. */
  getTable(name: unknown, mustBeActive: boolean | Callback<TableDescription>, done?: Callback<TableDescription>): void;
  getItemDb(table: string): Rows;
  getIndexDb(kind: string, table: string, index: string): Rows;
}
