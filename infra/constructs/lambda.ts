import { type CfnResource, Duration } from "aws-cdk-lib";
import { Architecture, LoggingFormat, Runtime, Tracing } from "aws-cdk-lib/aws-lambda";
import { NodejsFunction, OutputFormat } from "aws-cdk-lib/aws-lambda-nodejs";
import { LogGroup, RetentionDays } from "aws-cdk-lib/aws-logs";
import type { Construct } from "constructs";

export interface LambdaProps {
  /** The file under functions/ whose `handler` it runs. */
  readonly entry: string;
  readonly environment?: Record<string, string>;
  readonly timeout?: Duration;
  readonly memorySize?: number;
}

/** Lets ESM bundles use the CommonJS packages inside them. */
const banner = 'import{createRequire as __cr}from"node:module";const require=__cr(import.meta.url);';

/** Names that a package must come with as it is: native code, or files it reads beside itself. */
const external = [
  "@echogarden/*",
  "@expo-google-fonts/*",
  "@ffmpeg-installer/*",
  "@napi-rs/*",
  "@resvg/*",
  "kuromoji",
  "sharp",
];

/**
 * A Lambda function as this project makes them: bundled as ESM, logging JSON, traced, its logs kept a month.
 * The template names its entry file, so that whoever reads the template can run the same file.
 */
export class Lambda extends NodejsFunction {
  constructor(scope: Construct, id: string, { entry, environment = {}, ...limits }: LambdaProps) {
    super(scope, id, {
      entry: `functions/${entry}`,
      runtime: Runtime.NODEJS_24_X,
      architecture: Architecture.ARM_64,
      memorySize: 512,
      timeout: Duration.seconds(25),
      ...limits,
      tracing: Tracing.ACTIVE,
      loggingFormat: LoggingFormat.JSON,
      logGroup: new LogGroup(scope, `${id}Logs`, { retention: RetentionDays.ONE_MONTH }),
      environment: { NODE_OPTIONS: "--enable-source-maps", ...environment },
      bundling: {
        format: OutputFormat.ESM,
        minify: true,
        keepNames: true,
        sourceMap: true,
        target: "node24",
        mainFields: ["module", "main"],
        banner,
        externalModules: external,
      },
    });
    // A NodejsFunction's default child is its CloudFormation resource.
    (this.node.defaultChild as CfnResource).addMetadata("entry", `functions/${entry}`);
  }
}
