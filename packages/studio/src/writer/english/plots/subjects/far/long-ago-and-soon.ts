import { role, story } from "../subject-story.ts";

/** Stories of small green lodgers, last trees, cities in the water, and people met in another year. */
export const longAgoAndSoon = [
  story({
    says: [
      /\b(?:aliens?|extraterrestrial|from (?:outer )?space|martian|space (?:creature|egg|slug|worm|puppy|dog|cat|blob))\b/i,
      /\b(?:pet|keeps?|kept|hid(?:es|den)?|adopts?|adopted|lunch ?box|under (?:the|his|her) bed|feeds?|fed|hatch\w*|wardrobe|shoe ?box|leash|secret\w*|pocket)\b/i,
      /\b(?:small|tiny|little|green|pet|baby|furry|slimy|egg|eats?|ate|mother|parents|grow\w*|without telling|boy|girl)\b/i,
    ],
    unless:
      /\b(?:(?:calls?|called|names?|named) (?:it|him|her)|(?:aliens?|creature|pet|puppy|egg|slug|worm|blob),? (?:called|named)|crash\w*|batter\w*|murder|war|invasion|repair\w*|spaceship|get home|school trip|launderette|exchange)\b/i,
    of: "young",
    after: [
      "@bedroom(hero look) It was about as big as a plum, and had one eye too many, which it always closed last. {Hero} called it Plum. On the first evening it ate a sock. Then it ate a rubber, the left half of a sandwich, and the button of the radio. After each thing it said, “Oop,” very politely, and got a little bigger.",
      [
        "@bedroom(hero look, mate look) “It needs air holes,” said {talker}. “It needs a bigger box,” said {hero}. By Wednesday it was in a shoebox, by Friday in the laundry basket. {Talker} kept watch on the stairs. Whenever steps came near, {talker} coughed, and Plum was put beneath a heap of jumpers, and said from below, “Oop.”",
        "@bedroom(hero stand) By Wednesday it no longer fitted in the shoebox, and by Friday it was in the laundry basket. {Hero} told everybody that {he} had a new hobby, it was jumpers. They lay on top of Plum in a heap. Now and then the heap said, “Oop.”",
      ],
      "@bedroom.night(hero talk) At night it glowed. That was the nicest thing. It crept on {hero's} feet and shone, softly, green and then gold, and {hero} told it all about {his} day. {Hero} had never had anyone who listened like that.",
      "+ @bedroom(hero talk) Then things were missing. First it was the iron, then the hall carpet, and then the pram of the lady downstairs, luckily without the baby. “Plum,” said {hero} sternly, “you can't just eat everything.” Plum hung its head. A small tear rolled down. It ate that, too.",
      "@bedroom(hero sit) On Sunday it was as big as a sofa. It lay in the middle of {hero's} room and breathed with difficulty, and its glow was quite pale. {Hero} laid {his} cheek on its side. Inside, something knocked. And at that moment the door opened, and there stood {his} whole family.",
    ],
    end: [
      "@bedroom(hero stand) “That,” said {hero}, and spread {his} arms in front of it, “is Plum. It's mine, and it isn't well, and you can be angry later.” {His} mother knelt down. “It isn't ill,” she said slowly. “I know that knocking. It's going to have children.”",
      "@bedroom.night(hero sit) They all stayed up. They brought hot-water bottles. At four in the morning Plum said, “Oop!” quite loudly, and there it was, no bigger than a pea. By sunrise there were fourteen, and they shone like a chain of lights.",
      "@roof.night(hero stand) In the next clear night something big and golden called, “Oop?” over the roof, and {hero} carried them all up there and waved. Everything they had eaten lay in the front garden the next morning, carefully licked. And on {hero's} window sill stands a plum. It doesn't spoil and it isn't eaten. But at night, when {he} tells it about {his} day, it glows.",
    ],
  }),
  story({
    says: [
      /\b(?:last|only) (?:\w+ )?(?<tree>tree|flower|apple tree|oak|rose|plant|sunflower)\b/i,
      /\b(?:earth|world|planet|future|city|desert|20\d\d|21\d\d|without (?:forests?|trees|plants)|humanity|concrete|glass dome|dome|country)\b/i,
    ],
    unless: /\b(?:murder|mars|moon|space\w*|christmas|robot|bee ?keeper'?s wife|schoolyard|neighbour)\b/i,
    of: "people",
    after: [
      "People came from far away and stood behind a rope. They were allowed five minutes each. “Is it real?” the children asked. “It's the only thing here that is,” said {hero}.",
      [
        "“They want to put a glass over it,” said {talker}. “So that nothing happens to it.” {Hero} shook {his} head. “Then nothing will happen to it,” {he} said. “It doesn't want that.” {Talker} looked at the {tree}, which trembled a little in the hot wind. {Hero} knew it as you know a face. It was tired of being looked at.",
        "The gentlemen from the office wanted to put a glass over it, so that nothing should happen to it. “Then nothing will happen to it,” said {hero}. “It doesn't want that.” {Hero} sat beside the {tree} at night, and knew it as you know a face. It was tired of being looked at.",
      ],
      "Then the water was shut off. {Hero} got a cup a day. {He} drank half of it. The other half {he} poured out, slowly, on the cracked ground, and waited until it was gone. “To your health,” said {hero} each time.",
      "+ A girl in the queue noticed. She came every day for her five minutes, and she did not look at the {tree}, she looked at {him}. “You're getting thin,” she said. The following day she had a thimble with her, with a lid. It was hers, from lunch. She poured it out and said, “To your health.” There was a queue that day, and everyone had seen.",
      "In the evening of the hottest day it hung its head. {Hero} laid both hands around it. “Stay,” {he} begged. “There's nobody after you.” Then something fell on the back of {his} hand, small and brown, no bigger than a crumb. {He} had waited for it for thirty years, and had stopped believing in it.",
    ],
    end: [
      "“What's that?” asked the smallest girl in the queue, whose name was Suri. “That,” said {hero}, and could hardly speak, “is the next one.” {Hero} looked at the endless queue behind the rope. Then {he} shook the {tree}, quite gently. There were hundreds of them.",
      "They were given away before the gentlemen arrived, one to each, pressed into the palm. “What do you have to do with it?” asked a man with a rough voice. “Half your water,” said {hero}, “and don't keep staring at it.” They went home to their balconies, their roofs, their rusty baths, and carried their fists as if there were a bird inside.",
      "+ Most of them came to nothing. But in the spring there was a speck of green on a roof, and then one in a bath. Somebody took the rope away, because it was no longer needed. When the wind came, it sounded different in the city. {Hero} stood still in the street. {He} had forgotten that it rustles.",
      "The old one stands where it always stood, with a bench. Nobody counts the minutes. It is not the last one any more, and one can see by it how well that agrees with it. Suri brings a cup each evening. She drinks half, and {hero} drinks half of the half, and the rest goes into the ground. “To your health.”",
    ],
  }),
  story({
    says: [
      /\b(?:sea|ocean|water|flood\w*|tide|river|levels?)\b/i,
      /\b(?:ris(?:es?|en|ing)|rose|flood\w*|drown\w*|sinks?|sinking|sank|under ?water|high water|climate)\b/i,
      /\b(?:city|town|street|rotterdam|venice|new york|london|jakarta|miami|mumbai|bangkok|neighbou?rs?|roofs?|island|houses?|home|delta|lagos|shanghai|hamburg|tuvalu|maldives)\b/i,
      /\b(?:boats?|ferr\w+|bus|rafts?|neighbou?rs?|rescu\w*|sav(?:e|es|ed)|pick(?:s|ed) up|float\w*|row\w*|evacuat\w*)\b/i,
    ],
    unless:
      /\b(?:murder|bod(?:y|ies)|piano|mermaid|atlantis|dreams? of|toilets?|bath|aquarium|under the sea|pirates?|ship sinks|washing machine|refus\w*|bus|ignor\w*|fetch\w*|grandfather|grandmother|granddaughter|grandson|dogs?|cats?|pigs?|cows?|goats?|horses?|donkeys?|sheep|hens?|bride|wedding|letters?)\b/i,
    of: "people",
    after: [
      "@street(hero walk) First it was only in the cellars. Then it stood in the street, brown and quite calm, as though it had always lived there. {Hero} put on boots and knocked on the doors, one after another. “It will go down again,” said most of them. {Hero} had made a mark on the wall with chalk. It had already gone under.",
      [
        "“There's room for forty,” said {talker}. “There are sixty of us,” said {hero}. “Then we'll have to be fond of each other.” They took the old people first. {Hero} held the lantern and {talker} held the wall. From a third floor somebody let down a grandmother in an armchair.",
        "There was room for forty, and there were sixty of them. {Hero} took the old people first. From a third floor somebody let down a grandmother in an armchair. From the roof of the bakery came the baker with his dough, because it had just begun to rise, and he did not want to leave it.",
      ],
      "+ They went down their own street, at the height of the first-floor windows. There were the lamps, the made beds, a table laid for two. At the crossing the traffic light was still working under water. It turned red, and {hero} stopped, from habit, and everybody laughed, and then a few cried.",
      "@lake.dusk(hero talk) When it got dark, they could see the hill, with lights and dry ground. But the water was running in over the side by now. They were too many, and they had too much with them. “We have to throw something out,” said {hero}. They all looked at their bundles. No one moved.",
    ],
    end: [
      "@lake.night Then there was a splash. Old Mr. Abena, who had sued all of his neighbours and had not said good morning for years, had thrown his files overboard, all thirty years of them. “Rubbish,” he said. That broke it. Suitcases flew, a television, the baker's scales. With each thing that they had thought they needed, they rose a little higher. When nothing was left but people, and the dough, not a drop came in any more.",
      "@meadow.night(hero sit) On the hill {hero} counted them as they climbed out. Then they baked the dough, because it was just right by then. There were no tables, and so they sat in a circle. “Who is that nice man?” asked the grandmother, and pointed at Mr. Abena, who was cutting the bread for everybody. They looked at him.",
      "@street(hero stand) They built their new street on the hill, and on floats, in case. The doors are closer together than before. On each wall there is a chalk mark, and once a year they all stand in front of it with wet feet. Then they bake, and Mr. Abena says good morning to everyone, by name.",
    ],
  }),
  story({
    says: [
      /\b(?:grandfather|grandpa|grandad|granddad|grandmother|grandma|granny|father|mother|dad|mum)(?:,)?(?:'s)? (?:as|when|who (?:is|was)|is|was|at the age|,)\s*(?:he |she )?(?:is |was )?(?:still )?(?:just )?(?:an? )?(?:little |small |young )?(?:boy|girl|child|teenager|kid|young|ten|twelve|eleven|nine|eight)\b/i,
      /\b(?:19\d\d|past|time|mirror|attic|back|years ago|falls?|fell|meets?|met|portal|travel\w*|wakes? up|woke up)\b/i,
      role("elder", "grandfather|grandpa|grandad|granddad|grandmother|grandma|granny|father|mother|dad|mum"),
      /\b(?:meets?|met|travel\w*|falls?|fell|lands?|landed|wakes? up|woke up|back in|transport\w*|sent back)\b/i,
    ],
    unless: /\b(?:murder|letters? from|photo shows|tells? (?:stories|about)|told (?:stories|about)|diary)\b/i,
    of: "people",
    after: [
      "@street(hero talk) The child sat on a wall and spat out cherry stones. It had scabs on both knees, and ears that stuck out, and {hero} knew those ears. They belonged to {elder}. “You can't whistle like that yet, can you? With two fingers?”",
      "@street(hero talk) “Nobody can do that,” said the child. So {hero} showed how it was done. {He} had learned it from {elder}, sixty years later. By evening {hero} knew where the bag was hidden: under the stairs, packed, with a loaf and a map.",
      [
        "@street(hero talk, mate talk) “We can't just tell it who we are,” said {talker}. “Then we'll just tell it what happens if it goes away,” said {hero}. There would be no cherry tree behind the house. There would be no house. {Talker} looked at {hero}. “And no us,” said {talker}.",
        "@street(hero talk) “Why do you want to leave?” asked {hero}. The child shrugged. “Because nobody needs me here. If I were gone, nothing would be different.” {Hero} had to swallow.",
      ],
      "+ In that year everything was smaller and louder. The bread was grey. In the evening they were shouting in the kitchen, and the child put a pillow over its head, quite calmly, as one closes a window. {Hero} had always believed that {elder} had been born cheerful. So that was where the whistling came from.",
      "@garden.night(hero talk) At night the child stood in the yard with the bag. The last bus was leaving in a quarter of an hour. “You can come with me,” said the child. {He} only said, “Can I show you something first? It won't take long. It's about a hole in the ground.”",
    ],
    end: [
      "@garden.night(hero dig) They dug it behind the house, with their hands. “Now a stone,” said {hero}. The child spat one in, a cherry stone, and laughed. “Somebody will have to water it.” “Yes,” said {hero}, “every evening. Otherwise there's nothing there when somebody comes.” “Who's going to come?” {Hero} whistled with two fingers. “Someone who's looking forward to you.”",
      "+ @garden.night(hero sit) They heard the bus come, and neither of them stood up. “What's your name, anyway?” asked the child, and {hero} told it.",
      "@garden(hero take, elder give) Out on the road the bus left without a passenger. {Hero} felt how {his} fingers became light, and how the yard turned to mist. Then it smelled of cherry cake. {Elder} sat behind the house, under the tree, with grey hair behind the ears. “You were gone a long time,” said {elder}. “Sixty years and a bit. I had the name ready, when you were born. I told them I'd heard it somewhere.” And {elder} held out the bowl to {him}.",
      "@garden(hero sit, elder sit) They spit the stones as far as they can, over the wall, and {elder} wins. And when a child goes by there with a bag, two people whistle behind the wall, with two fingers.",
    ],
  }),
  story({
    says: [
      /\b(?:time capsule|letters?|letter ?box|mail ?box|post ?box|box|bottle|note|messages?|diary|postcards?)\b/i,
      /\b(?:future|past|years (?:later|ago|earlier|from now|in the (?:past|future))|19\d\d|18\d\d|20[3-9]\d|another (?:time|year|century)|hundred years|through time|time capsule)\b/i,
      /\b(?:answer\w*|repl\w+|writes? (?:to|back|each)|wrote (?:to|back|each)|exchang\w*|correspond\w*|bur(?:y|ies|ied)|lives? in (?:18|19|20)\d\d|comes? (?:back|from)|came (?:back|from)|send\w*|sent|appear\w*)\b/i,
      /\b(?:(?:answers?|repl(?:y|ies)|letters?|note|messages?|postcards?) (?:from|lies|lay|comes? back|came back|appear\w*|arriv\w*)|from (?:the (?:future|past)|19\d\d|18\d\d|20[3-9]\d|another (?:time|year|century))|through time|write to each other|wrote to each other)\b/i,
    ],
    unless:
      /\b(?:murder|kill\w*|blackmail|lottery|dead|d[iy]ed|late (?:wife|husband|father|mother)|robot|love letter|detective|phone|texts?|prison\w*|war|soldier)\b/i,
    of: "people",
    after: [
      "@room(hero read) {Hero} read it on {his} knees. The paper was real. The handwriting leaned to the left, like somebody walking against the wind. Only the date could not be right.",
      [
        "@room(hero write, mate write) “Write back,” said {talker}. “What does one ask?” said {hero}. “Something that nobody can look up.” So they asked what the weather was like over there and what could be heard from the window. {Talker} licked the envelope. The next morning it was gone and another one was in its place.",
        "@room(hero write) “Is anyone there?” {hero} wrote on the back, because {he} could think of nothing more clever. “What is the weather like where you are, and what can you hear from your window?” {He} put it in the same place. The next morning it was gone, and another one was there.",
      ],
      "@room(hero read) “It's raining,” said the answer, “and I can hear someone practising the trumpet, badly. What about you?” It rained. In the house opposite someone was practising the trumpet. It was the same tune, with the same mistake in it. From then on they wrote every day, over all those years, as if over a fence.",
      "+ @room(hero read) They did not write about great things. “What will become of the world?” one of them would have had to ask, and the other would have had to know. They wrote about soup. They wrote about being alone in a house, and that the third stair creaked, in both of their times. “Then I hear you when you go up,” it said once in the letter.",
      "@room.dusk(hero read) One day the writing was shaky. “They're going to pull the wall down tomorrow where our hiding place is,” it said. “I'm afraid that this is the last one. I'd have liked to know what you look like. I should so like to give you something. But what reaches that far?” {Hero} held the sheet until it was dark. Then {he} knew what it was.",
    ],
    end: [
      "@room(hero write) “Go down to the corner,” wrote {hero}, in a hurry. “There is a bench there in my time, and behind it an enormous lime tree. Nobody knows who planted it. If it was you, then I've been sitting in your shade since I was a child.” {He} ran and put it in. The next morning there was only dust behind the stone, and no letter came.",
      "@park(hero look) {Hero} went down to the corner. The tree was there, as always. But when {he} walked round it, quite slowly, {he} saw something that had not been there the day before. There was {hero's} name, and under it a little trumpet.",
      "+ @park(hero sit) {He} sat on the bench for a long time. It began to rain, and beneath the leaves it stayed dry. On the third floor somebody was practising. Suddenly, for the first time in all those years, the mistake was missing. {Hero} looked up. At the window stood somebody with a trumpet, and leaned a little to the left, and waved.",
      "@street(hero give) There is a new hiding place in that wall, behind a brick which only looks firm. Somebody has to begin, after all. {Hero} has put in a sheet: “What can you hear from your window?” It has not been answered yet. But last week it was gone.",
    ],
  }),
  story({
    says: [
      /\b(?:robots?|android|machine)\b/i,
      /\b(?:teacher|teaches|taught|headmaster|headmistress|substitute|schoolmaster|tutor)\b/i,
      /\b(?:class\w*|school|pupils?|students?|children|kids)\b/i,
      /\b(?:(?:new|substitute|first|a|their|the) (?:\w+ )?(?:teacher|headmaster|headmistress|substitute) (?:\w+ ){0,4}(?:is|was|turns? out|turned out|has been|had been)|robot(?:ic)? (?:teacher|substitute|headm\w+)|teacher (?:who|that) (?:is|was) a (?:robot|machine)|replaced (?:by|with) a (?:robot|machine)|robot (?:called|named) [A-Z]\S+ (?:teaches|taught|becomes|became))\b/i,
    ],
    unless: /\b(?:murder|love with|builds?|built|science fair|competition|poems?)\b/i,
    after: [
      "@classroom “Good morning,” said the robot at exactly eight. “You are twenty-four children.” It knew all the answers and all the excuses. In the first week nobody in the class put up a hand any more.",
      "@classroom Only one thing it did not understand. When somebody said something funny, and everybody laughed, the robot stopped. “What was the mistake?” it asked. “It wasn't a mistake, it was a joke,” they said. “Explain.” They explained it. There is nothing that dies so quickly. “I see,” said the robot. “The cow was not really at the dentist's.”",
      "+ @classroom So the children made a plan. Each day somebody would bring a joke, and at some time or other one of them would work. They tried the one with the elephant, and the one with the two tomatoes. They tried falling off a chair. The robot brought a plaster. It wrote all of it down in a list, under “Unsolved”.",
      "+ @classroom But something had changed. It no longer counted the minutes. Once it stopped in the middle of the nine times table, and asked, “What does it feel like before one laughs?” Nobody had ever thought about it. “As if you had to sneeze,” said little Emil, “but all over.” The robot wrote that down, too, in another list, which had no title.",
      "@classroom Then the inspector came, a lady with a narrow mouth. She wanted to see how much faster children learn from a machine. Everyone sat up straight. The robot rolled to the board. “Today we will calculate,” it said, turned to the left, and a shoelace that somebody small had lost that morning got under its wheel.",
    ],
    end: [
      "@classroom It spun round three times. The sponge flew, and the inspector caught it, with her face. It was as still as in a church. The robot looked at her, at the chalk on her nose, and at its own wheel. Something in it began to rattle. “What is that?” it asked, alarmed. “It begins below and it wants to come up. It is like sneezing, but all over!”",
      "@classroom “Let it out!” cried the whole class. And the robot laughed. It sounded as if somebody were emptying a cutlery drawer down the stairs. The lamps flickered. It held on to the desk. “The cow!” it gasped. “Oh, now! It was at the dentist's! A cow!” Then there was no holding them, any of the twenty-four, and they lay across the tables.",
      "+ @classroom And through it all came a thin, unpractised sound, and that was the inspector. She wiped her eyes with the sponge, and it only got worse. “What do I write now?” she asked when she could speak again. “How much faster do they learn?” “I have not measured it,” said the robot. “I forgot to. I am so glad.”",
      "@classroom The nine times table takes a little longer in that class than elsewhere, but they know it for ever. At eight o'clock the robot says, “Good morning.” Then it says, “One at a time,” and opens its list. The one that had no title has a title now. It is called: Tomorrow as well.",
    ],
  }),
];
