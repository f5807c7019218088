import { ara } from "stopword";
import type { Writing } from "../pack.ts";
import { actionWords } from "./action-words.ts";
import { drawableWords } from "./drawable-words.ts";
import emojiWords from "./emoji-words.generated.json" with { type: "json" };
import { trades } from "./trades.ts";
import { arabicForms, withoutVowelMarks } from "./word-forms.ts";

export const writing: Writing = {
  greeting: "اِسْمِي {name}، وَهَذِهِ هِيَ الْحِكَايَةُ الَّتِي أُرِيدُ أَنْ أَرْوِيَهَا.",
  recap: "لَعَلَّكُمْ تَذْكُرُونَ «{title}». اِنْتَهَتْ تِلْكَ الْحِكَايَةُ، وَلٰكِنْ لَا رِحْلَةَ هِيَ الْأَخِيرَةُ، وَهٰذَا مَا حَدَثَ بَعْدَهَا.",
  publishing: {
    about: "«{title}» حكاية متحركة للمشاهدة والاستماع والمشاركة.",
    chapters: "الفصول",
    tags: ["قصة", "رسوم_متحركة"],
  },
  asides: [
    "سَادَ الصَّمْتُ لَحْظَةً.",
    "مَرَّ الْوَقْتُ بِبُطْءٍ.",
    "لَمْ يَقُلْ أَحَدٌ شَيْئًا.",
    "لَمْ يَكُنْ يُسْمَعُ سِوَى صَوْتِ الرِّيحِ.",
    "فِي تِلْكَ اللَّحْظَةِ بَدَا الْعَالَمُ كُلُّهُ كَأَنَّهُ يَحْبِسُ أَنْفَاسَهُ.",
    "وَهَكَذَا اسْتَمَرَّ كُلُّ شَيْءٍ خُطْوَةً بَعْدَ خُطْوَةٍ.",
  ],
  looks: {
    old: "(?:ال)?(?:عجوز|مسنة?|كهلة?)",
    little: "(?:ال)?(?:صغيرة?)",
    young: "(?:ال)?(?:شابة?)",
    big: "(?:ال)?(?:كبيرة?|ضخمة?)",
    red: "(?:ال)?(?:أحمر|حمراء)",
    blue: "(?:ال)?(?:أزرق|زرقاء)",
    white: "(?:ال)?(?:أبيض|بيضاء)",
    black: "(?:ال)?(?:أسود|سوداء)",
    grey: "(?:ال)?(?:رمادية?)",
    golden: "(?:ال)?(?:ذهبية?)",
    green: "(?:ال)?(?:أخضر|خضراء)",
    yellow: "(?:ال)?(?:أصفر|صفراء)",
  },
  adjectives: "after",
  genderedTrades: { neither: /(?:ون|ين|ات)$/u, woman: /ة$/u },
  capitalsMarkNames: false,
  turningWords: "لكن|فجأة|ثم|لأن",
  stopWords: ara,
  // One hashtag for "جمل" and "الجمل".
  keywordOf: (word) =>
    withoutVowelMarks(word)
      .replace(/^ال(?=\p{L}{3})/u, "")
      .replace(/(?<=\p{L}{2})(?:ها|هما)$/u, ""),
  actionWords,
  drawableWords,
  trades,
  emojiWords,
  formsOf: arabicForms,
};
