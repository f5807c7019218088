import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";

/** The files of the repository, also those that are not committed yet. Paths are relative to its root. */
export const files: readonly string[] = execFileSync(
  "git",
  ["ls-files", "--cached", "--others", "--exclude-standard", "--deduplicate"],
  { encoding: "utf8", maxBuffer: 1 << 26 },
)
  .trim()
  .split("\n")
  .filter((file) => existsSync(file));

const texts = new Map<string, string>();

/** The text of a file, which is read once. */
export const textOf = (file: string): string => {
  const text = texts.get(file) ?? readFileSync(file, "utf8");
  texts.set(file, text);
  return text;
};

/** Our own TypeScript and JavaScript, without generated files. */
export const codeFiles = files.filter((file) => /\.(tsx?|mjs)$/.test(file) && !file.includes(".generated."));
