import type { Place, Spot } from "../../../vocabulary.ts";

const IN_SPACE =
  "(?:the )?(?:moon|mars|venus|mercury|jupiter|saturn|uranus|neptune|pluto|europa|titan|ganymede|io|an? asteroid|an? (?:distant |far |lonely )?planet)\\b";

/** Nouns of places that the dictionary does not draw, and the nearest place with a picture. */
export const NEAREST_OF_NOUN: readonly (readonly [Place | Spot, string])[] = [
  [
    "spaceship",
    `(?:mining|orbital|lunar|space|martian|moon) (?:station|colony|outpost)|generation ship|colony ship|space (?:hotel|capsule|shuttle|ark)|(?:station|colony|outpost|base|settlement|camp)(?= (?:on|near|above|around|over|of) ${IN_SPACE})|lunar base|(?:moon|mars) ?base|(?:(?:cargo|mining|rescue|supply|patrol) )?(?:ship|freighter|shuttle)(?= (?:to|from|near|around|above|bound for|on its way to) ${IN_SPACE})`,
  ],
  ["space", "moon|mars|jupiter|saturn|venus|asteroid|comet"],
  [
    "corridor",
    "stairs|staircase|stairwell|hallways?|landing of (?:the|their|our) (?:house|building)|apartment (?:block|building)|block of flats|tower block|high-rise|(?:school|hospital|hotel) corridor",
  ],
  [
    "room",
    "apartment|flat|cabin|hut|caravan(?! of\\b)|mobile home|mansion|villa|bungalow|hotel|hostel|youth hostel|guest ?house|inn room|living room|sitting room|front room|dollhouse|doll['’]s house|orphanage|prison|jail|prison cell|bookshelf|(?:old people['’]?s|retirement|nursing|care|residential|foster|children['’]?s) home|home for the elderly|retirement village|sheltered housing|shelter|animal shelter|haunted house|couch|sofa|armchair|igloo of wool",
  ],
  [
    "bedroom",
    "(?:her|his|their|my) (?:own )?room|(?:her|his|their|my) (?:own )?bedroom|wardrobe|cot|cradle|bunk bed|top bunk|closet|dormitory|dorm",
  ],
  [
    "bathroom",
    "bath|bathtub|shower|drain|(?:(?:school|girls['’]?|boys['’]?|station) )?toilets?|loo|washroom|washbasin|sauna|steam room|hot tub",
  ],
  [
    "kitchen",
    "kitchen table|(?:school|hospital|student) kitchen|fridge|freezer|pantry|scullery|cupboard under the sink|soup pot",
  ],
  [
    "hospital",
    "dentist['’]?s|dentist|surgery|hospice|maternity ward|children['’]s ward|ward|emergency room|intensive care|operating theatre|clinic|health cent(?:er|re)|vet['’]s|vets|(?:vet['’]s|doctor['’]s|animal) (?:surgery|practice|hospital)|ambulance|(?:hospital |(?:dentist|doctor|vet)['’]?s? )?waiting room(?! (?:at|of) (?:the|a) (?:[\\p{L}-]+ )?station)",
  ],
  [
    "study",
    "bank|call cent(?:er|re)|newsroom|newspaper (?:office|building)|(?<=\\b(?:at|for|of) (?:an?|the) (?:local |small |big )?)newspaper|(?:tv|television|radio|recording) studio|radio station|police station|(?:lost[- ]and[- ]found|lost property) office|insurance company|law firm|embassy|ministry|startup|start-up|agency|(?:control|court) ?room|job cent(?:er|re)|office (?:block|building|tower)",
  ],
  [
    "classroom",
    "(?<=\\bstart(?:s|ed|ing)? )nursery|university|college|boarding school|night school|high school|primary school|village school|art class|cooking class|evening class|maths? class|language course|kindergarten|preschool|playgroup|nursery school|day ?care|class|(?:homework|chess|drama|art|coding|after-?school) club|sixth form|book corner|(?:art|music|staff) ?room|parents['’]? evening|in (?:maths?|geography|history|chemistry|physics|detention)(?= (?:lessons?|class)|[,.;]|$| (?:and|but|so|when|while|because)\\b)",
  ],
  [
    "stadium",
    "football academy|(?:football|soccer|rugby|cricket|hockey|sports) (?:pitch|fields?|grounds?)|race ?track|running track|go-?kart track|arena|horse races|finish line|(?:tennis|football|cup|world cup|rugby|cricket|hockey) final|final match|sports day|tennis (?:courts?|match|tournament|club)|olympics|olympic games|wimbledon|wembley|grandstand",
  ],
  [
    "gym",
    "boxing (?:ring|club|gym|match)|dojo|(?:hockey|ice) rink|rink|sports (?:club|hall)|judo club|climbing wall|handball team|skate ?park hall|bowling alley|leisure cent(?:er|re)",
  ],
  [
    "theatre",
    "ballet (?:class|school|academy)|opera|opera house|stage|backstage|circus|circus tent|big top|puppet theatre|music hall|concert hall|film (?:set|studio)|cinema|picture house|opening night|dress rehearsal|nativity(?: play)?|(?:school|christmas) play|pantomime|talent (?:show|contest)|school concert",
  ],
  [
    "hall",
    "casino|airport|departure lounge|dance (?:class|school|hall)|community cent(?:er|re)|museum of wax|school (?:dance|disco)|prom|(?:town|village|church) hall|scout hut|in assembly|(?<=\\b(?:of|during) (?:the )?(?:school |morning )?)assembly|wedding (?:party|reception)|bingo hall|auction house|warehouse|hangar|sorting office|depot",
  ],
  [
    "shop",
    "shopping (?:mall|cent(?:er|re))|mall|department store|pet ?shop|launderette|laundrette|laundromat|dry cleaner['’]s|salon|(?:nail|hair|beauty) (?:salon|bar)|barber['’]?s?(?: shop)|hairdresser['’]s|shop window|toy ?shop|(?:charity|corner|chip|video|record|shoe|antique|junk|second-?hand) shop|chippy|drugstore|pharmacy|garden cent(?:er|re)|post office|checkout|travel agency|hardware (?:shop|store)",
  ],
  [
    "restaurant",
    "inn|pub|tavern|diner|bistro|snack bar|food truck|taqueria|noodle bar|pizza place|pizzeria|tea ?house|bar|(?:(?:chinese|indian|thai|pizza|curry) )?take-?away|(?:school |works |staff |hospital )?canteen|cafeteria|dining (?:hall|room)|truck stop|kebab (?:shop|house)|soup kitchen",
  ],
  ["bakery", "bread factory|pastry shop|cake shop|confectioner['’]s|patisserie|chocolate factory"],
  ["cafe", "coffee shop|tea ?room|ice[- ]cream parlou?r|internet cafe|milk bar"],
  ["library", "reading room|mobile library|prison library|book ?mobile"],
  ["lift", "goods lift|service lift|elevator|lift shaft"],
  [
    "workshop",
    "factory|forge|smithy|sawmill|studio|pottery|tool ?shed|garden shed|shed|garage|mill|printing house|shipyard shed|repair (?:shop|caf[eé])|car wash",
  ],
  ["cellar", "boiler ?room|laundry room|wine cellar|basement|bunker|dungeon|crypt|store ?room|grain store|catacombs"],
  ["attic", "loft"],
  ["cave", "burrow|den|lair|molehill|sewers?|underground city|labyrinth|tomb|pyramid"],
  [
    "museum",
    "louvre|prado|uffizi|hermitage|rijksmuseum|guggenheim|smithsonian|gallery|art gallery|planetarium|aquarium|observatory|stately home",
  ],
  ["station", "platform|subway|(?:metro|underground|subway|train|railway) station|signal box"],
  [
    "street",
    "road|(?<=\\b(?:across|through|around) )(?:the|their|his|her|half the|a whole) (?:whole )?country(?!side)|high street|crossroads|roundabout|highway|motorway|motorway bridge|underpass|pavements?|zebra crossing|taxi|cab|tow truck|truck(?! stop)|lorry|(?:laundry|ice[- ]cream|removal|burger) van|camper ?van|parking (?:space|lot)|car park|petrol station|gas station|(?:motorway )?service station|motorway services|fire station|building site|construction site|neighbou?rhood|traffic jam|alleyway|demonstration|parade|carnival|(?:bus|tram) (?:stop|shelter)|(?:telephone|phone) (?:box|booth)|border (?:crossing|post)|toll booth|kiosk|pothole|junk ?yard|scrap ?yard|rubbish (?:dump|heap)|landfill",
  ],
  [
    "bus",
    "(?:school |night |city |last )?bus|minibus|coach(?= (?:to|from|full)\\b)|back ?seat of (?:the|his|her|a) (?:school |night )?bus",
  ],
  ["train", "night train|sleeper train|steam train|railway line|dining car|(?:night |last |old )?tram"],
  [
    "ship",
    "cruise(?: ship)?|liner|pirate ship|fishing trawler|ship|ferry|(?:container|cargo|viking|paddle) (?:ship|steamer)|steamer|freighter|ice ?breaker",
  ],
  [
    "sea",
    "seaside (?:town|village)|beach (?:hut|house)|oil rig|yacht|sailing (?:boat|ship)|lighthouse|raft on the (?:sea|ocean)|fishing boat|open water|seaside|seafront|promenade|pier|rock ?pools?|sandbank",
  ],
  [
    "harbour",
    "port|(?:harbour|fishing|port) town|docks?|marina|shipyard|boatyard|fish market|container(?: of \\w+)?|quay(?:side)?|jetty|harbou?r wall|ferry terminal|(?<=\\bmiss(?:es|ed)? the (?:last )?)(?:boat|ferry)",
  ],
  ["island", "archipelago|desert island"],
  [
    "river",
    "canal|creek|brook|river ?bank|riverside|rapids|river ?boat|canal boat|narrow ?boat|houseboat|towpath|weir|water ?mill",
  ],
  ["lake", "swamp|marsh|bog|pond|(?:duck|village|frog|park) pond|reservoir|wetlands?|lily pad"],
  [
    "pool",
    "swimming (?:baths?|pool|gala|lessons?|competition)|(?:thermal|public|municipal|village) baths|deep end|lido|water ?park",
  ],
  [
    "farm",
    "ranch|farmyard|farm ?house|small ?holding|henhouse|chicken coop|coop|pigsty|cowshed|countryside|vineyard|olive grove|riding (?:school|stables?)|harvest festival",
  ],
  ["barn", "stables?|attic of hay"],
  [
    "garden",
    "back ?yard|front garden|allotments?|greenhouse|conservatory|vegetable patch|tree ?house|flower ?bed|compost heap|hedge|garden party|bee ?hives?|lawn",
  ],
  [
    "meadow",
    "zoo|petting zoo|wildlife park|safari park|safari|(?:penguin|monkey|reptile|elephant|lion|ape|giraffe|bear) (?:house|enclosure|cage)|savannah?|in (?:kenya|tanzania|the serengeti)|prairie|camp|summer camp|campsite|caravan (?:park|site)|camping trip|tent|steppe|moor|heath|clearing|hills|hillside|picnic|golf course|race ?course|anthill|battle ?field|corn ?field|paddock|outback",
  ],
  ["playground", "sandbox|sandpit|swings?|slide|seesaw|school ?yard|skate ?park|climbing frame|bouncy castle"],
  ["roof", "roofs?|rooftops?|terrace|roof (?:garden|terrace)"],
  ["park", "dog park|amusement park|theme park|bandstand|botanical gardens?"],
  [
    "market",
    "funfair|fun fair|fair|fairground|festival|flea market|christmas market|farmers['’] market|food festival|fete|market stall|carousel|merry-go-round|ferris wheel|ghost train|car boot sale|jumble sale|night market|bake sale",
  ],
  ["forest", "rainforest|jungle|treetops?|oak tree|old oak|bamboo forest|tree ?hollow|hollow tree|nature reserve"],
  [
    "snow",
    "north pole|south pole|antarctica|alaska|greenland|lapland|siberia|igloo(?! of)|ski (?:resort|slope|lift|school|race|jump)|ski ?slope|chair ?lift|nursery slope|snowstorm|blizzard|tundra|polar night|ice ?(?:floe|berg)|frozen lake",
  ],
  [
    "mountain",
    "alps|himalayas|andes|mount everest|mountain hut|mountain pass|cable car|gondola lift|crater|base camp|above the clouds|(?<=\\b(?:up|climb\\w*|reach\\w*|on|of) (?:an?|the|his|her|one|this) (?:[\\p{L}-]+ )?)(?:peak|summit)",
  ],
  ["desert", "desert (?:town|village)|caravan(?= of\\b)|oasis|dunes?|salt flats?"],
  ["village", "mountain town|hill town|mountain village|fishing village|hamlet|small village|village green"],
  [
    "city",
    "earth|suburb|metropolis|capital|skyscraper|balcony|balconies|london|paris|berlin|lisbon|seoul|new york|rome|tokyo|market square|town square|in (?:osaka|bergen|brighton|kingston|jaipur|lahore|galway|detroit|leeds|bradford|hoi an|krak[oó]w|chinatown|manchester|liverpool|marseille|lyon|valencia|porto|kyiv|rio|dhaka|tunis|addis ababa|vancouver|seattle|brooklyn|queens|harlem|los angeles|san francisco|hong kong|taipei|busan|nagasaki|hiroshima|saigon|reykjav[ií]k|rotterdam|antwerp|ghent|bologna|turin|palermo|seville|granada|malaga|bordeaux|toulouse|nice|cologne|leipzig|dresden|salzburg|basel|geneva|bruges|gothenburg|tallinn|riga|vilnius|gdansk|belgrade|sarajevo|zagreb|sofia|bucharest|odesa|tbilisi|yerevan|baku|samarkand|kabul|kathmandu|hyderabad|chennai|bangalore|pune|kochi|lucknow|colombo|yangon|hanoi|cebu|surabaya|perth|auckland|wellington|cardiff|belfast|cork|newcastle|sheffield|bristol|birmingham|boston|denver|chicago|memphis|nashville|new orleans|miami|baltimore|philadelphia|pittsburgh|cleveland|ottawa|montreal|quebec|mexico city|oaxaca|guadalajara|la paz|quito|montevideo|santiago|recife|salvador|kinshasa|luanda|harare|lusaka|kampala|kigali|abuja|ibadan|kumasi|abidjan|bamako|durban|soweto)",
  ],
  [
    "underwater",
    "ocean floor|sea ?floor|sea ?bed|bottom of the (?:sea|ocean|lake)|coral reef|under the sea|shipwreck|sunken ship|fish ?(?:bowl|tank)|submarine",
  ],
  [
    "church",
    "cathedral|chapel|abbey|monastery|convent|church tower|bell tower|belfry|vestry|mosque|synagogue|wedding|christening",
  ],
  ["graveyard", "churchyard|grave|tomb ?stone"],
  ["castle", "royal court|throne|fortress|palace|kingdom"],
];
