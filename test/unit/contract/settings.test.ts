import { describe, expect, it } from "vitest";
import { deploymentOptions } from "#contract/settings/options.ts";
import { parseOrDefault, parseSetting, warningsFor } from "#contract/settings/parse.ts";
import type { Setting } from "#contract/settings/setting.ts";
import { type SettingName, settingRows, settings } from "#contract/settings/settings.ts";

const rows: readonly (readonly [string, Setting])[] = Object.entries({ ...settingRows, ...deploymentOptions });

describe("the settings table", () => {
  it.each(rows)("says of %s what is allowed and what it does, in one line", (_, { format, does, readBy }) => {
    expect(format.description).toMatch(/^[^\n|]+$/);
    expect(does).toMatch(/^[A-Z`][^\n|]+\.$/);
    expect(readBy.length).toBeGreaterThan(0);
  });

  it.each(rows.filter(([, row]) => row.default !== undefined))("allows the default of %s", (name, row) => {
    expect(() => parseOrDefault(name, row, undefined)).not.toThrow();
  });

  it("names a secret's field once", () => {
    const fields = rows.flatMap(([, { secret }]) => (secret ? [`${secret.name}.${secret.field}`] : []));

    expect(new Set(fields).size).toBe(fields.length);
  });
});

describe("a value", () => {
  it.each<[SettingName, string, unknown]>([
    ["EDIT_SECONDS", "0", 0],
    ["RATE_SCALE", "2.5", 2.5],
    ["FILM_SHORT_SIDE", "720", 720],
    ["DELIVERY_WAITS", "5,300", [5, 300]],
    ["WRITER", "gemini/gemini-3.8-flash,ollama/qwen3:8b,built-in", "gemini/gemini-3.8-flash,ollama/qwen3:8b,built-in"],
    ["WRITER", "gemini", "gemini"],
    ["WRITER", "my-server/any/model", "my-server/any/model"],
    ["NARRATOR", "polly/neural", "polly/neural"],
  ])("of %s is read from %s", (name, text, value) => {
    expect(parseSetting(name, settings[name], text)).toEqual(value);
  });

  it.each<[SettingName, string]>([
    ["EDIT_SECONDS", "abc"],
    ["EDIT_SECONDS", "-1"],
    ["EDIT_SECONDS", "86401"],
    ["EDIT_SECONDS", "1.5"],
    ["RUNNING_TASKS", "0"],
    ["RATE_SCALE", "0"],
    ["RATE_SCALE", "Infinity"],
    ["FILM_SHORT_SIDE", "1081"],
    ["DELIVERY_WAITS", "5,,300"],
    ["DELIVERY_WAITS", "864000"],
    ["WRITER", "polly"],
    ["WRITER", "ollama"],
    ["WRITER", "built-in/1"],
    ["WRITER", "gemini,,built-in"],
    ["ILLUSTRATOR", "ollama/qwen3:8b"],
    ["COMPOSER", "gemini"],
    ["PORT", "65536"],
    ["GEMINI_BASE_URL", "localhost"],
  ])("of %s is not %s", (name, text) => {
    expect(() => parseSetting(name, settings[name], text)).toThrow(`${name}=${text} is not allowed. It must be `);
  });

  it("that is bad is reported in one line, with the name, the value and what is allowed", () => {
    expect(() => parseSetting("EDIT_SECONDS", settings.EDIT_SECONDS, "abc")).toThrow(
      /^EDIT_SECONDS=abc is not allowed\. It must be a whole number from 0 to 86400\.$/,
    );
  });

  it("of a secret is never part of a message", () => {
    const row = { ...settings.STRIPE_SECRET_KEY, format: settings.PORT.format };

    expect(() => parseSetting("STRIPE_SECRET_KEY", row, "sk_live_1")).toThrow(/^STRIPE_SECRET_KEY is not allowed/);
  });

  it("is the default where no text or an empty one is given", () => {
    expect(parseOrDefault("PORT", settings.PORT, undefined)).toBe(3000);
    expect(parseOrDefault("PORT", settings.PORT, "")).toBe(3000);
    expect(parseOrDefault("FFMPEG_PATH", settings.FFMPEG_PATH, "")).toBeUndefined();
  });
});

describe("a warning", () => {
  const warn = (name: string, reader: "infra" | "npm start" = "npm start") => warningsFor([name], settingRows, reader);

  it.each([
    ["EDIT_SECOND", "EDIT_SECONDS"],
    ["EDIT_SECONDS_", "EDIT_SECONDS"],
    ["EDITSECONDS", "EDIT_SECONDS"],
    ["edit_seconds", "EDIT_SECONDS"],
    ["RUNING_TASKS", "RUNNING_TASKS"],
    ["SIGNUP_CREDIT", "SIGNUP_CREDITS"],
    ["PROT1", undefined],
    ["DATA_DIRS", "DATA_DIR"],
    ["GEMINI_API_KEYS", "GEMINI_API_KEY"],
  ])("answers %s with the name that was meant", (name, meant) => {
    expect(warn(name)).toEqual(meant ? [`${name} is not a setting. Did you mean ${meant}?`] : []);
  });

  it("names a setting that is not read by what is started", () => {
    expect(warn("MAIL_FROM")).toEqual(["MAIL_FROM has no effect: npm start does not read it."]);
    expect(warn("PORT", "infra")).toEqual(["PORT has no effect: a deployment does not read it."]);
    expect(warn("GEMINI_API_KEY", "infra")).toEqual(["GEMINI_API_KEY has no effect: a deployment does not read it."]);
  });

  it.each([
    "PATH",
    "HOME",
    "HOST",
    "EDITOR",
    "USER",
    "SHELL",
    "AWS_REGION",
    "NODE_ENV",
    "EDIT_SECONDS",
    "XDG_DATA_DIRS",
  ])("is not given for %s", (name) => {
    expect(warn(name)).toEqual([]);
  });
});
