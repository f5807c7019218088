import { copyFileSync, writeFileSync } from "node:fs";
import { layerFolder } from "../native/layers.ts";
import { bundleFolder } from "./folder.ts";

/** Programs that the narrator runs beside itself, from files of their own (packages/studio/src/narrator/engines). */
const programs = ["espeak-process.mjs", "flite-worker.mjs"];

const narrating = "functions/pipeline/voice-scene.ts";

/** They lie in the layer, among the packages they import: Node finds those only from there. */
export const addPrograms = (): void => {
  for (const file of programs)
    copyFileSync(`packages/studio/src/narrator/engines/${file}`, `${layerFolder("voices")}/nodejs/${file}`);
};

/** The narrator looks for them beside itself, and finds where they are. */
export const pointToPrograms = (): void => {
  for (const file of programs) writeFileSync(`${bundleFolder(narrating)}/${file}`, `import "/opt/nodejs/${file}";\n`);
};
