import { phrase } from "../../phrase.ts";
import { also, role, story } from "../../subject-story.ts";
import { PAL } from "./what-is-lost.ts";

/** Stories of pets that take a place for themselves, that tell what they have heard, that get out, and that get stuck. */
export const petsAtLarge = [
  story({
    says: [
      role(
        "beast",
        "cat|kitten|tomcat|dog|puppy|goat|hen|chicken|rooster|duck|goose|rabbit|hamster|pig|donkey|pony|llama|parrot|hedgehog",
      ),
      phrase(
        "(?:claimed|claims|took over|takes over|occupied|occupies|moved into|moves into|took possession of|refused to leave|refuses to leave|would not leave|conquered|conquers) <seat:thing>",
      ),
    ],
    may: [
      PAL,
      ...also(
        "(?:built|builds|made|makes|bought|buys) [^.]*",
        "but|until|on a (?:rainy )?[a-z]+",
        "family|grandfather|grandmother|new|whole",
      ),
    ],
    unless:
      /\b(?:murder\w*|killed|ghosts?|kingdom|king died|crown prince|parliament|election|war|magic\w*|haunted|body)\b/i,
    after: [
      "Nobody had seen {beast} coming. One moment {theseat} was free, and the next {beast} was there, and had turned round three times, and had folded up all four feet. “That's not for you,” they said, and clapped their hands. {Beast} looked at them out of one eye and closed it again.",
      "They tried it with kindness first. A sausage was held out, just out of reach. {Beast} waited until the arm got tired and the sausage came closer by itself. They tried it with a ball of wool, and then with the vacuum cleaner, which was not even switched on. {Beast} yawned. {Theseat} was taken.",
      "So they held a council, in whispers, on the floor, because that was where there was still room. “We lift {beast} off,” one of them proposed. They lifted, all together. {Beast} hung down like a wet coat on both sides, and as soon as they let go, {beast} lay there again, a little further in the middle.",
      "“Then we'll simply wait,” they said. “Some time {beast} will have to get up.” They took turns on guard. It got dark, and their legs went to sleep before {beast} did. No one had thought that it could be so hard to look at {theseat} and not be allowed to have it.",
      "+ From time to time {beast} stretched out one paw and examined it, and pulled it in again. It was exactly what a king would have done. “Your Majesty,” somebody said, for fun. {Beast} pricked up both ears. That was the right way to talk.",
    ],
    end: [
      "And so they gave up, one after the other, and bowed. “Your Majesty, may we sit beside you?” they asked. {Beast} thought about it, and then moved aside, by exactly the breadth of one tail. They squeezed in, all of them, right and left. It was much too narrow, and it was very warm, and then the purring or grunting or whatever it was began.",
      "It had been meant quite differently, and it was better like that. They stayed until long after bedtime, with crumbs and stories, and {beast} in the middle of it. “We would never have sat so close,” they said to each other, “if there had been room.”",
      "{Theseat} belongs to {beast} to this day, and everybody in the house knows it. Those who would like to sit there make a bow and ask. And {beast}, who is a good ruler, moves aside, by exactly the breadth of one tail.",
    ],
  }),
  story({
    says: [
      role(
        "bird",
        "parrot|budgie|budgerigar|cockatoo|macaw|mynah|starling|magpie|raven|crow|jackdaw|parakeet|cockatiel",
      ),
      /\b(?:repeat\w*|imitat\w*|mimic\w*|copies|copied|blurts? out|blurted out|tells? everyone|told everyone|gives? away|gave away|spills?|secrets?|rings? like|learn(?:s|ed|t)? to (?:speak|talk|say|sound))\b/i,
    ],
    may: [
      PAL,
      ...also(
        "secrets? (?:of [^.]*)?|the (?:telephone|phone|doorbell|alarm clock)",
        "escap\\w+ (?:from [^.]*)?|cage",
        "everyone|everybody|whole|all day(?: long)?|family|street|neighbou?rs|village",
        "(?:runs|ran) to [^.]*|but [^.]*|until [^.]*",
      ),
    ],
    unless:
      /\b(?:murder\w*|killer|police|detective|spy|spies|treasure|pirates?|dead|died|war|court|witness|magic\w*|thief|thieves|robber\w*|password|widow\w*|voice of (?:his|her))\b/i,
    after: [
      "The first time nobody suspected {bird}. It sounded so real! People jumped up and said “Yes?” {Bird} sat there with smooth feathers and an innocent face, and waited until they had all sat down again. Then it came once more, just a little louder.",
      "From that day on there was no peace. {Bird} did the neighbour's cough, and the squeak of the third stair. {Bird} did the lady from next door, who said to her poodle what she would never have said to her husband. Those who heard it laughed until the tears came, and then they remembered what they had said themselves, with {bird} close by.",
      "Soon everybody whispered. “Say something nice for once!” they begged {bird}. {Bird} put {birdhis} head on one side and said, in a voice that all of them knew: “It's only half true, but don't tell Mother.” It went very quiet after that.",
      "So they made up their minds: {bird} had to learn other things. They stood in a row and said “Good morning” a hundred times. They sang. {Bird} only copied the sound of somebody losing patience. In the end they hung a cloth over everything and hoped for the night.",
      "+ But under the cloth it went on. Out of the dark came a chuckle that was not anybody's, or rather it was everybody's: a bit of this one's laugh and a bit of that one's, mixed together. It was a friendly noise. Behind every door somebody lay awake and grinned.",
    ],
    end: [
      "It was in the middle of that night that {bird} said the thing nobody had expected. It was a very small voice, one that seldom says anything by day. “I wish they would all have supper together again,” said {bird}. “Just once. Like they used to.” And then {bird} gave a sob, exactly as it had been sobbed. Lamps were switched on, one after another.",
      "Nobody asked whose voice it had been. They all knew. The next evening there was one long table, and chairs from everywhere. {Bird} walked up and down between the plates and clinked like glasses.",
      "They still speak in whispers now and then. But when they have something good to say about each other, they say it loud and clear, right beside {bird}, and then they go away and wait. It is sure to be passed on.",
    ],
  }),
  story({
    says: [
      phrase(
        "(?=(?:[\\p{L}'’.-]+ ){0,4}?(?:tortoise|turtle|pig|piglet|goat|cow|bull|sheep|llama|alpaca|emu|ostrich|donkey|horse|pony|peacock|snake|penguin|monkey|goose|kangaroo|camel|calf|ram|lamb|ferret|iguana|turkey|duck|hamster|rabbit)\\b)<runner:somebody>(?: (?:named|called) [^ ]+)? (?:escaped|escapes|ran away|runs away|broke out|breaks out|got out|gets out|went missing|goes missing|disappeared|disappears)",
      ),
      /\b(?:(?:whole|entire) (?:village|town|street|city|island|neighbou?rhood|school|valley)|villagers|everyone|everybody|all the neighbou?rs|townspeople|islanders)\b/i,
    ],
    may: [
      PAL,
      ...also(
        "from (?:a|an|the|its|his|her) [^.,]*?(?:farm|garden|zoo|circus|field|pen|stable|cage|barn|yard)(?: (?:in|on) \\p{Lu}\\p{L}+)?",
        "(?:looks?|looked|search\\w*|hunts?|hunted|chas\\w*|bets?|joins?|joined) [^.]*",
        "(?:whole|entire) (?:village|town|street|city|island)|and|where it [^.]*",
      ),
    ],
    unless:
      /\b(?:murder\w*|killed|dead|slaughter\w*|dragon|wolf|tiger|lion|monster|magic\w*|christmas|circus train|attack\w*)\b/i,
    after: [
      "The news went through the place faster than any telephone could have carried it. {Runner} was out! The baker heard it first, and by the time the bread was in the window, the schoolmaster knew it, and the priest, and both barbers. They had not had so much to talk about for years.",
      "By noon a map hung on the door of the café, with pins in it. {Runner} had been seen by the well. {Runner} had been seen on the church steps, and, at the very same minute, on a roof. “Impossible,” said the schoolmaster. “I know what I saw,” said the barber.",
      "Then they all went to look. They took nets, and baskets, and a great deal of salad. Two neighbours who had not spoken to each other since a matter of a fence found themselves in the same bush. “Anything?” asked the one. “Nothing,” said the other. It was the beginning of a conversation.",
      "{Runner} meanwhile had never been so well in {runnerhis} life. There was a flower bed, and a puddle, and a view. When the shouting came nearer, {runner} took a few steps to the side, behind something, and chewed. What were all those people looking for?",
      "+ In the evening lights went up and down all over the hill. It looked as though the stars had come for a walk. {Runner} watched for a long time, and swallowed, and for the first time that day thought of the place at home, where it was dry, and where somebody always said good night.",
    ],
    end: [
      "They found {runner} when they had given up. They went back to the café, tired and hoarse. And there, in the middle of the floor, under the table, between the crumbs, lay {runner}, fast asleep. “How long has that been there?” whispered the baker. Nobody knew. The door had been open all day long.",
      "So it was settled that all of them had been right and none of them had. There was a party for everybody, and the two neighbours paid for the first round. {Runner} was carried home at the head of a procession, on a tray, with candles, like a birthday cake.",
      "There is a good strong latch now at home. But once a year, on that day, it is left open. Then all of them come out with nets and baskets and a great deal of salad, and shout, and look everywhere. They look last of all in the café, where {runner} is waiting for them.",
    ],
  }),
  story({
    says: [
      phrase(
        "(?:got|gets|had got|was|is) (?:(?<part>(?:its|his|her|their) (?:head|nose|paw|foot|leg|tail|arm|hand|finger|trunk|beak|horns?|antlers|snout|wing)) )?stuck (?:in|inside|under|between|down|behind) <trap:thing>",
      ),
    ],
    may: [
      PAL,
      phrase(
        "(?:asks?|asked|ask|calls?|called|call) (?:for )?(?<helper>(?:the|a|an|his|her|its|their) (?:[a-z]+ ){0,2}?[a-z]+) (?:for|to)",
      ),
      ...also(
        "(?:has|had) to ask|for help|ask(?:ed|s)?|cannot get out|could not get out|young|little|small|greedy|curious|so|until [^.]*",
      ),
    ],
    of: "creatures",
    unless:
      /\b(?:murder\w*|killed|time loop|past|future|traffic|lift|elevator|dream|computer|game|storm|snowed|mud|kite|balloon)\b/i,
    after: [
      "It had gone in so easily. {Hero} had only wanted a very quick look, and now {thetrap} did not want to give {him} back. {Hero} pulled to the front. {He} pulled to the back. {He} ran into a tree, and then, to be quite sure, into the same tree once more.",
      "“Nobody must see me like this,” thought {hero}. {He} sat down and tried to look as if {he} were wearing {thetrap} on purpose. But a hen came by, and stared. “Is that the fashion now?” she asked. “Yes,” said {hero}, and it echoed. The hen went off to tell the others.",
      [
        "There was no other way: {he} had to go to {helper}. {Hero} walked up and down before {he} dared. “Could you …,” {he} began. “I mean, if you happened to have time …” {Helper} walked round {him} once, slowly, and did not laugh. It must have been very difficult. “Sit,” said {helper}. “And breathe out.”",
        "There was no other way: {hero} had to ask for help. {He} asked the first animal that {he} bumped into. It was a badger, an old one. The badger walked round {him} once, slowly, and did not laugh, which must have been very difficult. “Sit,” said the badger. “And breathe out.”",
      ],
      "They pulled until {hero} was twice as long as before. They pushed. They tried it with water, and with butter. {Thetrap} did not move. “I'll stay like this for ever,” said {hero}, and a tear fell, and went plink.",
      "+ “It happened to me once,” came the answer, after a while. “With a honey jar. Three days. I never told anyone.” “Three days?” sniffed {hero}. “It's the pulling that does it. You get fat with fright, and then nothing fits. What's the nicest thing that you can think of?”",
    ],
    end: [
      "So {hero} closed {his} eyes and thought of the nicest thing that {he} knew. {He} thought of warm straw, and of rain outside, and somebody breathing next to {him}. {He} quite forgot to pull. {His} ears sank, and {his} shoulders sank, and there was a small plop. {Thetrap} rolled away over the ground, all by itself.",
      "{Hero} felt all over {himself}. Everything was still there, only a bit creased. {He} danced round {thetrap} and made a face at it. Then {he} said thank you, properly, with a bow. “It stays between us,” said {hero}. “And the honey jar, too.” “What honey jar?” was the answer.",
      "{Thetrap} lies in the grass to this day. {Hero} makes a great circle round it whenever {he} comes that way. But should some small animal run by with something stuck on its head, {hero} doesn't laugh. “Sit,” says {hero}. “And breathe out. What's the nicest thing that you can think of?”",
    ],
  }),
];
