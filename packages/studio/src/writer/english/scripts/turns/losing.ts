import type { ScriptGroup } from "../script.ts";

/** Something is gone: how it is looked for and missed. The ends bring it back. */
export const missing: ScriptGroup = {
  verbs: "",
  scripts: [
    {
      tell: [
        [
          1,
          "First {hero} looked in all the places where one looks first. Then {he} looked in those where nobody would ever look. In the end there was no place left, and it was very quiet {there}.",
          "“It can't be far away,” {hero} said, and believed it for about an hour. After that {he} only said it.",
        ],
        [
          1,
          "Everybody had a good idea. One looked on the left, one looked on the right, and one stood in the middle and said that it would surely turn up by itself.",
          "All that could be lifted was lifted, and all that could be moved was moved. They found a [button|marble|coin], a very old biscuit and three pencils, but not what they were looking for.",
        ],
        [
          2,
          "It is a strange thing: as long as something is there, one hardly looks at it, and as soon as it is gone, one sees the empty place all day long.",
          "{Hero} could not think of anything else. {He} tried to remember the last moment, when everything had still been all right, and wished that {he} had paid more attention to it.",
        ],
        [
          2,
          "It got dark. Somebody said that one should go on tomorrow, and somebody else lit a lamp. So they went on.",
          "“Don't cry,” said somebody, and that is never a help. {Hero} took a deep breath and began once more at the very beginning.",
        ],
      ],
      end: [
        [
          0,
          "And then, when nobody expected it any more, the search was over. It had been quite close by all the time. {Hero} did not know whether to laugh or to be cross, and laughed.",
          "It was the smallest of them all who had the right idea, and nobody had asked the smallest one until then. Suddenly everything was there again, and everybody talked at once.",
        ],
        [
          1,
          "That evening {hero} checked three times that everything was still there. It was.",
          "Since that day things {there} have been looked at a little more carefully, and a little more fondly, too.",
        ],
      ],
    },
    {
      tell: [
        [
          1,
          "{Hero} noticed it by the silence. Something was missing that was always there, and it took a moment to understand what it was.",
          "At first {hero} thought that it was a joke, and waited for somebody to laugh. Nobody laughed.",
        ],
        [
          1,
          "“When was the last time?” everybody asked, and “Where was it?” {Hero} told it again and again, until the story had no more corners, and still it led nowhere.",
          "{Hero} went the whole way back, step by step, with eyes on the ground. There were [snails|puddles|chestnuts] there that {he} had never noticed before, and nothing else.",
        ],
        [
          2,
          "In the afternoon half the neighbourhood was searching. People who had never spoken to each other before crawled about side by side and compared what they had found.",
          "{Hero} made up {his} mind not to be sad before the evening. It worked until four o'clock.",
        ],
      ],
      end: [
        [
          0,
          "The answer came from a side from which nobody had expected it. All at once it was there, a little dusty, and {hero} could breathe again.",
          "In the end it was luck, and one should never be too proud for luck. {Hero} held on with both arms and did not let go for some time.",
        ],
        [
          1,
          "“Never again,” said {hero}. Everybody nodded, and everybody knew that such things happen again, and that next time they would all help once more.",
          "It was late when everybody went home, and on the way they were as cheerful as after a party.",
        ],
      ],
    },
  ],
};
