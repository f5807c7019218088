import { createVerify } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { GetObjectCommand, HeadObjectCommand, type S3Client, S3ServiceException } from "@aws-sdk/client-s3";

/**
 * CloudFront's part for `/media/*` and `/uploads/*` (infra/constructs/site.ts): answers from the bucket what our key has
 * signed, until the signature ends. Files are posted to the bucket itself, not here.
 */
export const mediaDistribution =
  (s3: S3Client, Bucket: string, site: string, publicKey: string) =>
  async (request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> => {
    if (!isSigned(url, site, publicKey)) return refuse(response, 403, "The link is not valid any more.");
    if (request.method !== "GET" && request.method !== "HEAD") return refuse(response, 405, "Only GET and HEAD.");
    const Key = decodeURIComponent(url.pathname.replace(/^\/media\//, "").replace(/^\//, ""));
    // The bucket's own override: signed with the address, as all of it is.
    const saved = url.searchParams.get("response-content-disposition");
    const Range = request.headers.range;
    try {
      const asked = { Bucket, Key, Range };
      const found =
        request.method === "HEAD"
          ? { ...(await s3.send(new HeadObjectCommand(asked))), Body: undefined, ContentRange: undefined }
          : await s3.send(new GetObjectCommand(asked));
      response.writeHead(found.ContentRange ? 206 : 200, {
        "accept-ranges": "bytes",
        "cache-control": "private, max-age=86400",
        "content-type": found.ContentType ?? "application/octet-stream",
        "content-length": String(found.ContentLength ?? 0),
        "x-content-type-options": "nosniff",
        // What a stranger made may be looked at by itself, and then acts in nobody's name.
        ...(Key.startsWith("uploads/") && { "content-security-policy": "sandbox" }),
        ...(saved && { "content-disposition": saved }),
        ...(found.ContentRange && { "content-range": found.ContentRange }),
        ...(found.ETag && { etag: found.ETag }),
      });
      if (found.Body instanceof Readable) await pipeline(found.Body, response);
      else response.end();
    } catch (error) {
      if (response.headersSent) return void response.destroy();
      const status = error instanceof S3ServiceException ? (error.$metadata.httpStatusCode ?? 500) : 500;
      refuse(response, status, status === 404 ? "The file is gone." : "The file cannot be read.");
    }
  };

/** A canned policy: the address and its end, signed with SHA-1 and RSA, in CloudFront's own base64. */
const isSigned = (url: URL, site: string, publicKey: string): boolean => {
  const expires = Number(url.searchParams.get("Expires"));
  const signature = (url.searchParams.get("Signature") ?? "")
    .replaceAll("-", "+")
    .replaceAll("_", "=")
    .replaceAll("~", "/");
  if (!expires || expires * 1000 < Date.now()) return false;
  const own = url.search.replace(/[?&]Expires=.*$/, "");
  const policy = JSON.stringify({
    Statement: [
      { Resource: `${site}${url.pathname}${own}`, Condition: { DateLessThan: { "AWS:EpochTime": expires } } },
    ],
  });
  return createVerify("RSA-SHA1").update(policy).verify(publicKey, signature, "base64");
};

const refuse = (response: ServerResponse, status: number, text: string): void =>
  void response.writeHead(status, { "content-type": "text/plain; charset=utf-8" }).end(text);
