import { personNoun } from "../../people/person-nouns.ts";
import { formsOf, infinitiveOf } from "../idea/goal.ts";
import { NONE, type SituationReader as Reader } from "./situation-words.ts";

/** "tried to catch the biggest carp in the lake". */
const preyIn: Reader = (text) => {
  const [, adjectives = "", fish = ""] =
    /\bcatch (?:an?|the) ((?:[a-z]+ ){0,2}?)(fish|carp|pike|trout|salmon|catfish|perch|cod|eel)(?=[.,;!?]|$| (?:in|of|that|who|and|but|before|with|ever)\b)/.exec(
      text,
    ) ?? [];
  return fish === "" || !/\b(?:tried|wanted|went fishing|go fishing|hoped|dreamed|had to)\b/.test(text)
    ? NONE
    : { prey: `the ${adjectives}${fish}` };
};

/** "baked a bread that made people tell the truth". */
const oddFoodIn: Reader = (text) => {
  const [, food = "", effect = ""] =
    /\b(?:baked|cooked|made|sold|invented|stirred|brewed) (?:an? |the |some )?(?:[a-z]+ )??([a-z]+(?: cream)?) (?:that|which) (?:made|makes) (?:people|everyone|everybody|anyone|others|the whole [a-z]+|all who (?:ate|eat) (?:it|them)) ([a-z]+(?: [^.,;]{1,24}?)?)(?=[.,;!?]|$| (?:and|but|so|until|when)\b)/.exec(
      text,
    ) ?? [];
  const isFood =
    /^(?:bread|soup|cake|pie|stew|jam|tea|ice cream|pudding|porridge|pizza|honey|chocolate|lemonade|sauce|cheese)$/.test(
      food,
    );
  return isFood && !/^(?:happy|sad|invisible|sick|ill|good)\b/.test(effect)
    ? { oddfood: `the ${food}`, oddeffect: effect }
    : NONE;
};

/** "got a watch that ran backwards". */
const oddThingIn: Reader = (text) => {
  const [, noun = "", doing = ""] =
    /\b(?:got|found|bought|inherited|received|was given|built|owned) an? (?:[a-z]+ )?(watch|clock|umbrella|compass|pencil|pen|mirror|camera|radio|lamp|torch|key|map|bicycle|bike|hat|coat|alarm clock|telescope|calendar|thermometer|phone|kettle|piano|violin|kite|boat|car|suitcase|bag) (?:that|which) ((?!was\b|were\b|had\b|could\b|belonged\b|is\b|has\b|would\b|did\b|no\b|lets?\b|led\b)[a-z]+(?: [^.,;]{1,30}?)?)(?=[.,;!?]|$| (?:and|but|so|until|when)\b)/.exec(
      text,
    ) ?? [];
  const [verb = "", ...rest] = doing.split(" ");
  const { past } = formsOf(infinitiveOf(verb));
  const isTold =
    past === verb ||
    /ed$/.test(verb) ||
    /^(?:ran|showed|told|went|flew|spoke|drew|wrote|sang|made|gave|took|only|always|never)$/.test(verb);
  return noun === "" || !isTold || personNoun(noun)?.isThing === false
    ? NONE
    : {
        oddthing: `the ${noun}`,
        oddkind: /^[aeiou]/.test(noun) ? `an ${noun}` : `a ${noun}`,
        oddwhat: [verb, ...rest].join(" "),
      };
};

/** "had never put out a fire": the smallest of a kind beside the big ones. */
const smallestIn: Reader = (text) => {
  const [, noun = ""] =
    /\bthe (?:smallest|littlest|youngest|tiniest) ((?:fire |snow |rescue |tow |ice )?(?:engine|plough|plow|truck|boat|ship|tractor|train|tug|tugboat|helicopter|lifeboat|locomotive))\b[^.]*\bhad never\b/.exec(
      text,
    ) ?? [];
  return noun === "" ? NONE : { bigone: `the big ${noun}` };
};

