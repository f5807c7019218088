import { personNoun } from "../../people/person-nouns.ts";
import { sentences } from "../../speech/sentences.ts";
import { mainClauseOf, presentVerbsOf } from "../idea/finite-verbs.ts";
import { infinitiveOf } from "../idea/goal.ts";
import { repaired } from "../idea/participles.ts";
import { inFull, toPastTense, withPastOfMany } from "../idea/past-tense.ts";
import { isFiniteVerb, type Term, termsOf } from "../idea/terms.ts";
import { isInfinitive, isSurelyVerb } from "../idea/verb-words.ts";
import { PRONOUN, RELATIVE, SUBORDINATE } from "../idea/word-classes.ts";
import { afterOpening } from "./after-opening.ts";
import { withStops } from "./comma-splices.ts";
import { doerIn } from "./doer-of-clause.ts";
import { fewestWords, hasVerb, MIN_WORDS, startOf, WHEN, wordsIn } from "./start-of-clause.ts";

/** A part of an idea that is told as a sentence of its own. */
export interface Clause {
  /** The idea's own words, in the past tense, with capital and full stop. */
  readonly text: string;
  /** The infinitive of what is done or wanted: "build". */
  readonly verb: string;
  /** What it is done to, with "the": "the kite". */
  readonly object?: string;
  /** What somebody wants, as an infinitive: "find their grandfather". Never a thing that is not wanted. */
  readonly wish?: string;
}

/** How a continuing clause names whom the clause before is about. */
export interface Subject {
  /** For a sentence. */
  readonly heOf: (sentence: string) => string;
}

/** The clauses of an idea in their order. What cannot be split surely stays together. */
export const clausesOf = (idea: string, subject: Subject): Clause[] =>
  sentences(withStops(idea), "english")
    .flatMap(({ text }) => splitSentence(text.replace(/[.!…]+$/, ""), subject))
    .filter((text) => /\p{L}/u.test(text))
    .map(clauseOf);

