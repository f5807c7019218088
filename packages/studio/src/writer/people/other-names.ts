import nlp from "compromise";
import { type Language, writings } from "../../languages/index.ts";
import { findWords } from "../lexicon/find-words.ts";
import { isStopWord } from "../publish/keywords.ts";
import { easternNames } from "./eastern-names.ts";
import { genderOfName, isGivenName } from "./given-names.ts";
import { namesInFrames } from "./name-frames/names-in-frames.ts";
import { namesGiven } from "./named-creature.ts";
import { namesAfterKinds } from "./names-after-kinds.ts";
import { genderOfNameIn } from "./names-of-languages.ts";
import { PATRONYMIC } from "./other-ages.ts";
import type { OtherName } from "./other-name.ts";
import { quotedSpeakers } from "./quoted-speakers.ts";

/** Words after which, or around which, a name stands. The name is the first group. */
const callings: Readonly<Partial<Record<Language, RegExp>>> = {
  german:
    /(?<=(?:Geschwister|Zwillinge|Freunde|Freundinnen|Brüder|Schwestern|Kinder|Mädchen|Jungen),?\s(?:\p{Lu}\p{Ll}+\sund\s)?)(\p{Lu}\p{Ll}+)(?=\sund\s\p{Lu}|,|\s\p{Ll})|(?:\b(?:namens|heißt|hieß|genannt)\s+(?=\p{Lu})|(?=\b(?:Herr|Frau|Tante|Onkel|Oma|Opa|Doktor|Professor)\s\p{Lu}))((?:(?:Herr|Frau|Tante|Onkel|Oma|Opa|Doktor|Doktorin|Professor|Professorin)\s){0,2}\p{Lu}\p{L}+)/gu,
  french: /(?:nommée?|appelée?|s['’]appel(?:le|ait))\s+(\p{Lu}\p{L}+)/gu,
  spanish: /(?:llamad[oa]|se llama(?:ba)?|de nombre)\s+(\p{Lu}\p{L}+)/gu,
  italian: /(?:di nome|chiamat[oa]|si chiama(?:va)?)\s+(\p{Lu}\p{L}+)/gu,
  portuguese: /(?:chamad[oa]|se chama(?:va)?|de nome)\s+(\p{Lu}\p{L}+)/gu,
  russian: /(?:по имени|по кличке|по прозвищу|звали|зовут)\s+(\p{Lu}\p{L}+)/gu,
  japanese:
    /([\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]{2,5})という|(?<=娘|少女|少年|女の子|男の子|孫|妹|弟|姉|息子)(?![はがのとにをもで]|さん|ちゃん|くん|さま)(\p{Script=Hiragana}{2,4}?)(?=(?:ちゃん|くん|さん)?[はが、])/gu,
  chinese:
    /(?:名叫|叫做|叫)([\p{Script=Han}]{2,3}?)(?=[的，。,、]|$)|(?<=(?:兄弟|姐妹|双胞胎|姐弟|兄妹|朋友|夫妻)(?:\p{Script=Han}{2,3}和)?)(?![造做去想要在找养建开种画飞学发决一不从把被给和跟与也都是有了合])((?:(?!了|着)\p{Script=Han}){2,3}?)(?=和\p{Script=Han}{2}|[在想要去一决不从把发])/gu,
  korean: /([\p{Script=Hangul}]{2,4})(?:이?라는)/gu,
  arabic:
    /(?<=(?:الملكة|الملك|الأمير|الأميرة)\s)(?!ال|في|على|من|إلى|تحت|أن|ال?[يتن]\p{L})(\p{L}{2,5})(?=\s?[.،:»]|\s(?:تحت|في|إلى|على|من)\s)|(?<=^ال(?:فأر|فأرة|ثعلب|ذئب|أسد|نمر|بطة|بطريق|ديك|حوت|دلفين|نحلة|نملة|فراشة|قرد|غزال|غزالة|جمل|خروف|تنين|قنفذ|ضفدع|قطة|قط|كلب|كلبة|أرنب|حمار|حصان|ببغاء|دب|فيل|سلحفاة|دجاجة|عصفور|عصفورة|جدة|جد|عم|عمة|خالة|معلمة|معلم|خباز|سائق|جارة|جار|طفلة|طفل|دمية|روبوت)\s)(?!ال|دائم|كل|في|لا|لم|على|من|و)(\p{L}{3,})(?=\s(?:(?:لا\s|لم\s)?[يت]\p{L}{2,}|\p{L}{3,}ت(?!\p{L})|(?:ضاع|هرب|وجد|قرر|خرج|ذهب|سرق|رأى|أراد|نسي|فقد|كان|سافر)(?!\p{L})))|(?:اسمه|اسمها|يدعى|تدعى|يسمى|تسمى|(?<!\p{L})[ولبك]?(?:قطت?|كلبت?|حصان|ببغاء|أخو|أخي|أخت|صديقت?|دميت|جارت?|ابنت?|عمت?|حفيدت?)(?:ه|ها|هما|ي))\s+(?!(?:في|إلى|على|من|عن|مع|أن|هو|هي|لا|كل|كيف|كي|ما|الذي|التي|حتى|لكي|عند|قبل|بعد|صنع|بناء)(?!\p{L})|[يتوبل]\p{L}{2}|ال)((?:(?:أم|أبو|أبي|عم)\s)?\p{L}{3,})(?!ً)/gu,
  hindi:
    /(?<=(?:रानी|राजा|राजकुमार|राजकुमारी) )([\p{L}\p{M}]{2,})(?= (?:ने|को|के|का|की|से) )|(?:([\p{L}\p{M}]+) नाम (?:का|की|के)|(?<=(?:मेर[ाीे]|हमार[ाीे]|उसक[ाीे]|अपन[ाीे]) (?:पालतू |छोट[ाीे] |प्यार[ाीे] )?(?:बिल्ली|कुत्ता|कुत्ते|तोता|तोते|गाय|बकरी|हाथी|घोड़ा|घोड़े|घोड़ी|खरगोश|मुर्गी|गुड़िया|चिड़िया|बंदर|ऊँट|भालू|कछुआ|कछुए|बहन|भाई|दोस्त|सहेली) )(?!उसे|उसको|उन्हें|मुझे|इसे|और|को|ने|का|की|के|से|में|पर|हर|रोज़|बहुत|नहीं|एक|जो|अब|आज|भी|साथ|घर|रात|सुबह|उड़|बारिश|पानी|अंधेरे)([\p{L}\p{M}]{2,}?)(?= (?:को|ने|का|की|के|से|में|पर|और|हर|रोज़|बहुत|[\p{L}\p{M}]+ [\p{L}\p{M}])))/gu,
  bengali:
    /(?<=(?:রানি|রানী|রাজা|রাজপুত্র|রাজকন্যা|রাজকুমার|রাজকুমারী) )([\p{L}\p{M}]{2,}(?<!ে|র|কে|য়|ও|ই))(?= [\p{L}\p{M}]+ (?:নিচে|করল|দিল|বলল)|,? বলল)|(?:([\p{L}\p{M}]+) নামে(?:র)?(?![\p{L}\p{M}])|(?<=(?:(?:আর|ও) (?:তার )?|আমার |আমাদের )(?:পোষা )?(?:কুকুর|বিড়াল|ছাগল|টিয়া|ঘোড়া|হাতি|পুতুল|বন্ধু) )(?!এক)([\p{L}\p{M}]+(?<!ে|র|কে|য়|ও))(?= [\p{L}\p{M}]+ [\p{L}\p{M}])|(?<=^(?:ছোট্ট |ছোট |একটা |এক |দুষ্টু )?(?:মেয়ে|ছেলে|ইঁদুর|বিড়াল|কুকুর|খরগোশ|হাতি|কচ্ছপ|পাখি|টিয়া|রোবট|বাঘ|শিয়াল|ব্যাঙ|হাঁস|মাছ|পিঁপড়ে|ছাগল|ভূত|বোন|ভাই) )(?!প্রতিদিন|রোজ|একদিন|এক|তার|খুব|সব|আর|এবং|যে|কখনও|একা|হঠাৎ|নতুন|নিজে|সাঁতার|গান|ছবি|নাচ|বই)([\p{L}\p{M}]{3,}(?<!ে|র|কে|য়|ও|ই))(?= [\p{L}\p{M}]+(?<!তে|ে|য়) [\p{L}\p{M}]))/gu,
};

/** "La péniche s'appelait Hirondelle": a boat, a house or a village. */
const CALLED_THING =
  /(?<!\p{L})(?:péniche|bateau|barque|navire|maison|auberge|île|ville|boot|schiff|kahn|kutter|dorf|haus|wirtshaus|insel|stadt|barco|barca|bote|nave|casa|isla|isola|ilha|pueblo|paese|aldeia|лодка|корабль|деревня|остров)\s$/iu;

/** Before the name of an adult. */
const TITLE = /^(?:Herr|Frau|Tante|Onkel|Oma|Opa|Doktor|Professor)\s/;

/** "Frau Holms Katze" */
const isGermanOwner = (text: string, language: Language, name: string, at: number): boolean =>
  language === "german" && /s$/.test(name) && /^\s\p{Lu}\p{Ll}/u.test(text.slice(at + name.length));

/** The age that a title shows: "Herr Müller". */
export const ageOfTitle = (name: string): "adult" | "old" | undefined =>
  /^(?:Oma|Opa)(?:\s|$)/.test(name)
    ? "old"
    : TITLE.test(name) || /^(?:Papa|Mama|Papi|Mami|Vati|Mutti)$/.test(name)
      ? "adult"
      : undefined;

/** The names of characters: those after "named", and capitals that the language does not write for other words. */
export const otherNames = (text: string, language: Language): OtherName[] => {
  const framed = namesInFrames(text, language);
  const others = namesWithoutFrames(text, language).filter((each) => framed.every((own) => !overlaps(each, own)));
  return [...framed, ...others].sort((a, b) => a.at - b.at);
};

const namesWithoutFrames = (text: string, language: Language): OtherName[] => {
  const things = new Set(
    [...text.matchAll(callings[language] ?? /(?!)/gu)]
      .filter(({ index }) => CALLED_THING.test(text.slice(Math.max(0, index - 40), index)))
      .map((match) => match[1]),
  );
  const given = namesGiven(language);
  const callers = [callings[language], given].flatMap((pattern) =>
    [...text.matchAll(pattern ?? /(?!)/gu)].map((match) => ({ match, isGiven: pattern === given })),
  );
  const people = callers.filter(({ match }) => !things.has(match[1]) && !isFriendKind(match, text, language));
  const called = people.map(({ match, isGiven }): OtherName => {
    const whole = bareName(match.slice(1).find((group) => group !== undefined) ?? "", language);
    // "Seine Frau Inge" is Inge.
    const name = WIFE.test(text.slice(0, match.index)) ? whole.replace(/^Frau\s/, "") : whole;
    const at = match.index + match[0].lastIndexOf(name);
    return { name, at, isGiven, isCalled: !TITLE.test(name), isOwner: isGermanOwner(text, language, name, at) };
  });
  const known = new Set(called.map(({ name }) => name));
  const speakers = quotedSpeakers(text, language);
  const read = [
    ...(language in AFFIXES ? knownNames(text, language) : capitals(text, language, known)),
    ...easternNames(text, language),
    ...namesAfterKinds(text, language),
  ].filter(({ at }, place, all) => language === "japanese" || all.findIndex((each) => each.at === at) === place);
  const others = [...speakers, ...read.filter((each) => !speakers.some((speaker) => overlaps(each, speaker)))];
  return [
    ...called,
    ...others.filter(
      ({ name, at }) =>
        !things.has(name) &&
        !isPatronymic(text, name, at, language) &&
        called.every((each) => at < each.at || at >= each.at + each.name.length),
    ),
  ].sort((a, b) => a.at - b.at);
};

/** "अपने दोस्त बंदर": a friend who is a monkey, and not called so. */
const isFriendKind = (match: RegExpExecArray, text: string, language: Language): boolean => {
  const name = match.slice(1).find((group) => group !== undefined) ?? "";
  const at = match.index + match[0].lastIndexOf(name);
  return (
    /(?:दोस्त|सहेली|বন্ধু|صديقت?(?:ه|ها|ي))\s$/u.test(text.slice(0, at)) &&
    findWords(name, language).some(({ sort, word }) => sort === "kind" && word === name)
  );
};

const overlaps = (one: OtherName, other: OtherName): boolean =>
  one.at < other.at + other.name.length && other.at < one.at + one.name.length;

/** "Seine Frau Inge": a wife, and no title. */
const WIFE = /(?<!\p{L})[mds]eine[rn]?\s$/iu;

/** "村にゆき" is "ゆき": no space ends the words before a Japanese name. */
const bareName = (name: string, language: Language): string =>
  language === "japanese" ? name.replace(/^.*[のに](?=.{2,}$)/u, "") : name;

/** "Вера Павловна" is Vera. */
const isPatronymic = (text: string, name: string, at: number, language: Language): boolean =>
  (language === "russian" && PATRONYMIC.test(name) && /\p{Lu}\p{Ll}+\s$/u.test(text.slice(0, at))) ||
  isFamilyName(text, at, language);

/** "Claire Dumont" is Claire. */
const isFamilyName = (text: string, at: number, language: Language): boolean => {
  const [, first = ""] = /(\p{Lu}\p{Ll}+)\s$/u.exec(text.slice(Math.max(0, at - 20), at)) ?? [];
  return (
    first !== "" &&
    !FORM_OF_ADDRESS.test(first) &&
    (genderOfNameIn(first, language) ?? genderOfName(first)) !== undefined
  );
};

const WORD = /(?<![\p{L}\p{M}])\p{Lu}[\p{Ll}\p{M}'’-]+/gu;
const GERMAN_ARTICLE =
  /(?:\b(?:der|die|das|den|dem|des|ein|eine[nmrs]?|kein\w*|mein\w*|dein\w*|sein\w*|ihr\w*|unser\w*|im|am|zum|zur|vom|beim|ins|ans|aus|in|auf|vor|nach|ohne|jed\w+|dies\w+|zwei|drei|vier|fünf|alle|viele|als|wie)|\p{Ll}+(?:e|en|er|es|em))\s$|(?:^|\s)(?:Der|Die|Das|Den|Dem|Ein|Eine[nmr]?)\s$/u;
const OWNER = /\b(?:de|di|von|da|do|della|del)\s(?:\p{Ll}+\s){0,2}$/u;

const capitals = (text: string, language: Language, called: ReadonlySet<string>): OtherName[] => {
  if (!/[A-ZÀ-ÞА-Я]/.test(text)) return [];
  const found = [...text.matchAll(WORD)].map(({ index, 0: name }) => ({ name: name.replace(/['’]$/u, ""), at: index }));
  const counts = new Map<string, number>();
  for (const { name } of found) counts.set(name, (counts.get(name) ?? 0) + 1);
  // A name is also one where it opens a sentence.
  const accepted = new Set(
    found
      .filter(({ name, at }) => !isOfStreet(text, at) && isName(text, language, name, at, counts.get(name) ?? 1))
      .map(({ name }) => name),
  );
  return found
    .filter(({ name, at }) => (called.has(name) || accepted.has(name)) && !isOfStreet(text, at))
    .map(({ name, at }) => ({ name, at, isCalled: false, isOwner: OWNER.test(text.slice(0, at)) }));
};

/** "La calle Mayor", "rue Lepic". */
const isOfStreet = (text: string, at: number): boolean =>
  /(?<!\p{L})(?:calle|plaza|avenida|paseo|barrio|rue|place|avenue|boulevard|quai|quartier|via|viale|corso|rua|praça|largo|straße|gasse|улиц\p{L}|проспект\p{L}?|площад\p{L}|переул\p{L}+)\s(?:de\s|da\s|do\s|della\s|des\s)?(?:la\s)?$/iu.test(
    text.slice(Math.max(0, at - 26), at),
  );

const FORM_OF_ADDRESS =
  /^(?:Madame|Mademoiselle|Monsieur|Maître|Mamie|Papi|Papy|Do[nñ]a|Don|Señora?|Señor|Signora?|Signor|Senhora?|Senhor|Nonn[oa])$/;
const ADDRESS_BEFORE =
  /(?<!\p{L})(?:[Mm]adame|[Mm]ademoiselle|[Mm]onsieur|[Mm]amie|[Pp]app?[iy]|[Dd]oña|[Dd]on|[Ss]eñora?|[Ss]ignora?|[Dd]onna|[Nn]onn[oa])\s$/u;
/** Words before a name: "Dona Rosa". */
const HONORIFIC = /^(?:Dona|Doña|Donna|Seu)$/;

const isName = (text: string, language: Language, name: string, at: number, count: number): boolean => {
  const before = text.slice(0, at);
  // "Madame Odile" is Odile.
  if (FORM_OF_ADDRESS.test(name) && /^\s\p{Lu}/u.test(text.slice(at + name.length))) return false;
  if (NO_NAME.test(name)) return false;
  // "Madame Rose" is no flower.
  if (ADDRESS_BEFORE.test(before)) return true;
  if (genderOfNameIn(name, language)) return true;
  if (
    /^(?:Африк|Марс|Росси|Москв|Париж|Антаркти|Арктик|Америк|Европ|Австрали|Инди|Итали|Земл|Юпитер|Лун|Солнц|Венер|Сатурн|Меркури|Нептун)/u.test(
      name,
    )
  )
    return false;
  const isFirstName = isGivenName(name) || nlp(name).has("#FirstName");
  if ((!isFirstName && PLACE_BEFORE.test(before)) || STREET_BEFORE.test(before) || FEAST.test(name)) return false;
  if (POLE.test(text.slice(Math.max(0, at - 6), at + name.length + 6)) && POLES.test(name)) return false;
  if (/(?:^|[.!?]\s)$/.test(before) && text.length < MIN_STORY && ACTS_AFTER.test(text.slice(at + name.length)))
    return true;
  // "принц Том", though "том" is a stop word.
  if (language === "russian" && name.length > 2 && isAfterKind(before, language)) return true;
  if (
    HONORIFIC.test(name) ||
    isStopWord(name, language) ||
    name.length < 3 ||
    nlp(name).has("#Place") ||
    nlp(name).has("#Date")
  )
    return false;
  if (
    language === "german" &&
    /\b(?:der|die|das|den|dem|ein|eine[nmr]?|im|am|zum|zur|ins|jede[nmr]?)\s$/iu.test(before)
  )
    return false;
  const opens = /(?:^|[.!?…:]\s?["“”»«]?\s*|["“„«¿¡]\s?|(?:^|\s)[—–-]\s?)$/u.test(before);
  // "Alors Solène mit", "mit Erde": what only an English dictionary takes for a name.
  const isDoubtful = opens ? text.length > MIN_STORY : language === "german" && findWords(name, language).length === 0;
  if (isFirstName && (isGivenName(name) || count > 1 || !isDoubtful)) return true;
  // "ihr Bruder Ole"
  const [, noun = ""] = /(\p{L}+)\s$/u.exec(before) ?? [];
  if (
    noun &&
    (language !== "german" || /^\p{Lu}/u.test(noun)) &&
    findWords(noun, language).some(({ sort }) => sort === "kind")
  )
    return true;
  if (findWords(name, language).length > 0) return false;
  // "Die Hebamme Irmgard fährt": two nouns at the start are a trade and its name.
  if (language === "german" && TWO_NOUNS.test(before) && /^\s\p{Ll}+t[\s,]/u.test(text.slice(at + name.length)))
    return true;
  // "die Putzfrau Rosi"
  if (language === "german" && TRADE_BEFORE.test(before)) return true;
  if (language === "german")
    return (
      !GERMAN_ARTICLE.test(before) &&
      count > 1 &&
      !isWithArticle(text, name) &&
      !/(?:ung|heit|keit|schaft|tion|nis)$/.test(name)
    );
  return writings[language].capitalsMarkNames && !opens;
};

/** Words that open a sentence and are no names: "Dahinter wohnt", "Là vit". */
const NO_NAME =
  /^(?:da(?:hinter|rin|rauf|runter|neben|vor|nach|mit|bei|durch|rum|rüber|nn|bei)?|dort|hier|drinnen|draußen|oben|unten|überall|plötzlich|eines|heute|morgen|gestern|bald|jetzt|nun|niemand|jemand|jeder|jede|alle|keiner|manchmal|immer|oft|nachts|tagsüber|zuerst|leider|gemeinsam|zusammen|unterwegs|endlich|also|trotzdem|dennoch|deshalb|deswegen|darum|daher|dafür|dagegen|dazu|davon|daran|daraus|darunter|außerdem|stattdessen|inzwischen|irgendwann|später|schließlich|danach|vorher|meistens|seitdem|sogar|nur|doch|aber|er|sie|es|wir|ihr|là|ici|derrière|dedans|dehors|personne|soudain|aujourd|demain|chacun|puis|ensuite|ensemble|parfois|ils?|elles?|on|allí|ahí|aquí|dentro|detrás|afuera|nadie|alguien|hoy|luego|después|juntos|juntas|él|ell[ao]s?|lì|qui|dietro|fuori|nessuno|qualcuno|oggi|domani|poi|insieme|lui|lei|loro|lá|ali|aqui|atrás|fora|ninguém|alguém|hoje|amanhã|depois|el[ea]s?|там|здесь|внутри|снаружи|никто|кто|каждый|все|вместе|потом|сегодня|завтра|он[аио]?|мы|однажды|нов(?:ого|ый|ому|ым)|рождеств\p{L}+)$/iu;
const TWO_NOUNS =
  /^(?:Der|Die|Das|Ein|Eine)\s(?:\p{Ll}+e[rs]?\s)?(?!Stück|Glas|Tasse|Flasche|Haufen|Art)\p{Lu}\p{Ll}{3,}\s$/u;

const isAfterKind = (before: string, language: Language): boolean => {
  const noun = /(\p{L}+)\s$/u.exec(before)?.[1] ?? "";
  return (
    noun !== "" && findWords(noun, language).some(({ sort, word }) => sort === "kind" && word === noun.toLowerCase())
  );
};

const TRADE_BEFORE =
  /(?<!\p{L})(?:der|die|das|eine?|[mds]eine?|ihre?|unsere?)\s(?:\p{Ll}+\s)?\p{Lu}\p{Ll}*(?:frau|mann|fahrer|lehrer|meister|wart|bäcker|gärtner|schwester|pfleger|verkäufer|briefträger|nachbar|in)\s$/iu;
const STREET_BEFORE = /(?<!\p{L})(?:via|viale|piazza|rue|place|avenue|calle|plaza|rua|praça|avenida|улица|улице)\s$/iu;
const FEAST = /^(?:Noël|Natal|Natale|Navidad|Pâques|Weihnachten|Ostern)$/;
/** The first word of an idea is a name before these: "Luana perdeu", "Léo et ses amis". */
const ACTS_AFTER =
  /^\s(?:(?:y|e|et|und)\s(?:sus?|son|sa|ses|il suo|la sua|suo|sua|o|a|seine?|ihre?)\s|(?:quer|quiere|veut|vuole|will|möchte|perdeu|perdió|pierde|perde|perd|verliert|tem|tiene|hat|sonha|sueña|rêve|sogna|träumt|procura|busca|cherche|cerca|sucht|encontra|encuentra|trouve|trova|findet|decide|décide|beschließt|constr\p{L}+|costruisce|baut|aprend\p{L}+|apprend|impara|lernt|vive|habite|wohnt|lebt|vuela|viaja|viaggia|fährt|reist)\s|a (?:perdu|trouvé|peur|décidé)\s|ha (?:perso|trovato|paura)\s)/u;

/** "una abuela de Sevilla", "nach Paris", "di Roma" */
/** "al Polo Norte" */
const POLE = /Polo (?:Norte|Sur|Nord|Sud|Sul)|Pôle (?:Nord|Sud)/u;
const POLES = /^(?:Polo|Pôle|Norte|Sur|Nord|Sud|Sul)(?:\s|$)/u;
const PLACE_BEFORE = /(?<!\p{L})(?:de|en|hasta|à|vers|di|da|in|a|em|até|nach|aus|von)\s$/iu;

/** "Ein Topf mit Erde … aus der Erde" is no name. */
const isWithArticle = (text: string, name: string): boolean =>
  new RegExp(`(?<!\\p{L})(?:der|die|das|den|dem|des|einer?|einem)\\s${name}(?!\\p{L})`, "u").test(text);

/** Shorter texts name somebody once. */
const MIN_STORY = 400;

/** What is joined to a name in languages without capitals: "and", "for"; case endings. The name is the second group. */
const AFFIXES: Readonly<Partial<Record<Language, RegExp>>> = {
  hindi: /^()(.+)$/u,
  arabic: /^([وفلبك]?)(.+)$/u,
  bengali: /^()(.+?)(?:কে|ের|য়ের|র|দের|ও)$/u,
};
/** Feasts and things whose words are also names. */
const FEAST_OR_THING: Readonly<Partial<Record<Language, RegExp>>> = {
  bengali: /^(?:পূজা|পুজো|ঈদ)(?:র|র|ের)\s(?:ছুটি|সময়|দিন|মেলা|আগে|পরে|মণ্ডপ|বাজার|রাত)/u,
  hindi: /^(?:पूजा|दीपाली|ज्योति) (?:के दिन|की छुट्टी|के लिए|का प्रसाद)/u,
  arabic: /^ورقية(?!\p{L})/u,
};

/** Words before which a word that is also a name is none: "عن أمل". */
const NO_NAME_AFTER: Readonly<Partial<Record<Language, RegExp>>> = {
  arabic: /(?:^|\s)(?:عن|من|بلا|بدون|في|على|كل|ذات|أي)\s$/u,
};

/** "মেঘা আর তার মামা", "अनाया अपने जन्मदिन": an unknown word at the start that owns something. */
const opensAsName = (word: string, text: string, language: Language): boolean =>
  text.length < MIN_STORY &&
  OWNS[language]?.test(text.slice(word.length)) === true &&
  !isStopWord(word, language) &&
  findWords(word, language).every((hit) => hit.word !== word);
const OWNS: Readonly<Partial<Record<Language, RegExp>>> = {
  hindi: /^\s(?:अपन[ाीे]|और उसक[ाीे]|और उसके)(?![\p{L}\p{M}])/u,
  bengali: /^\s(?:নিজের|(?:(?:আর|ও|এবং) )?তার)(?![\p{L}\p{M}])/u,
};

/** The given names of a language without capitals. */
const knownNames = (text: string, language: Language): OtherName[] =>
  [...text.matchAll(/[\p{L}\p{M}]+/gu)].flatMap(({ index, 0: word }) => {
    const [, before = "", bare = ""] = AFFIXES[language]?.exec(word) ?? [];
    if (index === 0 && opensAsName(word, text, language))
      return [{ name: word, at: 0, isCalled: false, isOwner: false }];
    const name = genderOfNameIn(word, language) ? word : genderOfNameIn(bare, language) ? bare : undefined;
    // "रानी" is a queen before it is a name.
    const isKind = findWords(word, language).some((hit) => hit.value === "queen" || hit.value === "king");
    if (!name || isKind || NO_NAME_AFTER[language]?.test(text.slice(0, index))) return [];
    // "পূজার ছুটি", "ورقية"
    if (FEAST_OR_THING[language]?.test(text.slice(index))) return [];
    const at = name === word ? index : index + before.length;
    // "أم خالد" is who is called so.
    const [parent = ""] = language === "arabic" ? (PARENT_OF.exec(text.slice(0, at)) ?? []) : [];
    return [{ name: parent + name, at: at - parent.length, isCalled: false, isOwner: false }];
  });
const PARENT_OF = /(?<!\p{L})(?:أم|أبو|أبي|أبا)\s$/u;

const SHE_ENDINGS: Readonly<Partial<Record<Language, RegExp>>> = {
  german: /[ae]$/,
  french: /[ae]$/,
  spanish: /a$/,
  italian: /a$/,
  portuguese: /a$/,
  russian: /[ая]$/,
  hindi: /[ाी]$/u,
  japanese:
    /[子美香花奈菜江]$|^(?:さくら|はな|ゆき(?!お)|みき|あい|りん|ひな|もも|リン|ミカ|メイ|アオイ|サクラ|ハナ|ユキ(?!オ)|モモ|マリ|エマ|ユイ|アヤ|ミナ|ナナ|ルナ|ナギ|エミ|サラ|リリ)/u,
  chinese: /[红美丽芳兰梅玲莉娜燕雪月静晴雯婷雅欣怡悦涵琪妞朵花香菲莎蒂妮薇黛玫珍芬娟秀英琴凤惠慧淑萍霞姨婆]$/u,
  korean:
    /^(?:서연|서윤|지유|하은|하윤|민서|지민|윤서|채원|수아|지아|지윤|은서|예은|다은|수빈|소율|예린|지원|소윤|시아|유나|채은|가은|윤아|민지|유진|수진|영희|순이|미나|보라|나리|수미|은지|은주|혜진|지혜|미영|하나|다솜|아라|나래|소라|하린|서아|아린|다인|미미|나나)|(?:[순영미숙옥말정명춘경금복]자|[가-힣][숙희순옥란])$/u,
};

/** "she" or "he", from the name or its ending. */
export const genderOfOtherName = (name: string, language: Language): "she" | "he" =>
  (/^(?:Frau|Tante|Oma|أم)\s|^(?:Oma|Mama|Mami|Mutti)$/.test(name)
    ? "she"
    : /^(?:Herr|Onkel|Opa|أبو|أبي)\s|^(?:Opa|Papa|Papi|Vati)$/.test(name)
      ? "he"
      : (genderOfNameIn(name, language) ?? genderOfName(name))) ?? (SHE_ENDINGS[language]?.test(name) ? "she" : "he");
