import type { Term } from "./terms.ts";
import { infinitiveOfThirdPerson, isInfinitive } from "./verb-words.ts";

export const JOINT = /^(?:and|or|but|so|yet|nor|then)$/;
export const RELATIVE = /^(?:who|which|that|whose|whom|where)$/;
export const SUBORDINATE =
  /^(?:because|when|while|until|till|if|although|though|since|whenever|unless|as|than|how|why|what|whatever|whether|before|after)$/;
export const PRONOUN =
  /^(?:he|she|it|they|we|i|you|everyone|everybody|nobody|no-one|someone|somebody|everything|nothing|something|anyone|anybody|there)$/;
export const OBJECT_PRONOUN = /^(?:him|them|me|us|himself|herself|itself|themselves|myself|mine|hers|theirs)$/;
export const DETERMINER =
  /^(?:an?|the|this|that|these|those|his|her|its|their|my|our|your|every|each|some|any|no|another|both|all|many|several|few|one|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|hundred|thousand|[\p{L}-]+['’]s)$/u;
export const PLURAL_DETERMINER =
  /^(?:these|those|both|all|many|several|few|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty)$/;
const PLURAL_WITHOUT_S =
  /^(?:people|children|men|women|mice|geese|police|kids|folk|twins|grandchildren|teeth|feet|deer|reindeer|sheep)$/;
/** "pigeons", "mice": several. */
export const isPluralNoun = (low: string): boolean => /[^siu]s$/.test(low) || PLURAL_WITHOUT_S.test(low);

export const PREPOSITION =
  /^(?:in|on|at|of|for|from|by|with|without|under|over|through|across|into|onto|inside|outside|near|beyond|beside|behind|above|below|along|around|between|during|about|against|among|off|out|up|down|towards?|upon|past|per|despite|like|via|except)$/;
export const AUXILIARY =
  /^(?:is|are|am|was|were|has|have|had|do|does|did|can|could|will|would|must|may|might|should|shall|cannot|ca|wo|(?:is|are|was|were|has|have|had|do|does|did|could|would|should|must|ca|wo)n['’]t|can['’]t)$/;

export const PRESENT_AUXILIARY =
  /^(?:is|are|am|has|have|do|does|can|will|must|may|cannot|(?:is|are|has|have|do|does|ca|wo|can)n['’]t|can['’]t)$/;

export const isName = ({ word, low, tags }: Term, at: number): boolean =>
  /^\p{Lu}/u.test(word) &&
  (at > 0 || (tags.has("Person") && !tags.has("Plural")) || tags.has("ProperNoun")) &&
  !/^(?:i|tonight|today|yesterday|tomorrow)$/.test(low) &&
  !/^I['’]/.test(word);

export const isAdverbWord = (low: string): boolean =>
  /^(?:not|never|longer|always|only|even|just|also|still|again|ever|soon|often|once|already|suddenly|finally|together|back|away|home|too|very|quite|almost|really|alone|anymore|today|tonight|yesterday|now|instead|later|tomorrow|twice|everywhere|somewhere|here|first|both)$/.test(
    low,
  ) || /[a-z]{2}ly$/.test(low);

export const isAdverb = ({ low, tags }: Term): boolean =>
  isAdverbWord(low) &&
  !/^(?:fly|firefly|butterfly|dragonfly|housefly|family|belly|jelly|lily|bully|ally|rely|reply|apply|first|both|supply|lonely|friendly|ugly|silly|elderly|early|curly|holy|tally|rally)$/.test(
    low,
  )
    ? !tags.has("Person")
    : tags.has("Adverb") && !tags.has("Noun");

/** A form in the past, or a participle. */
export const isPastForm = ({ low, tags }: Term): boolean =>
  !infinitiveOfThirdPerson(low) &&
  !/^(?:coven|raven|haven|maiden|warden|siren|mitten|kitten|oven)$/.test(low) &&
  (IRREGULAR_PASTS.test(low) ||
    tags.has("PastTense") ||
    tags.has("Participle") ||
    (/[a-z]{2}ed$/.test(low) && !/^(?:need|feed|speed|seed|breed|bleed|weed|hundred|red|bed|sled|shed)$/.test(low))) &&
  !(
    isInfinitive(low) &&
    !IRREGULAR_PASTS.test(low) &&
    !/^(?:put|cut|set|hit|read|hurt|shut|spread|quit|let|found|fell|saw|left|lay|felt|bore|wound)$/.test(low)
  );

const IRREGULAR_PASTS =
  /^(?:drew|grew|flew|knew|threw|blew|went|came|saw|took|gave|got|told|made|met|ran|sat|stood|stole|sold|sent|spent|built|bought|brought|caught|taught|thought|fought|began|became|broke|chose|drove|rode|wrote|woke|wore|swore|tore|spoke|froze|hid|ate|fell|felt|held|kept|slept|swept|left|lost|led|fed|fled|lit|laid|lay|paid|said|sang|sank|swam|drank|rang|shot|shook|mistook|forgot|forgave|understood|won|hung|dug|stuck|spun|swung|slid|bit|heard|meant|dreamt|learnt|found)$/;

/** "flying"; not "morning", "bring". */
export const isGerund = (low: string): boolean =>
  /ing$/.test(low) &&
  low.length > 4 &&
  !/^(?:morning|evening|king|ring|string|spring|something|anything|everything|nothing|wing|bring|cling|fling|sling|sting|swing|wring|thing)$/.test(
    low,
  );

/** What a participle or an adjective follows, and no infinitive. */
export const STATE_AUXILIARY =
  /^(?:is|are|am|was|were|has|have|had|isn['’]t|aren['’]t|wasn['’]t|hasn['’]t|haven['’]t|hadn['’]t)$/;
