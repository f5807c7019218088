import {
  type Clause,
  type ClauseTelling,
  type Premise,
  premises,
  type Turn,
  type Voice,
} from "../../../languages/clause-telling.ts";
import { type NonEnglish, storyPacks } from "../../../languages/index.ts";
import type { Named } from "../../../languages/pack.ts";
import { findWords } from "../../lexicon/find-words.ts";
import { withoutKnownFriends } from "../../people/known-friends.ts";
import { otherCast } from "../../people/other-cast.ts";
import type { Words } from "../tell/fill.ts";
import { ideaSentences, isEnding } from "../tell/hero-sentences.ts";
import { readForTelling } from "../tell/read.ts";
import { withoutRelatives } from "../tell/relatives.ts";
import { withPronouns, withSubjects } from "./acting-in-clauses.ts";
import { FORCE, heroOf, mentions, speakerOf } from "./hero-of-clauses.ts";
import { type Reading, wordsOfClause } from "./words-of-clause.ts";

/** A clause of an idea, and what can be told after it. */
export interface ReadClause {
  readonly text: string;
  readonly premise?: Premise;
  readonly turn?: Turn;
  readonly other?: Named;
  readonly words: Words;
  readonly isEnding: boolean;
}

export interface ReadIdea {
  readonly hero: Named;
  readonly voice: Voice;
  readonly clauses: readonly ReadClause[];
  /** What the story is about, and ends with. */
  readonly main: { readonly premise: Premise; readonly words: Words };
  /** Who is there from a clause on, and where it is. */
  readonly mate?: { readonly name: string; readonly from: number };
  readonly there?: { readonly name: string; readonly from: number };
}

