import { createHash } from "node:crypto";

/**
 * What the site says with every answer, here as in the cloud. Scripts are the site's own files, and the few lines in
 * its page that are known by their hash; styles are files only; nothing is framed, and no form leaves.
 */
export const siteHeaders = ({ scripts, connect = [] }: SitePolicy): Readonly<Record<string, string>> => ({
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
    "frame-ancestors 'none'",
  ].join("; "),
  "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=()",
  "referrer-policy": "strict-origin-when-cross-origin",
  "strict-transport-security": "max-age=63072000; includeSubDomains",
  "x-content-type-options": "nosniff",
});

interface SitePolicy {
  /** What `scriptsOf` finds in the page. */
  readonly scripts: readonly string[];
  /** Addresses besides its own that the site calls: the user pool, the bucket that takes uploads. */
  readonly connect?: readonly string[];
}

/** The scripts that stand in a page, as a policy names them. */
export const scriptsOf = (page: string): readonly string[] =>
  [...page.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(
    ([, code = ""]) => `'sha256-${createHash("sha256").update(code).digest("base64")}'`,
  );

/** A hashed file never changes; anything else may with the next release. */
export const cacheControl = (path: string): string =>
  path.startsWith("/assets/") ? "public, max-age=31536000, immutable" : "no-cache";

/** The file that answers a path: a path without a dot in its last part is a page, and all pages are one file. */
export const fileOf = (path: string): string => (/\.[^/]*$/.test(path) ? path : "/index.html");
