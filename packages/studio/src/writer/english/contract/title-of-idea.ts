import { escapePattern } from "../../escape-pattern.ts";
import type { Person } from "../../people/person.ts";
import { kindOfThing } from "../../people/person-nouns.ts";
import { isAbstract } from "../idea/abstract-nouns.ts";
import { mainClauseOf } from "../idea/finite-verbs.ts";
import { formsOf } from "../idea/goal.ts";
import { isFiniteVerb, termsOf } from "../idea/terms.ts";
import { infinitiveOfThirdPerson } from "../idea/verb-words.ts";
import { titleCase } from "../tell/title.ts";
import { pairOf } from "./first-pair.ts";
import { withApostrophes } from "./plain-spelling.ts";
import { type IdeaReading, shortNameOf } from "./subject-of-idea.ts";
import { tidyIdea } from "./tidy-idea.ts";
import { isReason, topicOf } from "./topic.ts";

/** "Lotte and the First Eruption", "How the Hedgehog Went on a Picnic", or the idea itself where it is short. */
export const titleFor = (reading: IdeaReading, idea: string): string => {
  const tidied = tidyIdea(idea).text;
  const told = tidied.replace(/[.!?]+$/, "");
  const raw = withApostrophes(idea.trim()).replace(/[.!?]+$/, "");
  // Words to the writer are no title: "please tell about a kid".
  const short = raw.length - told.length > MIN_REQUEST ? told : raw;
  if (short.split(" ").length <= 7 && short.length <= 45 && !/[,.!?]/.test(short)) return titleCase(short);
  const { hero, others, place, wish } = reading;
  if (!hero) return titleCase(short.slice(0, MAX_LENGTH));
  const who = hero.isNarrator ? "" : whoIn(reading, tidied);
  const what = whatIn(reading, who);
  const pal = others.find(({ name, isNarrator }) => name !== undefined && !isNarrator);
  const isFulfilled = wish !== undefined && isOwnWish(reading) && wish.split(" ").length <= 6 && !UNFIT.test(wish);
  const [verb = "", ...rest] = (wish ?? "").split(" ");
  const action = `${formsOf(verb).past} ${rest.join(" ").replace(/ (?:too|as well|again|anyway)$/, "")}`.trim();
  const [, became] = BECOMES_ONE.exec(wish ?? "") ?? [];
  // "Tim and Tim's Shoes": the shoes say whose they are.
  const isOwn = what !== undefined && /^\S+['’]s /.test(what) && what.startsWith(who);
  const candidates = [
    pairIn(reading, tidied),
    foundAt(reading, who),
    metBy(reading, who, RELATED),
    ...(who ? [lossOf(reading, who)] : []),
    ...(what && who ? [isOwn ? what : `${who} and ${what}`] : []),
    ...(isFulfilled ? [`how ${who || "I"} ${who ? action : action.replace(/\b(?:his|her|their|its)\b/g, "my")}`] : []),
    ...(became && who ? [`how ${who} became ${became}`] : []),
    ...(hero.many ? [namesOfGroup(hero, tidied)] : []),
    metBy(reading, who),
    ...(pal && who && !who.includes(shortNameOf(pal)) ? [`${who} and ${shortNameOf(pal)}`] : []),
    fearOf(reading, who),
    becameOf(reading, who),
    ...(place && who && isAt(place, tidied) && !NO_PLACE_OF_HERO.test(place.where)
      ? [`${who} ${whereIn(place, tidied)}`]
      : []),
    ...(what ? [what] : []),
    ...(others[0] && who && isCut(short) && !others[0].many ? [`${who} and ${shortNameOf(others[0])}`] : []),
    openingOf(short),
    whoAlone(tidied),
    whoDid(reading, who),
    companionOf(reading, who),
    described(reading, who),
    ...(others[0] ? [shortNameOf(others[0])] : []),
    ...(who ? [whoAtFeast(who, tidied), whoBriefly(who, tidied)] : []),
  ];
  const fitting = candidates.filter((each) => each !== "" && each.length <= MAX_LENGTH);
  return titleCase(
    fitting.find((each) => !POOR.test(each)) ??
      fitting[0] ??
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

/** "at home", "in our garden", "to school": where anybody is, or goes every day. */
const NO_PLACE_OF_HERO = /\bhome$|\b(?:his|her|their|our|my) |^at school$/;

/** "Lukas and the Swimming Lesson": what the hero is afraid of. */
const fearOf = ({ clauses }: IdeaReading, who: string): string => {
  const [, what = ""] =
    /\b(?:afraid|scared|frightened|terrified) of (?:the|his|her|their|an?) ((?:[a-z]+ ){0,2}?[a-z]+)(?=[.,;]|$| (?:in|on|at|and|but|because|who|that|which|under|when|since|so)\b)/.exec(
      clauses[0]?.text ?? "",
    ) ?? [];
  return who && what ? `${who} and the ${what}` : "";
};

/** "The Vampire Who Became a Dentist". */
const becameOf = ({ clauses, hero }: IdeaReading, who: string): string => {
  const [, what = ""] =
    /\bbecame (an? (?:[a-z]+ )?[a-z]+)(?=[.,;]|$| (?:and|but|in|at|of|for|because|after|when|to)\b)/.exec(
      clauses[0]?.text ?? "",
    ) ?? [];
  return who && what && !hero?.many && !hero?.isNarrator ? `${who} who became ${what}` : "";
};

/** "Noor and Sami and Sami", "Daniel at the Same Airport", "Fern and the Teeth Tonight": names twice, words that lead nowhere. */
const POOR =
  /(?:^|\band )(\p{L}+) and \1$|\bthe same\b|\bthe mars\b|\bon the (?:hospital|school|kitchen)$|\b(?:all|tonight|today|again|alone|away|instead|worked together|(?<=^two \p{L}+ )(?:break|get|go|take|spend))$|\band the (?:little|big|biggest|smallest|first|last|next|other|only|way|finds?|underground|upstream|middle|friend|help|(?:mon|tues|wednes|thurs|fri|satur|sun)day|height|murder trial)$|^(?:the )?(?!\p{L}+ )\p{L}+$|\bis about$/iu;

/** "Then the crow had to fly south", "The ghost only wanted tea": not what the hero wants. */
const isOwnWish = ({ clauses, hero, others }: IdeaReading): boolean => {
  const text = clauses.find(({ wish }) => wish !== undefined)?.text ?? "";
  if (hero?.isNarrator) return /\b(?:I|we|We|[Mm]y|[Oo]ur)\b/.test(text);
  const [, noun = ""] =
    /^(?:(?:But|So|Then|Now|And) )?(?:the|an?) (?:[a-z-]+ )?([a-z-]+) (?:only |just |now |really )?(?:wanted|had|needed|tried|decided|hoped|longed|dreamed|wished) /i.exec(
      text,
    ) ?? [];
  return !others.some(({ aliases }) => aliases.includes(noun)) || hero?.aliases.includes(noun) === true;
};

/** "The Lighthouse Keeper and the Whale": two who lead together. */
const pairIn = ({ hero, others }: IdeaReading, text: string): string => {
  const people = [...(hero ? [hero] : []), ...others];
  const pair = pairOf(text, people);
  return pair && hero && [pair.first, pair.second].some(({ key }) => key === hero.key)
    ? `${shortNameOf(pair.first)} and ${pair.owner && !pair.second.name ? shortNameOf(pair.second).replace(/^the /, `${pair.owner} `) : shortNameOf(pair.second)}`
    : "";
};

/** "The Goldfish and the Cat", "The Badger" of who tells it. */
const companionOf = ({ companions, clauses, hero }: IdeaReading, who: string): string => {
  const [pal] = companions;
  const isMet = clauses.some(({ text }) => /\bI (?:found|met|adopted|saved|got|saw|had) an? /.test(text));
  if (!pal || pal.many || pal.isNarrator) return "";
  return who && !hero?.many ? `${who} and ${shortNameOf(pal)}` : isMet ? shortNameOf(pal) : "";
};

/** "Two cats, Milo and Otis": both names. */
const namesOfGroup = ({ aliases }: Person, text: string): string =>
  new RegExp(
    `\\b(?:${aliases.map(escapePattern).join("|")}),? (?:called |named )?((?:\\p{Lu}\\p{L}+, )?\\p{Lu}\\p{L}+,? and \\p{Lu}\\p{L}+)`,
    "u",
  ).exec(text)?.[1] ?? "";

/** "Emma and the Hedgehog": whom the hero finds or meets. */
const metBy = ({ clauses, others }: IdeaReading, who: string, words = MET): string => {
  const [, noun = ""] = words.exec(clauses[0]?.text ?? "") ?? [];
  const met = noun === "" ? undefined : others.find(({ aliases, many }) => !many && aliases.includes(noun));
  const thing = words === RELATED && !met && kindOfThing(noun) ? `the ${noun}` : "";
  return who && (met || thing) ? `${who} and ${met ? shortNameOf(met) : thing}` : "";
};
/** "sang to a patient", "fell in love with a florist" */
const RELATED =
  /\b(?:sang to|talked to|in love with|danced with|looked after|took care of|made friends with|cared for) (?:an?|the) (?:[a-z-]+ ){0,3}?([a-z]+)(?=[.,;!?]|$| (?:in|on|at|and|but|who|that|with|from|under|behind|by|because)\b)/;
const MET =
  /\b(?:found|met|adopted|rescued|saved|caught|befriended|hid|fed|discovered) (?:an?|the) (?:[a-z-]+ ){0,3}?([a-z]+)(?=[.,;!?]|$| (?:in|on|at|and|but|who|that|with|from|under|behind|by|called|named|stuck)\b)/;

/** "The Door in the Fridge": what is found, where it alone says nothing. */
const foundAt = ({ clauses, hero }: IdeaReading, who: string): string => {
  const [, words = "", where = "", owner = "", place = ""] = FOUND_AT.exec(clauses[0]?.text ?? "") ?? [];
  if (words === "") return "";
  const title = `the ${words} ${where} ${/^an?$/.test(owner) ? "the" : owner} ${place}`;
  return hero?.name && !hero.isNarrator ? `${who} and ${title}` : title;
};
const FOUND_AT =
  /\b(?:found|discovered|noticed|opened) an? ((?:[a-z-]+ ){0,1}?(?:door|hole|staircase|portal|stairway|room)) (in|under|behind|inside|on|at) (the|his|her|their|an?) ([a-z]+)(?=[.,;!?]|$| (?:and|but|that|who|which|with|where|when|to)\b)/;

/** "The Baker Who Lost Her Sense of Taste": what "the sense" alone does not say. */
const lossOf = ({ clauses, hero }: IdeaReading, who: string): string => {
  const [, lost = ""] =
    clauses
      .map(({ text }) =>
        /\b(?:lost|loses) ((?:his|her|its|their) (?:[a-z]+ )?[a-z]+ of [a-z]+)(?=[.,;]|$| )/.exec(text),
      )
      .find((found) => found !== null) ?? [];
  return lost && !hero?.isNarrator ? `${who} who lost ${lost}` : "";
};

/** "The Traffic Light That Is Tired of Red", "The Girl Who Can Talk to Pigeons": the relative clause of an idea. */
const whoAlone = (idea: string): string => {
  const terms = termsOf(idea.split(/[.!?]/)[0] ?? "");
  const at = terms.findIndex(({ low }) => /^(?:who|that|whose)$/.test(low));
  const verb = mainClauseOf(terms)?.verb ?? terms.length;
  if (at < 2 || at > 4 || verb < at || !/^(?:an?|the)$/.test(terms[0]?.low ?? "")) return "";
  const end = terms.findIndex(({ low, post }, place) => place > at && (CLAUSE_END.test(low) || /[,;:]/.test(post)));
  const last = end < 0 ? terms.length : end + (CLAUSE_END.test(terms[end]?.low ?? "") ? 0 : 1);
  const words = terms.slice(1, Math.min(verb, last)).map(({ word }) => word);
  return words.length > at + 1 && words.length < MAX_WORDS ? `the ${words.join(" ")}` : "";
};
/** "The Brothers at the Funeral". */
const whoAtFeast = (who: string, text: string): string => {
  const [, feast] =
    /\bat (?:the|an?|his|her|their|my|our) (?:\p{L}+['’]s )?((?:[a-z]+ )?(?:funeral|wedding|party|festival|tournament|contest|competition|concert|reunion|auction|final))\b/u.exec(
      text,
    ) ?? [];
  return feast ? `${who} at the ${feast}` : "";
};

/** "The Baker Who Leaves Bread at the Door": as much of a relative clause as a title holds. */
const whoBriefly = (who: string, text: string): string => {
  const [, clause = ""] = /^(?:An?|The|Two|Three|Four) (?:[a-z-]+ ){1,3}?(?:who|that) ([^,.;!?]+)/.exec(text) ?? [];
  const [whole = ""] = clause.split(/ (?:and|but|because|so|until|when|while|or|then|where|who) /);
  let words = whole;
  while (words.split(" ").length > MAX_REST + 1 && DETAIL.test(words)) words = words.replace(DETAIL, "");
  const count = words.split(" ").length;
  return count > 1 && count <= MAX_REST + 1 && !NOT_ALONE.test(` ${words}`) ? `${who} who ${words}` : "";
};
const CLAUSE_END = /^(?:and|but|because|so|until|when|while|or|then)$/;
const MAX_WORDS = 10;

/** "The Man Who Talked to His Plants": what the first sentence says of the hero. */
const whoDid = ({ hero, clauses }: IdeaReading, who: string): string => {
  const whole = (clauses[0]?.text ?? "").replace(/[.!?]+$/, "");
  const text = whole.replace(LATER, "");
  // "could only do magic when he sneezed": not without when.
  if (text !== whole && /\b(?:only|not|never|nobody|so|too)\b/.test(text)) return "";
  const terms = termsOf(text);
  const { subject, verb } = mainClauseOf(terms) ?? {};
  const noun = terms[subject ?? -1];
  if (!hero || hero.name || hero.isNarrator || !noun || verb === undefined || subject !== verb - 1) return "";
  if (!/^(?:An?|The) /.test(text) || !hero.aliases.includes(noun.low) || subject > 3) return "";
  const rest = terms.slice(verb).map(({ word, post }) => word + post.trim());
  const isShort = rest.length > 1 && rest.length <= MAX_REST && !rest.some((word) => /[,;:]/.test(word));
  return isShort ? `${who} ${hero.gender === "it" ? "that" : "who"} ${rest.join(" ")}` : "";
};
const MAX_REST = 6;
const LATER =
  / (?:every (?:day|night|morning|evening)|all (?:day|night)|at night|one day|again|(?:and|but|because|so|until|when|while)\b.*)$/;

/** The first clause without its last details, if it says what happens: "An old bear goes fishing". */
const openingOf = (idea: string): string => {
  const [clause = ""] = idea.split(/[,.;:!?]|\s(?:and|but|because|so|when|while|until|who|that|which)\s/);
  let title = clause;
  while (title.split(" ").length > 6 && DETAIL.test(title)) title = title.replace(DETAIL, "");
  const says = termsOf(title).some((term, at) => at > 0 && isFiniteVerb(term));
  // "Two rival bakers fall | in love", "The neighbour turns out | to be": that says nothing.
  if (/["“”]/.test(idea) || (title !== idea && NOT_ALONE.test(title))) return "";
  return says && title.split(" ").length <= 6 ? title : "";
};

const NOT_ALONE =
  / (?:falls?(?: in love)?|wish(?:es)?|hopes?|dreams?|thinks?|drives?|lives?|works?|moves?|comes?|sits?|stands?|loses?|finds?|makes?|decides?|believes?|says|signs? up|turns?|tries|starts?|turns? out|finds? out|(?:is|was|are|were|keeps?) going|goes|gets?|becomes?|is|are|was|were|wants?|(?:is|are|was) about|(?:is|are|was|were) [a-z]+ing|forgets how|invites everyone)$/i;

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
const UNFIT = /\b(?:be|have|that|it|him|them|not|never|do|this|so|more)\b|\bher$/i;

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
      each && !isDoing(each, reading)
        ? [
            each
              .replace(/ (?:himself|herself|itself|themselves|myself|up|down|off|out|away|back|together|again)$/, "")
              .replace(/^(?:his|her|their|its|my|our) (?!\p{L}+['’]s )/u, "the ")
              .replace(/^the (?:favou?rite|own|whole|same) /, "the "),
          ]
        : [],
    )
    .find((each) => {
      const head = each.split(" ").at(-1)?.toLowerCase() ?? "";
      return (
        !isAbstract(head) &&
        !/^(?:pair|piece|bunch|set|lot|couple)$/.test(head) &&
        /^(?:the|his|her|their|its|my|our|an?) |^\p{Lu}/u.test(each) &&
        !/^(?:the )?(?:to|at|in|on|with|for|from|into) /.test(each) &&
        !/^(?:the )?(?:every|other|today|tomorrow|yesterday|getting|being|having|losing|becoming|falling)/i.test(
          each,
        ) &&
        !isAdjective(head) &&
        !/\b(?:it|too|much|many|in spite|because|when|while|until|although) /.test(`${each} `) &&
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

/** "rides to battle": what is done, taken for several things. */
const isDoing = (each: string, { clauses }: IdeaReading): boolean => {
  const head = each.split(" ").at(-1) ?? "";
  const infinitive = each.split(" ").length < 3 ? infinitiveOfThirdPerson(head) : undefined;
  const past = infinitive && formsOf(infinitive).past;
  return (
    past !== undefined && clauses.some(({ text }) => new RegExp(`\\b${past}\\b`).test(text) && !text.includes(head))
  );
};

/** "gets seasick": how somebody is. */
const isAdjective = (word: string): boolean => {
  const [term] = termsOf(word);
  return /(?:sick|ful|less)$/.test(word) && term?.tags.has("Adjective") === true && !term.tags.has("Noun");
};

/** "wants to be the announcer": what somebody becomes is no second character. */
const BECOMES = /^(?:be|become) /;
const BECOMES_ONE = /^(?:be|become) ((?:an?|the) (?:[a-z-]+ ){0,2}?[a-z-]+)(?= (?:at|in|of|on|for|with)\b|$)/;

/** "at the train station", with the preposition of the idea; what lies across a wall is on it. */
const whereIn = ({ name, where }: NonNullable<IdeaReading["place"]>, text: string): string => {
  const words = name.replace(/^(?:the|an?) /, "");
  const [, before = ""] =
    new RegExp(
      `\\b(at|on|under|behind|near|across|along) (?:the|an?) ${escapePattern(words)}\\b(?! (?:floor|table|bench|door|window|wall|roof|stairs|gate)\\b)`,
      "i",
    ).exec(text) ?? [];
  if (before === "") return where;
  return `${/^(?:across|along)$/i.test(before) ? "on" : before.toLowerCase()} the ${words}`;
};

/** Whether somebody is there: "the best baker of the street" is not on it, and "on Tuesdays" is no place. */
const isAt = ({ name }: NonNullable<IdeaReading["place"]>, text: string): boolean => {
  const bare = escapePattern(name.replace(/^(?:the|an?) /, ""));
  return (
    !/^(?:mon|tues|wednes|thurs|fri|satur|sun)days?$/i.test(name) &&
    new RegExp(`\\b${AT} (?:(?:the|an?|my|our|his|her|their) )?(?:[a-z-]+ ){0,2}${bare}\\b`, "i").test(text) &&
    !new RegExp(`\\bof (?:the |an? |my |our |his |her |their )?(?:[a-z]+ )?${bare}\\b`, "i").test(text)
  );
};

const AT =
  "(?:at|on|in|under|behind|near|across|along|through|inside|aboard|over|by|to|into|around|from|beside|outside|above|below|between|among)";

const VAGUE =
  /^(?:opposite|anymore|hurry|cup|care|fun|notice|revenge|charge|advantage|turns|shape|bodies|places|classes|roles|jobs|lives|now|everything|company|attention|another|people|sense|chess|football|soccer|tennis|basketball|hockey|cards|something|anything|everything|nothing|way|home|time|day|night|morning|evening|year|week|thing|things|one|ones|side|end|part|lot|line|floor|bottom|edge|top|shift|news|kind|truth|rest|same|run|life|world|hour|minute|second|moment|places?|door|name|back|head|hand|leg|foot|arm|eye|eyes|nose|voice|mind|no|others|best|worst|there|here|it|more|like|sideways|job|work|hands|someone|somebody|everyone|everybody|woke|english|french|german|spanish|italian|chinese)$/;

/** "the smallest star": with the word before it that tells it from others. */
const described = ({ hero, clauses }: IdeaReading, who: string): string => {
  const noun = hero?.noun;
  if (!hero || hero.name || hero.isNarrator || !noun) return who;
  const [, word] =
    new RegExp(`\\b(?:the|an?|two|three|my|our) ([a-z-]+) ${noun}\\b`, "i").exec(clauses[0]?.text ?? "") ?? [];
  return word && !who.includes(word) && !/^(?:very|own|new)$/.test(word) ? who.replace(/^the /, `the ${word} `) : who;
};
