import { Duration } from "aws-cdk-lib";
import type { ITable } from "aws-cdk-lib/aws-dynamodb";
import { type IEventBus, Rule } from "aws-cdk-lib/aws-events";
import type { IKey } from "aws-cdk-lib/aws-kms";
import type { IBucket } from "aws-cdk-lib/aws-s3";
import type { IQueue } from "aws-cdk-lib/aws-sqs";
import { Construct } from "constructs";
import { eventSource } from "#contract/events.ts";
import { settings } from "#contract/settings/settings.ts";
import { deliveryPartitions } from "#functions/adapters/dynamodb/schema.ts";
import { grantReadSecrets } from "../secrets.ts";
import { Consumer } from "./consumer.ts";
import { grantFiles, grantSecrets, grantTablePartitions } from "./grants.ts";
import { Machine } from "./machine.ts";

const { many, one } = deliveryPartitions;

export interface DeliveriesProps {
  readonly bus: IEventBus;
  readonly table: ITable;
  readonly assets: IBucket;
  readonly secrets: IKey;
  /** The dead-letter queue. */
  readonly deadLetters: IQueue;
  readonly environment: Record<string, string>;
  /** The environment variables of functions that sign links and decrypt users' secrets. */
  readonly senderVariables: Readonly<Record<string, string>>;
}

/** Sends users' films to their webhooks, blogs and YouTube channels. */
export class Deliveries extends Construct {
  readonly machine: Machine;

  constructor(scope: Construct, id: string, props: DeliveriesProps) {
    super(scope, id);
    const { bus, table, assets, secrets, deadLetters, environment, senderVariables } = props;
    this.machine = new Machine(this, "Webhooks", { machine: "deliver-webhook", environment });
    const { machine } = this;
    const start = new Consumer(this, "StartWebhookDelivery", {
      entry: "consumers/start-webhook-delivery.ts",
      environment: { ...environment, DELIVER_WEBHOOK_ARN: machine.live.ref },
      deadLetters,
    });
    machine.stateMachine.grantStartExecution(start);
    new Rule(this, "ToWebhooks", {
      eventBus: bus,
      eventPattern: {
        source: [eventSource],
        detailType: [
          "task.completed",
          "task.failed",
          "task.expiring",
          "task.review_ready",
          "webhook.requested",
          // One event for a stage of all scenes, so that the rule starts few functions for a film.
          "film.scenes_planned",
          "film.scenes_spoken",
          "film.scenes_drawn",
          "film.joined",
        ],
      },
      targets: [start.target],
    });

    const publish = new Consumer(this, "PublishToBlog", {
      entry: "consumers/publish-to-blog.ts",
      environment,
      deadLetters,
      // After that the site shows the owner that the blog is down.
      deliveryRetries: 5,
    });
    new Rule(this, "ToBlogs", {
      eventBus: bus,
      eventPattern: { source: [eventSource], detailType: ["task.completed"] },
      targets: [publish.target],
    });

    const upload = this.addYouTube(props);

    // These functions call addresses that users chose, or Google, so they get as little as possible: the records and films of
    // users, but no vouchers, payments, API keys or audit entries.
    for (const each of [...machine.stages, start, publish, upload]) {
      grantTablePartitions(table, each, [...many.map((name) => `${name}#*`), one]);
      bus.grantPutEventsTo(each);
    }
    for (const [each, purpose] of senders(machine, publish)) {
      grantFiles(assets, each, { read: ["tasks/", "films/", "kept/"] });
      grantSecrets(secrets, each, { use: purpose });
      grantReadSecrets(each, [settings.MEDIA_SIGN_WITH.secret.name]);
      for (const [name, value] of Object.entries(senderVariables)) each.addEnvironment(name, value);
    }
  }

  private addYouTube({ bus, assets, secrets, deadLetters, environment }: DeliveriesProps): Consumer {
    const upload = new Consumer(this, "PublishToYouTube", {
      entry: "consumers/publish-to-youtube.ts",
      environment: { ...environment, SECRETS_KEY: secrets.keyArn },
      deadLetters,
      timeout: Duration.minutes(15),
    });
    new Rule(this, "ToYouTube", {
      eventBus: bus,
      eventPattern: { source: [eventSource], detailType: ["youtube.requested", "task.completed"] },
      targets: [upload.target],
    });
    grantFiles(assets, upload, { read: ["tasks/", "films/", "kept/"] });
    grantSecrets(secrets, upload, { use: "youtube" });
    grantReadSecrets(upload, [settings.YOUTUBE_CLIENT_SECRET.secret.name]);
    return upload;
  }
}

/** The functions that call users' addresses, with the use of the secrets that they need. */
const senders = ({ stages }: Machine, publish: Consumer) => [
  ...stages.filter(({ node }) => node.id === "AttemptDelivery").map((stage) => [stage, "webhook"] as const),
  [publish, "ghost"] as const,
];
