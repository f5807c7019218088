import type { GoogleGenAI } from "@google/genai";
import { estimateSpeechSeconds, fitsWordForWord } from "#functions/adapters/studio/speech-estimate.ts";
import type { StoryRequest, StoryWriter } from "#functions/core/story/ports.ts";
import type { StoryDraft } from "#functions/core/story/story.ts";
import { askJson } from "./ask-json.ts";
import { fenced, framed } from "./frame.ts";
import { planWith } from "./plan.ts";
import { Described, Rewritten, Titled, Written } from "./shapes.ts";

/** Gemini as the writer. Lengths are asked for in letters, which models keep better than minutes. */
export const geminiWriter = (gemini: GoogleGenAI): StoryWriter => ({
  async write(request) {
    const story = await askJson(gemini, {
      ...asWriter(request),
      answer: Written,
      task: [
        `Write a complete story of about ${lettersIn(request)} characters in ${request.language}, told aloud in about ${Math.round(request.seconds / 60)} minutes.`,
        facts(request),
        "Keep the cast small, and each of its members easy to recognise in pictures: a kind (fox, girl, wizard) and two or three traits that never change.",
        fenced("IDEA", request.idea),
        ...sequel(request),
      ].join("\n"),
    });
    return draft(story, false);
  },

  async adapt({ text, ...request }) {
    if (fitsWordForWord({ text, ...request })) {
      const { title, cast } = await askJson(gemini, {
        ...asWriter(request),
        answer: Titled,
        task: `Give this story a title of under 60 characters in ${request.language}, and name its cast.\n${fenced("STORY", text)}`,
      });
      return { title, text, cast, wordForWord: true };
    }
    const longer = estimateSpeechSeconds(text, request.language) < request.seconds;
    const story = await askJson(gemini, {
      ...asWriter(request),
      answer: Written,
      task: [
        `Tell this story ${longer ? "at more length" : "more briefly"}: in about ${lettersIn(request)} characters in ${request.language}. Keep its plot, its people, its tone and its best sentences.`,
        facts(request),
        fenced("STORY", text),
        ...sequel(request),
      ].join("\n"),
    });
    return draft(story, false);
  },

  plan: planWith(gemini),

  async rescale({ model, narration, language, seconds }) {
    const { text } = await askJson(gemini, {
      model,
      instruction: framed("the editor", ""),
      answer: Rewritten,
      task: `Rewrite this narration so that it is read aloud in about ${Math.round(seconds)} seconds: about ${Math.round(seconds * lettersPerSecond(narration, language))} characters in ${language}. Keep what happens.\n${fenced("NARRATION", narration)}`,
    });
    return text;
  },

  async describe({ model, title, text, language, storyType, chapters }) {
    const said = await askJson(gemini, {
      model,
      instruction: framed("the publisher", ""),
      answer: Described,
      task: `Write in ${language} what a video channel shows of this ${words(storyType)}: a title of under 60 characters, a description of two short paragraphs that does not give the end away, and 5 to 8 hashtags.\n${fenced("TITLE", title)}\n${fenced("STORY", text)}`,
    });
    const times = chapters.map((chapter) => `${clock(chapter.start)} ${chapter.title}`).join("\n");
    return { ...said, description: `${said.description}\n\n${times}` };
  },
});

/** The same people with the same ids and looks, so that they are drawn as before. */
const sequel = ({ sequelOf: before }: StoryRequest): string[] =>
  before
    ? [
        `The story is part ${before.part} of a series. Tell what happens next: the same hero with the same companions, whose ids, names, kinds and traits you keep letter by letter, in a new adventure that needs no knowledge of the first. ${before.isOpen ? "What happens is yours to invent; the idea only says what came before." : ""} The title begins with the name of the series and the number ${before.part}.`,
        fenced("SERIES", before.series),
        fenced("STORY SO FAR", `${before.title}\n${before.storySoFar}`),
        fenced("HOW IT ENDED", before.ending),
        fenced("CAST", JSON.stringify(before.cast)),
      ]
    : [];

const asWriter = (request: Pick<StoryRequest, "model" | "wishes" | "temperature">) => ({
  model: request.model,
  instruction: framed("the story writer", request.wishes.writing),
  temperature: request.temperature,
});

const draft = ({ title, text, cast }: Omit<StoryDraft, "wordForWord">, wordForWord: boolean): StoryDraft => ({
  title,
  text,
  cast,
  wordForWord,
});

const facts = (request: StoryRequest): string => {
  const known = {
    "Kind of story": words(request.storyType),
    "Age of the audience": words(request.audienceAge),
    "Gender of the audience": words(request.audienceGender),
    "Culture of the audience": words(request.audienceLocation),
    "What it is to bring about": request.thematicPurpose,
    "Phrases to be used": request.signaturePhrases,
    "Words to be found by": request.searchKeywords,
    "The narrator's name": request.narratorName,
  };
  const said = Object.entries(known).filter(([, value]) => value);
  return fenced("FACTS", said.map(([name, value]) => `${name}: ${value}`).join("\n"));
};

const words = (id: string): string => id.replaceAll("_", " ");

const lettersIn = ({ seconds, language }: StoryRequest): number =>
  Math.round(seconds * lettersPerSecond(pangram, language));

/** By the studio's own measure of a language, so that both writers mean the same by a minute. */
const lettersPerSecond = (text: string, language: StoryRequest["language"]): number =>
  text.length / Math.max(1, estimateSpeechSeconds(text, language));

/** Text of usual sentences, for the pace of a language where there is no text yet. */
const pangram = "This is a sentence of the usual length for a story that is told aloud. ".repeat(5);

/** m:ss, or h:mm:ss in a film of an hour: what video sites read as chapters. */
const clock = (start: number): string => {
  const seconds = Math.floor(start);
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const two = (n: number) => String(n).padStart(2, "0");
  return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
};
