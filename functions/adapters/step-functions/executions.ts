import {
  DescribeExecutionCommand,
  ExecutionAlreadyExists,
  ExecutionDoesNotExist,
  SendTaskSuccessCommand,
  type SFNClient,
  StartExecutionCommand,
  StopExecutionCommand,
  TaskDoesNotExist,
  TaskTimedOut,
} from "@aws-sdk/client-sfn";
import type { TaskAttempt } from "#functions/core/task/changes.ts";
import type { Executions } from "#functions/core/task/ports.ts";

/** Executions of the make-video state machine, which are started by its ARN or that of an alias. The name is task id and attempt, so that none starts twice. */
export const sfnExecutions = (client: SFNClient, stateMachineArn: string): Executions => {
  // The ARN of an execution does not name the alias: arn:aws:states:region:account:stateMachine:name[:alias].
  const machine = stateMachineArn.split(":").slice(0, 7).join(":").replace(":stateMachine:", ":execution:");
  const executionArn = (run: TaskAttempt) => `${machine}:${nameOf(run)}`;
  return {
    async start(run) {
      try {
        await client.send(
          new StartExecutionCommand({ stateMachineArn, name: nameOf(run), input: JSON.stringify(run) }),
        );
      } catch (error) {
        if (!(error instanceof ExecutionAlreadyExists)) throw error;
      }
    },
    async stop(run) {
      try {
        await client.send(new StopExecutionCommand({ executionArn: executionArn(run) }));
      } catch (error) {
        if (!(error instanceof ExecutionDoesNotExist)) throw error;
      }
    },
    async resume(token) {
      try {
        await client.send(new SendTaskSuccessCommand({ taskToken: token, output: "{}" }));
      } catch (error) {
        if (!(error instanceof TaskTimedOut || error instanceof TaskDoesNotExist)) throw error;
      }
    },
    async status(run) {
      try {
        const { status } = await client.send(new DescribeExecutionCommand({ executionArn: executionArn(run) }));
        return status === "RUNNING" ? "running" : "ended";
      } catch (error) {
        if (error instanceof ExecutionDoesNotExist) return "unknown";
        throw error;
      }
    },
  };
};

const nameOf = ({ taskId, attempt }: TaskAttempt): string => `${taskId}-${attempt}`;
