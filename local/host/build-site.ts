import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";
import { buildCached, filesIn } from "./build-cache.ts";

/** Builds the site, unless it is cached, and returns its folder. */
export const buildSite = (root: string): Promise<string> =>
  buildCached({
    root,
    cacheFolder: "dist/site",
    sources: ["web", "contract", "package-lock.json"],
    async build(folder) {
      await runVite(root, folder);
      await compress(folder);
    },
  });

/**
 * Runs in a child process, which frees its memory at the end and always uses production mode, also when a test starts
 * the product.
 */
const runVite = async (root: string, folder: string): Promise<void> => {
  const vite = join(root, "node_modules/vite/bin/vite.js");
  const running = spawn(process.execPath, [vite, "build", "web", "--outDir", folder, "--logLevel", "warn"], {
    cwd: root,
    stdio: ["ignore", "inherit", "inherit"],
    env: { ...process.env, NODE_ENV: "production" },
  });
  const [code] = await once(running, "exit");
  if (code !== 0) throw new Error("The site could not be built. See the messages of Vite above.");
};

/** Compresses text files in advance, so that requests need no compression. */
const compress = async (folder: string): Promise<void> => {
  for (const file of await filesIn(folder)) {
    if (!/\.(html|js|css|svg|txt|md|json)$/.test(file)) continue;
    const bytes = await readFile(file);
    await writeFile(`${file}.br`, await promisify(brotliCompress)(bytes));
    await writeFile(`${file}.gz`, await promisify(gzip)(bytes));
  }
};
