import { spawnSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { loadKokoro } from "#functions/adapters/engines/kokoro/load.ts";
import { kokoroFolder, readLocalSettingsOrExit } from "./settings.ts";

// npm run kokoro: installs the voices of Kokoro beside the product's data, and downloads their model.
const folder = kokoroFolder(readLocalSettingsOrExit({ ...process.env, NARRATOR: "" }).data);
mkdirSync(folder, { recursive: true });
writeFileSync(`${folder}/package.json`, JSON.stringify({ private: true }));
const { status } = spawnSync("npm", ["install", "--no-audit", "--no-fund", "--loglevel=error", "kokoro-js@1.2.1"], {
  cwd: folder,
  stdio: "inherit",
  // The model runs on the processor: the packages for graphics cards have hundreds of MB.
  env: { ...process.env, ONNXRUNTIME_NODE_INSTALL_CUDA: "skip" },
});
if (status !== 0) process.exit(status ?? 1);
try {
  await loadKokoro(folder, (text) => process.stderr.write(text))("q8");
  console.info(`Kokoro is ready in ${folder}. Start with: NARRATOR=kokoro,built-in npm start`);
} catch (error) {
  console.error(`Kokoro is installed in ${folder}, but ${(error as Error).message}`);
  process.exit(1);
}
