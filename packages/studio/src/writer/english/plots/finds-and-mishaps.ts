import type { PlotGroup } from "./plot.ts";

/** A thing is found that was not used for a long time. */
export const foundThing: PlotGroup = [
  {
    tell: [
      [
        1,
        "{Hero} carried {topic} home and wiped the dust off. There was a scratch on one side, and somebody had once mended it with great care. So there had been somebody who loved {that}.",
        "{Hero} carried {topic} home and wiped the dust off. Somebody had once looked after all this with great care.",
      ],
      [
        3,
        "That night {hero} put {topic} where {he} could see it from the bed. It seemed to {whom} that {that} looked back.",
        "That night {hero} lay awake and thought of whoever had held {that} before.",
      ],
      [
        1,
        "{Ahelper} saw {topic} and stopped in the middle of the road. “I haven't seen anything like it for forty years,” said {thehelper}. “I thought that they were all gone.”",
      ],
      [
        1,
        "The first time that {hero} tried {topic}, the hens ran into the shed. The second time they only looked worried. After a week they stayed where they were, and one of them even came closer.",
      ],
      [
        3,
        "There was a knack to it. You must not be in a hurry with {topic}, and you must not be afraid of it either. {Hero} found that out on a rainy day.",
        "There was a knack to it. You must not be in a hurry, and you must not be afraid of it either. {Hero} found that out on a rainy day.",
      ],
      [
        2,
        "“You should lock it away,” somebody said. “It's much too good to be used.” {Hero} thought about that for a whole evening. Then {he} thought of how dusty {that} had been.",
      ],
      [
        1,
        "More and more people came by to see {topic}. They stood in the door and said that they had only been passing. An old man took off his cap and said nothing at all for a long time.",
      ],
    ],
    climax: [
      [
        0,
        "So one evening {hero} took {topic} out to where everybody could see it, right in the middle of {place}. It began quite softly. Windows were opened. The old man with the cap was the first who came out, and he was not the last.",
        "So one evening {hero} took {topic} outside, where everybody could see it. It began quite softly. Windows were opened. The old man with the cap was the first who came out, and he was not the last.",
      ],
      [
        0,
        "They stayed until the lamps were lit. It was as if they had all been waiting for {topic}, and had only forgotten it.",
      ],
    ],
    close: [
      [
        0,
        "“Whom does {that} belong to?” a stranger asked. “To all of us,” said {hero}. “It's only my turn just now.”",
        "“Whom does it belong to?” a stranger asked. “To all of us,” said {hero}. “It's only my turn just now.”",
      ],
    ],
  },
];

/** A map is found, and it has to be followed. */
export const mapFound: PlotGroup = [
  {
    tell: [
      [
        1,
        "{Hero} spread the map out on the ground and put a stone on each corner. There was a river, there was a tree with two tops, and there was a cross. Only one corner of the map was missing. It was the one that mattered.",
      ],
      [
        1,
        "“That's only an old piece of paper,” said the others. {Hero} folded up the map, put it away, and set off all the same.",
        "“Are you sure that we're holding the map the right way up?” asked {talker}. “No,” said {hero}. “That's what makes it exciting.”",
      ],
      [
        3,
        "There was something written on the back of the map, very small and in brown ink. “Do not give up at the swamp”, it said. There had been no mention of a swamp.",
      ],
      [
        1,
        "The tree with two tops was not hard to find, although one of the two had fallen down by now. But there was no river anywhere. {Hero} turned the map round, and then {himself}. That helped.",
      ],
      [
        3,
        "Then came the swamp. It was exactly as deep as {hero} had feared. {He} thought of the brown ink, held the map up high and went on, one step after the other.",
      ],
      [
        1,
        "Where the missing corner of the map began, {hero} had to guess. To the left there was a fine broad path. To the right there were thorns. If you hide something, thought {hero}, you don't put it on a fine broad path.",
      ],
      [
        2,
        "“Nobody ever comes through here,” said {ahelper}, who lived behind the thorns and was very much surprised. {Hero} showed the map. “I see,” said {thehelper}. “Then it's over there, under the flat stone.”",
      ],
    ],
    climax: [
      [
        0,
        "Under the cross there was a box, and in the box there was a letter. “If you can read this,” it said, “you have come further than all those who laughed about the map.” And under the letter, wrapped in cloth, lay what had been worth all the trouble: a compass, and it still worked.",
      ],
    ],
    close: [
      [
        0,
        "{Hero} drew the missing corner of the map, and put it back where {he} had found it. It would be a pity, {hero} thought, if nobody else had to guess.",
      ],
    ],
  },
];

