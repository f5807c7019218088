import type { PlotGroup } from "./plot.ts";

/** A small reporter asks about what the idea tells: for ideas that no other plot fits. */
export const asked: PlotGroup = [
  {
    needsCrisis: true,
    tell: [
      [
        1,
        "Most people would never have heard of it if the newspaper had not had an empty corner on page four. “Find something small,” the newspaper said to its youngest reporter. So she sharpened her pencil and went to see {hero}.",
      ],
      [
        1,
        "“Is it true,” asked the reporter, “that {told}?” “Yes,” said {hero}. The reporter wrote down: yes. Then she looked at what she had written. There was still a lot of room on the page.",
      ],
      [
        1,
        "“And how did it begin?” {Hero} thought about it. “It had already begun when I noticed it,” {he} said. “That's how it is with such things.” The reporter knew that. She had once had a loose tooth.",
      ],
      [
        1,
        "“And what is the best thing about {topic}?” asked the reporter. For that {hero} did not need any time at all. The answer was so long that the pencil had to be sharpened twice.",
        "“And what is the best thing about it?” asked the reporter. For that {hero} did not need any time at all. The answer was so long that the pencil had to be sharpened twice.",
      ],
      [
        2,
        "“And the worst?” {Hero} {was} silent for a moment. “You needn't write that down,” {he} said, and then told it all the same. The reporter did not write it down.",
      ],
      [
        3,
        "“What do the others say?” “They say that it will pass,” said {hero}. “And will it?” “I hope not,” said {hero}.",
      ],
      [
        1,
        "“One cannot tell it properly,” said {hero} in the end. “One would have to see it.” “Then show me,” said the reporter, and stood up so fast that the chair fell over.",
      ],
    ],
    climax: [
      [
        0,
        "So {hero} showed it to her. The reporter forgot that she had a pencil. She stood there with her mouth open until it got dark, and asked only one question, and that was whether she might come again.",
      ],
      [0, "It was the first time that somebody had looked at it for so long. {Hero} noticed that it did {him} good."],
    ],
    close: [
      [0, "The report in the newspaper was very short. “{Told},” it said. “I was there.”"],
      [
        1,
        "It was read aloud at many breakfasts. And on Saturday seven people stood at the door, sharpened pencils in their hands, in case there was anything else to be asked.",
      ],
    ],
  },
];
