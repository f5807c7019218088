import { type Mood, moods } from "../../vocabulary.ts";
import { findWords } from "../lexicon/find-words.ts";

/** The mood of a scene: from its words, or else from its position in a written story. Nothing is known of other texts. */
export const moodOf = (narration: string, language: string, progress: number, isWritten = true): Mood => {
  const said = new Map<string, number>();
  const told =
    language === "english"
      ? narration
          .replace(OF_OTHERS, " ")
          .replace(SLEEPLESS, " ")
          .replace(CRIED_OUT, " ")
          .replace(/\bhad \w+/g, " ")
      : narration;
  for (const { sort, value, word, at } of findWords(told, language))
    if (sort === "mood" && !isDenied(told, at) && (isWritten || !DARK.test(word)))
      said.set(value, (said.get(value) ?? 0) + 1);
  const [most] = [...said].sort((a, b) => b[1] - a[1]);
  const found = moods.find((mood) => mood === most?.[0]);
  // At the end fear is usually over, even if the words still name it.
  if (found && !(found === "tense" && progress === 1)) return found;
  if (!isWritten) return progress === 1 && (language !== "english" || ENDS_WELL.test(narration)) ? "happy" : "calm";
  const [, usual] = USUAL.find(([until]) => progress < until) ?? [1, "joy" as const];
  return usual;
};

/** What lets those smile who are in the last picture. */
const ENDS_WELL =
  /\b(?:smil\w+|laugh\w*|happ\w+|glad\w*|joy\w*|cheer\w*|delight\w*|proud\w*|thank\w*|hugg?\w*|kiss\w*|love[sd]?|friends?|wedding|married|celebrat\w+|feast\w*|danc\w+|s[aiu]ng|sings|warm\w*|together|home|saved|won|best|good|better|wonderful|beautiful)\b/i;

/** "Not afraid", "did not sound lonely": no face shows it. */
const isDenied = (text: string, at: number): boolean => DENIED.test(text.slice(Math.max(0, at - 24), at));
/** "It was dark": neither does a face show that. */
const DARK = /^(?:dark|dunkel|sombre$|oscur|buio|escur|темн|暗|黑暗|어두|ظلام|অন্ধকার|अँधेर)/u;
const DENIED =
  /(?<!\p{L})(?:not|never|no|nothing|nobody|\p{L}+n['’]t|without|nicht|nie|keine?[mnrs]?|ohne|pas|jamais|sans|aucune?|sin|nunca|ninguna?|senza|non|mai|não|sem|nem|не|без|никогда)\s(?:\p{L}+\s)?$/iu;

/** "Could not fall asleep", "that night all forty slept". */
const SLEEPLESS =
  /\b(?:all (?:twenty|thirty|forty|fifty|sixty|hundred|the \w+)|everybody else|everyone else|the others|the (?:whole|entire) \w+) slept\b|\b(?:could|did|can|would|do|does)(?:n['’]t| not|not)\s+(?:\w+\s+){0,2}?(?:asleep|sleep)\b/gi;

/** "Stop!" cried the captain: no tears. */
const CRIED_OUT =
  /\bcried (?:out|with (?:joy|delight|laughter|happiness))\b|["”]\s*(?:(?:he|she|they|I|the|\p{Lu}[\p{L}.]*|\p{Ll}+)\s){0,3}?cried\b/gu;

/** "From people who slept". */
const OF_OTHERS = /\b(?:people|those|anyone|everyone|everybody|someone|others|strangers) who [^,.;!?]*/gi;

const USUAL: readonly (readonly [until: number, mood: Mood])[] = [
  [0.15, "calm"],
  [0.4, "happy"],
  [0.6, "wonder"],
  [0.8, "worried"],
  [0.92, "wonder"],
  [1.01, "joy"],
];
