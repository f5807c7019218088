import type { PlotGroup } from "./plot.ts";

/** Things that stand still by day move when they are alone. */
export const aliveAtNight: PlotGroup = [
  {
    isAfterAll: true,
    isTellingEnd: true,
    needsCrisis: true,
    tell: [
      [
        1,
        "It began when the last gate had been locked. First {hero} stretched a little, and then a little more. There was a great deal of creaking. “At last,” said somebody who had not been able to sneeze all day.",
      ],
      [
        1,
        "All day long {hero} had listened to what people said about {him}. Too big, they had said, and too old, and is it meant to look like that? Now {he} could say what {he} thought of it, and it took {him} an hour.",
      ],
      [
        3,
        "There was dancing, too. {Hero} had not had much practice. The ground trembled, and two pigeons moved to another roof.",
      ],
      [
        1,
        "At midnight {hero} heard steps. A torch shone round the corner. It was the night watchman, with his sandwich. In a second {hero} stood as still as before. Almost as before: {he} looked to the left now, where {he} had never looked.",
      ],
      [
        2,
        "“Hm,” said the night watchman. He walked once around {hero}, and then he walked around once more in the other direction. It is hard not to breathe for so long.",
      ],
      [
        1,
        "The night watchman looked at {hero} for a long time, and then to the left. He broke his sandwich in two. One half he laid down in front of {hero}. “I'm here until six,” he said, “and it's a long night for everyone.” He walked on and whistled.",
      ],
    ],
    climax: [
      [
        0,
        "Until it grew light {hero} thought about it. Nobody had ever given {him} anything before. So when the night watchman came by again, {he} did something that was strictly forbidden: {he} bowed. The night watchman took off his cap.",
      ],
    ],
    close: [
      [
        0,
        "In the morning {hero} stood in the old place, and only looked in another direction than on the postcards. It must always have been like that, people said. The night watchman said nothing, and in the evening he brought two sandwiches.",
      ],
    ],
  },
];
