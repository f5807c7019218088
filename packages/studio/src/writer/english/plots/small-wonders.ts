import type { PlotGroup } from "./plot.ts";

/** An animal stands at the door. */
export const foundling: PlotGroup = [
  {
    tell: [
      [
        1,
        "“You can't stay here,” said {hero}. {Pet} looked up and stayed. “Only until it stops raining,” said {hero}. It was not raining.",
      ],
      [
        1,
        "{Hero} put down a saucer of milk, just this once, and a box with an old jumper, just for tonight. In the night {he} got up twice to see whether {pet} was still breathing.",
      ],
      [
        1,
        "“Whose is it?” asked {ahelper}. “Nobody's,” said {hero}. “I don't even like such animals.” {Thehelper} looked at {pet}, who lay across both of {hero's} feet, and said nothing.",
        "“Whose is it?” asked {ahelper}. “Nobody's,” said {hero}. {Thehelper} looked at {pet}, who lay across both of {hero's} feet, and said nothing.",
      ],
      [
        1,
        "{Hero} wrote a note: found, please fetch. {He} hung it up where hardly anybody comes by, and rather high. Every evening {he} looked whether {pet} was still there, and every evening it was a relief.",
        "Every morning {hero} said, “Today we'll look for your home.” And every evening {pet} was still there, and it was a relief.",
      ],
      [
        2,
        "{Pet} pulled down a curtain, slept in a hat and drank from the flower vase. {Hero} said a good many things about that, and none of them was “go away”.",
      ],
      [
        1,
        "Then one evening the box was empty. {Hero} looked under the bed, behind the stove and in the flower vase. It was very tidy everywhere. {He} had forgotten how quiet it can be.",
      ],
    ],
    climax: [
      [
        0,
        "{Hero} ran out as {he} {was}, with only one shoe on, and called for {pet}. {He} had not shouted like that for years. Something rustled behind the bins. Then {pet} came out, quite slowly, and sat down on the foot without a shoe.",
        "{Hero} ran out and called for {pet}. {He} had not shouted like that for years. Something rustled behind the bins. Then {pet} came out, quite slowly, and sat down right beside {hero}.",
      ],
      [0, "“Well then,” said {hero}. It was not much. But {he} said it in such a way that {pet} understood it."],
    ],
    close: [
      [
        0,
        "Outside it had begun to rain at last. “Until it stops, then,” said {hero}, and both of them looked quite content.",
      ],
      [
        1,
        "“And you don't even like such animals,” said {thehelper}. “No,” said {hero}, and moved over a little, so that {pet} had more room.",
      ],
    ],
  },
];

/** A milk tooth. */
export const firstTooth: PlotGroup = [
  {
    isWhole: true,
    tell: [
      [
        1,
        "There was a gap now where the tooth had been, and {hero's} tongue went there all the time. The tooth lay on {his} hand. It was much smaller than it had felt from inside.",
      ],
      [
        1,
        "That night {hero} put the tooth under the pillow, a little to the left, where it could not be overlooked. In the morning {he} felt for it with {his} eyes still shut. It was still the tooth.",
      ],
      [
        1,
        "“Perhaps there were too many teeth last night,” said {ahelper}. “Do you know how many children lose a tooth in one night? And the smallest wind blows a tooth fairy off the road.” {Hero} had not thought of the wind.",
      ],
      [
        1,
        "So {hero} wrote a letter, with the address on top, the floor, the door, and which bed it was. At the end it said: it does not matter that you are late.",
      ],
      [
        2,
        "{Hero} drew an arrow on the floor as well, in chalk, from the window to the pillow, and left the window open by the width of a wing.",
      ],
      [
        1,
        "The second night {hero} wanted to stay awake. {He} counted the teeth that were left, from the top to the bottom, and got as far as eleven.",
      ],
    ],
    climax: [
      [
        0,
        "In the morning the tooth was gone. In its place lay a coin, quite cold, as if it had flown a long way, and a note in the smallest writing that {hero} had ever seen: “Sorry. Headwind. What a beautiful tooth!”",
      ],
      [
        0,
        "{Hero} showed the note to everybody, and the gap as well, and it was hard to say of which {he} {was} prouder.",
      ],
    ],
    close: [
      [
        0,
        "“The next one is loose already,” said {hero} and pushed at it with {his} tongue. The arrow stays on the floor for now.",
      ],
    ],
  },
];

