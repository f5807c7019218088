import type { Random } from "../../random.ts";
import { type Arc, endings } from "../bank/arcs.ts";
import { clues, lastClues } from "../bank/clues.ts";
import { encounters } from "../bank/encounters.ts";
import type { Episode } from "../bank/episode.ts";
import * as extras from "../bank/extras.ts";
import { anyFacts, factsFor, genreLines } from "../bank/genre-lines.ts";
import { interludes } from "../bank/interludes.ts";
import { common } from "../bank/narrative-styles.ts";
import { anyNature } from "../bank/traits.ts";
import { trials } from "../bank/trials.ts";
import { wonders } from "../bank/wonders.ts";
import type { Teller } from "./fill.ts";
import { type Paragraph, type Passage, passagesOf } from "./passages.ts";
import type { Plot } from "./plot.ts";

export interface Composer {
  readonly opening: () => Paragraph[];
  /** The next episode; undefined when all have been used. */
  readonly episode: (last: boolean) => Paragraph[] | undefined;
  /** Drops the last episode. */
  readonly forget: () => void;
  readonly interlude: () => Paragraph[] | undefined;
  readonly innerEnd: (act: number) => Paragraph[];
  readonly turn: (act: number) => Paragraph[];
  readonly hook: (act: number) => Paragraph[];
  readonly closing: () => Paragraph[];
}

type LineChoice = readonly [line: string | undefined, isRequired: boolean];

