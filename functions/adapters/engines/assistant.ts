import * as z from "zod";
import type { StoryAssistant } from "#functions/core/assist/ports.ts";
import { askJson } from "./ask-json.ts";
import type { TextEngine } from "./engine.ts";
import { fence, systemInstruction } from "./prompts/prompt-parts.ts";

const Idea = z.object({ idea: z.string() });
const Title = z.object({ title: z.string() });
const Summary = z.object({ summary: z.string() });
const Revised = z.object({ prompt: z.string() });

/** API Gateway ends a request after 29 seconds. */
const timeoutMs = 20_000;
/** Ideas should vary, titles a little; summaries and prompts should stay close to their source. */
const temperatures = { idea: 1, title: 0.7, summary: 0.2, revise: 0.3 } as const;

/** The story assistant of the order form, over any text engine. The core checks the lengths of the answers. */
export const engineAssistant = (engine: TextEngine, model: string): StoryAssistant => ({
  async idea({ storyType, language, today, seed }) {
    const { idea } = await askJson(engine, {
      ...asEditor(model, "idea"),
      schema: Idea,
      task: `Invent an idea for a ${storyType.replaceAll("_", " ")}: two or three sentences in ${language} that name a hero, a place, a wish and what stands in its way. Today is ${today}; the season may be in it. Let this chance number lead you somewhere that nobody expects: ${seed}.`,
    });
    return idea;
  },

  async title({ storyType, language, story }) {
    const { title } = await askJson(engine, {
      ...asEditor(model, "title"),
      schema: Title,
      task: `Give this ${storyType.replaceAll("_", " ")} a title of under 60 characters in ${language}, without quotes.\n${fence("STORY", story)}`,
    });
    return title;
  },

  async summary({ language, story, letters }) {
    const { summary } = await askJson(engine, {
      ...asEditor(model, "summary"),
      schema: Summary,
      task: `Tell this story again in ${language} in under ${letters} characters: who it is about, what happens, how it ends.\n${fence("STORY", story)}`,
    });
    return summary;
  },

  async revise({ part, prompt, wish }) {
    const { prompt: revised } = await askJson(engine, {
      ...asEditor(model, "revise"),
      schema: Revised,
      task: [
        `This is a prompt for the ${part === "writing" ? "writing of a story" : "structure of a film's scenes"}. Change it as its owner wishes and answer with the whole of it.`,
        "Words in braces, such as {story_language}, are filled in later: keep each of them, letter by letter.",
        fence("PROMPT", prompt),
        fence("WISH", wish),
      ].join("\n"),
    });
    return revised;
  },
});

const asEditor = (model: string, kind: keyof typeof temperatures) => ({
  model,
  timeoutMs,
  instruction: systemInstruction("the editor", ""),
  temperature: temperatures[kind],
});
