import { rmSync, writeFileSync } from "node:fs";
import { type BuildOptions, buildSync } from "esbuild";
import { layers } from "../native/layers.ts";
import { entryFiles } from "./entries.ts";
import { bundleName, bundlesFolder as folder } from "./folder.ts";
import { addParts, partNames } from "./parts.ts";
import { writeProgramLoaders } from "./programs.ts";
import { isBuiltFrom, sourcesHash } from "./sources.ts";

/**
 * Bundles the code of all functions in one run, which reads shared code once: 35 functions take as long as two would
 * one by one. Does nothing if no source has changed.
 */
export const bundleAll = (): void => {
  if (isDone) return;
  isDone = true;
  const hash = sourcesHash();
  if (isBuiltFrom(folder, hash)) return;
  rmSync(folder, { recursive: true, force: true });
  buildSync({
    ...bundling,
    entryPoints: entryFiles().map((entry) => ({ in: entry, out: `${bundleName(entry)}/index` })),
    outdir: folder,
  });
  // The repository's package.json says that files are ES modules; in Lambda there is none above a function.
  writeFileSync(`${folder}/package.json`, JSON.stringify({ type: "commonjs" }));
  addParts(entryFiles(), bundling);
  writeProgramLoaders();
  writeFileSync(`${folder}/made`, hash);
};
let isDone = false;

/** Optional dependencies of `ws`. */
const optional = ["bufferutil", "utf-8-validate"];

/** esbuild's options for the code of functions. */
export const bundling = {
  bundle: true,
  minify: true,
  // State machines match errors by name, and stack traces have no source map.
  keepNames: true,
  platform: "node",
  target: "node24",
  // Packages in a layer are found by `require` only: Node does not look for imports in /opt.
  format: "cjs",
  mainFields: ["module", "main"],
  banner: { js: 'const __address=require("node:url").pathToFileURL(__filename).href;' },
  define: { "import.meta.url": "__address" },
  external: [...Object.values(layers).flat(), ...partNames, ...optional],
  logLevel: "warning",
} as const satisfies BuildOptions;
