/** The verbs of several, and what they say of themselves: “I know,” said {hero} becomes “We know,”. */
export const inPlural = (line: string): string =>
  line.replace(/(\{(?:hero|he)\}) was\b/gi, "$1 were").replace(SPOKEN_BY_HERO, (speech) =>
    speech
      .replace(/\bI['’]m\b/g, "We're")
      .replace(/\bAm I\b/g, "Are we")
      .replace(/\bI (am|was)\b/g, (_, be: string) => (be === "am" ? "We are" : "We were"))
      .replace(/\bI\b/g, "We")
      .replace(/(?<=[a-z,] )We\b/g, "we")
      .replace(/\bmyself\b/g, "ourselves")
      .replace(/\bme\b/g, "us")
      .replace(/\bmy\b/g, "our"),
  );
const SPOKEN_BY_HERO =
  /(?<=(?:said|asked) \{hero\}(?: to \{himself\})?\. |\{he\} (?:said|asked)\. )“[^”]*”|“[^”]*”(?= (?:said|asked|called|whispered|shouted) \{hero\}| \{he\} (?:said|asked|whispered|shouted))/g;
