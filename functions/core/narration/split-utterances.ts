import type { LanguageId } from "#contract/catalogue/languages.ts";
import type { SpeechStyle } from "#contract/catalogue/speech-styles.ts";
import type { CastMember, PlannedScene } from "../story/story.ts";
import { type Attribution, attributionOf, type Surroundings } from "./attribute-speech.ts";
import { plain, type SpeakerNames, speakerNames } from "./speaker-names.ts";
import { type SpeechRules, speechRules } from "./speech-rules.ts";

/** One speaker's words within a scene. */
export interface Utterance {
  /** The id of a character; undefined for the narrator. */
  readonly speaker: string | undefined;
  readonly text: string;
  /** A script names the speaker. The name is not spoken: "Anna: Where are we?" */
  readonly isLabeled?: true;
  /** What ends it: the pause after it is as long. */
  readonly ends: "paragraph" | "sentence" | "clause";
  readonly style?: SpeechStyle | undefined;
}

/**
 * The utterances of a narration in their order. Together they are the whole narration, but for the names of a script.
 * Speech belongs to a character only where its words leave no doubt; all else is the narrator's.
 */
export const splitUtterances = (
  narration: string,
  language: LanguageId,
  cast: readonly CastMember[],
): readonly Utterance[] => {
  const names = speakerNames(cast, language);
  if (!names) return merged([{ speaker: undefined, text: narration }]);
  const rules = speechRules[language];
  const attribution = attributionOf(names, language);
  const paragraphs = narration.match(/[^\n]*\n*/g) ?? [];
  return merged(paragraphs.filter(Boolean).flatMap((text) => ofParagraph(text, rules, names, attribution)));
};

/**
 * The utterances that the owner of a film has chosen. Where the words do not say who speaks, a caption does; pauses are as
 * long as those of the words.
 */
export const chosenUtterances = (
  chosen: NonNullable<PlannedScene["utterances"]>,
  read: readonly Utterance[],
): readonly Utterance[] =>
  chosen.map(({ speaker, text, style }) => {
    const known = read.find((each) => each.speaker === speaker && each.text === text);
    const ends = read.find((each) => each.text === text)?.ends ?? endOf(text);
    const isLabeled = speaker !== undefined && (known ? known.isLabeled : true);
    return { speaker, text, ends, ...(isLabeled && { isLabeled }), ...(style && { style }) };
  });

/** A text with nothing but marks is not spoken. */
const spoken = /[\p{L}\p{N}]/u;

interface Part {
  readonly speaker: string | undefined;
  readonly text: string;
  readonly isLabeled?: true;
}

const ofParagraph = (
  paragraph: string,
  rules: SpeechRules,
  names: SpeakerNames,
  attribution: Attribution,
): readonly Part[] => {
  const label = /^\s*([^\s:：“”"«»「」][^:：“”"«»「」\n]{0,60}?)\s*[:：]\s*(?=\S)/u.exec(paragraph);
  const speaker = label && names.idOf(plain(label[1] ?? ""));
  const text = paragraph.slice(label?.[0].length);
  if (speaker && spoken.test(text)) return [{ speaker, text, isLabeled: true }];
  const dialogue = rules.hasDashes ? ofDashes(paragraph, attribution) : undefined;
  return dialogue ?? ofQuotations(paragraph, rules, attribution);
};

/** Speech after a dash at the beginning of a paragraph: "—Hola —dijo Ana—. ¿Qué haces?" */
const ofDashes = (paragraph: string, attribution: Attribution): readonly Part[] | undefined => {
  const { after } = attribution;
  if (!/^\s*[—–-]\s*\p{L}|^\s*[—–-]\s*[¿¡«]/u.test(paragraph)) return afterNarration(paragraph, attribution);
  const pieces = paragraph.split(/(?<!^\s*)(?=[—–])/u);
  const [speech = "", words] = pieces.length > 1 ? pieces : splitAtTag(paragraph, after);
  if (words === undefined) return undefined;
  const around = { before: "", after: words, speech, follows: false, isFollowed: false };
  const speaker = after(around);
  if (!speaker) return undefined;
  const rest = pieces.length > 1 ? pieces.slice(2) : [];
  return [
    { speaker, text: speech },
    { speaker: undefined, text: words },
    ...rest.map((text, index) => ({ speaker: index % 2 === 0 ? speaker : undefined, text })),
  ];
};

