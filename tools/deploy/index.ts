import { SecretsManagerClient } from "@aws-sdk/client-secrets-manager";
import { SettingError } from "#contract/settings/parse.ts";
import { findAccount } from "#tools/deploy/account.ts";
import { deploy } from "#tools/deploy/deploy.ts";
import { DeployFault } from "#tools/deploy/fault.ts";
import { parseDeployOptions, usage } from "#tools/deploy/options.ts";
import { rotate } from "#tools/deploy/rotate.ts";
import { programs } from "#tools/deploy/run.ts";
import { secretStore } from "#tools/deploy/secrets.ts";

/** `npm run deploy` and `npm run rotate`. See docs/deploy.md. */
const run = async (command: string, argv: readonly string[]): Promise<readonly string[]> => {
  const options = parseDeployOptions(argv, process.env);
  const [name] = options.positionals;
  if (options.help || (command === "rotate" && !name)) return [usage];
  const store = secretStore(new SecretsManagerClient({ region: options.region }), options.stage);
  if (command === "deploy")
    return deploy({ programs, store, environment: process.env, say: (line) => console.info(line) }, options);
  await findAccount(programs, options.region);
  return rotate(store, name ?? "", { environment: process.env, isNow: options.now, now: new Date() });
};

try {
  const [command = "", ...argv] = process.argv.slice(2);
  for (const line of await run(command, argv)) console.info(line);
} catch (error) {
  // What an operator can mend needs the message, not the stack.
  console.error(error instanceof DeployFault || error instanceof SettingError ? error.message : error);
  process.exitCode = 1;
}
