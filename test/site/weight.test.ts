import { readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { gzipSync } from "node:zlib";
import { beforeAll, expect, it } from "vitest";
import * as z from "zod";
import { buildSite } from "#local/host/build-site.ts";
import { firstLoad } from "#web/build/first-load.ts";

const Manifest = z.record(
  z.string(),
  z.object({
    file: z.string(),
    isEntry: z.boolean().default(false),
    imports: z.array(z.string()).default([]),
    css: z.array(z.string()).default([]),
  }),
);

let folder: string;
let manifest: z.infer<typeof Manifest>;

beforeAll(async () => {
  folder = await buildSite(resolve(import.meta.dirname, "../.."));
  manifest = Manifest.parse(JSON.parse(await readFile(join(folder, ".vite/manifest.json"), "utf8")));
});

/** The maximum kB (1,000 bytes, gzip) of scripts and styles that a screen loads before its first render. */
const maxKilobytes: Readonly<Record<keyof typeof firstLoad, readonly [scripts: number, styles: number]>> = {
  "/": [110, 12],
  "/login": [184, 97],
  "/terms": [110, 10],
  "/privacy": [110, 10],
  "/imprint": [110, 10],
  "/welcome": [240, 97],
  "/tasks": [296, 97],
  "/create-task": [282, 97],
  "/repeat-task": [282, 97],
  "/continue-task": [282, 97],
  "/credits": [296, 97],
  "/balance": [296, 97],
  "/payment-success": [296, 97],
  "/task-detail": [296, 97],
  "/account": [296, 97],
  "/admin": [296, 97],
  "/asset-management": [296, 97],
  "/youtube": [296, 97],
  "/developer": [296, 97],
  "/system_prompts": [296, 97],
  "/payment-cancelled": [110, 10],
  "/unsubscribe": [110, 10],
  "/illustration-samples": [110, 10],
  "/watch": [110, 10],
  "/embed": [110, 10],
};

it.each(Object.keys(firstLoad))("loads %s within its byte budget", async (path) => {
  const files = filesOf(firstLoad[path] ?? []);

  const [scripts, styles] = await Promise.all([weigh(files, ".js"), weigh(files, ".css")]);

  const [maxScripts = 0, maxStyles = 0] = maxKilobytes[path] ?? [];
  if (process.env["WEIGHTS"]) console.info(`${path}: ${scripts} kB of scripts, ${styles} kB of styles`);
  expect(scripts).toBeLessThanOrEqual(maxScripts);
  expect(styles).toBeLessThanOrEqual(maxStyles);
});

/** Returns the files that the browser loads for some modules: the entry, their chunks and the chunks' imports. */
const filesOf = (modules: readonly string[]): readonly string[] => {
  const files = new Set<string>();
  const seen = new Set<string>();
  const visit = (key: string): void => {
    const chunk = manifest[key];
    if (!chunk || seen.has(key)) return;
    seen.add(key);
    for (const file of [chunk.file, ...chunk.css]) files.add(file);
    chunk.imports.forEach(visit);
  };
  for (const [key, { isEntry }] of Object.entries(manifest))
    if (isEntry || modules.some((module) => key.endsWith(module))) visit(key);
  return [...files];
};

const weigh = async (files: readonly string[], ending: string): Promise<number> => {
  const sizes = files
    .filter((file) => file.endsWith(ending))
    .map(async (file) => gzipSync(await readFile(join(folder, file)), { level: 9 }).length);
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0) / 1000;
};
