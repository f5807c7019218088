import type { ITable } from "aws-cdk-lib/aws-dynamodb";
import { type IGrantable, PolicyStatement } from "aws-cdk-lib/aws-iam";
import type { IKey } from "aws-cdk-lib/aws-kms";
import type { IBucket } from "aws-cdk-lib/aws-s3";
import type { StateMachine } from "aws-cdk-lib/aws-stepfunctions";
import { schema } from "#functions/adapters/dynamodb/schema.ts";

const reading = ["dynamodb:GetItem", "dynamodb:BatchGetItem", "dynamodb:Query"];
const writing = ["dynamodb:PutItem", "dynamodb:UpdateItem", "dynamodb:DeleteItem", "dynamodb:ConditionCheckItem"];

/** Reads and writes the table as the adapters do: no scan, no batch write. */
export const grantTableReadWrite = (table: ITable, to: IGrantable): void => {
  grantTableRead(table, to);
  add(to, writing, [table.tableArn]);
};

export const grantTableRead = (table: ITable, to: IGrantable): void => {
  const indices = schema.GlobalSecondaryIndexes.map(({ IndexName }) => `${table.tableArn}/index/${IndexName}`);
  add(to, reading, [table.tableArn]);
  add(to, ["dynamodb:Query"], indices);
};

/** Stops executions, and resumes those that wait for a task token. */
export const grantControl = (machine: StateMachine, to: IGrantable): void => {
  machine.grantExecution(to, "states:StopExecution");
  machine.grant(to, "states:SendTaskSuccess");
};

/** Reads and writes only the partitions whose keys match these patterns. */
export const grantTablePartitions = (table: ITable, to: IGrantable, partitions: readonly string[]): void => {
  add(to, [...reading, ...writing], [table.tableArn], {
    "ForAllValues:StringLike": { "dynamodb:LeadingKeys": [...partitions] },
    Null: { "dynamodb:LeadingKeys": "false" },
  });
};

/** What a secret of a user is for. It is in the encryption context. */
export type SecretUse = "webhook" | "ghost" | "youtube";

/** Decrypts users' secrets of one use, and encrypts them if asked. KMS checks the use in the encryption context. */
export const grantSecrets = (
  key: IKey,
  to: IGrantable,
  { use, canEncrypt = false }: { readonly use: SecretUse; readonly canEncrypt?: boolean },
): void =>
  add(to, canEncrypt ? ["kms:Decrypt", "kms:Encrypt"] : ["kms:Decrypt"], [key.keyArn], {
    StringEquals: { "kms:EncryptionContext:use": use },
  });

/** Signs with a key, by the one algorithm that films and pictures are signed with. */
export const grantSigning = (key: IKey, to: IGrantable): void => {
  add(to, ["kms:Sign"], [key.keyArn], { StringEquals: { "kms:SigningAlgorithm": "ECDSA_SHA_256" } });
  add(to, ["kms:GetPublicKey"], [key.keyArn]);
};

export interface FileRights {
  /** Prefixes of the keys that may be read, written and deleted: `tasks/`. */
  readonly read?: readonly string[];
  readonly write?: readonly string[];
  readonly remove?: readonly string[];
}

/** Files below these prefixes. No function may touch old versions: they are the backup of deleted files. */
export const grantFiles = (
  files: IBucket,
  to: IGrantable,
  { read = [], write = [], remove = [] }: FileRights,
): void => {
  const below = (keyPrefixes: readonly string[]) => keyPrefixes.map((prefix) => files.arnForObjects(`${prefix}*`));
  if (read.length > 0) add(to, ["s3:GetObject"], below(read));
  if (write.length > 0) add(to, ["s3:PutObject", "s3:AbortMultipartUpload"], below(write));
  if (remove.length > 0) add(to, ["s3:DeleteObject"], below(remove));
  const prefixes = [...new Set([...read, ...write, ...remove])].map((prefix) => `${prefix}*`);
  // Without it S3 answers 403 instead of 404 for a missing file. Such a request names no prefix: hence IfExists.
  if (prefixes.length > 0)
    add(to, ["s3:ListBucket"], [files.bucketArn], { StringLikeIfExists: { "s3:prefix": prefixes } });
};

/** Polly's voices have no ARN. */
export const grantPolly = (to: IGrantable): void => add(to, ["polly:SynthesizeSpeech", "polly:DescribeVoices"], ["*"]);

/** Asks Amazon's engines what they have, which says whether they can be used. */
export const grantEngineChecks = (to: IGrantable, engines: readonly string[]): void => {
  const actions = { polly: "polly:DescribeVoices", bedrock: "bedrock:ListFoundationModels" };
  const chosen = Object.entries(actions).flatMap(([engine, action]) => (engines.includes(engine) ? [action] : []));
  if (chosen.length > 0) add(to, chosen, ["*"]);
};

/** Models of any region: an inference profile sends a call to the region that has room. */
export const grantBedrock = (to: IGrantable): void =>
  add(
    to,
    ["bedrock:InvokeModel"],
    ["arn:aws:bedrock:*::foundation-model/*", "arn:aws:bedrock:*:*:inference-profile/*"],
  );

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
