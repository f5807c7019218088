import { adminPorts } from "#functions/connect/admin.ts";
import { clock } from "#functions/connect/clock.ts";
import { requestCertificate } from "#functions/connect/content-credentials.ts";
import { database } from "#functions/connect/database.ts";
import { engineChecks } from "#functions/connect/engines/checks.ts";
import { chosenEngines } from "#functions/connect/engines/chosen-engines.ts";
import { pauses } from "#functions/connect/engines/engine-call.ts";
import { executions } from "#functions/connect/executions.ts";

export type OperatorPorts = ReturnType<typeof operatorPorts>;

/** The ports of operator commands: records, events, executions and checks of engines. They reach no files, mails or payments. */
export const operatorPorts = () => ({
  ...clock(),
  ...database(),
  ...adminPorts(),
  ...executions(),
  ...pauses(),
  ...engineChecks(),
  engines: chosenEngines(),
  requestCertificate,
});
