import * as contract from "#contract/endpoints/ai.ts";
import { clock } from "#functions/connect/clock.ts";
import { database } from "#functions/connect/database.ts";
import { assistant } from "#functions/connect/engines/assistant.ts";
import { rateScale } from "#functions/connect/rate-scale.ts";
import { revisePrompt } from "#functions/core/assist/revise-prompt.ts";
import { suggestIdea } from "#functions/core/assist/suggest-idea.ts";
import { suggestSummary } from "#functions/core/assist/suggest-summary.ts";
import { suggestTitle } from "#functions/core/assist/suggest-title.ts";
import { httpHandler } from "#functions/http/handler.ts";
import { route } from "#functions/http/route.ts";

const connect = () => ({ ...clock(), ...database(), ...assistant(), ...rateScale() });
type Deps = ReturnType<typeof connect>;

/** The AI function: suggestions for the order form. It reads and writes no user data. */
export const routes = [
  route(contract.storyIdea, async (deps: Deps, { body: { storyType, voiceLanguage: language } }) => ({
    data: { idea: await suggestIdea(deps, { storyType, language }) },
  })),
  route(contract.storyTitle, async (deps: Deps, { body: { storyType, voiceLanguage: language, story } }) => ({
    data: { title: await suggestTitle(deps, { storyType, language, story }) },
  })),
  route(contract.storySummary, async (deps: Deps, { body: { voiceLanguage: language, story } }) => ({
    data: { summary: await suggestSummary(deps, { language, story }) },
  })),
  route(contract.revisePrompt, async (deps: Deps, { body }) => {
    const { storyType, part, originalPrompt: prompt, revisionRequest: wish } = body;
    return { data: { prompt: await revisePrompt(deps, { storyType, part, prompt, wish }) } };
  }),
];
export const handler = httpHandler(routes, connect);
