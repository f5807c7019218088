import type { LanguageId } from "#contract/catalogue/languages.ts";
import type { StoryWriter } from "#functions/core/story/ports.ts";
import { PublishingText, RewrittenNarration, TitleAndCast, WrittenStory } from "./answers/answers.ts";
import { askJson } from "./answers/ask-json.ts";
import { isInLanguage } from "./built-in/is-in-language.ts";
import { estimateSpeechSeconds, fitsWordForWord } from "./built-in/speech-estimate.ts";
import { studioWriter } from "./built-in/writer.ts";
import type { TextEngine } from "./engine.ts";
import { planScenes } from "./plan-scenes.ts";
import { adaptPrompt, titleAndCastPrompt } from "./prompts/adapt.ts";
import { describePrompt, describeShape } from "./prompts/describe.ts";
import { languageName } from "./prompts/parts.ts";
import { rescalePrompt, rescaleShape } from "./prompts/rescale.ts";
import { storyPrompt, storyShape, titleAndCastShape } from "./prompts/story.ts";
import { translateScript } from "./translate.ts";

/** The story writer over any text engine. Prompts state lengths in letters, because models follow these better than minutes. */
export const engineWriter = (engine: TextEngine): StoryWriter => ({
  async write(request) {
    const story = await askJson(engine, {
      model: request.model,
      temperature: request.temperature,
      ...storyPrompt(request, targetLetters(request.seconds, request.language)),
      shape: storyShape,
      read: WrittenStory,
      check: ({ text }) => wrongLanguage(text, request.language),
    });
    return { ...story, wordForWord: false };
  },

  async adapt(request) {
    const { model, temperature, language, seconds, title, text } = request;
    if (fitsWordForWord(request)) {
      const titled = await askJson(engine, {
        model,
        temperature,
        ...titleAndCastPrompt(request),
        shape: titleAndCastShape,
        read: TitleAndCast,
      });
      return { ...titled, ...(title && { title }), text, wordForWord: true };
    }
    const longer = estimateSpeechSeconds(text, language) < seconds;
    const story = await askJson(engine, {
      model,
      temperature,
      ...adaptPrompt(request, { letters: targetLetters(seconds, language), longer }),
      shape: storyShape,
      read: WrittenStory,
      check: (answer) => wrongLanguage(answer.text, language),
    });
    return { ...story, ...(title && { title }), wordForWord: false };
  },

  plan: planScenes(engine),

  async rescale(request) {
    const { model, narration, language, seconds } = request;
    const letters = Math.round((seconds * narration.length) / Math.max(1, estimateSpeechSeconds(narration, language)));
    const { text } = await askJson(engine, {
      model,
      ...rescalePrompt(request, letters),
      shape: rescaleShape,
      read: RewrittenNarration,
      check: (answer) => wrongLanguage(answer.text, language),
    });
    return text;
  },

  translate: translateScript(engine),

  async describe(request) {
    const { model, language, chapters } = request;
    const publishing = await askJson(engine, {
      model,
      ...describePrompt(request),
      shape: describeShape,
      read: PublishingText,
      check: ({ description }) => wrongLanguage(description, language),
    });
    const times = chapters.map((chapter) => `${timestamp(chapter.start)} ${chapter.title}`).join("\n");
    const hashtags =
      publishing.hashtags.length >= minHashtags
        ? publishing.hashtags
        : [...new Set([...publishing.hashtags, ...(await studioWriter.describe(request)).hashtags])];
    return { ...publishing, hashtags, description: `${publishing.description}\n\n${times}` };
  },
});

/** With fewer, the built-in publisher adds its own. */
const minHashtags = 3;

const wrongLanguage = (text: string, language: LanguageId): string | undefined =>
  isInLanguage(text, language) ? undefined : `it is in another language than ${languageName(language)}`;

/** Sentences of average length, to estimate letters per second before there is a story. */
const sampleText = "This is a sentence of the usual length for a story that is told aloud. ".repeat(5);

/** Uses the built-in writer's speech estimate, so that both writers agree on the length of a minute. */
const targetLetters = (seconds: number, language: LanguageId): number =>
  Math.round((seconds * sampleText.length) / Math.max(1, estimateSpeechSeconds(sampleText, language)));

/** m:ss, or h:mm:ss from one hour on: video sites recognise this format as chapter marks. */
const timestamp = (start: number): string => {
  const seconds = Math.floor(start);
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const two = (n: number) => String(n).padStart(2, "0");
  return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
};