/** The clauses of an idea for a story that tells them in order; undefined where the hero or the tense does not fit. */
export const readClauses = (idea: string, language: NonEnglish): ReadIdea | undefined => {
  const telling = storyPacks[language].clauseTelling;
  const read = telling && readForTelling(idea, language);
  const sentences = ideaSentences(idea, language);
  const voice = telling?.voiceOf?.(idea) ?? {};
  const known = read?.others ?? [];
  // "جدتي تصنع الكعك … أريد أن أتعلم": who tells is the hero, and the grandmother is not.
  const others = voice.speaker && read && read.hero.name !== "" ? [read.hero, ...known] : known;
  const hero =
    telling &&
    (speakerOf(idea, voice, telling) ??
      heroOf(idea, { first: sentences[0] ?? "", read: read?.hero, others, voice }, telling) ??
      onlyNamed(idea, language, telling) ??
      telling.everybody);
  if (telling?.isOpen?.(idea)) return undefined;
  if (!telling || !hero || !isTellable(idea, { hero, voice, telling, language, sentences })) return undefined;
  // Several who quarrel do so with each other, and not with who comes in later.
  const isMany = hero.person === "they" || hero.person === "theyf";
  if (read?.family === "quarrel" && !telling.everybody && !(isMany && others.length > 0)) return undefined;
  const all = withSubjects(
    withPronouns(
      sentences.flatMap((sentence, at) => {
        const isLast = at > 0 && isEnding(sentence, language);
        return telling.clausesOf(sentence.trim(), hero, voice).map((clause) => ({ ...clause, isEnding: isLast }));
      }),
      voice,
      { hero, others },
    ),
    { telling, hero, others, isTold: voice.speaker !== undefined },
  );
  const clauses = all.map((clause, at) =>
    readClause(clause, at, { telling, language, hero, voice, others, before: all.slice(0, at) }),
  );
  const main = mainOf(clauses);
  if (!main) return undefined;
  const placed = (name: string | undefined): { readonly name: string; readonly from: number } | undefined => {
    const noun = placedNoun(name?.split(/[\s’']/).at(-1) ?? "", language);
    const from = noun === "" ? -1 : all.findIndex(({ text }) => text.includes(noun));
    return name && from >= 0 ? { name, from } : undefined;
  };
  const beside = placed(read?.words["mate"]);
  // Who acts in a clause of their own comes in there.
  const isOther =
    all[beside?.from ?? -1]?.other !== undefined || all.some(({ other }) => other && other.name === beside?.name);
  const joined =
    telling.everybody &&
    clauses.findIndex(({ turn, other }) => other && JOINS.test(turn ?? "") && !isRival(other, language));
  const mate =
    isOther || !beside || beside.name === hero.name ? (joined ? companionAt(clauses, joined) : undefined) : beside;
  // "Angst vor der Schule": what is feared is not where the hero is.
  const isFeared = clauses.some(({ words }) => words["fear"]?.includes(read?.words["there"] ?? "-"));
  const there = isFeared ? undefined : placed(read?.words["there"]);
  return { hero, voice, clauses, main, ...(mate && { mate }), ...(there && { there }) };
};

/** The part of a noun that it has in every case: "কাকটি", "Лёшей". */
const placedNoun = (noun: string, language: NonEnglish): string =>
  language === "russian" && noun.length > 3 ? noun.slice(0, -1) : noun.replace(/(?:টি|টা)$/u, "");

/** Whom an idea names of which no hero is read, in a language whose lines agree with no gender. */
const onlyNamed = (idea: string, language: NonEnglish, { everybody, hasGender }: ClauseTelling): Named | undefined => {
  const name = everybody && !hasGender ? otherCast(idea, language)[0]?.member.name : undefined;
  return name ? { name, person: "he" } : undefined;
};

/** A thief does not stay with the hero. */
const isRival = ({ name }: Named, language: NonEnglish): boolean =>
  findWords(name, language).some(({ sort, value }) => sort === "kind" && value === "thief");

/** What somebody does who stays with the hero. */
const JOINS = /^(?:help|meet|found|change)$/;

const companionAt = (clauses: readonly ReadClause[], from: number): { name: string; from: number } | undefined => {
  const name = clauses[from]?.other?.name;
  return name ? { name, from } : undefined;
};

interface Asked {
  readonly hero: Named;
  readonly voice: Voice;
  readonly telling: ClauseTelling;
  readonly language: NonEnglish;
  readonly sentences: readonly string[];
}

/** "Una gallina que quería cantar huye": what was so before. */
const RELATIVE_VERB = /\s(?:que|qui|che)\s(?:(?:no|ne|non|não|se|si|lo|la|le)\s|[ns]['’])?\p{L}+/gu;

/** Whether the lines can tell of the hero, in the idea's tense. */
const isTellable = (idea: string, { hero, voice, telling, language, sentences }: Asked): boolean => {
  const narrator = storyPacks[language].telling?.reader.narratorName;
  const isOther =
    hero.name !== "" && hero.person !== "i" && hero.name !== narrator && !FIRST_PERSON[language]?.test(idea);
  return (
    (voice.speaker !== undefined || isOther) &&
    (voice.isPast === true ||
      voice.speaker !== undefined ||
      !telling.pastTense.test(idea.replace(RELATIVE_VERB, " "))) &&
    (telling.everybody !== undefined || !sentences.some((sentence) => /[?¿"„“”«»:]/.test(sentence)))
  );
};

/** Words of somebody who tells of themselves. */
const FIRST_PERSON: Readonly<Partial<Record<NonEnglish, RegExp>>> = {
  german: /(?<!\p{L})(?:ich|mich|mir|wir|uns)(?!\p{L})/iu,
  french: /(?<!\p{L})(?:je|moi|nous|me)(?!\p{L})|(?<!\p{L})[jm]['’]/iu,
  italian: /(?<!\p{L})(?:io|mi|ci|noi)(?!\p{L})/iu,
  portuguese: /(?<!\p{L})(?:eu|me|mim|comigo|nós|nos)(?!\p{L})/iu,
  spanish: /(?<!\p{L})(?:yo|me|conmigo|nosotr[oa]s|nos)(?!\p{L})/iu,
};

const readClause = (clause: Clause & { readonly isEnding: boolean }, at: number, reading: Reading): ReadClause => {
  const { telling, language, hero, voice, others, before } = reading;
  const { other, isContrary, isEverybody } = clause;
  const plain = (words: string): string => telling.asOfOthers?.(words, voice) ?? words;
  const text = plain(clause.text);
  const main = withoutRelatives(text.replace(WHENEVER, ""), language, hero.name, { isOnlyOfLiving: true });
  // What somebody else feels or wants is not what the hero does.
  const mind = withoutKnownFriends(withoutRelatives(main, language, hero.name));
  const found = premises.find((premise) => telling.premises[premise]?.test(OF_MIND.has(premise) ? mind : main));
  const said = found && OF_MIND.has(found) ? withoutRelatives(text, language, hero.name) : main;
  const own = readForTelling(said, language, { hero })?.words ?? {};
  const known = before.some(
    (each) => premises.find((premise) => telling.premises[premise]?.test(plain(each.text))) === found,
  );
  const isMissing = before.some((each) => MISSING.some((premise) => telling.premises[premise]?.test(plain(each.text))));
  // "perdre le train": what is missed is not looked for.
  const isMissed = MISSED_ONE.test(clause.text);
  const isMistake = at > 0 && !other && MISTAKE.test(text);
  const objects = others.filter(({ name }) => mentions(text, name));
  const base = {
    text: clause.text,
    words: ofHero(wordsOfClause(said, own, reading), other !== undefined || isEverybody === true),
    isEnding: clause.isEnding,
  };
  if (
    !other &&
    !isEverybody &&
    !isMistake &&
    (at === 0 || !known) &&
    found &&
    !(isMissing && found === "find") &&
    !(at > 0 && isContrary && found !== "fear" && found !== "wish")
  )
    return at > 0 && telling.turns.meet?.test(text) && objects[0]
      ? { ...base, turn: "meet", other: objects[0] }
      : {
          ...base,
          premise:
            isMissed && found === "lost"
              ? "lack"
              : found === "lost" && isGoneOneself(text, hero)
                ? "event"
                : found === "wish" && !base.words["wish"] && base.words["object"]
                  ? "long"
                  : found,
        };
  // "Un gato fue adoptado por una señora": who came to stay.
  if (at === 0 && !other && objects[0] && telling.turns.meet?.test(text))
    return { ...base, turn: "meet", other: objects[0] };
  if (at === 0 && !other) return { ...base, premise: "event" };
  if (other && found === "lost" && GONE.test(text))
    return {
      ...base,
      premise: "lost",
      words: { ...base.words, thing: other.name.replace(/^der /u, "den "), thingn: other.name },
    };
  // "Ein Dackel bringt ihn zurück": what was lost is there again.
  if (isMissing && !isContrary && telling.turns.found?.test(text) && !telling.denied.test(text))
    return { ...base, turn: "found", ...(other && { other }) };
  // "Oma strickt, weil es kalt ist": a reason that is no problem needs no lines.
  if (clause.isCause && !before.some((each) => isProblem(plain(each.text), telling))) return base;
  if (clause.isCause) return { ...base, turn: "cause", ...(other && { other }) };
  if (isEverybody && (isContrary || telling.hurt.test(text))) return { ...base, turn: "obstacle" };
  if (isEverybody) return { ...base, turn: "change" };
  if (isMistake || (!other && telling.mishap.test(text))) return { ...base, turn: "obstacle" };
  return withTurn(base, clause, { at, text, main, objects }, reading);
};

interface ReadText {
  readonly at: number;
  /** The clause as it is said of others, and that without its relative clauses. */
  readonly text: string;
  readonly main: string;
  /** Others whom it names. */
  readonly objects: readonly Named[];
}

/** A clause that says nothing of what the hero wants or is: what it brings. */
const withTurn = (
  base: Pick<ReadClause, "text" | "words" | "isEnding">,
  { other, isContrary, pronoun }: Clause,
  { at, text, main, objects }: ReadText,
  { telling, language, voice, others }: Reading,
): ReadClause => {
  const isMindless = other !== undefined && isThing(other, others, language);
  const turn = turnOf(text, isContrary === true, other ?? objects[0], telling);
  const who = other ?? (turn === "meet" ? objects[0] : undefined);
  // A thing does not change its mind.
  if (isMindless && turn === "help" && FORCE.test(other.name))
    return { ...base, turn: isContrary ? "obstacle" : "change" };
  if (isMindless && (turn === "obstacle" || turn === "change")) return { ...base, turn };
  // "Er wohnt im Zoo": nothing happens.
  if (turn === "act" && STATE.test(main)) return base;
  // "Elle ne parle pas français": what the hero does not do is a problem, unless it is to give up.
  if (turn === "act" && at > 0 && !other && telling.denied.test(main) && !NOT_GIVING_UP.test(main))
    return { ...base, turn: "obstacle" };
  // Who is there from the start has nothing to help with yet, and changes nothing.
  if (at === 0 && (turn === "help" || turn === "change")) return { ...base, premise: "event" };
  // Who does not mean to be in the way does not change their mind.
  if (turn === "obstacle" && other && !isContrary && !WILL.test(text) && !telling.hurt.test(text))
    return { ...base, turn };
  // "aber sie lebte noch": somebody else's.
  if (!other && pronoun && voice.speaker && turn === "obstacle") return { ...base, turn: "act" };
  return { ...base, turn: !other && turn === "help" ? "act" : turn, ...(who && { other: who }) };
};

/** What somebody else wants, fears or has to do is not the hero's. */
const ofHero = (words: Words, isOfOther: boolean): Words => {
  if (!isOfOther) return words;
  const { wish: _, task: __, object: ___, fear: ____, skill: _____, ...rest } = words;
  return rest;
};

/** What is so, and not done. */
const STATE =
  /^(?:(?:der|die|das|el|la|los|las|le|les|l['’]|il|lo|i|gli|o|a|os|as|er|sie|es|ils?|elles?|él|ella|lui|lei|el[ea])\s?)?(?:[\p{L}-]+\s){0,2}(?:wohnt|lebt|heißt|viv[eo]n?|vivono|habitan?|habite(?:nt)?|vi(?:t|vent)|mora(?:m)?|abita(?:no)?|se llaman?|s['’]appelle(?:nt)?|si chiama(?:no)?|chama-se|жив[её]т|живут)(?!\p{L})/iu;

const NOT_GIVING_UP =
  /(?:gibt|geben)[^,.]* auf|zöger|(?:se|me|nos) rind|dud[ao]|abandonn|hésit|arrend|esit|desist|hesit|сда(?:ё|е)тся|हार नहीं|放弃|あきらめ|諦|포기|يستسلم|হাল ছাড়/iu;

const OF_MIND: ReadonlySet<Premise> = new Set<Premise>([
  "friend",
  "fear",
  "learn",
  "refuse",
  "must",
  "wish",
  "love",
  "long",
  "sad",
]);

const isProblem = (text: string, { premises: known }: ClauseTelling): boolean => {
  const found = premises.find((premise) => known[premise]?.test(text));
  return found !== undefined && PROBLEMS.includes(found);
};
const PROBLEMS: readonly Premise[] = ["fear", "refuse", "lost", "lack", "sad", "friend"];
const MISSED_ONE =
  /(?:perd|pers|pierd)\p{L}*\s(?:el|il|le|l['’]|o)\s?(?:tren|treno|train|trem|bus|autobús|autobus|ônibus|avión|aereo|avion|avião|vuelo)(?!\p{L})|p[ie]+rd\p{L}* lo mejor/iu;
const MISSING: readonly Premise[] = ["lost", "seek"];

/** What is said of when and why something happens. */
const WHENEVER =
  /,?\s(?:cada vez que|chaque fois qu|ogni volta che|toda vez que|cuando|quand|lorsque|quando|wenn|sobald|immer wenn|jedes Mal)(?!\p{L}).*$/iu;

/** "Хомяк сбежал", "小狗走丢了": the hero is gone, and looks for nothing. */
const isGoneOneself = (text: string, { name }: Named): boolean => {
  const noun = name.split(/[\s’']/).at(-1) ?? "";
  const after = noun === "" || !text.includes(noun) ? "" : text.slice(text.indexOf(noun) + noun.length);
  return GONE_ONESELF.test(after);
};
/** Right after the hero, who owns nothing that is gone. */
const GONE_ONESELF =
  /^(?:\s\p{Lu}\p{Ll}+)?\s(?:сбежал|убежал|улетел|потерялся|потерялась|пропал|пропала|исчез|исчезла)(?!\p{L})|^\s(?:[\p{L}\p{M}]+\s){0,3}(?:भाग|खो|गुम हो) (?:गय|गई|जात)|^(?:টি|টা)?\s(?:[\p{L}\p{M}]+\s){0,2}(?:হারিয়ে|পালিয়ে) (?:গে|যা)|^(?:が|は)(?:[^、。をのが]{0,8})(?:迷子にな|いなくな|逃げ)|^(?:走丢|不见了|逃走|逃出)|^(?:이|가|은|는)\s(?:\S+\s){0,2}(?:사라|도망)|^\s(?:verschwindet|läuft weg|ist weggelaufen|haut ab|se pierde|se escapa|s['’]enfuit|s['’]échappe|scappa|si perde|foge|se perde)(?!\p{L})/u;

/** What the hero did not want to do. */
const MISTAKE =
  /aus Versehen|versehentlich|irrtümlich|par erreur|sans le vouloir|sin querer|por error|per sbaglio|por engano|sem querer/iu;

/** Who acts is lost, and has not lost something. */
const GONE =
  /verschw|weggelaufen|entlaufen|(?:ist|sind) (?:\p{L}+ )?weg(?!\p{L})|dispar|desapare|scompar|sparit|s['’]est perdu|se perd(?!\p{L})|se pierde|si perde|(?<!\p{L})some(?!\p{L})/iu;

const WILL =
  /(?<!\p{L})(?:will|wollen|lässt|lassen|darf|verbie\p{L}+|veut|veulent|laisse\p{L}*|quiere[n]?|dejan?|vuole|vogliono|lascia(?:no)?|quer(?:em)?|deixam?)(?!\p{L})/u;
/** What does not think: "der Wind", "el zapato". */
const isThing = ({ name }: Named, others: readonly Named[], language: NonEnglish): boolean => {
  if (!ARTICLE.test(name) || others.some((each) => each.name === name || mentions(name, each.name))) return false;
  const hits = findWords(name, language);
  return FORCE.test(name) || hits.every(({ sort }) => sort !== "kind");
};
const ARTICLE = /^(?:(?:der|die|das|le|la|les|el|los|las|il|lo|i|gli|o|a|os|as)\s|l['’])/iu;

const turnOf = (text: string, isContrary: boolean, other: Named | undefined, telling: ClauseTelling): Turn =>
  other && (telling.hurt.test(text) || telling.denied.test(text))
    ? "obstacle"
    : turnOfOther(text, isContrary, other, telling);

const turnOfOther = (text: string, isContrary: boolean, other: Named | undefined, telling: ClauseTelling): Turn =>
  other && telling.turns.meet?.test(text)
    ? "meet"
    : telling.turns.help?.test(text) && (other || !isContrary)
      ? "help"
      : isContrary
        ? "obstacle"
        : other
          ? "change"
          : "act";

/** Kinds of premises, what most decides how a story ends first. */
const DECIDING: readonly Premise[] = [
  "friend",
  "learn",
  "must",
  "wish",
  "long",
  "love",
  "lost",
  "seek",
  "refuse",
  "fear",
  "lack",
  "sad",
  "make",
  "find",
  "go",
  "event",
];

const isWanted = (premise: Premise | undefined): boolean =>
  premise !== undefined && DECIDING.indexOf(premise) <= DECIDING.indexOf("fear");

const mainOf = (clauses: readonly ReadClause[]): ReadIdea["main"] | undefined => {
  const decisive = DECIDING.flatMap((premise) => clauses.filter((clause) => clause.premise === premise)).at(0);
  const last = clauses.at(-1);
  // "baut eine Rakete und fliegt damit zum Mond": the journey comes after.
  const isReached = last?.premise === "go" && !isWanted(decisive?.premise);
  const found = isReached ? last : decisive;
  // "Eine Schildkröte lädt alle ein, doch keiner kommt": what is in the way is the problem.
  const isBlocked = found?.premise === "event" && clauses.some(({ turn }) => turn === "obstacle");
  return { premise: isBlocked ? "lack" : (found?.premise ?? "event"), words: found?.words ?? {} };
};
