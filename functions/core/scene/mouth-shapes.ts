/** The shapes of a drawn mouth. */
export type MouthShape = 0 | 1 | 2;

const [closed, narrow, wide] = [0, 1, 2] as const;

/** Consonants that close the lips: m, b and p. Hangul is split into its letters before. */
const lips = /[mbpмбпمبমবভপফमबभपफ\u1106-\u1108\u1111\u11b7-\u11b9\u11c1ま-もば-ぽマ-モバ-ポ]/u;
const openVowels = /[aeoæœøаеоэяёاآأإىةअ-औঅ-ঔあえおアエオ\u1161-\u1175]/u;
/** A letter is a syllable. In Indic scripts its vowel may be a mark, which is none here. */
const syllables = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Devanagari}\p{Script=Bengali}]/u;

/**
 * The shapes of a mouth that says a word, in order: at least one. Where an engine gives the times of words and
 * not of phones, the letters stand for them: lips meet at m, b and p, and open at vowels.
 */
export const mouthShapes = (word: string): readonly MouthShape[] => {
  const letters = [...word.normalize("NFD").toLowerCase()].filter((letter) => /[\p{L}\p{N}]/u.test(letter));
  const shapes = letters.flatMap((letter): MouthShape[] => {
    const begins = lips.test(letter) ? closed : narrow;
    if (openVowels.test(letter)) return [wide];
    return syllables.test(letter) ? [begins, wide] : [begins];
  });
  return shapes.length > 0 ? shapes : [narrow];
};
