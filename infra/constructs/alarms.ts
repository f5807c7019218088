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
import { resourceName } from "../names.ts";
import type { EnvironmentName } from "../options.ts";
import { countMetric, sumOfExternalCalls } from "./metrics.ts";
import type { MonitoredResources } from "./monitored-resources.ts";

/** An alarm that an operator must act on; docs/operations.md says how, under the same name. */
interface AlarmRule {
  readonly description: string;
  readonly metric: IMetric;
  /** It rings at this value and above. */
  readonly threshold: number;
  /** How many of the last periods must breach; 1 of 1 by default. */
  readonly breaches?: readonly [count: number, periods: number];
  /** It rings below the threshold instead. */
  readonly isBelow?: true;
  /** Missing data counts as a breach. */
  readonly isMissingBad?: true;
}

export const makeAlarms = (scope: Construct, monitored: MonitoredResources): readonly Alarm[] =>
  Object.entries(alarmRules(monitored)).map(
    ([name, rule]) => new Alarm(scope, name, { alarmName: resourceName(scope, name), ...alarmProps(name, rule) }),
  );

const alarmProps = (
  name: string,
  { description, metric, threshold, breaches: [count, periods] = [1, 1], isBelow, isMissingBad }: AlarmRule,
): AlarmProps => ({
  alarmDescription: `${description} See docs/operations.md, ${name}.`,
  metric,
  threshold,
  comparisonOperator: isBelow
    ? ComparisonOperator.LESS_THAN_THRESHOLD
    : ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
  datapointsToAlarm: count,
  evaluationPeriods: periods,
  treatMissingData: isMissingBad ? TreatMissingData.BREACHING : TreatMissingData.NOT_BREACHING,
});

type AlarmRules = Readonly<Record<string, AlarmRule>>;

const minutes = (period: number) => ({ period: Duration.minutes(period) });

const apiAndFilmRules = ({
  gateway,
  machines,
  stages,
  options: { environmentName },
}: MonitoredResources): AlarmRules => ({
  ApiFails: {
    description: "The API answers with server errors.",
    metric: gateway.metricServerError({ ...minutes(5), statistic: "Sum" }),
    threshold: 5,
  },
  ApiSlow: {
    description: "One request in twenty takes more than three seconds.",
    metric: gateway.metricLatency({ ...minutes(5), statistic: "p95" }),
    threshold: 3_000,
    breaches: [3, 3],
  },
  FilmsFail: {
    description: "More than a fifth of the films of an hour failed.",
    metric: failurePercent(environmentName),
    threshold: 20,
  },
  RunsStop: {
    description: "An execution ended without settling its task.",
    metric: sumOf(
      machines.flatMap((machine) => [machine.metricFailed(minutes(5)), machine.metricTimedOut(minutes(5))]),
    ),
    threshold: 5,
  },
  Faults: {
    description: "A film or a delivery failed because of a fault of ours that no retry mended.",
    metric: countMetric(environmentName, "Faults"),
    threshold: 1,
  },
  AttemptsFail: {
    description: "Stages or consumers keep failing, and are retried.",
    metric: countMetric(environmentName, "FailedAttempts"),
    threshold: 20,
    breaches: [3, 3],
  },
  StagesSlow: {
    description: "One in a hundred runs of a stage takes most of its time limit.",
    metric: shareOfTimeLimit(stages),
    threshold: 80,
    breaches: [2, 3],
  },
});

const eventAndProviderRules = ({ sweep, deadLetters, options, settings }: MonitoredResources): AlarmRules => ({
  Unsigned: {
    description: "Films or pictures are delivered without content credentials.",
    metric: countMetric(options.environmentName, "UnsignedFiles"),
    threshold: 1,
  },
  SweepFails: {
    description: "The sweep fails.",
    metric: sweep.metricErrors(minutes(5)),
    threshold: 3,
    breaches: [2, 2],
  },
  SweepSilent: {
    description: "The sweep does not run: stuck tasks are not settled, and the outbox is not published.",
    metric: sweep.metricInvocations(minutes(5)),
    threshold: 1,
    isBelow: true,
    breaches: [2, 2],
    isMissingBad: true,
  },
  Undelivered: {
    description: "Events are in the dead-letter queue: mails, webhooks or films are missing.",
    metric: deadLetters.metricApproximateNumberOfMessagesVisible({ ...minutes(5), statistic: "Maximum" }),
    threshold: 1,
  },
  ProvidersFail: {
    description: "An engine that is not built in keeps failing.",
    metric: sumOfExternalCalls({ options, settings }, "ProviderErrors", 15),
    threshold: 30,
  },
  ProviderPaused: {
    description: "Films wait for a provider that is paused.",
    metric: sumOfExternalCalls({ options, settings }, "ProviderWaits", 60),
    threshold: 1,
    breaches: [2, 2],
  },
});

