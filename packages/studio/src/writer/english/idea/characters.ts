/** Nouns that are characters: the noun, the artist's kind, and the pronoun if the noun implies one. */
const rows = `
fox:fox vixen:fox:she wolf:wolf cat:cat kitten:kitten tomcat:cat:he dog:dog pug:dog poodle:dog dachshund:dog corgi:dog husky:dog labrador:dog beagle:dog terrier:dog bulldog:dog spaniel:dog greyhound:dog chihuahua:dog retriever:dog sheepdog:dog watchdog:dog wolfhound:dog puppy:dog pup:dog hound:dog bear:bear cub:bear rabbit:rabbit bunny:rabbit hare:rabbit
mouse:mouse rat:mouse hamster:hamster deer:deer fawn:deer stag:deer:he doe:deer:she reindeer:deer moose:deer horse:horse pony:horse mare:horse:she foal:horse donkey:donkey
unicorn:unicorn lion:lion lioness:lion:she tiger:tiger tigress:tiger:she squirrel:squirrel chipmunk:squirrel panda:panda pig:pig piglet:pig sheep:sheep lamb:sheep ram:sheep:he
elephant:elephant mammoth:elephant girl:girl:she boy:boy:he child:girl kid:boy toddler:girl baby:baby daughter:girl:she son:boy:he sister:girl:she brother:boy:he twin:girl orphan:girl
student:girl pupil:boy friend:girl neighbor:woman neighbour:woman cousin:boy princess:princess:she prince:prince:he king:king:he queen:queen:she emperor:king:he empress:queen:she
wizard:wizard:he sorcerer:wizard:he magician:wizard mage:wizard witch:witch:she sorceress:witch:she enchantress:witch:she knight:knight warrior:knight soldier:knight samurai:samurai guard:knight
astronaut:astronaut cosmonaut:astronaut pilot:captain fairy:fairy:she elf:elf pixie:fairy pirate:pirate captain:pirate sailor:pirate
grandmother:grandma:she grandma:grandma:she granny:grandma:she nana:grandma:she grandfather:grandpa:he grandpa:grandpa:he granddad:grandpa:he man:man:he woman:woman:she
mother:woman:she mom:woman:she mum:woman:she father:man:he dad:man:he aunt:woman:she uncle:man:he wife:woman:she husband:man:he bride:bride:she groom:groom:he lady:woman:she gentleman:man:he
insomniac:man ex:man ex-wife:woman:she ex-husband:man:he ex-girlfriend:woman:she ex-boyfriend:man:he roommate:woman flatmate:woman hitman:man:he hitwoman:woman:she nanny:woman:she farmer:farmer shepherd:farmer shepherdess:farmer:she gardener:farmer fisherman:farmer:he miller:farmer detective:detective inspector:detective spy:detective doctor:doctor nurse:doctor
scientist:doctor professor:doctor inventor:doctor monk:monk:he priest:monk prophet:monk:he hermit:monk nun:woman:she teacher:teacher librarian:teacher hero:hero superhero:hero heroine:hero:she
robot:robot android:robot drone:robot machine:robot ghost:ghost spirit:ghost alien:alien martian:alien dragon:dragon owl:owl bird:bird seagull:bird hummingbird:bird gull:bird canary:bird magpie:black-bird stork:stork heron:heron sphinx:lion gnome:elf sparrow:bird robin:bird swallow:bird
raven:black-bird crow:black-bird jackdaw:black-bird blackbird:black-bird starling:bird nightingale:bird kingfisher:bird skylark:bird wagtail:bird nuthatch:bird bluetit:bird budgie:parrot budgerigar:parrot cockatoo:parrot macaw:parrot parakeet:parrot buzzard:eagle kestrel:eagle osprey:eagle cormorant:duck dormouse:mouse marten:otter bullfrog:frog collie:dog mongrel:dog whippet:dog dalmatian:dog alsatian:dog rottweiler:dog doberman:dog lurcher:dog bloodhound:dog foxhound:dog deerhound:dog pekinese:dog schnauzer:dog tabby:cat siamese:cat colt:horse filly:horse:she carthorse:horse racehorse:horse cockerel:rooster:he pullet:chicken:she gander:goose:he drake:duck:he ewe:sheep:she heifer:cow:she gelding:horse:he stallion:horse:he terrapin:turtle lynx:cat eagle:eagle hawk:eagle falcon:eagle dove:dove pigeon:dove swan:swan duck:duck duckling:duck goose:goose gosling:goose chick:baby-chick hen:chicken:she
rooster:rooster:he penguin:penguin parrot:parrot peacock:peacock flamingo:flamingo turtle:turtle tortoise:turtle frog:frog toad:toad fish:fish goldfish:fish catfish:fish shark:shark whale:whale
dolphin:dolphin octopus:octopus squid:squid crab:crab seal:seal otter:otter mole:mole vole:mouse shrew:mouse weasel:otter stoat:otter ferret:otter meerkat:otter mongoose:otter newt:lizard gecko:lizard iguana:lizard chameleon:lizard slug:snail tadpole:frog puffin:penguin platypus:beaver wombat:bear lemur:monkey chimpanzee:monkey hyena:wolf jackal:wolf yak:ox mule:donkey alligator:crocodile woodpecker:bird cuckoo:bird thrush:bird pheasant:bird vulture:eagle pelican:stork wasp:bee narwhal:whale mermaid:mermaid:she dinosaur:sauropod snake:snake eel:snake lizard:lizard crocodile:crocodile butterfly:butterfly
moth:butterfly caterpillar:bug bee:honeybee bumblebee:honeybee ant:ant spider:spider beetle:beetle ladybug:lady-beetle ladybird:lady-beetle firefly:lady-beetle cricket:cricket
grasshopper:cricket snail:snail worm:worm hedgehog:hedgehog badger:badger beaver:beaver raccoon:raccoon skunk:skunk bat:bat monkey:monkey ape:gorilla gorilla:gorilla koala:koala
kangaroo:kangaroo giraffe:giraffe zebra:zebra hippo:hippopotamus hippopotamus:hippopotamus rhino:rhinoceros rhinoceros:rhinoceros camel:camel goat:goat cow:cow calf:cow bull:ox:he ox:ox
llama:llama alpaca:llama vicuna:llama ostrich:stork emu:stork starfish:star seahorse:fish guppy:fish carp:fish trout:fish salmon:fish tuna:fish herring:fish piranha:fish stingray:fish manatee:seal porpoise:dolphin armadillo:hedgehog aardvark:badger tapir:pig capybara:beaver wallaby:kangaroo opossum:mouse possum:mouse gerbil:hamster chinchilla:mouse polecat:otter mink:otter toucan:parrot albatross:bird dragonfly:bug flea:bug termite:ant earthworm:worm leopard:leopard sloth:sloth walrus:seal phoenix:phoenix giant:troll ogre:troll:he troll:troll goblin:troll dwarf:man:he monster:troll beast:troll vampire:vampire genie:genie
zombie:zombie snowman:snowman:he scarecrow:farmer angel:baby-angel baker:cook chef:cook cook:cook tailor:man blacksmith:man carpenter:man clockmaker:grandpa watchmaker:grandpa
toymaker:grandpa shoemaker:grandpa merchant:man painter:artist artist:artist musician:singer singer:singer dancer:woman-dancing poet:teacher writer:teacher author:teacher violinist:singer
pianist:singer drummer:singer firefighter:firefighter fireman:firefighter:he policeman:police-officer:he keeper:grandpa guardian:knight hunter:farmer thief:thief bandit:pirate
traveler:astronaut traveller:astronaut wanderer:man stranger:man villager:farmer orphan:girl mechanic:mechanic engineer:mechanic driver:man conductor:man postman:man:he mailman:man:he ranger:farmer
villain:supervillain snowflake:snowflake cloud:cloud star:star moon:full-moon-face sun:sun-with-face tree:deciduous-tree flower:blossom teddy:teddy-bear doll:girl toy:teddy-bear puppet:boy
train:locomotive boat:sailboat car:automobile lighthouse:lighthouse lantern:red-paper-lantern kite:kite balloon:balloon umbrella:umbrella teapot:teapot raindrop:droplet leaf:fallen-leaf seed:seedling pumpkin:jack-o-lantern
dreamer:girl nomad:man beggar:man slave:man carpenter:man tiger:tiger teenager:boy apprentice:boy servant:girl maid:woman:she general:knight:he pharaoh:king:he lord:king:he duke:king:he
antelope:deer gazelle:deer impala:deer kudu:deer springbok:deer duiker:deer eland:deer elk:deer wildebeest:ox buffalo:ox baboon:monkey chimp:monkey mandrill:monkey cheetah:leopard panther:leopard jaguar:leopard puma:leopard cougar:leopard coyote:wolf
warthog:boar porcupine:hedgehog hornet:honeybee locust:cricket millipede:bug centipede:bug cobra:snake viper:snake adder:snake python:snake anaconda:snake
duchess:queen:she cowboy:man:he bard:singer ninja:ninja acrobat:woman-dancing clown:clown juggler:clown-face seamstress:woman:she weaver:woman potter:man stonemason:man
scholar:teacher lover:woman sweetheart:woman soulmate:woman couple:woman-and-man-holding-hands family:family people:man crew:astronaut team:hero gang:pirate flock:bird herd:sheep pack:wolf
`;

