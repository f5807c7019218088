import { directionOf, type LanguageTag, languageIds, languages } from "#contract/catalogue/languages.ts";

/** The languages of the site, by tag and own name: the languages that films are narrated in. */
export const siteLanguages = languageIds.map((id) => {
  const { tag, name } = languages[id];
  return { tag, name, direction: directionOf(tag) } as const;
});

/** Returns the first wanted language that the site has, else English. `wanted` are BCP 47 tags, best first. */
export const chooseLanguage = (wanted: readonly string[]): LanguageTag => {
  const known = wanted.map((each) => siteLanguages.find(({ tag }) => tag === each.toLowerCase().split("-")[0])?.tag);
  return known.find((tag) => tag !== undefined) ?? "en";
};

const key = "language";
/** Set while the account does not know the choice. */
const unsavedKey = "language-unsaved";

const storedLanguage = (): readonly string[] => {
  // A browser may forbid storage.
  try {
    return [localStorage.getItem(key) ?? ""];
  } catch {
    return [];
  }
};

/** The language of the page; it does not change until the page is loaded again. */
export const siteLanguage: LanguageTag =
  typeof document === "undefined" ? "en" : chooseLanguage([...storedLanguage(), ...navigator.languages]);

/** The direction of the site's texts. */
export const siteDirection = siteLanguages.find(({ tag }) => tag === siteLanguage)?.direction ?? "ltr";

/** The locale of numbers and dates. All languages write digits as texts with fixed numbers do. */
export const siteLocale = `${siteLanguage}-u-nu-latn`;

/** Stores the chosen language and loads the page again in it: texts are fixed when a module is loaded. */
export const switchLanguage = (tag: string): void => {
  // Without storage the language of the browser stays.
  try {
    localStorage.setItem(key, tag);
    localStorage.setItem(unsavedKey, tag);
  } catch {}
  window.location.reload();
};

/** Whether the visitor chose the site's language and no account has stored the choice yet. */
export const hasUnsavedChoice = (): boolean => {
  try {
    return localStorage.getItem(unsavedKey) === siteLanguage;
  } catch {
    return false;
  }
};

export const forgetUnsavedChoice = (): void => {
  try {
    localStorage.removeItem(unsavedKey);
  } catch {}
};
