import { admin, demo, password } from "./demo/accounts.ts";
import { engineLines } from "./demo/engine-lines.ts";
import { FolderInUseError } from "./host/data-folder.ts";
import { startLocal } from "./local.ts";
import { readLocalSettingsOrExit } from "./settings.ts";

/** One line for what the user can change; anything else with its stack. */
const explain = (error: unknown): unknown => {
  if (error instanceof FolderInUseError) return error.message;
  const { code, port: usedPort } = error as { readonly code?: string; readonly port?: number };
  return code === "EADDRINUSE" && usedPort === port
    ? `Port ${port} is in use. Stop the program that uses it, or set PORT.`
    : error;
};

const { port, data, settings } = readLocalSettingsOrExit(process.env);
const startedAt = Date.now();
try {
  const { site, stop, product } = await startLocal({ port, data, settings, fresh: process.argv.includes("--fresh") });
  console.info(`
  Animation Agent is ready at ${site} (${((Date.now() - startedAt) / 1000).toFixed(1)} s)

  Sign in    ${demo}  or  ${admin}, password: ${password}
  Inbox      ${site}/local/inbox
${(await engineLines(product.environment)).join("\n")}
  Make one   npm run make-video -- --idea "A little fox crosses the moonlit forest to find the lost star"
`);

  for (const signal of ["SIGINT", "SIGTERM"] as const)
    process.once(signal, async () => {
      await stop();
      process.exit(0);
    });
} catch (error) {
  console.error(explain(error));
  process.exit(1);
}
