// Installs the dependencies, so that one command is enough on a fresh clone. Plain JavaScript, because tsx is not installed yet.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Animation Agent needs Node.js 20.19 or later; this is ${process.versions.node}.`);
  process.exit(1);
}
const markFile = `${root}node_modules/.installed`;
const lockHash = createHash("sha256")
  .update(readFileSync(`${root}package-lock.json`))
  .digest("hex");
if (!existsSync(markFile) || readFileSync(markFile, "utf8") !== lockHash) {
  console.info("Installing dependencies. This takes about a minute and happens only once ...");
  const npm = process.platform === "win32" ? "npm.cmd" : "npm";
  const { status } = spawnSync(npm, ["ci", "--no-audit", "--no-fund", "--loglevel=error"], {
    cwd: root,
    stdio: "inherit",
  });
  if (status !== 0) process.exit(status ?? 1);
  writeFileSync(markFile, lockHash);
}
