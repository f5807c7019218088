import { directNoun } from "../../../languages/hindi/word-cases.ts";

const KIND = "(?:कहानी|कथा|किस्सा|क़िस्सा)";
const MANNER = "(?:(?:छोटी(?:-सी)?|मजेदार|मज़ेदार|प्यारी|सुंदर|अच्छी|दुखभरी|दुखी|हास्य|रोचक)\\s)?";
/** "एक कहानी जिसमें …" */
const IN_WHICH = new RegExp(`^(?:एक\\s)?${MANNER}(?:सी\\s)?${KIND},?\\sजिसमें\\s`, "u");
/** "एक कहानी एक ऊँट के बारे में जो …" */
const ABOUT_AFTER = new RegExp(
  `^(?:एक\\s)?${MANNER}${KIND},?\\s(.{2,40}?)\\s(?:के बारे में|की|के ऊपर|पर)[,\\s]+(?:जो|जिसे|जिसको)\\s`,
  "u",
);
/** "एक ऊँट के बारे में कहानी जो …", "एक ऊँट की कहानी जो …" */
const ABOUT_BEFORE = new RegExp(`^(.{2,40}?)\\s(?:के बारे में|की|के ऊपर)\\s(?:एक\\s)?${MANNER}${KIND}[,\\s]+जो\\s`, "u");
/** "उस लड़के की कहानी", "एक ऊँट की कहानी" */
const OWNED_ONLY = new RegExp(`^(?:एक\\s)?${MANNER}${KIND}\\s(?=एक\\s)`, "u");

/** "एक ऊँट की कहानी जो शहर में टैक्सी चलाना चाहता है": "एक ऊँट शहर में टैक्सी चलाना चाहता है". */
export const plainHindi = (idea: string): string => {
  const within = IN_WHICH.exec(idea);
  if (within) return idea.slice(within[0].length);
  const found = ABOUT_AFTER.exec(idea) ?? ABOUT_BEFORE.exec(idea);
  if (!found) return idea.replace(OWNED_ONLY, "");
  return `${direct(found[1] ?? "")} ${idea.slice(found[0].length)}`;
};

const direct = (phrase: string): string => {
  const words = phrase.replace(/^(?:उस|ऐसे|एक ऐसे|किसी)\s/u, "एक ").split(" ");
  const noun = directNoun(words.at(-1) ?? "");
  const isMasculine = /[ाआ]$/u.test(noun);
  return [...words.slice(0, -1).map((word) => (isMasculine ? word.replace(/े$/u, "ा") : word)), noun].join(" ");
};
