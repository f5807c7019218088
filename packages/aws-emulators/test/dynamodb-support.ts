import { CreateTableCommand, DynamoDBClient, TransactionCanceledException } from "@aws-sdk/client-dynamodb";
import { DynamoDBDocumentClient } from "@aws-sdk/lib-dynamodb";
import { afterEach, beforeEach } from "vitest";
import { type Dynamodb, startDynamodb } from "../src/dynamodb/index.ts";

export const table = "animation-agent";

export const clientOf = (endpoint: string) =>
  DynamoDBDocumentClient.from(
    new DynamoDBClient({
      endpoint,
      region: "us-east-1",
      credentials: { accessKeyId: "local", secretAccessKey: "local" },
      maxAttempts: 1,
    }),
    { marshallOptions: { removeUndefinedValues: true } },
  );

/** A table with two indexes. */
export const makeTable = (client: DynamoDBDocumentClient) => {
  const keysOf = (prefix: string) => [
    { AttributeName: `${prefix}PK`, KeyType: "HASH" as const },
    { AttributeName: `${prefix}SK`, KeyType: "RANGE" as const },
  ];
  return client.send(
    new CreateTableCommand({
      TableName: table,
      BillingMode: "PAY_PER_REQUEST",
      AttributeDefinitions: ["", "GSI1", "GSI2"]
        .flatMap(keysOf)
        .map(({ AttributeName }) => ({ AttributeName, AttributeType: "S" })),
      KeySchema: keysOf(""),
      GlobalSecondaryIndexes: [
        { IndexName: "GSI1", KeySchema: keysOf("GSI1"), Projection: { ProjectionType: "ALL" } },
        {
          IndexName: "GSI2",
          KeySchema: keysOf("GSI2"),
          Projection: { ProjectionType: "INCLUDE", NonKeyAttributes: ["title"] },
        },
      ],
      SSESpecification: { Enabled: true },
      DeletionProtectionEnabled: true,
    }),
  );
};

/** Gives each test of a file a database in memory, with the table; `ready` receives it before the test. */
export const useTable = (ready: (client: DynamoDBDocumentClient, dynamodb: Dynamodb) => void): void => {
  let dynamodb: Dynamodb;
  beforeEach(async () => {
    dynamodb = await startDynamodb({ folder: undefined });
    const client = clientOf(dynamodb.endpoint);
    await makeTable(client);
    ready(client, dynamodb);
  });
  afterEach(() => dynamodb.stop());
};

/** The error of a call. Throws if the call succeeds. */
export const errorOf = async (call: Promise<unknown>): Promise<Error> => {
  const answer = await call.catch((error: unknown) => error);
  if (answer instanceof Error) return answer;
  throw new Error(`expected an error, got ${JSON.stringify(answer)}`);
};

export const reasonsOf = async (call: Promise<unknown>) => {
  const error = await errorOf(call);
  if (!(error instanceof TransactionCanceledException)) throw error;
  return (error.CancellationReasons ?? []).map(({ Code }) => Code);
};
