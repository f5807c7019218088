import type { ITable } from "aws-cdk-lib/aws-dynamodb";
import { type EventBus, Rule } from "aws-cdk-lib/aws-events";
import { EmailIdentity, Identity } from "aws-cdk-lib/aws-ses";
import type { IQueue } from "aws-cdk-lib/aws-sqs";
import { Construct } from "constructs";
import { type DomainEvent, eventSource } from "#contract/events.ts";
import { Consumer } from "./consumer.ts";
import { grantRecords } from "./grants.ts";

export interface MailProps {
  readonly bus: EventBus;
  readonly table: ITable;
  readonly undelivered: IQueue;
  /** Who mails are from: `Animation Agent <no-reply@...>`. */
  readonly from: string;
  readonly environment: Record<string, string>;
}

/** What people are told by mail. */
const told: readonly DomainEvent["type"][] = [
  "task.completed",
  "task.failed",
  "task.expiring",
  "payment.succeeded",
  "webhook.disabled",
];

/** The domain that mails come from, and the function that sends them. The identity's records are to be put into its DNS. */
export class Mail extends Construct {
  constructor(scope: Construct, id: string, { bus, table, undelivered, from, environment }: MailProps) {
    super(scope, id);
    const address = /<(.+)>/.exec(from)?.[1] ?? from;
    const identity = new EmailIdentity(this, "Sender", { identity: Identity.domain(address.replace(/^.*@/, "")) });
    const send = new Consumer(this, "SendMail", {
      entry: "consumers/send-mail.ts",
      environment: { ...environment, MAIL_FROM: from, MAIL_REPLY_TO: address },
      undelivered,
    });
    grantRecords(table, send);
    identity.grantSendEmail(send);
    new Rule(this, "Told", {
      eventBus: bus,
      eventPattern: { source: [eventSource], detailType: [...told] },
      targets: [send.target],
    });
  }
}
