import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

const lockFile = ".lock";

/** Another product runs on this folder. */
export class FolderInUseError extends Error {
  override readonly name = "FolderInUseError";
}

/**
 * Makes the data folder and locks it, because two products would corrupt it. Returns how to unlock it. The lock of a
 * process that was killed is taken over.
 */
export const lockDataFolder = async (folder: string): Promise<() => Promise<void>> => {
  await mkdir(folder, { recursive: true });
  const path = join(folder, lockFile);
  const owner = Number(await readFile(path, "utf8").catch(() => "0"));
  if (owner && owner !== process.pid && isAlive(owner))
    throw new FolderInUseError(
      `Animation Agent already runs on ${folder} (process ${owner}). Stop it, or set DATA_DIR.`,
    );
  await writeFile(path, String(process.pid));
  return () => rm(path, { force: true });
};

/** Deletes all state. The folder itself stays, because it may be a mounted volume, and so does its lock. */
export const emptyDataFolder = async (folder: string): Promise<void> => {
  for (const name of await readdir(folder))
    if (name !== lockFile) await rm(join(folder, name), { recursive: true, force: true });
};

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};
