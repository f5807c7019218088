import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { buildCached } from "#local/host/build-cache.ts";

let root: string;
let builds: string[] = [];

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), "build-cache-"));
});
beforeEach(async () => {
  builds = [];
  await rm(join(root, "dist"), { recursive: true, force: true });
  await writeFile(join(root, "source.txt"), "one");
});
afterAll(() => rm(root, { recursive: true }));

const build = () =>
  buildCached({
    root,
    cacheFolder: "dist",
    sources: ["source.txt"],
    async build(folder) {
      builds.push(folder);
      // Fails if another build has begun in the same folder.
      await mkdir(join(folder, ".."), { recursive: true });
      await mkdir(folder);
      await writeFile(join(folder, "result.txt"), await readFile(join(root, "source.txt")));
    },
  });

it("builds a result once, and again when a source has changed", async () => {
  const [first, second] = [await build(), await build()];
  await writeFile(join(root, "source.txt"), "two");
  const changed = await build();

  expect(second).toBe(first);
  expect(changed).not.toBe(first);
  expect(builds).toHaveLength(2);
  expect(await readFile(join(changed, "result.txt"), "utf8")).toBe("two");
});

it("shares one build between calls at the same time", async () => {
  const folders = await Promise.all([build(), build(), build()]);

  expect(new Set(folders).size).toBe(1);
  expect(builds).toHaveLength(1);
  expect(await readdir(join(root, "dist"))).toHaveLength(1);
});

it("builds again after a build that failed", async () => {
  const failing = buildCached({
    root,
    cacheFolder: "dist",
    sources: ["source.txt"],
    build: () => Promise.reject(new Error("no")),
  });
  await expect(failing).rejects.toThrow("no");

  const folder = await build();

  expect(await readdir(folder)).toEqual(["result.txt"]);
});