const paymentAndPlatformRules = ({ gateway, table, options: { environmentName } }: MonitoredResources): AlarmRules => ({
  PaymentReview: {
    description: "A payment differs from the order: review it.",
    metric: countMetric(environmentName, "PaymentsToReview"),
    threshold: 1,
  },
  StripeUnheard: {
    description: "Stripe's webhooks are refused.",
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
    threshold: 3,
  },
  MailBounces: {
    description: "So many mails bounce that SES will stop our sending.",
    metric: new Metric({
      namespace: "AWS/SES",
      metricName: "Reputation.BounceRate",
      statistic: "Maximum",
      ...minutes(60),
    }),
    threshold: 0.05,
  },
  Throttled: {
    description: "Lambda throttles functions, or DynamoDB throttles the table.",
    metric: sumOf([
      new Metric({ namespace: "AWS/Lambda", metricName: "Throttles", statistic: "Sum", ...minutes(5) }),
      table.metric("WriteThrottleEvents", { ...minutes(5), statistic: "Sum" }),
      table.metric("ReadThrottleEvents", { ...minutes(5), statistic: "Sum" }),
    ]),
    threshold: 10,
    breaches: [2, 3],
  },
  Concurrency: {
    description: "Most of the functions that this account may run at the same time are running.",
    metric: shareOfConcurrency(),
    threshold: 80,
    breaches: [3, 3],
  },
});

const alarmRules = (monitored: MonitoredResources): AlarmRules => ({
  ...apiAndFilmRules(monitored),
  ...eventAndProviderRules(monitored),
  ...paymentAndPlatformRules(monitored),
});

const sumOf = (metrics: readonly Metric[]): MathExpression =>
  new MathExpression({
    expression: metrics.map((_, at) => `FILL(m${at}, 0)`).join(" + "),
    usingMetrics: Object.fromEntries(metrics.map((metric, at) => [`m${at}`, metric])),
    period: Duration.minutes(5),
  });

/** The percentage of the account's quota of concurrent functions that is used. */
const shareOfConcurrency = (): MathExpression =>
  new MathExpression({
    expression: "100 * used / SERVICE_QUOTA(used)",
    usingMetrics: {
      used: new Metric({
        namespace: "AWS/Usage",
        metricName: "ResourceCount",
        dimensionsMap: { Service: "Lambda", Type: "Resource", Resource: "ConcurrentExecutions", Class: "None" },
        statistic: "Maximum",
        ...minutes(5),
      }),
    },
    label: "Concurrent functions, in percent of the quota",
    period: Duration.minutes(5),
  });

/** An alarm computes with ten metrics at most: these are the stages with the longest limits. */
const maxWatchedStages = 10;

/** The 99th percentile of a stage's duration in percent of its time limit, of the stage where it is highest. */
const shareOfTimeLimit = (stages: MonitoredResources["stages"]): MathExpression => {
  const limitOf = ({ timeout }: (typeof stages)[number]) => timeout?.toMilliseconds() ?? Number.POSITIVE_INFINITY;
  const watched = stages.toSorted((one, other) => limitOf(other) - limitOf(one)).slice(0, maxWatchedStages);
  const shares = watched.map((stage, at) => `100 * FILL(m${at}, 0) / ${limitOf(stage)}`);
  return new MathExpression({
    expression: `MAX([${shares.join(", ")}])`,
    usingMetrics: Object.fromEntries(
      watched.map((stage, at) => [`m${at}`, stage.metricDuration({ ...minutes(15), statistic: "p99" })]),
    ),
    label: "Time limit used, in percent",
    period: Duration.minutes(15),
  });
};

/** The percentage of an hour's films that failed, without cancelled ones; 0 for fewer than five films. */
const failurePercent = (environmentName: EnvironmentName): MathExpression =>
  new MathExpression({
    expression:
      "IF(FILL(failed, 0) + FILL(done, 0) >= 5, 100 * FILL(failed, 0) / (FILL(failed, 0) + FILL(done, 0)), 0)",
    usingMetrics: {
      failed: countMetric(environmentName, "Tasks", { of: { became: "failed" }, minutes: 60 }),
      done: countMetric(environmentName, "Tasks", { of: { became: "completed" }, minutes: 60 }),
    },
    label: "Failed films, in percent",
    period: Duration.minutes(60),
  });
