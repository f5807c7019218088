import type { Hit } from "../lexicon/find-words.ts";

/** "Der Tierarzt Dr. Lindner", "la doctora Ruiz". */
export const DOCTOR_BEFORE =
  /(?<!\p{L})(?:dr\.|dra\.|\p{L}*arzt|\p{L}*ärztin|doktor|doctora?|docteure?|dottor(?:e|essa)?|doutora?|доктор|врач|ветеринар)\s(?:dr\.\s)?$/iu;

/** The clothes of a trade whose word a table knows by a wider kind: sailors and captains are no pirates. */
export const costumeOf = ({ value, word }: Hit, text = ""): string => {
  if (value === "girl" && BOYS.test(word)) return "boy";
  if (value === "knight" && SOLDIER.test(word) && OF_TODAY.test(text)) return "man";
  if (value === "grandpa" && GUARD.test(word) && !LIGHTHOUSE.test(text)) return "man";
  return TRADES.find(([, words]) => words.test(word))?.[0] ?? value;
};
/** Friends and children whose word is masculine. */
const BOYS =
  /^(?:freunde?s?|freunden|amigos?|amic[oi]|amis?|bambin[oi]|ragazz[oi]|niños?|meninos?|enfants?|copains?|друг\p{L}{0,2}|друзья\p{L}?|друзей|дет\p{L}{1,3}|दोस्त|बच्चे|बच्चों|صديقه?|أصدقاء|أطفال|友だち|友達|ともだち|朋友|孩子们?|친구|아이들?|子ども(?:たち)?|বন্ধু|বাচ্চা(?:রা)?)$/iu;
/** Soldiers where trains run wear no armour. */
const SOLDIER = /^(?:sold[ad]|wach|guardia|gard|sentinel|солдат|охран)/iu;
const OF_TODAY =
  /(?<!\p{L})(?:zug|bahnhof|bus|telefon|museum|tren|estación|autobús|teléfono|museo|train|gare|téléphone|musée|treno|stazione|telefono|trem|comboio|estação|museu|поезд\p{L}*|вокзал\p{L}*|музе\p{L})(?!\p{L})/iu;
const LIGHTHOUSE = /leuchtturm|phare|faro(?!l)|farol|маяк/iu;
/** A guard is old only in a lighthouse. */
const GUARD = /^(?:gardien|guardi[aá]n|guardiano|guarda|wärter|wächter|сторож)/iu;
const TRADES: readonly (readonly [kind: string, words: RegExp])[] = [
  [
    "man",
    /^(?:viajer|viajant|reisende|fahrgäst|passagier|voyageu|passag|viaggiat|passegg|passageir|путешеств|пассажир)/iu,
  ],
  ["captain", /^(?:kapitän|capit[aá]n|capitaine|capitano|capitão|капитан)|船長|船长|선장|قبطان|ربان/iu],
  ["fisherman", /^(?:fischer|pescador|pêcheu|pescat|рыба[кч])|漁師|渔夫|渔民|어부|صياد|मछुआ|জেলে/iu],
  ["postman", /^(?:briefträger|postbot|cartero|facteu|postin[oa]|carteiro|почтальон)|郵便屋|邮递员|우체부/iu],
  [
    "nurse",
    /^(?:krankenschwester|krankenpfleger|hebamme|enfermer|infirmi|infermier|медсестр)|看護師|护士|간호사|ممرض/iu,
  ],
  [
    "craftsman",
    /^(?:uhrmacher|schuster|schneider|tischler|relojer|zapater|carpinter|horloger|cordonni|menuisi|orologiai|calzolai|falegnam|relojoeir|sapateir|часовщик|сапожник|столяр|плотник)/iu,
  ],
];
