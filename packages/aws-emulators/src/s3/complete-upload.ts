import { createHash } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { pipeline } from "node:stream/promises";
import { receiveText } from "./body.ts";
import { mayWrite } from "./conditions.ts";
import { makeVisible } from "./objects.ts";
import { bucketOf, type Perform, xmlAnswer } from "./s3-context.ts";
import { S3Error } from "./s3-error.ts";
import { abandonUpload, type Part, partsOf, uploadOf } from "./uploads.ts";
import { listIn, textIn, xmlDocument, xmlIn } from "./xml.ts";

const MIN_PART_BYTES = 5 * 1024 ** 2;

export const completeMultipartUpload: Perform = async (request, house) => {
  const bucket = bucketOf(request, house);
  const { id, key, headers, metadata } = await uploadOf(bucket, request.query.get("uploadId") ?? "", request.key);
  const asked = listIn(xmlIn(await receiveText(request), "CompleteMultipartUpload")["Part"]).map((part) => ({
    number: Number(textIn(part["PartNumber"])),
    etag: (textIn(part["ETag"]) ?? "").replaceAll('"', ""),
  }));
  const parts = chosen(asked, await partsOf(bucket, id));

  const blob = bucket.newBlob();
  await joinParts(parts, bucket.blobFile(blob));
  const size = parts.reduce((sum, part) => sum + part.size, 0);
  const object = { key, blob, size, etag: etagOf(parts), checksums: {}, headers, metadata };
  await makeVisible(house, bucket, object, mayWrite(request.headers));
  await abandonUpload(bucket, id);
  return xmlAnswer(
    xmlDocument("CompleteMultipartUploadResult", {
      Location: `/${bucket.name}/${key}`,
      Bucket: bucket.name,
      Key: key,
      ETag: `"${object.etag}"`,
    }),
  );
};

/** The parts that were asked for, which need not be all that were sent. */
const chosen = (asked: readonly Pick<Part, "number" | "etag">[], sent: readonly Part[]): readonly Part[] => {
  if (asked.length === 0) throw new S3Error(400, "MalformedXML", "You must specify at least one part");
  if (asked.some(({ number }, at) => number <= (asked[at - 1]?.number ?? 0)))
    throw new S3Error(400, "InvalidPartOrder", "The list of parts was not in ascending order.");
  const parts = asked.map((wanted) => {
    const part = sent.find(({ number, etag }) => number === wanted.number && etag === wanted.etag);
    if (!part) throw new S3Error(400, "InvalidPart", "One or more of the specified parts could not be found.");
    return part;
  });
  if (parts.slice(0, -1).some(({ size }) => size < MIN_PART_BYTES))
    throw new S3Error(400, "EntityTooSmall", "Your proposed upload is smaller than the minimum allowed size");
  return parts;
};

const joinParts = (parts: readonly Part[], file: string) =>
  pipeline(async function* () {
    for (const part of parts) yield* createReadStream(part.file);
  }, createWriteStream(file));

// The MD5 of the parts' MD5s, and how many they were.
const etagOf = (parts: readonly Part[]) => {
  const digest = createHash("md5");
  for (const { etag } of parts) digest.update(Buffer.from(etag, "hex"));
  return `${digest.digest("hex")}-${parts.length}`;
};
