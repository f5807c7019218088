export { interpret } from "./interpret.ts";
export { readDefinition } from "./read-definition.ts";

import { join } from "node:path";
import { ServiceError, serveAwsJson } from "../shared/aws-json.ts";
import { type Clock, systemClock } from "../shared/clock.ts";
import { shelf } from "./execution-store.ts";
import { executions, type StatusListener } from "./executions.ts";
import { operations, type RegisteredMachine } from "./operations.ts";
import { readDefinition } from "./read-definition.ts";
import type { Invoke, PutEvents } from "./scope.ts";

interface Settings {
  readonly folder: string;
  readonly port?: number;
  /** Runs a function; throws an Error whose `name` and `message` the state machine shall see. */
  readonly invoke: Invoke;
  readonly putEvents: PutEvents;
  readonly clock?: Clock;
}

export interface StepFunctions {
  readonly endpoint: string;
  /** Running executions rest, and go on after the next start. */
  readonly stop: () => Promise<void>;
  readonly register: (machine: { readonly arn: string; readonly name: string; readonly definition: string }) => void;
  readonly resume: () => void;
  readonly onStatusChange: (listener: StatusListener) => void;
}

/** A Step Functions on this machine. What was running when it last ended goes on from the state it was in. */
export const startStepFunctions = async (settings: Settings): Promise<StepFunctions> => {
  const { folder, port, clock = systemClock, invoke, putEvents } = settings;
  const machines = new Map<string, RegisteredMachine>();
  const disk = shelf(join(folder, "executions"));
  const all = executions({ shelf: disk, clock, invoke, putEvents });
  const server = await serveAwsJson({
    name: "Step Functions",
    version: "1.0",
    operations: operations({ machines, executions: all, shelf: disk, clock }),
    ...(port !== undefined && { port }),
  });
  return {
    endpoint: server.endpoint,
    stop: async () => {
      all.rest();
      await server.stop();
    },
    register: (machine) => {
      checkDefinition(machine.name, machine.definition);
      machines.set(machine.arn, { ...machine, registered: clock.now().getTime() });
    },
    resume: all.resume,
    onStatusChange: all.onStatus,
  };
};

const checkDefinition = (name: string, definition: string): void => {
  try {
    readDefinition(definition);
  } catch (error) {
    throw new ServiceError("InvalidDefinition", `The state machine ${name}: ${String(error)}`);
  }
};
