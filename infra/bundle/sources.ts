import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** The sources of bundles. */
const folders = ["contract", "functions", "infra/bundle", "infra/native", "state-machines", "packages/studio/src"];
const files = ["contract/openapi.json", "package-lock.json"];

/** The hash of all sources. */
export const sourcesHash = (): string => {
  const hash = createHash("sha256");
  for (const path of [...folders.flatMap(filesBelow).sort(), ...files]) hash.update(path).update(readFileSync(path));
  return hash.digest("hex");
};

export const isBuiltFrom = (folder: string, hash: string): boolean =>
  existsSync(`${folder}/made`) && readFileSync(`${folder}/made`, "utf8") === hash;

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
