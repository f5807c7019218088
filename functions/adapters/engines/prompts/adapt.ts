import type { StoryRequest } from "#functions/core/story/ports.ts";
import { facts, fence, heroFact, languageName, lines, type Prompt, systemInstruction } from "./parts.ts";
import { castAdvice, charactersFact, lengthOf, sameSeries, storyFacts } from "./story.ts";

/** Asks for a user's story at another length. */
export const adaptPrompt = (
  request: StoryRequest & { readonly text: string },
  at: { letters: number; longer: boolean },
): Prompt => ({
  instruction: systemInstruction("the story writer", request.wishes.writing),
  task: lines(
    `Tell the story below ${at.longer ? "at more length" : "more briefly"}, in ${languageName(request.language)}. Keep its plot, its people and their names, its tone and its best sentences. ${lengthOf(request, at.letters)}`,
    storyFacts(request),
    castAdvice,
    fence("STORY", request.text),
    ...sameSeries(request),
  ),
});

/** Asks for title and cast of a user's story that is read word for word. */
export const titleAndCastPrompt = (request: StoryRequest & { readonly text: string }): Prompt => ({
  instruction: systemInstruction("the story writer", request.wishes.writing),
  task: lines(
    `The story below is read aloud word for word. Give it a title of under 60 characters in ${languageName(request.language)}, and name its cast.`,
    facts({ [heroFact]: request.heroName, ...charactersFact(request) }),
    request.heroName && "The main character is the one with this name.",
    castAdvice,
    fence("STORY", request.text),
    ...sameSeries(request),
  ),
});
