import { parseArgs } from "node:util";
import { plan, speakingSeconds, textOf, write } from "@animation-agent/studio/writer";
import { factsReason } from "#functions/core/order/needs-facts.ts";
import { everydayIdeas } from "./stories/everyday-ideas.ts";
import { factIdeas } from "./stories/fact-ideas.ts";
import { type BenchIdea, ideas } from "./stories/ideas.ts";
import { otherLanguages } from "./stories/other-languages.ts";
import { repeatedPhrases } from "./stories/phrases.ts";
import { measureSharing } from "./stories/sharing.ts";
import { texts } from "./stories/texts.ts";

/**
 * Prints how the built-in writer reads and tells ideas and pasted texts that no test knows, for a reader to judge:
 * `npm run bench:stories -- --only ideas --find snail --whole`. Counts what can be counted; each miss has a line.
 */
const { values } = parseArgs({
  options: {
    only: { type: "string", default: "ideas,everyday,texts,languages,facts" },
    find: { type: "string", default: "" },
    language: { type: "string", default: "" },
    seconds: { type: "string", default: "170" },
    seed: { type: "string", default: "bench" },
    whole: { type: "boolean", default: false },
    scenes: { type: "boolean", default: false },
  },
});

const print = (line: string): boolean => process.stdout.write(`${line}\n`);
const matches = (text: string): boolean => text.toLowerCase().includes(values.find.toLowerCase());
const has = (text: string, words: string): boolean => text.toLowerCase().includes(words.toLowerCase());

const tellIdea = (each: BenchIdea, language: string) => {
  const seconds = Number(values.seconds);
  const brief = { idea: each.idea, storyType: each.type, language, scenes: 10, seconds, seed: values.seed };
  const story = write(brief);
  const text = textOf(story);
  const planned = plan({
    text,
    language,
    scenes: 10,
    title: story.title,
    cast: story.cast,
    storyType: each.type,
    idea: each.idea,
  });
  return { each, story, text, planned, seconds: speakingSeconds(text, language) };
};

type Told = ReturnType<typeof tellIdea>;

const missesOf = ({ each, story, text, seconds }: Told): string[] => {
  const [lead] = story.cast;
  const cast = story.cast.map(({ name, kind }) => `${name} ${kind}`).join(", ");
  const isDrawn = each.drawn.split(",").some((kind) => lead?.kind === kind);
  const others = (each.others ?? "").split(",").filter((word) => word !== "");
  return [
    ...(isDrawn ? [] : [`hero drawn as ${lead?.kind}`]),
    ...(each.hero === "I" || has(text, each.hero) ? [] : [`hero ${each.hero} is not told`]),
    ...others.filter((word) => !has(text, word)).map((word) => `${word} is not told`),
    ...others.filter((word) => !has(cast, word)).map((word) => `${word} is not in the cast`),
    ...(each.place && !has(text, each.place) ? [`place ${each.place} is not told`] : []),
    ...(each.wish && !has(text, each.wish) ? [`${each.wish} is not told`] : []),
    ...(Math.abs(seconds / Number(values.seconds) - 1) > 0.08 ? [`${Math.round(seconds)} seconds`] : []),
  ];
};

const phrasesOf = ({ text, story, each }: Told, language: string): string[] =>
  repeatedPhrases({ text, idea: each.idea, names: story.cast.map((one) => one.name) }, language);

const castLine = (cast: Told["story"]["cast"]): string =>
  cast.map(({ name, kind, traits }) => `${name || "?"}=${[...traits, kind].join(" ")}`).join(", ");

const printScenes = ({ scenes }: Told["planned"]): void => {
  for (const { narration, title, picture } of scenes) {
    const who = picture.cast.map(({ id, action, holds }) => `${id} ${action}${holds ? `+${holds}` : ""}`).join(", ");
    print(`    [${title}] ${picture.place}/${picture.time} ${picture.shot} | ${who} | ${picture.props.join(" ")}`);
    print(`      ${narration.replace(/\s+/g, " ").slice(0, 150)}`);
  }
};

const printTold = (told: Told, language: string): boolean => {
  const misses = missesOf(told);
  print(`\n# ${told.each.type.replace("_story", "")}: ${told.each.idea}`);
  print(`  “${told.story.title}” ${castLine(told.story.cast)}`);
  for (const miss of misses) print(`  MISS ${miss}`);
  for (const phrase of phrasesOf(told, language)) print(`  REPEATED ${phrase}`);
  if (values.whole) print(`  ${told.text.replaceAll("\n\n", "\n  ")}`);
  if (values.scenes) printScenes(told.planned);
  return misses.length === 0;
};

const printGroup = (name: string, told: readonly Told[], language: string): void => {
  const right = told.filter((each) => printTold(each, language)).length;
  const repetitive = told.filter((each) => phrasesOf(each, language).length > 0).length;
  const { shared, withContent, worst } = measureSharing(
    told.map(({ text, story, each }) => ({ text, names: story.cast.map((one) => one.name), idea: each.idea })),
    language,
  );
  print(
    `\n== ${name}: ${right} of ${told.length} without a miss; shared sentences ${shared} %; with a word of the idea ${withContent} %; ${repetitive} repeat a phrase`,
  );
  if (values.whole) for (const sentence of worst) print(`   shared: ${sentence}`);
};

const printTexts = (): void => {
  for (const { text, language, cast, places } of texts.filter((each) => matches(each.text))) {
    const planned = plan({ text, language, scenes: 6, title: "" });
    print(`\n# ${language}: ${text.slice(0, 70).replace(/\s+/g, " ")}…`);
    print(`  want ${cast} | ${places}`);
    print(`  has  ${castLine(planned.cast)} | ${planned.scenes.map(({ picture }) => picture.place).join(" ")}`);
    if (values.scenes) printScenes(planned);
  }
};

const isWanted = (language: string): boolean => values.language === "" || values.language === language;
const wanted = values.only.split(",");
if (wanted.includes("ideas"))
  printGroup(
    "English ideas",
    ideas.filter(({ idea }) => matches(idea)).map((each) => tellIdea(each, "english")),
    "english",
  );
if (wanted.includes("everyday"))
  printGroup(
    "Everyday ideas",
    everydayIdeas.filter(({ idea }) => matches(idea)).map((each) => tellIdea(each, "english")),
    "english",
  );
if (wanted.includes("languages"))
  for (const group of new Set(otherLanguages.map((each) => each.group))) {
    const own = otherLanguages.filter((each) => each.group === group && matches(each.idea) && isWanted(each.language));
    const [{ language } = { language: group }] = own;
    if (own.length > 0)
      printGroup(
        group,
        own.map((each) => tellIdea(each, language)),
        language,
      );
  }
if (wanted.includes("texts")) printTexts();
if (wanted.includes("facts"))
  for (const [type, idea] of factIdeas.filter((each) => matches(each[1])))
    print(`${factsReason(type, idea) ?? "MISS told"}: ${idea}`);
