import { randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { ObjectHeaders } from "./object-headers.ts";
import { S3Error } from "./s3-error.ts";
import type { Bucket } from "./stored-object.ts";

/** A multipart upload: a folder with `upload.json` and one file per part, named by number and MD5. */
export interface Upload extends ObjectHeaders {
  readonly id: string;
  readonly key: string;
  readonly initiatedAt: string;
}
export interface Part {
  readonly number: number;
  readonly etag: string;
  readonly size: number;
  readonly file: string;
}

export const createUpload = async (bucket: Bucket, properties: Omit<Upload, "id">): Promise<Upload> => {
  const upload = { id: randomUUID(), ...properties };
  const draft = join(bucket.folder, "incoming", upload.id);
  await mkdir(draft);
  await writeFile(join(draft, "upload.json"), JSON.stringify(upload));
  await rename(draft, folderOf(bucket, upload.id));
  return upload;
};

export const requireUpload = async (bucket: Bucket, id: string, key: string): Promise<Upload> => {
  const upload = /^[0-9a-f-]{36}$/.test(id) ? await read(bucket, id) : undefined;
  if (upload?.key === key) return upload;
  throw new S3Error(404, "NoSuchUpload", "The specified upload does not exist.");
};

export const readUploads = async (bucket: Bucket): Promise<readonly Upload[]> => {
  const ids = await readdir(join(bucket.folder, "uploads"));
  const uploads = await Promise.all(ids.map((id) => read(bucket, id)));
  return uploads.filter((upload) => upload !== undefined);
};

export const abortUpload = (bucket: Bucket, id: string) => rm(folderOf(bucket, id), { recursive: true, force: true });

/** Stores a part and replaces an earlier one with the same number. */
export const storePart = async (bucket: Bucket, { id }: Upload, number: number, etag: string, file: string) => {
  const replaced = (await readParts(bucket, id)).filter((part) => part.number === number && part.etag !== etag);
  await rename(file, join(folderOf(bucket, id), `${number}.${etag}`));
  for (const part of replaced) await rm(part.file, { force: true });
};

export const readParts = async (bucket: Bucket, id: string): Promise<readonly Part[]> => {
  const names = (await readdir(folderOf(bucket, id))).filter((name) => name !== "upload.json");
  const parts = names.map(async (name) => {
    const [number = "", etag = ""] = name.split(".");
    const file = join(folderOf(bucket, id), name);
    return { number: Number(number), etag, file, size: (await stat(file)).size };
  });
  return (await Promise.all(parts)).sort((one, other) => one.number - other.number);
};

const read = async (bucket: Bucket, id: string): Promise<Upload | undefined> => {
  const text = await readFile(join(folderOf(bucket, id), "upload.json"), "utf8").catch(() => undefined);
  return text === undefined ? undefined : (JSON.parse(text) as Upload); // written by createUpload
};

const folderOf = (bucket: Bucket, id: string) => join(bucket.folder, "uploads", id);
