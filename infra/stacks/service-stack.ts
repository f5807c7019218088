import { CfnOutput, SecretValue, Stack } from "aws-cdk-lib";
import type { Construct } from "constructs";
import { Deliveries } from "../constructs/deliveries.ts";
import { Consumers, Events } from "../constructs/events.ts";
import { HttpApi } from "../constructs/http-api.ts";
import { keepAudit } from "../constructs/keep-audit.ts";
import { Mail } from "../constructs/mail.ts";
import { Pipeline } from "../constructs/pipeline.ts";
import { settingsIn, uses } from "../settings.ts";
import type { DataStack } from "./data-stack.ts";

export interface ServiceStackProps {
  readonly data: DataStack;
  /** Where people find the site, without a slash at its end. */
  readonly siteUrl: string;
  /** Who mails are from: `Animation Agent <no-reply@...>`. */
  readonly mailFrom: string;
}

/** What answers requests and makes videos: may be replaced on any day. */
export class ServiceStack extends Stack {
  constructor(scope: Construct, id: string, { data, siteUrl, mailFrom }: ServiceStackProps) {
    super(scope, id);
    const { bus } = new Events(this, "Events");
    const settings = settingsIn(this.node);
    const environment = {
      ...settings,
      TABLE_NAME: data.table.tableName,
      ASSETS_BUCKET: data.assets.bucketName,
      EVENT_BUS: bus.eventBusName,
      SECRETS_KEY: data.secrets.keyArn,
    };
    const pipeline = new Pipeline(this, "Pipeline", {
      ...data,
      environment: { ...environment, ...providerKeys(settings) },
    });
    const makeVideo = pipeline.stateMachine;
    const withRuns = { ...environment, MAKE_VIDEO_ARN: makeVideo.stateMachineArn };
    const consumers = new Consumers(this, "Consumers", {
      bus,
      table: data.table,
      assets: data.assets,
      makeVideo,
      environment: withRuns,
    });

    const signing = (field: string) =>
      SecretValue.secretsManager("animation-agent/media-signing", { jsonField: field }).unsafeUnwrap();
    const stripe = (field: string) =>
      SecretValue.secretsManager("animation-agent/stripe", { jsonField: field }).unsafeUnwrap();
    const links = {
      SITE_URL: siteUrl,
      MEDIA_KEY_ID: signing("keyPairId"),
      MEDIA_PRIVATE_KEY: signing("privateKey"),
    };
    const { undelivered } = consumers;
    const withLinks = { ...withRuns, ...links };
    new Mail(this, "Mail", { bus, table: data.table, undelivered, from: mailFrom, environment: withLinks });
    new Deliveries(this, "Deliveries", { ...data, bus, undelivered, environment: { ...environment, ...links } });
    const http = new HttpApi(this, "Api", {
      users: data.users,
      site: data.site,
      environment: {
        ...withLinks,
        ...providerKeys(settings),
        CURSOR_SECRET: SecretValue.secretsManager("animation-agent/cursors", {
          jsonField: "cursorSecret",
        }).unsafeUnwrap(),
      },
    });
    for (const each of [http.functions.get("payments"), consumers.sweep]) {
      each?.addEnvironment("STRIPE_SECRET_KEY", stripe("stripeSecretKey"));
      each?.addEnvironment("STRIPE_WEBHOOK_SECRET", stripe("stripeWebhookSecret"));
    }
    for (const context of ["webhooks", "blog"] as const) {
      const server = http.functions.get(context);
      if (server) data.secrets.grantEncryptDecrypt(server);
    }
    for (const server of http.functions.values()) {
      data.table.grantReadWriteData(server);
      keepAudit(data.table, server);
      data.assets.grantReadWrite(server, "tasks/*");
      data.assets.grantDelete(server, "tasks/*");
      // A film is made with copies of its owner's files, taken when it is ordered.
      data.assets.grantRead(server, "uploads/*");
      bus.grantPutEventsTo(server);
      makeVideo.grantStartExecution(server);
      makeVideo.grantExecution(server, "states:StopExecution", "states:DescribeExecution");
    }
    data.table.grantReadWriteData(http.bearers.server);
    const uploads = http.functions.get("assets");
    for (const prefix of ["quarantine/*", "uploads/*"])
      if (uploads) {
        data.assets.grantReadWrite(uploads, prefix);
        data.assets.grantDelete(uploads, prefix);
      }
    for (const stage of pipeline.stages) bus.grantPutEventsTo(stage);
    if (uses(settings, "polly")) pipeline.grantSpeech();

    new CfnOutput(this, "UserPoolId", { value: data.users.userPoolId });
    new CfnOutput(this, "UserPoolClientId", { value: data.site.userPoolClientId });
    new CfnOutput(this, "ApiAddress", { value: http.gateway.url });
  }
}

/** The keys of the providers that make films here, from where the operator keeps them. */
const providerKeys = (settings: Readonly<Record<string, string>>): Record<string, string> =>
  uses(settings, "gemini")
    ? { GEMINI_API_KEY: SecretValue.secretsManager("animation-agent/gemini", { jsonField: "apiKey" }).unsafeUnwrap() }
    : {};