/** Somebody no longer knows how to do what comes by itself. */
export const forgotHow: PlotGroup = [
  {
    tell: [
      [
        1,
        "It had always come by itself. And one morning it did not come. {Hero} tried it from the front and from behind, and in the end {he} only stood there and thought: how does it begin?",
      ],
      [
        1,
        "“Is it true that {told}?” they asked. “It's only for today,” said {hero}. But the next day it was no better, and the day after that everybody began to worry.",
        "“It's only for today,” said {hero}. But the next day it was no better, and the day after that everybody began to worry.",
      ],
      [
        1,
        "There was plenty of advice. “Think of something sad,” said one. “Think of nothing,” said another. {Hero} thought of all that, and the more {he} thought, the less {he} knew how it goes.",
      ],
      [
        1,
        "“When was the last time that you did it?” asked {ahelper}. {Hero} remembered that. “And what did you feel?” {Hero} had to think. “I was looking forward to it,” said {hero}. “Ah,” said {thehelper}.",
      ],
      [
        2,
        "It is odd how much one misses what was always there. Nobody had ever said a word about it to {hero}, and now they spoke of nothing else.",
      ],
      [
        1,
        "So {hero} stopped trying. {He} went and looked at everything that had been there the last time, one thing after the other, and took {his} time over it.",
      ],
    ],
    climax: [
      [
        0,
        "And while {hero} {was} looking at something quite different, it came: first a very small bit, so that {he} hardly noticed, and then some more, and then all of it. “Don't think now!” called {thehelper}. {Hero} did not think.",
      ],
      [0, "Then they all stood there with their faces up and laughed, and {hero} knew how it goes again."],
    ],
    close: [
      [
        0,
        "“How does it begin?” somebody asked {hero} afterwards. “It doesn't begin,” said {hero}. “You only have to let it.”",
      ],
      [1, "Since then they say thank you to {hero} each time, even when it comes on a Sunday."],
    ],
  },
];

/** Somebody gathers what others do not want. */
export const collecting: PlotGroup = [
  {
    tell: [
      [
        1,
        "{Hero} had hundreds of them by now, in jars and in boxes, and knew where each one came from. “What do you need {topic} for?” people asked. “You never know,” said {hero}.",
      ],
      [
        1,
        "Of {topic}, no two were alike. {Hero} could have told you about each one: this one had been under a bench for a winter, and that one had come by post, by mistake.",
      ],
      [
        1,
        "“It's only rubbish,” somebody said about {topic}. {Hero} closed the lid, quite gently, as one closes a door behind which somebody is asleep.",
      ],
      [
        1,
        "Then {ahelper} came to the door. “They say that you have everything,” said {thehelper}. “I'm looking for one, just one. It's not worth anything. It's only that it belonged to somebody.” {Hero} did not ask. {He} opened the first box.",
      ],
      [
        1,
        "They looked through {topic} all evening. It was not in the first box and not in the ninth. “It doesn't matter,” said {thehelper}, and it could be heard how much it did. “There is one more jar,” said {hero}.",
      ],
      [2, "In between they drank tea and told each other where things get lost, and who must be missing them."],
    ],
    climax: [
      [
        0,
        "It lay at the very bottom. {Thehelper} held it up to the light and did not say anything for a long time. “That's the one,” said {thehelper} then. “I'd know it among a thousand.” It had been among a thousand.",
      ],
      [
        0,
        "The next day there was a queue outside. Each of them was missing something small, and each of them asked for {hero}.",
      ],
    ],
    close: [
      [
        0,
        "“And if you give them all away?” asked {thehelper}. “Then I'll have room,” said {hero}, and picked something up from the ground.",
      ],
      [
        1,
        "Nobody says rubbish any more when they speak of {topic}. They look on the ground themselves now, wherever they go.",
      ],
    ],
  },
];
