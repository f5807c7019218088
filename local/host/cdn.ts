import { createVerify } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { GetObjectCommand, HeadObjectCommand, type S3Client, S3ServiceException } from "@aws-sdk/client-s3";

/**
 * CloudFront's behaviour for `/media/*` and `/uploads/*` (infra/constructs/site.ts): serves files of the bucket for URLs
 * with a valid signature. Uploads go to the bucket directly.
 */
export const mediaDistribution =
  (s3: S3Client, Bucket: string, site: string, publicKey: string) =>
  async (request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> => {
    if (!isSigned(url, site, publicKey)) return refuse(response, 403, "This link has expired or is not valid.");
    if (request.method !== "GET" && request.method !== "HEAD")
      return refuse(response, 405, "Only GET and HEAD are allowed.");
    const Key = decodeURIComponent(url.pathname.replace(/^\/media\//, "").replace(/^\//, ""));
    // The query is part of the signed URL, so this override cannot be forged.
    const contentDisposition = url.searchParams.get("response-content-disposition");
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
        // A user's upload must not run scripts with the site's origin.
        ...(Key.startsWith("uploads/") && { "content-security-policy": "sandbox" }),
        ...(contentDisposition && { "content-disposition": contentDisposition }),
        ...(found.ContentRange && { "content-range": found.ContentRange }),
        ...(found.ETag && { etag: found.ETag }),
      });
      if (found.Body instanceof Readable) await pipeline(found.Body, response);
      else response.end();
    } catch (error) {
      if (response.headersSent) return void response.destroy();
      const status = error instanceof S3ServiceException ? (error.$metadata.httpStatusCode ?? 500) : 500;
      refuse(response, status, status === 404 ? "This file no longer exists." : "This file cannot be read.");
    }
  };

/** Checks a canned policy: URL and expiry, signed with RSA and SHA-1, in CloudFront's variant of base64. */
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
