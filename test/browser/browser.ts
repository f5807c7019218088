import { existsSync } from "node:fs";
import { type Browser, chromium } from "playwright-core";

const ownPaths = [
  process.env["CHROME_PATH"],
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
];
// Flags must not weaken page policies: tests run under the same CSP as users.
const args = ["--no-sandbox", "--disable-dev-shm-usage", "--disable-gpu"];

/** Starts Chromium. With `microphone`, a WAV file, pages may record, and hear it again and again. */
export const launch = async ({ microphone }: { readonly microphone?: string } = {}): Promise<Browser> =>
  chromium.launch({
    executablePath: await chromiumPath(),
    args: microphone ? [...args, ...fakeDevices, `--use-file-for-fake-audio-capture=${microphone}`] : args,
  });
const fakeDevices = ["--use-fake-device-for-media-stream", "--use-fake-ui-for-media-stream"];

/** Returns the path of an installed Chromium, or of the one in @sparticuz/chromium. */
export const chromiumPath = async (): Promise<string> => {
  const own = ownPaths.find((path) => path && existsSync(path));
  if (own) return own;
  // @sparticuz/chromium reads this when it is loaded. It then unpacks the system libraries that a bare machine lacks.
  process.env["AWS_LAMBDA_JS_RUNTIME"] ??= "nodejs22.x";
  const { default: packaged } = await import("@sparticuz/chromium");
  return packaged.executablePath();
};
