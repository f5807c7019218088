import { Annotations, Duration, RemovalPolicy, Stack, type StackProps } from "aws-cdk-lib";
import {
  FeaturePlan,
  PasskeyUserVerification,
  StandardThreatProtectionMode,
  UserPool,
  type UserPoolClient,
  UserPoolEmail,
} from "aws-cdk-lib/aws-cognito";
import { AttributeType, BillingMode, ProjectionType, Table } from "aws-cdk-lib/aws-dynamodb";
import { Key, KeySpec, KeyUsage } from "aws-cdk-lib/aws-kms";
import { BlockPublicAccess, Bucket, BucketEncryption, HttpMethods } from "aws-cdk-lib/aws-s3";
import type { Construct } from "constructs";
import { filmDays, maxFilmDays } from "#contract/catalogue/extension.ts";
import { schema } from "#functions/adapters/dynamodb/schema.ts";
import { acknowledgeData } from "../acknowledged.ts";
import { grantTableReadWrite } from "../constructs/grants.ts";
import { Lambda } from "../constructs/lambda.ts";
import type { Options } from "../options.ts";
import { settingsIn } from "../settings.ts";

const text = (name: string | undefined) => ({ name: name ?? "", type: AttributeType.STRING });

/**
 * The sweep deletes files when their film expires. Rules with this number of days are the safety net: they count from a
 * file's creation, and a retry on the last day reuses files of the first, three times at most.
 */
const keptDays = maxFilmDays + 3 * filmDays;

export interface DataStackProps extends StackProps {
  readonly options: Options;
}

/** Users, records and files: everything that is kept when the service stack is replaced. */
export class DataStack extends Stack {
  readonly users: UserPool;
  readonly site: UserPoolClient;
  readonly table: Table;
  readonly assets: Bucket;
  /** Encrypts users' secrets: signing secrets of webhooks, keys of blogs. */
  readonly secrets: Key;
  /** Signs films and pictures. */
  readonly contentKey: Key;

  constructor(scope: Construct, id: string, { options, ...props }: DataStackProps) {
    super(scope, id, { ...props, terminationProtection: true });
    this.table = this.makeTable();
    this.users = new UserPool(this, "Users", {
      selfSignUpEnabled: true,
      signInAliases: { email: true },
      autoVerify: { email: true },
      // A new address replaces the old one when its code is entered, so a typing error does no harm.
      keepOriginal: { email: true },
      passwordPolicy: {
        minLength: 6,
        requireDigits: false,
        requireLowercase: false,
        requireSymbols: false,
        requireUppercase: false,
      },
      lambdaTriggers: { postConfirmation: this.welcomeUser(), customMessage: this.writeCodeMail(this.siteOf(options)) },
      ...(options.mailVerified && options.mailFrom && { email: mailBy(options.mailFrom) }),
      ...planOf(options),
      ...passkeysOf(options),
      deletionProtection: true,
      removalPolicy: RemovalPolicy.RETAIN,
    });
    this.users.addGroup("Admins", { groupName: "admin" });
    this.site = this.users.addClient("Site", {
      // Choice-based sign-in (`user`) is what signs in with passkeys.
      authFlows: { userSrp: true, user: options.passkeyDomain !== undefined },
      // Sign-in is the site's own page.
      disableOAuth: true,
      preventUserExistenceErrors: true,
      accessTokenValidity: Duration.minutes(60),
    });
    this.secrets = new Key(this, "Secrets", { enableKeyRotation: true, removalPolicy: RemovalPolicy.RETAIN });
    this.contentKey = new Key(this, "ContentKey", {
      keySpec: KeySpec.ECC_NIST_P256,
      keyUsage: KeyUsage.SIGN_VERIFY,
      // Certificates name it.
      removalPolicy: RemovalPolicy.RETAIN,
    });
    this.assets = this.makeFiles(options.siteUrl ?? "https://*.cloudfront.net");
    acknowledgeData(this, options);
  }

