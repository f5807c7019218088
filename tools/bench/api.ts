import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DeleteCommand, DynamoDBDocumentClient } from "@aws-sdk/lib-dynamodb";
import { TaskForm } from "#contract/schema/task-form.ts";
import { commit } from "#functions/adapters/dynamodb/commit.ts";
import { rateCounters } from "#functions/adapters/dynamodb/rates.ts";
import { keys } from "#functions/adapters/dynamodb/table.ts";
import { taskRecords } from "#functions/adapters/dynamodb/tasks.ts";
import { userRecords } from "#functions/adapters/dynamodb/users.ts";
import { reserve } from "#functions/core/credit/task-credits.ts";
import { newTask, orderFrom } from "#functions/core/order/new-task.ts";
import { fromSite } from "#functions/core/order/origin.ts";
import { startLocal } from "#local/local.ts";

/**
 * Measures the time of API requests relative to the DynamoDB requests that they make: `npm run bench:api`. Both run in
 * turn on the same table, so that other work on the machine affects both. Exits with 1 if a ratio is above 3.
 */
const rounds = 60;
const warmUp = 10;
const maxRatio = 3;
const unlimited = "1000000";

const data = await mkdtemp(join(tmpdir(), "bench-api-"));
const settings = { EDIT_SECONDS: "86400", RATE_SCALE: unlimited, PENDING_TASKS: unlimited, SIGNUP_CREDITS: unlimited };
const { site, product, stop } = await startLocal({ port: 0, data, settings });
const { accessToken, sub } = await product.cognito.issueTokens({ email: "bench@example.com" });
const client = DynamoDBDocumentClient.from(product.database, {
  marshallOptions: { removeUndefinedValues: true },
});
const table = { client, name: product.environment["TABLE_NAME"] ?? "" };
const save = commit(table, { runningTasks: () => 2, filmsAtOnce: () => 0, pendingTasks: () => Number(unlimited) });
const { users, timings } = userRecords(table);
const tasks = taskRecords(table);
const rates = rateCounters(table);

const taskData = { storyType: "fairytale_story", inputStory: "A fox learns to sail", voiceLanguage: "english" };
const call = async (method: string, path: string, body?: object): Promise<{ readonly taskId?: string }> => {
  const answer = await fetch(site + path, {
    method,
    headers: { authorization: `Bearer ${accessToken}`, "content-type": "application/json" },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
  // Only the id of a new task is read.
  return (await answer.json()) as { readonly taskId?: string };
};
const { taskId = "" } = await call("POST", "/api/task", { taskData });

/** Writes what creating a task writes, and deletes its event, so that no film starts. */
const bareCreate = async () => {
  const at = new Date();
  await rates.take(sub, "bench", { minute: Number(unlimited), day: Number(unlimited) }, at);
  const { email = "" } = (await users.find(sub)) ?? {};
  const id = `web_${crypto.randomUUID()}`;
  const order = orderFrom(TaskForm.parse(taskData), { filmShortSide: 1080 });
  const task = newTask(order, {
    id,
    userId: sub,
    email,
    at,
    editSeconds: 60,
    fullStoryKey: undefined,
    origin: fromSite,
  });
  await save([
    { kind: "move-credits", userId: sub, entries: [reserve(task, at.toISOString())] },
    { kind: "insert-task", task },
  ]);
  await client.send(new DeleteCommand({ TableName: table.name, Key: keys.event(id) }));
  await timings.recent();
};

const cases = {
  "GET status": {
    api: () => call("GET", `/api/task/${taskId}/status`),
    bare: async () => {
      await tasks.find(sub, taskId);
      await timings.recent();
    },
  },
  "POST create": { api: () => call("POST", "/api/task", { taskData }), bare: bareCreate },
};

const milliseconds = async (work: () => Promise<unknown>): Promise<number> => {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
};
const median = (times: readonly number[]): number => [...times].sort((a, b) => a - b)[times.length >> 1] ?? 0;

const line = (...cells: readonly string[]) =>
  console.info(cells.map((cell, at) => (at === 0 ? cell.padEnd(14) : cell.padStart(12))).join(""));
const formatTime = (time: number) => `${time.toFixed(2)} ms`;

line("p50", "API", "DynamoDB", "ratio");
let worst = 0;
for (const [name, { api, bare }] of Object.entries(cases)) {
  const times: { readonly api: number[]; readonly bare: number[] } = { api: [], bare: [] };
  for (let round = -warmUp; round < rounds; round++) {
    const [ours, theirs] = [await milliseconds(api), await milliseconds(bare)];
    if (round < 0) continue;
    times.api.push(ours);
    times.bare.push(theirs);
  }
  const ratio = median(times.api) / median(times.bare);
  worst = Math.max(worst, ratio);
  line(name, formatTime(median(times.api)), formatTime(median(times.bare)), ratio.toFixed(2));
}
await stop();
await rm(data, { recursive: true, force: true });
if (worst > maxRatio) {
  console.error(`An API request takes more than ${maxRatio} times as long as its DynamoDB requests`);
  process.exitCode = 1;
}
