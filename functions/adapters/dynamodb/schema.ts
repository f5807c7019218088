import type { CreateTableInput } from "@aws-sdk/client-dynamodb";

const key = (AttributeName: string, KeyType: "HASH" | "RANGE") => ({ AttributeName, KeyType });
const index = (IndexName: string, ProjectionType: "ALL" | "KEYS_ONLY") => ({
  IndexName,
  KeySchema: [key(`${IndexName}PK`, "HASH"), key(`${IndexName}SK`, "RANGE")],
  Projection: { ProjectionType },
});

/** Key prefix of audit entries: IAM policies deny changing them. */
export const auditPartition = "AUDIT";
/** Key prefixes that the webhook delivery functions may access: users' records, outbox, timings. */
export const deliveryPartitions = { many: ["USER", "OUTBOX"], one: "TIMINGS" } as const;

/**
 * The single table: one primary key, lists by age (GSI1), lists by status (GSI2) and queues of what is due (GSI3).
 * The stack is made from here; docs/data-model.md shows what is where.
 */
export const schema = {
  KeySchema: [key("PK", "HASH"), key("SK", "RANGE")],
  AttributeDefinitions: ["PK", "SK", "GSI1PK", "GSI1SK", "GSI2PK", "GSI2SK", "GSI3PK", "GSI3SK"].map(
    (AttributeName) => ({ AttributeName, AttributeType: "S" as const }),
  ),
  GlobalSecondaryIndexes: [index("GSI1", "KEYS_ONLY"), index("GSI2", "KEYS_ONLY"), index("GSI3", "KEYS_ONLY")],
} satisfies Partial<CreateTableInput>;
