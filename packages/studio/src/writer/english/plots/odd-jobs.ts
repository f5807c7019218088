import type { PlotGroup } from "./plot.ts";

/** An animal or a thing has work among people. */
export const oddJob: PlotGroup = [
  {
    needsCrisis: true,
    tell: [
      [
        1,
        "On the first day everybody {jobwhere} was very polite to {hero}, and stood a little further away than usual. “So you're {akind},” said the boss. “I know,” said {hero}.",
        "On the first day everybody {jobwhere} was very polite to {hero}, and stood a little further away than usual.",
      ],
      [
        1,
        "The stool was too small, the buttons were in the wrong places, and the cap did not fit at all. {Hero} did everything as it was written on the wall, from top to bottom, and in the evening {he} did it once more, because it had gone wrong.",
      ],
      [
        1,
        "“Is that safe?” a lady asked in a low voice and pointed at {hero}. “I hope so,” said {hero}, just as low. “I've never done it before.” The lady had to laugh, and stayed.",
      ],
      [
        2,
        "By Wednesday {hero} knew who always came {jobwhere} at ten, who had a sore back, and who only came to talk. Nobody had told {hero} that this was part of the work.",
      ],
      [
        1,
        "On Friday everything broke down at once. The queue reached out of the door, the boss had her head in her hands, and somebody said aloud what a few had thought from the start: “That's what comes of it, with {akind}.”",
        "On Friday everything broke down at once. The queue reached out of the door, and the boss had her head in her hands. “What now?” she said to nobody in particular.",
      ],
    ],
    climax: [
      [
        0,
        "{Hero} looked at the list on the wall, and then {he} did not look at it any more. {He} did it as {kinds} do such things. It did not look like work at all, and it was twice as fast. One after the other they stopped complaining and watched.",
        "{Hero} looked at the list on the wall, and then {he} did not look at it any more. {He} did it in {his} own way. It did not look like work at all, and it was twice as fast. One after the other they stopped complaining and watched.",
      ],
      [
        0,
        "“Where did you learn that?” asked the boss. “At home,” said {hero}. “I didn't know that it was allowed here.”",
      ],
    ],
    close: [
      [0, "There is a stool now {jobwhere} that fits, and a cap with two holes in it."],
      [
        1,
        "“Is that safe?” the new customers ask in a low voice. “No,” says the lady from the first day. “You have to laugh.”",
      ],
    ],
  },
];

/** Somebody unlikely gets an office. */
export const strangeRole: PlotGroup = [
  {
    tell: [
      [
        1,
        "Nobody had wanted to be {role}. The last {rolebare} had given up, and the one before that had run away. “Then we'll take the one who has never told a lie,” said somebody. They looked round. That was {hero}.",
      ],
      [
        1,
        "It was not difficult to be {role}, {hero} found. People came in, and talked, and talked, and {hero} looked at them in silence. After a while most of them said, “You're right,” and went to make up with their neighbours.",
      ],
      [
        1,
        "“{Hero} has not made a single mistake so far,” it said in the newspaper. “{Hero} has not done anything so far,” said those who would rather have been {role} themselves. Both were true.",
      ],
      [
        2,
        "There was a chain that belonged to it, a heavy golden one. It was much too big for {hero}, so it was hung on a nail beside {him}, and people bowed to the nail.",
      ],
      [
        1,
        "Then there was the quarrel about the bridge. The ones from the left bank wanted it red, and the ones from the right bank wanted it blue, and both stood in front of {hero} and shouted. “The {rolebare} has to decide!”",
      ],
    ],
    climax: [
      [
        0,
        "{Hero} looked at the left ones for a long time, and then at the right ones for just as long. It grew so quiet that you could hear the river. Somebody at the back said, “It's a perfectly good bridge as it is.” Nobody could have said later who it was.",
      ],
      [0, "The bridge stayed grey. There was a feast on it, and {hero} got the best place."],
    ],
    close: [
      [
        0,
        "When the year was over, they asked {hero} to stay {role}. {Hero} did not say anything. They took that for a yes.",
      ],
      [1, "The chain still hangs on its nail. It is polished on Fridays."],
    ],
  },
];

/** Somebody does not want to become what all of their kind become. */
export const otherFate: PlotGroup = [
  {
    needsCrisis: true,
    tell: [
      [
        1,
        "“Every one of us becomes {fate} in the end,” said the others. “That's what we're for.” They said it quite cheerfully. {Hero} looked from one to the other. “And has anybody asked us?” Nobody had.",
      ],
      [
        1,
        "{Hero} made {himself} small. {He} made {himself} dirty. When somebody came who was looking for {fate}, {he} turned the bad side to the front. It worked three times.",
      ],
      [
        1,
        "“What would you like to be instead?” asked {ahelper}. {Hero} had thought so much about not becoming {fate} that there had been no time for that. “I don't know yet,” {he} said. “Then be that for a while,” said {thehelper}. “Somebody who doesn't know yet.”",
      ],
      [
        2,
        "It was not so easy. In the evening {hero} could see the others from afar, and they looked happy. Perhaps they were.",
      ],
      [
        1,
        "Then it got cold, and all the others were gone. {Hero} {was} the only one left. “You could have had it warm,” said {hero} to {himself}, “as {fate}.” The night was very long, and something small was shivering beside {him}.",
      ],
    ],
    climax: [
      [
        0,
        "It was a mouse with five children and no roof. “Is there any room with you?” asked the mouse. {Hero} thought about it for exactly as long as it takes to say yes. By midnight it was warm there, from the inside.",
      ],
      [0, "So that was it. Nobody had ever told {hero} that one could also become a place where somebody lives."],
    ],
    close: [
      [
        0,
        "“And?” asked {thehelper} in the morning. “Do you know it now?” “I'm not {fate},” said {hero}, “and I'm full.”",
      ],
      [1, "In spring there were nine of them, and every one of them could become whatever they liked."],
    ],
  },
];

/** Something grows and does not stop. */
export const endless: PlotGroup = [
  {
    tell: [
      [
        1,
        "At first it was quite an ordinary thing. By Sunday {endless} lay across the whole room, and by Monday it went down the stairs. “When will it be finished?” they asked {hero}. “When it stops,” said {hero}.",
      ],
      [
        1,
        "On Wednesday {endless} went out at the door and down the street. It turned off at the bakery, because that was the shorter way. The bus had to wait. The driver got off and felt it with two fingers. “Nice work,” he said.",
      ],
      [
        1,
        "“You'll have to stop some time,” said {ahelper}. “I know,” said {hero}, “but where? Every time that I want to stop, I think of somebody else who might need a piece of it.”",
      ],
      [
        2,
        "Children used {endless} to find the way to school. Old people held on to it on the steep bit. Two who had not spoken for years met in the middle.",
      ],
      [
        1,
        "Then came the fog. It was so thick that nobody could see their own hand, and the ferry was still out, and six children had not come home from the hill.",
      ],
    ],
    climax: [
      [
        0,
        "“Take hold of {endless}!” called {hero}, and those behind passed it on. Hand over hand they went up the hill along it, and hand over hand they came back, twelve, thirteen, fourteen of them, and the last one was the smallest.",
      ],
      [0, "In the morning {hero} looked at what {he} {was} holding. There, quite plain to see, was the end of it."],
    ],
    close: [
      [
        0,
        "They cut {endless} into as many pieces as there were people. Everybody was given one. There was exactly one piece left, for {hero}.",
      ],
      [1, "“And what comes next?” asked {thehelper}. {Hero} had already begun."],
    ],
  },
];
