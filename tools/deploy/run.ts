import { spawn } from "node:child_process";
import { DeployFault } from "./fault.ts";

/** How the tool starts other programs. */
export interface Programs {
  /** Shows what the program prints. Throws a DeployFault if it fails. */
  show(program: string, args: readonly string[], environment?: Readonly<Record<string, string>>): Promise<void>;
  /** Returns what the program prints, or its error. */
  read(program: string, args: readonly string[]): Promise<{ readonly text: string; readonly error: string }>;
}

export const programs: Programs = {
  async show(program, args, environment = {}) {
    console.info(`\n> ${[program, ...args].join(" ")}`);
    const { code, error } = await run(program, args, "inherit", environment);
    if (code !== 0)
      throw new DeployFault(
        `${program} ${args[0]} did not succeed${error && `: ${error}`}. Its last lines say why. Nothing was left half done: run the same command again when it is mended.`,
      );
  },
  async read(program, args) {
    const { code, text, error } = await run(program, args, "pipe", {});
    return { text, error: code === 0 ? "" : error || `${program} ended with ${code}` };
  },
};

const run = (
  program: string,
  args: readonly string[],
  stdio: "inherit" | "pipe",
  environment: Readonly<Record<string, string>>,
): Promise<{ readonly code: number | null; readonly text: string; readonly error: string }> =>
  new Promise((resolve) => {
    const child = spawn(program, [...args], {
      stdio: ["inherit", stdio, stdio],
      env: { ...process.env, ...environment },
    });
    let [text, error] = ["", ""];
    child.stdout?.on("data", (chunk: Buffer) => {
      text += chunk;
    });
    child.stderr?.on("data", (chunk: Buffer) => {
      error += chunk;
    });
    child.on("error", (failure) => resolve({ code: 127, text, error: failure.message }));
    child.on("close", (code) => resolve({ code, text, error: error.trim() }));
  });
