import { Duration, Size } from "aws-cdk-lib";
import type { ITable } from "aws-cdk-lib/aws-dynamodb";
import { PolicyStatement } from "aws-cdk-lib/aws-iam";
import type { IBucket } from "aws-cdk-lib/aws-s3";
import type { Construct } from "constructs";
import { Machine, type StageLimits } from "./machine.ts";

export interface PipelineProps {
  readonly table: ITable;
  readonly assets: IBucket;
  readonly environment: Record<string, string>;
}

type Limits = StageLimits & { readonly ephemeralStorageSize?: Size };

// A stage that is not named here gets 512 MB and a minute.
const limits: Record<string, Limits> = {
  WriteStory: { timeout: Duration.minutes(5), memorySize: 1024 },
  PlanScenes: { timeout: Duration.minutes(5), memorySize: 1024 },
  VoiceScene: { timeout: Duration.minutes(5), memorySize: 1769 },
  FitLength: { timeout: Duration.minutes(5) },
  DrawScene: { timeout: Duration.minutes(5), memorySize: 3008 },
  RenderScene: { timeout: Duration.minutes(15), memorySize: 3008, ephemeralStorageSize: Size.gibibytes(1) },
  JoinFilm: { timeout: Duration.minutes(15), memorySize: 3008, ephemeralStorageSize: Size.gibibytes(6) },
  PackFilm: { timeout: Duration.minutes(5), memorySize: 1024 },
};

/** The state machine that makes films, and what its stages may touch. */
export class Pipeline extends Machine {
  constructor(scope: Construct, id: string, { table, assets, environment }: PipelineProps) {
    super(scope, id, { machine: "make-video", environment, limits });
    for (const stage of this.stages) {
      table.grantReadWriteData(stage);
      assets.grantReadWrite(stage, "tasks/*");
    }
  }

  /** Lets the narrating stage speak with Amazon Polly. */
  grantSpeech(): void {
    for (const stage of this.stages)
      if (stage.node.id === "VoiceScene")
        stage.addToRolePolicy(new PolicyStatement({ actions: ["polly:SynthesizeSpeech"], resources: ["*"] }));
  }
}
