import { type CfnResource, Duration, RemovalPolicy, Stack } from "aws-cdk-lib";
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
import { secretsPath } from "../secrets.ts";
import { FunctionRole } from "./function-role.ts";
import { layerOf } from "./layers.ts";

export interface LambdaProps {
  /** The file under functions/ whose `handler` it runs. */
  readonly entry: string;
  readonly environment?: Record<string, string>;
  readonly timeout?: Duration;
  readonly memorySize?: number;
  /** The layers of native packages that it uses. */
  readonly layers?: readonly LayerName[];
}

/**
 * A Lambda function of the product: bundled, with JSON logs, traced. The template's metadata names the entry file, so
 * that `npm start` can run the same file.
 */
export class Lambda extends LambdaFunction {
  readonly memoryMegabytes: number;

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
      memorySize: defaultMemory,
      timeout: Duration.seconds(25),
      ...limits,
      layers: layers.map((name) => layerOf(stack, name)),
      tracing: Tracing.ACTIVE,
      loggingFormat: LoggingFormat.JSON,
      // With the report of each invocation: duration, memory, cold start.
      systemLogLevelV2: SystemLogLevel.INFO,
      logGroup,
      role: new FunctionRole(scope, `${id}Role`, { logGroup }),
      // Libraries write their caches at home, and only /tmp can be written.
      environment: { HOME: "/tmp", ...telemetryVariables(scope), ...environment },
      // An execution that is under way calls the versions that it began with.
      currentVersionOptions: { removalPolicy: RemovalPolicy.RETAIN },
    });
    this.memoryMegabytes = limits.memorySize ?? defaultMemory;
    // The default child of a function is its CloudFormation resource.
    (this.node.defaultChild as CfnResource).addMetadata("entry", file);
  }
}

const defaultMemory = 512;

const bundled = (file: string): Code => {
  bundleAll();
  return Code.fromAsset(bundleFolder(file));
};

/** Where metrics go, what is logged, and where secrets are. */
const telemetryVariables = (scope: Construct) => ({
  POWERTOOLS_METRICS_NAMESPACE: metricsNamespace(optionsIn(scope.node).environmentName),
  POWERTOOLS_LOG_LEVEL: "INFO",
  SECRETS_PATH: secretsPath(optionsIn(scope.node).environmentName),
});
