import type { PlotGroup } from "./plot.ts";

/** An animal or a made thing gets out, and comes back by itself. */
export const runningAway: PlotGroup = [
  {
    tell: [
      [
        1,
        "It began with a gap, [no wider than a hand|not even a hand wide]: somebody had not quite shut [the door|something that was always shut]. {Hero} had waited for such a gap for a long time, and was through it before {he} had thought of anything else.",
      ],
      [
        1,
        "Outside, everything was larger than it had looked from inside. The floor went on and on, and the ceiling was as far up as a sky. {Hero} kept close to the wall and did not look back.",
      ],
      [
        2,
        "Behind {whom} somebody had noticed. There were steps, and voices, and they all called for {hero}. {Hero} kept quite still [behind a curtain|under a cupboard|between two boxes] until the steps had gone the other way.",
      ],
      [
        2,
        "There was so much that {hero} knew only from afar: a stair, a coat that smelled of rain, a piece of string without an end. {He} had a close look at each of them.",
      ],
      [
        1,
        "Now there was nobody to say what came next. {Hero} looked at whatever {he} liked and turned left wherever {he} wanted. It was very good for about an hour.",
      ],
      [
        1,
        "After that it grew quiet, and every corner looked like every other corner. {Hero} had thought of the way out so often that {he} had never thought of the way back.",
      ],
      [
        1,
        "“You're the one they are all looking for,” said {ahelper}. “Am I?” asked {hero}. “They have looked under everything twice. One of them has been crying.” {Hero} had not thought of that.",
      ],
      [
        2,
        "“And do you want to go back?” asked {thehelper}. {Hero} thought it over. “I want to be able to go,” said {hero}, “and I want somebody to be glad when I come.” “That is two things,” said {thehelper}. “Nobody says that you can't have both.”",
      ],
    ],
    climax: [
      [
        0,
        "So {hero} went back, all by {himself}, the whole long way, past everything that had been so exciting. When {he} came round the last corner, nobody said a word. Then they all talked together, and somebody laughed and cried at the same time.",
      ],
    ],
    close: [
      [0, "{Hero} {was} back where {he} belonged, and it looked smaller than before, and a good deal warmer."],
      [
        1,
        "Since then the door has stood open, by the width of a hand, and nobody has shut it. {Hero} goes out now and then. So far {he} has always come back.",
      ],
    ],
  },
];
