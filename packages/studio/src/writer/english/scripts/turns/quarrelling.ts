import type { ScriptGroup } from "../script.ts";

/** Two who quarrel: silence, stubbornness, and what one misses. The ends reconcile them. */
export const falling: ScriptGroup = {
  verbs: "",
  scripts: [
    {
      tell: [
        [
          1,
          "It had begun with something small, as it always does. One word was too loud, and the next one was louder. Then somebody walked off, and after that there was only silence.",
          "At the beginning both of them were a little bit right. By the end both of them were so angry that it no longer mattered.",
        ],
        [
          1,
          "For three days they did not say a word to each other that was not necessary. “Salt,” they said, and “door,” and “mine.” It is surprising how few words one needs when one is cross.",
          "From then on each of them looked the other way. If one laughed, the other one did not. If one came in, the other one had just been about to leave.",
        ],
        [
          2,
          "The worst part was the evening. There was always something that one wanted to tell, and the only one who would have understood it was the one to whom one was not speaking.",
          "And it was boring. Nobody had thought of that. Half of all games need two, and the other half are not much fun alone.",
        ],
        [
          2,
          "Nobody wanted to be the first. “If the other one says sorry, then so will I,” each of them thought, and so they waited, and it was like waiting for a bus on the wrong side of the road.",
          "“It isn't about {topic} any more,” somebody said who had watched them for some time. That was true, and it made both of them even crosser.",
        ],
      ],
      end: [
        [
          0,
          "In the end both said “Sorry” at the same moment, quite by accident. They looked at each other, startled, and then there was nothing to be done: they had to laugh.",
          "It ended in the middle of the night, when neither of them could sleep. “Are you awake?” asked one voice. “No,” said the other. And then they both giggled, and it was over.",
        ],
        [
          1,
          "They agreed that it should be one day this way and one day that way, in turn. It was so simple that they were nearly cross again, because nobody had thought of it before.",
          "“One day you decide, and one day I do,” they agreed. They shook hands on it and wrote it down, with the date. It still holds, apart from Sundays.",
        ],
      ],
    },
    {
      tell: [
        [
          1,
          "Words were said that were not meant, and some that were. Afterwards nobody could remember them all, but everybody still felt them.",
          "Each of them had a list of reasons, and both lists were long. On the top of both lists stood the same thing: the other one started it.",
        ],
        [
          1,
          "At first it felt good to be in the right. One can sit in it like in a warm bath. But a bath grows cold, and being in the right does, too.",
          "Everybody noticed it. Where there had always been chatter and laughter, one now heard the clock. It was a loud clock.",
        ],
        [
          2,
          "Once they met by chance in a narrow place. Each stepped aside, to the same side, and then to the other side, again together. It was nearly funny. They went on without a word.",
          "There was a small moment when it could have been over. Somebody dropped a spoon, and both of them bent down for it. But then each of them remembered the list.",
        ],
      ],
      end: [
        [
          0,
          "Then something fell down that was too heavy for one. “Could you give me a hand?” came the question, very quietly. Nobody had to be asked twice.",
          "“I miss you,” one of them said at last. It was not on any list. “Me, too,” said the other, and that was the end of the lists.",
        ],
        [
          1,
          "They still have different opinions about {topic}. But now they tell them to each other, one after the other, and with cake.",
          "“What was it about?” asked somebody later. They thought hard, and both of them said something different, and laughed about that as well.",
        ],
      ],
    },
  ],
};
