import type { CastMember } from "../vocabulary.ts";

/** The story that another one goes on from. */
export interface Before {
  readonly title: string;
  /** The title of the first story of them all. */
  readonly series: string;
  /** 2 for the first sequel. */
  readonly part: number;
  /** What the first story was made from. */
  readonly idea: string;
  /** What is known of what was told. */
  readonly told: string;
  /** Its sheets, the hero's first. */
  readonly cast: readonly CastMember[];
}

const LONGEST = 59;

/** "The Fox at Sea 2: The Lantern", or as much of it as a title may have. */
export const sequelTitle = ({ series, part }: Pick<Before, "series" | "part">, own: string): string => {
  const numbered = `${[...series].slice(0, LONGEST - 4).join("")} ${part}`;
  const whole = `${numbered}: ${own}`;
  return own && [...whole].length <= LONGEST ? whole : numbered;
};

/** Who was there before looks as before; who is new has a sheet of their own. */
export const sequelCast = ({ cast: before }: Before, now: readonly CastMember[]): CastMember[] => {
  const [lead] = before;
  const known = now.map((member, at) => (at === 0 ? lead : before.find(({ id }) => id === member.id)) ?? member);
  // One who is in both under two names is there once.
  return known.filter((member, at) => known.findIndex(({ id }) => id === member.id) === at);
};
