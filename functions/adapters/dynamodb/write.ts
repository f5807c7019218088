import type { TransactWriteCommandInput } from "@aws-sdk/lib-dynamodb";

export type Write = NonNullable<TransactWriteCommandInput["TransactItems"]>[number];

/** The writes of one change, and the error if a condition fails: one for all writes, or one per write. */
export interface Plan {
  readonly writes: readonly Write[];
  readonly refusal: Error | readonly Error[];
}

type Item = Readonly<Record<string, unknown>>;

/** Puts an item; the condition fails if it exists. */
export const insert = (TableName: string, Item: Item): Write => ({
  Put: { TableName, Item, ConditionExpression: "attribute_not_exists(PK)" },
});

/** A DynamoDB condition expression with its values. */
export interface Condition {
  readonly expression: string;
  readonly values?: Item;
}

/** Puts an item, in place of the one before it, if the condition holds. */
export const put = (TableName: string, Item: Item, condition: Condition): Write => ({
  Put: { TableName, Item, ...conditionOf(condition) },
});

const conditionOf = (condition: Condition) => ({
  ConditionExpression: condition.expression,
  ExpressionAttributeNames: Object.fromEntries(namesIn(condition).map((name) => [`#${name}`, name])),
  ...(condition.values && {
    ExpressionAttributeValues: Object.fromEntries(
      Object.entries(condition.values).map(([name, value]) => [`:${name}`, value]),
    ),
  }),
});

/** Holds whether or not the item exists. */
export const always: Condition = { expression: "attribute_exists(PK) OR attribute_not_exists(PK)" };

/** Deletes an item if the condition holds. */
export const remove = (TableName: string, Key: Item, condition: Condition): Write => ({
  Delete: {
    TableName,
    Key,
    ...conditionOf(condition),
  },
});

/**
 * Sets attributes of an item, and removes those that are undefined. Names are aliased (`#name`), as some are reserved
 * words.
 */
export const update = (TableName: string, Key: Item, set: Item, condition: Condition, add: Item = {}): Write => {
  const names = Object.keys(set);
  const kept = names.filter((name) => set[name] !== undefined);
  const gone = names.filter((name) => set[name] === undefined);
  const added = Object.keys(add);
  const clauses = [
    kept.length > 0 ? `SET ${kept.map((name) => `#${name} = :${name}`).join(", ")}` : "",
    gone.length > 0 ? `REMOVE ${gone.map((name) => `#${name}`).join(", ")}` : "",
    added.length > 0 ? `ADD ${added.map((name) => `#${name} :${name}`).join(", ")}` : "",
  ];
  return {
    Update: {
      TableName,
      Key,
      UpdateExpression: clauses.filter(Boolean).join(" "),
      ConditionExpression: condition.expression,
      ExpressionAttributeNames: Object.fromEntries(
        [...names, ...added, ...namesIn(condition)].map((name) => [`#${name}`, name]),
      ),
      ExpressionAttributeValues: Object.fromEntries([
        ...kept.map((name) => [`:${name}`, set[name]]),
        ...added.map((name) => [`:${name}`, add[name]]),
        ...Object.entries(condition.values ?? {}).map(([name, value]) => [`:${name}`, value]),
      ]),
    },
  };
};

const namesIn = ({ expression }: Condition): string[] =>
  [...expression.matchAll(/#(\w+)/g)].map(([, name]) => name ?? "");
