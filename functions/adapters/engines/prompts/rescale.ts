import type { StoryWriter } from "#functions/core/story/ports.ts";
import { object, text } from "./answer-shape.ts";
import { facts, fence, heroFact, languageName, lines, type Prompt, systemInstruction } from "./parts.ts";

type Request = Parameters<StoryWriter["rescale"]>[0];

/** Asks for a narration at another length. */
export const rescalePrompt = ({ narration, language, seconds, heroName }: Request, letters: number): Prompt => ({
  instruction: systemInstruction("the editor"),
  task: lines(
    `Rewrite the narration below in ${languageName(language)} so that it takes about ${Math.round(seconds)} seconds to read aloud: about ${letters} characters. Keep what happens, who is in it, and every name. It stands between other parts of the story: no new beginning and no new end.`,
    facts({ [heroFact]: heroName }),
    fence("NARRATION", narration),
  ),
});

export const rescaleShape = object({ text: text("the new narration: only the words that the narrator says") });
