import type { PlotGroup } from "./plot.ts";

/** Somebody of snow knows that the spring comes. */
export const beforeSpring: PlotGroup = [
  {
    isAfterAll: true,
    isTellingEnd: true,
    needsCrisis: true,
    tell: [
      [
        1,
        "It had begun with a single drop, on a Tuesday. It hung there all morning and then fell, and nobody spoke of it.",
      ],
      [
        1,
        "“What do you do when it gets warm?” {hero} asked {ahelper}. “I put away my winter coat,” said {thehelper}. {Hero} looked down. There were buttons, but there was no coat that one could have put away.",
      ],
      [
        3,
        "At noon {hero} tried not to think of anything warm: not of soup, not of cats, not of the sun. It is not easy to think of nothing. Most thoughts are a little bit warm.",
      ],
      [
        1,
        "So {hero} moved into the shade behind the shed, where it was coldest. From there one could see a fence. It was a good fence. After two days {hero} knew every board of it.",
      ],
      [
        2,
        "“And what will you have seen of the world?” asked {thehelper}. “A fence,” said {hero}, and after that it was quiet for a long time.",
      ],
    ],
    climax: [
      [
        0,
        "The next morning {hero} came out into the middle of the garden, into the full sun. There was something white in the grass that was no snow at all. “So that's what snowdrops look like,” said {hero}. Then there was a bee, and a green leaf, and a child without gloves. It was much better than the fence.",
      ],
    ],
    close: [
      [
        0,
        "When evening came there was a puddle in the garden, with the whole sky in it. The child picked up the buttons and the carrot, wrapped them in a scarf and put them into the cellar, on the top shelf. There is a note on it: for December.",
      ],
    ],
  },
];
