import type { Beat } from "../../../../scripts/script.ts";
import type { ClauseScene } from "../../../clause-scene.ts";
import { FIGURE, OPEN_LAST, sentence } from "./figures.ts";

const growsUp: readonly Beat[] = [
  [
    1,
    "=What does something like that eat? It did not eat hay, and it did not eat fish. It ate a candle, the half of an alarm clock, and, with great pleasure, a bowl of matches. After that it hiccuped. One had to be careful with the curtains.",
  ],
  [
    1,
    "=“What's that noise?” it was asked from behind the door. “I'm practising the trumpet,” said {hero}. “Since when have you had a trumpet?” That was a good question. From then on {hero} practised every day, and the whole house hoped that it would pass.",
    "=“What's that noise?” it was asked from behind the door. “The trumpet,” said {mate}. “Since when have you had a trumpet?” That was a good question. From then on they practised every day, and the whole house hoped that it would pass.",
  ],
  [
    0.9,
    "=“There's a smell of burning,” said {keeper} at the door. “That's my head,” said {hero}. “I've been thinking so hard.” {Keeper} stood there for a while, and looked at the curtains, and at the hole in the curtains.",
  ],
  [
    0.9,
    "=They took turns, {pair}, one hour each. Whoever had the watch held the watering can. Twice in the first night it was needed, and once it was only a nose that had been in the way.",
  ],
  [
    2,
    "=Everybody said how warm it was this year. The heating had been off for a week. An old aunt put her feet up on the box and would not move again. “At last,” she said. The box snored.",
  ],
  [
    0.4,
    "=It grew by one hand a day. On the eleventh day it sneezed, and there was a round hole in the wall through which one could see the neighbours at supper. The neighbours could also see in. For a moment nobody moved, with six forks in the air. Then somebody ran to the telephone.",
  ],
];

const keepsWarm: readonly Beat[] = [
  [
    0,
    "=They came with a ladder, a net, and two fire engines. Just then the heating gave up in the whole street, in the very coldest hour, with a groan in all the pipes. “My baby,” somebody said. “It's got a fever, it mustn't get cold.” It was quiet. Then there was a scratching at the pipe in the corner. Something had sat down on it, with folded wings, and breathed out, long and slowly.",
  ],
  [
    0.6,
    "=By midnight it was as warm as in a bakery from one end of the street to the other. The firemen had taken off their boots. “Does it bite?” asked the one with the net. “Only matches,” said {hero}. There was a search in all the pockets, and a box was found. “May I?”",
  ],
  [
    0.8,
    "=It lives on the roof now, by the big chimney, where the cats are. Nobody has paid for heating since. In the evenings a trumpet is heard up there. It is not very good. But nobody hopes any longer that it will pass.",
  ],
];

