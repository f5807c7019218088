/** Particles that follow a noun, each a whole ending. */
export const PARTICLES =
  /^(?:은|는|이|가|을|를|에|의|로|와|과|도|만|들|에서|으로|에게|께서|들은|들이|들을|까지|부터|처럼|보다|라는|이라는|들의|에는|한테|이는|와의|과의)$/;

/** A word without the particle that counts least for its meaning. */
export const withoutParticle = (word: string): string =>
  word.replace(/(?:에서|으로|에게|까지|부터|처럼|들은|들이|들을|은|는|이|가|을|를|에|의|로|와|과|도)$/, "");

/** The form of 은 or 이 after these words: it depends on whether their last syllable is closed. */
export const particleAfter = (words: string, particle: string): string => {
  if (isClosedSyllable(words)) return particle;
  return particle === "은" ? "는" : "가";
};

/** Whether the last syllable ends in a consonant. */
export const isClosedSyllable = (words: string): boolean => {
  const code = words.codePointAt(words.length - 1) ?? 0;
  return code >= 0xac00 && code <= 0xd7a3 && (code - 0xac00) % 28 > 0;
};
