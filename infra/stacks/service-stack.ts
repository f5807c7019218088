import { CfnOutput, Stack, type StackProps } from "aws-cdk-lib";
import { KeyGroup, PublicKey } from "aws-cdk-lib/aws-cloudfront";
import type { Construct } from "constructs";
import type { SecretName } from "#contract/settings/settings.ts";
import { acknowledgeService } from "../acknowledged.ts";
import { Deliveries } from "../constructs/deliveries.ts";
import { Consumers, Events } from "../constructs/events.ts";
import { makeFilesPolicy } from "../constructs/files-policy.ts";
import { Firewall } from "../constructs/firewall.ts";
import { grantApiRights } from "../constructs/grant-api-rights.ts";
import { grantTableReadWrite } from "../constructs/grants.ts";
import { HttpApi } from "../constructs/http-api.ts";
import { Mail } from "../constructs/mail.ts";
import { Monitoring } from "../constructs/monitoring.ts";
import { Pipeline } from "../constructs/pipeline.ts";
import { Site } from "../constructs/site.ts";
import { builtScripts, SiteFiles } from "../constructs/site-files.ts";
import type { Options } from "../options.ts";
import { engineKeys, secretReference } from "../secrets.ts";
import { enginesOf, settingsIn } from "../settings.ts";
import type { DataStack } from "./data-stack.ts";

export interface ServiceStackProps extends StackProps {
  readonly data: DataStack;
  readonly options: Options;
}

/** The API, the site and the pipeline. This stack may be replaced at any time. */
export class ServiceStack extends Stack {
  constructor(scope: Construct, id: string, { data, options, ...props }: ServiceStackProps) {
    super(scope, id, props);
    const { table, assets } = data;
    const secret = (name: SecretName) => secretReference(options.environmentName, name);
    const { bus, deadLetters } = new Events(this, "Events");
    const settings = settingsIn(this.node);
    const environment = {
      ...settings,
      TABLE_NAME: table.tableName,
      ASSETS_BUCKET: assets.bucketName,
      EVENT_BUS: bus.eventBusName,
    };
    const engines = enginesOf(settings);
    const models = engineKeys(options.environmentName, engines);
    const common = { table, assets, bus, deadLetters };
    const pipeline = new Pipeline(this, "Pipeline", {
      ...common,
      environment: { ...environment, ...models },
    });
    pipeline.grantEngines(engines);
    const makeVideo = pipeline.stateMachine;
    const withMakeVideo = { ...environment, MAKE_VIDEO_ARN: pipeline.live.ref };
    const { sweep } = new Consumers(this, "Consumers", { ...common, makeVideo, environment: withMakeVideo });

    const http = new HttpApi(this, "Api", { ...data, options, environment });
    const key = new PublicKey(this, "MediaKey", { encodedKey: secret("MEDIA_PUBLIC_KEY") });
    const site = this.makeSite(data, http, key, options);
    const links = { SITE_URL: site.url, MEDIA_KEY_ID: key.publicKeyId, MEDIA_PRIVATE_KEY: secret("MEDIA_PRIVATE_KEY") };
    new Mail(this, "Mail", { ...common, from: options.mailFrom, environment: { ...environment, ...links } });
    const deliveries = new Deliveries(this, "Deliveries", {
      ...common,
      secrets: data.secrets,
      environment,
      senderVariables: { ...links, SECRETS_KEY: data.secrets.keyArn },
    });

    const stripe = {
      STRIPE_SECRET_KEY: secret("STRIPE_SECRET_KEY"),
      STRIPE_WEBHOOK_SECRET: secret("STRIPE_WEBHOOK_SECRET"),
    };
    for (const [name, value] of Object.entries(stripe)) sweep.addEnvironment(name, value);
    const secretsAndLinks = {
      cursorSecret: secret("CURSOR_SECRET"),
      edgeSecret: secret("EDGE_SECRET"),
      links,
      engines,
      models,
      stripe,
    };
    grantApiRights(http.functions, { ...data, bus, makeVideo, ...secretsAndLinks });
    grantTableReadWrite(table, http.bearers.server);

    const { releaseAlarms } = new Monitoring(this, "Watch", {
      options,
      table,
      deadLetters,
      gateway: http.gateway,
      sweep,
      machines: [makeVideo, deliveries.machine.stateMachine],
      stages: pipeline.stages,
      settings,
    });
    for (const machine of [pipeline, deliveries.machine]) machine.rollBackOn(releaseAlarms);
    acknowledgeService(this, { data, gateway: http.gateway, site, makeVideo, options });
    new CfnOutput(this, "SiteAddress", { value: `https://${site.distribution.distributionDomainName}` });
    new CfnOutput(this, "ApiAddress", { value: http.gateway.url });
    // `npm run operate` needs these.
    new CfnOutput(this, "TableName", { value: table.tableName });
    new CfnOutput(this, "EventBus", { value: bus.eventBusName });
    new CfnOutput(this, "MakeVideoArn", { value: makeVideo.stateMachineArn });
    new CfnOutput(this, "UserPoolId", { value: data.users.userPoolId });
    new CfnOutput(this, "UserPoolClientId", { value: data.site.userPoolClientId });
  }

  private makeSite(data: DataStack, { gateway }: HttpApi, key: PublicKey, options: Options): Site {
    const site = new Site(this, "Site", {
      gateway,
      edgeSecret: secretReference(options.environmentName, "EDGE_SECRET"),
      files: data.assets,
      signers: new KeyGroup(this, "MediaKeys", { items: [key] }),
      scripts: this.bundlingRequired ? builtScripts() : [],
      options,
      ...(options.waf && { firewall: new Firewall(this, "SiteFirewall", { before: "CLOUDFRONT" }).arn }),
    });
    if (options.waf)
      new Firewall(this, "ApiFirewall", { before: "REGIONAL", gatewayStage: gateway.deploymentStage.stageArn });
    makeFilesPolicy(this, data.assets, site.distribution);
    if (this.bundlingRequired)
      new SiteFiles(this, "SiteFiles", {
        ...site,
        configuration: {
          region: this.region,
          userPoolId: data.users.userPoolId,
          userPoolClientId: data.site.userPoolClientId,
        },
      });
    return site;
  }
}
