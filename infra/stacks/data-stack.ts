import { Duration, RemovalPolicy, Stack } from "aws-cdk-lib";
import { UserPool, type UserPoolClient } from "aws-cdk-lib/aws-cognito";
import { AttributeType, BillingMode, ProjectionType, Table } from "aws-cdk-lib/aws-dynamodb";
import { Key } from "aws-cdk-lib/aws-kms";
import { BlockPublicAccess, Bucket, BucketEncryption, HttpMethods } from "aws-cdk-lib/aws-s3";
import type { Construct } from "constructs";
import { schema } from "#functions/adapters/dynamodb/schema.ts";
import { Lambda } from "../constructs/lambda.ts";
import { settingsIn } from "../settings.ts";

const text = (name: string | undefined) => ({ name: name ?? "", type: AttributeType.STRING });

export interface DataStackProps {
  /** Where people find the site, without a slash at its end. */
  readonly siteUrl: string;
}

/** Users, records and files: everything that must outlive a deployment. */
export class DataStack extends Stack {
  readonly users: UserPool;
  readonly site: UserPoolClient;
  readonly table: Table;
  readonly assets: Bucket;
  /** Seals what users entrust to us: signing secrets of webhooks, keys of blogs. */
  readonly secrets: Key;

  constructor(scope: Construct, id: string, { siteUrl }: DataStackProps) {
    super(scope, id, { terminationProtection: true });
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
      lambdaTriggers: { postConfirmation: this.welcomeUser(), customMessage: this.writeCodeMail(siteUrl) },
      removalPolicy: RemovalPolicy.RETAIN,
    });
    this.users.addGroup("Admins", { groupName: "admin" });
    this.site = this.users.addClient("Site", {
      authFlows: { userSrp: true },
      preventUserExistenceErrors: true,
      accessTokenValidity: Duration.minutes(60),
    });
    this.secrets = new Key(this, "Secrets", { enableKeyRotation: true, removalPolicy: RemovalPolicy.RETAIN });
    this.assets = new Bucket(this, "Assets", {
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      encryption: BucketEncryption.S3_MANAGED,
      enforceSSL: true,
      // Files are deleted seven days after their task's end, by the sweep; the rule is the net below, by a file's age:
      // a task that is tried again on its last day has files of its first day for another week.
      lifecycleRules: [
        { prefix: "tasks/", expiration: Duration.days(30), abortIncompleteMultipartUploadAfter: Duration.days(1) },
        // What was uploaded and never completed. What was completed is in uploads/ until its owner deletes it.
        { prefix: "quarantine/", expiration: Duration.days(1), abortIncompleteMultipartUploadAfter: Duration.days(1) },
      ],
      // The site's pages post files straight to the bucket, with a form that we signed.
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
    this.table.grantReadWriteData(welcome);
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
