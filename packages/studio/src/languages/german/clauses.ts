import type { Clause } from "../clause-telling.ts";
import type { Named, Person } from "../pack.ts";
import { articleOf, ideaReader } from "./idea-reader.ts";
import { verbOfI, verbOfParticiple, verbOfPast } from "./verb-forms.ts";

const FINITE =
  /^(?:will|wollen|kann|können|muss|müssen|soll|sollen|darf|dürfen|mag|mögen|möchte|möchten|weiß|wissen|hat|haben|ist|sind|wird|werden|\p{Ll}{2,}t)$/u;
/** Words that end as verbs do. */
const NO_VERB =
  /^(?:nicht|laut|bunt|weit|gut|alt|kalt|jetzt|fast|oft|dort|erst|nett|satt|selbst|leicht|recht|echt|seit|mit|dicht|sanft|nächst|zuerst|zuletzt|meist|längst|sonst|gesamt|insgesamt|überhaupt|bereit|perfekt|verrückt|bekannt|berühmt|beliebt|verliebt|vielleicht|statt|samt|ihnen|\p{Ll}*(?:haft|lichst))$/u;
const isVerb = (word = ""): boolean =>
  (FINITE.test(word) && !NO_VERB.test(word)) || FIRST.test(word) || verbOfPast(word) !== undefined;
/** What a verb of "ich" ends with is read only beside it. */
const FIRST = /^(?:habe|bin|werde)$/u;

/** A word at which a clause can begin. */
const JOINT = /(,?)\s(aber|doch|jedoch|und|dann|bis|weil)\s/gu;
const ADVERB =
  "seitdem|seither|also|darin|darauf|darunter|daher|deswegen|daraufhin|dennoch|außerdem|stattdessen|inzwischen|irgendwann|bald|später|danach|manchmal|oft|jetzt|jeden (?:Tag|Morgen|Abend|Sonntag)|jede (?:Nacht|Woche)|jedes Jahr|von da an|gestern|heute|neulich|früher|einmal|als Kind|letzte[nrs]? \\p{Lu}\\p{Ll}+|plötzlich|dann|doch dann|da|nun|jetzt|zuerst|danach|leider|zum Glück|eines (?:Tages|Nachts|Abends|Morgens)|am (?:Ende|nächsten (?:Tag|Morgen)|Abend|Morgen)|in der Nacht|schließlich|endlich|trotzdem|dabei|dort|unterwegs|auf einmal|gemeinsam|zusammen|so|deshalb|darum|dafür|damit|daraus|nachts|abends|(?:in|im|am|auf|an|unter|hinter|bei|beim|zum|zur|[Ii]n|[Ii]m|[Aa]m|[Aa]uf|[Uu]nter|[Hh]inter|[Bb]ei) (?:(?:der|dem|den|einem|einer|seinem|ihrem|unserem|unserer) )?(?:\\p{Ll}+e[nmr] )?\\p{Lu}[\\p{L}-]+";
const ARTICLE =
  "der|die|das|eine?|kein|seine?|ihre?|meine?|unsere?|alle|viele|ein paar|zwei|drei|vier|jeder|jede|jedes|niemand|keiner|jemand|etwas|nichts|alles|man";
const NOUN = String.raw`(?:\p{Ll}+(?:e|er|es|en)\s){0,2}\p{Lu}[\p{L}-]+(?:\s\p{Lu}[\p{L}-]+)?`;
const SUBJECT = String.raw`(?:er|sie|es|ich|wir|man|niemand|keiner|jemand|alle|alles|nichts|(?:alle |die )?anderen|(?:nur |auch |sogar |selbst )?(?:(?:${ARTICLE})\s)?${NOUN})`;
const WITH_SUBJECT = new RegExp(String.raw`^(?:(?:${ADVERB})\s)?(${SUBJECT})\s(\p{Ll}+)(?=\s|$|,)`, "u");
const AFTER_ADVERB = new RegExp(String.raw`^(?:${ADVERB})\s(\p{Ll}+)\s(?:sich\s)?(${SUBJECT})(?=\s|$|,)`, "u");
const ELIDED = new RegExp(String.raw`^(?:(?:${ADVERB})\s)?(\p{Ll}+)\s\S`, "u");
const PLURAL_SUBJECT =
  /^(?:(?:wir|die|alle|seine|ihre|viele|ein paar|zwei|drei|vier|alle anderen|die anderen)(?:\s|$))/u;

