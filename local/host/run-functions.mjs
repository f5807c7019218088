// Runs inside an instance: loads functions and handles events, like Lambda's runtime but for several functions at once.
import { parentPort } from "node:worker_threads";

const contextOf = (file) => ({
  functionName: file,
  awsRequestId: crypto.randomUUID(),
  getRemainingTimeInMillis: () => 25_000,
});

const answer = async (loaded, file, event) => {
  try {
    const { handler } = await loaded;
    const result = await handler(event, contextOf(file));
    // Lambda returns results as JSON, so only JSON values are returned here.
    return { result: result === undefined ? null : JSON.parse(JSON.stringify(result)) };
  } catch (error) {
    const { name, message, stack } = error instanceof Error ? error : new Error(String(error));
    return { error: { name, message, stack } };
  }
};

const send = (message) => {
  if (parentPort) parentPort.postMessage(message);
  // The callback ignores the error of a main process that was killed: this process ends with its channel.
  else process.send(message, undefined, undefined, () => {});
};

const run = async ({ id, file, event, isOnlyLoaded }) => {
  const loaded = import(file);
  // If the code cannot be loaded, the event fails with the reason. Its own log cannot say so.
  await loaded.catch((error) => console.error(`${file} could not be loaded`, error));
  send({ id, isLoaded: true });
  if (!isOnlyLoaded) send({ id, answer: await answer(loaded, file, event) });
};

/** Bytes by which a process may grow between two garbage collections. A collection takes a tenth of a second. */
const maxGrowth = 100_000_000;
let sizeAfterCollection = 0;

/** Pictures are outside of the JavaScript heap, which does not grow enough to start a garbage collection. */
const collectGarbageAfterGrowth = () => {
  if (process.memoryUsage.rss() - sizeAfterCollection < maxGrowth) return;
  globalThis.gc?.();
  sizeAfterCollection = process.memoryUsage.rss();
};

if (parentPort) parentPort.on("message", run);
else {
  process.on("message", async (message) => {
    await run(message);
    collectGarbageAfterGrowth();
  });
  process.on("disconnect", () => process.exit());
  // Ctrl+C reaches all processes. The main process ends this one when it is done with it.
  for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => {});
}
