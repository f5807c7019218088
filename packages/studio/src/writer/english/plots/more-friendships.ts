import { friendship } from "./people.ts";
import type { PlotGroup } from "./plot.ts";

/** They hold for people, creatures and things that live. */
const moreFriendships: PlotGroup = [
  {
    tell: [
      [
        1,
        "There was a good place, with the sun on it in the afternoon and the wind behind it. {Hero} had found it. {Mate} had found it, too.",
      ],
      [
        1,
        "On the first day {they} looked past each other, and that was hard work. On the second day {mate} moved over a little. {Hero} pretended not to notice, and settled down beside {mate}.",
      ],
      [
        1,
        "“It's only because of the sun,” said {hero}. “Of course,” said {mate}. After that {they} talked, and it had nothing to do with the sun. {Mate} knew how to get past anybody without a sound. {Hero} knew where the echo lived. They swapped.",
      ],
      [
        2,
        "{They} had a sign for “Come quickly”, and a sign for “It's nothing”, and mixed them up. So one of {them} was always coming quickly because of nothing, and it was never a bad idea.",
      ],
      [
        1,
        "Then it rained for a week. There was no sun to share, and so there was no reason to come. {Hero} looked at the wet place from far away. It looked like any other place.",
      ],
    ],
    climax: [
      [
        0,
        "On the eighth day {hero} went there all the same. It was pouring. In the middle of the wet place was {mate}, just as wet as the place. “It's not because of the sun,” said {mate}. “No,” said {hero}, and stayed.",
      ],
      [0, "They stayed until neither of {them} could have got any wetter. It was the nicest afternoon so far."],
    ],
    close: [
      [1, "When the sun came back, it found both of {them} there already, and had to shine round them."],
      [
        2,
        "The good place belongs to both of {them} now. Sometimes it lies in the shade for weeks, and neither of {them} has noticed yet.",
      ],
    ],
    needsCrisis: true,
  },
  {
    tell: [
      [
        1,
        "To {hero}, {mate} looked like somebody who bites. It was not meant unkindly; one has to be careful. And {mate} was quite sure that {hero} was somebody who laughs at others. That was not true either, but it can't be seen from outside.",
      ],
      [
        1,
        "So {they} went round each other in a large circle, and every day it got a little smaller, all by itself, because it is a nuisance to walk so far.",
      ],
      [
        1,
        "One day it was so small that {they} bumped into each other. “Do you bite?” asked {hero}, since it could not get any worse. “No,” said {mate}. “Do you laugh at others?” “Only with them,” said {hero}. It had taken weeks, and it was settled in four sentences.",
      ],
      [
        2,
        "After that {they} went round together, and there was a good deal to see on the inside of the circle: a nest, a puddle with a whole sky in it, and somebody's lost button.",
      ],
      [
        1,
        "Then somebody warned {hero}: one knew what such a one was like. Somebody warned {mate} as well. They both listened politely, and for one whole day {they} walked the large circle again, each on their own side. It had never been so long.",
      ],
    ],
    climax: [
      [
        0,
        "Toward evening {they} met where they had bumped into each other. “They say that you bite,” said {hero}. “They say that you laugh at others,” said {mate}. Then {mate} growled, very badly, and {hero} laughed, and {mate} laughed, too.",
      ],
      [0, "That was all. It does not take more, if it is the right two."],
    ],
    close: [
      [
        1,
        "The grass still shows where the circle was. It could have grown over long ago. But it is such a good way for two.",
      ],
      [
        2,
        "Whoever warns {hero} today gets the same answer: “Yes, it bites terribly,” and somebody behind {him} growls.",
      ],
    ],
    needsCrisis: true,
  },
  {
    tell: [
      [
        1,
        "It began with a stone. {Mate} had brought it along, for no reason. {Hero} looked at it from all sides, said that it was a very good stone, and gave back a feather.",
      ],
      [
        1,
        "The next day there was another stone, a flatter one. {Hero} thought half the night about what the right answer is to a flat stone.",
      ],
      [
        1,
        "So it went on. {They} hardly talked at first; the things did it for {them}. A snail shell meant “I slept badly”, an acorn meant “I've got time”, and a button meant “I found it and don't know what it is”.",
      ],
      [
        2,
        "{They} were not alike at all. {Mate} was quick and forgot everything. {Hero} was slow and forgot nothing. Together it came to just about the right amount.",
      ],
      [
        1,
        "Then, for three days, nothing was there in the morning. {Hero} looked under everything. On the fourth evening {he} put down the very first stone where {mate} could not help seeing it. Nothing had ever been so hard to give back.",
      ],
    ],
    climax: [
      [
        0,
        "In the morning the stone was gone, and in its place was {mate}. “I had nothing left to bring,” said {mate}. “I've looked everywhere.” “Then come without,” said {hero}. “Can one do that?” “I think so. We'd have to try.”",
      ],
      [0, "They tried it. It worked at once."],
    ],
    close: [
      [
        1,
        "The things all lie in a row now, in the order in which they came. At the end there is a gap, and it is just big enough for two.",
      ],
      [
        2,
        "Now and then there is a stone again in the morning. It means: “I only wanted to see whether you still look.”",
      ],
    ],
    needsCrisis: true,
  },
];

/** Stories of the hero and somebody of the idea who become friends. */
export const friendsOfTwo: PlotGroup = [...friendship.slice(0, 1), ...moreFriendships];
