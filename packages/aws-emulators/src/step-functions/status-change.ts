import type { Execution, Status } from "./execution.ts";

/** The event that AWS sends to EventBridge when an execution starts or ends. */
export interface ExecutionStatusChange {
  readonly source: "aws.states";
  readonly "detail-type": "Step Functions Execution Status Change";
  readonly time: string;
  readonly resources: readonly string[];
  readonly detail: {
    readonly executionArn: string;
    readonly stateMachineArn: string;
    readonly name: string;
    readonly status: Status;
    readonly startDate: number;
    readonly stopDate: number | null;
    readonly input: string;
    readonly output: string | null;
    readonly error: string | null;
    readonly cause: string | null;
  };
}

export const statusChange = (execution: Execution): ExecutionStatusChange => ({
  source: "aws.states",
  "detail-type": "Step Functions Execution Status Change",
  time: new Date(execution.stopDate ?? execution.startDate).toISOString(),
  resources: [execution.arn],
  detail: {
    executionArn: execution.arn,
    stateMachineArn: execution.machineArn,
    name: execution.name,
    status: execution.status,
    startDate: execution.startDate,
    stopDate: execution.stopDate ?? null,
    input: execution.input,
    output: execution.output ?? null,
    error: execution.error ?? null,
    cause: execution.cause ?? null,
  },
});