export const makeComposer = (plot: Plot, teller: Teller, random: Random, brisk: boolean): Composer => {
  const { say, draw, startEpisode } = teller;
  const met: Episode[] = [];
  const sides = plot.arcs.map(() => random.integer(4));
  const main = plot.arcs.length - 1;
  const beat = (act: number, part: keyof Omit<Arc, "id">): string | undefined =>
    plot.arcs[act]?.[part][sides[act] ?? 0];
  const others = random.shuffle(plot.others);
  let events = [...plot.ideaParts.events];
  let mentioned = 0;
  const episodes = /^(?:bible|historical)_story$/.test(plot.storyType) ? oldEpisodes : allEpisodes;
  const telling = /^(?:educational|comics|romantic|bible)_story$/.test(plot.storyType);

  const paragraph = (...lines: readonly LineChoice[]): Paragraph => tell(lines, {});
  const tell = (
    lines: readonly LineChoice[],
    extra: Readonly<Record<string, string>>,
    isRequired = true,
  ): Paragraph => ({
    isRequired,
    passages: lines.flatMap(([line, wanted]) => {
      if (line === undefined) return [];
      const told = passagesOf(line, (text) => say(text, extra));
      return wanted ? told : told.map((each): Passage => ({ ...each, isRequired: false }));
    }),
  });
  const eventsNow = (count: number): Paragraph[] => {
    const now = events.slice(0, count);
    events = events.slice(count);
    return now.length > 0
      ? [{ isRequired: true, passages: [{ text: say(now.map((each) => `${each}.`).join(" ")), isRequired: true }] }]
      : [];
  };
  const nature = (part: "shows" | "hurts" | "turns"): string | undefined =>
    draw(plot.trait[part]) ?? draw(anyNature[part]);

  const opening = (): Paragraph[] => {
    const { time, weather, things } = plot.ideaParts;
    const mood =
      draw(weather && weather !== "clear" ? (extras.weatherLines[weather] ?? []) : []) ??
      draw(time ? (extras.timeLines[time] ?? []) : []);
    const arc = plot.arcs[main]?.id ?? "";
    const before = draw(extras.sceneOpeners[arc] ?? []);
    const other = others[0] ? { other: others[0].first, theother: others[0].short } : undefined;
    return [
      ...(before ? [paragraph([before, true])] : []),
      paragraph(
        [draw(plot.style.open), true],
        [mood, true],
        [nature("shows"), true],
        [brisk ? undefined : nature("shows"), false],
      ),
      paragraph(
        [plot.palFromTheStart ? draw(common.with) : undefined, true],
        [draw(plot.motif.intro), true],
        [draw(plot.placeWords.sounds), false],
      ),
      paragraph([draw(common.want), true], [draw(extras.placeLines), plot.settingGiven && !brisk]),
      ...eventsNow(Math.ceil(events.length / 2)),
      ...hook(0),
      paragraph(
        [draw(random.chance(0.5) ? plot.style.leave : common.leave), true],
        [things.length > 0 ? draw(extras.thingLines) : undefined, true],
        [plot.palFromTheStart ? draw(common.with) : undefined, false],
      ),
      ...(plot.palFromTheStart ? [] : [paragraph([draw(common.meet), true])]),
      ...(other ? [tell([[draw(extras.otherLines), true]], other)] : []),
    ];
  };

  const hook = (act: number): Paragraph[] => [paragraph([beat(act, "hook"), true])];
  const turn = (act: number): Paragraph[] => [paragraph([draw(extras.placeLines), false], [beat(act, "turn"), true])];

  const onward = (): string | undefined =>
    draw(random.chance(0.45) ? plot.style.onward : common.onward) ?? draw(common.onward);

  const episode = (final: boolean): Paragraph[] | undefined => {
    const next = draw(episodes);
    if (!next) return undefined;
    startEpisode();
    met.push(next);
    mentioned++;
    const last = next.paragraphs.length - 1;
    const colour =
      plot.storyType === "educational_story"
        ? (draw(factsFor(plot.setting.scenery)) ?? draw(anyFacts))
        : draw(genreLines[plot.storyType] ?? []);
    const clue = draw(final ? lastClues : clues);
    const told = next.paragraphs.map((line, at) => {
      const optional = line.startsWith("+");
      const echo = at === last ? draw(plot.motif.echoes) : undefined;
      const lead = at === 0 ? onward() : undefined;
      return tell(
        [
          [lead, mentioned % 2 === 0],
          [line.replace(/^\+/, ""), true],
          [at === last ? colour : undefined, telling],
          [at === last ? clue : undefined, true],
          [echo, mentioned === 1],
        ],
        {},
        !optional,
      );
    });
    return [...told, ...(mentioned % 2 === 0 ? eventsNow(1) : [])];
  };

  const interlude = (): Paragraph[] | undefined => {
    const next = draw(interludes);
    if (!next) return undefined;
    startEpisode();
    return [
      tell(
        [
          [onward(), false],
          [next, true],
        ],
        {},
        false,
      ),
    ];
  };

  const innerEnd = (act: number): Paragraph[] => [
    paragraph([beat(act, "low"), true], [nature("hurts"), false]),
    paragraph([recall(), true], [beat(act, "rise"), true]),
    paragraph([beat(act, "after"), true], [draw(extras.notYet), true]),
  ];

  const recall = (): string | undefined => {
    const lesson = draw(met)?.lesson;
    const line = lesson && draw(extras.lessonLines);
    return line?.replace("{lesson}", lesson ?? "").replace("{Lesson}", upper(lesson ?? ""));
  };

  const friends = (): LineChoice[] => {
    const [first, ...more] = random.shuffle(met).slice(0, 4);
    const arrive = first && draw(extras.friendLines)?.replace("{friend}", first.friend);
    const rest = more.map(
      (each): LineChoice => [
        draw(extras.moreFriends)?.replace("{friend}", each.friend).replace("{Friend}", upper(each.friend)),
        false,
      ],
    );
    return [[arrive, met.length > 1], ...rest];
  };

  const closing = (): Paragraph[] => {
    const gift = plot.arcs[main]?.id === "gift";
    const ending = paragraph([draw(endings[plot.goal.kind]), true]);
    const other = others[0] ? tell([[draw(extras.otherActs), true]], { theother: others[0].short }) : undefined;
    return [
      ...eventsNow(events.length),
      ...(gift ? [ending] : []),
      paragraph([beat(main, "low"), true], [nature("hurts"), !brisk], [plot.motif.low, false]),
      paragraph([recall(), met.length > 0], [nature("turns"), true], [plot.motif.payoff, true]),
      { ...paragraph(...friends()), isRequired: !brisk },
      ...(other ? [other] : []),
      paragraph(
        [beat(main, "rise"), true],
        [plot.ideaParts.things.length > 0 ? draw(extras.thingPays) : undefined, true],
      ),
      ...(gift ? [] : [ending]),
      { ...paragraph([beat(main, "after"), true], [draw(extras.placeLines), plot.settingGiven]), isRequired: !brisk },
      paragraph([draw(plot.style.end), true], [plot.motif.close, true]),
    ].filter(({ passages }) => passages.length > 0);
  };

  const forget = (): void => {
    met.pop();
  };

  return { opening, episode, forget, interlude, innerEnd, turn, hook, closing };
};

const allEpisodes = [...encounters, ...trials, ...wonders];
/** Episodes with modern things, unsuited to biblical and historical stories. */
const MODERN =
  /^(?:night-train|museum-of-small|balloon|old-machine|auction|bank-of-time|clock-town|queue|wish-repair|lighthouse)$/;
const oldEpisodes = allEpisodes.filter(({ id }) => !MODERN.test(id));
const upper = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
