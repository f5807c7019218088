import { escapePattern } from "../../escape-pattern.ts";
import type { Person } from "../../people/person.ts";
import { isAbstract } from "../idea/abstract-nouns.ts";
import { mainClauseOf } from "../idea/finite-verbs.ts";
import { termsOf } from "../idea/terms.ts";
import { loneThing } from "./family-of.ts";
import { kindOfNamed, narratorPerson, thingPerson } from "./thing-person.ts";
import { firstSentenceOf } from "./words-in-text.ts";

/** "My brother was born", "My grandmother teaches me": who tells it, and not the baby or the teacher. */
export const toldByChild = (text: string): Person | undefined =>
  BORN.test(text) ||
  STOPPED_AT_HOME.test(text) ||
  FORGETS_ME.test(text) ||
  DONE_TO_ME.test(text) ||
  WE_DO.test(text) ||
  PET_SOUGHT.test(text) ||
  FALLS_TO_US.test(text) ||
  OUR_TRIP.test(text) ||
  /^My (?:homework|assignment|dream|biggest dream|wish|plan|task|goal|job|first day|birthday)\b(?! \p{Lu})/u.test(
    text,
  ) ||
  /\b(?:nobody|no one|none of them|does not|doesn['’]t|did not|didn['’]t|won['’]t) believes? me\b/i.test(text) ||
  /^(?:My (?:\S+ ){0,2}?)?\p{L}+(?: \p{Lu}\p{L}+)? and I\b/u.test(text) ||
  /^(?:My (?:\S+ )?\p{Ll}+|Grandma|Grandpa|Granny|Grandad|Nana|Mum|Mom|Dad) (?:is )?(?:teach(?:es|ing)|taught|shows|showed) me\b/u.test(
    text,
  )
    ? narratorPerson()
    : undefined;
/** "My friend moves away and leaves me her rabbit", "Our neighbour's dog barks and we want to know why". */
const WE_DO =
  /^(?:My|Our) [^.!?]*\b(?:(?:leaves|left|gives|gave|sends|sent|lends|lent) me|(?:and|so|but) (?:we|I) (?:want|wanted|have to|had to|must|need|try|tried|decide|decided)(?: to)?)\b/;
/** "My dog runs away and me and my brother look for him": those who look for it. */
const PET_SOUGHT =
  /^(?:My|Our) (?:[a-z]+ )?(?:dog|cat|hamster|rabbit|parrot|budgie|tortoise|turtle|guinea pig|pony|bird)(?: \p{Lu}\p{L}+)? (?:runs? away|ran away|disappears?|vanishes|escapes?|gets? lost|got lost|goes missing|is (?:lost|gone|missing)|flies away)\b[^.]*\b(?:I|me|we)\b/u;
/** "The moon falls into the pond behind our house and me and my friend try to put it back" */
const FALLS_TO_US =
  /^(?:The|An?) [^.]*\b(?:behind|in|into|on|near|under|over) (?:our|my) [^.]*\b(?:me and my [a-z]+|my [a-z]+ and (?:me|I)|and we) (?:try|tried|have|had|want|must|decide|find|hide|help|build|take)\b/;
/** "Our class trip gets exciting when a penguin hides in my backpack" */
const OUR_TRIP =
  /^(?:Our|My) (?:[a-z]+ ){0,2}?(?:trip|outing|holiday|vacation|party|sleepover|excursion|school play)\b[^.]*\b(?:my|me|I|we|us)\b/;
const BORN =
  /^(?:One day |On the day )?[Mm]y (?:\S+ )?(?:brother|sister|cousin) (?:is|was|will be) born\b|^The day my (?:\S+ )?(?:brother|sister|cousin) (?:is|was) born\b/;

/** "My dad embarrasses me", "My brother got a better present than me", "My friend moved away. We still want to be friends". */
const DONE_TO_ME =
  /^My (?:\p{L}+ ){1,3}?(?:(?:always|often|never|sometimes) )?(?:embarrass\w*|annoy\w*|ignore[sd]?|copies|copied|follow(?:s|ed)|tease[sd]?|scare[sd]?) me\b|^My [^.!?]* (?:than|same [a-z]+ as) (?:me|I|mine)\b|^My (?:best )?friend [^.!?]*\bmov\w+ (?:away|to)\b.*\b(?:[Ww]e|I)\b/u;

/** "Grandma forgets my name": who is forgotten tells it. */
const FORGETS_ME =
  /^(?:Sometimes )?(?:(?:My|Our) \p{Ll}+|Grandma|Grandpa|Granny|Nana|Grandmother|Grandfather) (?:often |always |sometimes |keeps |has )?(?:forg[eo]t\w*|no longer (?:knows|remembers)|(?:does not|doesn['’]t|did not|didn['’]t) (?:know|remember)) (?:my name|me|who I am)\b/u;

/** "The day the wifi stopped working in our house": who lives there. */
const STOPPED_AT_HOME =
  /^(?:One (?:day|night|evening) )?(?:[Tt]he|[Oo]ur) (?:wifi|wi-fi|internet|tv|television|fridge|heating|washing machine|computer|electricity|car) (?:stop(?:s|ped)|broke|breaks|went|died|dies)\b/;

/** "Lena's grandfather teaches her to whistle": Lena, for whom it is done. */
export const DOES_FOR_OWNER =
  /^\p{Lu}\p{L}+['’]s \p{Ll}+ (?:teach(?:es)?|shows?|gives?|leaves|tells|promises|builds|makes|brings|sends) (?:her|him) /u;
/** "Sara's hamster died": Sara. */
export const PET_DIES =
  /^\p{Lu}\p{L}+['’]s (?:[a-z]+ )?(?:hamster|goldfish|fish|guinea pig|rabbit|cat|dog|bird|budgie|parrot|turtle|tortoise|pony|mouse|rat) (?:died|dies|has died|is dead|passed away)\b/u;

/** "A bully picks on Omar": Omar. */
export const victimIn = (text: string, people: readonly Person[]): Person | undefined => {
  const [found = ""] =
    /^(?:(?:an?|the|some|two|three|four|his|her) )?(?:[a-z]+ )?(?:bull(?:y|ies)|mean (?:girls?|boys?|kids?)) (?:\S+ ){0,2}?(?:picks? on|picked on|teases?|teased|laughs? at|laughed at|bull(?:y|ies|ied)|makes? fun of|made fun of|hits?|pushes|pushed) |^(?:the|an?|his|her) doctors? (?:gives?|gave) (?:[a-z]+ )?[a-z]+ (?:only )?(?:an?|one|two|three|six|a few) (?:years?|months?|weeks?) to live/i.exec(
      text,
    ) ?? [];
  if (found === "") return undefined;
  return [...people].sort((a, b) => a.firstAt - b.firstAt).find((each) => each.firstAt > 0 && !isBully(each));
};
const isBully = ({ noun, aliases }: Person): boolean =>
  [noun ?? "", ...aliases].some((each) => /^(?:bull(?:y|ies)|doctors?)$/.test(each));

/** "Someone is stealing garden gnomes and old Mr. Henderson keeps watch", "A passenger vanishes, and the conductor has to": who acts. */
export const watcherIn = (text: string, people: readonly Person[]): Person | undefined => {
  const [whole = ""] = HARM.exec(text) ?? [];
  const [, noun = ""] = VANISHES.exec(text) ?? [];
  if (whole !== "")
    return [...people]
      .filter(({ firstAt, many }) => !many && firstAt >= whole.split(" ").length)
      .sort((a, b) => a.firstAt - b.firstAt)[0];
  return noun === "" ? undefined : people.find(({ aliases }) => aliases.includes(noun.toLowerCase()));
};
const HARM =
  /^(?:Someone|Somebody|Something) (?:is|was|has been|keeps|kept) [a-z]+ing (?:(?:all|the|our|my|his|her|their) ){0,2}[a-z -]+?(?= (?:in|from|at|on|of|and|so)\b|[,.])/;
/** Who looks for somebody who is gone: their noun. */
const VANISHES =
  /^(?:An?|The|One|[^.]{5,60}\. An?) (?:[a-z-]+ ){0,2}?[a-z]+ (?:disappears|vanishes|goes missing|is kidnapped|is murdered|is found dead)\b[^.]*?(?:,| and|\.) (?:and )?(?:the|[Oo]nly the|[Tt]he) (?:[a-z]+ )?([a-z]+) (?:has|must|tries|decides|searches|sets out|is the only|starts)\b/;

/** "Since her best friend moved away, Ayla writes letters": Ayla, whose friend it is. */
export const ownerAfterOpening = (text: string, people: readonly Person[]): Person | undefined => {
  const [, rest = ""] = OWNED_OPENING.exec(text) ?? [];
  return people.find(({ aliases }) =>
    aliases.some((alias) =>
      new RegExp(`^(?:(?:an?|the) (?:[a-z-]+ ){0,2}?)?${escapePattern(alias)}\\b`, "i").test(rest),
    ),
  );
};
const OWNED_OPENING =
  /^(?:When|Whenever|Since|Ever since|After|Because|While|Before|As|Although|Even though|Now that|The day|On the day|Every time) (?:his|her|their) [^,.!?]{4,80}, (.+)$/su;

/** "A pencil and an eraser argue": the thing that acts together with the thing that leads. */
export const partnerOf = (text: string, hero: Person, people: readonly Person[]): Person | undefined => {
  if (people.length > 0 || hero.many || hero.isNarrator) return undefined;
  const terms = termsOf(firstSentenceOf(text));
  const verb = mainClauseOf(terms)?.verb ?? 0;
  const before = terms
    .slice(0, verb)
    .map(({ low }) => low)
    .join(" ");
  const [, words = "", noun = ""] =
    new RegExp(`^(?:an?|the|my|our) (?:[a-z-]+ )?${hero.key} and (?:an?|the|my|our) ((?:[a-z-]+ )?([a-z-]+))$`).exec(
      before,
    ) ?? [];
  if (noun === "" || isAbstract(noun) || /s$/.test(noun)) return undefined;
  return {
    ...thingPerson(noun, kindOfNamed(words)),
    noun,
    phrase: words,
    firstAt: text.toLowerCase().indexOf(noun),
  };
};

/** "Sharing toys", "The first day of summer": a theme without anybody has a narrator who was there. */
export const tellerOfTheme = (text: string): Person | undefined =>
  text.trim().split(/\s+/).length > 1 && /^[\p{L}\p{N}\s'’.,!?-]+$/u.test(text) ? narratorPerson() : undefined;

/** "Somebody feeds the cats, and the mayor wants to forbid it", "stops the clocks so that his daughter does not have to leave". */
export const isAgainst = (text: string, at: number, { length }: string): boolean =>
  (at > 20 && /^ (?:to )?(?:forbid|ban|evict|get rid of)/.test(text.slice(at + length))) ||
  /\bso that (?:his|her|their|the) [^.!?]*$/.test(text.slice(0, at));

/** "The wind steals Grandma's hat, and Leo and his dog chase it": Leo. */
export const chasing = (text: string, people: readonly Person[]): Person | undefined => {
  const [, name] =
    /^(?:The|A|One) (?:[a-z]+ )?(?:wind|storm|wave|gust|river|flood|tide|thief|magpie|monkey|seagull|crow) (?:[a-z]+ )?(?:steals?|stole|takes?|took|blows?|blew|carries|carried|tears?|tore|snatch(?:es|ed)|grabs?|grabbed)\b[^.]*?,? and (\p{Lu}\p{L}+)\b/u.exec(
      text,
    ) ?? [];
  return name === undefined ? undefined : people.find((one) => one.name === name);
};

/** "The funeral of my aunt went wrong": who tells it. */
export const ownFeast = (text: string): Person | undefined =>
  /^(?:The|My|Our) (?:[a-z]+ )?(?:funeral|wedding|birthday|party|holiday|reunion|christening|trip|dinner)\b[^.]*\b(?:my|our|we|I)\b|^(?:Somebody|Someone|Nobody|No one|Everybody|Everyone)\b[^.]*\b(?:my|our)\b/.test(
    text,
  )
    ? narratorPerson(["i", "we"])
    : undefined;

/** "In the sewing box lives a needle who has lost her thread": the needle. */
export const livingIn = (text: string): Person | undefined => {
  const [, rest = ""] =
    /^(?:In|On|Under|Behind|At|Inside) [^,.]{3,50}? (?:lives?|lived|stands?|stood|sits?|sat) (?=an? )([^.]*)/.exec(
      text,
    ) ?? [];
  return rest === "" ? undefined : loneThing(`There lives ${rest}`);
};
