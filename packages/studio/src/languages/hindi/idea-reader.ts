import type { Family, IdeaReader, KnownNoun, Named, Person } from "../pack.ts";
import { directNoun, obliquePhrase, obliquePlural } from "./word-cases.ts";

const WORD = "[\\p{L}\\p{M}]+";
const END = "(?![\\p{L}\\p{M}])";

/** The verb of the idea shows who acts: "करता है", "करती है", "करते हैं". */
const VERB = new RegExp(
  `(?:ता|ती|ते|या|यी|ई|ए|ये|रहा|रही|रहे|ला|ली|ले)\\s(?:है|हैं|था|थी|थे)${END}|(?:ता|ती|ते)(?=\\s*[।.]?$)`,
  "u",
);

const personOfVerb = (text: string): Person | undefined => {
  const [sentence = ""] = text.split(/[।.!?]/u);
  const [verb = ""] = VERB.exec(sentence) ?? VERB.exec(text) ?? [];
  const [form = "", ...rest] = verb.split(" ");
  const isMany = /हैं|थे/.test(rest.join(" "));
  return verb === ""
    ? undefined
    : /[ाआ]$/u.test(form)
      ? "he"
      : /[ीई]$/u.test(form)
        ? isMany
          ? "theyf"
          : "she"
        : "they";
};

const WOMEN =
  /^(?:लड़की|बच्ची|बहन|माँ|दादी|नानी|रानी|राजकुमारी|औरत|परी|बेटी|गुड़िया|चिड़िया|बुढ़िया|सहेली|मछली|बिल्ली|गाय|चींटी|तितली|लोमड़ी|मकड़ी|गिलहरी|मैना|कोयल|जादूगरनी|डायन|नदी|पत्ती)$/u;
/** The gender of a noun whose verb does not agree with it. */
const genderOf = (noun: string): Person | undefined =>
  WOMEN.test(noun)
    ? "she"
    : /[ाआ]$/u.test(noun) ||
        /^(?:हाथी|भालू|शेर|बंदर|राजकुमार|रोबोट|मगरमच्छ|कुम्हार|माली|डाकिया|किसान|भाई|सेठ|ज़मींदार|व्यापारी|साहूकार|दर्जी|मोची|लोहार|सुनार|धोबी|नाई|हलवाई|पंडित|साधु|चोर|डाकू|सिपाही|सैनिक|जादूगर|दुकानदार|मज़दूर|ड्राइवर|शिक्षक|डॉक्टर|पुजारी|भिखारी|बढ़ई|बैल|तोता|चूहा|कुत्ता)$/u.test(
          noun,
        )
      ? "he"
      : undefined;

const NUMBERS: Readonly<Record<string, string>> = { दो: "दोनों", तीन: "तीनों", चार: "चारों" };
const CASE = new RegExp(`^\\s(?:को|ने|का|की|के|से|में|पर)${END}`, "u");
const COUNTED = /(?:^|\s)(दो|तीन|चार)\s(?:[\p{L}\p{M}]+\s)?$/u;

/** "रामू काका" */
const TITLE = new RegExp(
  `^\\s(?:काका|चाचा|चाची|मामा|मामी|दादा|दादी|नाना|नानी|भैया|दीदी|आंटी|अंकल|जी|बाबा|सर|मैडम)${END}`,
  "u",
);

/** Verbs are polite with older people. */
const RESPECTED = /(?:काका|चाचा|चाची|मामा|मामी|दादा|दादी|नाना|नानी|जी|बाबा|सर|मैडम)$/u;

/** A name: the verb shows the gender unless several act; "ी" and "ा" at the end are women's where nothing else does. */
const named = (name: string, idea: string, gender: "she" | "he"): Named | undefined => {
  const after = idea.slice(idea.indexOf(name) + name.length);
  const person = CASE.test(after) || /^\sऔर\s/u.test(after) ? undefined : personOfVerb(after);
  const title = TITLE.exec(after)?.[0] ?? "";
  if (RESPECTED.test(title)) return { name: name + title, person: /[ीिं]$/u.test(title) ? "theyf" : "they" };
  return { name: name + title, person: person === "he" || person === "she" ? person : gender };
};

