import type { PlotGroup } from "./plot.ts";

/** Something big is to be caught, with much time to talk. */
export const fishing: PlotGroup = [
  {
    isTellingEnd: true,
    needsCrisis: true,
    tell: [
      [
        1,
        "At five in the morning there was mist on the water, and it was so quiet that you could hear the cork leave the bottle. “Nobody has ever got {prey},” said {hero}. “Many have tried. One of them lost his hat.”",
      ],
      [
        1,
        "They waited. “How long does it take?” asked {mate}. “Between one minute and forty years,” said {hero}. {Mate} looked at the clock. One minute was over.",
        "{Hero} waited. A dragonfly sat down on the rod and flew away again. That was all that happened before eight o'clock.",
      ],
      [
        1,
        "There was bread, and there was an egg for each. {Hero} told about the year without a summer, and about the girl with the red boat, and that she had said yes. “I didn't know that,” said {mate}. “You can only tell it while you're fishing,” said {hero}.",
        "There was bread, and there was an egg. {Hero} told the water a few things that {he} had never told anybody. Water is a good listener.",
      ],
      [
        2,
        "Once the cork dipped. It was a boot. Once more it dipped. It was the other boot. “Now we've got a pair,” said {hero}.",
      ],
      [
        1,
        "Towards evening, when they were already packing up, the rod bent until it touched the water. It was as if somebody had put the lake on the hook. Both of them pulled. And up came {prey}, with a beard like an old man, and looked at them.",
        "Towards evening, when everything was packed already, the rod bent until it touched the water. {Hero} pulled. And up came {prey}, with a beard like an old man, and looked at {whom}.",
      ],
    ],
    climax: [
      [
        0,
        "Nobody made a sound. In the lip of {prey} there were seven hooks, old and rusty ones, side by side. {Hero} took them out, one after the other, as gently as {he} could. “Forty years,” {he} said. Then {he} opened {his} hands.",
      ],
      [
        0,
        "There was one great splash, and both of them were wet from head to foot.",
        "There was one great splash, and then the water was smooth.",
      ],
    ],
    close: [
      [
        0,
        "“And what do we say at home?” asked {mate}. “That we've got a pair of boots,” said {hero}.",
        "“And, did you get anything?” they asked at home. “A pair of boots,” said {hero}.",
      ],
      [
        1,
        "They go out every summer now, for the sake of the egg, and of what you can only tell there. {Prey} has not been seen again.",
      ],
    ],
  },
];

/** Something that is eaten makes people do odd things. */
export const oddFood: PlotGroup = [
  {
    needsCrisis: true,
    tell: [
      [
        1,
        "It was noticed at breakfast on Monday. Everybody who had eaten of {oddfood} began to {oddeffect}, whether they liked it or not. By noon the whole street did it. Only {hero} had not had any yet.",
      ],
      [
        1,
        "“What have you put into {oddfood}?” asked {ahelper}. “The same as always,” said {hero}. “Flour, salt, and what I was thinking of.” “And what were you thinking of?” {Hero} turned red.",
      ],
      [
        1,
        "At first it was funny. The mayor did it on the steps of the town hall, and the teacher did it in front of the class. Two old enemies did it on the bridge, in front of each other, and went home together.",
      ],
      [
        2,
        "People came from three villages to get some of {oddfood}. Some came in the dark, with their collars up, and asked for a very small piece.",
      ],
      [
        1,
        "But not everybody likes to {oddeffect}. On Friday there was a crowd in front of the door. “Stop it,” they called, “or at least put up a sign!” {Hero} looked at {oddfood}. There was exactly one piece left.",
      ],
    ],
    climax: [
      [
        0,
        "So {hero} ate it {himself}, in front of everybody. It tasted quite ordinary. Then it began to work, and {hero} had to {oddeffect} as well, longer and louder than anybody before. When it was over, it was very quiet. Then somebody asked whether there was going to be any more.",
      ],
      [0, "There is a sign now. It says: “At your own risk.” The queue is longer than before."],
    ],
    close: [
      [
        0,
        "“And what were you thinking of?” asked {thehelper} once more. “Of all of you,” said {hero}. It was the truth.",
      ],
      [1, "{Oddfood} is only made on Mondays. On Tuesdays people have a great deal to talk about."],
    ],
  },
];

