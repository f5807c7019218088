import { buildSync } from "esbuild";
import { bundling } from "#infra/bundle/bundle.ts";
import { bundleName } from "#infra/bundle/folder.ts";

/** The packages of SDK clients in the bundle of each entry file. */
export const findSdkClients = (entries: readonly string[]): ReadonlyMap<string, readonly string[]> => {
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

/** Clients that the SDK itself uses for credentials are in packages with other names, so they are not counted. */
const clientIn = (file: string): readonly string[] => {
  const [, name] = /node_modules\/(@aws-sdk\/(?:client-[\w-]+|lib-dynamodb)|stripe)\//.exec(file) ?? [];
  return name ? [name] : [];
};
