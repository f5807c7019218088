import { carryOut, usage } from "#tools/operate/commands.ts";
import { pointTo } from "#tools/operate/environment.ts";
import { optionsFrom } from "#tools/operate/options.ts";
import { operatorPorts } from "#tools/operate/ports.ts";

/** Looks after a deployment, or the product on this machine: docs/operations.md says when to use what. */
try {
  const options = optionsFrom(process.argv.slice(2));
  if (options.help) console.info(usage);
  else {
    pointTo(options);
    for (const line of await carryOut(operatorPorts(), options)) console.info(line);
  }
} catch (error) {
  // An operator reads what was wrong, not where in the code.
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
