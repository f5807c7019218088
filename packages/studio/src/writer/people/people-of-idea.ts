import { escapePattern } from "../escape-pattern.ts";
import { ageOfYears } from "./ages.ts";
import { genderOfName } from "./given-names.ts";
import { isOfAdultLife } from "./grown-in-idea.ts";
import type { Person } from "./person.ts";
import { kindOfHuman, personNoun } from "./person-nouns.ts";

type Step = (text: string, people: readonly Person[]) => readonly Person[];

/** The people of an idea, each of them once, as its own words show them. */
export const peopleOfIdea: Step = (text, people) => STEPS.reduce((found, step) => step(text, found), people);

/** "The ghost of a drowned sailor": one figure, which is a ghost. */
const withoutWhoHaunts: Step = (text, people) => {
  if (!people.some(({ noun }) => noun === "ghost" || noun === "spirit")) return people;
  return people.filter(({ name, aliases, noun }) => {
    if (name !== undefined || noun === "ghost" || noun === "spirit") return true;
    const words = aliases.map(escapePattern).join("|");
    const all = text.match(new RegExp(`\\b(?:${words})\\b`, "gi"))?.length ?? 0;
    return (
      all !== 1 ||
      !new RegExp(`\\b(?:ghost|spirit)s? of (?:an?|the|his|her|their|my) (?:[a-z-]+ ){0,2}?(?:${words})\\b`, "i").test(
        text,
      )
    );
  });
};

