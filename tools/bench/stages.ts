import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { cpus, tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { interpret } from "@animation-agent/aws-emulators/step-functions";
import { demo, password } from "#local/demo/accounts.ts";
import { bundle } from "#local/host/bundle.ts";
import { FunctionInstance } from "#local/host/instance.ts";
import { startLocal } from "#local/local.ts";
import { signedIn } from "#local/make-video/api.ts";
import { optionsFrom } from "#local/make-video/options.ts";
import { fileOf, stagesIn } from "#state-machines/stages.ts";
import { createLimiter } from "#test/support/concurrency-limit.ts";
import { childSeconds } from "./film/processor-time.ts";

/**
 * Makes a film, one function at a time, each in a process of its own. Prints the CPU seconds that each stage takes to
 * load, and those of its calls: `npm run bench:stages -- --minutes 10`. Other work on the machine changes them little.
 * `--out tools/simulate/stage-seconds.json` keeps them for `npm run simulate`.
 */
const { values } = parseArgs({ options: { minutes: { type: "string", default: "10" }, out: { type: "string" } } });
const root = resolve(import.meta.dirname, "../..");
const definition = readFileSync(join(root, "state-machines/make-video.asl.json"), "utf8");
const stages = stagesIn(definition);
const entryOf = (name: string): string => `functions/${fileOf("make-video", name)}`;

const data = mkdtempSync(join(tmpdir(), "bench-stages-"));
// The product's own execution waits for edits, so that it makes no film beside this one.
const local = await startLocal({ port: 0, data, settings: { EDIT_SECONDS: "86400" } });
const call = await signedIn(local.site, demo, password);
const { taskData } = optionsFrom(["--idea", "A little fox learns to swim", "--minutes", values.minutes, "--zoom"]);
const { taskId } = await call("POST", "/api/task", { mode: "create", taskData });
const { data: task } = await call("GET", `/api/task/${taskId}/status`);
const run = { userId: (task as { user_id: string }).user_id, taskId, attempt: 1 };

const files = await bundle(root, stages.map(entryOf));
const instances = new Map<string, FunctionInstance>();
const loaded = new Map<string, number>();
const worked = new Map<string, number[]>();

const specOf = (name: string) => ({
  arn: name,
  file: files.get(entryOf(name)) ?? "",
  // The refusal of the first call is no news.
  environment: { ...local.product.environment, POWERTOOLS_LOG_LEVEL: "SILENT" },
  timeoutSeconds: 3_600,
  isHeavy: true,
});

/** An instance that has loaded its code: it refuses an input without a film. */
const startInstance = async (name: string): Promise<FunctionInstance> => {
  const before = childSeconds();
  const instance = new FunctionInstance("process", specOf(name).environment);
  await instance.invoke(specOf(name), {}).catch(() => {});
  instances.set(name, instance);
  loaded.set(name, childSeconds() - before);
  return instance;
};

const measure = async (name: string, payload: unknown): Promise<unknown> => {
  const instance = instances.get(name) ?? (await startInstance(name));
  const before = childSeconds();
  const result = await instance.invoke(specOf(name), payload);
  worked.set(name, [...(worked.get(name) ?? []), childSeconds() - before]);
  return result;
};

const oneAtATime = createLimiter(1);
await interpret(definition.replace(/\$\{(\w+)\}/g, "$1"), run, {
  invoke: (name, payload) => oneAtATime(() => measure(name, payload)),
});

const round = (seconds: number): number => Math.round(100 * seconds) / 100;
const mean = (list: readonly number[]): number => round(list.reduce((sum, each) => sum + each, 0) / list.length);
console.info("| Stage | Calls | Load, CPU s | A call, CPU s |\n| --- | ---: | ---: | ---: |");
for (const [name, calls] of worked)
  console.info(`| ${name} | ${calls.length} | ${round(loaded.get(name) ?? 0)} | ${mean(calls)} |`);
if (values.out) {
  const stageSeconds = [...worked].map(([name, calls]) => [
    name,
    { load: round(loaded.get(name) ?? 0), calls: calls.map(round) },
  ]);
  const measured = {
    date: new Date().toISOString().slice(0, 10),
    minutes: Number(values.minutes),
    processor: cpus()[0]?.model ?? "",
    stages: Object.fromEntries(stageSeconds),
  };
  writeFileSync(values.out, `${JSON.stringify(measured)}\n`);
}
await Promise.all([...instances.values()].map((instance) => instance.stop()));
await local.stop();
rmSync(data, { recursive: true });
