import { type CfnElement, Stack, Validations } from "aws-cdk-lib";
import type { RestApi } from "aws-cdk-lib/aws-apigateway";
import type { UserPool } from "aws-cdk-lib/aws-cognito";
import type { Bucket } from "aws-cdk-lib/aws-s3";
import type { StateMachine } from "aws-cdk-lib/aws-stepfunctions";
import type { Construct, IConstruct } from "constructs";
import type { Options } from "./options.ts";

/** Accepts findings of cdk-nag, each with its reason. */
const acknowledge = (construct: IConstruct, reasons: Readonly<Record<string, string>>): void => {
  for (const [rule, reason] of Object.entries(reasons))
    Validations.of(construct).acknowledge({ id: `AwsSolutions::AwsSolutions-${rule}`, reason });
};

export const acknowledgeTraces = (where: Construct): void =>
  acknowledge(where, {
    "IAM5[Resource::*]":
      "X-Ray, the delivery of a state machine's logs and Polly name no resource: they take `*` only.",
  });

/** Accepts that a state machine may call all versions of its functions. */
export const acknowledgeVersions = (machine: IConstruct, functions: readonly IConstruct[]): void => {
  // The default child of a function is its CloudFormation resource.
  const ids = functions.map((each) => Stack.of(each).getLogicalId(each.node.defaultChild as CfnElement));
  const reason = "An execution calls the versions with which it started, also after a release.";
  acknowledge(machine, Object.fromEntries(ids.map((id) => [`IAM5[Resource::<${id}.Arn>:*]`, reason])));
};

/** Accepts the CDK's own warnings about a distribution that reads buckets. */
export const acknowledgeOrigins = (where: Construct): void => {
  const origins = "Annotation::@aws-cdk/aws-cloudfront-origins";
  Validations.of(where).acknowledge(
    { id: `${origins}:updateImportedBucketPolicyOac`, reason: "files-policy.ts makes the bucket's policy." },
    {
      id: `${origins}:listBucketSecurityRisk`,
      reason: "There is a default root object, and queries are not passed to the bucket.",
    },
  );
};

export const acknowledgeData = (
  stack: { readonly assets: Bucket; readonly users: UserPool },
  { threatProtection }: Options,
): void => {
  acknowledge(stack.assets, {
    S1: "The distribution logs who reads files; only our traced functions write them.",
    S10: "The bucket's policy is in the service stack, because it names the distribution; it refuses requests without TLS.",
  });
  acknowledge(stack.users, {
    COG1: "The specification promises six characters and no other rules.",
    COG2: "A second factor is not part of the product; payments are Stripe's.",
    ...(!threatProtection && {
      COG8: "The plan with threat protection is billed per user. It is an option: -c threatProtection=true.",
    }),
  });
};

export interface ServiceResources {
  readonly data: Stack & { readonly assets: Bucket };
  readonly gateway: RestApi;
  readonly site: Construct & { readonly bucket: Bucket };
  readonly makeVideo: StateMachine;
  readonly options: Options;
}

export const acknowledgeService = (
  stack: Stack,
  { data, gateway, site, makeVideo, options }: ServiceResources,
): void => {
  const files = importOf(stack, data);
  const region = options.region ?? "<AWS::Region>";
  // A state machine's default child is its only resource.
  const machineId = stack.getLogicalId(makeVideo.node.defaultChild as CfnElement);
  acknowledge(stack, {
    ...Object.fromEntries(
      ["tasks", "films", "kept", "uploads", "quarantine"].map((prefix) => [
        `IAM5[Resource::${files}/${prefix}/*]`,
        "Keys begin with user and task; a function gets only the prefixes that it uses.",
      ]),
    ),
    [`IAM5[Resource::arn:<AWS::Partition>:states:${region}:<AWS::AccountId>:execution:{"Fn::Select":[6,{"Fn::Split":[":",{"Ref":"${machineId}"}]}]}:*]`]:
      "Executions are named after tasks: any execution of this state machine may be stopped.",
    SQS3: "It is the dead-letter queue of all others.",
  });
  acknowledge(gateway, {
    APIG2: "Functions validate requests with the contract's schemas and answer what is wrong.",
    APIG4: "The contract says which calls are public; a test compares the gateway with it.",
    COG4: "Calls with API keys use our own authorizer, public calls none: as the contract says.",
    "IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/service-role/AmazonAPIGatewayPushToCloudWatchLogs]":
      "The account's role with which API Gateway writes logs has this policy of AWS.",
    ...(!options.waf && { APIG3: "The firewall is an option: -c waf=true." }),
  });
  acknowledge(site, {
    S1: "The distribution logs who reads the site's files.",
    CFR1: "The product is available in all countries.",
    ...(!options.waf && { CFR2: "The firewall is an option: -c waf=true." }),
    ...(!options.domain && {
      CFR4: "Without a domain of its own the site has CloudFront's certificate, whose policy is fixed.",
    }),
  });
  const bucket = stack.getLogicalId(site.bucket.node.defaultChild as CfnElement);
  acknowledgeCopying(stack, bucket, region);
};

/** The bucket of the data stack as the service stack's policies name it. */
const importOf = (stack: Stack, data: ServiceResources["data"]): string => {
  // An exported value resolves to one Fn::ImportValue.
  const { "Fn::ImportValue": name } = stack.resolve(data.exportValue(data.assets.bucketArn)) as Record<string, string>;
  return String(name);
};

/** The CDK's own function copies the built site into its bucket, with the permissions that the CDK gives it. */
const acknowledgeCopying = (stack: Stack, bucket: string, region: string): void => {
  const reason = "The CDK's own function copies the built site from the CDK's bucket into the site's bucket.";
  const rules = [
    "L1",
    "IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/service-role/AWSLambdaBasicExecutionRole]",
    ...["GetObject*", "GetBucket*", "List*", "DeleteObject*", "Abort*"].map((action) => `IAM5[Action::s3:${action}]`),
    `IAM5[Resource::arn:<AWS::Partition>:s3:::cdk-hnb659fds-assets-<AWS::AccountId>-${region}/*]`,
    `IAM5[Resource::<${bucket}.Arn>/*]`,
    "IAM5[Resource::*]",
  ];
  for (const child of stack.node.children)
    if (child.node.id.startsWith("Custom::CDKBucketDeployment"))
      acknowledge(child, Object.fromEntries(rules.map((rule) => [rule, reason])));
};
