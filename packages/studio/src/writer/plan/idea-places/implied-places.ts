import type { Place, Spot } from "../../../vocabulary.ts";
import { isIndoors } from "../indoor-places.ts";
import { withoutOtherSenses } from "./other-senses.ts";
import { type Where, whereOf, words } from "./where.ts";

type Signs = readonly (readonly [Place | Spot, string])[];

/** What happens says most surely where. */
const EVENTS: Signs = [
  [
    "forest",
    "(?:forest|woodland|jungle) (?:race|choir|school|concert|party|orchestra|contest|competition|olympics|band)",
  ],
  [
    "hospital",
    "(?<!\\b(?:pay|pays|paid|money|save|saves|earn|earns|cost|costs|price)\\b[^.]{0,40})operations?|tonsils|has (?:his|her|its) (?:ears|eyes|heart) mended",
  ],
  ["room", "stay(?:s|ing)? home|sick (?:grand\\w+|mother|father|mum|mom|dad)"],
  ["street", "truckers|sells? (?:lemonade|oranges|flowers|newspapers)|balloon sellers?|street vendors?"],
  ["garden", "barbecues?|garden party"],
  [
    "lift",
    "(?:lift|elevator) (?:gets?|got|is|was|breaks?|broke|stops?|stopped)\\b|stuck in (?:an?|the) (?:lift|elevator)",
  ],
  ["spaceship", "spaceships?|starships?|space pilots?|asteroid field"],
  ["snow", "santa|reindeer|snow ?plou?gh?s?|snowplows?"],
  ["market", "carousel|ferris wheel|roller ?coaster|merry-go-round"],
  ["kitchen", "(?:at|over|of|for) (?:dinner|breakfast|supper)"],
  ["river", "rowing (?:team|club|race|crew)|regatta|rowers|kayak(?:s|ing)?|canoe(?:s|ing)?"],
  ["lake", "(?:toy|paper) boats?|(?:go|goes|went|going) fishing|fishing trip|anglers?"],
  [
    "church",
    "weddings?(?! (?:rings?|dress|cake|album|day))|church bell|funerals?|christening|baptism|choirs?|bell ?ringers?|best man",
  ],
  [
    "theatre",
    "premiere|school play|nativity|opening night|cinema usher|projectionists?|talent show|opera|ballet|recital|auditions?|auditioned|stage fright|stunt double|puppet show|on stage|magic (?:show|tricks?)|film role|speaking part|lead role|tango|orchestra|concert",
  ],
  [
    "gym",
    "basketball|handball|volleyball|gymnast(?:ics|s)?|boxing|boxers?|karate|judo|(?:ice )?hockey|figure skat\\w+|trampoline|table tennis|dodgeball|wrestl\\w+|fencing|badminton|ping[- ]pong",
  ],
  [
    "stadium",
    "goalkeepers?|goalie|(?<!with (?:an?|the|his|her) |watch(?:es|ing)? )football(?! shirt)|soccer|referees?|penalt(?:y|ies)|strikers?|marathon|sprinters?|baseball|rugby|cricket (?:team|match|bat)|relay race|sports day|tennis (?:final|match|player)s?|long jump|high jump|athletics|javelin|horse race",
  ],
  [
    "pool",
    "swimming (?:teachers?|coach|instructors?)|lifeguards?|swimming (?:lessons?|club|team|race)|diving board|water polo",
  ],
  [
    "classroom",
    "(?:first|second|third|fourth) graders|year (?:one|two|three|four|five|six|[1-6])|exams?|spelling (?:bee|test)|maths? test|homework|first day of school|school reports?|science fair|class trip|substitute teacher|detention|show[- ]and[- ]tell",
  ],
  ["meadow", "camping|picnic|campfire|scouts?|kites?|hot[- ]air balloon|battle|war|battlefield"],
  [
    "snow",
    "ski(?:s|ing|ers?)?|ski jumpers?|sled(?:ge)?(?:s|ding)?|snowballs?|sled dogs?|avalanche|snowm[ae]n|polar expedition|snowflakes?|sleighs?",
  ],
  [
    "street",
    "lemonade stand|parade|queu(?:es?|ing|eing)|traffic jam|demonstration|bike race|skateboard\\w*|bus stop|driving (?:test|lesson|licen[cs]e)|learns? to drive|trick[- ]or[- ]treat\\w*|walks? from one end|busy road|tow truck",
  ],
  ["stadium", "car race|race ?cars?|racing drivers?|grand prix|formula one"],
  ["theatre", "with the circus|(?:join|joins|joined|leaves?|left) the circus"],
  ["kitchen", "(?:burnt|roast|christmas|thanksgiving) turkey|cook-?offs?|cooking (?:contest|competition|show)"],
  ["hall", "(?:peace|summit|town) (?:meeting|talks|conference)|peace (?:negotiations|treaty)|at a conference"],
  ["cave", "miners?|coal ?mine|underground cave"],
  [
    "park",
    "(?:same|park|old|favou?rite) bench|on (?:an?|the|their|his|her) bench (?!when|until|in the final|for the (?:team|match))",
  ],
  ["cafe", "(?:blind|first) date|speed dating"],
  ["playground", "swings?|seesaw|hopscotch|sandbox|sandpit"],
  ["bedroom", "under (?:the|his|her|their) floorboards|sleepover|under (?:the|his|her|my) bed|tooth fairy"],
];

