import { execFileSync } from "node:child_process";
import { copyFileSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** Builds the package as it is installed elsewhere: JavaScript, types, README, licence and a package.json, in `dist/sdk`. */
const here = fileURLToPath(new URL(".", import.meta.url));
const dist = join(here, "../../dist/sdk");
rmSync(dist, { recursive: true, force: true });
execFileSync(process.execPath, [join(here, "../../node_modules/typescript/bin/tsc"), "-p", "tsconfig.build.json"], {
  cwd: here,
  stdio: "inherit",
});

const { description, dependencies, type } = JSON.parse(readFileSync(join(here, "package.json"), "utf8"));
const { version, license } = JSON.parse(readFileSync(join(here, "../../package.json"), "utf8"));
const manifest = {
  name: "animation-agent",
  version,
  description,
  license,
  type,
  engines: { node: ">=20" },
  exports: { ".": { types: "./index.d.ts", default: "./index.js" } },
  bin: { "animation-agent": "./cli/index.js" },
  dependencies,
};
writeFileSync(join(dist, "package.json"), `${JSON.stringify(manifest, null, 2)}\n`);
copyFileSync(join(here, "README.md"), join(dist, "README.md"));
copyFileSync(join(here, "../../LICENSE"), join(dist, "LICENSE"));
