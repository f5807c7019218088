import type { IdeaReader, KnownNoun, Named, Person } from "../pack.ts";
import { nouns } from "./nouns.ts";

/** The article of each noun of the tables: "rakete": "die". */
const articles = new Map(
  [nouns.animals, nouns.people, nouns.things]
    .flatMap((table) => Object.values(table))
    .flatMap((phrase) => {
      const [, article = "", noun = ""] = /^(der|die|das) (\S+)[+-]?$/.exec(phrase) ?? [];
      return noun ? [[noun.toLowerCase(), article] as const] : [];
    }),
);

for (const [noun, article] of Object.entries({
  papa: "der",
  mama: "die",
  opa: "der",
  oma: "die",
  bruder: "der",
  schwester: "die",
  vater: "der",
  mutter: "die",
  onkel: "der",
  tante: "die",
  hotel: "das",
  nachbar: "der",
  lehrer: "der",
  enkel: "der",
  enkelin: "die",
  tochter: "die",
  sohn: "der",
  cousin: "der",
  cousine: "die",
  nachbarin: "die",
  hamster: "der",
  kater: "der",
  welpe: "der",
}))
  if (!articles.has(noun)) articles.set(noun, article);

/** Whether the tables know a word as a noun, in whatever letters. */
export const isGermanNoun = (word: string): boolean => articles.has(word.toLowerCase()) || MORE_NOUNS.has(word);
const MORE_NOUNS: ReadonlySet<string> = new Set(
  "meer stadt wald dorf haus garten schule insel strand berg fluss see himmel welt küche zimmer zug bus taxi angst freund freunde freundin geburtstag torte kuchen nacht tag morgen abend sommer winter herbst frühling regen schnee wind geschichte märchen kind kinder hund katze berlin hamburg münchen wien köln".split(
    " ",
  ),
);

const PERSONS: Readonly<Record<string, Person>> = { der: "he", die: "she", das: "it" };

/** The article that a noun's ending shows. */
const articleByEnding = (noun: string): string | undefined =>
  /(?:chen|lein)$/.test(noun)
    ? "das"
    : /(?:[a-zäöü]in|ung|heit|keit|schaft|tät|tion|ei)$/.test(noun)
      ? "die"
      : /(?:ling|ismus)$/.test(noun)
        ? "der"
        : undefined;

/** The article of a noun, from the tables or its ending. */
export const articleOf = (noun: string): string | undefined =>
  articles.get(noun.toLowerCase()) ?? articleByEnding(noun);

/** Relatives whose names take no article. */
const NAME_LIKE = /^(?:Opa|Oma|Mama|Papa|Mami|Papi|Omi|Opi)$/;

const named = (article: string | undefined, noun: string): Named | undefined => {
  const person = article && PERSONS[article];
  return person ? { name: NAME_LIKE.test(noun) ? noun : `${article} ${noun}`, person } : undefined;
};

/** "Die Kinder", "Die Mäuse bauen": nouns of many, and those whose verb is that of many. */
const isPlural = (noun: string, after: string): boolean =>
  /^(?:Kinder|Leute|Geschwister|Eltern|Großeltern|Zwillinge|Freunde|Brüder|Tiere|Männer|Jungen|Mäuse|Vögel)$/.test(
    noun,
  ) ||
  /(?:nnen|schwestern)$/.test(noun) ||
  (articleOf(noun) === undefined &&
    /^\s(?!(?:in|an|neben|zwischen|gegen|wegen|von|den|einen|ihren|seinen)\s)\p{Ll}{2,}en\s/u.test(after));

/** Heads of nouns without an article that shows their gender: "Kühlschrank". */
const MASCULINE_HEADS =
  /(?:schrank|baum|turm|zug|bus|wagen|ofen|stuhl|tisch|stern|drache|mond|stein|berg|fluss|wind|schirm|schuh|hut|koffer|teppich|knopf|ball|stift|besen|kessel|topf|spiegel|brief|roller|computer|automat|fernseher|bagger|traktor|kran|vogel|käfer|fisch|hund|clown|sack|ring|zahn|pilz|kuchen|roboter|schlitten|sessel|vulkan|kaktus|magnet|ballon|könig|wurm|kater|elefant|pinguin|räuber|pirat)$/i;
