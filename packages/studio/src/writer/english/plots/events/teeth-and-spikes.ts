import type { ClauseScene } from "../clause-scene.ts";
import { inSentence } from "./event.ts";

const PLANT =
  "(?:sunflower|bean|beanstalk|pumpkin|tree|flower|plant|cactus|vine|rose|tomato|turnip|carrot|ivy|marrow|melon|seed|sapling)";

/** A first tooth, a plant that grows and grows, two who live far apart, and a hug for somebody prickly. */
export const teethAndSpikes: readonly ClauseScene[] = [
  {
    by: "any",
    words: inSentence(
      "(?:lost|loses|pulled out) (?:his|her|their|my|a|the) (?:very |first |last |baby |milk |front )*(?:tooth|teeth)\\b[^.]*",
    ),
    idea: /(?=.*\btooth fairy\b).*\b(?:(?:not|never|n['’]t|cannot) (?:be able to )?(?:find|come|know|reach|see)|worr\w+|afraid|fear\w*)\b/is,
    after: [
      [
        0,
        "It had happened between two bites. Now it lay on {hero's} hand, very small and very white. Where it had been there was a gap, and the tip of the tongue had to go there again and again.",
      ],
      [
        1,
        "It was wrapped in a handkerchief, and the handkerchief was put in a cup, and the cup was put where everybody could see it. “It's the first one,” {hero} told all who came by, and whistled a little at the s.",
        "It was wrapped in a handkerchief, and the handkerchief was put in a cup, and the cup was put where everybody could see it.",
      ],
      [2, "At home {he} would have known where it had to go: under {his} own pillow, on the left. But here?"],
    ],
    end: [
      [
        0.3,
        "“How is she to know where I am?” asked {hero} in the dark. It was one of those questions that get bigger when the light is out. So a letter was written. “Dear Tooth Fairy,” it said, “I am not at home. Go past the last lamp and then to the left. The tooth is in the cup. It is mine.”",
      ],
      [
        0.5,
        "And in case she could not read, {hero} laid out a way: a white pebble, and another one, and another one, as far as {he} dared to go. Then {he} lay awake, so as to see her, and that was how {he} fell asleep.",
      ],
      [
        0,
        "In the morning the tooth was gone, and the cup was not quite empty. There was a coin in it, and under the coin a slip of paper no bigger than a stamp. “I find every first tooth,” it said. “But nobody has ever drawn me the way before. Thank you.”",
      ],
      [
        1,
        "One of the pebbles was missing. {Hero} often thinks of it. Surely it lies now where the tooth fairy can see it.",
      ],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: inSentence(
      `(?:planted|grew|had|watered|bought|sowed|found|got|raised) (?<growing>(?:an?|the|his|her|their) (?:[a-z]+ )?${PLANT}(?: plant| tree)?)\\b[^.]*\\b(?:stop|stopped) growing[^.]*`,
    ),
    after: [
      [
        0,
        "On Monday it was as high as a knee. On Tuesday it was as high as the fence. On Wednesday {hero} stood in front of it, and took a step back, and then another one, so as to see where it ended.",
      ],
      [
        1,
        "“It'll stop,” said {mate}, and so said everybody who knew something about it. They came with a tape measure, and then with a ladder, and then with two ladders tied together. {Thegrowing} kept growing while they were still writing it down.",
        "“It'll stop,” said everybody who knew something about it. They came with a tape measure, and then with a ladder, and then with two ladders tied together. {Thegrowing} kept growing while they were still writing it down.",
      ],
      [
        1,
        "At night one could hear it: a fine creaking, as of new shoes. It grew past the window and past the gutter, and a pigeon that had sat down on it in the evening woke up in quite a different sort of air.",
      ],
      [2, "There was talk of a saw. {Hero} heard it, and sat down right at the foot of it with folded arms."],
      [
        0.4,
        "“What does it want up there?” asked {mate}. Nobody had asked that yet. “Somebody would have to go and look,” said {hero}. So {he} went up, leaf by leaf, with a sandwich and a rope.",
        "“What does it want up there?” asked {hero}. Nobody had asked that yet. “Somebody would have to go and look,” {he} was told. So {he} went up, leaf by leaf, with a sandwich and a rope.",
      ],
    ],
    end: [
      [
        0,
        "Up there it was very quiet, and now one could see it: there was one cloud, right in front of the sun, and it had been there all summer. {Hero} gave it a push. It went off as a cow goes off, without any hurry, and the light came down as far as the last flower bed.",
      ],
      [0.5, "Then {thegrowing} stopped. It stretched once more, as one does in the evening, and that was that."],
      [
        1,
        "It is still there. Down below one can hang the washing on it, and further up live the pigeon and all its relations. And when there is a cloud that will not move, people come and ask {hero} for help.",
      ],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: inSentence(
      "lived? (?:at|on|in) (?:the )?(?:opposite|other|different|two different) (?:ends?|sides?|continents?|poles?|planets?|countries|cities|islands|shores?|banks?)\\b[^.]*|lived? (?:so |very |too )?far (?:away )?(?:from each other|apart)\\b[^.]*",
    ),
    idea: /\b(?:(?:want(?:s|ed)?|wish(?:es|ed)?|long(?:s|ed)?|hope[sd]?|dream(?:s|ed)?|decide[sd]?) (?:to |of )?(?:meet\w*|see(?:ing)? each other|visit\w* each other))\b/i,
    after: [
      [
        0,
        "Between them lay everything that there is: water, and then land, and then water again. “It's only as far as a hand is wide,” each of them had said in front of the map. It depends on the hand.",
      ],
      [
        1,
        "So they wrote. A letter took as long as a winter, and what it said was out of date when it came. “Here it is cold,” wrote one of them. “Here, too,” wrote the other. It was a beginning.",
      ],
      [
        1,
        "“We'll meet in the middle,” one of them wrote in spring. “Where is that?” wrote the other, and the answer came in summer: “Where we're both tired.”",
      ],
      [
        0.4,
        "They set out on the same day, as well as one can know such a thing. Each of them took what there was: a bit of road, a log that was drifting the right way, the deck of a ship that was going nearly there.",
      ],
      [
        2,
        "It got stranger from day to day. More than once each of them sat down and thought of turning back. But no letter reaches somebody who is already on the way.",
      ],
    ],
    end: [
      [
        0,
        "It was a very small island with one tree, and nobody knew whether it was really the middle. One of them came from the one side, and one of them came from the other. They stood still. “You're taller than in your letters,” said the first. “And you're really there,” said the second.",
      ],
      [
        0.5,
        "For years they had thought of what they would say when they met. Now they needed none of it. They sat under the tree, side by side, and each of them pointed to where home was.",
      ],
      [
        1,
        "There is a cross on both maps now, as thick as a thumb. They meet there once a year. Whoever comes first makes two hollows in the sand, to sit in.",
      ],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: inSentence(
      "(?:would like|wanted|wished for|longed for|needed|dreamed of|only wanted|hoped for|asked for|never got|had never had|was waiting for|would love|wants) (?:just |only )?(?:to be hugged|to hug (?:somebody|someone|the [a-z]+|everyone|everybody)|to cuddle|an? hugs?|a cuddle|being hugged)[^.]*",
    ),
    idea: /\b(?:hedgehog|porcupine|echidna)\b/i,
    after: [
      [
        0,
        "{Hero} knew what it looked like. One opens one's arms, somebody walks in, and then both of them stand there for a while with their eyes shut. {He} had practised it with a tree stump, and the tree stump had not complained.",
      ],
      [
        1,
        "With the others it was different. “Nice to see you,” they said, and stayed where they were, an arm's length away, or better two. Once somebody said “Ouch” before anything had happened.",
      ],
      [
        1,
        "{He} tried this and that. {He} combed {his} spikes flat with water. {He} stuck an apple on each of them. {He} rolled in feathers, and that looked quite good, until {he} had to sneeze.",
      ],
    ],
    end: [
      [
        0,
        "One evening a very small mole came up out of the ground, right in front of {his} nose. It could hardly see, it had lost its way, and it was crying. It did not ask who was there. It only leaned against the first soft thing that it found, and that was {hero's} belly.",
      ],
      [
        0.4,
        "{Hero} did not dare to breathe. Nobody had ever thought of {his} front. On top the spikes stood like a fence, and down here it was as soft as the inside of a pocket. Slowly, very slowly, {he} laid both arms around the mole.",
      ],
      [
        0.6,
        "“You're nice and warm,” said the mole, and had stopped crying. “Stay like that for a bit.” They stayed like that until the stars were out.",
      ],
      [
        1,
        "Word got round. There is only one thing that one has to know: from the front, and not too fast. On Sundays they stand in a queue, and the tree stump is a little jealous.",
      ],
    ],
    isWhole: true,
  },
];
