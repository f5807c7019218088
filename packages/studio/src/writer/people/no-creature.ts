import type { Hit } from "../lexicon/find-words.ts";
import type { Found } from "./join-others.ts";
import { personNoun } from "./person-nouns.ts";

/** "In der Schlange" stands no snake. */
export const isQueue = (text: string, { word, at }: Hit): boolean =>
  word === "schlange" &&
  (/(?:in der|in einer|in die)\s(?:\p{Ll}+\s)?$/iu.test(text.slice(0, at)) ||
    /^\p{L}*\s(?:stand|stehen|standen|vor|von|an der|am)(?!\p{L})/iu.test(text.slice(at)));

/** "Beim Wort Eichhörnchen lachten sie": a word, and no squirrel. */
export const isMereWord = (text: string, { at }: Hit): boolean =>
  /(?<!\p{L})(?:Wort|Namens?|palabra|mot|parola|palavra|слов[оае])\s[„“"«]?$/iu.test(
    text.slice(Math.max(0, at - 14), at),
  );

/** "Ein Bild von einem Hund", "une photo de la grand-mère, jeune, au bras d'un marin": who is seen in a picture. */
export const isPictured = (text: string, { at }: Hit): boolean =>
  /(?<!\p{L})(?:Bild(?:er)?|Fotos?|Gemälde|Zeichnung|photo(?:graphie)?s?|tableau|portrait|dessin|fotos?|fotografía|cuadro|retrato|dibujo|fotografia|quadro|ritratto|disegno|desenho|фото(?:графи)?\p{L}?|портрет|картин\p{L})\s(?:von|vom|de|del|della|des|du|d['’]|di|da|do|с)\s?[^.;:!?]*$/iu.test(
    text.slice(Math.max(0, at - 70), at),
  );

/** "Una calabaza gigante": a size, and no giant. */
export const isSize = (text: string, { word, at }: Hit): boolean =>
  /^(?:gigantes?|géante?s?)$/iu.test(word) && AFTER_NOUN.test(text.slice(0, at));
const AFTER_NOUN =
  /(?<!\p{L})(?!(?:une?|el|la|los|las|una|il|lo|i|gli|uno|o|os|um|le|les|de|di|da|e|y|et)\s)\p{Ll}{3,}\s$/u;

/** "Le tissu bleu avec les oiseaux": creatures that a text about people names once, after a preposition, are on no stage. */
export const withoutBackdrop = (found: Map<string, Found>, text: string): void => {
  if (![...found.values()].some(({ name, hit }) => name && (!hit || personNoun(hit.value)?.isHuman !== false))) return;
  for (const [key, { name, hit, words }] of found) {
    if (name || !hit || hit.sort !== "kind" || personNoun(hit.value)?.isHuman !== false) continue;
    const low = text.toLocaleLowerCase();
    const count = [...words].reduce((sum, word) => sum + low.split(word.toLocaleLowerCase()).length - 1, 0);
    if (count < 2 && WITH.test(text.slice(Math.max(0, hit.at - 24), hit.at))) found.delete(key);
  }
};
const WITH =
  /(?<!\p{L})(?:mit|von|für|avec|de|des|pour|con|de|para|di|con|per|com|para|с|для)\s(?:(?:den|dem|der|die|les?|la|los|las|el|gli|i|le|os|as|o|a|un\p{L}{0,2}|eine[mnr]?)\s)?(?:\p{Ll}+\s)?$/iu;

/** "Oma Trude", "Abuela Rosa". */
export const isGrandparent = (name: string): boolean =>
  /^(?:Oma|Opa|Großmutter|Großvater|Abuel[oa]|Mamie|Papi|Nonn[oa]|Vov[óô]|Бабушка|Дедушка)\s/u.test(name);

/** "Um dragão sem amigos" */
export const WITHOUT =
  /(?:^|\s)(?:sem|sin|sans|senza|ohne|без|keine?[mnrs]?|pas de|plus de|aucune?|ningún|ninguna|nessuna?|nenhuma?)\s(?:\p{L}+\s)?$/iu;
