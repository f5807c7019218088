import { buildSync } from "esbuild";
import { expect, it } from "vitest";
import { bundling } from "#infra/bundle/bundle.ts";

const stageFile = (stage: string): string => `functions/pipeline/${stage}.ts`;
const tellNothing = ["voice-scene", "mix-sound", "draw-scene", "render-scene"];
const entryPoints = [...tellNothing, "write-story"].map(stageFile);
const options = { ...bundling, minify: false, entryPoints, outdir: "dist", write: false, metafile: true } as const;
const { inputs } = buildSync(options).metafile;

/** The files that a stage imports, and those that they import: a joint bundle of all functions loads them. */
const importedBy = (stage: string): readonly string[] => {
  const found = new Set([stageFile(stage)]);
  for (const file of found)
    for (const { path, kind, external } of inputs[file]?.imports ?? [])
      if (!external && kind !== "dynamic-import") found.add(path);
  return [...found];
};
const writer = "packages/studio/src/writer/write.ts";

it.each(tellNothing)("%s loads no writer of stories", (stage) => {
  expect(importedBy(stage)).not.toContain(writer);
});

it("finds the writer where it is used", () => {
  expect(importedBy("write-story")).toContain(writer);
});
