import type { RestApi } from "aws-cdk-lib/aws-apigateway";
import type { ITable } from "aws-cdk-lib/aws-dynamodb";
import type { IFunction } from "aws-cdk-lib/aws-lambda";
import type { IQueue } from "aws-cdk-lib/aws-sqs";
import type { StateMachine } from "aws-cdk-lib/aws-stepfunctions";
import type { Options } from "../options.ts";
import type { Lambda } from "./lambda.ts";

/** The resources that alarms and dashboard show. */
export interface MonitoredResources {
  readonly options: Options;
  readonly table: ITable;
  /** The dead-letter queue. */
  readonly deadLetters: IQueue;
  readonly gateway: RestApi;
  readonly sweep: IFunction;
  readonly machines: readonly [makeVideo: StateMachine, deliverWebhook: StateMachine];
  readonly stages: readonly Lambda[];
  /** What functions get: the chosen engines are among it. */
  readonly settings: Readonly<Record<string, string>>;
}
