import type { Language } from "../languages.ts";
import { speak } from "./speak.ts";
import type { Speech } from "./speech.ts";
import { narratorVoices } from "./voices.ts";

const sentences: Readonly<Record<Language, string>> = {
  english: "Once upon a time, a little fox set out to find a lost star.",
  chinese: "从前，有一只小狐狸出发去寻找一颗丢失的星星。",
  hindi: "एक समय की बात है, एक छोटी लोमड़ी खोए हुए तारे को ढूँढने निकली।",
  spanish: "Había una vez una pequeña zorra que salió a buscar una estrella perdida.",
  french: "Il était une fois une petite renarde partie à la recherche d’une étoile perdue.",
  arabic: "كَانَ يَا مَا كَانَ، خَرَجَتْ ثَعْلَبَةٌ صَغِيرَةٌ تَبْحَثُ عَنْ نَجْمَةٍ ضَائِعَةٍ.",
  bengali: "একদিন একটি ছোট শিয়াল হারিয়ে যাওয়া তারা খুঁজতে বেরিয়ে পড়ল।",
  portuguese: "Era uma vez uma pequena raposa que saiu em busca de uma estrela perdida.",
  russian: "Однажды маленькая лисичка отправилась искать потерянную звезду.",
  japanese: "むかしむかし、小さなキツネが、失われた星を探しに旅立ちました。",
  german: "Es war einmal eine kleine Füchsin, die einen verlorenen Stern suchen ging.",
  korean: "옛날 옛적에 작은 여우가 잃어버린 별을 찾아 길을 떠났습니다.",
};

/** What a voice sounds like: a sentence of a story in its language. */
export const speakSample = async (voice: string): Promise<Speech> => {
  const language = narratorVoices[voice]?.language;
  if (!language) throw new Error(`There is no voice ${voice}`);
  return speak({ text: sentences[language], language, voice });
};
