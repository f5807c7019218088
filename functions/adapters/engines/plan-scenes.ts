import { isSameName } from "#contract/order/own-characters.ts";
import { UnusableAnswer } from "#functions/core/shared/errors.ts";
import { mapConcurrently } from "#functions/core/shared/map-concurrently.ts";
import type { StoryWriter } from "#functions/core/story/ports.ts";
import { heroIdOf, type Plan, PlannedScene } from "#functions/core/story/story.ts";
import { Look, type SceneAnswer, SceneAnswers } from "./answers/answers.ts";
import { askJson } from "./answers/ask-json.ts";
import { castOfOwn, studioWriter, withOwnLooks } from "./built-in/writer.ts";
import type { TextEngine } from "./engine.ts";
import { inParts } from "./in-parts.ts";
import { castPrompt, lookShape } from "./prompts/cast.ts";
import { type PlanPart, planPrompt, planShape } from "./prompts/plan.ts";

type Request = Parameters<StoryWriter["plan"]>[0];

/**
 * Plans scenes. The built-in writer splits the story, so that no word is lost and the number of scenes is exact; the
 * engine sets down cast and places, and describes the picture of each scene. A scene that it leaves out, also after it was
 * asked for once more, keeps the picture that the built-in writer planned.
 */
export const planScenes =
  (engine: TextEngine): StoryWriter["plan"] =>
  async (request) => {
    const look = await lookOf(engine, request);
    const split = await studioWriter.plan({ ...request, story: { ...request.story, cast: look.cast } });
    const parts = inParts(split.scenes).map(
      (scenes, index, all): ScenesPart => ({
        look,
        scenes,
        before: all[index - 1]?.at(-1)?.narration,
      }),
    );
    const scenes = (await mapConcurrently(parts, (part) => describeScenes(engine, request, part))).flat();
    return { title: request.story.title, ...look, cast: look.cast.length > 0 ? look.cast : split.cast, scenes };
  };

/** A part with whole scenes, as the built-in writer planned them. */
interface ScenesPart extends PlanPart {
  readonly scenes: readonly PlannedScene[];
}

type SceneLook = Pick<Plan, "cast" | "hero" | "places">;

/** Cast and places, the main character first. A look that cannot be used leaves the cast that the story came with. */
const lookOf = async (engine: TextEngine, request: Request): Promise<SceneLook> => {
  const { story, heroName, model, characters = [], language } = request;
  const answer = await askJson(engine, { model, ...castPrompt(request), shape: lookShape, read: Look }).catch(
    orNothing,
  );
  if (!answer) return { cast: withOwn(story.cast, characters, language) };
  const cast = withOwn(withKnown(story.cast, answer.cast), characters, language);
  const named = heroName && cast.find(({ name }) => name.toLowerCase() === heroName.toLowerCase());
  const hero = named || cast.find(({ id }) => id === answer.hero) || cast[0];
  if (!hero) return { cast, places: answer.places };
  return { cast: [hero, ...cast.filter((member) => member !== hero)], hero: hero.id, places: answer.places };
};

/** Known members look as they are known: what the answer says of them only fills gaps. */
const withKnown = (known: Plan["cast"], answered: Plan["cast"]): Plan["cast"] => [
  ...known.map((member) => ({ ...answered.find(({ id }) => id === member.id), ...member })),
  ...answered.filter(({ id, name }) => !known.some((member) => member.id === id || member.name === name)),
];

/** The cast with the user's own characters: each has its look in the user's words. */
const withOwn = (
  cast: Plan["cast"],
  characters: NonNullable<Request["characters"]>,
  language: Request["language"],
): Plan["cast"] => {
  const missing = characters.filter(({ name }) => !cast.some((member) => isSameName(member.name, name)));
  return withOwnLooks([...cast, ...castOfOwn(missing, language)], characters);
};

const describeScenes = async (engine: TextEngine, request: Request, part: ScenesPart): Promise<PlannedScene[]> => {
  const first = await askForScenes(engine, request, part);
  const missing = part.scenes.filter(({ number }) => !first.has(number));
  const second =
    missing.length > 0 && first.size > 0 ? await askForScenes(engine, request, { ...part, scenes: missing }) : first;
  return part.scenes.map((scene) => withAnswer(scene, first.get(scene.number) ?? second.get(scene.number), part.look));
};

/** The answers by scene number; by their order where they have no numbers. None if the answer cannot be used. */
const askForScenes = async (
  engine: TextEngine,
  request: Request,
  part: PlanPart,
): Promise<ReadonlyMap<number, SceneAnswer>> => {
  const { scenes } = (await askJson(engine, {
    model: request.model,
    ...planPrompt(request, part),
    shape: planShape(part.look),
    read: SceneAnswers,
    check: (answer) => (answer.scenes.length > 0 ? undefined : "it describes no scene"),
  }).catch(orNothing)) ?? { scenes: [] };
  const isNumbered = scenes.some(({ number }) => number !== undefined);
  if (isNumbered) return new Map(scenes.flatMap((scene) => (scene.number ? [[scene.number, scene] as const] : [])));
  if (scenes.length !== part.scenes.length) return new Map();
  return new Map(scenes.map((scene, index) => [part.scenes[index]?.number ?? 0, scene] as const));
};

const withAnswer = (scene: PlannedScene, answer: SceneAnswer | undefined, look: SceneLook): PlannedScene => {
  if (!answer) return scene;
  const { number: _, title, cast, description, ...words } = answer;
  const place = look.places?.find(({ id }) => id === words.placeId);
  const seen = cast.filter(({ id }) => look.cast.some((member) => member.id === id));
  const lead = heroIdOf(look);
  return PlannedScene.parse({
    ...scene,
    title: title || scene.title,
    ...(description && { description }),
    picture: {
      ...scene.picture,
      crowd: undefined,
      ...defined(words),
      placeId: place?.id,
      place: place?.kind ?? scene.picture.place,
      cast: seen.toSorted((a, b) => Number(b.id === lead) - Number(a.id === lead)),
    },
  });
};

const defined = <T extends object>(fields: T) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));

/** The pictures are planned without an answer that cannot be used. */
const orNothing = (error: unknown): undefined => {
  if (!(error instanceof UnusableAnswer)) throw error;
};
