import { stylePrompt } from "#contract/catalogue/style-prompts.ts";
import { styleSample, styleSlug } from "#contract/catalogue/style-samples.ts";
import { styles } from "#contract/catalogue/styles.ts";
import * as contract from "#contract/endpoints/catalogue.ts";
import * as prompts from "#contract/endpoints/prompts.ts";
import { chosenEngines } from "#functions/connect/engines/chosen-engines.ts";
import { optionalSetting } from "#functions/connect/environment.ts";
import { rateScale } from "#functions/connect/rate-scale.ts";
import { configuration } from "#functions/core/catalogue/configuration.ts";
import { missingPlaceholders } from "#functions/core/prompt/check-prompts.ts";
import { templateOf, templates } from "#functions/core/prompt/templates.ts";
import { httpHandler } from "#functions/http/handler.ts";
import { route } from "#functions/http/route.ts";

/** The catalogue function: public data about what can be ordered. It uses no table; limits are counted per instance. */
export const routes = [
  route(contract.systemConfiguration, async () => ({
    configuration: configuration(chosenEngines(), optionalSetting("CLIENT_REPOSITORY")),
  })),
  route(contract.illustrationStyles, async () => ({
    styles: styles.map(({ value, shortName }) => ({
      value,
      label: value,
      shortName,
      imagePath: styleSample(value),
      fileName: `${styleSlug(value)}.webp`,
      prompt: stylePrompt(value),
    })),
  })),
  // The OpenAPI document is large and rarely requested, so it is loaded on first use.
  route(contract.openApi, async () => (await import("#contract/openapi.json", { with: { type: "json" } })).default),
  route(prompts.systemPromptTemplates, async () => ({
    data: templates().map(({ storyType, writing, structure, description }) => ({
      story_type: storyType,
      writing_prompt: writing,
      structure_prompt: structure,
      description,
    })),
  })),
  route(prompts.systemPromptTemplate, async (_use, { params }) => ({ data: templateOf(params.storyType) })),
  route(prompts.validateSystemPrompt, async (_use, { body }) => {
    const missing = missingPlaceholders(body.storyType, {
      writing: body.systemPromptWriting,
      structure: body.systemPromptStructure,
    });
    const valid = missing.writing.length + missing.structure.length === 0;
    return { data: { valid, missingPlaceholders: missing } };
  }),
];
export const handler = httpHandler(routes, rateScale);
