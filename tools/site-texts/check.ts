import type { Catalog } from "#web/src/lib/translator.ts";
import type { SourceText } from "./sources.ts";

/** Returns what is wrong with a language's catalog, one line a fault. */
export const catalogFaults = (
  tag: string,
  catalog: Catalog,
  sources: ReadonlyMap<string, SourceText>,
): readonly string[] => [
  ...[...sources.keys()].filter((english) => !(english in catalog)).map((english) => `missing: ${english}`),
  ...Object.entries(catalog).flatMap(([english, text]) => {
    const source = sources.get(english);
    if (!source) return [`not in the code: ${english}`];
    return source.isPlural ? pluralFaults(tag, english, text) : textFaults(english, text);
  }),
];

const textFaults = (english: string, text: Catalog[string]): readonly string[] => {
  if (typeof text !== "string") return [`has plural forms, but is no plural: ${english}`];
  if (text.trim() === "") return [`empty: ${english}`];
  return placeholders(text).join() === placeholders(english).join() ? [] : [`other placeholders: ${english}`];
};

/** The forms of one and two may say the count in words. */
const pluralFaults = (tag: string, english: string, text: Catalog[string]): readonly string[] => {
  const forms: Readonly<Record<string, string>> = typeof text === "string" ? { other: text } : text;
  const { pluralCategories } = new Intl.PluralRules(tag).resolvedOptions();
  const missing = pluralCategories.filter((category) => forms[category] === undefined && typeof text !== "string");
  const known = placeholders(english);
  const wrong = Object.values(forms).filter((form) => {
    const has = placeholders(form);
    return has.some((name) => !known.includes(name)) || known.some((name) => name !== "{count}" && !has.includes(name));
  });
  return [
    ...missing.map((category) => `no plural form ${category}: ${english}`),
    ...wrong.map(() => `other placeholders: ${english}`),
  ];
};

const placeholders = (text: string): readonly string[] => [...new Set(text.match(/\{\w+\}/g))].sort();
