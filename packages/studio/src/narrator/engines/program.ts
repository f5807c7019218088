import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";

/**
 * Where a program that runs beside us lies. In the source it is in this folder; when we are bundled into one file,
 * it lies next to the bundle, or in the package that the bundle is part of.
 */
export const programPath = (name: string): string => {
  const beside = fileURLToPath(new URL(`./${name}`, import.meta.url));
  return existsSync(beside)
    ? beside
    : createRequire(import.meta.url).resolve(`@animation-agent/studio/narrator/engines/${name}`);
};
