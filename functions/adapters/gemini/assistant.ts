import type { GoogleGenAI } from "@google/genai";
import * as z from "zod";
import type { StoryAssistant } from "#functions/core/assist/ports.ts";
import { askJson } from "./ask-json.ts";
import { fenced, framed } from "./frame.ts";

const Idea = z.object({ idea: z.string() });
const Title = z.object({ title: z.string() });
const Summary = z.object({ summary: z.string() });
const Revised = z.object({ prompt: z.string() });

/** The gateway gives a call 29 seconds. */
const seconds = 20;
/** Ideas are to differ, titles a little; a summary and a prompt are to keep to what is there. */
const temperatures = { idea: 1, title: 0.7, summary: 0.2, revise: 0.3 } as const;

/** Gemini as who helps to fill in an order: short questions, whose answers the core measures. */
export const geminiAssistant = (gemini: GoogleGenAI, model: string): StoryAssistant => ({
  async idea({ storyType, language, today, seed }) {
    const { idea } = await askJson(gemini, {
      ...asEditor(model, "idea"),
      answer: Idea,
      task: `Invent an idea for a ${storyType.replaceAll("_", " ")}: two or three sentences in ${language} that name a hero, a place, a wish and what stands in its way. Today is ${today}; the season may be in it. Let this chance number lead you somewhere that nobody expects: ${seed}.`,
    });
    return idea;
  },

  async title({ storyType, language, story }) {
    const { title } = await askJson(gemini, {
      ...asEditor(model, "title"),
      answer: Title,
      task: `Give this ${storyType.replaceAll("_", " ")} a title of under 60 characters in ${language}, without quotes.\n${fenced("STORY", story)}`,
    });
    return title;
  },

  async summary({ language, story, letters }) {
    const { summary } = await askJson(gemini, {
      ...asEditor(model, "summary"),
      answer: Summary,
      task: `Tell this story again in ${language} in under ${letters} characters: who it is about, what happens, how it ends.\n${fenced("STORY", story)}`,
    });
    return summary;
  },

  async revise({ part, prompt, wish }) {
    const { prompt: revised } = await askJson(gemini, {
      ...asEditor(model, "revise"),
      answer: Revised,
      task: [
        `This is a prompt for the ${part === "writing" ? "writing of a story" : "structure of a film's scenes"}. Change it as its owner wishes and answer with the whole of it.`,
        "Words in braces, such as {story_language}, are filled in later: keep each of them, letter by letter.",
        fenced("PROMPT", prompt),
        fenced("WISH", wish),
      ].join("\n"),
    });
    return revised;
  },
});

const asEditor = (model: string, kind: keyof typeof temperatures) => ({
  model,
  seconds,
  instruction: framed("the editor", ""),
  temperature: temperatures[kind],
});
