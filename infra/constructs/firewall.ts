import { CfnWebACL, CfnWebACLAssociation } from "aws-cdk-lib/aws-wafv2";
import { Construct } from "constructs";

export interface FirewallProps {
  /** Before CloudFront, or before the gateway. */
  readonly before: "CLOUDFRONT" | "REGIONAL";
  /** The gateway's stage; CloudFront names its firewall itself. */
  readonly stage?: string;
}

/** Requests of one address within five minutes. */
const mostOfOne = 3_000;

const measured = (metricName: string) => ({
  cloudWatchMetricsEnabled: true,
  sampledRequestsEnabled: true,
  metricName,
});

/** AWS's own lists of what nobody honest sends. Bodies are ours to judge: stories and pictures are larger than it likes. */
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
  statement: { rateBasedStatement: { limit: mostOfOne, aggregateKeyType: "IP" } },
  visibilityConfig: measured("TooMany"),
};

/** An option: what is refused before it costs us anything. */
export class Firewall extends Construct {
  readonly arn: string;

  constructor(scope: Construct, id: string, { before, stage }: FirewallProps) {
    super(scope, id);
    const list = new CfnWebACL(this, "List", {
      scope: before,
      defaultAction: { allow: {} },
      // The gateway sees CloudFront's addresses, and not those of whoever asks: it counts by itself (its throttles).
      rules: [...lists.map(managed), ...(before === "CLOUDFRONT" ? [tooMany] : [])],
      visibilityConfig: measured(id),
    });
    this.arn = list.attrArn;
    if (stage) new CfnWebACLAssociation(this, "Stage", { resourceArn: stage, webAclArn: this.arn });
  }
}
