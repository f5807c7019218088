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

type LineChoice = readonly [line: string | undefined, isRequired: boolean];

/** Makes the paragraphs of a story, part by part, from the sentence banks. */
export class Composer {
  readonly #plot: Plot;
  readonly #teller: Teller;
  readonly #random: Random;
  readonly #brisk: boolean;
  readonly #episodes: readonly Episode[];
  readonly #sides: readonly number[];
  readonly #others: Plot["others"];
  readonly #telling: boolean;
  readonly #mainArc: number;
  readonly #met: Episode[] = [];
  #events: readonly string[];
  #mentioned = 0;

  constructor(plot: Plot, teller: Teller, random: Random, brisk: boolean) {
    this.#plot = plot;
    this.#teller = teller;
    this.#random = random;
    this.#brisk = brisk;
    this.#sides = plot.arcs.map(() => random.integer(4));
    this.#mainArc = plot.arcs.length - 1;
    this.#others = random.shuffle(plot.others);
    this.#events = [...plot.ideaParts.events];
    this.#episodes = /^(?:bible|historical)_story$/.test(plot.storyType) ? oldEpisodes : allEpisodes;
    this.#telling = /^(?:educational|comics|romantic|bible)_story$/.test(plot.storyType);
  }

  #paragraph(...lines: readonly LineChoice[]): Paragraph {
    return this.#tell(lines, {});
  }

  #beat(act: number, part: keyof Omit<Arc, "id">): string | undefined {
    return this.#plot.arcs[act]?.[part][this.#sides[act] ?? 0];
  }

  #tell(lines: readonly LineChoice[], extra: Readonly<Record<string, string>>, isRequired = true): Paragraph {
    return {
      isRequired,
      passages: lines.flatMap(([line, wanted]) => {
        if (line === undefined) return [];
        const told = passagesOf(line, (text) => this.#teller.say(text, extra));
        return wanted ? told : told.map((each): Passage => ({ ...each, isRequired: false }));
      }),
    };
  }

  #eventsNow(count: number): Paragraph[] {
    const now = this.#events.slice(0, count);
    this.#events = this.#events.slice(count);
    return now.length > 0
      ? [
          {
            isRequired: true,
            passages: [{ text: this.#teller.say(now.map((each) => `${each}.`).join(" ")), isRequired: true }],
          },
        ]
      : [];
  }
  #nature(part: "shows" | "hurts" | "turns"): string | undefined {
    return this.#teller.draw(this.#plot.trait[part]) ?? this.#teller.draw(anyNature[part]);
  }

  opening(): Paragraph[] {
    const { time, weather, things } = this.#plot.ideaParts;
    const mood =
      this.#teller.draw(weather && weather !== "clear" ? (extras.weatherLines[weather] ?? []) : []) ??
      this.#teller.draw(time ? (extras.timeLines[time] ?? []) : []);
    const arc = this.#plot.arcs[this.#mainArc]?.id ?? "";
    const before = this.#teller.draw(extras.sceneOpeners[arc] ?? []);
    const other = this.#others[0] ? { other: this.#others[0].first, theother: this.#others[0].short } : undefined;
    return [
      ...(before ? [this.#paragraph([before, true])] : []),
      this.#paragraph(
        [this.#teller.draw(this.#plot.style.open), true],
        [mood, true],
        [this.#nature("shows"), true],
        [this.#brisk ? undefined : this.#nature("shows"), false],
      ),
      this.#paragraph(
        [this.#plot.palFromTheStart ? this.#teller.draw(common.with) : undefined, true],
        [this.#teller.draw(this.#plot.motif.intro), true],
        [this.#teller.draw(this.#plot.placeWords.sounds), false],
      ),
      this.#paragraph(
        [this.#teller.draw(common.want), true],
        [this.#teller.draw(extras.placeLines), this.#plot.settingGiven && !this.#brisk],
      ),
      ...this.#eventsNow(Math.ceil(this.#events.length / 2)),
      ...this.hook(0),
      this.#paragraph(
        [this.#teller.draw(this.#random.chance(0.5) ? this.#plot.style.leave : common.leave), true],
        [things.length > 0 ? this.#teller.draw(extras.thingLines) : undefined, true],
        [this.#plot.palFromTheStart ? this.#teller.draw(common.with) : undefined, false],
      ),
      ...(this.#plot.palFromTheStart ? [] : [this.#paragraph([this.#teller.draw(common.meet), true])]),
      ...(other ? [this.#tell([[this.#teller.draw(extras.otherLines), true]], other)] : []),
    ];
  }

  hook(act: number): Paragraph[] {
    return [this.#paragraph([this.#beat(act, "hook"), true])];
  }

  turn(act: number): Paragraph[] {
    return [this.#paragraph([this.#teller.draw(extras.placeLines), false], [this.#beat(act, "turn"), true])];
  }

  #onward(): string | undefined {
    return (
      this.#teller.draw(this.#random.chance(0.45) ? this.#plot.style.onward : common.onward) ??
      this.#teller.draw(common.onward)
    );
  }

  episode(final: boolean): Paragraph[] | undefined {
    const next = this.#teller.draw(this.#episodes);
    if (!next) return undefined;
    this.#teller.startEpisode();
    this.#met.push(next);
    this.#mentioned++;
    const last = next.paragraphs.length - 1;
    const colour =
      this.#plot.storyType === "educational_story"
        ? (this.#teller.draw(factsFor(this.#plot.setting.scenery)) ?? this.#teller.draw(anyFacts))
        : this.#teller.draw(genreLines[this.#plot.storyType] ?? []);
    const clue = this.#teller.draw(final ? lastClues : clues);
    const told = next.paragraphs.map((line, at) => {
      const optional = line.startsWith("+");
      const echo = at === last ? this.#teller.draw(this.#plot.motif.echoes) : undefined;
      const lead = at === 0 ? this.#onward() : undefined;
      return this.#tell(
        [
          [lead, this.#mentioned % 2 === 0],
          [line.replace(/^\+/, ""), true],
          [at === last ? colour : undefined, this.#telling],
          [at === last ? clue : undefined, true],
          [echo, this.#mentioned === 1],
        ],
        {},
        !optional,
      );
    });
    return [...told, ...(this.#mentioned % 2 === 0 ? this.#eventsNow(1) : [])];
  }

  interlude(): Paragraph[] | undefined {
    const next = this.#teller.draw(interludes);
    if (!next) return undefined;
    this.#teller.startEpisode();
    return [
      this.#tell(
        [
          [this.#onward(), false],
          [next, true],
        ],
        {},
        false,
      ),
    ];
  }

  innerEnd(act: number): Paragraph[] {
    return [
      this.#paragraph([this.#beat(act, "low"), true], [this.#nature("hurts"), false]),
      this.#paragraph([this.#recall(), true], [this.#beat(act, "rise"), true]),
      this.#paragraph([this.#beat(act, "after"), true], [this.#teller.draw(extras.notYet), true]),
    ];
  }

  #recall(): string | undefined {
    const lesson = this.#teller.draw(this.#met)?.lesson;
    const line = lesson && this.#teller.draw(extras.lessonLines);
    return line?.replace("{lesson}", lesson ?? "").replace("{Lesson}", upper(lesson ?? ""));
  }

  #friends(): LineChoice[] {
    const [first, ...more] = this.#random.shuffle(this.#met).slice(0, 4);
    const arrive = first && this.#teller.draw(extras.friendLines)?.replace("{friend}", first.friend);
    const rest = more.map(
      (each): LineChoice => [
        this.#teller.draw(extras.moreFriends)?.replace("{friend}", each.friend).replace("{Friend}", upper(each.friend)),
        false,
      ],
    );
    return [[arrive, this.#met.length > 1], ...rest];
  }

  closing(): Paragraph[] {
    const gift = this.#plot.arcs[this.#mainArc]?.id === "gift";
    const ending = this.#paragraph([this.#teller.draw(endings[this.#plot.goal.kind]), true]);
    const other = this.#others[0]
      ? this.#tell([[this.#teller.draw(extras.otherActs), true]], { theother: this.#others[0].short })
      : undefined;
    return [
      ...this.#eventsNow(this.#events.length),
      ...(gift ? [ending] : []),
      this.#paragraph(
        [this.#beat(this.#mainArc, "low"), true],
        [this.#nature("hurts"), !this.#brisk],
        [this.#plot.motif.low, false],
      ),
      this.#paragraph(
        [this.#recall(), this.#met.length > 0],
        [this.#nature("turns"), true],
        [this.#plot.motif.payoff, true],
      ),
      { ...this.#paragraph(...this.#friends()), isRequired: !this.#brisk },
      ...(other ? [other] : []),
      this.#paragraph(
        [this.#beat(this.#mainArc, "rise"), true],
        [this.#plot.ideaParts.things.length > 0 ? this.#teller.draw(extras.thingPays) : undefined, true],
      ),
      ...(gift ? [] : [ending]),
      {
        ...this.#paragraph(
          [this.#beat(this.#mainArc, "after"), true],
          [this.#teller.draw(extras.placeLines), this.#plot.settingGiven],
        ),
        isRequired: !this.#brisk,
      },
      this.#paragraph([this.#teller.draw(this.#plot.style.end), true], [this.#plot.motif.close, true]),
    ].filter(({ passages }) => passages.length > 0);
  }

  forget(): void {
    this.#met.pop();
  }
}

const allEpisodes = [...encounters, ...trials, ...wonders];
/** Episodes with modern things, unsuited to biblical and historical stories. */
const MODERN =
  /^(?:night-train|museum-of-small|balloon|old-machine|auction|bank-of-time|clock-town|queue|wish-repair|lighthouse)$/;
const oldEpisodes = allEpisodes.filter(({ id }) => !MODERN.test(id));
const upper = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
