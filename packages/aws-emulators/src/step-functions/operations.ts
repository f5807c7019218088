import { randomUUID } from "node:crypto";
import type {
  DescribeExecutionInput,
  DescribeStateMachineInput,
  GetExecutionHistoryInput,
  ListExecutionsInput,
  StartExecutionInput,
  StopExecutionInput,
} from "@aws-sdk/client-sfn";
import { type Operations, ServiceError } from "../shared/aws-json.ts";
import type { Clock } from "../shared/clock.ts";
import { described, listed } from "./api-shapes.ts";
import { checkedInput, checkedName } from "./check-start-request.ts";
import type { Execution } from "./execution.ts";
import type { Shelf } from "./execution-store.ts";
import type { Executions } from "./executions.ts";
import { historyEvents } from "./history-events.ts";
import { pageOf } from "./pages.ts";

export interface RegisteredMachine {
  readonly arn: string;
  readonly name: string;
  readonly definition: string;
  readonly registered: number;
}

interface Use {
  readonly machines: ReadonlyMap<string, RegisteredMachine>;
  readonly executions: Executions;
  readonly shelf: Shelf;
  readonly clock: Clock;
}

/** What the Step Functions client may ask. Dates travel as seconds. */
export const operations = ({ machines, executions, shelf, clock }: Use): Operations => {
  const machine = (arn: string | undefined): RegisteredMachine => {
    const found = machines.get(arn ?? "");
    if (!found) throw new ServiceError("StateMachineDoesNotExist", `State Machine Does Not Exist: '${arn}'`);
    return found;
  };
  const execution = (arn: string | undefined): Execution => {
    const found = executions.find(arn ?? "");
    if (!found) throw new ServiceError("ExecutionDoesNotExist", `Execution Does Not Exist: '${arn}'`);
    return found;
  };

  return {
    startExecution: (asked: StartExecutionInput) => {
      const of = machine(asked.stateMachineArn);
      const input = checkedInput(asked.input ?? "{}");
      const name = checkedName(asked.name ?? randomUUID());
      const arn = `${of.arn.replace(":stateMachine:", ":execution:")}:${name}`;
      const before = executions.find(arn);
      if (before) return { executionArn: arn, startDate: again(before, input).startDate / 1000 };
      const startDate = clock.now().getTime();
      const { arn: machineArn, name: machineName, definition } = of;
      const begun = { arn, name, machineArn, machineName, definition, input, startDate };
      executions.start({ ...begun, status: "RUNNING", announced: false });
      return { executionArn: arn, startDate: startDate / 1000 };
    },
    stopExecution: ({ executionArn, error, cause }: StopExecutionInput) => {
      const { arn } = execution(executionArn);
      executions.end(arn, { status: "ABORTED", ...(error && { error }), ...(cause && { cause }) });
      return { stopDate: (execution(arn).stopDate ?? 0) / 1000 };
    },
    describeExecution: ({ executionArn }: DescribeExecutionInput) => described(execution(executionArn)),
    listExecutions: ({ stateMachineArn, statusFilter, nextToken, maxResults }: ListExecutionsInput) => {
      const { arn } = machine(stateMachineArn);
      const wanted = executions
        .all()
        .filter(({ machineArn, status }) => machineArn === arn && (!statusFilter || status === statusFilter))
        .sort((one, other) => other.startDate - one.startDate);
      const { page, ...next } = pageOf(wanted, nextToken, maxResults);
      return { executions: page.map(listed), ...next };
    },
    getExecutionHistory: ({ executionArn, reverseOrder, nextToken, maxResults }: GetExecutionHistoryInput) => {
      const events = historyEvents(shelf.history(execution(executionArn).arn));
      const { page, ...next } = pageOf(reverseOrder ? events.reverse() : events, nextToken, maxResults);
      return { events: page, ...next };
    },
    describeStateMachine: ({ stateMachineArn }: DescribeStateMachineInput) => {
      const { arn, name, definition, registered } = machine(stateMachineArn);
      const fixed = { status: "ACTIVE", type: "STANDARD", roleArn: "arn:aws:iam::000000000000:role/local" };
      return { stateMachineArn: arn, name, definition, creationDate: registered / 1000, ...fixed };
    },
  };
};

/** The same start asked for twice is one start; another one must have another name, for ever. */
const again = (before: Execution, input: string): Execution => {
  if (before.status === "RUNNING" && before.input === input) return before;
  throw new ServiceError("ExecutionAlreadyExists", `Execution Already Exists: '${before.arn}'`);
};
