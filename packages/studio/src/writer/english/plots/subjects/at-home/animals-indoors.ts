import { also, role, story } from "../subject-story.ts";
import { GRAND, NAMED_CHILD, PARENT, who } from "./words.ts";

/** Stories of animals in and around a flat: pigeons on the balcony, kittens in a suitcase, a snail from the salad. */
export const animalsIndoors = [
  story({
    says: [
      /\b(?<birds>pigeons?|birds?|crows?|seagulls?|gulls?|blackbirds?|squirrels?|sparrows?|magpies?|parakeets?|slugs|snails)\b/i,
      /\b(?<crop>(?:tomatoes|strawberries|cherries|seedlings|flowers|herbs|plants|lettuces?|geraniums|sunflowers|radishes|basil|seeds|beans|raspberries|peas))\b/i,
      /\b(?:balcony|balconies|window ?sill|roof terrace|terrace|window box\w*|pots?|garden|scarecrow)\b/i,
      /\b(?:attack\w*|eats?|ate|eaten|eating|steal\w*|stole\w*|peck\w*|ruin\w*|destroy\w*|plan|fight\w*|fought|chas\w*|against|war|scare\w*|protect\w*|defend\w*|away|pull\w*)\b/i,
    ],
    may: [...also("plan|idea|scarecrow", "every (?:morning|day)", "balcony", "neighbou?r")],
    unless:
      /\b(?:carrier|messages?|murder\w*|letter|detective|king|love|nest\w*|egg\w*|wounded|injured|carnivorous|talking)\b/i,
    after: [
      "+ @garden(hero look) They came at six in the morning, and they came in a row. First they sat on the railing and cleaned their feet. Then one gave a nod, and they began. {Hero} knocked on the window. {Birds}, it turned out, took a knock for applause. When they had finished, there was nothing left of {thecrop} but stalks, and on one of the stalks something was swinging.",
      [
        "@kitchen(hero talk, mate talk) Every morning at six there were more stalks and fewer leaves. {Hero} sat with {mate} over a sheet of paper, and they made a list. Number one was shiny things on strings. Number two was a rubber snake. Number three said only *Uncle Rudi's trousers*. “They're the ugliest trousers in town,” said {mate}. “Nobody comes near them.”",
        "@kitchen(hero write) Every morning at six there were more stalks and fewer leaves. {Hero} sat down with a sheet of paper and made a list. Number one was shiny things on strings. Number two was a rubber snake. Number three said only *Uncle Rudi's trousers*. They were the ugliest trousers in town, and up to now no living thing had come near them. {Hero} started with number one.",
      ],
      "+ @garden(hero build) The shiny things turned in the sun and threw spots on all the houses. It looked so pretty that {thebirds} brought friends to see it. The rubber snake worked for one whole day. On the second day {hero} found it in the gutter, with a knot in it, and it looked as if it had had a hard night.",
      "@garden(hero build) So {hero} built the man. He had a broom for a back and a bucket for a head, and he wore Uncle Rudi's trousers, yellow and brown, with a belt of string. {Hero} stuffed him with straw and stood him up behind {thecrop}. He really was dreadful. {Hero} slept well that night, for the first time in weeks.",
      "@garden.dawn(hero look) At six {hero} crept to the door in {his} socks. {Thecrop} had not been touched. But on the arms of the scarecrow, on the bucket and along the belt, they all sat, wing to wing, fast asleep. It was warm in the straw. “They like him,” whispered {hero}. “They think he's the landlord.”",
    ],
    end: [
      "@garden(hero look) And that was the surprising thing: from then on they left {thecrop} alone. {Hero} watched it for days. They came, they sat on the straw man, they cleaned their feet. When a strange one landed in a flower pot and opened its beak, the others rose up, all at once, and chased it over three roofs. They would not have any robbers in their own front garden.",
      [
        "@garden(hero take, mate take) {Hero} put a bowl of crumbs into the bucket each evening. That was the rent, said {mate}. And {thecrop} grew and got thick and glowed, behind all those feathers, until the whole railing was full. {Hero} and {mate} picked the first bowl together, and nobody had so much as pecked at it.",
        "@garden(hero take) {Hero} put a bowl of crumbs into the bucket each evening. That was the rent. And {thecrop} grew and got thick and glowed, behind all those feathers, until the whole railing was full. {Hero} filled the first bowl, and nobody had so much as pecked at it.",
      ],
      "@garden.dawn(hero stand, mate stand) In the whole street people talked about it, and soon there were straw men on nine balconies, in the most dreadful clothes. At six in the morning {hero} drank {his} first cup among the leaves. On the broomstick, in Uncle Rudi's yellow and brown trousers, somebody had laid an egg.",
    ],
  }),
  story({
    says: [
      role("cat", "cat|mother cat|stray cat|dog|hedgehog|mouse|rabbit|duck|hen"),
      /\b(?:has|had|having|give[sn]? birth|gave birth|gets?|got|hatch\w*|laid|lays?|born|kittens|puppies|litter)\b/i,
      /\b(?<young>(?:\w+ )?(?:kittens|puppies|babies|hoglets|ducklings|chicks|kits))\b/i,
      /\b(?<bed>suitcase|wardrobe|drawer|laundry basket|washing basket|hat|bed|cupboard|sock drawer|basket|shoebox|bathtub|sofa|pram|box|boot|car|toy box|doll's house)\b/i,
    ],
    may: [
      /\b(?<kid>\p{Lu}\p{Ll}+)['’]s (?:\w+ )?(?:cat|dog|rabbit|hen)\b/u,
      NAMED_CHILD,
      who("kid", "boy|girl|son|daughter|children|child"),
      who("parent", `${PARENT}|uncle|aunt|grandmother|grandfather`),
      ...also(
        "fl(?:y|ies|ew)|trip|travel\\w*|journey|airport|leave[sd]?",
        "night before",
        "find\\w*|found",
        "secret\\w*",
      ),
    ],
    unless: /\b(?:murder\w*|adopt\w*|shelter|stray dog follow\w*|police|war|died|dead|ghost|king|dragon)\b/i,
    lead: "kid",
    after: [
      "@bedroom(kid look, cat sit) {Hero} heard it first. It was a squeak, no louder than a door in a doll's house. {Hero} knelt down and looked. There lay {cat}, right in the middle, on the best shirts, with eyes like two slits. And along her stomach something was moving: one, two, three, four, and then one more, which was still wet.",
      [
        "@bedroom(kid talk, parent look) “Come quick!” called {hero} softly. {Parent} came running, with a toothbrush in {parenthis} mouth, and stopped. {Cat} looked at {parent}. It was the look that says: this place is taken. “But I need that!” said {parent}. {Cat} put one paw over the smallest one and shut her eyes.",
        "@bedroom(kid talk) “Come quickly!” called {hero} softly. The whole family came running, with toothbrushes in their mouths, and stopped. {Cat} looked at them. It was the look that says: this place is taken. “But we need that!” they said. {Cat} put one paw over the smallest one and shut her eyes.",
      ],
      "+ @bedroom(kid build) They tried to move them. {Hero} made up a beautiful bed out of a crate and the softest of the towels, and carried over {theyoung}, one at a time, in two hands. Each one weighed as much as an egg. {Cat} watched. Then she stood up, took the first by the neck, and carried it back. She did it five times. It took her four minutes.",
      "+ @bedroom(kid sit, cat sleep) “She has chosen,” said {hero}. “We can't do anything about it.” They sat round it on the floor, because nobody wanted to go to bed. {Theyoung} were blind and had flat ears and no manners. They climbed over each other with their mouths open, and the smallest was always at the bottom.",
      [
        "@bedroom.night(kid talk, parent look) The clock struck ten, and then it struck eleven. {Parent} looked at the watch, and at {parenthis} shirts, on which {theyoung} were drinking. “It's no use,” said {parent}. “Tomorrow at six I'll have to shut the lid.” {Hero} turned pale. {Hero} sat down in front of {cat} with {his} arms spread out. “Then you'll have to pack me first,” said {hero}.",
        "@bedroom.night(kid sit, cat sleep) Then the others went to sleep, and only {hero} stayed awake, for the smallest was not drinking. It lay at the edge, and each time the four strong ones pushed it away. {Hero} put one finger under it. It was cool. “Come on,” whispered {hero}, “there's a place for you,” and held back the fattest with {his} thumb.",
      ],
    ],
    end: [
      [
        "@kitchen.night(parent sit, kid look) {Parent} looked at {hero} and {cat} for a long time. Then {parent} went into the kitchen, and {hero} heard a rustle. When {parent} came back, {parenthe} had a big blue shopping bag over each arm. There was everything in there: the toothbrush, the papers, two jumpers. “People will think that I'm carrying leeks,” said {parent}.",
        "@bedroom.night(kid look, cat sit) It took half the night. At three the smallest found what it was looking for, and it drank and drank, until it had a stomach like a plum. {Cat} licked {hero's} finger, once, with her rough tongue, as if it were one of hers. Then she laid her head upon {hero's} hand, and {he} did not dare to pull it away.",
      ],
      "@bedroom(kid sit, cat look) In the morning {hero} was found asleep on the floor, with {his} head on the edge and something striped behind one ear. {Theyoung} had their names by breakfast: Shirt, Sock, Belt, Tie, and the smallest one, because it had got in last, was called Toothbrush. {Cat} ate a whole tin of tuna, standing up, without taking her eyes off {hero}.",
      "@room(kid play, cat look) For six weeks nobody in that house could pack, or fold, or put away a thing. Then {theyoung} climbed over the edge, one after another, and the last one over was Toothbrush. {Hero} caught it in both hands. And {cat}? She stepped out, stretched, and went to see whether the big blue bag was still free.",
    ],
  }),
  story({
    says: [
      /\b(?<bug>snail|slug|caterpillar|ladybird|ladybug|beetle|worm|earthworm|spider|ant|bee|bumblebee|grasshopper|cricket|frog|tadpole|moth|lizard|stick insect|woodlouse)\b/i,
      /\b(?:f(?:inds?|ound)|discover\w*|keep|kept|keeps|pet|adopt\w*|friend\w*|rescu\w*|sav(?:es?|ed)|catch\w*|caught|jar|box|name[sd]?)\b/i,
      /\b(?:boy|girl|child|son|daughter|brother|sister|kids?|little|\w+-year-old|\p{Lu}\p{Ll}+)\b/u,
      /\b(?:salad|lettuce|pet|jar|matchbox|box|room|bath|bathroom|window ?sill|school bag|pocket|kitchen|shoe|home|apple|cherry|cauliflower|balcony)\b/i,
    ],
    may: [
      who("parent", PARENT),
      ...also("salad|lettuce|cauliflower|apple", "pet|keep\\w*|kept", "name[sd]?|call\\w*", "race"),
    ],
    unless:
      /\b(?:race|races|poison\w*|scientist|giant|talks?|talking|spoke|magic\w*|school of|king|queen|butterfly collector|murder\w*|afraid of spiders|scared of spiders|journey|dream\w*|museum|song|sang|violin|web|escape\w*)\b/i,
    of: "young",
    after: [
      "@kitchen(hero look) {Hero} put {thebug} on a saucer in the middle of the kitchen table. It had pulled in everything that could be pulled in. {Hero} laid {his} chin on the table and waited. A minute is long when you wait with your chin. Then something came out, no thicker than a thread, and pointed at {hero}. “Hello,” said {hero}. “You're called Admiral.”",
      [
        "@kitchen(hero talk, parent look) “That thing lives outside,” said {parent}. “It was inside when I found it,” said {hero}. There was nothing to be said against that. {Parent} looked for a jar with a lid, and {hero} made holes in the lid with a fork, fourteen of them, so that Admiral could choose.",
        "@kitchen(hero build) “That thing lives outside,” they said. “It was inside when I found it,” said {hero}. There was nothing to be said against that. {Hero} looked for a jar with a lid, and made holes in the lid with a fork, fourteen of them, so that Admiral could choose.",
      ],
      "+ @bedroom(hero build) In the jar {hero} built a park: moss, a pebble, half a walnut with water in it, a twig to look out from. Admiral got a leaf for breakfast and a leaf for supper. {Hero} showed {thebug} the picture book, page by page. {Thebug} liked the page with the rain best. At least it stayed there the longest.",
      "+ @classroom(hero talk) On Wednesday {hero} took the jar along and showed it to the others. “What can it do?” they asked. “It can think,” said {hero}. Everybody came closer and looked at {thebug} thinking. It got so quiet in the room that the teacher looked in to see what was wrong.",
      "@bedroom.night(hero look) But then Admiral did not want any more. The leaf lay there and had no new holes. {Thebug} sat at the very top, under the lid, with one feeler pushed through the fourteenth hole. It sat there in the morning, and in the evening it was still there. It smelled of rain outside. {Hero} looked at the window, and {hero} looked at the feeler.",
    ],
    end: [
      "@garden.dusk(hero carry) {Hero} knew what it meant, even without words. {He} put on the rubber boots and carried the jar out into the drizzle, under {his} jacket. At the bottom of the wall there was a place with ferns. {Hero} unscrewed the lid. “You can come back,” {he} said. “You know where.”",
      "@garden.dusk(hero look) Admiral came out over the edge, bit by bit, and stopped on {hero's} thumb. It tickled. It was cool, and it weighed nothing. Then {thebug} went off through the wet grass, and wherever it had been, there was a thin bright trace. It made a loop. “That's an A,” said {hero}.",
      "@kitchen(hero look) The jar stayed on the windowsill, with the lid beside it, in case of guests. And every time there was salad in that house, {hero} washed it {himself}, leaf by leaf, and looked at both sides. On rainy mornings there was something shiny on the glass of the kitchen window, on the outside: a bright thin line, with a loop in it.",
    ],
  }),
  story({
    says: [
      role("rodent", "hamster|guinea pig|gerbil|mouse|rabbit|budgie|parrot|canary|tortoise|ferret|gecko|lizard|snake"),
      /\b(?:escap\w*|got out|gets? out|runs? away|ran away|loose|broke out|disappear\w*|vanish\w*|missing)\b/i,
      /\b(?:trail|lure\w*|trap|bait|seeds?|crumbs?|flat|apartment|house|sofa|under|behind|kitchen|home|tempt\w*)\b/i,
    ],
    may: [
      NAMED_CHILD,
      who("kid", "boy|girl|son|daughter|children|child"),
      who("parent", PARENT),
      who("sib", "brother|sister"),
      ...also(
        "build\\w*|built",
        "sunflower",
        "trail|path|trap",
        "seeds?|crumbs?|carrots?|lettuce",
        "little|boy|girl",
        "flat|apartment|house",
        "lure\\w*|back",
      ),
    ],
    unless:
      /\b(?:laborator\w*|zoo|pet shop|space|classroom|school|murder\w*|police|circus|scientist|told by|adventures? of)\b/i,
    lead: "kid",
    after: [
      "@bedroom(kid look) {Hero} looked at the cage. The little door stood open like a mouth that has just said something. The wheel was still turning. It could not have been long ago. {Hero} lay down on {his} stomach, put {his} cheek on the floor, and looked along it, the way {rodent} would see it. The home was enormous from down there, and it was full of holes.",
      "@room(kid play) {Hero} laid the trail with care, one piece at each hand's width: out of the bedroom, along the hall, round the leg of the table, and back again into the cage. At the end of it there was a whole heap. “Nobody walk here,” said {hero}. “Nobody breathe.” Then {hero} sat down behind the door with a torch and a cushion.",
      "+ @room(kid sit) For an hour nothing happened, except that the family learned to hop. They hopped to the bathroom on one leg, over the trail, with their arms out. Then {hero} must have blinked. When {he} looked again, the trail was gone as far as the table leg. {Rodent} had eaten the way, and had stopped before the place where it went in.",
      [
        "@room.night(kid talk, parent talk) “{Rodent} is clever,” said {hero}. “{Rodent} eats from the wrong end.” “Perhaps {rodent} likes it out here,” said {parent}. {Hero} had not thought of that. {Hero} looked at the cage. It had a wheel and a house and a bottle. It had bars as well. You did not notice the bars if you were outside.",
        "@room.night(kid sit) “{Rodent} is clever,” said {hero}. “{Rodent} eats from the wrong end.” And then {hero} thought of something that {he} had never thought of before: perhaps {rodent} liked it out there. {Hero} looked at the cage. It had a wheel and a house and a bottle. It had bars as well. You did not notice the bars if you were outside.",
      ],
    ],
    end: [
      "@room.night(kid sleep) So {hero} did a thing that was not in any book. {He} lay down on the floor, where the trail ended, in pyjamas, and put the last of the food on {his} own stomach. “I'm not a cage,” said {hero} into the dark. “I'm only here.” {Hero} lay quite still, and {his} eyes fell shut.",
      "@room.night(kid sleep, rodent sit) Something tickled. Something with cold little feet climbed up by a button, stopped, sniffed, and climbed on. {Hero} opened one eye. There sat {rodent} on the top of the stomach, with both cheeks full, and went up and down with each breath, like a boat at anchor. When it had finished, {rodent} turned round three times and curled up in the pocket of the pyjamas.",
      "@bedroom(kid play, rodent run) The cage stayed where it was, but from that day on the door was open every evening from six to seven. {Hero} called it visiting time. Then {hero} lay on the floor, and the family hopped. And each time, when the clock struck, {rodent} came along the wall, with crumbs in its whiskers, and climbed up the button.",
    ],
  }),
  story({
    says: [
      /\b(?<old>goldfish|fish|hamster|guinea pig|budgie|canary|parakeet|rabbit|turtle|tortoise|gerbil)\b/i,
      /\b(?:dies|died|dead|death)\b/i,
      /\b(?:new one|replac\w*|another one|swap\w*|exchang\w*|same[- ]looking|identical|secretly|pretend\w*|looks? (?:just )?like|looked (?:just )?like|lookalike|notic\w*)\b/i,
    ],
    may: [
      who("parent", `${PARENT}|${GRAND}`),
      /\b(?<kid>\p{Lu}\p{Ll}+) (?:notic|discover|saw|sees|realis|realiz|kn[eo]w|spott?|f(?:ound|inds))/u,
      who("kid", "son|daughter|little boy|little girl|child|boy|girl|granddaughter|grandson"),
      ...also("notice[sd]?", "secretly", "spot|stripe|different|bigger", "bought|buys?"),
    ],
    unless: /\b(?:murder\w*|restaurant|fisherman|aquarium worker|circus|curse)\b/i,
    after: [
      [
        "@shop(parent look, kid look) {Parent} had stood in the pet shop for half an hour, with a photograph in {parenthis} hand. There were sixty in there, and {parent} had looked at every single one, from the left and from the right. “That one,” {parent} had said in the end. It was nearly the same. It was so very nearly the same that {parent} had even called it by the old name on the way home.",
        "@shop They had stood in the pet shop for half an hour, with a photograph. There were sixty in there, and they had looked at every single one, from the left and from the right. “That one,” they had said in the end. It was nearly the same. It was so very nearly the same that they had even called it by the old name on the way home.",
      ],
      [
        "+ @room(parent look, kid look) Nothing was said at breakfast. {Parent} stirred {parenthis} coffee for a long time, although there was no sugar in it. Behind the glass {theold} ate as if it had never eaten before. “{Theold} is very hungry today,” said {kid}. “That's the weather,” said {parent}, and looked into the cup.",
        "+ @room Nothing was said at breakfast. The grown-ups stirred their coffee for a long time, although there was no sugar in it. Behind the glass {theold} ate as if it had never eaten before. “{Theold} is very hungry today,” said the small voice from the other side of the table. “That's the weather,” said the grown-ups, and looked into their cups.",
      ],
      "@room {Theold} had a spot. It was no bigger than a poppy seed, and there had never been one in that place. {Theold} also turned left where it had always turned right, and it did not come when a finger knocked three times. All that was noticed, and none of it was said. A drawing was begun that day, with the door closed.",
      "+ @room It is hard for two to keep the same secret from each other. They were both very polite. They said “good morning” to {theold} by its old name, and each of them watched whether the other swallowed. {Theold} swam up, or ran up, or whatever it was doing, and looked from one face to the other face.",
      [
        "@bedroom.night(parent look, kid look) On the third evening {parent} could not stand it any longer. {Parent} went into {kid's} room, sat down on the edge of the bed, and opened {parenthis} mouth. But on the pillow there already lay a sheet of paper. It was a drawing of a garden, and in the garden was a small cross, and beside the cross stood two people, a big one and a little one.",
        "@bedroom.night On the third evening the grown-ups could not stand it any longer. They went into the child's room, sat down on the edge of the bed, and opened their mouths. But on the pillow there already lay a sheet of paper. It was a drawing of a garden, and in the garden was a small cross, with the whole family standing beside it.",
      ],
    ],
    end: [
      [
        "@bedroom.night(parent hug, kid hug) “You knew,” said {parent}. {Kid} nodded. “Since Monday. It's got a spot.” “And why didn't you say anything?” “You looked so happy that I hadn't noticed,” said {kid}. “I didn't want to spoil it.” {Parent} had to blow {parenthis} nose. “I was only afraid that you'd be sad.” “I am sad. But I'm that on my own, all the time. I'd rather do it together.”",
        "@bedroom.night “You knew,” they said. There was a nod. “Since Monday. It's got a spot.” “And why didn't you say anything?” “You looked so happy that I hadn't noticed,” said the small voice. “I didn't want to spoil it.” Somebody had to blow a nose. “We were only afraid that you'd be sad.” “I am sad. But I'm that on my own, all the time. I'd rather do it together.”",
      ],
      "+ @garden(parent stand, kid stand) So they did it together, under the rose bush, early in the morning. A matchbox was buried there, with a drawing in it, because there was nothing else left to bury. They told each other everything about the old one: how it had turned right, and how it had come when a finger knocked. It was a good long funeral, and there was cocoa.",
      "@room(parent look) Then the new one got a name of its own. It was called Poppy, because of the spot. It never learned to come for three knocks, but for four it was there at once. And nobody in that family ever again bought anything with a photograph in their hand, without showing the photograph at home first.",
    ],
  }),
];
