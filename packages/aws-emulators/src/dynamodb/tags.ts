import { ApiError, validationError } from "./api-error.ts";
import { findTable } from "./engine.ts";
import type { Reply, Request, Store } from "./store.ts";

interface Tag {
  readonly Key: string;
  readonly Value: string;
}

/** Adds tags to a table, or overwrites their values. */
export const tagResource = async (store: Store, request: Request): Promise<Reply> => {
  const table = await tableOf(store, "TagResource", request);
  await store.db.batch([tagsLine(table, merge(await readTags(store, table), parseTags(request["Tags"])))]);
  return {};
};

export const untagResource = async (store: Store, request: Request): Promise<Reply> => {
  const table = await tableOf(store, "UntagResource", request);
  const keys = request["TagKeys"];
  if (!Array.isArray(keys) || keys.length === 0)
    throw validationError("Atleast one Tag Key needs to be provided as Input.");
  const left = (await readTags(store, table)).filter(({ Key }) => !keys.includes(Key));
  await store.db.batch([tagsLine(table, left)]);
  return {};
};

export const listTagsOfResource = async (store: Store, request: Request): Promise<Reply> => {
  if (request["NextToken"] != null)
    throw validationError("ListTagsOfResource with NextToken is not implemented by the local DynamoDB");
  return { Tags: await readTags(store, await tableOf(store, "ListTagsOfResource", request)) };
};

/** The row that stores the tags of a table; CreateTable writes it too. */
export const tagsLine = (table: string, tags: readonly Tag[]) =>
  ({ type: "put", key: keyOf(table), value: { tags } }) as const;

export const parseTags = (tags: unknown): readonly Tag[] => {
  if (!Array.isArray(tags) || tags.length === 0)
    throw validationError("Atleast one Tag needs to be provided as Input.");
  const wrong = tags.find((tag) => typeof Object(tag).Key !== "string" || typeof Object(tag).Value !== "string");
  if (wrong !== undefined) throw validationError("A tag must have a Key and a Value");
  return merge([], tags);
};

const merge = (old: readonly Tag[], added: readonly Tag[]): readonly Tag[] => [
  ...new Map([...old, ...added].map(({ Key, Value }) => [Key, { Key, Value }])).values(),
];

const readTags = async (store: Store, table: string): Promise<readonly Tag[]> => {
  for await (const [, row] of store.db.iterator({ gte: keyOf(table), lt: `${keyOf(table)}\xff` }))
    return (row as { readonly tags: readonly Tag[] }).tags; // written by tagsLine
  return [];
};

const tableOf = async (store: Store, operation: string, { ResourceArn: arn }: Request): Promise<string> => {
  const [, account, table] = /^arn:aws:dynamodb:[^:]+:(\d+):table\/([^/]{3,})$/.exec(String(arn)) ?? [];
  if (!account || !table) throw validationError(`Invalid TableArn: Invalid ResourceArn provided as input ${arn}`);
  if (account !== store.tableDb.awsAccountId)
    throw new ApiError(
      "com.amazon.coral.service#AccessDeniedException",
      `User: arn:aws:iam::${store.tableDb.awsAccountId}:root is not authorized to perform: dynamodb:${operation} on resource: ${arn}`,
    );
  return (await findTable(store, table)).TableName;
};

const keyOf = (table: string) => `tags~${table}~`;