/** Dragons that guard, hatch or hide, the last of their kind, and magic folk who go to work. */
export const dragonsAndDayJobs: readonly ClauseScene[] = [
  {
    by: "any",
    words: sentence(
      `(?:guarded|guards|guarding|had guarded|had to guard|watched over|sat on|had been guarding|was (?:terribly |very |so |rather |really )?(?:bored|lonely|tired|fed up)|got bored|sick of|${OPEN_LAST})\\b[^.]*`,
    ),
    idea: /^(?=.*\b(?:guard(?:ed|s|ing)?|watched over|sat on)\b[^.]*?\b(?<hoard>(?:an?|the|his|her|its|their|some) (?:[a-z]+ ){0,2}?(?:treasure|gold|hoard|crown jewels|chest|mountain of gold|coins|jewels))\b)(?=.*\b(?:bored|boring|lonely|tired|fed up|sick of|would rather|wanted|dreamed|longed|nobody|no one)\b)(?=.*\b(?:dragon|troll|giant|monster|sphinx|griffin|knight|ghost|skeleton|snake|gargoyle|ogre)\b)(?!.*\b(?:in the end|finally|until|met|friends?|girl|boy|child|princess|thief|stole\w*)\b)/i,
    after: [
      [
        0,
        "=Every morning {hero} counted. It was always the same number. Now and then {he} began at the other end, for a change, and then it was the same number from behind.",
      ],
      [
        1,
        "=There used to be thieves at least. They had come with ropes and torches, and one could roar at them. But it had got about that {hero} was very good at roaring. For years nobody had come but a draught and a postcard. It was for the cave next door.",
      ],
      [
        1,
        "=So {he} put out a sign. “Treasure,” it said, with an arrow. Nobody came. {He} wrote underneath: “Unguarded from two to three.” A hedgehog came, looked at everything, and left. It had thought that it was apples.",
      ],
      [
        1,
        "={Hero} tried to make something of it. {He} built a tower out of the cups. {He} played draughts with the gold, left against right, and left cheated. In the evening {he} had everything back in its place, because that was the job.",
      ],
      [
        0.4,
        "=Then, one night, there was a rustling. {Hero} lay quite still. Something was climbing in through the gap, small and out of breath. It would have been the moment to roar. But if one roared, it would be gone. {Hero} did something {he} had never done before: {he} coughed politely.",
      ],
    ],
    end: [
      [
        0,
        "=“I don't want any of it,” somebody squeaked behind a jug. “I only need to know what time it is. My grandmother says that there's a clock here.” There was one. It lay at the bottom, under everything, and it had not been wound for ever so long. They looked for it together. It took all night, and {hero} wished that there had been more gold.",
      ],
      [
        0.6,
        "=“It's beautiful here,” said the small somebody in the end, and meant the view. {Hero} turned round. In all that time {he} had sat with {his} back to it. The sun came up behind eleven hills. “That isn't guarded at all,” {hero} said. “No,” they heard. “One can just look.”",
      ],
      [
        0.8,
        "=There is a bench in front by now. On Sundays it is full, and there is a queue for the draughts. The treasure is inside and has got dusty. {Hero} still counts every morning. {He} gets another number each day, because {he} counts the visitors.",
      ],
    ],
  },
  {
    by: "any",
    words: sentence(
      "(?:found|discovered|hatched|hid|hides?|kept|keep|brought|took|smuggled|tried to hide|had to (?:hide|keep|look after|take care of|raise)|raised|grew|slept|decided to (?:keep|hide|raise)|wanted to keep|adopted|looked after|came across|was asleep|lay|asleep|secretly)\\b[^.]*",
    ),
    idea: /^(?=.*\b(?<egg>(?:[Aa]n?|[Tt]he|two|three) (?:(?:tiny|little|small|baby|young|sleeping|lost|very|real|purple|green|blue|strange|big|huge) )*(?:dragon(?:'s)?|phoenix) egg\b)(?! (?:tamer|slayer|hunter|who (?:guarded|lived)|that (?:guarded|had|the whole)|costume|kite)))(?=.*\b(?:found|discovered|hatched|came across|hid|hide)\b)(?=.*\b(?:egg|baby|tiny|little|small|young|asleep|hide|hid|secret\w*|cellar|attic|shed|garage|basement|wardrobe|bathtub|bath|back seat|garden|balcony|school|fridge|cupboard)\b)(?!^(?:An?|The) (?:[a-z]+ )?(?:dragon|dinosaur|unicorn|troll|yeti)\b(?! egg))(?:(?=.*\bfrom (?<keeper>(?:his|her|their|my|our|the) (?:strict |curious |nosy )?(?:mom|mum|mother|dad|father|parents|headmaster|headmistress|teacher|grandmother|grandma|landlord|landlady|neighbours?|caretaker|sister|brother|aunt))\b)|)(?:(?=.*?\b(?<pair>[A-Z][a-z]+ and [A-Z][a-z]+)\b)|)(?!.*\b(?:in the end|finally|the last (?:dragon|phoenix|of)|soup|army|knights?|kill|slay|mother (?:came|wants)|fight)\b)/,
    after: [
      [
        0,
        "={Theegg} was put into the box with the winter things, and the box was put under the bed. It had to be turned every hour, like a cake. In the third night it went “crack”. By morning there was a hole in the side of the box, with scorched edges, and the winter things smelled of toast.",
        "=At first it was quite easy. {Theegg} lay in a woollen hat, and the hat lay on the warm pipe, and one could say that it was a melon. Then it went “crack” in the middle of the night. A melon does not do that. By morning there was no hat any more, and something with very large eyes sat on the pipe.",
      ],
      ...growsUp,
    ],
    end: [...keepsWarm],
  },
  {
    by: "any",
    words: sentence(
      "(?:found|discovered|hatched|hid|hides?|kept|keep|brought|took|smuggled|tried to hide|had to (?:hide|keep|look after|take care of|raise)|raised|grew|slept|decided to (?:keep|hide|raise)|wanted to keep|adopted|looked after|came across|was asleep|lay|asleep|secretly)\\b[^.]*",
    ),
    idea: /^(?=.*\b(?<babe>(?:[Aa]n?|[Tt]he|two|three) (?:(?:tiny|little|small|baby|young|sleeping|lost|very|real|purple|green|blue|strange|big|huge) )*(?:dragon|phoenix)\b)(?! (?:tamer|slayer|hunter|who (?:guarded|lived)|that (?:guarded|had|the whole)|costume|kite)))(?=.*\b(?:found|discovered|hatched|came across|hid|hide)\b)(?=.*\b(?:egg|baby|tiny|little|small|young|asleep|hide|hid|secret\w*|cellar|attic|shed|garage|basement|wardrobe|bathtub|bath|back seat|garden|balcony|school|fridge|cupboard)\b)(?!^(?:An?|The) (?:[a-z]+ )?(?:dragon|dinosaur|unicorn|troll|yeti)\b(?! egg))(?:(?=.*\bfrom (?<keeper>(?:his|her|their|my|our|the) (?:strict |curious |nosy )?(?:mom|mum|mother|dad|father|parents|headmaster|headmistress|teacher|grandmother|grandma|landlord|landlady|neighbours?|caretaker|sister|brother|aunt))\b)|)(?:(?=.*?\b(?<pair>[A-Z][a-z]+ and [A-Z][a-z]+)\b)|)(?!.*\b(?:in the end|finally|the last (?:dragon|phoenix|of)|soup|army|knights?|kill|slay|mother (?:came|wants)|fight)\b)/,
    after: [
      [
        0,
        "=The first thing that {thebabe} needed was a place. The bath was too wet, and the wardrobe was full. It became the box with the winter things. By evening there was a hole in the side, with scorched edges, and the winter things smelled of toast.",
        "=“It's only until tomorrow,” it was agreed. Somebody fetched the box with the winter things. By evening there was a hole in the side, with scorched edges, and everything smelled of toast.",
      ],
      ...growsUp,
    ],
    end: [...keepsWarm],
  },
  {
    by: "any",
    words: sentence(
      `(?:works?|worked|had worked|took a job|got a job|applied for a job|found work|found a job|ran|runs|opened|had a job|started|began|was hired|was employed|drove|was (?:really |very |so )?(?:tired|fed up))\\b[^.]*`,
    ),
    idea: new RegExp(
      `^(?=(?:An?|The|There was (?:once )?an?|Two|Three) (?:[a-z-]+ ){0,3}?(?<kind>${FIGURE}|wizard|unicorn|genie|elf|witches|vampires|ghosts|monsters|dragons|wizards)s?\\b)(?=.*\\b(?:worked|works?|had worked|took a job|got a job|job|hired|shift|employed|ran|opened)\\b[^.]*?\\b(?:as|at|in|for|on) (?<post>(?:an?|the) (?:[a-z-]+ ){0,3}?(?:nurse|baker|bakery|petrol station|gas station|supermarket|office|library|librarian|hospital|school|bank|call centre|call center|post office|postman|hotel|night porter|waiter|cook|kitchen|restaurant|cafe|café|dentist|hairdresser|teacher|taxi driver|cleaner|shop|babysitter|nanny|kindergarten|nursery|pizzeria|pizza place|fire brigade|fireman|barber|museum|guard|night guard|lifeguard|gardener|bus driver|night shift|late shift|dry cleaner|launderette|laundry|lighthouse|factory|delivery (?:driver|service)))\\b)(?!.*\\b(?:in the end|finally|fell in love|falls in love|broke down|stole\\w*|oven|murder)\\b)`,
      "i",
    ),
    after: [
      [
        0,
        "=It had stood in the paper, quite at the bottom: “Wanted: somebody reliable. Other skills not necessary.” {Hero} had other skills. {He} had not mentioned them. Under “previous work” {he} had written “various castles”.",
      ],
      [
        1,
        "=There was a badge with a name, and a rule for everything. The rules hung on the wall beside the coffee machine. “No open fire,” it said there. “No flying. No pets.” One could see that others had worked there before.",
      ],
      [
        1,
        "=The hard part was not the work. The hard part was to do it slowly. What would have taken one wave of the hand took until ten o'clock. {Hero} had blisters where nobody in {his} family had ever had any, and was rather proud of them.",
      ],
      [
        2,
        "=“And what did you do before?” asked somebody in the break. “I frightened people,” said {hero}, before {he} could think. “Ah,” they said. “Insurance.” And they passed the biscuits.",
      ],
      [
        0.4,
        "=Then there was a night on which everything came together: the lights failed, two were off sick, and there were more people at the door than there were chairs. A child began to cry, and then it was catching. {Hero} looked at the wall with the rules. {He} looked at the child. {He} took off the badge and put it down on its face, so that it would not have to see this.",
      ],
    ],
    end: [
      [
        0,
        "=What followed took perhaps a minute. Those who were there tell it in different ways. There was light, but it did not come from a lamp. Everything that was to be done had been done, and lay there folded. And the child had stopped crying, with its mouth open, because somebody upside down on the ceiling had winked at it.",
      ],
      [
        0.6,
        "=“So you're one of those,” said the boss in the morning, and looked at the wall for a long time. {Hero} had already packed {his} mug. The boss took a pencil. “No flying,” it said there. Behind it there was now, quite small: “before ten.”",
      ],
      [
        0.8,
        "=The badge is back in its place, and it has been polished. Under “previous work” nobody has asked again. But when there is a full moon, there are always a few more people than usual, mostly with children, and they all want to be served by the same one.",
      ],
    ],
  },
  {
    by: "any",
    words: sentence(
      `(?:hid|hides?|lived|lives|looked for|searched|set (?:out|off)|went|was (?:lonely|looking|hiding|tired)|wanted|longed|dreamed|believed|knew|thought|refused|guarded|flew|moved|waited|tried|had|sent|called)\\b[^.]*`,
    ),
    idea: /^(?=(?:The (?:very )?last (?:[a-z]+ )?(?<kind>unicorn|dragon|giant|troll|mermaid|fairy|phoenix|griffin|dinosaur|wizard|witch|yeti|dodo|elf|dwarf|ogre|sea serpent|centaur)|.*\b(?:was|called (?:her|him|it)self) the last (?<sort>unicorn|dragon|giant|troll|mermaid|fairy|phoenix|griffin|dinosaur|wizard|witch|yeti|dodo|elf|dwarf|ogre|centaur))\b)(?!.*\b(?:in the end|finally|found|discovered|met|meets|girl|boy|child|until|hunter|knight|egg|apprentice|job|worked|death|died|dying)\b)/i,
    after: [
      [
        0,
        "=There used to be a good many of them. {Hero} remembered the noise at breakfast. Then there had been fewer, and then there was a chair too many, and at some time there had been only one left to clear the table.",
      ],
      [
        1,
        "=One gets careful like that. {He} went out only in the fog or after the last bus. If somebody looked, {he} stood quite still. Most people see what they know. “Look, a monument,” they said, and took a picture.",
      ],
      [
        1,
        "={Hero} had written a letter once, to all addresses. “Are you there as well?” it said. It came back from all sides, with all the stamps. Only from one place nothing had come back. It was not much. {He} had it by heart, that nothing.",
      ],
      [
        1,
        "=So one evening {he} packed what {he} had and went in that direction. It was far, and it rained. In a window somebody small was pressing a nose flat on the pane, and waved. {Hero} was so surprised that {he} waved back.",
      ],
      [
        0.4,
        "=When {he} got there, it was an empty house. The door hung on one hinge. On the mat lay {his} letter, quite wet. It had never been opened. {Hero} sat down beside it. “So that's that,” {he} said. It had got so quiet that one could hear the rain stop.",
      ],
    ],
    end: [
      [
        0,
        "=“That's my side of the step,” said a voice. Somebody came round the corner with a bag of apples and stood there as if rooted. They looked at each other. They looked at each other from the top to the bottom and up again, and everything was where it ought to be. “But I'm the last,” said the one with the apples. “No,” said {hero}. “I am. I've been it for years.”",
      ],
      [
        0.6,
        "=They argued about it half the night, who of them was the last one. It was the best quarrel of their lives. “I've got proof,” said the one with the apples, and pulled out a whole bundle of letters, to all addresses. They had all come back. Only one had not.",
      ],
      [
        0.8,
        "=They are still not quite agreed. At breakfast it is rather loud. And there is a third chair at the table, for whoever will come next and say that they are the last.",
      ],
    ],
  },
];
