import type { Alarm } from "aws-cdk-lib/aws-cloudwatch";
import { SnsAction } from "aws-cdk-lib/aws-cloudwatch-actions";
import { ServicePrincipal } from "aws-cdk-lib/aws-iam";
import { Topic } from "aws-cdk-lib/aws-sns";
import { EmailSubscription } from "aws-cdk-lib/aws-sns-subscriptions";
import { Construct } from "constructs";
import { resourceName } from "../names.ts";
import { makeAlarms } from "./alarms.ts";
import { makeBudget } from "./budget.ts";
import { makeDashboard } from "./dashboard.ts";
import type { MonitoredResources } from "./monitored-resources.ts";

const undoing: readonly string[] = ["FilmsFail", "RunsStop"];

/** The operator's alarms, dashboard and budget. */
export class Monitoring extends Construct {
  /** The alarms that undo a release. */
  readonly releaseAlarms: readonly Alarm[];

  constructor(scope: Construct, id: string, monitored: MonitoredResources) {
    super(scope, id);
    const { alarmMail, budget } = monitored.options;
    const topic = new Topic(this, "Told", { displayName: "Animation Agent", enforceSSL: true });
    topic.grantPublish(new ServicePrincipal("cloudwatch.amazonaws.com"));
    if (alarmMail) topic.addSubscription(new EmailSubscription(alarmMail));
    const alarms = makeAlarms(this, monitored);
    this.releaseAlarms = alarms.filter(({ node }) => undoing.includes(node.id));
    for (const alarm of alarms) alarm.addAlarmAction(new SnsAction(topic));
    makeDashboard(this, resourceName(this, "overview"), monitored, alarms);
    if (budget && alarmMail) makeBudget(this, { dollars: budget, mail: alarmMail });
  }
}
