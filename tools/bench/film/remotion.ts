import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { copyFileSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromiumPath } from "#test/browser/browser.ts";
import { framesPerScene } from "./bench-scenes.ts";
import { watchProcessTree } from "./processor-time.ts";

const packages = ["remotion@4", "@remotion/bundler@4", "@remotion/renderer@4", "react@19", "react-dom@19"];

/** Installs Remotion, which is not a dependency of this repository, into a separate folder. */
export const installRemotion = (folder: string): string => {
  const project = join(folder, "remotion");
  mkdirSync(project);
  writeFileSync(join(project, "package.json"), JSON.stringify({ private: true, type: "module" }));
  for (const name of ["film.jsx", "render.mjs"])
    copyFileSync(fileURLToPath(new URL(`remotion/${name}.txt`, import.meta.url)), join(project, name));
  const { status } = spawnSync("npm", ["install", "--no-audit", "--no-fund", ...packages], { cwd: project });
  if (status !== 0) throw new Error("Remotion could not be installed");
  return project;
};

/** Renders the scenes of a folder with Remotion, in which a browser paints each frame. */
export const renderWithRemotion = async (
  project: string,
  pictures: string,
  count: number,
): Promise<{ wall: number; processor: number }> => {
  const began = Date.now();
  const args = ["render.mjs", pictures, `${count}`, `${framesPerScene}`, await chromiumPath()];
  const child = spawn(process.execPath, args, { cwd: project, stdio: ["ignore", "ignore", "inherit"] });
  const used = watchProcessTree(child.pid ?? 0);
  const [code] = await once(child, "close");
  const processor = used.seconds();
  used.stop();
  if (code !== 0) throw new Error(`Remotion ended with ${code}`);
  return { wall: (Date.now() - began) / 1000, processor };
};
