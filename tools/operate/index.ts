import { runCommand, usage } from "#tools/operate/commands.ts";
import { setEnvironment } from "#tools/operate/environment.ts";
import { parseOptions } from "#tools/operate/options.ts";
import { operatorPorts } from "#tools/operate/ports.ts";

/** The operator's command line, for a deployment or the product on this machine. See docs/operations.md. */
try {
  const options = parseOptions(process.argv.slice(2));
  if (options.help) console.info(usage);
  else {
    setEnvironment(options);
    for (const line of await runCommand(operatorPorts(), options)) console.info(line);
  }
} catch (error) {
  // An operator needs the message, not the stack.
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
