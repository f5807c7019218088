import { asTheyStand } from "../as-they-stand.ts";
import { inTense } from "../clause-blocks.ts";
import type { Clause, ClauseTelling, Voice } from "../clause-telling.ts";
import { around } from "./around.ts";
import { clauseLines } from "./clause-lines.ts";
import { presentOf } from "./present.ts";
import { telling } from "./telling.ts";

/** Where a clause begins that can stand alone. */
const CLAUSE_START =
  /,\s(?=(?:но|а потом|а в конце|и в конце|и вдруг|и тогда|а|и|однако|поэтому|пока не)\s(?!не\s|то(?:лько)?\s))/iu;
const CONTRARY = /^(?:но|а(?!\s(?:потом|в конце|тогда|затем))|однако|вдруг)\s/iu;
/** "А мышь строит для неё ракету": no contrast. */
const FOR_HERO = /^а\s.*для (?:него|неё|нее|них)(?!\p{L})/iu;
const EVERYBODY = /^(?:(?:но|а|и|однако)\s)?(?:все|никто|соседи|люди|дети|звери|другие)\s/iu;
const VERB =
  /(?<!\p{L})\p{L}{2,}(?:ет|ёт|ит|ют|ут|ят|ат|ешь|ишь|ем|им|ю|у|л|ла|ло|ли|ть|ти)(?:ся|сь)?(?!\p{L})|(?<!\p{L})(?:нет|есть|шёл|боюсь)(?!\p{L})/iu;

const clausesOf = (sentence: string): readonly Clause[] => {
  const end = /[.!…]+$/u.exec(sentence)?.[0] ?? ".";
  const pieces = sentence
    .replace(/[.!…]+$/u, "")
    .split(CLAUSE_START)
    .reduce<string[]>((all, piece) => {
      // "Пока не" and what has no verb belong to the clause before.
      if (all.length > 0 && (!VERB.test(piece) || /^пока/iu.test(piece))) all.push(`${all.pop()}, ${piece}`);
      else all.push(piece);
      return all;
    }, []);
  return pieces.map((text) => ({
    text: `${text.charAt(0).toLocaleUpperCase()}${text.slice(1)}${end}`,
    ...(CONTRARY.test(text) && !FOR_HERO.test(text) && { isContrary: true }),
    ...(EVERYBODY.test(text) && { isEverybody: true }),
  }));
};

const PAST = /(?<!\p{L})(?!стол|школ|скал|пчел|дел|одеял|зеркал|пол|гол|бел)\p{Ll}+(?:л|ла|ло|ли)(?:сь|ся)?(?!\p{L})/gu;
const PRESENT =
  /(?<!\p{L})(?!нет|свет|цвет|обед|привет|секрет|брат)\p{Ll}{2,}(?:ет|ёт|ит|ют|ут|ят|ат)(?:ся)?(?!\p{L})|(?<=(?<!\p{L})(?:я|мы)\s(?:\p{L}+\s){0,3})\p{Ll}+(?:[ую]|ем|им|ём)(?:сь|ся)?(?!\p{L})/giu;

const voiceOf = (idea: string): Voice => {
  const speaker = /(?<!\p{L})мы(?!\p{L})/iu.test(idea)
    ? ("we" as const)
    : /(?<!\p{L})(?:я|у меня|мне|меня)(?!\p{L})/iu.test(idea)
      ? ("i" as const)
      : undefined;
  const count = (pattern: RegExp): number => idea.match(pattern)?.length ?? 0;
  return { ...(speaker && { speaker }), isPast: count(PAST) > count(PRESENT) };
};

