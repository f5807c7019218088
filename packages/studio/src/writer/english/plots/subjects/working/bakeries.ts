import { role, story } from "../subject-story.ts";

/** Stories of bakers and their shops. */
export const bakeries = [
  story({
    says: [
      /\b(?:baker(?:s|y|ies)?|pastry chefs?|p[aâ]tiss\w+|confectioners?|cake shops?)\b/i,
      /\b(?:rivals?|rivalry|compet\w+|enem(?:y|ies)|feud\w*|f[io]ught|fight|opposite|across (?:from|the)|better than|best)\b/i,
      /\b(?:two|both|each other|rivals?|other bakery|another baker|new bakery|across)\b/i,
    ],
    unless: /\b(?:murder\w*|poison\w*|clos(?:e|ed|ing) down|love letters?|father|mums|machine|tv|television)\b/i,
    of: "people",
    after: [
      "@street(hero look) The fight was fought without a single word. A sign appeared in one bakery window: best bread in town. An hour later a bigger sign hung in the other bakery: best in the world. By Friday a tablecloth hung there as well, and it said: best, and theirs is dry.",
      "@street.night(hero look) By night the two bakers went on. The flour sacks of one bakery were found tied together with a bow. The doorbell of the other bakery was filled with jam. At four every morning two lights went on in the dark street, and two faces glared through two windows.",
      "+ @bakery(hero eat) In secret the chimney sweep was sent across the road with a coin, and came back with something warm under his hat. “How do they make it so light?” muttered the first baker, with eyes closed and a mouth full of cake. “How do they get it so crisp?” muttered the second baker on the other side of the road. The chimney sweep had two jobs that winter, and crumbs in his hair.",
      "@street.night One night before the biggest feast of the year, when every oven in the street was needed, there came a bang from across the road, and then a cloud of black smoke. The old oven over there had split from top to bottom. In front of it, on an upturned bucket, sat the other baker, with soot on both cheeks and two hundred orders on the table.",
    ],
    end: [
      "@street.night(hero carry) Then somebody pushed the door open. It was the rival from across the road, in a white apron. “My oven's hot,” said the rival. “Bring your dough.” The two bakers carried the trays across the road in a cloud of flour. There was one oven, two bakers, and three hours left.",
      "@bakery.night(hero cook) At first they bumped into each other. Then they did not. One of them reached out, and the other had already put the spoon there. “So it's cold butter,” said the first baker. “And you let the dough sleep twice,” said the second. “I've tried for years to find that out,” they both said, and they both laughed.",
      "@bakery(hero give) By the morning bread and cakes lay on the long table, and not even the two bakers could say which piece came from whose hands. The customers stood in a single queue. “But which of you made these?” asked the mayor, with his mouth full. The two bakers looked at each other. “We did,” they said.",
      "@street.night(hero stand) The signs came down, and the two bakers put up one new sign: bread, by both of us. At four in the morning two lights go on in the street, and then one of them goes out, because one oven is enough for two.",
    ],
  }),
  story({
    says: [
      /\b(?:bakery|baker|bakers|bread shop|cake shop|patisserie)\b/i,
      /\b(?:clos(?:e|ed|es|ing)|shut(?:s|ting)?(?: down)?|bankrupt\w*|nobody (?:bought|buys|came|comes)|no customers|los(?:e|t|ing) (?:his|her|their|the) (?:shop|bakery|customers)|sav(?:e|ed|ing) (?:the|his|her|their|it)|supermarket|evict\w+|rent)\b/i,
    ],
    may: [role("ownkids", "children|kids|neighbours|neighbors|neighbourhood|neighborhood")],
    unless: /\b(?:rivals?|rivalry|war|salt|pilot|queen'?s|stolen recipe)\b/i,
    of: "people",
    after: [
      "@bakery(hero look) In the shelves there were more gaps than loaves. The little bell over the door, which used to ring all day, had rung three times since morning. On the counter lay a letter with a red stamp. It said: by the end of the month.",
      [
        "@street(hero talk, ownkids talk) {Ownkids} stood in front of the window and breathed on the glass. “We need a plan,” said a girl with a plaster on her chin. “People don't buy it because they've forgotten the smell. They drive past with their windows up.” “Then,” said {hero}, “the smell has to go to them.”",
        "@bakery(hero look) “People haven't got anything against the bread,” said {hero}. “They've forgotten it. They drive past with their windows up.” {He} looked at the old delivery bicycle that hung from the ceiling as decoration. “If they don't come to the smell any more,” said {hero}, “then the smell has to go to them.”",
      ],
      "@street.dawn(hero ride) So the next morning at six a tray of hot rolls rode slowly down every street on the old bicycle, under a cloth with holes in it. Curtains moved. A man in pyjamas stepped out on his balcony and sniffed.",
      "+ @street(hero ride) On the first day four people came. On the second there were nine, one of them still in slippers. But the man with the red stamp came as well. “It's very touching,” he said and looked at his list. “It isn't enough.”",
      "@bakery(hero talk) There was one Saturday left. There was flour for one last big batch, and then there would be nothing more. “All of it,” said {hero}. “Tonight we bake all of it.”",
    ],
    end: [
      [
        "@street(ownkids eat) {Ownkids} rang at every door. “Bring a table,” they said, “and a chair, and whatever you have to put on bread.” By noon the tables stood end to end along the whole street. There was plum jam and goat's cheese, and in the middle lay the loaves, as big as cushions.",
        "@street(hero carry) In the night the word went round. By noon people had carried their tables out and put them end to end along the whole street. There was plum jam and goat's cheese, and in the middle lay the loaves, as big as cushions.",
      ],
      "@street(hero write) People who had only known each other's doorbells tore bread together. “Why did we ever stop?” asked the man in pyjamas, who was dressed now. “Because I'm at work before you open,” said the bus driver. “Because I can't manage the steps,” said an old lady. {Hero} wrote it all down on a paper bag.",
      "@bakery(hero give) So the shop learned. It opened at four for the early shift. A basket went up to the old lady on a rope. And everybody in the street paid for their bread a month ahead, in coins and notes. The paper with the red stamp was used to light the oven.",
      "@street(hero eat) The little bell over the door has been so busy since then that it needs a new spring every spring. And each year, on that Saturday, the tables stand end to end in the street, and the bread lies in the middle.",
    ],
  }),
  story({
    says: [
      /\b(?:barista|coffee shop|caf[eé]|coffee bar|coffee house|coffee)\b/i,
      /\b(?:names?|note|notes|cups?|message|order)\b/i,
      /\b(?:same customer|customer|regular|stranger|every (?:day|morning)|each (?:day|morning))\b/i,
    ],
    unless: /\b(?:murder\w*|poison\w*|spy|kill\w*|clos(?:e|ed|ing) down|ghosts?|dead)\b/i,
    of: "people",
    after: [
      "@cafe(hero look) On Monday the cup said one thing, on Tuesday another, and by Wednesday there was a queue behind it that wanted to know how it went on. Nobody complained. The guest from eight o'clock took the cup, turned it round, and read it with a very small smile. Then the door closed, and it smelled of rain for a moment.",
      "+ @cafe(hero stand) “You could simply talk,” said the old man who swept the floor. But talking was just the trouble. With a pen {hero} was brave. Without one {he} dropped spoons. Twenty times {he} had opened {his} mouth over the counter, and each time there came out only: “Sugar's on the left.”",
      "@cafe(hero look) {Hero} began to keep an eye on the clock. At ten to eight {he} wiped a counter that was clean. At eight the door opened, and the whole morning turned a little brighter, like a lamp that someone has dusted.",
      "@cafe(hero write) Then, one Thursday, eight o'clock came, and the door did not open. Nor on Friday. On Monday {hero} wrote a cup all the same, and let it stand by the window until it was cold. {Hero} said nothing. {He} had just understood that, after all those cups, {he} did not know the one thing that counted: the right name.",
    ],
    end: [
      "@cafe(hero look) On the ninth day the old man came in with a paper bag. “Found it on the bench outside,” he said. In the bag stood all the cups, one inside the other, washed, every single one since the first. And in the last there was a strip of paper: “Broken leg. Fourth floor, no lift. I miss my names.”",
      "@corridor(hero carry) {Hero} took off the apron. {He} walked over two crossings and up four flights, with a hot cup in each hand and not a free finger for the bell, so {he} had to use {his} nose. The door opened. There stood the guest from eight o'clock, on crutches.",
      "@corridor(hero give) All the words were gone again. {Hero} held out the cup. There was nothing written on it, nothing at all. “It's blank,” said the guest. “I wanted to ask this time,” said {hero}, and did not drop anything. The answer was a laugh, and then a name. The right one.",
      "@cafe(hero sit) Now at eight in the morning, at the small table by the window, two cups stand side by side. They both have the right names on them, in two different hands.",
    ],
  }),
  story({
    says: [
      /\b(?:chain|company|corporation|businessman|developer|factory|supermarket|investor|millionaire|tycoon)\b/i,
      /\b(?:recipe|restaurant|diner|noodle (?:shop|bar)|dumplings|food stall|kitchen|bakery|soup|caf[eé]|kiosk)\b/i,
      /\b(?:st[eo]al|stole|buy|bought|steals|take over|took over|copy|copied|wanted to buy|wants to buy)\b/i,
    ],
    may: [
      role(
        "cook",
        "grandmother|grandma|granny|nonna|abuela|grandfather|grandpa|mother|mum|mom|father|aunt|uncle|nan|nana",
      ),
      /\b(?<dish>dumplings|noodles|soup|sauce|curry|pie|bread|pasta|stew|cakes?|tacos)\b/i,
    ],
    unless: /\b(?:fall out|fell out|quarrel\w*|murder\w*)\b/i,
    lead: "cook",
    of: "people",
    after: [
      "@restaurant(hero give) The gentleman came in a grey car that was longer than the shop was wide. He ate everything on the menu, wiped his mouth and put a cheque on the table. “Write in whatever you like,” he said. {Hero} wrote something on it and pushed it back. It said: two portions, one tea, please pay at the door.",
      "@restaurant(hero give) A week later, strange guests began to come. A moustache fell into a plate. {Hero} fished it out and brought it back with the bill. “You forgot your caterpillar,” {he} said.",
      "@street Then a big bright place opened just around the corner, with balloons. It had the same words on the menu, and all of it cost half as much. On the first day the queue reached to the bridge.",
      [
        "@restaurant(hero eat) “They can't have the {dish} right,” said {hero}, and went over with a scarf over {his} hair, and tasted the {dish}. It was all in there, to the last leaf. And yet {hero} put down the spoon after the second bite and began to smile.",
        "@restaurant(hero eat) “They can't have it right,” said {hero}, and went over with a scarf over {his} hair, and tasted. It was all in there, to the last leaf. And yet {hero} put down the spoon after the second bite and began to smile.",
      ],
    ],
    end: [
      "@kitchen(hero talk) “They weigh everything,” said {hero}, back in the kitchen. “They never taste. They've copied Tuesday.” For it had never been the same on any two days. {Hero} only had to look at a guest's face, and knew how much ginger it was.",
      "@street(hero write) {He} put a board outside the door. It did not have a price on it, only a question: what kind of day have you had? The first who stopped was a postman with wet feet. {Hero} gave him his bowl, and his ears turned red with happiness. By evening the queue had come back around the corner.",
      "@restaurant(hero look) On the last night of that year even the gentleman from the grey car stood in it, without his car. “What have you got,” he asked, “for a man who has bought two hundred restaurants and does not like to eat in any?” {Hero} looked into his face for a long time. Then {he} reached for the pot at the very back.",
      "@restaurant(hero give) There is still no recipe on paper. But the board with the question stands outside the door every morning, and inside {hero} puts down a bowl in front of a guest with red ears.",
    ],
  }),
];
