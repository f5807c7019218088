import { readFile } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { extname, join, normalize } from "node:path";
import { cacheControl, fileOf, scriptsOf, siteHeaders } from "#infra/site-headers.ts";

const types: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".md": "text/markdown; charset=utf-8",
  ".png": "image/png",
  ".jpg": "image/jpeg",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
  ".json": "application/json",
  ".mp3": "audio/mpeg",
};

/** Smallest first. `build-site.ts` writes these files next to the originals. */
const encodings = [
  ["br", ".br"],
  ["gzip", ".gz"],
] as const;

/** Serves the built site like CloudFront: its files, and index.html for every path without a dot. */
export const serveSite = async (folder: string, isHttps = false) => {
  const page = await readFile(join(folder, "index.html"), "utf8");
  const { "strict-transport-security": hsts, ...plain } = siteHeaders({ scripts: scriptsOf(page) });
  const headers = { ...plain, ...(isHttps && hsts && { "strict-transport-security": hsts }) };

  return async ({ headers: asked }: IncomingMessage, response: ServerResponse, url: URL): Promise<void> => {
    const wanted = fileOf(normalize(decodeURIComponent(url.pathname)));
    const found = await fileIn(folder, wanted, String(asked["accept-encoding"] ?? ""));
    if (!found) return void response.writeHead(404, headers).end();
    response.writeHead(200, {
      ...headers,
      "content-type": types[extname(wanted)] ?? "application/octet-stream",
      "content-length": found.bytes.length,
      "cache-control": cacheControl(wanted),
      vary: "accept-encoding",
      ...(found.encoding && { "content-encoding": found.encoding }),
    });
    response.end(found.bytes);
  };
};

const fileIn = async (folder: string, path: string, accepted: string) => {
  const file = join(folder, path);
  if (!file.startsWith(folder) || path.startsWith("/.vite")) return undefined;
  for (const [encoding, ending] of encodings) {
    const bytes = accepted.includes(encoding) ? await read(file + ending) : undefined;
    if (bytes) return { bytes, encoding };
  }
  const bytes = await read(file);
  return bytes && { bytes, encoding: undefined };
};

const read = (file: string) => readFile(file).catch(() => undefined);
