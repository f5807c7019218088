import type { Execution } from "./execution.ts";
import type { HistoryEvent } from "./execution-store.ts";

/** An execution in the reply of ListExecutions. */
export const executionSummary = ({ arn, machineArn, name, status, startDate, stopDate }: Execution) => ({
  executionArn: arn,
  stateMachineArn: machineArn,
  name,
  status,
  startDate: startDate / 1000,
  ...(stopDate !== undefined && { stopDate: stopDate / 1000 }),
});

/** An execution in the reply of DescribeExecution. */
export const executionDetails = (execution: Execution) => {
  const { input, output, error, cause } = execution;
  return {
    ...executionSummary(execution),
    input,
    inputDetails: { included: true },
    ...(output !== undefined && { output, outputDetails: { included: true } }),
    ...(error !== undefined && { error }),
    ...(cause !== undefined && { cause }),
    redriveCount: 0,
  };
};

/** The events in the reply of GetExecutionHistory: ids, types, times, the names of states, and errors. */
export const toHistoryEvents = (events: readonly HistoryEvent[]) =>
  events.map(({ at, type, details }, before) => ({
    id: before + 1,
    previousEventId: before,
    timestamp: at / 1000,
    type,
    ...(details && { [detailsField(type)]: details }),
  }));

const detailsField = (type: string): string => {
  if (type.endsWith("StateEntered")) return "stateEnteredEventDetails";
  if (type.endsWith("StateExited")) return "stateExitedEventDetails";
  return `${type.charAt(0).toLowerCase()}${type.slice(1)}EventDetails`;
};
