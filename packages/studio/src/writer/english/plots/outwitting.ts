import type { PlotGroup } from "./plot.ts";

/** Somebody small gets the better of somebody mighty who has it coming. */
export const outwitting: PlotGroup = [
  {
    isWhole: true,
    isTellingEnd: true,
    tell: [
      [
        1,
        "Everybody knew what {mighty} was like. When somebody had two apples, {mighty} came and wanted three. People locked their doors and lowered their voices, and that was all they did.",
      ],
      [
        1,
        "{Hero} did not lock any door. {He} sat down and thought about it: not about how strong {mighty} was, but about what {mighty} could not bear. It took {him} until Thursday.",
      ],
      [
        1,
        "On Friday {hero} knocked at the gate with an empty sack over {his} shoulder. “What have you got in there?” “Nothing that would interest you,” said {hero}. No sentence could have interested {mighty} more.",
      ],
      [
        2,
        "“Show me.” “I can't. It only shows itself to those who have never taken anything from anybody.” There was a pause. “I can see it quite clearly,” said {mighty}.",
      ],
      [
        1,
        "“Then you can see how big it is,” said {hero}. “Very big,” said {mighty}. “And how it shines.” “It dazzles me.” “I would only give it away for a fair price,” {hero} said. “All that has been taken from the others this year. They are always complaining so.”",
      ],
      [
        2,
        "It was carried out through the gate until the evening: apples, goats, cradles and clocks. {Mighty} sat on the sack and guarded it with both arms.",
      ],
    ],
    climax: [
      [
        0,
        "Then the sack was opened. {Mighty} looked into it for a long time. To say that there was nothing in it was not possible, and everybody who stood there knew why. “Beautiful,” said {mighty} at last, in a rather small voice.",
      ],
    ],
    close: [
      [
        0,
        "Nobody laughed until they were round the corner. Then they laughed so hard that the goats ran away, and had to be caught again.",
      ],
      [
        1,
        "The sack hangs in the great hall now, in a golden frame. Whoever comes past has to admire it, and {hero} always admires it most.",
      ],
    ],
  },
];
