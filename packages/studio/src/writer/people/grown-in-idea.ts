import type { Person } from "./person.ts";
import { personNoun } from "./person-nouns.ts";
import { asKinOfCreature, asOldAsPeers } from "./title-and-age.ts";

/**
 * Who is a girl or a boy by the noun alone, and grown up by what a short text says of them: "the new girl in the office",
 * "my daughter Lina is leaving for university", "a daughter comes back to take care of her father"; an orphan is a child.
 */
const asGrownInIdea = (text: string, person: Person): Person => {
  const { kind, noun = "", phrase = noun } = person;
  if (/^(?:woman|man)$/.test(kind)) {
    const isShe = kind === "woman";
    if (/\b(?:orphan|teen(?:age|aged|ager)?)\b/.test(phrase) || (AT_PLAY.test(noun) && AT_SCHOOL.test(text)))
      return { ...person, kind: isShe ? "girl" : "boy", age: "child" };
    if (/\b(?:retired|elderly|pensioned)\b/.test(phrase))
      return { ...person, kind: isShe ? "grandma" : "grandpa", age: "old" };
  }
  if (/\bbaby\b/.test(phrase) && /^(?:sister|brother)$/.test(noun) && /^(?:girl|boy)$/.test(kind))
    return { ...person, kind: "baby", age: "child" };
  if (isMadeFriend(text, person)) return { ...person, kind: "robot" };
  if (!/^(?:girl|boy)$/.test(person.kind) || LITTLE.test(person.phrase ?? "") || YEARS.test(text)) return person;
  const words = wordsOf(person);
  if (isOfAdultLife(text) && (isNamedOnly(person) || PEER.test(noun)))
    return { ...person, kind: kind === "girl" ? "woman" : "man", age: "adult" };
  const isOld = new RegExp(`\\b(?:${words})\\b[^.]{0,40}\\bolder than (?:she|he|they) (?:is|are|was)\\b`, "i").test(
    text,
  );
  const isGrown =
    (/^(?:girl|boy)$/.test(noun) && DRIVES.test(text)) ||
    (OF_KIN.test(noun) && LOVED.test(text)) ||
    (AT_WORK.test(text) && new RegExp(`\\b(?:${words}) (?:at|in|from) `, "i").test(text)) ||
    new RegExp(`\\b(?:${words})\\b[^.]{0,30}\\b(?:${LEAVES})`, "i").test(text) ||
    (OF_KIN.test(person.noun ?? "") && CARES.test(text));
  if (!isOld && !isGrown) return person;
  const isShe = person.kind === "girl";
  return isOld
    ? { ...person, kind: isShe ? "grandma" : "grandpa", age: "old" }
    : { ...person, kind: isShe ? "woman" : "man", age: "adult" };
};
/** A short text tells of work, love, crime or the like, and not of children. */
export const isOfAdultLife = (text: string): boolean => WORLD_OF_ADULTS.test(text) && !WORLD_OF_CHILDREN.test(text);

/** Somebody of whom a short text says only the name, perhaps as one of "two sisters". */
const isNamedOnly = ({ name, noun, many }: Person): boolean => name !== undefined && noun === undefined && !many;
/** Whom children have as well as grown-ups. */
const PEER = /^(?:friend|sister|brother|cousin|twin|sibling|best friend)s?$/;
const WORLD_OF_ADULTS =
  /\b(?:works?|worked|working|jobs?|boss|office|compan(?:y|ies)|business|colleagues?|clients?|customers?|shift|salary|rent|landlord|landlady|apartment|flatmate|roommate|mortgage|debts?|loans?|bank|for an? (?:[a-z]+ )?newspaper|obituar\w+|journalist|novel|court|trial|police|detective|murder\w*|crime|criminals?|gang|spy|agent|heist|prison|jail|marr(?:y|ies|ied|iage)|wedding|engaged|fianc[eé]e?|husband|wife|ex|divorc\w+|widow\w*|affair|lovers?|dating|dates?|in love|falls? for|pregnant|bar|pub|wine|whisky|beer|hotel|opera|champions?hip|marathon|retire\w*|undercover|startup|taxi|truck|lorry|van|years ago|for (?:\w+ )?(?:years|decades)|inherit\w*|funeral|colony|spaceship|(?<!\bbe )captain|soldiers?|war|diagnos\w+|therap\w+|addict\w*|bakery|café|cafe|restaurant|workshop|teaches|irons|repairs|(?:night|last|same) train|commut\w+|airport|blackout|rob(?:s|bed|bing|bery)|smuggl\w+|sells? (?:his|her|their) (?:house|flat|farm)|lawyers?|job interviews?|a stroke|cleans (?:houses|offices|hotels)|declared dead|campervan|sail(?:s|ing) solo|deliver(?:s|ing) (?:groceries|parcels|pizzas?|food)|borders|all (?:his|her) life|boyfriend|girlfriend|a pilot|the guard|penalty in the (?:world cup|league)|wake|tombstones?|casino|gambl\w+|blackmail\w*|ransom|kidnap\w*|hitchhik\w+|night watch\w*|fake passports?|restores|translates|designs|hires?|fired|army)\b/i;
