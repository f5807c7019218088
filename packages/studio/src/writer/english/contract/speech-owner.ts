/**
 * A thing of the hero in a line's direct speech: "their grandfather" is "our grandfather" where the heroes speak and
 * "your grandfather" where somebody speaks to them. `at` is where the gap stands in the line.
 */
export const ownedInSpeech = (
  value: string,
  { line, at, his, my }: { readonly line: string; readonly at: number; readonly his: string; readonly my: string },
): string => {
  if (!isInSpeech(line, at) || !new RegExp(`\\b${his} [a-z]`).test(value)) return value;
  const isLater = !value.startsWith(`${his} `);
  if (isLater && !isOfHero(line, at)) return value;
  const rest = value.slice(his.length + 1);
  const close = line.indexOf("”", at);
  const after = /^.{0,30}?\{([A-Za-z']+)\}/.exec(line.slice(close + 1).split(/[“.!?]/)[0] ?? "")?.[1];
  const before = /\{([A-Za-z']+)\}[^{}]*$/.exec(line.slice(0, line.lastIndexOf("“", at)))?.[1];
  const speaker = (after ?? before ?? "").toLowerCase();
  if (speaker === "" && !isLater) return `the ${rest}`;
  const owner = /^(?:hero|he)$/.test(speaker) ? my : "your";
  return isLater ? value.replace(new RegExp(`\\b${his} (?=${OWNED})`, "g"), `${owner} `) : `${owner} ${rest}`;
};

/** "You want to {act}?": what the hero does, said by or to the hero. "{told}" tells it to others. */
const isOfHero = (line: string, at: number): boolean => {
  const speech = line.slice(line.lastIndexOf("“", at), at);
  return (
    /^\{(?:[Aa]ct|[Aa]cting|[Ww]ish|[Aa]im|[Gg]oal|[Oo]bj|[Mm]isplan)\}/.test(line.slice(at)) &&
    !/\{[Hh]e(?:ro)?\}/.test(speech)
  );
};

/** Not "teach her to swim", "show her the way". */
const OWNED =
  "(?!(?:to|the|an?|and|how|what|in|on|at|that|from|with|for|off|out|up|down|away|home|back|again)\\b)[a-z]";

const isInSpeech = (line: string, at: number): boolean => line.lastIndexOf("“", at) > line.lastIndexOf("”", at);
