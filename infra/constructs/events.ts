import { Duration } from "aws-cdk-lib";
import type { ITable } from "aws-cdk-lib/aws-dynamodb";
import { EventBus, Rule, Schedule } from "aws-cdk-lib/aws-events";
import { LambdaFunction } from "aws-cdk-lib/aws-events-targets";
import type { IBucket } from "aws-cdk-lib/aws-s3";
import { Queue } from "aws-cdk-lib/aws-sqs";
import type { StateMachine } from "aws-cdk-lib/aws-stepfunctions";
import { Construct } from "constructs";
import { eventSource } from "#contract/events.ts";
import { Lambda } from "./lambda.ts";

/** The bus that says what happened; made before its consumers, because the functions that speak on it name it. */
export class Events extends Construct {
  readonly bus: EventBus;

  constructor(scope: Construct, id: string) {
    super(scope, id);
    this.bus = new EventBus(this, "Bus", { eventBusName: `${eventSource}-${this.node.addr.slice(-8)}` });
  }
}

export interface ConsumersProps {
  readonly bus: EventBus;
  readonly table: ITable;
  readonly assets: IBucket;
  readonly makeVideo: StateMachine;
  readonly environment: Record<string, string>;
}

/** Who listens to what happens, and what is done each minute. An event nobody could take waits in a queue. */
export class Consumers extends Construct {
  readonly sweep: Lambda;
  /** Where events wait that nobody could take. */
  readonly undelivered: Queue;

  constructor(scope: Construct, id: string, { bus, table, assets, makeVideo, environment }: ConsumersProps) {
    super(scope, id);
    const deadLetterQueue = new Queue(this, "Undelivered", { enforceSSL: true, retentionPeriod: Duration.days(14) });
    this.undelivered = deadLetterQueue;
    const to = (consumer: Lambda) => [new LambdaFunction(consumer, { deadLetterQueue, retryAttempts: 20 })];
    const consumer = (name: string, file: string) =>
      new Lambda(this, name, { entry: `consumers/${file}.ts`, environment, timeout: Duration.minutes(1) });

    const start = consumer("StartVideo", "start-video");
    makeVideo.grantStartExecution(start);
    new Rule(this, "Ordered", {
      eventBus: bus,
      eventPattern: { source: [eventSource], detailType: ["task.created", "task.retried"] },
      targets: to(start),
    });

    const settle = consumer("SettleStoppedRun", "settle-stopped-run");
    new Rule(this, "Stopped", {
      eventPattern: {
        source: ["aws.states"],
        detailType: ["Step Functions Execution Status Change"],
        detail: { stateMachineArn: [makeVideo.stateMachineArn], status: ["FAILED", "TIMED_OUT", "ABORTED"] },
      },
      targets: to(settle),
    });

    const sweep = consumer("Sweep", "sweep");
    makeVideo.grantExecution(sweep, "states:StopExecution");
    assets.grantRead(sweep, "tasks/*");
    assets.grantDelete(sweep, "tasks/*");
    new Rule(this, "EachMinute", { schedule: Schedule.rate(Duration.minutes(1)), targets: to(sweep) });

    this.sweep = sweep;

    for (const each of [settle, sweep]) {
      table.grantReadWriteData(each);
      bus.grantPutEventsTo(each);
    }
  }
}