/** The subject of a main clause; "" where it is that of the clause before; undefined where the words are no clause. */
const subjectIn = (words: string, isOfMany = false, isOfI = false): string | undefined => {
  const [, inverted = "", after] = AFTER_ADVERB.exec(words) ?? [];
  if (after && isVerbFor(after, inverted)) return after;
  const [, before, verb = ""] = WITH_SUBJECT.exec(words) ?? [];
  if (before && isVerbFor(before, verb)) return before;
  const elided = ELIDED.exec(words)?.[1];
  return isVerb(elided) ||
    (isOfI && verbOfI(elided ?? "") !== undefined) ||
    (isOfMany && PLURAL_VERB.test(elided ?? ""))
    ? ""
    : undefined;
};
const PLURAL_VERB = /^\p{Ll}{3,}(?:en|ern|eln)$/u;
/** "Tom und Anna bauen", "Zwei Mäuse finden": a verb of several after who they are. */
const TOLD_OF_MANY = /^[^,]*?\p{Lu}[\p{L}-]+\s(?!(?:in|an|den|einen|seinen|ihren)\s)\p{Ll}{2,}(?:en|ern|eln)(?:\s|$)/u;
const MODAL = /(?<!\p{L})(?:wollen|können|müssen|sollen|dürfen|möchten|mögen|um)(?!\p{L})/u;
const isVerbFor = (subject: string, verb: string): boolean =>
  isVerb(verb) ||
  (subject === "ich" && /^\p{Ll}{2,}e$/u.test(verb)) ||
  (PLURAL_SUBJECT.test(subject) && /^\p{Ll}{2,}(?:en|ern|eln)$/u.test(verb));

/** Within a clause whose verb is at its end. */
const SUBORDINATE =
  /(?:^|,)\s?(?:weil|obwohl|dass|wenn|damit|als|ob|wie|wo|nachdem|bevor|während|um|der|die|das|den|dem|denen|dessen|deren|in der|in dem|mit der|mit dem)\s[^,]*$/u;
const hasVerb = (words: string): boolean =>
  words.split(/[\s,]+/).some((word, at) => at > 0 && (isVerb(word) || /^\p{Ll}{3,}(?:en|ern|eln)$/u.test(word)));

const PRONOUNS: Readonly<Record<Person, string>> = {
  he: "er",
  she: "sie",
  it: "es",
  they: "sie",
  theyf: "sie",
  i: "ich",
};
const upper = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

const SEPARABLE =
  /^(zurück|zusammen|weiter|kennen|teil|fest|heim|herein|heraus|herunter|vorbei|ab|an|auf|aus|ein|mit|nach|vor|weg|los|um|her|hin|bei)(?!(?:twort|armt|igt|schuldig|gibt$|heit))(\p{Ll}{3,}t)$/u;
/** "Opa ihm einen Trick zeigt": "Opa zeigt ihm einen Trick". */
const withVerbSecond = (words: string): string | undefined => {
  const [clause = "", ...more] = words.split(/(?=,\s)/u);
  const all = clause.split(" ");
  const last = all.at(-1) ?? "";
  const beforeLast = all.at(-2) ?? "";
  if (!isVerb(last) && !/^\p{Ll}{3,}(?:en|ern|eln)$/u.test(last)) return undefined;
  const adverb = new RegExp(String.raw`^(?:${ADVERB})(?=\s)`, "u").exec(clause)?.[0] ?? "da";
  const rest = clause.startsWith(`${adverb} `) ? clause.slice(adverb.length + 1) : clause;
  const [, prefix, stem] = SEPARABLE.exec(last) ?? [];
  const middle = rest.slice(0, rest.length - last.length).trim();
  if (middle === "" || (beforeLast === "" && !prefix)) return undefined;
  return `${adverb} ${stem ?? last} ${middle}${prefix ? ` ${prefix}` : ""}${more.join("")}`;
};

