/**
 * A thing of the hero in a line's direct speech: "their grandfather" is "our grandfather" where the heroes speak and
 * "your grandfather" where somebody speaks to them. `at` is where the gap stands in the line.
 */
export const ownedInSpeech = (
  value: string,
  { line, at, his, my }: { readonly line: string; readonly at: number; readonly his: string; readonly my: string },
): string => {
  if (!value.startsWith(`${his} `) || !isInSpeech(line, at)) return value;
  const rest = value.slice(his.length + 1);
  const close = line.indexOf("”", at);
  const after = /^.{0,30}?\{([A-Za-z']+)\}/.exec(line.slice(close + 1).split(/[“.!?]/)[0] ?? "")?.[1];
  const before = /\{([A-Za-z']+)\}[^{}]*$/.exec(line.slice(0, line.lastIndexOf("“", at)))?.[1];
  const speaker = (after ?? before ?? "").toLowerCase();
  if (speaker === "") return `the ${rest}`;
  return `${/^(?:hero|he)$/.test(speaker) ? my : "your"} ${rest}`;
};

const isInSpeech = (line: string, at: number): boolean => line.lastIndexOf("“", at) > line.lastIndexOf("”", at);
