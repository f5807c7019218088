import type { ScriptGroup } from "../script.ts";

/** Somebody meets somebody, or is helped: shy at first, then closer. The ends keep them together. */
export const meeting: ScriptGroup = {
  verbs: "",
  scripts: [
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
