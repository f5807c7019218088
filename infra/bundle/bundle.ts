import { rmSync, writeFileSync } from "node:fs";
import { type BuildOptions, buildSync } from "esbuild";
import { layers } from "../native/layers.ts";
import { entryFiles } from "./entries.ts";
import { bundleName, bundlesFolder as folder } from "./folder.ts";
import { addParts, partNames } from "./parts.ts";
import { pointToPrograms } from "./programs.ts";
import { isMadeOf, sourcesMark } from "./sources.ts";

/**
 * Bundles the code of all functions at once: what they share is read once, and 35 take as long as two would one by
 * one. Made again only when a source has changed.
 */
export const bundleAll = (): void => {
  if (isDone) return;
  isDone = true;
  const mark = sourcesMark();
  if (isMadeOf(folder, mark)) return;
  rmSync(folder, { recursive: true, force: true });
  buildSync({
    ...bundling,
    entryPoints: entryFiles().map((entry) => ({ in: entry, out: `${bundleName(entry)}/index` })),
    outdir: folder,
  });
  // Lambda has no package above a function; here there is one that says otherwise.
  writeFileSync(`${folder}/package.json`, JSON.stringify({ type: "commonjs" }));
  addParts(entryFiles(), bundling);
  pointToPrograms();
  writeFileSync(`${folder}/made`, mark);
};
let isDone = false;

/** What `ws` would like to have, and does without. */
const optional = ["bufferutil", "utf-8-validate"];

/** How a function's code becomes one file, wherever it goes. */
export const bundling = {
  bundle: true,
  minify: true,
  // The state machines know errors by their names, and a trace without a map is read by them.
  keepNames: true,
  platform: "node",
  target: "node24",
  // A layer's packages are found by `require` only: Node does not look for imports in /opt.
  format: "cjs",
  mainFields: ["module", "main"],
  banner: { js: 'const __address=require("node:url").pathToFileURL(__filename).href;' },
  define: { "import.meta.url": "__address" },
  external: [...Object.values(layers).flat(), ...partNames, ...optional],
  logLevel: "warning",
} as const satisfies BuildOptions;
