import type { Beat } from "../scripts/script.ts";
import type { ClauseScene } from "./clause-scene.ts";

const WORK: readonly Beat[] = [
  [
    1,
    "They hammered and sawed and scrubbed all day long. Some of them held the boards, and some of them drove in the nails.",
  ],
  [
    2,
    "“A bit more to the left!” shouted one. “A bit more to the right!” shouted another. In the end it was just in the middle.",
  ],
  [2, "There was paint on the floor and sawdust in everybody's hair, and at noon they all had bread and cheese."],
];

/** "Turned him into a library": what all scenes of it share. */
const turnedInto = {
  words: /\b(?:turned|turns|made|makes) (?:him|her|it|them) into\b/i,
  idea: /\b(?:library|reading room|books?hop|books?)\b/i,
  before: [[1, "They came with buckets and brushes and a whole cart full of boards."]],
  after: WORK,
  end: [
    [
      0,
      "And then everything was ready, and {hero} hardly knew {himself} again. Inside there were soft cushions and warm lamps, and room for everybody.",
    ],
    [
      1,
      "On the first evening they all sat close together, and somebody began to read aloud. It was so quiet that you could hear the pages turn.",
    ],
  ],
} satisfies Partial<ClauseScene>;

/** What a thing or an animal is saved from, and what others make of it. */
export const scenesOfGoodEnds: readonly ClauseScene[] = [
  {
    by: "hero",
    words:
      /\b(?:was|is|were|are) (?:going )?to be (?:scrapped|sold|closed|thrown away|cut down|torn down|pulled down)\b/i,
    after: [
      [
        1,
        "“Too old,” said the letter, in thick black words, with a stamp underneath. {Hero} heard it, and felt very heavy.",
      ],
      [
        1,
        "{Hero} remembered all the long years: the frosty mornings, the songs, the lost gloves, and the children who had grown so tall.",
      ],
      [2, "“What a pity,” people said, and walked on. But one small girl stopped and looked."],
    ],
  },
  {
    by: "person",
    ...turnedInto,
    end: [
      ...turnedInto.end,
      [
        1,
        "“Too old?” said the small girl. “Just old enough.” And {hero} felt it right down to the very last screw.",
        "“Too old?” said the small girl. “Just old enough.”",
      ],
    ],
    isDecisive: true,
  },
  {
    by: "event",
    ...turnedInto,
    end: [...turnedInto.end, [1, "“Too old?” said the small girl. “Just old enough.”"]],
    isDecisive: true,
  },
  {
    by: "hero",
    words:
      /\b(?:was|is|were|got|fell) (?:very )?(?:ill|sick)\b|\bin (?:the )?hospital\b|\bbroke (?:his|her) (?:leg|arm|foot)\b/i,
    after: [
      [
        1,
        "“You must stay in bed,” the doctor had said. So {hero} took a sheet of paper and drew a window, with the sun in it.",
      ],
      [2, "There were three books by the bed, and {hero} had looked at every picture in them at least ten times."],
    ],
  },
  {
    by: "hero",
    words: /\b(?:could not|cannot|was not allowed to|may not) (?:go|come|take part|be there|play)\b/i,
    after: [
      [
        1,
        "“Next time,” they said. But {hero} had looked forward to it so much, and next time seemed a very long way off.",
      ],
      [2, "{Hero} could hear the others laughing, far away. {He} turned round and covered {his} ears."],
    ],
  },
  {
    by: "person",
    words: /\b(?:brought|brings|bring|carried) (?:the|an?|his|her|their) [^.]*\bto (?:him|her|them|his|their)\b/i,
    idea: /\b(?:ill|sick|hospital|broke|bed|fever)\b/i,
    before: [[1, "Then there was a knock at the door: knock, knock, knock."]],
    after: [
      [
        1,
        "First a hand came round the door with a paper lantern in it, and then a trumpet, and then a very large hat. “If you can't come to us,” they said, “then we'll come to you.”",
      ],
      [
        1,
        "Coloured paper rained down on the bed. Somebody had painted whiskers on {hero's} face before {he} could say a word.",
      ],
      [2, "They went three times round the bed, with music, and the third time {hero} {was} allowed to beat the drum."],
    ],
    end: [
      [0, "{Hero} laughed until the bed shook. For a while {he} forgot that anything had ever hurt."],
      [1, "“Not so loud!” somebody called at the door, and then came in, and began to clap along."],
    ],
    isDecisive: true,
  },
  {
    by: "hero",
    words:
      /\b(?:learn(?:ed|s|t)?|reali[sz]e[ds]?|understood|understands|f(?:ound|inds?) out|notice[ds]?) (?:that|how(?! to))\b/i,
    before: [[2, "{Hero} did not see it all at once. It came little by little, like the light in the morning."]],
    after: [
      [1, "{Hero} thought about it for a long time. Then {he} nodded, slowly at first, and then very firmly."],
      [1, "“Why did I never see that before?” asked {hero}, and shook {his} head in wonder."],
    ],
    end: [
      [0, "From that day on {hero} {was} a little different. {He} could feel it, and the others could see it, too."],
    ],
  },
  {
    by: "hero",
    words: /\btogether\b/i,
    before: [[2, "They needed a plan, and so they sat down in a circle and put their heads together."]],
    after: [
      [1, "One of them had the first half of the idea, and another one had the second half."],
      [
        1,
        "Not everything went well at once. But whenever something fell down, somebody was there to pick it up again.",
      ],
    ],
    end: [
      [0, "And when it was done, they all stood there side by side and looked, and were very proud of each other."],
    ],
  },
  {
    by: "person",
    words:
      /\b(?:invit(?:ed|es)|ask(?:ed|s) (?:him|her|them) (?:to|if|whether)|want(?:ed|s) to play with (?:him|her|them))\b/i,
    before: [[2, "{Hero} heard steps. They came nearer, and stopped right in front of {whom}, and {he} looked up."]],
    after: [
      [1, "“Me?” asked {hero}. “You,” said {who}. “Who else?”"],
      [1, "{Who} ran ahead, and {hero} ran after, and after a while it was the other way round."],
    ],
    end: [
      [
        0,
        "That was how it began. The next day they met again, and the day after that, and they never ran out of things to do.",
      ],
    ],
  },
  {
    by: "person",
    words: /\b(?:found|finds|discover(?:ed|s)) (?:it|him|her|them)\b/i,
    idea: /\b(?:bus|train|tram|taxi)\b/i,
    before: [[1, "All that time it lay under a seat, on its back, all alone, and the wheels hummed below."]],
    after: [
      [1, "“Well, who are you?” asked {who}. “I'm sure that somebody is missing you very much.”"],
      [
        2,
        "{Who} brushed off the dust and put it up in front, by the big window, with a fine view of the whole street.",
      ],
    ],
  },
  {
    by: "person",
    words: /\b(?:brought|brings|carried|carries) (?:it|him|them) (?:back|home|to)\b/i,
    idea: /\b(?:bus|train|tram|taxi)\b/i,
    before: [[2, "{Hero} had hardly slept. {He} did not want to play, and {he} did not want to sing, either."]],
    after: [
      [
        1,
        "“I'm looking for somebody,” said {who} at the door, with both hands behind the back. “Somebody who has lost something.” {Hero} stood up, very slowly, and then {he} ran.",
      ],
      [1, "Then {who} held it out, and {hero} hugged it as tight as {he} could, and did not let go for a long time."],
    ],
    end: [
      [
        0,
        "“How did you know that it was mine?” asked {hero} at last. “It told me,” said {who}, “all the way here.” {Hero} nodded, because that was just what it would do.",
      ],
      [
        1,
        "That night it lay in its old place again, and {hero} wanted to hear everything: about the dark, and the wheels, and the seat right at the front.",
      ],
    ],
    isDecisive: true,
  },
];
