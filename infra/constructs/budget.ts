import { CfnBudget } from "aws-cdk-lib/aws-budgets";
import type { Construct } from "constructs";

/** Warns at four fifths of what a month may cost, and when AWS expects the month to end above it. */
export const makeBudget = (
  scope: Construct,
  budgetName: string,
  { dollars, mail }: { readonly dollars: number; readonly mail: string },
): void => {
  const at = (notificationType: "ACTUAL" | "FORECASTED", threshold: number) => ({
    notification: { notificationType, threshold, comparisonOperator: "GREATER_THAN", thresholdType: "PERCENTAGE" },
    subscribers: [{ subscriptionType: "EMAIL", address: mail }],
  });
  new CfnBudget(scope, "Budget", {
    budget: {
      budgetName,
      budgetType: "COST",
      timeUnit: "MONTHLY",
      budgetLimit: { amount: dollars, unit: "USD" },
    },
    notificationsWithSubscribers: [at("ACTUAL", 80), at("ACTUAL", 100), at("FORECASTED", 100)],
  });
};