const subjectAt = (idea: string, at: number, noun: string): Named | undefined => {
  const before = idea.slice(0, at);
  const after = idea.slice(at + noun.length);
  const number = COUNTED.exec(before)?.[1];
  if (number && NUMBERS[number]) {
    // "तीन भाइयों को … मिलती है": several who get something.
    if (CASE.test(after) && /ों$/u.test(noun)) {
      const many = noun
        .replace(/इयों$/u, "ई")
        .replace(/ियों$/u, "ियाँ")
        .replace(/(?<=[^य])ों$/u, "");
      return { name: `${NUMBERS[number]} ${many}`, person: /ियाँ$/u.test(many) ? "theyf" : "they" };
    }
    const person = personOfVerb(after);
    return person === "they" || person === "theyf" ? { name: `${NUMBERS[number]} ${noun}`, person } : undefined;
  }
  if (!CASE.test(after)) {
    const acting = personOfVerb(after);
    // "अर्जुन और मीरा एक कछुआ पाते हैं": the verb is of others.
    const person = acting === "they" && /[^\p{L}]?ा$|आ$/u.test(noun) ? "he" : acting;
    return person && /(?:^|एक\s|[,।]\s|और\s|उसक[ाी]\s|अपन[ाी]\s)(?:[\p{L}\p{M}]+\s){0,3}$/u.test(before)
      ? { name: noun, person }
      : undefined;
  }
  const name = directNoun(noun);
  const person = genderOf(name);
  return person ? { name, person } : undefined;
};

const MAKING = "बना|ढूँढ|ढूंढ|खोज|ठीक|पका|उगा|लगा|लिख|पाल|चुरा|बचा|जीत|पकड़|सजा|सिल|बुन|छिपा|खो|मिल|पा|देख|रंग|बो";
const OBJECT = new RegExp(
  `((?:(?:पुरानी|नई|छोटी|बड़ी|सुनहरी|जादुई|सुंदर|अनोखी|पुराना|नया|छोटा|बड़ा|सुनहरा|अनोखा|रंगीन|उड़ने वाली|उड़ने वाला)\\s){0,2}${WORD})\\s(?:${MAKING})[\\p{L}\\p{M}]*\\s(?:है|हैं|था|थी|थे|चाह|कर|गई|गया|रह)`,
  "u",
);
const NO_THING =
  /^(?:को|ने|का|की|के|से|में|पर|नहीं|और|एक|यह|वह|उसे|उन्हें|सब|कुछ|बहुत|साथ|लिए|तक|घर|वापस|हर|रोज़|फिर|अपनी|अपना|अपने|मिलकर|जाकर|बाहर|अंदर|करना|[\p{L}\p{M}]+(?:ना|ने|कर|ते|ता|ती))$/u;

const objectIn = (idea: string, isTaken: (noun: string) => boolean): string | undefined => {
  const phrase = OBJECT.exec(idea)?.[1];
  const noun = phrase?.split(" ").at(-1) ?? "";
  if (!phrase || noun.length < 2 || NO_THING.test(noun) || isTaken(noun)) return undefined;
  return obliquePhrase(phrase) ? phrase : undefined;
};

/** Where a clause begins: after a conjunction, a subject or a companion. */
const CLAUSE = new RegExp(`^.*(?:[,।]|(?:^|\\s)(?:और|पर|लेकिन|मगर|क्योंकि|ताकि|कि|जो|साथ|ने|मिलकर)${END})`, "u");

const MOVED = /^(?:में|पर|से|तक|की|का|के|को|ने)$/u;

