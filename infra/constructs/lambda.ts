import { type CfnResource, Duration, Stack } from "aws-cdk-lib";
import {
  Architecture,
  Code,
  Function as LambdaFunction,
  LoggingFormat,
  Runtime,
  SystemLogLevel,
  Tracing,
} from "aws-cdk-lib/aws-lambda";
import { LogGroup, type RetentionDays } from "aws-cdk-lib/aws-logs";
import type { Construct } from "constructs";
import { bundleAll } from "../bundle/bundle.ts";
import { bundleFolder } from "../bundle/folder.ts";
import { functionName } from "../names.ts";
import type { LayerName } from "../native/layers.ts";
import { metricsNamespace, optionsIn } from "../options.ts";
import { FunctionRole } from "./function-role.ts";
import { layerOf } from "./layers.ts";

export interface LambdaProps {
  /** The file under functions/ whose `handler` it runs. */
  readonly entry: string;
  readonly environment?: Record<string, string>;
  readonly timeout?: Duration;
  readonly memorySize?: number;
  /** The native parts that it uses. */
  readonly layers?: readonly LayerName[];
}

/**
 * A Lambda function as this project makes them: bundled, logging JSON, traced, its logs kept as long as the stage
 * says. The template names its entry file, so that whoever reads the template can run the same file.
 */
export class Lambda extends LambdaFunction {
  /** Megabytes: what a second of it costs. */
  readonly memory: number;

  constructor(scope: Construct, id: string, { entry, environment = {}, layers = [], ...limits }: LambdaProps) {
    const stack = Stack.of(scope);
    const file = `functions/${entry}`;
    // The CDK's own numbers are days.
    const logGroup = new LogGroup(scope, `${id}Logs`, { retention: optionsIn(scope.node).logDays as RetentionDays });
    super(scope, id, {
      code: stack.bundlingRequired ? bundled(file) : Code.fromInline("// Bundled when it is deployed"),
      functionName: functionName(scope, entry),
      handler: "index.handler",
      runtime: Runtime.NODEJS_24_X,
      architecture: Architecture.ARM_64,
      memorySize: usualMemory,
      timeout: Duration.seconds(25),
      ...limits,
      layers: layers.map((name) => layerOf(stack, name)),
      tracing: Tracing.ACTIVE,
      loggingFormat: LoggingFormat.JSON,
      systemLogLevelV2: SystemLogLevel.WARN,
      logGroup,
      role: new FunctionRole(scope, `${id}Role`, { logGroup }),
      environment: { ...watching(scope), ...environment },
    });
    this.memory = limits.memorySize ?? usualMemory;
    // The default child of a function is its CloudFormation resource.
    (this.node.defaultChild as CfnResource).addMetadata("entry", file);
  }
}

const usualMemory = 512;

const bundled = (file: string): Code => {
  bundleAll();
  return Code.fromAsset(bundleFolder(file));
};

/** Where metrics go, and how much is logged. */
const watching = (scope: Construct) => ({
  POWERTOOLS_METRICS_NAMESPACE: metricsNamespace(optionsIn(scope.node).environmentName),
  POWERTOOLS_LOG_LEVEL: "INFO",
});
