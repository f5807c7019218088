import {
  abridge,
  readOutline,
  revisePrompt,
  speakingSeconds,
  storyIdea,
  titleOf,
} from "@animation-agent/studio/writer";
import type { StoryAssistant } from "#functions/core/assist/ports.ts";
import type { HasOutlines } from "#functions/core/order/ports.ts";
import { languageOfText } from "./is-in-language.ts";

// One part of a bundle holds all that the API asks of the built-in writer: see infra/bundle/parts.ts.
export { studioPictureReader } from "./picture-reader.ts";

/** The built-in story assistant: rules instead of a model, so it answers at once. */
export const studioAssistant: StoryAssistant = {
  async idea({ storyType, language, today, seed }) {
    return storyIdea({ storyType, language, seed, today: new Date(today) });
  },
  async title({ story, language }) {
    return titleOf({ text: story, language });
  },
  async summary({ story, language, letters }) {
    const storySeconds = speakingSeconds(story, language);
    let text = story;
    // `abridge` cuts by speaking time, the limit counts letters: retry with less time until the text fits.
    for (let share = letters / story.length; [...text].length > letters && share > 0.005; share *= 0.85)
      text = abridge({ text: story, language, seconds: storySeconds * share });
    return text;
  },
  async revise({ prompt, wish }) {
    return revisePrompt(prompt, wish);
  },
};

/** A shorter idea is a name or two words, which several languages have. */
const minWordCharacters = 20;

/** The built-in writer's reading of an idea. */
export const studioOutlines: HasOutlines = {
  async readOutline(idea, language) {
    const { characters, ...outline } = readOutline(idea, language);
    return { ...outline, ...(characters && { characters: [...characters] }) };
  },
  async detectLanguage(text, language) {
    return languageOfText(text, language, minWordCharacters);
  },
};
