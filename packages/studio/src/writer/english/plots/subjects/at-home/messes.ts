import { also, story } from "../subject-story.ts";
import { PARENT, who } from "./words.ts";

/** Stories of walls drawn on, broken washing machines, keys down the drain, forts of cushions. */
export const messes = [
  story({
    says: [
      /\b(?:dr[ae]w\w*|paint\w*|scribbl\w*|colou?rs?|writ(?:es?|ing)|wrote)\b/i,
      /\b(?:walls?|wallpaper|sofa|couch|curtains?|carpet|door)\b/i,
      /\b(?:marker|crayons?|felt[- ]?tips?|pens?|permanent|lipstick|paint|living room|bedroom|hallway|hides?|hid|hide|trouble|white)\b/i,
    ],
    may: [
      who("parent", PARENT),
      ...also(
        "permanent",
        "markers?|crayons?|pens?",
        "hid(?:e|es|den)?",
        "home",
        "tr(?:y|ies|ied)",
        "gets?|got|come|comes|came",
        "mural|picture|drawing",
        "white|new",
        "clean\\w*|wash\\w*",
        "room",
        "big|huge",
        "angry|trouble|punish\\w*",
      ),
    ],
    unless:
      /\b(?:murder\w*|graffiti|prison|cave|street art|blood|ghost|portal|magic\w*|painter|artist|museum|gallery|comes? (?:to life|alive)|came (?:to life|alive)|robot|line|border|secret message|hospital)\b/i,
    of: "young",
    after: [
      "@room(hero look) It had begun with a small dog, low down beside the socket. A dog needs a house, and a house needs a street. When {hero} stepped back at last, the whole town was there, with a bus, an airport and a sea, and it reached from the window to the door.",
      "+ @room(hero look) It was the best thing that {hero} had ever made, and for a moment {he} was as happy as a king. Then {he} saw the pen. Then {he} saw the wall, and that it was the good one. {Hero} licked {his} thumb and rubbed at the dog. The dog stayed where it was. It only got a wet nose.",
      "@room(hero build) So {hero} pulled the armchair in front of the airport. {He} hung a towel over the sea, and stood the rubber plant before the bus. That left the church tower. {Hero} put on {his} woolly hat and stood in front of the church tower {himself}, with {his} arms stretched out, and whistled.",
      [
        "@room(hero, parent look) The key turned in the door. “Hello, {hero},” said {parent}. “Why are you standing like that?” “I'm a coat stand,” said {hero}. {Parent} nodded and hung a coat over {his} arm. {Parent} was very tired, and sat down in the armchair, in front of the airport, and noticed nothing.",
        "@room(hero stand) The key turned in the door. “Hello, {hero}. Why are you standing like that?” “I'm a coat stand,” said {hero}. And a coat came down over {his} arm. It had been a long, tiring day out there. Nobody looked at any walls.",
      ],
      "+ @room(hero stand) Five minutes are very long for a coat stand. {Hero's} arms began to sink. Behind the rubber plant a bit of bus could be seen, with a driver who waved. {Hero} shook {his} head at the driver. “Did you say something?” “No,” said {hero}. “Coat stands can't talk.”",
      [
        "@room(hero talk, parent) But {hero's} nose itched, and {his} stomach hurt. “There's something behind me,” {he} said, very softly. {Parent} looked up. {Hero} took one step to the side, and then {he} pulled down the towel as well.",
        "@room(hero) But {hero's} nose itched, and {his} stomach hurt. “There's something behind me,” {he} said, very softly. {Hero} took one step to the side, and then {he} pulled down the towel as well.",
      ],
    ],
    end: [
      [
        "@room(parent look, hero) {Parent} got up. {Parent} did not say a word, and that was the worst of it. {Parent} looked at the house, and the street, and then bent down to the dog. “Who is that in the window?” “You,” said {hero}. “You've got no work there. You're only looking out.” It was quiet for a long time.",
        "@room(hero talk) It was quiet. Nobody shouted, and that was the worst of it. There was only a face that came closer, and looked at the house, and the street, and bent down to the dog. “Who is that in the window?” “You,” said {hero}. “You've got no work there. You're only looking out.”",
      ],
      "+ @room(hero build) “It's still a wall, {hero},” came the answer at last, “and walls aren't paper.” They fetched a bucket and two brushes, and {hero} scrubbed until {his} sleeves dripped. The sea went pale. The airport went grey. But the pen was a very good pen, and at bedtime the town was still there, only as if in fog.",
      "@room(hero build, parent build) On Saturday they bought white paint. {Hero} had to carry the pot, and to pay for the brush with {his} own money. They began at the door, and house after house went under. But when they came to the socket, the big brush stopped. “That bit stays.” And {hero} held the nails while four strips of wood were hammered round it.",
      [
        "@room(hero write, parent look) It is the smallest picture in the flat. You have to lie down on your stomach to see it properly: a dog, and a window with a face. Next to it hangs a big roll of paper now, and on this {hero} has got as far as the harbour. And some evenings {parent} lies there on the floor too, with no work, and only looks out.",
        "@room(hero write) It is the smallest picture in the flat. You have to lie down on your stomach to see it properly: a dog, and a window with a face. Next to it hangs a big roll of paper now, and on this {hero} has got as far as the harbour.",
      ],
    ],
  }),
  story({
    says: [
      /\b(?:washing machine|laundry|washer|dirty clothes|wash(?:es|ed|ing)? (?:everything|(?:all )?(?:the|their|his|her) clothes|by hand))\b/i,
      /\b(?:breaks?|broken|broke|brok\w+|by hand|bath(?:tub)?|shr[iau]nk\w*|pink|red sock|flood\w*|foam|dye[ds]?|wrong|first time|himself|herself|mountain|pile)\b/i,
    ],
    may: [
      ...also(
        "break|breaks|broke|broken",
        "hand",
        "bath ?tub|tub",
        "everything",
        "clothes|shirts?|socks?",
        "machine",
        "water",
        "family",
        "neighbou?rs?",
        "learn\\w*|first",
        "sunday|weekend",
        "alone|himself|herself",
      ),
    ],
    unless:
      /\b(?:murder\w*|money launder\w*|blood|detective|love|neighbours? meet|laundrette|launderette|launderer|laundromat|alien|ghost|hotel)\b/i,
    of: "people",
    after: [
      "@bathroom(hero look) The mountain of washing reached up to the basin. On the top lay a football shirt, and next to it one striped sock, and nobody knew where the other was. “Then into the tub with it,” said {hero}, and turned on the tap.",
      "@bathroom(hero build) How much soap does a tub need? The packet did not say. {Hero} shook some in, and a bit more, for luck. Then {he} took off {his} shoes, rolled up {his} trousers and climbed in, for that is how they used to tread grapes. The shirts were warm and slippery, and squelched between {his} toes.",
      "@bathroom(hero dance) It went best with music. {Hero} tramped up and down on the sheets in time with it, and the water turned grey, and then black. “Was that all on us?” {he} asked. The foam rose. It climbed over the edge of the tub, as quietly as a cat.",
      "+ @corridor(hero look) By the third song the foam had reached the hall. It looked into the kitchen, and nobody had asked it in. It pushed a slipper along in front of it. {Hero} fought it with a broom. The broom went in and came out again with a white beard. “It's getting bigger when I hit it,” gasped {hero}.",
      "@corridor(hero) Then the bell rang. It was Mrs Adeyemi from the floor below. On her hair sat a small crown of foam. “It is coming out of my lamp,” said Mrs Adeyemi. {Hero} stood there in bare feet with a broom in {his} hand, and did not know where to look.",
    ],
    end: [
      "@bathroom(hero look) Mrs Adeyemi walked past {him} into the bathroom. She looked at the tub, and at the mountain. “How much?” she asked. “Half a packet,” said {hero} in a small voice. “For the tub?” “For luck.” And then she took off her shoes, and then her stockings, and folded them. “Cold water,” she said, “and vinegar. Move over.”",
      "@bathroom(hero dance) She trod like a queen. “There were nine of us at home,” she said, “and a river. We sang so that our feet didn't freeze.” She showed {hero} the song. It had a stamp on every fourth word. With the vinegar the foam sank and sank, and under it the water was clear, and the striped sock's brother was swimming in it.",
      "+ @garden(hero carry) They wrung it all out together, she at one end and {hero} at the other, until the sheets were as thin as ropes. In the yard there was only one short line. So windows opened, and more lines came, from wall to wall. In the end {hero's} shirts hung over the whole yard and waved with both sleeves.",
      "@bathroom(hero dance) The washing machine has been mended since then, and it hums behind the door. But on the first Sunday of the month Mrs Adeyemi comes up with bare feet and a bottle of vinegar. {Hero} has put the sheets in the tub by then. And everybody in the house knows when the fourth word comes, because the lamps shake.",
    ],
  }),
  story({
    says: [
      /\b(?:fort|den|castle|cave|tent|hideout|hide-out|camp)\b/i,
      /\b(?:cushions?|pillows?|blankets?|sofa|couch|chairs|sheets|under the (?:kitchen |dining )?table|cardboard(?: box(?:es)?)?)\b/i,
      /\b(?:buil[dt]s?|building|made|makes?|living|inside|come out|stay\w*|rain\w*|day|room|kitchen|hides?|hid)\b/i,
    ],
    may: [
      who("parent", `${PARENT}|parents`),
      ...also(
        "cushions?|pillows?|blankets?",
        "sofa|couch|chairs",
        "living",
        "room",
        "refus\\w*",
        "dinner|supper",
        "come|came",
        "rain\\w*",
        "sunday|afternoon",
        "house|home",
        "bored|boring",
        "cardboard|boxes|box",
        "parents",
        "invit\\w*|join\\w*",
        "sleep|night",
      ),
    ],
    unless:
      /\b(?:murder\w*|homeless|refugee\w*|war|ghost|portal|magic\w*|storm|thunder\w*|power (?:cut|failure)|dragon|soldiers?|park bench|street|cats?|dogs?|throne|king|queen)\b/i,
    of: "young",
    after: [
      "@room(hero build) It had walls of cushions and a roof of the big brown blanket, and the broom in the middle held it all up. For a door there was a bath mat. {Hero} crawled in last and pulled the mat down. It was dark and warm inside, and smelled of biscuits from under the sofa.",
      [
        "@room(hero talk, mate talk) “Now we need a law,” said {talker}. They both thought about it. “No shoes,” said {hero}. “No washing of hands,” said {talker}, “and no grown-ups.” They wrote it on a paper bag and hung it outside with a clothes peg. Then they shared what they had: four raisins and half a carrot.",
        "@room(hero write) “Now it needs a law,” said {hero}. *No shoes*, {he} wrote on a paper bag. *No washing of hands. No grown-ups.* {He} hung it outside with a clothes peg, and counted the stores: four raisins and half a carrot. It would last for weeks, if you ate like a bird.",
      ],
      [
        "@room(parent talk) “Dinner's ready,” called {parent}. Nothing moved. “It's getting cold.” The bath mat was lifted a little way. “We don't live with you any more,” said a voice. “We live here.” {Parent} looked at the law on the paper bag, and at {parenthis} own two shoes, and went away again.",
        "@room(hero) “Dinner's ready!” came the call from the kitchen. Nothing moved. “It's getting cold!” {Hero} lifted the bath mat a little way. “I can't,” said {hero}. “I live here now.” Two big shoes stopped in front of the paper bag for a while, and then they went away again.",
      ],
      "+ @room(hero look) Then came the smell. It crept through every crack, and it was the smell of noodles with cheese, the kind with the brown crust. {Hero} ate the last raisin, very slowly. It was quiet in the fort, apart from the stomachs. They growled like two bears. “That was the wind,” said {hero}.",
      "+ @room.dusk(hero sit) It grew dark out there. Plates clinked in the kitchen, and there was laughing. What was there to laugh about, without {hero}? {He} pushed the mat aside by a finger. Nobody came to the fort, not to scold and not to beg. It was a very good fort. There was only rather a lot of room in it.",
    ],
    end: [
      "@room.dusk(hero look) Then something scraped along the floor. It was the bread board, and it was pushed by a long wooden spoon. On it stood a pot with a lid, and a letter. *To the people in the fort*, it said. *We had a bit too much. Do you trade? We have noodles, and we want to know how it is in there. Your neighbours.*",
      "@room.dusk(hero write) {Hero} wrote back on the other side. *It is very good. There are biscuits in the walls. You can come and look, but without shoes.* The spoon pulled the letter back. There was a whispering in the kitchen. Then two big shoes were put down in front of the bath mat, side by side, and two more beside them.",
      [
        "+ @room.night(hero eat, parent eat) It was a tight squeeze. {Parent's} knees were up at {parenthis} ears, and the roof sat on {parenthis} head like a hat. They ate out of the pot, all with the one spoon, in turns. “I had one like this,” said {parent}, “behind the stove. I never wanted to come out.” “And why did you?” asked {hero}. “I grew.”",
        "+ @room.night(hero eat) It was a tight squeeze. The grown-ups' knees were up at their ears, and the roof sat on their heads like a hat. They ate out of the pot, all with the one spoon, in turns. “I had one like this,” said the tallest. “I never wanted to come out.” “And why did you?” asked {hero}. “I grew.”",
      ],
      "@room.night(hero sleep) At bedtime there was not one of them who wanted to be the first to leave. So they stayed, and when the broom fell over in the night, the blanket came down on all of them together, and nobody woke up. On the paper bag the law has been changed since then. Under *No grown-ups* it now says: *Except ours.*",
    ],
  }),
  story({
    says: [
      /\b(?<thing>(?:house |car )?keys?|wedding ring|ring|phone|watch|wallet|toy car|earrings?|false teeth|passports?)\b/i,
      /\b(?:toilet|drain|sink|plughole|flush\w*|pipes?|rubbish bin|bin lorry|dishwasher)\b/i,
      /\b(?:child|boy|girl|son|daughter|brother|sister|family|mother's|mum's|mom's|father's|dad's|kitchen|home|\w+-year-old|apart|los(?:es?|t)|dropp?\w*)\b/i,
    ],
    may: [
      who("parent", `${PARENT}|grandma|grandmother`),
      ...also(
        "kitchen",
        "sink",
        "take|takes|took",
        "apart",
        "whole",
        "pipes?",
        "drop\\w*|los\\w*|fl?ush\\w*",
        "morning",
        "holiday|school|work",
        "toilet|drain",
        "tr(?:y|ies|ied)",
        "accident\\w*",
        "get|fish\\w*",
        "plumber",
      ),
    ],
    unless:
      /\b(?:plumbers?|finds? an?|found an?|years ago|somebody lost|someone lost|murder\w*|on the way|street|manhole|toddler|baby|stolen|thief|prison|jail|detective|mafia|magic\w*|genie|blood|alligator|crocodile|spy|bride|groom|engagement|propos\w*)\b/i,
    of: "people",
    after: [
      "@bathroom(hero look) There was a clink, and a gurgle, and then there was nothing to be heard but the pipe, which swallowed. {Hero} looked down into the black hole. {He} put one finger in. It was wet in there, and a long way to anywhere. “Come back,” said {hero} to the {thing}. The pipe burped.",
      "@bathroom(hero build) {Hero} fetched the box with the tools. {Hero} put the salad bowl under it. {He} turned the big ring to the left with both hands, and to the right. Then it went round all at once.",
      "+ @bathroom(hero look) What came out first was brown. After it came a comb, and two buttons, and a plastic crocodile that had been looked for since the summer before last. There was a hairpin, and there was a grey plait of hair, as long as a cat's tail. {Hero} laid it all in a row on a towel. The {thing} was not there.",
      [
        "+ @bathroom(hero build, parent look) “What are you doing there?” asked {parent} from the door. {Hero} sat in a puddle with a pipe in each hand. {He} opened {his} mouth to say that it was nothing. But there was too much of it for nothing. So {he} told {parent} all of it, up to the clink, without leaving out the bit that was {his} own fault.",
        "+ @bathroom(hero build) Steps came to the door. {Hero} sat in a puddle with a pipe in each hand. {He} opened {his} mouth to say that it was nothing. But there was too much of it for nothing. So {hero} told all of it, up to the clink, without leaving out the bit that was {his} own fault.",
      ],
      "+ @bathroom(hero look) They shone a torch down the hole, and lowered a magnet on a string. The magnet brought up a bottle top. They tried chewing gum on a stick, and lost the stick. “How far does it go, then?” asked {hero}. “Down to the street,” was the answer, “and from there to the river, and then out to the sea.”",
      "@bathroom(hero sit) {Hero} saw it before {him}, the whole long dark way, and at the end of it a fish with the {thing} in its stomach. “I'd give anything for {thething},” {he} said, and {his} voice wobbled. It was late by now. Water ran under the door, and everybody stood about with towels and did not know what came next.",
    ],
    end: [
      "@bathroom(hero look) Then there was a knock on the pipe. It came from below: three knocks. {Hero} knocked back, with the spanner. “Is it yours?” called a voice down there, as if through a trumpet. “It's just come out in my soup!” It was old Mr Lindholm on the ground floor, who had his head under his own sink.",
      "@corridor(hero run) {Hero} flew down the stairs. All the pipes in that house, said Mr Lindholm, met in the bend under his kitchen, and he had been emptying it for thirty years. On a shelf stood a jar, and in the jar was everything: marbles, thimbles, a tin soldier, a front tooth. “They never come and ask,” he said. “They just buy new ones.”",
      "@kitchen(hero take) And on the edge of his plate, clean and shining, lay {thething}. {Hero} took it in both hands and could not speak. “It wasn't really in the soup,” said Mr Lindholm. “But nobody comes down for a thing that's only in the bend.” He had two plates on the table. So {hero} ran up again to fetch the others.",
      "@kitchen(hero talk) The pipe has been screwed together again, and it drips only on Sundays. There is a hook for {thething} now, high up. But every month {hero} goes down with a spanner and holds the torch for Mr Lindholm. And then they carry the jar from door to door and ask: “Is it yours?”",
    ],
  }),
];
