import type { CastMember } from "../vocabulary.ts";

/** The story that a sequel continues. */
export interface PreviousStory {
  readonly title: string;
  /** The title of the first story of the series. */
  readonly series: string;
  /** 2 for the first sequel. */
  readonly part: number;
  /** The idea of the first story. */
  readonly idea: string;
  /** What is known of the story's text. */
  readonly told: string;
  /** Its cast, the hero first. */
  readonly cast: readonly CastMember[];
}

const MAX_TITLE_LENGTH = 59;

/** "The Fox at Sea 2: The Lantern", shortened to the maximum length. */
export const sequelTitle = ({ series, part }: Pick<PreviousStory, "series" | "part">, own: string): string => {
  const numbered = `${[...series].slice(0, MAX_TITLE_LENGTH - 4).join("")} ${part}`;
  const whole = `${numbered}: ${own}`;
  return own && [...whole].length <= MAX_TITLE_LENGTH ? whole : numbered;
};

/** The cast of a sequel: members of the previous story look as before. */
export const sequelCast = ({ cast: before }: PreviousStory, now: readonly CastMember[]): CastMember[] => {
  const [lead] = before;
  const named = ({ name }: CastMember): CastMember | undefined =>
    name === "" ? undefined : before.find((each) => each.name.toLowerCase() === name.toLowerCase());
  const known = now.map(
    (member, at) => named(member) ?? (at === 0 ? lead : before.find(({ id }) => id === member.id)) ?? member,
  );
  // A member may be in both casts under two names.
  return known.filter((member, at) => known.findIndex(({ id }) => id === member.id) === at);
};
