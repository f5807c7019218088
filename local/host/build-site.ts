import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";
import { filesIn, makeOnce } from "./build-cache.ts";

/** The folder of the built site. */
export const buildSite = (root: string): Promise<string> =>
  makeOnce({
    root,
    all: "dist/site",
    sources: ["web", "contract", "package-lock.json"],
    async make(folder) {
      await build(root, folder);
      await compress(folder);
    },
  });

/**
 * In a process of its own: its memory goes back when it is done, and whoever starts the product (a test, say) may be
 * in another mode: the site is always the one that is deployed.
 */
const build = async (root: string, folder: string): Promise<void> => {
  const vite = join(root, "node_modules/vite/bin/vite.js");
  const running = spawn(process.execPath, [vite, "build", "web", "--outDir", folder, "--logLevel", "warn"], {
    cwd: root,
    stdio: ["ignore", "inherit", "inherit"],
    env: { ...process.env, NODE_ENV: "production" },
  });
  const [code] = await once(running, "exit");
  if (code !== 0) throw new Error("The site could not be built");
};

/** Each file that gets smaller, smaller: a request then costs no work. */
const compress = async (folder: string): Promise<void> => {
  for (const file of await filesIn(folder)) {
    if (!/\.(html|js|css|svg|txt|md|json)$/.test(file)) continue;
    const bytes = await readFile(file);
    await writeFile(`${file}.br`, await promisify(brotliCompress)(bytes));
    await writeFile(`${file}.gz`, await promisify(gzip)(bytes));
  }
};
