import type { ITable } from "aws-cdk-lib/aws-dynamodb";
import type { IEventBus } from "aws-cdk-lib/aws-events";
import type { IKey } from "aws-cdk-lib/aws-kms";
import type { IBucket } from "aws-cdk-lib/aws-s3";
import type { StateMachine } from "aws-cdk-lib/aws-stepfunctions";
import type { ApiContext } from "#contract/index.ts";
import { settings } from "#contract/settings/settings.ts";
import { engineSecrets, grantReadSecrets } from "../secrets.ts";
import { apiRights } from "./api-rights.ts";
import { denyAuditChanges } from "./deny-audit-changes.ts";
import {
  grantBedrock,
  grantControl,
  grantEngineChecks,
  grantFiles,
  grantSecrets,
  grantTableRead,
  grantTableReadWrite,
} from "./grants.ts";
import type { Lambda } from "./lambda.ts";

export interface ApiResources {
  readonly table: ITable;
  readonly assets: IBucket;
  readonly secrets: IKey;
  readonly bus: IEventBus;
  readonly makeVideo: StateMachine;
  /** The environment variables of a function that signs links to files. */
  readonly links: Readonly<Record<"SITE_URL" | "MEDIA_KEY_IDS", string>>;
  /** The engines that functions call besides the built-in ones. */
  readonly engines: readonly string[];
}

/** Grants each function of the API its permissions in `apiRights`, and sets the environment variables for them. */
export const grantApiRights = (functions: ReadonlyMap<ApiContext, Lambda>, resources: ApiResources): void => {
  for (const [context, server] of functions) {
    for (const [name, value] of Object.entries(variablesFor(context, resources))) server.addEnvironment(name, value);
    const { records, publishesEvents, files, controlsExecutions, encrypts, decrypts, usesModels } = apiRights[context];
    if (records === "read") grantTableRead(resources.table, server);
    else if (records) {
      grantTableReadWrite(resources.table, server);
      denyAuditChanges(resources.table, server);
    }
    if (publishesEvents) resources.bus.grantPutEventsTo(server);
    if (files) grantFiles(resources.assets, server, files);
    if (controlsExecutions) grantControl(resources.makeVideo, server);
    if (usesModels && resources.engines.includes("bedrock")) grantBedrock(server);
    grantReadSecrets(server, secretsOf(context, resources));
    if (usesModels) grantEngineChecks(server, resources.engines);
    if (encrypts) grantSecrets(resources.secrets, server, { use: encrypts, canEncrypt: true });
    if (decrypts) grantSecrets(resources.secrets, server, { use: decrypts });
  }
};

/** Every context finds out who calls. */
const secretsOf = (context: ApiContext, { engines }: ApiResources): readonly string[] => {
  const { signsLinks, signsCursors, usesModels, usesStripe, usesYouTube } = apiRights[context];
  return [
    settings.EDGE_SECRET.secret.name,
    ...(signsLinks ? [settings.MEDIA_SIGN_WITH.secret.name] : []),
    ...(signsCursors ? [settings.CURSOR_SECRET.secret.name] : []),
    ...(usesStripe ? [settings.STRIPE_SECRET_KEY.secret.name] : []),
    ...(usesYouTube ? [settings.YOUTUBE_CLIENT_SECRET.secret.name] : []),
    ...(usesModels ? engineSecrets(engines) : []),
  ];
};

const variablesFor = (
  context: ApiContext,
  { secrets, assets, makeVideo, ...resources }: ApiResources,
): Record<string, string> => {
  const { signsLinks, controlsExecutions, encrypts, decrypts, usesStripe, usesYouTube } = apiRights[context];
  return {
    ...(signsLinks && resources.links),
    ...(controlsExecutions && { MAKE_VIDEO_ARN: makeVideo.stateMachineArn }),
    ...((encrypts || decrypts) && { SECRETS_KEY: secrets.keyArn }),
    ...((usesStripe || usesYouTube) && { SITE_URL: resources.links.SITE_URL }),
    ...(context === "assets" && { UPLOADS_ADDRESS: `https://${assets.bucketRegionalDomainName}/` }),
  };
};
