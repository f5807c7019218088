import { phrase } from "../../phrase.ts";
import { also, story } from "../../subject-story.ts";
import { PAL } from "./what-is-lost.ts";

const CARRY =
  "(?:delivered|delivers|brought|carried|took|had to (?:deliver|bring|carry|take)|has to (?:deliver|bring|carry|take)|(?:set out|sets out|wanted|wants|tried|decided|promised|travell?ed|walked|drove|flew|sailed|hurried) (?:[a-z ]*?)?to (?:deliver|bring|take)|must (?:deliver|bring|carry))";
const CARGO =
  "(?!(?:him|her|it|them|care|part|place|back|home|a bath|a walk|a photo|the bus|the train)\\b)<parcel:thing>";
const WAY =
  /\b(?:storm|snow\w*|blizzard|rain|flood\w*|mountains?|desert|river|sea|ocean|forest|far away|across|through|over the|other (?:side|end)|miles?|kilomet\w+|long (?:way|road|journey)|island|all the way|in time|before|night|by (?:bike|bicycle|foot|boat|sled|donkey|camel)|on foot|remote|distant|village)\b/i;
const MORE = also(
  "through (?:a|the) (?:[a-z]+ )?(?:snow|sand|thunder)?storm|(?:snow|thunder|sand)?storm|blizzard|rain|flood|snow|wind",
  "(?:across|over|through|to the other side of|to the top of|up) (?:the|a|an) (?:[a-z]+ )?(?:[a-z]+ )?(?:city|town|mountains?|desert|sea|ocean|river|forest|hills?|valley|island|jungle|village)",
  "far away|long way|by (?:bike|bicycle|foot|boat|donkey|sled)|on foot|in time|before [^.]*|all the way",
  "remote|distant|sick|ill|old|lonely|only|last|important|urgent",
);
const NOT =
  /\b(?:murder\w*|kill\w*|dead|died|bombs?|drugs?|weapons?|gun|gang|police|stolen|stole|spies|spy|ransom|prison|wrong (?:house|address|door|person|chimney)|pizza|baby|babies|truck of|secret(?:ly)? (?:contain\w*|inside)|opened (?:it|the)|justice|peace|court|army|soldiers?|crime)\b/i;

const NO_PLACE =
  "(?!(?:(?!(?:on|in|at|of|from|behind|beyond) )[\\p{L}'’-]+ ){0,4}?(?:school|schools|hospital|church|island|village|city|town|market|shop|castle|palace|house|home|museum|mountain|top|sea|beach|wedding|party|station|airport|harbour|funeral|farm|orphanage|library|theatre|hotel|zoo|festival|fair|country|place|world|end|other side|edge|river|forest)\\b(?! (?:keeper|teacher|master|mouse|cat)))";