/** Speech after a dash within a paragraph: "Ana dejó la red. —Hola —dijo Ana." */
const afterNarration = (paragraph: string, attribution: Attribution): readonly Part[] | undefined => {
  const at = paragraph.search(/(?<=[.!?…:]\s)[—–]\s?(?=[\p{Lu}¿¡])/u);
  const dialogue = at > 0 ? ofDashes(paragraph.slice(at), attribution) : undefined;
  return dialogue && [{ speaker: undefined, text: paragraph.slice(0, at) }, ...dialogue];
};

/** In French the words after the speech follow a comma: "— Bonjour, dit Anna." */
const splitAtTag = (paragraph: string, after: Attribution["after"]): readonly string[] => {
  for (const { index } of paragraph.matchAll(/(?<=[,!?…]\s)\p{Ll}/gu)) {
    const [speech, words] = [paragraph.slice(0, index), paragraph.slice(index)];
    if (after({ before: "", speech, after: words, follows: false, isFollowed: false })) return [speech, words];
  }
  return [paragraph];
};

interface Quotation {
  readonly from: number;
  readonly until: number;
}

const ofQuotations = (paragraph: string, rules: SpeechRules, attribution: Attribution): readonly Part[] => {
  const quotations = findQuotations(paragraph, rules.quotes);
  const parts: Part[] = [];
  let cursor = 0;
  let last: { readonly around: Surroundings; readonly speaker: string } | undefined;
  for (const [index, { from, until }] of quotations.entries()) {
    const next = quotations[index + 1];
    const around: Surroundings = {
      before: paragraph.slice(quotations[index - 1]?.until ?? 0, from),
      speech: paragraph.slice(from + 1, until - 1),
      after: paragraph.slice(until, next?.from),
      follows: index > 0,
      isFollowed: next !== undefined,
    };
    const same = last && attribution.goesOn(last.around, around) ? last.speaker : undefined;
    const speaker = attribution.after(around) ?? same ?? attribution.before(around);
    last = speaker ? { around, speaker } : undefined;
    if (!speaker) continue;
    parts.push({ speaker: undefined, text: paragraph.slice(cursor, from) });
    parts.push({ speaker, text: paragraph.slice(from, until) });
    cursor = until;
  }
  return [...parts, { speaker: undefined, text: paragraph.slice(cursor) }];
};

/** The quotations of a paragraph: none if a mark has no partner, because then nothing is certain. */
const findQuotations = (paragraph: string, pairs: readonly string[]): readonly Quotation[] => {
  const found: Quotation[] = [];
  for (let at = 0; at < paragraph.length; at++) {
    const closings = pairs.filter(([open]) => open === paragraph[at]).map(([, close]) => close);
    if (closings.length === 0) continue;
    const ends = closings.map((close) => paragraph.indexOf(close ?? "", at + 1)).filter((end) => end >= 0);
    if (ends.length === 0) return [];
    const until = Math.min(...ends) + 1;
    found.push({ from: at, until });
    at = until - 1;
  }
  return found;
};

const leadingMarks = /^(?:[—–-]?[,.;:،؛。、，；：!?！？…।]+)?\s*/u;

/** Joins what one speaker says, and gives punctuation to the words before it. */
const merged = (parts: readonly Part[]): readonly Utterance[] => {
  const joined: Part[] = [];
  let opening = "";
  for (const part of parts) {
    const last = joined.at(-1);
    const isSame = last && last.speaker === part.speaker && !part.isLabeled && !last.isLabeled;
    const marks = last && !isSame && !part.isLabeled ? (leadingMarks.exec(part.text)?.[0] ?? "") : "";
    const text = part.text.slice(marks.length);
    if (last) joined[joined.length - 1] = { ...last, text: last.text + marks };
    if (last && (isSame || !spoken.test(text))) joined[joined.length - 1] = { ...last, text: last.text + part.text };
    else if (!spoken.test(text)) opening += text;
    else {
      joined.push({ ...part, text: opening + text });
      opening = "";
    }
  }
  return joined.map((part) => ({ ...part, text: part.text.trim(), ends: endOf(part.text) }));
};

const endOf = (text: string): Utterance["ends"] => {
  if (/\n\s*$/.test(text)) return "paragraph";
  return /[.!?。！？।؟…][\p{Pe}\p{Pf}\p{Pi}"'”’]*\s*$/u.test(text) ? "sentence" : "clause";
};
