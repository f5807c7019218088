import type { Token } from "./tokens.ts";

/** When a character speaks, in seconds. */
export interface SpeakerTime {
  readonly name: string;
  readonly start: number;
  readonly end: number;
  /** The words do not say who speaks: a caption does. */
  readonly isLabeled: boolean;
}

const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]$/u;

/** The tokens, so that a caption has the words of one speaker where it may: what a speaker says ends a sentence. */
export const splitAtSpeakers = (tokens: readonly Token[], speakers: readonly SpeakerTime[]): Token[] => {
  const ids = tokens.map(({ start }) => speakers.findIndex((each) => start >= each.start && start < each.end));
  return tokens.map((token, index) =>
    index + 1 < ids.length && ids[index] !== ids[index + 1] ? { ...token, ends: "sentence" } : token,
  );
};

/** The tokens with the name of each speaker whom the words do not name: "Anna: Where are we?" */
export const withNames = (tokens: readonly Token[], speakers: readonly SpeakerTime[]): Token[] => {
  const named: Token[] = [];
  const labels = speakers.filter(({ isLabeled }) => isLabeled);
  for (const token of tokens) {
    const label = labels[0];
    const last = named.at(-1);
    if (label && token.start >= label.start) {
      labels.shift();
      if (last) named[named.length - 1] = { ...last, ends: "sentence" };
      const isJoined = unspaced.test(label.name);
      const text = isJoined ? `${label.name}：` : `${label.name}:`;
      // It is not spoken, so it has no duration and is never highlighted.
      named.push({ text, start: token.start, end: token.start, spaced: !isJoined, ends: "word" });
    }
    named.push(token);
  }
  return named;
};

/** The character that says all of these tokens; undefined for the narrator, and where two speak. */
export const speakerOf = (tokens: readonly Token[], speakers: readonly SpeakerTime[]): string | undefined => {
  const names = tokens.map(({ start }) => speakers.find((each) => start >= each.start && start < each.end)?.name);
  return names.every((name) => name === names[0]) ? names[0] : undefined;
};

/** The only character that says any of these tokens. A short "asked Anna" of the narrator is in the caption of her words. */
export const onlySpeakerOf = (tokens: readonly Token[], speakers: readonly SpeakerTime[]): string | undefined => {
  const names = new Set(
    tokens.flatMap(({ start }) => speakers.find((each) => start >= each.start && start < each.end)?.name ?? []),
  );
  return names.size === 1 ? [...names][0] : undefined;
};
