import { blank } from "../blank.ts";

/** "Chapter Two", "3. Harold" on a line of its own. */
const HEADING =
  /^[ \t]*(?:(?:chapter|part|book) (?:[ivxlc]+|\d+|\w+)(?:[ \t]*[:.–—-][^.!?\n]{0,60})?|(?:\d{1,2}|[IVX]{1,4})[.):]?(?:[ \t]+(?:\p{Lu}|the\b)[^.!?\n]{0,50})?)[.:]?[ \t]*$/gimu;

const MONTH = "(?:january|february|march|april|may|june|july|august|september|october|november|december)";
/** The headings of a diary: "Wednesday", "Wednesday, 4 May", "12 June", on a line of its own. */
const ENTRY = new RegExp(
  `^[ \\t]*(?:((?:mon|tues|wednes|thurs|fri|satur|sun)day)(?:,? [\\w., ]{0,20})?|\\d{1,2}(?:st|nd|rd|th)? ${MONTH}(?: \\d{4})?|${MONTH} \\d{1,2}(?:st|nd|rd|th)?(?:,? \\d{4})?)[:.]?[ \\t]*$`,
  "gimu",
);

/** A diary with "On Wednesday," for such a heading: another day begins. */
export const withEntriesTold = (text: string): string =>
  text.replace(ENTRY, (_, day: string | undefined) => (day ? `On ${day},` : "On another day,"));

const OPENING_HEADING = /^\s*(?:[^\s.!?]+[ \t]+){0,9}[^\s.!?]*[\p{L}\p{N}][ \t]*\n\s*\n(?=[\s\S]{200})/u;

/** A narrated text without a heading on its first line, which is no part of the sentence that follows: "Kapitel 3". */
export const withoutOpeningHeading = (text: string): string => text.replace(OPENING_HEADING, "");

/** A text with spaces for the headings of its chapters, unless it is nothing else. Positions stay. */
export const withoutHeadings = (text: string): string => {
  const rest = text.replace(HEADING, blank);
  return rest.trim() === "" ? text : rest;
};
