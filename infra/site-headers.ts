import { createHash } from "node:crypto";

/**
 * The headers of every response of the site, with `npm start` and on CloudFront. Scripts are the site's own files and
 * inline scripts with a known hash; styles are files only; framing and forms to other sites are refused.
 */
export const siteHeaders = ({
  scripts,
  connect = [],
  isFramed = false,
}: SitePolicy): Readonly<Record<string, string>> => ({
  "content-security-policy": [
    "default-src 'none'",
    ["script-src 'self'", ...scripts].join(" "),
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    "font-src 'self'",
    ["connect-src 'self'", ...connect].join(" "),
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${isFramed ? "*" : "'none'"}`,
  ].join("; "),
  // The editor of scenes records its owner's voice.
  "permissions-policy": `camera=(), geolocation=(), microphone=(${isFramed ? "" : "self"}), payment=()`,
  "referrer-policy": "strict-origin-when-cross-origin",
  "strict-transport-security": "max-age=63072000; includeSubDomains",
  "x-content-type-options": "nosniff",
});

interface SitePolicy {
  /** From `scriptsOf`. */
  readonly scripts: readonly string[];
  /** Other origins that the site calls: the user pool, the bucket for uploads. */
  readonly connect?: readonly string[];
  /** Pages of other sites may show it in a frame: only the player of a shared film. */
  readonly isFramed?: boolean;
}

/** The path of the API that serves the page of a shared film. A slash at the end of an address means nothing. */
export const filmPageOf = (path: string): string => path.replace(/^\/(watch|embed)\/([^/]+)\/?$/, "/api/watch/$2/$1");

/** The hashes of a page's inline scripts, as a content security policy names them. */
export const scriptsOf = (page: string): readonly string[] =>
  [...page.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(
    ([, code = ""]) => `'sha256-${createHash("sha256").update(code).digest("base64")}'`,
  );

/** A file with a hash in its name never changes; any other may change with the next release. */
export const cacheControl = (path: string): string =>
  path.startsWith("/assets/") ? "public, max-age=31536000, immutable" : "no-cache";

/** The file for a path. A path without a dot in its last segment is a page, and all pages are one file. */
export const fileOf = (path: string): string => (/\.[^/]*$/.test(path) ? path : "/index.html");
