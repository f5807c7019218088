import type { Language } from "../../languages/index.ts";
import type { CastMember } from "../../vocabulary.ts";
import { findWords, type Hit } from "../lexicon/find-words.ts";
import { withoutComparisons } from "../plan/comparisons.ts";
import { genderTraits } from "../plan/grammatical-gender.ts";
import { looksAt } from "../plan/looks.ts";
import { isOnlyBeside } from "./beside-subject.ts";
import { katakanaKind, subjectScore } from "./eastern-names.ts";
import { COUNTED, FRIEND, PARENT } from "./friends-and-parents.ts";
import { genderInText } from "./gender-in-text.ts";
import { genderTraitsAt, isOnlyWoman, isWomanAt, isWomanByName } from "./gender-of-trade.ts";
import { isGroupOfNames } from "./group-of-names.ts";
import { type Context, type Found, isOld, join, joinDoctor, joinGrandparent, joinTradeOfNamed } from "./join-others.ts";
import { kindOfFrame } from "./kind-of-frame.ts";
import { isFriendOfKind, isWithinHit } from "./known-friends.ts";
import type { KnownMember } from "./known-member.ts";
import { isNoCharacter } from "./no-character.ts";
import { isGrandparent, isMereWord, isPictured, isQueue, isSize, WITHOUT, withoutBackdrop } from "./no-creature.ts";
import { nounBeside } from "./noun-beside.ts";
import { ageInOther } from "./other-ages.ts";
import { costumeOf, DOCTOR_BEFORE } from "./other-costumes.ts";
import type { OtherName } from "./other-name.ts";
import { ageOfTitle, otherNames } from "./other-names.ts";
import { type Age, kindOfHuman, personNoun } from "./person-nouns.ts";
import { russianNominative } from "./russian-nominative.ts";
import { drawnThing, keeperOfShop, shownKind } from "./shown-kind.ts";
import { firstThing, subjectThing } from "./subject-thing.ts";
import { isNamedSo, isTakenByName } from "./taken-by-names.ts";

const MAX_CAST = 8;

/** The cast of a text that is not English: its names, each with the noun beside it, and the creatures without a name. */
export const otherCast = (text: string, language: Language, heroName?: string): KnownMember[] => {
  const hits = findWords(text.length > MIN_STORY ? withoutComparisons(text, language) : text, language);
  const named = charactersIn(text, hits, language);
  const names = toldNames(otherNames(text, language), text);
  const others = named.filter(({ word, at }) => !FRIEND.test(word) || COUNTED.test(text.slice(0, at)));
  const kinds = (others.length > 0 ? others : named).filter(
    (hit) =>
      !isGroupOfNames(text, hit, names) &&
      !isTakenByName(hit, names) &&
      !isNamedSo(hit, names) &&
      !isTradeBeforeNoun(hit, named, text, language) &&
      !isFriendOfKind(text, hit, named),
  );
  const found = new Map<string, Found>();
  const linked = new Set<number>();
  for (const name of names) {
    const entry = entryOf(found, stem(name.name, language), name.at);
    entry.name ??= name.name;
    entry.words.add(entry.key);
    entry.score += name.isOwner ? 0.4 : name.frame?.isBeside ? -1 : 1.6;
    entry.frame ??= name.frame;
    const isBeside = name.isCalled || /^(?:japanese|chinese)$/.test(language);
    const hit = name.frame
      ? name.frame.noun
      : (nounBeside(
          text,
          name,
          language,
          isBeside ? [...kinds, ...hits.filter((hit) => !isGroupOfNames(text, hit, names))] : kinds,
        ) ?? kindInName(name, hits));
    if (!hit) continue;
    entry.hit ??= hit;
    linked.add(hit.at);
    // The noun alone means the same one later.
    if (hit.sort === "kind" && !(PLAIN_WORD.test(hit.word) && POSSESSED.test(text.slice(0, hit.at))))
      entry.words.add(hit.word);
  }
  for (const hit of kinds) if (!saysOnlyWhat(text, hit, names)) countKind(found, hit, linked);
  joinGrandparent(found, { text, language, heroName });
  joinDoctor(found);
  joinTradeOfNamed(found, { text, language, heroName });
  joinOnlyNamed(found, { text, language, heroName });
  preferSubject(found, text, language);
  const isName = ({ at }: Hit): boolean => names.some((each) => each.at <= at && at < each.at + each.name.length);
  const front = subjectThing(
    text,
    language,
    hits.filter((hit) => hit.sort === "kind" || !isName(hit)),
  );
  // "Старый трамвай по имени Семён"
  const isNamedThing = front !== undefined && [...found.values()].some(({ name, hit }) => name && hit?.at === front.at);
  // "रिया पतंग उड़ाना": who is named before the thing acts.
  const isOfNamed = names.some(({ name, at }) => at + name.length + 1 === front?.at && language === "hindi");
  const acting = isNamedThing || isOfNamed ? undefined : front;
  if (acting) for (const [key, { hit }] of found) if (hit && FRIEND.test(hit.word)) found.delete(key);
  if (
    acting &&
    ![...found.values()].some(({ name }) => name && (acting.word.includes(name) || name.includes(acting.word)))
  )
    found.set(acting.value, {
      key: acting.value,
      at: acting.at,
      hit: acting,
      score: SUBJECT_SCORE,
      words: new Set([acting.word]),
    });
  if (text.length > MIN_STORY) withoutBackdrop(found, text);
  const ranked = [...found.values()].sort((a, b) => b.score - a.score || a.at - b.at).slice(0, MAX_CAST);
  if (text.length > MIN_STORY) asAnimals(ranked, kinds);
  const cast = (ranked.length > 0 ? ranked : firstThing(hits, text, language)).map((each, at) =>
    memberOf(each, at, { text, language, heroName }),
  );
  return OWN_KIN.test(text) ? cast : cast.map((known) => asKinOf(cast[0], known));
};

