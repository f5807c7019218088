import { appendFileSync, existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";

/** Replaces a file at once: a reader, also one after a crash, finds the old text or the new. */
export const replaceFile = (file: string, content: string): void => {
  writeFileSync(`${file}.next`, content);
  renameSync(`${file}.next`, file);
};

export const appendLine = (file: string, line: unknown): void => appendFileSync(file, `${JSON.stringify(line)}\n`);

/** The lines of a file that may end in the middle of one, after a crash. */
export const readLines = (file: string): readonly unknown[] => {
  if (!existsSync(file)) return [];
  const whole = readFileSync(file, "utf8").split("\n").slice(0, -1);
  return whole.map((line) => JSON.parse(line));
};

/** Cuts off what a crash left of the last line, so that the next one begins on its own. */
export const mendLines = (file: string): void => {
  if (!existsSync(file)) return;
  const content = readFileSync(file, "utf8");
  replaceFile(file, content.slice(0, content.lastIndexOf("\n") + 1));
};
