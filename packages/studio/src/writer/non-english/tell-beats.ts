import { speakingSeconds } from "../speech/speaking-seconds.ts";
import type { LineKind } from "./line-picker.ts";
import { openingOf } from "./opening.ts";
import { reunion } from "./subject-lines.ts";
import { joinSentences, nameFor, spread, type TellingRequest } from "./telling-request.ts";

/** The paragraphs of a story of general episodes around the idea's heroes, as many as fit the time. */
export const tellBeats = (request: TellingRequest): string[] => {
  const { brief, language, isOwn, subject, outlined, later, ending, random, pickLine } = request;
  const introduced = openingOf({ idea: brief.idea, heroName: nameFor(request), isOwn }, subject, language, random);
  const opening = [
    joinSentences([...(introduced ?? [pickLine("open")]), ...outlined.early, pickLine("wish")], language),
    joinSentences([pickLine("leave")], language),
  ];
  const closing = [
    pickLine("low"),
    pickLine("climax"),
    joinSentences(
      [isOwn ? undefined : reunion(subject, language), outlined.ending ?? ending ?? pickLine("after"), pickLine("end")],
      language,
    ),
  ].filter((part) => part !== undefined);
  const spent = [...opening, ...later, ...closing].reduce((sum, part) => sum + speakingSeconds(part, language), 0);
  return [...opening, ...spread(later, episodesFor(brief.seconds - spent, request)), ...closing];
};

/** Episodes for these seconds, until all lines have been told. */
export const episodesFor = (seconds: number, { language, pickLine }: TellingRequest): string[] => {
  let left = seconds;
  const secondsOf = (text: string): number => speakingSeconds(text, language);
  const middle: string[] = [];
  for (let emptyTurns = 0, turn = 0; left > MIN_SECONDS && emptyTurns < EPISODES.length; turn++) {
    const episode = EPISODES[turn % EPISODES.length] ?? [];
    const lines = episode.map((each) => pickLine(each)).filter((line) => line !== undefined);
    const fits = lines.filter((line) => {
      const isShortEnough = secondsOf(line) <= left + MIN_SECONDS;
      if (isShortEnough) left -= secondsOf(line);
      return isShortEnough;
    });
    emptyTurns = fits.length > 0 ? 0 : emptyTurns + 1;
    if (fits.length > 0) middle.push(joinSentences(fits, language));
  }
  return middle;
};

/** Shorter than any sentence. */
const MIN_SECONDS = 2.5;
/** Most lines are about the hero of the idea; what could stand in any story comes between them. */
const EPISODES: readonly (readonly LineKind[])[] = [
  ["hero", "hero"],
  ["arrive", "meet"],
  ["hero", "hero"],
  ["trouble", "hero", "solve"],
  ["hero", "hero"],
  ["hero", "rest"],
  ["hero", "hero"],
  ["ask"],
];
