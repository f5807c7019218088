/** Where the words for an action end: "win the race | because", "become a pilot | like her mother". */
const STOP =
  "(?:like|because|so that|so|before|but|until|when|while|whenever|even though|although|though|for the first time|one last time|one more time|once more|once again|instead|rather than|without|from|during|and|who|which|after)";

const words = (): string => `(?:(?! ${STOP}\\b)[^.,;:“”"])+`;

/** An action in the infinitive, for three gaps; in speech {goal} says "my mother" for "her mother". */
export const infinitive = (verbs: string): string => `(?<goal>(?<deed>(?<feat>(?:${verbs})${words()})))[^.]*`;

/** An action that ends in "-ing": {feat} and {goal}. */
export const gerund = (verbs: string): string => `(?<goal2>(?<feat2>(?:${verbs})${words()}))[^.]*`;

const HOW_MUCH = "(?:more than anything |so much |very much |badly |nothing more than |one day |finally |only )*";
/** "always wanted to" */
export const WANTED = `(?:wanted|longed|hoped|wished|dreamed|dreamt|was determined|were determined|was dying|was desperate) ${HOW_MUCH}to ${HOW_MUCH}`;
/** "dreamed of" */
export const DREAMED = `(?:dreamed|dreamt) ${HOW_MUCH}of ${HOW_MUCH}`;

/** What no such story is about: grave things, and what stories of their own are for. */
export const GRAVE =
  "dead|died|dies|dying|killed|murder|murdered|war|funeral|grave|suicide|revenge|avenge|cancer|hospital|prison|ghosts?|late (?:husband|wife|mother|father|son|daughter|mum|mom|dad)";

/** Actions of other stories: searches, crimes, flights, partings. */
export const NOT_OTHERS =
  "(?!(?:know|find|look|search|kill|murder|steal|rob|hide|escape|run away|flee|leave|sell|tear|pull down|marry|return|give back|bring back|get back|get home|go home|come home|apologi[sz]e|forget|die|save|rescue|stop|destroy|cut|catch|understand)\\b)";

/** It is what the sentence itself says, and not what it says by the way: "a voice that | had to be heard". */
export const MAIN =
  "(?<!\\b(?:not|nobody|no one|to)(?: \\S+){0,3} )(?<!^(?!There|This)[^.]*\\b(?:that|which|who|(?:because|when|until|say|said|thought|knew|found out|discovered|if|where)(?: that)? \\S+) (?:\\S+ )?)";
