export type Status = "RUNNING" | "SUCCEEDED" | "FAILED" | "TIMED_OUT" | "ABORTED";

/** An execution as it is stored on disk. Dates are milliseconds since 1970; input and output are JSON. */
export interface Execution {
  readonly arn: string;
  readonly name: string;
  readonly machineArn: string;
  readonly machineName: string;
  /** The definition that it started with, kept while it runs. A newer definition applies to later executions only. */
  readonly definition?: string;
  readonly input: string;
  readonly startDate: number;
  readonly status: Status;
  readonly stopDate?: number;
  readonly output?: string;
  readonly error?: string;
  readonly cause?: string;
  /** Whether the listeners received the current status. A crash can happen in between. */
  readonly announced: boolean;
}

export type Outcome = Pick<Execution, "status" | "output" | "error" | "cause">;
