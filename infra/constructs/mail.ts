import type { ITable } from "aws-cdk-lib/aws-dynamodb";
import { type EventBus, Rule } from "aws-cdk-lib/aws-events";
import { EmailIdentity, Identity } from "aws-cdk-lib/aws-ses";
import type { IQueue } from "aws-cdk-lib/aws-sqs";
import { Construct } from "constructs";
import { type DomainEvent, eventSource } from "#contract/events.ts";
import { settings } from "#contract/settings/settings.ts";
import { grantReadSecrets } from "../secrets.ts";
import { Consumer } from "./consumer.ts";
import { grantTableReadWrite } from "./grants.ts";

export interface MailProps {
  readonly bus: EventBus;
  readonly table: ITable;
  readonly deadLetters: IQueue;
  /** The sender: `Animation Agent <no-reply@...>`. */
  readonly from: string;
  readonly environment: Record<string, string>;
}

/** The events that send a mail. */
const eventsWithMail: readonly DomainEvent["type"][] = [
  "task.completed",
  "task.failed",
  "task.expiring",
  "task.review_ready",
  "task.refunded",
  "payment.succeeded",
  "webhook.disabled",
  "account.email_changed",
];

/** The sender's domain, and the function that sends mails. The operator adds the identity's records to the DNS. */
export class Mail extends Construct {
  constructor(scope: Construct, id: string, { bus, table, deadLetters, from, environment }: MailProps) {
    super(scope, id);
    const address = /<(.+)>/.exec(from)?.[1] ?? from;
    const identity = new EmailIdentity(this, "Sender", { identity: Identity.domain(address.replace(/^.*@/, "")) });
    const send = new Consumer(this, "SendMail", {
      entry: "consumers/send-mail.ts",
      environment: { ...environment, MAIL_FROM: from, MAIL_REPLY_TO: address },
      deadLetters,
    });
    grantTableReadWrite(table, send);
    grantReadSecrets(send, [settings.MEDIA_SIGN_WITH.secret.name, settings.CURSOR_SECRET.secret.name]);
    identity.grantSendEmail(send);
    new Rule(this, "Told", {
      eventBus: bus,
      eventPattern: { source: [eventSource], detailType: [...eventsWithMail] },
      targets: [send.target],
    });
  }
}
