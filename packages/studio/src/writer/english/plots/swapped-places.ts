import type { PlotGroup } from "./plot.ts";

/** Two who are alike, or want to know how it is, change places. */
export const swappedPlaces: PlotGroup = [
  {
    isAfterAll: true,
    isTellingEnd: true,
    needsCrisis: true,
    tell: [
      [
        1,
        "{Hero} had gone through everything the evening before: whose jumper, whose scarf, whose bed. “And don't laugh,” said the first one. “I never laugh,” said the second one. “That's what I mean. I always do.”",
      ],
      [
        1,
        "At breakfast it nearly went wrong. One of them cannot stand porridge, and it was the one who now had to like it. It went down all the same, spoon by spoon, with a smile.",
      ],
      [
        3,
        "At school one of {hero} knew all the answers and must not know them. The other one knew none of them, and was asked every time.",
      ],
      [
        1,
        "In the afternoon one of {hero} sat in a piano lesson and looked at the keys. There were eighty-eight of them, and they all looked back. The other one stood in goal and let in nine.",
      ],
      [
        2,
        "“It's hard to be you,” said the first one when they met behind the house. “I know,” said the second one. “I do it every day.”",
      ],
    ],
    climax: [
      [
        0,
        "At supper {hero} sat down, each in the wrong place, and waited until someone would notice. No one said a word about it. Only the bigger bowl of soup stood where it never stood. “Sleep well, you two,” somebody said later on, with both names, and both were right.",
      ],
    ],
    close: [
      [
        0,
        "“Since when have you known?” asked {hero}. “Since the porridge,” was the answer, and the light went out. The next morning each of them was only one person again. It was easier, and a little bit dull.",
      ],
    ],
  },
];
