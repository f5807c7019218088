import { backdrop } from "../../../vocabulary.ts";
import { asserted } from "../asserted.ts";
import { leaves, startsNewTime } from "../changes-of-scene.ts";
import type { MomentPicture } from "../picture-of-moments.ts";
import { saysWhere } from "../place-certainty.ts";
import type { Site } from "./cues.ts";
import { type Evidence, evidenceIn, placeOf, sites } from "./evidence.ts";

export interface PlannedMoment {
  readonly moment: string;
  readonly opensParagraph: boolean;
  readonly picture: MomentPicture;
}

export type State = Site | typeof backdrop;
/** What a moment says of each site, and whether it goes to another one. */
export interface Reading {
  readonly evidence: Evidence;
  /** What it costs to be at another site than before. */
  readonly change: number;
  /** What it costs to be at the same site without a word of it. */
  readonly stay: number;
  /** What it costs more to come to a site of which it has no word. */
  readonly withoutWord: number;
  /** The site to which the rules have come in it. */
  readonly ruled: Site | undefined;
}

/** What the rules of places add to the words: they read a place by name, or that it goes on, or only the open. */
const BY_NAME = 7;
const BY_THINGS = 4;
const GOES_ON = 1;
/** It goes on although the text moves or another time begins. */
const GOES_ON_AFTER_MOVE = 0.5;
const IN_THE_OPEN = 0.3;
/** A site of the same place, which the rules cannot tell apart. */
const OF_SAME_PLACE = 0.5;
const OF_ROOM = 0.8;
const OF_OTHER_SPOT = 0.1;
/** A kitchen is a room of a house, and a place of its own. */
const KITCHEN_OF_ROOM = 0.5;

const CHANGE = { afterMove: 2.4, atParagraph: 3, else: 3.6 } as const;
const STAY_AFTER = { move: 1.1, newTime: 0.7, nothing: 0.05 } as const;
/** Where a text opens, the first place that it shows is more likely than none. */
const WITHOUT_WORD_AT_OPENING = 0;
const WITHOUT_WORD = 2.2;

const reaches = (picture: MomentPicture, before: MomentPicture | undefined): boolean =>
  picture.place !== before?.place || picture.spot !== before.spot;

/** Whether the rules read in a moment itself where it plays. */
export const isRuled = (
  { moment, picture }: Pick<PlannedMoment, "moment" | "picture">,
  before: MomentPicture | undefined,
): boolean => picture.isPlaceNamed && (reaches(picture, before) || saysWhere(asserted(moment, "english"), "english"));

/** Reads the evidence of a moment from its words and from what the rules of places say of it. */
export const readingOf = (
  { moment, opensParagraph, picture }: PlannedMoment,
  before: MomentPicture | undefined,
): Reading => {
  const told = asserted(moment, "english");
  const evidence = new Map(evidenceIn(moment));
  const add = (site: Site, weight: number): void => {
    evidence.set(site, (evidence.get(site) ?? 0) + weight);
  };
  const isMoving = picture.isElsewhere || leaves(told, "english") || MOVES.test(told);
  const isNewTime = startsNewTime(told, "english");
  const isReached = reaches(picture, before);
  if (picture.place !== backdrop) {
    const goesOn = picture.isElsewhere || isNewTime ? GOES_ON_AFTER_MOVE : GOES_ON;
    const named = saysWhere(told, "english") ? BY_NAME : isReached ? BY_THINGS : goesOn;
    const weight = picture.isPlaceNamed ? named : IN_THE_OPEN;
    for (const site of sites)
      if (site === (picture.spot ?? picture.place)) add(site, weight);
      else if (placeOf(site) === picture.place)
        add(site, weight * (picture.spot ? OF_OTHER_SPOT : picture.place === "room" ? OF_ROOM : OF_SAME_PLACE));
    if (picture.place === "room" && !picture.spot) add("kitchen", weight * KITCHEN_OF_ROOM);
  }
  return {
    evidence,
    change:
      isMoving || isNewTime || before === undefined
        ? CHANGE.afterMove
        : opensParagraph
          ? CHANGE.atParagraph
          : CHANGE.else,
    withoutWord: before === undefined ? WITHOUT_WORD_AT_OPENING : WITHOUT_WORD,
    ruled:
      isRuled({ moment, picture }, before) && picture.place !== backdrop ? (picture.spot ?? picture.place) : undefined,
    stay: isMoving ? STAY_AFTER.move : isNewTime ? STAY_AFTER.newTime : STAY_AFTER.nothing,
  };
};

/** "Up she went", "climbed onto", "on the way", "afterwards". */
const MOVES =
  /\b(?:(?:up|down|out|in|off|away|over|on|back|home) (?:he|she|they|we|I|it|the \w+) (?:went|ran|came|flew|climbed|walked|crept|rode|sailed|marched)|on the way|(?:climbed|boarded|stepped|jumped|got|crawled|squeezed|slipped) (?:up |down |out |back )?(?:on|in|into|onto|off|out|through|to|aboard)|crossed|followed (?:him|her|them|it|the \w+)|took (?:him|her|them|me|us) (?:\w+ )?(?:to|up|down|out|in|home|along)|(?:made|picked|found|pushed) (?:his|her|their|my|our) way)\b|(?:^|[.!?]\s+)(?:Afterwards|Later|Soon|Then at last|At last|Back|Outside|Inside|Upstairs|Downstairs|There)\b/;
