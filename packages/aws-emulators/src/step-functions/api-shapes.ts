import type { Execution } from "./execution.ts";

/** An execution as ListExecutions tells of it. */
export const listed = ({ arn, machineArn, name, status, startDate, stopDate }: Execution) => ({
  executionArn: arn,
  stateMachineArn: machineArn,
  name,
  status,
  startDate: startDate / 1000,
  ...(stopDate !== undefined && { stopDate: stopDate / 1000 }),
});

/** An execution as DescribeExecution tells of it. */
export const described = (execution: Execution) => {
  const { input, output, error, cause } = execution;
  return {
    ...listed(execution),
    input,
    inputDetails: { included: true },
    ...(output !== undefined && { output, outputDetails: { included: true } }),
    ...(error !== undefined && { error }),
    ...(cause !== undefined && { cause }),
    redriveCount: 0,
  };
};
