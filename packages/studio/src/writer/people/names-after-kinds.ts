import type { Language } from "../../languages/index.ts";
import { findWords } from "../lexicon/find-words.ts";
import { isStopWord } from "../publish/keywords.ts";
import type { OtherName } from "./other-name.ts";

/** How a language without capitals shows that the word after a noun is a name. */
interface Shape {
  /** Words that are trades by their ending, though no dictionary has them. */
  readonly trade?: RegExp;
  /** What may stand before the noun. */
  readonly before: RegExp;
  readonly noName: RegExp;
  readonly after: RegExp;
}

const SHAPES: Readonly<Partial<Record<Language, Shape>>> = {
  hindi: {
    trade: /(?<=^|\s)[\p{L}\p{M}]{2,}(?:चालक|वाला|वाली|कार|गर|वाहक|पालक)(?=\s)/gu,
    before:
      /^(?:(?:एक|छोट[ाीे]|बूढ़[ाीे]|नन्ह[ाीे]|प्यार[ाीे]|[\p{L}\p{M}]+\s(?:का|की|के))\s){0,2}$|(?:^|\s)(?:अपन[ाीे]|उसक[ाीे])\s$/u,
    noName:
      /(?:ता|ती|ते|ना|नी|ने|कर|गा|गी|गे|या|ये|यी|ों|ें|ित|वाला|वाली|वाले)$|^(?:हर|रोज़?|आज|कल|अब|बहुत|सब|दो|तीन|चार|एक|अकेल[ाीे]|अक्सर|हमेशा|कभी|फिर|जब|जो|कि|पर|में|से|को|का|की|के|भी|ही|तो|और|या|नय[ाीे]|नई|पुरान[ाीे]|बड़[ाीे]|छोट[ाीे]|सुंदर|ख़ुश|खुश|उदास|भूख[ाीे]|प्यास[ाीे]|ग़रीब|गरीब|बीमार|चुपचाप|धीरे|जल्दी|अचानक|रात|सुबह|शाम|दिन|साथ|घर|लाल|नील[ाीे]|हर[ाीे]|पील[ाीे]|काल[ाीे]|सफ़?ेद|मीठ[ाीे]|गरम|ठंड[ाीे]|पहल[ाीे]|दूसर[ाीे]|नहीं|नाम|जी|अपन[ाीे]|उसक[ाीे]|मिलकर|पास|सपन[ाीे])$/u,
    after: /^\s(?!है|हैं|था|थी|थे|हो|रह|नाम|की तरह|जैस|के लिए|में|पर|से|का|की|के)[\p{L}\p{M}]/u,
  },
  bengali: {
    trade: /(?<=^|\s)[\p{L}\p{M}]{2,}(?:চালক|ওয়ালা|কার|শিল্পী|কর্মী|বাদক|মিস্ত্রি)(?=\s)/gu,
    before: /^(?:(?:একটি|একটা|একজন|এক|ছোট্ট|ছোট|বুড়ো|[\p{L}\p{M}]+ের)\s){0,2}$/u,
    noName:
      /(?:ে|র|কে|য়|ও|ই|তে|টি|টা|রা|ছে|বে)$|^(?:প্রতিদিন|রোজ|একদিন|এক|তার|খুব|সব|আর|এবং|যে|একা|হঠাৎ|নতুন|সাঁতার|গান|ছবি|নাচ|বই|লাল|নীল|বড়|ছোট|সুন্দর|ভীষণ|আজ|কাল|সারা|দুই|তিন|না|কি|নাকি|ভয়|স্বপ্ন|নিজ|পুরোনো|পুরনো|গরিব|অনেক|এখন|আবার|সবার|নাম|বাড়ি|হারানো|মিলে)$/u,
    after: /^\s(?!নামে|হয়|ছিল|আছে)[\p{L}\p{M}]/u,
  },
  arabic: {
    before: /^(?:(?:[يت]\p{L}{2,}|قرر(?:ت)?|أراد(?:ت)?|حلم(?:ت)?|وجد(?:ت)?)\s)?$/u,
    noName:
      /^(?:ال|و|ب\p{L}{4}|لل)|^[يتن]\p{L}{2,}|(?:ا|ات|ون|ين)$|^(?:أن|في|إلى|على|من|مع|عن|كل|لا|لم|لن|هو|هي|ما|قد|كان|كانت|عند|بعد|قبل|ذات|دائم|أكبر|أجمل|أول|بين|تحت|فوق|حول|خلف|أمام|نحو|داخل|خارج|ذهب|ذهبت|وجد|وجدت|فقد|فقدت|قرر|قررت|أراد|أرادت|خرج|خرجت|سافر|سافرت|صنع|صنعت|رأى|رأت)$/u,
    after: /^\s(?:أن|بأن|في|إلى|على|من|مع|عن|و\p{L}+|[يت]\p{L}{2,}|ل\p{L}+|ب\p{L}{3,})(?!\p{L})/u,
  },
};
const MAX_IDEA = 240;

/** "दर्जी रहमान अपनी", "يريد الصياد حسان أن": a word that no dictionary has, right after the noun of who acts. */
export const namesAfterKinds = (text: string, language: Language): OtherName[] => {
  const shape = SHAPES[language];
  if (!shape || text.length > MAX_IDEA) return [];
  const hits = findWords(text, language);
  const nouns = [
    ...hits.filter(({ sort }) => sort === "kind"),
    ...[...text.matchAll(shape.trade ?? /(?!)/gu)].map(({ index, 0: word }) => ({ at: index, word })),
  ].filter(({ at }, place, all) => all.findIndex((each) => each.at === at) === place);
  return nouns.flatMap((hit): OtherName[] => {
    const end = hit.at + hit.word.length;
    if (!shape.before.test(text.slice(0, hit.at))) return [];
    if (language === "arabic" && !hit.word.startsWith("ال")) return [];
    const name = /^\s([\p{L}\p{M}]{3,})/u.exec(text.slice(end))?.[1];
    if (!name || shape.noName.test(name) || isStopWord(name, language)) return [];
    const isKnown = hits.some(({ at, word }) => at < end + 1 + name.length && at + word.length > end + 1);
    if (isKnown || !shape.after.test(text.slice(end + 1 + name.length))) return [];
    return [{ name, at: end + 1, isCalled: false, isOwner: false }];
  });
};
