import { clock } from "#functions/connect/clock.ts";
import { database } from "#functions/connect/database.ts";
import { office } from "#functions/connect/office.ts";
import { pauses } from "#functions/connect/provider-call.ts";
import { runs } from "#functions/connect/runs.ts";

export type OperatorPorts = ReturnType<typeof operatorPorts>;

/** The ports of operator commands: records, events and executions. They reach no files, mails or payments. */
export const operatorPorts = () => ({ ...clock(), ...database(), ...office(), ...runs(), ...pauses() });