/** A thing that does not do what such things do. */
export const oddThing: PlotGroup = [
  {
    needsCrisis: true,
    tell: [
      [
        1,
        "At first {hero} thought that {oddthing} was broken. {He} shook it, and {he} held it to {his} ear. It was not broken. It was simply {oddkind} that {oddwhat}.",
      ],
      [
        1,
        "“Take it back,” said the others. “Nobody needs {oddkind} like that.” {Hero} did not take it back. {He} wanted to know first what it was good for.",
      ],
      [
        1,
        "It took a week to find out. {Oddthing} never did what {hero} wanted. But it always did what was needed a little later. On Monday {hero} {was} annoyed about it, on Wednesday {he} {was} surprised, and on Friday {he} said thank you.",
      ],
      [
        2,
        "“May I try it?” asked {ahelper}. With {thehelper} {oddthing} did nothing special at all. “It seems to be meant for you,” said {thehelper}.",
      ],
      [
        1,
        "Then came the day on which everything depended on {oddthing}. Everybody else had the right sort, and everybody else stood there and was at a loss. “What about yours?” somebody asked. It was very quiet.",
      ],
    ],
    climax: [
      [
        0,
        "{Hero} held out {oddthing} and let it do what it always did: it {oddwhat}, and for the first time that was exactly right. Somebody laughed with relief. Somebody else wanted to know where one could get {oddkind} like that.",
      ],
      [0, "“You can't,” said {hero}. “It has to find you.”"],
    ],
    close: [
      [0, "“Shall we have it repaired for you?” they asked at the shop. {Hero} put {oddthing} away very quickly."],
      [1, "{Oddthing} still {oddwhat}. {Hero} would miss it if it stopped."],
    ],
  },
];

/** The sun and the moon, who never are in the sky together. */
export const sunAndMoon: PlotGroup = [
  {
    needsCrisis: true,
    tell: [
      [
        1,
        "When the moon came, the sun had just left. The grass was still warm. “You've missed each other again,” said the evening star. “By how much?” asked the moon. “By one sky,” said the star.",
      ],
      [
        1,
        "So they left things for each other. The sun left a red stripe along the hills. The moon left dew, a great many small drops, so that there was something to sparkle in the morning.",
      ],
      [
        1,
        "“What does the sun look like?” asked the moon. The owl had never seen it. The cock had, but he only knew how to shout about it. “Warm,” said a stone. “You can still feel it in me until ten.”",
      ],
      [
        2,
        "The moon tried to go faster. It became quite thin with hurrying. The sun tried to stay longer. People called it summer.",
      ],
      [
        1,
        "“Once,” said the moon to the sky. “Just once. I don't even want to say anything.” The sky was old, and had heard many wishes. It counted something on its fingers. “Tuesday,” said the sky. “At noon. But only for as long as somebody can hold their breath.”",
      ],
    ],
    climax: [
      [
        0,
        "On Tuesday at noon it became dark in the middle of the day. The birds fell silent. People stood in the fields and looked up through bits of glass, and there they were: the sun and the moon, in one place, so close that nothing fitted in between. Around them there was a ring of light.",
      ],
      [0, "“So that's you,” said the moon. “So that's you,” said the sun. More was not needed."],
    ],
    close: [
      [
        0,
        "Then they had to go on, each its own way. But now they knew who it was that left the dew, and who it was that left the red stripe.",
      ],
      [1, "It has happened a few times since then. People have a long word for it. The moon just calls it Tuesday."],
    ],
  },
];
