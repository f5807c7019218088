import { existsSync } from "node:fs";
import { type Browser, chromium } from "playwright-core";

const ownPaths = [
  process.env["CHROME_PATH"],
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
];
// Nothing that weakens what a page may do: a journey is to meet the policies that a user meets.
const args = ["--no-sandbox", "--disable-dev-shm-usage", "--disable-gpu"];

/** The machine's own Chromium, or the one that an npm package ships. */
export const launch = async (): Promise<Browser> => chromium.launch({ executablePath: await chromiumPath(), args });

export const chromiumPath = async (): Promise<string> => {
  const own = ownPaths.find((path) => path && existsSync(path));
  if (own) return own;
  // Read when the package is loaded: it then brings the system libraries that a bare machine lacks.
  process.env["AWS_LAMBDA_JS_RUNTIME"] ??= "nodejs22.x";
  const { default: packaged } = await import("@sparticuz/chromium");
  return packaged.executablePath();
};
