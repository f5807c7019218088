import { BIOGRAPHIES, HOLY_STORIES, NATURE, NEWS, PEOPLE, PRODUCTS, REAL_EVENTS, SUBJECTS } from "./english-known.ts";
import type { FactsReason } from "./patterns.ts";
import { isOnlyNamedAfter } from "./pet-names.ts";

/** "Make a short video for kids about …": the words around what it is to be about. */
const REQUEST =
  /^(?:please\s+)?(?:(?:can|could|would) you\s+(?:please\s+)?)?(?:i (?:want|need|would like)\s+)?(?:(?:make|create|write|tell|generate|give|do|produce|show|build)\s+(?:me\s+|us\s+)?)?(?:an?\s+|the\s+|some\s+)?(?:[\w'-]+\s+){0,3}?(?:video|film|story|cartoon|clip|animation|movie|presentation|short|explainer|episode)s?(?:\s+for\s+(?:[\w'-]+\s+){0,4}?[\w'-]+)?\s+(?:about|on|of|that (?:explains?|shows?|teaches(?: \w+){0,2}?(?: about)?)|which explains|explaining|showing|where you explain)\s+/i;
/** The words in which somebody asks to be taught. */
const TEACHING =
  /\b(?:explain(?:s|ing)? (?:how|why|what|the|to (?:kids|children|my))|educational (?:video|film|clip|story|cartoon)|(?:video|film|clip|lesson|animation|cartoon) (?:that |which )?(?:explain|teach)(?:s|es|ing)? (?!\w+ (?:to|not)\b)|explainer|tutorial|lecture|crash course|in a nutshell|science lesson|learn about)\b/i;

const nature = `(?:the |our |a |an )?(?:${NATURE})`;
const words = "(?:[\\w'’-]+ ){0,4}?";

/** A word in the plural that stands for all of its kind: "bees", "airplanes". */
const allOfAKind =
  "(?!(?:this|his|grandpas|grandmas|james|thomas|lucas|its|always)\\b)[a-z]{2,}[^s\\W]s|people|we|you|humans|children|fish|mice|sheep";

const patterns: readonly (readonly [FactsReason, RegExp])[] = [
  [
    "lesson",
    /^(?:please\s+)?(?:explain|teach (?:me|us|the kids|children|kids)|describe how|how (?:do|does|are|is|can|did|was|were|many|much|far|old|big|fast|long)\b|why (?:do|does|is|are|did|can(?:['’]t)?|was|were) (?!the\b|my\b|his\b|her\b)|what (?:is|are|was|were|causes?|does|do|makes?)\b|who (?:is|was|are|were|invented|discovered|built|wrote|painted|founded)\b|when (?:did|was|were)\b|where (?:do|does|did|is|are)\b|did you know\b|an? (?:lesson|lecture|tutorial|explainer|introduction|guide)\b|(?:an? )?(?:introduction|guide) to\b|(?:the )?(?:\d+ )?(?:fun |interesting |amazing )?facts? about\b|(?:all|everything)(?: you (?:need|want) to know)? about (?!my\b|our\b|his\b|her\b|me\b|us\b)|(?:the )?(?:basics|types|kinds|parts|benefits|causes|effects|stages|phases) of\b|(?:the )?difference between\b|learn(?:ing)? (?:about|the (?:abc|alphabet|colou?rs|numbers|shapes)))/i,
  ],
  [
    "lesson",
    new RegExp(
      `^why (?:(?:do|does|is|are|did|can|can['’]t) )?${nature}\\b(?! (?:would|could|refused|wanted|decided|never|who|that|(?:did|does|do)(?: not|n['’]t) want)\\b)`,
      "i",
    ),
  ],
  [
    "lesson",
    new RegExp(
      `^why (?:${allOfAKind}) (?!would\\b|could\\b|never\\b|went\\b|were\\b|had\\b|refused\\b|[a-z]+ed\\b)[a-z]+`,
      "i",
    ),
  ],
  [
    "lesson",
    /^how (?:the |an? |our |your )?[\w-]+(?: [\w-]+)?(?: [\w-]+)? (?:works?|forms?|(?:is|are|was|were) (?:made|formed|built|born|produced|created|recycled))\b/i,
  ],
  [
    "lesson",
    new RegExp(
      `^how (?:${allOfAKind}) (?:can |do )?(?!would\\b|could\\b|went\\b|were\\b|had\\b|found\\b|became\\b|got\\b|met\\b|made\\b|saved\\b|won\\b|lost\\b|[a-z]+ed\\b)[a-z]+`,
      "i",
    ),
  ],
  [
    "lesson",
    new RegExp(
      `^how ${nature} (?:forms?|moves?|works?|grows?|rotates?|shines?|pulls?|erupts?|turns?|changes?|falls?|freezes?|evaporates?|gets?)\\b`,
      "i",
    ),
  ],
  [
    "lesson",
    /^how to (?!(?:\w+ ){1,3}?(?:dragon|monster|ghost|star|unicorn|giant|wizard|witch|fairy|moon|cloud|troll|mermaid|yeti|alien|dream|rainbow)s?\b)/i,
  ],
  [
    "lesson",
    new RegExp(
      `^(?:where|what|how|when) ${words}(?:comes? from|(?:is|are) made (?:of|from)|(?:is|are) for|eats?|needs? to (?:grow|live|survive)|happens inside)\\s*$`,
      "i",
    ),
  ],
  ["lesson", new RegExp(`^what happens (?:(?:when|if|to|inside|in|during) )${words}(?:${NATURE}|you|we|your)\\b`, "i")],
  [
    "lesson",
    new RegExp(
      `^(?:the )?(?:${SUBJECTS})(?: (?:for|explained|lesson|worksheet|project)\\b.*| (?:of|in|and|at|on) [\\w ]{1,20})?$`,
      "i",
    ),
  ],
  [
    "lesson",
    /^(?:the )?(?:life ?cycle|structure|anatomy|history|science|physics|chemistry|biology|geography|formation|importance|evolution) of\b/i,
  ],
  [
    "lesson",
    /\b(?:explained (?:simply|for|to)\b|for (?:dummies|beginners)$|explained$|(?:for|to) (?:\d+(?:st|nd|rd|th)? graders?|my (?:science|history|biology|math|maths|geography) class)$)/i,
  ],
  ["scripture", HOLY_STORIES],
  ["news", NEWS],
  ["product", PRODUCTS],
  ["history", REAL_EVENTS],
  ["real_person", BIOGRAPHIES],
  [
    "real_person",
    /^(?:the )?(?:life|life and times|biography|childhood|rise|career|achievements|inventions|discoveries) of (?:\p{Lu}[\p{L}.'’-]+ ?){2,}$/u,
  ],
  ["real_person", PEOPLE],
];

/** Why an English idea, as people ask for a film of it, needs facts; undefined for ideas of invented stories. */
export const englishReason = (idea: string): FactsReason | undefined => {
  const about = idea.replace(REQUEST, "").replace(/[.!?\s]+$/, "");
  // "What is the matter with Oskar's kite? It only flies at night.": a question that a story answers.
  const isOfStory =
    /\?["”]?\s+\S|^["“]|\b\p{Lu}\p{Ll}+['’]s\b/u.test(idea) && /^["“]?(?:what|where|when|who|why|how)\b/i.test(idea);
  const found = patterns.find(
    ([reason, pattern]) => !(isOfStory && reason === "lesson") && (pattern.test(about) || pattern.test(idea)),
  )?.[0];
  const named = found === "real_person" && isOnlyNamedAfter(idea, PEOPLE) ? undefined : found;
  return named ?? (TEACHING.test(idea) && !INVENTED.test(idea) ? "lesson" : undefined);
};
const INVENTED = /^(?:an?|the) (?!video|film|clip|lesson|tutorial|explainer|educational|short|animated)/i;
