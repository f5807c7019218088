import type { ClauseScene } from "../../../clause-scene.ts";
import { inSentence } from "../../event.ts";
import { openScene, unless } from "../open-scene.ts";

const WANTS =
  "(?:wanted|wished|longed|hoped|decided|was determined|were determined|planned|set out|had promised [a-z]+)(?: only| just| secretly)?(?: one thing)?:? (?:to )?";
const ONCE =
  ",? (?:once more|once again|one last time|one more time|one final time|for (?:one|the|a) (?:very )?last time|for one final time|before (?:he|she|it|they) (?:died|dies|went blind|was too old)|before it was too late)\\b";
const PLACES =
  "sea|ocean|beach|coast|mountains?|lake|river|village|home|homeland|house|town|city|island|valley|country|harbour|farm|theatre|stadium|garden|orchard|forest|cabin|cottage|hometown|birthplace|lighthouse|cliffs?|castle|café|cafe|opera|circus|waterfall";
const NOT_PEOPLE =
  "brother|sister|mother|father|son|daughter|wife|husband|friend|love|grandson|granddaughter|ghost|child|children";

/** What somebody wants to see or to do once more. */
export const onceMore: readonly ClauseScene[] = [
  ...openScene({
    by: "hero",
    words: inSentence(
      `${WANTS}(?<deed>(?![^.,]*\\b(?:${NOT_PEOPLE})\\b)(?:see|visit|smell|stand|go back|go home|go|return|travel|feel|hear|look at|sit)\\b[^.,]*?\\b(?:${PLACES}|\\p{Lu}\\p{Ll}+)\\b[^.,]*?)${ONCE}[^.]*`,
    ),
    after: [
      [
        0,
        "=“Why now?” everybody asked. {Hero} had expected the question and had got an answer ready, and it was a good one. “It won't come here by itself,” {he} said. Nobody could say anything against that.",
      ],
      [
        1,
        "=There were reasons against it all the same, and they were read out one after the other: the distance, the draughts, the knees, and the sandwiches that one gets on the way. {Hero} listened to the end. Then {he} went and cleaned {his} good shoes. It took a long time and could be heard everywhere. It was an answer.",
      ],
      [
        1,
        "=The first attempt ended at the corner, because the bag was too heavy. {Hero} carried it back and took out everything that might be needed. What was left was a comb, a clean handkerchief, and a photograph that nobody got to see.",
        "=The first attempt ended at the corner, because the bag was too heavy. {Mate} looked inside. “What's the iron for?” asked {mate}. “For arriving,” said {hero}. The iron stayed at home. It was a near thing.",
      ],
      [
        2,
        "=The second attempt got a good deal further. It got as far as a timetable on which the right line had been crossed out. {Hero} sat down on the bag and counted what there was: one apple, not much money, and no connection until the day after tomorrow.",
      ],
      [
        0.4,
        "=Then something stopped, with one headlamp and a great many crates. “Where to?” asked a voice. {Hero} said it: to {deed}. Said aloud like that, it sounded like very little. “Once more,” {he} added. There was a pause. “Get in,” said the voice. “I've driven past that turning for eleven years. It's time that I turned.”",
      ],
    ],
    end: [
      [
        0,
        "=And then there it was. Somebody had put a kiosk in front of it. {Hero} looked at the kiosk for a while, out of politeness. Then {he} went round it, and behind it everything was where it had been. It had only been waiting for {him} to come round the kiosk.",
      ],
      [
        0.6,
        "=It was not said how long they were going to stay. The coffee from the kiosk got cold. “Well?” {hero} was asked at last. “Still there,” {he} said, very pleased. “I was never quite sure.”",
      ],
      [
        0.5,
        "=The good shoes are beside the door again. They have not been cleaned since. Whoever comes too near them with a brush is told to put it down. That isn't dirt.",
      ],
    ],
    of: "adults",
  }),
  ...openScene({
    by: "hero",
    words: inSentence(
      `${unless("dead|ghost|alive|robot")}${WANTS}(?<deed>(?:dance|play|sing|swim|sail|ride|drive|fly|skate|ski|climb|conduct|bake|cook|perform|box|race|row|paint|jump|dive|go (?:out )?(?:dancing|sailing|fishing|swimming|skating|skiing|to sea)|go out to sea|take|stand on|feel)\\b[^.,]*?)${ONCE}[^.]*`,
    ),
    after: [
      [
        0,
        "=“To {deed}?” people said. “At your age?” {Hero} had noticed that one can answer this by going deaf in one ear. It was not always the same ear, but nobody had found out yet.",
      ],
      [
        1,
        "=First of all it had to be seen what was left of it. {Hero} waited until there was nobody at home and tried out the beginning, quite slowly, beside the table. The head still knew everything. The knees had heard of it, too. But they had to be reminded, and the table had to be held on to.",
      ],
      [
        1,
        "=On the second day it went better, and on the third it went so well that {he} became careless. There was a crash. “What was that?” somebody called. “The cat,” {he} called back. There was no cat. There had never been one.",
        "=On the second day it went better, and on the third it went so well that {he} became careless. There was a crash, and {mate} stood in the door. “What was that?” asked {mate}. “The cat,” said {hero} from the floor. There had never been a cat. {Mate} shut the door, from the inside. “Show me,” said {mate}.",
      ],
      [
        0.8,
        "=Then it came out, as such things do. There was a doctor, there was a frown, and there was a sheet of paper with the word “rest” on it, underlined twice. {Hero} folded it up and put it under the short leg of the table. Since then the table has had some rest, at least.",
      ],
      [
        0.4,
        "=In the evening {he} took {his} old things out of the wardrobe, those from back then. They smelled of mothballs, and they were tight in places. {Hero} looked into the mirror and wanted to be sensible. It lasted about a minute. It is hard to be sensible in things like that.",
      ],
    ],
    end: [
      [
        0,
        "=There were quite a few people there when the day came. Some of them had come to watch, and some of them to catch. {Hero} nodded to both. It was not as fast as it had once been. But everybody who was there says the same: for a moment nobody was old, and nobody coughed.",
      ],
      [
        0.6,
        "=It was over sooner than one would have thought. The doctor had been standing at the back, and now came forward, with the frown. “How are the knees?” “I didn't ask them,” said {hero}, out of breath. “Then we won't ask them, either,” said the doctor, and felt {his} pulse. It was dancing.",
      ],
      [
        0.5,
        "=The old things have not gone back into the wardrobe. They hang on the outside of it, to air. And if there is a crash in the house, nobody asks any more. Everybody knows that it is the cat.",
      ],
    ],
    of: "adults",
  }),
];
