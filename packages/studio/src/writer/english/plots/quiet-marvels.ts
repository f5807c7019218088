import type { PlotGroup } from "./plot.ts";

/** Something that can do what it should not be able to do. */
export const marvel: PlotGroup = [
  {
    needsCrisis: true,
    tell: [
      [
        1,
        "At first {hero} looked behind the door. There was nobody there who could {cantalk}. “Did you say something?” {he} asked {marvel}. “I said that there's a draught,” said {marvel}.",
        "At first {hero} thought that {he} had imagined it. “Do that again,” {he} said, when nobody else was near. {Marvel} did it again. There was no doubt about it: {marvel} could {canact}.",
      ],
      [
        1,
        "“Since when can you {cantalk}?” asked {hero}. “Always,” said {marvel}. “It's only that nobody ever asked me anything.” {Hero} asked the first thing that came into {his} head, and then the second, and then it was late.",
        "{Hero} thought it over. Perhaps {marvel} had always been able to {canact}, and nobody had ever looked. You do not look for such a thing.",
      ],
      [
        1,
        "{Hero} told three people about it. The first one laughed, and the second one laughed, and the third one wanted to see it. In front of the third one {marvel} did nothing at all. It was hard to say who was more embarrassed.",
      ],
      [
        2,
        "“If {marvel} can really {canact},” said {ahelper}, “then you need a tent. A tent, and tickets, and a big drum.” {Hero} imagined {marvel} in a tent, and did not like the picture.",
      ],
      [
        1,
        "Then came one of those evenings when nothing had gone right since the morning. {Hero} sat down beside {marvel} without a word. It had become dark, and {he} did not switch on the lamp.",
      ],
    ],
    climax: [
      [
        0,
        "“Tell me,” said {marvel}. And {hero} told it, all of it, in the wrong order. {Marvel} did not give any advice. Somebody who can {cantalk} is rare. Somebody who can listen is rarer.",
        "For a while it was quite still. Then {marvel} came as close as it could and began to {canact}, slowly, from the very beginning, and only for {hero}.",
      ],
      [0, "After that the day was not any better than before. But it was over."],
    ],
    close: [
      [
        0,
        "“And can {marvel} do anything?” visitors ask. “Why, what should it be able to do?” says {hero}, and closes the door.",
        "“And can {marvel} do anything?” visitors ask. There is never an answer to that.",
      ],
      [
        1,
        "They do not need a tent. In the evening, when nobody is there any more, they {canact} together until one of them falls asleep.",
        "Nobody has put up a tent. In the evening, when the door is shut, one can hear that somebody is there who can {canact}.",
      ],
    ],
  },
];

/** Something has stopped, and somebody makes it go again. */
export const mending: PlotGroup = [
  {
    isTellingEnd: true,
    needsCrisis: true,
    tell: [
      [
        1,
        "Only when {broken} stood still did people notice what it had been good for. They came to look at {broken}, and told each other how it used to be, and were in nobody's way but each other's.",
      ],
      [
        1,
        "The first expert knocked on {broken} and said, “Hm.” The second expert said that a new one would be cheaper. {Hero} came last, with a small bag, and at first {he} only listened.",
      ],
      [
        2,
        "“Do you know what you're doing?” asked {ahelper}. “Not yet,” said {hero}. “But I know what {broken} is doing. Nothing. So there must be something that stops it.”",
      ],
      [
        1,
        "Inside {broken} it was dark, and it smelled of oil and of old days. {Hero} took out one part after the other, wiped it clean, and laid it on a towel, in a long row. There was nothing wrong with any of them.",
      ],
      [
        3,
        "Once {hero} thought that {he} had found it. It was only a spider that lived there. {He} apologised, and screwed that side shut again.",
      ],
      [
        1,
        "When it got late, all the parts were back in {broken}, and one was left over. {Hero} turned it round under the lamp. It did not belong to {broken} at all. It was a hazelnut.",
      ],
    ],
    climax: [
      [
        0,
        "“So that's it,” said {hero} and reached in once more, quite far down, up to the shoulder. Somebody had stored a whole winter in {broken}. {Hero} took out eleven more nuts, shut the lid and gave it a push. {Broken} coughed, and went.",
      ],
      [0, "There was a cheer, and then everybody was quiet, only to hear {broken} again."],
    ],
    close: [
      [
        0,
        "“What was it?” asked {thehelper}. “Twelve hazelnuts,” said {hero}. “And what do we owe you for that?” {Hero} thought about it. “Somebody is going to be very hungry,” {he} said.",
      ],
      [1, "There is a bowl of nuts beside {broken} now. It has never stopped since."],
    ],
  },
];

