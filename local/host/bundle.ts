import { join } from "node:path";
import { build, type Plugin, stop } from "esbuild";
import { layers } from "#infra/native/layers.ts";
import { makeOnce } from "./build-cache.ts";

/** What the functions are made from. */
export const sources = [
  "contract",
  "functions",
  "state-machines",
  "packages/studio/src",
  "contract/openapi.json",
  "package-lock.json",
];

/**
 * Bundles the entry files of all functions together: what they share is there once, and an instance is ready in half
 * the time that its packages would take one by one. Below the repository, so that bundles find the packages that a
 * layer brings in the cloud. Returns where each one is.
 */
export const bundle = async (
  root: string,
  entries: readonly string[],
  madeFrom: readonly string[] = sources,
): Promise<Map<string, string>> => {
  const make = (folder: string): Promise<void> => run(root, entries, folder);
  const folder = await makeOnce({ root, all: "dist/functions", sources: madeFrom, make });
  return new Map(entries.map((entry) => [entry, join(folder, entry.replace(/\.ts$/, ".mjs"))]));
};

const run = async (root: string, entries: readonly string[], folder: string): Promise<void> => {
  await build({
    absWorkingDir: root,
    entryPoints: [...new Set(entries)],
    outdir: folder,
    outbase: root,
    bundle: true,
    splitting: true,
    format: "esm",
    platform: "node",
    target: "node20",
    mainFields: ["module", "main"],
    external: Object.values(layers).flat(),
    // Some packages are written for `require`.
    banner: { js: 'import{createRequire as __from}from"node:module";const require=__from(import.meta.url);' },
    sourcemap: "linked",
    sourcesContent: false,
    outExtension: { ".js": ".mjs" },
    plugins: [ownImports(root)],
    logLevel: "warning",
  });
  await stop();
};

/** `#functions/…` is ours and bundled, whatever esbuild thinks of packages. */
const ownImports = (root: string): Plugin => ({
  name: "own-imports",
  setup({ onResolve }) {
    onResolve({ filter: /^#(contract|docs|functions|state-machines|studio|test)\// }, ({ path }) => ({
      path: join(root, path.slice(1)),
    }));
  },
});
