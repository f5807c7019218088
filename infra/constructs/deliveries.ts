import type { ITable } from "aws-cdk-lib/aws-dynamodb";
import { type IEventBus, Rule } from "aws-cdk-lib/aws-events";
import type { IKey } from "aws-cdk-lib/aws-kms";
import type { IBucket } from "aws-cdk-lib/aws-s3";
import type { IQueue } from "aws-cdk-lib/aws-sqs";
import { Construct } from "constructs";
import { eventSource } from "#contract/events.ts";
import { deliveryPartitions } from "#functions/adapters/dynamodb/schema.ts";
import { Consumer } from "./consumer.ts";
import { grantFiles, grantPartitions, grantSecrets } from "./grants.ts";
import { Machine } from "./machine.ts";

const { many, one } = deliveryPartitions;

export interface DeliveriesProps {
  readonly bus: IEventBus;
  readonly table: ITable;
  readonly assets: IBucket;
  readonly secrets: IKey;
  /** Where events wait that nobody could take. */
  readonly undelivered: IQueue;
  readonly environment: Record<string, string>;
  /** What links to files are made and signed with, and what opens the secrets of users. */
  readonly knowledge: Readonly<Record<string, string>>;
}

/** What users are told of their films elsewhere: by webhooks, and in their blogs. */
export class Deliveries extends Construct {
  readonly machine: Machine;

  constructor(scope: Construct, id: string, props: DeliveriesProps) {
    super(scope, id);
    const { bus, table, assets, secrets, undelivered, environment, knowledge } = props;
    this.machine = new Machine(this, "Webhooks", { machine: "deliver-webhook", environment });
    const { machine } = this;
    const start = new Consumer(this, "StartWebhookDelivery", {
      entry: "consumers/start-webhook-delivery.ts",
      environment: { ...environment, DELIVER_WEBHOOK_ARN: machine.stateMachine.stateMachineArn },
      undelivered,
    });
    machine.stateMachine.grantStartExecution(start);
    new Rule(this, "ToWebhooks", {
      eventBus: bus,
      eventPattern: {
        source: [eventSource],
        detailType: ["task.completed", "task.failed", "task.expiring", "webhook.requested"],
      },
      targets: [start.target],
    });

    const publish = new Consumer(this, "PublishToBlog", {
      entry: "consumers/publish-to-blog.ts",
      environment,
      undelivered,
      // A blog that is down for longer is shown to its owner, and that is the end of it.
      handOvers: 5,
    });
    new Rule(this, "ToBlogs", {
      eventBus: bus,
      eventPattern: { source: [eventSource], detailType: ["task.completed"] },
      targets: [publish.target],
    });

    // Whoever speaks to addresses of users sees what these users may be told: their records and films, and how to
    // sign for them. Vouchers, payments, keys of programs and the audit are not there for it.
    for (const each of [...machine.stages, start, publish]) {
      grantPartitions(table, each, [...many.map((name) => `${name}#*`), one]);
      bus.grantPutEventsTo(each);
    }
    for (const [each, use] of senders(machine, publish)) {
      grantFiles(assets, each, { read: ["tasks/"] });
      grantSecrets(secrets, each, { use });
      for (const [name, value] of Object.entries(knowledge)) each.addEnvironment(name, value);
    }
  }
}

/** To abandon a delivery is only to write that down. */
const senders = ({ stages }: Machine, publish: Consumer) => [
  ...stages.filter(({ node }) => node.id === "AttemptDelivery").map((stage) => [stage, "webhook"] as const),
  [publish, "ghost"] as const,
];
