import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { layers, platform } from "./layers.ts";

interface Locked {
  readonly version: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}
type Packages = Readonly<Record<string, Locked>>;

const lockedPackages = (): Packages =>
  // npm wrote it.
  (JSON.parse(readFileSync("package-lock.json", "utf8")) as { readonly packages: Packages }).packages;

/** The part of package-lock.json for the layers' packages, with the same versions and checksums. */
export const nativeLock = (packages = lockedPackages()) => {
  const wanted = Object.values(layers).flat();
  const manifest = {
    name: "native",
    version: "0.0.0",
    dependencies: Object.fromEntries(wanted.map((name) => [name, packages[`node_modules/${name}`]?.version ?? ""])),
  };
  const reached = reachedFrom(wanted, packages).map((path) => [path, packages[path]]);
  const lock = { ...manifest, lockfileVersion: 3, packages: { "": manifest, ...Object.fromEntries(reached) } };
  return {
    manifest,
    lock,
    mark: createHash("sha256")
      .update(JSON.stringify([lock, layers, platform]))
      .digest("hex"),
  };
};

/** The folders of these packages and of all their dependencies: `node_modules/sharp`. */
export const reachedFrom = (names: readonly string[], packages = lockedPackages()): readonly string[] => {
  const reached = new Set<string>();
  const reach = (from: string, name: string): void => {
    const path = nearest(packages, from, name);
    if (path === undefined || reached.has(path)) return;
    reached.add(path);
    const { dependencies, optionalDependencies } = packages[path] ?? {};
    for (const each of Object.keys({ ...dependencies, ...optionalDependencies })) reach(path, each);
  };
  for (const name of names) reach("", name);
  return [...reached].sort();
};

/** Finds a package as Node does: in the nearest parent folder that has it. */
const nearest = (packages: Packages, from: string, name: string): string | undefined => {
  const path = `${from && `${from}/`}node_modules/${name}`;
  if (packages[path]) return path;
  return from === "" ? undefined : nearest(packages, from.replace(/\/?node_modules\/(@[^/]+\/)?[^/]+$/, ""), name);
};