interface Sort {
  readonly kind: string;
  readonly gender?: "she" | "he";
}

const sorts = new Map<string, Sort>(
  rows
    .trim()
    .split(/\s+/)
    .map((row) => {
      const [noun = "", kind = noun, gender] = row.split(":");
      return [noun, gender === "she" || gender === "he" ? { kind, gender } : { kind }];
    }),
);

/** Plurals that are not made with an ending. */
export const oddPlurals: Readonly<Record<string, string>> = {
  mice: "mouse",
  children: "child",
  men: "man",
  women: "woman",
  geese: "goose",
  wolves: "wolf",
  thieves: "thief",
  elves: "elf",
  dwarves: "dwarf",
  oxen: "ox",
  calves: "calf",
  leaves: "leaf",
  kids: "kid",
  fishermen: "fisherman",
  wives: "wife",
};

/** The entry of a character noun, singular or plural; undefined for other words. */
export const characterNoun = (word: string): { noun: string; many: boolean; sort: Sort } | undefined => {
  const low = word.toLowerCase();
  const candidates: [string, boolean][] = [
    [low, ["family", "people", "crew", "team", "couple"].includes(low) && low !== "family"],
    [oddPlurals[low] ?? "", true],
    [low.replace(/ies$/, "y"), true],
    [low.replace(/(?<=[sxh])es$/, ""), true],
    [low.replace(/s$/, ""), true],
  ];
  for (const [noun, many] of candidates) {
    const sort = sorts.get(noun);
    if (sort) return { noun, many, sort };
  }
  return undefined;
};

/** Nouns that are things or weather unless they are the subject of a verb. */
export const seldomCharacters = new Set(
  "snowflake cloud star moon sun tree flower teddy doll toy puppet train boat car lighthouse lantern kite balloon umbrella teapot raindrop leaf seed pumpkin machine bat spirit beast friend friends family people team stars flowers trees leaves seeds".split(
    " ",
  ),
);

const wicked =
  /^(?:evil|wicked|cruel|greedy|jealous|mean|nasty|villainous|fearsome|angry|terrible|hungry|dark|corrupt|sly|selfish)$/i;
const villainous = new Set("troll ogre villain monster thief bandit goblin vampire".split(" "));

export const isFoe = (noun: string, adjectives: readonly string[]): boolean =>
  villainous.has(noun) || adjectives.some((each) => wicked.test(each));
