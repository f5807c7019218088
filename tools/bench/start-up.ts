import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import type { Endpoint } from "#contract/endpoint.ts";
import { type ApiContext, api } from "#contract/index.ts";
import { bundleAll } from "#infra/bundle/bundle.ts";
import { bundleFolder } from "#infra/bundle/folder.ts";
import { templates } from "#test/infra/template.ts";
import { bundleClientsOnly } from "./start-up/bundle-clients-only.ts";
import { measureStart, type Start } from "./start-up/measure-start.ts";
import { findSdkClients } from "./start-up/sdk-clients.ts";

/**
 * Measures how long API functions take to start, relative to a function that only creates the same SDK clients:
 * `npm run bench:start-up`. "loaded": the function can take a request. "ready": it has connected its adapters and
 * answered a first request, which it refuses. Both run in turn, in separate processes, and the unit is processor time,
 * so that other work on the machine changes the ratio only little. Exits with 1 if a ratio is above 2.
 */
const rounds = Number(process.env["ROUNDS"] ?? 9);
const maxRatio = 2;

bundleAll();
// The keys of `api` are its contexts.
const contexts = Object.keys(api) as ApiContext[];
const entries = contexts.map((context) => `functions/api/${context}/index.ts`);
const clients = findSdkClients(entries);
const { service } = templates();

/** The function's environment in the stack; values that only a deployment knows are placeholders. */
const environmentOf = (entry: string): Readonly<Record<string, string>> => {
  const made = service.ofType("Lambda::Function").find(({ metadata }) => metadata["entry"] === entry);
  const given: Readonly<Record<string, unknown>> = made?.properties.Environment?.Variables ?? {};
  const words = Object.entries(given).map(([name, value]) => [name, typeof value === "string" ? value : "any"]);
  return {
    ...Object.fromEntries(words),
    ...{ AWS_REGION: "us-east-1", AWS_ACCESS_KEY_ID: "none", AWS_SECRET_ACCESS_KEY: "none" },
  };
};

/** A request that connects all adapters and is refused before they are used. */
const requestOf = (context: ApiContext): object => {
  const endpoints: readonly Endpoint[] = api[context];
  const { method, path } = endpoints.find(({ caller }) => caller !== "anyone") ?? { method: "GET", path: "/api/none" };
  return {
    httpMethod: method,
    path: path.replace(/^\/api/, "").replace(/\{\w+\}/g, "any"),
    headers: {},
    requestContext: { identity: { sourceIp: "192.0.2.1" } },
  };
};

const median = (starts: readonly Start[], of: keyof Start): number =>
  starts.map((each) => each[of]).sort((a, b) => a - b)[starts.length >> 1] ?? 0;
const line = (...cells: readonly string[]) =>
  console.info(cells.map((cell, at) => (at === 0 ? cell.padEnd(12) : cell.padStart(11))).join(""));
const kilobytes = (file: string) => `${Math.round(statSync(file).size / 1024).toLocaleString("en")} KB`;

const folder = mkdtempSync(join(tmpdir(), "bench-start-up-"));
let slow = 0;
line("function", "bare", "loaded", "ratio", "ready", "ratio", "bare", "ours", "clients");
for (const [at, context] of contexts.entries()) {
  const entry = entries[at] ?? "";
  const used = clients.get(entry) ?? [];
  const files = { bare: join(folder, `${context}.js`), ours: resolve(bundleFolder(entry), "index.js") };
  await bundleClientsOnly(used, files.bare);
  const times: Record<keyof typeof files, Start[]> = { bare: [], ours: [] };
  for (let round = 0; round < rounds; round++)
    for (const which of ["bare", "ours"] as const)
      times[which].push(measureStart(files[which], requestOf(context), environmentOf(entry)));
  const bare = median(times.bare, "loaded");
  const [loaded, ready] = [median(times.ours, "loaded"), median(times.ours, "ready")];
  // Without SDK clients there is no baseline.
  if (used.length > 0 && loaded > maxRatio * bare) slow++;
  const shown = [bare, loaded, loaded / bare, ready, ready / bare].map((each, nth) =>
    nth === 2 || nth === 4 ? each.toFixed(2) : `${each.toFixed(0)} ms`,
  );
  line(context, ...shown, kilobytes(files.bare), kilobytes(files.ours), String(used.length));
}
rmSync(folder, { recursive: true });
if (slow > 0) {
  console.error(`${slow} functions take more than ${maxRatio} times as long as their clients alone`);
  process.exitCode = 1;
}
