import type { Articles, Grammar } from "../pack.ts";

/** An indefinite or partitive article: "un orso", "uno squalo", "un’oca", "dei topi", "degli orsi". */
const ARTICLE = /^(?:(un|uno|una|dei|degli|delle) |(un’))/;

const definite: Readonly<Record<string, string>> = { uno: "lo ", una: "la ", dei: "i ", degli: "gli ", delle: "le " };

const articles: Articles = (word) => {
  const [whole = "", article = ""] = ARTICLE.exec(word) ?? [];
  const noun = word.slice(whole.length);
  // "un" and "un’" alike become "l’" before a vowel.
  const again = definite[article] ?? (/^[aeiouàèéìòù]/iu.test(noun) ? "l’" : "il ");
  return [word, whole === "" ? word : again + noun];
};

export const grammar: Grammar = {
  articles,
  dictionaryForm: (word) => word.replace(ARTICLE, ""),
  genderByEnding: (word) => (/^una |^un’/.test(word) ? "she" : "he"),
};