const VEHICLES: Signs = [
  ["bus", "(?:(?:night|school|city) )?bus(?:es)?|bus drivers?|coach driver"],
  ["lift", "lift (?:boy|attendant|operator)s?|elevator operators?"],
  [
    "train",
    "(?:an?|the|his|her|last|little|old|night|steam|first|next|wrong) (?:[\\p{L}-]+ )?train(?! (?:for|to|her|his|the|an?|as|them|with|every|him|it)\\b)|trains(?! (?:for|to|her|his|the|an?|as|them|with|every|him|it|for)\\b)|train (?:drivers?|conductors?|ride|journey)|tram(?:s| drivers?)?|locomotives?|metro drivers?|ticket inspector",
  ],
  [
    "spaceship",
    "spaceships?|starships?|space (?:crew|station|pirates?|pilots?|captains?|couriers?|traders?|cadets?)|asteroid field|(?:distant|far|mars|lunar|moon) colony|astronauts?\\b[^.]*\\bon board|way (?:home|back) from (?:mars|the moon)",
  ],
  ["roof", "astronomers?|stargaz\\w+|telescopes?"],
  [
    "space",
    "astronauts?|(?<!\\b(?:build|builds|built|building|launch|launches) (?:an?|the|their|his|her|my|our) )rockets?|comets?|planets?|asteroids?|spacewalk|satellites?|galax(?:y|ies)|moon landing",
  ],
  ["underwater", "submarines?|divers?|scuba|deep[- ]sea"],
  ["ship", "ship['’]s (?:cook|cat|boy|captain)|pirates?|cruise|ferry|first mate|cabin boy|stowaways?|vikings?"],
  ["harbour", "fisherm[ae]n|dock ?workers?|dockers?|harbour ?master|skippers?"],
  [
    "sea",
    "pearls?|ships|boats?|sail(?:s|ing|ors?)?|lighthouses?|surf(?:ers?|ing)|castaways?|message in a bottle|seagulls?|rowing boat|shipwreck(?:ed)?|tugboats?|regatta|crabs?|starfish",
  ],
  ["river", "raft(?:s|ing)?|canoes?|kayaks?|beavers?|otters?|ferryman|salmon|trout|watermill"],
  [
    "street",
    "diggers?|excavators?|bulldozers?|(?:building|construction) (?:sites?|workers?)|cement mixers?|crane (?:drivers?|operators?)|dump(?:er|ster)? trucks?|taxis?|cabs?|truckers?|truck drivers?|(?:garbage|rubbish) truck|ambulance drivers?|fire ?(?:engines?|trucks?)|delivery van|ice cream (?:vans?|sellers?)|moving van|motorbikes?|motorcycl\\w+|bicycles?|bikes?|cycl(?:es?|ed|ing)|scooters?|couriers?|road trip|go-kart|vans?|drives?|drove|traffic lights?|street ?lamps?",
  ],
  ["farm", "farmer['’]s (?:wife|son|daughter)|tractors?|hay(?:stack)?|scarecrows?"],
];

