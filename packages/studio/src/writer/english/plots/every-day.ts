import type { PlotGroup } from "./plot.ts";

/** What the hero does again and again, until one day it is missing. */
export const habit: PlotGroup = [
  {
    tell: [
      [
        1,
        "Nobody could remember when it had begun. It was simply like that: {told}. [Some people set their clocks by it|A day without it was no proper day].",
        "Nobody could remember when {hero} had begun {acting}. [Some people set their clocks by it|A day without it was no proper day].",
      ],
      [
        1,
        "Not everybody liked it. “Must it be?” somebody asked {hero}. “I'm afraid so,” said {hero} in a friendly voice, and went on {acting}.",
        "Not everybody liked it. “Must it be?” somebody asked {hero}. “I'm afraid so,” said {hero} in a friendly voice, and went on.",
      ],
      [
        1,
        "“Why do you do it?” asked {talker}. There was a reason, and it was an old one. But it is easier to {act} than to say why. “Just because,” said {hero}.",
        "There was a reason, and it was an old one. But it is easier to {act} than to say why, and {hero} had never told it to anybody.",
        "There was a reason, and it was an old one. {Hero} had never told it to anybody.",
      ],
      [
        2,
        "{Hero} took care of {topic} as if it were worth a great deal. Perhaps it was.",
        "On rainy days {hero} did it as well, and on those days a little longer.",
      ],
      [
        1,
        "Then came a day without it. The hour came, and it went by, and nothing happened. Windows were opened. “Is anything wrong?” they asked each other. “Where is {hero}?”",
      ],
      [
        1,
        "They found {hero} sitting there quite quietly. “Somebody said that it's a nuisance,” said {hero}. “So I thought that I'd better stop {acting}.” They looked at each other. One of them went red.",
        "They found {hero} sitting there quite quietly. “Somebody said that it's a nuisance,” said {hero}. “So I thought that I'd better stop.” They looked at each other. One of them went red.",
      ],
    ],
    climax: [
      [
        0,
        "“I only get up because of it,” said the first one. “Without it I don't know what day it is,” said the second one. The third one only said “Please.” {Hero} had not known any of that.",
      ],
      [
        0,
        "The next day they all came by, a little too early, as if by chance. And when the hour came, {hero} began, and it was as good as ever, or perhaps a little better.",
      ],
    ],
    close: [
      [
        0,
        "“And the reason?” asked {talker} that evening. {Hero} told it, at last. It was only one sentence long.",
        "And the reason? One evening {hero} told it after all. It was only one sentence long, and everybody understood it.",
      ],
      [
        1,
        "Strangers still ask about it. “It's only {hero},” they are told. “It's always like that here.” And whoever says so sounds rather proud.",
      ],
    ],
  },
];

/** Somebody wants to have something, or an animal. */
export const wantingOne: PlotGroup = [
  {
    tell: [
      [
        1,
        "{Hero} had asked politely, and {he} had asked less politely, and {he} had left small notes on the fridge and one in a shoe. On all of them stood the same thing: {goal}.",
        "{Hero} spoke of nothing else. In the morning it was {goal}, and at night it was {goal} again, and in between there was a drawing of {it}.",
      ],
      [
        1,
        "There were three reasons against {goal}, and {hero} knew them by heart. It was too much work, there was too little room, and who would look after {it} when it rained?",
        "There were three reasons against it, and {hero} knew them by heart. It was too much work, there was too little room, and who would look after all that when it rained?",
      ],
      [
        1,
        "So {hero} began to practise. At six in the morning, before anybody was up, {he} was outside, in the rain, with nothing but a rope in {his} hand. “What are you doing there?” called {ahelper}. “I'm learning how it will be,” said {hero}.",
      ],
      [
        1,
        "“For one day that's easy,” said {thehelper}. {Hero} nodded and came back the next morning, and the one after that, and drew a line on the wall each time. By the end of the month there were thirty-one lines.",
      ],
      [
        2,
        "{Hero} collected bottles, swept stairs and put every coin into a jar. It was a big jar. Written on it, in small letters, was: {goal}.",
      ],
      [
        1,
        "On the day of the last line it poured, and nobody had noticed any of it, or so it seemed. {Hero} sat on the stairs with wet feet. Perhaps some wishes were only there for practising.",
      ],
    ],
    climax: [
      [
        0,
        "“Thirty-one days,” said a voice behind {whom}. They had counted the lines, all of them. “Somebody who gets up in the rain for something that isn't even there can be trusted with it.” {Hero} did not dare to turn round.",
      ],
      [
        0,
        "And so {hero} {done}, and forgot to say thank you, and then said it eleven times.",
        "{Hero} turned round, and there it was, and nobody spoke of the three reasons any more.",
      ],
    ],
    close: [
      [0, "At six the next morning it was raining. {Hero} {was} outside, and this time {he} {was} not alone."],
      [1, "The thirty-one lines are still on the wall. Nobody wants to paint over them."],
    ],
  },
];

/** Somebody or something that is not wanted. */
export const unwanted: PlotGroup = [
  {
    tell: [
      [
        1,
        "Every day it was the same. Somebody came and looked at all of them, and took the one on the left or the one on the right. {Hero} stayed where {he} {was}.",
      ],
      [
        1,
        "“Perhaps I'm standing in the wrong light,” thought {hero}, and moved over a little. The next day {he} moved back. It was not the light.",
      ],
      [
        1,
        "“What is wrong with me?” asked {hero}. “Nothing,” said {ahelper}. “They only take what they know already. You have to be found by somebody who is looking.”",
      ],
      [2, "{Hero} tried to look like the others. It was tiring, and from close up one could see it."],
      [
        1,
        "In the evening all the others were gone, and the light was switched off. {Hero} told {himself} that it was nice to have so much room.",
      ],
    ],
    climax: [
      [
        0,
        "Then, when it was nearly too late, somebody came running, quite out of breath. “Is there anything left?” There was only {hero}. There was a long look, from the left and from the right. “But that's just the one that I've been looking for,” said the voice. “Everywhere!”",
      ],
      [0, "{Hero} had always imagined what that would be like. It was better."],
    ],
    close: [
      [0, "The next day others came and asked for one just like {hero}. There was only one."],
      [1, "“You see,” said {thehelper}. “Somebody who was looking.”"],
    ],
  },
];
