/** Verbs in the past tense, with which a new part of a sentence begins. */
export const VERBS =
  "was|were|had|did|has|have|is|are|wanted|met|went|got|found|became|took|made|lived|set|saw|heard|came|ran|kept|lost|left|told|knew|thought|felt|fell|gave|held|hid|stood|sat|began|built|brought|bought|sold|won|wrote|sang|swam|flew|rode|drove|broke|chose|fought|taught|caught|slept|spent|hung|dug|grew|drew|led|let|put|hit|could|would|must|[a-z]{3,}ed";
const SMALL =
  "and|or|but|to|in|on|at|with|for|from|by|into|onto|over|under|through|across|near|behind|along|about|after|before|until|while|when|where|who|that|which|whose|because|since|so|though|although|even|as|if|than|how|not|he|she|it|they|him|them|again|during|without|against|every|together|right|just|only|anymore|instead|[a-z]+ly|one|despite";
const OWN =
  "(?:an?|the|his|her|its|their|my|our|all|some|two|three|[A-Z][a-z]+['’]s|(?:his|her|the|their) [a-z]+['’]s)";
const WORD = `(?!(?:an?|the|his|her|its|their|my|our|${SMALL})\\b)[a-zA-Z][\\p{L}'’-]*`;

/** The end of a part of a sentence: a stop, a verb in the past tense, or a small word. */
export const PART_END = `(?=[,.;:!?”"]|$| (?:${VERBS}|${SMALL}|an?|the|two|five|ten|half|minutes|moments|seconds|hours|days)\\b)`;

/** A gap of this name for a thing as an idea calls it, without the verb that comes behind: "the dark", "her neighbour's dogs". */
export const thingOf = (gap: string): string =>
  `(?<${gap}>(?:${OWN} )?${WORD}(?: (?:of (?:${OWN} )?)?${WORD}){0,4}?)${PART_END}`;

/** Nouns for people whom somebody knows. */
export const RELATIVES =
  "grandmother|grandfather|grandson|granddaughter|grandchild|grandchildren|grandparents|grandma|grandpa|grandad|granny|gran|mother|father|mum|mom|dad|parents|sister|brother|sisters|brothers|twin|daughter|son|children|wife|husband|bride|groom|friend|friends|girlfriend|boyfriend|fianc\u00e9e?|aunt|uncle|cousin|niece|nephew|neighbour|neighbor|baby|family|king|queen|princess|prince|teacher|pupils|coach|widow|widower|guests|class|boss|mate";
/** Nouns for animals and tale figures. */
export const ANIMALS =
  "mouse|owl|cat|dog|frog|duck|bear|fox|wolf|hedgehog|rabbit|hare|turtle|tortoise|snail|spider|crab|octopus|fish|whale|dolphin|bird|parrot|crow|raven|seagull|goose|swan|sheep|goat|cow|pig|donkey|horse|pony|elephant|monkey|lion|tiger|dragon|ghost|robot|squirrel|beaver|bee|ant|butterfly|penguin|seal|troll|witch|wizard|giant|fairy|mermaid|monster|snowman";
const OTHERS =
  "man|woman|men|women|people|boy|girl|boys|girls|child|kids|sailor|pilot|doctor|captain|knight|soldier|thief|burglar|witness|driver|farmer|customer|customers|kitten|puppy|lamb|chick|cub|calf|foal|chicken|hen|pirate|patient|stranger|mayor|lady|champion|astronaut|chef|singer|dancer|dragons|horses|dogs|cats|animals|alien|aliens|president|minister|judge|emperor|audience|team|villagers|passengers|visitors|students|student|pupil|nurse|baker|butcher|postman|policeman|detective|professor|actor|actress|painter|poet|writer|clown|magician|criminal|hostage|cowboy|viking|vampire|werewolf|elf|dwarf|angel|hamster|rat|rooster|peacock|bull|kangaroo|giraffe|hippo|zebra|camel|deer|reindeer|otter|bat|snake|lizard|crocodile|shark|eagle|pigeon|stork|flamingo|caterpillar|worm|slug|kitten|kittens|puppies|chicks|lambs";
/** A part of a sentence that ends with a person or an animal would be taken for that: it fills no gap. */
export const NO_PERSON = `(?<!\\b(?:${RELATIVES.replace("|class|", "|")}|${ANIMALS}|${OTHERS}|fireflies|mice|geese|wolves|butterflies|ponies|puppies)(?:e?s)?)`;
const TASK_END =
  "(?=[,.;:!?]|$| (?:and|because|but|before|when|while|until|although|though|even|so|who|which|if|instead|despite)\\b|(?<!\\blook) after (?!all)| with (?:his|her|its|their|the help)\\b)";

/** A gap of this name for what is to be done: as phrase has it, and with "look after" and "take part". */
export const taskOf = (gap: string): string =>
  `(?<${gap}>(?!(?:be|become|have|the|a)\\b)[a-z]+(?: (?!(?:and|because|but|before|when|while|until|although|though|even|so|who|which|if|instead|despite)\\b)(?!(?<!look )after\\b)(?!with (?:his|her|its|their|the help)\\b)(?:[\\p{Ll}\\d'’-]+|(?<=\\b(?:in|to|from|across|around|over) )\\p{Lu}[\\p{L}'’-]+))*)${NO_PERSON}${TASK_END}`;

/** What an idea calls its hero at its beginning: "A shy lighthouse keeper". A story that has no need to know more tells it. */
export const HERO_AT_START =
  /^(?:There was (?:once )?)?(?:An?|The|Some|Two|Three|Four) (?:(?!(?:deaf|blind|dying|dead|sick|pregnant|homeless|thief|murderer|who|was|were|had)\b)[a-z-]+ ){1,4}?(?:named|called|who|that|was|were|had|could|in|from|with|[a-z]{3,}ed)\b/;
