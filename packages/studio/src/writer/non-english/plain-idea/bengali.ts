import { baseOf } from "../../../languages/bengali/idea-reader.ts";

const KIND = "(?:গল্প|কাহিনি|কাহিনী|রূপকথা)";
const MANNER = "(?:(?:একটা|একটি|ছোট|মজার|হাসির|সুন্দর|দুঃখের|মিষ্টি)\\s){0,2}";
/** "একটা উট নিয়ে মজার গল্প যে …", "একটা মাছের গল্প যে …" */
const ABOUT_BEFORE = new RegExp(
  `^(.{2,40}?)(\\s(?:নিয়ে|সম্পর্কে)|ের|র)\\s${MANNER}${KIND}[,\\s]+(?:যে|যারা|যেটা|যেটি)\\s`,
  "u",
);
/** "একটা গল্প একটা উটকে নিয়ে যে …" */
const ABOUT_AFTER = new RegExp(`^${MANNER}${KIND}[,\\s]+(.{2,40}?)(কে)?\\s(?:নিয়ে|সম্পর্কে)[,\\s]+(?:যে|যারা|যেটা)\\s`, "u");
const IN_WHICH = new RegExp(`^${MANNER}${KIND},?\\s(?:যেখানে|যাতে)\\s`, "u");

/** "একটা ছোট মাছের গল্প যে পৃথিবী দেখতে চায়": "একটা ছোট মাছ পৃথিবী দেখতে চায়". */
export const plainBengali = (idea: string): string => {
  const within = IN_WHICH.exec(idea);
  if (within) return idea.slice(within[0].length);
  const found = ABOUT_BEFORE.exec(idea) ?? ABOUT_AFTER.exec(idea);
  if (!found) return idea;
  const ending = found[2] ?? "";
  const words = (found[1] ?? "").replace(/কে$/u, "").split(" ");
  const noun = words.at(-1) ?? "";
  const own = /^(?:ের|র)$/u.test(ending) ? ofGenitive(noun + ending) : noun;
  return `${[...words.slice(0, -1), own].join(" ")} ${idea.slice(found[0].length)}`;
};

/** "মেয়ের": "মেয়ে"; "মাছের": "মাছ". */
const ofGenitive = (word: string): string => {
  const base = baseOf(word);
  return base === word ? word.replace(/(?:য়ের)$/u, "য়ে").replace(/(?:ের|র)$/u, "") : base;
};
