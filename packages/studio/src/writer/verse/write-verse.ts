import { ideaOf } from "../english/idea/idea-of.ts";
import { castOf } from "../english/tell/cast-of.ts";
import { type Teller, tellerOf } from "../english/tell/fill.ts";
import { type Plot, plotOf } from "../english/tell/plot.ts";
import { storyTitle } from "../english/tell/title.ts";
import { type Random, seededRandom } from "../random.ts";
import { speakingSeconds } from "../speech/speaking-seconds.ts";
import type { Brief, Story } from "../story.ts";
import { choruses, hearing, passing, rhymes, rings, stanzas } from "./stanzas.ts";

const CHORUS_AFTER = 4;

/** A ballad; a lyric story has a chorus besides. */
export const writeVerse = (brief: Brief): Story => {
  const random = seededRandom(`${brief.seed}|${brief.storyType}|${brief.idea}`);
  const plot = terse(plotOf(brief, ideaOf(brief), random, 1));
  const teller = tellerOf(plot, random, false);
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
    ...(plot.premise.things.length > 0 ? part(stanzas.thing) : []),
    ...(plot.foeGiven ? part(stanzas.foe) : []),
  ];
  const closing = [
    ...part(stanzas.low),
    ...part(stanzas.turn),
    ...(plot.foeGiven ? part(stanzas.foeTurns) : []),
    ...part(stanzas[plot.goal.kind]),
    ...part(stanzas.end),
  ];
  const events = plot.premise.events.map((event) => teller.say(`${event}.`));
  const fixed = secondsOf([...opening, ...events, ...closing]);
  const middle = roadOf({ brief, teller, random, plot }, brief.seconds - fixed);
  return {
    title: storyTitle(plot, random),
    paragraphs: [...opening, ...events, ...middle, ...closing],
    cast: castOf(plot),
  };
};

const secondsOf = (paragraphs: readonly string[]): number =>
  paragraphs.reduce((sum, each) => sum + speakingSeconds(each, "english"), 0);

interface Singing {
  readonly brief: Brief;
  readonly teller: Teller;
  readonly random: Random;
  readonly plot: Plot;
}

const roadOf = ({ brief, teller, random }: Singing, seconds: number): string[] => {
  const chorus = brief.storyType === "lyric_story" ? random.pick(choruses) : undefined;
  const sung: string[] = [];
  const said = new Set<string>();
  const again = refilling(random);
  let left = seconds;
  const ringsLeft = random.shuffle(rings);
  for (let verse = 0; left > SHORTEST_STANZA / 2 && verse < MOST_VERSES; verse++) {
    const ring = chorus && sung.length % CHORUS_AFTER === CHORUS_AFTER - 1 ? ringsLeft.pop() : undefined;
    const trouble = verse % 3 === 1 ? teller.draw(stanzas.trouble) : undefined;
    const line = chorus && ring ? chorus.replace("{ring}", ring) : (trouble ?? onTheRoad(again));
    if (trouble === undefined) teller.moveOn();
    const told = stanza(teller, line);
    if (said.has(told)) continue;
    said.add(told);
    sung.push(told);
    left -= speakingSeconds(told, "english");
  }
  return sung;
};

const SHORTEST_STANZA = 8;
const MOST_VERSES = 1200;

const onTheRoad = (again: <T>(from: readonly T[]) => T): string => {
  const [second, fourth] = again(rhymes);
  return `${again(passing)} / ${second}. / ${again(hearing)} / ${fourth}.`;
};

/** All of a list, in any order, before any of it comes again. */
const refilling = (random: Random): (<T>(from: readonly T[]) => T) => {
  const left = new Map<unknown, unknown[]>();
  return <T>(from: readonly T[]): T => {
    const rest = left.get(from) ?? [];
    if (rest.length === 0) rest.push(...random.shuffle(from));
    left.set(from, rest);
    // The map holds, for each list, what is left of that very list.
    return rest.pop() as T;
  };
};

/** A line of verse has no room for what is said of a thing besides its name. */
const terse = (plot: Plot): Plot => {
  const short = (phrase: string): string => (phrase.includes("~") ? phrase.slice(0, phrase.indexOf("~") + 1) : phrase);
  const world = { ...plot.world, spots: plot.world.spots.map(short), folk: plot.world.folk.map(short) };
  const [bare = plot.pal.first] = plot.pal.first.split(/ (?:who|with|in|from|between|of|far) /);
  return { ...plot, world, pal: { ...plot.pal, first: bare } };
};

/** The lines of a stanza under each other. */
const stanza = (teller: Teller, line: string, extra: Readonly<Record<string, string>> = {}): string => {
  const told = teller.say(line, extra);
  return told
    .split(" / ")
    .map((each) => each.replace(/\p{L}/u, (letter) => letter.toUpperCase()))
    .join("\n");
};
