import { ProviderBusy } from "#functions/core/shared/errors.ts";
import type { StoryWriter } from "#functions/core/story/ports.ts";
import { type Plan, PlannedScene } from "#functions/core/story/story.ts";
import { Cast, scenePictures } from "./answer-schemas.ts";
import { askJson } from "./ask-json.ts";
import { studioWriter } from "./built-in/writer.ts";
import type { TextEngine } from "./engine.ts";
import { fence, systemInstruction } from "./prompts/prompt-parts.ts";

type Request = Parameters<StoryWriter["plan"]>[0];

/** With more scenes in one request, the quality of the last ones drops. */
const scenesPerRequest = 20;

/**
 * Plans scenes. The built-in writer splits the story, so that no word is lost and the number of scenes is exact;
 * the engine describes the picture of each scene.
 */
export const planScenes =
  (engine: TextEngine): StoryWriter["plan"] =>
  async (request) => {
    const split = await studioWriter.plan(request);
    const cast = request.story.cast.length > 0 ? request.story.cast : await askForCast(engine, request);
    const scenes: PlannedScene[] = [];
    for (let first = 0; first < split.scenes.length; first += scenesPerRequest)
      scenes.push(
        ...(await describePictures(engine, request, cast, split.scenes.slice(first, first + scenesPerRequest))),
      );
    return { title: request.story.title, cast: [...cast], scenes };
  };

const describePictures = async (
  engine: TextEngine,
  request: Request,
  cast: Plan["cast"],
  scenes: readonly PlannedScene[],
): Promise<PlannedScene[]> => {
  const answer = await askJson(engine, {
    ...asDesigner(request),
    schema: scenePictures(),
    task: [
      `For each of these ${scenes.length} scenes, in order: a title of a few words in ${request.language}, and one picture of its strongest moment. ` +
        "In the prompt describe in English what is seen: who (by name, as on the sheet), what they do, where, the light, from how near. No text in the picture.",
      fence("CAST", JSON.stringify(cast)),
      fence("SCENES", JSON.stringify(scenes.map(({ number, narration }) => ({ number, narration })))),
    ].join("\n"),
  });
  return scenes.map((scene, index) => {
    const drawn = answer.scenes[index];
    if (!drawn) throw new ProviderBusy(`The model left out scene ${scene.number}`);
    const { title, ...picture } = drawn;
    const known = picture.cast.filter(({ id }) => cast.some((member) => member.id === id));
    return PlannedScene.parse({ ...scene, title, picture: { ...picture, cast: known } });
  });
};

const askForCast = async (engine: TextEngine, request: Request): Promise<Plan["cast"]> => {
  const { cast } = await askJson(engine, {
    ...asDesigner(request),
    schema: Cast,
    task: `Name the cast of this story, at most eight, each with a kind and two or three traits that a picture shows.\n${fence("STORY", request.story.text)}`,
  });
  return cast;
};

const asDesigner = ({ model, wishes }: Request) => ({
  model,
  instruction: systemInstruction("the scene designer", wishes.structure),
});
