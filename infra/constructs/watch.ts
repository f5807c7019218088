import { SnsAction } from "aws-cdk-lib/aws-cloudwatch-actions";
import { ServicePrincipal } from "aws-cdk-lib/aws-iam";
import { Topic } from "aws-cdk-lib/aws-sns";
import { EmailSubscription } from "aws-cdk-lib/aws-sns-subscriptions";
import { Construct } from "constructs";
import { nameIn } from "../names.ts";
import { makeAlarms } from "./alarms.ts";
import { makeBudget } from "./budget.ts";
import { makeDashboard } from "./dashboard.ts";
import type { Watched } from "./watched.ts";

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
