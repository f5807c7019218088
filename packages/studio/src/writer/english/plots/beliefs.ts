import type { PlotGroup } from "./plot.ts";

/** Somebody is taken for a pirate or a witch. */
export const suspected: PlotGroup = [
  {
    needsCrisis: true,
    tell: [
      [
        1,
        "“You can see it,” said {hero}, “if you look properly.” So {hero} looked at {suspect} properly: from behind a curtain, through a hedge, and once through a newspaper with two holes in it.",
      ],
      [
        1,
        "The first proof came on Monday: {clue1}. {Hero} wrote it into a notebook. On the cover stood, with a question mark: {Supposed}?",
        "On Monday {hero} began a notebook. {He} wrote down everything that {suspect} did: carried out the rubbish, watered a plant, hummed. “Just what {supposed} would do,” said {hero}.",
      ],
      [
        2,
        "“And what if you're wrong about {suspect}?” asked {talker}. “That's exactly what {supposed} would want us to think,” said {hero}.",
        "“And what if you're wrong about {suspect}?” asked {ahelper}. “That's exactly what {supposed} would want us to think,” said {hero}.",
      ],
      [
        1,
        "On Wednesday there was no doubt any more: {clue2}. {Hero} crossed out the question mark.",
        "On Wednesday {suspect} looked up and waved in a friendly way. “Very clever,” said {hero} and crossed out the question mark. “{Supposed} would do that, too.”",
      ],
      [
        1,
        "So somebody had to go and ask. {Hero} practised the question all the way: “Excuse me, are you {supposed}?” It sounded polite, and quite brave. Then the door opened, and there stood {suspect}, and {hero} had forgotten every word of it.",
      ],
    ],
    climax: [
      [
        0,
        "“You're the one with the notebook,” said {suspect}. “I've been wondering when you would come. Ask me anything you like.” And {hero} {was} shown the whole house. {Truth}.",
        "“You're the one with the notebook,” said {suspect}. “I've been wondering when you would come. Ask me anything you like.” {Hero} asked about everything in the notebook, from the first page to the last, and there was a good reason for all of it.",
      ],
      [
        0,
        "“So you aren't {supposed}?” asked {hero}. “I'm afraid not,” said {suspect}. “Is it very bad?” It was a little bad. But there were biscuits.",
      ],
    ],
    close: [
      [
        0,
        "“I could be one on Wednesdays,” said {suspect} after the fourth biscuit, “from four to six. If somebody showed me how {supposed} does it.” {Hero} knew how. {He} had a whole notebook about it.",
      ],
      [
        1,
        "On the last page of the notebook it says, in large letters: {Suspect} is not {supposed}. And in small ones: except on Wednesdays.",
      ],
    ],
  },
];

/** Somebody has a second life, and one other knows it. */
export const secretSelf: PlotGroup = [
  {
    needsCrisis: true,
    tell: [
      [
        1,
        "{Knower} had not even been looking for it. It began quite harmlessly: {clue1}. Then came the next thing: {clue2}. {Knower} put one and one together and had to sit down. {Masked} was {mask}.",
        "{Knower} had not even been looking for it. Somebody had left a door open, only a crack, and {knower} had looked in at just the wrong moment. Or just the right one. {Masked} was {mask}.",
      ],
      [
        1,
        "“You know it,” said {masked} the next day, when there was nobody else near. “Since yesterday,” said {knower}. {Masked} nodded for quite a while. “Then there are two of us,” said {masked}. “Can you keep something to yourself?”",
      ],
      [
        1,
        "It was harder than {knower} had thought. The words “{masked} is {mask}” were on the tip of the tongue at breakfast, and on the way, and in the middle of a sentence about potatoes. Once {knower} wrote them on a slip of paper, only to see what they looked like, and then ate the paper.",
      ],
      [
        2,
        "“{Masked} has never done anything exciting,” somebody said. {Knower} had to cough for a very long time.",
        "“Have you noticed anything about {masked}?” somebody asked. “Nothing at all,” said {knower}, a little too fast.",
      ],
      [
        1,
        "Then it nearly came out. {Masked} had left something lying about, where everybody could see it, and it was a thing that only {mask} has. Somebody picked it up. “What is this?” Everybody came closer, and {masked} turned quite pale.",
      ],
    ],
    climax: [
      [
        0,
        "“That's mine,” said {knower}. All heads turned. “It's for a play. I'm {mask} in it.” “You?” they said, and laughed so much that they forgot to ask anything else.",
      ],
      [
        0,
        "{Masked} had not said a word. But in going past, so that nobody noticed, {masked} closed one eye and opened it again.",
      ],
    ],
    close: [
      [
        0,
        "“You would be good at it,” said {masked} later. “At what?” asked {knower}, as innocently as anything. “Exactly,” said {masked}.",
      ],
      [
        1,
        "There are still only two who know it. Everybody else thinks that {masked} is tired on Mondays because of the weather.",
      ],
    ],
  },
];

