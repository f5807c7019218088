import { languageOf } from "../../languages/index.ts";
import { type CastMember, isStaged, type Mood, type Place, type ScenePicture, type Shot } from "../../vocabulary.ts";
import { withOwnCharacters } from "../own/own-cast.ts";
import type { OwnCharacter } from "../own/own-character.ts";
import { type KnownMember, knownMember } from "../people/known-member.ts";
import { readCast } from "../people/read-cast.ts";
import { talksIn } from "./actions.ts";
import { inBoat, isInBoat, staysAboard } from "./boat.ts";
import { calmActions, placeOfCooks, placeOfSleepers, sleepsSomebody } from "./calm-actions.ts";
import { certainFigures } from "./certain-figures.ts";
import { certainProps } from "./certain-props.ts";
import { chapterTitle } from "./chapter.ts";
import { withoutNames } from "./comparisons.ts";
import { crowdIn } from "./crowd.ts";
import { withFullPlaces } from "./full-places.ts";
import { isIndoors } from "./indoor-places.ts";
import { moodOf } from "./mood.ts";
import { mountsOfText } from "./mounts-of-text.ts";
import { passingTime } from "./passing-time.ts";
import { followPeople } from "./people-of-scenes.ts";
import { placeForActions } from "./place-for-actions.ts";
import { promptOf } from "./prompt.ts";
import { propsIn } from "./props.ts";
import { firstScenery, type Scenery, sceneryAfter } from "./scenery.ts";
import { isWinterAfter, placeInWinter } from "./season.ts";
import { settingProps } from "./setting-props.ts";
import { nextShot } from "./shots.ts";
import { splitIntoScenes } from "./split-into-scenes.ts";
import { atDesk, comesBack, isOfSchool, isRural, isUrban } from "./stay-places.ts";
import { placeForSwimmers } from "./swimmers.ts";

