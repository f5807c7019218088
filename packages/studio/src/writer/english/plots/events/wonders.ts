import type { ClauseScene } from "../clause-scene.ts";
import { event } from "./event.ts";

/** What cannot be, and is told as if it could. */
export const wonders: readonly ClauseScene[] = [
  {
    by: "any",
    words: event(
      "(?:shrank|had shrunk|was shrinking|became tiny|was (?:suddenly )?(?:as small as|no bigger than|only as big as)|got smaller(?: and smaller)?)",
    ),
    after: [
      [
        1,
        "First the sleeves were too long, and then there was no door handle far and wide. The table became a roof, the carpet a meadow, and a crumb was something that one could sit on.",
      ],
      [
        1,
        "“Hello!” called {doer}. It came out as a squeak. Up there they were all looking for {doerhim}, with shoes like ships.",
      ],
      [2, "An ant stopped and looked {doerhim} up and down. “New here?” it asked."],
      [
        3,
        "One sees a great deal from down there: what has rolled under the cupboard, who bites their nails, and who is kind to beetles.",
      ],
    ],
    end: [
      [
        0,
        "Nobody knows how it stopped. {Doer} woke up, and {doerhis} feet reached the end of the bed again. On the pillow sat an ant. {Doer} could not hear what it said, but {doerhe} left it the biggest crumb that there was.",
      ],
    ],
  },
  {
    by: "any",
    words: event(
      "(?:grew and grew|grew bigger(?: and bigger)?|kept growing|would not stop growing|grew (?:so|too) (?:big|tall|large|long)|grew overnight|became (?:huge|enormous|gigantic))",
    ),
    after: [
      [
        1,
        "On Monday it was still funny. On Tuesday something went through the ceiling. On Wednesday they moved the table into the garden and ate there.",
      ],
      [
        1,
        "“It has to stop some time,” they said. They marked it on the wall of the house with chalk. By evening the mark was far below.",
      ],
      [2, "From up there one could see as far as the sea. That was one good thing about it."],
    ],
    end: [
      [
        0,
        "And then it stopped, just as it had begun, without saying why. By then everybody had got used to it. They built a bench there, and a ladder, and whoever wanted to be alone for a while went up.",
      ],
    ],
  },
  {
    by: "any",
    words: event(
      "(?:turned into|was turned into|changed into|became) (?<shape>an? (?:[a-z]+ )?(?:frog|mouse|bird|cat|dog|fish|horse|fly|pig|rabbit|bear|wolf|owl|snail|worm|butterfly|statue|tree|stone|cloud|chair|duck|goose|hedgehog|fox))",
    ),
    after: [
      [
        1,
        "It tickled a little, and then everything was in a different place. {Doer} looked down, and there was no doubt about it: {shape}.",
      ],
      [
        1,
        "There is a lot to learn if one is {shape}. How does one scratch one's ear? What does one do when it rains? And how does one tell anybody?",
      ],
      [2, "The worst thing was that nobody knew who it was. The best thing was that nobody asked for anything."],
    ],
    end: [
      [
        0,
        "When {doer} was {doerhis} old self again, everything seemed far too easy. Only sometimes, when nobody is looking, {doerhe} still does it the other way, just for a moment.",
      ],
    ],
  },
  {
    by: "any",
    words: event(
      "(?:that |which )?(?:drew) (?:things|pictures|stories|letters|everything|something|whatever) that (?:became|came|turned|were) (?:real|true|alive)",
    ),
    after: [
      [
        1,
        "The first thing was a pear, a little crooked. It lay on the paper, and then it lay on the table, and it tasted of pear and a bit of pencil.",
      ],
      [
        1,
        "After that there was a chair with three legs, a hat, and a small dog that looked more like a sausage. It barked at once. Whoever draws, one noticed, should draw carefully.",
      ],
      [
        2,
        "Everybody wanted something now. A horse! A castle! A bicycle with a bell! But each time it had become a bit shorter.",
      ],
      [
        2,
        "Somebody asked for a sun for a rainy day. It hung in the kitchen until Thursday, and it was nearly too warm.",
      ],
    ],
    end: [
      [
        0,
        "In the end there was only a stump left, as long as a thumb. “One more thing,” it was said, and for a long time nobody knew what. Then the last line was drawn, round and firm and careful. It was a sharpener with a whole new pencil in it.",
      ],
      [
        1,
        "It lies in a drawer today, between a rubber and a paper clip. The dog that looks like a sausage sleeps in front of it and lets nobody come near.",
      ],
    ],
    isDecisive: true,
  },
  {
    by: "any",
    words: event("laid (?<egg>an? (?:square|cubic|cube-shaped|rectangular|four-cornered) egg)"),
    after: [
      [
        1,
        "{Doer} had noticed that something was different this time. {Doerhe} got up and looked, and sat down again, and got up once more. It was still there.",
      ],
      [
        1,
        "The whole yard came. “That can't be,” said the rooster, who had to know. “It won't roll,” said the duck. “That's practical,” said the goose, “one can put something on it.”",
      ],
      [
        2,
        "The farmer turned it over four times. “It won't fit in the box,” he said. And then he put it on the windowsill, where everybody could see it.",
      ],
      [3, "{Doer} did not know whether to be proud or ashamed. {Doerhe} tried both, and proud was warmer."],
    ],
    end: [
      [
        0,
        "One morning there was a crack, quite straight, from one corner to the other. What came out was a chick like any other, yellow and wet and round. It looked about, pushed over the four walls and sat down in the middle, as if in a room of its own.",
      ],
      [
        1,
        "“Well then,” said the rooster. Since that day nobody there has said that something can't be. They look at it first, from all sides, and there are quite a few.",
      ],
    ],
    isWhole: true,
    isDecisive: true,
  },
  {
    by: "any",
    words: event("(?:had|got|has) (?:the |terrible |bad )?hiccups"),
    after: [
      [
        1,
        "“Hic,” it went, in the middle of the best sentence. They laughed. “Hic,” it went again. After an hour only some of them were still laughing.",
      ],
      [
        1,
        "Everybody knew what to do. Hold your breath! Stand on your head! Drink from the wrong side of the glass! {Doer} did it all, one after the other. “Hic.”",
      ],
      [2, "With every hic something fell over. In the end they put cushions on the floor."],
    ],
    end: [
      [
        0,
        "It stopped when nobody was thinking of it any more. They sat there and waited for the next one. They waited for a long time. “What a pity,” said somebody. “I had just got used to the beat.”",
      ],
    ],
  },
  {
    by: "any",
    words: event("(?:sneezed|caught a cold|had a cold)"),
    after: [
      [
        1,
        "It started with a tickle, high up in the nose. “Ah,” went {doer}. Everybody stopped. “Ah,” {doerhe} went, louder. Somebody took the vase off the table.",
      ],
      [
        1,
        "Then came the “tchoo”. It was heard in three streets. When the dust had settled, hardly anything stood where it had stood before.",
      ],
    ],
    end: [
      [
        0,
        "They wrapped {doerhim} in blankets up to the nose, with tea and honey and a hot brick. It was nice to be looked after like that. {Doer} sneezed once more, a very small one, so that it would last a little longer.",
      ],
    ],
  },
  {
    by: "any",
    words: event("(?:could|began to|started to|learned to|was able to) (?:talk|speak)(?! (?:to|with|about))"),
    after: [
      [
        1,
        "The first word was no great word. It was “well”. But when one has never heard it from there, one drops one's spoon.",
      ],
      [
        1,
        "After that there was no end to it. There was so much that had never been said: about the cold in the hall, and the soup, and who really ate the sausage in March.",
      ],
      [2, "“Why didn't you ever say anything before?” “Nobody asked me,” was the answer."],
    ],
    end: [
      [
        0,
        "In time it became quieter again. Not because there was nothing left to say, but because they understood each other without it now. Only in the evening, when the light was out, there came a “good night”, and it was answered.",
      ],
    ],
  },
  {
    by: "any",
    words: event(
      "(?:could understand|understood|talked to|talked with|spoke to|spoke with|could talk to|could speak with) (?:what )?(?:the )?(?<object>animals|birds|plants|trees|dogs|cats|stones|fish|flowers|cows|horses|insects|bees)",
    ),
    after: [
      [
        1,
        "At first it was only a murmur, as behind a wall. Then there were words in it, quite ordinary ones, about the weather and the food and the noise. {Object} are no different from us in that.",
      ],
      [
        1,
        "“Can you hear us?” they asked, and all of a sudden it was quite still. “Yes,” said {doer}. Then all of them talked at the same time.",
      ],
      [
        2,
        "{Doer} had to promise not to tell it to anybody. It was the first time that {doerhe} had a secret with so many.",
      ],
    ],
    end: [
      [
        0,
        "Nobody else ever noticed anything. They only wondered why {doer} always knew when it would rain, who was ill, and where the lost ball was.",
      ],
    ],
  },
  {
    by: "any",
    words: event(
      "pretended (?:to be|that (?:he|she|it|they) (?:was|were)) (?<role>(?:an?|the) [a-z]+(?: [a-z]+)?|ill|sick|asleep|dead|invisible|brave|famous|rich)",
    ),
    after: [
      [
        1,
        "It was easier than {doer} had thought. One only had to do as if, and the others did the rest by themselves.",
      ],
      [
        1,
        "The trouble was that one could not stop. Whoever says it once has to say it tomorrow, too, and tomorrow came.",
      ],
      [
        2,
        "In the evening {doer} stood in front of the mirror and did not know any more how {doerhe} looked when {doerhe} was not {role}.",
      ],
    ],
    end: [
      [
        0,
        "“I'm not {role},” said {doer} in the end, rather loudly. It was quiet. “We know,” somebody said. “But you were good at it.” And it was much nicer to be laughed with than to be believed.",
      ],
    ],
  },
  {
    by: "any",
    words: event(
      "(?:dressed up|disguised (?:himself|herself|itself|themselves)|dressed) as (?<role>an? [a-z]+(?: [a-z]+)?)",
    ),
    after: [
      [
        1,
        "There was a good deal of cardboard in it, and a piece of curtain. From the front it was hardly to be noticed. From the side one should not look.",
      ],
      [
        1,
        "“Good day,” said {doer} in a deep voice. “Good day,” they said. Nobody noticed anything. It was quite warm in there.",
      ],
      [2, "Then an ear slipped, and had to be held with one hand for the rest of the time."],
    ],
    end: [
      [
        0,
        "In the end something came off and lay in the middle of the floor, and everybody looked at it. “It suits you better without it,” a child said, and the others thought so, too.",
      ],
    ],
  },
];