const NEUTER_HEADS =
  /(?:haus|boot|schiff|rad|buch|blatt|auto|bett|klavier|kissen|glas|radio|telefon|flugzeug|tier|kind|pferd|schaf|brot|karussell|gespenst|monster|einhorn|kamel|nilpferd|schwein|huhn|ei|fenster|segel|gebiss|handy|spielzeug|klassenzimmer|geschenk|geheimnis|rätsel|baby|gewitter|sandkorn|zelt|dorf|licht|lied)$/i;

/** "Ein alter Fischer", "Zwei Mäuse", "Der Bär, der …": the words before a noun at the start of a sentence. */
const BEFORE =
  /(?:^|[.!?]\s+|,\s+)(?:(der|die|das|ein|eine|zwei|drei|vier|fünf|sechs|sieben)\s+)?((?:\p{Ll}+(?:er|es|e)\s+)*)$/iu;

const subjectAt = (idea: string, at: number, noun: string, known: KnownNoun | undefined): Named | undefined => {
  const table = known && /^(der|die|das) /.exec(known.again)?.[1];
  const found = BEFORE.exec(idea.slice(0, at));
  const article = found?.[1]?.toLowerCase();
  const [, , adjectives = ""] = found ?? [];
  // "doch der Hase lacht"
  const acting = /(?:^|\s)(der|die|das)\s(?:\p{Ll}+e\s)?$/u.exec(idea.slice(0, at))?.[1];
  if (!found && acting && /^\s\p{Ll}+t\s/u.test(idea.slice(at + noun.length))) return named(acting, noun);
  if (!found) return named(table ?? articleOf(noun), noun);
  if (article === "die" && isPlural(noun, idea.slice(at + noun.length))) return { name: `die ${noun}`, person: "they" };
  if (article === "der" || article === "die" || article === "das") return named(article, noun);
  if (article === "eine") return named("die", noun);
  if (article === "ein") {
    const relative = /^,\s+(der|das)\s/.exec(idea.slice(at + noun.length))?.[1];
    const byAdjective = /er\s+$/.test(adjectives) ? "der" : /es\s+$/.test(adjectives) ? "das" : undefined;
    const trade = /(?:er|or|ist|ant|ent|eur|mann)$/.test(noun) ? "der" : undefined;
    const byHead = NEUTER_HEADS.test(noun) ? "das" : MASCULINE_HEADS.test(noun) ? "der" : undefined;
    // Who acts and has no other sign is mostly masculine: "Ein Maulwurf".
    const other =
      adjectives === "" && /^\s(?:\p{Ll}+te?|will|kann|muss|darf|mag|soll)\s/u.test(idea.slice(at + noun.length))
        ? "der"
        : undefined;
    return named(byAdjective ?? articleOf(noun) ?? table ?? relative ?? byHead ?? trade ?? other, noun);
  }
  if (article) return { name: `die ${noun}`, person: "they" };
  // "Großmutter stand an der Mauer"
  const own = adjectives === "" ? PERSONS[articleOf(noun) ?? table ?? ""] : undefined;
  return own ? { name: noun, person: own } : undefined;
};

const OBJECT =
  /(\p{L}+)\s+(einen|eine|ein|den|das|die|seinen|seine|sein|ihren|ihre|ihr)\s+((?:\p{Ll}+(?:en|es|e)\s+){0,2})(\p{Lu}\p{Ll}+)/gu;
/** Words before an article that make it no object. */
const NO_OBJECT =
  /^(?:von|mit|aus|bei|nach|zu|seit|in|an|auf|über|unter|vor|hinter|neben|zwischen|für|gegen|ohne|um|durch|bis|und|oder|als|wie|dass|ob|weil|wenn|denn|aber|sondern|doch|ist|war|sind|waren|wird|wurde|heißt|bleibt|dessen|deren|ihm|ihr|ihnen)$/iu;

