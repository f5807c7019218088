import { Stack } from "aws-cdk-lib";
import type { Distribution } from "aws-cdk-lib/aws-cloudfront";
import { AnyPrincipal, Effect, PolicyStatement, ServicePrincipal } from "aws-cdk-lib/aws-iam";
import { BucketPolicy, type IBucket } from "aws-cdk-lib/aws-s3";
import type { Construct } from "constructs";

/**
 * Who from outside may reach the files: our distribution, and by TLS only. A bucket has one policy, and this one
 * names the distribution; with the bucket, in the data stack, each stack would wait for the other.
 */
export const makeFilesPolicy = (scope: Construct, bucket: IBucket, distribution: Distribution): void => {
  const { document } = new BucketPolicy(scope, "FilesPolicy", { bucket });
  const byUs = { StringEquals: { "AWS:SourceArn": distributionArn(distribution) } };
  document.addStatements(
    new PolicyStatement({
      effect: Effect.DENY,
      principals: [new AnyPrincipal()],
      actions: ["s3:*"],
      resources: [bucket.bucketArn, bucket.arnForObjects("*")],
      conditions: { Bool: { "aws:SecureTransport": "false" } },
    }),
    new PolicyStatement({
      principals: [new ServicePrincipal("cloudfront.amazonaws.com")],
      actions: ["s3:GetObject"],
      resources: [bucket.arnForObjects("tasks/*"), bucket.arnForObjects("uploads/*")],
      conditions: byUs,
    }),
    // With the right to list, a file that is gone is 404 and not 403. Nothing lists: every address is signed by us, and
    // no query but a file's name is passed on.
    new PolicyStatement({
      principals: [new ServicePrincipal("cloudfront.amazonaws.com")],
      actions: ["s3:ListBucket"],
      resources: [bucket.bucketArn],
      conditions: byUs,
    }),
  );
};

const distributionArn = (distribution: Distribution): string =>
  Stack.of(distribution).formatArn({
    service: "cloudfront",
    region: "",
    resource: "distribution",
    resourceName: distribution.distributionId,
  });