export interface PlanRequest {
  readonly text: string;
  readonly language: string;
  readonly scenes: number;
  readonly title: string;
  readonly cast?: readonly CastMember[];
  readonly storyType?: string;
  /** The user's own characters: those that the text names look as the user says. */
  readonly characters?: readonly OwnCharacter[];
  /** The hero's name, if no cast is given. */
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

/** Replaces places that do not fit the time or the world of a story, as a modern city in a fairy tale. */
const HISTORICAL = /^(?:historical|bible|fairytale|fantasy)_story$/;
const plausiblePlace = (place: Place, isInSpace: boolean, isOld: boolean, storyType = ""): Place => {
  if (isOld || HISTORICAL.test(storyType)) return historicalPlaces[place] ?? place;
  const other = isInSpace ? alienPlaces[place] : undefined;
  return other ?? (storyType === "sci_fi_story" ? futurePlaces[place] : undefined) ?? place;
};
/** Kings and witches live in no modern city. */
const OLD_WORLD = /^(?:king|queen|prince|princess|knight|sultan|wizard|witch)$/;
const historicalPlaces: Readonly<Partial<Record<Place, Place>>> = {
  city: "village",
  laboratory: "room",
  train: "meadow",
};
const futurePlaces: Readonly<Partial<Record<Place, Place>>> = {
  room: "spaceship",
  kitchen: "spaceship",
  ship: "spaceship",
};
/** Places on other planets. */
const alienPlaces: Readonly<Partial<Record<Place, Place>>> = {
  meadow: "desert",
  forest: "cave",
  lake: "desert",
  sea: "desert",
  village: "spaceship",
  castle: "spaceship",
  kitchen: "spaceship",
  ship: "spaceship",
  hall: "spaceship",
  market: "spaceship",
  barn: "spaceship",
};

/** The cast with the user's own characters whom the text names. */
const withOwn = (
  read: readonly KnownMember[],
  { text, language, characters }: Pick<PlanRequest, "text" | "language"> & Required<Pick<PlanRequest, "characters">>,
): readonly KnownMember[] => {
  const told = characters.filter(({ name }) => text.toLocaleLowerCase().includes(name.toLocaleLowerCase()));
  if (told.length === 0) return read;
  const known = read.filter(({ member }) => member.name !== "");
  const cast = known.map(({ member }) => member);
  return withOwnCharacters(cast, told, language).map((member, at) => ({
    ...knownMember(member),
    ...known[at],
    member,
  }));
};

/** Splits a text into scenes and plans the picture of each. A text with fewer words than scenes gives fewer scenes. */
export const plan = ({ text, scenes, cast: given, storyType, characters = [], ...request }: PlanRequest): Plan => {
  const language = languageOf(request.language);
  const narrations = splitIntoScenes(text, language, scenes);
  const read = given && given.length > 0 ? given.map(knownMember) : readCast(text, language, request.heroName);
  const known = withOwn(read, { text, language, characters });
  const cast = known.map(({ member }) => member);
  const isWritten = given !== undefined && given.length > 0;
  const { inFull, seen } = placesIn(text, cast, !isWritten && language === "english");
  let scenery: Scenery = firstScenery(inFull(text), language, storyType);
  const isInSpace = isWritten && /^space/.test(scenery.place);
  const journey = isWritten ? passingTime() : (around: Scenery) => around;
  const world = worldOf(text, { language, cast, isWritten });
  const setting = settingProps(text);
  let left: Place | undefined;
  let lastOutdoors: Place | undefined;
  /** Where they were before they took a boat. */
  let ashore: Place | undefined;
  let isAboard = false;
  let aboard: ReadonlySet<string> = new Set();
  let isWinter = false;
  const peopleOf = followPeople({ narrations, known, language, isWritten, mountFor: mountsOfText(text, language) });
  const shots: Shot[] = [];
  const titles = new Set<string>();
  const planned = narrations.map((narration, at): PlannedScene => {
    const reached = journey(sceneryAfter(seen(narration), language, isWritten ? scenery : afterSunrise(scenery)));
    const isAfloat = !isWritten && staysAboard(isAboard, narration, scenery.place);
    const landed = ashore && reached.place === scenery.place ? { ...reached, place: ashore } : reached;
    const next = isAfloat ? { ...reached, place: scenery.place } : landed;
    const returns = language === "english" && !isWritten && next.place === scenery.place && comesBack(narration);
    const said = returns && left && isIndoors(left) && !isIndoors(next.place) ? { ...next, place: left } : next;
    if (said.place !== scenery.place) left = scenery.place;
    const mood = moodOf(narration, language, narrations.length > 1 ? at / (narrations.length - 1) : 1, isWritten);
    const { shown, read } = peopleOf(narration, mood);
    const told = isWritten ? read : calmActions(read, { narration, language, place: said.place, cast });
    isWinter = !isWritten && isWinterAfter(narration, isWinter);
    const stays = !isWritten && said.place === scenery.place;
    const rural = placeInWorld(said.place, { told, narration, cast, world, stays, at });
    const place = placeForActions(
      told,
      placeForSwimmers(
        shown,
        plausiblePlace(placeInWinter(rural, isWinter, said.weather), isInSpace, world.isOld, storyType),
      ),
      isWritten ? undefined : lastOutdoors,
    );
    if (/^(?:snow|forest|mountain|village|desert)$/.test(place)) lastOutdoors = place;
    const weather = world.isPasted ? weatherAfter(said, scenery, narration) : said.weather;
    const around = {
      ...said,
      weather,
      place,
      time: isWritten ? said.time : timeShown({ ...said, weather }, { told, cast, narration, before: scenery.time }),
    };
    isAboard = isInBoat(isAboard && told.some(({ id }) => aboard.has(id)), { narration, place, acting: told, cast });
    const figures = world.isPasted ? certainFigures(told, { text, narration, place, known }) : told;
    const acting = isAboard ? inBoat(figures, cast) : figures;
    aboard = new Set(isAboard ? acting.map(({ id }) => id) : []);
    const moves = { moved: around.place !== scenery.place, last: at === narrations.length - 1 };
    const shot = shotOf(shots, {
      narration,
      mood,
      people: { shown: world.isPasted ? acting.length : shown.length, acting },
      ...moves,
      isWritten,
    });
    if (!isAboard) ashore = undefined;
    else if (place !== said.place && !isWritten) ashore = said.place;
    const kept = { ...said, weather };
    scenery = /^(?:room|classroom)$/.test(rural) ? { ...kept, place: rural } : ashore ? { ...kept, place } : kept;
    shots.push(shot);
    const crowd = crowdIn(narration, language, cast);
    const shows = isWritten ? undefined : setting(inFull(narration), place);
    const props = propsShown(propsIn(narration, language, cast), { acting, place, shows, isWritten });
    const picture = { ...around, mood, shot, cast: acting, ...(crowd ? { crowd } : {}), props };
    const title = chapterTitle(narration, language, titles, known);
    titles.add(title);
    return { narration, title, picture: { ...picture, prompt: promptOf(picture, cast) } };
  });
  return { cast, scenes: planned };
};

interface TellingOfPlace {
  readonly told: ScenePicture["cast"];
  readonly narration: string;
  readonly cast: readonly CastMember[];
  readonly world: ReturnType<typeof worldOf>;
  /** The place is that of the scene before. */
  readonly stays: boolean;
  readonly at: number;
}

/** The place with those who cook and sleep, and with the world of the text in mind. */
const placeInWorld = (said: Place, { told, narration, cast, world, stays, at }: TellingOfPlace): Place => {
  const home = stays ? placeOfCooks(told, said, narration) : said;
  const bedroom = stays && at > 0 ? placeOfSleepers(told, home, cast) : home;
  const local = world.isOfVillage && bedroom === "city" ? "village" : bedroom;
  const street = world.isOfTown && local === "meadow" && !IN_GREEN.test(narration) ? "city" : local;
  return world.isInSchool && /^(?:room|meadow|city)$/.test(street) && atDesk(narration) ? "classroom" : street;
};

interface PropsToShow {
  readonly acting: ScenePicture["cast"];
  readonly place: Place;
  /** The thing that shows what the place is for. */
  readonly shows: string | undefined;
  readonly isWritten: boolean;
}

const propsShown = (all: string[], { acting, place, shows, isWritten }: PropsToShow): string[] => {
  const certain = isWritten ? all : certainProps(all, { acting, place });
  return shows ? [...new Set([shows, ...certain])] : certain;
};

/** Reads a text with the full names of its places, and a scene without names: the dog Thunder is no storm. */
const placesIn = (text: string, cast: readonly CastMember[], isPasted: boolean) => {
  const inFull = isPasted ? withFullPlaces(text) : (part: string) => part;
  return { inFull, seen: (part: string) => (isPasted ? withoutNames(inFull(part), cast) : part) };
};

/** It goes on raining outside of a room, until the text says otherwise. */
const weatherAfter = (said: Scenery, before: Scenery, narration: string): Scenery["weather"] =>
  before.weather === "rain" && said.place === before.place && isIndoors(said.place) && !DRY.test(narration)
    ? "rain"
    : said.weather;
const DRY =
  /\b(?:door|sun\w*|rainbow|dry|dried|clear(?:ed)?|stopped|over|stars?|moon|next|later|after|morning|evening|\w+day|snow\w*)\b/i;

/** What a pasted text as a whole tells of its world. */
const worldOf = (
  text: string,
  { language, cast, isWritten }: { language: string; cast: readonly CastMember[]; isWritten: boolean },
) => ({
  isOld: !isWritten && cast.some(({ kind }) => OLD_WORLD.test(kind)),
  isOfTown: !isWritten && language === "english" && isUrban(text),
  isInSchool: !isWritten && isOfSchool(text),
  isOfVillage: !isWritten && isRural(text),
  isPasted: !isWritten && language === "english",
});

const afterSunrise = (before: Scenery): Scenery => (before.time === "dawn" ? { ...before, time: "day" } : before);

/** Green places of a town. */
const IN_GREEN = /\b(?:meadow|fields?|gardens?|hills?|valley|park|grass|orchard|pasture|lawn|yard)\b/i;

interface SceneToShow {
  readonly narration: string;
  readonly mood: Mood;
  /** How many are there, and those who act. */
  readonly people: { readonly shown: number; readonly acting: ScenePicture["cast"] };
  readonly moved: boolean;
  readonly last: boolean;
  readonly isWritten: boolean;
}

const shotOf = (shots: readonly Shot[], { narration, mood, people, moved, last, isWritten }: SceneToShow): Shot => {
  const { shown, acting } = people;
  const wished = nextShot(shots, {
    people: shown,
    talks: talksIn(narration),
    moved,
    feels: mood !== "calm" && mood !== "happy",
    acts: acting.some(({ action }) => action !== "fly" && isStaged(action)),
    last,
  });
  // Four who stand together are all seen only from farther away.
  if (isWritten && acting.length > 3 && /^(?:close|over-the-shoulder)$/.test(wished)) return "medium";
  // Three in a close view hide one another.
  return !isWritten && wished === "close" && acting.length > 2 ? "medium" : wished;
};

/** Rain does not fall from a bright sky, and people who sleep do so at night where the text says nothing else. */
const timeShown = ({ time, weather }: Scenery, { told, cast, narration, before }: SleepersOfScene): Scenery["time"] => {
  if (weather === "rain" && /^(?:day|dawn|golden|dusk)$/.test(time)) return "storm";
  const isAwakeTime = before === "dawn" || BY_DAY.test(narration);
  return time === "day" && sleepsSomebody(told, cast) && !isAwakeTime ? "night" : time;
};
interface SleepersOfScene {
  readonly told: ScenePicture["cast"];
  readonly cast: readonly CastMember[];
  readonly narration: string;
  /** The time of the scene before. */
  readonly before: Scenery["time"];
}
const BY_DAY =
  /(?<!\p{L})(?:after)?(?:noon|day|sun|nap|mittag\p{L}*|tag|sonne|midi|jour|soleil|siesta|mediodía|día|sol|mezzogiorno|giorno|sole|meio-dia|dia|полдень|днём|солнц\p{L})(?!\p{L})/iu;
