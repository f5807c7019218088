import type { ScriptGroup } from "../script.ts";

/** How things have always been, before something happens. */
export const living: ScriptGroup = {
  verbs: "",
  scripts: [
    {
      tell: [
        [
          1,
          "The days {there} were much alike. In the morning came the noise, at noon came the smell of food, and in the evening came the quiet. {Hero} liked the evening best.",
          "It was a life like any other, with [rain on Mondays|soup on Fridays|a nap after lunch] and small joys in between. {Hero} had never wished for a different one.",
        ],
        [
          2,
          "Everything had its place {there}, and so did {hero}. If somebody had asked whether anything was missing, {he} would have said no, and would have thought about it for the rest of the day.",
          "People {there} greeted {hero} without looking up, as one greets what is always there. {He} greeted back and did not mind.",
        ],
      ],
      end: [
        [
          0,
          "So one day followed the other, and yet none of them was quite like the one before. {Hero} had begun to notice that, and whoever notices it is never bored again.",
          "In the end nothing had changed {there} that one could have pointed at. But {hero} went home with a lighter step, and everybody noticed it.",
        ],
        [
          1,
          "“How was your day?” somebody asked in the evening. “Long,” said {hero}, “and good.”",
          "And if nothing has come in between, things are still like that today.",
        ],
      ],
    },
    {
      tell: [
        [
          1,
          "{Hero} {was} used to it. One gets used to nearly everything, to the [wind|noise|smell of paint], to getting up early, to being a bit different from the others.",
          "It had always been like that, and nobody {there} asked why. {Hero} did not ask either, at least not aloud.",
        ],
        [
          2,
          "There was one hour of the day that belonged to {hero} alone. [Then {he} sat quite still and looked at everything as if for the first time|In that hour nobody called and nothing had to be finished|It was the hour before the others woke, and it was never long enough].",
          "Sometimes {hero} had a feeling as if something was about to happen. Then {he} looked round, and there was only [a fly at the window|a paper bag in the wind|somebody yawning].",
        ],
      ],
      end: [
        [
          0,
          "When it was over, {hero} noticed how much had happened. It had happened so gently that one could have missed it.",
          "It turned out well, in its own way. {Hero} had not expected it, and so {he} {was} twice as glad.",
        ],
        [
          1,
          "Nobody put up a sign about it. But those who were there remember it.",
          "On that evening the lamps {there} burned a little longer than usual.",
        ],
      ],
    },
  ],
};
