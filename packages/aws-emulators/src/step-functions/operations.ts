import { randomUUID } from "node:crypto";
import type {
  DescribeExecutionInput,
  DescribeStateMachineInput,
  GetExecutionHistoryInput,
  ListExecutionsInput,
  SendTaskFailureInput,
  SendTaskSuccessInput,
  StartExecutionInput,
  StopExecutionInput,
} from "@aws-sdk/client-sfn";
import { type Operations, ServiceError } from "../shared/aws-json.ts";
import type { Clock } from "../shared/clock.ts";
import { executionDetails, executionSummary, toHistoryEvents } from "./api-shapes.ts";
import { checkName, normalizeInput } from "./check-start-request.ts";
import type { Execution } from "./execution.ts";
import type { ExecutionStore } from "./execution-store.ts";
import type { Executions } from "./executions.ts";
import type { TaskTokens, TokenOutcome } from "./task-tokens.ts";

export interface RegisteredMachine {
  readonly arn: string;
  readonly name: string;
  readonly definition: string;
  readonly registered: number;
}

interface OperationDeps {
  readonly machines: ReadonlyMap<string, RegisteredMachine>;
  readonly executions: Executions;
  readonly store: ExecutionStore;
  readonly clock: Clock;
  readonly tokens: TaskTokens;
}

/** The supported operations of the Step Functions API. Dates are seconds since 1970. */
export const createOperations = ({ machines, executions, store, clock, tokens }: OperationDeps): Operations => {
  const findMachine = (arn: string | undefined): RegisteredMachine => {
    const found = machines.get(arn ?? "");
    if (!found) throw new ServiceError("StateMachineDoesNotExist", `State Machine Does Not Exist: '${arn}'`);
    return found;
  };
  const findExecution = (arn: string | undefined): Execution => {
    const found = executions.find(arn ?? "");
    if (!found) throw new ServiceError("ExecutionDoesNotExist", `Execution Does Not Exist: '${arn}'`);
    return found;
  };

  const sendOutcome = (token: string | undefined, outcome: TokenOutcome) => {
    if (!token) throw new ServiceError("InvalidToken", "Invalid Token: 'Invalid token'");
    if (tokens.send(token, outcome)) return {};
    throw new ServiceError("TaskTimedOut", "Task Timed Out: 'Provided task does not exist anymore'");
  };

  return {
    startExecution: (request: StartExecutionInput) => {
      const registered = findMachine(request.stateMachineArn);
      const input = normalizeInput(request.input ?? "{}");
      const name = checkName(request.name ?? randomUUID());
      const arn = `${registered.arn.replace(":stateMachine:", ":execution:")}:${name}`;
      const existing = executions.find(arn);
      if (existing) {
        checkSameStart(existing, input);
        return { executionArn: arn, startDate: existing.startDate / 1000 };
      }
      const startDate = clock.now().getTime();
      const { arn: machineArn, name: machineName, definition } = registered;
      const started = { arn, name, machineArn, machineName, definition, input, startDate };
      executions.start({ ...started, status: "RUNNING", announced: false });
      return { executionArn: arn, startDate: startDate / 1000 };
    },
    stopExecution: ({ executionArn, error, cause }: StopExecutionInput) => {
      const { arn } = findExecution(executionArn);
      executions.end(arn, { status: "ABORTED", ...(error && { error }), ...(cause && { cause }) });
      return { stopDate: (findExecution(arn).stopDate ?? 0) / 1000 };
    },
    describeExecution: ({ executionArn }: DescribeExecutionInput) => executionDetails(findExecution(executionArn)),
    listExecutions: ({ stateMachineArn, statusFilter, nextToken, maxResults }: ListExecutionsInput) => {
      const { arn } = findMachine(stateMachineArn);
      const matching = executions
        .all()
        .filter(({ machineArn, status }) => machineArn === arn && (!statusFilter || status === statusFilter))
        .sort((one, other) => other.startDate - one.startDate);
      const { page, ...next } = paginate(matching, nextToken, maxResults);
      return { executions: page.map(executionSummary), ...next };
    },
    getExecutionHistory: ({ executionArn, reverseOrder, nextToken, maxResults }: GetExecutionHistoryInput) => {
      const events = toHistoryEvents(store.history(findExecution(executionArn).arn));
      const { page, ...next } = paginate(reverseOrder ? events.reverse() : events, nextToken, maxResults);
      return { events: page, ...next };
    },
    sendTaskSuccess: ({ taskToken, output }: SendTaskSuccessInput) =>
      sendOutcome(taskToken, { output: parseOutput(output) }),
    sendTaskFailure: ({ taskToken, error, cause }: SendTaskFailureInput) => sendOutcome(taskToken, { error, cause }),
    describeStateMachine: ({ stateMachineArn }: DescribeStateMachineInput) => {
      const { arn, name, definition, registered } = findMachine(stateMachineArn);
      const fixed = { status: "ACTIVE", type: "STANDARD", roleArn: "arn:aws:iam::000000000000:role/local" };
      return { stateMachineArn: arn, name, definition, creationDate: registered / 1000, ...fixed };
    },
  };
};

/** Starting is idempotent while the execution runs with the same input; otherwise its name is taken for ever. */
const checkSameStart = (existing: Execution, input: string): void => {
  if (existing.status === "RUNNING" && existing.input === input) return;
  throw new ServiceError("ExecutionAlreadyExists", `Execution Already Exists: '${existing.arn}'`);
};

const parseOutput = (output = ""): unknown => {
  try {
    return JSON.parse(output);
  } catch {
    throw new ServiceError("InvalidOutput", "Invalid Output: it is not JSON");
  }
};

interface Page<T> {
  readonly page: readonly T[];
  readonly nextToken?: string;
}

/** One page of a list. `nextToken` is the index of the next page's first item. */
const paginate = <T>(all: readonly T[], token = "0", size = 100): Page<T> => {
  const from = Number(token);
  if (!Number.isInteger(from) || from < 0) throw new ServiceError("InvalidToken", `Invalid Token: '${token}'`);
  const to = from + (size || 100);
  return { page: all.slice(from, to), ...(to < all.length && { nextToken: String(to) }) };
};
