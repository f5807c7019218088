import { copyFileSync, writeFileSync } from "node:fs";
import { layerFolder } from "../native/layers.ts";
import { bundleFolder } from "./folder.ts";

/** Programs that the narrator runs in processes or workers of their own (packages/studio/src/narrator/engines). */
const programs = ["espeak-process.mjs", "flite-worker.mjs"];

const narrating = "functions/pipeline/voice-scene.ts";

/** Copies them into the layer, beside the packages that they import: Node finds those only from there. */
export const copyProgramsToLayer = (): void => {
  for (const file of programs)
    copyFileSync(`packages/studio/src/narrator/engines/${file}`, `${layerFolder("voices")}/nodejs/${file}`);
};

/** Writes a file beside the narrator for each program, which loads the program from the layer. */
export const writeProgramLoaders = (): void => {
  for (const file of programs) writeFileSync(`${bundleFolder(narrating)}/${file}`, `import "/opt/nodejs/${file}";\n`);
};
