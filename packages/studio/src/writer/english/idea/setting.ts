import { escapePattern } from "../../escape-pattern.ts";
import type { Goal, Setting } from "./idea-parts.ts";
import { prepositionFor, sceneryOf } from "./places.ts";
import { isInfinitive, isSurelyVerb } from "./verb-words.ts";

const PREPOSITION =
  /\b(in|on|at|under|beneath|through|across|over|into|inside|near|beyond|by|from|to|around|above|along|behind|beside|aboard)\s+/gi;
const WORD = /^[\p{L}'’-]+/u;
const ENDS =
  /^(?:and|or|but|so|who|that|which|where|when|while|because|until|then|as|if|after|before|with|to|of|in|on|at|for|from|by|is|are|was|were|has|have|had|must|can|will|not|again|learns?|wants?|we|he|she|they|it|i|you|nobody|everybody|everyone)$/i;

/** The place of an idea: "on Mars", "in the moonlit forest". */
export const settingIn = (text: string, goal: Goal | undefined): Setting | undefined => {
  const all = [...placePhrases(text)].filter(({ given, before }) => isWhere(given, before));
  // "A woman from Seoul opens a shop in Paris": in Paris.
  const found = [...all.filter(({ given }) => given !== "from"), ...all.filter(({ given }) => given === "from")];
  // The hero's destination is the place only if the idea names no other.
  const elsewhere = found.find(
    ({ setting, given }) => !(goal?.infinitive.endsWith(setting.name) && /^(?:to|of|into)$/.test(given)),
  );
  if (elsewhere || found.length > 0) return elsewhere?.setting;
  const alone = settingWithoutPreposition(text);
  return alone && goal?.infinitive.endsWith(alone.name) ? undefined : alone;
};

/** "writes a letter to the moon" takes place nowhere near it; "goes to the moon" does. */
const isWhere = (given: string, before: string): boolean =>
  (given !== "to" || !SENDING.test(before)) && (given !== "from" || !COMING.test(before));
const COMING =
  /\b(?:answer(?:s|ed)|calls?|called|falls?|fell|escap\w+|away|comes?|came|messages?|letters?|signals?)\s$/i;
const SENDING =
  /\b(?:letters?|wr(?:ites?|ote)|postcards?|messages?|sings?|sang|talks?|talked|speaks?|spoke|prays?|whispers?|promises?|song|says?|said|according|listens?|next|close|calls?|lies|tells?|told|sends? (?:a|an|the|his|her) \w+)\s(?:\w+\s)?$/i;

const placePhrases = function* (text: string): Generator<{ setting: Setting; given: string; before: string }> {
  for (const match of text.matchAll(PREPOSITION)) {
    const given = (match[1] ?? "").toLowerCase();
    const after = text.slice(match.index + match[0].length);
    const next = WORD.exec(after)?.[0] ?? "";
    // "to see snow", "to train the puppy": what is done.
    const isOfThing = /^\S+ (?:an?|the|his|her|their|its|my|our|him|them|it)\b/i.test(after);
    const isAction = given === "to" && isInfinitive(next) && (!sceneryOf(next) || isOfThing);
    const head = isAction ? undefined : headOf(after);
    if (head) yield { setting: asSetting(after, head, given), given, before: text.slice(0, match.index) };
  }
};

interface Head {
  readonly before: string;
  readonly word: string;
  readonly scenery: Setting["scenery"];
}

/** The place word among the first words of a phrase. */
const headOf = (phrase: string): Head | undefined => {
  const words = phrase.split(/\s+/).slice(0, 6);
  const before: string[] = [];
  for (const raw of words) {
    const word = WORD.exec(raw)?.[0] ?? "";
    const scenery = sceneryOf(word);
    const next = WORD.exec(words[before.length + 1] ?? "")?.[0] ?? "";
    // "a street lamp", "the village team": no street and no village.
    if (scenery && raw === word && NO_PLACE_AFTER.test(next)) return undefined;
    const compound = scenery && raw === word && PLACE_AFTER.test(next) ? `${word} ${next}` : undefined;
    if (scenery && compound) return { before: before.join(" "), word: compound, scenery };
    if (scenery && !(raw === word && sceneryOf(next))) return { before: before.join(" "), word, scenery };
    // "New York", "San Diego"
    if (before.length === 0 && raw === word && CITY_OF_TWO.test(word) && /^\p{Lu}/u.test(next))
      return { before: "", word: `${word} ${next}`, scenery: "city" };
    const city = /^\p{Lu}\p{Ll}{2,}/u.test(word) && before.length === 0 && !/^(?:The|A|An|His|Her)$/.test(word);
    if (city && !MONTH.test(word)) return { before: "", word, scenery: "city" };
    const article = before.length > 0 && /^(?:the|an?|his|her|their)$/i.test(word);
    if (word === "" || raw !== word || article || ENDS.test(word)) return undefined;
    before.push(word);
  }
  return undefined;
};

const NO_PLACE_AFTER =
  /^(?:cream|cubes?|age|rink|lamps?|lights?|lanterns?|teams?|clubs?|bands?|choirs?|musicians?|artists?|dogs?|cats?|football|festival|elder|elders|council|girls?|boys?|bread|cook|driver|keeper|owner|nurse|doctor|teacher|clock|bell|door|window|cup|race|party)$/i;
const PLACE_AFTER =
  /^(?:hall|square|garden|park|station|shop|store|yard|courtyard|market|harbou?r|cafe|theatre|theater|cinema|kitchen|library|gym|bus|playground|corridor|basement|roof|bridge|pool|museum|wall|fair|stop)$/i;

const CITY_OF_TWO = /^(?:New|San|Los|Las|Santa|Hong|Cape|Saint|Buenos|Kuala|Rio|Tel|Abu|Addis|Salt|South|North)$/;
const MONTH =
  /^(?:January|February|March|April|May|June|July|August|September|October|November|December|Christmas|Easter|Halloween|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday)$/;

const asSetting = (phrase: string, { before, word, scenery }: Head, given: string): Setting => {
  const bareName = `${before} ${word}`.trim();
  const rest = phrase.slice(phrase.indexOf(word) + word.length);
  const tail =
    /^\s+(?:of|near|by|beyond|above|under)\s+(?:the\s+)?[\p{L}'’-]+(?:\s+\p{Lu}[\p{L}'’-]+)?/u.exec(rest)?.[0] ?? "";
  const placeTail = /\s\p{Lu}|\b(?:sea|clouds|stars|lake|river|hill|woods|world|forest|mountains?)$/u.test(
    trimTail(tail),
  )
    ? trimTail(tail)
    : "";
  const named = bareName + placeTail;
  const hasArticle = /^(?:an?|another|the|his|her|their|its|this)\b/i.test(named);
  const proper = /^\p{Lu}/u.test(word) || /^(?:space|underwater|underground|home|town|orbit|school|bed)$/i.test(word);
  const name = hasArticle || proper ? named.replace(/^an?\s/i, "the ").replace(/^The /, "the ") : `the ${named}`;
  const owned = name.replace(/^the (?=(?:my|our)\b)/i, "");
  return { where: `${prepositionFor(word, given)} ${owned}`.trim(), name: owned, scenery };
};

