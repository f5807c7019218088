import { readFileSync } from "node:fs";
import { Duration } from "aws-cdk-lib";
import { PolicyStatement } from "aws-cdk-lib/aws-iam";
import { LogGroup, type RetentionDays } from "aws-cdk-lib/aws-logs";
import { DefinitionBody, LogLevel, StateMachine } from "aws-cdk-lib/aws-stepfunctions";
import { Construct } from "constructs";
import { fileOf, type MachineName, stagesIn } from "#state-machines/stages.ts";
import { acknowledgeTraces } from "../acknowledged.ts";
import { resourceName } from "../names.ts";
import { optionsIn } from "../options.ts";
import { Lambda, type LambdaProps } from "./lambda.ts";

export interface MachineProps {
  readonly machine: MachineName;
  readonly environment: Record<string, string>;
  /** Other stages get 512 MB and a minute. */
  readonly limits?: Readonly<Record<string, StageLimits>>;
}

export type StageLimits = Pick<LambdaProps, "memorySize" | "timeout" | "layers">;

/**
 * A state machine of state-machines/*.asl.json, and a function for each of its task states: state `WriteStory` of
 * make-video runs functions/pipeline/write-story.ts.
 */
export class Machine extends Construct {
  readonly stateMachine: StateMachine;
  readonly stages: readonly Lambda[];

  constructor(scope: Construct, id: string, { machine, environment, limits = {} }: MachineProps) {
    super(scope, id);
    const definition = readFileSync(`state-machines/${machine}.asl.json`, "utf8");
    this.stages = stagesIn(definition).map(
      (name) =>
        new Lambda(this, name, {
          entry: fileOf(machine, name),
          environment,
          timeout: Duration.minutes(1),
          ...limits[name],
        }),
    );
    this.stateMachine = new StateMachine(this, "StateMachine", {
      stateMachineName: resourceName(this, machine),
      definitionBody: DefinitionBody.fromString(definition),
      definitionSubstitutions: Object.fromEntries(this.stages.map((stage) => [stage.node.id, stage.functionArn])),
      tracingEnabled: true,
      // Which states were entered, without their data: stories belong to their authors.
      logs: { destination: this.logs(), level: LogLevel.ALL, includeExecutionData: false },
    });
    acknowledgeTraces(this.stateMachine);
    for (const { functionArn } of this.stages)
      this.stateMachine.addToRolePolicy(
        new PolicyStatement({ actions: ["lambda:InvokeFunction"], resources: [functionArn] }),
      );
  }

  private logs(): LogGroup {
    // The CDK's own numbers are days.
    return new LogGroup(this, "Logs", { retention: optionsIn(this.node).logDays as RetentionDays });
  }
}
