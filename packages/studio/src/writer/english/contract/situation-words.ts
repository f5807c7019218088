/** Words of an idea for the gaps of the plots that tell its situation, by gap. */
export type SituationWords = Readonly<Record<string, string>>;

/** Finds the words of one situation in the sentences of an idea; none if it does not tell it. */
export type SituationReader = (text: string) => SituationWords;

export const NONE: SituationWords = {};

/** Who has lost a thing is somebody else than the hero. */
export const withoutOwner = ({ loser = "", ...words }: SituationWords, hero: string): SituationWords =>
  loser === "" || loser.toLowerCase() === hero.toLowerCase() ? words : { ...words, loser };
