import { resolve } from "node:path";
import { admin, demo, password } from "./demo/accounts.ts";
import { startLocal } from "./local.ts";

const started = Date.now();
const { site, stop } = await startLocal({
  port: Number(process.env["PORT"] ?? 3000),
  data: resolve(process.env["DATA_DIR"] ?? ".local"),
  fresh: process.argv.includes("--fresh"),
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
