import type { ScriptGroup } from "../script.ts";

/** Somebody sets about something: the first steps and the trouble. */
export const setting: ScriptGroup = {
  verbs: "",
  scripts: [
    {
      tell: [
        [
          1,
          "[It was not as easy as it looked|Good ideas are quick, and hands are slow|So far it had only been talk]. [In {his} head {hero} had finished long ago, but there is a lot of work between a head and the world|{Hero} had seen it done once, and it had taken five minutes; now it took the whole morning|Thinking it out had taken {hero} one evening, and that had been the easy evening].",
          "{Hero} began at once, because whoever thinks too long about such things never begins. The first part was easy. It was the second part that was not.",
        ],
        [
          1,
          "[A few people stopped and watched. “What is that for?” one of them asked|“What is that going to be?” asked one who had nothing to do|Soon there were some who watched, and one who had to ask]. {Hero} explained it. It sounded a bit silly when one said it aloud, but nobody laughed.",
          "[Everything took longer than planned|The day was too short for it|Nothing was as quick as {hero} had thought]. [What should have been done by noon was not done by evening, and {hero} {was} surprised how little that mattered|By evening there was more to do than in the morning, and {hero} {was} in a strangely good mood|{Hero} stopped looking at the clock, and from then on it went better].",
        ],
        [
          2,
          "Halfway through, something went wrong, and a good part had to be done again. {Hero} looked at it for a while. Then {he} did it again.",
          "In between there was a mistake, a rather big one. {Hero} {was} ashamed of it for ten minutes and then found out that it could be put right.",
        ],
        [
          2,
          "“Let me hold that,” said {talker}. With two it went much better, and it was less quiet, too.",
          "{Hero} forgot the time over it. Somebody put something to eat beside {whom}, and later it was gone, and nobody could say who had eaten it.",
        ],
      ],
      end: [
        [
          0,
          "And then it was done. {Hero} took a step back and looked at it for quite some time. It was not perfect. It was better than that: it was finished.",
          "When it was finished, nobody said anything at first. Then somebody said, “That's good,” quite simply, and {hero} knew that it was.",
        ],
        [
          1,
          "That night {hero} slept deeply, the way one sleeps when one has done something with one's own strength.",
          "“Would you do it again?” they asked {hero}. “Tomorrow, if you like,” {he} said.",
        ],
      ],
    },
    {
      tell: [
        [
          1,
          "Nobody had told {hero} to do it. That was the best thing about it, and also the hardest, because there was nobody to ask.",
          "The idea had come quite suddenly, [in the bath|while brushing teeth|between two bites of bread], as good ideas do. Now it would no longer go away.",
        ],
        [
          1,
          "[There was no plan, or only a small one|There had been a plan, but it did not survive the first hour|The plan fitted on the back of a ticket]. Whenever {hero} did not know how to go on, {he} did the next thing that could be done, and after that there was always another one.",
          "{Hero} counted what was needed and what was there. The two did not fit together very well. So something had to be borrowed, and something had to be invented.",
        ],
        [
          2,
          "Every day a little was added. Those who came by said good morning to it, as one does to somebody one knows.",
          "On the third day {hero} {was} tired, and on the fourth day {he} {was} very tired. On the fifth day it suddenly went well.",
        ],
      ],
      end: [
        [
          0,
          "The last bit was the smallest one and took the longest. But then everything fitted, and {hero} {was} so surprised that {he} said “Good evening” to it.",
          "At the end {hero} hardly dared to look. But the others looked, and one could see on their faces that it had worked.",
        ],
        [
          1,
          "There was cake, as there should be, and everybody told how much they had helped. {Hero} let them tell it.",
          "Now and then {hero} still goes there to see whether it is all right. It always is.",
        ],
      ],
    },
  ],
};