/** An animal of the sea lies on the beach and has to get back into the water. */
export const strandedAnimal: PlotGroup = [
  {
    isAfterAll: true,
    tell: [
      [
        1,
        "{Stranded} lay there like something that the sea had forgotten. One eye was open, and it looked at {hero}. “You'll be back in the water before it's dark,” said {hero}. It was a promise, so now it had to be kept.",
      ],
      [
        1,
        "There was only one bucket. {Hero} ran down to the sea with it and back again, and poured the water over {stranded}, and ran. After twenty buckets {he} stopped counting.",
      ],
      [
        3,
        "“Who are you?” asked {hero} on the way, because it helps to talk. “Somebody must be looking for you.” {Stranded} blew out a little air. It sounded like a yes.",
      ],
      [
        1,
        "{Mate} laid wet towels over {stranded} and talked to it, about school, about the weather, about anything at all. “It likes that,” called {mate}. “Then don't stop!” called {hero}, and ran for the next bucket.",
        "{Hero} laid {his} own wet jacket over {stranded} and talked to it, about school, about the weather, about anything at all. As long as {he} talked, the eye stayed open.",
      ],
      [2, "The sun stood high by now, and {stranded} breathed more and more slowly. “Don't you dare,” said {hero}."],
      [
        3,
        "{Hero} dug a hollow in the sand, so that the water would stay. The sand ran back in. {Hero} dug again, and this time {he} put stones around it.",
      ],
      [
        1,
        "Somebody had seen it from the road. People came down to the beach with pots, with rubber boots and with a baby's bathtub. Soon there was a line from the sea to {stranded}, and the buckets went from hand to hand.",
      ],
    ],
    climax: [
      [
        0,
        "Then the first small wave touched {stranded}, and then a second one. “Now!” called {hero}, and all of them pushed, up to their hips in cold water. For a long moment nothing moved. Then {stranded} gave one great push of its own, and was gone.",
      ],
      [
        0,
        "Far out it came up once more. And right beside {stranded} there was another one, a very large one, that had waited.",
      ],
    ],
    close: [
      [
        0,
        "“Do you think that it'll remember us?” asked {mate} on the way home. “It knows what we sound like,” said {hero}.",
        "{Hero} left the bucket at the edge of the beach, with the handle up, so that anybody can take it who needs it.",
      ],
    ],
  },
];

