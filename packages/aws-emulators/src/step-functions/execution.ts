export type Status = "RUNNING" | "SUCCEEDED" | "FAILED" | "TIMED_OUT" | "ABORTED";

/** What is known of an execution, as it lies on disk. Dates are milliseconds; input and output are JSON. */
export interface Execution {
  readonly arn: string;
  readonly name: string;
  readonly machineArn: string;
  readonly machineName: string;
  /** The definition that it began with, while it runs: a newer one is for later executions. */
  readonly definition?: string;
  readonly input: string;
  readonly startDate: number;
  readonly status: Status;
  readonly stopDate?: number;
  readonly output?: string;
  readonly error?: string;
  readonly cause?: string;
  /** Whether the present status has been told to the listeners: a crash may come in between. */
  readonly announced: boolean;
}

export type Outcome = Pick<Execution, "status" | "output" | "error" | "cause">;
