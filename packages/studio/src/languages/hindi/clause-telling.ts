import { asTheyStand } from "../as-they-stand.ts";
import { inTense } from "../clause-blocks.ts";
import type { Clause, ClauseTelling, Voice } from "../clause-telling.ts";
import { clauseLines } from "./clause-lines.ts";
import { obliqueHero } from "./idea-reader.ts";
import { telling } from "./telling.ts";

/** After a verb, where a clause begins that can stand alone. */
const CLAUSE_START =
  /(?<=(?<![\p{L}\p{M}])(?:है|हैं|हूँ|हूं|था|थी|थे|गया|गई|गए|गयी|दिया|दी|लिया|ली|हुआ|हुई|हुए|आया|आई|आए)),?\s(?=(?:लेकिन|मगर|परंतु|पर|और|फिर|तब|तभी|अचानक)\s)/u;
const CONTRARY = /^(?:लेकिन|मगर|परंतु|पर)\s/u;
const EVERYBODY = /^(?:(?:लेकिन|मगर|पर|और)\s)?(?:सब|सभी|कोई|लोग|गाँव वाले|गाँव के लोग)\s/u;
const VERB =
  /(?<![\p{L}\p{M}])(?:है|हैं|हूँ|हूं|था|थी|थे|थीं|गया|गई|गए|गयी|रहा|रही|रहे|दिया|दी|लिया|ली|हुआ|हुई|हुए|होगा|करे|चाहिए|[\p{L}\p{M}]+(?:ता|ती|ते|ेगा|ेगी|ाया|ाई|ाए))(?![\p{L}\p{M}])/u;

const clausesOf = (sentence: string): readonly Clause[] => {
  const end = /[।.!…]+$/u.exec(sentence)?.[0] ?? "।";
  const pieces = sentence
    .replace(/[।.!…]+$/u, "")
    .split(CLAUSE_START)
    .reduce<string[]>((all, piece) => {
      if (all.length > 0 && !(VERB.test(piece) && VERB.test(all.at(-1) ?? ""))) all.push(`${all.pop()} ${piece}`);
      else all.push(piece);
      return all;
    }, []);
  return pieces.map((text) => ({
    text: `${text}${end}`,
    ...(CONTRARY.test(text) && { isContrary: true }),
    ...(EVERYBODY.test(text) && { isEverybody: true }),
  }));
};

/** "देखता है कि …" */
const SEEN = /((?:देखत|सुनत|सोचत|जानत|समझत)[ाीे]\s(?:है|हैं|था|थी|थे))\sकि\s.*$/u;

const WE = /(?<![\p{L}\p{M}])(?:हम|हमने|हमें)(?![\p{L}\p{M}])/u;
const I = /(?<![\p{L}\p{M}])(?:मैं|मैंने|मुझे|मुझसे)(?![\p{L}\p{M}])/u;
/** "मेरा कुत्ता खो गया": who looks for it tells. */
const MINE_LOST = /^मेर[ाीे]\s.*(?:खो|गुम|भाग|ग़ायब|गायब)/u;

const voiceOf = (idea: string): Voice => {
  const speaker = WE.test(idea) ? ("we" as const) : I.test(idea) || MINE_LOST.test(idea) ? ("i" as const) : undefined;
  const count = (pattern: RegExp): number => idea.match(pattern)?.length ?? 0;
  const past = count(
    /(?<![\p{L}\p{M}])(?:था|थी|थे|थीं|गया|गई|गए|दिया|दी|लिया|हुआ|रोया|रोई|मिला|मिली|आया|आई)(?![\p{L}\p{M}])/gu,
  );
  return { ...(speaker && { speaker }), isPast: past > count(/(?<![\p{L}\p{M}])(?:है|हैं|हूँ|हूं)(?![\p{L}\p{M}])/gu) };
};

/** "हम" with a postposition. */
const OURS: Readonly<Record<string, string>> = { को: "हमें", ने: "हमने", का: "हमारा", की: "हमारी", के: "हमारे", से: "हमसे" };
const FEMININE = /(?<![\p{L}\p{M}])मैं(?![\p{L}\p{M}]).*(?:ती|रही|गई)\s(?:हूँ|हूं|थी)/u;