/** Trades, and what belongs to their work. */
const TRADES: Signs = [
  [
    "hospital",
    "surgeons?|nurses?|doctors?|(?:an?|the|his|her) patients?|patients|midwi(?:fe|ves)|vets?|dentists?|toothache|paramedics?",
  ],
  ["library", "librarians?|library books?|returned books"],
  ["museum", "museum|art thie(?:f|ves)|curators?|exhibits?|dinosaur skeleton|restores? (?:old )?paintings"],
  [
    "theatre",
    "actors?|actress(?:es)?|ballerinas?|dancers?|soloist|(?:stage )?magicians?|comedians?|clowns?|puppeteers?|ventriloquists?|acrobats?|jugglers?|trapeze|tightrope\\w*|rock band|pop star",
  ],
  [
    "church",
    "priests?|nuns?|(?:brides?|grooms?)(?! who (?:has |had )?(?:run|runs|ran|fled|flees))|organists?|monks?|vicars?",
  ],
  ["graveyard", "gravediggers?|tombstones?"],
  [
    "classroom",
    "teachers?|pupils?|classmates?|headmaster|headmistress|principal|school(?! friends?| enem)|the class|erasers?|backpack|students?",
  ],
  ["restaurant", "waiters?|waitress(?:es)?|chefs?|pizza|food critics?|food taster|innkeepers?"],
  ["bakery", "bakers?|bread rolls?|croissants?|gingerbread|confectioners?"],
  ["cafe", "barista|juice bar|coffee"],
  [
    "shop",
    "shopkeepers?|customers?|checkout|cashiers?|shopping (?:trolley|cart)|hairdressers?|barbers?|florists?|mannequins?|pharmacists?|butchers?|booksellers?",
  ],
  [
    "workshop",
    "clock ?makers?|watchmakers?|carpenters?|mechanics?|inventors?|tailors?|seamstress(?:es)?|weavers?|sculptors?|shoemakers?|cobblers?|toymakers?|potters?|blacksmiths?|violin makers?|locksmiths?|(?:repairs?|mends?|fix(?:es)?) (?:old )?(?:radios|clocks|watches|bikes|toys)|in the garage",
  ],
  ["hall", "warehouses?|warehouse workers?"],
  ["pool", "swimmers?"],
  ["meadow", "soldiers?|trench(?:es)?|excavators?|digs? up|dug up|archaeolog\\w+"],
  ["laboratory", "scientists?|experiments?|chemists?|time machine"],
  [
    "garden",
    "gardeners?|fence|hedge|(?:apple|pear|cherry|plum|lemon|fig|walnut|peach) trees?|beekeepers?|bees?|pumpkins?|tomato(?:es)?|sunflowers?|seeds?|carrots?|gnomes?|snails?|caterpillars?|ladybirds?|earthworms?|worms?|plants? (?:an?|the) tree|old well|into a well|strawberr(?:y|ies)|roses?|tree ?house",
  ],
  [
    "street",
    "street musicians?|buskers?|postm[ae]n|postwom[ae]n|mail carriers?|street sweepers?|chimney sweeps?|toll (?:booth|collector)|fire ?fighters?|polic(?:eman|ewoman|e officers?)|mayor|crossing guard|lamplighters?|pickpockets?|superhero(?:es)?|window cleaners?|stray (?:dogs?|cats?)|missing person poster",
  ],
  [
    "study",
    "office|boss|compan(?:y|ies)|accountants?|accounting|interns?|invoices?|managers?|secretar(?:y|ies)|lawyers?|detectives?|translators?|meetings?|weather (?:forecasters?|presenters?)|novelists?|authors?|journalists?|reporters?|bankers?|job interview|ghostwriters?|programmers?",
  ],
  [
    "farm",
    "farmers?|milkmaids?|sheepdogs?|cows?|roosters?|hens?|chickens?|donkeys?|(?<!guinea )pigs?|piglets?|goats?(?! from)|turkeys?",
  ],
  [
    "castle",
    "kings?|queens?|princes?|princess(?:es)?|knights?|royal|jesters?|vampires?|sultan|emperor|dragon (?:tamer|slayer)",
  ],
  ["city", "pigeons?|sparrows?"],
  ["mountain", "mountain rescue|yodel\\w*|goatherds?|mountaineers?|cable car"],
  ["desert", "camels?|cactus|cowboys?|sheriff|meerkats?"],
];

