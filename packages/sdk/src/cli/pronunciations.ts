import { readFileSync } from "node:fs";
import type { Pronunciations } from "../types.ts";
import { UsageError } from "./settings.ts";

/** Reads a file with one `word = how it is spoken` a line. Throws a UsageError that names the first line that is not so. */
export const readPronunciations = (file: string): Pronunciations =>
  readFileSync(file, "utf8")
    .replace(/^\uFEFF/, "")
    .split(/\r?\n/)
    .flatMap((line, index) => {
      if (!line.trim()) return [];
      const [word = "", ...rest] = line.split("=");
      const entry = { word: word.trim(), say: rest.join("=").trim() };
      if (!entry.word || !entry.say)
        throw new UsageError(`${file}, line ${index + 1} is "${line.trim()}", but must be: word = how it is spoken`);
      return [entry];
    });
