import { build } from "esbuild";

/** Bundles some source code, runs it, and returns its exports. `resolveDir` resolves its imports. */
export const bundled = async (contents: string, resolveDir: string): Promise<Readonly<Record<string, unknown>>> => {
  const made = await build({
    stdin: { contents, resolveDir },
    bundle: true,
    format: "esm",
    write: false,
    logLevel: "silent",
  });
  const code = Buffer.from(made.outputFiles[0]?.text ?? "").toString("base64");
  return import(`data:text/javascript;base64,${code}`);
};
