import type { PlotGroup } from "./plot.ts";

/** Somebody has found something that grants wishes. */
export const grantedWishes: PlotGroup = [
  {
    isAfterAll: true,
    isTellingEnd: true,
    needsCrisis: true,
    tell: [
      [
        1,
        "It was only a joke. “I wish I had a warm bun,” said {hero} to {granter}. A moment later {he} {was} holding one. It even had raisins in it.",
      ],
      [
        1,
        "After that {hero} asked {granter} more carefully. A pair of dry socks: there they were. The end of the rain: it stopped. A golden castle: nothing happened at all. There seemed to be rules.",
      ],
      [
        3,
        "{Hero} wrote a list of wishes for {granter}. At the top were the big ones and at the bottom the small ones, and after a while {he} noticed that those at the bottom were nicer to read.",
      ],
      [
        1,
        "Then word got about. By Thursday there was a queue, and everyone in it had a wish for {granter}. One wanted a palace, and one wanted his brother-in-law to move away. {Hero} said “Something smaller?” so often that {he} {was} hoarse.",
      ],
      [
        2,
        "Only the last one in the queue wanted nothing from {granter}. It was a small child. “I just wanted to have a look,” it said, and had a look, and went home.",
      ],
      [
        1,
        "With every wish {granter} grew a little paler. {Hero} {was} the only one who saw it. “How many are left?” {he} asked softly, when all the others had gone. {Granter} gave one small nod. One, then.",
        "With every wish {granter} grew a little paler. {Hero} {was} the only one who saw it. “How many are left?” {he} asked softly, when all the others had gone. Something told {him} that there was only one.",
      ],
    ],
    climax: [
      [
        0,
        "For three days {hero} thought about the last wish. Everybody gave {him} advice. In the evening of the third day {he} sat down beside {granter}. “I wish that you were free,” {he} said. It was very quiet for a moment. Then {granter} was gone, and where it had been there lay a warm bun, with raisins.",
        "@For three days I thought about the last wish. Everybody gave me advice. In the evening of the third day I sat down beside {granter}. “I wish that you were free,” I said. It was very quiet for a moment. Then {granter} was gone, and where it had been there lay a warm bun, with raisins.",
      ],
    ],
    close: [
      [
        0,
        "Nobody asks {hero} for palaces any more. But now and then, on cold mornings, there is a bun by the door. It is always still warm.",
        "Nobody asks for palaces any more. But now and then, on cold mornings, there is a bun by the door. It is always still warm.",
      ],
    ],
  },
];
