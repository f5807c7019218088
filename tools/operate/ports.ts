import { adminPorts } from "#functions/connect/admin.ts";
import { clock } from "#functions/connect/clock.ts";
import { database } from "#functions/connect/database.ts";
import { executions } from "#functions/connect/executions.ts";
import { pauses } from "#functions/connect/provider-call.ts";

export type Deps = ReturnType<typeof operatorPorts>;

/** What an operator works with: the records, the bus and the runs. No file, no mail and no money of anybody's. */
export const operatorPorts = () => ({ ...clock(), ...database(), ...adminPorts(), ...executions(), ...pauses() });
