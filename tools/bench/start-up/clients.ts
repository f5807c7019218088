import { buildSync } from "esbuild";
import { bundling } from "#infra/bundle/bundle.ts";
import { bundleName } from "#infra/bundle/folder.ts";

/** What each function's bundle is made of: the clients of SDKs in it, as packages. */
export const clientsOf = (entries: readonly string[]): ReadonlyMap<string, readonly string[]> => {
  const { metafile } = buildSync({
    ...bundling,
    entryPoints: entries.map((entry) => ({ in: entry, out: bundleName(entry) })),
    outdir: "dist",
    write: false,
    metafile: true,
  });
  return new Map(
    Object.values(metafile.outputs).map(({ entryPoint = "", inputs }) => [
      entryPoint,
      [...new Set(Object.keys(inputs).flatMap(clientIn))].sort(),
    ]),
  );
};

/** Clients that other clients bring along for their credentials are in packages of another name. */
const clientIn = (file: string): readonly string[] => {
  const [, name] = /node_modules\/(@aws-sdk\/(?:client-[\w-]+|lib-dynamodb)|stripe)\//.exec(file) ?? [];
  return name ? [name] : [];
};
