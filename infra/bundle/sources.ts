import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** What bundles are made from. */
const sources = ["contract", "functions", "infra/bundle", "infra/native", "state-machines", "packages/studio/src"];
const files = ["contract/openapi.json", "package-lock.json"];

/** A name for the state of all sources. */
export const sourcesMark = (): string => {
  const hash = createHash("sha256");
  for (const path of [...sources.flatMap(filesBelow).sort(), ...files]) hash.update(path).update(readFileSync(path));
  return hash.digest("hex");
};

export const isMadeOf = (folder: string, mark: string): boolean =>
  existsSync(`${folder}/made`) && readFileSync(`${folder}/made`, "utf8") === mark;

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
