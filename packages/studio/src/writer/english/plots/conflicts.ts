import type { PlotGroup } from "./plot.ts";

/** Somebody falls ill just when the hero's wish could come true, and the hero stays. */
export const staysWithSick: PlotGroup = [
  {
    isEnclosed: true,
    isAfterAll: true,
    isWhole: true,
    tell: [
      [
        1,
        "{Hero} had counted the days until {bigday}. There had been a hundred of them, and then ten, and now there was one, and {illone} lay in bed with a face as red as a tomato.",
        "{Hero} had counted the days. There had been a hundred of them, and then ten, and now there was hardly one left, and {illone} lay in bed with a face as red as a tomato.",
      ],
      [1, "“You have to go,” said {illone}. “I know,” said {hero}, and took off {his} jacket."],
      [
        1,
        "{Hero} brought tea, and then a bowl, and then tea again. In between {he} looked at the clock. Now they would all be standing there. Now somebody was calling out the names, and at one of them it stayed quiet.",
      ],
      [
        2,
        "“What are they doing now?” asked {illone}. So {hero} told it from the beginning, minute by minute, as if one could see it through the wall. It was very exciting, and it ended well.",
      ],
      [
        1,
        "When it was all over out there, the two of them were playing cards. {Illone} cheated, and {hero} pretended not to notice. It was not a good day. And there was no other place where {he} would have liked to be.",
      ],
      [
        2,
        "Toward morning the fever went down. {Hero} noticed it because it was suddenly so quiet, and fell asleep on the chair, with four aces in {his} hand.",
      ],
    ],
    climax: [
      [
        0,
        "On the third day there was a knock at the door. Outside stood the one who had called out the names. “You were missing,” it was said. “I wanted to see why.” {Hero} pointed over {his} shoulder, and {illone} waved with a spoon. There was a long silence. “Tomorrow at four,” the visitor said. “Somebody who stays is worth waiting for.”",
      ],
      [
        0,
        "And so {hero} {done}, one day late.",
        "At four {hero} stood there, and {his} heart beat so loudly that it could surely be heard. And then it was as {he} had imagined it, only much faster.",
      ],
      [
        1,
        "{Illone} sat in the front row, wrapped in two blankets and a scarf, and shouted louder than all the others.",
      ],
    ],
    close: [
      [
        0,
        "“It was quite different from how you told it,” said {illone} on the way home. “Worse?” asked {hero}. “Colder,” said {illone}.",
      ],
      [
        1,
        "Each day is crossed out on the old calendar, up to that one. It has a red ring around it, and next to it is written: cards.",
      ],
    ],
  },
];

/** Somebody needs what the hero has saved for a wish. */
export const givesUp: PlotGroup = [
  {
    isAfterAll: true,
    isWhole: true,
    isTellingEnd: true,
    tell: [
      [
        1,
        "There was a jar on {hero's} windowsill. {He} counted what was in it every evening, and every evening it was a little more, and soon it would be enough.",
      ],
      [
        1,
        "Then {hero} saw it. {Needer} did not say anything about {need}. {Needer} only turned a little to one side, so that nobody would notice, and talked about something else.",
      ],
      [1, "“Do you need anything?” asked {hero}. “Me? No,” said {needer}, and it came much too quickly."],
      [
        2,
        "That night there were two voices in {hero's} head. One of them was loud, and said that it had been a promise. The other one was so quiet that {he} had to lie very still to hear it, and it only ever said the same thing: {need}.",
      ],
      [
        1,
        "In the morning {hero} emptied the jar on to the counter. It made a lovely noise, and it took quite a while, and the woman behind the counter counted along with her lips. Then the jar was empty and very light.",
      ],
    ],
    climax: [
      [
        0,
        "{Needer} looked at it, and then at {hero}. “Where did you get that?” “It was lying about,” said {hero}. Neither of them believed it, and both of them were very glad.",
      ],
      [
        0,
        "It took until the summer. Then, one morning, the jar stood outside {hero's} door again, with a ribbon around it, and it was almost full. {Needer} had washed cars, carried bags and mowed every lawn in the street, and had not said one word about it. “The rest,” said {needer}, “we'll earn together.”",
      ],
    ],
    close: [
      [
        0,
        "They went halves after that, in everything, and each of them was always quite sure of having got the bigger half.",
      ],
      [1, "The jar is still there. Two names are written on it now, and it is never empty for long."],
    ],
  },
];

