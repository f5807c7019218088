import type { ClauseTelling } from "../../../languages/clause-telling.ts";
import { storyPacks } from "../../../languages/index.ts";
import type { Named, Telling } from "../../../languages/pack.ts";
import { sentences } from "../../speech/sentences.ts";
import { speakingSeconds } from "../../speech/speaking-seconds.ts";
import { fillTelling, type Words } from "../tell/fill.ts";
import { joinSentences, type TellingRequest } from "../telling-request.ts";
import { type ReadClause, type ReadIdea, readClauses } from "./read-clauses.ts";

/** A paragraph that may be told: those of smaller ranks first, rank 0 always. */
interface Part {
  readonly rank: number;
  readonly clause: number;
  readonly line: string;
  readonly text: string;
}

/** A story that tells the clauses of its idea in order; undefined where the lines do not suffice. */
export const tellClauses = (request: TellingRequest): string[] | undefined => {
  const { brief, language, isOwn, outlined, random } = request;
  const { clauseTelling, telling } = storyPacks[language];
  const isOfIdea = (name: string | undefined): boolean => !name || brief.idea.includes(name.trim());
  const isPlain =
    isOwn &&
    brief.idea !== "" &&
    outlined.early.length === 0 &&
    !outlined.ending &&
    isOfIdea(outlined.hero?.name) &&
    isOfIdea(brief.heroName);
  const idea = clauseTelling && telling && isPlain ? readClauses(brief.idea, language) : undefined;
  if (!clauseTelling || !telling || !idea) return undefined;
  const lines = new Lines(idea, clauseTelling, telling, random);
  const parts = [...lines.opening(), ...idea.clauses.flatMap((clause, at) => lines.after(clause, at)), ...lines.end()];
  const secondsOf = (text: string): number =>
    sentences(text, language).reduce((sum, each) => sum + speakingSeconds(each.text, language), 0);
  const kept = fitting(parts, brief.seconds, secondsOf);
  const spent = [...kept].reduce((sum, { text }) => sum + secondsOf(text), 0);
  if (spent < brief.seconds * MIN_SHARE || spent > brief.seconds * MAX_SHARE) return undefined;
  const told = parts.filter((part) => kept.has(part));
  const paragraphs: string[] = [];
  told.forEach((part, at) => {
    const before = told[at - 1];
    // What is said of a clause first is in its paragraph.
    if (before && before.line === "" && part.line !== "" && before.clause === part.clause)
      paragraphs.push(joinSentences([paragraphs.pop(), part.text], language));
    else paragraphs.push(part.text);
  });
  return withFullThing(paragraphs, idea.main.words);
};

/** "die alte Uhr" where the thing is named again for the first time, and "die Uhr" after that. */
const withFullThing = ([first = "", ...rest]: readonly string[], { thing, fullThing }: Words): string[] => {
  const at = thing && fullThing && thing !== fullThing ? rest.findIndex((text) => text.includes(thing)) : -1;
  return [first, ...rest.map((text, each) => (each === at ? text.replace(thing ?? "", fullThing ?? "") : text))];
};

const MIN_SHARE = 0.93;
const MAX_SHARE = 1.04;

const fitting = (parts: readonly Part[], seconds: number, secondsOf: (text: string) => number): ReadonlySet<Part> => {
  const kept = new Set(parts.filter(({ rank }) => rank === 0));
  let spent = [...kept].reduce((sum, { text }) => sum + secondsOf(text), 0);
  const named = new Map<string, number>();
  for (const { line } of kept) for (const gap of line.match(PHRASES) ?? []) named.set(gap, (named.get(gap) ?? 0) + 1);
  for (const part of [...parts].filter(({ rank }) => rank > 0).sort((a, b) => a.rank - b.rank)) {
    const cost = secondsOf(part.text);
    const gaps = part.line.match(PHRASES) ?? [];
    if (
      spent + cost > seconds ||
      gaps.some((gap) => (named.get(gap) ?? 0) >= MAX_NAMED + Math.floor(seconds / MORE_SECONDS))
    )
      continue;
    kept.add(part);
    spent += cost;
    for (const gap of gaps) named.set(gap, (named.get(gap) ?? 0) + 1);
  }
  return kept;
};
const PHRASES = /\{(?:wish|task|skill|object|fear)\}/g;
const MAX_NAMED = 3;
/** A longer story says them once more for each of these. */
const MORE_SECONDS = 150;

class Lines {
  readonly #said = new Set<string>();
  readonly #idea: ReadIdea;
  readonly #clauseTelling: ClauseTelling;
  readonly #telling: Telling;
  readonly #random: TellingRequest["random"];

