import type { PlotGroup } from "./plot.ts";

/** Things in a house are awake while people sleep. */
export const nightShift: PlotGroup = [
  {
    isAfterAll: true,
    isTellingEnd: true,
    needsCrisis: true,
    isEnclosed: true,
    tell: [
      [
        1,
        "No one had ever noticed anything. As long as somebody was looking, {hero} stayed where {he} had been put and kept still, which is harder than it looks. Only towards midnight somebody coughed, and then all the others coughed, too.",
      ],
      [
        1,
        "There were rules. The first one was: quietly. The second one was: back in your place in time. No one could remember the third one any more, and so {hero} kept it very carefully.",
      ],
      [
        3,
        "Each of them could do something that the others could not, and each one thought that this was the most important thing of all. So there was a good deal of arguing. At midnight it stopped, as it always did, and they began.",
      ],
      [
        1,
        "One night there were steps outside, and the handle went down. {Hero} dropped where {he} stood. The light came on. Someone looked round for a long time, and only one small thing lay in the wrong place.",
      ],
      [
        2,
        "“Odd,” said the someone, picked it up, and put it back very gently. Then the light went out. For a whole hour {hero} did not dare to whisper.",
      ],
    ],
    climax: [
      [
        0,
        "The next night a note was there. {Hero} had to read it together, because no one knew more than half of the letters. “Thank you,” it said. “Who are you?” They thought about it for a long time.",
      ],
    ],
    close: [
      [
        0,
        "Nobody ever answered the note. But in the morning it lay in another place, folded into a very small boat. Since then the light is never switched on {there} without a knock first, and every night, when it is quiet, {hero} have all the time in the world.",
      ],
    ],
  },
];
