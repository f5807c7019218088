import type { StoryRequest } from "#functions/core/story/ports.ts";
import { actions, moods, type Plan, type PlannedScene, shots, times, weathers } from "#functions/core/story/story.ts";
import type { JsonSchema } from "../engine.ts";
import { integer, list, object, text, word } from "./answer-shape.ts";
import {
  audienceFacts,
  facts,
  fence,
  heroFact,
  languageName,
  lines,
  type Prompt,
  readable,
  systemInstruction,
} from "./parts.ts";

export interface PlanPart {
  /** What all pictures share. */
  readonly look: Pick<Plan, "cast" | "hero" | "places">;
  readonly scenes: readonly Pick<PlannedScene, "number" | "narration">[];
  /** The narration before the first of these scenes. */
  readonly before?: string | undefined;
}

/** Asks for the picture of each of some scenes. */
export const planPrompt = (request: StoryRequest, { look, scenes, before }: PlanPart): Prompt => ({
  instruction: systemInstruction("the scene designer", request.wishes.structure),
  task: lines(
    `For each of these ${scenes.length} scenes, in order and with its number: a title of a few words in ${languageName(request.language)}, and one picture of its strongest moment.`,
    "In the prompt describe in English what is seen: who (by name), what they do and feel, where, the light, from how near. Each prompt stands alone: say again who and where. Name only the characters who are in that scene. No style, no camera terms, no text in the picture.",
    `In the description say in ${languageName(request.language)}, for people who cannot see it, what the picture shows: who is where and does what, and what matters in it. Nothing that the narration says already, no "we see".`,
    "Change the shot from scene to scene. Words for mood, shot, time, weather, action, place and character are chosen from those that the answer's shape allows; a cast member's mood may differ from the scene's.",
    facts({
      "Kind of story": readable(request.storyType),
      ...audienceFacts({ audienceAge: request.audienceAge, audienceLocation: request.audienceLocation }),
      [heroFact]: request.heroName,
    }),
    fence("CAST", JSON.stringify(look.cast)),
    Boolean(look.places?.length) && fence("PLACES", JSON.stringify(look.places)),
    before && fence("THE SCENE BEFORE", before),
    fence("SCENES", JSON.stringify(scenes.map(({ number, narration }) => ({ number, narration })))),
  ),
});

/** The ids of cast and places are the only ones that the answer may use. */
export const planShape = ({ cast, places = [] }: PlanPart["look"]): JsonSchema =>
  object({
    scenes: list(
      object({
        number: integer("the scene's number"),
        title: text("a few words, under 60 characters"),
        ...(places.length > 0 && { placeId: word(places.map(({ id }) => id)) }),
        time: word(times, "golden is the hour before sunset; magic is a light that no nature has"),
        weather: word(weathers),
        mood: word(moods, "the mood of the scene; the film's music follows it"),
        shot: word(shots, "from how near"),
        ...(cast.length > 0 && {
          cast: list(
            object({ id: word(cast.map(({ id }) => id)), action: word(actions), mood: word(moods) }),
            "the characters who are seen, the leading one first",
          ),
        }),
        props: list(text("one English noun"), "up to six things that matter"),
        prompt: text("the picture in English, two or three sentences"),
        description: text("what is seen, one or two short sentences, in the story's language"),
      }),
      "one for each scene",
    ),
  });
