import type { ITable } from "aws-cdk-lib/aws-dynamodb";
import type { IEventBus } from "aws-cdk-lib/aws-events";
import type { IKey } from "aws-cdk-lib/aws-kms";
import type { IBucket } from "aws-cdk-lib/aws-s3";
import type { StateMachine } from "aws-cdk-lib/aws-stepfunctions";
import type { ApiContext } from "#contract/index.ts";
import { apiRights } from "./api-rights.ts";
import { grantFiles, grantRecords, grantSecrets } from "./grants.ts";
import { keepAudit } from "./keep-audit.ts";
import type { Lambda } from "./lambda.ts";

export interface Things {
  readonly table: ITable;
  readonly assets: IBucket;
  readonly secrets: IKey;
  readonly bus: IEventBus;
  readonly makeVideo: StateMachine;
  readonly cursorSecret: string;
  /** By which CloudFront is known when it says who asks. */
  readonly edgeSecret: string;
  /** What links are made and signed with. */
  readonly links: Readonly<Record<"SITE_URL" | "MEDIA_KEY_ID" | "MEDIA_PRIVATE_KEY", string>>;
  /** The keys of the models that make films, and help to order them. */
  readonly models: Readonly<Record<string, string>>;
  readonly stripe: Readonly<Record<string, string>>;
}

/** Gives each function of the API what `apiRights` says, and what it must know to use it. */
export const giveApiRights = (functions: ReadonlyMap<ApiContext, Lambda>, things: Things): void => {
  for (const [context, server] of functions) {
    for (const [name, value] of Object.entries(knowledge(context, things))) server.addEnvironment(name, value);
    const { records, tells, files, endsFilms, seals } = apiRights[context];
    if (records) {
      grantRecords(things.table, server);
      keepAudit(things.table, server);
    }
    if (tells) things.bus.grantPutEventsTo(server);
    if (files) grantFiles(things.assets, server, files);
    if (endsFilms) things.makeVideo.grantExecution(server, "states:StopExecution");
    if (seals) grantSecrets(things.secrets, server, { use: seals, seals: true });
  }
};

const knowledge = (context: ApiContext, { secrets, assets, makeVideo, ...things }: Things): Record<string, string> => {
  const { links, lists, asksModels, endsFilms, seals, sells } = apiRights[context];
  return {
    EDGE_SECRET: things.edgeSecret,
    ...(links && things.links),
    ...(asksModels && things.models),
    ...(lists && { CURSOR_SECRET: things.cursorSecret }),
    ...(endsFilms && { MAKE_VIDEO_ARN: makeVideo.stateMachineArn }),
    ...(seals && { SECRETS_KEY: secrets.keyArn }),
    ...(sells && { ...things.stripe, SITE_URL: things.links.SITE_URL }),
    ...(context === "assets" && { UPLOADS_ADDRESS: `https://${assets.bucketRegionalDomainName}/` }),
  };
};
