import type { PlotFacts } from "./plot-facts.ts";

/** Both want the same thing. */
export const isOver = ({ text, topicNoun }: PlotFacts): boolean =>
  topicNoun !== "" &&
  new RegExp(
    `\\b(?:fights?|fought|fighting|argu\\w+|quarrel\\w*|bicker\\w*) (?:\\S+ ){0,2}?(?:over|about|for) (?:\\S+ ){0,5}?${topicNoun}\\b`,
  ).test(text);
export const RIVALS =
  /\brivals?\b|\b(?:argu\w+|quarrel\w*|fights?|fought|bicker\w*) (?:over |about )?(?:who|which)(?: of them)? (?:is|was|are|were|can|could|has)\b/;
export const LETTER =
  /\b(?:gets?|got|receive[sd]?|finds?|found) (?:an?|the|one|his|her|their|my) (?:[a-z-]+ ){0,2}?(?:letter|postcard|message in a bottle)\b|\b(?:letter|postcard) (?:arrives|arrived|comes|came)\b/;
export const FORGOTTEN_DAY =
  /\bforg[eo]t\w* (?:about )?(?:my|his|her|their|our|the|\S+['’]s) (?:\S+ ){0,3}?(?:birthday|wedding(?: day)?|anniversary|mother['’]s day|father['’]s day|graduation)\b/;
/** What is only said to happen before or after. */
export const ASIDE = /\b(?:before|after|because|while|until|since) [^.,;]*/g;
/** "The new girl does not speak": the first day of somebody else. */
export const NEW_ONE = /\bnew (?:kid|girl|boy|student|pupil)\b/;
export const FIRST_DAY =
  /\bfirst (?:day|lesson|week|class|night) (?:at|of|in|with)\b(?! (?:winter|summer|spring|autumn|fall|snow|the (?:holidays|year|month|war))\b)|\bnew (?:kid|girl|boy|student|pupil|class)\b|\bstart(?:s|ed|ing)? (?:school|kindergarten|preschool)\b/;
export const NEW_BABY =
  /(?<!\bfor (?:the|his|her|their|my|our) )\b(?:new|baby|newborn) (?:baby|brother|sister|sibling)\b|\b(?:brother|sister) (?:is|was|will be|gets?) born\b/;
export const LEFT_BEHIND =
  /\b(?:left behind|left alone (?:in|on|at)|thrown away|forgotten (?:in|on|at)|gets? left|got left|lost and found)\b/;
export const CANNOT_STOP =
  /\b(?:could not|cannot|can['’]t|couldn['’]t) stop \w+ing\b|\b(?:hiccups|sneezes? whenever|every time \w+ sneezes)\b/;
export const GIFT =
  /\b(?:can|could|able to) (?:talk (?:to|with)|speak (?:to|with)|understand|hear|see) (?:the )?(?:animals|trees|plants|ghosts|birds|dogs|cats|flowers|the future|thoughts|what others)\b|\b(?:could|can) (?:read minds|see the future)\b/;
export const POWER_CUT =
  /\b(?:wifi|wi-fi|internet|tv|television|electricity|computers?|phones?) (?:suddenly )?(?:stop(?:s|ped)? working|(?:is|was|were) down|(?:goes|went) down|broke(?:n)? down|(?:goes|went) out)\b|\bpower (?:goes|went|is|was) (?:out|off|gone)\b|\b(?:lights|electricity) (?:go|goes|went) out\b|\bpower (?:cut|outage)\b|\bblackout\b|\b(?:no|without) (?:electricity|power)\b/;
export const BULLIED =
  /\b(?:bull(?:y|ies|ied|ying)|picks? on|picked on|(?:gets?|got|is|was|are|were) (?:always )?(?:teased|bullied|mocked|picked on)|mean (?:girls?|boys?|kids?))\b/;

export const FOUNDLING =
  /\b(?:finds?|found|takes? in|took in|adopts?|adopted|discovers?|discovered) (?:an?|the) (?:(?!injured|wounded|sick|hurt|lost\b)[a-z-]+ ){0,2}?(?:kitten|cat|puppy|dog|duckling|bunny|rabbit|hedgehog|fox|squirrel|bird|parrot|mouse|goat|lamb|piglet|donkey|penguin|seal|turtle|baby [a-z]+)\b(?! (?:egg|toy|cage|house|costume|statue))|\b(?:kitten|cat|puppy|dog|penguin|goat|donkey)\b[^.]* (?:on|at) (?:his|her|their|my|our) (?:doorstep|door)\b/;
/** Not one that has to be looked for: "lost her tooth in the pool". */
export const FIRST_TOOTH =
  /\b(?:loses|lost|lose|loose|wobbly|first|baby|milk) (?:\S+ )?tooth\b(?! (?:in|on|under|down|at|somewhere)\b)/;
export const FORGOT_HOW = /\bforg[eo]t\w* how to\b/;
export const COLLECTING = /\bcollect(?:s|ed|ing)\b/;
/** Something is wrong, and could be put right with some help. */
export const TROUBLE =
  /\b(?:not|never|nobody|no longer|lost|loses?|broke|broken|breaks?|stuck|stopped|stole|stolen|gone|goes missing|disappear\w*|vanish\w*|forg[eo]t\w*|too (?:big|small|heavy|late|much|many)|trapped|flood\w*|burn\w*|fell|falls|hungry|thirsty|cold|empty|without|out of|runs out|ran out|wrong|problem|trouble|mess|mix(?:es|ed) up)\b/;

const HABIT =
  /\b(?:every (?:day|evening|morning|night|sunday|monday|tuesday|wednesday|thursday|friday|saturday|week|spring|summer|autumn|winter|year|single)|each (?:day|evening|morning|night)|always (?!bored|sad|tired|late|hungry|alone|cold|angry|grumpy|wrong|too|last|first|loses?|lost|the|afraid|scared|in)|all day|at \d+ in the)\b|\b(?:plays?|played|wrote|writes|sings?|sang|whistles?|whistled|paints?|painted|feeds?|fed) (?:the|his|her|letters|songs|poems)\b/;
/** What breaks a habit is what the story is about. */
const ANSWERED =
  /\bone (?:day|night|morning|evening)\b[^.]*\b(?:answer(?:s|ed)|writes? back|wrote back|replied|replies)\b/i;
/** Whether something is done again and again, and goes on. */
export const isHabit = (text: string): boolean => HABIT.test(text) && !ANSWERED.test(text);
export const UNWANTED =
  /\b(?:nobody|no one|none of them) (?:(?:had|has) )?(?:ever )?(?:borrow(?:s|ed)|notice[sd]|wants?|wanted|likes?|liked|loves?|loved|buys|bought|chooses|chose|picks?|picked|reads?|adopts|adopted|takes|took|plays with|played with)\b/;
/** What no one shows with joy. */
export const UNHAPPY =
  /\b(?:sad|worried|afraid|scared|lonely|tired|angry|guilty|jealous|sorry|sick|ill|died|dead|last|against|war|lost|left|sold)\b/;
export const OUTING =
  /\b(?:camping|picnic|hike|hiking|road trip|fishing trip|(?:go|goes|went|are|were|was|is) on (?:holiday|vacation)|sle(?:ep|eps|pt) in (?:a|the|his|her|their|my|our) tent)\b/;
export const STRANDED =
  /\b(?:stranded(?! (?:[a-z]+ )?(?:whale|dolphin|seal|turtle|porpoise|shark|octopus|bus|train|car))|shipwreck\w*|castaway|desert(?:ed)? island|alone on (?:an?|the) island)\b/;
/** Somebody is brought somewhere. */
export const BRINGS = /\b(?:get|bring|take|drive)s? (?:an?|the|his|her|their) [a-z]+ to\b/;
export const LAST_TIME =
  /\b(?:one last time|for the last time|last (?:day (?:as|at work|of work|on the job|before)|night shift|shift|voyage|trip|ride|show|performance|journey)|(?<!\b(?:an?|the|my|our) )retired?|retires|retiring|retirement(?! (?:home|village|house))|about to close)\b/;
/** Somebody is on the way with something. */
export const CARRIES = /\b(?:carried|had to carry|delivered|had to (?:deliver|bring))\b/;
export const STORM = /\b(?:storms?|snowstorm|thunderstorm|sandstorm|hurricane|blizzard|typhoon|flood)\b/;
export const WORKS = /\b(?:works? (?:as|in|at)|worked|job|boss|office|taxi|cashier|cleans|shift)\b/;
export const GUIDING =
  /\b(?:leads?|led|guides?|guided|walks?|walked|takes?|took|brings?|brought) (?:(?:an?|the|his|her|their) [^.]{0,30}|him|her|them|(?!it )\w+ )(?:home|back|safely|through|across|out of)\b|\bshow(?:s|ed)? [^.]{0,30} the way\b/;
/** Something is built for a purpose. */
export const MADE =
  /\b(?:built|builds?|made|makes?|sewed|sews?|invent\w*|constructed) (?:an?|the|his|her|their|our|my)\b/;
export const PRICE =
  /\b(?:but (?:each|every|with|when)|each (?:wish|time|drawing)|takes? away|took away|costs?|price|in return|paid with|loses? (?:a|one|some)|lost (?:a|one))\b/;
export const LOVE =
  /\b(?:in love|fell for|falls? for|kiss\w*|crush on|sweethearts?|secret admirer|blind date|married?|proposes?|proposed)\b/;
export const RUNS_AWAY =
  /\b(?:runs?|ran|running) away (?:from home|from the (?:zoo|circus|farm|kitchen|school|class|house|museum))\b/;
export const NEW_PLACE =
  /\b(?:mov(?:e|es|ed) (?:to|into|away|house|from)|moving (?:to|away)|new (?:school|town|city|home|house|village|country|neighbou?rhood|reef|pond)|immigra\w*|refugee)\b/;
export const TAUGHT_TO_COOK =
  /\b(?:teach(?:es)?|taught|learn(?:s|ed|t)?|shows|showed) (?:\S+ )?(?:how )?to (?:bake|cook|make)\b/;
export const SPEECH =
  /(?<!\b(?:ate|eats|swallow(?:s|ed)|chew(?:s|ed)|stole|hid|lost|found|tore|burned|wrote) (?:\S+ ){0,2})\b(?:speech|toast|presentation|recite|lecture|stage fright|speak in front|in front of (?:the|my|his|her|our) (?:whole |entire )?(?:class|school|audience|town))\b/;
/** Who is taken along is no parcel. */
export const TAKES_KIN =
  /\b(?:take|bring|drive|get)s? (?:his|her|their|my|the) (?:[a-z]+ )?(?:grand\w+|son|daughter|mother|father|mum|mom|dad|sister|brother|friend|wife|husband|child|children|class|dog|cat)\b/;
export const MAGIC = /\b(?:magic\w*|enchanted|wish(?:es)?|spell|potion|genie|wand|cursed?)\b/;
const STUCK =
  /\b(?:(?:spent?|spends) the night together|in the middle of nowhere|stuck (?:in|on|inside|together|at)|snowed in|locked in(?:side)?|trapped (?:in|together)|got locked|handcuffed|power cut|power outage)\b/;
/** What has no light, no buttons and no door. */
const NO_ROOM =
  /\b(?:stuck|trapped) (?:together )?(?:in|on|inside|under) (?:(?:an?|the|his|her|their|one) )?(?:[a-z]+ ){0,2}?(?:hole|burrow|mud|net|tree|trees|cave|well|pit|log|hedge|ice|island|chimney|pipe|bottle|jar|sand|rock|rocks|raft|boat|cliff|storm|snow)\b/;
/** Whether somebody is shut in where there may be a light, buttons and a door. */
export const isStuckInside = (text: string): boolean => STUCK.test(text) && !NO_ROOM.test(text);
/** A day on which one gives, and not only a party. */
export const PRESENT =
  /\b(?:birthday(?! (?:party|cake|guest))|present|gift|christmas(?! tree)|mother['’]s day|father['’]s day|surprise for|anniversary|valentine)\b/;
/** The others do not believe what somebody tells. */
export const DISBELIEVED =
  /\b(?:nobody|no one|none of them|noone) (?:ever |would |wants to |wanted to )?believe[sd]?\b|\b(?:did not|didn['’]t|does not|would not) believe (?:me|him|her|them)\b/;
export const LOST_OUTDOORS =
  /\b(?:got|gets?|were|was|are|is) lost (?:together )?(?:in|on|during) (?:the |an? )?(?:[a-z]+ ){0,2}?(?:forests?|woods|mountains?|hills|fog|mist|snow|snowstorm|blizzard|jungle|wilderness|moor|swamp|canyon|thunderstorm|storm)\b|\blost (?:his|her|their|our|the) way (?:in|on|during) (?:the |an? )?(?:[a-z]+ ){0,2}?(?:forests?|woods|mountains?|hills|fog|mist|snow|snowstorm|blizzard|jungle|wilderness|moor|swamp|storm)\b/;