/** "baut eine kleine Rakete": "die kleine Rakete". Only where article and ending leave no doubt. */
const objectIn = (idea: string, isTaken: (noun: string) => boolean): string | undefined => {
  for (const [, before = "", article = "", adjectives = "", noun = ""] of idea.matchAll(OBJECT)) {
    if (NO_OBJECT.test(before) || isTaken(noun) || TIMES.test(noun)) continue;
    if (/en$/.test(article)) return `den ${adjectives}${noun}`;
    if (article === "den" && articleOf(noun) === "der") return `den ${adjectives}${noun}`;
    if (article === "eine") return `die ${adjectives}${noun}`;
    if (/^(?:seine|ihre)$/.test(article) || (article === "die" && articleOf(noun) === "die"))
      return `die ${adjectives}${noun}`;
    // An object after "ein" is neuter.
    const isNeuter =
      articleOf(noun) === "das" ||
      article === "das" ||
      (article === "ein" && /es\s$/.test(adjectives)) ||
      (/^(?:ein|sein|ihr)$/.test(article) && adjectives === "" && NEUTER_HEADS.test(noun));
    if (/^(?:ein|sein|ihr|das)$/.test(article) && isNeuter) return `das ${adjectives.replace(/es\s/g, "e ")}${noun}`;
  }
  return undefined;
};

const TIMES =
  /^(?:Tag|Nacht|Morgen|Abend|Jahr|Woche|Monat|Stunde|Augenblick|Sommer|Winter|Angst|Weg|Ende|Anfang|Zeit)$/;

/** "in den Wald" and "im Wald" as the place where somebody is: "im Wald". */
const placeOf = (phrase: string): string | undefined => {
  const place = phrase.charAt(0).toLowerCase() + phrase.slice(1);
  const noun = place.split(" ").at(-1) ?? "";
  const moved = place
    .replace(/^in die (Berg|Wolk|Alp|Dün)en?$/, "in den $1en")
    .replace(/^in den (?!.*(?:Bergen|Wolken|Alpen|Dünen)$)/, articleOf(noun) === "der" ? "im " : "in den ")
    .replace(/^auf den /, "auf dem ")
    .replace(/^(?:ins|in das) /, "im ")
    .replace(/^in die /, "in der ")
    .replace(/^auf die /, "auf der ");
  return /^(?:im|am|beim|(?:in|an|auf|unter|bei|hinter|neben|vor|über|zwischen) (?:der|dem|einem|einer|ihrem|ihrer|seinem|seiner|unserem|unserer|meinem|meiner) ?)/.test(
    moved,
  )
    ? moved
    : undefined;
};

/** "baut": "bauen". */
const ACTIONS: ReadonlyMap<string, string> = new Map(
  "bauen baut, basteln bastelt, backen backt, backen bäckt, kochen kocht, malen malt, pflanzen pflanzt, nähen näht, stricken strickt, reparieren repariert, schreiben schreibt, suchen sucht, retten rettet, sammeln sammelt, zeichnen zeichnet, füttern füttert, eröffnen eröffnet, gründen gründet, planen plant, erfinden erfindet, züchten züchtet, warten wartet, lernen lernt, helfen hilft, bringen bringt, hüten hütet, pflegen pflegt, besuchen besucht, verkaufen verkauft, spielen spielt, singen singt, tanzen tanzt, tragen trägt, fliegen fliegt, fahren fährt, reisen reist, segeln segelt, öffnen öffnet, putzen putzt, bewachen bewacht, beschützen beschützt, befreien befreit, erforschen erforscht, erkunden erkundet, verteilen verteilt, trainieren trainiert, üben übt, entdecken entdeckt"
    .split(", ")
    .flatMap((pair) => {
      const [infinitive = "", form = ""] = pair.split(" ");
      return [
        [form, infinitive],
        [infinitive, infinitive],
      ] as const;
    }),
);
const PREFIX = /\s(auf|an|aus|ein|ab|um|zusammen|nach|vor|mit|bei|wieder|zurück|weiter)$/u;
const MAX_WISH = 60;

/** "Timo baut auf dem Balkon ein Hotel": "auf dem Balkon ein Hotel bauen". */
const actionIn = (idea: string): string | undefined => {
  for (const { 0: verb, index } of idea.matchAll(/(?<!\p{L})\p{Ll}+(?!\p{L})/gu)) {
    const infinitive = ACTIONS.get(verb);
    if (!infinitive || /[,;:]/.test(idea.slice(0, index))) continue;
    const [rest = ""] = idea.slice(index + verb.length).split(/[,.;:!?]|\s(?:und|aber|doch|um|als|bis|damit|weil)\s/u);
    const prefix = PREFIX.exec(rest)?.[1] ?? "";
    const object = rest.replace(PREFIX, "").trim();
    const isCertain =
      object !== "" &&
      !/(?<!\p{L})(?:nicht|nie|kein\p{L}*|sich|will|möchte|können|kann)(?!\p{L})/u.test(idea.slice(0, index) + object);
    const wish = `${object} ${prefix}${infinitive}`;
    return isCertain && wish.length < MAX_WISH ? wish : undefined;
  }
  return undefined;
};

