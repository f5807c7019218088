import { kindOfThings, personNoun } from "../../people/person-nouns.ts";
import { begun } from "./first-letter.ts";
import { sentencesOf } from "./words-in-text.ts";

/**
 * "My niece loves tractors. Please write about a tractor who is afraid of mud": the tractor. What an idea tells of those
 * for whom the story is made is left out, where the story has people of its own.
 */
export const withoutAsker = (text: string): string => {
  const sentences = sentencesOf(text);
  const at = sentences.findIndex((sentence, index) => index > 0 && storyIn(sentence) !== undefined);
  const isAsked = at > 0 && sentences.slice(0, at).every((sentence) => OF_ASKER.test(sentence));
  const asked = isAsked ? [storyIn(sentences[at] ?? "") ?? "", ...sentences.slice(at + 1)].join(" ") : undefined;
  if (asked && !refersBack(asked, sentences.slice(0, at).join(" "))) return begun(asked);
  const [first = "", second = "", ...rest] = sentences;
  const own = [second, ...rest].join(" ");
  const isOther = OF_OTHERS.test(first) && isOfOwnHero(second) && !refersBack(own, first);
  return isOther ? own : text;
};

/** "Could you write about two meerkats that …": the meerkats, of whom the story is. */
const storyIn = (sentence: string): string | undefined => {
  const [request = ""] = REQUEST.exec(sentence) ?? WISH_FOR_HERO.exec(sentence) ?? [];
  return request === "" ? undefined : sentence.slice(request.length).replace(/\?$/, ".");
};

/** Somebody, and not "a happy end". */
const HERO = "(?=(?:an?|two|three|four|five|some) (?!(?:[a-z]+ ){0,2}?(?:end|ending|twist|moral|message|lesson)\\b))";
const KIND_OF_STORY = "(?:story|tale|one|something|film|fable|adventure|cartoon|idea)";
const REQUEST = new RegExp(
  `^(?:(?:so|and|now|maybe|perhaps),? )*(?:please,? )?(?:(?:can|could|would|will) (?:you|we|i) (?:please )?)?(?:(?:write|tell|make|do|create|have|get|film|draw|give)(?: (?:me|us|him|her|them))? |(?:i|we)(?:['’]d| would)? (?:like|love|want|need) |how about |what about )?(?:(?:an?|the|some) )?(?:[\\w-]+ ){0,2}?(?:${KIND_OF_STORY} (?:for (?:him|her|them) )?)?(?:about|of|where|in which|with) ${HERO}`,
  "i",
);
/** "I would like a bunny who learns to hear". */
const WISH_FOR_HERO =
  /^(?:please,? )?(?:i|we)(?:['’]d| would)? (?:like|love|want) (?=(?:an?|two|three) (?:[a-z-]+ ){1,6}?(?:who|that|whose) )/i;

const OF_ASKER = /^(?:My|Our|I|I['’]m|I['’]ve|We|We['’]re|It['’]s|It is|This is|He|She|They|For)\b/;
/** "Something for my grandparents' golden wedding: they met": "My grandparents met". */
export const withoutOccasion = (text: string): string =>
  text.replace(
    FOR_OCCASION,
    (_, whose: string, who: string, is?: string) => `${begun(whose)} ${who}${is ? " is" : ""} `,
  );
const FOR_OCCASION =
  /^(?:(?:I|We)(?:['’]d| would)? (?:want|like|need) (?:something|an? (?:[a-z]+ )?(?:story|film))|It['’]s|It is|This is|Something|An? (?:[a-z]+ )?(?:story|film)) for (my|our) ([a-z-]+)['’]s? [^:.!?]{3,40}[:.,] (?:he|she|they)(?!(?:['’]s| is) an? [^.!?]*\b(?:called|named)\b)(['’]s)? /i;

/** Those for whom stories are made, and what one says of them. */
const OF_OTHERS =
  /^(?:My|Our) (?:[\w-]+ ){0,3}?(?:(?:grand|god)?(?:sons?|daughters?|child|children)|kids?|boys?|girls?|twins|niece|nephew|toddler|class|pupils|wife|husband|mum|mom|dad|sister|brother|cousin|friend|mate|grandma|grandpa|granny|nan)(?:,? (?:\p{Lu}\p{L}+|and)){0,3},?(?: \(?(?:aged )?\d+\)?,?)? (?:(?:really|just|absolutely|always) )?(?:loves?|adores?|likes?|hates?|(?:is|are) (?:(?:so |very |completely |totally )?(?:obsessed|mad|crazy|nuts|into|scared|afraid|frightened|worried|nervous|starting|having|learning|getting|going|moving|an? )|(?:in|at) )|(?:has|have) (?:to |just |started|lost|a new|an? )|can['’]t get enough|wants? to (?:be|become)|collects?|works? )/u;

/** Whether what follows still speaks of those who were named before. */
const refersBack = (story: string, before: string): boolean => {
  const names = (before.match(/(?<=\p{L} )\p{Lu}\p{L}+/gu) ?? []).filter((name) => !/^(?:I|Please)$/.test(name));
  // "A star helps her": the child of whom the first sentence tells.
  const isDoneToThem =
    /^(?:(?!who\b|that\b|whose\b)[^\s,.!?]+ ){2,6}(?:her|him|them)(?=[.,;!?]|$| (?:to|in|on|at|with|and|how|for|by|from|the|an?)\b)/i.test(
      story,
    );
  return isDoneToThem || /\b(?:my|our|me|us)\b/i.test(story) || names.some((name) => story.includes(name));
};

/** "A yellow digger called Doug finds": an animal, a thing or somebody who has a name, and no other person. */
const isOfOwnHero = (sentence: string): boolean => {
  const [, words = "", named] =
    /^(?:An?|Two|Three|Four) ((?:[a-z-]+ ){0,3}?[a-z-]+) (?:(called|named) \p{Lu}|who\b|that\b|whose\b|(?:is|are|has|wants?|[a-z]+s) )/u.exec(
      sentence,
    ) ?? [];
  const known = personNoun(words.split(" ").at(-1) ?? "");
  return words !== "" && (named !== undefined || known?.isHuman === false || kindOfThings(words) !== undefined);
};
