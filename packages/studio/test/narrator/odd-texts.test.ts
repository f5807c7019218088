import fc from "fast-check";
import { describe, test } from "vitest";
import { type Language, narratorVoices, speak } from "../../src/narrator/index.ts";
import { expectWellTimed } from "./speech-checks.ts";

const voiceOf = (language: Language): string =>
  Object.entries(narratorVoices).find(([, voice]) => voice.language === language)?.[0] ?? "";

const oddities = [
  "fox",
  "Fox's",
  "“quoted”",
  "«guillemets»",
  "(aside)",
  "🦊",
  "👩‍🚀",
  "🇧🇩",
  "1️⃣",
  "1,234,567",
  "$3.50",
  "€5",
  "3,5 %",
  "-12",
  "1969",
  "1990s",
  "21st",
  "3:45",
  "2024-05-12",
  "12/05/2024",
  "Dr.",
  "Mr.",
  "z. B.",
  "e.g.",
  "U.S.A.",
  "—",
  "...",
  "…",
  "?!",
  "A&B",
  "<b>bold</b>",
  "a<b",
  "&amp;",
  "http://x.org/y?z=1",
  "me@x.org",
  "#1",
  "C++",
  "naïve",
  "Ærø",
  "ﬁne",
  "½",
  "x²",
  "𝔉𝔬𝔵",
  "ｆｕｌｌ",
  "你好，世界。",
  "キツネが",
  "星",
  "Привет",
  "मित्र",
  "শিয়াল",
  "مرحبا",
  "여우",
  "e\u0301",
  "zero\u200bwidth",
  "soft\u00adhyphen",
  "\u202eright",
  "\ufeff",
  "'",
  "''",
  "don’t",
  "rock'n'roll",
  "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa",
  "*",
  "_it_",
  "\n",
  "\n\n",
  "0",
  "00:00",
  "١٢",
  "१२",
  "۱۲",
  "Ⅳ",
  "℃",
  "100000000000000000000",
];

describe("an odd text", () => {
  const languages: readonly Language[] = ["english", "spanish", "chinese", "japanese", "arabic", "bengali"];

  test.each(languages)("in %s keeps every word in its order", async (language) => {
    const odd = fc.array(fc.constantFrom(...oddities), { minLength: 3, maxLength: 14 });

    await fc.assert(
      fc.asyncProperty(odd, async (words) => {
        // Every voice reads Latin letters, so there is always something to say.
        const text = `${words.join(" ")} fox.`;
        expectWellTimed(await speak({ text, language, voice: voiceOf(language) }), text, language);
      }),
      { numRuns: 5, seed: 20_261_121 },
    );
  });
});
