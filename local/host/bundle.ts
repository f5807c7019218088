import { join } from "node:path";
import { build, type Plugin, stop } from "esbuild";

/** Bundles the entry files of all functions together: what they share is there once. Returns where each one is. */
export const bundle = async (
  root: string,
  entries: readonly string[],
  folder: string,
): Promise<Map<string, string>> => {
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
    packages: "external",
    sourcemap: "linked",
    outExtension: { ".js": ".mjs" },
    plugins: [ownImports(root)],
    logLevel: "warning",
  });
  await stop();
  return new Map(entries.map((entry) => [entry, join(folder, entry.replace(/\.ts$/, ".mjs"))]));
};

/** `#functions/…` is ours and bundled, whatever esbuild thinks of packages. */
const ownImports = (root: string): Plugin => ({
  name: "own-imports",
  setup({ onResolve }) {
    onResolve({ filter: /^#/ }, ({ path }) => ({ path: join(root, path.slice(1)) }));
  },
});
