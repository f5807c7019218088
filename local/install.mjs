// Installs what is missing, so that one command is enough on a fresh clone. Plain JavaScript: nothing is there yet.
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
const mark = `${root}node_modules/.installed`;
const wanted = createHash("sha256")
  .update(readFileSync(`${root}package-lock.json`))
  .digest("hex");
if (!existsSync(mark) || readFileSync(mark, "utf8") !== wanted) {
  console.info("Installing what Animation Agent is made of (once, about a minute) ...");
  const npm = process.platform === "win32" ? "npm.cmd" : "npm";
  const { status } = spawnSync(npm, ["ci", "--no-audit", "--no-fund", "--loglevel=error"], {
    cwd: root,
    stdio: "inherit",
  });
  if (status !== 0) process.exit(status ?? 1);
  writeFileSync(mark, wanted);
}
