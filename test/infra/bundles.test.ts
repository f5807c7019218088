import { execFileSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { beforeAll, describe, expect, it } from "vitest";
import { api } from "#contract/index.ts";
import { bundleAll } from "#infra/bundle/bundle.ts";
import { entryFiles } from "#infra/bundle/entries.ts";
import { bundleFolder, bundleName, bundlesFolder } from "#infra/bundle/folder.ts";
import { partNames } from "#infra/bundle/parts.ts";
import { isInstalled } from "#infra/native/installed.ts";
import { type LayerName, layerFolder, layers, layersIn, maxUnzippedBytes } from "#infra/native/layers.ts";
import { nativeLock, reachedFrom } from "#infra/native/lock.ts";
import { templates } from "./template.ts";

const codeOf = (entry: string): string => readFileSync(`${bundleFolder(entry)}/index.js`, "utf8");
const megabyte = 1024 * 1024;

/** The functions of both templates: their entry files and layers. */
const functions = () => {
  const { data, service } = templates();
  return [...data.ofType("Lambda::Function"), ...service.ofType("Lambda::Function")]
    .filter(({ metadata }) => metadata["entry"])
    .map(({ metadata, properties }) => ({
      entry: String(metadata["entry"]),
      layers: (properties.Layers ?? []).map(({ Ref }: { Ref: string }) => Ref.replace(/Layer[0-9A-F]+$/, "")),
    }));
};

beforeAll(bundleAll);

describe("the bundles", () => {
  it("exist for every function, and for nothing else", () => {
    expect(
      functions()
        .map(({ entry }) => entry)
        .sort(),
    ).toEqual([...entryFiles()].sort());
  });

  it("each have a handler, and load as in Lambda: away from their sources, where only one folder can be written", () => {
    const root = realpathSync(mkdtempSync(join(tmpdir(), "bundles-")));
    const [task, temporary, modules] = [join(root, "task"), join(root, "tmp"), join(process.cwd(), "node_modules")];
    cpSync(bundlesFolder, task, { recursive: true });
    const loads = `
      const { writeFileSync } = require("node:fs");
      writeFileSync(process.argv[1] + "/may-be-written", "");
      let isRefused = false;
      try { writeFileSync(process.argv[2] + "/may-not-be-written", ""); } catch (error) { isRefused = error.code === "ERR_ACCESS_DENIED"; }
      if (!isRefused) throw new Error("The folder of the code can be written");
      for (const file of process.argv.slice(3))
        if (typeof require(file).handler !== "function") throw new Error(file + " has no handler");`;
    const files = entryFiles().map((entry) => join(root, "task", bundleName(entry), "index.js"));

    const load = () =>
      execFileSync(
        process.execPath,
        [
          process.allowedNodeEnvironmentFlags.has("--permission") ? "--permission" : "--experimental-permission",
          ...["--allow-addons", "--no-warnings"],
          // The packages of the layers, for the machine of the test.
          ...[task, temporary, modules].map((folder) => `--allow-fs-read=${folder}/*`),
          `--allow-fs-write=${temporary}/*`,
          ...["-e", loads, temporary, task, ...files],
        ],
        { cwd: task, stdio: "pipe", env: { HOME: temporary, NODE_PATH: modules } },
      );

    mkdirSync(temporary);
    try {
      expect(load).not.toThrow();
    } finally {
      rmSync(root, { recursive: true });
    }
  });

  it("contain each file that the function loads on demand", () => {
    const loads = `
      const { createRequire } = require("node:module");
      (async () => {
        for (const [file, name] of JSON.parse(process.argv[1])) {
          const found = createRequire(file).resolve(name);
          if (!found.startsWith(require("node:path").dirname(file))) throw new Error(file + " finds " + found);
          const part = require(found);
          if (typeof part !== "function" && Object.keys(part).length === 0) throw new Error(found + " is empty");
        }
      })().catch((error) => { console.error(error); process.exitCode = 1; });`;
    const files = entryFiles().flatMap((entry) =>
      partNames
        .filter((name) => codeOf(entry).includes(`"${name}"`))
        .map((name) => [join(process.cwd(), bundleFolder(entry), "index.js"), name]),
    );

    expect(new Set(files.map(([, name]) => name))).toEqual(new Set(partNames));
    expect(() => execFileSync(process.execPath, ["-e", loads, JSON.stringify(files)], { stdio: "pipe" })).not.toThrow();
  });

  it("are smaller than a megabyte zipped if a user waits for the function", () => {
    for (const context of Object.keys(api)) {
      const size = gzipSync(codeOf(`functions/api/${context}/index.ts`)).length;
      expect([context, size < megabyte]).toEqual([context, true]);
    }
  });

  it("read an idea while a user waits without the written stories, which are more than all the rest", () => {
    const parts = entryFiles()
      .map((entry) => `${bundleFolder(entry)}/studio-assistant.js`)
      .filter((file) => existsSync(file));

    expect(parts).not.toEqual([]);
    for (const file of parts) expect([file, statSync(file).size < 6 * megabyte]).toEqual([file, true]);
  });

  it("have exactly the layers that they name", () => {
    for (const { entry, layers: given } of functions())
      expect([entry, [...given].sort()]).toEqual([entry, [...layersIn(codeOf(entry))].sort()]);
  });
});

describe("the native parts", () => {
  it("have the versions and checksums of package-lock.json", () => {
    const { manifest, lock } = nativeLock();

    for (const name of Object.values(layers).flat()) {
      const there = JSON.parse(readFileSync(`node_modules/${name}/package.json`, "utf8"));
      expect([name, manifest.dependencies[name]]).toEqual([name, there.version]);
    }
    for (const path of Object.keys(lock.packages).filter((each) => each !== ""))
      expect(Object.values(lock.packages).length > 0 && path).toMatch(/^node_modules\//);
    expect(reachedFrom(["sharp"])).toEqual(
      expect.arrayContaining(["node_modules/@img/sharp-linux-arm64", "node_modules/@img/sharp-libvips-linux-arm64"]),
    );
  });
});

/** `npm run native` downloads the layers for a deployment. Tests do not download them. */
describe.runIf(isInstalled())("the layers", () => {
  const filesOf = (layer: LayerName) =>
    readdirSync(layerFolder(layer), { recursive: true, withFileTypes: true })
      .filter((each) => each.isFile())
      .map((each) => join(each.parentPath, each.name));
  const sizeOf = (files: readonly string[]) => files.reduce((sum, file) => sum + statSync(file).size, 0);
  // The keys of `layers` are its names.
  const names = Object.keys(layers) as LayerName[];

  it("hold binaries for arm64 only, and ffmpeg can be run", () => {
    for (const file of names.flatMap(filesOf)) {
      const head = readFileSync(file).subarray(0, 20);
      if (head.subarray(0, 4).toString("latin1") !== "\x7fELF") continue;
      expect([file, head.readUInt16LE(18)]).toEqual([file, 183]);
      if (file.endsWith("/ffmpeg")) expect(statSync(file).mode & 0o111).not.toBe(0);
    }
  });

  it("fit into the size limit of Lambda together with their function", () => {
    const sizes = new Map(names.map((layer) => [layer, sizeOf(filesOf(layer))]));
    for (const [layer, size] of sizes) console.info(`${layer}: ${(size / megabyte).toFixed(1)} MB unzipped`);

    for (const { entry, layers: given } of functions()) {
      const size =
        codeOf(entry).length + given.reduce((sum: number, layer: LayerName) => sum + (sizes.get(layer) ?? 0), 0);
      expect([entry, size < maxUnzippedBytes]).toEqual([entry, true]);
    }
  });
});
