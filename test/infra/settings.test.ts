import { App } from "aws-cdk-lib";
import { afterEach, describe, expect, it, vi } from "vitest";
import { settingRow } from "#contract/settings/settings.ts";
import { optionsIn } from "#infra/options.ts";
import { contextWarnings, settingsIn } from "#infra/settings.ts";
import { runSynth } from "#infra/synth-error.ts";
import { templates } from "./template.ts";

const nodeWith = (context: Readonly<Record<string, unknown>>) => new App({ context: { ...context } }).node;

describe("the settings of a deployment", () => {
  it("are the defaults, or the values that an operator gives", () => {
    expect(settingsIn(nodeWith({}))).toMatchObject({ EDIT_SECONDS: "60", WRITER: "built-in" });
    expect(settingsIn(nodeWith({ EDIT_SECONDS: 30 }))).toMatchObject({ EDIT_SECONDS: "30" });
    expect(Object.keys(settingsIn(nodeWith({ GEMINI_API_KEY: "key", PORT: "1" })))).not.toContain("GEMINI_API_KEY");
  });

  it("stop the deployment if a value is not allowed", () => {
    expect(() => templates({ EDIT_SECONDS: "abc" })).toThrow(
      "-c EDIT_SECONDS=abc is not allowed. It must be a whole number from 0 to 86400.",
    );
    expect(() => templates({ waf: "yes" })).toThrow("-c waf=yes is not allowed. It must be `true` or `false`.");
  });

  it("stop it if a chosen engine has no address", () => {
    expect(() => templates({ WRITER: "ollama/qwen3:8b" })).toThrow("ENGINE_OLLAMA_URL is not set");
  });

  it("keep the key of an engine that films in progress still use", () => {
    const keyOf = (context: Readonly<Record<string, string>>) =>
      templates(context).service.text.includes("secret:animation-agent/dev/gemini-");

    expect([keyOf({}), keyOf({ FORMER_ENGINES: "gemini" }), keyOf({ WRITER: "built-in,gemini" })]).toEqual([
      false,
      true,
      true,
    ]);
  });

  it("cause a warning if a name is misspelled or if nothing reads it", () => {
    const context = { EDIT_SECOND: "30", alarmmail: "duty@films.example", PORT: "1", stage: "prod", "aws:cdk:x": "y" };

    expect(contextWarnings(nodeWith(context))).toEqual([
      "EDIT_SECOND is not a setting. Did you mean EDIT_SECONDS?",
      "alarmmail is not a setting. Did you mean alarmMail?",
      "PORT has no effect: a deployment does not read it.",
    ]);
  });

  it("include every environment variable of a function", () => {
    const { data, service } = templates({
      WRITER: "gemini,my-gpu/qwen3:8b",
      ENGINE_MY_GPU_URL: "https://gpu.example/v1",
    });
    const functions = [...data.ofType("Lambda::Function"), ...service.ofType("Lambda::Function")];
    const given = functions.flatMap(({ metadata, properties }) =>
      metadata["entry"] ? Object.keys(properties.Environment?.Variables ?? {}) : [],
    );

    // Libraries read HOME, and we do not.
    const unknown = new Set(given.filter((name) => name !== "HOME" && !settingRow(name)?.readBy.includes("functions")));
    expect([...unknown]).toEqual([]);
  });
});

describe("a synth", () => {
  afterEach(() => {
    vi.restoreAllMocks();
    process.exitCode = undefined;
  });

  it.each([
    ["a bad value", { stage: "test" }, "-c stage=test is not allowed. It must be `dev` or `prod`."],
    ["options that do not fit", { budget: 20 }, "-c budget needs -c alarmMail=…, the address to warn"],
  ])("prints one line and fails for %s", (_, context, line) => {
    const print = vi.spyOn(console, "error").mockReturnValue();

    runSynth(() => optionsIn(nodeWith(context)));

    expect(print.mock.calls).toEqual([[line]]);
    expect(process.exitCode).toBe(1);
  });

  it("throws other errors with their stack", () => {
    const fault = new Error("a fault of ours");

    expect(() =>
      runSynth(() => {
        throw fault;
      }),
    ).toThrow(fault);
  });
});