  constructor(idea: ReadIdea, clauseTelling: ClauseTelling, telling: Telling, random: TellingRequest["random"]) {
    this.#idea = idea;
    this.#clauseTelling = clauseTelling;
    this.#telling = telling;
    this.#random = random;
  }

  /** What is told before the idea's first clause: most of it where that clause is the only one. */
  opening(): Part[] {
    const { openings = [] } = this.#clauseTelling.lines;
    if (openings.length === 0) return [];
    const { clauses, voice, main } = this.#idea;
    const max = clauses.length === 1 ? MAX_OPENINGS : 1;
    // "All" need no introduction.
    const isKnown = !voice.speaker && this.#idea.hero !== this.#clauseTelling.everybody;
    const words = { ...main.words, ...(isKnown && { called: this.#idea.hero.name || undefined }) };
    return [
      ...this.#parts(this.#around(0), OPENING, {}, undefined, {
        from: 0.2,
        step: 1,
        max: Math.min(max, MAX_SEEN_FIRST),
      }),
      ...this.#parts(openings, OPENING, words, undefined, { from: 0.4, step: 1, max: max + 1 }),
    ];
  }

  /** A clause and what can be told after it. */
  after(clause: ReadClause, at: number): Part[] {
    const { lines } = this.#clauseTelling;
    const { mate, there, main } = this.#idea;
    const isLast = at === this.#idea.clauses.findLastIndex((each) => !each.isEnding);
    const own = clause.premise ? lines.premises[clause.premise].tell : clause.turn ? lines.turns[clause.turn] : [];
    // What somebody else wants is not what the hero wants.
    const words = clause.other ? { ...clause.words, ...main.words } : { ...main.words, ...clause.words };
    const company = { ...words, ...(mate && mate.from <= at && { mate: mate.name }) };
    const where = { ...words, ...(there && there.from <= at && { there: there.name }) };
    const told = this.#parts(own, at, words, clause.other, { from: 1, step: 1, max: clause.isEnding ? 0 : own.length });
    const more = clause.isEnding
      ? []
      : [
          ...this.#parts(lines.mates, at, company, undefined, {
            from: 1.5,
            step: 2,
            max: clause.premise === "refuse" || clause.premise === "sad" ? 0 : MAX_MATES,
          }),
          // Who is on the way is not there yet.
          ...this.#parts(lines.places, at, where, undefined, {
            from: 2.5,
            step: 3,
            max: NOT_THERE.test(clause.premise ?? "") ? 0 : 1,
          }),
          ...this.#parts(this.#around(at), at, words, undefined, { from: 1.2, step: 1.5, max: MAX_AROUND }),
          ...this.#parts(this.#inAnyOrder(lines.between), at, words, undefined, {
            from: 7,
            step: 1,
            max: isLast ? LAST_BETWEEN : MAX_BETWEEN,
          }),
        ];
    return [{ rank: 0, clause: at, line: "", text: clause.text }, ...mixed(told, more)];
  }

  /** In the order of the list, where its language has no lines for what is around. */
  #inAnyOrder(lines: readonly string[]): readonly string[] {
    return this.#clauseTelling.lines.around ? this.#random.shuffle(lines) : lines;
  }

  /** Lines about what the idea names in a clause or before it. */
  #around(at: number): readonly string[] {
    const text = this.#idea.clauses
      .slice(0, at + 1)
      // What is wished for or feared is not there, and what is in the way is not enjoyed.
      .filter(({ premise, turn }) => turn !== "obstacle" && (premise === "go" || !NOT_THERE.test(premise ?? "")))
      .map((clause) => clause.text)
      .join(" ");
    const { around = [] } = this.#clauseTelling.lines;
    const found = around.filter(({ words }) => words.test(text)).flatMap((each) => each.lines);
    return this.#random.shuffle(found);
  }

  /** How the story ends: as the idea says, or as its kind does. */
  end(): Part[] {
    const { clauses, main } = this.#idea;
    const isTold = clauses.at(-1)?.isEnding === true;
    const { end } = this.#clauseTelling.lines.premises[isTold ? "event" : main.premise];
    // What the idea says of its end takes the place of the lines about it.
    const isFound = clauses.some(({ turn }) => turn === "found");
    const fitting = [
      ...(isTold ? end.slice(-1) : isFound ? end.slice(1) : end),
      ...(isTold ? [] : this.#random.shuffle(this.#clauseTelling.lines.recalls ?? []).slice(0, 1)),
    ];
    return fitting.flatMap((line, at) => {
      const text = this.#filled(line, main.words, undefined);
      return text ? [{ rank: at, clause: clauses.length, line, text }] : [];
    });
  }

  #parts(
    lines: readonly string[],
    clause: number,
    words: Words,
    other: Named | undefined,
    { from, step, max }: { readonly from: number; readonly step: number; readonly max: number },
  ): Part[] {
    const ranks = this.#random.shuffle(lines.map((_, at) => at));
    // A door or a dog is not put in a safe place.
    const isFixed = FIXED.test(words["thing"] ?? "") || words["isLiving"] !== undefined;
    const found = lines.flatMap((line, at) => {
      if (isFixed && PUT_AWAY.test(line)) return [];
      const text = this.#said.has(line) ? undefined : this.#filled(line, words, other);
      return text ? [{ at: ranks.indexOf(at), line, text }] : [];
    });
    const chosen = [...found].sort((a, b) => a.at - b.at).slice(0, max);
    for (const { line } of chosen) this.#said.add(line);
    return found
      .filter((each) => chosen.includes(each))
      .map((each) => ({
        // What names the idea's own words comes before what does not.
        rank: Math.max(0.1, from + chosen.indexOf(each) * step - (OWN_WORDS.test(each.line) ? OWN_LEAD : 0)),
        clause,
        line: each.line,
        text: each.text,
      }));
  }

  #filled(line: string, words: Words, other: Named | undefined): string | undefined {
    const { hero, voice } = this.#idea;
    const { pronouns, formsOfOther, inVoice } = this.#clauseTelling;
    const told = inVoice ? inVoice(line, voice) : line;
    if (told === undefined) return undefined;
    const at = voice.speaker ? PERSONS.length + SPEAKERS.indexOf(voice.speaker) : PERSONS.indexOf(hero.person);
    const isMany = hero.person === "they" || hero.person === "theyf";
    const { agreement = this.#telling.agreement } = this.#clauseTelling;
    const named = { ...words, hero: hero.name, told: this.#idea.clauses[0]?.text.replace(END, "") };
    const forms = this.#clauseTelling.agreement?.formsOf?.(named);
    const own = Object.fromEntries(Object.entries(pronouns).map(([gap, forms]) => [gap, forms[at]]));
    const agreed = told.replace(/\{v:([^/}]*)\/([^}]*)\}/g, (_, one: string, many: string) => (isMany ? many : one));
    return fillTelling(agreed, {
      words: { ...named, ...forms, ...own, ...(other && { other: other.name, ...formsOfOther(other) }) },
      person: hero.person,
      agreement,
      random: this.#random,
      other: other?.person === "it" ? "he" : other?.person,
    });
  }
}
const END = /[.!…。！।]+$/u;
const SPEAKERS = ["i", "we"];
/** The part before the first clause. */
const OPENING = -1;
const MAX_OPENINGS = 4;
const MAX_SEEN_FIRST = 2;
const MAX_AROUND = 4;
/** Things that are too large to carry. */
const FIXED =
  /(?:tür|tor|höhle|haus|hütte|hof|bäckerei|laden|restaurant|hotel|café|dachboden|brücke|insel|garten|tunnel|keller|treppe|baum|brunnen|boulangerie|magasin|boutique|ferme|hôtel|moulin|porte|grotte|maison|cabane|île|jardin|escalier|arbre|puits|panadería|tienda|restaurante|hotel|granja|molino|puerta|cueva|casa|cabaña|isla|jardín|escalera|árbol|pozo|panetteria|negozio|ristorante|albergo|fattoria|mulino|porta|grotta|capanna|isola|giardino|scala|albero|pozzo|padaria|loja|quinta|fazenda|moinho|caverna|cabana|ilha|jardim|escada|árvore|poço)$/iu;
const PUT_AWAY = /sicheren Ort|en lieu sûr|en un lugar seguro|al sicuro|num lugar seguro/u;
const PERSONS = ["he", "she", "it", "they", "theyf"];
const MAX_MATES = 5;
const MAX_BETWEEN = 9;
/** What is wanted, feared or refused is not where the hero is. */
const NOT_THERE = /^(?:go|refuse|wish|must|long|fear)$/;
const LAST_BETWEEN = 27;
const OWN_LEAD = 2.5;
const OWN_WORDS =
  /\{(?:thingn?|wish|task|skill|object|fear|there|mate|other|sought|lacked|missed|goal|forwhom|unable|dreamt)\}/;

/** Lines about somebody or somewhere besides, between those about the clause. */
const mixed = (told: readonly Part[], more: readonly Part[]): Part[] =>
  told.length === 0
    ? [...more]
    : told.flatMap((part, at) => [
        part,
        ...more.filter((_, each) => Math.floor((each * told.length) / Math.max(1, more.length)) === at),
      ]);
