import { writings } from "../../languages/index.ts";
import { characterNoun, oddPlurals, seldomCharacters } from "../english/idea/characters.ts";
import { characterKinds } from "../lexicon/character-kinds.ts";
import { dictionary } from "../lexicon/dictionary.ts";
import { memoize } from "../memoize.ts";
import { thingKinds } from "./thing-kinds.ts";

export type Gender = "she" | "he" | "it" | "they";
export type Age = "child" | "adult" | "old";

export interface PersonNoun {
  readonly noun: string;
  readonly many: boolean;
  /** What the artist draws. */
  readonly kind: string;
  readonly gender?: "she" | "he";
  readonly age?: Age;
  /** What is drawn of a human whose gender nothing shows. */
  readonly usualKind?: string;
  /** A human: age and gender decide the kind where the noun names no costume. */
  readonly isHuman: boolean;
  /** A thing that is a character only if it acts. */
  readonly isThing: boolean;
}

/** Humans without a costume of their own: "kind:she" where the noun shows the gender. */
const plain = `
worker coworker employee intern manager cashier secretary receptionist examiner inspector patient innkeeper
bookseller plumber electrician editor author lifeguard optician programmer babysitter rival opponent teammate bridesmaid:she
mayor butcher shopkeeper grocer fishmonger greengrocer baker constable stationmaster clerk stranger passenger walker guest waiter:he waitress:she actor:he actress:she lawyer banker boss
owner lodger neighbour neighbor visitor customer porter gatekeeper ferryman:he ferrywoman:she milkman:he landlord:he landlady:she
postman:he postwoman:she policewoman:she fisherwoman:she businessman:he businesswoman:she salesman:he saleswoman:she
bride:she groom:he widow:she widower:he colleague partner boyfriend:he girlfriend:she husband:he wife:she mother:she father:he
guy:he dude:he chap:he mom:she mum:she mama:she maman:she mommy:she mummy:she dad:he daddy:he papa:he aunt:she auntie:she uncle:he parent woman:she man:he
lady:she gentleman:he sir:he stepmother:she stepfather:he stepmum:she stepmom:she stepdad:he mam:she godmother:she godfather:he robber burglar thief prisoner jailer
goldsmith smith blacksmith carpenter mason potter weaver tailor seamstress:she shoemaker cobbler miller sculptor builder
driver conductor trader merchant collector hunter woodcutter:he logger rider runner player swimmer climber skier boxer
hitchhiker seller vendor forecaster comedian blogger influencer roofer welder lumberjack:he steward stewardess:she newcomer widow:she hiker warden attendant paramedic coach trainer referee champion winner judge minister president senator officer commander sergeant general
accountant assistant instructor operator presenter supervisor consultant announcer undertaker gravedigger bookbinder astronomer botanist cartographer
nanny:she maid:she butler:he cleaner janitor caretaker guide photographer journalist reporter novelist composer
crook swindler sheikh:he enemy goalkeeper goalie striker soloist roommate flatmate commuter hiker tourist traveller traveler violinist pianist drummer surgeon dentist
explorer vet doorman:he barber hairdresser:she florist beekeeper goatherd lighthouse-keeper zookeeper keeper lodgekeeper
fowler trapper poacher tinker pedlar peddler minstrel:he tanner thatcher milkmaid:she swineherd:he courtier
forester gamekeeper:he umpire goalkeeper headmaster:he headmistress:she bishop:he archaeologist biologist geologist
agent realtor broker curator archivist choreographer streamer youtuber vlogger podcaster bartender concierge veterinarian psychologist
therapist counsellor counselor auditor entrepreneur founder developer designer architect illustrator animator cartoonist playwright
screenwriter puppeteer cellist trumpeter guitarist organist rapper producer landscaper winemaker brewer cheesemaker confectioner
chocolatier glassblower bricklayer plasterer trucker courier surfer snowboarder skateboarder wrestler sprinter rower miner physicist
zoologist palaeontologist paleontologist linguist historian translator interpreter projectionist mortician rabbi imam pastor vicar
solicitor bailiff inmate convict fugitive refugee migrant immigrant backpacker pilgrim cowherd rancher mercenary veteran
copilot cabbie bouncer carer caregiver tutor lecturer bachelor:he spinster:she tenant recluse healer philosopher diplomat
ambassador councillor gladiator:he centurion:he serf peasant storyteller auctioneer antiquarian pawnbroker gambler croupier bookie
farrier cheerleader supporter volunteer activist protester skater jogger host:he hostess:she
mountaineer cyclist pharmacist chemist paramedic housekeeper:she chauffeur postmaster smuggler sheriff attorney notary
clockmaker watchmaker boatbuilder captain skipper sailor nurse midwife:she
pickpocket understudy cop jockey gymnast barista critic assassin ballerina:she hitman:he conman:he busker
monk:he nun:she sultan:he emir:he shah:he duke:he duchess:she baron:he baroness:she countess:she count:he
`;
const young = `
stepsister:she stepbrother:he boy:he girl:she child kid toddler baby schoolboy:he schoolgirl:she pupil classmate orphan sibling half-brother:he half-sister:she son:he daughter:she brother:he sister:she
grandson:he granddaughter:she grandchild grandkid nephew:he niece:she twin teenager teen apprentice friend cousin infant bully prodigy
`;
const aged = `
grandmother:she grandma:she granny:she gran:she nanna:she nana:she nan:she oma:she grandfather:he grandpa:he granddad:he grandad:he opa:he gramps:he
great-grandmother:she great-grandfather:he grandparent great-grandparent elder pensioner
`;

