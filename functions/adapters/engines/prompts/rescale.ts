import type { StoryWriter } from "#functions/core/story/ports.ts";
import { object, text } from "./answer-shape.ts";
import { facts, fence, heroFact, languageName, lines, type Prompt, phrasesFact, systemInstruction } from "./parts.ts";

type Request = Parameters<StoryWriter["rescale"]>[0];

/** Asks for a narration at another length. */
export const rescalePrompt = (
  { narration, language, seconds, heroName, signaturePhrases }: Request,
  letters: number,
): Prompt => ({
  instruction: systemInstruction("the editor"),
  task: lines(
    `Rewrite the narration below in ${languageName(language)} so that it takes about ${Math.round(seconds)} seconds to read aloud: about ${letters} characters. Keep what happens, who is in it, and every name. It stands between other parts of the story: no new beginning and no new end.`,
    facts({ [heroFact]: heroName, [phrasesFact]: signaturePhrases }),
    signaturePhrases && "Where the narration has a phrase of the facts, the new one has it, too, word for word.",
    fence("NARRATION", narration),
  ),
});

export const rescaleShape = object({ text: text("the new narration: only the words that the narrator says") });
