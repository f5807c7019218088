import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import type { ServerResponse } from "node:http";
import { extname, join, normalize } from "node:path";

const types: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".jpg": "image/jpeg",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
  ".json": "application/json",
  ".md": "text/markdown; charset=utf-8",
  ".mp3": "audio/mpeg",
};

/** The policy the site obeys here as in the cloud: nothing from elsewhere, nothing inline. */
const policy = [
  "default-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "img-src 'self' data: blob:",
  "media-src 'self' blob:",
].join("; ");

/** The built site: its files, and its page for every other path, which the site itself makes sense of. */
export const builtSite =
  (folder: string) =>
  async (response: ServerResponse, url: URL): Promise<void> => {
    const wanted = normalize(decodeURIComponent(url.pathname));
    const path = join(folder, wanted);
    const file = path.startsWith(folder) && extname(path) && (await isFile(path)) ? path : join(folder, "index.html");
    const isAsset = wanted.startsWith("/assets/");
    response.writeHead(200, {
      "content-type": types[extname(file)] ?? "application/octet-stream",
      "cache-control": isAsset ? "public, max-age=31536000, immutable" : "no-cache",
      "content-security-policy": policy,
      "x-content-type-options": "nosniff",
      "referrer-policy": "strict-origin-when-cross-origin",
    });
    createReadStream(file).pipe(response);
  };

const isFile = async (path: string): Promise<boolean> => (await stat(path).catch(() => undefined))?.isFile() ?? false;
