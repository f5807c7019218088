import { constants } from "node:fs";
import { copyFile } from "node:fs/promises";
import { mayWrite } from "./conditions.ts";
import { objectHeadersIn } from "./object-headers.ts";
import { checkKey, makeVisible, objectOf } from "./objects.ts";
import { bucketOf, type Perform, xmlAnswer } from "./s3-context.ts";
import { invalidArgument, S3Error } from "./s3-error.ts";
import { xmlDocument } from "./xml.ts";

export const copyObject: Perform = async (request, house) => {
  const { headers, key } = request;
  const source = sourceIn(headers["x-amz-copy-source"] ?? "");
  const from = bucketOf({ ...request, ...source }, house);
  const to = bucketOf(request, house);
  const original = objectOf({ ...request, ...source }, from);
  const replaces = headers["x-amz-metadata-directive"] === "REPLACE";
  if (from === to && source.key === key && !replaces)
    throw new S3Error(400, "InvalidRequest", "A copy of an object to itself must change something about it.");
  checkKey(key);
  const about = replaces ? objectHeadersIn(headers) : {};

  const blob = to.newBlob();
  await copyFile(from.blobFile(original.blob), to.blobFile(blob), constants.COPYFILE_FICLONE);
  const copy = await makeVisible(house, to, { ...original, ...about, key, blob }, mayWrite(headers));
  return xmlAnswer(xmlDocument("CopyObjectResult", { ETag: `"${copy.etag}"`, LastModified: copy.modifiedAt }));
};

const sourceIn = (header: string) => {
  const path = decodeURIComponent(header).replace(/^\//, "");
  const slash = path.indexOf("/");
  if (slash < 1) throw invalidArgument("x-amz-copy-source must be bucket/key");
  return { bucket: path.slice(0, slash), key: path.slice(slash + 1) };
};
