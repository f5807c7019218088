import type { StoryAssistant } from "#functions/core/assist/ports.ts";
import { object, text } from "./answer-shape.ts";
import { fence, languageName, lines, type Prompt, readable, systemInstruction } from "./parts.ts";

type Asked<K extends keyof StoryAssistant> = Parameters<StoryAssistant[K]>[0];

const editor = systemInstruction("the editor");

export const ideaPrompt = ({ storyType, language, today, seed }: Asked<"idea">): Prompt => ({
  instruction: editor,
  task: `Invent an idea for a ${readable(storyType)}: two or three sentences in ${languageName(language)} that name a hero, a place, a wish and what stands in its way. Today is ${today}; the season may be in it. Let this chance number lead you somewhere that nobody expects: ${seed}.`,
});

export const titlePrompt = ({ storyType, language, story }: Asked<"title">): Prompt => ({
  instruction: editor,
  task: lines(
    `Give this ${readable(storyType)} a title of under 60 characters in ${languageName(language)}, without quotes.`,
    fence("STORY", story),
  ),
});

export const summaryPrompt = ({ language, story, letters }: Asked<"summary">): Prompt => ({
  instruction: editor,
  task: lines(
    `Tell this story again in ${languageName(language)} in under ${letters} characters: who it is about, what happens, how it ends.`,
    fence("STORY", story),
  ),
});

export const revisePrompt = ({ part, prompt, wish }: Asked<"revise">): Prompt => ({
  instruction: editor,
  task: lines(
    `This is a prompt for the ${part === "writing" ? "writing of a story" : "structure of a film's scenes"}. Change it as its owner wishes and answer with the whole of it.`,
    "Names such as __story_language_placeholder__ are filled in later: keep each of them, letter by letter.",
    fence("PROMPT", prompt),
    fence("WISH", wish),
  ),
});

export const ideaShape = object({ idea: text("two or three sentences") });
export const titleShape = object({ title: text("under 60 characters") });
export const summaryShape = object({ summary: text("the summary") });
export const reviseShape = object({ prompt: text("the whole changed prompt") });
