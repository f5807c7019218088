import { createRequire } from "node:module";
import { ApiError, validationError } from "./api-error.ts";
import { checkRules, completeTypes } from "./request-rules.ts";
import type { Callback, Item, Reply, Request, Store, TableDescription } from "./store.ts";
import { rewordSyntaxError } from "./syntax-error.ts";

interface Engine {
  create(options: Readonly<Record<string, unknown>>): Store;
  createKey(item: Item, table: TableDescription): string;
  checkConditional(request: Request, item: Item | undefined): Error | null | undefined;
  itemSize(item: Item): number;
  updateIndexes(
    store: Store,
    table: TableDescription,
    old: Item | undefined,
    item: Item | undefined,
    done: Callback<void>,
  ): void;
}
interface Validations {
  checkTypes(request: Request, types: object): Request;
  checkValidations(request: Request, types: object, custom: unknown, store: Store): void;
}
interface Rules {
  readonly types: Readonly<Record<string, unknown>>;
  readonly custom: unknown;
}
type Action = (store: Store, request: Request, done: Callback<Reply>) => void;

// dynalite has no types and no list of exports. These casts describe what is used of version 4.0.0, which is pinned.
const require = createRequire(import.meta.url);
const engine = require("dynalite/db/index.js") as Engine;
const validations = require("dynalite/validations/index.js") as Validations;

const engineOperations = [
  "BatchGetItem",
  "BatchWriteItem",
  "CreateTable",
  "DeleteItem",
  "DeleteTable",
  "DescribeTable",
  "GetItem",
  "ListTables",
  "PutItem",
  "Query",
  "Scan",
  "UpdateItem",
] as const;
export type EngineOperation = (typeof engineOperations)[number];
/** UpdateTable is our own; the engine only validates it. */
type ValidatedOperation = EngineOperation | "UpdateTable";

const fileOf = (operation: ValidatedOperation) => operation.charAt(0).toLowerCase() + operation.slice(1);
const actions = new Map(
  engineOperations.map((operation) => [operation, require(`dynalite/actions/${fileOf(operation)}`) as Action]),
);
const rulesOf = (operation: ValidatedOperation): Rules => {
  const { types, custom } = require(`dynalite/validations/${fileOf(operation)}`) as Rules;
  return { types: completeTypes(operation, types), custom };
};
const rules = new Map<ValidatedOperation, Rules>(
  [...engineOperations, "UpdateTable" as const].map((operation) => [operation, rulesOf(operation)]),
);

export const openStore = async (folder: string | undefined, account: string): Promise<Store> => {
  const store = engine.create({ path: folder, createTableMs: 0, deleteTableMs: 0, updateTableMs: 0 });
  store.tableDb.awsAccountId = account;
  await store.db.open().catch((error: Error) => {
    throw new Error(isLocked(error) ? `Another process is using ${folder}` : `Cannot open ${folder}`, { cause: error });
  });
  return store;
};

const isLocked = ({ cause }: Error) => cause instanceof Error && "code" in cause && cause.code === "LEVEL_LOCKED";

/** The request in the engine's form. Throws DynamoDB's validation errors. */
export const validateRequest = (store: Store, operation: ValidatedOperation, request: Request): Request => {
  const rule = rules.get(operation);
  if (!rule) throw new ApiError("InternalServerError", `${operation} has no rules`);
  const unknown = Object.keys(request).find((name) => request[name] != null && !(name in rule.types));
  // The engine would ignore an unknown parameter and report success.
  if (unknown) throw validationError(`${operation} with ${unknown} is not implemented by the local DynamoDB`);
  const typed = validations.checkTypes(structuredClone(request), rule.types);
  checkRules(operation, typed);
  try {
    validations.checkValidations(typed, rule.types, rule.custom, store);
  } catch (error) {
    throw rewordSyntaxError(error, typed);
  }
  return typed;
};

/** Runs an operation of the engine. The request must come from validateRequest. */
export const runEngine = (store: Store, operation: EngineOperation, request: Request): Promise<Reply> =>
  new Promise((resolve, reject) => {
    const action = actions.get(operation);
    if (!action) throw new ApiError("InternalServerError", `${operation} has no action`);
    action(store, request, (error, reply) => (error ? reject(error) : resolve(reply ?? {})));
  });

export const findTable = (store: Store, name: unknown): Promise<TableDescription> =>
  new Promise((resolve, reject) => {
    store.getTable(name, false, (error, table) => (table ? resolve(table) : reject(error)));
  });

/** As `findTable`, with the error of operations on items. */
export const findActiveTable = (store: Store, name: unknown): Promise<TableDescription> =>
  new Promise((resolve, reject) => {
    store.getTable(name, true, (error, table) => (table ? resolve(table) : reject(error)));
  });

export const { createKey, checkConditional, itemSize, updateIndexes } = engine;