/** A thing is taken for another. */
export const mistakenThing: PlotGroup = [
  {
    isTellingEnd: true,
    needsCrisis: true,
    tell: [
      [
        1,
        "“It's quite clear,” said {hero}. “What looks like {falsely} is {falsely}. And {mistook} looks like {falsely}. You only have to stand here, and hold your head like this.”",
      ],
      [
        1,
        "So {hero} packed a rope, a sack and a ladder. It was a good ladder. But from the top of it {mistook} was only nearer by as much as a ladder is long, and that was not very much when somebody meant to {miscatch}.",
        "“It has to be kept warm,” said {hero}, brought moss and dry leaves, and stayed with {mistook} day and night. To {mishatch} takes patience, and {hero} had a great deal of it.",
        "{Hero} knew what had to be done: {misdo}. {He} only did not know yet how one begins with such a thing. So {he} began somewhere in the middle.",
      ],
      [
        1,
        "“That isn't {falsely},” said {ahelper}. “That's {mistook}.” “You haven't looked at it properly,” said {hero}. “Perhaps not,” said {thehelper}, sat down a little way off, and waited with great interest.",
        "“What if it isn't {falsely}?” asked {talker}. “What else could it be?” asked {hero}. There was no answer to that.",
      ],
      [
        2,
        "In the evening {hero} looked at {mistook} for a long time. The longer {he} looked, the more it was {falsely}.",
      ],
      [
        1,
        "The third try went best of all. {Far} had come down: it lay in the pond, round and bright and so near that one only had to reach out. {Hero} reached out. {Mistook} went to pieces in the water, and when everything was still again, it put itself together.",
        "On the third day {near} moved at last. {Hero} held {his} breath and bent down to it, quite close, closer than ever before. From so near it did not look like {falsely} at all. It looked like {near}.",
      ],
    ],
    climax: [
      [
        0,
        "{Hero} tasted what {he} had got hold of. “Wet,” {he} said, “and cold. That isn't {falsely} at all.” Above {them} {far} hung as if nothing had happened.",
        "“It isn't {falsely},” said {hero} slowly. “It never was.” {He} touched it with great care. It was {near}, from top to bottom, and nothing else.",
      ],
      [
        0,
        "“What a good thing that nobody can {miscatch},” said {hero} after a while. “Then there would be no {farbare} any more, for anybody.” And {hero} looked up at {far} until it was late.",
        "For a moment it was a pity. Then {hero} looked at {near} once more, and for the first time {he} did not look for {falsely} in it. It was much prettier than {he} had thought.",
        "For a moment it was a pity. Then {hero} looked at {mistook} once more, and for the first time {he} did not look for {falsely} in it. It was much prettier than {he} had thought.",
      ],
    ],
    close: [
      [
        0,
        "“Here,” said {thehelper}, and put down {misfood}, a real one. It was gone before anybody had looked at it.",
        "“I could have told you,” said {thehelper}. “You did tell me,” said {hero}. “I had to look for myself.”",
      ],
      [1, "“It still looks like {falsely},” {hero} admits now and then. “But I like it better as {mistook}.”"],
    ],
  },
];
