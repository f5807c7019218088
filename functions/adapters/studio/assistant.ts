import { abridge, revisePrompt, speakingSeconds, storyIdea, titleOf } from "@animation-agent/studio/writer";
import type { StoryAssistant } from "#functions/core/assist/ports.ts";

/** The assistant of our own studio: by rules, at once, and without a model. */
export const studioAssistant: StoryAssistant = {
  async idea({ storyType, language, today, seed }) {
    return storyIdea({ storyType, language, seed, today: new Date(today) });
  },
  async title({ story, language }) {
    return titleOf({ text: story, language });
  },
  async summary({ story, language, letters }) {
    const all = speakingSeconds(story, language);
    let text = story;
    // Sentences differ in length, so that a share of the time is not quite that share of the letters.
    for (let share = letters / story.length; [...text].length > letters && share > 0.005; share *= 0.85)
      text = abridge({ text: story, language, seconds: all * share });
    return text;
  },
  async revise({ prompt, wish }) {
    return revisePrompt(prompt, wish);
  },
};
