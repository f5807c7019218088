// Inside an instance: loads the function's code and answers one event after the other, as Lambda's runtime does.
import { parentPort, workerData } from "node:worker_threads";

const file = workerData?.file ?? process.argv[2];
const loaded = import(file);
const context = { functionName: file, awsRequestId: "", getRemainingTimeInMillis: () => 25_000 };

const answer = async (event) => {
  try {
    const { handler } = await loaded;
    const result = await handler(event, { ...context, awsRequestId: crypto.randomUUID() });
    // Lambda carries results as JSON, so that nothing else gets through here either.
    return { result: result === undefined ? null : JSON.parse(JSON.stringify(result)) };
  } catch (error) {
    const { name, message, stack } = error instanceof Error ? error : new Error(String(error));
    return { error: { name, message, stack } };
  }
};

if (parentPort) parentPort.on("message", async (event) => parentPort.postMessage(await answer(event)));
else {
  process.on("message", async ({ event }) => {
    process.send(await answer(event));
    // Pictures lie outside of the heap, which alone does not grow enough to be looked through.
    globalThis.gc?.();
  });
  process.on("disconnect", () => process.exit());
  // Those who end the product with a key mean its first process, which ends this one when it is done with it.
  for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => {});
}