/** At words where a story goes on: ", but", ", until", "; ", " and" before a verb. */
const splitSentence = (sentence: string, { heOf }: Subject): string[] => {
  const he = heOf(sentence);
  const parts: string[] = [];
  let rest = withPastOfMany(/["“”]/.test(sentence) ? sentence.trim() : inFull(sentence.trim()));
  for (let guard = 0; guard < 6; guard++) {
    const cut = nextCut(rest);
    if (!cut) break;
    const doer = doerIn(rest, { he, heOf, isFirst: parts.length === 0 });
    parts.push(withLastJoint(rest.slice(0, cut.at).replace(/[,;:\s]+$/, "")));
    const tail = rest.slice(cut.at + cut.length).trim();
    rest = cut.opener + (cut.needsSubject ? `${doer(tail)} ${tail}` : tail);
  }
  return [...parts, rest].filter((part) => part.trim() !== "");
};

/** "dad tries to cook, burns everything | and we": "and burns everything". */
const withLastJoint = (head: string): string =>
  isListOfVerbs(head, ",") && !/\b(?:and|but)\b/.test(head) ? head.replace(/, (?=[^,]*$)/, " and ") : head;

interface Cut {
  readonly at: number;
  readonly length: number;
  readonly opener: string;
  readonly needsSubject: boolean;
}

/** "When I was seven my uncle let me steer": the sentence comes after. */
const WHEN_YOUNG = /^When (?:I|he|she|we|they) (?:was|were) (?:\S+ (?:years old,? )?|an? \S+,? )(?=\S+ \S)/;

/** "only Mia knows it" */
const SHORT = 5;

const JOINTS = /(?:,\s*|\s+)(but|until|so|and then|then|and|yet)\s+|;\s+|\s[–—-]\s/gi;

/** A time, and what happened then. */
const TIME_OF =
  /^the (?:(?:very|first|last) )?(?:year|day|moment|night|morning|evening|time|week|summer|winter|spring|autumn) (?:when |that )?(?:our|my|his|her|their|its|the|an?|he|she|they|I|we|it|\p{Lu}\p{L}+)\b/u;

/** "will not let anybody work until it has hatched": how long. */
const FULFILLED =
  /^(?:he|she|it|they|we|I|everyone|everybody|(?:the|his|her|their) \p{Ll}+) (?:has|have|had|is|are|comes? back)\b/iu;

const nextCut = (sentence: string): Cut | undefined => {
  for (const match of sentence.matchAll(JOINTS)) {
    const [whole, word = ""] = match;
    const [head, tail] = [sentence.slice(0, match.index), sentence.slice(match.index + whole.length)];
    if (
      wordsIn(head) < (/^(?:but|until)$/i.test(word) ? MIN_WORDS - 1 : MIN_WORDS) ||
      wordsIn(tail) < fewestWords(tail, word) ||
      !hasVerb(head.replace(WHEN_YOUNG, ""))
    )
      continue;
    // "until the year our mother went away", "one last chance: fly around the tower and bring back a feather"
    if ((/^until$/i.test(word) && TIME_OF.test(tail)) || /:[^.!?]*$/.test(head)) continue;
    if (/^until$/i.test(word) && FULFILLED.test(tail)) continue;
    if (/^in my dream\b/i.test(head) && /^I\b/.test(tail)) continue;
    const starts = startOf(tail);
    if (starts === "other" || (isWithinClause(head, whole) && !isOutside(word, head, tail, starts))) continue;
    // "teaches him how to juggle so he can perform": what it is for.
    if (/^so$/i.test(word) && /\bhow to\b/.test(head) && /^\S+ (?:can|could|will|would)\b/.test(tail)) continue;
    // "and only Mia knows it": what goes with it.
    if (starts === "subject" && /^and$/i.test(word) && /^only\b/i.test(tail) && wordsIn(tail) < SHORT) continue;
    const low = word.toLowerCase();
    if (starts === "verb" && !/^(?:and|and then|but|then)$/.test(low)) continue;
    // "fight over a dress, rip it, and have to sew it": a list goes on.
    if (starts === "verb" && isListOfVerbs(head, whole)) continue;
    // "must find the owner and give it back": both.
    if (starts === "verb" && !isThirdPerson(tail) && isOfInfinitive(head, tail)) continue;
    // "to dance so it will stop being sad": what it is for.
    if (/^so$/i.test(word) && !whole.startsWith(",") && FOR_PURPOSE.test(tail)) continue;
    const opener =
      low === "until" ? "Then " : /^(?:but|so|yet)$/.test(low) ? `${low} ` : /then/.test(low) ? "Then " : "";
    return { at: match.index, length: whole.length, opener, needsSubject: starts === "verb" };
  }
  return undefined;
};

const isOfInfinitive = (head: string, tail: string): boolean =>
  /\b(?:to|not|n't)\s+\w+(?:\s+\S+){0,8}$/i.test(head) ||
  (/\b(?:must|can|could|will|would|should|may|might)\s+\w+(?:\s+\S+){0,8}$/i.test(head) &&
    isInfinitive(termsOf(tail)[0]?.low ?? ""));
const FOR_PURPOSE = /^(?:it|he|she|they|we|I|(?:the|his|her|their|my) \p{Ll}+) (?:can|could|will|would|may|might)\b/u;

/** "a boy who can only tell lies and ..." goes on within its relative clause. */
const isWithinClause = (head: string, joint: string): boolean =>
  /\b(?:who|that|which|whose|where|when|if|how(?! to\b)|in which|because|since|while|although)\b/i.test(
    head.slice(-60),
  ) && !joint.startsWith(",");

/** "who wants to be a pirate but he is scared", "where the tracks should be and now the train has to swim": the story goes on. */
const isOutside = (word: string, head: string, tail: string, starts: "subject" | "verb"): boolean => {
  if (starts === "verb")
    return /^and$/i.test(word) && (PAST_RELATIVE.test(head) || THAT_MANY.test(head)) && isThirdPerson(tail);
  return (
    /^(?:but|yet|until)$/i.test(word) ||
    (/^so$/i.test(word) && !/^\S+ (?:can|could|will|would|may|might)\b/.test(tail)) ||
    (/^and/i.test(word) && (WHEN.test(tail) || isAfterRelative(head)))
  );
};

/** "finds a letter that was lost for fifty years | and delivers it": the past of the letter is over. */
const PAST_RELATIVE =
  /\b[a-z]+[^s]s (?:an?|the|his|her) (?:[a-z]+ )*(?:who|that|which) (?:was|were|had|[a-z]+ed) [^,.;]*$/i;
/** "discovers that the books whisper | and decides": not the books. */
const THAT_MANY =
  /\b[a-z]+[^s]s that (?:all )?(?:the|his|her|their|its|my|our|two|three|some) (?:[a-z-]+ )??[a-z]+[^s'’]s [a-z][^,.;]*$/i;
const isThirdPerson = (tail: string): boolean => /^[a-z]+[^s]s\b/.test(tail);

/** "An old man who plays in the metro finds a child": the clause with "who" has ended. */
const isAfterRelative = (given: string): boolean => {
  // "On a ship that left long ago, a boy finds a seed"
  const head = given.replace(/^(?:In|On|At|Under|Behind|Inside|Near) [^,]{4,90}, (?=(?:an?|the|his|her|\p{Lu}))/u, "");
  if (head !== given && !RELATIVE_WORDS.test(head)) return hasVerb(head);
  const terms = termsOf(head);
  const { verb = 0 } = mainClauseOf(terms) ?? {};
  const last = terms.findLastIndex(({ low }) => RELATIVE.test(low) || SUBORDINATE.test(low));
  return /^(?:An?|The|My|Our|His|Her) /.test(head) && last > 0 && verb > last + 1;
};

const RELATIVE_WORDS = /\b(?:who|that|which|whose|where|when|because|since|while|although)\b/i;

const isListOfVerbs = (head: string, joint: string): boolean => {
  const [before = "", last = ""] = /^(.+), (\p{Ll}+\b[^,]*)$/u.exec(head)?.slice(1) ?? [];
  return (
    joint.startsWith(",") &&
    before !== "" &&
    !/\b(?:who|that|which)\b/.test(last) &&
    presentVerbsOf(termsOf(head)).has(termsOf(before).length) &&
    mainClauseOf(termsOf(before)) !== undefined
  );
};

const clauseOf = (text: string): Clause => {
  const told = sentenceOf(WHY.test(text) || OF_STORY.test(text) ? text : repaired(toPastTense(text)));
  const terms = termsOf(afterOpening(text));
  const wish = wishIn(text)?.replace(AS_OTHERS, "");
  const finiteAt = terms.findIndex(
    (term, at) => at > 0 && isFiniteVerb(term) && !/^(?:who|that)$/.test(terms[at - 1]?.low ?? ""),
  );
  // "has run a ferry": what is run.
  const isPerfect =
    /^(?:has|have|had)$/.test(terms[finiteAt]?.low ?? "") &&
    terms[finiteAt + 1]?.tags.has("Verb") === true &&
    !/[^s]s$/.test(terms[finiteAt + 1]?.low ?? "");
  const verbAt = isPerfect ? finiteAt + 1 : finiteAt;
  const wished = wish ? termsOf(wish) : undefined;
  const isDenied = !wish && verbAt > 0 && DENYING.test(withoutPurpose(text));
  const verb = isDenied ? "" : (wished?.[0]?.low ?? (verbAt > 0 ? infinitiveOf(terms[verbAt]?.low ?? "") : ""));
  const object = objectAfter(wished ?? terms, wished ? 0 : verbAt);
  return { text: told, verb, ...(object && { object }), ...(wish && { wish }) };
};

const AS_OTHERS = / (?:just )?(?:like|as) (?:\S+ ){1,4}(?:did|does|do|had|has|could|can|was)$/;

/** "This is the story of a mouse and an elephant": only what is told is over. */
const OF_STORY = /^This is (?:a|the) story (?:of|about) [^.]*$/;

/** "Why the cat always lands on its feet": as a title. */
const WHY = /^Why (?:the|an?|my|our|I|we|\p{Ll}+s) /u;

export const sentenceOf = (text: string): string => {
  const one = text
    .trim()
    .replace(/\s+/g, " ")
    .replace(/[,;:]+$/, "");
  const begun = one.charAt(0).toUpperCase() + one.slice(1);
  return /[.!?…]$/.test(begun) ? begun : `${begun}.`;
};

const WISH =
  /\b(?:wants?|wanted|wish(?:es|ed)?|hopes?|hoped|longs?|longed|needs?|needed|has|have|had|must|tr(?:y|ies|ied)|sets? out|decides?|decided|dares?|plans?|planned|in order)\s+(?:to\s+)?/i;
const NEGATED =
  /(?:\bnot|n['’]t|\bnever|\bnobody|\bno longer|\brefuse[sd]? to|\b(?:neither|none)(?: of (?:them|us|the \w+))?)\s+(?:\w+\s+)?$/i;

const PURPOSE =
  /(?<!how )\bto\s+(find|save|win|bring|free|reach|help|rescue|see|show|become|learn|build|meet|return|deliver|scatter|visit|warn|thank|protect|defend|prove|cure|heal|fix|repair|fetch|earn|solve|catch)\s+(.+)$/i;
/** "teaches a girl to", "refuses to … to": not what the one who acts wants. */
const OF_OTHERS =
  /\b(?:teach(?:es)?|taught|asks?|asked|tells?|told|forces?|forced|forbids?|forbade|allow(?:s|ed)?|invites?|invited|convinces?|convinced|persuades?|persuaded|orders?|ordered|begs?|begged|refuses?|refused|used|able|too)\b[^,;]*$|\b(?:has|had|have) (?:only |just )?(?:one|two|no|nothing|a single) [^,;]*$/i;

const RATHER_BE = /\bwould (?:much )?rather be(?:come)? (an? (?:[a-z]+ )?[a-z]+?)(?= than\b|[.,;]|$)/i;

/** What somebody surely wants: an infinitive after "wants to" without a negation. */
const wishIn = (text: string): string | undefined => {
  const [, dreamed] =
    /\b(?:dreams?|dreamed|dreamt|dreaming) (?:only )?of (?:one day )?(\p{Ll}+ing\b.*)$/iu.exec(text) ?? [];
  const dream = dreamed && infinitivePhrase(dreamed.replace(/^\S+/, (gerund) => infinitiveOf(gerund)));
  if (dream && !NEGATED.test(text.split(/\bdream/i)[0] ?? "")) return dream;
  const [, liked] = RATHER_BE.exec(text) ?? [];
  if (liked) return `become ${liked}`;
  const thing = wantedThing(text);
  if (thing) return thing;
  const found = WISH.exec(text);
  const modal = found && /\bmust\s*$/i.test(found[0]);
  const [, learned] = /\blearn(?:s|ed|ing)? (?:how )?to ([a-z].+)$/i.exec(text) ?? [];
  if (learned && !NEGATED.test(text.split(/\blearn/i)[0] ?? "")) {
    const skill = infinitivePhrase(`learn to ${learned}`);
    if (skill) return skill;
  }
  const purpose = PURPOSE.exec(text);
  const start = found && (modal || /\bto\s+$/i.test(found[0])) ? found.index + found[0].length : undefined;
  if (found && /\b(?:has|have|had)\s+to\s+$/i.test(found[0]) && PARTING.test(text.slice(start ?? 0))) return undefined;
  if (found && start !== undefined && !NEGATED.test(text.slice(0, found.index)))
    return infinitivePhrase(text.slice(start));
  if (purpose && !NEGATED.test(text.slice(0, purpose.index)) && !OF_OTHERS.test(text.slice(0, purpose.index)))
    return infinitivePhrase(`${purpose[1]} ${purpose[2]}`);
  const [, unable] = UNABLE.exec(text) ?? [];
  if (unable) return `learn to ${unable}`;
  const [, unseen] = UNSEEN.exec(text) ?? [];
  return unseen && infinitivePhrase(`see ${unseen}`);
};

/** "The only kid in his class who can't swim": who would like to learn it. */
const UNABLE =
  /\bthe (?:only|last) (?:\p{L}+ ){1,6}?(?:who|that) (?:can(?:not|['’]t)|could(?: not|n['’]t)) (?:yet )?((?:swim|dance|read|whistle|skate|ski|cook|sing|juggle|ride a (?:bike|bicycle|horse)|tie (?:his|her|their) shoes|play football))\b/iu;

/** "Never saw the summer", "dreams of the sea": who has not seen it would like to. */
const UNSEEN =
  /\b(?:never (?:saw|seen)|dream(?:s|ed|t)? of(?= (?:the (?:sea|ocean|summer|spring|mountains|moon|stars|sky|city|world|forest|sun)|snow|rain|stars)\b)) ((?:an?|the) (?:[a-z-]+ ){0,2}?(?!again|before)[a-z-]+|snow|rain|stars)(?=[.,;!?]|$| (?:in|but|and|so)\b)/i;

/** "wants a dog for her birthday": to get it. */
const wantedThing = (text: string): string | undefined => {
  const [whole, thing = ""] =
    /\b(?:wants?|wanted|wish(?:es|ed)? for|longs? for|longed for|would like) ((?:an?|the|(?:his|her|their|my) own|one|more|some) (?:[\p{L}-]+ ){0,3}?[\p{L}-]+)(?=[.,;!]|$| (?:for|from|with|of|but|so|and|more than|because|that|who)\b)/iu.exec(
      text,
    ) ?? [];
  if (
    !whole ||
    NEGATED.test(text.slice(0, text.indexOf(whole))) ||
    /\b(?:to|job|role|part|truth|same|other)\b/.test(thing)
  )
    return undefined;
  return `get ${thing}`;
};

/** What one has to do and does not want. */
const PARTING =
  /^(?:leave|move|part|sell|say goodbye|give (?:up|away|back)|let (?:go|it go)|go away|go to (?:school|bed|hospital))\b/i;

/** Whether words say what somebody wants to do: "find their grandfather". */
export const isWish = (words: string): boolean =>
  infinitivePhrase(words.trim().replace(/^to\s+|[.!?…]+$/gi, "")) !== undefined;

const infinitivePhrase = (rest: string): string | undefined => {
  const cut = withoutNextClause(rest)
    .replace(/^(?:nothing (?:more|else) than to|one thing:? to) /i, "")
    .replace(/^be friends\b/i, "make friends")
    .replace(/^be (?=(?:an?|the|his|her) |(?:brave|famous|free|strong|popular|invisible|rich)\b)/i, "become ")
    .replace(/[,;:].*$/, "")
    .replace(/,?\s+(?:instead|just once|at least once|only once|for once)$/i, "")
    .replace(
      /\s+(?:before|because|while|although|even though|until|when|after|but|so|so that|that|who|which)\b.*$/i,
      "",
    )
    .trim();
  const terms = termsOf(`to ${cut}`).slice(1);
  const [first] = terms;
  const next = terms.findIndex(({ low }, at) => at > 0 && isSurelyVerb(low) && !hasSubjectBefore(terms, at));
  // "who wants to fly asks the seagulls": the wish ends before the verb of the sentence.
  if (next > 0)
    return infinitivePhrase(
      cut
        .split(/\s+/)
        .slice(0, next)
        .join(" ")
        .replace(/\s+(?:and|or|but|then)$/i, ""),
    );
  const isTooShort = wordsIn(cut) < 2 && !ALONE.test(cut);
  if (!first || /^(?:be|not|the|a|an|go to bed)$/.test(first.low) || wordsIn(cut) > 12 || isTooShort) return undefined;
  const isBefore = DETERMINER.test(terms[1]?.low ?? "") && /^[a-z]{3,}$/.test(first.low);
  if (!first.tags.has("Verb") && !isBefore && !/^(?:find|win|bake|free|put|cross|ride)$/.test(first.low))
    return undefined;
  return cut.charAt(0).toLowerCase() + cut.slice(1);
};

/** Verbs that say a wish alone. */
const ALONE = /^(?:fly|travel|swim|dance|sing|read|write|cook|paint|skate|surf|sleep)$/i;

/** "see what he needs": a verb that has its own subject. */
const hasSubjectBefore = (terms: readonly Term[], at: number): boolean =>
  terms
    .slice(0, at)
    .some(
      ({ low }) => PRONOUN.test(low) || RELATIVE.test(low) || SUBORDINATE.test(low) || /^(?:what|how|if)$/.test(low),
    );

/** "run a marathon and her grandchildren train with her": what others do is no part of it. */
const withoutNextClause = (rest: string): string => {
  const [before = "", ...after] = rest.split(/\s+and\s+/);
  // "choose between saving the cargo and saving the ship"
  if (/\bbetween\b/.test(before)) return rest;
  return after.length > 0 && hasVerb(after.join(" and ")) ? before : rest;
};

const DENYING = /\b(?:not|never|cannot|nobody|n['’]t|nothing but)\b/i;

/** Without "so that he is not seen", which denies nothing of what is done. */
export const withoutPurpose = (text: string): string => text.replace(/,? so that\b.*$/i, "");

const DETERMINER = /^(?:a|an|the|his|her|their|its|my|our|your|this|that|another|one)$/;

/** "writes | letters", "bakes | bread": one word, and nothing that goes on with it. */
const isBareObject = ({ low, tags, post }: Term, next: Term | undefined): boolean =>
  !/^(?:to|in|on|at|for|from|with|by|friends)$/.test(low) &&
  (/^(?:bread|soup|water|honey|music|gold|tea|milk|wool|snow|cakes?|lemonade|popcorn|coffee|chocolate|pizza|rice|jam|juice|candy|paint|wood|sand|clay|hay|corn|money|medicine|gum|pancakes?|ice cream)$/.test(
    low,
  ) ||
    (/[^s]s$/.test(low) && tags.has("Noun") && tags.has("Plural") && !tags.has("Pronoun"))) &&
  (post.trim() !== "" || !next || !next.tags.has("Noun"));

const MAKING = /^(?:makes?|made|lets?|helps?|helped|sees?|saw|hears?|heard|watch(?:es|ed)?)$/;

/** The noun phrase right after a verb, as "the …" or with its possessive. */
const objectAfter = (terms: readonly Term[], at: number): string | undefined => {
  const opener = terms[at + 1];
  // "tell | her the way": the second object.
  if (at >= 0 && /^(?:her|him|them|me|us)$/.test(opener?.low ?? "") && DETERMINER.test(terms[at + 2]?.low ?? ""))
    return objectAfter(terms, at + 1);
  if (at < 0 || !opener) return undefined;
  if (isBareObject(opener, terms[at + 2])) return `the ${opener.low}`;
  if (/^[\p{L}-]+['’]s$/u.test(opener.word)) {
    const next = terms[at + 2];
    return next?.tags.has("Noun") ? `${opener.word} ${next.word}` : undefined;
  }
  const isThat = opener.low === "that" && DETERMINER.test(terms[at + 2]?.low ?? "");
  if (isThat || !DETERMINER.test(opener.low)) return undefined;
  const words: string[] = [];
  // "a thousand paper cranes", "the robotics club": nouns that the tagger takes for verbs.
  const verbs = presentVerbsOf(terms);
  for (const term of terms.slice(at + 2, at + 6)) {
    if (
      /^(?:who|that|which|of|in|on|at|to|from|with|and|for|into|over|out|about|so|when|by|during|across|through|under|behind|near|around|after|before|between|against|beside|without|while|because|inside|along|than|as|like|where|whom|whose|until|but|or|then|once|home|back|again|away|himself|herself|itself|themselves|myself|nobody|everybody|everyone|somebody|every|each|today|all|he|she|they|it|we|I|go|free)$/.test(
        term.low,
      ) ||
      (term.tags.has("Verb") &&
        !term.tags.has("Adjective") &&
        !term.tags.has("Noun") &&
        !(words.length > 0 && !verbs.has(terms.indexOf(term))))
    )
      break;
    // "found the nut | first"
    if (words.length > 0 && /^(?:first|last|too|together|twice|once|alone)$/.test(term.low)) break;
    words.push(term.word);
    if (/[,.;:!?]/.test(term.post)) break;
    // "makes a sick girl | laugh"
    if (MAKING.test(terms[at]?.low ?? "") && personNoun(term.low)?.isThing === false) break;
  }
  const head = terms[at + 1 + words.length];
  // "folds a thousand paper cranes": the paper cranes.
  if (/^(?:thousand|hundred|dozen|million)$/.test(words[0] ?? "")) words.shift();
  if (words.length === 0 || words.length > 3 || !head?.tags.has("Noun") || head.tags.has("Pronoun")) return undefined;
  const isOwned = /^(?:his|her|their|its|my|our)$/.test(opener.low);
  return `${isOwned ? opener.low : "the"} ${words.join(" ")}`;
};
