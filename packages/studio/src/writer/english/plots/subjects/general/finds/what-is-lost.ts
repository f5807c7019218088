const NO_THINGS =
  "way|ways|path|job|jobs|work|memory|memories|voice|sight|eyesight|hearing|smell|taste|husband|wife|son|sons|daughter|daughters|mother|father|mum|mom|dad|parents?|brothers?|sisters?|grandmother|grandfather|grandma|grandpa|family|friends?|baby|child|children|boy|girl|twin|partner|fiancée?|love|lover|temper|patience|courage|nerve|confidence|faith|hope|mind|heart|soul|life|lives|balance|control|grip|track|count|time|interest|weight|sleep|touch|contact|sense|senses|humour|humor|speech|words?|language|accent|colou?rs?|power|powers|magic|energy|strength|appetite|fear|smile|laugh|laughter|joy|spark|game|games|match|race|fight|bet|battle|war|wars|election|case|trial|vote|house|home|farm|shop|restaurant|company|business|fortune|money|savings|title|crown prince|kingdom|land|licence|license|visa|leg|legs|arm|hand|hair|tooth|teeth|tail|fur|feathers?|wings?|shadow|dogs?|cats?|puppy|kitten|horse|pony|sheep|lamb|goat|cow|parrot|hamster|rabbit|bird|flock|herd|everything|nothing|something|someone|somebody|everyone|anything|all|deal|contract|chance|place|seat|point|innocence|reputation|status|number|bet";

const AFTER =
  "in|on|at|to|and|but|when|while|because|for|after|before|during|with|from|he|she|they|as|by|that|who|so|home|forever|again|through|until|since|if|[a-z]+ly";

/** Whose a thing is, before its gap: "Mei's kite" is not Mei. */
export const OWNER_NAMED = "(?:\\p{Lu}[\\p{L}-]+(?: \\p{Lu}[\\p{L}-]+)*['’]s )?";

/** Stands before a gap for what is lost: no way, no job, no temper, no person. */
export const LOSABLE = `(?=(?:an?|the|his|her|its|their|my|our|two|three|both|all|one)\\b|\\p{Lu}[\\p{L}-]+['’]s )(?!(?:[\\p{L}'’-]+ ){0,3}?(?:${NO_THINGS})(?=[.,;:!?]|$| (?:${AFTER})\\b))${OWNER_NAMED}`;

const PALS =
  "zebra|giraffe|turtle|tortoise|whale|dolphin|snail|beetle|butterfly|bee|ant|penguin|hippo|crocodile|lion|tiger|badger|firefly|chameleon|kangaroo|koala|dog|puppy|cat|kitten|horse|pony|donkey|goat|camel|parrot|owl|crow|raven|bird|seagull|fox|wolf|mouse|squirrel|hedgehog|rabbit|hare|frog|toad|bear|monkey|elephant|dragon|unicorn|robot|ghost|fairy|friends?|brothers?|sisters?|grandmother|grandfather|grandma|grandpa|grandson|granddaughter|daughter|son|cousins?|neighbou?rs?|classmates?|colleagues?|partner|assistant|apprentice|uncle|aunt|mother|father|wife|husband|taxi driver|boy|girl|student|nurse|waiter|waitress";

/** Who goes with the hero, and is not whom it is all about: "with her dog Rex", "with the help of an old neighbour". */
export const PAL = new RegExp(
  `(?:with|by|with the help of|with help from) (?<pal>(?:his|her|their|its|an?|the|two) (?:(?!and|or|of|in|on|to|for)[a-z-]+ ){0,3}?(?:${PALS})(?: \\p{Lu}\\p{L}+)?)(?![\\p{L}'’-])`,
  "u",
);
