import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, readdir, rename, rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import { checkData } from "./check-data.ts";
import { lockDataFolder } from "./data-folder.ts";

/** Folders that are no state: what a restore put aside. */
const aside = ".before-restore";
const restoring = ".restoring";

/** Writes a TAR file of the data folder. The product must not run on it, because its database is open then. */
export const backUp = async (data: string, file: string): Promise<void> => {
  const unlock = await lockDataFolder(data);
  try {
    checkData(data);
    const target = resolve(file);
    const excluded = [".lock", `${aside}*`, restoring].map((name) => `--exclude=./${name}`);
    await tar(["-cf", `${target}.part`, ...excluded, "-C", data, "."]);
    await rename(`${target}.part`, target);
  } finally {
    await unlock();
  }
};

/**
 * Replaces the data folder by a backup. The former files stay beside it in a folder whose name is returned; nothing
 * changes if the backup cannot be read or is not complete.
 */
export const restore = async (data: string, file: string): Promise<string | undefined> => {
  const unlock = await lockDataFolder(data);
  const unpacked = join(data, restoring);
  try {
    await rm(unpacked, { recursive: true, force: true });
    await mkdir(unpacked);
    await tar(["-xf", resolve(file), "-C", unpacked]);
    checkData(unpacked);
    const former = await entriesOf(data);
    const kept = join(data, `${aside}-${new Date().toISOString().replace(/\D/g, "").slice(0, 14)}`);
    if (former.length > 0) await move(former, data, kept);
    await move(await entriesOf(unpacked), unpacked, data);
    return former.length > 0 ? kept : undefined;
  } finally {
    await rm(unpacked, { recursive: true, force: true });
    await unlock();
  }
};

const entriesOf = async (folder: string): Promise<string[]> =>
  (await readdir(folder)).filter((name) => name !== ".lock" && name !== restoring && !name.startsWith(aside));

const move = async (names: readonly string[], from: string, to: string): Promise<void> => {
  await mkdir(to, { recursive: true });
  for (const name of names) await rename(join(from, name), join(to, name));
};

const tar = async (args: readonly string[]): Promise<void> => {
  const child = spawn("tar", args, { stdio: ["ignore", "ignore", "pipe"] });
  const said: string[] = [];
  child.stderr.setEncoding("utf8").on("data", (text: string) => said.push(text));
  const [code] = await once(child, "close");
  if (code !== 0) throw new Error(`tar failed: ${said.join("").trim()}`);
};
