import type { RestApi } from "aws-cdk-lib/aws-apigateway";
import { SnsAction } from "aws-cdk-lib/aws-cloudwatch-actions";
import type { ITable } from "aws-cdk-lib/aws-dynamodb";
import { ServicePrincipal } from "aws-cdk-lib/aws-iam";
import type { IFunction } from "aws-cdk-lib/aws-lambda";
import { Topic } from "aws-cdk-lib/aws-sns";
import { EmailSubscription } from "aws-cdk-lib/aws-sns-subscriptions";
import type { IQueue } from "aws-cdk-lib/aws-sqs";
import type { StateMachine } from "aws-cdk-lib/aws-stepfunctions";
import { Construct } from "constructs";
import { nameIn } from "../names.ts";
import type { Options } from "../options.ts";
import { makeAlarms } from "./alarms.ts";
import { makeBudget } from "./budget.ts";
import { makeDashboard } from "./dashboard.ts";
import type { Lambda } from "./lambda.ts";

export interface Watched {
  readonly options: Options;
  readonly table: ITable;
  /** Where events wait that nobody could take. */
  readonly undelivered: IQueue;
  readonly gateway: RestApi;
  readonly sweep: IFunction;
  /** What makes films, and what brings messages to webhooks. */
  readonly machines: readonly [makeVideo: StateMachine, deliverWebhook: StateMachine];
  readonly stages: readonly Lambda[];
}

/** What an operator looks at, and is told. */
export class Watch extends Construct {
  constructor(scope: Construct, id: string, watched: Watched) {
    super(scope, id);
    const { alarmMail, budget } = watched.options;
    const told = new Topic(this, "Told", { displayName: "Animation Agent", enforceSSL: true });
    told.grantPublish(new ServicePrincipal("cloudwatch.amazonaws.com"));
    if (alarmMail) told.addSubscription(new EmailSubscription(alarmMail));
    const alarms = makeAlarms(this, watched);
    for (const alarm of alarms) alarm.addAlarmAction(new SnsAction(told));
    makeDashboard(this, nameIn(this, "overview"), watched, alarms);
    if (budget && alarmMail) makeBudget(this, nameIn(this, "month"), { dollars: budget, mail: alarmMail });
  }
}