/** A contest, and what the hero needs for it is gone or broken. */
export const contestWithout: PlotGroup = [
  {
    isAfterAll: true,
    isWhole: true,
    tell: [
      [
        1,
        "{Hero} looked at the place where {gonepiece} had been, went out, came in again, and looked once more. The place was still empty.",
        "{Hero} picked up what was left of {brokenpiece} and put the pieces together. They fitted perfectly. They only did not stay that way.",
      ],
      [
        1,
        "“You can't go without it,” said somebody who meant well. {Hero} nodded. Then {he} went to the cupboard under the stairs, where all the things are that are good for nothing, and took out the whole lot of them.",
      ],
      [
        1,
        "There was an old curtain, and a broomstick, and the lid of a pot. There was a ball of string that belonged to {ahelper}, who came to fetch it and stayed. “What is it going to be?” asked {thehelper}. “A new one,” said {hero}. {Thehelper} looked at it from all sides. “There won't be another like it,” {thehelper} said.",
      ],
      [
        2,
        "The first try came apart in {hero's} hands, the second one in the rain, and the third at the very moment when somebody asked how it was going.",
      ],
      [
        1,
        "At two in the morning it held. It was not beautiful. One side had stripes, and the other side had flowers, and in the middle one could still read: KEEP DRY.",
      ],
      [
        1,
        "On the morning of {contest} {hero} stood at the very end of the line. On all sides it shone and glittered. A child pointed at what {hero} had brought, laughed, and then wanted to know where one could buy such a thing.",
      ],
    ],
    climax: [
      [
        0,
        "Then it was {hero's} turn. {He} knew every knot in it, every nail and every patch, because {he} had made them all, and there was nobody else in that line who could say so. It creaked, and it held. It did things that the old one had never done.",
      ],
      [0, "{Hero} {done}, and those who had laughed were the first to shake {his} hand."],
    ],
    close: [
      [
        0,
        "A week later the old one lay outside the door, with a note on it: Sorry. {Hero} {was} glad, and hung {gonepiece} on the wall, right next to the new one.",
        "“And what about the old one?” asked {thehelper}. There was a good place for it in the cupboard under the stairs. One never knows.",
      ],
      [1, "The string was never given back, by the way. “It's in good hands,” {thehelper} says."],
    ],
  },
];

/** A present for somebody, and no money for it. */
export const giftWithoutMoney: PlotGroup = [
  {
    isAfterAll: true,
    isWhole: true,
    isTellingEnd: true,
    tell: [
      [
        1,
        "{Hero} turned {his} pockets inside out. There was a button, a shell, and a bit of fluff. In the shop window hung a small sign with a very large number on it.",
      ],
      [
        1,
        "“What would I get for a button?” asked {hero} at the tailor's. “For this one?” The tailor held it to a coat that had been waiting for it for a year. “A reel of red thread,” he said.",
      ],
      [
        1,
        "The red thread went to a woman whose kite had no string, and she had a jar of plums to spare. The plums went to {ahelper}, who had not tasted any since {thehelper} was small. “And what would you like for them?” {Hero} said it, and went red.",
      ],
      [
        2,
        "By noon the whole street knew about it. At every door somebody needed just what somebody else had too much of, and {hero} ran to and fro between them with both arms full.",
      ],
      [
        1,
        "In the evening {hero} stood outside the shop again. The sign was still there. But {he} had a basket of eggs now, and the woman in the shop was just turning every cupboard upside down. “Eggs!” she said. “I was going to bake, and there is not one in the house.”",
      ],
    ],
    climax: [
      [
        0,
        "{Hero} carried {gift} home with both hands, very straight, so that nothing could happen to it. {Receiver} said nothing at all at first. “What did you pay for that?” “A button,” said {hero}, and it was the truth.",
      ],
    ],
    close: [
      [0, "Then {hero} told all of it, from the button to the eggs, and it took until the moon came up."],
      [1, "{Receiver} has a coat with one button missing, and will not have it mended."],
    ],
  },
];
