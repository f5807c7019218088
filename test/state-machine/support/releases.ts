import { mkdtemp, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build, type Plugin } from "esbuild";
import type * as z from "zod";
import { fileOf } from "#state-machines/stages.ts";

/** A stage of functions/pipeline, without its connection to AWS. */
export interface ReleasedStage {
  readonly input: z.ZodType;
  readonly output: z.ZodType;
  readonly run: (deps: object, input: unknown) => Promise<unknown>;
}
export type Release = Readonly<Record<string, ReleasedStage>>;

/** Bundles all stages twice: as they are, and as a release that gives every file another name. */
export const bundleReleases = async (stages: readonly string[]) => {
  const root = process.cwd();
  // Inside the repository, so that the bundles find their packages.
  const folder = await mkdtemp(join(root, "node_modules/.releases-"));
  const bundle = async (name: string, plugins: Plugin[]): Promise<Release> => {
    const outfile = join(folder, `${name}.mjs`);
    const contents = stages
      .map(
        (stage) =>
          `export { ${stage[0]?.toLowerCase()}${stage.slice(1)}Stage as ${stage} } from "#functions/${fileOf("make-video", stage)}";`,
      )
      .join("\n");
    await build({
      stdin: { contents, resolveDir: root, loader: "ts" },
      outfile,
      bundle: true,
      format: "esm",
      platform: "node",
      packages: "external",
      plugins: [...plugins, withoutAws, ownImports(root)],
      logLevel: "warning",
    });
    return import(pathToFileURL(outfile).href);
  };
  return {
    today: await bundle("today", []),
    changed: await bundle("changed", [otherNames]),
    remove: () => rm(folder, { recursive: true }),
  };
};

const ownImports = (root: string): Plugin => ({
  name: "own-imports",
  setup: ({ onResolve }) => onResolve({ filter: /^#/ }, ({ path }) => ({ path: join(root, path.slice(1)) })),
});

/** Tests give stages their ports, so what connects them to AWS and engines is left out. */
const withoutAws: Plugin = {
  name: "without-aws",
  setup: ({ onLoad }) =>
    onLoad({ filter: /functions\/connect\/[\w/-]+\.ts$/ }, async ({ path }) => ({
      contents: [...(await readFile(path, "utf8")).matchAll(/export const (\w+)/g)]
        .map(([, name]) => `export const ${name} = () => {};`)
        .join("\n"),
      loader: "js",
    })),
};

/** Every name of an artifact ends with a digest: the changed release computes another one. */
const otherNames: Plugin = {
  name: "other-names",
  setup: ({ onLoad }) =>
    onLoad({ filter: /functions\/core\/shared\/digest\.ts$/ }, () => ({
      contents: `import { createHash } from "node:crypto";
        export const digest = async (inputs) =>
          "changed-" + createHash("sha256").update(JSON.stringify(inputs)).digest("hex").slice(0, 8);`,
      loader: "js",
    })),
};