/** The nouns of people and animals who may be of the cast. */
const charactersIn = (text: string, hits: readonly Hit[], language: Language): readonly Hit[] =>
  hits.filter(
    (hit) =>
      hit.sort === "kind" &&
      !WITHOUT.test(text.slice(0, hit.at)) &&
      !isWithinHit(hit, hits) &&
      !isNoCharacter(hit, text, hits, language) &&
      !(language === "german" && isQueue(text, hit)) &&
      !isSize(text, hit) &&
      !isMereWord(text, hit) &&
      !isPictured(text, hit) &&
      !isOnlyWoman(hit, hits) &&
      !(text.length > MIN_STORY && CHILDREN.test(hit.word)) &&
      !isKinOfKind(hit, text, hits) &&
      !(text.length > MIN_STORY && isSpoken(text, hit.at)),
  );

/** "Frau" of "Frau Holzer", "sie war die Gärtnerin", "une soupe de poisson": no second one. */
const saysOnlyWhat = (text: string, { at, value, word }: Hit, names: readonly OtherName[]): boolean =>
  (A_FRIEND.test(word) && APPOSITION.test(text.slice(at + word.length))) ||
  (/^(?:man|woman|boy|girl)$/.test(value) && text.length > MIN_STORY && APPOSED.test(text.slice(0, at))) ||
  names.some((name) => name.at <= at && at < name.at + name.name.length) ||
  (text.length > MAX_IDEA && (PREDICATE.test(text.slice(0, at)) || OF_WHAT.test(text.slice(0, at))));
/** "Ihr Freund, der Igel Max": one. */
const A_FRIEND = /^(?:freund(?:in)?|amie?|amig[oa]|amic[oa]|друг|подруга)$/iu;
const APPOSITION = /^,\s(?:der|die|das|el|la|le|il|lo|o|a|un\p{L}{0,2}|eine?)\s/iu;
/** "Le grand-père de Noémie, un homme à la barbe blanche". */
const APPOSED = /\p{L},\s(?:eine?|une?|un[oa]?|uma?)\s(?:\p{Ll}+\s)?$/u;
const PREDICATE =
  /(?<!\p{L})(?:(?:er|sie|es) (?:war|ist) (?:der|die|das|eine?)|(?:il|elle|c['’]) ?(?:était|est) (?:une?|la?|le)|(?:él |ella |que )?era (?:una?|el|la)|(?:lui |lei )?faceva (?:il|la|l['’])|que era|qui était|che era|(?:ele|ela) era (?:uma?|o|a)|(?:lui|lei) era (?:una?|il|la)|(?:il|elle) était|(?:él|ella|y) era|(?:ele|ela|e) era|(?:lui|lei|e) era|(?:er|sie) war)\s(?:\p{Ll}+\s)?$/iu;