interface Row {
  readonly age: Age;
  readonly gender?: "she" | "he";
}

/** The rows of a list of nouns: "waiter:he" is a man. */
export const humanRows = (list: string, age: Age): (readonly [string, Row])[] =>
  list
    .trim()
    .split(/\s+/)
    .map((row) => {
      const [noun = "", gender] = row.split(":");
      return [noun, gender === "she" || gender === "he" ? { age, gender } : { age }] as const;
    });

const humans = new Map<string, Row>();
const addHumans = (list: string, age: Age): void => {
  for (const [noun, row] of humanRows(list, age)) humans.set(noun, row);
};
addHumans(plain, "adult");
addHumans(young, "child");
addHumans(aged, "old");

/** Kinds of the artist that are humans, and so have an age and a gender. */
const humanKinds: ReadonlySet<string> = new Set(
  "girl boy princess prince king queen wizard witch knight samurai astronaut pirate grandma grandpa man woman shopkeeper mayor sultan farmer detective doctor monk teacher hero cook captain fisherman nurse postman craftsman artist singer mechanic firefighter judge police-officer thief clown bride groom baby".split(
    " ",
  ),
);
const costumes: Readonly<Record<string, string>> = {
  sultan: "sultan",
  mayor: "mayor",
  vet: "doctor",
  surgeon: "doctor",
  butcher: "shopkeeper",
  shopkeeper: "shopkeeper",
  grocer: "shopkeeper",
  merchant: "shopkeeper",
  trader: "shopkeeper",
  salesman: "shopkeeper",
  fishmonger: "shopkeeper",
  greengrocer: "shopkeeper",
  policeman: "police-officer",
  policewoman: "police-officer",
  constable: "police-officer",
  cop: "police-officer",
  postman: "postman",
  postwoman: "postman",
  captain: "captain",
  skipper: "captain",
  sailor: "captain",
  ferryman: "captain",
  ferrywoman: "captain",
  fisherman: "fisherman",
  fisherwoman: "fisherman",
  nurse: "nurse",
  midwife: "nurse",
  carpenter: "craftsman",
  clockmaker: "craftsman",
  watchmaker: "craftsman",
  cobbler: "craftsman",
  potter: "craftsman",
  weaver: "craftsman",
  tailor: "craftsman",
  mason: "craftsman",
  goldsmith: "craftsman",
  smith: "craftsman",
  boatbuilder: "craftsman",
  conductor: "police-officer",
  stationmaster: "police-officer",
  doorman: "police-officer",
  baker: "cook",
  emir: "king",
  shah: "king",
  duke: "king",
  duchess: "queen",
  judge: "judge",
  burglar: "thief",
  robber: "thief",
  infant: "baby",
  commander: "astronaut",
  general: "knight",
  blacksmith: "mechanic",
  miller: "farmer",
  monk: "monk",
  shoemaker: "craftsman",
  sculptor: "artist",
  composer: "singer",
  waiter: "cook",
};

const irregular: Readonly<Record<string, string>> = {
  ...oddPlurals,
  wives: "wife",
  people: "person",
  grandchildren: "grandchild",
  stepchildren: "stepchild",
};

/** The singular of a plural; the word itself for a singular. */
export const singularOf = (word: string): { noun: string; many: boolean } => {
  const low = word.toLowerCase();
  const known = irregular[low] ?? (/men$/.test(low) ? low.replace(/men$/, "man") : undefined);
  if (known) return { noun: known, many: true };
  const candidates = [low.replace(/ies$/, "y"), low.replace(/(?<=[sxh])es$/, ""), low.replace(/s$/, "")];
  const found = candidates.find((each) => each !== low && (humans.has(each) || isKind(each)));
  return found ? { noun: found, many: true } : { noun: low, many: false };
};

const isKind = (noun: string): boolean => characterNoun(noun)?.noun === noun || characterKinds.has(noun);

const withoutDoubles = (word: string): string => word.replace(/(.)\1/g, "$1");

const byLetters = new Map<string, readonly string[]>();
const lettersOf = (): typeof byLetters => {
  if (byLetters.size === 0)
    for (const noun of new Set([...humans.keys(), ...characterKinds]))
      byLetters.set(withoutDoubles(noun), [...(byLetters.get(withoutDoubles(noun)) ?? []), noun]);
  return byLetters;
};

