import { Stack } from "aws-cdk-lib";
import type { Distribution } from "aws-cdk-lib/aws-cloudfront";
import { AnyPrincipal, Effect, PolicyStatement, ServicePrincipal } from "aws-cdk-lib/aws-iam";
import { BucketPolicy, type IBucket } from "aws-cdk-lib/aws-s3";
import type { Construct } from "constructs";

/**
 * Only our distribution may read the files, and only by TLS. The policy names the distribution, so it is in the service
 * stack: in the data stack, each stack would depend on the other.
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
      resources: ["films/*", "kept/*", "tasks/*", "uploads/*"].map((pattern) => bucket.arnForObjects(pattern)),
      conditions: byUs,
    }),
    // With s3:ListBucket a missing file is 404 instead of 403. Listing is impossible: each URL is signed, and no query but the
    // file's name is passed on.
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
