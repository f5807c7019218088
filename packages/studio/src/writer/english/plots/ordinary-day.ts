import type { PlotGroup } from "./plot.ts";

/** Somebody high up wants to be like everybody else, for one day. */
export const ordinaryDay: PlotGroup = [
  {
    isTellingEnd: true,
    needsCrisis: true,
    tell: [
      [
        1,
        "Before sunrise {hero} climbed out of the window, in an old coat with a hole in the pocket. It was the first time that {he} had closed a window {himself}. It was more difficult than it looked.",
      ],
      [
        1,
        "Nobody bowed. Nobody even moved aside. Somebody stepped on {his} foot and said, “Mind where you're going.” {Hero} {was} so delighted that {he} went round the block and came past once more.",
      ],
      [
        1,
        "At the baker's {he} waited in the queue, and learned what a queue is. When it was {his} turn, {he} had no money, because {he} had never needed any. “You can sweep for it,” said {ahelper}, and held out a broom.",
      ],
      [2, "“Have you got blisters already?” asked {thehelper} at ten. {Hero} had seven, and showed them to everybody."],
      [
        1,
        "At noon they all sat on the wall and ate, and complained. They complained about the holes in the road, and about the price of shoes, and about {hero}. “What would you do about it?” asked {thehelper}. {Hero} had never thought about the price of shoes.",
      ],
      [
        1,
        "In the evening there were trumpets in the street. They were looking for {hero}, with lanterns and with horses. “Over there!” somebody shouted, and everybody on the wall turned round and let go of their bread.",
      ],
    ],
    climax: [
      [
        0,
        "“Sit down again,” said {hero}. “I haven't finished my roll.” For a while it was so quiet that one could hear {whom} chew. Then somebody moved over a bit, and the one with the trumpet got half an onion.",
      ],
      [0, "“That was the best day of my life,” said {hero} when {he} had to go. “It was a Tuesday,” said {thehelper}."],
    ],
    close: [
      [0, "In the spring the holes in the road were filled in, and shoes cost half. Nobody said why."],
      [
        1,
        "On some mornings somebody stands in the queue at the baker's in an old coat with a hole in the pocket. Nobody bows. They step on {his} foot, in a friendly way, because it was such a pleasure the last time.",
      ],
    ],
  },
];
