import { admin, demo, password } from "./demo/accounts.ts";
import { engineLines } from "./demo/engine-lines.ts";
import { explain } from "./explain.ts";
import { startLocal } from "./local.ts";
import { readLocalSettingsOrExit } from "./settings.ts";

const { port, data, settings, operator, sharing } = readLocalSettingsOrExit(process.env);
const startedAt = Date.now();
// A disk that fills up within the guard's interval: what was acknowledged is stored, so the next start continues.
process.on("uncaughtException", (error) => {
  console.error(explain(error, port));
  process.exit(1);
});
try {
  const fresh = process.argv.includes("--fresh");
  const { site, stop, product } = await startLocal({ port, data, settings, operator, sharing, fresh });
  console.info(`
  Animation Agent is ready at ${site} (${((Date.now() - startedAt) / 1000).toFixed(1)} s)

  Sign in    ${sharing ? `${sharing.adminEmail}, with ADMIN_PASSWORD` : `${demo}  or  ${admin}, password: ${password}`}
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
  console.error(explain(error, port));
  process.exit(1);
}
