import { Duration } from "aws-cdk-lib";
import {
  Alarm,
  type AlarmProps,
  ComparisonOperator,
  type IMetric,
  MathExpression,
  Metric,
  TreatMissingData,
} from "aws-cdk-lib/aws-cloudwatch";
import type { Construct } from "constructs";
import { nameIn } from "../names.ts";
import type { EnvironmentName } from "../options.ts";
import { counted, ofAsked } from "./measures.ts";
import type { Watched } from "./watched.ts";

/** One thing that an operator must do something about; docs/operations.md says what, under the same name. */
interface Reason {
  readonly says: string;
  readonly metric: IMetric;
  /** It is too much from here on. */
  readonly from: number;
  /** Of so many periods so many must be bad; one where nothing is said. */
  readonly of?: readonly [bad: number, periods: number];
  readonly below?: true;
  /** Silence is bad too. */
  readonly silence?: true;
}

export const makeAlarms = (scope: Construct, watched: Watched): readonly Alarm[] =>
  Object.entries(reasons(watched)).map(
    ([name, reason]) => new Alarm(scope, name, { alarmName: nameIn(scope, name), ...propsOf(name, reason) }),
  );

const propsOf = (name: string, { says, metric, from, of = [1, 1], below, silence }: Reason): AlarmProps => ({
  alarmDescription: `${says} See docs/operations.md, ${name}.`,
  metric,
  threshold: from,
  comparisonOperator: below
    ? ComparisonOperator.LESS_THAN_THRESHOLD
    : ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
  datapointsToAlarm: of[0],
  evaluationPeriods: of[1],
  treatMissingData: silence ? TreatMissingData.BREACHING : TreatMissingData.NOT_BREACHING,
});

const reasons = ({ options, ...watched }: Watched): Readonly<Record<string, Reason>> => {
  const { table, undelivered, gateway, sweep, machines } = watched;
  const { environmentName } = options;
  const minutes = (period: number) => ({ period: Duration.minutes(period) });
  return {
    ApiFails: {
      says: "The API answers with faults of its own.",
      metric: gateway.metricServerError({ ...minutes(5), statistic: "Sum" }),
      from: 5,
    },
    ApiSlow: {
      says: "One request in twenty takes over three seconds.",
      metric: gateway.metricLatency({ ...minutes(5), statistic: "p95" }),
      from: 3_000,
      of: [3, 3],
    },
    FilmsFail: { says: "More than a fifth of the films of an hour fail.", metric: failing(environmentName), from: 20 },
    RunsStop: {
      says: "A run ended without settling its task itself.",
      metric: sumOf(
        machines.flatMap((machine) => [machine.metricFailed(minutes(5)), machine.metricTimedOut(minutes(5))]),
      ),
      from: 5,
    },
    Faults: {
      says: "A stage or a consumer failed by a fault of ours.",
      metric: counted(environmentName, "Faults"),
      from: 1,
    },
    SweepFails: { says: "The sweep fails.", metric: sweep.metricErrors(minutes(5)), from: 3, of: [2, 2] },
    SweepSilent: {
      says: "The sweep does not run: nothing is settled, and no event that was left is announced.",
      metric: sweep.metricInvocations(minutes(5)),
      from: 1,
      below: true,
      of: [2, 2],
      silence: true,
    },
    Undelivered: {
      says: "Events wait that nobody could take: mails, webhooks or films are missing.",
      metric: undelivered.metricApproximateNumberOfMessagesVisible({ ...minutes(5), statistic: "Maximum" }),
      from: 1,
    },
    ProvidersFail: {
      says: "Gemini or Polly fails again and again.",
      metric: ofAsked(environmentName, "ProviderErrors", 15),
      from: 30,
    },
    ProviderPaused: {
      says: "Films wait for a provider that is paused.",
      metric: ofAsked(environmentName, "ProviderWaits", 60),
      from: 1,
      of: [2, 2],
    },
    PaymentReview: {
      says: "A payment is not what we sold: a person must look.",
      metric: counted(environmentName, "PaymentsToReview"),
      from: 1,
    },
    StripeUnheard: {
      says: "Stripe's messages are refused.",
      metric: new Metric({
        namespace: "AWS/ApiGateway",
        metricName: "4XXError",
        dimensionsMap: {
          ApiName: gateway.restApiName,
          Stage: gateway.deploymentStage.stageName,
          Resource: "/stripe/webhook",
          Method: "POST",
        },
        statistic: "Sum",
        ...minutes(15),
      }),
      from: 3,
    },
    MailBounces: {
      says: "So many mails bounce that SES will stop sending.",
      metric: new Metric({
        namespace: "AWS/SES",
        metricName: "Reputation.BounceRate",
        statistic: "Maximum",
        ...minutes(60),
      }),
      from: 0.05,
    },
    Throttled: {
      says: "Functions are refused for want of concurrency, or the table refuses writes.",
      metric: sumOf([
        new Metric({ namespace: "AWS/Lambda", metricName: "Throttles", statistic: "Sum", ...minutes(5) }),
        table.metric("WriteThrottleEvents", { ...minutes(5), statistic: "Sum" }),
        table.metric("ReadThrottleEvents", { ...minutes(5), statistic: "Sum" }),
      ]),
      from: 10,
      of: [2, 3],
    },
  };
};

const sumOf = (metrics: readonly Metric[]): MathExpression =>
  new MathExpression({
    expression: metrics.map((_, at) => `FILL(m${at}, 0)`).join(" + "),
    usingMetrics: Object.fromEntries(metrics.map((metric, at) => [`m${at}`, metric])),
    period: Duration.minutes(5),
  });

/** Percent of an hour's films that failed and were not cancelled; where there were fewer than five, none. */
const failing = (environmentName: EnvironmentName): MathExpression =>
  new MathExpression({
    expression:
      "IF(FILL(failed, 0) + FILL(done, 0) >= 5, 100 * FILL(failed, 0) / (FILL(failed, 0) + FILL(done, 0)), 0)",
    usingMetrics: {
      failed: counted(environmentName, "Tasks", { of: { became: "failed" }, minutes: 60 }),
      done: counted(environmentName, "Tasks", { of: { became: "completed" }, minutes: 60 }),
    },
    label: "Films that fail, in percent",
    period: Duration.minutes(60),
  });
