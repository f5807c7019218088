import type { startEventBridge } from "@animation-agent/aws-emulators/eventbridge";
import type { startStepFunctions } from "@animation-agent/aws-emulators/step-functions";
import {
  CreateTableCommand,
  type CreateTableCommandInput,
  type DynamoDBClient,
  ResourceInUseException,
  waitUntilTableExists,
} from "@aws-sdk/client-dynamodb";
import {
  BucketAlreadyOwnedByYou,
  type CORSRule,
  CreateBucketCommand,
  type LifecycleRule,
  PutBucketCorsCommand,
  PutBucketLifecycleConfigurationCommand,
  type S3Client,
} from "@aws-sdk/client-s3";
import type { DeployedResource } from "./template.ts";

interface Services {
  readonly dynamodb: DynamoDBClient;
  readonly s3: S3Client;
  readonly steps: Awaited<ReturnType<typeof startStepFunctions>>;
  readonly events: Awaited<ReturnType<typeof startEventBridge>>;
}

/** Creates the resources of the template in the emulators: tables, buckets, state machines and rules. */
export const provision = async (resources: readonly DeployedResource[], services: Services): Promise<void> => {
  for (const resource of resources) await provisioners[resource.type]?.(resource, services);
};

interface CfnRule {
  readonly Prefix?: string;
  readonly ExpirationInDays?: number;
  readonly AbortIncompleteMultipartUpload?: { readonly DaysAfterInitiation: number };
}

/** Converts a lifecycle rule from CloudFormation's form to the S3 API's. */
const lifecycleRule = ({ Prefix = "", ExpirationInDays, AbortIncompleteMultipartUpload }: CfnRule): LifecycleRule => ({
  Status: "Enabled",
  Filter: { Prefix },
  ...(ExpirationInDays !== undefined && { Expiration: { Days: ExpirationInDays } }),
  ...(AbortIncompleteMultipartUpload && { AbortIncompleteMultipartUpload }),
});

interface CfnCorsRule {
  readonly AllowedMethods: string[];
  readonly AllowedOrigins: string[];
  readonly AllowedHeaders?: string[];
  readonly MaxAge?: number;
}

const corsRule = ({ MaxAge, ...rule }: CfnCorsRule): CORSRule => ({ ...rule, MaxAgeSeconds: MaxAge });

const provisioners: Readonly<Record<string, (resource: DeployedResource, services: Services) => Promise<void> | void>> =
  {
    async "AWS::DynamoDB::Table"({ ref, properties }, { dynamodb }) {
      const { KeySchema, AttributeDefinitions, GlobalSecondaryIndexes } = properties;
      try {
        await dynamodb.send(
          // CloudFormation and CreateTable use the same form for these properties.
          new CreateTableCommand({
            TableName: ref,
            BillingMode: "PAY_PER_REQUEST",
            KeySchema,
            AttributeDefinitions,
            GlobalSecondaryIndexes,
          } as CreateTableCommandInput),
        );
      } catch (error) {
        if (!(error instanceof ResourceInUseException)) throw error;
      }
      await waitUntilTableExists(
        { client: dynamodb, maxWaitTime: 10, minDelay: 0.05, maxDelay: 0.2 },
        { TableName: ref },
      );
    },

    async "AWS::S3::Bucket"({ ref, properties }, { s3 }) {
      try {
        await s3.send(new CreateBucketCommand({ Bucket: ref }));
      } catch (error) {
        if (!(error instanceof BucketAlreadyOwnedByYou)) throw error;
      }
      const { Rules } = (properties["LifecycleConfiguration"] ?? {}) as { readonly Rules?: readonly CfnRule[] };
      if (Rules)
        await s3.send(
          new PutBucketLifecycleConfigurationCommand({
            Bucket: ref,
            LifecycleConfiguration: { Rules: Rules.map(lifecycleRule) },
          }),
        );
      const { CorsRules } = (properties["CorsConfiguration"] ?? {}) as { readonly CorsRules?: readonly CfnCorsRule[] };
      if (CorsRules)
        await s3.send(
          new PutBucketCorsCommand({ Bucket: ref, CORSConfiguration: { CORSRules: CorsRules.map(corsRule) } }),
        );
    },

    "AWS::StepFunctions::StateMachine"({ arn, id, properties }, { steps }) {
      const substitutions = properties["DefinitionSubstitutions"] as Readonly<Record<string, string>>;
      const definition = String(properties["DefinitionString"]).replace(
        /\$\{(\w+)\}/g,
        (_, name: string) => substitutions[name] ?? "",
      );
      steps.register({ arn, name: id, definition });
    },

    "AWS::Events::Rule"({ id, properties }, { events }) {
      const { EventBusName, EventPattern, ScheduleExpression, Targets, State } = properties;
      // The template has them in EventBridge's form.
      const targets = (Targets as readonly { readonly Arn: string }[]).map(({ Arn }) => ({ arn: Arn }));
      events.addRule({
        name: id,
        enabled: State !== "DISABLED",
        targets,
        ...(EventBusName !== undefined && { bus: String(EventBusName) }),
        ...(EventPattern !== undefined && { pattern: EventPattern as Record<string, unknown> }),
        ...(ScheduleExpression !== undefined && { schedule: String(ScheduleExpression) }),
      });
    },
  };
