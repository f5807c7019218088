import type { StoryRequest, StoryWriter } from "#functions/core/story/ports.ts";
import type { StoryDraft } from "#functions/core/story/story.ts";
import { PublishingText, RewrittenNarration, TitleAndCast, WrittenStory } from "./answer-schemas.ts";
import { askJson } from "./ask-json.ts";
import { estimateSpeechSeconds, fitsWordForWord } from "./built-in/speech-estimate.ts";
import type { TextEngine } from "./engine.ts";
import { planScenes } from "./plan-scenes.ts";
import { fence, systemInstruction } from "./prompts/prompt-parts.ts";

/** The story writer over any text engine. Prompts state lengths in letters, because models follow these better than minutes. */
export const engineWriter = (engine: TextEngine): StoryWriter => ({
  async write(request) {
    const story = await askJson(engine, {
      ...asWriter(request),
      schema: WrittenStory,
      task: [
        `Write a complete story of about ${targetLetters(request)} characters in ${request.language}, told aloud in about ${Math.round(request.seconds / 60)} minutes.`,
        factsPrompt(request),
        "Keep the cast small, and each of its members easy to recognise in pictures: a kind (fox, girl, wizard) and two or three traits that never change.",
        fence("IDEA", request.idea),
        ...sequelPrompt(request),
      ].join("\n"),
    });
    return toDraft(story, false);
  },

  async adapt({ text, ...request }) {
    if (fitsWordForWord({ text, ...request })) {
      const { title, cast } = await askJson(engine, {
        ...asWriter(request),
        schema: TitleAndCast,
        task: `Give this story a title of under 60 characters in ${request.language}, and name its cast.\n${fence("STORY", text)}`,
      });
      return { title, text, cast, wordForWord: true };
    }
    const longer = estimateSpeechSeconds(text, request.language) < request.seconds;
    const story = await askJson(engine, {
      ...asWriter(request),
      schema: WrittenStory,
      task: [
        `Tell this story ${longer ? "at more length" : "more briefly"}: in about ${targetLetters(request)} characters in ${request.language}. Keep its plot, its people, its tone and its best sentences.`,
        factsPrompt(request),
        fence("STORY", text),
        ...sequelPrompt(request),
      ].join("\n"),
    });
    return toDraft(story, false);
  },

  plan: planScenes(engine),

  async rescale({ model, narration, language, seconds }) {
    const { text } = await askJson(engine, {
      model,
      instruction: systemInstruction("the editor", ""),
      schema: RewrittenNarration,
      task: `Rewrite this narration so that it is read aloud in about ${Math.round(seconds)} seconds: about ${Math.round(seconds * lettersPerSecond(narration, language))} characters in ${language}. Keep what happens.\n${fence("NARRATION", narration)}`,
    });
    return text;
  },

  async describe({ model, title, text, language, storyType, chapters }) {
    const publishing = await askJson(engine, {
      model,
      instruction: systemInstruction("the publisher", ""),
      schema: PublishingText,
      task: `Write in ${language} what a video channel shows of this ${readable(storyType)}: a title of under 60 characters, a description of two short paragraphs that does not give the end away, and 5 to 8 hashtags.\n${fence("TITLE", title)}\n${fence("STORY", text)}`,
    });
    const times = chapters.map((chapter) => `${timestamp(chapter.start)} ${chapter.title}`).join("\n");
    return { ...publishing, description: `${publishing.description}\n\n${times}` };
  },
});

/** A sequel keeps ids, names and looks of the cast, so that pictures show the same characters. */
const sequelPrompt = ({ sequelOf: before }: StoryRequest): string[] =>
  before
    ? [
        `The story is part ${before.part} of a series. Tell what happens next: the same hero with the same companions, whose ids, names, kinds and traits you keep letter by letter, in a new adventure that needs no knowledge of the first. ${before.isOpen ? "What happens is yours to invent; the idea only says what came before." : ""} The title begins with the name of the series and the number ${before.part}.`,
        fence("SERIES", before.series),
        fence("STORY SO FAR", `${before.title}\n${before.storySoFar}`),
        fence("HOW IT ENDED", before.ending),
        fence("CAST", JSON.stringify(before.cast)),
      ]
    : [];

const asWriter = (request: Pick<StoryRequest, "model" | "wishes" | "temperature">) => ({
  model: request.model,
  instruction: systemInstruction("the story writer", request.wishes.writing),
  temperature: request.temperature,
});

const toDraft = ({ title, text, cast }: Omit<StoryDraft, "wordForWord">, wordForWord: boolean): StoryDraft => ({
  title,
  text,
  cast,
  wordForWord,
});

const factsPrompt = (request: StoryRequest): string => {
  const all = {
    "Kind of story": readable(request.storyType),
    "Age of the audience": readable(request.audienceAge),
    "Gender of the audience": readable(request.audienceGender),
    "Culture of the audience": readable(request.audienceLocation),
    "What it is to bring about": request.thematicPurpose,
    "Phrases to be used": request.signaturePhrases,
    "Words to be found by": request.searchKeywords,
    "The narrator's name": request.narratorName,
  };
  const given = Object.entries(all).filter(([, value]) => value);
  return fence("FACTS", given.map(([name, value]) => `${name}: ${value}`).join("\n"));
};

const readable = (id: string): string => id.replaceAll("_", " ");

const targetLetters = ({ seconds, language }: StoryRequest): number =>
  Math.round(seconds * lettersPerSecond(sampleText, language));

/** Uses the built-in writer's speech estimate, so that both writers agree on the length of a minute. */
const lettersPerSecond = (text: string, language: StoryRequest["language"]): number =>
  text.length / Math.max(1, estimateSpeechSeconds(text, language));

/** Sentences of average length, to estimate letters per second before there is a story. */
const sampleText = "This is a sentence of the usual length for a story that is told aloud. ".repeat(5);

/** m:ss, or h:mm:ss from one hour on: video sites recognise this format as chapter marks. */
const timestamp = (start: number): string => {
  const seconds = Math.floor(start);
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const two = (n: number) => String(n).padStart(2, "0");
  return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
};
