// Runs inside an instance: loads the function and handles events one after the other, like Lambda's runtime.
import { parentPort, workerData } from "node:worker_threads";

const file = workerData?.file ?? process.argv[2];
const loaded = import(file);
const context = { functionName: file, awsRequestId: "", getRemainingTimeInMillis: () => 25_000 };

const answer = async (event) => {
  try {
    const { handler } = await loaded;
    const result = await handler(event, { ...context, awsRequestId: crypto.randomUUID() });
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
// If the code cannot be loaded, the first event fails with the reason.
const reportLoaded = () => send({ loaded: true });
loaded.then(reportLoaded, reportLoaded);

if (parentPort) parentPort.on("message", async (event) => send(await answer(event)));
else {
  process.on("message", async ({ event }) => {
    send(await answer(event));
    // Pictures are outside of the JavaScript heap, which does not grow enough to start a garbage collection.
    globalThis.gc?.();
  });
  process.on("disconnect", () => process.exit());
  // Ctrl+C reaches all processes. The main process ends this one when it is done with it.
  for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => {});
}
