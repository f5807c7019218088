import { lines } from "./text-blocks.ts";

/** The forms of a verb for I, he, we and many, in the present, the simple past ("past") and the imperfect ("was"). */
export interface RomanceVerb {
  readonly infinitive: string;
  readonly present: Forms;
  readonly past: Forms;
  readonly was: Forms;
  readonly participle: string;
}
export interface Forms {
  readonly i: string;
  readonly he: string;
  readonly we: string;
  readonly many: string;
}
export type Who = keyof Forms;
export type Tense = "present" | "past" | "was";

/** The regular forms of a verb, from its infinitive and its forms of the third person. */
export type Regular = (infinitive: string, he: string, many: string) => RomanceVerb;

/** What a word is a form of. */
export interface VerbForm {
  readonly verb: RomanceVerb;
  readonly who: Who;
  readonly tense: Tense;
}

export interface RomanceVerbs {
  readonly all: readonly RomanceVerb[];
  /** The first of present, past and imperfect that a word can be; third persons before others. */
  readonly formOf: (word: string) => VerbForm | undefined;
  /** Whether a word is a verb, as all its forms or by its ending. */
  readonly has: (word: string) => boolean;
  readonly ofParticiple: (word: string) => RomanceVerb | undefined;
}

/** Endings of forms in the past, and those of the infinitive, for verbs that are not listed. */
export interface PastEnding {
  readonly ending: RegExp;
  readonly infinitive: string;
  readonly who: Who;
  readonly tense: Tense;
}

/** The imperfect by that of the third person. */
export type Imperfect = (he: string) => Forms;

/**
 * Verbs from lines of an infinitive and its forms of the third person; and of all their forms where they are irregular:
 * infinitive, he, many, I, we, past of I, he, we and many, imperfect of he, participle.
 */
export const romanceVerbs = (
  text: string,
  regularInfinitives: readonly string[],
  {
    regular,
    imperfect,
    thirdPersons,
    pastEndings,
    participles: endings,
  }: {
    readonly regular: Regular;
    readonly imperfect: Imperfect;
    readonly thirdPersons: (infinitive: string) => readonly [string, string];
    readonly pastEndings: readonly PastEnding[];
    /** The endings of participles, and of their infinitives. */
    readonly participles: readonly (readonly [RegExp, string])[];
  },
  ambiguous: ReadonlySet<string>,
): RomanceVerbs => {
  const rows = lines(text).map((line) => line.split(" "));
  const listed = rows.map(([infinitive = "", he = "", many = "", ...rest]): RomanceVerb => {
    const [i, we, pastI, pastHe, pastWe, pastMany, wasHe, participle] = rest;
    const base = regular(infinitive, he, many);
    return {
      infinitive,
      present: { ...base.present, ...(i && { i }), ...(we && { we }) },
      past: pastI && pastHe && pastWe && pastMany ? { i: pastI, he: pastHe, we: pastWe, many: pastMany } : base.past,
      was: wasHe ? imperfect(wasHe) : base.was,
      participle: participle ?? base.participle,
    };
  });
  const known = new Set(listed.map(({ infinitive }) => infinitive));
  const all = [
    ...listed,
    ...regularInfinitives.filter((each) => !known.has(each)).map((each) => regular(each, ...thirdPersons(each))),
  ];
  const forms = new Map<string, VerbForm>();
  for (const [tense, who] of READ_FIRST)
    for (const verb of all) {
      const word = verb[tense][who];
      if (word !== "-" && !forms.has(word) && !ambiguous.has(word)) forms.set(word, { verb, who, tense });
    }
  const participles = new Map(all.map((verb) => [verb.participle, verb]));
  const regularOf = (infinitive: string): RomanceVerb => regular(infinitive, ...thirdPersons(infinitive));
  const byEnding = (word: string): VerbForm | undefined => {
    if (ambiguous.has(word)) return undefined;
    const found = pastEndings.find(({ ending }) => ending.test(word));
    return (
      found && {
        verb: regularOf(word.replace(found.ending, found.infinitive)),
        who: found.who,
        tense: found.tense,
      }
    );
  };
  const formOf = (word: string): VerbForm | undefined => forms.get(word) ?? byEnding(word);
  const ofParticiple = (word: string): RomanceVerb | undefined => {
    const known = participles.get(word) ?? participles.get(agreedBase(word));
    const [ending, infinitive] = endings.find(([each]) => each.test(word)) ?? [];
    return known ?? (ending && infinitive ? regularOf(word.replace(ending, infinitive)) : undefined);
  };
  return { all, formOf, has: (word) => formOf(word) !== undefined, ofParticiple };
};

/** "trouvées": "trouvé", "trovata": "trovato". */
const agreedBase = (word: string): string =>
  /[éiu](?:e|s|es)$/u.test(word) ? word.replace(/(?:e|s|es)$/u, "") : word.replace(/(?:a|i|e|as|os)$/u, "o");

const READ_FIRST: readonly (readonly [Tense, Who])[] = [
  ["present", "he"],
  ["present", "many"],
  ["past", "he"],
  ["past", "many"],
  ["was", "he"],
  ["was", "many"],
  ["present", "we"],
  ["present", "i"],
  ["past", "i"],
  ["past", "we"],
  ["was", "i"],
  ["was", "we"],
];
