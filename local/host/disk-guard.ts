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

type DiskState = "space" | "full" | "gone";

const messages: Readonly<Record<DiskState, (folder: string) => string>> = {
  space: (folder) => `The disk of ${folder} has space again. Films and uploads go on.`,
  full: (folder) =>
    `The disk of ${folder} is full: less than 500 MB are free. Films and uploads wait until you free some space.`,
  gone: (folder) =>
    `The folder ${folder} cannot be read. Films and uploads wait until it is back. If you deleted it, restart the product.`,
};

/** Watches the free space of a folder's disk, so that work stops before a write fails. Says once when it changes. */
export const watchDisk = async (
  folder: string,
  freeBytes = freeBytesOf,
  say: (text: string) => void = console.error,
): Promise<DiskGuard> => {
  let state: DiskState = "space";
  let waiting: (() => void)[] = [];
  const check = async () => {
    const found = await freeBytes(folder).then(
      (bytes): DiskState => (bytes < minFreeBytes ? "full" : "space"),
      // Someone deleted the folder, or its disk is gone: a write would fail, and the product would end.
      (): DiskState => "gone",
    );
    if (found !== state) say(messages[found](folder));
    state = found;
    if (state !== "space") return;
    for (const resolve of waiting) resolve();
    waiting = [];
  };
  await check();
  const timer = setInterval(() => void check(), checkEveryMs).unref();
  return {
    isFull: () => state !== "space",
    whenSpace: () => (state === "space" ? Promise.resolve() : new Promise((resolve) => waiting.push(resolve))),
    stop: () => clearInterval(timer),
  };
};

const freeBytesOf = async (folder: string): Promise<number> => {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
};
