import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/**
 * Cloudscape keeps all its drawings in one file, of which every page would load all. An icon that nothing names, in
 * quotes, neither in the site nor in a component of Cloudscape, is never drawn.
 */
export const usedIcons = (icons: string, folders: readonly string[]): string => {
  const names = new Set(folders.flatMap(quotedIn));
  return icons.replace(entry, (drawing, name: string) => (names.has(name) ? drawing : ""));
};
const entry = /^ {4}"([\w-]+)": React[\s\S]*?(?=^ {4}"|^\};)/gm;

const quotedIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.(js|tsx?)$/.test(file) && !/\.d\.ts$|test-utils|icon\/generated/.test(file))
    .flatMap((file) => readFileSync(join(folder, file), "utf8").match(/(?<=["'])[a-z][a-z-]+(?=["'])/g) ?? []);