/** "Angst vor dem Gewitter": "vor dem Gewitter". */
const FEAR =
  /(?:Angst|fürchtet sich|fürchten sich)\s(vor\s(?:(?:dem|der|den|allen|seinem|seiner|ihrem|ihrer)\s)?(?:\p{Ll}+e[nmr]\s){0,2}\p{Lu}\p{L}+)/u;

const personOf = ({ again }: KnownNoun): Person => PERSONS[again.split(" ")[0] ?? ""] ?? "he";

export const ideaReader: IdeaReader = {
  quarrelAbout: /\bum\s((?:den|die|das)\s[^,.;]+)/u,
  families: {
    fear: /\b(?:Angst|fürchte\w*|ängstlich\w*)\b/i,
    quarrel: /\b(?:streit(?:et|en)|zank(?:t|en)|Streit)\b/i,
    refuse:
      /\b(?:will|wollen|kann|können|mag|darf)\s+(?:\p{L}+\s+){0,3}(?:nicht|nie|niemals|keine?[nrms]?)\b|\bnicht\s+\p{L}+\s+(?:kann|will|mag|können|wollen)\b|\bweigert\b/iu,
    befriend:
      /\b(?:such(?:t|en)|find(?:et|en)|will|möchte|wünscht|hat|haben|braucht)\b[^,.;]*\b(?:ein(?:en|e)|kein(?:en|e)|neue[n]?|beste[nr]?)\s(?:\p{Ll}+\s)?Freund(?:e|in|innen)?\b|\beinsam\b|\bsuch(?:t|en)\s(?:\p{Ll}+\s)*Freunde\b/iu,
    learn: /\b(?:lern(?:t|en)|üb(?:t|en)|trainier(?:t|en)|bring(?:t|en)\s[^,.;]*\sbei)\b/iu,
    meet: /\b(?:verlieb\w*|liebt|Liebe|heirate\w*|Freundschaft)\b/i,
    make: /\b(?:bau(?:t|en)|bastel\w*|erfinde\w*|back(?:t|en)|bäckt|koch(?:t|en)|mal(?:t|en)|pflanz\w*|näh(?:t|en)|strick\w*|reparier\w*|schreib(?:t|en)|gründe\w*|eröffne\w*|zeichne\w*|züchte\w*)\b/i,
    find: /\b(?:find(?:et|en)|entdeck\w*|bekomm(?:t|en)|erhält|fängt)\b/i,
    seek: /\b(?:such(?:t|en)|verlier\w*|verlor\w*|verg[ei]ss\w*|vermiss\w*|gestohlen|verschwunden|verschwindet)\b/i,
    go: /\b(?:reis(?:t|en)|geht|gehen|fähr(?:t)|fahren|flieg(?:t|en)|wander\w*|segel\w*|ruder(?:t|n)|zieht|ziehen|läuft|klettert?|überquer\w*|unterwegs|Reise|Weg)\b/i,
  },
  firstNoun: /^(?:Der|Die|Das|Ein|Eine|Zwei|Drei|Vier|Fünf|Sechs|Sieben)\s(?:\p{Ll}+\s){0,2}(\p{Lu}\p{Ll}+)/u,
  subjectAt,
  objectIn,
  placeOf,
  personOf,
  partsIn: (idea, family): Readonly<Record<string, string>> => {
    const wish = /^(?:make|seek|any|go|find|learn)$/.test(family) ? actionIn(idea) : undefined;
    const fear = family === "fear" ? FEAR.exec(idea)?.[1] : undefined;
    // "sucht danach": what for is said before.
    const isSaid = wish !== undefined && !/^da(?:nach|rauf|von|für|mit|ran|rum|rin)\s/iu.test(wish);
    return { ...(isSaid && { wish }), ...(fear && { fear }) };
  },
  tableObject: (thing) => thing.replace(/^der /, "den "),
  fragment: /^\S+(?: \S+){0,3}, (?:der|die|das|den|dem) [^.!?]*$/,
  together: /\s(?:und|mit)\s/,
  narrator: /^(?:ich|mein\w*|unser\w*)\s/i,
};
