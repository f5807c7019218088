/** "Chapter Two", "3. Harold" on a line of its own. */
const HEADING =
  /^[ \t]*(?:(?:chapter|part|book) (?:[ivxlc]+|\d+|\w+)(?:[ \t]*[:.–—-][^.!?\n]{0,60})?|(?:\d{1,2}|[IVX]{1,4})[.):]?(?:[ \t]+(?:\p{Lu}|the\b)[^.!?\n]{0,50})?)[.:]?[ \t]*$/gimu;

/** A text with spaces for the headings of its chapters, unless it is nothing else. Positions stay. */
export const withoutHeadings = (text: string): string => {
  const rest = text.replace(HEADING, (line) => " ".repeat(line.length));
  return rest.trim() === "" ? text : rest;
};