const OF_WHAT =
  /(?<!\p{L})(?:soupe|pâté|filet|sopa|caldo|zuppa|brodo|filete|filetto|peau|piel|pelle|pele|caisse|panier) (?:de|di)\s$/iu;

/** Where all are animals, who has only a name is what was named last before: "la taupe … mon petit dernier, Gaspard". */
const asAnimals = (ranked: readonly Found[], kinds: readonly Hit[]): void => {
  const isAnimal = ({ value }: Hit): boolean => personNoun(value)?.isHuman !== true;
  const animals = kinds.filter(isAnimal);
  const isOfAnimals = ranked.every(({ hit }) => !hit || isAnimal(hit) || KIN.test(hit.word));
  if (!isOfAnimals || new Set(animals.map(({ value }) => value)).size < 2) return;
  for (const each of ranked)
    if (!each.hit) each.hit = animals.findLast(({ at }) => at < each.at && each.at - at < NEAR);
};
const NEAR = 120;

/** "爷爷老李" is a grandfather. */
const kindInName = ({ name, at }: OtherName, hits: readonly Hit[]): Hit | undefined =>
  katakanaKind(name) ??
  (/^\p{Script=Han}+$/u.test(name)
    ? hits.find(
        (hit) =>
          (hit.at === at || hit.at + hit.word.length === at + name.length) &&
          hit.at >= at &&
          hit.word.length < name.length &&
          KIN_OR_AGED.test(hit.value),
      )
    : undefined);

