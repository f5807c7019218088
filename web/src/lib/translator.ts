import { directionOf } from "#contract/catalogue/languages.ts";

type Values = Readonly<Record<string, string | number>>;
type Plurals = Partial<Readonly<Record<Intl.LDMLPluralRule, string>>>;
/** A language's texts by the English text: a text, or for a plural the text of each plural category. */
export type Catalog = Readonly<Record<string, string | Plurals>>;

/** Returns the functions of translate.ts for a language. English needs no catalog; a text that a catalog lacks stays English. */
export const translator = (tag: string, catalog: Catalog = {}, serverTexts: readonly string[] = []) => {
  const numbers = new Intl.NumberFormat(`${tag}-u-nu-latn`);
  const rules = new Intl.PluralRules(tag);
  // In a text from right to left a value, such as an English title, keeps its own direction.
  const isolate = directionOf(tag) === "rtl" ? (value: string) => `\u2068${value}\u2069` : (value: string) => value;
  const fill = (text: string, values: Values): string =>
    text.replace(/\{(\w+)\}/g, (placeholder, name: string) => {
      const value = values[name];
      if (typeof value === "number") return numbers.format(value);
      return value === undefined ? placeholder : isolate(value);
    });

  const t = (english: string, values: Values = {}): string => {
    const text = catalog[english] ?? english;
    return fill(typeof text === "string" ? text : english, values);
  };

  const plural = (
    count: number,
    english: { readonly one: string; readonly other: string },
    values: Values = {},
  ): string => {
    const found = catalog[english.other] ?? english;
    const forms: Plurals = typeof found === "string" ? { other: found } : found;
    return fill(forms[rules.select(count)] ?? forms.other ?? english.other, { count, ...values });
  };

  const translateValue = ([name, value]: [string, string]): [string, string] => [
    name,
    textValues.has(name) ? fromServer(value) : value,
  ];

  const templates = serverTexts.map((text) => ({ text, pattern: patternOf(text) }));
  const ofServer = (english: string): string | undefined => {
    for (const { text, pattern } of templates) {
      const found = pattern.exec(english);
      if (found) return t(text, Object.fromEntries(Object.entries(found.groups ?? {}).map(translateValue)));
    }
    return undefined;
  };

  const fromServer = (english: string): string => {
    const whole = ofServer(english);
    if (whole !== undefined) return whole;
    const sentences = english.split(/(?<=[.!?]) /).map(ofServer);
    return sentences.every((each) => each !== undefined) ? sentences.join(" ") : english;
  };

  return { t, plural, fromServer };
};

/** Placeholders of the API's texts whose values are such texts themselves. Others, such as names, stay as they are. */
const textValues: ReadonlySet<string> = new Set(["step", "reason"]);

/** Matches a text with its {placeholders} filled, which become the groups. */
const patternOf = (template: string): RegExp =>
  new RegExp(`^${template.replace(/[.*+?^$()|[\]\\]/g, "\\$&").replace(/\{(\w+)\}/g, "(?<$1>.+)")}$`);
