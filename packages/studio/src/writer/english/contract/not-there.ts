import { escapePattern } from "../../escape-pattern.ts";
import type { Person } from "../../people/person.ts";
import { personNoun } from "../../people/person-nouns.ts";

type Named = Pick<Person, "name" | "aliases">;

/** Whether an idea names somebody who is not there: only believed in, wished for, or dead. */
export const isNotThere = (text: string, person: Named): boolean =>
  isOnlyBelieved(text, person) ||
  isDeadPartner(text, person) ||
  isGone(text, person) ||
  isInheritedFrom(text, person) ||
  isPlaceOrTime(text, person) ||
  isSameAsNext(text, person) ||
  isOnlyNamed(text, person);

/** The words for somebody, as alternatives of a pattern. */
const wordsFor = ({ name, aliases }: Named): string =>
  [...(name ? [name] : []), ...aliases].map(escapePattern).join("|");

const timesIn = (text: string, pattern: string): number => text.match(new RegExp(pattern, "gi"))?.length ?? 0;

/** "His late wife", "his drowned father", "Kaya, who drowned", "the murder of her husband": not "the ghost of her friend". */
const isGone = (text: string, person: Named): boolean => {
  const words = wordsFor(person);
  const ofAny = `\\b(?:${words}),? who (?:has |had )?(?:died|drowned|passed away|was killed|was murdered)\\b|\\b(?:murder|death|funeral|killing) of (?:an?|the|his|her|their|my) (?:own |late )?(?:[a-z]+ )?(?:${words})\\b`;
  const ofAshes = `\\b(?:ashes|coffin|grave|urn) of (?:an?|the|his|her|their|my|our) (?:[a-z]+ )?(?:${words})\\b|\\b(?:${words})['’]s (?:ashes|coffin|grave|urn)\\b`;
  const ofUnnamed = `\\b(?:his|her|their|my|whose) (?:${words}) (?:is|was|are|were) (?:in|sent to) (?:prison|jail)\\b|\\bvoice of (?:his|her|their|my) (?:missing|lost|vanished) (?:[a-z]+ )?(?:${words})\\b|\\b(?:late|dead|drowned|deceased) (?:[a-z]+ )?(?:${words})\\b|\\b(?:his|her|their|my) (?:[a-z]+ )?(?:${words}) (?:who |that )?(?:has |had )?(?:died|dies|drowned|disappeared|vanished)\\b`;
  return (
    words !== "" &&
    !/\b(?:ghosts?|spirits?|alive)\b/i.test(text) &&
    timesIn(text, person.name ? `${ofAny}|${ofAshes}` : `${ofAny}|${ofAshes}|${ofUnnamed}`) > 0
  );
};