/** Somebody goes the wrong way, and finds what is there. */
export const wrongWay: PlotGroup = [
  {
    isAfterAll: true,
    tell: [
      [
        1,
        "It took a while until {hero} noticed it. “Isn't this the way that everybody takes?” {he} asked {ahelper}. {Thehelper} laughed, but not in an unkind way. “Nobody takes it. This is {wrong}.”",
      ],
      [
        3,
        "{Hero} looked back. There was nobody behind {whom}, and nobody ahead. It had been pleasantly quiet for quite some time, and now {he} knew why.",
      ],
      [
        1,
        "There are two things that one can do on {wrongroute}. One can be angry, or one can look around. {Hero} {was} angry for ten minutes. Then it grew dull.",
        "There are two things that one can do in such a case. One can be angry, or one can look around. {Hero} {was} angry for ten minutes. Then it grew dull.",
      ],
      [
        1,
        "Nobody from home had ever been here. There was a warm lake, there was a tree with fruit that had no name, and at night the stars stood in a different order.",
      ],
      [
        3,
        "{Hero} tried the fruit. It tasted of nothing that {he} knew, and then of everything at once. {He} kept a stone of it, so that they would believe it at home.",
      ],
      [
        2,
        "“Stay as long as you like,” said {thehelper}. “We never have visitors. The others always go the right way.”",
      ],
      [
        1,
        "But in the night {hero} thought of all the others. They must have arrived long ago. Perhaps they were counting just now, and counted once more, and there was still one missing.",
      ],
    ],
    climax: [
      [
        0,
        "So {hero} set off again, back along {wrongroute}, and this time {he} knew every bend. When {he} came, they all talked at the same time. “Where have you been?” {Hero} told it. It took all evening, and nobody went to sleep.",
        "So {hero} set off again, and this time {he} knew every bend. When {he} came, they all talked at the same time. “Where have you been?” {Hero} told it. It took all evening, and nobody went to sleep.",
      ],
    ],
    close: [
      [
        0,
        "When it was time to set off again the next year, somebody coughed. “Where exactly was that warm lake?” And so it came about that this time all of them took {wrong}.",
      ],
    ],
  },
];

/** Somebody has to sneeze at what the others live on. */
export const allergic: PlotGroup = [
  {
    tell: [
      [
        1,
        "It always began with a tickle. As soon as {hero} came near {allergen}, there was a tickle, then a pause in which everybody held on to something, and then a sneeze that could be heard three gardens away.",
      ],
      [
        1,
        "“Just don't breathe,” said the others. So {hero} did not breathe, went right in among {allergen}, and came out again backwards.",
      ],
      [
        3,
        "Everybody had a remedy against it. One had to stand on one's head, one had to count backwards, one had to think of snow. {Hero} stood on {his} head, counted backwards, and thought of snow. It was the loudest sneeze so far.",
      ],
      [
        3,
        "At night {hero} practised holding {his} breath. {He} got as far as ninety. Then {he} only thought of {allergen}, and that was enough.",
      ],
      [
        2,
        "{Hero} tried it with a peg on {his} nose. It helped a little. But with the peg nobody understood a word, and when it flew off, it hit {ahelper}.",
      ],
      [
        3,
        "“Everybody is made for something,” said the others. They said it in passing, on their way to {allergen}. It is a sentence that is easily said on the way to something.",
      ],
      [
        1,
        "“Perhaps you're not made for {allergen},” said {ahelper}. “What am I made for, then?” asked {hero}. {Thehelper} did not know, and did not act as if.",
      ],
      [
        1,
        "So {hero} stayed at home when the others went out to {allergen}. {He} swept, and {he} counted the hours. Then, one day, a shadow fell across the door. Something large had come to take all that they had, and except for {hero} there was nobody there.",
      ],
    ],
    climax: [
      [
        0,
        "One bunch of {allergen} stood beside the door. {Hero} understood it in a second. {He} put {his} whole face into {allergen} and breathed in as deeply as {he} could. It was the greatest sneeze of all time. When the dust had settled, the large one was gone, and half the fence as well.",
      ],
      [
        0,
        "The others had heard it three villages away. They carried {hero} around the garden, with {his} nose turned away from {allergen}.",
      ],
    ],
    close: [
      [
        0,
        "Since then there has always been a vase with {allergen} beside the door, just in case. {Hero} walks past it on tiptoe.",
      ],
      [
        1,
        "Since then there has always been a vase with {allergen} beside the door, and nothing large has come near it.",
      ],
    ],
  },
];

