import type { PlotFacts } from "./plot-facts.ts";

/** A place is nothing that lies behind a stone. */
export const SEEKS_PLACE =
  /^(?:find|search for|look for|seek|reach) (?:\S+ ){0,4}?(?:islands?|city|cities|village|town|castle|palace|kingdom|country|land|planet|star|world|sea|ocean|river|lake|waterfall|forest|jungle|desert|mountain|valley|cave|well|source|home|house|school|place|end of|way|road|path|north pole|south pole|moon|sun|rainbow)\b/;

/** What hides under a car or behind a boiler. */
export const SMALL_BEING =
  /\b(?:dog|cat|kitten|puppy|hamster|rabbit|bunny|guinea pig|mouse|parrot|budgie|tortoise|turtle|hedgehog|chick|duckling|lamb|piglet|pet|ferret|lizard|frog)s?\b/;

export const SOLVING =
  /\b(?:detective|mystery|mysterious|clues?|who (?:stole|ate|took)|investigat\w*|solve[sd]?|culprit|thief|footprints|crime)\b/;

/** What somebody very small may have eaten. */
export const SMALL_LOSS =
  /\b(?:cookies?|cakes?|biscuits?|pies?|cheese|bread|buns?|sausages?|eggs?|nuts?|jam|honey|apples?|carrots?|chocolates?|sweets|candy|food|lunch|breakfast|supper|sandwich\w*|pancakes?|crumbs?)\b/;

/** A pet that tells of its own escape seeks nothing. */
export const ESCAPED_PET =
  /\b(?:dog|cat|hamster|puppy|kitten|rabbit|parrot|tortoise|pet) (?:\S+ )?(?:escaped|disappeared|ran away|is missing|was missing|went missing|got lost|vanished)\b|\blost (?:his|her|their|my|our) (?:dog|cat|hamster|puppy|kitten|rabbit|parrot|tortoise)\b/;

/** What is found has to be something that one wonders about. */
export const STRANGE_FIND =
  /\b(?:found|finds?|discovered|discovers|caught|stumbled (?:on|upon|over)|came across|dug up|receive[ds]?|unearthed) (?:(?:an?|the|his|her|their|my|our|two|three) )(?:(?:[a-z-]+ ){0,2}?(?:strange|mysterious|magic|magical|secret|hidden|glowing|unknown|ancient|forgotten|silver|golden|talking|tiny|huge|shining)\b|(?:[a-z-]+ ){0,3}?(?:map|key|box|chest|door|bottle|message|stone|egg|tunnel|letter|portal|lamp|treasure|coin|compass|crystal|feather|footprint|trapdoor|cave|shell)s?\b)/;

export const OWNER =
  /\b(?:found|finds?|discovered)\b.*\b(?:belong\w*|own(?:s|ed|er)\b|who (?:lost|wrote|owned)|return\w*|give (?:it|them) back|bring (?:it|them) back)\b|\b(?:found|finds?) (?:an?|the) (?:(?:lost|old|strange|forgotten|single|red|blue|green|yellow|small|little|tiny) )*(?:wallet|purse|diary|teddy|doll|mitten|glove|suitcase|backpack|umbrella|love letter|camera|ring)\b/;

/** "made my brother disappear" */
export const NOTHING_MADE =
  /\bmade friends\b|\bma(?:de|kes?) (?:\S+ ){1,4}?(?:disappear|vanish|laugh|smile|cry|dance|sing|happy|sad|angry|invisible)\b/;

export const DEAD =
  /\b(?:died|dies|dead(?! (?:\S+ )(?:answers?|answered|speaks?|spoke|calls?|called)\b)|passed away|funeral(?! director)|grave|ashes|late (?:wife|husband|father|mother|grandmother|grandfather)|lost (?:his|her|their|my) (?:wife|husband|mother|father|brother|sister|grandm\w+|grandp\w+))\b/;

export const WONDER =
  /\b(?:woke up|wakes up|turned into|turns? into|turn(?:s|ed) (?:green|blue|purple|pink|orange|red|gold|silver|white|grey|gray|transparent)|shrank|shrinks?|invisible|came to life|comes to life|swap\w*|disappeared|vanished|stopped time|super ?powers?|came alive|comes? alive)\b/;

