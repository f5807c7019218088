import { mainClauseOf, presentVerbsOf } from "../idea/finite-verbs.ts";
import { formsOf } from "../idea/goal.ts";
import { termsOf } from "../idea/terms.ts";
import { infinitiveOfThirdPerson, isInfinitive } from "../idea/verb-words.ts";
import { sentencesOf } from "./words-in-text.ts";

/** Verbs that only their place in a sentence shows, in the past tense: "each of them wins", "to buy ends up", "who just want". */
export const withCertainVerbs = (text: string): string =>
  sentencesOf(text)
    .map((sentence) =>
      [
        PHRASAL,
        OF_SEVERAL,
        AFTER_STILL,
        NEEDS,
        WHO_ADVERB,
        CLASS_DOES,
        NAMED_MANY,
        HATCHES,
        SEVERAL_WHO,
        WHILE_THEY,
        AND_DECIDE,
        RINGS,
        CALLED_DREAMS,
        AGED_PAIR,
      ].reduce(withPastOf, withOddVerbs(withVerb(sentence))),
    )
    .join(" ");

/** A sentence with what a pattern finds as past, where the rules for all sentences would not see that it is a verb. */
const withPastOf = (sentence: string, pattern: RegExp): string =>
  sentence.replace(pattern, (whole: string, before: string, verb: string, at: number) =>
    isSeen(sentence, verb, at + before.length) ? whole : (pastAfter(before, verb) ?? whole),
  );

const isSeen = (sentence: string, verb: string, at: number): boolean => {
  const terms = termsOf(sentence);
  const before = termsOf(sentence.slice(0, at)).filter(({ low }) => low === verb).length;
  const places = terms.flatMap(({ low }, place) => (low === verb ? [place] : []));
  return presentVerbsOf(terms).has(places[before] ?? -1);
};

const pastAfter = (before: string, verb: string): string | undefined => {
  const infinitive = infinitiveOfThirdPerson(verb) ?? (isInfinitive(verb) ? verb : undefined);
  return infinitive && `${before}${formsOf(infinitive).past}`;
};

/** "to buy ends up in": a form with -s before such a word is no plural. */
const PHRASAL =
  /((?<!\b(?:the|an?|his|her|their|my|our|its|of|two|three|four|both|all|some|many|these|those|no) )\b)(ends|winds|turns|wakes|goes|comes|runs|grows|sets|breaks|gets|falls|sneaks|moves|gives|shows|signs)(?= (?:up|after|out|away|back|over|down|into|off) )/g;
/** "neither of them remembers" */
const OF_SEVERAL =
  /(\b(?:neither|none|each|one|both|some|all|most) of (?:them|us|the \p{Ll}+) (?:\p{Ll}+ly |ever |always |still |just )?)(\p{Ll}{3,})(?= \p{Ll}|[.!]?$)/gu;
/** "the greeting still works" */
const AFTER_STILL = /(\bstill )(\p{Ll}{3,}s)\b/gu;
/** "and the crew needs help" */
const NEEDS =
  /(\b(?:and|but|because|so|until) (?:the|his|her|their|its|our|my) \p{Ll}+ )(needs|wants|says|knows|thinks|gets|goes|comes|loves|helps)\b/gu;
/** "the team who just want to win" */
const WHO_ADVERB =
  /(\bwho (?:just|only|really|secretly|both|all) )(want|need|love|hate|live|know|like|hope|dream|wish|think)\b/g;
/** "Year 5 decide" */
const CLASS_DOES =
  /(\b(?:Year|Class|Grade|Form|Group|Room|Team) (?:\d+\p{L}?|\p{Lu}) )(\p{Ll}{3,})(?= (?:to|the|an?|their|that|who|on|in|up)\b)/gu;

/** "the kids, Oskar and Lina, run away" */
const NAMED_MANY =
  /(\b(?:the|his|her|their|my|our|two|three) \p{Ll}+s, \p{Lu}\p{Ll}+(?:, \p{Lu}\p{Ll}+)?(?: and \p{Lu}\p{Ll}+)?, )(\p{Ll}{3,})(?= )/gu;

/** "A duckling hatches in a nest" */
const HATCHES =
  /(^(?:An?|The) (?:(?!of\b|who\b|that\b)\p{Ll}+ ){1,3})(hatches)(?= (?:in|on|from|under|next|into|out)\b)/gu;
