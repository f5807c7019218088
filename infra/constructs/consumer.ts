import { Duration } from "aws-cdk-lib";
import { LambdaFunction } from "aws-cdk-lib/aws-events-targets";
import { SqsDestination } from "aws-cdk-lib/aws-lambda-destinations";
import type { IQueue } from "aws-cdk-lib/aws-sqs";
import type { Construct } from "constructs";
import { Lambda, type LambdaProps } from "./lambda.ts";

export interface ConsumerProps extends LambdaProps {
  /** The dead-letter queue. */
  readonly deadLetters: IQueue;
  /** How often EventBridge retries the delivery. Lambda then retries a failed invocation twice. */
  readonly deliveryRetries?: number;
}

/** A function that consumes events. An event that fails for good goes to the dead-letter queue. */
export class Consumer extends Lambda {
  readonly target: LambdaFunction;

  constructor(scope: Construct, id: string, { deadLetters, deliveryRetries = 20, ...props }: ConsumerProps) {
    super(scope, id, { timeout: Duration.minutes(1), ...props });
    this.configureAsyncInvoke({ retryAttempts: 2, onFailure: new SqsDestination(deadLetters) });
    this.target = new LambdaFunction(this, { deadLetterQueue: deadLetters, retryAttempts: deliveryRetries });
  }
}