export const DIFFERENT =
  /\b(?:different|only one (?:who|that|with)|(?<!\b(?:the whole|every(?:thing|one|body)|the others) [^.]*)too (?:small|big|tall|short|slow|quiet|loud|clumsy|weak|fat|thin)|unlike|(?:is|was|are|were) (?:always )?the (?:smallest|slowest|shortest|tallest)|^(?:the|an?) (?:smallest|slowest|shortest|tallest) \S+ (?:who|that|wants?|wanted|could|dream)|could not (?:reach|keep up|climb|see|fly|bark|roar|swim|sing|rain|shine|hoot|hop|howl|jump|breathe fire|crow|whistle|glow)|cannot|only had one|born without|left out|everyone laughed|laughed at|made fun of|could only|who could not [a-z]+|allergic|(?:gets?|got) (?:sea|car|air)sick|(?<!r[au]n )backwards)\b/;

const ELDER =
  "(?:grandma|grandpa|grandmother|grandfather|granny|nana|mother|father|mom|mum|dad|aunt|uncle|old (?:man|woman|lady))";
export const FORGETS = new RegExp(
  `\\b${ELDER}\\b[^.]*\\b(?:forg[eo]t\\w*(?= (?:\\S+ )?(?:who|names?|everything|everybody|everyone|faces?|things|words|me|us|him|more|how|where (?:she|he) (?:lives|is))\\b|[.,]|$)|no longer (?:knew|remembered|recognized|recognised)|did not (?:remember|recogni[sz]e)|dementia|alzheimer\\S*|remembered? (?:only|nothing))|\\bforg[eo]t\\w* (?:my|his|her|their) (?:name|grandson|granddaughter)`,
);

/** Somebody old tells the young what was. */
const TELLING =
  /^(?:great-)?(?:nana|grand\w+|granny|grampa|an? old \w+|the old \w+|uncle|aunt)\b[^.]*\b(?:tells?|told) (?:(?:his|her|the|their|my)\b[^.]* (?:how|about|of|that)|the story|the tale|of|about|how)\b/;

/** Those who listen in the plot are several. */
const ONE_LISTENER =
  /\b(?:tells?|told) (?:his|her|the|their|my) (?:[a-z]+ )?(?:cat|dog|parrot|bird|horse|goldfish|fish|mouse|wife|husband|nurse|doctor|neighbou?r)\b/;

/** Whether somebody old tells a story to several. */
export const isTelling = (text: string): boolean => TELLING.test(text) && !ONE_LISTENER.test(text);

/** Somebody is to sleep, or does not. */
export const isNight = (main: string): boolean => NIGHT.test(main) && !KEPT_AWAKE.test(main);