/** "Her grandchildren Luca and Bianca", "two rival bakers, Colette and Henri": no others than those named. */
const withoutGroupsOfNamed: Step = (text, people) => {
  const groups = [...text.matchAll(GROUP_OF_NAMED)].flatMap(([, noun = "", names = ""]) => {
    const members = people.filter(({ name }) => name !== undefined && names.split(/, | and /).includes(name));
    const group = people.find(({ name, many, aliases }) => !name && many && aliases.includes(noun.toLowerCase()));
    return group && members.length > 1 && members.length >= Math.min(group.count, names.split(/, | and /).length)
      ? [{ group, members }]
      : [];
  });
  return people
    .filter((each) => !groups.some(({ group }) => group === each))
    .map((each) => {
      const found = groups.find(({ members }) => members.includes(each));
      return found ? asMember(text, each, found.group) : each;
    });
};
const GROUP_OF_NAMED =
  /\b(?:[Tt]wo|[Tt]hree|[Ff]our|[Tt]he|[Hh]er|[Hh]is|[Tt]heir|[Mm]y|[Oo]ur) (?:[a-z-]+ ){0,3}?([a-z]+),? ((?:\p{Lu}[\p{L}'’-]+, )*\p{Lu}[\p{L}'’-]+ and \p{Lu}[\p{L}'’-]+)/gu;

/** Somebody of a group of grandchildren is a child, of bakers a grown-up. */
const asMember = (text: string, person: Person, group: Person): Person => {
  const known = personNoun(group.noun ?? "");
  const isGrown = /^(?:woman|man)$/.test(group.kind) && isOfAdultLife(text);
  const age = /^grand(?:son|daughter|child)$/.test(group.noun ?? "")
    ? "child"
    : isGrown
      ? "adult"
      : (known?.age ?? group.age);
  if (!known?.isHuman || !PLAIN.test(person.kind) || age === undefined || person.noun) return person;
  const gender = person.gender === "she" || person.gender === "he" ? person.gender : genderOfName(person.name ?? "");
  return { ...person, age, kind: kindOfHuman({ age, ...(gender && { gender }) }) };
};
const PLAIN = /^(?:girl|boy|woman|man|grandma|grandpa)$/;

/**
 * "Leo, a clown without a circus, hitchhikes", "the young student who rents it, Camille, wants", "a teacher, Mrs Holt,", "a boy
 * with dyslexia called Sam": one and the same.
 */
const withoutAppositions: Step = (text, people) =>
  people.reduce<readonly Person[]>((left, named) => {
    const { name } = named;
    if (name === undefined || named.noun) return left;
    const own = escapePattern(name).replace(/^(Mrs?|Ms|Dr)\\\. /, "$1\\.? ");
    const [, before = "", noun = ""] =
      new RegExp(
        `(?<!\\p{L})${own}, (?:(?:aged )?\\d{1,3}, )?an? ((?:[\\p{L}\\d-]+ ){0,4}?)([a-z]+)(?=,| (?:without|who|from|of|with|in|at|on)\\b)`,
        "u",
      ).exec(text) ??
      new RegExp(`\\b(?:[Aa]n?|[Tt]he) ((?:[a-z-]+ ){0,2}?)([a-z]+)(?: who [^,.]{3,30})?, ${own},`, "u").exec(text) ??
      new RegExp(
        `\\b(?:[Aa]n?|[Tt]he) ((?:[a-z-]+ ){0,2}?)([a-z]+) (?:with|without|in|from|of|at) [^,.]{2,30}? (?:called|named) ${own}(?!\\p{L})`,
        "u",
      ).exec(text) ??
      [];
    const same = left.find(
      (each) => !each.name && !each.many && noun !== "" && each.aliases.includes(noun.toLowerCase()),
    );
    if (!same) return left;
    const merged: Person = {
      ...same,
      ...named,
      noun: noun.toLowerCase(),
      phrase: `${before}${noun}`.toLowerCase().replace(/\b(?:\d+|[a-z]+)-?years?-?old /, ""),
      kind: PLAIN.test(same.kind) ? named.kind : same.kind,
      gender: sure(named.gender) ?? sure(same.gender) ?? named.gender,
      ...((named.age ?? same.age) && { age: named.age ?? same.age ?? "adult" }),
      aliases: [...new Set([...named.aliases, ...same.aliases])],
      score: named.score + same.score,
    };
    return left.flatMap((each) => (each === same ? [] : [each === named ? merged : each]));
  }, people);
const sure = (gender: Person["gender"]): "she" | "he" | undefined =>
  gender === "she" || gender === "he" ? gender : undefined;

/** "Jamal, a 34-year-old single father": no old man. */
const asOldAsSaid: Step = (text, people) =>
  people.map((each) => {
    if (!each.name || !PLAIN.test(each.kind)) return each;
    const [, years = ""] =
      new RegExp(`(?<!\\p{L})${escapePattern(each.name)}, an? (\\d{1,3})[- ]years?[- ]old\\b`, "u").exec(text) ?? [];
    const gender = sure(each.gender);
    if (years === "" || !gender) return each;
    const age = ageOfYears(Number(years));
    return { ...each, age, kind: kindOfHuman({ age, gender }) };
  });

/** "Nguyen Linh and her grandfather": she. */
const withGenderOfOwner: Step = (text, people) =>
  people.map((each) => {
    if (!each.name || !/^(?:girl|boy|woman|man)$/.test(each.kind) || each.noun) return each;
    const [, owner = ""] = new RegExp(`^${escapePattern(each.name)} and (his|her) `, "u").exec(text) ?? [];
    const gender = owner === "her" ? "she" : owner === "his" ? "he" : undefined;
    if (!gender || gender === each.gender) return each;
    const isGrown = each.kind === "woman" || each.kind === "man";
    return { ...each, gender, kind: kindOfHuman({ age: isGrown ? "adult" : "child", gender }) };
  });

/** "A Viking who was frozen": somebody of a people, and no name. */
const withoutPeoples: Step = (text, people) =>
  people.map((each) => {
    const { name = "", noun } = each;
    const isPeople =
      noun === undefined && PEOPLES.test(name) && new RegExp(`\\b(?:[Aa]n?|[Tt]he) (?:[a-z-]+ )?${name}\\b`).test(text);
    if (!isPeople) return each;
    const { name: _, ...rest } = each;
    const gender = each.gender === "she" ? "she" : "he";
    return { ...rest, noun: name, phrase: name, gender, age: "adult", kind: kindOfHuman({ age: "adult", gender }) };
  });
const PEOPLES = /^(?:Viking|Samurai|Inuit|Cossack|Celt|Gaul|Bedouin|Mongol|Apache|Cherokee|Maori|Berber|Tuareg|Ninja)$/;

/** "Zoe and I are mermaids": no others, but they. */
const asWhatTheyAre: Step = (text, people) => {
  const [, pair = "", noun = ""] = PAIR_IS.exec(text) ?? [];
  const group = people.find((each) => each.many && !each.name && each.aliases.includes(noun));
  const [one, other] = people.filter(
    (each) => each !== group && !each.many && isNamedIn(pair, each) && PLAIN.test(each.kind),
  );
  if (!group || !one || !other || PLAIN.test(group.kind)) return people;
  return people
    .filter((each) => each !== group)
    .map((each) => (each === one || each === other ? { ...each, kind: group.kind } : each));
};
const PAIR_IS =
  /(?:^|[.,;] |\b(?:that|where|when|and) )((?:[Mm]y (?:[a-z-]+ ){1,3})?(?:\p{Lu}[\p{L}'’-]+ )?and (?:I|\p{Lu}[\p{L}'’-]+)) (?:are|were) (?:both |two )?(?:[a-z-]+ ){0,2}?([a-z]+)(?=[,.;]|$| (?:and|who|that|but|in|on|of|at)\b)/u;
const isNamedIn = (pair: string, { name, aliases, isNarrator }: Person): boolean =>
  isNarrator
    ? / I$/.test(pair)
    : [name ?? "", ...aliases].some((each) => each !== "" && pair.toLowerCase().includes(each.toLowerCase()));

/** "Sofia's parents are getting divorced": a child, if nothing else shows a grown-up. */
const asChildOfParents: Step = (text, people) =>
  people.map((each) => {
    const gender = sure(each.gender);
    const isOfParents =
      each.name !== undefined &&
      each.noun === undefined &&
      gender !== undefined &&
      /^(?:woman|man)$/.test(each.kind) &&
      new RegExp(
        `(?<!\\p{L})${escapePattern(each.name)}['’]s (?:parents|mummy|daddy|mum and dad) (?!(?:house|farm|shop)\\b)`,
        "u",
      ).test(text);
    return isOfParents && !OF_GROWN_CHILDREN.test(text)
      ? { ...each, age: "child" as const, kind: kindOfHuman({ age: "child", gender }) }
      : each;
  });
const OF_GROWN_CHILDREN =
  /\b(?:marr(?:y|ies|ied)|wedding|in love|job|works?|universit\w+|college|old age|nursing home|care home|funeral|inherit\w*|husband|wife|boyfriend|girlfriend|date|flat|sell|die[sd]?|dead)\b/i;

const STEPS: readonly Step[] = [
  withoutPeoples,
  asWhatTheyAre,
  withoutWhoHaunts,
  withoutGroupsOfNamed,
  withoutAppositions,
  asOldAsSaid,
  withGenderOfOwner,
  asChildOfParents,
];
