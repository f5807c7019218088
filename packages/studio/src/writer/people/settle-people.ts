import { type Draft, genderFor } from "./draft.ts";
import type { Person } from "./person.ts";

/** A name of a longer text that stands once, and of which nothing shows a person: "In 79 Vesuvius buried the city". */
export const withoutUnknownNames = (drafts: Map<string, Draft>): void => {
  for (const [key, draft] of drafts)
    if (
      draft.name &&
      !draft.noun &&
      !draft.isNarrator &&
      !draft.age &&
      draft.mentions.length < 2 &&
      genderFor(draft) === undefined
    )
      drafts.delete(key);
};

/** "A neighbour brought his drum, and a baker his guitar. … Four people were playing": no others. */
export const withoutCountedAgain = (drafts: Map<string, Draft>): void => {
  const people = drafts.get("people");
  if (!people || people.name || people.count < 3) return;
  const before = [...drafts.values()].filter(
    (each) =>
      each !== people &&
      each.noun?.isHuman !== false &&
      !each.noun?.many &&
      each.mentions.some((at) => at < people.firstAt && people.firstAt - at < NEAR_GROUP),
  );
  if (before.length >= people.count) drafts.delete("people");
};
const NEAR_GROUP = 150;

/** Bees are no figures beside people, unless one of them has a name. */
export const withoutSwarms = (text: string, drafts: Map<string, Draft>): void => {
  if (!OF_COURT.test(text) && (text.match(/\b(?:bees?|ants?|termites?|wasps?|hives?)\b/gi)?.length ?? 0) > 3)
    for (const [key, { name, noun }] of drafts) if (!name && OF_HIVE.test(noun?.noun ?? "")) drafts.delete(key);
  if (![...drafts.values()].some(({ name, noun }) => name && noun?.isHuman !== false) && !/\bI\b/.test(text)) return;
  if (isOfTeam(text))
    // "The Harbour Lions lost the ball".
    for (const [key, { name, noun }] of drafts) if (!name && noun?.many && !noun.isHuman) drafts.delete(key);
  for (const [key, { name, noun }] of drafts)
    if (!name && noun && (SWARM.test(noun.noun) || (noun.many && FLOCK.test(noun.noun)))) drafts.delete(key);
};
/** A king whose daughter keeps bees is of no hive. */
const OF_COURT = /\b(?:kings?|castles?|palaces?|thrones?|kingdom|hospital|daughters?)\b/i;
const FLOCK = /^(?:pigeon|dove|swallow|sparrow|crow|gull|seagull|bird|fish)$/;
const OF_HIVE = /^(?:queen|king|worker|soldier|guard|nurse|drone|princess)$/;
const SWARM = /^(?:bee|bumblebee|ant|fly|mosquito|moth|firefly|beetle|worm|bug)$/;

/** "His friend Henrik" of an old man is no child: who has no age of their own is as old as the hero. */
export const ageByCompany = (text: string, drafts: ReadonlyMap<string, Draft>): void => {
  asYoungAsNarrator(text, drafts);
  if (OF_CHILDREN.test(text)) return;
  const people = [...drafts.values()].filter(({ noun, score }) => score > 0 && noun?.isHuman !== false);
  const [most] = people.toSorted((a, b) => b.score - a.score);
  const hero = people.find(({ isNarrator, age }) => isNarrator && age) ?? most;
  const age = hero?.age ?? (hero?.noun && !OF_ANY_AGE.test(hero.noun.noun) ? hero.noun.age : undefined);
  if (age !== "adult" && age !== "old") return;
  for (const draft of people) {
    if (draft === hero || draft.age || draft.isNarrator || draft.noun?.many) continue;
    if (draft.noun && !OF_ANY_AGE.test(draft.noun.noun)) continue;
    draft.age = age === "old" && FRIEND.test(draft.noun?.noun ?? "") ? "old" : "adult";
  }
};

/** "Two old friends meet again after forty years": no children. */
export const ageByYearsApart = (text: string, drafts: ReadonlyMap<string, Draft>): void => {
  const [, years = ""] = AFTER_YEARS.exec(text) ?? [];
  if (years === "") return;
  for (const draft of drafts.values())
    if (!draft.age && OF_ANY_AGE.test(draft.noun?.noun ?? ""))
      draft.age = /^(?:twenty|thirty|[23])/.test(years) ? "adult" : "old";
};
const AFTER_YEARS =
  /\b(?:meet|met|see|saw|find|found|reunite|talk|talked)[a-z]* [^.]*\b(?:after|for|in) ((?:twenty|thirty|forty|fifty|sixty|seventy)(?:-[a-z]+)?|[2-7]\d) years\b/i;

