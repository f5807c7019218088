import type { Language } from "../../languages/index.ts";
import { backdrop, type CastMember, type Ground, type ScenePicture } from "../../vocabulary.ts";
import { withoutAnimalIdioms } from "../people/animal-idioms.ts";
import type { KnownMember } from "../people/known-member.ts";
import { asserted, assertedWithTimes } from "./asserted.ts";
import { calmActions } from "./calm-actions.ts";
import { certainFigures } from "./certain-figures.ts";
import { certainProps, isBedElsewhere, isTooLarge, mayStandAlone } from "./certain-props.ts";
import { withoutNames } from "./comparisons.ts";
import { crowdIn } from "./crowd.ts";
import { withFullPlaces } from "./full-places.ts";
import { withoutModels } from "./model-places.ts";
import { moodOf } from "./mood.ts";
import { mountsOfText } from "./mounts-of-text.ts";
import { withNearestPlaces } from "./nearest-places.ts";
import { clausesOfCast } from "./of-cast.ts";
import { followPeople } from "./people-of-scenes.ts";
import { propHits, propsIn, propsTold } from "./props.ts";
import { subjectsIn } from "./read-actions.ts";
import { settingProps } from "./setting-props.ts";
import { actingIn, type PicturesOfStory, placedAs } from "./story-picture.ts";
import { strictWords } from "./strict-words/strict-words.ts";
import { Surroundings } from "./surroundings.ts";
import { isReadStrictly, type Moment, type ToldText } from "./told-text.ts";

/** The picture of a moment without its shot. */
export interface MomentPicture extends Omit<ScenePicture, "prompt" | "shot"> {
  /** How many are there. */
  readonly people: number;
  readonly moved: boolean;
  /** The moment itself says which time of day it is. */
  readonly isTimeSaid: boolean;
  /** Its people have gone to another place, or another time has come. */
  readonly isElsewhere: boolean;
  /** The text names the place, and not only that it is in the open. */
  readonly isPlaceNamed: boolean;
  /** It says what somebody of the cast does. */
  readonly isOfCast: boolean;
}

/** The pictures of a text, asked moment by moment: place, time and people go on until the text changes them. */
export const followMoments = (of: ToldText, picturesOfStory: PicturesOfStory): ((moment: Moment) => MomentPicture) => {
  const { text, narrations, language, known, isWritten } = of;
  const cast = known.map(({ member }) => member);
  const isPasted = isReadStrictly(of);
  const isPastedEnglish = isPasted && language === "english";
  const { inFull, seen } = placesIn(text, cast, isPastedEnglish);
  const surroundings = new Surroundings(of, seen(text.slice(0, MAX_OPENING)), inFull(text));
  const setting = settingProps(text);
  const isOfStory = isWritten ? storyProps(text, language, cast) : () => true;
  const markOf = picturesOfStory(of);
  const peopleOf = followPeople({ narrations, known, language, isWritten, mountFor: mountsOfText(text, language) });
  return (given) => {
    const moment = isPastedEnglish ? { ...given, narration: withoutAnimalIdioms(given.narration) } : given;
    const { narration } = moment;
    const here = isPasted ? asserted(narration, language) : narration;
    const asTold = isPasted ? assertedWithTimes(seen(narration), language) : narration;
    const told = { ...moment, told: asTold, ofCast: isWritten ? clausesOfCast(narration, language, known) : asTold };
    const mood = moodOf(narration, language, moment.progress, isWritten);
    const { shown, read, named, subjects } = peopleOf(narration, mood, moment.opensParagraph);
    const said = surroundings.read(told, read);
    const doing = isWritten ? read : calmActions(read, { narration, language, place: said.place, cast });
    const settled = surroundings.placeOf(said, told, doing, shown);
    const { place } = settled;
    const figures = isPasted ? certainFigures(doing, { text, narration: named, place, known, subjects }) : doing;
    const aboard = surroundings.inBoat(figures, doing, settled, narration);
    const around = surroundings.settle(settled, told, doing, aboard);
    const marked = markOf(narration);
    const { ground, spot, time, weather, ...changes } = marked ? placedAs(marked, around) : around;
    const acting = marked ? actingIn(marked, { ground, spot, read: aboard, mood }) : aboard;
    const crowd = crowdIn(told.told, { language, cast, place, isPasted });
    const shows =
      isWritten || ground === backdrop
        ? said.place === ground
          ? said.thing
          : undefined
        : setting(language === "english" ? told.told : inFull(narration), ground);
    const props = isPastedEnglish ? propsTold(here, cast) : propsIn(here, language, cast);
    return {
      place: ground,
      ...(spot ? { spot } : {}),
      time,
      weather,
      mood,
      cast: acting,
      ...(crowd ? { crowd } : {}),
      // No roof stands on the roof.
      props: propsShown(props, { acting, ground, shows, isWritten, isOfStory }).filter((prop) => prop !== spot),
      ...changes,
      people: isPasted ? acting.length : shown.length,
      isOfCast: !isPasted || crowd !== undefined || isToldOf(here, language, known),
    };
  };
};

/** The things of a told story: what it names more than once, and what may stand anywhere by itself. */
const storyProps = (text: string, language: Language, cast: readonly CastMember[]): ((prop: string) => boolean) => {
  const named = propHits(text, language, cast).map(({ value }) => value);
  return (prop) => mayStandAlone(prop) || named.indexOf(prop) !== named.lastIndexOf(prop);
};

const MAX_OPENING = 600;

/** Whether a text says what somebody of the cast does or is. */
const isToldOf = (told: string, language: Language, known: readonly KnownMember[]): boolean =>
  (strictWords(language)?.somebody ?? ANYBODY).test(told) || subjectsIn(told, language, known, known).length > 0;
const ANYBODY = /\b(?:I|we|he|she|they|(?:all (?:two|three|four)|both|all|most|some) of (?:them|us))\b/i;

interface PropsToShow {
  readonly acting: ScenePicture["cast"];
  readonly ground: Ground;
  /** The thing that shows what the place is for. */
  readonly shows: string | undefined;
  readonly isWritten: boolean;
  /** Whether a thing belongs to the story, and is not only mentioned. */
  readonly isOfStory: (prop: string) => boolean;
}

const propsShown = (all: string[], { acting, ground, shows, isWritten, isOfStory }: PropsToShow): string[] => {
  const isHeld = (prop: string): boolean => acting.some(({ holds }) => holds === prop);
  if (ground === backdrop) return all.filter(isHeld);
  const certain = isWritten
    ? all.filter(
        (prop) =>
          (isOfStory(prop) && !isTooLarge(prop, ground) && !isBedElsewhere(prop, ground, acting)) || isHeld(prop),
      )
    : certainProps(all, { acting, place: ground });
  return shows ? [...new Set([shows, ...certain])] : certain;
};

/** Reads a pasted English text with the full names of its places, and a scene without names: the dog Thunder is no storm. */
const placesIn = (text: string, cast: readonly CastMember[], isEnglish: boolean) => {
  const [full, real] = [withFullPlaces(text), withoutModels(text)];
  const inFull = (part: string) => (isEnglish ? withNearestPlaces(real(full(part))) : part);
  return { inFull, seen: (part: string) => (isEnglish ? withoutNames(inFull(part), cast) : part) };
};