/** The words of the idea before a verb, without the subject: "दौड़ जीतना". */
const phraseBefore = (idea: string, at: number, isTaken: (noun: string) => boolean): string => {
  const words = idea.slice(0, at).replace(CLAUSE, "").trim().split(/\s+/);
  const after = words.slice(words.findLastIndex((word) => isTaken(word)) + 1);
  // "नानी के लिए गुलाब जामुन बनाना"
  const own = after[0] === "के" && after[1] === "लिए" ? after.slice(2) : after;
  // A postposition belongs to the word before it.
  const last = words.findLastIndex((word) => isTaken(word));
  // "बिल्ली के गले में घंटी": the animal is a part of the phrase.
  if (/^(?:की|का|के|को|पर|में)$/u.test(own[0] ?? "") && last > 0) return words.slice(last).join(" ");
  return MOVED.test(own[0] ?? "")
    ? ""
    : own
        .join(" ")
        .replace(/^.*\sके लिए\s/u, "")
        .replace(/^(?:वह|वे|वो|दोनों)\s/u, "");
};

const infinitiveBefore = (idea: string, verb: RegExp, isTaken: (noun: string) => boolean): string | undefined => {
  const found = verb.exec(idea);
  if (!found) return undefined;
  const phrase = phraseBefore(idea, found.index, isTaken);
  return /ना$/u.test(phrase) && phrase.length < 50 ? phrase : undefined;
};

/** "बारिश की तलाश में": "बारिश की तलाश करना". */
const searched = (idea: string): string | undefined => {
  const found = /([\p{L}\p{M}]+ की (?:तलाश|खोज)) में(?![\p{L}\p{M}])/u.exec(idea)?.[1];
  return found && `${found} करना`;
};

/** What people do not do on purpose: "रहना", "डरना". */
const NO_WISH = /(?:^|\s)(?:रह|डर|रो|हो|खो|गिर|मर|भूल|मिल|सो|जा|आ|लग)ना$/u;

const partsIn = (
  idea: string,
  family: Family,
  isTaken: (noun: string) => boolean,
): Readonly<Record<string, string>> => {
  const fear = /([\p{L}\p{M}]+) से (?:बहुत )?(?:डर|घबरा)/u.exec(idea)?.[1];
  const goal = /([\p{L}\p{M}]+ (?:तक|की ओर|की तरफ़))(?=\s)/u.exec(idea)?.[1];
  const stem = /([\p{L}\p{M}]+) नहीं (?:सक|पा)[\p{L}\p{M}]*/u.exec(idea)?.[1];
  const stemBefore = stem && !MOVED.test(stem) ? `${stem}ना` : undefined;
  const action = /([\p{L}\p{M}]+?)(?:ता|ती|ते) (?:है|हैं)(?=\s*[।.]?$)/u.exec(idea);
  const acted = action ? `${phraseBefore(idea, action.index, isTaken)} ${action[1]}ना`.trim() : "";
  const isActed =
    ["make", "seek", "save", "any", "find"].includes(family) &&
    !NO_WISH.test(acted) &&
    acted.split(" ").length > 1 &&
    acted.length < 50;
  const found = {
    fear: family === "fear" && fear && !isTaken(fear) ? fear : undefined,
    goal: family === "go" ? goal : undefined,
    skill: family === "learn" ? infinitiveBefore(idea, /\sसीख/u, isTaken) : undefined,
    unwish: family === "refuse" ? infinitiveBefore(idea, /\sनहीं चाह/u, isTaken) : undefined,
    unable: family === "refuse" ? (stemBefore ?? infinitiveBefore(idea, /\sनहीं (?:जान|आ)/u, isTaken)) : undefined,
    wish: searched(idea) ?? infinitiveBefore(idea, /\sचाह(?:ता|ती|ते)/u, isTaken) ?? (isActed ? acted : undefined),
  };
  return Object.fromEntries(Object.entries(found).flatMap(([gap, part]) => (part ? [[gap, part] as const] : [])));
};

