import { CfnOutput, Stack, type StackProps } from "aws-cdk-lib";
import { KeyGroup, PublicKey } from "aws-cdk-lib/aws-cloudfront";
import type { Construct } from "constructs";
import { settings as settingsTable } from "#contract/settings/settings.ts";
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
import { grantReadSecrets, secretReference, secretsPath } from "../secrets.ts";
import { enginesOf, settingsIn } from "../settings.ts";
import { operatorFacts } from "../site-texts.ts";
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
    const { bus, deadLetters } = new Events(this, "Events");
    const settings = settingsIn(this.node);
    const environment = {
      ...settings,
      TABLE_NAME: table.tableName,
      ASSETS_BUCKET: assets.bucketName,
      EVENT_BUS: bus.eventBusName,
    };
    const engines = enginesOf(settings);
    const common = { table, assets, bus, deadLetters };
    const pipeline = new Pipeline(this, "Pipeline", {
      ...common,
      contentKey: data.contentKey,
      environment,
    });
    pipeline.grantEngines(engines);
    const makeVideo = pipeline.stateMachine;
    const withMakeVideo = { ...environment, MAKE_VIDEO_ARN: pipeline.live.ref };
    const { sweep } = new Consumers(this, "Consumers", { ...common, makeVideo, environment: withMakeVideo });

    const http = new HttpApi(this, "Api", { ...data, options, environment });
    const keys = this.makeMediaKeys(options);
    const site = this.makeSite(data, http, [...keys.values()], options);
    const links = {
      SITE_URL: site.url,
      MEDIA_KEY_IDS: [...keys].map(([number, { publicKeyId }]) => `${number}=${publicKeyId}`).join(","),
    };
    const { mailFrom } = options;
    if (mailFrom) new Mail(this, "Mail", { ...common, from: mailFrom, environment: { ...environment, ...links } });
    const deliveries = new Deliveries(this, "Deliveries", {
      ...common,
      secrets: data.secrets,
      environment,
      senderVariables: { ...links, SECRETS_KEY: data.secrets.keyArn },
    });

    grantReadSecrets(sweep, [settingsTable.STRIPE_SECRET_KEY.secret.name]);
    grantApiRights(http.functions, { ...data, bus, makeVideo, links, engines });
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
    new CfnOutput(this, "SecretsPath", { value: secretsPath(options.environmentName) });
    new CfnOutput(this, "ContentKey", { value: data.contentKey.keyArn });
    new CfnOutput(this, "UserPoolId", { value: data.users.userPoolId });
    new CfnOutput(this, "UserPoolClientId", { value: data.site.userPoolClientId });
  }

  /** The keys of links to files, by number: a new key is a new number, because CloudFront changes none. */
  private makeMediaKeys({ mediaKeys }: Options): Map<number, PublicKey> {
    const { name, field } = settingsTable["MEDIA_PUBLIC_KEY_<NUMBER>"].secret;
    return new Map(
      mediaKeys.map((number) => {
        const place = { name, field: field.replace("<number>", String(number)) };
        return [number, new PublicKey(this, `MediaKey${number}`, { encodedKey: secretReference(this, place) })];
      }),
    );
  }

  private makeSite(data: DataStack, { gateway }: HttpApi, keys: PublicKey[], options: Options): Site {
    const site = new Site(this, "Site", {
      gateway,
      edgeSecret: secretReference(this, settingsTable.EDGE_SECRET.secret, options.edgeVersion),
      files: data.assets,
      signers: new KeyGroup(this, "MediaKeys", { items: keys }),
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
          ...(options.passkeyDomain && { passkeyDomain: options.passkeyDomain }),
          ...operatorFacts(settingsIn(this.node)),
        },
      });
    return site;
  }
}
