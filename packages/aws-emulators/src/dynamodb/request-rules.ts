import { validationError } from "./api-error.ts";
import type { Request } from "./store.ts";

type Rule = (request: Request) => string | undefined;
type Types = Readonly<Record<string, unknown>>;

const constraint = (value: string, at: string, rule: string) =>
  `1 validation error detected: Value ${value}at '${at}' failed to satisfy constraint: ${rule}`;
const lengthAtMost = (max: number) => `Member must have length less than or equal to ${max}`;
const lengthAtLeast = (min: number) => `Member must have length greater than or equal to ${min}`;
/** DynamoDB prints a rejected value in Java's form; its exact text is no part of the API. */
const quoted = (value: unknown) => `'${JSON.stringify(value)}' `;
const listsIn = (items: unknown): readonly (readonly [string, unknown])[] => Object.entries(Object(items));
const lengthOf = (list: unknown) => (Array.isArray(list) ? list.length : 0);

const nonEmptyTableName: Rule = ({ TableName }) =>
  TableName === "" ? constraint("'' ", "tableName", lengthAtLeast(1)) : undefined;

const requestItems =
  (operation: string): Rule =>
  ({ RequestItems: items }) =>
    items !== undefined && listsIn(items).length === 0
      ? `The requestItems parameter is required for ${operation}`
      : undefined;

const keysOfBatch: Rule = ({ RequestItems: items }) => {
  const long = listsIn(items).find(([, table]) => lengthOf(Object(table).Keys) > 100);
  return long && constraint("", `RequestItems.${long[0]}.member.Keys`, lengthAtMost(100));
};

const writesOfBatch: Rule = ({ RequestItems: items }) => {
  const wrong = listsIn(items).find(([, list]) => Array.isArray(list) && (list.length === 0 || list.length > 25));
  if (!wrong) return undefined;
  const value = `'{${wrong[0]}=${JSON.stringify(wrong[1])}}' `;
  return constraint(
    value,
    "requestItems",
    `Map value must satisfy constraint: [${lengthAtMost(25)}, ${lengthAtLeast(1)}]`,
  );
};

const keySchema: Rule = ({ KeySchema: elements }) => {
  if (!Array.isArray(elements) || elements.length <= 2) return undefined;
  const shown = elements.map((element) => {
    const { AttributeName, KeyType } = Object(element);
    return `KeySchemaElement(attributeName=${AttributeName}, keyType=${KeyType})`;
  });
  return constraint(`'[${shown.join(", ")}]' `, "keySchema", lengthAtMost(2));
};

const queryLimit: Rule = ({ Limit }) =>
  typeof Limit === "number" && Limit < 1
    ? constraint("", "Limit", "Member must have value greater than or equal to 1")
    : undefined;

const segment: Rule = ({ Segment, TotalSegments }) =>
  Segment != null && TotalSegments == null
    ? "The TotalSegments parameter is required but was not present in the request when Segment parameter is present"
    : undefined;

const selected: Rule = ({ Select, ProjectionExpression, AttributesToGet }) =>
  Select === "SPECIFIC_ATTRIBUTES" && ProjectionExpression == null && AttributesToGet == null
    ? "One or more parameter values were invalid: Must specify the AttributesToGet or ProjectionExpression when " +
      "choosing to get SPECIFIC_ATTRIBUTES"
    : undefined;

/** What DynamoDB checks today and the engine checks in another way, or not. */
const rules: Readonly<Record<string, readonly Rule[]>> = {
  BatchGetItem: [requestItems("BatchGetItem"), keysOfBatch],
  BatchWriteItem: [requestItems("BatchWriteItem"), writesOfBatch],
  CreateTable: [keySchema],
  DeleteItem: [nonEmptyTableName],
  GetItem: [nonEmptyTableName],
  PutItem: [nonEmptyTableName],
  Query: [nonEmptyTableName, queryLimit, selected],
  Scan: [nonEmptyTableName, segment, selected],
  UpdateItem: [nonEmptyTableName],
};

/** Throws DynamoDB's validation error of the first rule that the request breaks. */
export const checkRules = (operation: string, request: Request): void => {
  for (const rule of rules[operation] ?? []) {
    const message = rule(request);
    if (message) throw validationError(message);
  }
};

/** The entries of a transaction. Throws if they are none, or more than `max`. */
export const checkEntries = (items: unknown, max: number): readonly Request[] => {
  const count = lengthOf(items);
  if (count > 0 && count <= max) return items as readonly Request[]; // an array, because count is not 0
  const value = count ? quoted(items) : "'[]' ";
  throw validationError(constraint(value, "transactItems", count ? lengthAtMost(max) : lengthAtLeast(1)));
};

const tableName = {
  type: "String",
  required: true,
  lengthGreaterThanOrEqual: 3,
  lengthLessThanOrEqual: 255,
  regex: "[a-zA-Z0-9_.-]+",
};
const attributeDefinitions = {
  type: "List",
  children: {
    type: "ValueStruct<AttributeDefinition>",
    children: {
      AttributeName: { type: "String", notNull: true },
      AttributeType: { type: "String", notNull: true, enum: ["B", "N", "S"] },
    },
  },
};

/** The engine's description of a request, with the parameters that it lacks. */
export const completeTypes = (operation: string, types: Types): Types => {
  if (operation === "Scan") return { ...types, ConsistentRead: "Boolean" };
  if (operation === "CreateTable") return { ...types, TableName: tableName };
  if (operation !== "UpdateTable") return types;
  return {
    ...types,
    AttributeDefinitions: attributeDefinitions,
    GlobalSecondaryIndexUpdates: optionalThroughput(types),
  };
};

/** A new index of an on-demand table has no throughput; the engine demands one. */
const optionalThroughput = (types: Types): unknown => {
  const updates = structuredClone(Object(types["GlobalSecondaryIndexUpdates"]));
  delete updates.children.children.Create.children.ProvisionedThroughput.notNull;
  return updates;
};
