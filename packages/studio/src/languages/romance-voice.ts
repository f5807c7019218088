import type { Voice } from "./clause-telling.ts";
import type { Forms, RomanceVerb, RomanceVerbs, VerbForm, Who } from "./romance-verbs.ts";

/** What distinguishes the narrators of a Romance language. */
export interface RomanceNarrators {
  readonly verbs: RomanceVerbs;
  /** A verb never stands without its subject: French. */
  readonly saysSubject?: boolean;
  /** Verbs that make the perfect: "avoir", "être". */
  readonly auxiliaries: ReadonlySet<string>;
  /** "I" and "we" as subjects; "we" also as "my sister and I". */
  readonly i: RegExp;
  readonly we: RegExp;
  /** Pronouns of I and we as objects. */
  readonly toMe: RegExp;
  readonly toUs: RegExp;
  /** Words after which a word is a noun. */
  readonly article: RegExp;
  /** Words before a verb that are no subject. */
  readonly clitic: RegExp;
  /** Pronouns of I and we, and what they are of others. */
  readonly asOthers: readonly (readonly [RegExp, string])[];
  /** Reflexive pronouns within what is read, for I and we. */
  readonly ownPronouns: Readonly<Record<"i" | "we", readonly (readonly [RegExp, string])[]>>;
  /** Verbs whose past is the imperfect: "être", "savoir". */
  readonly lasting: ReadonlySet<string>;
  /** Starts of lines about what happens again and again. */
  readonly habit: RegExp;
  /** Words that look like verbs. */
  readonly noVerb: ReadonlySet<string>;
  /** Parts of a line: those of odd positions are spoken. */
  readonly parts: (line: string) => readonly string[];
  /** A line with gaps as I or we say it; the verbs are done. */
  readonly bySpeaker: (line: string, speaker: "i" | "we") => string | undefined;
  /** Gaps of gender, which an "I" does not show. */
  readonly gender: RegExp;
  /** Possessives among the gaps. */
  readonly owners?: Readonly<Record<string, Readonly<Record<"i" | "we", string>>>>;
  /** Phrases of lines that are told otherwise in the past. */
  readonly pastPhrases?: readonly (readonly [RegExp, string])[];
}

const SPOKEN = /«[^»]*»|“[^”]*”|"[^"]*"/gu;
/** Participles of what is still so: "a perdu". */
const GONE =
  /^(?:perdue?s?|disparue?s?|oubliée?s?|volée?s?|perdid[oa]|desaparecid[oa]|olvidad[oa]|pers[oa]|sparit[oa]|scompars[oa]|dimenticat[oa]|rubat[oa]|perdido|sumido|desaparecido|esquecido)$/u;

interface Word {
  readonly word: string;
  readonly at: number;
  readonly form: VerbForm | undefined;
}

