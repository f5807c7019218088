import { languageOf } from "../../languages/index.ts";
import { type CastMember, isStaged, type Mood, type ScenePicture, type Shot } from "../../vocabulary.ts";
import { outlinedIdea } from "../english/contract/outlined-idea.ts";
import type { Outline } from "../outline/outline.ts";
import { withOwnCharacters } from "../own/own-cast.ts";
import type { OwnCharacter } from "../own/own-character.ts";
import { type KnownMember, knownMember } from "../people/known-member.ts";
import { readCast } from "../people/read-cast.ts";
import { withPlainQuotes } from "../speech/plain-quotes.ts";
import { talksIn } from "./actions.ts";
import { chapterTitle } from "./chapter.ts";
import { withoutHeadings, withoutOpeningHeading } from "./headings.ts";
import { withLikelyPlaces } from "./likely-places/likely-places.ts";
import { withoutTheLost } from "./lost-until-found.ts";
import { momentsOf } from "./moments.ts";
import { mostTelling } from "./most-telling.ts";
import { followMoments } from "./picture-of-moments.ts";
import { changesOfPlace } from "./place-certainty.ts";
import { withPlacesShownLater } from "./places-shown-later.ts";
import { membersOfManyScenes } from "./present-cast.ts";
import { promptOf } from "./prompt.ts";
import { nextShot } from "./shots.ts";
import { splitIntoScenes } from "./split-into-scenes.ts";
import { noPictures, type PicturesOfStory } from "./story-picture.ts";
import { isReadStrictly } from "./told-text.ts";
import { isOfOldWorld } from "./world-of-text.ts";

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
  /** The idea that a written story is told from: it says where the story plays. */
  readonly idea?: string;
  /** What the user says of the story beside the idea. */
  readonly outline?: Outline;
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

/** Plans the pictures of a text. The pictures that its story says itself go before what its words show. */
export const planText = (
  { text: whole, scenes, cast: given, storyType, characters = [], idea, outline, ...request }: PlanRequest,
  picturesOfStory: PicturesOfStory = noPictures,
): Plan => {
  const language = languageOf(request.language);
  const isWritten = given !== undefined && given.length > 0;
  const text = isWritten ? whole : withPlainQuotes(whole, language);
  const isPasted = isReadStrictly({ isWritten, language });
  const narrations = splitIntoScenes(text, language, scenes, isPasted ? changesOfPlace(language) : undefined);
  const read =
    given && given.length > 0
      ? given.map(knownMember)
      : readCast(isPasted ? withoutHeadings(withoutOpeningHeading(text)) : text, language, request.heroName);
  const known = withOwn(read, { text, language, characters });
  const cast = known.map(({ member }) => member);
  const toldIdea = idea && outline && language === "english" ? outlinedIdea(idea, outline) : idea;
  const of = { text, narrations, language, known, isWritten, storyType, idea: toldIdea };
  const pictureOf = followMoments(of, picturesOfStory);
  const goesOn = membersOfManyScenes(narrations, known);
  const isMain = (id: string): boolean => known.some((one) => one.member.id === id && goesOn(one));
  const shots: Shot[] = [];
  const titles = new Set<string>();
  let begin = 0;
  const told = narrations.map((narration, at) => {
    const progress = narrations.length > 1 ? at / (narrations.length - 1) : 1;
    begin = Math.max(begin, text.indexOf(narration, begin));
    const opensParagraph = /(?:^|\n\s*)$/.test(text.slice(0, begin));
    const moments = isPasted ? momentsOf(narration, language) : [{ text: narration, opensParagraph }];
    const pictures = moments.map((moment, number) => ({
      moment: moment.text,
      opensParagraph: moment.opensParagraph,
      picture: pictureOf({
        narration: moment.text,
        progress,
        opensScene: number === 0,
        isOpening: at === 0 && number === 0,
        opensParagraph: number === 0 ? opensParagraph : moment.opensParagraph,
      }),
    }));
    return { narration: whole.slice(begin, begin + narration.length), pictures };
  });
  const all = told.map(({ pictures }) => pictures);
  const placed =
    isPasted && language === "english"
      ? withPlacesShownLater(withLikelyPlaces(all, { isOld: isOfOldWorld(cast) }))
      : all;
  const shown = told.map(({ narration }, at) => ({
    narration,
    ...mostTelling(placed[at] ?? [], isMain, language),
  }));
  const figures = withoutTheLost(
    shown.map(({ picture }) => picture.cast),
    { idea: isWritten && language === "english" ? toldIdea : undefined, narrations, known },
  );
  const planned = shown.map(({ narration, moment, picture: drawn }, at): PlannedScene => {
    const { people, moved, place, spot, time, weather, mood, crowd, props } = drawn;
    const acting = figures[at] ?? drawn.cast;
    const staging = { people, moved, acting, last: at === narrations.length - 1 };
    const shot = shotOf(shots, { narration: moment, mood, isWritten, ...staging });
    shots.push(shot);
    const title = chapterTitle(narration, language, titles, known);
    titles.add(title);
    const where = spot ? { place, spot } : { place };
    const picture = { ...where, time, weather, mood, shot, cast: acting, ...(crowd ? { crowd } : {}), props };
    return { narration, title, picture: { ...picture, prompt: promptOf(picture, cast) } };
  });
  return { cast, scenes: planned };
};

interface SceneToShow {
  readonly narration: string;
  readonly mood: Mood;
  /** How many are there, and those who act. */
  readonly people: number;
  readonly acting: ScenePicture["cast"];
  readonly moved: boolean;
  readonly last: boolean;
  readonly isWritten: boolean;
}

const shotOf = (
  shots: readonly Shot[],
  { narration, mood, people, acting, moved, last, isWritten }: SceneToShow,
): Shot => {
  const wished = nextShot(shots, {
    people,
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