export const ideaReader: IdeaReader = {
  families: {
    fear: /डर(?:ता|ती|ते|\s|पोक)|घबरा/u,
    refuse: /नहीं (?:चाह|सक|पा|जान|आ(?:ता|ती))/u,
    meet: /प्यार|प्रेम|शादी/u,
    befriend: /दोस्त (?:ढूँढ|ढूंढ|खोज|बना|चाह|नहीं|मिल)|दोस्ती|अकेल/u,
    win: /जीत|दौड़ में|प्रतियोगिता|मुक़ाबल|मुकाबल/u,
    learn: /सीख/u,
    save: /बचा|मदद|रक्षा|छुड़ा/u,
    make: /बना(?:ता|ती|ते|ना|ने|या|ई)|ठीक कर|लगा(?:ता|ती|ते)|उगा|पका|लिख(?!ने वाल)|सिल(?:ता|ती)|बुन/u,
    seek: /तलाश|ढूँढ|ढूंढ|खोज|खो (?:गया|गई|जा|दे)|गुम|चोरी/u,
    find: /मिल(?:ता|ती|ते|ा|ी)|पा(?:ता|ती) है|पकड़/u,
    go: /जा(?:ता|ती|ते|ना)|यात्रा|सफ़र|सफर|निकल|उड़|पहुँच|पहुंच|चल(?:ता|ती|ते)/u,
  },
  firstNoun: new RegExp(
    `^(?:[^।,]{2,40}?\\s(?:में|पर|के पास|के नीचे|के ऊपर)\\s(?:(?:पड़|रख|खड़|बैठ|टँग|लग|छिप)[ाीे]|रहने वाल[ाीे]|भूल[ाीे])\\s(?:हु[आईए]\\s)?)?(?:एक\\s)?(?:${WORD}\\s(?:का|की|के)\\s)?(?!(?:दो|तीन|चार|पाँच|एक)\\s)(?:(?:छोट[ाीे]|बड़[ाीे]|बूढ़[ाीे]|पुरान[ाीे]|भूल[ाीे]|अकेल[ाीे]|नन्ह[ाीे]|आख़िरी|प्यास[ाीे]|ग़रीब|गरीब|अमीर|लालची|चालाक|आलसी|बहादुर|शरारती|घमंडी|दयालु|मेहनती|ईमानदार|मोट[ाीे]|पतल[ाीे]|काल[ाीे]|सफ़ेद|सफेद|लाल|हर[ाीे]|सुंदर|उदास|दुखी|ख़ुश|खुश|अजीब|जादुई|शर्मील[ाीे]|डरपोक|बुद्धिमान|होशियार|नटखट|प्यार[ाीे]|नय[ाी]|नई|भूख[ाीे]|अंध[ाीे])\\s)?((?:ऑटो|साइकिल|बैल|ट्रेन)\\s(?:रिक्शा|गाड़ी)|${WORD})`,
    "u",
  ),
  subjectAt,
  named,
  objectIn,
  partsIn,
  placeOf: (phrase) => (/\s(?:में|पर|के पास|के किनारे|के नीचे)$/u.test(phrase) ? phrase : undefined),
  personOf: ({ again }: KnownNoun): Person => genderOf(again) ?? "he",
  tableObject: (thing) => thing,
  trade: /(?:चौकीदार|दुकानदार|ज़मींदार|वाला|वाली|डाकिया|माली|कुम्हार|दर्ज़ी|दर्जी|रसोइया|ड्राइवर|मास्टर|मछुआरा)$/u,
  together: /\sऔर\s/u,
  togetherAfter: /^\s(?:(?:जी|को)\s)?(?:(?:के|की)\s(?:साथ|संग)|लेकर)(?![\p{L}\p{M}]|\s(?:दौड़|मुकाबल|मुक़ाबल|लड़|झगड़))/u,
  fragment: /^[^।.]*\sजो\s[^।.]*$/u,
  narratorName: "मैं",
  narrator: /^(?:मैं|मैंने|मुझे|मेर[ाीे]|हम|हमार[ाीे])(?![\p{L}\p{M}])/u,
};

export const obliqueHero = (hero: string): string =>
  /^(?:दोनों|तीनों|चारों)\s/u.test(hero)
    ? hero.replace(/\s(.+)$/u, (_, noun: string) => ` ${obliquePlural(noun)}`)
    : /(?:याँ|ें|े)$/u.test(hero)
      ? obliquePlural(hero)
      : (obliquePhrase(hero) ?? hero);