/** "fakes being a ghost", "testifies against her son", "who rings at night" */
const withOddVerbs = (sentence: string): string =>
  sentence.replace(ODD_VERBS, (whole, before: string, verb: string, at: number) =>
    isSeen(sentence, verb, at + before.length)
      ? whole
      : `${before}${formsOf(verb.replace(/ies$/, "y").replace(/(?<=s)es$|s$/, "")).past}`,
  );
const ODD_VERBS =
  /((?<!\b(?:the|an?|his|her|their|my|our|its|of|these|those|no|with|for) )\b)(fakes|testifies|suspects|photographs|broadcasts|misses|tastes|tunes|mails|posts|texts|googles|forges|pawns|narrates|hums|camps|whistles)(?= (?:being|everything|against|that|each|the|an?|his|her|their|its|off|out|in|about|himself|herself|every|one|like)\b)/g;

/** "a choir of bailiffs who sing", "a couple who get stuck" */
const SEVERAL_WHO =
  /(\b(?:\p{Ll}{2,}[^s\P{Ll}]s|people|children|men|women|mice|couple|family|pair|team) who )(\p{Ll}{2,})(?= \p{Ll})/gu;
/** "while they repossess furniture" */
const WHILE_THEY =
  /(\b(?:while|when|until|because|whenever|before|after) (?:they|we|I|the \p{Ll}{2,}[^s\P{Ll}]s) )(\p{Ll}{3,})(?= \p{Ll})/gu;
/** "Three widows discover that they were married to one man and decide to" */
const AND_DECIDE =
  /((?<=^(?:Two|Three|Four|Five|Six|Seven|Twins,|In [^,]+, (?:two|three|four)|\p{Lu}\p{L}+(?:, \d+,)? and (?:his|her|their) |The \p{Ll}+s|Some|\p{Lu}\p{L}+ and \p{Lu}\p{L}+)\b.*)\band )(decide|agree|start|begin|plan|swear|vow|try|set|refuse|notice|go|end|run|get|fall|crash|sink)(?= (?:to|out|up|that|there|looking|on|away|lost|in love|into|off)\b)/gu;
/** "the phone box outside the chip shop rings" */
const RINGS =
  /(\b(?:phone|phone box|telephone|bell|doorbell|alarm|clock) (?:(?:in|on|at|outside|of|behind|next to) (?:the|an?|his|her) (?:\p{Ll}+ ){1,2})?)(rings|strikes|stops|chimes)(?=[ ,.])/gu;
/** "Grandpa Otto and his granddaughter Lena, 9, build a bicycle" */
const AGED_PAIR = /(^[^.,]{3,40} and (?:his|her|my|their) [^.,]{3,40}, \d{1,2}, )(\p{Ll}{3,})(?= \p{Ll})/gu;
/** "the smallest mouse called Pip dreams of singing" */
const CALLED_DREAMS =
  /(\bcalled \p{Lu}\p{L}+ )(dreams|hopes|fears|answers|waters|drinks|laughs|cries|visits|works|plans|moves|lives|loves)(?= )/gu;
/** "A captain on her last crossing notices the same passenger": a sentence that seems to have no verb. */
const withVerb = (sentence: string): string =>
  mainClauseOf(termsOf(sentence))
    ? sentence
    : sentence
        .replace(NOTICES_MANY, (whole, verb: string) => pastAfter("", verb) ?? whole)
        .replace(NOTICES, (whole, verb: string) => pastAfter("", verb) ?? whole);
/** "Two rival undertakers in a tiny town fall for each other" */
const NOTICES_MANY =
  /(?<=^(?:Two|Three|Four|Five|Six) (?:(?!\b(?:who|that|which|whose|where)\b)[^.,]){8,}? )(fall|bet|meet|share|start|begin|find|discover|get|run|land|crash|arrive|sail|drive|open|fight|swap|race|build|decide|try|learn|hide|steal|travel|search|compete|argue|plan|live|work|want|have|make)(?= (?:for|in|on|at|to|the|an?|their|each|out|up|over|about|that|how|with|from|together)\b)/;
const NOTICES =
  /(?<=^(?:An?|The|Two|Three|My|Our) (?:(?!\b(?:who|that|which|whose|where)\b)[^.,]){8,}? )(notices|discovers|realizes|realises|finds|hears|meets|sees|decides|wakes|gets|learns|opens|starts|begins|becomes|receives|inherits|builds|buys|loses|returns|helps|saves|steals|teaches|tries|wins|joins|keeps)(?= (?:the|an?|his|her|their|its|that|somebody|someone|something|how|who|to|two|three|all|one|up)\b)/;
