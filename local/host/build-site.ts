import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";

/**
 * The folder of the built site, named by what it was built from: made where it is missing, whole or not at all, so
 * that several products on one checkout do not disturb each other.
 */
export const buildSite = async (root: string): Promise<string> => {
  const all = join(root, "dist/site");
  const name = (await digestOf(root, ["web", "contract"])).slice(0, 16);
  const folder = join(all, name);
  if (await isThere(folder)) return folder;
  const made = `${folder}.${process.pid}`;
  await build(root, made);
  await compress(made);
  await rename(made, folder).catch(() => rm(made, { recursive: true, force: true }));
  for (const old of await readdir(all))
    if (old !== name && !old.includes(".")) await rm(join(all, old), { recursive: true, force: true });
  return folder;
};

const isThere = async (folder: string): Promise<boolean> => (await stat(folder).catch(() => undefined)) !== undefined;

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

const filesIn = async (folder: string): Promise<string[]> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
};

const digestOf = async (root: string, folders: readonly string[]): Promise<string> => {
  const hash = createHash("sha256");
  for (const folder of folders) {
    const files = await filesIn(join(root, folder));
    for (const file of files.sort()) hash.update(file.slice(root.length)).update(await readFile(file));
  }
  return hash.digest("hex");
};
