import { createHash, randomUUID } from "node:crypto";
import { renameSync, rmSync } from "node:fs";
import { mkdir, readdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { readStored } from "../shared/files.ts";
import type { Bucket, BucketSettings, StoredObject } from "./stored-object.ts";

/**
 * A bucket on disk. `objects/` has a JSON file per object that names its blob, `blobs/` has the bytes, `incoming/` has
 * unfinished files. Only a rename into `objects/` changes an object, so after a kill there is the old or the new one.
 */
export const openBucket = async (name: string, folder: string): Promise<Bucket> => {
  await rm(join(folder, "incoming"), { recursive: true, force: true });
  for (const name of ["objects", "blobs", "incoming", "uploads"]) await mkdir(join(folder, name), { recursive: true });
  let settings = readStored(join(folder, "bucket.json"), (content) => JSON.parse(content) as BucketSettings); // written by set
  const objects = await loadObjects(join(folder, "objects"));
  await removeOrphanBlobs(join(folder, "blobs"), new Set([...objects.values()].map(({ blob }) => blob)));
  let sorted: readonly string[] | undefined;

  const blobFile = (blob: string) => join(folder, "blobs", blob);
  // A blob that cannot be deleted now is deleted at the next start, as an orphan.
  const deleteBlob = ({ blob }: StoredObject) => rm(blobFile(blob), { force: true }).catch(() => undefined);
  const objectFile = (key: string) => join(folder, "objects", `${createHash("sha256").update(key).digest("hex")}.json`);
  const writeDraft = async (content: object) => {
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
      renameSync(await writeDraft(changed), join(folder, "bucket.json"));
      settings = changed;
    },
    commit: async (object, check) => {
      const file = await writeDraft(object);
      try {
        // Check, rename and index update are synchronous, so no other request comes in between.
        check?.(objects.get(object.key));
        renameSync(file, objectFile(object.key));
      } catch (error) {
        await rm(file, { force: true });
        throw error;
      }
      const replaced = objects.get(object.key);
      objects.set(object.key, object);
      if (replaced) await deleteBlob(replaced);
      else sorted = undefined;
    },
    remove: async (key) => {
      const object = objects.get(key);
      if (!object) return;
      rmSync(objectFile(key), { force: true });
      objects.delete(key);
      sorted = undefined;
      await deleteBlob(object);
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

const loadObjects = async (folder: string): Promise<Map<string, StoredObject>> => {
  const objects = new Map<string, StoredObject>();
  for (const file of await readdir(folder)) {
    const object = readStored(join(folder, file), (content) => JSON.parse(content) as StoredObject); // written by commit
    objects.set(object.key, object);
  }
  return objects;
};

// Blobs without an object are left by a crash during an upload or a replacement.
const removeOrphanBlobs = async (folder: string, known: ReadonlySet<string>) => {
  for (const blob of await readdir(folder)) if (!known.has(blob)) await rm(join(folder, blob), { force: true });
};
