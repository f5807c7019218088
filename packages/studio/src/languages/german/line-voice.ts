import type { Voice } from "../clause-telling.ts";
import { verbOfHe } from "./verb-forms.ts";

/** What a line says of several, or of what will be, and how it says it in the past. */
const PHRASES: readonly (readonly [RegExp, string])[] = [
  [/da sind sich/gu, "da waren sich"],
  [/sein wird(?=[:, ])/gu, "sein würde"],
  [/lachen und laufen/gu, "lachten und liefen"],
  [/glühen/gu, "glühten"],
  [/Knie werden/gu, "Knie wurden"],
  [/Sie lassen sich/gu, "Sie ließen sich"],
  [/Dann werden/gu, "Dann wurden"],
  [/Dann reden(.*)müssen lachen/gu, "Dann redeten$1mussten lachen"],
  [/Zum Abschied winken/gu, "Zum Abschied winkten"],
  [/sehen sie sich wieder/gu, "sahen sie sich wieder"],
  [/ sehen (?=sich|uns)/gu, " sahen "],
  [/ brauchen keine/gu, " brauchten keine"],
  [/ sitzen (.*) und sagen /gu, " saßen $1 und sagten "],
  [/Stunden vergehen/gu, "Stunden vergingen"],
  [/Diese hier tun/gu, "Diese hier taten"],
  [/davon führen/gu, "davon führten"],
  [/anderen haben/gu, "anderen hatten"],
  [/es müssen /gu, "es mussten "],
  [/Einmal müssen /gu, "Einmal mussten "],
  [/(?<!\p{L})(Sie|Es|sie|es|Stunden|Kleinigkeiten) sind(?!\p{L})/gu, "$1 waren"],
  [/haben gute/gu, "hatten gute"],
  [/im Kreis führen/gu, "im Kreis führten"],
];

/** What everybody finds true is told in the present in every story. */
const TRUTH = /^(?:Wünschen kostet|Wer etwas|Mit Namen|Aus Fehlern|Man muss)/u;

/** Participles that look like verbs. */
const NO_VERB = /^(?:möchte|erlaubt|verliebt)$/u;

const inPast = (text: string): string => {
  if (TRUTH.test(text.trim())) return text;
  const phrased = PHRASES.reduce((words, [pattern, past]) => words.replace(pattern, past), text);
  return phrased.replace(/(?<![\p{L}{:/])\p{L}{2,}(?![\p{L}/}])/gu, (word, at: number) => {
    const lower = at === 0 || /[.!?:]\s$/u.test(phrased.slice(0, at)) ? word.toLowerCase() : word;
    const found = NO_VERB.test(lower) ? undefined : verbOfHe(lower);
    if (!found) return word;
    return lower === word ? found.past : found.past.charAt(0).toUpperCase() + found.past.slice(1);
  });
};

const GAP = /\{([vo]):([^/}]*)\/([^}]*)\}/gu;

/** A line as the narrator tells it; undefined where only a story about somebody else can say it. */
export const inVoice = (line: string, { speaker, isPast }: Voice): string | undefined => {
  if (speaker === "we" && /Warum gerade ich|\{hero\} und \{mate\}/u.test(line)) return undefined;
  if (speaker && /sehen sie sich wieder|würden sie sich|soll es werden/u.test(line)) return undefined;
  const own = speaker
    ? line
        .replace(/: \{hero\}/gu, speaker === "i" ? ": Ich" : ": Wir")
        .replace(/(\{v:[^}]*\}) (\{(?:sich|mir)\}) \{hero\}/gu, "$1 {hero} $2")
        .replace(/\{hero\} und \{mate\} sehen sich/gu, "{mate} und {hero} sehen uns")
        .replace(/\{hero\} und \{mate\}/gu, "{mate} und {hero}")
        .replace(/Sie brauchen/gu, "Wir brauchen")
    : line;
  // "Davon wird er noch lange erzählen": told later of what was.
  const isToBe = /noch lange erzählen\.$/u.test(own) && !/\{v:erzählt/u.test(own);
  const withVerbs = own.replace(GAP, (gap, who: string, one: string, many: string) => {
    const isHero = who === "v";
    const verb = verbOfHe(one);
    if (!isPast) return !speaker || !isHero ? gap : speaker === "we" ? many : (verb?.i ?? one);
    const past = isToBe ? "würde" : (verb?.past ?? one);
    const pastMany = isToBe ? "würden" : (verb?.pastMany ?? many);
    return !isHero || !speaker ? `{${who}:${past}/${pastMany}}` : speaker === "we" ? pastMany : past;
  });
  if (!isPast) return withVerbs;
  // What is said aloud stays as it is.
  return withVerbs
    .split(/(„[^“]*“)/u)
    .map((part, at) => (at % 2 === 1 ? part : inPast(part)))
    .join("");
};