/** What stands in a house, and what families do. */
const THINGS: Signs = [
  ["bathroom", "bathtub|toothbrush(?:es)?|rubber duck|toilet|shower drain"],
  ["bedroom", "blankets?|bedtime|pillows?|pyjamas|pajamas|night ?light|teddy(?: bear)?|lullab(?:y|ies)|wardrobe"],
  [
    "kitchen",
    "kitchen|cheese|onions?|cook(?:s|ed|ing)?|soup|recipes?|pancakes?|jelly|jam|teapot|spoons?|cookies?|bak(?:es?|ed|ing)|lunch|dinner|potato(?:es)?|fridge|toaster|(?:birthday )?cake",
  ],
  ["street", "umbrellas?|kerb|puddles?"],
  ["corridor", "apartment block|block of flats|apartment building"],
  [
    "room",
    "washing machine|violins?|(?:an?|the|his|her) trumpet|drums?|guitar|piano|sofa|couch|tv|television|vacuum|radio|birthday|christmas(?! tree)|new year|knit\\w*|chess|cards|postcards?|letters?|phone|widow(?:er)?|divorc\\w+|socks?|mittens?|gloves?|lamp|photo album|dolls?|toys?|hamsters?|guinea pigs?|goldfish|puppy|crayons?|chair|picture on the wall|babysitters?|imaginary friend|lottery|retires?|brother and sister clear|glasses|clock|suitcase",
  ],
  ["street", "neighbou?rs?|next door"],
];

const CREATURES: Signs = [
  ["underwater", "whales?|octopus(?:es)?|sharks?|jellyfish|sea ?horses?|clownfish|squid|mermaids?|dolphins?|coral"],
  ["snow", "penguins?|polar bears?|igloos?|reindeer|walrus(?:es)?|arctic foxe?s?|husk(?:y|ies)"],
  ["lake", "frogs?|toads?|ducks?|ducklings?|swans?|herons?|dragonfl(?:y|ies)|newts?|tadpoles?"],
  ["mountain", "eagles?|yetis?|mountain goats?|condors?|llamas?"],
  ["cave", "bats?|trolls?|cave bears?"],
  ["castle", "dragons?"],
  [
    "forest",
    "forest|woodland|fox(?:es)?|wol(?:f|ves)|bears?(?! arms)|owls?|squirrels?|deer|badgers?|hedgehogs?|witch(?:es)?|fair(?:y|ies)|elf|elves|raccoons?|woodpeckers?|moles?|ants?|bears|firefl(?:y|ies)|dwar(?:fs|ves)|birds?|cuckoos?|ravens?|crows?|mushrooms?|acorns?|pandas?|monkeys?|gorillas?|sloths?|unicorns?",
  ],
  ["garden", "spiders?|butterfl(?:y|ies)|robins?|rabbits?|bunn(?:y|ies)"],
  ["sea", "seals?|pelicans?"],
  ["bedroom", "can['’]?t (?:sleep|fall asleep)|nightmares?"],
  ["river", "crocodiles?|hippos?"],
  ["lake", "turtles?"],
  ["meadow", "horses?|pon(?:y|ies)|foals?|sheep|lambs?|shepherds?|elephants?|giraffes?|zebras?|lions?"],
  ["mountain", "giants?"],
  ["sea", "waves?"],
  [
    "room",
    "cats?|kittens?|mouse|mice|dogs?|aunts?|uncles?|grandm(?:a|other)s?|grandpas?|grandfathers?|granny|nan|dad|father|mum|mom|mother|sons?|daughters?|wife|husband|parents?|siblings|couples?|family|robots?|twins|tooth|goldfish",
  ],
];

const patterns = (signs: Signs): readonly (readonly [Where, RegExp])[] =>
  signs.map(([name, list]) => [whereOf(name), words(list)] as const);

/** Events before what moves, before trades, before things. */
const STRONG = [EVENTS, VEHICLES, TRADES].map(patterns);
const THING_SIGNS = patterns(THINGS);
const CREATURE_SIGNS = patterns(CREATURES);

const withoutWishes = (text: string): string =>
  withoutOtherSenses(text).replace(WISHED, " ").replace(OF_OTHER_SENSE, " ");
