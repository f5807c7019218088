import { ideaOf } from "../english/idea/idea-of.ts";
import { castOf } from "../english/tell/cast-of.ts";
import { makeTeller, type Teller } from "../english/tell/fill.ts";
import { type Plot, plotOf } from "../english/tell/plot.ts";
import { storyTitle } from "../english/tell/title.ts";
import { type Random, seededRandom } from "../random.ts";
import { speakingSeconds } from "../speech/speaking-seconds.ts";
import type { Brief, Story } from "../story.ts";
import { choruses, hearing, passing, rhymes, rings, stanzas } from "./stanzas.ts";

const CHORUS_AFTER = 4;

/** A ballad. A lyric story also has a chorus. */
export const writeVerse = (brief: Brief): Story => {
  const random = seededRandom(`${brief.seed}|${brief.storyType}|${brief.idea}`);
  const plot = withShortPhrases(plotOf(brief, ideaOf(brief), random, 1));
  const teller = makeTeller(plot, random, false);
  const part = (from: readonly string[], extra: Readonly<Record<string, string>> = {}): string[] => {
    const line = teller.draw(from);
    return line === undefined ? [] : [stanza(teller, line, extra)];
  };
  const [other] = plot.others;
  const opening = [
    ...part(stanzas.open),
    ...part(stanzas.nature),
    ...part(stanzas.goal),
    ...part(stanzas.leave),
    ...part(plot.palFromTheStart ? stanzas.pal : stanzas.met),
    ...(other ? part(stanzas.other, { other: other.first }) : []),
    ...(plot.ideaParts.things.length > 0 ? part(stanzas.thing) : []),
    ...(plot.foeGiven ? part(stanzas.foe) : []),
  ];
  const closing = [
    ...part(stanzas.low),
    ...part(stanzas.turn),
    ...(plot.foeGiven ? part(stanzas.foeTurns) : []),
    ...part(stanzas[plot.goal.kind]),
    ...part(stanzas.end),
  ];
  const events = plot.ideaParts.events.map((event) => teller.say(`${event}.`));
  const fixed = secondsOf([...opening, ...events, ...closing]);
  const middle = middleStanzas({ brief, teller, random, plot }, brief.seconds - fixed);
  return {
    title: storyTitle(plot, random),
    paragraphs: [...opening, ...events, ...middle, ...closing],
    cast: castOf(plot),
  };
};

const secondsOf = (paragraphs: readonly string[]): number =>
  paragraphs.reduce((sum, each) => sum + speakingSeconds(each, "english"), 0);

interface StanzaOptions {
  readonly brief: Brief;
  readonly teller: Teller;
  readonly random: Random;
  readonly plot: Plot;
}

const middleStanzas = ({ brief, teller, random }: StanzaOptions, seconds: number): string[] => {
  const chorus = brief.storyType === "lyric_story" ? random.pick(choruses) : undefined;
  const sung: string[] = [];
  const said = new Set<string>();
  const again = pickWithoutRepeats(random);
  let left = seconds;
  const ringsLeft = random.shuffle(rings);
  for (let verse = 0; left > MIN_STANZA_SECONDS / 2 && verse < MAX_VERSES; verse++) {
    const ring = chorus && sung.length % CHORUS_AFTER === CHORUS_AFTER - 1 ? ringsLeft.pop() : undefined;
    const trouble = verse % 3 === 1 ? teller.draw(stanzas.trouble) : undefined;
    const line = chorus && ring ? chorus.replace("{ring}", ring) : (trouble ?? journeyStanza(again));
    if (trouble === undefined) teller.startEpisode();
    const told = stanza(teller, line);
    if (said.has(told)) continue;
    said.add(told);
    sung.push(told);
    left -= speakingSeconds(told, "english");
  }
  return sung;
};

const MIN_STANZA_SECONDS = 8;
const MAX_VERSES = 1200;

const journeyStanza = (again: <T>(from: readonly T[]) => T): string => {
  const [second, fourth] = again(rhymes);
  return `${again(passing)} / ${second}. / ${again(hearing)} / ${fourth}.`;
};

/** Uses each item of a list once, in random order, before repeating any. */
const pickWithoutRepeats = (random: Random): (<T>(from: readonly T[]) => T) => {
  const left = new Map<unknown, unknown[]>();
  return <T>(from: readonly T[]): T => {
    const rest = left.get(from) ?? [];
    if (rest.length === 0) rest.push(...random.shuffle(from));
    left.set(from, rest);
    // The map holds the unused items of each list.
    return rest.pop() as T;
  };
};

/** Shortens phrases to their nouns: a line of verse is short. */
const withShortPhrases = (plot: Plot): Plot => {
  const short = (phrase: string): string => (phrase.includes("~") ? phrase.slice(0, phrase.indexOf("~") + 1) : phrase);
  const placeWords = {
    ...plot.placeWords,
    spots: plot.placeWords.spots.map(short),
    folk: plot.placeWords.folk.map(short),
  };
  const [bare = plot.pal.first] = plot.pal.first.split(/ (?:who|with|in|from|between|of|far) /);
  return { ...plot, placeWords, pal: { ...plot.pal, first: bare } };
};

/** A stanza with its lines separated. */
const stanza = (teller: Teller, line: string, extra: Readonly<Record<string, string>> = {}): string => {
  const told = teller.say(line, extra);
  return told
    .split(" / ")
    .map((each) => each.replace(/\p{L}/u, (letter) => letter.toUpperCase()))
    .join("\n");
};