const WORLD_OF_CHILDREN =
  /\b(?:school|class(?:room|mates?)?|teachers?|homework|kindergarten|playground|mum|mummy|mom|mommy|dad|daddy|papa|mama|grandma|grandpa|granny|nan|nana|gran|grandad|parents|toys?|teddy|dolls?|bedtime|pyjamas|birthday (?:party|present)|tooth|teeth|little|kids?|child(?:ren)?|unicorns?|dragons?|fair(?:y|ies)|puppy|kitten|hamster|guinea pig|treehouse|swings?|scooter|(?:big|baby|older|younger|twin) (?:sister|brother)|teen\w*|exam|prom|camp|cardboard|kites?|sandpit|sandcastle|snowman|hide-and-seek|blanket fort|lemonade stand|marbles)\b/i;
const wordsOf = ({ aliases, name }: Person): string =>
  [...(name ? [name] : []), ...aliases].map((word) => word.replace(/[^\p{L} -]/gu, "")).join("|");
/** What children are as well as grown-ups, and where they are children. */
const AT_PLAY =
  /^(?:goalkeeper|goalie|keeper|striker|player|swimmer|runner|skater|gymnast|rider|drummer|pianist|violinist|singer)$/;
const AT_SCHOOL = /\b(?:back to|at|to) school\b|\b(?:school team|classmates?|homework|(?:his|her) (?:mum|mom|dad))\b/i;
/** "A robot builds himself a friend": no child. */
const isMadeFriend = (text: string, { noun, kind }: Person): boolean =>
  noun === "friend" &&
  /^(?:girl|boy)$/.test(kind) &&
  /\brobot\b[^.]*\b(?:builds?|built|makes?|made|invents?) (?:(?:him|her|it)self )?an? (?:new |little |real )?friend\b/i.test(
    text,
  );
const YEARS =
  /\b(?:[1-9]|1[0-6]|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen)[- ]years?[- ]olds?\b|, (?:aged )?(?:[1-9]|1[0-6])[,.]|\b(?:is|am|was|turns|aged|are) (?:[1-9]|1[0-6]|six|seven|eight|nine|ten|eleven|twelve)(?: and|[,.]|$)/i;
const LITTLE = /\b(?:little|small|young(?:er|est)?|baby|teenage)\b/;
const AT_WORK =
  /\b(?:girl|boy) (?:at|in|from) (?:the|her|his|an?|our) (?:[a-z]+ )?(?:office|bank|newsroom|firm|company|bar|pub|agency|factory|warehouse|garage|call cent(?:re|er))\b/i;
const DRIVES = /\bdriving (?:test|licen[cs]e|lessons?|exam)\b/i;
const LOVED = /\bin love with (?:the|an?|his|her) [a-z]+['’]s (?:son|daughter)\b/i;
const LEAVES = "(?:leav(?:es?|ing)|left|off|mov(?:es?|ing) (?:out|away)) (?:for|to|to go to) (?:university|college)";
const OF_KIN = /^(?:son|daughter|brother|sister|twin)s?$/;
const CARES =
  /\b(?:(?:takes?|took|taking|to take) care of|cares? for|nurs(?:es?|ing)|looks? after|look after) (?:his|her|their) (?:(?:old|sick|ill|dying|elderly|late) )?(?:father|mother|parents?|dad|mum|mom)\b|\b(?:sell(?:s|ing)?|sold|clear(?:s|ing)? (?:out)?|empt(?:y|ies|ying)) (?:their|his|her) (?:(?:late|dead|old) )?(?:mother|father|parent|grandmother|grandfather|aunt|uncle)s?['’]?s?['’]? (?:house|flat|farm|shop|apartment)|\b(?:their|his|her) (?:(?:late|dead) )?(?:mother|father|parent)s?['’]?s?['’]? (?:funeral|grave|will|ashes)\b|\b(?:for|to|at) (?:his|her|their|the|a) funeral\b|\bdivid\w+ the inheritance\b|\b(?:scatter|spread)\w* (?:his|her|their|the) ashes\b|\best?ranged\b|\bfather and son have not spoken\b|(?:\bnot|n['’]t|\bnever) (?:talked|spoken|seen each other) (?:to each other )?(?:for|in) (?:\p{L}+ )?(?:years|decades)\b/iu;

/** "Helps a baby elephant find his mother": the mother is an elephant, too. */
const asParentOfYoung = (text: string, person: Person, people: readonly Person[]): Person => {
  if (person.name || person.many || !PARENT.test(person.noun ?? "")) return person;
  const [, noun = ""] = new RegExp(`${OF_YOUNG} (?:its|his|her) ${person.noun}\\b`, "i").exec(text) ?? [];
  const creature = people.find(({ aliases }) => aliases.includes(noun.toLowerCase()));
  const known = personNoun(noun.toLowerCase());
  return creature && known && !known.isHuman && !known.isThing ? { ...person, kind: creature.kind } : person;
};
const PARENT = /^(?:mother|father|mum|mom|dad)$/;
const OF_YOUNG =
  "\\b(?:baby|little|lost|young|small) ([a-z]+) (?:to )?(?:find|back to|reach|return to|get back to|search for|look for)";

/** "My sister": of who tells it, and not of the monster next door. */
const isOfTeller = (text: string, { name, noun = "" }: Person): boolean =>
  !name && new RegExp(`\\b[Mm]y (?:[a-z]+ )?${noun}\\b`).test(text) && !/\bI(?:['’]m| am| was) an? /.test(text);

/** Somebody of a short text with the age and the kind that the text and the others show. */
export const asMeantInIdea = (text: string, person: Person, people: readonly Person[]): Person =>
  asGrownInIdea(
    text,
    asOldAsPeers(
      asParentOfYoung(text, isOfTeller(text, person) ? person : asKinOfCreature(person, people), people),
      people,
    ),
  );
