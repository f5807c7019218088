import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";

/**
 * The path of an engine's program: in this folder, next to the bundle when the code is bundled, or else in the
 * installed package.
 */
export const programPath = (name: string): string => {
  const beside = fileURLToPath(new URL(`./${name}`, import.meta.url));
  return existsSync(beside)
    ? beside
    : createRequire(import.meta.url).resolve(`@animation-agent/studio/narrator/engines/${name}`);
};
