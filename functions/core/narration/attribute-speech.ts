import type { LanguageId } from "#contract/catalogue/languages.ts";
import { plain, type SpeakerNames, wordEnd, wordStart } from "./speaker-names.ts";
import { type SpeechRules, speechRules } from "./speech-rules.ts";

/** The words around a quotation, up to the quotations or the paragraph's ends beside it. */
export interface Surroundings {
  readonly before: string;
  readonly speech: string;
  readonly after: string;
  /** A quotation stands before, or after. */
  readonly follows: boolean;
  readonly isFollowed: boolean;
}

/** Finds out who says a quotation from the words around it. Each returns undefined where that is not certain. */
export interface Attribution {
  /** Who is named after it: `“…,” said Anna`. */
  readonly after: (around: Surroundings) => string | undefined;
  /** Who is named before it: `Anna said: “…”`. */
  readonly before: (around: Surroundings) => string | undefined;
  /** The next quotation is the same speech: `“Yes,” said Anna, “I do.”` Or `“Yes,” said Anna. “I do.”` */
  readonly goesOn: (around: Surroundings, next: Surroundings) => boolean;
}

const sentenceEnd = /[.!?。！？।؟…]/u;
const closingMark = /[,:،：，、]\s*$/u;
const maxWordsBefore = 160;
const maxRest = 60;

export const attributionOf = (names: SpeakerNames, language: LanguageId): Attribution => {
  const rules = speechRules[language];
  const patterns = patternsOf(names, rules);

  /** The id of a found name, unless it is only a part of another or one of two: "Queen Anna", "Anna and Tom". */
  const idOf = (found: RegExpMatchArray, text: string): string | undefined => {
    const name = found.groups?.["name"] ?? found.groups?.["noun"] ?? "";
    const start = text.toLowerCase().indexOf(name.toLowerCase(), found.index);
    const rest = text.slice(start + name.length);
    if (hasCase(name) && /^\s+\p{Lu}/u.test(rest)) return undefined;
    if (patterns.andAnother.test(rest) || patterns.isBlocked.test(text.slice(0, found.index))) return undefined;
    // A title stands before the name without a space: 王后玛拉说.
    const titled =
      rules.isUnspaced && !found.groups?.["particle"] ? names.idOf(found.groups?.["between"] ?? "") : undefined;
    if (titled !== undefined) return titled;
    return isWhole(found, patterns.name) ? names.idOf(name) : undefined;
  };

  const after: Attribution["after"] = ({ speech, after: words, isFollowed }) => {
    const text = plain(words);
    // The words may belong to the next quotation: “Yes.” Anna said: “I do.”
    const isOpen = isFollowed && /^[^.!?。！？।؟…]*[,:،：，、]\s*$/.test(text);
    if (isOpen && (/[:：]\s*$/.test(text) || /[.。।]\s*$/.test(speech))) return undefined;
    const [byVerb, byName] = [patterns.verbFirst?.exec(text), patterns.nameFirst?.exec(text)];
    // A capital letter begins a sentence of its own.
    if (byVerb && !/^[^\p{L}]*\p{Lu}/u.test(byVerb[0])) return idOf(byVerb, text);
    if (!byName) return undefined;
    const goesOn = /[,،，?!？！؟…—–-]\s*$/u.test(speech) || /^\s*[,，—–-]/.test(text);
    return goesOn || !hasCase(text) ? idOf(byName, text) : undefined;
  };

  const before: Attribution["before"] = ({ before: words, after: next, follows }) => {
    const text = plain(words).slice(-maxWordsBefore);
    const subject = patterns.subjectBefore?.exec(text);
    if (subject && patterns.linkedVerb.test(plain(next))) return idOf(subject, text);
    const isStop = rules.introducesByFullStop === true && /[.。]\s*$/.test(text);
    if (!isStop && !closingMark.test(text)) return undefined;
    const found = patterns.introductions
      .flatMap((pattern) => [...text.matchAll(pattern)])
      .toSorted((one, other) => endOf(one) - endOf(other))
      .at(-1);
    if (!found) return undefined;
    // A sentence between two quotations may belong to either.
    if (isStop && follows && !sentenceEnd.test(text.slice(0, found.index))) return undefined;
    const rest = text.slice(endOf(found)).replace(/[,:،：，、.。]\s*$/u, "");
    const isClear = rest.length <= maxRest && !sentenceEnd.test(rest) && !/[,;،，；]/u.test(rest);
    return isClear && !patterns.verb.test(rest) ? idOf(found, text) : undefined;
  };

  return {
    after,
    before,
    goesOn: (around, next) => {
      const text = plain(around.after).trim();
      const counts = [patterns.name, patterns.verb].map((each) => [...text.matchAll(new RegExp(each, "giu"))].length);
      if (sentenceEnd.test(text.slice(0, -1)) || counts.some((count) => count > 1)) return false;
      if (/[,،，]$/u.test(text)) return true;
      // The answer to a question may follow it in the same paragraph.
      const isTag = sentenceEnd.test(text) && after(around) !== undefined && !/[?？؟]/u.test(around.speech);
      return isTag && !patterns.verb.test(plain(next.after).split(sentenceEnd)[0] ?? "");
    },
  };
};

