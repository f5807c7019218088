import { siteLanguage, siteLanguages } from "./site-language.ts";
import { type Catalog, translator } from "./translator.ts";

let current = translator("en");

/** Loads the texts of the site's language; English has none. A site without its catalog is English, not broken. */
export const loadCatalog = async (): Promise<void> => {
  const language = siteLanguages.find(({ tag }) => tag === siteLanguage && tag !== "en");
  if (!language) return;
  const load = async (): Promise<readonly [{ default: Catalog }, { serverTexts: readonly string[] }]> =>
    Promise.all([import(`../languages/${language.tag}.json`), import("./server-texts.ts")]);
  const loaded = await load().catch(() => undefined);
  if (!loaded) return;
  const [{ default: catalog }, { serverTexts }] = loaded;
  current = translator(language.tag, catalog, serverTexts);
  document.documentElement.lang = language.tag;
  document.documentElement.dir = language.direction;
};

/** Returns the text in the site's language. `{name}` stands for the value of that name; numbers are formatted. */
export const t: typeof current.t = (english, values) => current.t(english, values);

/** The same for a text that depends on a count, which is `{count}`. The catalogs have it under `other`. */
export const plural: typeof current.plural = (count, english, values) => current.plural(count, english, values);

/** Returns a text of the API in the site's language if server-texts.ts has it, else as it is. */
export const fromServer: typeof current.fromServer = (english) => current.fromServer(english);
