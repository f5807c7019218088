import { createRequire } from "node:module";
import { startDynamodb } from "../src/dynamodb/index.ts";

/**
 * A DynamoDB in its own process, so that a test can kill it. It prints its address on the first line.
 * With a number as second argument it kills itself after that many disk writes.
 */
const [, , folder, writesToLive] = process.argv;
if (writesToLive) dieAfter(Number(writesToLive));
startDynamodb({ folder }).then(({ endpoint }) => console.info(endpoint));

function dieAfter(limit: number) {
  const ofDynalite = createRequire(createRequire(import.meta.url).resolve("dynalite"));
  const database: { prototype: Record<string, (...given: unknown[]) => Promise<unknown>> } = ofDynalite("level").Level;
  let writes = 0;
  for (const name of ["_put", "_del", "_batch"]) {
    const write = database.prototype[name];
    database.prototype[name] = async function (...given) {
      const written = await write?.apply(this, given);
      if (++writes === limit) process.kill(process.pid, "SIGKILL");
      return written;
    };
  }
}