const CAUSE = new RegExp(String.raw`^(${SUBJECT})\s(.+)\s(\p{Ll}+)$`, "u");
/** "der Mond so hell scheint": "der Mond scheint nämlich so hell". */
const withCause = (words: string): { readonly words: string; readonly subject: string } | undefined => {
  const [, subject = "", middle = "", verb = ""] = CAUSE.exec(words) ?? [];
  if (subject === "" || !isVerbFor(subject, verb) || /\sund\s/u.test(words)) return undefined;
  const [, prefix, stem] = SEPARABLE.exec(verb) ?? [];
  return { words: `${subject} ${stem ?? verb} nämlich ${middle}${prefix ? ` ${prefix}` : ""}`, subject };
};

const RELATIVE =
  /^((?:\p{L}+\s)(?:\p{Ll}+\s)*\p{Lu}[\p{L}-]+(?:\s\p{Lu}\p{Ll}+)?),\s(?:der|die|das)\s([^,]+?)\s(\p{Ll}+)(?:,\s(\p{Ll}+)\s(.+))?$/u;
/** "Ein Drache, der kein Feuer spucken kann, will Bäcker werden": "Ein Drache kann kein Feuer spucken und will Bäcker werden". */
const withoutRelative = (whole: string): string => {
  const [, who = "", middle = "", verb = "", next, rest] = RELATIVE.exec(whole) ?? [];
  if (who === "" || !isVerb(verb) || /\sund\s/u.test(middle) || (next && !isVerb(next))) return whole;
  const [, prefix, stem] = SEPARABLE.exec(verb) ?? [];
  const told = `${who} ${stem ?? verb} ${middle}${prefix ? ` ${prefix}` : ""}`;
  return next ? `${told} und ${next} ${rest}` : told;
};

const SPEAKER = /^(?:ich|wir)$/u;
const EVERYBODY = /^(?:alle|keiner|niemand|jeder|jemand|(?:alle |die )anderen)(?!\p{L})/u;

/** Whether the verb beside a subject is that of many: "werden die Spielsachen", "die Spielsachen feiern". */
const isOfMany = (words: string, subject: string): boolean => {
  const at = words.indexOf(subject);
  const before = words.slice(0, Math.max(0, at)).trim().split(" ").at(-1) ?? "";
  const after =
    words
      .slice(at + subject.length)
      .trim()
      .split(/[\s,]/)[0] ?? "";
  const verb = isVerb(before) || PLURAL_VERB.test(before) ? before : after;
  return /^(?:sind|\p{Ll}{2,}(?:en|ern|eln))$/u.test(verb);
};

interface Piece {
  readonly conjunction: string;
  readonly words: string;
  readonly subject: string;
}

/** "Jonas will Rad fahren, aber er fällt hin, bis Opa ihm hilft." in three. */
export const clausesOf = (sentence: string, hero: Named): readonly Clause[] => {
  const end = /[.!?…]+$/u.exec(sentence)?.[0] ?? ".";
  const whole = withoutRelative(sentence.slice(0, sentence.length - (/[.!?…]$/u.test(sentence) ? end.length : 0)));
  let acting: Named | undefined;
  return piecesOf(whole).map(({ conjunction, words, subject }) => {
    const isElided = subject === "" && conjunction !== "";
    const own =
      subject === "" || /^(?:er|sie|es|ich|wir)$/u.test(subject)
        ? undefined
        : otherNamed(subject, hero, isOfMany(words, subject));
    if (!isElided) acting = own;
    const adverb = isElided ? new RegExp(String.raw`^(?:${ADVERB})\s`, "u").exec(words)?.[0] : undefined;
    const verb = ELIDED.exec(words)?.[1] ?? "";
    // "Tom und Anna bauen ein Floß und fahren los": both.
    const isMany = /(?:en|ern|eln|sind)$/u.test(verb);
    const isTold = !acting && SPEAKER.test(hero.name);
    const pronoun = isTold ? hero.name : isMany ? PRONOUNS.they : PRONOUNS[(acting ?? hero).person];
    const told = isElided
      ? adverb
        ? `${adverb}${words.slice(adverb.length).replace(/^\p{Ll}+/u, (verb) => `${verb} ${pronoun}`)}`
        : `${pronoun} ${words}`
      : words;
    const isContrary = /^(?:aber|doch|jedoch)$/u.test(conjunction) || /^(?:aber|doch|leider)\s/iu.test(words);
    return {
      text: `${upper(isContrary && conjunction !== "" ? `aber ${told}`.replace(/^aber dann/u, "doch dann") : told)}${end.replace("?", ".")}`,
      ...(acting && { other: acting }),
      ...(isContrary && { isContrary }),
      ...(conjunction === "weil" && { isCause: true }),
      ...(/^(?:er|sie)$/u.test(subject) && { pronoun: subject === "er" ? "he" : "she" }),
      ...(EVERYBODY.test(subject) && { isEverybody: true }),
    };
  });
};