/** Whether a word has a meaning of its own, so that it is no other word misspelled. */
export const isKnownWord = (word: string): boolean =>
  personNoun(word) !== undefined || kindOfThing(singularOf(word).noun) !== undefined || dictionary("english").has(word);

/** The only noun of a character that differs by doubled letters: "squirrel" for "squirel". */
export const nounByLetters = (word: string): string | undefined => {
  const one = word.replace(/s$/, "");
  const found = lettersOf().get(withoutDoubles(word));
  const plural = lettersOf().get(withoutDoubles(one));
  if (found?.length === 1) return found[0];
  return plural?.length === 1 && one !== word ? `${plural[0]}s` : undefined;
};

/** A noun that names a character; undefined for other words. */
export const personNoun = memoize((word: string): PersonNoun | undefined => {
  const { noun, many } = singularOf(word.replace(/['’]s?$/, "").replace(/^ex-/i, ""));
  const openAge = ages.find((age) => openKinds[age] === noun);
  if (openAge) return { noun, many, kind: noun, age: openAge, isHuman: true, isThing: false };
  if (/^(?:doe|family|people|person|team|crew|gang|pack|flock|herd|couple|machine|beast|spirit)$/.test(noun))
    return undefined;
  const human =
    humans.get(noun) ?? (/(?<!hu)(?:wo)?man$/.test(noun) && noun.length > 5 ? menAndWomen(noun) : undefined);
  const sort = characterNoun(noun)?.sort;
  if (human) {
    const kind =
      costumes[noun] ??
      (sort && !/^(?:man|woman|girl|boy|grandma|grandpa|astronaut)$/.test(sort.kind) ? sort.kind : kindOfHuman(human));
    return { noun, many, kind, isHuman: true, isThing: false, ...(sort && { usualKind: sort.kind }), ...human };
  }
  const kind = sort?.kind ?? (characterKinds.has(noun) ? dictionary("english").get(noun)?.value : undefined);
  if (!kind) return undefined;
  const isHuman = humanKinds.has(kind);
  const gender =
    sort?.gender ??
    (/^(?:king|prince|monk)$/.test(kind) ? "he" : /^(?:queen|princess|witch)$/.test(kind) ? "she" : undefined);
  return {
    noun,
    many,
    kind,
    isHuman,
    isThing: seldomCharacters.has(noun),
    ...(gender && { gender }),
    ...(isHuman && { age: "adult" as const }),
  };
});

const menAndWomen = (noun: string): Row => ({ age: "adult", gender: /woman$/.test(noun) ? "she" : "he" });

/** The artist's kind of a human without a costume. */
export const kindOfHuman = ({
  age = "child",
  gender,
}: {
  readonly age?: Age;
  readonly gender?: string | undefined;
}): string => {
  const isHe = gender === "he";
  if (age === "old") return isHe ? "grandpa" : "grandma";
  if (age === "adult") return isHe ? "man" : "woman";
  return isHe ? "boy" : "girl";
};

/** The artist's kind of a human of whom a text does not say whether she or he is meant. */
export const kindOfAnybody = (age: Age = "child"): string => openKinds[age];
const ages: readonly Age[] = ["child", "adult", "old"];
const openKinds = { child: "young-person", adult: "grown-person", old: "old-person" } as const;

/** A man for a woman, a girl for a boy; the kind itself where it has no other. */
export const kindOfOtherGender = (kind: string): string => otherKinds[kind] ?? kind;
/** Whether a kind shows no more of somebody than age and gender: no costume. */
export const isPlainKind = (kind: string): boolean => Object.hasOwn(otherKinds, kind);
const otherKinds: Readonly<Record<string, string>> = {
  girl: "boy",
  woman: "man",
  grandma: "grandpa",
  man: "woman",
  boy: "girl",
  grandpa: "grandma",
};

/** The kind of any noun that somebody is called: a volcano, a toaster. */
export const kindOfThing = (noun: string): string | undefined => {
  const { emojiWords } = writings.english;
  if (Object.hasOwn(emojiWords, noun)) return noun;
  const known = Object.hasOwn(thingKinds, noun) ? thingKinds[noun] : undefined;
  if (known) return known;
  const meaning = dictionary("english").get(noun);
  return meaning?.sort === "prop" || meaning?.sort === "kind" ? meaning.value : undefined;
};

/** The kind of the thing that a phrase names, singular or plural: "traffic light", "old toys". */
export const kindOfThings = (phrase: string): string | undefined => {
  const words = phrase.toLowerCase().split(" ");
  const names = [words.slice(-2).join(" "), words.at(-1) ?? ""];
  return names.flatMap((name) => [kindOfThing(name), kindOfThing(name.replace(/s$/, ""))]).find(Boolean);
};
