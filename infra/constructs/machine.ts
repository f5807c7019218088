import { readFileSync } from "node:fs";
import { Duration, RemovalPolicy } from "aws-cdk-lib";
import type { Alarm } from "aws-cdk-lib/aws-cloudwatch";
import { PolicyStatement } from "aws-cdk-lib/aws-iam";
import { LogGroup, type RetentionDays } from "aws-cdk-lib/aws-logs";
import {
  type CfnStateMachine,
  CfnStateMachineAlias,
  CfnStateMachineVersion,
  DefinitionBody,
  LogLevel,
  StateMachine,
} from "aws-cdk-lib/aws-stepfunctions";
import { Construct } from "constructs";
import { allStages, fileOf, type MachineName, stagesIn } from "#state-machines/stages.ts";
import { acknowledgeTraces, acknowledgeVersions } from "../acknowledged.ts";
import { resourceName } from "../names.ts";
import { type EnvironmentName, optionsIn } from "../options.ts";
import { stageMemoryMb } from "../stage-memory.ts";
import { Lambda, type LambdaProps } from "./lambda.ts";

export interface MachineProps {
  readonly machine: MachineName;
  readonly environment: Record<string, string>;
  /** Other stages get a minute. */
  readonly limits?: Readonly<Record<string, StageLimits>>;
}

export type StageLimits = Pick<LambdaProps, "timeout" | "layers">;

const preferenceFor = (environment: EnvironmentName) =>
  environment === "prod" ? { type: "CANARY", percentage: 10, interval: 10 } : { type: "ALL_AT_ONCE" };

/**
 * A state machine of state-machines/*.asl.json, and a function for each of its task states, and for those of the release
 * before: state `WriteStory` of make-video runs functions/pipeline/write-story.ts.
 */
export class Machine extends Construct {
  readonly stateMachine: StateMachine;
  readonly stages: readonly Lambda[];
  /** Executions are started by this alias. */
  readonly live: CfnStateMachineAlias;
  private readonly version: CfnStateMachineVersion;

  constructor(scope: Construct, id: string, { machine, environment, limits = {} }: MachineProps) {
    super(scope, id);
    const definition = readFileSync(`state-machines/${machine}.asl.json`, "utf8");
    this.stages = allStages(machine, definition).map(
      (name) =>
        new Lambda(this, name, {
          entry: fileOf(machine, name),
          environment,
          timeout: Duration.minutes(1),
          memorySize: stageMemoryMb(name, Number(environment["LAMBDA_QUOTA"] ?? 0)),
          ...limits[name],
        }),
    );
    this.stateMachine = new StateMachine(this, "StateMachine", {
      stateMachineName: resourceName(this, machine),
      definitionBody: DefinitionBody.fromString(definition),
      definitionSubstitutions: Object.fromEntries(
        this.stages
          .filter((stage) => stagesIn(definition).includes(stage.node.id))
          .map((stage) => [stage.node.id, stage.currentVersion.functionArn]),
      ),
      tracingEnabled: true,
      // Which states were entered, without their data: stories belong to their authors.
      logs: { destination: this.logs(), level: LogLevel.ALL, includeExecutionData: false },
    });
    acknowledgeTraces(this.stateMachine);
    acknowledgeVersions(this.stateMachine, this.stages);
    for (const { functionArn } of this.stages)
      this.stateMachine.addToRolePolicy(
        // All versions: an execution calls those that its definition names, however many releases ago it started.
        new PolicyStatement({ actions: ["lambda:InvokeFunction"], resources: [`${functionArn}:*`] }),
      );
    this.version = this.makeVersion();
    this.live = this.makeAlias();
  }

  /** New executions run a new version only in part until the alarms have been quiet for a while; else they go back. */
  rollBackOn(alarms: readonly Alarm[]): void {
    this.live.deploymentPreference = {
      ...preferenceFor(optionsIn(this.node).environmentName),
      stateMachineVersionArn: this.version.ref,
      alarms: alarms.map(({ alarmName }) => alarmName),
    };
  }

  private makeAlias(): CfnStateMachineAlias {
    return new CfnStateMachineAlias(this, "Live", {
      name: "live",
      deploymentPreference: { type: "ALL_AT_ONCE", stateMachineVersionArn: this.version.ref },
    });
  }

  private makeVersion(): CfnStateMachineVersion {
    // The default child of a state machine is its CloudFormation resource.
    const { attrStateMachineRevisionId } = this.stateMachine.node.defaultChild as CfnStateMachine;
    const version = new CfnStateMachineVersion(this, "Version", {
      stateMachineArn: this.stateMachine.stateMachineArn,
      stateMachineRevisionId: attrStateMachineRevisionId,
    });
    version.applyRemovalPolicy(RemovalPolicy.RETAIN);
    return version;
  }

  private logs(): LogGroup {
    // The CDK's own numbers are days.
    return new LogGroup(this, "Logs", { retention: optionsIn(this.node).logDays as RetentionDays });
  }
}
