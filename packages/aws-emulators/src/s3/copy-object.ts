import { constants } from "node:fs";
import { copyFile } from "node:fs/promises";
import { writePrecondition } from "./conditions.ts";
import { parseObjectHeaders } from "./object-headers.ts";
import { checkKey, commitObject, requireObject } from "./objects.ts";
import { type OperationHandler, requireBucket, xmlResponse } from "./s3-context.ts";
import { invalidArgument, S3Error } from "./s3-error.ts";
import { xmlDocument } from "./xml.ts";

export const copyObject: OperationHandler = async (request, context) => {
  const { headers, key } = request;
  const source = parseSource(headers["x-amz-copy-source"] ?? "");
  const from = requireBucket({ ...request, ...source }, context);
  const to = requireBucket(request, context);
  const original = requireObject({ ...request, ...source }, from);
  const replaces = headers["x-amz-metadata-directive"] === "REPLACE";
  if (from === to && source.key === key && !replaces)
    throw new S3Error(400, "InvalidRequest", "A copy of an object to itself must change something about it.");
  checkKey(key);
  const newHeaders = replaces ? parseObjectHeaders(headers) : {};

  const blob = to.newBlob();
  await copyFile(from.blobFile(original.blob), to.blobFile(blob), constants.COPYFILE_FICLONE);
  const copy = await commitObject(context, to, { ...original, ...newHeaders, key, blob }, writePrecondition(headers));
  return xmlResponse(xmlDocument("CopyObjectResult", { ETag: `"${copy.etag}"`, LastModified: copy.modifiedAt }));
};

export const parseSource = (header: string) => {
  const path = decodeURIComponent(header).replace(/^\//, "");
  const slash = path.indexOf("/");
  if (slash < 1) throw invalidArgument("x-amz-copy-source must be bucket/key");
  return { bucket: path.slice(0, slash), key: path.slice(slash + 1) };
};
