import { createHash, randomUUID } from "node:crypto";
import { renameSync, rmSync } from "node:fs";
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Bucket, BucketSettings, StoredObject } from "./stored-object.ts";

/**
 * A bucket on disk: `objects/` says which blob is which object, `blobs/` holds their bytes, `incoming/` what is
 * not yet either. A rename into `objects/` is the only moment at which anything changes, so a kill shows either
 * the old object or the new one.
 */
export const openBucket = async (name: string, folder: string): Promise<Bucket> => {
  await rm(join(folder, "incoming"), { recursive: true, force: true });
  for (const room of ["objects", "blobs", "incoming", "uploads"]) await mkdir(join(folder, room), { recursive: true });
  let settings = JSON.parse(await readFile(join(folder, "bucket.json"), "utf8")) as BucketSettings; // written by set
  const objects = await load(join(folder, "objects"));
  await removeOrphans(join(folder, "blobs"), new Set([...objects.values()].map(({ blob }) => blob)));
  let sorted: readonly string[] | undefined;

  const blobFile = (blob: string) => join(folder, "blobs", blob);
  // What cannot be removed now, is at the next start: nothing names it any more.
  const forget = ({ blob }: StoredObject) => rm(blobFile(blob), { force: true }).catch(() => undefined);
  const objectFile = (key: string) => join(folder, "objects", `${createHash("sha256").update(key).digest("hex")}.json`);
  const draft = async (content: object) => {
    const file = join(folder, "incoming", randomUUID());
    await writeFile(file, JSON.stringify(content));
    return file;
  };
  return {
    name,
    folder,
    objects,
    blobFile,
    newBlob: randomUUID,
    keys: () => {
      sorted ??= [...objects.keys()].sort((one, other) => Buffer.compare(Buffer.from(one), Buffer.from(other)));
      return sorted;
    },
    settings: () => settings,
    set: async (changed) => {
      renameSync(await draft(changed), join(folder, "bucket.json"));
      settings = changed;
    },
    commit: async (object, check) => {
      const file = await draft(object);
      try {
        // From here to the index nothing waits, so no other request comes between the check and the rename.
        check?.(objects.get(object.key));
        renameSync(file, objectFile(object.key));
      } catch (error) {
        await rm(file, { force: true });
        throw error;
      }
      const replaced = objects.get(object.key);
      objects.set(object.key, object);
      if (replaced) await forget(replaced);
      else sorted = undefined;
    },
    remove: async (key) => {
      const object = objects.get(key);
      if (!object) return;
      rmSync(objectFile(key), { force: true });
      objects.delete(key);
      sorted = undefined;
      await forget(object);
    },
  };
};

export const createBucketIn = async (name: string, folder: string, createdAt: string): Promise<Bucket> => {
  await mkdir(folder, { recursive: true });
  const settings: BucketSettings = { createdAt };
  await writeFile(join(folder, "bucket.draft"), JSON.stringify(settings));
  renameSync(join(folder, "bucket.draft"), join(folder, "bucket.json"));
  return openBucket(name, folder);
};

const load = async (folder: string): Promise<Map<string, StoredObject>> => {
  const objects = new Map<string, StoredObject>();
  for (const file of await readdir(folder)) {
    const object = JSON.parse(await readFile(join(folder, file), "utf8")) as StoredObject; // written by commit
    objects.set(object.key, object);
  }
  return objects;
};

// What was received, or replaced, when the process was killed.
const removeOrphans = async (folder: string, known: ReadonlySet<string>) => {
  for (const blob of await readdir(folder)) if (!known.has(blob)) await rm(join(folder, blob), { force: true });
};
