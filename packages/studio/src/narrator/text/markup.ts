const tag = /<\/?[a-z!][^<>\n]{0,200}>/gi;
const entity = /&(amp|lt|gt|quot|apos|nbsp|#\d{1,6});/gi;
const address = /\bhttps?:\/\/|\bwww\./gi;

/** The text with blanks where it has markup, each character where it was: what is written keeps its place and is not said. */
export const withoutMarkup = (text: string): string =>
  text
    .replace(tag, blanks)
    .replace(entity, (found, name: string) => (name === "amp" ? "&" : "").padEnd(found.length))
    .replace(address, blanks);

const blanks = (found: string): string => " ".repeat(found.length);
