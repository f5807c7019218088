/** Letters and marks that have no decomposition in Unicode, by their lower case. */
const latin: Readonly<Record<string, string>> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  ł: "l",
  đ: "d",
  ð: "d",
  þ: "th",
  ħ: "h",
  ı: "i",
  ĸ: "k",
  ŋ: "ng",
  ŧ: "t",
  ə: "e",
  ɛ: "e",
  ɔ: "o",
  ƒ: "f",
  "‘": "'",
  "’": "'",
  "‚": "'",
  "“": '"',
  "”": '"',
  "„": '"',
  "«": '"',
  "»": '"',
  "‐": "-",
  "–": "-",
  "—": "-",
};

/** A text in ASCII: Latin letters without their marks, and nothing for letters of other scripts. */
export const toAscii = (text: string): string =>
  text.normalize("NFKD").replace(/[^\x20-\x7e]/gu, (letter) => {
    const plain = latin[letter.toLowerCase()] ?? "";
    return letter === letter.toLowerCase() ? plain : plain.charAt(0).toUpperCase() + plain.slice(1);
  });
