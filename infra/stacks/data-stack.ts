import { Annotations, Duration, RemovalPolicy, Stack, type StackProps } from "aws-cdk-lib";
import {
  FeaturePlan,
  StandardThreatProtectionMode,
  UserPool,
  type UserPoolClient,
  UserPoolEmail,
} from "aws-cdk-lib/aws-cognito";
import { AttributeType, BillingMode, ProjectionType, Table } from "aws-cdk-lib/aws-dynamodb";
import { Key } from "aws-cdk-lib/aws-kms";
import { BlockPublicAccess, Bucket, BucketEncryption, HttpMethods } from "aws-cdk-lib/aws-s3";
import type { Construct } from "constructs";
import { schema } from "#functions/adapters/dynamodb/schema.ts";
import { acknowledgeData } from "../acknowledged.ts";
import { grantRecords } from "../constructs/grants.ts";
import { Lambda } from "../constructs/lambda.ts";
import type { Options } from "../options.ts";
import { settingsIn } from "../settings.ts";

const text = (name: string | undefined) => ({ name: name ?? "", type: AttributeType.STRING });

export interface DataStackProps extends StackProps {
  readonly options: Options;
}

/** Users, records and files: everything that must outlive a deployment. */
export class DataStack extends Stack {
  readonly users: UserPool;
  readonly site: UserPoolClient;
  readonly table: Table;
  readonly assets: Bucket;
  /** Seals what users entrust to us: signing secrets of webhooks, keys of blogs. */
  readonly secrets: Key;

  constructor(scope: Construct, id: string, { options, ...props }: DataStackProps) {
    super(scope, id, { ...props, terminationProtection: true });
    this.table = this.makeTable();
    this.users = new UserPool(this, "Users", {
      selfSignUpEnabled: true,
      signInAliases: { email: true },
      autoVerify: { email: true },
      passwordPolicy: {
        minLength: 6,
        requireDigits: false,
        requireLowercase: false,
        requireSymbols: false,
        requireUppercase: false,
      },
      lambdaTriggers: { postConfirmation: this.welcomeUser(), customMessage: this.writeCodeMail(this.siteOf(options)) },
      ...(options.mailVerified && { email: mailBy(options.mailFrom) }),
      ...(options.threatProtection && {
        featurePlan: FeaturePlan.PLUS,
        standardThreatProtectionMode: StandardThreatProtectionMode.FULL_FUNCTION,
      }),
      deletionProtection: true,
      removalPolicy: RemovalPolicy.RETAIN,
    });
    this.users.addGroup("Admins", { groupName: "admin" });
    this.site = this.users.addClient("Site", {
      authFlows: { userSrp: true },
      preventUserExistenceErrors: true,
      accessTokenValidity: Duration.minutes(60),
    });
    this.secrets = new Key(this, "Secrets", { enableKeyRotation: true, removalPolicy: RemovalPolicy.RETAIN });
    this.assets = this.makeFiles(options.siteUrl ?? "https://*.cloudfront.net");
    acknowledgeData(this, options);
  }

  /** Where mails lead. CloudFront says where the site is at the first deployment, and the operator at the next. */
  private siteOf({ siteUrl }: Options): string {
    if (!siteUrl)
      Annotations.of(this).addWarningV2(
        "animation-agent:siteUrl",
        "Mails lead nowhere yet: deploy again with -c siteUrl=… as the output SiteAddress says",
      );
    return siteUrl ?? "https://animation-agent.example";
  }

  private makeFiles(siteUrl: string): Bucket {
    const incomplete = { abortIncompleteMultipartUploadAfter: Duration.days(1) };
    return new Bucket(this, "Assets", {
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      encryption: BucketEncryption.S3_MANAGED,
      // What is deleted by a slip can be brought back for a week.
      versioned: true,
      removalPolicy: RemovalPolicy.RETAIN,
      lifecycleRules: [
        // The sweep deletes a film's files seven days after its task's end, when its links end. The rule counts from a
        // file's making and is the net below: a retry on the last day goes on from files of the first, thrice at most.
        { prefix: "tasks/", expiration: Duration.days(30), ...incomplete },
        // What was uploaded and never completed. What was completed is in uploads/ until its owner deletes it.
        { prefix: "quarantine/", expiration: Duration.days(1), ...incomplete },
        { prefix: "uploads/", ...incomplete },
        { noncurrentVersionExpiration: Duration.days(7), expiredObjectDeleteMarker: true },
      ],
      // The site's pages post files straight to the bucket, with a form that we signed. Where CloudFront has yet to
      // say where the site is, any site of CloudFront's may: the form is what lets a file in.
      cors: [{ allowedMethods: [HttpMethods.POST], allowedOrigins: [siteUrl], allowedHeaders: ["*"], maxAge: 3600 }],
    });
  }

  private makeTable(): Table {
    const [partition, sort] = schema.KeySchema;
    const table = new Table(this, "Table", {
      partitionKey: text(partition?.AttributeName),
      sortKey: text(sort?.AttributeName),
      billingMode: BillingMode.PAY_PER_REQUEST,
      timeToLiveAttribute: "expires",
      deletionProtection: true,
      pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true },
      removalPolicy: RemovalPolicy.RETAIN,
    });
    for (const { IndexName, KeySchema, Projection } of schema.GlobalSecondaryIndexes)
      table.addGlobalSecondaryIndex({
        indexName: IndexName,
        partitionKey: text(KeySchema[0]?.AttributeName),
        sortKey: text(KeySchema[1]?.AttributeName),
        projectionType: Projection.ProjectionType === "ALL" ? ProjectionType.ALL : ProjectionType.KEYS_ONLY,
      });
    return table;
  }

  /** The pool's own trigger lives with the pool: in another stack each would wait for the other. */
  private welcomeUser(): Lambda {
    const welcome = new Lambda(this, "WelcomeUser", {
      entry: "consumers/welcome-user.ts",
      timeout: Duration.seconds(5),
      environment: { TABLE_NAME: this.table.tableName, SIGNUP_CREDITS: settingsIn(this.node)["SIGNUP_CREDITS"] ?? "" },
    });
    grantRecords(this.table, welcome);
    return welcome;
  }

  /** The words of the pool's own mails: they look like all others, and lead to the site. */
  private writeCodeMail(siteUrl: string): Lambda {
    return new Lambda(this, "WriteCodeMail", {
      entry: "consumers/write-code-mail.ts",
      timeout: Duration.seconds(5),
      environment: { SITE_URL: siteUrl },
    });
  }
}

/** `Animation Agent <no-reply@films.example>` in Cognito's words: by SES, from a domain that is verified there. */
const mailBy = (from: string): UserPoolEmail => {
  const [, name, address = from] = /^(.*?)\s*<(.+)>$/.exec(from) ?? [];
  return UserPoolEmail.withSES({
    fromEmail: address,
    replyTo: address,
    sesVerifiedDomain: address.replace(/^.*@/, ""),
    ...(name && { fromName: name }),
  });
};
