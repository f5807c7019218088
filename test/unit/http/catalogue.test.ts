import { describe, expect, it, vi } from "vitest";
import { languageIds } from "#contract/catalogue/languages.ts";
import { requiredPlaceholders } from "#contract/catalogue/placeholders.ts";
import { styles as drawn } from "#contract/catalogue/styles.ts";
import { routes } from "#functions/api/catalogue/index.ts";
import { httpHandler } from "#functions/http/handler.ts";
import { context, request } from "#test/support/request.ts";

const handler = httpHandler(routes, () => ({ rateScale: 1 }));
const call = async (...given: Parameters<typeof request>) => {
  const { statusCode, body } = await handler(request(...given), context);
  return { status: statusCode, ...JSON.parse(body) };
};

describe("the catalogue", () => {
  it("returns the order options and their prices", async () => {
    const { status, configuration } = await call("GET", "/system-configuration", { claims: null });

    expect(status).toBe(200);
    expect(configuration).toMatchObject({
      videoDurationConfigs: { 3: { scene_counts: 10, total_cost: 10 } },
      creditConversionRate: 10,
      defaultIllustrationStyleByStoryType: { fairytale_story: "Japanese Ghibli-inspired Style" },
    });
    expect(configuration.storyTypes).toHaveLength(14);
    expect(configuration.languages).toHaveLength(languageIds.length);
    expect(configuration.pricingTiers).toHaveLength(6);
  });

  it("names the repository of API clients that the operator chose", async () => {
    vi.stubEnv("CLIENT_REPOSITORY", "https://code.example/clients");
    const { configuration } = await call("GET", "/system-configuration", { claims: null });
    vi.unstubAllEnvs();

    expect(configuration.client_repository).toBe("https://code.example/clients");
  });

  it("returns the styles with their short names", async () => {
    const { styles } = await call("GET", "/illustration-styles", { claims: null });

    expect(styles.map(({ value }: { value: string }) => value)).toEqual(drawn.map(({ value }) => value));
    for (const { label, shortName } of styles) expect([label, shortName].every(Boolean)).toBe(true);
  });

  it("returns the OpenAPI description", async () => {
    expect(await call("GET", "/openapi.json", { claims: null })).toMatchObject({ status: 200, openapi: "3.1.0" });
  });
});

describe("system prompts", () => {
  it("are returned for every story type", async () => {
    const { data } = await call("GET", "/system_prompt_templates", { claims: null });

    expect(data).toHaveLength(14);
    for (const { writing_prompt, structure_prompt, description } of data)
      expect([writing_prompt, structure_prompt, description].every(Boolean)).toBe(true);
  });

  it("are returned for one story type, and 404 for an unknown one", async () => {
    const at = (storyType: string) =>
      call("GET", `/system_prompt_templates/${storyType}`, { params: { storyType }, claims: null });

    expect(await at("bible_story")).toMatchObject({
      status: 200,
      data: { writing: expect.any(String), structure: expect.any(String), description: expect.any(String) },
    });
    expect(await at("no_story")).toMatchObject({ status: 400, code: "invalid_request" });
  });

  it("validation lists the missing parts of a custom prompt", async () => {
    const validate = (own: object) =>
      call("POST", "/validate-system-prompt", { body: { storyType: "fairytale_story", ...own } });

    expect(await validate({})).toMatchObject({
      status: 200,
      data: { valid: true, missingPlaceholders: { writing: [], structure: [] } },
    });
    const { data } = await validate({ systemPromptWriting: "Tell a story.", systemPromptStructure: "" });
    expect(data.valid).toBe(false);
    expect(data.missingPlaceholders.writing).toEqual(requiredPlaceholders("fairytale_story"));
  });
});
