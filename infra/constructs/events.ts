import { Aws, Duration } from "aws-cdk-lib";
import type { ITable } from "aws-cdk-lib/aws-dynamodb";
import { EventBus, Rule, Schedule } from "aws-cdk-lib/aws-events";
import { AccountPrincipal, PolicyStatement } from "aws-cdk-lib/aws-iam";
import type { IBucket } from "aws-cdk-lib/aws-s3";
import { Queue } from "aws-cdk-lib/aws-sqs";
import type { StateMachine } from "aws-cdk-lib/aws-stepfunctions";
import { Construct } from "constructs";
import { eventSource } from "#contract/events.ts";
import { resourceName } from "../names.ts";
import { optionsIn } from "../options.ts";
import { Consumer } from "./consumer.ts";
import { grantControl, grantFiles, grantTableReadWrite } from "./grants.ts";

/** The event bus. It is made before its consumers, because functions that publish events need its name. */
export class Events extends Construct {
  readonly bus: EventBus;
  /** The dead-letter queue of the bus and of all consumers. */
  readonly deadLetters: Queue;

  constructor(scope: Construct, id: string) {
    super(scope, id);
    this.bus = new EventBus(this, "Bus", { eventBusName: resourceName(this, "events") });
    // An operator can replay the events of two weeks, for a consumer that missed them.
    this.bus.archive("Archive", {
      // CloudFormation would make one that is longer than EventBridge takes.
      archiveName: resourceName(this, "events"),
      eventPattern: { source: [eventSource] },
      retention: Duration.days(14),
    });
    const { eventAccounts } = optionsIn(this.node);
    if (eventAccounts.length > 0) this.bus.addToResourcePolicy(ruleMakers(this.bus, eventAccounts));
    this.deadLetters = new Queue(this, "Undelivered", { enforceSSL: true, retentionPeriod: Duration.days(14) });
  }
}

/** Lets other accounts make rules on the bus and change those that they made. They may not put events. */
const ruleMakers = ({ eventBusName }: EventBus, accounts: readonly string[]): PolicyStatement =>
  new PolicyStatement({
    sid: "ConsumersOfOtherAccounts",
    principals: accounts.map((account) => new AccountPrincipal(account)),
    actions: [
      "events:PutRule",
      "events:DeleteRule",
      "events:DescribeRule",
      "events:DisableRule",
      "events:EnableRule",
      "events:PutTargets",
      "events:RemoveTargets",
      "events:ListTargetsByRule",
    ],
    resources: [`arn:${Aws.PARTITION}:events:${Aws.REGION}:${Aws.ACCOUNT_ID}:rule/${eventBusName}/*`],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: a variable of IAM.
    conditions: { StringEqualsIfExists: { "events:creatorAccount": "${aws:PrincipalAccount}" } },
  });

export interface ConsumersProps {
  readonly bus: EventBus;
  readonly deadLetters: Queue;
  readonly table: ITable;
  readonly assets: IBucket;
  readonly makeVideo: StateMachine;
  readonly environment: Record<string, string>;
}

/** The consumers of events, and the sweep of each minute. */
export class Consumers extends Construct {
  readonly sweep: Consumer;

  constructor(scope: Construct, id: string, props: ConsumersProps) {
    super(scope, id);
    const { bus, deadLetters, table, assets, makeVideo, environment } = props;
    const consumer = (name: string, file: string) =>
      new Consumer(this, name, { entry: `consumers/${file}.ts`, environment, deadLetters });

    const start = consumer("StartVideo", "start-video");
    makeVideo.grantStartExecution(start);
    new Rule(this, "Ordered", {
      eventBus: bus,
      eventPattern: { source: [eventSource], detailType: ["task.created", "task.retried"] },
      targets: [start.target],
    });

    const measure = consumer("Measure", "measure");
    new Rule(this, "Measured", {
      eventBus: bus,
      eventPattern: {
        source: [eventSource],
        detailType: ["task.created", "task.started", "task.retried", "task.completed", "task.failed", "credits.moved"],
      },
      targets: [measure.target],
    });

    const settle = consumer("SettleStoppedRun", "settle-stopped-run");
    new Rule(this, "Stopped", {
      eventPattern: {
        source: ["aws.states"],
        detailType: ["Step Functions Execution Status Change"],
        detail: { stateMachineArn: [makeVideo.stateMachineArn], status: ["FAILED", "TIMED_OUT", "ABORTED"] },
      },
      targets: [settle.target],
    });

    const keep = new Consumer(this, "KeepFilm", {
      entry: "consumers/keep-film.ts",
      environment,
      deadLetters,
      // S3 copies some gigabytes in a few minutes.
      timeout: Duration.minutes(15),
    });
    grantFiles(assets, keep, { read: ["films/", "kept/"], write: ["kept/"], remove: ["kept/"] });
    new Rule(this, "Extending", {
      eventBus: bus,
      eventPattern: { source: [eventSource], detailType: ["task.extending"] },
      targets: [keep.target],
    });

    this.sweep = consumer("Sweep", "sweep");
    grantControl(makeVideo, this.sweep);
    grantFiles(assets, this.sweep, { remove: ["tasks/", "films/", "kept/"] });
    new Rule(this, "EachMinute", { schedule: Schedule.rate(Duration.minutes(1)), targets: [this.sweep.target] });

    for (const each of [settle, keep, this.sweep]) {
      grantTableReadWrite(table, each);
      bus.grantPutEventsTo(each);
    }
  }
}
