import { join } from "node:path";
import { build, type Plugin, stop } from "esbuild";
import { layers } from "#infra/native/layers.ts";
import { buildCached } from "./build-cache.ts";

/** The files and folders that the bundles depend on. */
export const sources = [
  "contract",
  "functions",
  "state-machines",
  "packages/studio/src",
  "contract/openapi.json",
  "package-lock.json",
];

/**
 * Bundles the entry files of all functions together: shared code exists once, and an instance starts in half the time
 * that unbundled packages take. The bundles are inside the repository, so they find the packages that a layer provides
 * in the cloud. Returns the bundle of each entry file.
 */
export const bundle = async (
  root: string,
  entries: readonly string[],
  dependsOn: readonly string[] = sources,
): Promise<Map<string, string>> => {
  const make = (folder: string): Promise<void> => run(root, entries, folder);
  const folder = await buildCached({ root, cacheFolder: "dist/functions", sources: dependsOn, build: make });
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
    // Some packages call `require`.
    banner: { js: 'import{createRequire as __from}from"node:module";const require=__from(import.meta.url);' },
    sourcemap: "linked",
    sourcesContent: false,
    outExtension: { ".js": ".mjs" },
    plugins: [ownImports(root)],
    logLevel: "warning",
  });
  await stop();
};

/** Imports such as `#functions/…` are bundled; without this, esbuild treats them as packages. */
const ownImports = (root: string): Plugin => ({
  name: "own-imports",
  setup({ onResolve }) {
    onResolve({ filter: /^#(contract|docs|functions|state-machines|studio|test)\// }, ({ path }) => ({
      path: join(root, path.slice(1)),
    }));
  },
});
