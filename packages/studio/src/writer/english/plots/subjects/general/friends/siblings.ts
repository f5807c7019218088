import { phrase } from "../../phrase.ts";
import { story } from "../../subject-story.ts";

const FOLLOWED =
  "(?:always |constantly |never stopped )?(?:followed|follows|following|tagged along with|tags along with|copied|copies|ran after|trailed) (?:him|her|them|everything (?:he|she|they) (?:did|does|do|said|says))";

/** A small brother or sister who is always there, until it is missed. */
const shadow = {
  unless: /\b(?:murder\w*|kill\w*|died|dead|ghost|spy|detective|imaginary|school play|war|dog|cat)\b/i,
  after: [
    "Wherever {hero} went, there was a patter of feet behind {him}. If {hero} climbed a wall, {small} climbed it as well and got stuck. If {hero} said a word, {small} said the same word. “Can't you do something of your own?” asked {hero}. “Of your own,” said {small}, and beamed.",
    "So {hero} became good at getting away. {He} went out by the back door and over the fence. {He} sat in the best hiding place there was, quite still, and heard {small} call for {him}, further and further off. It was wonderfully quiet. {Hero} had a whole afternoon to {himself}.",
    "+ It went on like that for days. {Hero} thought of better and better hiding places, and {small} needed longer and longer. But in the end there was always the same shout: “There you are!” It sounded as if {hero} were a present. {Hero} rolled {his} eyes each time. {He} did not notice that {he} had begun to wait for it.",
    "Then there was an afternoon without a shout. {Hero} sat in {his} hiding place and listened. Nobody called. Nobody pattered past. “Good,” said {hero} aloud. After a while {he} put {his} head out. “I'm here!” {he} called. Only the leaves moved. {Small} did not come, and now {hero} felt {his} heart beat right up in {his} throat.",
  ],
  end: [
    "{Hero} ran from place to place, and for the first time it was {hero} who had to look. {He} looked behind the hedge, under the stairs and up in the tree. “Come out!” {he} called. “You've won!” At last {he} thought of the very first hiding place of all, the one that {he} had never wanted to share with {small}. {Hero} ran there. A shoe was sticking out.",
    "{Small} sat in the furthest corner, with wet cheeks. “I'm not looking for you,” said {small}. “You don't want me to find you.” {Hero} had never seen how small {small} really was. {He} crept in as well, although it was much too tight for two. “There you are,” said {hero}, and had to swallow. “I've looked for you everywhere. It's no good without you.”",
    "They have an agreement now. For one hour a day {hero} is alone, and {small} does something else and is proud of it. After that they play. {Small} runs off, squealing, and hides, and mostly there is a shoe to be seen. {Hero} always looks everywhere else first. And then {he} shouts, as loud as {he} can: “There you are!”",
  ],
} as const;

/** Stories of brothers and sisters: one who follows, and a room for two. */
export const siblings = [
  story({
    ...shadow,
    lead: "big",
    says: [
      /(?<big>\p{Lu}[\p{L}'’-]+)['’]s (?:little|younger|small|baby|annoying) (?:brother|sister|cousin)\b/u,
      phrase(`<small:somebody> ${FOLLOWED}`),
    ],
  }),
  story({
    ...shadow,
    says: [
      /\b(?:little|younger|small|baby|annoying) (?:brother|sister|cousin)\b/,
      phrase(`(?:of|[Bb]ecause|that|by|as|where|[Bb]ut|[Aa]nd) <small:somebody> ${FOLLOWED}`),
    ],
  }),
  story({
    says: [
      phrase(
        "(?:had to share|has to share|shared|shares|share|sharing) (?:his|her|a|the|their|one) (?:[a-z]+ ){0,2}?(?:room|bedroom|bunk bed|tent|cabin|dormitory) with <other:somebody>",
      ),
    ],
    may: [/\b(?<habit>who (?:(?! and\b| but\b)[^.,])+\.)/u],
    unless:
      /\b(?:murder\w*|kill\w*|ghost|monster|vampire|prison|cell|hospital|dying|dead|lover|husband|wife|retirement|nursing|war|killer|thief|in love|grandm\w+|grandf\w+|grandpa|granny)\b/i,
    of: "people",
    after: [
      "Now there was a second bed, and {hero} measured the place in steps: six this way, four that way. Then {hero} stuck a line of tape across the floor. “This side is mine,” said {hero}. {Other} nodded. Only the door was now on {hero's} side, and the window was on that of {other}, and neither of them had thought of it.",
      [
        "It is not easy to share a room with somebody {habit} {Hero} had been told about it before. But it is one thing to be told, and quite another to lie awake three steps away. {Hero} pulled the pillow over {his} head. “I'll never get used to {other},” {he} thought. “Never.”",
        "It was a long first night. {Other} turned over, and the bed creaked. {Other} coughed, and {other} mumbled. {Hero} had not known how loudly somebody can breathe. {He} pulled the pillow over {his} head. “I'll never get used to {other},” {he} thought. “Never.”",
      ],
      "+ After three days {hero} put up a list of rules. There were nineteen of them. {Other} read all nineteen and wrote one more below, in pencil: “Please say good night.” {Hero} thought that this was a silly rule. In the evening {he} said it all the same, to the ceiling. “Good night,” said {other}, so quickly that {other} must have been waiting for it.",
      "Then a storm came one night, and all the lights went out. It was as dark as the inside of a sack. {Hero} heard how {other} sat up. “Are you awake?” whispered {other}. {Hero} was wide awake. “I don't like this,” whispered {other}. {Hero} did not like it, either. But {he} would never have said so if {other} had not said it first.",
    ],
    end: [
      "{Hero} felt about for the torch, put {his} feet on the floor and stepped over the line. “Move over,” said {hero}. They sat side by side with one blanket over both their heads and the torch between them. {Other} told {hero} what {other} was really afraid of, and it was not the thunder. And {hero} told {other} something that {he} had never told anybody.",
      "In the morning the tape was sticking to {hero's} sock. They both looked at it, and nobody put it back on the floor. They pushed the beds so that each of them could see out of the window. They hung the torch on a nail, exactly in the middle, where {hero} and {other} could both reach it in the dark.",
      "There are still days when six steps by four are not enough for {hero} and {other}. Then one of them goes out and bangs the door, and comes back soon, because it is so quiet out there. But in the evening, when the light is out, there is a voice from the one bed and a voice from the other. “Good night.” “Good night.”",
    ],
  }),
];