/** "fand einen Vogel, baute ihm ein Nest und …": "fand einen Vogel und baute ihm ein Nest und …". */
const withAnd = (whole: string): string =>
  whole.replace(/,\s(\p{Ll}{3,})(?=\s[^,]*\sund\s)/gu, (all, verb: string, at: number) =>
    isVerb(verb) &&
    !SUBORDINATE.test(whole.slice(0, at)) &&
    !/^(?:Wenn|Weil|Als|Obwohl|Damit|Nachdem|Bevor|Während|Da)\s/u.test(whole)
      ? ` und ${verb}`
      : all,
  );

const PERFECT = /(?<!\p{L})(habe|hat|haben|bin|ist|sind)\s[^,]*?(\p{Ll}+)$/u;
/** "Ich habe geschrieben" before "und Antwort bekommen": "habe Antwort bekommen". */
const withAuxiliary = (before: string, after: string): string => {
  const [, auxiliary = "", participle = ""] = PERFECT.exec(before) ?? [];
  const last = /(\p{Ll}+)$/u.exec(after)?.[1] ?? "";
  return auxiliary && verbOfParticiple(participle) && verbOfParticiple(last) && subjectIn(after) === undefined
    ? `${auxiliary} ${after}`
    : after;
};

const piecesOf = (said: string): readonly Piece[] => {
  const whole = withAnd(said);
  const found: Piece[] = [];
  let start = 0;
  let conjunction = "";
  let subject = subjectOfFirst(whole);
  for (const match of whole.matchAll(JOINT)) {
    const [all, comma = "", word = ""] = match;
    const before = whole.slice(start, match.index);
    const after = withAuxiliary(before, whole.slice(match.index + all.length));
    if (match.index < start || !(hasVerb(before) || (conjunction !== "" && isVerb(before.split(" ")[0])))) continue;
    if (word === "weil") {
      const told = comma && match.index + all.length > whole.lastIndexOf(", ") + 2 ? withCause(after) : undefined;
      if (!told) continue;
      found.push({ conjunction, words: before, subject });
      return [...found, { conjunction: "weil", ...told }];
    }
    if (word === "bis") {
      const told = comma ? withVerbSecond(after) : undefined;
      if (!told) continue;
      found.push({ conjunction, words: before, subject });
      found.push({ conjunction: "bis", words: told, subject: subjectIn(told) ?? "es" });
      return found;
    }
    const isOfMany = (TOLD_OF_MANY.test(before) || /^wir\s/iu.test(before)) && !MODAL.test(before);
    const next = subjectIn(
      word === "dann" ? `dann ${after}` : after,
      isOfMany,
      /(?<!\p{L})ich(?!\p{L})/iu.test(before),
    );
    if (next === undefined || (comma === "" && SUBORDINATE.test(before))) continue;
    found.push({ conjunction, words: before, subject });
    if (/^(?:habe|hat|haben|bin|ist|sind)\s/u.test(after) && !whole.slice(match.index + all.length).startsWith(after))
      return [...found, { conjunction: word, words: after, subject: "" }];
    start = match.index + all.length - (word === "dann" ? "dann ".length : 0);
    conjunction = word === "dann" ? "und" : word;
    subject = next;
  }
  return [...found, { conjunction, words: whole.slice(start), subject }];
};

const subjectOfFirst = (words: string): string => {
  const plain = words.replace(/^(?:und|aber|doch)\s/iu, "");
  return subjectIn(plain.charAt(0).toLowerCase() + plain.slice(1)) || subjectIn(plain) || "";
};

/** "Also" is no name. */
const OPENS = new RegExp(`^(?:${ADVERB})$`, "iu");

