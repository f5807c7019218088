import type { Voice } from "../clause-telling.ts";
import { verbOfHe, verbOfI, verbOfParticiple, verbOfPast } from "./verb-forms.ts";

/** "Wir", and "Mein Bruder und ich bauen". */
const WE =
  /(?<!\p{L})(?:wir(?!\p{L})|und ich (?=(?:sind|\p{Ll}{2,}(?:en|ern|eln))\s)|ich und (?=(?:\p{Ll}+\s){0,2}\p{Lu}\p{L}+ (?:sind|\p{Ll}{2,}(?:en|ern|eln))\s))/iu;
/** "Mein Bruder und ich bauen": as a pair, who tells is one of them. */
const BOTH = /(?<!\p{L})(?:und ich (?=(?:sind|\p{Ll}{2,}(?:en|ern|eln))\s)|ich und (?:mein|meine) )/iu;
const TO_ME = /(?<!\p{L})(?:mir|mich)(?!\p{L})/iu;
const I = /(?<!\p{L})ich(?!\p{L})/iu;
const AUXILIARY = /(?<!\p{L})(habe|hat|haben|bin|ist|sind)(?!\p{L})/u;
const SPOKEN = /„[^“]*“|"[^"]*"/gu;
const RELATIVE = /,\s(?:der|die|das|den|dem)\s[^,]*(?:,|$)/gu;

/** The participle at the end of a clause: "Ich habe den Hund gefunden und …". */
const perfectIn = (clause: string): RegExpExecArray | null =>
  /(?<!\p{L})(habe|hat|haben|bin|ist|sind)\s(.*?)\s?(\p{Ll}{4,})(?=$|[,.!?]|\s(?:und|aber|doch|weil)\s)/u.exec(clause);

const hasPerfect = (clause: string): boolean => {
  const [, , , last = ""] = perfectIn(clause) ?? [];
  return verbOfParticiple(last) !== undefined;
};

/** Who tells an idea, and in which tense. */
export const voiceOf = (idea: string): Voice | undefined => {
  const plain = idea.replace(SPOKEN, "");
  const we = plain.search(WE);
  const i = plain.search(I);
  const owner = i >= 0 ? "i" : we >= 0 ? "we" : TO_ME.test(plain) ? "i" : undefined;
  const speaker = BOTH.test(plain) ? "we" : owner;
  const [first = ""] = plain.replace(RELATIVE, "").split(/(?<=[.!?])\s/u);
  const main = first.split(/\s/u).map((word) => word.replace(/[,.!?]/gu, ""));
  const verb = main.slice(0).find((word, at) => {
    const isLower = /^\p{Ll}/u.test(word) || at === 0;
    return isLower && (verbOfPast(word) ?? verbOfHe(word) ?? verbOfI(word) ?? (AUXILIARY.test(word) || undefined));
  });
  const isPast = verb !== undefined && (verbOfPast(verb) !== undefined || (speaker !== undefined && hasPerfect(first)));
  return { ...(speaker && { speaker }), ...(isPast && { isPast }) };
};

/** "ist weggelaufen" and "hat verloren" say how it is now. */
const GONE = /^(?:weggelaufen|entlaufen|verschwunden|verloren|gestohlen|vergessen)$/u;

const OWNERS: Readonly<Record<"i" | "we", readonly [RegExp, string]>> = {
  i: [/(?<!\p{L})(m)ein(?=(?:e[nmrs]?)?(?!\p{L}))/giu, "sein"],
  we: [/(?<!\p{L})(u)nser(?=(?:e[nmrs]?)?(?!\p{L}))/giu, "ihr"],
};

/** "ich baute": "er baut", and "wir haben gebaut": "sie bauen". */
export const asOfOthers = (clause: string, { speaker, isPast }: Voice): string => {
  const perfect = isPast ? perfectIn(clause) : null;
  const [all = "", auxiliary = "", between = "", participle = ""] = perfect ?? [];
  const isGone = GONE.test(participle);
  const known = isGone ? undefined : verbOfParticiple(participle);
  const isMany = /^(?:haben|sind)$/u.test(auxiliary);
  const told =
    perfect && known
      ? clause.replace(
          all,
          `${isMany ? known.verb.many : known.verb.he} ${between}${known.prefix ? ` ${known.prefix}` : ""}`.trim(),
        )
      : clause;
  const inPresent = told.replace(/(?<!\p{L})\p{Ll}{2,}(?!\p{L})/gu, (word) => {
    const past = isPast ? verbOfPast(word) : undefined;
    if (past) return past.isMany ? past.verb.many : past.verb.he;
    return speaker === "i" ? (verbOfI(word)?.he ?? word) : word;
  });
  if (!speaker) return inPresent;
  const isOwn = (speaker === "i" ? I : WE).test(clause);
  const [owner, others] = OWNERS[speaker];
  return inPresent
    .replace(/(?<!\p{L})ich(?!\p{L})/giu, "er")
    .replace(/(?<!\p{L})wir(?!\p{L})/giu, "sie")
    .replace(/(?<!\p{L})(?:mir|mich|uns)(?!\p{L})/gu, isOwn ? "sich" : "ihm")
    .replace(owner, others);
};

/** What is read of a clause in the narrator's words: "seiner Frau" is "meiner Frau". */
export const asOfSpeaker = (words: string, { speaker }: Voice): string =>
  speaker === "i"
    ? words.replace(/(?<!\p{L})sein(?=(?:e[nmrs]?)?(?!\p{L}))/gu, "mein").replace(/(?<!\p{L})sich(?!\p{L})/gu, "mich")
    : speaker === "we"
      ? words.replace(/(?<!\p{L})ihr(?=e[nmrs]?(?!\p{L}))/gu, "unser").replace(/(?<!\p{L})sich(?!\p{L})/gu, "uns")
      : words;
