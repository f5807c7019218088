import { Duration, Size } from "aws-cdk-lib";
import type { ITable } from "aws-cdk-lib/aws-dynamodb";
import type { IEventBus } from "aws-cdk-lib/aws-events";
import type { IKey } from "aws-cdk-lib/aws-kms";
import type { IBucket } from "aws-cdk-lib/aws-s3";
import type { Construct } from "constructs";
import { settings } from "#contract/settings/settings.ts";
import { engineSecrets, grantReadSecrets } from "../secrets.ts";
import { grantBedrock, grantFiles, grantPolly, grantSigning, grantTableReadWrite } from "./grants.ts";
import { Machine, type StageLimits } from "./machine.ts";

export interface PipelineProps {
  readonly table: ITable;
  readonly assets: IBucket;
  readonly bus: IEventBus;
  /** Signs films and pictures. */
  readonly contentKey: IKey;
  readonly environment: Record<string, string>;
}

type Limits = StageLimits & { readonly ephemeralStorageSize?: Size };

// Other stages get a minute. A stage that calls a provider outlives the time limits of all its calls.
const limits: Record<string, Limits> = {
  WriteStory: { timeout: Duration.minutes(15) },
  PlanScenes: { timeout: Duration.minutes(15) },
  SplitNarration: { timeout: Duration.minutes(15), layers: ["voices"] },
  VoiceScene: { timeout: Duration.minutes(5), layers: ["voices", "media"] },
  RescaleScene: { timeout: Duration.minutes(10) },
  DrawSheets: { timeout: Duration.minutes(15), layers: ["media", "drawing"] },
  DrawScene: { timeout: Duration.minutes(10), layers: ["media", "drawing"] },
  RenderScene: {
    timeout: Duration.minutes(15),
    ephemeralStorageSize: Size.gibibytes(1),
    layers: ["media", "drawing"],
  },
  MixSound: {
    timeout: Duration.minutes(15),
    ephemeralStorageSize: Size.gibibytes(2),
    layers: ["voices", "media"],
  },
  WriteCaptions: { timeout: Duration.minutes(5), layers: ["media", "drawing"] },
  JoinFilm: { timeout: Duration.minutes(15), ephemeralStorageSize: Size.gibibytes(6), layers: ["media", "drawing"] },
  DescribeVideo: { timeout: Duration.minutes(10) },
  PackEditor: { timeout: Duration.minutes(10) },
  PackFilm: { timeout: Duration.minutes(10) },
};

/** Stages that change the task's status: they use no files. */
const statusStages = ["ClaimTask", "WaitForReview", "ResumeFilm", "CompleteTask", "FailTask"];

/** Stages that change only files, and need not say when they have ended. */
const silentStages = ["SplitNarration", "RescaleScene", "DrawSheets", "WriteCaptions", "PackEditor"];

/** Stages that ask for text or pictures. */
const callingBedrock = ["WriteStory", "PlanScenes", "RescaleScene", "DescribeVideo", "DrawSheets", "DrawScene"];
/** Stages that ask for text, pictures or speech. */
const callingEngines = [...callingBedrock, "VoiceScene"];

/** Stages that sign what they make. */
const signingStages = ["DrawSheets", "DrawScene", "JoinFilm"];

/** The state machine that makes films, and the permissions of its stages. */
export class Pipeline extends Machine {
  constructor(scope: Construct, id: string, { table, assets, bus, contentKey, environment }: PipelineProps) {
    super(scope, id, { machine: "make-video", environment, limits });
    for (const stage of this.stages) {
      grantTableReadWrite(table, stage);
      if (stage.node.id === "WaitForEdits") continue;
      if (!silentStages.includes(stage.node.id)) bus.grantPutEventsTo(stage);
      if (!statusStages.includes(stage.node.id))
        grantFiles(assets, stage, { read: ["tasks/", "films/", "kept/"], write: ["tasks/", "films/", "kept/"] });
      if (signingStages.includes(stage.node.id)) {
        stage.addEnvironment("CONTENT_KEY", contentKey.keyArn);
        grantSigning(contentKey, stage);
      }
    }
  }

  /** Lets the stages that call engines use them. Each stage may read the keys and certificates that it needs. */
  grantEngines(engines: readonly string[]): void {
    for (const stage of this.stages) {
      const certificates = signingStages.includes(stage.node.id) ? [settings.CONTENT_CERTIFICATES.secret.name] : [];
      const keys = callingEngines.includes(stage.node.id) ? engineSecrets(engines) : [];
      grantReadSecrets(stage, [...keys, ...certificates]);
      if (engines.includes("polly") && stage.node.id === "VoiceScene") grantPolly(stage);
      if (engines.includes("bedrock") && callingBedrock.includes(stage.node.id)) grantBedrock(stage);
    }
  }
}
