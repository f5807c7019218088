import { LazyPattern } from "./lazy-pattern.ts";
import { BEFORE } from "./subject-story.ts";

/**
 * The pattern of a phrase of an idea, in which `<gap:kind>` stands for any words of a kind: "taught <pupil:somebody> (?:how )?to
 * <skill:doing>" fits "taught a young seagull how to fly in the storm", and fills {pupil} and {skill}. Kinds are:
 * - somebody: a person, an animal or a group, by name or noun ("Luca", "her two sisters", "an old man named Tom");
 * - thing: what has a noun ("a red kite", "her grandmother's ring", "an island full of turtles");
 * - doing: an infinitive with what belongs to it ("fly in the storm").
 */
export const phrase = (words: string): RegExp =>
  new Phrase(
    inWords(
      words.replace(GAP, (gap, name: string, kind: keyof typeof KINDS, at: number) => {
        const isLast = at + gap.length === words.length;
        return `(?<${name}>${KINDS[kind]})${isLast || kind === "doing" ? PART_END : ""}`;
      }),
    ),
    inWords(words.replace(GAP, "(?<$1>[^]+?)")),
  );

const inWords = (pattern: string): string => `(?<![\\p{L}-])${pattern}(?![\\p{L}-])`;

/**
 * A pattern that looks for the words around its gaps first. Gaps are large once compiled (200 kB a pattern), and nearly all
 * phrases fail by their words.
 */
class Phrase extends LazyPattern {
  readonly #around: LazyPattern;

  constructor(pattern: string, around: string) {
    super(pattern);
    this.#around = new LazyPattern(around);
  }

  override exec(text: string): RegExpExecArray | null {
    return this.#around.test(text) ? super.exec(text) : null;
  }
}

const GAP = /<(\w+):(somebody|thing|doing)>/g;

const SMALL =
  "an?|the|and|or|but|to|of|in|on|at|with|for|from|by|into|onto|over|under|through|across|near|behind|along|about|after|before|until|while|when|where|who|that|which|whose|because|so|though|although|as|if|than|how|not|is|was|are|were|had|has|have|did|he|she|it|they|him|them|named|called|during|without|inside|every|out|up|down|back";
/** A word that does not end a phrase. */
const WORD = `(?!(?:${SMALL})\\b)[\\p{Ll}\\d][\\p{L}\\d'’-]*`;
const NAME = "(?:(?:Mrs?|Ms|Dr|Sir|Lady|Captain)\\.? )?\\p{Lu}[\\p{L}'’-]+(?: \\p{Lu}[\\p{L}'’-]+)*";
const OWNER = `(?:${NAME}['’]s|${BEFORE} (?:${WORD} ){0,2}?${WORD}['’]s)`;
const OWN = `(?:${BEFORE}|${OWNER}|[Ss]ome|[Mm]any|[Aa]ll (?:the|his|her|their)|[Ff]ive|[Ss]ix|[Ss]even)`;
const NOUN = `${WORD}(?: of (?:${OWN} )?(?:${WORD} ){0,2}?${WORD})?`;
const PART_END = `(?=[,.;:!?”"]|$| (?:${SMALL}|[a-z]+ly)\\b)`;

const KINDS = {
  somebody: `(?:${OWN} (?:${WORD} ){0,4}?${WORD}(?:,? (?:(?:called|named) )?${NAME}(?: and ${NAME})?)?|${NAME}(?: and ${NAME})?)`,
  thing: `(?:${OWN} )?(?:${WORD} ){0,4}?${NOUN}(?: full of (?:${WORD} ){0,2}?${WORD})?`,
  doing: `${WORD}(?: (?!(?:and|because|but|before|when|while|until|although|even|after|so|who|which)\\b)[^\\s,.;:!?]+)*`,
} as const;

/** Whether a gap of a pattern takes what is done. */
export const isOfDoing = ({ source }: RegExp, gap: string): boolean => source.includes(`(?<${gap}>${KINDS.doing})`);
