import { formsOf } from "../idea/goal.ts";
import { NONE, type SituationReader as Reader } from "./situation-words.ts";

/** "shared a single washing machine": the only one of its kind. */
const sharedIn: Reader = (text) => {
  const [, thing = ""] =
    /\b(?:shared|had to share|had) (?:a single|only one|just one|one single|one) ((?:[a-z]+ )?[a-z]+)(?=[.,;!?]|$| (?:and|but|in|with|for|so|until|because)\b)/.exec(
      text,
    ) ?? [];
  return thing === "" ||
    !/\bshare/.test(text) ||
    /s$|^(?:[a-z]+ )?(?:pair|room|bed|day|house|secret|dream|wish|eye|tooth|umbrella|blanket|coat|scarf|hat|seat|chair|bench|boat|tent|cup|sandwich|apple|cake|ticket|book)\b/.test(
      thing,
    )
    ? NONE
    : { shared: `the ${thing}` };
};

/** "refused to fly", of what is there for it. */
const refusalOfThingIn: Reader = (text) => {
  const [, verb = ""] =
    /\b(?:refused to|did not want to|would not|no longer wanted to) (fly|ring|shine|rain|snow|drive|sail|sing|work|tick|turn|float|blow|roll|play|glow|move|grow|bloom|cook|sweep|clean|swim|bounce|write)(?: any ?more)?(?=[.,;!?]|$| (?:and|but|because|until|so)\b)/.exec(
      text,
    ) ?? [];
  return verb === "" ? NONE : { refuse: verb, refusal: formsOf(verb).gerund };
};

/** "My teddy bear came to life at night". */
const nightToyIn: Reader = (text) => {
  const [, toy = ""] =
    /^(?:the|my|his|her|an?|our|\p{L}+['’]s) (?:[a-z]+ ){0,2}?(bear|teddy|doll|puppet|robot|rabbit|dinosaur|soldier|toys?)\b[^.]*\b(?:came to life|came alive|woke up|was alive)\b[^.]*\bnight\b/u.exec(
      text,
    ) ?? [];
  return toy === "" || /s$/.test(toy) ? NONE : { nighttoy: toy };
};

/** "promised to come to the football match but he was late again". */
const promiseIn: Reader = (text) => {
  const [, event = ""] =
    /\bpromised (?:[a-z]+ )?to (?:come to|be at|watch) ((?:the|my|his|her|our) (?:[a-z]+ )?(?:match|play|concert|game|show|performance|recital|party|final))\b/.exec(
      text,
    ) ?? [];
  return event === "" || !/\b(?:late|missed|misses|forgot|did not come)\b/.test(text)
    ? NONE
    : { promised: event.replace(/^(?:my|his|her|our) /, "the ") };
};

/** "saved Christmas". */
const christmasIn: Reader = (text) =>
  /\b(?:saved?|rescued?) Christmas\b/.test(text) ? { christmas: "Christmas" } : NONE;

/** "The clown who could not laugh any more". */
const laughIn: Reader = (text) =>
  /\b(?:could not|could no longer|forgot how to|had forgotten how to) (?:laugh|smile)\b|\blost (?:his|her|its) (?:own )?(?:laugh|smile)\b/.test(
    text,
  )
    ? { ownlaugh: "laugh" }
    : NONE;

/** The readers of what happens at home. */
export const homeReaders: readonly Reader[] = [sharedIn, refusalOfThingIn, nightToyIn, promiseIn, christmasIn, laughIn];
