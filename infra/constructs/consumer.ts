import { Duration } from "aws-cdk-lib";
import { LambdaFunction } from "aws-cdk-lib/aws-events-targets";
import { SqsDestination } from "aws-cdk-lib/aws-lambda-destinations";
import type { IQueue } from "aws-cdk-lib/aws-sqs";
import type { Construct } from "constructs";
import { Lambda, type LambdaProps } from "./lambda.ts";

export interface ConsumerProps extends LambdaProps {
  /** Where events wait that nobody could take. */
  readonly undelivered: IQueue;
  /** How often the bus tries to hand an event over; an event that was handed over and failed is tried twice more. */
  readonly handOvers?: number;
}

/** A function that takes events. What it could not take waits in a queue, whether the bus or Lambda gave up. */
export class Consumer extends Lambda {
  readonly target: LambdaFunction;

  constructor(scope: Construct, id: string, { undelivered, handOvers = 20, ...props }: ConsumerProps) {
    super(scope, id, { timeout: Duration.minutes(1), ...props });
    this.configureAsyncInvoke({ retryAttempts: 2, onFailure: new SqsDestination(undelivered) });
    this.target = new LambdaFunction(this, { deadLetterQueue: undelivered, retryAttempts: handOvers });
  }
}
