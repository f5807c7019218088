import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Webhook } from "standardwebhooks";
import { describe, expect, it } from "vitest";
import type { Endpoint } from "#contract/endpoint.ts";
import { errorStatus } from "#contract/errors.ts";
import { signatureCode } from "#contract/examples/client-code.ts";
import { apiGuide } from "#contract/guide/api-guide.ts";
import { callsOpenToKeys } from "#contract/guide/calls.ts";
import { orderFields } from "#contract/guide/fields.ts";
import { api } from "#contract/index.ts";
import openApi from "#contract/openapi.json" with { type: "json" };
import { SceneEdit } from "#contract/schema/scene-edit.ts";

/** The fields of the task request in the specification, and those of the modes. */
const documented =
  "triggered_by story_type input_story video_duration dimension_type voice_language narrator_name narrator_voice_id illustration_style audience_age audience_gender audience_location thematic_purpose signature_phrases youtube_channel_description temperature search_keywords use_fixed_character character_name watermark_enabled code_name copy_to_email system_prompt_story_writing system_prompt_structure_design mode task_id from_task_id".split(
    " ",
  );

describe("the guide", () => {
  it("describes every field of an order and its default", () => {
    const fields = new Map(orderFields().map((field) => [field.name, field]));

    expect([...fields.keys()]).toEqual(expect.arrayContaining(documented));
    for (const { name, description } of fields.values()) expect([name, description]).not.toEqual([name, ""]);
    expect(fields.get("video_duration")).toMatchObject({ type: "number", defaultValue: "10" });
    expect(fields.get("temperature")?.defaultValue).toBe("0.1");
    expect(fields.get("watermark_enabled")?.defaultValue).toBe("false");
  });

  it("says the price of each edit of scenes", () => {
    const guide = apiGuide({ host: "https://films.example", userId: "ada", key: "aa_live_x" });
    const table = guide.slice(guide.indexOf("| Edit "), guide.indexOf("The credits are reserved with the edits"));

    for (const { shape } of SceneEdit.options) expect(table).toContain(`\`${shape.type.value}\``);
  });

  it("shows every field and mode with the reader's own values", () => {
    const guide = apiGuide({ host: "https://films.example", userId: "ada", key: "aa_live_x" });

    expect(guide).toMatch(/^# API & Webhook Documentation$/m);
    for (const field of documented) expect(guide).toContain(`\`${field}\``);
    for (const mode of ["create", "edit", "repeat", "continue"]) expect(guide).toContain(`### Mode ${mode}`);
    for (const language of ["JavaScript/Node.js", "Python", "cURL"]) expect(guide).toContain(`#### ${language}`);
    for (const section of ["Authentication", "Incoming webhook", "Outgoing webhook", "Error codes", "Rate limits"])
      expect(guide).toContain(`## ${section}`);
    expect(guide).toContain("POST https://films.example/api/webhook/incoming/ada");
    expect(guide).not.toContain("YOUR_API_KEY");
  });

  it("lists every call that accepts a key, with its scope", () => {
    for (const { method, path, scope } of callsOpenToKeys())
      expect(apiGuide()).toContain(`| \`${method} ${path}\` | \`${scope}\` |`);
  });

  it("shows a program that verifies webhook signatures", async () => {
    const secret = `whsec_${Buffer.from("a secret of twenty-four b").toString("base64")}`;
    const body = '{"type":"task.completed"}';
    const now = new Date();
    const folder = await mkdtemp(join(tmpdir(), "guide-"));
    const file = join(folder, "signature.mjs");
    await writeFile(file, signatureCode());
    const { isFromUs } = await import(file);
    await rm(folder, { recursive: true });
    const headers = (at = now, by = secret) => ({
      "webhook-id": "msg_1",
      "webhook-timestamp": String(Math.floor(at.getTime() / 1000)),
      "webhook-signature": `v1,b2xk ${new Webhook(by).sign("msg_1", at, body)}`,
    });

    expect(isFromUs(headers(), body, secret)).toBe(true);
    expect(isFromUs(headers(), `${body} `, secret)).toBe(false);
    expect(isFromUs(headers(new Date(now.getTime() - 600_000)), body, secret)).toBe(false);
    expect(
      isFromUs(headers(now, `whsec_${Buffer.from("another of twenty-four b").toString("base64")}`), body, secret),
    ).toBe(false);
  });
});

describe("the OpenAPI document", () => {
  // What a generated document holds for one call.
  const operation = ({ method, path }: Endpoint) =>
    (openApi.paths as unknown as Record<string, Record<string, Operation>>)[path]?.[method.toLowerCase()];
  interface Operation {
    readonly security: readonly Record<string, readonly string[]>[];
    readonly responses: Record<string, object>;
    readonly parameters?: readonly { readonly in: string; readonly name: string }[];
    readonly requestBody?: { readonly content: Record<string, { readonly examples?: object }> };
  }
  const all: readonly Endpoint[] = Object.values(api).flat();

  it("names the callers and the errors of each call", () => {
    for (const endpoint of all) {
      const { caller, scope, errors } = endpoint;
      const { security, responses } = operation(endpoint) ?? { security: undefined, responses: {} };
      const person = { accessToken: [] };
      const program = { apiKey: [] };
      const wanted =
        caller === "anyone" ? [] : caller === "developer" ? [program] : scope ? [person, program] : [person];

      expect([endpoint.id, security]).toEqual([endpoint.id, wanted]);
      for (const code of errors) expect(Object.keys(responses)).toContain(String(errorStatus[code]));
      expect(Object.keys(responses)).toContain("429");
      if (caller !== "anyone") expect(Object.keys(responses)).toEqual(expect.arrayContaining(["401", "403"]));
    }
  });

  it("accepts an Idempotency-Key for each call that spends or creates", () => {
    for (const endpoint of all) {
      const header = operation(endpoint)?.parameters?.some(({ name }) => name === "Idempotency-Key") ?? false;
      expect([endpoint.id, header]).toEqual([endpoint.id, endpoint.idempotent ?? false]);
    }
  });

  it("shows an example of each mode", () => {
    const incoming = all.find(({ id }) => id === "incomingOrder");

    expect(incoming && operation(incoming)?.requestBody?.content["application/json"]?.examples).toMatchObject({
      create: { value: expect.anything() },
      edit: { value: expect.anything() },
      repeat: { value: expect.anything() },
      continue: { value: expect.anything() },
    });
  });
});