const trimTail = (tail: string): string =>
  tail.replace(/\s+(?:and|to|who|that|where|with|in|on|is|must|wants?|lives?)\b.*$/, "");

/** "crosses the moonlit forest", "a desert nomad": a place word without a preposition gives the scenery too. */
const settingWithoutPreposition = (text: string): Setting | undefined => {
  for (const { index, 0: article } of text.matchAll(/\b(?:the|an?)\s+/gi)) {
    const after = text.slice(index + article.length);
    const head = headOf(after);
    if (head && clearPlace(head.word)) return asSetting(after, head, "in");
  }
  for (const { 0: word, index } of text.matchAll(/[\p{L}'-]+/gu))
    if (clearPlace(word) && !isActing(text.slice(index + word.length)))
      return asSetting(word, { before: "", word, scenery: sceneryOf(word) ?? "meadow" }, "in");
  return undefined;
};

/** "his whole street builds": those who live there. */
const isActing = (after: string): boolean => {
  const [, next = ""] = /^ (\p{Ll}+)/u.exec(after) ?? [];
  return isSurelyVerb(next) || NO_PLACE_AFTER.test(next);
};

const AMBIGUOUS =
  /^(?:home|house|land|lands|stars|wood|ship|court|port|train|park|lab|shop|bed|lighthouse|bridge|fair|station|mine|hill|square|room|museum|circus|bakery|snow|ice|moon|planet|planets|river|elevator|office|flat|apartment|restaurant|prison|school|store|pool|tower|court|inn|empire)$/i;
const clearPlace = (word: string): boolean => sceneryOf(word) !== undefined && !AMBIGUOUS.test(word);

/** The goal without the words that say where: "the last blue flower on Mars" -> "the last blue flower". */
export const withoutSetting = (goal: Goal, setting: Setting | undefined): Goal => {
  if (!setting) return goal;
  const name = escapePattern(setting.name.replace(/^(?:the|her|his|their|its) /, ""));
  const tail = new RegExp(
    `\\s+(?:in|on|at|under|beneath|through|across|over|inside|near|by|around|above|along|behind|beside|aboard)\\s+(?:the |a |an |her |his |their )?${name}$`,
    "i",
  );
  const cut = (words: string): string => words.replace(tail, "") || words;
  return {
    ...goal,
    infinitive: cut(goal.infinitive),
    past: cut(goal.past),
    gerund: cut(goal.gerund),
    thing: cut(goal.thing),
  };
};
