import { execFileSync } from "node:child_process";
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const here = (name: string): string => fileURLToPath(new URL(name, import.meta.url));
const settings = ["-O3", "--noAssert", "--enable", "simd", "--runtime", "stub", "--use", "abort="];

/**
 * Compiles kernel.as and returns the content of kernel.generated.ts.
 * The source has its own extension, so that neither tsc nor the linter reads it as TypeScript.
 */
export const compileKernel = (): string => {
  const folder = mkdtempSync(join(tmpdir(), "kernel-"));
  try {
    copyFileSync(here("kernel.as"), join(folder, "kernel.ts"));
    // In a child process, because the compiler is large and would stay in memory.
    const compiler = join(createRequire(import.meta.url).resolve("assemblyscript/package.json"), "../bin/asc.js");
    execFileSync(process.execPath, [compiler, "kernel.ts", ...settings, "-o", "kernel.wasm"], { cwd: folder });
    return generated(readFileSync(join(folder, "kernel.wasm")).toString("base64"));
  } finally {
    rmSync(folder, { recursive: true });
  }
};

const generated = (base64: string): string =>
  [
    "// Made from kernel.as by `tsx functions/adapters/ffmpeg/kernel/build.ts`. Do not edit.",
    "// In base64, so that it is there in a bundle, in a worker and in a test alike.",
    "export const kernelWasm =",
    `  "${base64}";`,
    "",
  ].join("\n");

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(here("kernel.generated.ts"), compileKernel());
