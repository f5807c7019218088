import { languageOf, type NonEnglish } from "../../languages/index.ts";
import type { CastMember } from "../../vocabulary.ts";
import { withGroupMembers } from "../people/group-members.ts";
import { withToldHero } from "../people/told-hero.ts";
import { castIn } from "../plan/cast.ts";
import { seededRandom } from "../random.ts";
import type { Brief, Story } from "../story.ts";
import { castFor } from "./cast-for.ts";
import { readClauses } from "./clauses/read-clauses.ts";
import { tellClauses } from "./clauses/tell-clauses.ts";
import { detectLanguage } from "./detect-language.ts";
import { linePicker } from "./line-picker.ts";
import { namedSubject } from "./named-subject.ts";
import { thingOf } from "./nouns.ts";
import { splitIdea } from "./opening.ts";
import { outlinedParts } from "./outlined-parts.ts";
import { ownTitle } from "./own-title.ts";
import { plainIdea } from "./plain-idea/plain-idea.ts";
import type { Subject } from "./subject.ts";
import { titleOfSubject, withoutVowelMarks } from "./subject-lines.ts";
import { subjectOfEnglish } from "./subject-of-english.ts";
import { subjectOfWords } from "./subject-of-words.ts";
import { readForTelling } from "./tell/read.ts";
import { tellBeats } from "./tell-beats.ts";
import { tellScripted } from "./tell-scripted.ts";

/** A story in another language than English, told by a script of the language, or else by general episodes. */
export const writeNonEnglish = (asked: Brief): Story => {
  const language = languageOf(asked.language);
  if (language === "english") throw new Error("English stories have a writer of their own");
  const brief = {
    ...asked,
    idea: detectLanguage(asked.idea, language) === language ? plainIdea(asked.idea, language) : asked.idea,
  };
  const random = seededRandom(`${brief.seed}|${brief.storyType}|${brief.idea}`);
  // A sequel without an idea of its own is about the same as the first story.
  const idea = brief.idea || (brief.before?.idea ?? "");
  const from = detectLanguage(idea, language);
  const isOwn = from === language;
  const subject = from === "english" ? subjectOfEnglish(idea, language) : subjectOfWords(idea, from, language);
  const title = titleFor(brief, isOwn, subject, language);
  const outlined = outlinedParts(isOwn ? idea : "", brief.outline, language);
  const told = namedSubject(subject, { idea, isOwn, language, hero: outlined.hero });
  const pickLine = linePicker({ language, subject: told, title: title || (brief.before?.series ?? ""), random });
  const { later, ending } = isOwn ? splitIdea(brief.idea, language) : { later: [], ending: undefined };
  const request = { brief, idea, language, isOwn, subject, told, outlined, later, ending, random, pickLine };
  return {
    title: brief.before && !brief.idea ? "" : isOwn ? title : withoutVowelMarks(title),
    paragraphs: tellClauses(request) ?? tellScripted(request) ?? tellBeats(request),
    cast:
      outlined.cast.length > 0
        ? withHeroName(outlined.cast, brief.heroName)
        : castFor(
            { language, isOwn, subject, heroName: brief.heroName },
            withToldHero(
              withGroupMembers(castIn(idea, from), isOwn ? idea : ""),
              isOwn ? (readClauses(idea, language)?.hero ?? readForTelling(idea, language)?.hero) : undefined,
              language,
              idea,
            ),
          ),
  };
};

const withHeroName = (cast: readonly CastMember[], name: string | undefined): CastMember[] =>
  cast.map((member, at) => (at === 0 && name?.trim() ? { ...member, name: name.trim() } : member));

/** The user's words if they are in the story's language, or else its heroes and what they seek. */
const titleFor = ({ idea }: Brief, isOwn: boolean, subject: Subject, language: NonEnglish): string => {
  const own = isOwn ? ownTitle(idea, language) : "";
  return (
    own ||
    titleOfSubject(subject, language) ||
    titleOfSubject({ ...subject, thing: thingOf("adventure", language) ?? "" }, language) ||
    ""
  );
};
