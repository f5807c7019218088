import { appendFileSync, existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";

/** Writes a file in one step: after a crash a reader finds the old content or the new one, never a mixture. */
export const writeFileAtomic = (file: string, content: string): void => {
  writeFileSync(`${file}.next`, content);
  renameSync(`${file}.next`, file);
};

export const appendJsonLine = (file: string, line: unknown): void => appendFileSync(file, `${JSON.stringify(line)}\n`);

/** Parses a file of JSON lines. An incomplete last line, left by a crash, is skipped. */
export const readJsonLines = (file: string): readonly unknown[] => {
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, "utf8").split("\n").slice(0, -1);
  return lines.map((line) => JSON.parse(line));
};

/** Cuts off an incomplete last line, left by a crash, so that appending stays safe. */
export const dropPartialLine = (file: string): void => {
  if (!existsSync(file)) return;
  const content = readFileSync(file, "utf8");
  writeFileAtomic(file, content.slice(0, content.lastIndexOf("\n") + 1));
};
