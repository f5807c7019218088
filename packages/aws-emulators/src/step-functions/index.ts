export { interpret, interpretMachine } from "./interpret.ts";
export { readDefinition } from "./read-definition.ts";
export { createRetryPolicy } from "./retry-policy.ts";
export { createTaskTokens } from "./task-tokens.ts";

import { join } from "node:path";
import { ServiceError, serveAwsJson } from "../shared/aws-json.ts";
import { type Clock, systemClock } from "../shared/clock.ts";
import { type AcceptedDefinitions, openAcceptedDefinitions } from "./accepted-definitions.ts";
import { openExecutionStore } from "./execution-store.ts";
import { createExecutions, type StatusListener } from "./executions.ts";
import { createOperations, type RegisteredMachine } from "./operations.ts";
import { readDefinition } from "./read-definition.ts";
import type { Invoke, PutEvents } from "./scope.ts";
import { createTaskTokens } from "./task-tokens.ts";

interface Settings {
  readonly folder: string;
  /** Remembers valid definitions there, so that a later start is faster. Without it each start validates them. */
  readonly definitionsFolder?: string;
  readonly port?: number;
  /** Invokes a Lambda function. The name and the message of a thrown Error reach the state machine. */
  readonly invoke: Invoke;
  readonly putEvents: PutEvents;
  readonly clock?: Clock;
}

export interface StepFunctions {
  readonly endpoint: string;
  /** Suspends the running executions; `resume` continues them after the next start. */
  readonly stop: () => Promise<void>;
  readonly register: (machine: { readonly arn: string; readonly name: string; readonly definition: string }) => void;
  /**
   * Continues unfinished executions. With `restartChanged` those whose definition is not the registered one any more
   * start again with that one: for a host whose functions have no versions, and so do not fit an old definition.
   */
  readonly resume: (options?: { readonly restartChanged?: boolean }) => void;
  readonly onStatusChange: (listener: StatusListener) => void;
}

/**
 * Starts the emulator. Call `resume` after registering the machines: it continues executions from the state they were
 * in.
 */
export const startStepFunctions = async (settings: Settings): Promise<StepFunctions> => {
  const { folder, definitionsFolder, port, clock = systemClock, invoke, putEvents } = settings;
  const accepted = definitionsFolder === undefined ? undefined : openAcceptedDefinitions(definitionsFolder);
  const machines = new Map<string, RegisteredMachine>();
  const store = openExecutionStore(join(folder, "executions"));
  const tokens = createTaskTokens();
  const executions = createExecutions({ store, clock, tokens, invoke, putEvents });
  const server = await serveAwsJson({
    name: "Step Functions",
    version: "1.0",
    operations: createOperations({ machines, executions, store, clock, tokens }),
    ...(port !== undefined && { port }),
  });
  return {
    endpoint: server.endpoint,
    stop: async () => {
      executions.suspend();
      await server.stop();
    },
    register: (machine) => {
      checkDefinition(machine.name, machine.definition, accepted);
      machines.set(machine.arn, { ...machine, registered: clock.now().getTime() });
    },
    resume: ({ restartChanged = false } = {}) =>
      executions.resume(restartChanged ? (arn) => machines.get(arn)?.definition : undefined),
    onStatusChange: executions.onStatus,
  };
};

const checkDefinition = (name: string, definition: string, accepted: AcceptedDefinitions | undefined): void => {
  try {
    readDefinition(definition, accepted);
  } catch (error) {
    throw new ServiceError("InvalidDefinition", `The state machine ${name}: ${String(error)}`);
  }
};
