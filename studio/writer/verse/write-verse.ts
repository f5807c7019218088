import { type Chance, chanceOf } from "../chance.ts";
import { readIdea } from "../english/idea/read-idea.ts";
import { castOf } from "../english/tell/cast-of.ts";
import { type Teller, tellerOf } from "../english/tell/fill.ts";
import { type Plot, plotOf } from "../english/tell/plot.ts";
import { storyTitle } from "../english/tell/title.ts";
import { speakingSeconds } from "../speech/speaking-seconds.ts";
import type { Brief, Story } from "../story.ts";
import { choruses, hearing, passing, rhymes, rings, stanzas } from "./stanzas.ts";

const CHORUS_AFTER = 4;

/** A ballad; a lyric story has a chorus besides. */
export const writeVerse = (brief: Brief): Story => {
  const chance = chanceOf(`${brief.seed}|${brief.storyType}|${brief.idea}`);
  const plot = plotOf(brief, readIdea(brief.idea), chance, 1);
  const teller = tellerOf(plot, chance, false);
  const part = (from: readonly string[]): string[] => {
    const line = teller.draw(from);
    return line === undefined ? [] : [stanza(teller, line)];
  };
  const opening = [
    ...part(stanzas.open),
    ...part(stanzas.nature),
    ...part(stanzas.goal),
    ...part(stanzas.leave),
    ...part(plot.palFromTheStart ? stanzas.pal : stanzas.met),
  ];
  const closing = [...part(stanzas.low), ...part(stanzas.turn), ...part(stanzas[plot.goal.kind]), ...part(stanzas.end)];
  const events = plot.premise.events.map((event) => teller.say(`${event}.`));
  const fixed = secondsOf([...opening, ...events, ...closing]);
  const middle = roadOf({ brief, teller, chance, plot }, brief.seconds - fixed);
  return {
    title: storyTitle(plot, chance),
    paragraphs: [...opening, ...events, ...middle, ...closing],
    cast: castOf(plot),
  };
};

const secondsOf = (paragraphs: readonly string[]): number =>
  paragraphs.reduce((sum, each) => sum + speakingSeconds(each, "english"), 0);

interface Singing {
  readonly brief: Brief;
  readonly teller: Teller;
  readonly chance: Chance;
  readonly plot: Plot;
}

const roadOf = ({ brief, teller, chance }: Singing, seconds: number): string[] => {
  const chorus = brief.storyType === "lyric_story" ? chance.pick(choruses) : undefined;
  const sung: string[] = [];
  const said = new Set<string>();
  let left = seconds;
  const ringsLeft = chance.shuffled(rings);
  for (let verse = 0; left > SHORTEST_STANZA / 2 && verse < MOST_VERSES; verse++) {
    const ring = chorus && sung.length % CHORUS_AFTER === CHORUS_AFTER - 1 ? ringsLeft.pop() : undefined;
    const trouble = verse % 3 === 1 ? teller.draw(stanzas.trouble) : undefined;
    const line = chorus && ring ? chorus.replace("{ring}", ring) : (trouble ?? onTheRoad(chance));
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

const onTheRoad = (chance: Chance): string => {
  const [second, fourth] = chance.pick(rhymes);
  return `${chance.pick(passing)} / ${second}. / ${chance.pick(hearing)} / ${fourth}.`;
};

/** The lines of a stanza under each other. */
const stanza = (teller: Teller, line: string): string => {
  const told = teller.say(line);
  return told
    .split(" / ")
    .map((each) => each.charAt(0).toUpperCase() + each.slice(1))
    .join("\n");
};
