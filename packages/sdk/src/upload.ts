import { openAsBlob } from "node:fs";
import { basename } from "node:path";
import type { Client } from "openapi-fetch";
import type { paths } from "./api.generated.ts";
import { read, toApiError } from "./errors.ts";
import type { Fetch } from "./retrying-fetch.ts";
import type { Asset, UploadOptions } from "./types.ts";

interface Connection {
  readonly api: Client<paths>;
  readonly fetch: Fetch;
}

/**
 * Sends a file to the storage of the service, which checks it and lists it. Throws `ApiError` if the service refuses its
 * size, type or content, and the error of Node.js if the file cannot be read.
 */
export const uploadFile = async (connection: Connection, path: string, options: UploadOptions): Promise<Asset> => {
  const { api } = connection;
  const file = await openAsBlob(path);
  const claim = { ...options, fileName: basename(path), size: file.size };
  const { url, fields, assetId } = read(await api.POST("/api/upload-url", { body: claim }));
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append("file", file);
  const stored = await connection.fetch(new Request(url, { method: "POST", body: form }));
  if (!stored.ok) throw toApiError(stored, undefined);
  return read(await api.POST("/api/asset/{assetId}/complete", { params: { path: { assetId } } })).asset;
};
