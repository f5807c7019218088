import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** Builds the site where its sources, or the contract it speaks, have changed since it was built. */
export const buildSite = async (root: string): Promise<string> => {
  const folder = join(root, "dist/web");
  const mark = join(root, "dist/web.sources");
  const now = await digestOf(root, ["web", "contract"]);
  if ((await readFile(mark, "utf8").catch(() => "")) !== now) {
    await build(root);
    await writeFile(mark, now);
  }
  return folder;
};

/**
 * In a process of its own: its memory goes back when it is done, and whoever starts the product (a test, say) may be
 * in another mode: the site is always the one that is deployed.
 */
const build = async (root: string): Promise<void> => {
  const vite = spawn(
    process.execPath,
    [join(root, "node_modules/vite/bin/vite.js"), "build", "web", "--logLevel", "warn"],
    {
      cwd: root,
      stdio: ["ignore", "inherit", "inherit"],
      env: { ...process.env, NODE_ENV: "production" },
    },
  );
  const [code] = await once(vite, "exit");
  if (code !== 0) throw new Error("The site could not be built");
};

const digestOf = async (root: string, folders: readonly string[]): Promise<string> => {
  const hash = createHash("sha256");
  for (const folder of folders) {
    const entries = await readdir(join(root, folder), { recursive: true, withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
    for (const file of files.sort()) hash.update(file.slice(root.length)).update(await readFile(file));
  }
  return hash.digest("hex");
};
