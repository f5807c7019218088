import { languageOf } from "../../languages/index.ts";
import { englishOutline } from "../english/contract/english-outline.ts";
import { detectLanguage } from "../non-english/detect-language.ts";
import { otherOutline } from "../non-english/other-outline.ts";
import type { Outline } from "./outline.ts";

const MAX_READ = 4_000;

/** What the writer understands of an idea, in the idea's words. What it is not sure of is left out. */
export const readOutline = (idea: string, filmLanguage: string): Outline => {
  const opening = idea.slice(0, MAX_READ).trim();
  if (opening === "") return {};
  const language = detectLanguage(opening, languageOf(filmLanguage));
  return language === "english" ? englishOutline(opening) : otherOutline(opening, language);
};
