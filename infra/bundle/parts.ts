import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { type BuildOptions, buildSync } from "esbuild";
import { bundleFolder } from "./folder.ts";

/**
 * Large modules that few calls of a function need. Each is a file of its own beside the function, because Node reads a
 * whole file before it runs any of it. A `#` name is found by the `imports` of a package.json.
 */
const parts = {
  "@google/genai": "node_modules/@google/genai/index.js",
  openai: "node_modules/openai/index.js",
  "@aws-sdk/client-bedrock": "node_modules/@aws-sdk/client-bedrock/index.js",
  "@aws-sdk/client-bedrock-runtime": "node_modules/@aws-sdk/client-bedrock-runtime/index.js",
  "@tryghost/admin-api": "node_modules/@tryghost/admin-api/index.js",
  "#functions/adapters/engines/built-in/assistant.ts": "studio-assistant.js",
} as const;

export const partNames = Object.keys(parts);

/** Writes the parts that a function's code imports beside it. */
export const addParts = (entries: readonly string[], bundling: BuildOptions): void => {
  const made = Object.entries(parts).map(([name, file]) => ({ name, file, code: codeOf(name, bundling) }));
  for (const folder of entries.map(bundleFolder)) {
    const code = readFileSync(`${folder}/index.js`, "utf8");
    const named = made.filter(({ name }) => code.includes(`"${name}"`));
    for (const part of named) write(`${folder}/${part.file}`, part.code);
    const imports = Object.fromEntries(
      named.flatMap(({ name, file }) => (name.startsWith("#") ? [[name, `./${file}`]] : [])),
    );
    if (Object.keys(imports).length > 0) write(`${folder}/package.json`, JSON.stringify({ type: "commonjs", imports }));
  }
};

const codeOf = (name: string, { external = [], ...bundling }: BuildOptions): Uint8Array => {
  // A package may export one function without a name; our own modules export names.
  const contents = name.startsWith("#") ? `export * from "${name}";` : `module.exports = require("${name}");`;
  const { outputFiles = [] } = buildSync({
    ...bundling,
    stdin: { contents, resolveDir: process.cwd() },
    external: external.filter((each) => each !== name),
    write: false,
  });
  return outputFiles[0]?.contents ?? new Uint8Array();
};

const write = (file: string, content: string | Uint8Array): void => {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
};