/** Somebody whose voice is gone. */
export const voiceless: PlotGroup = [
  {
    isTellingEnd: true,
    needsCrisis: true,
    tell: [
      [
        1,
        "{Hero} opened {his} mouth, as {he} did every day, and what came out was a small puff of air. {He} tried it once more. The second time it was not even a puff.",
      ],
      [
        1,
        "Without that voice nothing began at the right time, and nothing came to an end. Those who had always complained of {hero} were the first to ask what was wrong.",
      ],
      [
        1,
        "%Others tried it in {hero's} place. One was too high, and one was too late, and one was a donkey.",
        "^Others tried it in {hero's} place. One was too high, and one was too late, and one had to giggle in the middle.",
      ],
      [
        2,
        "{Ahelper} brought honey and a piece of advice. “Don't make a sound for three days.” {Hero} nodded. It was all that {he} could do anyway.",
      ],
      [
        1,
        "It was very quiet now, and for the first time {hero} heard everything else: the dew on the leaves, somebody's breathing, and the light in the morning, which makes a sound after all if one keeps still.",
      ],
      [
        1,
        "So in the third night it was {hero} who heard the crackling. There was a thin smell of smoke. Everybody was asleep, and {hero} had no voice to wake them.",
      ],
    ],
    climax: [
      [
        0,
        "There was a bucket at the top of the steps. {Hero} gave it a kick. It fell down all eleven steps, one after the other, and no voice in the world is as loud as that. Doors flew open, water came, and the fire was out before it had really begun.",
      ],
      [0, "“Who called us?” they asked. {Hero} looked at the bucket."],
    ],
    close: [
      [0, "The next morning the voice was there again, a bit rough at the edges. Nobody complained."],
      [
        1,
        "{Hero} is not so loud any more. First {he} listens for a while to what the morning has to say, and only then {he} adds something.",
        "It is not quite so loud any more. There is always a short silence first, to hear what the morning has to say.",
      ],
    ],
  },
];

/** Messages to somebody who is far away and has never answered. */
export const lettersOut: PlotGroup = [
  {
    needsCrisis: true,
    tell: [
      [
        1,
        "The first of the {letters} was short: “Hello. Is anybody there?” The second one was longer. By the tenth one {hero} had got used to having no answer, and wrote down everything that came into {his} head.",
      ],
      [
        1,
        "“And how do the {letters} get {lettersto}?” asked {ahelper}. “I let go of them,” said {hero}, “and then I hope.” {Thehelper} said that there had been worse ways.",
        "“And how do the {letters} get there?” asked {ahelper}. “I let go of them,” said {hero}, “and then I hope.” {Thehelper} said that there had been worse ways.",
      ],
      [
        1,
        "{Hero} wrote about a stone that looked like a shoe, about the colour of the evening, and about a noise that turned out to be nothing. At the end of all the {letters} stood the same sentence: “You don't have to answer.”",
      ],
      [
        2,
        "Sometimes {hero} read one of the {letters} aloud before {he} sent it off. It was good to hear somebody say hello.",
      ],
      [
        1,
        "Then there was only one sheet left. {Hero} thought for a long time about what to write on it. In the end it became the shortest of all the {letters}: “I would have liked to know you.”",
      ],
    ],
    climax: [
      [
        0,
        "The answer came on a day on which {hero} {was} not even waiting. It was written with a very thick pencil. “I have got all your {letters},” it said. “They hang above my bed. I could not answer before, because I had to learn to write first. Now I am six.”",
      ],
      [0, "{Hero} read it until {he} knew it by heart, and then {he} read it again, because of the pencil."],
    ],
    close: [
      [0, "At the bottom it said: “P.S. What does the stone look like from behind?”"],
      [
        1,
        "There are new sheets now, a whole stack of them. The sentence at the end of the {letters} has changed. It says: “Write soon.”",
      ],
    ],
  },
];
