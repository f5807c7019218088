import { CfnWebACL, CfnWebACLAssociation } from "aws-cdk-lib/aws-wafv2";
import { Construct } from "constructs";

export interface FirewallProps {
  /** Before CloudFront, or before the gateway. */
  readonly before: "CLOUDFRONT" | "REGIONAL";
  /** The ARN of the gateway's stage. A distribution names its firewall itself. */
  readonly gatewayStage?: string;
}

/** Requests of one address within five minutes. */
const maxRequestsPerAddress = 3_000;

const measured = (metricName: string) => ({
  cloudWatchMetricsEnabled: true,
  sampledRequestsEnabled: true,
  metricName,
});

/** AWS's managed rules. Rules about bodies only count: stories and uploads are larger than they allow. */
const lists: readonly (readonly [name: string, counted: readonly string[]])[] = [
  ["AWSManagedRulesAmazonIpReputationList", []],
  ["AWSManagedRulesKnownBadInputsRuleSet", []],
  ["AWSManagedRulesCommonRuleSet", ["SizeRestrictions_BODY", "CrossSiteScripting_BODY", "GenericRFI_BODY"]],
];

const managed = ([name, counted]: (typeof lists)[number], priority: number): CfnWebACL.RuleProperty => ({
  name,
  priority,
  overrideAction: { none: {} },
  statement: {
    managedRuleGroupStatement: {
      vendorName: "AWS",
      name,
      ruleActionOverrides: counted.map((rule) => ({ name: rule, actionToUse: { count: {} } })),
    },
  },
  visibilityConfig: measured(name),
});

const tooMany: CfnWebACL.RuleProperty = {
  name: "TooMany",
  priority: lists.length,
  action: { block: {} },
  statement: { rateBasedStatement: { limit: maxRequestsPerAddress, aggregateKeyType: "IP" } },
  visibilityConfig: measured("TooMany"),
};

/** A web application firewall (WAF), which an operator may choose. */
export class Firewall extends Construct {
  readonly arn: string;

  constructor(scope: Construct, id: string, { before, gatewayStage }: FirewallProps) {
    super(scope, id);
    const list = new CfnWebACL(this, "List", {
      scope: before,
      defaultAction: { allow: {} },
      // The gateway sees CloudFront's addresses instead of the callers', and has its own throttles.
      rules: [...lists.map(managed), ...(before === "CLOUDFRONT" ? [tooMany] : [])],
      visibilityConfig: measured(id),
    });
    this.arn = list.attrArn;
    if (gatewayStage) new CfnWebACLAssociation(this, "Stage", { resourceArn: gatewayStage, webAclArn: this.arn });
  }
}
