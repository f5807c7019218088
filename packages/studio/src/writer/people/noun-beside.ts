import type { Language } from "../../languages/index.ts";
import { findWords, type Hit } from "../lexicon/find-words.ts";
import { genderOfName } from "./given-names.ts";
import { creatureNamed } from "./named-creature.ts";
import { genderOfNameIn } from "./names-of-languages.ts";
import type { OtherName } from "./other-name.ts";
import { personNoun } from "./person-nouns.ts";

/** "perra Luna", "ihr Bruder Paul", "Lotte, ein kleiner Vulkan", "una nuvola di nome Nina". */
export const nounBeside = (
  text: string,
  { name, at, isCalled, isGiven, isOwner }: OtherName,
  language: Language,
  hits: readonly Hit[],
): Hit | undefined => {
  const creature = isGiven ? creatureNamed(at, hits) : undefined;
  if (creature) return creature;
  // In Japanese and Bengali what somebody is follows the name: "ゆきという女の子", "টুনি নামে এক মেঘ".
  const isNounAfter = /^(?:という| নামে| नाम (?:का|की|के) )/u.test(text.slice(at + name.length));
  const noun = language === "hindi" && hits.find((hit) => hit.sort === "kind" && hit.at === at + name.length + 1);
  if (noun && !HINDI_CASE.test(text.slice(noun.at + noun.word.length))) return noun;
  const title = language === "chinese" && hits.find((hit) => hit.sort === "kind" && hit.at === at + name.length);
  if (title && CHINESE_TITLE.test(title.word)) return title;
  const before = isNounAfter
    ? undefined
    : hits.findLast((hit) => hit.at < at && at - hit.at < MAX_GAP && !isWhere(text, hit));
  if (before) {
    const between = text.slice(before.at + before.word.length, at);
    // "Son capitaine, Marcel, pense", "Une boulangère, Madame Rose, prépare"
    const isApposed = ADDRESSED.test(between) && /^[,.]/.test(text.slice(at + name.length));
    // "O motorista de ônibus Zeca"
    const isWhole = before.sort === "kind" && WITH_WHAT.test(between) && !isCalled;
    if (
      isApposed ||
      isWhole ||
      (isCalled
        ? !/[.!?]/.test(between)
        : /^(?:[\s-]*|傅|\s(?:don|doña|dona|seu|señora?|[Mm]adame|[Mm]onsieur|signora?)\s|[咪狗子]|の|\s(?:العجوز|الصغيرة?|الكبيرة?|الشابة?|الطيبة?|الحكيمة?)\s|\s(?:pequeñ[oa]|viej[oa]|mayor|menor|gemel[oa]|piccol[oa]|minore|maggiore|pequen[oa]|cadette?|aînée?)\s|\s(?:hieß|heißt)\s|\s(?:дядя|тётя|дед|баба)\s|\sال\p{L}+\s)$/u.test(
            between,
          ))
    )
      return before;
  }
  const own = genderOfNameIn(name, language) ?? genderOfName(name) ?? genderOfEnding(name, language);
  const fits = ({ value }: Hit): boolean => {
    const gender = personNoun(value)?.gender;
    return own === undefined || gender === undefined || gender === own;
  };
  // An animal of an earlier sentence is not who is called so.
  const isNear = ({ at: from, value }: Hit): boolean =>
    (text
      .slice(from, at)
      .replace(/“[^”]*”/g, " ")
      .match(/[.!?…]\s/g)?.length ?? 0) < (personNoun(value)?.isHuman === false ? 2 : 3);
  const subject = calledSubject(text, at, hits);
  if (subject) return subject;
  // "Ein junger Mann mit einer Gitarre. Er hieß Anton": the noun of the sentence before.
  const isNamedAfter =
    /,\s(?:der|die|das)\s$/.test(text.slice(0, at)) && /^\s(?:hieß|heißt)/.test(text.slice(at + name.length));
  const told = isNamedAfter || HE_WAS_CALLED.test(text.slice(Math.max(0, at - 40), at));
  const person =
    told && hits.findLast((hit) => hit.at < at && at - hit.at < FAR && hit.sort === "kind" && fits(hit) && isNear(hit));
  if (person) return person;
  // "« Je m'appelle Sami »": who is named before the speech.
  if (NAMES_SELF.test(text.slice(Math.max(0, at - 30), at)))
    return hits.findLast((hit) => hit.sort === "kind" && hit.at < at && at - hit.at < FAR && fits(hit));
  // "Le grand-père de Noémie, un homme": he is the man.
  if (isOwner) return undefined;
  // "Seu Joaquim, pescador aposentado,"
  const beside = /^,\s/.test(text.slice(at + name.length))
    ? hits.find((hit) => hit.sort === "kind" && hit.at === at + name.length + 2)
    : undefined;
  if (beside && !/^\s?\p{Lu}/u.test(text.slice(beside.at + beside.word.length))) return beside;
  const rest = text.slice(at + name.length, at + name.length + 45);
  const apposition = APPOSITIONS.exec(rest);
  // "Dit Sami, il sera gardien": the pronoun of French is an article of Italian.
  if (!apposition || (language !== "italian" && /^,\s(?:il|lo)\s/.test(apposition[0]))) return undefined;
  const start = at + name.length;
  // "Milo il topo", not "Bianca la cercò in tutti i cassetti".
  const isBare = /^\s\p{L}+\s$/u.test(apposition[0]);
  return findWords(text.slice(0, start + 60), language).find(
    (hit) =>
      (!isBare || (hit.sort === "kind" && hit.at - start - apposition[0].length < 12)) &&
      hit.at >= start + apposition[0].length - 1 &&
      hit.at < start + 40 &&
      !/[.!?,;]/.test(text.slice(start + apposition[0].length, hit.at)) &&
      (hit.sort === "kind" || hit.sort === "prop"),
  );
};

