import { story } from "../../subject-story.ts";
import { BEGINS, BY_THEM, PARTNER } from "./by-them.ts";

const SHOP =
  "shop|store|café|cafe|library|bakery|restaurant|bookshop|bookstore|tearoom|tea room|teahouse|tea house|salon|barber ?shop|hotel|inn|kiosk|stall|stand|school|kindergarten|museum|gallery|cinema|theatre|pizzeria|diner|bar|pub|kitchen|bistro|parlou?r|guesthouse|laundry|studio|workshop|florist|clinic|hospital|hairdresser['’]s|truck|van";
const OPENED = `${BY_THEM}(?:opened(?: up)?|started|set up|(?<=to )(?:open|start)) (?<shop>(?:an?|the|his|her|their|its)(?: own)? (?:\\p{Ll}[\\p{L}'’-]* ){0,4}?(?:${SHOP}))(?!\\p{L})`;
const NOT_OPENED =
  /\b(?:(?:nobody|no one) (?:br[io]\w+|return\w*|gives?|gave)|murder\w*|kill\w*|robb\w*|stole\w*|thief|police|ghosts?|haunted|critic|rivals?|across the street|opposite|door|clos(?:e[sd]?|ing)|burn\w*|secret\w*|magic\w*|lemonade|wish\w*|witch\w*|wizard\w*|spells?|potions?|dead|sa(?:ys|id)|(?:to|for) (?:his|her|their) (?:dad|mum|mom|doll|toys)\w*)\b/i;
const NO_GUESTS = /\b(?:(?:nobody|no one|no-one|no customers?|no guests?|none) |empty\b|too scared|afraid)[^.]*/i;
const OF_IT = [/\b(?:open(?:ed|s)?|start(?:ed|s)?|set up|sets up|r[au]ns?)\b[^.]+/, BEGINS, ...PARTNER];

/** Stories of opening a shop, a café, a library. */
export const opening = [
  story({
    says: [new RegExp(OPENED, "u")],
    may: [NO_GUESTS, ...OF_IT],
    unless: new RegExp(
      `${NOT_OPENED.source}|\\b(?:girls?|boys?|child|children|kids?|twins|siblings|years? old|pupils?)\\b`,
      "i",
    ),
    of: "people",
    after: [
      [
        "On the first morning {hero} swept in front of the door, although it had been swept already. {Partner} wiped the window, although it was clean. Over the door it said in fresh paint what it was, and {hero} turned the sign round from “Closed” to “Open”. Then they stood side by side and waited. Nobody came.",
        "On the first morning {hero} swept in front of the door, although it had been swept already. Over the door it said in fresh paint what it was: {shop}. {Hero} turned the sign round from “Closed” to “Open”, put {his} hands behind {his} back, and waited. Nobody came.",
      ],
      "People walked past, slowed down and looked in through the window, and when {hero} smiled at them they began to walk faster. “What do we need that for?” {hero} heard them say. In the evening {he} turned the sign round again.",
      "So it went on, the whole week. {Hero} counted {his} money, which was quickly done. {He} had put everything that {he} had into {theshop}. And there was a letter about the rent. {Hero} laid it under the cash box, so that {he} did not have to see it.",
      "+ At night {he} lay awake. Perhaps they were right? Perhaps nobody in the world needed {shop} like this one? {He} thought of how it had begun, of the first drawing on a paper napkin, and of how happy {he} had been that day. The napkin was still in {his} pocket. In the morning {hero} opened once more.",
      "That day it rained, so hard that the street was like a river. {Hero} saw a woman outside, very old and quite wet, under a bit of roof. {Hero} ran out with an umbrella, brought her in, and gave her the best chair, a towel and something hot.",
    ],
    end: [
      "The old woman looked round for a long time. “We all thought it was only for fine people,” she said. “It looks so clean.” She stayed in {theshop} until the evening. When she left, she wrote something on a piece of paper, and stuck it on the window.",
      "The next morning there were three people before the door, and at noon there were nine. They stayed too long, and made stains, and told each other their news. {Hero} ran to and fro with a red face, and was happy.",
      "The rent is paid, and the old woman has her own chair in {theshop} by now. Her note is on the window still, a bit yellow. “It's for us,” it says. {Hero} has put a frame round it.",
    ],
  }),
  story({
    says: [new RegExp(OPENED, "u")],
    may: [NO_GUESTS, ...OF_IT],
    unless: NOT_OPENED,
    of: "creatures",
    after: [
      "{Hero} had painted the sign {himself}. It was a little crooked, but anybody could see what it was: {shop}, the first one far and wide. {Hero} put a stone in front of the door, so that it stayed open. Then {he} waited.",
      "A beetle came past and did not look. Two sparrows looked, and flew on. “{Hero} has opened something,” they told the others. “Who needs such a thing?” They laughed about it for the whole afternoon, and in the evening {theshop} had not had one single guest.",
      "The next day {hero} put flowers by the door. The day after that {he} sang. Then the sparrows came near, but only to tell {him} that {he} sang badly. {Hero} sat down behind the counter, so low that only {his} ears could be seen. “They don't want it,” {he} said to the flowers.",
      "+ Before going to sleep {hero} counted everything that was on the shelves. Nothing was missing, because nobody had taken anything. It all stood in lovely straight rows. {Hero} would have given a lot to see it in a muddle. {He} moved one thing a bit to the left, so that it looked as if somebody had been there.",
      "That night there was a terrible storm. Branches broke, and the rain came from the side. {Hero} lay awake and heard a knocking. There stood the two sparrows, wet through, with three little ones between them. Their nest was gone. They did not dare to ask. “Come in,” said {hero}. “It's open.”",
    ],
    end: [
      "{Hero} lit a lamp, and brought out the best that there was in {theshop}. The little sparrows tried everything. “And it's like this every day?” asked the biggest of them. The old sparrows looked at each other. “We laughed about it,” they said. “We'd like to say sorry.”",
      "Sparrows cannot keep anything to themselves. By noon the whole neighbourhood knew, and in the afternoon there was a queue from the door to the big tree. {Hero} ran to and fro until {his} legs hurt. {He} had never been so happy.",
      "The sign is still crooked. But somebody has added to it, in very small writing, the kind that is done with a beak: “Open. Also at night. Also if you laughed.” And when {hero} sings behind the counter now, they all sing with {him}, so that it can't be heard so well.",
    ],
  }),
];
