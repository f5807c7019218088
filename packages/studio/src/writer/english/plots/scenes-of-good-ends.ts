import type { Beat } from "../scripts/script.ts";
import type { ClauseScene } from "./clause-scene.ts";

const WORK: readonly Beat[] = [
  [
    1,
    "It took longer than anybody had thought. Somebody held, and somebody carried, and somebody told the others where to put it.",
  ],
  [
    2,
    "“A bit more to the left!” somebody shouted, and somebody else shouted, “A bit more to the right!” In the end it was just in the middle.",
  ],
  [2, "There was paint on the floor and sawdust in the hair, and at noon there was bread and cheese for all."],
];

/** "Turned him into a library": what all scenes of it share. */
const turnedInto = {
  words: /\b(?:turned|turns|made|makes) (?:him|her|it|them) into\b/i,
  idea: /\b(?:library|reading room|books?hop|books?)\b/i,
  before: [[1, "They came in the afternoon, with buckets and brushes and a whole cart full of boards."]],
  after: WORK,
  end: [
    [
      0,
      "And then everything was ready, and {hero} hardly knew {himself}. Inside there were cushions, and warm lamps, and there was room for everybody.",
    ],
    [
      1,
      "On the first evening they all sat close together, and somebody began to read aloud. It had never been so quiet, and never so full.",
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
      [1, "“Too old,” it said on a piece of paper, and under it there was a stamp. {Hero} read it twice."],
      [
        1,
        "All the years went by once more: the mornings with frost, the songs, the lost gloves, the children who had become tall.",
      ],
      [2, "“It can't be helped,” people said as they went past. But one small girl stood still and did not go past."],
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
        "“You must stay in bed,” the doctor had said, and that was that. {Hero} drew a window on a sheet of paper, with the sun in it.",
      ],
      [2, "There were three books by the bed. {Hero} knew all of them by heart by now, the pictures, too."],
    ],
  },
  {
    by: "hero",
    words: /\b(?:could not|cannot|was not allowed to|may not) (?:go|come|take part|be there|play)\b/i,
    after: [
      [
        1,
        "“Next time,” they said. But next time is a very long time, when one has been looking forward to something for weeks.",
      ],
      [2, "Outside one could hear a drum, far away. {Hero} pulled the blanket up over {his} ears."],
    ],
  },
  {
    by: "person",
    words: /\b(?:brought|brings|bring|carried) (?:the|an?|his|her|their) [^.]*\bto (?:him|her|them|his|their)\b/i,
    idea: /\b(?:ill|sick|hospital|broke|bed|fever)\b/i,
    before: [[1, "Then there was a knock at the door, three times short and once long."]],
    after: [
      [
        1,
        "First a hand came round the door with a paper lantern in it, and then a trumpet, and then a very large hat. “If you can't come to us,” they said, “then we'll come to you.”",
      ],
      [
        1,
        "Coloured paper rained down on the bed. Somebody had painted whiskers on {hero's} face before {he} could say a word.",
      ],
      [2, "They went three times round the bed, with music, and the third time {hero} was allowed to beat the drum."],
    ],
    end: [
      [0, "{Hero} laughed until the bed shook. Nothing hurt any more, or at least {he} did not notice it."],
      [1, "“Quiet, please!” somebody called at last, but with a smile, and with a paper flower in the hair."],
    ],
    isDecisive: true,
  },
  {
    by: "hero",
    words:
      /\b(?:learn(?:ed|s|t)?|reali[sz]e[ds]?|understood|understands|f(?:ound|inds?) out|notice[ds]?) (?:that|how(?! to))\b/i,
    before: [[2, "It did not come all at once. It came little by little, like the light in the morning."]],
    after: [
      [1, "{Hero} thought about it for a long time, and the longer {he} thought about it, the truer it got."],
      [
        1,
        "“Why did nobody tell me that before?” asked {hero}. But perhaps it is one of those things that one has to see for oneself.",
      ],
    ],
    end: [
      [
        0,
        "From that day on it was different. Not everything, and not always, but {hero} could feel it, and the others could feel it, too.",
      ],
    ],
  },
  {
    by: "hero",
    words: /\btogether\b/i,
    before: [[2, "They needed a plan for it, and so they sat down in a circle and put their heads together."]],
    after: [
      [1, "One of them had the first half of the idea, and another one had the second half."],
      [1, "Not everything went well at once. But whenever something fell down, there was a hand that picked it up."],
    ],
    end: [
      [
        0,
        "And when it was done, they all stood there and looked, and nobody could have said who had done which part of it.",
      ],
    ],
  },
  {
    by: "person",
    words:
      /\b(?:invit(?:ed|es)|ask(?:ed|s) (?:him|her|them) (?:to|if|whether)|want(?:ed|s) to play with (?:him|her|them))\b/i,
    before: [[2, "{Hero} saw two shoes stop in front of {whom}, and looked up."]],
    after: [
      [1, "“Me?” asked {hero}. “You,” said {who}. “Who else?”"],
      [1, "{Who} ran ahead, and {hero} ran after, and after a while it was the other way round."],
    ],
    end: [
      [
        0,
        "That was how it began. The next day they met again, and the day after that, and soon nobody could remember that it had ever been different.",
      ],
    ],
  },
  {
    by: "person",
    words: /\b(?:found|finds|discover(?:ed|s)) (?:it|him|her|them)\b/i,
    idea: /\b(?:bus|train|tram|taxi)\b/i,
    before: [
      [
        1,
        "In the meantime it was not as lost as one might have thought. It lay under a seat, on its back, and looked up.",
      ],
    ],
    after: [
      [
        1,
        "“Well, who are you?” asked {who}, and looked underneath, and behind. “Somebody is missing you tonight, I should think.”",
      ],
      [2, "{Who} brushed off the dust and put it up in front, where one could see the whole street."],
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
      [
        1,
        "Then {who} held it out, and {hero} pressed it so hard against {his} face that nothing could be seen of either of them.",
      ],
    ],
    end: [
      [
        0,
        "“How did you know that it was mine?” asked {hero} at last. “It told me,” said {who}, “all the way here.” {Hero} nodded. It did talk a lot, sometimes.",
      ],
      [
        1,
        "That night it lay where it belonged, and had to tell everything: about the dark, and the wheels, and the seat right at the front.",
      ],
    ],
    isDecisive: true,
  },
];
