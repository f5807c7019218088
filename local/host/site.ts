import { readFile } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { extname, join, normalize } from "node:path";
import { gzipSync } from "node:zlib";
import { cacheControl, fileOf, filmPageOf, scriptsOf, siteHeaders } from "#infra/site-headers.ts";
import { siteTexts, withSiteAddress } from "#infra/site-texts.ts";
import type { Serve } from "./server.ts";

const types: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".xml": "application/xml",
  ".md": "text/markdown; charset=utf-8",
  ".png": "image/png",
  ".jpg": "image/jpeg",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
  ".json": "application/json",
  ".mp3": "audio/mpeg",
  ".mp4": "video/mp4",
};

/** Smallest first. `build-site.ts` writes these files next to the originals. */
const encodings = [
  ["br", ".br"],
  ["gzip", ".gz"],
] as const;

/** Serves the built site like CloudFront: its files, and index.html for every path without a dot. */
export const serveSite = async (folder: string, site: string, contact?: string) => {
  const headers = await headersOf(folder, site.startsWith("https://"));
  const texts = new Map(Object.entries(await textsOf(folder, site, contact)));
  const fileAt = filesOf(folder);

  return async ({ headers: asked }: IncomingMessage, response: ServerResponse, url: URL): Promise<void> => {
    const wanted = fileOf(normalize(decodeURIComponent(url.pathname)));
    const accepted = String(asked["accept-encoding"] ?? "");
    const text = texts.get(wanted.slice(1));
    const found = text ? encoded(text, accepted) : await fileAt(wanted, accepted);
    if (!found) return void response.writeHead(404, headers).end();
    const all = found.bytes;
    const part = found.encoding ? undefined : partOf(asked.range, all.length);
    const bytes = part ? all.subarray(part.from, part.until) : all;
    response.writeHead(part ? 206 : 200, {
      ...headers,
      "content-type": types[extname(wanted)] ?? "application/octet-stream",
      "content-length": bytes.length,
      "cache-control": cacheControl(wanted),
      "accept-ranges": "bytes",
      vary: "accept-encoding",
      ...(part && { "content-range": `bytes ${part.from}-${part.until - 1}/${all.length}` }),
      ...(found.encoding && { "content-encoding": found.encoding }),
    });
    response.end(bytes);
  };
};

/**
 * The part of a file that `Range` asks for, its end excluded: Safari plays no film without it. Undefined for the whole
 * file, which RFC 9110 allows for every other form of the header.
 */
export const partOf = (range: string | undefined, length: number): { from: number; until: number } | undefined => {
  const [, first, last] = /^bytes=(\d+)-(\d*)$/.exec(range ?? "") ?? [];
  if (first === undefined) return undefined;
  const [from, until] = [Number(first), last ? Math.min(Number(last) + 1, length) : length];
  return from < until ? { from, until } : undefined;
};

const encoded = (text: string, accepted: string) =>
  accepted.includes("gzip")
    ? { bytes: gzipSync(text), encoding: "gzip" }
    : { bytes: Buffer.from(text), encoding: undefined };

/** What has the site's own address: the first page, and the files for robots. */
const textsOf = async (folder: string, site: string, contact: string | undefined) => ({
  "index.html": withSiteAddress(await readFile(join(folder, "index.html"), "utf8"), site),
  ...siteTexts(site, contact, new Date()),
});

/** The site's headers, for its scripts as they were built. */
const headersOf = async (folder: string, isHttps: boolean, isFramed = false) => {
  const page = await readFile(join(folder, "index.html"), "utf8");
  const { "strict-transport-security": hsts, ...plain } = siteHeaders({ scripts: scriptsOf(page), isFramed });
  return { ...plain, ...(isHttps && hsts && { "strict-transport-security": hsts }) };
};

/** Serves pages of shared films like CloudFront: the API writes them, and they get the site's headers. */
export const serveFilmPages = async (folder: string, api: Serve, isHttps = false): Promise<Serve> => {
  const [whole, framed] = await Promise.all([headersOf(folder, isHttps), headersOf(folder, isHttps, true)]);
  return async (request, response, url) => {
    const headers = url.pathname.startsWith("/embed/") ? framed : whole;
    const send = response.writeHead.bind(response);
    // The API sends its headers in one call, and CloudFront's policy replaces them.
    response.writeHead = (status: number, own?: unknown) => send(status, { ...(own as object), ...headers });
    await api(request, response, new URL(filmPageOf(url.pathname), url));
  };
};

/** A file as it is sent. */
interface Found {
  readonly bytes: Buffer;
  readonly encoding: string | undefined;
}

/** A page has dozens of small files. Films and long sounds are read each time. */
const maxKeptBytes = 512 * 1024;

/** Finds the files of a built site, which never change: small ones are read once. */
const filesOf = (folder: string) => {
  const kept = new Map<string, Found>();
  return async (path: string, accepted: string): Promise<Found | undefined> => {
    const usable = encodings.filter(([encoding]) => accepted.includes(encoding));
    const name = [path, ...usable.map(([encoding]) => encoding)].join(" ");
    const found = kept.get(name) ?? (await fileIn(folder, path, usable));
    if (found && found.bytes.length <= maxKeptBytes) kept.set(name, found);
    return found;
  };
};

const fileIn = async (folder: string, path: string, usable: readonly (typeof encodings)[number][]) => {
  const file = join(folder, path);
  if (!file.startsWith(folder) || path.startsWith("/.vite")) return undefined;
  for (const [encoding, ending] of usable) {
    const bytes = await read(file + ending);
    if (bytes) return { bytes, encoding };
  }
  const bytes = await read(file);
  return bytes && { bytes, encoding: undefined };
};

const read = (file: string) => readFile(file).catch(() => undefined);
