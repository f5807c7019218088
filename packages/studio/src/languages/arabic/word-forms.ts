/** Short vowels and the elongation mark, which texts for adults leave out. */
export const withoutVowelMarks = (word: string): string => word.replace(/[\u064b-\u065f\u0670\u0640]/g, "");

/** A word without vowel marks, and without the article, prepositions and endings that may be attached to it. */
export const arabicForms = (word: string): string[] => {
  const bare = withoutVowelMarks(word).replace(/غيمة?/u, "سحابة");
  const forms = [bare];
  for (const prefix of ["ال", "وال", "بال", "فال", "كال", "لل", "و", "ب", "ل", "ف", "ك"])
    if (bare.startsWith(prefix) && bare.length - prefix.length >= (ARTICLE.test(prefix) ? 2 : 3))
      forms.push(bare.slice(prefix.length));
  return forms
    .flatMap((form) => [
      form,
      form.replace(/(?:ها|هم|ه|ي|ين|ون|ات|ان)$/, ""),
      form.replace(/ت(?:ان|ين|هما|هم|ها|ه|ي|نا)$/, "ة"),
      form.replace(/ة$/, ""),
      // "حمارا", an object without its vowel mark.
      form.length > 3 ? form.replace(/ا$/, "") : form,
    ])
    .filter((form) => form.length > 1);
};

/** The article marks a noun, even one of two letters: "القط". */
const ARTICLE = /ال$/u;
