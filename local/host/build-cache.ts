import { createHash } from "node:crypto";
import { readdir, readFile, rename, rm, stat, utimes } from "node:fs/promises";
import { dirname, join } from "node:path";

/** What something is made from: files and folders of the repository. */
export interface Making {
  readonly root: string;
  /** Where all that was made of this kind is kept, each in a folder of its own. */
  readonly all: string;
  readonly sources: readonly string[];
  /** Makes it in a new folder. */
  readonly make: (folder: string) => Promise<void>;
}

const week = 7 * 86_400_000;

/**
 * The folder of what is made from such sources, named by their state: made where it is missing, whole or not at all,
 * so that several products on one checkout share it and do not disturb each other. What nobody asked for in a week
 * goes.
 */
export const makeOnce = async ({ root, all, sources, make }: Making): Promise<string> => {
  const name = (await digestOf(root, sources)).slice(0, 16);
  const folder = join(root, all, name);
  if (!(await isThere(folder))) {
    const made = `${folder}.${process.pid}`;
    await make(made);
    await rename(made, folder).catch(() => rm(made, { recursive: true, force: true }));
  }
  await utimes(folder, new Date(), new Date());
  await forgetOld(dirname(folder));
  return folder;
};

const isThere = async (folder: string): Promise<boolean> => (await stat(folder).catch(() => undefined)) !== undefined;

const forgetOld = async (all: string): Promise<void> => {
  for (const name of await readdir(all)) {
    const folder = join(all, name);
    const { mtimeMs } = await stat(folder).catch(() => ({ mtimeMs: Number.POSITIVE_INFINITY }));
    if (Date.now() - mtimeMs > week) await rm(folder, { recursive: true, force: true });
  }
};

const digestOf = async (root: string, sources: readonly string[]): Promise<string> => {
  const hash = createHash("sha256");
  for (const source of sources) {
    const path = join(root, source);
    const files = (await stat(path)).isDirectory() ? await filesIn(path) : [path];
    for (const file of files.sort()) hash.update(file.slice(root.length)).update(await readFile(file));
  }
  return hash.digest("hex");
};

export const filesIn = async (folder: string): Promise<string[]> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
};
