import { chanceOf } from "../chance.ts";
import { type Foreign, languageOf, spaceAfterSentence } from "../languages.ts";
import { castIn } from "../plan/cast.ts";
import { titleOf } from "../publish/title-of.ts";
import { speakingSeconds } from "../speech/speaking-seconds.ts";
import type { Brief, Story } from "../story.ts";
import { castFor } from "./cast-for.ts";
import { drawerOf, type Kind } from "./draw.ts";
import { languageOfIdea } from "./language-of-idea.ts";
import { thingOf } from "./nouns/noun.ts";
import { openingOf } from "./opening.ts";
import type { Subject } from "./premise.ts";
import { subjectOf } from "./subject.ts";
import { bare, titled, together } from "./tell.ts";

/** A story in another language: neutral beats around who the idea is about, as many episodes as the time holds. */
export const writeTongue = (brief: Brief): Story => {
  const language = languageOf(brief.language);
  if (language === "english") throw new Error("English has a writer of its own");
  const chance = chanceOf(`${brief.seed}|${brief.storyType}|${brief.idea}`);
  // A sequel that leaves the story open is told around what the first one was about.
  const idea = brief.idea || (brief.before?.idea ?? "");
  const from = languageOfIdea(idea, language);
  const isOwn = from === language;
  const subject = subjectOf(idea, from, language);
  const title = titleFor(brief, isOwn, subject, language);
  const draw = drawerOf({ language, subject, title: title || (brief.before?.series ?? ""), chance });
  const join = (parts: readonly (string | undefined)[]): string =>
    parts.filter((part) => part !== undefined).join(spaceAfterSentence(language));
  const told = openingOf(
    { idea: brief.idea, heroName: brief.heroName || subject.name, isOwn },
    subject,
    language,
    chance,
  );
  const opening = [join([...(told ?? [draw("open")]), draw("wish")]), join([draw("leave")])];
  const closing = [
    draw("low"),
    draw("climax"),
    join([isOwn ? undefined : together(subject, language), draw("after"), draw("end")]),
  ].filter((part) => part !== undefined);
  const cost = (text: string): number => speakingSeconds(text, language);
  let left = brief.seconds - [...opening, ...closing].reduce((sum, part) => sum + cost(part), 0);
  const middle: string[] = [];
  for (let dry = 0, turn = 0; left > SHORTEST && dry < BEATS.length; turn++) {
    const beat = BEATS[turn % BEATS.length] ?? [];
    const lines = beat.map((each) => draw(each)).filter((line) => line !== undefined);
    const fits = lines.filter((line) => {
      const enough = cost(line) <= left + SHORTEST;
      if (enough) left -= cost(line);
      return enough;
    });
    dry = fits.length > 0 ? 0 : dry + 1;
    if (fits.length > 0) middle.push(join(fits));
  }
  return {
    title: brief.before && !brief.idea ? "" : isOwn ? title : bare(title),
    paragraphs: [...opening, ...middle, ...closing],
    cast: castFor({ language, isOwn, subject, heroName: brief.heroName }, castIn(idea, from)),
  };
};

/** The user's words where the story speaks their language, or else whom and what it is about. */
const titleFor = ({ idea }: Brief, isOwn: boolean, subject: Subject, language: Foreign): string => {
  const own = isOwn ? titleOf({ title: idea.length < 60 ? idea : "", text: idea, language }) : "";
  return (
    own ||
    titled(subject, language) ||
    titled({ ...subject, thing: thingOf("adventure", language) ?? "" }, language) ||
    ""
  );
};

/** Less than the shortest sentence. */
const SHORTEST = 2.5;
const BEATS: readonly (readonly Kind[])[] = [["arrive", "meet"], ["hero"], ["ask"], ["trouble", "solve"], ["rest"]];
