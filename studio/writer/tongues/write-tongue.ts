import type { CastMember } from "#studio/vocabulary.ts";
import { type Chance, chanceOf } from "../chance.ts";
import { type Language, languageOf, spaceAfterSentence } from "../languages.ts";
import { findWords } from "../lexicon/find-words.ts";
import { castIn } from "../plan/cast.ts";
import { titleOf } from "../publish/title-of.ts";
import { phrases } from "../publish/words.ts";
import { sentences } from "../speech/sentences.ts";
import { speakingSeconds } from "../speech/speaking-seconds.ts";
import type { Brief, Story } from "../story.ts";
import { tongues } from "./index.ts";
import type { Tongue } from "./tongue.ts";

/** A story in another language: neutral beats around the user's own words, as many episodes as the time holds. */
export const writeTongue = (brief: Brief): Story => {
  const language = languageOf(brief.language);
  if (language === "english") throw new Error("English has a writer of its own");
  const chance = chanceOf(`${brief.seed}|${brief.storyType}|${brief.idea}`);
  const idea = quoted(brief, language) || quoted({ idea: brief.before?.series ?? "" }, language) || nameless(language);
  const draw = drawerOf(tongues[language], idea, chance);
  const join = (parts: readonly (string | undefined)[]): string =>
    parts.filter((part) => part !== undefined).join(spaceAfterSentence(language));
  const opening = [join([draw("open"), draw("wish")]), join([draw("leave")])];
  const closing = [draw("low"), draw("climax"), join([draw("after"), draw("end")])].filter(
    (part) => part !== undefined,
  );
  const cost = (text: string): number => speakingSeconds(text, language);
  let left = brief.seconds - [...opening, ...closing].reduce((sum, part) => sum + cost(part), 0);
  const middle: string[] = [];
  for (let dry = 0, turn = 0; left > SHORTEST && dry < BEATS.length; turn++) {
    const beat = BEATS[turn % BEATS.length] ?? [];
    const told = beat.map((each) => draw(each)).filter((line) => line !== undefined);
    const fits = told.filter((line) => {
      const enough = cost(line) <= left + SHORTEST;
      if (enough) left -= cost(line);
      return enough;
    });
    dry = fits.length > 0 ? 0 : dry + 1;
    if (fits.length > 0) middle.push(join(fits));
  }
  const paragraphs = [...opening, ...middle, ...closing];
  // A sequel that leaves the story open is told around what the first one was about.
  const cast = castOf(brief.idea || (brief.before?.idea ?? ""), language).map((member, at) =>
    at === 0 && brief.heroName ? { ...member, name: brief.heroName } : member,
  );
  return {
    title:
      brief.before && !brief.idea
        ? ""
        : titleOf({ title: brief.idea.length < 60 ? brief.idea : "", text: brief.idea, language }) ||
          nameless(language),
    paragraphs,
    cast,
  };
};

/** People who have their story told in another language may still write the idea in English. */
const castOf = (idea: string, language: Language): CastMember[] => {
  const kinds = (tongue: Language): number => findWords(idea, tongue).filter(({ sort }) => sort === "kind").length;
  return castIn(idea, kinds("english") > kinds(language) ? "english" : language);
};

/** An idea without words is still a story. */
const nameless = (language: Language): string => phrases[language].tags[0] ?? "";

/** Less than the shortest sentence. */
const SHORTEST = 2.5;
const BEATS: readonly (readonly (keyof Tongue)[])[] = [["arrive", "meet"], ["ask"], ["trouble", "solve"], ["rest"]];
const LONGEST_QUOTE = 160;

/** The user's words as a quotation: the first sentence, without its full stop, and without the quotation's own marks. */
const quoted = ({ idea, heroName }: Pick<Brief, "idea" | "heroName">, language: Language): string => {
  const [first = idea] = sentences(idea.trim(), language).map(({ text }) => text);
  const bare = first.replace(/[.。।!！?？…]+$/u, "").replace(/[“”„«»「」"]/g, "");
  const short = [...bare].length <= LONGEST_QUOTE ? bare : `${[...bare].slice(0, LONGEST_QUOTE).join("")}…`;
  return heroName && !short.includes(heroName) ? `${heroName}: ${short}` : short;
};

/** Each line of a kind once, with other words in its gaps each time; undefined when all have been told. */
const drawerOf = (tongue: Tongue, idea: string, chance: Chance): ((kind: keyof Tongue) => string | undefined) => {
  const left = new Map<keyof Tongue, string[]>();
  const filled = (line: string): string[] =>
    (["when", "where", "who", "advice"] as const).reduce<string[]>(
      (made, gap) =>
        made.flatMap((each) =>
          each.includes(`{${gap}}`) ? tongue[gap].map((phrase) => each.replace(`{${gap}}`, phrase)) : [each],
        ),
      [line],
    );
  return (kind) => {
    const rest =
      left.get(kind) ??
      evenly(
        tongue[kind].map((line) => chance.shuffled(filled(line))),
        chance,
      );
    left.set(kind, rest);
    return rest.shift()?.replaceAll("{p}", idea);
  };
};

/** One of each line in turn, so that the same one does not come twice running. */
const evenly = (lists: readonly string[][], chance: Chance): string[] => {
  const order = chance.shuffled(lists);
  const rounds = Math.max(...order.map((list) => list.length));
  return Array.from({ length: rounds }, (_, round) => order.flatMap((list) => list.slice(round, round + 1))).flat();
};