/** Who acts in a clause as "{other}": not the hero, and not everybody. */
const otherNamed = (subject: string, hero: Named, isMany = false): Named | undefined => {
  const noun = [...subject.matchAll(/\p{Lu}[\p{L}-]+/gu)].map(([word]) => word);
  const [first, second] = noun;
  if (!first || hero.name.includes(first) || (second !== undefined && hero.name.includes(second))) return undefined;
  if (/^(?:alle|viele|kein|jede|niemand|man)/u.test(subject) || OPENS.test(subject)) return undefined;
  const article = /^(?:(?:nur|auch|sogar|selbst)\s)?(\p{Ll}+)\s/u.exec(subject)?.[1] ?? "";
  if (article === "" && !/^(?:Herr|Frau|Onkel|Tante|Opa|Oma)$/u.test(first)) return personOfName(first);
  if (second && /^(?:Herr|Frau|Onkel|Tante|Opa|Oma)$/u.test(first))
    return { name: `${first} ${second}`, person: /^(?:Frau|Tante|Oma)$/u.test(first) ? "she" : "he" };
  if (isMany && !second && /^(?:die|seine|ihre|viele|meine|unsere|zwei|drei|vier)$/u.test(article))
    return { name: `die ${first}`, person: "they" };
  if (second) return personOfName(second, articleOf(first));
  if (article === "") return { name: first, person: /^(?:Tante|Oma)$/u.test(first) ? "she" : "he" };
  const owned = ownedNamed(article, first);
  if (owned && SPEAKER.test(hero.name) && /^(?:mein|unser)/u.test(article))
    return { ...owned, name: `${article} ${first}` };
  if (owned || /^(?:sein|ihr|mein|unser)e?$/u.test(article)) return owned;
  return ideaReader.subjectAt(upper(subject), upper(subject).indexOf(first), first, undefined);
};

/** "sein Bruder", "ihre Tante" */
const ownedNamed = (article: string, noun: string): Named | undefined =>
  /^(?:sein|ihr|mein|unser)$/u.test(article)
    ? named(articleOf(noun) === "das" ? "das" : "der", noun)
    : /^(?:seine|ihre|meine|unsere)$/u.test(article) && (articleOf(noun) === "die" || !/(?:e|en|er|s)$/u.test(noun))
      ? named("die", noun)
      : undefined;

const named = (article: "der" | "die" | "das", noun: string): Named => ({
  name: /^(?:Opa|Oma|Mama|Papa|Mami|Papi|Omi|Opi)$/u.test(noun) ? noun : `${article} ${noun}`,
  person: article === "der" ? "he" : article === "die" ? "she" : "it",
});

const personOfName = (name: string, article?: string): Named => ({
  name,
  person: article === "die" || (article === undefined && WOMAN.test(name)) ? "she" : "he",
});
const WOMAN = /(?<!^(?:Opa|Papa|Luca|Noah|Joshua|Mika|Sascha|Andrea|Uwe|Ole|Arne|Hinnerke))(?:a|e|ie|in|y)$/u;

/** "Unsere Klasse", "Mein kleiner Bruder Jonas": whom the narrator calls hers. */
export const ownHero = (idea: string): Named | undefined => {
  const [, owner = "", noun = "", name, verb = ""] =
    /^(Meine?|Unsere?)\s(?:\p{Ll}+e[rs]?\s){0,2}(\p{Lu}\p{Ll}+)(?:\s(\p{Lu}\p{Ll}+))?\s(\p{Ll}+)/u.exec(idea) ?? [];
  if (noun === "" || verb === "und") return undefined;
  const isMany = owner.endsWith("e") && /(?:en|ern|eln|sind)$/u.test(verb) && !/^(?:hat|ist|will)$/u.test(verb);
  const person = isMany ? "they" : owner.endsWith("e") ? "she" : articleOf(noun) === "das" ? "it" : "he";
  return { name: name ?? `${owner.toLowerCase()} ${noun}`, person };
};

/** "den Hund", "dem Hund", for what the lines say of somebody else. */
export const formsOfOther = ({ name, person }: Named): Readonly<Record<string, string | undefined>> => ({
  oer: PRONOUNS[person],
  oihm: { he: "ihm", she: "ihr", it: "ihm", they: "ihnen", theyf: "ihnen", i: undefined }[person],
  otherd: /^(?:der|die|das)\s/u.test(name) ? undefined : name,
});