/** Stories of something that is brought to somebody far away. */
export const deliveries = [
  story({
    says: [
      phrase(
        `${CARRY} ${CARGO}(?: (?:through|across|over|up|down|by|on|in|from|all)[^.,]*?)? (?:to|for) ${NO_PLACE}<receiver:somebody>`,
      ),
      WAY,
    ],
    may: [PAL, ...MORE],
    of: "adults",
    unless: NOT,
    after: [
      "“Today?” they asked {hero}. “On that road? For {parcel}?” {Hero} nodded, and tied the knots twice. {Receiver} had waited long enough. {He} put {theparcel} where it would stay dry, pulled {his} cap down over {his} ears, and set out while the others were still shaking their heads.",
      "The first miles were easy, and {hero} whistled. Then the road grew narrow, and then it was no road any more. {Hero} had to climb, and further on {he} had to crawl. So far {theparcel} had not got a scratch.",
      [
        "“Let's turn back,” said {pal}, for the third time. “{Receiver} would understand.” “I know,” said {hero}. “That's why not.” {Pal} sighed and took the other end of {theparcel}. Together they waded on, step by step, and {pal} began to sing, so as not to complain again.",
        "Halfway there was a house with light in the window. The people there gave {hero} soup. “Stay,” they said. “Tomorrow is a day as well.” {Hero} warmed {his} hands on the bowl and looked at {theparcel}. “Tomorrow {receiver} will be waiting, too,” {he} said, and pulled on {his} boots.",
      ],
      "Then it happened. {Hero} slipped, and {theparcel} went down the slope. {Hero} went after it without a thought, on {his} back, and got hold of it at the very last moment. There was a mark on it now, as big as a hand. {Hero} could have wept about that mark.",
      "+ From then on {he} did not put {theparcel} down any more. {Hero} thought of nothing but the next step, and then of {receiver}, and then of the next step. It is possible to come a very long way like that.",
    ],
    end: [
      "The light at the end was so small that {hero} took it for a star. {He} knocked with an elbow, because both hands were full. “Delivery,” said {hero}, and could not feel {his} lips. {Receiver} stood in the door and did not look at {theparcel} at all. {Receiverhe} looked at the scratches, and at the boots, and at {him}. “You came,” said {receiver}.",
      "“There's a mark on it,” said {hero}. “Here, at the side. I'm sorry.” {Receiver} ran a finger over the mark. “That's the best bit,” {receiverhe} said. “That's how I can see what it took.” And {receiver} pulled {hero} in to the stove, and gave {him} dry socks and a chair.",
      "{Theparcel} was unpacked in all peace next morning, and it was just as {receiver} had hoped. {Hero} has been along that road many times since. The people at the halfway house put on soup when they see {him}. And at the end of it there is a chair that is {hero}'s.",
    ],
  }),
  story({
    says: [
      phrase(
        `${CARRY} ${CARGO}(?: (?:through|across|over|up|down|by|on|in|from|all)[^.,]*?)? (?:to|for) ${NO_PLACE}<receiver:somebody>`,
      ),
      WAY,
    ],
    may: [PAL, ...MORE],
    unless: NOT,
    after: [
      "“Carry it with both hands,” they had told {hero}, “and don't run.” {Hero} had promised. {He} held {theparcel} in front of {him} like a bowl that is full to the brim, and set out. It was a very long way to {receiver}. But {hero} knew a song with nine verses.",
      "In the middle of the second verse a gust of wind came and pulled at {theparcel}. “No!” said {hero}, and turned {his} back to it. So {he} went on backwards for a while. That is how {hero} fell into a hole. {He} got sand in both ears, but {theparcel} stayed clean, because {he} held it high above {his} head.",
      [
        "“Let me carry it for a bit,” offered {pal}, with a look or with words. So {pal} took {theparcel} up the hill, and {hero} took it down the hill. At the top they changed, very slowly, and counted to three. They did not let go until both of them had got hold of it.",
        "Then a fox stood in the way. “What have you got there?” he asked. “{Parcel},” said {hero}, “and it's for {receiver}.” “Just let me sniff.” “No,” said {hero}, and stamped {his} foot so hard that the fox was startled. “Well, well,” he said, and let {him} pass.",
      ],
      "It was already getting dark when {hero} tripped over {his} own feet. {He} fell flat on {his} face, and {theparcel} flew through the air and landed with a bump. {Hero} crept there on all fours and looked. It was not as beautiful as before. One side was squashed. {Hero} sat down on the ground and sobbed.",
      "+ {Hero} smoothed {theparcel} with {his} hand, and blew on it, and turned the squashed side to the back. It did not help very much. “But {receiver} is waiting,” {he} sniffed at last. And so {he} picked it up again, with both hands, and walked the last bit.",
    ],
    end: [
      "“I've got something for you,” said {hero} when {he} was there at last, very softly, “but it isn't nice any more.” {Receiver} bent down. {Receiverhe} looked at the sandy ears, the scratched nose, and {theparcel} with its squashed side. “You brought this to me?” asked {receiver}. “All that way? All on foot?” {Hero} nodded. A tear fell off {his} chin.",
      "Then {receiver} took {theparcel} in both hands, just as carefully as {hero} had carried it. “I have never in my life been given anything so lovely,” {receiverhe} said. And {hero} saw that it was true. They sat close together, and {hero} had to tell about everything, from the wind to the bump.",
      "{Hero} goes to see {receiver} often now. {He} has learned to run there, for {he} need not always carry something. But a tiny bit of that first present has been kept, in the very best place, and {receiver} shows it to everybody who comes.",
    ],
  }),
];
