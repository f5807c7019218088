import type { RestApi } from "aws-cdk-lib/aws-apigateway";
import type { ITable } from "aws-cdk-lib/aws-dynamodb";
import type { IFunction } from "aws-cdk-lib/aws-lambda";
import type { IQueue } from "aws-cdk-lib/aws-sqs";
import type { StateMachine } from "aws-cdk-lib/aws-stepfunctions";
import type { Options } from "../options.ts";
import type { Lambda } from "./lambda.ts";

/** What there is to be looked at. */
export interface Watched {
  readonly options: Options;
  readonly table: ITable;
  /** Where events wait that nobody could take. */
  readonly undelivered: IQueue;
  readonly gateway: RestApi;
  readonly sweep: IFunction;
  /** What makes films, and what brings messages to webhooks. */
  readonly machines: readonly [makeVideo: StateMachine, deliverWebhook: StateMachine];
  readonly stages: readonly Lambda[];
}
