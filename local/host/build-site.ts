import { createHash } from "node:crypto";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** Builds the site where its sources, or the contract it speaks, have changed since it was built. */
export const buildSite = async (root: string): Promise<string> => {
  const folder = join(root, "dist/web");
  const mark = join(root, "dist/web.sources");
  const now = await digestOf(root, ["web", "contract"]);
  if ((await readFile(mark, "utf8").catch(() => "")) !== now) {
    // Loaded only to build: it is larger than all of the product.
    const { build } = await import("vite");
    // Whoever starts it (a test, say) may be in another mode: the site is always the one that is deployed.
    const mode = process.env["NODE_ENV"];
    process.env["NODE_ENV"] = "production";
    await build({ configFile: join(root, "web/vite.config.ts"), mode: "production", logLevel: "warn" });
    if (mode === undefined) delete process.env["NODE_ENV"];
    else process.env["NODE_ENV"] = mode;
    await writeFile(mark, now);
  }
  return folder;
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
