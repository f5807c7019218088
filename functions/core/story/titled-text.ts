/** A pasted text, and the title on its first line: "The Lighthouse of Mara", and a blank line after it. */
export interface TitledText {
  readonly title?: string;
  /** The text that is narrated, without its title. */
  readonly text: string;
}

const MAX_LETTERS = 59;
const MAX_WORDS = 10;
/** A text has at least so many times the letters of its title. */
const MIN_TIMES = 4;

/** The first line before a blank line. Nothing in it ends a sentence or goes on from one. */
const FIRST_LINE = /^\s*([^\r\n]+?)[ \t]*\r?\n[ \t]*\r?\n\s*(?=\S)/u;
/** "# The Lighthouse", "**The Lighthouse**", "Title: The Lighthouse" */
const MARKUP = /^(?:#{1,6}\s+)?(?:[*_]{1,3})?(?:title\s*:\s*)?|[*_]{1,3}$/giu;
const QUOTED = /^["“„«「『《]([^"“”„«»「」『』《》]+)["”“»」』》]$/u;
const TITLE = /^[\p{L}\p{N}][^.!?;:,…。！？；：，、।؟"“”\n]*[\p{L}\p{N}\p{M})’']$/u;

/** Words at the head of a part of a text, of its date, or of a letter. */
const HEADING =
  /^(?:chapter|part|book|prologue|introduction|dear|(?:mon|tues|wednes|thurs|fri|satur|sun)day|kapitel|teil|prolog|liebe[rs]?|cap[ií]tulo|parte|prólogo|querid[oa]|chapitre|partie|prologue|chère?|capitolo|prologo|car[oa]|глава|часть|пролог|дорог(?:ой|ая|ие)|الفصل|الجزء|عزيز[يت]ي?|अध्याय|भाग|प्रिय|অধ্যায়|পর্ব|প্রিয়)(?![\p{L}\p{M}])|^第.{1,4}[章回话話節节部]|^제\s?\d+\s?[장화부]|^[\divxlc]+$|^\d{1,2}\.?\s\p{L}+(?:\s\d{4})?$/iu;

/** The end of a paragraph: of a sentence, with or without a mark that closes what is said. */
const ENDS = /[.!?…。！？।؟]["'”’»」』)]*$/u;

/**
 * Takes the title from the first line of a pasted text. A text without sentences, or one whose paragraphs have no full
 * stops, has no line that is surely its title.
 */
export const titledText = (whole: string): TitledText => {
  const [found = "", line = ""] = FIRST_LINE.exec(whole) ?? [];
  const text = whole.slice(found.length);
  const bare = line.replace(MARKUP, "").trim();
  const title = QUOTED.exec(bare)?.[1]?.trim() ?? bare;
  return isTitle(title) && isStory(text) && text.length >= MIN_TIMES * title.length ? { title, text } : { text: whole };
};

const isTitle = (line: string): boolean =>
  [...line].length <= MAX_LETTERS &&
  line.split(/\s+/).length <= MAX_WORDS &&
  TITLE.test(line) &&
  !/^\p{Ll}/u.test(line) &&
  !HEADING.test(line);

/** Paragraphs with sentences, or the lines of verses. It goes on from nothing. */
const isStory = (text: string): boolean => {
  const paragraphs = text
    .trim()
    .split(/\n\s*\n/)
    .map((each) => each.trim());
  const whole = paragraphs.filter((each) => ENDS.test(each) || each.includes("\n"));
  return !/^[\p{Ll},;]/u.test(text) && whole.length * 2 > paragraphs.length;
};
