import { role } from "../../subject-story.ts";
import { ANIMALS, NO_PERSON, RELATIVES } from "./idea-words.ts";

/** What ends the words of a skill: the rest of the sentence, or with whom, where, when and what for it was learned. */
const SKILL_END =
  '(?=[,.;:!?”"]|$| (?:and|because|but|before|when|while|until|although|though|even|after|so|who|which|despite|without|again|late|secretly|together|just|only)\\b| at (?:the age of|\\d)| (?:from|for|with|in|to) (?:the|an?|his|her|their|its|my|one|all|two|secret|\\p{Lu})| at (?:night|home|work|school|weekends)\\b| every | during | under | by \\w+ing| than | to (?:impress|surprise|please|help|make|win|save|earn|get|keep|show|prove)\\b)';
const MORE = "(?: (?!and\\b)[^\\s,.;:!?]+)*?";

/** The pattern of learning to do what begins with one of these words: "learned how to ride a bike". It fills {skill}. */
export const learnedTo = (verbs: string): string =>
  `(?:learn(?:ed|t|ing|s)?|practised|practiced) (?:how )?to (?<skill>(?:${verbs})${MORE})${NO_PERSON}${SKILL_END}`;

export const BODY_VERBS =
  "(?:(?:tap|ice|belly|roller|break|line)[- ])?(?:dance|swim|skate|ski|surf|dive|climb|juggle|cycle|row|fly|run|jump|float|hop|balance|box|skateboard|snowboard|rollerskate|moonwalk|waltz|tango|salsa|glide|gallop|fence|wrestle|hula|walk|ride|do)\\b";
export const CRAFT_VERBS =
  "(?:bake|cook|knit|sew|crochet|weave|fold|carve|build|make|paint|draw|braid|brew|weld|forge|embroider|quilt|plait|shape|blow)\\b";
export const ART_VERBS =
  "(?:sing|whistle|play (?:the|an?|his|her)|act|drum|yodel|hum|howl|roar|purr|chirp|bark|crow|hoot)\\b";
export const LETTER_VERBS = "(?:read|write|spell)\\b";

/** Patterns for what a skill is learned for, and from whom: gaps that many of these ideas have. */
export const PURPOSE = `(?:so that|so|because) (?:he|she|they|it|I) (?:could|can|wanted to) (?:finally |at last |one day )?<purpose:doing>`;

/** The pattern of a relative, a friend or an animal behind such words: "for her sick grandmother" fills the gap of this name. */
export const somebodyAfter = (words: string, gap: string): RegExp =>
  new RegExp(`\\b(?:${words}) ${role(gap, `${RELATIVES}|${ANIMALS}|man|woman|lady|girl|boy|child`).source}`, "u");

/** Where it is practised: "in the basement of his house". */
export const WHERE =
  /\b(?<where>(?:in|behind|under|on) (?:the|his|her|their|an?) (?:[a-z]+ ){0,2}?(?:basement|cellar|attic|garage|kitchen|garden|barn|shed|park|bathroom|shower|roof|rooftop|lake|river|pool|forest|backyard|yard|field|meadow|beach|street|bedroom|gym|studio|workshop|library|hospital|woods|mountains|lighthouse|bridge|harbour|alley)(?: of (?:the|his|her|their) [a-z]+)?)\b/;
