// Inside an instance: loads the function's code and answers one event after the other, as Lambda's runtime does.
import { parentPort, workerData } from "node:worker_threads";

const loaded = import(workerData.file);
const context = { functionName: workerData.file, awsRequestId: "", getRemainingTimeInMillis: () => 25_000 };

parentPort.on("message", async (event) => {
  try {
    const { handler } = await loaded;
    const result = await handler(event, { ...context, awsRequestId: crypto.randomUUID() });
    // Lambda carries results as JSON, so that nothing else gets through here either.
    parentPort.postMessage({ result: result === undefined ? null : JSON.parse(JSON.stringify(result)) });
  } catch (error) {
    const { name, message, stack } = error instanceof Error ? error : new Error(String(error));
    parentPort.postMessage({ error: { name, message, stack } });
  }
});