/** "My brother Tam and I", where I am eight: he is a child as well, unless the text says how old he is. */
const asYoungAsNarrator = (text: string, drafts: ReadonlyMap<string, Draft>): void => {
  const narrator = [...drafts.values()].find(({ isNarrator }) => isNarrator);
  if (narrator?.age !== "child") return;
  for (const draft of drafts.values()) {
    const { noun, age, name = "", key } = draft;
    if (!noun || age === "child" || !/^(?:brother|sister|twin)$/.test(noun.noun)) continue;
    const called = `(?:${name || key}|${noun.noun})`;
    if (
      !new RegExp(
        `\\b${called} (?:was|is) (?:already )?(?:a grown|married|engaged|\\w+teen|twent|thirt|fort)`,
        "i",
      ).test(text)
    )
      draft.age = "child";
  }
};

const OF_CHILDREN =
  /\b(?:little (?:brother|sister)|child(?:ren)?|kids?|boys?|girls?|pupils?|class(?:mates?|room)?|school|playground|twins|mum|mummy|mom|dad|daddy|grandad|granddad|grandpa|grandma|granny)\b/i;
const OF_ANY_AGE = /^(?:friend|cousin|brother|sister|twin|apprentice)$/;
const FRIEND = /^(?:friend|brother|sister|twin)$/;

/** A guard of a museum wears no armour, and the captain of a fire brigade no cap of a ship. */
export const dressedForText = (text: string): ((person: Person) => Person) => {
  const [isToday, isFireBrigade] = [isOfToday(text), FIRE_BRIGADE.test(text)];
  const isOfMonks = /\b(?:monastery|abbey|abbot|monks?|friars?)\b/i.test(text);
  const isOfShips = OF_SHIPS.test(text);
  const isTeams = isOfTeam(text);
  const isOfKnights = /\b(?:knights?|armou?r|crusades?)\b/i.test(text);
  return (person) => {
    if (isToday && person.kind === "knight" && GUARD.test(person.noun ?? ""))
      return { ...person, kind: "police-officer" };
    if (isOfMonks && (/^Brother /.test(person.name ?? "") || /^(?:abbot|friar|prior)$/.test(person.noun ?? "")))
      return { ...person, kind: "monk" };
    if (person.kind === "knight" && GUARD.test(person.noun ?? "")) return { ...person, kind: "guard" };
    if (person.kind === "knight" && person.noun === "soldier" && !isOfKnights)
      return { ...person, kind: isOfOldWorld(text) ? "guard" : "soldier" };
    if (person.kind === "captain" && person.noun === "sailor") return { ...person, kind: "sailor" };
    if (
      person.kind === "captain" &&
      !person.name &&
      /\b(?:captain of the (?:guard|guards|soldiers)|soldiers)\b/i.test(text)
    )
      return { ...person, kind: isOfOldWorld(text) ? "guard" : "soldier" };
    if (isFireBrigade && /^(?:captain|astronaut)$/.test(person.kind) && RANK.test(person.noun ?? ""))
      return { ...person, kind: "firefighter" };
    // The captain of a team.
    if (person.kind === "captain" && person.noun === "captain" && isTeams)
      return { ...person, kind: person.gender === "she" ? "girl" : "boy" };
    if (person.kind === "captain" && person.noun === "captain" && !isOfShips && text.length > MIN_STORY)
      return { ...person, kind: person.gender === "she" ? "woman" : "man" };
    if (person.kind === "doctor" && person.noun === "inventor" && text.length > MIN_STORY)
      return { ...person, kind: person.gender === "she" ? "woman" : "man" };
    return person;
  };
};
/** Longer texts are no ideas, in which an inventor wears a white coat. */
const MIN_STORY = 400;
const OF_SHIPS =
  /\b(?:ships?|boats?|sail(?:s|ed|ing|ors?)?|seas?|ocean|harbou?r|crew|decks?|ports?|ferry|vessel|islands?|pirates?|anchor|voyage|steamer|river)\b/i;
/** A text that has three words of a team and its match. */
const isOfTeam = (text: string): boolean => new Set(text.toLowerCase().match(OF_TEAM)).size > 2;
const OF_TEAM =
  /\b(?:team|goals?|match|coach|referee|penalty|pitch|goalkeeper|striker|half-?time|cup final|players?)\b/g;
const GUARD = /^(?:guard|guardian|watchman)$/;
const RANK = /^(?:captain|commander)$/;
const FIRE_BRIGADE = /\bfire (?:brigade|engine|station|department|truck|crew)|\bfire-?(?:fighters?|m[ae]n)\b/i;

const isOfOldWorld = (text: string): boolean =>
  /\b(?:kings?|queens?|castles?|sultan|dragons?|swords?|dukes?|princess|prince|emperor)\b/i.test(text);

/** Where trains and museums are, guards wear no armour. */
const isOfToday = (text: string): boolean =>
  /\b(?:trains?|passports?|museum|bank|station|airport|factory|hospital|school|bus|tickets?|border|telephone|phone|torch)\b/i.test(
    text,
  ) && !/\b(?:kings?|queens?|castles?|sultan|dragons?|swords?|knights?)\b/i.test(text);