/** The big one fails, and the one that is too small has to do it. */
export const smallOne: PlotGroup = [
  {
    isAfterAll: true,
    tell: [
      [
        1,
        "{Bigone} had always done it all. It was loud and strong, and whoever heard it coming moved aside. Nobody had ever asked {hero} for anything but to wait.",
      ],
      [
        1,
        "Now it was quite still. They stood around {bigone} with their lamps and shook their heads. “There's nothing to be done before tomorrow,” said {ahelper}.",
      ],
      [
        1,
        "“I could try it,” said {hero}. Somebody laughed, because it was late and they were all so tired. Then they stopped laughing, because there was nobody else.",
      ],
      [
        3,
        "It had never been so dark on that road. {Hero} took a run-up, and then another one, and only then did {he} dare to look ahead.",
      ],
      [
        1,
        "“Can you do it?” asked {mate}. “I don't know,” said {hero}. “But I can begin.”",
        "{Bigone} would have gone straight through. {Hero} {was} too small for that, and began at the side.",
      ],
      [
        1,
        "{Hero} could not go straight through, as {bigone} did. {He} had to go round, a little to the left, a little to the right, always where it was narrow, and where {bigone} would never have fitted.",
      ],
      [
        2,
        "In the middle of it {hero} got stuck. {He} went back a bit, took a run and got stuck again, but a little further on. “That's how we do it,” said {hero}. “A little further on each time.”",
      ],
      [
        3,
        "“How much further is it?” somebody called from behind. {Hero} did not know. “Less than before,” {he} called back, and that was certainly true.",
      ],
    ],
    climax: [
      [
        0,
        "Then there was a light ahead, and somebody stood in the door and waved with both arms. “You're just in time,” they called. {Mate} was inside before {hero} had come to a stop.",
        "Then there was a light ahead, and somebody stood in the door and waved with both arms. “You're just in time,” they called, and {hero} had never heard anything better.",
      ],
    ],
    close: [
      [
        0,
        "When {bigone} was mended, it looked for a long time at the narrow track. “I'd never have got through there,” said {bigone}. “No,” said {hero}. “You're too big.”",
        "When {bigone} was ready again, there was the narrow track that {hero} had left. “Nobody else would have got through there,” they said. “You'd have to be as small as that.”",
      ],
    ],
  },
];

/** A line on the floor parts what two have in common. */
export const dividedRoom: PlotGroup = [
  {
    isAboutCompanion: true,
    isAfterAll: true,
    tell: [
      [
        1,
        "On the one side of the line there was the door, and on the other side there was the window. So one of {them} could not get out, and the other one had no air. Neither of {them} mentioned it.",
      ],
      [
        1,
        "“You're over the line,” said one. “It's only my elbow.” “But it's on my side of the line.” They fetched a ruler. It went on like that until supper.",
        "“You're over the line,” said {mate}. “It's only my elbow,” said {hero}. “But it's on my side.” So somebody had to fetch a ruler. It went on like that until supper.",
      ],
      [
        3,
        "Even the light had two halves now. When it was switched off on the one side, it was dark on the other side as well, and there was trouble about that.",
      ],
      [
        1,
        "“May I come in?” asked {ahelper}. “That depends,” came the answer from both sides of the line. “To whom?” {Thehelper} thought it over, and stayed in the door.",
      ],
      [
        2,
        "At night there was a sound in the dark. On both sides of the line somebody would have liked to ask: did you hear that, too?",
      ],
      [
        3,
        "It had been nicer when nobody had to look where the line was. Both of {them} thought so. But neither of {them} wanted to be the first to say it.",
      ],
      [
        1,
        "And now there was something that lay exactly in the middle. One half of it was on the left side of the line, and the other half was on the right. So it belonged to both, or to none.",
        "One rainy afternoon both of {them} were bored. On the left side of the line there was the board of the game, and on the right side there were the dice.",
      ],
    ],
    climax: [
      [
        0,
        "They both came closer, each from one side, very quietly, until their heads touched. “Look,” whispered one. “I'm looking,” whispered the other. They were both kneeling on the line, and neither of them noticed it.",
        "{Hero} came closer, and so did {mate}, until their heads touched. “Look,” whispered {mate}. They were both kneeling on the line, and neither of them noticed it.",
      ],
    ],
    close: [[0, "Nobody wiped the line away. It was walked on so often that one day it was no longer there."]],
  },
];