const INFINITIVE = String.raw`\p{Ll}+(?:en|ern|eln|tun|sein)`;
const TASK = new RegExp(
  String.raw`(?:muss|müssen|soll|sollen)\s(?:(?:trotzdem|unbedingt|noch|jetzt|nun|heute noch|dringend|sofort|dafür|deshalb|er|sie|es)\s)*([^.;!?]*?${INFINITIVE})(?=[,.;!?]|\s(?:und|aber|doch|bis|weil)\s|$)`,
  "u",
);
const OBJECT =
  /(?:wünscht|wünschen)\s(?:sich\s)?(?:nichts sehnlicher als\s)?(?:sich\s)?((?:eine[nr]?|ein|mehr)\s(?:\p{Ll}+\s)?\p{Lu}[\p{L}-]+)|(?:hätte|hätten)\s(?:so\s)?gern(?:e)?\s((?:einen?|eine)\s(?:\p{Ll}+\s)?\p{Lu}[\p{L}-]+)/u;

/** "will wieder nach Hause" */
const WISH_TO =
  /(?:will|wollen|möchte|möchten)\s(?:unbedingt\s|endlich\s|einmal\s|so gern\s)?((?:wieder\s|zurück\s)?(?:nach|zum|zur|ans|ins|zu|in den|in die|auf den|auf die)\s[\p{L}\s]*?\p{Lu}[\p{L}-]+(?:\szurück)?)$/u;
/** "möchte einen Besen" */
const WANTED =
  /(?:will|wollen|möchte|möchten)\s(?:unbedingt\s|so gern\s|gern\s|endlich\s)?((?:einen|eine|ein)\s(?:\p{Ll}+e[ns]?\s)?\p{Lu}[\p{L}-]+)$/u;
const LACKED = /(?:keine?[nrms]?)\s((?:\p{Ll}+(?:en|e|es)\s)?\p{Lu}[\p{L}-]+(?:\szum\s\p{Lu}\p{Ll}+)?)/u;
const UNABLE = new RegExp(
  String.raw`(?:kann|können)\s(?:[\p{L}-]+\s)*?(?:nicht(?:\smehr)?\s((?:[\p{L}-]+\s)*?${INFINITIVE})|kein(?:e|en)?\s((?:[\p{L}-]+\s)*?\p{Lu}[\p{L}-]+\s${INFINITIVE}))(?=[,.!?]|\s(?:und|weil)\s|$)`,
  "u",
);
const SOUGHT =
  /such(?:t|en)\s(?:(?:überall|verzweifelt|im|in|auf|am|den|der|dem|ganzen|\p{Lu}\p{Ll}+)\s)*?((?:einen?|eine|ihre[nr]?|seine[nr]?|ihr|sein|den|die|das)\s(?:\p{Ll}+e[ns]?\s)?\p{Lu}[\p{L}-]+)/u;
const MISSED =
  /vermiss(?:t|en)\s((?:seine[nr]?|ihre[nr]?|sein|ihr|die|den|das)\s(?:\p{Ll}+\s)?\p{Lu}[\p{L}-]+(?:\s\p{Lu}\p{Ll}+)?|\p{Lu}\p{Ll}+)/u;
const GOAL = /(?<!\p{L})((?:nach|zum|zur|ans|ins|in den|in die|auf den|auf die)\s(?:\p{Ll}+e[nr]?\s)?\p{Lu}[\p{L}-]+)/u;
const FOR = /(?<!\p{L})(für\s(?:(?:seine|ihre|die|den|das|seinen|ihren|sein|ihr)\s(?:\p{Ll}+\s)?)?\p{Lu}[\p{L}-]+)/u;

/** What a clause says that the general reading does not. */
export const wordsOf = (clause: string): Readonly<Record<string, string | undefined>> => {
  const object = OBJECT.exec(clause);
  const unable = UNABLE.exec(clause);
  const plain = clause.replace(/[.!?…]+$/u, "");
  const wish = WISH_TO.exec(plain)?.[1];
  const wanted = WANTED.exec(plain)?.[1];
  return {
    task: TASK.exec(clause)?.[1],
    object: object?.[1] ?? object?.[2] ?? wanted,
    lacked: LACKED.exec(clause)?.[0],
    unable: unable?.[1] ?? unable?.[2],
    sought: SOUGHT.exec(clause)?.[1],
    missed: MISSED.exec(clause)?.[1],
    goal: GOAL.exec(clause)?.[1],
    forwhom: FOR.exec(clause)?.[1],
    ...(wish && { wish }),
  };
};