/** Parents of who tells: "mia mamma", and "papa" in a story of "nous". */
const OWN_KIN =
  /(?<!\p{L})(?:meine?|mon(?= (?:père|grand))|ma(?= (?:maman|mère|grand))|mi(?= (?:m[aá]|p[aá]|abuel))|mia|mio|meu|minha|ich|wir|je|nous|yo|nosotros|io|noi|ho|eu|nós)(?!\p{L})|(?<!\p{L})j['’]/iu;
/** The mother of a hedgehog is a hedgehog. */
const asKinOf = (hero: KnownMember | undefined, known: KnownMember): KnownMember =>
  hero &&
  personNoun(hero.member.kind)?.isHuman !== true &&
  KIN.test(known.noun ?? "") &&
  known.member.name === known.noun
    ? { ...known, member: { ...known.member, kind: hero.member.kind } }
    : known;
const KIN =
  /^(?:mutter|vater|mama|papa|großmutter|großvater|madre|padre|mamá|papá|abuel[ao]|mère|père|maman|grand-mère|grand-père|mamma|papà|nonn[ao]|mãe|pai|av[óô]|мама|мать|папа|отец|бабушка|дедушка)$/i;

/** Of a longer text, only those who are named outside direct speech. */
const toldNames = (names: readonly OtherName[], text: string): readonly OtherName[] =>
  text.length > MIN_STORY
    ? names.filter(({ name }) => {
        const same = names.filter((each) => each.name === name);
        return same.some(({ at }) => !isSpoken(text, at)) && !isCity(text, same);
      })
    : names;

/** "Per Genova … a Genova": where somebody goes is a city. */
const isCity = (text: string, mentions: readonly OtherName[]): boolean => {
  const before = mentions.map(
    ({ at }) => /(\p{L}+)\s$/u.exec(text.slice(Math.max(0, at - 14), at))?.[1]?.toLowerCase() ?? "",
  );
  return before.every((word) => TO.test(word)) && before.some((word) => TO_CITY.test(word));
};
const TO_CITY = /^(?:von|zu|durch|per|da|verso|nach|aus|seit|vers|hacia|desde|para|из|в)$/;
const TO =
  /^(?:von|zu|durch|per|da|verso|nach|aus|seit|vers|hacia|desde|para|из|в|a|à|in|en|em|до|около|bis|über|de|di)$/;

/** Whether a place in a text is within direct speech. */
const isSpoken = (text: string, at: number): boolean => {
  const line = text.slice(text.lastIndexOf("\n", at) + 1, at);
  const opened = line.search(/[„«“"][^“”"»]*$/u);
  if (opened < 0) return false;
  const mark = line[opened];
  return mark !== '"' || (line.slice(0, opened + 1).match(/"/g)?.length ?? 0) % 2 === 1;
};
const MIN_STORY = 400;
/** Children whom a text does not count are no one of the cast. */
const CHILDREN = /^(?:kinder[ns]?|enfants|niños|niñas|bambini|crianças|meninos|дети|детей)$/iu;
/** "선장 할아버지": one person. */
const isTradeBeforeNoun = ({ at, word }: Hit, kinds: readonly Hit[], text: string, language: Language): boolean =>
  /^(?:korean|hindi|bengali)$/.test(language) &&
  kinds.some(
    (next) =>
      next.at > at &&
      (/^ $/.test(text.slice(at + word.length, next.at)) ||
        (language === "korean" && /^ [가-힣]{1,3} $/u.test(text.slice(at + word.length, next.at)))) &&
      KIN_OR_AGED.test(next.value),
  );
const KIN_OR_AGED = /^(?:grandma|grandpa|man|woman)$/;

/** "カエルの兄弟" are frogs. */
const isKinOfKind = ({ word, at }: Hit, text: string, hits: readonly Hit[]): boolean =>
  /^(?:兄弟|姉妹|親子|夫婦|형제|자매|남매|부부)$/u.test(word) &&
  hits.some(
    (hit) =>
      hit.sort === "kind" &&
      hit.at < at &&
      /^(?:の|\s(?:[두세삼사]\s)?)$/u.test(text.slice(hit.at + hit.word.length, at)),
  );

/** In a short text whose particles show the subject, it is the hero. */
const preferSubject = (found: Map<string, Found>, text: string, language: Language): void => {
  if (text.length > MAX_IDEA) return;
  if (/^(?:chinese|arabic|bengali)$/.test(language)) {
    const [first] = [...found.values()]
      .map((entry) => ({ entry, at: text.indexOf(entry.name ?? entry.hit?.word ?? "") }))
      .filter(({ entry, at }) => text[at + (entry.name ?? entry.hit?.word ?? "").length] !== "的")
      .sort((a, b) => a.at - b.at);
    if (first) first.entry.score += FIRST_SCORE;
  }
  for (const entry of found.values()) {
    const mention = entry.name ?? entry.hit?.word ?? "";
    const at = entry.name ? text.indexOf(entry.name) : (entry.hit?.at ?? entry.at);
    if (mention !== "" && opensIdea(text, at, mention, language) && !(entry.hit && entry.hit.at > at))
      entry.score += OPENING_SCORE;
  }
  const end = /[.!?。！？।؟]/u.exec(text)?.index ?? text.length;
  const isLater = text.length - end > MIN_SENTENCE;
  for (const entry of found.values()) {
    const mention = entry.name ?? entry.hit?.word ?? "";
    const at = entry.name ? text.indexOf(entry.name) : (entry.hit?.at ?? entry.at);
    // The hero is in the first sentence; "su nieto Mateo" belongs to somebody.
    if (isLater && at < end) entry.score += 1;
    if (at > TITLE_LENGTH && POSSESSED.test(text.slice(0, at))) entry.score -= POSSESSED_SCORE;
    if (at < end && found.size > 1 && isOnlyBeside(text, at, mention, language)) entry.score -= BESIDE_SCORE;
    // "爸爸工作很忙，小雨想": the child who is named is the hero.
    if (!entry.name && PARENT.test(mention) && [...found.values()].some(({ name }) => name))
      entry.score -= BESIDE_SCORE;
    if (at < end) entry.score += subjectScore(text.slice(at + mention.length, at + mention.length + 18), language);
  }
};
/** "El perro Canelo": nothing but an article and a noun before the subject of an idea. */
const OPENS =
  /^(?:(?:der|die|das|el|la|los|las|le|les|il|lo|i|gli|o|a|os|as|eine?|une?|un[oa]?|uma?|zwei|drei|vier|dos|tres|cuatro|deux|trois|quatre|due|tre|quattro|dois|duas|três|quatro|два|две|три)\s)?(?:\p{L}{4,},?\s)?$/iu;
const opensIdea = (text: string, at: number, mention: string, language: Language): boolean =>
  !/^(?:japanese|chinese|korean)$/.test(language) &&
  OPENS.test(text.slice(0, at)) &&
  !(language === "german" && /s$/.test(mention) && /^\s\p{Lu}/u.test(text.slice(at + mention.length)));
const OPENING_SCORE = 2.5;
const MIN_SENTENCE = 8;
const POSSESSED =
  /(?<![\p{L}\p{M}])(?<!(?:और|आर|আর|ও|et|y|e|und|и|mit|con|avec|com|с)\s)(?:sus?|son|sa|seine?[mnr]?|ihre?[mnr]?|suo|sua|seu|उसक[ाीे]|अपन[ाीे]|তার|নিজের|её|его|их|сво(?:ей|его|ему|им|ю|й))\s(?:[\p{L}\p{M}-]+,?\s)?$/iu;
/** "Seu" before a name is a title. */
const TITLE_LENGTH = 4;
const POSSESSED_SCORE = 1.5;
const BESIDE_SCORE = 5;
const MAX_IDEA = 240;
const FIRST_SCORE = 1.5;
const SUBJECT_SCORE = 6;

/** "La niña" is Lucía, where she is the only girl who is named and nothing else is said of what she is. */
const joinOnlyNamed = (found: Map<string, Found>, { text, language }: Context): void => {
  for (const [key, entry] of found) {
    const gender = entry.name === undefined && entry.hit ? genderOfPlainKind(entry.hit.value) : undefined;
    if (!gender || entry.hit?.isTrade || KIN.test(entry.hit?.word ?? "") || PARENT.test(entry.hit?.word ?? ""))
      continue;
    // "Eine alte Dame" after Gerda: somebody else.
    if (text.length > MIN_STORY && AN.test(text.slice(0, entry.hit?.at ?? 0))) continue;
    const named = [...found.values()].filter(({ name }) => name && genderInText(text, name, language) === gender);
    const isChild = /^(?:girl|boy)$/.test(entry.hit?.value ?? "");
    const ages = named.map((each) => ({
      each,
      age: isAged(each) ? "old" : (ageOfTitle(each.name ?? "") ?? ageInOther(text, each.at, language)),
    }));
    const fitting = ages.filter(({ age }) => age !== undefined && (age === "child") === isChild);
    const open = fitting.length > 0 ? fitting : ages.filter(({ age }) => age === undefined);
    const only = open[0]?.each;
    if (!only || (only.hit && only.hit.value !== entry.hit?.value) || open.length !== 1 || only.at > entry.at) continue;
    join(found, key, only);
  }
};

const isAged = ({ hit }: Found): boolean => /^grand(?:ma|pa)$/.test(hit?.value ?? "");
const AN = /(?<!\p{L})(?:eine?|une?|una?|uno|uma?)\s(?:\p{Ll}+\s)?$/iu;

const genderOfPlainKind = (kind: string): "she" | "he" | undefined =>
  /^(?:girl|woman)$/.test(kind) ? "she" : /^(?:boy|man)$/.test(kind) ? "he" : undefined;

/** "Frau Holzer" is not "die Mutter" for being a woman. */
const PLAIN_WORD =
  /^(?:frau|mann|herr|señora?|madame|monsieur|signora?|senhora?|homme|femme|hombre|mujer|uomo|donna|homem|mulher)$/i;

const entryOf = (found: Map<string, Found>, key: string, at: number): Found => {
  const entry = found.get(key) ?? { key, at, score: at < 60 ? 0.5 : 0, words: new Set<string>() };
  found.set(key, entry);
  return entry;
};

const countKind = (found: Map<string, Found>, hit: Hit, linked: ReadonlySet<number>): void => {
  if (linked.has(hit.at) || [...found.values()].some(({ name, at }) => name && Math.abs(at - hit.at) < 1)) return;
  const isSame = ({ hit: own }: Found): boolean =>
    own?.value === hit.value && (own.word === hit.word || !(KIN.test(hit.word) && PLAIN_WORD.test(own.word)));
  const named = [...found.values()].find((each) => each.name && isSame(each));
  const entry = named ?? entryOf(found, `kind ${hit.value}`, hit.at);
  entry.hit ??= hit;
  entry.words.add(hit.word);
  entry.score += 1;
};

/** Names of languages with cases and particles without their last letter. */
const stem = (name: string, language: Language): string =>
  language === "russian" && name.length > 3 ? name.toLocaleLowerCase().slice(0, -1) : name.toLocaleLowerCase();

/** "un'astronauta" */
const ELIDED = /^(?:un|l|d|dell|all|nell|sull|qu)['’](?=\p{L})/iu;

const memberOf = (
  { name, hit: beside, words, at: firstAt, frame }: Found,
  at: number,
  { text, language, heroName }: Context,
): KnownMember => {
  // "Oma Trude hatte nie ein Pferd geritten" is no horse.
  const hit = isGrandparent(name ?? "") && personNoun(beside?.value ?? "")?.isHuman !== true ? undefined : beside;
  const isDoctor = name !== undefined && DOCTOR_BEFORE.test(text.slice(Math.max(0, firstAt - 24), firstAt));
  const keeper = name && language === "japanese" ? keeperOfShop(text.slice(0, text.indexOf(name))) : undefined;
  const called = name && language === "russian" ? russianNominative(name, text) : name;
  const gender = frame?.gender ?? genderInText(text, called ?? name ?? "", language);
  const kind = isDoctor
    ? "doctor"
    : keeper
      ? keeper
      : hit
        ? (drawnThing(hit, language) ??
          (hit.value === "man" && (isWomanAt(text, hit) || isWomanByName(hit, name, language))
            ? "woman"
            : costumeOf(hit, text)))
        : kindOfHuman({
            age: isOld(text, firstAt, language)
              ? "old"
              : (ageOfNamed(text, name ?? "", { firstAt, language }) ?? "child"),
            gender,
          });
  const shown = frame
    ? kindOfFrame(frame, kind, gender, ageOfNamed(text, name ?? "", { firstAt, language }))
    : hit
      ? shownKind(kind, name, language)
      : kind;
  const looks = hit
    ? [
        ...looksAt(text, hit.at, hit.word, language),
        ...(frame?.gender ? genderTraits(shown, gender) : genderTraitsAt(text, hit, name, language)),
      ]
    : [];
  const known = name && looks.every((look) => look !== "man" && look !== "woman") ? genderTraits(shown, gender) : [];
  const member: CastMember = {
    id: at === 0 ? "hero" : `cast-${at + 1}`,
    name: (at === 0 && heroName?.trim()) || (called ?? hit?.word.replace(ELIDED, "") ?? ""),
    kind: shown,
    traits: [...new Set([...looks, ...known])],
  };
  const noun = hit ? { noun: hit.word } : {};
  const trait = member.traits.find((each) => each === "man" || each === "woman");
  // "Sie spann und spann" tells of the spider Adele.
  const ofName = name && text.length > MIN_STORY ? genderInText(text, name, language) : "it";
  const ofTrait = trait === "woman" ? "she" : trait === "man" ? "he" : ofName;
  return { member, aliases: [...words], gender: personNoun(shown)?.gender ?? ofTrait, ...noun };
};

/** The age of somebody with a name: "Frau Lindner war dreiundachtzig" is older than her title says. */
const ageOfNamed = (
  text: string,
  name: string,
  { firstAt, language }: { firstAt: number; language: Language },
): Age | undefined => {
  const told = ageInOther(text, text.indexOf(name), language) ?? ageInOther(text, firstAt, language);
  return told === "old" ? told : (ageOfTitle(name) ?? told);
};
