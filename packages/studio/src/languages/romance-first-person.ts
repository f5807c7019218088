/** How a Romance language tells of "I" with scripts that are written for "he". */
export interface FirstPerson {
  /** The pronoun as a subject. */
  readonly pronoun: string;
  /** A verb in the past as it stands with "I". */
  readonly verb: (verb: string) => string;
  /** Reflexive pronouns, and "I" after prepositions. */
  readonly polish: (text: string) => string;
}

/** Before a verb that stands with "I": what is reflexive becomes "me". */
const MARK = "\uE002";
/** Between a verb and "I" behind it. */
const INVERTED = "\uE003";

const byRules = (
  verb: string,
  irregular: Readonly<Record<string, string>>,
  rules: readonly (readonly [RegExp, string])[],
): string => {
  const known = irregular[verb];
  if (known) return known;
  const rule = rules.find(([ending]) => ending.test(verb));
  return rule ? verb.replace(rule[0], rule[1]) : verb;
};

const pairs = (text: string): Readonly<Record<string, string>> =>
  Object.fromEntries(text.split(" ").map((pair) => pair.split(":")));

const SPANISH = pairs(
  "fue:fui dio:di vio:vi dijo:dije tuvo:tuve supo:supe pudo:pude quiso:quise hizo:hice estuvo:estuve detuvo:detuve contuvo:contuve rió:reí rio:reí oyó:oí leyó:leí huyó:huí sintió:sentí asintió:asentí durmió:dormí prefirió:preferí siguió:seguí consiguió:conseguí eligió:elegí cambió:cambié limpió:limpié copió:copié envió:envié estudió:estudié odió:odié",
);
const PORTUGUESE = pairs(
  "foi:fui fez:fiz deu:dei teve:tive esteve:estive pôs:pus saiu:saí caiu:caí diz:digo responde:respondo ensina:ensino",
);

export const firstPersons = {
  spanish: {
    pronoun: "yo",
    verb: (verb) =>
      byRules(verb, SPANISH, [
        [/có$/, "qué"],
        [/gó$/, "gué"],
        [/zó$/, "cé"],
        [/ió$/, "í"],
        [/ó$/, "é"],
      ]),
    polish: (text) =>
      text
        .replace(/(?<!\p{L})(S|s)e( l[oa]s?)? \uE002/gu, (_, s: string, it = "") => `${s === "S" ? "M" : "m"}e${it} `)
        .replace(/(?<!\p{L})[Cc]on yo(?!\p{L})/gu, "conmigo")
        .replace(/(?<!\p{L})(a|de|para|por|sin|hacia|en|sobre) yo(?!\p{L})/giu, "$1 mí"),
  },
  italian: {
    pronoun: "io",
    verb: (verb) =>
      byRules(verb, { fu: "fui" }, [
        [/rebbe$/, "rei"],
        [/ò$/, "ai"],
        [/ì$/, "ii"],
        [/e$/, "i"],
        [/a$/, "o"],
      ]),
    polish: (text) =>
      text
        .replace(/(?<!\p{L})(S|s)(i|e) (?:(l[oaie]|ne) )?\uE002/gu, (_, s: string, vowel: string, it?: string) => {
          const me = `${s === "S" ? "M" : "m"}${it ? "e" : vowel}`;
          return it ? `${me} ${it} ` : `${me} `;
        })
        .replace(/(?<!\p{L})(a|di|per|con|su|da|verso|senza) io(?!\p{L})/giu, "$1 me"),
  },
  portuguese: {
    pronoun: "eu",
    verb: (verb) =>
      byRules(verb, PORTUGUESE, [
        [/cou$/, "quei"],
        [/gou$/, "guei"],
        [/çou$/, "cei"],
        [/ou$/, "ei"],
        [/[ei]u$/, "i"],
      ]),
    polish: (text) =>
      text
        .replace(/(?<!\p{L})(S|s)e \uE002/gu, (_, s: string) => `${s === "S" ? "M" : "m"}e `)
        .replace(/(?<!\p{L})com eu(?!\p{L})/giu, "comigo")
        .replace(/(?<!\p{L})(a|de|para|por|sem|em|sobre) eu(?!\p{L})/giu, "$1 mim"),
  },
  french: {
    pronoun: "je",
    verb: (verb) =>
      byRules(verb, {}, [
        [/ait$/, "ais"],
        [/int$/, "ins"],
        [/([iu])t$/, "$1s"],
        [/a$/, "ai"],
      ]),
    polish: (text) =>
      text
        .replace(/(?<!\p{L})(S|s)(e |['’])\uE002/gu, (_, s: string, rest: string) => `${s === "S" ? "M" : "m"}${rest}`)
        .replace(/\uE003 je(?!\p{L})/gu, "-je")
        .replace(/(?<!\p{L})(à|de|avec|pour|sans|chez|sur|vers|contre|comme) je(?!\p{L})/giu, "$1 moi")
        .replace(/(?<!\p{L})d['’]je(?!\p{L})/giu, "de moi")
        .replace(/(?<!\p{L})(l['’])avis de moi(?!\p{L})/giu, "mon avis")
        .replace(/(?<![\p{L}-])(J|j)e(?=[,.!?:;])/gu, (_, j: string) => (j === "J" ? "Moi" : "moi"))
        // "hocher", "hausser", "hurler" begin with an "h" that counts as a consonant.
        .replace(/(?<![\p{L}-])(J|j)e (?=\uE002?(?:[aeiouyéèêâîô]|h(?!och|auss|url|iss|eurt|ant)))/gu, "$1’"),
  },
} satisfies Readonly<Record<string, FirstPerson>>;

/** The verb as it stands with "I", marked for `polishFirst`; undefined where the hero is another. */
export const firstVerb = (
  { pronoun, verb }: FirstPerson,
  form: string,
  hero: { readonly name: string },
  isAfterHero: boolean,
): string | undefined => (hero.name === pronoun ? `${MARK}${verb(form)}${isAfterHero ? "" : INVERTED}` : undefined);

/** The text of "I" without the marks. */
export const polishFirst = ({ polish }: FirstPerson, text: string): string =>
  text.includes(MARK) || /(?<!\p{L})(?:yo|io|eu|je)(?!\p{L})/iu.test(text)
    ? polish(text).replaceAll(MARK, "").replaceAll(INVERTED, "")
    : text;
