import type { PlotGroup } from "./plot.ts";

/** Who seems stern is something else. */
export const onlyShy: PlotGroup = [
  {
    isAfterAll: true,
    needsCrisis: true,
    tell: [
      [
        1,
        "Before that everybody had a story about {feared}. In each of them {feared} was a little taller than in the last one, and a little more {stern}. “Just don't say anything,” people advised. “And don't look up.”",
      ],
      [
        1,
        "It was true that {feared} never smiled. {Feared} looked over everybody's heads, said what had to be said, and was gone before anybody could ask a question.",
      ],
      [
        1,
        "Then the smallest of {finders} forgot a cap and had to go back for it. The door stood open a crack. There was {feared}, all alone, in front of a mirror. “Good morning,” said {feared} to the mirror. “Good morning, everybody. No. Good morning!” And then, very low: “I'll never learn it.”",
      ],
      [
        1,
        "“{Feared} isn't {stern} at all,” the smallest one told the others that day. “{Feared} is {truly}.” It became quite still. They all knew what that is like.",
      ],
      [
        2,
        "“We could say something nice,” said one of them. “Then it gets even worse,” said the smallest one, who knew all about it.",
      ],
      [
        1,
        "So they made a plan. Somebody who is {truly} must not be stared at. You have to put something down and go away. They put down an apple. The next day they put down a riddle, without the answer.",
      ],
    ],
    climax: [
      [
        0,
        "On Thursday there was a slip of paper beside the riddle. The answer was on it, in very neat writing, and underneath, much smaller: “Are there any more of these?” There were forty more.",
      ],
      [
        0,
        "And on Monday {feared} stopped in front of them, looked up and took a deep breath. “Good morning, everybody.” It was a bit crooked. “Good morning!” they all shouted, so that the windows shook.",
      ],
    ],
    close: [
      [
        0,
        "There is a new story about {feared}. It is about a laugh that got out by mistake, in the middle of a riddle, and could not be caught again.",
      ],
      [
        1,
        "“Is it true that {feared} is {stern}?” the new ones ask every year. “Terribly,” say the others. “Do you know any riddles?”",
      ],
    ],
  },
];

/** An old person was something once, and no one believes it. */
export const oldClaim: PlotGroup = [
  {
    needsCrisis: true,
    tell: [
      [
        1,
        "It always began in the same way. “When I was {claim},” said {hero}, and all at once everybody had to clear the table.",
      ],
      [
        1,
        "“If you were really {claim},” they said, “then there must be some proof.” “There is one,” said {hero}. “I only put it away so well that I can't find it any more.” They looked at one another and said nothing.",
      ],
      [
        1,
        "Only the smallest one went on asking. What does {claim} have for breakfast? Does it itch? Who washes your things? {Hero} had an answer to everything, and the answers were so odd that nobody could have made them up.",
      ],
      [
        2,
        "“Why do you still tell it?” asked {ahelper}. “Because it's true,” said {hero}. It was the shortest answer that {he} had.",
      ],
      [
        1,
        "Then one Sunday it rained through the roof. The smallest one was sent up with a bucket, and right under the leak, behind the old cradle, stood something large with a sheet over it.",
      ],
    ],
    climax: [
      [
        0,
        "It took two of them to carry it down. It was dusty, and it had a dent in it, and it was clearly a thing that only {claim} has. On the inside somebody had scratched a name, a long time ago. It was {hero's} own.",
      ],
      [0, "“Ah,” said {hero}. “There it is.”"],
    ],
    close: [
      [0, "“When I was {claim},” {hero} began that evening. Nobody cleared the table."],
      [
        1,
        "It stands in the hall now, and the umbrellas are kept in it. “{Claim} would do the same,” says {hero}.",
        "It stands in the hall now, and the umbrellas are kept in it. That is what it was good for in those days as well.",
      ],
    ],
  },
];

/** Little ones have to be looked after. */
export const minding: PlotGroup = [
  {
    isEnclosed: true,
    isTellingEnd: true,
    needsCrisis: true,
    tell: [
      [
        1,
        "“At eight {charges} will be asleep,” they had said, “and at ten we'll be back.” Then the front door fell shut. {Hero} looked at {charges}, and {charges} looked at {hero}, wide awake.",
      ],
      [1, "“Now let's play that we're all very quiet,” said {hero}. It was a good game. It lasted for eleven seconds."],
      [
        1,
        "By half past six everything in the kitchen that belonged at the top was at the bottom. By seven there was flour on the piano. {Hero} ran after {charges} with a cloth, and was always one room too late.",
      ],
      [
        2,
        "Outside {mindstorm} rattled at the shutters. “What was that?” “That was only {mindstorm},” said {hero}. “It wants to come in, because it's so nice in here.”",
        "“Tell me a story,” somebody demanded. {Hero} told one about a bear who went to sleep at once. “And then?” There was no then.",
      ],
      [3, "There was soup for supper. Some of it was eaten."],
      [3, "{Hero} read the note on the fridge once more. It said: no sweets, teeth, bed. It did not say how."],
      [
        1,
        "And then, all of a sudden, there was not a sound. That was the worst of all. {Hero} looked under the table, behind the curtain and in the bath. There was no trace of {charges}.",
      ],
    ],
    climax: [
      [
        0,
        "Something was breathing in the big laundry basket. {Hero} lifted a towel, and another towel. Right at the bottom lay {charges}, warm and a bit sticky and fast asleep.",
      ],
      [
        0,
        "{Hero} only wanted to sit down beside the basket for a moment, to make quite sure. And that was how the others found them at ten.",
        "{Hero} only meant to sit down beside the basket for a moment, to make quite sure.",
      ],
    ],
    close: [
      [0, "“And, was it bad?” they whispered. {Hero} opened one eye. “No,” {he} said. “It's a matter of practice.”"],
      [1, "It took until Wednesday to find the last spoon. It was in the piano."],
    ],
  },
];
