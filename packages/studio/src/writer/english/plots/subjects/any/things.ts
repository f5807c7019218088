import { story } from "../subject-story.ts";

/** A story of a thing to which something happens. */
export const anyOfThings = [
  story({
    says: [/^.*$/s],
    of: "things",
    after: [
      "Nobody had asked {hero}. People never do ask a thing like {hero} what it would like. They push it here and put it there, and think that it does not mind. But {hero} had seen a good deal in its time, more than most, because nobody takes care what they say in front of it.",
      "So {hero} noticed at once that something was different. It was in the way they looked, and in how quickly they looked away again. {Hero} stood quite still, as always, and listened. Then it understood. If anything was to be done about it, {hero} would have to do it.",
      "+ That is not so simple for somebody like {hero}. It had never done a thing of its own accord. It began with something small, at night, when nobody was about. There was a creak, and a jerk, and {hero} was a hand's breadth further on. It was the most exciting hand's breadth of its life.",
      [
        "From then on {hero} practised. By day it was as it had always been. But {mate} had noticed. “Was that you?” asked {mate}. {Hero} could not give an answer, at least none that could be heard. “I thought so,” said {mate}, and did not tell anyone.",
        "From then on {hero} practised. By day it was as it had always been. At night it got a little better every time. Once it nearly fell over, and in the morning they said that there must have been a draught. {Hero} was rather proud of that draught.",
      ],
      "Then the day came. They were all there, and talked at the same time, and everything went the way that {hero} had been afraid of. There was a moment when it was still possible, and that moment was very short. {Hero} had never moved in front of people. It was not done.",
    ],
    end: [
      "{Hero} did it. There was a creak and a jerk, much louder than at night, and then it was so quiet that a fly could be heard. They all stared. Everybody had understood, and nobody would have believed it. {Hero} itself was a bit dizzy. It had gone much further than a hand's breadth.",
      "After that they did what they ought to have done from the start: they asked. They stood around {hero} and asked, rather shyly, what it would like. It took a while until they had worked out the answer, with a creak for yes and two for no. But then it was done as {hero} wanted it, down to the last screw.",
      "{Hero} stands quite still today, as it always has. But nobody walks past without saying good morning. And if you are very quiet, and a little bit polite, you can hear how it answers.",
    ],
  }),
];
