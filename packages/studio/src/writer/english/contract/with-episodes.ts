import { seededRandom } from "../../random.ts";
import { speakingSeconds } from "../../speech/speaking-seconds.ts";
import type { Brief } from "../../story.ts";
import { ideaOf } from "../idea/idea-of.ts";
import { Composer } from "../tell/compose.ts";
import { makeTeller } from "../tell/fill.ts";
import { fitToDuration } from "../tell/fit.ts";
import type { Paragraph } from "../tell/passages.ts";
import type { Person } from "../tell/person.ts";
import { type Plot, plotOf } from "../tell/plot.ts";
import type { Filling } from "./fill-line.ts";
import { type IdeaReading, shortNameOf } from "./subject-of-idea.ts";

interface LongStory {
  readonly brief: Brief;
  readonly reading: IdeaReading;
  readonly filling: Filling;
}

/** The told paragraphs with meetings on the way before their last third, for films that the idea alone does not fill. */
export const withEpisodes = (told: readonly string[], { brief, reading, filling }: LongStory): string[] => {
  const random = seededRandom(`${brief.seed}|${brief.idea}|episodes`);
  const plot = plotFor({ brief, reading, filling });
  const composer = new Composer(plot, makeTeller(plot, random, false), random, false);
  const seconds = brief.seconds - speakingSeconds(told.join("\n\n"), "english");
  const met: Paragraph[] = [];
  for (let spent = 0, guard = 0; spent < seconds * 1.1 && guard < 400; guard++) {
    const next = [...(composer.episode(false) ?? []), ...(composer.interlude() ?? [])];
    if (next.length === 0) break;
    met.push(...next);
    spent += speakingSeconds(next.flatMap(({ passages }) => passages.map(({ text }) => text)).join(" "), "english");
  }
  const way = fitToDuration(
    met.map((each) => ({ ...each, isRequired: false })),
    seconds,
    random.next,
  );
  const at = Math.floor((told.length * 2) / 3);
  return [...told.slice(0, at), ...way, ...told.slice(at)];
};

/** The plot that the episodes are told about, with the hero and companion of the reading. */
const plotFor = ({ brief, reading, filling }: LongStory): Plot => {
  const random = seededRandom(`${brief.seed}|${brief.idea}|plot`);
  const plot = plotOf(brief, ideaOf(brief), random, 1);
  const { hero: short, he, him, his, himself } = filling;
  const hero: Person = {
    ...plot.hero,
    first: short,
    full: short,
    short,
    speakers: [short],
    he,
    him,
    his,
    himself,
    many: reading.hero?.many ?? false,
    name: short,
  };
  const [pal] = reading.companions;
  if (!pal) return { ...plot, hero };
  const called = shortNameOf(pal);
  return { ...plot, hero, pal: { ...plot.pal, first: called, full: called, short: called, speakers: [called] } };
};