  /** The site's address in mails. It is known after the first deployment; the operator gives it to the next one. */
  private siteOf({ siteUrl }: Options): string {
    if (!siteUrl)
      Annotations.of(this).addWarningV2(
        "animation-agent:siteUrl",
        "Links in mails and passkeys do not work yet. Deploy again with -c siteUrl=… and the value of the output SiteAddress.",
      );
    return siteUrl ?? "https://animation-agent.example";
  }

  private makeFiles(siteUrl: string): Bucket {
    const incomplete = { abortIncompleteMultipartUploadAfter: Duration.days(1) };
    const deleted = (days: number) => ({ noncurrentVersionExpiration: Duration.days(days) });
    return new Bucket(this, "Assets", {
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      encryption: BucketEncryption.S3_MANAGED,
      // An upload that was deleted by mistake can be restored for a week.
      versioned: true,
      removalPolicy: RemovalPolicy.RETAIN,
      lifecycleRules: [
        // What is delivered is made right before the end of its task, and kept for seven days. The sweep deletes it at
        // that time; S3 does so at the end of that day.
        { prefix: "films/", expiration: Duration.days(7), ...deleted(1), ...incomplete },
        // Copies of what is delivered, of films that their owners keep longer.
        { prefix: "kept/", expiration: Duration.days(keptDays), ...deleted(1), ...incomplete },
        // What the stages worked with: edits of a film need it as long as the film is kept.
        { prefix: "tasks/", expiration: Duration.days(keptDays), ...deleted(1), ...incomplete },
        // Uploads that were never completed. Completed ones are in uploads/ until their owner deletes them.
        { prefix: "quarantine/", expiration: Duration.days(1), ...deleted(1), ...incomplete },
        { prefix: "uploads/", ...deleted(7), ...incomplete },
        { expiredObjectDeleteMarker: true },
      ],
      // Pages post files straight to the bucket, with a form that we signed. Before the site's address is known, any
      // CloudFront address may: the form protects the bucket.
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

  /** The pool's trigger is in the pool's stack: in another one, each stack would depend on the other. */
  private welcomeUser(): Lambda {
    const welcome = new Lambda(this, "WelcomeUser", {
      entry: "consumers/welcome-user.ts",
      timeout: Duration.seconds(5),
      environment: { TABLE_NAME: this.table.tableName, SIGNUP_CREDITS: settingsIn(this.node)["SIGNUP_CREDITS"] ?? "" },
    });
    grantTableReadWrite(this.table, welcome);
    return welcome;
  }

  /** Writes the pool's own mails, so that they look like all others and link to the site. */
  private writeCodeMail(siteUrl: string): Lambda {
    return new Lambda(this, "WriteCodeMail", {
      entry: "consumers/write-code-mail.ts",
      timeout: Duration.seconds(5),
      environment: { SITE_URL: siteUrl },
    });
  }
}

/** Passkeys need the plan Essentials at least, which is also AWS's own default for a new pool. */
const planOf = ({ threatProtection }: Options) =>
  threatProtection
    ? { featurePlan: FeaturePlan.PLUS, standardThreatProtectionMode: StandardThreatProtectionMode.FULL_FUNCTION }
    : { featurePlan: FeaturePlan.ESSENTIALS };

/**
 * A passkey replaces the password, so the authenticator must check the person. Before the site's address is known there
 * are none: a passkey belongs to one domain for ever.
 */
const passkeysOf = ({ passkeyDomain }: Options) =>
  passkeyDomain
    ? {
        signInPolicy: { allowedFirstAuthFactors: { password: true, passkey: true } },
        passkeyRelyingPartyId: passkeyDomain,
        passkeyUserVerification: PasskeyUserVerification.REQUIRED,
      }
    : {};

/** Cognito sends by SES, from a domain that is verified there: `Animation Agent <no-reply@films.example>`. */
const mailBy = (from: string): UserPoolEmail => {
  const [, name, address = from] = /^(.*?)\s*<(.+)>$/.exec(from) ?? [];
  return UserPoolEmail.withSES({
    fromEmail: address,
    replyTo: address,
    sesVerifiedDomain: address.replace(/^.*@/, ""),
    ...(name && { fromName: name }),
  });
};
