import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/**
 * Removes the icons that neither the site nor a Cloudscape component names in quotes. Cloudscape has all icons in one
 * file, and every page would load them.
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
