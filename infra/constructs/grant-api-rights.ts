import type { ITable } from "aws-cdk-lib/aws-dynamodb";
import type { IEventBus } from "aws-cdk-lib/aws-events";
import type { IKey } from "aws-cdk-lib/aws-kms";
import type { IBucket } from "aws-cdk-lib/aws-s3";
import type { StateMachine } from "aws-cdk-lib/aws-stepfunctions";
import type { ApiContext } from "#contract/index.ts";
import { apiRights } from "./api-rights.ts";
import { denyAuditChanges } from "./deny-audit-changes.ts";
import { grantBedrock, grantEngineChecks, grantFiles, grantSecrets, grantTableReadWrite } from "./grants.ts";
import type { Lambda } from "./lambda.ts";

export interface ApiResources {
  readonly table: ITable;
  readonly assets: IBucket;
  readonly secrets: IKey;
  readonly bus: IEventBus;
  readonly makeVideo: StateMachine;
  readonly cursorSecret: string;
  readonly edgeSecret: string;
  /** The environment variables of a function that signs links to files. */
  readonly links: Readonly<Record<"SITE_URL" | "MEDIA_KEY_ID" | "MEDIA_PRIVATE_KEY", string>>;
  /** The engines that functions call besides the built-in ones, and their API keys. */
  readonly engines: readonly string[];
  readonly models: Readonly<Record<string, string>>;
  readonly stripe: Readonly<Record<string, string>>;
}

/** Grants each function of the API its permissions in `apiRights`, and sets the environment variables for them. */
export const grantApiRights = (functions: ReadonlyMap<ApiContext, Lambda>, resources: ApiResources): void => {
  for (const [context, server] of functions) {
    for (const [name, value] of Object.entries(variablesFor(context, resources))) server.addEnvironment(name, value);
    const { records, publishesEvents, files, stopsExecutions, encrypts, usesModels } = apiRights[context];
    if (records) {
      grantTableReadWrite(resources.table, server);
      denyAuditChanges(resources.table, server);
    }
    if (publishesEvents) resources.bus.grantPutEventsTo(server);
    if (files) grantFiles(resources.assets, server, files);
    if (stopsExecutions) resources.makeVideo.grantExecution(server, "states:StopExecution");
    if (usesModels && resources.engines.includes("bedrock")) grantBedrock(server);
    if (usesModels) grantEngineChecks(server, resources.engines);
    if (encrypts) grantSecrets(resources.secrets, server, { use: encrypts, canEncrypt: true });
  }
};

const variablesFor = (
  context: ApiContext,
  { secrets, assets, makeVideo, ...resources }: ApiResources,
): Record<string, string> => {
  const { signsLinks, signsCursors, usesModels, stopsExecutions, encrypts, usesStripe } = apiRights[context];
  return {
    EDGE_SECRET: resources.edgeSecret,
    ...(signsLinks && resources.links),
    ...(usesModels && resources.models),
    ...(signsCursors && { CURSOR_SECRET: resources.cursorSecret }),
    ...(stopsExecutions && { MAKE_VIDEO_ARN: makeVideo.stateMachineArn }),
    ...(encrypts && { SECRETS_KEY: secrets.keyArn }),
    ...(usesStripe && { ...resources.stripe, SITE_URL: resources.links.SITE_URL }),
    ...(context === "assets" && { UPLOADS_ADDRESS: `https://${assets.bucketRegionalDomainName}/` }),
  };
};
