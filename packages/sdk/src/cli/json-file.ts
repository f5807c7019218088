import { readFileSync } from "node:fs";
import { UsageError } from "./settings.ts";

/** The content of a JSON file. Throws a UsageError that says why it cannot be read. */
export const readJsonFile = (file: string): unknown => {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch (error) {
    throw new UsageError(`${file} cannot be read as JSON: ${(error as Error).message}`);
  }
};
