import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { explain } from "#local/explain.ts";
import { backUp, restore } from "#local/host/backup.ts";
import { checkData } from "#local/host/check-data.ts";
import { lockDataFolder } from "#local/host/data-folder.ts";
import { watchDisk } from "#local/host/disk-guard.ts";
import { openSecrets } from "#local/host/secrets.ts";
import { makeDataFolder } from "#test/support/data-folder.ts";

let root: string;
let data: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), "faults-"));
  data = join(root, "data");
  await mkdir(data);
});
afterEach(() => rm(root, { recursive: true, force: true }));

const explained = (work: () => unknown): unknown => {
  try {
    work();
  } catch (error) {
    return explain(error, 3000);
  }
  return undefined;
};

describe("a data folder", () => {
  it("begins empty, and is accepted while it is complete", async () => {
    expect(explained(() => checkData(data))).toBeUndefined();
    await makeDataFolder(data);
    expect(explained(() => checkData(data))).toBeUndefined();
  });

  it.each([
    "secrets.json",
    "kms/root.key",
    "cognito/signing-key.pem",
    "cognito/users",
    "dynamodb/CURRENT",
    "dynamodb/MANIFEST-000002",
    "s3",
  ])("does not start again without %s, and says what to do", async (name) => {
    await makeDataFolder(data);
    await rm(join(data, name), { recursive: true });

    const text = explained(() => checkData(data));

    expect(text).toContain(`${join(data, name)} is missing.`);
    expect(text).toContain("npm run restore");
  });

  it("names a damaged index of the database", async () => {
    await makeDataFolder(data);
    await writeFile(join(data, "dynamodb/CURRENT"), "");

    expect(explained(() => checkData(data))).toContain(`${join(data, "dynamodb", "CURRENT")} is damaged`);
  });

  it.each([
    ["empty", ""],
    ["cut off", '{"privateKey":'],
    ["of another kind", '{"cursorSecret":5}'],
  ])("keeps its secrets: a file that is %s is not replaced", async (_, content) => {
    await writeFile(join(data, "secrets.json"), content);

    const error = await openSecrets(data).catch((thrown: unknown) => thrown);

    expect(explain(error)).toContain(`${join(data, "secrets.json")} is damaged`);
    expect(await readFile(join(data, "secrets.json"), "utf8")).toBe(content);
  });
});

describe("an error at the start", () => {
  it.each([
    [{ code: "EADDRINUSE", port: 3000 }, "Port 3000 is in use. Stop the program that uses it, or set PORT."],
    [{ code: "ENOSPC", path: "/data/a" }, "The disk is full (/data/a)."],
    [{ code: "EACCES", path: "/data/a" }, "/data/a cannot be written."],
  ])("says in a sentence what to do: %j", (fields, text) => {
    expect(explain(Object.assign(new Error("failed"), fields), 3000)).toContain(text);
  });

  it("that nobody can act upon keeps its stack", () => {
    const error = new Error("bug");
    expect(explain(error, 3000)).toBe(error);
  });
});

describe("a full disk", () => {
  it("lets work wait until there is space, and says so once", async () => {
    vi.useFakeTimers();
    try {
      let free = 1e6;
      const said: string[] = [];
      const disk = await watchDisk(
        data,
        async () => free,
        (text) => said.push(text),
      );
      const waits = disk.whenSpace().then(() => "went on");
      expect(disk.isFull()).toBe(true);

      await vi.advanceTimersByTimeAsync(10_000);
      free = 1e12;
      await vi.advanceTimersByTimeAsync(5_000);

      expect(await waits).toBe("went on");
      expect(said).toEqual([expect.stringContaining("is full"), expect.stringContaining("has space again")]);
      disk.stop();
    } finally {
      vi.useRealTimers();
    }
  });
});

describe("a data folder that disappears", () => {
  it("lets work wait, and is named once", async () => {
    vi.useFakeTimers();
    try {
      let bytes = async (): Promise<number> => 1e12;
      const said: string[] = [];
      const disk = await watchDisk(
        data,
        () => bytes(),
        (text) => said.push(text),
      );
      bytes = () => Promise.reject(new Error("ENOENT"));
      await vi.advanceTimersByTimeAsync(10_000);

      expect(disk.isFull()).toBe(true);
      expect(said).toEqual([expect.stringContaining(`${data} cannot be read`)]);
      disk.stop();
    } finally {
      vi.useRealTimers();
    }
  });
});

describe("a backup", () => {
  const file = () => join(root, "backup.tar");
  const userFile = () => join(data, "cognito/users/ada.json");

  it("brings back all files, and the former ones stay beside them", async () => {
    await makeDataFolder(data);
    await backUp(data, file());
    await writeFile(userFile(), "changed");
    await writeFile(join(data, "new.json"), "new");

    const kept = (await restore(data, file())) ?? "";

    expect(await readFile(userFile(), "utf8")).toBe('{"username":"ada"}');
    expect(await readdir(data)).not.toContain("new.json");
    expect(await readFile(join(kept, "cognito/users/ada.json"), "utf8")).toBe("changed");
    expect(explained(() => checkData(data))).toBeUndefined();
  });

  it("of an incomplete folder is not made, and a file that is no backup changes nothing", async () => {
    await makeDataFolder(data);
    await writeFile(file(), "no archive");

    await expect(restore(data, file())).rejects.toThrow("tar failed");
    expect(await readFile(userFile(), "utf8")).toBe('{"username":"ada"}');

    await rm(join(data, "kms"), { recursive: true });
    await expect(backUp(data, join(root, "other.tar"))).rejects.toThrow("root.key is missing");
  });

  it("is not made while the product runs, and a restore does not touch what it uses", async () => {
    await makeDataFolder(data);
    // A process that runs and is not this one.
    await writeFile(join(data, ".lock"), String(process.ppid));

    await expect(backUp(data, file())).rejects.toThrow("already runs");
    await expect(restore(data, file())).rejects.toThrow("already runs");
    await rm(join(data, ".lock"));
    await (await lockDataFolder(data))();
  });
});
