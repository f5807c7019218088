const tag = /<\/?[a-z!][^<>\n]{0,200}>/gi;
const entity = /&(amp|lt|gt|quot|apos|nbsp|#\d{1,6});/gi;
const urlPrefix = /\bhttps?:\/\/|\bwww\./gi;

/** Replaces tags, entities and URL prefixes by spaces of the same length, so that offsets stay valid and nothing of them is spoken. */
export const withoutMarkup = (text: string): string =>
  text
    .replace(tag, blanks)
    .replace(entity, (found, name: string) => (name === "amp" ? "&" : "").padEnd(found.length))
    .replace(urlPrefix, blanks);

const blanks = (found: string): string => " ".repeat(found.length);
