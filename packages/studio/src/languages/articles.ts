import type { Articles } from "./pack.ts";

/** For languages without articles. */
export const noArticles: Articles = (word) => [word, word];

/** For words that come with their indefinite article: each is replaced by its definite one. */
export const swapArticles =
  (definite: Readonly<Record<string, string>>): Articles =>
  (word) => {
    const [article = "", ...rest] = word.split(" ");
    const other = definite[article];
    return [word, other ? `${other} ${rest.join(" ")}` : word];
  };

/** A word of Spanish, French or Portuguese without its indefinite article. */
export const withoutRomanceArticle = (word: string): string => word.replace(/^(?:u\p{L}+|des) /u, "");
