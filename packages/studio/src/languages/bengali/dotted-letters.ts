/** Unicode's normal forms split Bengali letters with a dot below, and the voice then drops their vowels. */
export const composeDottedLetters = (text: string): string =>
  text
    .replace(/\u09af\u09bc/g, "\u09df")
    .replace(/\u09a1\u09bc/g, "\u09dc")
    .replace(/\u09a2\u09bc/g, "\u09dd");
