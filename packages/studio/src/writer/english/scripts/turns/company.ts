import type { ScriptGroup } from "../script.ts";

/** Somebody meets somebody, or is helped: shy at first, then closer. The ends keep them together. */
export const meeting: ScriptGroup = {
  verbs: "",
  scripts: [
    {
      tell: [
        [
          1,
          "“Hello,” said {hero}. {Mate} looked up. There are a hundred things that one can say after that, and {hero} could not think of a single one.",
          "{Mate} was there, and {hero} {was} there, and between them there was about as much room as for [a bench|two chairs|a small cow]. Neither of them moved.",
        ],
        [
          1,
          "So {hero} showed {mate} something instead: [a trick with a coin|a scar|a very round stone]. {Mate} looked at it closely and nodded. Then {mate} showed {hero} something. It was a good exchange.",
          "It began with an [apple|orange|umbrella] that was too big for one. {Hero} held out half of it. {Mate} took it, and they ate without a word and watched the others.",
        ],
        [
          2,
          "Not everything was easy. {Mate} did things differently, and {hero} wondered about it. But when {hero} asked why, there was always a reason, and mostly it was a good one.",
          "Once there was a misunderstanding. {Hero} {was} offended for a whole afternoon, and {mate} did not even know why. When they had sorted it out, they laughed until their stomachs hurt.",
        ],
        [
          2,
          "After a week they had their own [whistle|handshake|joke], which nobody else understood. That is how one can tell.",
          "{Hero} began to keep things for {mate}: the best [stories|cherries|jokes] of the day, and the seat by the window.",
        ],
      ],
      end: [
        [
          0,
          "“You can count on me,” said {mate} one evening, out of the blue. {Hero} swallowed. “I know,” {he} said. It was the nicest thing that they had ever said to each other.",
          "And when {hero} needed somebody, {mate} was there, without having been called. From then on nobody had to explain anything.",
        ],
        [
          1,
          "If you see {hero} today, look round for {mate}: they are never far from each other.",
          "“How many friends does one need?” somebody once asked. {Hero} looked at {mate}. “One is a good beginning,” {he} said.",
        ],
      ],
    },
    {
      tell: [
        [
          1,
          "At first neither of them knew what to say. {Hero} looked at {mate}, {mate} looked at the ground, and then both of them began to speak at the same moment.",
          "{Hero} had not expected {mate}. One could see that, and {mate} saw it, too, and had to smile.",
        ],
        [
          1,
          "They found out that they liked the same [jokes|biscuits|clouds], and that both of them could not whistle. That is enough for a beginning.",
          "{Mate} was quite different from what {hero} had thought. It is often like that when one comes a bit closer.",
        ],
        [
          2,
          "The next day {hero} kept a place free. It was a long morning. Then {mate} came round the corner, a little late and out of breath.",
          "Sometimes they talked, and sometimes they did not. {Hero} had never known before that one can be quiet with somebody.",
        ],
      ],
      end: [
        [
          0,
          "From then on one rarely saw {hero} without {mate}. If one was missing, people asked at once where the other one was.",
          "“See you tomorrow,” said {mate}. They were only three words, but {hero} took them along all the way home.",
        ],
        [
          1,
          "They are still not alike at all, and that is just why it works.",
          "When somebody asks how it began, they look at each other and laugh, and each of them waits for the other to tell it.",
        ],
      ],
    },
    {
      tell: [
        [
          1,
          "{Hero} {was} a little ashamed at first, because one does not like to be helped. But it was done so kindly that one could not mind it.",
          "Nobody made a fuss about it. That was what {hero} liked best.",
        ],
        [
          1,
          "“Again?” was the question, and {hero} nodded. So it was done again, and once more, and in between they laughed about what had gone wrong.",
          "It needed patience. Some days it went forward, and some days it only went round in a circle. But there is company on a circle, too.",
        ],
        [
          2,
          "In the breaks they sat side by side and shared what they had. “I couldn't do it either, once,” was all that {hero} had to hear.",
          "The afternoons {there} had been long before. Now they were over before one had looked round.",
        ],
      ],
      end: [
        [
          0,
          "And then, quite suddenly, it worked. Nobody was more surprised than {hero}. “Did you see that?” {he} shouted, and of course everybody had seen it.",
          "One day {hero} looked round for help and noticed that {he} no longer needed any. {He} {was} nearly a little sorry about it.",
        ],
        [
          1,
          "Since then {hero} helps others when {he} can, without a fuss, just as it was done for {whom}.",
          "“Thank you,” said {hero}, and it did not seem enough, so {he} said it twice.",
        ],
      ],
    },
  ],
};
