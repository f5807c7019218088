import { phrase } from "../../phrase.ts";
import { story } from "../../subject-story.ts";
import { BEGINS, BY_THEM, FOR_NO_PERSON, PARTNER } from "./by-them.ts";

const REPAIRED = `${BY_THEM}(?:repaired|restored|fixed|mended|rebuilt|(?<=to )(?:repair|restore|fix|mend|rebuild))`;
const NOT_REPAIRED =
  /\b(?:hacker|school's grades|murder\w*|kill\w*|police|ghost|message|letter inside|hidden|(?:restore[ds]?|repair(?:ed|s)?|mend(?:ed|s)?|fix(?:ed|es)?) (?:(?:a|the|his|her|their|my) )?(?:\w+ )?(?:hearts?|peace|marriage|friendship|faith|hope|trust|order|relationship|problems?|ways|(?:\w+ )?grades?|match|race|honour))\b/i;
const OF_IT = [
  /\b(?:repair(?:ed|s)?|restor(?:ed|es?)|fix(?:ed|es)?|mend(?:ed|s)?|rebuil[dt]s?)\b[^.]+/,
  BEGINS,
  ...PARTNER,
];
const PUBLIC =
  "(?:village|town|church|city|school|station|harbour|square|street)(?:['’]s)? (?:[a-z]+ )?(?:clock|fountain|bell|bridge|well|carousel|organ|mill|lighthouse|lamp|playground|bandstand|windmill|road|tower|pump|oven)|clock tower|town clock|carousel|merry-go-round|lighthouse|fountain|windmill|bandstand|church bell";

/** Stories of repairing something. */
export const repairing = [
  story({
    says: [
      phrase(`${REPAIRED} <item:thing>`),
      phrase("(?:repair|restor|fix|mend|rebuil)\\p{L}* (?:[^ .]+ ){1,6}?for <owner:somebody>"),
    ],
    may: OF_IT,
    unless: new RegExp(`${NOT_REPAIRED.source}|${FOR_NO_PERSON}`, "iu"),
    after: [
      "Everybody else had said: “Throw it away.” {Hero} turned {theitem} round, and shook it a little, and listened. Something rattled inside that should not rattle. “I've seen worse,” said {hero}. That was not quite true. But {he} had seen the look on {owner's} face, and after that {hero} could not say anything else.",
      "{Hero} took {theitem} apart, and laid every piece in a row, so that {he} would know later what had been where. It was a long row. Then {hero} went out for a moment, and when {he} came back, the wind had been there. Now it was not a row any more. It was a heap.",
      "+ {Hero} turned over all the boxes that {he} had. One part could be made new from a spoon, and another one from a button. For the third {he} had to give away something that {he} {was} fond of. {He} did not think about it for long. {Owner} was waiting for {theitem}.",
      "It took days. {Hero} tried which piece went with which, and glued, and bent, and polished. {Owner} came by and asked in a small voice how it was going. “Very well,” said {hero}, and stood in front of the heap so that {owner} could not see it. At night {he} began again from the beginning.",
      "At last all the pieces were in their places, and {theitem} looked almost like new. {Hero} tried it. Nothing happened. {He} tried again. {Theitem} did not do anything at all. {Hero} put {his} head on the table. “I've promised it,” {he} said, although there was nobody there to hear {him}.",
    ],
    end: [
      "And because {his} ear was on the table, {hero} heard it: very softly, something still rattled inside {theitem}. {He} opened it for the last time, and a tiny bit of paper fell out, folded and folded again, that had been stuck there for years. {Hero} blew out the dust behind it. Then {he} put {theitem} together, and it worked.",
      "{Owner} did not believe it at first. {Owner} touched {theitem} with one finger, then with the whole hand, and then tried it, and it worked again. {Hero} wanted to explain about the row and the heap, but {owner} had thrown both arms round {hero}, and so {he} could not explain anything.",
      "There are a few scratches on {theitem} that were not there before. {Owner} would not have them polished away for anything. And if something else breaks now in the place, nobody says “Throw it away” any more. They say: “Have you shown it to {hero}?”",
    ],
  }),
  story({
    says: [phrase(`${REPAIRED} <item:thing>`), new RegExp(`\\b(?:${PUBLIC})\\b`, "i")],
    may: [/\bhad [^.]*\b(?:stopped|silent|stood still|not)\b[^.]*/, ...OF_IT],
    unless: new RegExp(`${NOT_REPAIRED.source}|\\b(?:backwards|time stops)\\b`, "i"),
    after: [
      "People had got used to it. They walked past {theitem} and did not look at it any more, and the children did not know that it had ever been different. Only {hero} stood still in front of {theitem} and asked why it did not work. Nobody could tell {him}.",
      "So {hero} went in with a lamp. There was dust as thick as a blanket, and an old bird's nest. {Hero} knocked here and pulled there. {He} came out again with a black nose. “It isn't dead,” {he} told them. “{Theitem} is only asleep.” They smiled, and went on.",
      "+ {Hero} asked the oldest people of all what {theitem} had been like. One remembered the sound, and sang it. One remembered that she had been kissed there. They talked until the soup was cold, and when {hero} left, they looked much younger than before. “Do hurry up a bit,” they called after {him}.",
      "Every evening after work {hero} went back to {theitem}. {He} scraped and oiled and filed until {he} could not lift {his} arms. But one part was gone, and without it nothing would ever move. {Hero} drew it on a piece of paper, in its real size, pinned it up in the middle of the place, and wrote: “Who has seen this?”",
      "A week passed, and nobody had seen it. {Hero} wanted to take down the paper. In front of it stood a very old man with a bag. “I was nine,” he said, and did not look up. “I only wanted to know how it worked. I took it out, and then I didn't dare to bring it back.” In the bag lay the missing part.",
    ],
    end: [
      "“Come and help me, then,” said {hero}. Together they went in, and {hero} let the old man put the part in its place. It went in with a click. For the length of a breath there was nothing. Then a shiver ran through {theitem} from the top to the bottom, and it began.",
      "Windows opened. People came out in their slippers, and stood there with their mouths open. {Theitem} worked! Some laughed, and some wiped their eyes, and the children asked what it was. The old man cried the most of all. {Hero} put {his} arm round him, with a black nose and very tired hands.",
      "By now they have nearly got used to it again. But nobody walks past {theitem} without looking up. {Hero} comes on Sundays with the can of oil, and next to {him} walks the old man, and carries the lamp. He has still not stopped asking how it works.",
    ],
  }),
  story({
    says: [
      phrase(`${REPAIRED} <item:thing>`),
      /\b(?:old|broken|ruin\w*|rusty|wreck\w*|abandoned|forgotten|torn|father['’]s|mother['’]s|grandfather['’]s|grandmother['’]s|late)\b/,
    ],
    may: OF_IT,
    unless: new RegExp(
      `${NOT_REPAIRED.source}|\\b(?:who|which|that) (?:repair|restor|fix|mend)\\w*|\\b(?:one day|But|But one|discover\\w*)\\b`,
    ),
    after: [
      "At the beginning there was more rust and dust than anything else. {Hero} walked round {theitem} three times. “Where do you begin with something like that?” asked the neighbour, who was looking over the fence. “At the place that is worst,” said {hero}. Then {he} walked round once more, because every place was the worst.",
      [
        "{Hero} scraped, and {partner} held the lamp. They did not talk much in the first days. They only said “Here” and “Careful” and “The other one”. But then the first bit of the old colour came out from under the dirt. “Look,” said {partner}, and after that they talked about how {theitem} must have been, once.",
        "{Hero} scraped and brushed, evening after evening. {He} had to learn most of it, and {he} learned it from the mistakes. Then the first bit of the old colour came out from under the dirt, no bigger than a coin. {Hero} looked at it for a long time. So that is how {theitem} had been, once.",
      ],
      "+ Some parts of {theitem} could not be bought any more, nowhere in the world. {Hero} found one in a ditch and one at the back of a drawer. The third one {he} had to make {himself}, and threw it away, and made it again. The fifth was good. It was not like the old one. It was a bit better.",
      "After weeks there was hardly anything left to do, and {hero} became impatient. {He} turned one screw too hard. There was a crack, and it went through {theitem} from one side to the other. The neighbour over the fence said nothing. {Hero} put down the tool, went in, shut the door, and did not come out for three days.",
      [
        "On the fourth day there was a knocking from outside. {Hero} went to see. {Partner} sat in front of {theitem} and worked at the crack, bit by bit, with glue and patience. “It won't be as it was,” said {partner}. “But it'll hold.” {Hero} picked up the tool and sat down on the other side.",
        "On the fourth day {hero} came out again. {He} looked at the crack in {theitem} for the whole morning. It could not be made to go away. But it could be made to hold. {Hero} mixed the glue, and then worked at it bit by bit, with all the patience that {he} had lost before.",
      ],
    ],
    end: [
      "And then there was nothing left to do. {Hero} looked for something, and there was nothing. {He} wiped {his} hands, and for the first time in so many years {theitem} worked again, just as in the old days. {Hero} laughed like a child. The neighbour threw his cap into the air, and it got caught on the gutter.",
      "You can look at {theitem} from all sides and think that nothing was ever broken, unless you know where the crack is. {Hero} knows, and puts {his} hand on it each time before {he} begins, as on the neck of an old horse. It is the strongest place of all. The neighbour has brought over something of his own that needs to be repaired.",
    ],
  }),
];
