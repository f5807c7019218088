import { statfs } from "node:fs/promises";

/** A film of an hour needs most: its parts and the joined film. Below this, work waits until there is space. */
const minFreeBytes = 500_000_000;
const checkEveryMs = 5_000;

export interface DiskGuard {
  readonly isFull: () => boolean;
  /** Resolves when there is space. */
  readonly whenSpace: () => Promise<void>;
  readonly stop: () => void;
}

/** Watches the free space of a folder's disk, so that work stops before a write fails. Says once when it changes. */
export const watchDisk = async (
  folder: string,
  freeBytes = freeBytesOf,
  say: (text: string) => void = console.error,
): Promise<DiskGuard> => {
  let full = false;
  let waiting: (() => void)[] = [];
  const check = async () => {
    const isFull = (await freeBytes(folder)) < minFreeBytes;
    if (isFull !== full)
      say(
        isFull
          ? `The disk of ${folder} is full: less than 500 MB are free. Films and uploads wait until you free some space.`
          : `The disk of ${folder} has space again. Films and uploads go on.`,
      );
    full = isFull;
    if (full) return;
    for (const resolve of waiting) resolve();
    waiting = [];
  };
  await check();
  const timer = setInterval(() => void check(), checkEveryMs).unref();
  return {
    isFull: () => full,
    whenSpace: () => (full ? new Promise((resolve) => waiting.push(resolve)) : Promise.resolve()),
    stop: () => clearInterval(timer),
  };
};

const freeBytesOf = async (folder: string): Promise<number> => {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
};