export const clauseTelling: ClauseTelling = {
  ...asTheyStand,
  clausesOf,
  voiceOf,
  speakers: { i: "я", we: "мы" },
  speakerPerson: (idea) => (/(?<!\p{L})я\s(?:\p{Ll}+\s){0,3}\p{Ll}+ла(?:сь)?(?!\p{L})/iu.test(idea) ? "she" : "he"),
  inVoice: inTense,
  everybody: { name: "все", person: "they" },
  isSubject: (clause, name) =>
    new RegExp(`(?<!\\p{L})(?<!(?<!\\p{L})(?:для|у|от|без|из|до|про|на|в|с|к|о|по|за)\\s)${name}(?!\\p{L})`, "iu").test(
      clause,
    ),
  agreement: {
    ...telling.agreement,
    agreedVerb: (verb, hero) => presentOf(verb, hero),
  },
  premises: {
    friend:
      /(?:нет|без|ищ\p{L}+|искал\p{L}*|хо[чт]\p{L}+|мечта\p{L}+|найти|нов\p{L}+)\s(?:\p{Ll}+\s){0,2}(?:друз\p{L}+|друга|подруг\p{L}+)|подруж|одинок/iu,
    fear: /бо(?:ится|ятся|юсь|ялся|ялась|ялось|ялись)|страшно|пуга(?:ется|ются)|трус/iu,
    learn: /(?:^|\s)(?:учи(?:тся|лся|лась|лись|ться)|уч(?:усь|атся)|науч|трениру|осваива)\p{L}*/iu,
    refuse: /не хо(?:чет|тят|чу|тел\p{L}*)(?!\p{L})|отказыва/iu,
    lost: /потеря|пропа(?:л|да)|исчез|сбежал|убежал|украл|улетел/iu,
    must: /(?:^|\s)(?:должн\p{L}+|должен|надо|нужно|придётся|обещал\p{L}*)(?!\p{L})/iu,
    love: /влюб/iu,
    wish: /хо(?:чет|тят|чу|тел\p{L}*|тим)(?!\p{L})|мечта(?:ет|ют|ю|л\p{L}*)|решил\p{L}*|реша(?:ет|ют)/iu,
    long: /(?:^|\s)(?:жд(?:ёт|ет|ут|ал\p{L}*)|скуча(?:ет|ют))(?!\p{L})/iu,
    lack: /не (?:мо(?:жет|гут|гу|г|гла|гло|гли)|уме\p{L}+|получа\p{L}+|работа\p{L}+|спит)(?!\p{L})|сломал|заболел|забыл|заблуд|закончил\p{L}*|кончил/iu,
    sad: /сс?ор[яи]тся|поссор|груст|одинок|скучно|плач|плака|тоску|обид/iu,
    seek: /(?:^|\s)(?:ищ|иска|разыск)\p{L}+(?!\s(?:хозя|владел))/iu,
    find: /(?:^|\s)(?:на(?:ход[ия]т|ш[ёе]л|шла|шли)|обнаруж|получа(?:ет|ют))\p{L}*/iu,
    make: /(?:^|\s)(?:по)?(?:стро(?:ит|ят|им|ю|ил)|чин(?:ит|ят|ил|им)|рису|пек|печ|испек|шь|сши|вяж|мастер|готов(?:ит|ят|им|ил)|сажа|посади|выращ|лепи|леп(?:ят|им)|дела(?:ет|ют|ем))\p{L}*/iu,
    go: /(?:^|\s)(?:лет(?:ит|ят|ел)|полет|ед(?:ет|ут|ем|у)|ид(?:ёт|ет|ут|у|ём)|плыв|отправ|путешеств|пош(?:ёл|ел|ла|ли)|поех|переезж|переех|бежит)\p{L}*/iu,
  },
  hurt: /(?<!\p{L})против(?!\p{L})|хо(?:чет|тят) (?:закрыть|продать|снести|запретить|выгнать|срубить|прогнать)|дразн|смеются над|обижа|украл|отнял|прогна|ругает/iu,
  mishap: /упал|сломал|порвал|разбил|забыл|опозда|проигр|не получ|начался дождь|кончил|закончил/iu,
  denied: /(?:^|\s)не\s/iu,
  turns: {
    found: /на(?:ход[ия]т|ш[ёе]л|шла|шли)|верну|возвраща/iu,
    meet: /встреч|встрет|знаком|появля|появил|приходит|приш[ёе]?л/iu,
    help: /для (?:него|неё|нее|них)(?!\p{L})|помог|уч(?:ит|ат|ил)|показыв|показал|подарил|дарит|да(?:ёт|л|ла|ют)|нес[её]т|прин[её]с|утеша|подбадр|рису|спаса|подсказ|поддерж|объясня/iu,
  },
  pronouns: { он: ["он", "она", "оно", "они", "они", "я", "мы"] },
  hasGender: true,
  isOpen: (idea) => !VERB.test(idea),
  lines: { ...clauseLines, around },
};