const NIGHT =
  /\b(?:can(?:not|['’]t)|could not|could n['’]t|afraid to|trying to|before) (?:fall a)?sleep\b|\bfall(?:s)? asleep\b|\bbedtime\b|\blullab(?:y|ies)\b|(?<!\b(?:not|cannot|can['’]t) stay )\bawake\b/;

/** What keeps somebody awake is the story, and not the night. */
const KEPT_AWAKE = /\ba?sleep\b.*\b(?:snor|loud|noisy|noise|music|drum|bark)/;

/** Who is friends already does not get to know the other one. */
export const FRIENDS_ALREADY =
  /\b(?:is|are|was|were) (?:best |good |close )?friends with\b|\b(?:his|her|their|my) (?:best )?friends?\b|\b(?:invisible|imaginary) friend\b/;

/** Whether the hero looks for somebody or something. */
export const isSeeking = ({ wish, text }: PlotFacts): boolean =>
  /^(?:find(?! out)|search|look for|seek|track down|get back|hunt)\b/.test(wish) ||
  /\b(?:search(?:es|ed)? for|stole (?:my|his|her|their)|remember where|forgot where|look(?:s|ed)? for|lost (?:his|her|its|their|my|our) (?!(?:first |last |front |milk |baby )*(?:tooth|teeth|voice|sense|taste|appetite|courage|job|way|heart|temper|sight|mind|balance|memory|home)\b)[a-z]+)\b/.test(
    text,
  );

/** Whether the hero did wrong and does not regret it yet: not "the bell was stolen", and not "wants to return it". */
export const isOwnWrong = ({ text, wish }: PlotFacts): boolean => !MAKES_GOOD.test(wish) && !SUFFERED.test(text);
const MAKES_GOOD = /^(?:return|give|bring|put|undo|win|make)\b/;
const SUFFERED =
  /\b(?:was|were|is|are|been|being|got|gets) (?:[a-z]+ly )?(?:stolen|robbed|cheated|tricked|betrayed|bullied)\b/;

export const CONTEST =
  /\b(?:contests?|competitions?|championships?|tournament|talent show|talent contest|spelling bee|science fair|audition\w*|prize|trophy|medal|cup final|olympics)\b/;

export const SHOP =
  /\b(?:opens?|opened|runs?|ran|started?|owned|inherit\w*)(?: (?!(?:with|of|in|at|from|to|for|by)\b)[\w'’-]+){0,6}? (?:\w*shop|bakery|caf[eé]|restaurant|store|kiosk|stall|stand|kitchen|parlou?r|business|(?:salad|snack|juice|coffee|milk|soup|noodle) bar|bistro|diner|pizzeria|tea ?room|food truck)\b/;

export const QUARREL =
  /\b(?:quarrel\w*|argue[ds]?|f[ae]ll out (?:because|over|with|about|when)|fought(?! back)|fight(?:ing)?(?! back| again| for (?:an?|the|his|her|their)\b)|(?:draw|draws|drew) a line (?:down|through|across)|feud\w*|(?<!\b(?:patient|child|boy|girl|man|woman|prisoner|stranger) who (?:had|has) )not (?:spoken|talked)(?! yet| to any)|stopped (?:talking|speaking) (?:to|with)|did not (?:talk|speak) (?:to each|to one|with each|any ?more)|enemies|rivals|hated each other|could not stand each other)\b/;

export const FRIEND = /\b(?:friends?|friendship|befriend\w*|lonely|alone|loneliness|made friends|met)\b/;

export const COOKING =
  /\b(?:bakes?|baked|baking|cooks?|cooked|cooking|make|makes|made|stirs?|stirred) (?:\S+ ){0,5}?(?:cakes?|soup|bread|pies?|cookies|biscuits|pancakes?|pizza|stew|jam|tamales|dumplings|noodles|breakfast|dinner|lunch|supper|curry|pasta|cupcakes?|muffins?|meal|feast|ice cream|chocolate|pretzels?|waffles?|gingerbread|buns?|rolls)\b/;

export const TRADES =
  /^(?:waiter|waitress|driver|cashier|conductor|doctor|nurse|mayor|librarian|teacher|firefighter|policeman|policewoman|cleaner|hairdresser|barber|dentist|vet)$/;
export const COMES_HOME =
  /\b(?:returned|returns|came back|comes back|came home) (?:home )?(?:after|to the (?:village|town|house|island|street))\b/;
export const RELUCTANT =
  /\b(?:did not|didn['’]t|does not|doesn['’]t) want to (?:go to (?:bed|sleep)|fall|sleep|grow up|hibernate|let go)\b/;

/** Whether somebody ill, hurt or without parents is cared for: an oak that is ill is not fed with milk. */
export const isOfCare = (main: string): boolean => CARE.test(main) && !OF_PLANTS.test(main);
const CARE =
  /\b(?:injured|wounded|hurt|sick|ill|broken (?:wing|leg|paw)|orphan(?:s|ed)?|(?<!^(?:an?|the) )baby (?!brother|sister|boy|girl|cousin|monitor|doll|arrive[sd]?|comes?|came|is|was|cries|cried|in|at|on|and|for|shower|to)[a-z]+|nurs(?:ed|es|ing)(?! home)|healed|heals|took care|takes care|fallen from (?:its|the) nest|(?<!^(?:an?|the) )stray(?! (?:cats|dogs)\b))\b/;
const OF_PLANTS = /\b(?:trees?|oak|plants?|flowers?|roses?|garden|forest|bushes?)\b[^.]*\b(?:sick|ill|hurt|injured)\b/;