/** "A lonely moon asked the sun to meet". */
const skyPairIn: Reader = (text) =>
  /\bmoon\b/.test(text) && /\bsun\b/.test(text) && /\b(?:meet|met|see each other|love|friends|together)\b/.test(text)
    ? { skypair: "the sun and the moon" }
    : NONE;

/** "caught a fish that granted wishes", "found a lamp which granted her three wishes". */
const granterIn: Reader = (text) => {
  const [, noun = ""] =
    /\b(?:caught|found|met|got|bought|discovered|saved|freed|helped|inherited|received|dug up|fished) (?:an?|the|his|her|their) (?:[a-z]+ ){0,2}?([a-z]+) (?:that|which|who) (?:could |can |only |always )*grant(?:ed|s)?\b[^.]*\bwish(?:es)?\b/.exec(
      text,
    ) ?? [];
  return noun === "" || personNoun(noun)?.isHuman === true ? NONE : { granter: `the ${noun}` };
};

/** "the statues in the park came alive". */
const nightLifeIn: Reader = (text) => {
  const [, things = ""] =
    /\b(?:the|all the|an?|my|his|her|some) (?:[a-z]+ ){0,2}?(statues?|sculptures?|portraits|mannequins?|shop dummies|figures|skeletons|exhibits|gnomes?|garden gnomes?|gargoyles?|puppets|dolls|toys|lions)\b(?: (?:in|of|on|at) [^.,;]{3,30}?)? (?:came|come|comes|would come) (?:alive|to life)\b/.exec(
      text,
    ) ?? [];
  return things === "" ? NONE : { nightlife: things };
};

/** "tooth would not fall out". */
const stubbornToothIn: Reader = (text) =>
  /\b(?:tooth|milk tooth) (?:simply |just )?(?:would not|wouldn['’]t|will not|won['’]t|did not want to|refused to) (?:fall|come) out\b/.test(
    text,
  )
    ? { tooth: "the tooth" }
    : NONE;

/** "a library book that had never been borrowed". */
const unreadBookIn: Reader = (text) =>
  /\bbook\b[^.]*\b(?:never (?:been )?(?:borrowed|read|opened|lent|checked out)|(?:nobody|no one) (?:ever |had ever |has ever )?(?:borrowed|read|opened|wanted to (?:read|borrow)))\b/.test(
    text,
  )
    ? { unread: "the book" }
    : NONE;

/** "an elevator that went to the wrong floor". */
const wrongStopIn: Reader = (text) => {
  const [, stop = ""] =
    /\b(?:elevator|lift|train|tram|bus|ferry|cable car) (?:that |which )?(?:always |only |sometimes )?(?:goes|went|stops|stopped|takes (?:people|everyone|everybody)|took (?:people|everyone|everybody)) (?:only |always )?(?:to|at|on) (?:the|a) wrong (floor|stop|station|storey|platform)s?\b/.exec(
      text,
    ) ?? [];
  return stop === "" ? NONE : { wrongstop: `the wrong ${stop}` };
};

/** "The night the moon did not come up". */
const absentLightIn: Reader = (text) => {
  const [, light = ""] =
    /\bthe (moon|sun) (?:simply |just )?(?:did not|didn['’]t|does not|doesn['’]t|would not|wouldn['’]t|won['’]t|refused to|forgot to) (?:want to )?(?:come up|rise|come out|get up)\b/i.exec(
      text,
    ) ?? [];
  return light === "" ? NONE : { absent: `the ${light.toLowerCase()}` };
};

/** The readers of odd things, of what is to be caught, and of the sky. */
export const oddReaders: readonly Reader[] = [
  preyIn,
  oddFoodIn,
  oddThingIn,
  smallestIn,
  skyPairIn,
  granterIn,
  nightLifeIn,
  stubbornToothIn,
  unreadBookIn,
  wrongStopIn,
  absentLightIn,
];
