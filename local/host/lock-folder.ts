import { mkdir, readFile, rm, writeFile } from "node:fs/promises";

/** Two products on one folder would spoil it: the second is told so. A process that was killed holds nothing. */
export const holdFolder = async (folder: string): Promise<() => Promise<void>> => {
  await mkdir(folder, { recursive: true });
  const path = `${folder}.lock`;
  const holder = Number(await readFile(path, "utf8").catch(() => "0"));
  if (holder && holder !== process.pid && isAlive(holder))
    throw new Error(`Animation Agent already runs on ${folder} (process ${holder}). Stop it, or set DATA_DIR.`);
  await writeFile(path, String(process.pid));
  return () => rm(path, { force: true });
};

const isAlive = (process_: number): boolean => {
  try {
    process.kill(process_, 0);
    return true;
  } catch {
    return false;
  }
};
