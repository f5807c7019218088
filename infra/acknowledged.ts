import { type CfnElement, type Stack, Validations } from "aws-cdk-lib";
import type { RestApi } from "aws-cdk-lib/aws-apigateway";
import type { UserPool } from "aws-cdk-lib/aws-cognito";
import type { Bucket } from "aws-cdk-lib/aws-s3";
import type { StateMachine } from "aws-cdk-lib/aws-stepfunctions";
import type { Construct, IConstruct } from "constructs";
import type { Options } from "./options.ts";

/** What cdk-nag finds and we leave as it is, one by one, each with its reason. */
const acknowledge = (where: IConstruct, reasons: Readonly<Record<string, string>>): void => {
  for (const [rule, reason] of Object.entries(reasons))
    Validations.of(where).acknowledge({ id: `AwsSolutions::AwsSolutions-${rule}`, reason });
};

export const acknowledgeTraces = (where: Construct): void =>
  acknowledge(where, {
    "IAM5[Resource::*]":
      "X-Ray, the delivery of a state machine's logs and Polly name no resource: they take `*` only.",
  });

/** What the CDK itself warns of where the distribution reads buckets. */
export const acknowledgeOrigins = (where: Construct): void => {
  const origins = "Annotation::@aws-cdk/aws-cloudfront-origins";
  Validations.of(where).acknowledge(
    { id: `${origins}:updateImportedBucketPolicyOac`, reason: "The policy of the files is made in files-policy.ts." },
    {
      id: `${origins}:listBucketSecurityRisk`,
      reason: "There is a default root object, and no query reaches the bucket.",
    },
  );
};

export const acknowledgeData = (
  stack: { readonly assets: Bucket; readonly users: UserPool },
  { threatProtection }: Options,
): void => {
  acknowledge(stack.assets, {
    S1: "Who reads files is in the distribution's log; who writes them is a function of ours, with its traces.",
    S10: "The bucket's one policy names the distribution, and so is in the service stack: it refuses all but TLS.",
  });
  acknowledge(stack.users, {
    COG1: "Six characters and no rules of composition is what the product promises.",
    COG2: "A second factor is not part of the product; what is worth stealing is paid for with Stripe.",
    ...(!threatProtection && {
      COG8: "The plan with threat protection costs by user: an option, -c threatProtection=true.",
    }),
  });
};

export interface Found {
  readonly data: Stack & { readonly assets: Bucket };
  readonly gateway: RestApi;
  readonly site: Construct & { readonly bucket: Bucket };
  readonly makeVideo: StateMachine;
  readonly options: Options;
}

export const acknowledgeService = (stack: Stack, { data, gateway, site, makeVideo, options }: Found): void => {
  const files = importOf(stack, data);
  const region = options.region ?? "<AWS::Region>";
  const run = stack.getLogicalId(makeVideo.node.defaultChild as CfnElement); // a state machine's only resource
  acknowledge(stack, {
    ...Object.fromEntries(
      ["tasks", "uploads", "quarantine"].map((prefix) => [
        `IAM5[Resource::${files}/${prefix}/*]`,
        "Files are named by their users and tasks; a function has the prefixes that it works with.",
      ]),
    ),
    [`IAM5[Resource::arn:<AWS::Partition>:states:${region}:<AWS::AccountId>:execution:{"Fn::Select":[6,{"Fn::Split":[":",{"Ref":"${run}"}]}]}:*]`]:
      "Runs are named by their tasks: of this machine, any may be stopped.",
    SQS3: "It is the dead-letter queue of all others.",
  });
  acknowledge(gateway, {
    APIG2:
      "Requests are checked by the contract's own schemas, in the function, with an answer that says what is wrong.",
    APIG4: "The contract says which calls are open to anyone; a test holds the gateway to it.",
    COG4: "Calls that are open to programs ask our own authorizer, those that are open to anyone ask nobody: as the contract says.",
    "IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/service-role/AmazonAPIGatewayPushToCloudWatchLogs]":
      "The account's one role by which API Gateway writes logs: AWS's own words for it.",
    ...(!options.waf && { APIG3: "The firewall is an option: -c waf=true." }),
  });
  acknowledge(site, {
    S1: "Who asks for the site's files is in the distribution's log, which this bucket keeps or stands behind.",
    CFR1: "Anybody anywhere may have a film made.",
    ...(!options.waf && { CFR2: "The firewall is an option: -c waf=true." }),
    ...(!options.domain && {
      CFR4: "Without a domain of its own the site has CloudFront's certificate, whose policy is fixed.",
    }),
  });
  const bucket = stack.getLogicalId(site.bucket.node.defaultChild as CfnElement); // a bucket's only resource
  acknowledgeCopying(stack, bucket, region);
};

/** The bucket of the data stack as the service stack's policies name it. */
const importOf = (stack: Stack, data: Found["data"]): string => {
  // What is exported is resolved to the one function that imports it.
  const { "Fn::ImportValue": name } = stack.resolve(data.exportValue(data.assets.bucketArn)) as Record<string, string>;
  return String(name);
};

/** What copies the built site into its bucket is the CDK's own function, and has the rights that the CDK gives it. */
const acknowledgeCopying = (stack: Stack, bucket: string, region: string): void => {
  const reason =
    "The CDK's own function, which copies the built site from the CDK's bucket into the site's, and only there.";
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
