import type { GoogleGenAI } from "@google/genai";
import { studioWriter } from "#functions/adapters/studio/writer.ts";
import { ProviderBusy } from "#functions/core/shared/errors.ts";
import type { StoryWriter } from "#functions/core/story/ports.ts";
import type { Plan, PlannedScene } from "#functions/core/story/story.ts";
import { askJson } from "./ask-json.ts";
import { fenced, framed } from "./frame.ts";
import { Pictures, Sheets } from "./shapes.ts";

type Request = Parameters<StoryWriter["plan"]>[0];

/** Scenes whose pictures are asked for at once: few enough that the last is thought of as well as the first. */
const batch = 20;

/**
 * The story is cut into scenes by our own hand, so that none of its words is lost and the number is right;
 * the model says what is to be seen in each.
 */
export const planWith =
  (gemini: GoogleGenAI): StoryWriter["plan"] =>
  async (request) => {
    const cut = await studioWriter.plan(request);
    const cast = request.story.cast.length > 0 ? request.story.cast : await sheets(gemini, request);
    const scenes: PlannedScene[] = [];
    for (let first = 0; first < cut.scenes.length; first += batch)
      scenes.push(...(await pictured(gemini, request, cast, cut.scenes.slice(first, first + batch))));
    return { title: request.story.title, cast: [...cast], scenes };
  };

const pictured = async (
  gemini: GoogleGenAI,
  request: Request,
  cast: Plan["cast"],
  scenes: readonly PlannedScene[],
): Promise<PlannedScene[]> => {
  const answer = await askJson(gemini, {
    ...asDesigner(request),
    answer: Pictures(scenes.length),
    task: [
      `For each of these ${scenes.length} scenes, in order: a title of a few words in ${request.language}, and one picture of its strongest moment. ` +
        "In the prompt describe in English what is seen: who (by name, as on the sheet), what they do, where, the light, from how near. No text in the picture.",
      fenced("CAST", JSON.stringify(cast)),
      fenced("SCENES", JSON.stringify(scenes.map(({ number, narration }) => ({ number, narration })))),
    ].join("\n"),
  });
  return scenes.map((scene, index) => {
    const drawn = answer.scenes[index];
    if (!drawn) throw new ProviderBusy(`The model left out scene ${scene.number}`);
    const { title, ...picture } = drawn;
    return { ...scene, title, picture: { ...picture, cast: known(picture.cast, cast) } };
  });
};

/** Only who is on the sheet: a picture of somebody else would show a stranger. */
const known = (seen: PlannedScene["picture"]["cast"], cast: Plan["cast"]) =>
  seen.filter(({ id }) => cast.some((member) => member.id === id));

const sheets = async (gemini: GoogleGenAI, request: Request): Promise<Plan["cast"]> => {
  const { cast } = await askJson(gemini, {
    ...asDesigner(request),
    answer: Sheets,
    task: `Name the cast of this story, at most eight, each with a kind and two or three traits that a picture shows.\n${fenced("STORY", request.story.text)}`,
  });
  return cast;
};

const asDesigner = ({ model, wishes }: Request) => ({
  model,
  instruction: framed("the scene designer", wishes.structure),
});
