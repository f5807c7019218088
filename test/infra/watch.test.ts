import { readFileSync } from "node:fs";
import { App } from "aws-cdk-lib";
import { beforeAll, describe, expect, it } from "vitest";
import { watched } from "#infra/cost/measured.ts";
import { optionsIn } from "#infra/options.ts";
import { templates } from "./template.ts";

let service: ReturnType<typeof templates>["service"];
beforeAll(() => {
  service = templates({ siteUrl: "https://films.example", alarmMail: "duty@films.example", budget: "200" }).service;
});

const alarms = () => service.ofType("CloudWatch::Alarm");
const nameOf = (name: string) => name.replace("animation-agent-dev-", "");

describe("an alarm", () => {
  it("has an entry in docs/operations.md, and every entry an alarm", () => {
    const [, runbook = ""] = readFileSync("docs/operations.md", "utf8").split("\n## Alarms\n");
    const entries = [...runbook.matchAll(/^### (\w+)$/gm)].map(([, name]) => name);

    expect(
      alarms()
        .map(({ properties }) => nameOf(properties.AlarmName))
        .sort(),
    ).toEqual(entries.sort());
  });

  it("has a description with its entry, and sends a mail", () => {
    const [topic] = service.ofType("SNS::Topic");

    for (const { properties } of alarms()) {
      expect(properties.AlarmDescription).toMatch(/^[A-Z].+\. See docs\/operations\.md, \w+\.$/);
      expect(properties.AlarmActions).toEqual([{ Ref: topic?.id }]);
    }
    expect(service.ofType("SNS::Subscription")[0]?.properties).toMatchObject({
      Protocol: "email",
      Endpoint: "duty@films.example",
    });
  });

  it("treats missing data as a fault only if it watches for silence", () => {
    const breaching = alarms().filter(({ properties }) => properties.TreatMissingData === "breaching");

    expect(breaching.map(({ properties }) => nameOf(properties.AlarmName))).toEqual(["SweepSilent"]);
  });
});

describe("the dashboard", () => {
  it("shows tasks by state, stage times, provider errors, held credits and the cost of a film", () => {
    const [dashboard] = service.ofType("CloudWatch::Dashboard");
    const text = JSON.stringify(dashboard?.properties.DashboardBody);

    for (const title of [
      "Tasks by state",
      "Stages, mean time",
      "Provider errors",
      "Credits held, since the start of this view",
      "Cost of a film in dollars, by list prices",
    ])
      expect(text).toContain(title);
  });
});

describe("the budget", () => {
  it("warns by mail before and when the monthly costs exceed it", () => {
    const [budget] = service.ofType("Budgets::Budget");

    expect(budget?.properties.Budget).toMatchObject({ BudgetLimit: { Amount: 200, Unit: "USD" }, TimeUnit: "MONTHLY" });
    expect(budget?.properties.NotificationsWithSubscribers).toHaveLength(3);
  });

  it("needs an address", () => {
    const { node } = new App({ context: { budget: "200" } });

    expect(() => optionsIn(node)).toThrow("needs -c alarmMail");
  });
});

it("every function has the namespace of its metrics", () => {
  for (const { properties, metadata } of service.ofType("Lambda::Function"))
    if (metadata["entry"])
      expect(properties.Environment.Variables).toMatchObject({ POWERTOOLS_METRICS_NAMESPACE: "AnimationAgent/dev" });
});

it("the cost page counts the metrics of all alarms", () => {
  const metricsOf = ({ Metrics = [] }: { Metrics?: readonly { MetricStat?: object }[] }) =>
    Math.max(1, Metrics.filter(({ MetricStat }) => MetricStat).length);

  expect(alarms().reduce((sum, { properties }) => sum + metricsOf(properties), 0)).toBe(watched.alarmMetrics);
});

it("only the call of Stripe has metrics of its own: others would cost more than the rest of the product", () => {
  const [stage] = service.ofType("ApiGateway::Stage");
  const withMetrics = stage?.properties.MethodSettings.filter(
    (each: { MetricsEnabled: boolean }) => each.MetricsEnabled,
  );

  expect(withMetrics.map((each: { ResourcePath: string }) => each.ResourcePath)).toEqual(["/~1stripe~1webhook"]);
});
