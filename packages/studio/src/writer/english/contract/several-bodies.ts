const PARTS: Readonly<Record<string, string>> = {
  heart: "hearts",
  head: "heads",
  nose: "noses",
  mouth: "mouths",
  face: "faces",
  forehead: "foreheads",
  chin: "chins",
  lip: "lips",
  stomach: "stomachs",
  tummy: "tummies",
  throat: "throats",
  neck: "necks",
  back: "backs",
  foot: "feet",
};
const VERBS: Readonly<Record<string, string>> = { was: "were", is: "are", has: "have" };
const OF_SEVERAL = new RegExp(
  `\\b((?:their|the (?:[a-z]+ ){0,2}[a-z]+s['’]) (?:own )?)(${Object.keys(PARTS).join("|")})(?![\\p{L}-])(?: (was|is|has)\\b)?`,
  "giu",
);

/** A line about several heroes, of whom each has a body: "the sisters' heart was beating" becomes "the sisters' hearts were beating". */
export const withSeveralBodies = (line: string): string =>
  line.replace(OF_SEVERAL, (_, whose: string, part: string, verb?: string) => {
    const said = verb && ` ${VERBS[verb.toLowerCase()] ?? verb}`;
    return `${whose}${PARTS[part.toLowerCase()] ?? part}${said ?? ""}`;
  });
