import type { ITable } from "aws-cdk-lib/aws-dynamodb";
import { type IGrantable, PolicyStatement } from "aws-cdk-lib/aws-iam";
import type { IKey } from "aws-cdk-lib/aws-kms";
import type { IBucket } from "aws-cdk-lib/aws-s3";
import { schema } from "#functions/adapters/dynamodb/schema.ts";

const reading = ["dynamodb:GetItem", "dynamodb:BatchGetItem", "dynamodb:Query"];
const writing = ["dynamodb:PutItem", "dynamodb:UpdateItem", "dynamodb:DeleteItem", "dynamodb:ConditionCheckItem"];

/** The records, as the adapters use them: no scan, no batch of writes. */
export const grantRecords = (table: ITable, to: IGrantable): void => {
  grantReading(table, to);
  add(to, writing, [table.tableArn]);
};

export const grantReading = (table: ITable, to: IGrantable): void => {
  const indices = schema.GlobalSecondaryIndexes.map(({ IndexName }) => `${table.tableArn}/index/${IndexName}`);
  add(to, reading, [table.tableArn]);
  add(to, ["dynamodb:Query"], indices);
};

/** The records of some partitions only, by patterns of their keys: no other is there for its holder. */
export const grantPartitions = (table: ITable, to: IGrantable, partitions: readonly string[]): void => {
  add(to, [...reading, ...writing], [table.tableArn], {
    "ForAllValues:StringLike": { "dynamodb:LeadingKeys": [...partitions] },
    Null: { "dynamodb:LeadingKeys": "false" },
  });
};

/** Opens, and where asked seals, what users entrusted to us for one use: KMS holds the seal's words to it. */
export const grantSecrets = (
  key: IKey,
  to: IGrantable,
  { use, seals = false }: { readonly use: "webhook" | "ghost"; readonly seals?: boolean },
): void =>
  add(to, seals ? ["kms:Decrypt", "kms:Encrypt"] : ["kms:Decrypt"], [key.keyArn], {
    StringEquals: { "kms:EncryptionContext:use": use },
  });

export interface FileRights {
  /** What the keys begin with that may be read, written and deleted: `tasks/`. */
  readonly read?: readonly string[];
  readonly write?: readonly string[];
  readonly remove?: readonly string[];
}

/** Files below some prefixes. Versions of them are nobody's: they are S3's own net below what we delete. */
export const grantFiles = (
  files: IBucket,
  to: IGrantable,
  { read = [], write = [], remove = [] }: FileRights,
): void => {
  const below = (prefixes: readonly string[]) => prefixes.map((prefix) => files.arnForObjects(`${prefix}*`));
  if (read.length > 0) add(to, ["s3:GetObject"], below(read));
  if (write.length > 0) add(to, ["s3:PutObject", "s3:AbortMultipartUpload"], below(write));
  if (remove.length > 0) add(to, ["s3:DeleteObject"], below(remove));
  const seen = [...new Set([...read, ...write, ...remove])].map((prefix) => `${prefix}*`);
  // Without it S3 answers 403 and not 404 for a file that is not there. Such a request names no prefix: hence IfExists.
  if (seen.length > 0) add(to, ["s3:ListBucket"], [files.bucketArn], { StringLikeIfExists: { "s3:prefix": seen } });
};

const add = (
  to: IGrantable,
  actions: readonly string[],
  resources: readonly string[],
  conditions?: Record<string, unknown>,
): void => {
  to.grantPrincipal.addToPrincipalPolicy(
    new PolicyStatement({ actions: [...actions], resources: [...resources], ...(conditions && { conditions }) }),
  );
};
