import type { NonEnglish } from "../../../languages/index.ts";
import { plainBengali } from "./bengali.ts";
import { plainArabic, plainChinese, plainJapanese, plainKorean } from "./eastern.ts";
import { plainGerman } from "./german.ts";
import { plainHindi } from "./hindi.ts";
import { plainRomance } from "./romance.ts";
import { plainRussian } from "./russian.ts";
import { withOwnMarks } from "./with-own-marks.ts";
import { withoutRequest } from "./without-request.ts";

const readers: Readonly<Record<NonEnglish, (idea: string) => string>> = {
  german: plainGerman,
  french: (idea) => plainRomance(idea, "french"),
  spanish: (idea) => plainRomance(idea, "spanish"),
  italian: (idea) => plainRomance(idea, "italian"),
  portuguese: (idea) => plainRomance(idea, "portuguese"),
  russian: plainRussian,
  hindi: plainHindi,
  bengali: plainBengali,
  arabic: plainArabic,
  japanese: plainJapanese,
  chinese: plainChinese,
  korean: plainKorean,
};

/** An idea without "a story about": its heroes are then the subject of its sentence. Other ideas stay as they are. */
export const plainIdea = (idea: string, language: NonEnglish): string => {
  const trimmed = withOwnMarks(idea.trim(), language);
  const plain = readers[language](withoutRequest(trimmed, language)).trim();
  return plain === idea.trim() ? idea : plain.charAt(0).toLocaleUpperCase() + plain.slice(1);
};
