import type { PlotGroup } from "./plot.ts";

/** The others do not believe what the hero tells, until one of them comes and looks. */
export const disbelief: PlotGroup = [
  {
    tell: [
      [
        1,
        "“A likely story,” said the first one. “You should write that down,” said the second one. The third one only laughed. {Hero} had counted on questions, and nobody asked any.",
      ],
      [
        2,
        "{Hero} went back once more, to be quite sure. There was no mistake. It was all just as {he} had said, down to the smallest bit.",
      ],
      [
        1,
        "So {hero} tried to prove it. {He} made a drawing of it, but that was only a drawing. {He} fetched somebody who should see it, and when they came, there was nothing to be seen. “Well,” said the one who had come along, and went home.",
      ],
      [
        1,
        "After that {hero} no longer told it. But {he} could not stop knowing it. It is lonely to be the only one who knows something, even if it is something wonderful.",
      ],
      [
        1,
        "“Tell me,” said {ahelper} one day. “All of it, and slowly.” {Hero} told it. {Thehelper} did not laugh, and did not say how nice it was. {Thehelper} only asked where one had to stand, and at what time.",
      ],
      [
        2,
        "They waited together, longer than {hero} had ever waited before. {Thehelper} did not complain. “I would rather wait for nothing than miss it,” said {thehelper}.",
      ],
    ],
    climax: [
      [
        0,
        "And then there it was, as large as life. {Thehelper} said nothing at all for a whole minute, and then, very quietly: “You were right.” {Hero} might have said, “I told you so.” {He} only nodded.",
      ],
    ],
    close: [
      [
        0,
        "The next day there were two who told it, and two are many more than one. The day after that there was a whole row of people who stood there, and waited, and hoped to see it.",
      ],
      [
        1,
        "“I always thought that there was something in it,” said the one who had laughed the loudest. {Hero} moved over a little and made room.",
      ],
    ],
  },
];
