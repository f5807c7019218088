import type { PlotGroup } from "./plot.ts";

/** Lost where there are no people: in a forest, in the mountains, in fog or snow. */
export const lostOutdoors: PlotGroup = [
  {
    isEnclosed: true,
    tell: [
      [
        1,
        "At first it was only one wrong turn. Then the path was as narrow as a ribbon, then it was a path for ants, and then it was no path at all. {Pet} looked up at {hero}. “Don't look at me like that,” said {hero}. “I thought that you knew the way.”",
        "At first it was only one wrong turn. Then the path was as narrow as a ribbon, then it was a path for ants, and then it was no path at all. “I thought that you knew the way,” said {mate}. “And I thought that you did,” said {hero}.",
        "At first it was only one wrong turn. Then the path was as narrow as a ribbon, then it was a path for ants, and then it was no path at all. {Hero} turned round. The way back was not there any more, either.",
      ],
      [
        1,
        "“Footprints!” cried {hero}, and ran ahead. They were quite fresh, and right beside them there were smaller ones, with claws. {Hero} stood still and looked at {pet}. “We've been here before,” {he} said.",
        "“Footprints!” cried {hero}, and ran ahead. They were quite fresh. There were two kinds of them, one a bit larger. {Mate} put a foot into one. It fitted perfectly.",
        "“Footprints!” cried {hero}, and ran after them for quite a while. They were fresh, and they went in a circle. {Hero} put a foot into one. It fitted perfectly.",
      ],
      [
        2,
        "{Hero} shouted, and somebody answered. {He} shouted “Hello”, and it said “lo”. {He} shouted “Where are we?”, and it said “are we?”. It was not much help, but it was company.",
      ],
      [
        1,
        "It grew dark earlier than it should. {Hero} laid out on a stone all that there was: half a roll, an apple and one peppermint. {Pet} got the roll. {Hero} bit into the apple, very slowly, and kept the peppermint for when it would be bad.",
        "It grew dark earlier than it should. {Hero} laid out on a stone all that there was: half a roll, an apple and one peppermint. The apple they cut in two, and {mate} got the half with the stalk. The peppermint they kept for when it would be bad.",
        "It grew dark earlier than it should. {Hero} laid out on a stone all that there was: half a roll, an apple and one peppermint. {He} ate the apple, pips and all, and kept the peppermint for when it would be bad.",
      ],
      [
        1,
        "Between two rocks there was a dry place, not much bigger than a cupboard. {Hero} stuffed it with whatever was soft and crept in, and {pet} lay down across {his} feet. No stove in the world is as good as that.",
        "Between two rocks there was a dry place, not much bigger than a cupboard. They stuffed it with whatever was soft and crept in, back to back. “Are you cold?” asked {mate}. “Only in front,” said {hero}.",
        "Between two rocks there was a dry place, not much bigger than a cupboard. {Hero} stuffed it with whatever was soft, crept in, and pulled the rest over {himself} like a blanket.",
      ],
      [
        2,
        "In the night something came close, breathed, and went away again. {Hero} and {pet} did not move. Neither of them wanted to know what it had been.",
        "In the night something came close, breathed, and went away again. “Was that you?” whispered {mate}. “No,” whispered {hero}. After that they talked about pancakes until it got light.",
        "In the night something came close, breathed, and went away again. {Hero} did not want to know what it had been. {He} thought about pancakes until it got light.",
      ],
      [
        1,
        "In the grey of the morning {pet} suddenly stopped breathing, the way one does to listen. “What is it?” {hero} asked, and held {his} breath. Very far away, so thin that it could have been imagined, a bell was ringing.",
        "In the grey of the morning {hero} laid a hand on {mate's} arm. “Listen,” {he} said. Very far away, so thin that it could have been imagined, a bell was ringing.",
        "In the grey of the morning {hero} held {his} breath. Very far away, so thin that it could have been imagined, a bell was ringing.",
      ],
    ],
    climax: [
      [
        0,
        "{They} went after the bell. Whenever it fell silent, {they} stood still and ate a piece of silence, as {hero} called it, and then it rang again, a little to the left. {Pet} found the last bit alone. Behind the hill there was smoke, and under the smoke a house, and in the doorway stood somebody who had rung that bell all night.",
        "{Hero} and {mate} went after the bell. Whenever it fell silent, {they} stood still and ate a piece of silence, as {mate} called it, and then it rang again, a little to the left. Behind the hill there was smoke, and under the smoke a house, and in the doorway stood somebody who had rung that bell all night.",
        "{Hero} went after the bell. Whenever it fell silent, {he} stood still and waited, and then it rang again, a little to the left. Behind the hill there was smoke, and under the smoke a house, and in the doorway stood somebody who had rung that bell all night.",
      ],
    ],
    close: [
      [
        0,
        "There was soup, and a blanket, and a great many questions. “Were you afraid?” {Hero} looked at {mate}. “Only in front,” said {mate}, and then {they} laughed and could not explain it. The peppermint they broke in two.",
        "There was soup, and a blanket, and a great many questions. The peppermint was still there. {Hero} put it on the shelf, for when it would be bad.",
      ],
      [
        1,
        "Later {hero} drew a map of it, with all the wrong turns. In the middle of it there is a cross and two words: WARM HERE.",
      ],
    ],
  },
];
