import type { Beat } from "../../scripts/script.ts";
import type { ClauseScene } from "../clause-scene.ts";
import { LazyPattern } from "./lazy-pattern.ts";
import { type MarkedLine, readMark } from "./picture-mark.ts";

/**
 * A story for ideas about one subject: a boxer's last fight, a lost recipe, a message from the dead. It is chosen by what the
 * whole idea is about, in whatever sentence that stands.
 */
export interface SubjectStory {
  /** What the idea says, each of these somewhere in it, in the past tense. Their named groups fill the gaps of the same names. */
  readonly says: readonly RegExp[];
  /** What it may say as well, for more gaps. */
  readonly may?: readonly RegExp[];
  /** What an idea says for which the story would be wrong. */
  readonly unless?: RegExp;
  /** Who leads the idea, where the story does not hold for any hero. */
  readonly of?: ClauseScene["of"];
  /** The named group of who leads the story, where that is not the idea's hero: lines call them {hero} all the same. */
  readonly lead?: string;
  /** What a sentence of the idea tells too early ("until a cat led them home"): left out there, because the story tells it. */
  readonly early?: RegExp;
  /** From the first sentence of the idea up to the turning point. */
  readonly after: readonly Beat[];
  /** How it comes out; the last beat is its last picture, which is told also where the idea tells its own end. */
  readonly end: readonly Beat[];
  /** It is for any idea in which so is done, and gives way to a story that is about just this. */
  readonly isGeneral?: boolean;
  /** It is for whatever somebody of a sort does, and comes after all stories that are about the idea. */
  readonly isForAny?: boolean;
  /** Its lines of which the picture is described. */
  readonly pictures: readonly MarkedLine[];
}

/**
 * A paragraph, or variants of it: that with most of the idea is used; with "+" it is used only where there is time. A mark
 * before its words ("@kitchen", after the "+") says where its picture plays.
 */
type Paragraph = string | readonly string[];

/** A story as it is written down, in paragraphs. */
export interface WrittenStory extends Omit<SubjectStory, "after" | "end" | "pictures"> {
  readonly after: readonly Paragraph[];
  readonly end: readonly Paragraph[];
}

/** A story with the ranks of its paragraphs. */
export const story = ({ after, end, ...chosenBy }: WrittenStory): SubjectStory => {
  const [before, last] = [after.map(readParagraph), end.map(readParagraph)];
  return {
    ...chosenBy,
    after: before.map(({ beat }) => beat),
    // The last picture is told also where the idea tells its own end.
    end: last.map(({ beat: [rank, ...lines] }, at) => [at === last.length - 1 ? LAST_PICTURE : rank, ...lines]),
    pictures: [...before, ...last].flatMap(({ marked }) => marked.filter(({ picture }) => picture !== undefined)),
  };
};

/** A paragraph as it is told, and its lines with their pictures. */
const readParagraph = (paragraph: Paragraph): { readonly beat: Beat; readonly marked: readonly MarkedLine[] } => {
  const lines = linesOf(paragraph);
  const marked = lines.map((line) => readMark(line.replace(/^\+\s*/, "")));
  const isOptional = lines.some((line) => line.startsWith("+"));
  return { beat: [isOptional ? OPTIONAL : 0, ...marked.map(({ text }) => `=#${text}`)], marked };
};
const OPTIONAL = 0.75;
const LAST_PICTURE = 0.6;

const linesOf = (paragraph: Paragraph): readonly string[] => (typeof paragraph === "string" ? [paragraph] : paragraph);

/** A story of which each paragraph is told in other lines. */
export const withParagraphs = (written: WrittenStory, told: (lines: readonly string[]) => Paragraph): WrittenStory => {
  const change = (paragraph: Paragraph): Paragraph => told(linesOf(paragraph));
  return { ...written, after: written.after.map(change), end: written.end.map(change) };
};

/** The pattern of one of these words, divided by "|". */
export const oneOf = (words: string): RegExp => new RegExp(`\\b(?:${words})\\b`, "i");

/** Patterns of more words that ideas of a story may say, one for each, for `may`: so much more of them the story tells. */
export const also = (...words: readonly string[]): RegExp[] => words.map(oneOf);

/**
 * The pattern of somebody whom an idea calls by one of these nouns (singular and plural, divided by "|"), with a name or
 * without: "her grandson Luca", "two old brothers", "Grandma Rosa". It fills the gap of this name.
 */
export const role = (gap: string, nouns: string): RegExp =>
  new LazyPattern(
    `(?<![\\p{L}-])(?<${gap}>(?:${BEFORE} (?:${WORD} ){0,5}?)?(?:${eitherCase(nouns)})(?:,? (?:(?:called|named) )?${NAME}(?: and ${NAME})?)?)(?![\\p{L}-])`,
  );

/** Nouns divided by "|", each with a capital or without: the names behind them need capitals. */
export const eitherCase = (nouns: string): string =>
  nouns
    .split("|")
    .map((noun) => `[${noun.charAt(0).toUpperCase()}${noun.charAt(0)}]${noun.slice(1)}`)
    .join("|");
/** What somebody of an idea is called with: "a boy", "her brother", "two men". */
export const BEFORE = "(?:[Aa]n?|[Tt]he|[Hh]is|[Hh]er|[Ii]ts|[Tt]heir|[Mm]y|[Oo]ur|[Tt]wo|[Tt]hree|[Ff]our)";
/** A word before a noun: "9", "year", "old"; no verb is so short, and no other noun stands between. */
const WORD =
  "(?!(?:an?|the|his|her|its|their|my|our|and|or|but|to|of|in|on|at|with|for|from|by|who|that|which|when|is|was|were|had|has|as|because|so|not)\\b)[a-z0-9-]+";
const NAME = "(?:(?:Mrs?|Ms|Dr|Sir|Lady|Captain)\\.? )?\\p{Lu}[\\p{L}'’-]+(?: \\p{Lu}[\\p{L}'’-]+)?";
