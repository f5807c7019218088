import { resolve } from "node:path";
import { admin, demo, password } from "./demo/accounts.ts";
import { startLocal } from "./local.ts";

/** What an operator decides (infra/settings.ts) may be said here too: a load test raises the limits. */
const settingsOf = (given: NodeJS.ProcessEnv): Record<string, string> =>
  Object.fromEntries(
    ["EDIT_SECONDS", "PENDING_TASKS", "RATE_SCALE", "RUNNING_TASKS", "SIGNUP_CREDITS"].flatMap((name) => {
      const value = given[name];
      return value === undefined ? [] : [[name, value]];
    }),
  );

const started = Date.now();
const { site, stop } = await startLocal({
  port: Number(process.env["PORT"] ?? 3000),
  data: resolve(process.env["DATA_DIR"] ?? ".local"),
  fresh: process.argv.includes("--fresh"),
  settings: settingsOf(process.env),
});
console.info(`
  Animation Agent is ready at ${site} (${((Date.now() - started) / 1000).toFixed(1)} s)

  Sign in    ${demo}  or  ${admin}, password: ${password}
  Inbox      ${site}/local/inbox
  Make one   npm run make-video -- --idea "A little fox crosses the moonlit forest to find the lost star"
`);

for (const signal of ["SIGINT", "SIGTERM"] as const)
  process.once(signal, async () => {
    await stop();
    process.exit(0);
  });
