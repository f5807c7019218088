import { adminPorts } from "#functions/connect/admin.ts";
import { clock } from "#functions/connect/clock.ts";
import { database } from "#functions/connect/database.ts";
import { pauses } from "#functions/connect/engines/engine-call.ts";
import { executions } from "#functions/connect/executions.ts";

export type OperatorPorts = ReturnType<typeof operatorPorts>;

/** The ports of operator commands: records, events and executions. They reach no files, mails or payments. */
export const operatorPorts = () => ({ ...clock(), ...database(), ...adminPorts(), ...executions(), ...pauses() });
