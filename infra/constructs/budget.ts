import { CfnBudget } from "aws-cdk-lib/aws-budgets";
import type { Construct } from "constructs";

/**
 * Sends mails at 80 % and 100 % of a month's budget, and when AWS forecasts more than 100 %. It has no name of ours:
 * CloudFormation replaces it when the address changes, and two budgets cannot have one name.
 */
export const makeBudget = (
  scope: Construct,
  { dollars, mail }: { readonly dollars: number; readonly mail: string },
): void => {
  const at = (notificationType: "ACTUAL" | "FORECASTED", threshold: number) => ({
    notification: { notificationType, threshold, comparisonOperator: "GREATER_THAN", thresholdType: "PERCENTAGE" },
    subscribers: [{ subscriptionType: "EMAIL", address: mail }],
  });
  new CfnBudget(scope, "Budget", {
    budget: {
      budgetType: "COST",
      timeUnit: "MONTHLY",
      budgetLimit: { amount: dollars, unit: "USD" },
    },
    notificationsWithSubscribers: [at("ACTUAL", 80), at("ACTUAL", 100), at("FORECASTED", 100)],
  });
};
