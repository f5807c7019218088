import { escapePattern } from "../../escape-pattern.ts";
import { isAbstract } from "../idea/abstract-nouns.ts";
import { formsOf } from "../idea/goal.ts";
import { isFiniteVerb, termsOf } from "../idea/terms.ts";
import { titleCase } from "../tell/title.ts";
import { type IdeaReading, shortNameOf } from "./subject-of-idea.ts";
import { tidyIdea } from "./tidy-idea.ts";
import { isReason, topicOf } from "./topic.ts";

/** "Lotte and the First Eruption", "How the Hedgehog Went on a Picnic", or the idea itself where it is short. */
export const titleFor = (reading: IdeaReading, idea: string): string => {
  const tidied = tidyIdea(idea).text;
  const told = tidied.replace(/[.!?]+$/, "");
  const raw = idea.trim().replace(/[.!?]+$/, "");
  // Words to the writer are no title: "please tell about a kid".
  const short = raw.length - told.length > MIN_REQUEST ? told : raw;
  if (short.split(" ").length <= 7 && short.length <= 45 && !/[,.!?]/.test(short)) return titleCase(short);
  const { hero, others, place, wish } = reading;
  if (!hero) return titleCase(short.slice(0, MAX_LENGTH));
  const who = hero.isNarrator ? "" : whoIn(reading, tidied);
  const what = whatIn(reading, who);
  const pal = others.find(({ name, isNarrator }) => name !== undefined && !isNarrator);
  const isFulfilled = wish !== undefined && wish.split(" ").length <= 6 && !UNFIT.test(wish);
  const [verb = "", ...rest] = (wish ?? "").split(" ");
  const action = `${formsOf(verb).past} ${rest.join(" ")}`;
  const [, became] = BECOMES_ONE.exec(wish ?? "") ?? [];
  // "Tim and Tim's Shoes": the shoes say whose they are.
  const isOwn = what !== undefined && /^\S+['’]s /.test(what) && what.startsWith(who);
  const candidates = [
    ...(what && who ? [isOwn ? what : `${who} and ${what}`] : []),
    ...(isFulfilled ? [`how ${who || "I"} ${who ? action : action.replace(/\b(?:his|her|their|its)\b/g, "my")}`] : []),
    ...(became && who ? [`how ${who} became ${became}`] : []),
    ...(pal && who && !who.includes(shortNameOf(pal)) ? [`${who} and ${shortNameOf(pal)}`] : []),
    ...(place && who && !/\bhome$/.test(place.where) ? [`${who} ${whereIn(place, tidied)}`] : []),
    ...(what ? [what] : []),
    ...(others[0] && who && isCut(short) && !others[0].many ? [`${who} and ${shortNameOf(others[0])}`] : []),
    openingOf(short),
    described(reading, who),
    ...(others[0] ? [shortNameOf(others[0])] : []),
  ];
  return titleCase(
    candidates.find((each) => each !== "" && each.length <= MAX_LENGTH) ??
      titleCase(
        short
          .split(" ")
          .slice(0, 6)
          .join(" ")
          .replace(
            /(?:[,;:]|\s+(?:and|or|but|the|an?|to|of|in|on|at|for|with|my|his|her|their|I|who|that|is|was))+$/i,
            "",
          ),
      ),
  );
};

/** The first clause without its last details, if it says what happens: "An old bear goes fishing". */
const openingOf = (idea: string): string => {
  const [clause = ""] = idea.split(/[,.;:!?]|\s(?:and|but|because|so|when|while|until|who|that|which)\s/);
  let title = clause;
  while (title.split(" ").length > 6 && DETAIL.test(title)) title = title.replace(DETAIL, "");
  const says = termsOf(title).some((term, at) => at > 0 && isFiniteVerb(term));
  return says && title.split(" ").length <= 6 ? title : "";
};

/** Whether its opening stops at a verb that says little: "A princess gets turned". */
const isCut = (idea: string): boolean => {
  const title = openingOf(idea);
  const last = termsOf(title).at(-1);
  return title !== idea && last !== undefined && (last.tags.has("Verb") || /[a-z]{3}ed$/.test(last.low));
};

const PREPOSITION = "(?:with|in|on|at|to|from|for|by|into|onto|over|under|through|near|behind|after|before)";
const DETAIL = new RegExp(`\\s${PREPOSITION}\\s(?!.*\\s${PREPOSITION}\\s).*$`);

const MAX_LENGTH = 59;
/** How much shorter an idea is without the words to the writer. */
const MIN_REQUEST = 8;
/** A wish that is no action, or that needs the sentence around it. */
const UNFIT = /\b(?:be|have|that|it|him|them|not|never|do|this|so|more)\b/i;

/** "The twins Max and Frieda" are called by their names. */
const whoIn = ({ hero }: IdeaReading, text: string): string => {
  if (!hero) return "";
  const [, both] =
    /\b(?:twins?|brothers|sisters|friends|siblings|cousins|neighbou?rs) (\p{Lu}\p{L}+ and \p{Lu}\p{L}+)/u.exec(text) ??
    [];
  return (hero.many || both?.startsWith(hero.name ?? "#")) && both ? both : shortNameOf(hero);
};

/** The thing that the story is about: what is wanted or handled, and not a way, a day or somebody. */
const whatIn = (reading: IdeaReading, who: string): string | undefined => {
  const { clauses, things, hero, others } = reading;
  const becomes = clauses.map(({ wish = "" }) => wish).filter((wish) => BECOMES.test(wish));
  const people = [hero, ...others].flatMap((each) => each?.aliases ?? []);
  const given = [
    clauses.find((each) => each.wish !== undefined && !BECOMES.test(each.wish) && each.object)?.object,
    clauses.find((each) => each.object && !BECOMES.test(each.wish ?? ""))?.object,
    things.find((each) => !isReason(each, reading)),
    topicOf(reading),
  ];
  return given
    .flatMap((each) =>
      each
        ? [each.replace(/^(?:his|her|their|its|my|our) /, "the ").replace(/^the (?:favou?rite|own|whole) /, "the ")]
        : [],
    )
    .find((each) => {
      const head = each.split(" ").at(-1)?.toLowerCase() ?? "";
      return (
        !isAbstract(head) &&
        !/\b(?:it|too|much|many|in spite) /.test(`${each} `) &&
        !each
          .toLowerCase()
          .split(" ")
          .some((word) => people.includes(word)) &&
        !/(?<!fami|jel|bel|butterf|bul|ral|li|f)ly$/.test(head) &&
        !VAGUE.test(head) &&
        !becomes.some((wish) => wish.split(" ").includes(head)) &&
        !who.includes(each.replace(/^the /, ""))
      );
    });
};

/** "wants to be the announcer": what somebody becomes is no second character. */
const BECOMES = /^(?:be|become) /;
const BECOMES_ONE = /^(?:be|become) ((?:an?|the) (?:[a-z-]+ ){0,2}?[a-z-]+)(?= (?:at|in|of|on|for|with)\b|$)/;

/** "at the train station", with the preposition of the idea; what lies across a wall is on it. */
const whereIn = ({ name, where }: NonNullable<IdeaReading["place"]>, text: string): string => {
  const words = name.replace(/^(?:the|an?) /, "");
  const [, before = ""] =
    new RegExp(`\\b(at|on|under|behind|near|across|along) (?:the|an?) ${escapePattern(words)}\\b`, "i").exec(text) ??
    [];
  if (before === "") return where;
  return `${/^(?:across|along)$/i.test(before) ? "on" : before.toLowerCase()} the ${words}`;
};

const VAGUE =
  /^(?:something|anything|everything|nothing|way|home|time|day|night|morning|evening|year|week|thing|things|one|ones|side|end|part|lot|kind|truth|rest|same|run|life|world|hour|minute|second|moment|places?|door|name|back|head|hand|leg|foot|arm|eye|eyes|nose|voice|mind|no|others|best|worst|there|here|it|more|like|sideways|job|work|hands|someone|somebody|everyone|everybody|woke|english|french|german|spanish|italian|chinese)$/;

/** "the smallest star": with the word before it that tells it from others. */
const described = ({ hero, clauses }: IdeaReading, who: string): string => {
  const noun = hero?.noun;
  if (!hero || hero.name || hero.isNarrator || !noun) return who;
  const [, word] =
    new RegExp(`\\b(?:the|an?|two|three|my|our) ([a-z-]+) ${noun}\\b`, "i").exec(clauses[0]?.text ?? "") ?? [];
  return word && !who.includes(word) && !/^(?:very|own|new)$/.test(word) ? who.replace(/^the /, `the ${word} `) : who;
};