export const clauseTelling: ClauseTelling = {
  ...asTheyStand,
  clausesOf,
  voiceOf,
  formsOfOther: ({ name }) => ({ othero: obliqueHero(name) }),
  speakers: { i: "मैं", we: "हम" },
  speakerPerson: (idea) => (FEMININE.test(idea) ? "she" : "he"),
  // The lines are in the past; an idea in the present tells what is usual.
  // What somebody sees or thinks is not done by them.
  asOfOthers: (clause) => clause.replace(SEEN, "$1।"),
  inVoice: (line) => inTense(line, { isPast: true }),
  everybody: { name: "सब", person: "they" },
  unled: /^\s(?:टूट|खो|ख़राब|खराब|सूख|बंद हो|बन्द हो|जल (?:गय|जात)|गिर (?:गय|जात))/u,
  isOpen: (idea) => !VERB.test(idea),
  isSubject: (clause, name) =>
    new RegExp(`(?<![\\p{L}\\p{M}])${name}(?:\\sने)?(?!\\s(?:को|से|का|की|के|में|पर))(?![\\p{L}\\p{M}])`, "u").test(clause),
  agreement: {
    ...telling.agreement,
    polish: (text) =>
      (telling.agreement.polish?.(text) ?? text).replace(
        /(?<![\p{L}\p{M}])हम (को|ने|का|की|के|से)(?![\p{L}\p{M}])/gu,
        (_, particle: string) => OURS[particle] ?? "हम",
      ),
  },
  premises: {
    friend: /(?:कोई|एक भी)?\s?दोस्त (?:नहीं|ढूँढ|चाह|बनान)|अकेल[ाीे]/u,
    fear: /डर/u,
    learn: /सीख|अभ्यास|रियाज़/u,
    refuse: /नहीं (?:चाहत|जान[ाे] चाह|करन[ाे] चाह)|मना कर|ज़िद/u,
    lost: /खो (?:गय|गई|जात|दि|दे)|गुम|भाग (?:गय|गई|जात)|चोरी|ग़ायब|गायब/u,
    must: /(?:ना|नी|ने) (?:है|हैं|पड़)(?![\p{L}\p{M}])|चाहिए|वादा/u,
    love: /प्यार हो|प्रेम/u,
    wish: /चाहत|सपना|सपने|इच्छा|मन करत/u,
    long: /इंतज़ार|इंतजार|राह देख|याद (?:आत|करत)/u,
    lack: /गिर (?:जात|गय|गई|पड़)|टूट|सूख ग|बंद हो|बिजली चली|बारिश नहीं|नहीं (?:आत|कर|मिल|हो|पात|सक)|बीमार|भूल|ख़त्म|खत्म|ख़राब|खराब|नींद नहीं/u,
    sad: /झगड़|लड़ (?:पड़|रह)|लड़ते|उदास|दुखी|रो(?:य|त|ई)|हार गय/u,
    seek: /(?<!मालिक (?:को )?)(?:ढूँढ|ढूंढ|खोज|तलाश)/u,
    find: /मिल(?:त|ा|ी|े)\s?|पात[ाीे] है/u,
    make: /बना|लगात|सिल|बुन|पका|रंग|चित्र|लिख|बो(?:त|य)/u,
    go: /जा (?:रह|त)|(?<!(?:हो|चली|सो|भूल|टूट|खो|रह|मिल|बन|बना|गिर|आ|डर|थक|मर|जाग|बैठ|रुक|फँस|छिप|बच|पड़|समझ|पा|मान|जीत|हार|डूब|भीग|सूख|बिगड़|छूट|खा|पी|लग) )जात[ाीे]|चल(?!ा)|उड़|यात्रा|निकल|सफ़र|पहुँच/u,
  },
  hurt: /(?:बंद कर|बेच|गिरा|तोड़)[\p{L}\p{M}]* चाहत|चिढ़ा|हँसते हैं|मज़ाक|चुरा|छीन|भगा|डाँट/u,
  mishap: /गिर|टूट|भूल|हार|खो|फट|छूट|बिगड़|जल गय/u,
  denied: /(?<![\p{L}\p{M}])(?:नहीं|न|ना)(?![\p{L}\p{M}])/u,
  turns: {
    found: /मिल (?:गय|गई|जात)|लौट|वापस/u,
    meet: /मिलत|मुलाक़ात|मुलाकात|आत[ाीे] (?:है|हैं)|आया|आई/u,
    help: /मदद|अभ्यास करा|पालत[ाीे]|देखभाल|सिखा|दे(?:त|ता|ती)|दिया|दी(?![\p{L}\p{M}])|बचा|हिम्मत|समझा|बता|लात[ाीे]/u,
  },
  lines: clauseLines,
};
