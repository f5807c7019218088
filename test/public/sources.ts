import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

const run = promisify(execFile);
const cache = fileURLToPath(new URL("../../node_modules/.cache/public-suites/", import.meta.url));
/** Where repositories are cloned from; a mirror has the same paths. */
const github = process.env["PUBLIC_GITHUB"] ?? "https://github.com";

interface Repository {
  readonly repository: string;
  readonly commit: string;
  /** The folder that is needed; default: all. */
  readonly folder?: string;
}

export const sources = {
  dynamodb: { repository: "nubo-db/dynamodb-conformance", commit: "0ba4393668860db921afa5728feffe68b55e3e93" },
  eventPatterns: {
    repository: "localstack/localstack",
    commit: "8b9a79f05846835cf4dff63ab7eefdde9df83783",
    folder: "tests/aws/services/events/event_pattern_templates",
  },
  standardWebhooks: {
    repository: "standard-webhooks/standard-webhooks",
    commit: "b2fa7b8719fb75d326b591077f5d1b385cfcdfae",
    folder: "libraries",
  },
} as const satisfies Record<string, Repository>;

/** Skips a test and says why. */
export type Skip = (reason: string) => never;

/** Runs a program. Returns what it wrote, also if it failed. Throws if it cannot start. */
export const runProgram = async (
  program: string,
  args: readonly string[],
  { cwd, env }: { readonly cwd?: string; readonly env?: NodeJS.ProcessEnv } = {},
): Promise<{ readonly isOk: boolean; readonly output: string }> => {
  const options = { ...(cwd && { cwd }), env: { ...process.env, ...env }, maxBuffer: 100 * 1024 * 1024 };
  try {
    const { stdout, stderr } = await run(program, [...args], options);
    return { isOk: true, output: stdout + stderr };
  } catch (error) {
    const { code, stdout = "", stderr = "" } = error as { code?: unknown; stdout?: string; stderr?: string };
    if (code === "ENOENT") throw error;
    return { isOk: false, output: stdout + stderr };
  }
};

/** The folder of a repository at its commit, fetched once. Skips the test if it cannot be fetched. */
export const fetchRepository = async ({ repository, commit, folder }: Repository, skip: Skip): Promise<string> =>
  inCache(`${repository.replace("/", "-")}-${commit.slice(0, 12)}`, skip, async (target) => {
    const git = async (...args: readonly string[]) => {
      const { isOk, output } = await runProgram("git", ["-C", target, ...args]);
      if (!isOk) throw new Error(`git ${args[0]}: ${output.trim().split("\n").at(-1)}`);
    };
    await git("init", "--quiet");
    await git("remote", "add", "origin", `${github}/${repository}`);
    if (folder) await git("sparse-checkout", "set", folder);
    await git("fetch", "--quiet", "--depth", "1", "--filter=blob:none", "origin", commit);
    await git("checkout", "--quiet", "FETCH_HEAD");
  }).then((root) => join(root, folder ?? ""));

/**
 * A folder with a package of npm, and with `others` as name@version, installed in its node_modules. Skips the test if
 * they cannot be installed.
 */
export const installPackage = (
  name: string,
  version: string,
  skip: Skip,
  others: readonly string[] = [],
): Promise<string> =>
  inCache(`${name.replace(/[@/]/g, "-")}-${version}`, skip, async (target) => {
    await writeFile(join(target, "package.json"), '{ "private": true, "type": "module" }\n');
    await npmInstall(target, `${name}@${version}`, ...others);
  });

/** Installs what the folder's package.json lists, or one package. */
export const npmInstall = async (folder: string, ...packages: readonly string[]): Promise<void> => {
  const options = ["--no-package-lock", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"];
  const { isOk, output } = await runProgram("npm", ["install", ...options, ...packages], { cwd: folder });
  if (!isOk) throw new Error(`npm install: ${output.trim().split("\n").at(-1)}`);
};

const inCache = async (name: string, skip: Skip, fill: (folder: string) => Promise<void>): Promise<string> => {
  const folder = join(cache, name);
  if (existsSync(folder)) return folder;
  const partial = `${folder}.partial`;
  await rm(partial, { recursive: true, force: true });
  await mkdir(partial, { recursive: true });
  try {
    await fill(partial);
  } catch (error) {
    return skip(`${name} cannot be fetched: ${error instanceof Error ? error.message : error}`);
  }
  await rename(partial, folder);
  return folder;
};