/** "La boulangère du quartier": where somebody is from. */
const isWhere = (text: string, { sort, at }: Hit): boolean =>
  sort === "place" && /(?<!\p{L})(?:d[eu]|des|de la|del|della|do|da|vom|von der)\s$/iu.test(text.slice(0, at));

const WITH_WHAT = /^\s(?:de|du|d['’]|di|da|do|del|della)\s?\p{Ll}{3,}\s$/u;
const ADDRESSED = /^,\s(?:(?:[Mm]adame|[Mm]onsieur|[Dd]on|[Dd]oña|[Dd]ona|[Ss]eu|[Ss]eñora?|[Ss]ignora?)\s)?$/u;

/** "玛拉王后" is one, "小明爷爷" is not. */
const CHINESE_TITLE = /^(?:王后|女王|皇后|国王|公主|王子|老师|船长|医生|队长|博士)$/u;
/** "चिंटू चूहा" is one, "मोहन कुत्ते को" is not. */
const HINDI_CASE = /^\s(?:जी\s)?(?:को|के|की|का|ने|से|में|पर|और)(?![\p{L}\p{M}])/u;
/** "La boulangère du quartier s'appelait Fatou": the noun of the same sentence. */
const calledSubject = (text: string, at: number, hits: readonly Hit[]): Hit | undefined =>
  hits.findLast(
    (hit) =>
      hit.sort === "kind" &&
      hit.at < at &&
      at - hit.at < FAR &&
      IS_CALLED.test(text.slice(hit.at + hit.word.length, at)),
  );

/** "Fausto" is no grandmother. */
const genderOfEnding = (name: string, language: Language): "he" | "she" | undefined => {
  if (!/^(?:spanish|italian|portuguese)$/.test(language)) return undefined;
  return /o$/.test(name) ? "he" : /a$/.test(name) ? "she" : undefined;
};
const FAR = 200;
const IS_CALLED =
  /^(?:\s(?:d[eu]|des|del|della|da|do|vom|von|der|des)\s(?:\p{L}+\s?){1,2})?\s?(?:hieß|heißt|s['’]appel(?:ait|le)|se llama(?:ba)?|si chiama(?:va)?|(?:se )?chama(?:va)?(?:-se)?|звали)\s$/u;
const NAMES_SELF =
  /(?<!\p{L})(?:je m['’]appelle|ich heiße|mein Name ist|me llamo|mi nombre es|mi chiamo|(?:eu )?me chamo|chamo-me|меня зовут)\s$/iu;
const HE_WAS_CALLED =
  /(?:^|[.!?,»“”"]\s|\sque |\squi |\sche |\s(?=qui |que |che ))(?:(?:er|sie|es) (?:hieß|heißt)|se llama(?:ba)?|(?:il|elle) s['’]appel(?:ait|le)|si chiama(?:va)?|(?:ele |ela )?(?:se )?chama(?:va)?(?:-se)?|qui s['’]appel(?:ait|le)|que se (?:llam|cham)a(?:ba|va)?|che si chiama(?:va)?|(?:его|её) зва?ли|его зовут|её зовут)\s$/iu;

/** "…, ein", "… était un", "… el": what follows says what somebody is. */
const APPOSITIONS =
  /^(?:という| नाम (?:का|की|के) (?:एक )?| নামে(?:র)? (?:এক(?:টি|টা|জন)? )?|,\s(?:eine?|une?|un[oa]?|uma?|der|die|das|la|le|el|il|sein|ihr|seine|ihre)\s|\s(?:ist|war|est|était|es|era|è|é)\s(?:(?:eine?|une?|un[oa]?|uma?|der|die|das|le|la|el|il|lo)\s|l['’])|\s(?:el|la|le|il|der|die|das|o|a)\s)/u;

const MAX_GAP = 26;
