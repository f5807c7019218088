import { createHash } from "node:crypto";
import { readdir, readFile, rename, rm, stat, utimes } from "node:fs/promises";
import { dirname, join } from "node:path";

/** A build whose result is cached. */
export interface CachedBuild {
  readonly root: string;
  /** Contains one folder per result. */
  readonly cacheFolder: string;
  /** Files and folders of the repository that the result depends on. */
  readonly sources: readonly string[];
  /** Writes the result to a new folder. */
  readonly build: (folder: string) => Promise<void>;
}

const maxUnusedMs = 7 * 86_400_000;

/**
 * Returns the folder with the result of a build. It is named by a hash of the sources, and built if it does not exist.
 * A rename puts a finished build in place, so several processes can share the cache. In one process, simultaneous calls
 * share one build. Results that were not used for a
 * week are deleted.
 */
export const buildCached = async ({ root, cacheFolder, sources, build }: CachedBuild): Promise<string> => {
  const name = (await digestOf(root, sources)).slice(0, 16);
  const folder = join(root, cacheFolder, name);
  const making = running.get(folder) ?? makeIfMissing(folder, build).finally(() => running.delete(folder));
  running.set(folder, making);
  await making;
  await utimes(folder, new Date(), new Date());
  await deleteUnused(dirname(folder));
  return folder;
};

/** The builds of this process by their folder: who asks for the same result meanwhile waits for it. */
const running = new Map<string, Promise<void>>();

const makeIfMissing = async (folder: string, build: CachedBuild["build"]): Promise<void> => {
  if (await exists(folder)) return;
  const draft = `${folder}.${process.pid}`;
  await build(draft);
  await rename(draft, folder).catch(() => rm(draft, { recursive: true, force: true }));
};

const exists = async (folder: string): Promise<boolean> => (await stat(folder).catch(() => undefined)) !== undefined;

const deleteUnused = async (cacheFolder: string): Promise<void> => {
  for (const name of await readdir(cacheFolder)) {
    const folder = join(cacheFolder, name);
    const { mtimeMs } = await stat(folder).catch(() => ({ mtimeMs: Number.POSITIVE_INFINITY }));
    if (Date.now() - mtimeMs > maxUnusedMs) await rm(folder, { recursive: true, force: true });
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
