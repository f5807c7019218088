import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, writeFileSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { parseSetting } from "#contract/settings/parse.ts";
import { settingRows } from "#contract/settings/settings.ts";
import { emptyDataFolder, lockDataFolder } from "#local/host/data-folder.ts";
import { localDefaults, readLocalSettings } from "#local/settings.ts";

const newFolder = () => mkdtempSync(join(tmpdir(), "settings-"));

describe("the settings of npm start", () => {
  it("have defaults that are allowed", () => {
    for (const [name, text] of Object.entries(localDefaults)) {
      const row = settingRows[name];
      expect(row?.readBy).toContain("npm start");
      expect(row && parseSetting(name, row, text)).toBeDefined();
    }
  });

  it("are the port, the folder, and what functions get", () => {
    const environment = { PORT: "0", DATA_DIR: "here", EDIT_SECONDS: "600", WRITER: "built-in", HOME: "/root" };

    expect(readLocalSettings(environment)).toEqual({
      port: 0,
      operator: {},
      data: resolve("here"),
      settings: { EDIT_SECONDS: "600", WRITER: "built-in" },
      warnings: [],
    });
    expect(readLocalSettings({})).toEqual({
      port: 3000,
      data: resolve(".local"),
      settings: {},
      operator: {},
      warnings: [],
    });
  });

  it("has what the operator says to visitors, which no function reads", () => {
    const { operator, settings } = readLocalSettings({
      OPERATOR_NAME: "Films Ltd",
      OPERATOR_EMAIL: "hello@films.example",
    });

    expect(operator).toEqual({ OPERATOR_NAME: "Films Ltd", OPERATOR_EMAIL: "hello@films.example" });
    expect(settings).not.toHaveProperty("OPERATOR_NAME");
  });

  it("take every setting of an operator", () => {
    for (const [name, row] of Object.entries(settingRows))
      if (row.readBy.includes("infra") && row.default)
        expect(readLocalSettings({ [name]: row.default }).settings).toEqual({ [name]: row.default });
  });

  it("stop the start with a line for each bad value, before anything is made", () => {
    const data = join(newFolder(), "data");
    const { status, stdout, stderr } = spawnSync(process.execPath, ["--import", "tsx", "local/start.ts"], {
      env: { PATH: process.env["PATH"], EDIT_SECONDS: "abc", RUNNING_TASKS: "0", DATA_DIR: data },
      encoding: "utf8",
    });

    expect({ status, stdout, stderr }).toEqual({
      status: 1,
      stdout: "",
      stderr:
        "EDIT_SECONDS=abc is not allowed. It must be a whole number from 0 to 86400.\n" +
        "RUNNING_TASKS=0 is not allowed. It must be a whole number from 1.\n",
    });
    expect(existsSync(data)).toBe(false);
  });

  it("choose Gemini for all that it makes where its key alone is given", () => {
    const gemini = { WRITER: "gemini", ILLUSTRATOR: "gemini", NARRATOR: "gemini", GEMINI_API_KEY: "key" };

    expect(readLocalSettings({ GEMINI_API_KEY: "key" })).toMatchObject({ settings: gemini, warnings: [] });
  });

  it("need the key of an engine that is chosen, and warn of a key without one", () => {
    expect(() => readLocalSettings({ WRITER: "gemini,built-in" })).toThrow("GEMINI_API_KEY is not set");
    expect(readLocalSettings({ WRITER: "built-in", GEMINI_API_KEY: "key" }).warnings).toEqual([
      expect.stringContaining("GEMINI_API_KEY has no effect"),
    ]);
  });

  it("pass on the address and key of any server by its name", () => {
    const server = { WRITER: "my-gpu/qwen3:8b", ENGINE_MY_GPU_URL: "http://10.0.0.5/v1", ENGINE_MY_GPU_KEY: "key" };

    expect(readLocalSettings(server)).toMatchObject({ settings: server, warnings: [] });
    expect(readLocalSettings({ WRITER: "ollama/qwen3:8b" }).settings).toEqual({
      WRITER: "ollama/qwen3:8b",
      ENGINE_OLLAMA_URL: "http://127.0.0.1:11434/v1",
    });
    expect(() => readLocalSettings({ WRITER: "my-gpu/qwen3:8b" })).toThrow("ENGINE_MY_GPU_URL is not set");
  });

  it("say what Amazon's engines need where there is no AWS account", () => {
    expect(() => readLocalSettings({ NARRATOR: "polly" })).toThrow(
      "Amazon Polly is called with your AWS account. Set AWS_REGION, AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY",
    );
  });

  it("pass an AWS account on to Amazon's engines only, under names of its own", () => {
    const account = { AWS_REGION: "eu-west-1", AWS_ACCESS_KEY_ID: "AKIA", AWS_SECRET_ACCESS_KEY: "s" };

    expect(readLocalSettings({ NARRATOR: "polly", ...account }).settings).toEqual({
      NARRATOR: "polly",
      ENGINE_AWS_REGION: "eu-west-1",
      ENGINE_AWS_ID: "AKIA",
      ENGINE_AWS_SECRET: "s",
    });
    expect(readLocalSettings(account).settings).toEqual({});
  });

  it("warn of a name that is nearly a setting's, and of a setting that is not for them", () => {
    const { warnings } = readLocalSettings({ EDIT_SECOND: "5", MAIL_FROM: "me@films.example" });

    expect(warnings).toEqual([
      "EDIT_SECOND is not a setting. Did you mean EDIT_SECONDS?",
      "MAIL_FROM has no effect: npm start does not read it.",
    ]);
  });
});

describe("the lock of the data folder", () => {
  it("is in the folder, and gone when it is released", async () => {
    const folder = newFolder();

    const unlock = await lockDataFolder(folder);
    expect(await readdir(folder)).toEqual([".lock"]);
    await unlock();
    expect(await readdir(folder)).toEqual([]);
  });

  it("refuses a second process, and takes over the lock of one that was killed", async () => {
    const folder = newFolder();
    const lock = join(folder, ".lock");

    writeFileSync(lock, String(process.ppid));
    await expect(lockDataFolder(folder)).rejects.toThrow(`already runs on ${folder} (process ${process.ppid})`);
    writeFileSync(lock, "999999999");
    await expect(lockDataFolder(folder)).resolves.toBeTypeOf("function");
  });

  it("stays when the folder is emptied", async () => {
    const folder = newFolder();
    await lockDataFolder(folder);
    writeFileSync(join(folder, "secrets.json"), "{}");

    await emptyDataFolder(folder);

    expect(await readdir(folder)).toEqual([".lock"]);
  });
});
