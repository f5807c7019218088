import type { PlotGroup } from "./plot.ts";

/** Somebody old forgets, and the hero keeps what can be kept. */
export const memories: PlotGroup = [
  {
    isAfterAll: true,
    isTellingEnd: true,
    needsCrisis: true,
    tell: [
      [
        1,
        "It had begun with the keys, and with the milk in the oven. Then, one morning, {elder} stood in the street in slippers and no longer knew the way home. At first everybody had laughed. Now nobody did.",
      ],
      [
        1,
        "So {hero} went from one door to the next and asked for stories about {elder}. The baker knew one, and the postman knew one, and an old neighbour knew three, and one of those must never be told to anybody. All of them went into {memory}, also that one.",
      ],
      [
        3,
        "In a drawer {hero} found a pressed flower, a ticket for a circus and a key that fitted nothing any more. They went into {memory}, too, until it would hardly shut.",
      ],
      [
        1,
        "Then {memory} lay on the kitchen table, with an old photograph right at the front: a child with a gap between the teeth. “Who is that?” asked {elder}. “That's you,” said {hero}. “Well, well,” said {elder} and looked closer. “I seem to be up to something.”",
      ],
      [
        2,
        "The next day {elder} had forgotten all of it, {memory} as well. {Hero} {was} sad for as long as it takes to drink a cup of tea. Then {he} put {memory} on the table, and they began again at the beginning. “Who is that?” “That's you.”",
      ],
    ],
    climax: [
      [
        0,
        "On the ninth day {elder} looked at the photograph and did not ask. A finger came down on the child with the gap in the teeth, and then the same finger pointed at {hero}. “You have that from me,” said {elder}, and then a name, and it was the right one.",
      ],
    ],
    close: [
      [
        0,
        "The day after that the name was gone again. It doesn't matter so much any more. There is always tea, and {memory} lies on the table, and they can begin at the beginning as often as they like.",
      ],
    ],
  },
];
