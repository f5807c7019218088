import type { ScriptGroup } from "../script.ts";

/** Something surprising happens: who comes to look, what is said about it, what is done. */
export const marvelling: ScriptGroup = {
  verbs: "",
  scripts: [
    {
      tell: [
        [
          1,
          "{Hero} stood there and did not know what to say. {He} looked again, more carefully. It was still the same.",
          "For the length of three breaths nothing happened at all. Then {hero} said the only thing that one can say in such a case. “Oh,” {he} said.",
        ],
        [
          1,
          "By noon everybody {there} had heard of it. They came by one after the other, each with an excuse: one wanted to borrow a spoon, one had lost the way, and one said honestly that she had come to look.",
          "It did not stay a secret. The first one told only two others, and those two told only two others each, and by the evening there was nobody left who could have been told.",
        ],
        [
          2,
          "There were many good ideas. One said that one should wait. One said that one should not wait on any account. One had read about such a case, but could not remember how it had ended.",
          "“Has anybody tried it politely?” somebody asked. Nobody had. So they tried it politely. It did not help, but everybody felt better.",
        ],
        [
          2,
          "“What would you do?” asked {talker}. “Wait and see,” said {hero}. They waited, and they saw quite a lot.",
          "{Hero} thought about it all evening. {He} thought about it lying down and sitting up, and once even standing on one leg, because that is said to help.",
        ],
      ],
      end: [
        [
          0,
          "In the end it was simpler than all the good ideas. {Hero} did the first thing that came to mind, something quite small and friendly, and it was just the right thing.",
          "It was {hero} who noticed it first: it was not a trouble at all, it only looked like one from the outside. From then on everything went easily.",
        ],
        [
          1,
          "It is still told {there}, and each time it becomes a little bigger. But the best part is true.",
          "“And what do we do tomorrow?” somebody asked when it was over. Nobody knew. After such a day one does not need a plan.",
        ],
      ],
    },
    {
      tell: [
        [
          1,
          "At first {hero} thought that {he} had not looked properly. Such things do not happen, or at least they do not happen on a [Monday|Tuesday|Wednesday].",
          "It happened so quickly that half of those who were there missed it. The other half had to tell it to them, and everybody told it differently.",
        ],
        [
          1,
          "“That can't be,” said the one. “But you see that it is,” said the other. They both looked at {hero}, as if {he} could do something about it.",
          "Some laughed, and some were offended, and one sat down on the ground to think. Later it turned out that the one on the ground had understood most of it.",
        ],
        [
          2,
          "{Hero} wrote down what was known about it. It was not much: it was real, it was new, and it did not listen to anybody.",
          "In the afternoon it was tried the other way round, and after that with [more butter|a rope|a song|a drum]. Everybody had fun, but it remained as it was.",
        ],
        [
          2,
          "“I think it's wonderful,” said {talker}. {Hero} had thought so as well, and had only not dared to say it.",
          "Slowly {hero} began to like it. One can get used to a great many things, and to some of them one even looks forward.",
        ],
      ],
      end: [
        [
          0,
          "And then, just as it had come, it sorted itself out. Nobody had planned it, and nobody could have planned it better.",
          "What helped in the end was laughing. Once {hero} had begun, nobody could stop, and when they had all wiped their eyes, everything was in order.",
        ],
        [
          1,
          "Some say that one should not tell such stories. {Hero} says that one should have been there.",
          "That was the whole story. Whoever does not believe it may come and ask; somebody {there} will always be glad to tell it.",
        ],
      ],
    },
    {
      tell: [
        [
          1,
          "The first time {hero} said nothing about it. The second time {he} told {himself} that it was chance. The third time there was no way round it any more.",
          "“It is happening again!” somebody called {there}, and everybody left everything as it was and ran to look.",
        ],
        [
          1,
          "Then came a funny time. Every day began with the question of what would happen next, and every day the answer was a different one.",
          "{Hero} could have been cross about it. But to be cross one has to keep a straight face, and that was not possible.",
        ],
        [
          2,
          "One evening {hero} stayed awake to find out more. {He} found out that it gets cold at two o'clock, that [owls snore|clocks tick louder at night|the dark is not really black], and nothing else.",
          "They held a meeting. It lasted for three hours, and at the end they agreed on the date of the next one.",
        ],
      ],
      end: [
        [
          0,
          "At last {hero} had had enough and simply asked. The answer was short and made sense. Why had nobody asked before?",
          "In the end they found a way to live with it, and it was a better way than before. {Hero} would not have given it back for anything.",
        ],
        [
          1,
          "If one passes by {there} today, one hardly notices anything. One only hears somebody laughing.",
          "“Nobody will believe us,” they said to each other in the evening, and that was half the fun.",
        ],
      ],
    },
  ],
};