const plainly = (text: string): string => withoutWishes(text).replace(FEARED, " ").replace(WITH_SEVERAL, " ");
/** "A guide gets lost with thirty dentists": their work is elsewhere. */
const WITH_SEVERAL =
  /\bwith (?:two|three|four|five|six|ten|twelve|twenty|thirty|forty|a (?:group|party|bus) of) \p{L}+/giu;

/** Where the first sign of a level says; of several levels, the first that has one. */
const firstIn = (levels: typeof STRONG, told: string): Where | undefined => {
  for (const level of levels) for (const [where, sign] of level) if (sign.test(told)) return where;
  return undefined;
};

/** Where the creature lives that a text names first. */
const ofFirstCreature = (text: string): Where | undefined => {
  const told = plainly(text).replace(MADE, " ").replace(KIN_OF_CREATURE, "");
  const found = CREATURE_SIGNS.flatMap(([where, sign]) => {
    const at = told.search(sign);
    return at < 0 ? [] : [{ where, at }];
  });
  return found.toSorted((one, other) => one.at - other.at)[0]?.where;
};

/** "A mother octopus": no mother of a family at home. */
const KIN_OF_CREATURE = new RegExp(
  `\\b(?:mother|father|mama|papa|baby|grandmother|grandfather|family of) (?=(?:${CREATURES.filter(
    ([where]) => where !== "room",
  )
    .map(([, list]) => list)
    .join("|")})\\b)`,
  "giu",
);
/** "A stuffed rabbit". */
const MADE = /\b(?:stuffed|toy|plush|wooden|teddy|paper|paper-|clay|knitted) \p{L}+/giu;

/** What somebody only wants says nothing of where they are. */
const WISHED =
  /\b(?:want(?:s|ed)? to (?:be|become|go|see|fly|visit|join|draw)|turns? out to be|becomes?|wants? kids|dream(?:s|ed|t)? of|wish(?:es|ed)? to|hope[sd]? to|long(?:s|ed)? to|would love to|would rather|used to|thinks? (?:he|she|it) is|like an?|imagines?|draws? an?|drawings? of|pictures? of)\b[^.,;!?]*/gi;
/** What somebody fears is not there, unless it is a thing. */
const FEARED =
  /\b(?:afraid|scared|frightened|terrified|allergic|tired|instead) (?:of|to) (?:[\p{L}'’-]+ ){0,2}?[\p{L}'’-]+(?= (?:and|but|who|has|must|of|at|in|because)\b|[.,;]|$)|\b(?:afraid|scared|frightened|terrified|allergic) (?:of|to) \S+/giu;
/** "A toy train", "the widow of a lighthouse keeper": words that say nothing of where somebody is. */
const OF_OTHER_SENSE =
  /\b(?:school friends?|ghost train|keeper['’]s widow|lighthouse (?=keeper['’]s widow)|toy (?:train|car|soldier|astronaut|rocket)s?|cat burglar|house of cards|my (?:son|daughter|kids|nephew|niece|twins|grandson|granddaughter) (?:wants?|asks?|keeps? asking)|ice cream cone|training wheels)\b/gi;

/** Where an English idea plays by what happens in it, by vehicles and by trades. */
export const surelyImplied = (text: string): Where | undefined => firstIn(STRONG, plainly(text));

/** Where an English idea plays by the things and creatures of it. */
export const probablyImplied = (text: string): Where | undefined => {
  const subject = ofFirstCreature(text.split(/\s+/).slice(0, SUBJECT_WORDS).join(" "));
  const isWild = subject !== undefined && !isIndoors(subject.place);
  return isWild ? subject : (firstIn([THING_SIGNS], withoutWishes(text)) ?? ofFirstCreature(text));
};
const SUBJECT_WORDS = 4;

/** Where it plays by what happens in it and by vehicles only. */
export const impliedByEvent = (text: string): Where | undefined => firstIn(STRONG.slice(0, 2), plainly(text));

/** The same by trades, too, that have a house of their own: what is in a town is in one of its houses. */
export const impliedBuilding = (text: string): Where | undefined => {
  const where = impliedByEvent(text) ?? surelyImplied(text);
  return where && (isIndoors(where.place) || impliedByEvent(text)) ? where : undefined;
};