/** "The top of Everest", "after the apocalypse a father": a capital that names no one of the story. */
const isPlaceOrTime = (text: string, { name = "" }: Named): boolean =>
  /^(?:After|Before|During|Since|Until|When|While|Because|If|Once|Although|Despite|Without|AI|AA|AAA|TV|UFO|DNA|CEO|VR|USB|SMS|GPS|USA|UK|EU|NASA|FBI|CIA)$/.test(
    name,
  ) ||
  (/^\p{Lu}[\p{L}'’-]+$/u.test(name) &&
    new RegExp(
      `\\b(?:islands?|city|town|village|river|lake|mount|port|bay|valley) of (?:\\p{Lu}\\p{L}+ (?:d[aei] |del |de la )?)?${escapePattern(name)}\\b|\\b(?:\\p{Lu}\\p{L}+['’]s )?${escapePattern(name)}(?:['’]s)? (?:Wall|Bridge|Square|Street|Tower|Gate|Castle|Bay|Lane|Road|Canyon)\\b|['’]s ${escapePattern(name)}(?<=Wall|Bridge|Square|Street|Tower|Gate|Castle|Bay|Lane|Road|Canyon)\\b|\\b${escapePattern(name)} code\\b|\\b(?:orbit(?:s|ing)?|(?:top|summit|peak|foot|slopes|coast|banks|shores|streets|outskirts|capital|north|south) of) (?:Mount )?${escapePattern(name)}\\b`,
      "u",
    ).test(text));

/** "Inherits a vineyard from an uncle she never met", "inherits her uncle's shop", and nothing more of the uncle. */
const isInheritedFrom = (text: string, person: Named): boolean => {
  const words = wordsFor(person);
  const from = `\\binherit(?:s|ed)? [^.;]*?(?:from (?:an?|the|his|her|their|my) (?:[a-z-]+ ){0,2}?(?:${words})\\b|(?<= (?:his|her|their|my|an?) (?:[a-z-]+ ){0,2})(?:${words})['’]s?\\b)`;
  return !person.name && words !== "" && timesIn(text, `\\b(?:${words})\\b`) === 1 && timesIn(text, from) > 0;
};

/** "Her friends the ants" are ants, "his friend the squirrel" is a squirrel. */
const isSameAsNext = (text: string, { aliases, name }: Named): boolean => {
  const [, kin = "", next = ""] =
    /\b(friend|cousin|brother|sister|neighbou?r)s?,? the (?:[a-z]+ )?([a-z]+)\b/i.exec(text) ?? [];
  const known = personNoun(next);
  return (
    !name &&
    aliases.includes(kin) &&
    (/^friend$/.test(kin) ? /s$/.test(next) || known !== undefined : known?.isHuman === false)
  );
};

/**
 * "Gets picked as Mary", "turn it into a rocket or a dragon", "a map drawn by his mother", "postcards from his daughter in
 * Norway", "one is a receptionist": a part, a shape, a maker or a sender, and what somebody is.
 */
const isOnlyNamed = (text: string, person: Named): boolean => {
  const words = wordsFor(person);
  const countOf = (pattern: string): number => timesIn(text, pattern);
  const all = countOf(`\\b(?:${words})\\b`);
  const parts = countOf(
    `\\b(?:picked|chosen|cast|plays?|played|dress(?:es|ed)(?: up)?|act(?:s|ed)?) (?:as |to be )(?:an? |the )?(?:${words})\\b`,
  );
  const others = person.name
    ? 0
    : countOf(`\\bturn(?:s|ed)? (?:it|them|[a-z]+ [a-z]+) into [^.!?]*?\\ban? (?:[a-z]+ )?(?:${words})\\b`) +
      countOf(
        `\\b(?:drawn|made|written|painted|knitted|sewn|built|left|given|sent|baked|recorded) by (?:his|her|their|my) (?:${words})\\b`,
      ) +
      countOf(
        `\\b(?:postcards?|letters?|parcels?|emails?|news) from (?:his|her|their|my) (?:[a-z]+ )?(?:${words}) (?:in|who lives)\\b|\\b(?:gets?|got|receives?|received) (?:an?|the|some|anonymous|love|strange|old)(?: [a-z]+)* (?:postcards?|letters?|parcels?|emails?|messages?) from (?:an?|the) (?:[a-z]+ )?(?:${words})\\b`,
      ) +
      countOf(
        `\\b(?:one|the other) (?:is|was|works as) an? (?:[a-z'’]+ )?(?:${words})\\b|\\bwho (?:his|her|their|my) (?:${words}) (?:is|was|are|were)\\b`,
      );
  const unborn = person.name
    ? 0
    : countOf(
        `\\b(?:can(?:not|['’]t)|could(?: not|n['’]t)|unable to|never) have (?:any |an? )?(?:own )?(?:${words})\\b`,
      );
  const foes =
    person.aliases.includes("enemies") || person.aliases.includes("enemy")
      ? countOf(`\\b(?:are|were|become|became) (?:sworn |bitter |old )?enemies\\b`)
      : 0;
  return all > 0 && all === parts + others + unborn + foes;
};

/** "A widow finds her husband's letters": not "the ghost of her husband". */
const isDeadPartner = (text: string, { name, aliases }: Named): boolean => {
  const partner = name ? undefined : aliases.find((alias) => /^(?:wife|husband)$/.test(alias));
  return (
    partner !== undefined &&
    !/\b(?:ghosts?|spirits?|remarr\w+|new (?:wife|husband)|alive)\b/i.test(text) &&
    new RegExp(`\\bwidow${partner === "wife" ? "er" : ""}(?:s|ed)?\\b`, "i").test(text)
  );
};

/** "is secretly a spy", "thinks that she is a witch", "becoming a queen": what somebody is, is taken for or becomes. */
const isOnlyBelieved = (text: string, { name, aliases }: Named): boolean => {
  const low = text.toLowerCase();
  const words = aliases.map(escapePattern).join("|");
  const all = low.match(new RegExp(`\\b(?:${words})\\b`, "g"))?.length ?? 0;
  const believed =
    low.match(
      new RegExp(
        `\\b(?:secretly|(?:thinks?|thought|believes?|believed|says|said|claims?|claimed|suspects?|suspected|(?:sure|certain|convinced) that)\\b[^.,;]* (?<!there )(?:is|was|are|were)(?: still)?|(?:is|was|are|were) (?:really|actually|in fact|in truth)|(?:learns?|learned|learnt|discovers?|discovered|finds out|found out|reali[sz]e[sd]?)(?: that)? (?:he|she|they) (?:is|was|are|were)|becom(?:es?|ing)|became) (?:really |actually |once )?(?:an?|the|his|her|their|my) (?:[a-z]+ ){0,2}?(?:${words})\\b`,
        "g",
      ),
    )?.length ?? 0;
  const wanted = low.match(new RegExp(`${WANTED}(?:${words})\\b`, "g"))?.length ?? 0;
  return !name && all > 0 && all === believed + (isFriend(aliases) ? wanted : 0);
};

/** "A spider wants friends", "has no friends": they are not there yet. */
const WANTED =
  "\\b(?:wants?|wanted|needs?|needed|wish(?:es)? for|longs? for|looks? for|looking for|search(?:es|ing)? for|dreams? of|has no|have no|had no|without) (?:an? |any |some |more )?(?:real |new |best |true |human )?";
const isFriend = (aliases: readonly string[]): boolean => aliases.some((alias) => /^friends?$/.test(alias));
