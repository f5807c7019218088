import nlp from "compromise";
import { canDraw } from "../src/artist/index.ts";
import { textOf, write } from "../src/writer/index.ts";
import { findWords } from "../src/writer/lexicon/find-words.ts";
import { ideas, proseTypes } from "../test/writer/ideas.ts";

/** The nouns of our own stories that no picture can show, the most frequent first: `npx tsx packages/studio/tools/nouns.ts`. */
const counts = new Map<string, { times: number; example: string }>();
let all = 0;
for (const [at, { idea }] of ideas.entries())
  for (const storyType of proseTypes) {
    const story = write({ idea, storyType, language: "english", scenes: 18, seconds: 180, seed: `nouns-${at}` });
    const text = textOf(story);
    // A list of strings, as the package's own types do not say.
    const phrases = nlp(text).nouns().toSingular().out("array") as string[];
    for (const phrase of phrases) {
      const word =
        phrase
          .toLowerCase()
          .replace(/[^a-z -]/g, "")
          .split(" ")
          .at(-1) ?? "";
      if (!/^[a-z-]{3,}$/.test(word)) continue;
      all++;
      if (canDraw(word) || findWords(word, "english").length > 0) continue;
      const from = text.toLowerCase().indexOf(word);
      const seen = counts.get(word);
      counts.set(word, {
        times: (seen?.times ?? 0) + 1,
        example: seen?.example ?? text.slice(Math.max(0, from - 30), from + 30).replaceAll("\n", " "),
      });
    }
  }
const ranked = [...counts].sort(([, a], [, b]) => b.times - a.times);
const missing = ranked.reduce((sum, [, { times }]) => sum + times, 0);
console.info(`${all} nouns, of which ${missing} cannot be drawn; the most frequent of them:`);
for (const [word, { times, example }] of ranked.slice(0, Number(process.argv[2] ?? 120)))
  console.info(`${String(times).padStart(4)}  ${word.padEnd(16)} … ${example} …`);