const hasCase = (text: string): boolean => /\p{Ll}|\p{Lu}/u.test(text);
const endOf = (found: RegExpMatchArray): number => (found.index ?? 0) + found[0].length;

/** No other name is between name and verb, unless a particle marks the subject. */
const isWhole = ({ groups = {} }: RegExpMatchArray, name: RegExp): boolean =>
  (groups["particle"] ?? "").trim() !== "" || !name.test(groups["between"] ?? "");

const patternsOf = ({ named, bare }: SpeakerNames, rules: SpeechRules) => {
  const { verbs, verbsAfterNameOnly, particle, between = "", beforeVerb = "", link = "", and, blocked } = rules;
  const { isUnspaced, afterSpeech } = rules;
  const [start, end, space] = isUnspaced ? ["", "", ""] : [wordStart, wordEnd, "\\s+"];
  const verb = `${start}(?:${verbs})${end}`;
  const anyVerb = verbsAfterNameOnly ? `${start}(?:${verbs}|${verbsAfterNameOnly})${end}` : verb;
  const subject = named + (particle ? `(?<particle>${particle})` : "");
  const nameVerb = `${subject}${space}(?<between>${between})${anyVerb}`;
  const verbName = `${beforeVerb}${verb}\\s+${named}`;
  const separator = "^\\s*[,،，、;]?\\s*[–—-]?\\s*";
  // After a quotation a Chinese verb ends the clause: "…”安娜说完了" says something else.
  const clauseEnd = isUnspaced ? "(?=[\\s，。！？：；…“「『]|$)" : "";
  const hasVerbFirst = afterSpeech.includes("verb");
  const insensitive = (pattern: string, flags = "iu") => new RegExp(pattern, flags);
  return {
    nameFirst: afterSpeech.includes("name") ? insensitive(`${separator}${link}\\s*${nameVerb}${clauseEnd}`) : undefined,
    verbFirst: hasVerbFirst ? insensitive(separator + verbName) : undefined,
    introductions: [nameVerb, ...(hasVerbFirst ? [verbName] : [])].map((each) => insensitive(each, "giu")),
    /** "アンナは「…」と言った": the subject before the speech, the verb after it. */
    subjectBefore: rules.linksSpeech ? insensitive(`${subject}(?<between>${between})、?\\s*$`) : undefined,
    linkedVerb: insensitive(`^\\s*${link}\\s*(?:${between})${anyVerb}`),
    verb: insensitive(anyVerb),
    name: insensitive(bare),
    andAnother: insensitive(`^\\s*(?:${and})\\s*${bare}`),
    isBlocked: insensitive(`(?:${start}(?:${blocked})|${bare}\\s*(?:${and}))\\s*$`),
  };
};
