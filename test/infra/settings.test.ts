import { App } from "aws-cdk-lib";
import { describe, expect, it } from "vitest";
import { settingRow } from "#contract/settings/settings.ts";
import { contextWarnings, settingsIn } from "#infra/settings.ts";
import { templates } from "./template.ts";

const nodeWith = (context: Readonly<Record<string, unknown>>) => new App({ context: { ...context } }).node;

describe("the settings of a deployment", () => {
  it("are the defaults, or what an operator gives", () => {
    expect(settingsIn(nodeWith({}))).toMatchObject({ EDIT_SECONDS: "60", WRITER: "built-in" });
    expect(settingsIn(nodeWith({ EDIT_SECONDS: 30 }))).toMatchObject({ EDIT_SECONDS: "30" });
    expect(Object.keys(settingsIn(nodeWith({ GEMINI_API_KEY: "key", PORT: "1" })))).not.toContain("GEMINI_API_KEY");
  });

  it("stop it where one is bad", () => {
    expect(() => templates({ EDIT_SECONDS: "abc" })).toThrow(
      "-c EDIT_SECONDS=abc is not allowed. It must be a whole number from 0 to 86400.",
    );
    expect(() => templates({ waf: "yes" })).toThrow("-c waf=yes is not allowed. It must be `true` or `false`.");
  });

  it("stop it where a chosen engine has no address", () => {
    expect(() => templates({ WRITER: "ollama/qwen3:8b" })).toThrow("ENGINE_OLLAMA_URL is not set");
  });

  it("keep the key of an engine that films in progress still use", () => {
    const keyOf = (context: Readonly<Record<string, string>>) =>
      templates(context).service.text.includes("animation-agent/dev/gemini:SecretString:apiKey");

    expect([keyOf({}), keyOf({ FORMER_ENGINES: "gemini" }), keyOf({ WRITER: "built-in,gemini" })]).toEqual([
      false,
      true,
      true,
    ]);
  });

  it("are warned of where their names are misspelled or nothing reads them", () => {
    const context = { EDIT_SECOND: "30", alarmmail: "duty@films.example", PORT: "1", stage: "prod", "aws:cdk:x": "y" };

    expect(contextWarnings(nodeWith(context))).toEqual([
      "EDIT_SECOND is not a setting. Did you mean EDIT_SECONDS?",
      "alarmmail is not a setting. Did you mean alarmMail?",
      "PORT has no effect: a deployment does not read it.",
    ]);
  });

  it("and what else functions get is in the settings table", () => {
    const { data, service } = templates({
      WRITER: "gemini,my-gpu/qwen3:8b",
      ENGINE_MY_GPU_URL: "https://gpu.example/v1",
    });
    const functions = [...data.ofType("Lambda::Function"), ...service.ofType("Lambda::Function")];
    const given = functions.flatMap(({ metadata, properties }) =>
      metadata["entry"] ? Object.keys(properties.Environment?.Variables ?? {}) : [],
    );

    const unknown = new Set(given.filter((name) => !settingRow(name)?.readBy.includes("functions")));
    expect([...unknown]).toEqual([]);
  });
});
