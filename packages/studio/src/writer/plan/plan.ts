import { languageOf } from "../../languages/index.ts";
import type { CastMember, Place, ScenePicture, Shot } from "../../vocabulary.ts";
import { actionOf, talksIn } from "./actions.ts";
import { castIn } from "./cast.ts";
import { chapterTitle } from "./chapter.ts";
import { crowdIn } from "./crowd.ts";
import { cut } from "./cut.ts";
import { heldIn } from "./holding.ts";
import { promptOf } from "./prompt.ts";
import { propsIn } from "./props.ts";
import { firstScenery, moodOf, type Scenery, sceneryAfter } from "./scenery.ts";
import { nextShot } from "./shots.ts";
import { type World, wandering } from "./wandering.ts";
import { placeFor } from "./water.ts";
import { presentIn } from "./who.ts";

export interface PlanRequest {
  readonly text: string;
  readonly language: string;
  readonly scenes: number;
  readonly title: string;
  readonly seed: string;
  readonly cast?: readonly CastMember[];
  readonly storyType?: string;
  /** Whom the text is about, where its writer did not list the cast. */
  readonly heroName?: string;
}

export interface PlannedScene {
  readonly narration: string;
  readonly title: string;
  readonly picture: ScenePicture;
}

export interface Plan {
  readonly cast: readonly CastMember[];
  readonly scenes: readonly PlannedScene[];
}

const worldOf = (place: Place, storyType?: string): World => {
  if (storyType === "sci_fi_story" || place === "space" || place === "spaceship") return "space";
  return place === "desert" || place === "snow" ? place : "earth";
};

/** Long ago no city had towers of glass; among the stars nobody lives in a cottage. */
const longAgo = /^(?:historical|bible|fairytale|fantasy)_story$/;
const ofItsTime = (place: Place, world: World | undefined, storyType = ""): Place => {
  if (longAgo.test(storyType)) return longAgoFor[place] ?? place;
  const other = world === "space" ? otherWorlds[place] : undefined;
  return other ?? (storyType === "sci_fi_story" ? yetToCome[place] : undefined) ?? place;
};
const longAgoFor: Readonly<Partial<Record<Place, Place>>> = { city: "village", laboratory: "room" };
const yetToCome: Readonly<Partial<Record<Place, Place>>> = { room: "spaceship" };
/** A valley of another world has no meadow in it. */
const otherWorlds: Readonly<Partial<Record<Place, Place>>> = {
  meadow: "desert",
  forest: "cave",
  lake: "desert",
  sea: "desert",
  village: "spaceship",
  castle: "spaceship",
};

/** Cuts a text into scenes and says what each shows. A text of fewer words than scenes gives fewer scenes. */
export const plan = ({ text, scenes, cast: given, storyType, ...request }: PlanRequest): Plan => {
  const language = languageOf(request.language);
  const narrations = cut(text, language, scenes);
  const cast = given && given.length > 0 ? given : castIn(text, language, request.heroName);
  let scenery: Scenery = firstScenery(text, language, storyType);
  const world = worldOf(scenery.place, storyType);
  // A story of the user's own plays where it says; ours wander, and stay among the stars where they begin there.
  const elsewhere = given?.length && /^space/.test(scenery.place) ? world : undefined;
  const journey = given && given.length > 0 ? wandering(request.seed, world) : (around: Scenery) => around;
  let present: CastMember[] = [];
  const shots: Shot[] = [];
  const titles = new Set<string>();
  const planned = narrations.map((narration, at): PlannedScene => {
    const said = journey(sceneryAfter(narration, language, scenery));
    const mood = moodOf(narration, language, narrations.length > 1 ? at / (narrations.length - 1) : 1);
    present = presentIn(narration, language, cast, present);
    const around = { ...said, place: placeFor(present, ofItsTime(said.place, elsewhere, storyType)) };
    const shot = nextShot(shots, {
      people: present.length,
      talks: talksIn(narration),
      moved: around.place !== scenery.place,
      feels: mood !== "calm" && mood !== "happy",
      last: at === narrations.length - 1,
    });
    scenery = said;
    shots.push(shot);
    const held = heldIn(narration, language, cast, present);
    const acting = present.map(({ id }, index) => {
      const holds = held.get(id);
      return { id, action: actionOf(narration, index === 0, mood), mood, ...(holds ? { holds } : {}) };
    });
    const crowd = crowdIn(narration, language, cast);
    const props = propsIn(narration, language, cast);
    const picture = { ...around, mood, shot, cast: acting, ...(crowd ? { crowd } : {}), props };
    const title = chapterTitle(narration, language, titles);
    titles.add(title);
    return { narration, title, picture: { ...picture, prompt: promptOf(picture, cast) } };
  });
  return { cast, scenes: planned };
};
