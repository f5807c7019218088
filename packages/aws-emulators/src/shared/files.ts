import { appendFileSync, existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";

/** A stored file that cannot be read. The message names the file. */
export class DamagedFileError extends Error {
  override readonly name = "DamagedFileError";

  constructor(file: string, cause: unknown) {
    super(`The file ${file} is damaged (${cause instanceof Error ? cause.message : cause}).`, { cause });
  }
}

/** Reads a file and what `parse` makes of it. Throws DamagedFileError if it makes nothing of it. */
export const readStored = <T>(file: string, parse: (content: string) => T): T => {
  const content = readFileSync(file, "utf8");
  try {
    return parse(content);
  } catch (error) {
    throw new DamagedFileError(file, content === "" ? "it is empty" : error);
  }
};

/** Writes a file in one step: after a crash a reader finds the old content or the new one, never a mixture. */
export const writeFileAtomic = (file: string, content: string, mode = 0o666): void => {
  writeFileSync(`${file}.next`, content, { mode });
  renameSync(`${file}.next`, file);
};

export const appendJsonLine = (file: string, line: unknown): void => appendFileSync(file, `${JSON.stringify(line)}\n`);

/** Parses a file of JSON lines. An incomplete last line, left by a crash, is skipped. */
export const readJsonLines = (file: string): readonly unknown[] => {
  if (!existsSync(file)) return [];
  return readStored(file, (content) =>
    content
      .split("\n")
      .slice(0, -1)
      .map((line): unknown => JSON.parse(line)),
  );
};

/** Cuts off an incomplete last line, left by a crash, so that appending stays safe. */
export const dropPartialLine = (file: string): void => {
  if (!existsSync(file)) return;
  const content = readFileSync(file, "utf8");
  writeFileAtomic(file, content.slice(0, content.lastIndexOf("\n") + 1));
};
