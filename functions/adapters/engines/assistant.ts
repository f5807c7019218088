import * as z from "zod";
import type { StoryAssistant } from "#functions/core/assist/ports.ts";
import { askJson } from "./answers/ask-json.ts";
import type { TextEngine } from "./engine.ts";
import {
  ideaPrompt,
  ideaShape,
  revisePrompt,
  reviseShape,
  summaryPrompt,
  summaryShape,
  titlePrompt,
  titleShape,
} from "./prompts/assist.ts";

const Text = z.string().trim().min(1);
const Idea = z.object({ idea: Text });
const Title = z.object({ title: Text });
const Summary = z.object({ summary: Text });
const Revised = z.object({ prompt: Text });

/** API Gateway ends a request after 29 seconds. */
const timeoutMs = 20_000;
/** Ideas should vary, titles a little; summaries and prompts should stay close to their source. */
const temperatures = { idea: 1, title: 0.7, summary: 0.2, revise: 0.3 } as const;

/** The story assistant of the order form, over any text engine. The core checks the lengths of the answers. */
export const engineAssistant = (engine: TextEngine, model: string): StoryAssistant => {
  const as = (kind: keyof typeof temperatures) => ({ model, timeoutMs, temperature: temperatures[kind] });
  return {
    idea: async (asked) =>
      (await askJson(engine, { ...as("idea"), ...ideaPrompt(asked), shape: ideaShape, read: Idea })).idea,
    title: async (asked) =>
      (await askJson(engine, { ...as("title"), ...titlePrompt(asked), shape: titleShape, read: Title })).title,
    summary: async (asked) =>
      (await askJson(engine, { ...as("summary"), ...summaryPrompt(asked), shape: summaryShape, read: Summary }))
        .summary,
    revise: async (asked) =>
      (await askJson(engine, { ...as("revise"), ...revisePrompt(asked), shape: reviseShape, read: Revised })).prompt,
  };
};
