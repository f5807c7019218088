/** Words that stand in the place of somebody or something: no phrase that ends in one is a thing. */
const PRONOUN = /(?<=.)\b(?:i|he|she|it|we|they|me|him|us|them|who|which|that|someone|nobody|everyone)\b/i;
/** Past forms that are no nouns: "the tools woke". */
const PAST =
  /\b(?:woke|went|came|took|gave|got|became|began|brought|built|caught|chose|drew|drove|ate|flew|forgot|grew|heard|kept|knew|lost|met|said|sat|sang|slept|spoke|stole|swam|taught|told|threw|wore|wrote|ran|rode|hid|sank|shook)$/i;
/** A longer text is a sentence or a part of one, which may have both. */
const MAX_WORDS = 4;

/** Whether words that are told as a thing or somebody can be one: "the next morning she" and "the woke" cannot. */
export const isNounPhrase = (words: string): boolean => !PRONOUN.test(words) && !PAST.test(words);

/** Whether a word of a situation is a thing or somebody, by its article, and is read wrongly. */
export const isMisread = (words: string): boolean =>
  /^(?:the|an?|his|her|their|its|my|our) /i.test(words) && words.split(" ").length <= MAX_WORDS && !isNounPhrase(words);
