import { clock } from "#functions/connect/clock.ts";
import { database } from "#functions/connect/database.ts";
import { office } from "#functions/connect/office.ts";
import { pauses } from "#functions/connect/provider-call.ts";
import { runs } from "#functions/connect/runs.ts";

export type Use = ReturnType<typeof operatorPorts>;

/** What an operator works with: the records, the bus and the runs. No file, no mail and no money of anybody's. */
export const operatorPorts = () => ({ ...clock(), ...database(), ...office(), ...runs(), ...pauses() });