const wordsOf = (text: string, { verbs, article, clitic }: RomanceNarrators): readonly Word[] => {
  const found = [...text.matchAll(/[\p{L}-]+['’]?/gu)];
  return found.map(({ 0: word, index }, at) => {
    const previous = found[at - 1];
    const isBeside = previous && text.slice(previous.index + previous[0].length, index).trim() === "";
    const before = isBeside ? previous[0] : "";
    // "Con l'aiuto": after a preposition an article is no pronoun.
    const isAfterPreposition = isBeside && PREPOSITION.test(found[at - 2]?.[0] ?? "");
    const isNoun = article.test(before) && (isAfterPreposition || !clitic.test(before));
    return { word, at: index, form: isNoun ? undefined : verbs.formOf(word.toLowerCase()) };
  });
};

const PREPOSITION =
  /^(?:con|per|tra|fra|su|da|senza|verso|avec|pour|dans|sans|sur|par|chez|entre|para|por|sin|sobre|hacia|com|sem|desde)$/iu;

const speakerIn = (idea: string, narrators: RomanceNarrators): "i" | "we" | undefined => {
  const we = idea.search(narrators.we);
  const i = idea.search(narrators.i);
  // "Mi hermana y yo"
  const isPair = we >= 0 && i >= 0 && i <= we + (narrators.we.exec(idea)?.[0].length ?? 0) + NEAR_PAIR;
  if (we >= 0 && (i < 0 || isPair)) return "we";
  if (i >= 0) return "i";
  // "Ho trovato un gattino", "Mi perro se perdió y lo busqué": a verb that only an "I" has.
  const own = narrators.saysSubject
    ? undefined
    : wordsOf(idea, narrators).find(({ word, at, form }, each, all) => {
        if (!form || (form.who !== "i" && form.who !== "we")) return false;
        const before = all[each - 1];
        const isStart =
          at === 0 ||
          /[.!?,;]\s*$/u.test(idea.slice(0, at)) ||
          /^(?:e|y|et|ed|ma|mas|pero|mais|hoy|oggi|hoje|ayer|ieri|ontem)$/iu.test(before?.word ?? "") ||
          narrators.clitic.test(before?.word ?? "");
        return isStart && word === word.toLowerCase() ? true : isStart && at === 0;
      });
  if (own) return own.form?.who === "we" ? "we" : "i";
  return narrators.toMe.test(idea) ? "i" : narrators.toUs.test(idea) ? "we" : undefined;
};
const NEAR_PAIR = 2;

const RELATIVE_BEFORE = /\s(?:que|qui|che)\s(?:(?:no|ne|non|não|se|si|lo|la|le)\s|[ns]['’])?$/u;

/** Who tells an idea, and in which tense. */
export const romanceVoiceOf =
  (narrators: RomanceNarrators) =>
  (idea: string): Voice | undefined => {
    const plain = idea.replace(SPOKEN, "");
    const speaker = speakerIn(plain, narrators);
    const [first = ""] = plain.split(/(?<=[.!?])\s/u);
    const verbs = wordsOf(first, narrators).filter(
      ({ word, form }) => form !== undefined && !narrators.noVerb.has(word.toLowerCase()) && !isBoth(form),
    );
    // "Una gallina que quería cantar huye": the main verb tells when.
    const verb = (verbs.find(({ at }) => !RELATIVE_BEFORE.test(first.slice(0, at))) ?? verbs[0])?.form;
    const isPast = verb !== undefined && verb.tense !== "present";
    return { ...(speaker && { speaker }), ...(isPast && { isPast }) };
  };

/** "fuimos a buscar", "fomos procurar": to go, and not to be. */
const WENT: Readonly<Record<string, string>> = {
  fui: "va",
  fue: "va",
  fuimos: "van",
  fueron: "van",
  foi: "vai",
  fomos: "vão",
  foram: "vão",
};
const INFINITIVE = /^\p{Ll}{2,}(?:ar|er|ir)$/u;
/** "construimos": in the present and in the past. */
const isBoth = ({ verb, who, tense }: VerbForm): boolean =>
  who === "we" && (tense === "present" ? verb.past.we === verb.present.we : false);

const ofOthers = (who: Who): "he" | "many" => (who === "i" || who === "he" ? "he" : "many");

/** "j'ai construit", "nous bâtissions": "il construit", "ils bâtissent". */
export const romanceAsOfOthers =
  (narrators: RomanceNarrators) =>
  (clause: string, { speaker, isPast }: Voice): string => {
    if (!speaker && !isPast) return clause;
    const all = wordsOf(clause, narrators);
    let told = "";
    let end = 0;
    all.forEach(({ word, at, form }, each) => {
      if (at < end) return;
      const next = all.slice(each + 1, each + 3);
      const isAuxiliary = form !== undefined && narrators.auxiliaries.has(form.verb.infinitive);
      const done = isAuxiliary
        ? next.find((other) => narrators.verbs.ofParticiple(other.word.toLowerCase()))
        : undefined;
      const verb = done && !GONE.test(done.word) ? narrators.verbs.ofParticiple(done.word.toLowerCase()) : undefined;
      if (verb && done && form && !/[,.;]/.test(clause.slice(at, done.at))) {
        const between = clause.slice(at + word.length, done.at).trim();
        told += `${clause.slice(end, at)}${between ? `${between} ` : ""}${verb.present[ofOthers(form.who)]}`;
        end = done.at + done.word.length;
        return;
      }
      const went =
        INFINITIVE.test(next[0]?.word ?? "") || /^a$/u.test(next[0]?.word ?? "") ? WENT[word.toLowerCase()] : undefined;
      told += clause.slice(end, at) + (went ?? (form ? form.verb.present[ofOthers(form.who)] : word));
      end = at + word.length;
    });
    told += clause.slice(end);
    return speaker ? narrators.asOthers.reduce((text, [own, other]) => text.replace(own, other), told) : told;
  };

/** What is read of a clause, in the words of who tells. */
export const romanceAsOfSpeaker =
  ({ ownPronouns }: RomanceNarrators) =>
  (words: string, { speaker }: Voice): string =>
    speaker ? ownPronouns[speaker].reduce((text, [other, own]) => text.replace(other, own), words) : words;

const GAP = /\{([vo]):([^/}]*)\/([^}]*)\}/gu;
/** Pronouns and negations at the start of a gap: "s'", "se lo ". */
const BEFORE_VERB = /^((?:[ns]['’]|(?:se|si|ne|lo|la|c['’]è)\s)*)(.+)$/u;

/** A line of a story in the present as the narrator tells it; undefined where it does not fit. */
export const romanceInVoice =
  (narrators: RomanceNarrators) =>
  (line: string, { speaker, isPast }: Voice): string | undefined => {
    if (!speaker && !isPast) return line;
    if (speaker === "i" && narrators.gender.test(line)) return undefined;
    const isHabit = narrators.habit.test(line);
    const isOnce = ONCE.test(line);
    let isKnown = true;
    const tenseOf = ({ infinitive }: RomanceVerb): "was" | "past" =>
      isHabit || (!isOnce && narrators.lasting.has(infinitive)) ? "was" : "past";
    const withVerbs = (text: string): string =>
      text.replace(GAP, (gap, who: string, one: string, many: string) => {
        const [, before = "", word = ""] = BEFORE_VERB.exec(one) ?? [];
        const form = narrators.verbs.formOf(word.toLowerCase());
        if (who === "o" && !isPast) return gap;
        const own = narrators.owners?.[one];
        if (own) return speaker ? own[speaker] : gap;
        if (form?.who !== "he") {
          isKnown = false;
          return gap;
        }
        const forms: Forms = isPast && form.tense === "present" ? form.verb[tenseOf(form.verb)] : form.verb[form.tense];
        if (who === "o" || !speaker)
          return `{${who}:${upperAs(before + forms.he, one)}/${upperAs(`${many.slice(0, before.length)}${forms.many}`, many)}}`;
        return `\uE002${before}\uE003${upperAs(speaker === "i" ? forms.i : forms.we, word)}`;
      });
    const told = narrators.parts(line).map((part, at) => {
      const isSpoken = at % 2 === 1;
      return withVerbs(isPast && !isSpoken ? wholePast(part, narrators) : part);
    });
    const text = told.join("");
    if (!isKnown) return undefined;
    return speaker ? narrators.bySpeaker(text, speaker)?.replace(/[\uE002\uE003]/gu, "") : text;
  };

const upperAs = (text: string, like: string): string =>
  /^\p{Lu}/u.test(like) ? text.charAt(0).toUpperCase() + text.slice(1) : text;

/** "Once": what then begins or ends. */
const ONCE = /^(?:Une fois|Una vez|Una volta|Uma vez)/u;

/** What the line says of others, in the imperfect. */
const wholePast = (part: string, narrators: RomanceNarrators): string => {
  const phrased = (narrators.pastPhrases ?? []).reduce((text, [pattern, past]) => text.replace(pattern, past), part);
  const masked = phrased.replace(/\{[^}]*\}/gu, (gap) => "\uE000".repeat(gap.length));
  let told = "";
  let end = 0;
  for (const { word, at, form } of wordsOf(masked, narrators)) {
    const isVerb =
      form?.tense === "present" &&
      (form.who === "he" || form.who === "many") &&
      !narrators.noVerb.has(word.toLowerCase());
    told +=
      phrased.slice(end, at) + (isVerb ? upperAs(form.verb.was[form.who], word) : phrased.slice(at, at + word.length));
    end = at + word.length;
  }
  return (told + phrased.slice(end)).replace(/(?<!\p{L})ne (?=[éa])/gu, "n’");
};

/** What a language that leaves out its subjects says of I and we. */
export interface LeftOutSubjects {
  readonly me: Readonly<Record<"i" | "we", string>>;
  /** Before "lo", "la": Italian "me lo". */
  readonly meBefore: Readonly<Record<"i" | "we", string>>;
  readonly reflexive: RegExp;
  /** Words between the hero and the verb. */
  readonly between: string;
  /** Further words of the line that are the narrator's own. */
  readonly own: Readonly<Record<"i" | "we", readonly (readonly [RegExp, string])[]>>;
  /** Lines that say of the hero what only others can say. */
  readonly unfit: RegExp;
}

/** A line without its subject: "{hero} se lo imagina", "Me lo imagino". */
export const withoutSubject =
  ({ me, meBefore, reflexive, between, own, unfit }: LeftOutSubjects) =>
  (line: string, speaker: "i" | "we"): string | undefined => {
    if (unfit.test(line)) return undefined;
    const subject = new RegExp(String.raw`\{hero\} (?=(?:(?:${between}) )*\uE002)`, "gu");
    const told = own[speaker]
      .reduce((text, [of, mine]) => text.replace(of, mine), line)
      .replace(subject, "")
      .replace(/(\uE003\p{L}+) \{hero\}/gu, "$1")
      .replace(
        new RegExp(String.raw`(?<!\p{L})(${reflexive.source}) ((?:(?:lo|la|las|le|ne) )?)\uE002`, "giu"),
        (_, word: string, it: string) => `${upperAs(it ? meBefore[speaker] : me[speaker], word)} ${it}\uE002`,
      )
      .replace(
        new RegExp(String.raw`\uE002${reflexive.source} ((?:lo )?)\uE003`, "gu"),
        (_, it: string) => `${it ? meBefore[speaker] : me[speaker]} ${it}`,
      )
      .replace(/[\uE002\uE003]/gu, "");
    if (/\{hero\}/u.test(told)) return undefined;
    return told.replace(
      /(^|[.!?]\s+<?|\|\s)([¡¿]?)(\p{Ll})/gu,
      (_, start: string, mark: string, letter: string) => start + mark + letter.toLocaleUpperCase(),
    );
  };

/** "—Hola —dice Ana. —Adiós": what is between dashes, in turn said and told. */
export const dialogueParts = (line: string): readonly string[] =>
  line.split("—").map((part, at) => (at === 0 ? part : `—${part}`));
