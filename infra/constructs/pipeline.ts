import { readFileSync } from "node:fs";
import { Duration, Size } from "aws-cdk-lib";
import type { ITable } from "aws-cdk-lib/aws-dynamodb";
import { PolicyStatement } from "aws-cdk-lib/aws-iam";
import type { IBucket } from "aws-cdk-lib/aws-s3";
import { DefinitionBody, StateMachine } from "aws-cdk-lib/aws-stepfunctions";
import { Construct } from "constructs";
import { fileOf, stagesIn } from "#state-machines/stages.ts";
import { Lambda, type LambdaProps } from "./lambda.ts";

export interface PipelineProps {
  readonly table: ITable;
  readonly assets: IBucket;
  readonly environment: Record<string, string>;
}

type Limits = Pick<LambdaProps, "memorySize" | "timeout"> & { readonly ephemeralStorageSize?: Size };

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

/**
 * The state machine in state-machines/make-video.asl.json and the function of each of its task states.
 * The definition is the only list of stages: state `WriteStory` runs functions/pipeline/write-story.ts.
 */
export class Pipeline extends Construct {
  readonly stateMachine: StateMachine;
  readonly stages: readonly Lambda[];

  constructor(scope: Construct, id: string, { table, assets, environment }: PipelineProps) {
    super(scope, id);
    const definition = readFileSync("state-machines/make-video.asl.json", "utf8");
    this.stages = stagesIn(definition).map(
      (name) =>
        new Lambda(this, name, { entry: fileOf(name), environment, timeout: Duration.minutes(1), ...limits[name] }),
    );
    this.stateMachine = new StateMachine(this, "StateMachine", {
      definitionBody: DefinitionBody.fromString(definition),
      definitionSubstitutions: Object.fromEntries(this.stages.map((stage) => [stage.node.id, stage.functionArn])),
      tracingEnabled: true,
    });
    for (const stage of this.stages) {
      stage.grantInvoke(this.stateMachine);
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
