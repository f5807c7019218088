import { Duration } from "aws-cdk-lib";
import type { ITable } from "aws-cdk-lib/aws-dynamodb";
import { type IEventBus, Rule } from "aws-cdk-lib/aws-events";
import { LambdaFunction } from "aws-cdk-lib/aws-events-targets";
import type { IKey } from "aws-cdk-lib/aws-kms";
import type { IBucket } from "aws-cdk-lib/aws-s3";
import type { IQueue } from "aws-cdk-lib/aws-sqs";
import { Construct } from "constructs";
import { eventSource } from "#contract/events.ts";
import { Lambda } from "./lambda.ts";
import { Machine } from "./machine.ts";

export interface DeliveriesProps {
  readonly bus: IEventBus;
  readonly table: ITable;
  readonly assets: IBucket;
  readonly secrets: IKey;
  /** Where events wait that nobody could take. */
  readonly undelivered: IQueue;
  readonly environment: Record<string, string>;
}

/** What users are told of their films elsewhere: by webhooks, and in their blogs. */
export class Deliveries extends Construct {
  constructor(scope: Construct, id: string, props: DeliveriesProps) {
    super(scope, id);
    const { bus, table, assets, secrets, undelivered, environment } = props;
    const machine = new Machine(this, "Webhooks", { machine: "deliver-webhook", environment });
    const start = new Lambda(this, "StartWebhookDelivery", {
      entry: "consumers/start-webhook-delivery.ts",
      environment: { ...environment, DELIVER_WEBHOOK_ARN: machine.stateMachine.stateMachineArn },
      timeout: Duration.minutes(1),
    });
    machine.stateMachine.grantStartExecution(start);
    new Rule(this, "ToWebhooks", {
      eventBus: bus,
      eventPattern: {
        source: [eventSource],
        detailType: ["task.completed", "task.failed", "task.expiring", "webhook.requested"],
      },
      targets: [new LambdaFunction(start, { deadLetterQueue: undelivered, retryAttempts: 20 })],
    });

    const publish = new Lambda(this, "PublishToBlog", {
      entry: "consumers/publish-to-blog.ts",
      environment,
      timeout: Duration.minutes(1),
    });
    new Rule(this, "ToBlogs", {
      eventBus: bus,
      eventPattern: { source: [eventSource], detailType: ["task.completed"] },
      // A blog that is down for longer is shown to its owner, and that is the end of it.
      targets: [new LambdaFunction(publish, { deadLetterQueue: undelivered, retryAttempts: 5 })],
    });

    for (const each of [...machine.stages, start, publish]) {
      table.grantReadWriteData(each);
      bus.grantPutEventsTo(each);
    }
    // To abandon a delivery is only to write that down.
    for (const each of [...machine.stages.filter(({ node }) => node.id !== "AbandonDelivery"), publish]) {
      assets.grantRead(each, "tasks/*");
      secrets.grantDecrypt(each);
    }
  }
}
