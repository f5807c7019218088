import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { installedMark, isInstalled } from "./installed.ts";
import { type LayerName, layerFolder, layers, nativeFolder, platform } from "./layers.ts";
import { nativeLock, reachedFrom } from "./lock.ts";

/** Installs the native packages for Lambda's machine, whatever this one is, and sorts them into layers. */
const installNative = (): void => {
  const { manifest, lock, mark } = nativeLock();
  const all = join(nativeFolder, "packages");
  rmSync(nativeFolder, { recursive: true, force: true });
  mkdirSync(all, { recursive: true });
  writeFileSync(join(all, "package.json"), JSON.stringify(manifest));
  writeFileSync(join(all, "package-lock.json"), JSON.stringify(lock));
  const { cpu, os, libc } = platform;
  const flags = [`--cpu=${cpu}`, `--os=${os}`, `--libc=${libc}`, "--ignore-scripts", "--no-audit", "--no-fund"];
  const { status } = spawnSync("npm", ["ci", ...flags], { cwd: all, stdio: "inherit" });
  if (status !== 0) throw new Error("The native packages could not be installed");
  // The keys of `layers` are its names.
  for (const layer of Object.keys(layers) as LayerName[]) fillLayer(layer, all);
  rmSync(all, { recursive: true });
  writeFileSync(installedMark, mark);
};

/** Skips packages for other machines: they are in the lock file, but were not installed. */
const fillLayer = (layer: LayerName, all: string): void => {
  for (const path of reachedFrom(layers[layer]))
    if (existsSync(join(all, path)))
      cpSync(join(all, path), join(layerFolder(layer), "nodejs", path), {
        recursive: true,
        filter: (file) => !unusedFiles.some((pattern) => pattern.test(file)),
      });
};

/** Fonts in weights that no film uses, and files for developers of the packages. */
const unusedFiles: readonly RegExp[] = [
  /noto-sans[^/]*\/(?!600SemiBold|800ExtraBold)\d00/,
  /\.(md|map|d\.[cm]?ts)$/,
  /\.ttf\.png$/,
  /font-family\.png$/,
  /kuromoji\/(demo|test|example|build|gulpfile)/,
];

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  if (isInstalled()) console.info(`${nativeFolder} is up to date with package-lock.json`);
  else installNative();
}
