import type { StoryRequest } from "#functions/core/story/ports.ts";
import { placeKinds, type StoryDraft } from "#functions/core/story/story.ts";
import { list, object, text, word } from "./answer-shape.ts";
import { facts, fence, heroFact, lines, type Prompt, systemInstruction } from "./parts.ts";
import { castShape, charactersFact } from "./story.ts";

/** Asks for the cast and the places that all pictures of a story share. */
export const castPrompt = ({
  story,
  heroName,
  characters,
  wishes,
  sequelOf,
}: StoryRequest & { readonly story: StoryDraft }): Prompt => ({
  instruction: systemInstruction("the production designer", wishes.structure),
  task: lines(
    "Set down who and what is seen in the pictures of the story below. The cast: at most eight characters. The places: at most eight, each with a look that every picture of it repeats. A place where two or more moments of the story happen has one entry only.",
    facts({ [heroFact]: heroName, ...charactersFact({ characters }) }),
    heroName && "The main character is the one with this name.",
    characters && "The user's own characters look as the facts say.",
    story.cast.length > 0 &&
      "Members of the cast that is known keep their ids, names, kinds, genders, traits and homes letter by letter; add those that are missing.",
    story.cast.length > 0 && fence("KNOWN CAST", JSON.stringify(story.cast)),
    Boolean(sequelOf?.places?.length) && "Places that are known keep their ids, names and looks letter by letter.",
    Boolean(sequelOf?.places?.length) && fence("KNOWN PLACES", JSON.stringify(sequelOf?.places)),
    fence("STORY", `${story.title}\n\n${story.text}`),
  ),
});

export const lookShape = object({
  cast: castShape,
  hero: text("the id of the main character"),
  places: list(
    object({
      id: text("a short id in English, such as lighthouse"),
      name: text("in a few English words"),
      kind: word(placeKinds, "the nearest kind of landscape or room"),
      look: text("in English, one sentence: buildings, materials, colours and landmarks that never change"),
    }),
    "the places",
  ),
});
