import type { ITable } from "aws-cdk-lib/aws-dynamodb";
import { Effect, type IGrantable, PolicyStatement } from "aws-cdk-lib/aws-iam";
import { auditPartition } from "#functions/adapters/dynamodb/schema.ts";

/** A function may add audit entries, but never change or delete one. */
export const denyAuditChanges = (table: ITable, writer: IGrantable): void => {
  writer.grantPrincipal.addToPrincipalPolicy(
    new PolicyStatement({
      effect: Effect.DENY,
      actions: ["dynamodb:UpdateItem", "dynamodb:DeleteItem", "dynamodb:BatchWriteItem"],
      resources: [table.tableArn],
      conditions: {
        Null: { "dynamodb:LeadingKeys": "false" },
        "ForAllValues:StringLike": { "dynamodb:LeadingKeys": [`${auditPartition}#*`] },
      },
    }),
  );
};
