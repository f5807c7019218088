import type { PlotGroup } from "./plot.ts";

/** What the hero does or wants to do, told with nothing but what the idea has: no other plot fits. */
export const ownAct: PlotGroup = [
  {
    tell: [
      [
        1,
        "Early in the morning {hero} got everything ready: {topic}, a piece of string, an apple, and a sheet of paper with the plan for {acting}. There was not much on it yet. It only said “1.”",
        "Early in the morning {hero} got everything ready: a piece of string, an apple, and a sheet of paper with the plan for {acting}. There was not much on it yet. It only said “1.”",
      ],
      [
        1,
        "“Do you know how to {act}?” asked {talker}. “No,” said {hero}. “Do you?” “No,” said {talker}. “Then nobody can say that we're doing it wrong.”",
        "“You want to {act}?” asked {ahelper}, and looked {hero} up and down. “Well, somebody has to be the first.”",
      ],
      [
        1,
        "The first try to {act} ended in the hedge. {Hero} picked three leaves out of {his} hair and wrote on the sheet: not like that.",
        "The first try to {act} ended in the hedge. It took a while until {hero} had found the way out of it again. {He} wrote on the sheet: not like that.",
      ],
      [
        3,
        "“That wasn't bad for a start,” somebody called over the fence. {Hero} {was} not sure whether it was meant kindly. But it was true that one can only fall out of a hedge if one has been in it.",
      ],
      [
        1,
        "The second try was a good deal better. With {topic} all was well until noon, and then {hero} got into a hurry. Number two on the sheet was: not so fast.",
        "The second try was a good deal better. All was well until noon, and then {hero} got into a hurry. Number two on the sheet was: not so fast.",
      ],
      [
        2,
        "In the evening it was quiet {in}. {Hero} sat there with the sheet and thought about {acting} until it was too dark to read.",
        "In the evening {hero} sat there with the sheet and thought about {acting} until it was too dark to read.",
        "In the evening {hero} took one more look at {topic}. “Tomorrow,” {he} said, as one says it to a friend.",
      ],
      [
        2,
        "By now others had heard that {told}. They came by as if by chance, and stayed.",
        "By now others had noticed what {hero} {was} up to. They came by as if by chance, and asked about {topic}.",
      ],
      [
        1,
        "“You've only written down what doesn't work,” said {talker}. “What about the things that do?” {Hero} had to think. Something had been quite easy, right at the beginning.",
        "{Ahelper} read the sheet from top to bottom. “You've only written down what doesn't work,” said {thehelper}. “What about the things that do?” {Hero} had to think. Something had been quite easy, right at the beginning.",
      ],
    ],
    climax: [
      [
        0,
        "So the third time {hero} began with what was easy, and went on from there, one small bit of {acting} after the other. {He} did not look up until there was nothing left to do.",
        "So the third time {hero} began with what was easy, and went on from there, one small bit after the other. {He} did not look up until there was nothing left to do.",
      ],
      [
        0,
        "For a moment nobody said a word. Then they all talked at once, because {hero} {done}, and they had seen it.",
        "For a moment nobody said a word. Then they all talked at once, and {hero} stood in the middle and could hardly believe it.",
      ],
    ],
    close: [
      [
        0,
        "Number three, wrote {hero} on the sheet. Like that.",
        "“Number three,” said {talker}, and gave {hero} the pencil. “Like that,” wrote {hero}.",
      ],
      [
        1,
        "The sheet hangs on a nail {in}. If somebody else wants to {act}, they may read it. It isn't long.",
        "{Hero} kept the sheet. If somebody else wants to {act}, they may read it. It isn't long.",
      ],
    ],
  },
];

/** How something is with the hero, told with nothing but what the idea has: no other plot fits. */
export const ownState: PlotGroup = [
  {
    needsCrisis: true,
    tell: [
      [1, "The postman was the first who heard of it. “{Told},” he said at the bakery, and bought two rolls."],
      [
        3,
        "The baker said it to the dog, and the dog, at least, kept it to himself. From the bakery to the well is two hundred steps. It took no longer than that until they knew there, too, that {told}.",
      ],
      [
        1,
        "At the bakery they had only listened with one ear. “Have you heard?” they said to whoever came in. “{Told}! And that seven times in a row!” Nobody had said anything about seven times.",
      ],
      [
        1,
        "By the time it had got to the market, {topic} had grown to the size of a house, and there were three people who had seen it with their own eyes. One of them drew it on a paper bag.",
        "By the time it had got to the market, it had grown to twice its size, and there were three people who had seen it with their own eyes. One of them drew it on a paper bag.",
      ],
      [
        1,
        "{Hero} heard of it in the afternoon, from a stranger. “As tall as a door, they say, and afraid of nothing,” said the stranger, “and all of it because of {topic}.” {Hero} looked down at {himself}. “I should like to meet somebody like that,” said {hero}.",
        "{Hero} heard of it in the afternoon, from a stranger. “As tall as a door, they say, and afraid of nothing,” said the stranger. {Hero} looked down at {himself}. “I should like to meet somebody like that,” said {hero}.",
      ],
      [
        3,
        "A boy even asked for a signature. “From whom?” asked {hero}. “From the one it happened to,” said the boy. {Hero} signed, very small, on the edge of his cap.",
      ],
      [
        2,
        "“Why don't you tell them how it really was?” asked {talker}. “They're enjoying it so much,” said {hero}.",
        "“Why don't you tell them how it really was?” asked {ahelper}. “They're enjoying it so much,” said {hero}.",
      ],
      [
        1,
        "In the evening there was a whole crowd outside, with lanterns. They had come to see it. {Hero} stood in the middle and did not know what to show them. What had really happened was so much smaller than what they were waiting for.",
      ],
      [
        3,
        "“And if they're disappointed?” asked {hero}. “Then they'll go home and sleep well,” said {ahelper}. “That's worth something, too.”",
      ],
    ],
    climax: [
      [
        0,
        "“It was like this,” said {hero}, and told it from the beginning, just as it had been, with {topic} and everything, and left nothing out and put nothing in. Nobody interrupted. Somebody laughed in the right place, and somebody wiped a tear away in the right place.",
        "“It was like this,” said {hero}, and told it from the beginning, just as it had been, and left nothing out and put nothing in. Nobody interrupted. Somebody laughed in the right place, and somebody wiped a tear away in the right place.",
      ],
      [0, "When it was over, it was quiet for a moment. “That's much better than what we heard,” said the postman."],
    ],
    close: [
      [
        0,
        "The paper bag with the drawing hangs at the bakery. It looks nothing like {topic}, but everybody knows what it is meant to be.",
        "The paper bag with the drawing hangs at the bakery. It looks nothing like {hero}, but everybody knows who it is meant to be.",
      ],
    ],
  },
  {
    tell: [
      [
        1,
        "On Monday nobody thought much of it. “It'll pass,” they said about {topic}, and went back to work. {Hero} hoped that they were right.",
        "On Monday nobody thought much of it. “It'll pass,” they said, and went back to work. {Hero} hoped that they were right.",
      ],
      [
        1,
        "On Tuesday {ahelper} brought a cake, because a cake is never wrong. {Hero} ate two pieces. It was a good cake, but it changed nothing: {told}.",
        "On Tuesday {ahelper} brought a cake, because a cake is never wrong. {Hero} ate two pieces. It was a good cake, but it changed nothing.",
        "On Tuesday {ahelper} came by with a whole list of good advice. {Hero} listened to all of it. It was good advice, but it changed nothing.",
      ],
      [
        3,
        "“Have you tried to sing to {topic}?” somebody wanted to know. It was an odd question. That evening, when nobody was near, {hero} tried it. It was only a short song.",
        "“Have you tried to sing about it?” somebody wanted to know. It was an odd question. That evening, when nobody was near, {hero} tried it. It was only a short song.",
      ],
      [
        1,
        "On Wednesday {hero} tried not to think of {topic} for a whole day. {He} counted the clouds. Every second cloud looked exactly like {topic}.",
        "On Wednesday {hero} tried not to think of it for a whole day. {He} counted the clouds. There were four hundred and six, and it did not help.",
      ],
      [
        1,
        "On Thursday {talker} asked what nobody had asked so far. “And what would you like best?” {Hero} opened {his} mouth and shut it again. {He} had never thought about that.",
        "On Thursday a small child asked what nobody had asked so far. “And what would you like best?” {Hero} had no answer. {He} had never thought about that.",
      ],
      [
        3,
        "“You can take your time,” said the child, and sat down. “I don't have to be home before supper.” So there were two of them who thought about {topic}.",
        "“You can take your time,” said the child, and sat down. “I don't have to be home before supper.” So there were two of them who thought about it.",
      ],
      [
        2,
        "On Friday it rained {in}, and {hero} thought about the question. It took all day, and it was time well spent.",
        "On Friday it rained, and {hero} thought about the question. It took all day, and it was time well spent.",
      ],
    ],
    climax: [
      [
        0,
        "On Saturday {hero} knew the answer. {He} made no speech about it. {He} took {topic}, went out to where everybody could see it, and began.",
        "On Saturday {hero} knew the answer. {He} made no speech about it. {He} simply began, a little crookedly at first, and everybody else stopped and looked.",
      ],
      [
        0,
        "{Hero} {done}, and by evening half of the others had joined in.",
        "By evening half of the others had joined in, and nobody shook their heads about {topic} any more.",
        "By evening half of the others had joined in, and nobody shook their heads any more.",
      ],
    ],
    close: [
      [
        0,
        "On Sunday they all slept late. “And tomorrow?” asked {thehelper}. “Tomorrow is Monday,” said {hero}, and did not mind at all.",
      ],
    ],
  },
];

/** Something is wrong with the hero or around the hero, and no other plot fits. */
export const ownTrouble: PlotGroup = [
  {
    tell: [
      [
        1,
        "“{Told},” said {hero} to {ahelper}. “What does one do in such a case?” “That depends,” said {thehelper}, rolled up two sleeves and came along.",
        "What does one do in such a case? {Hero} asked {ahelper}. “That depends,” said {thehelper}, rolled up two sleeves and came along.",
      ],
      [
        1,
        "The first plan was a simple one. It had to do with {topic}, a rope and a good push. After that there was no rope any more.",
        "The first plan was a simple one. It had to do with a rope and a good push. After that there was no rope any more.",
      ],
      [
        3,
        "People stopped and gave advice. One said, “More to the left.” Another one said, “More to the right.” {Hero} thanked them both and stayed in the middle.",
      ],
      [
        1,
        "“I have a better plan,” said {talker}. It was clever, it took all morning, and at the end of it both {hero} and {talker} were sitting on the ground.",
        "The second plan came from {thehelper}. It was clever, it took all morning, and at the end of it {hero} {was} sitting on the ground and had to laugh.",
      ],
      [
        2,
        "“And if we just leave {topic} as it is?” asked somebody. {Hero} thought about that, too, but only for as long as it takes to eat an apple.",
        "“And if you just leave it as it is?” asked somebody. {Hero} thought about that, too, but only for a moment.",
      ],
      [
        1,
        "“Once more from the beginning,” said {hero}. “What do we know about {topic}?” Three things were quite certain. But one of the three was wrong, and it was the one that everything hung on.",
        "“Once more from the beginning,” said {hero}. “What do we know?” Three things were quite certain. But one of the three was wrong, and it was the one that everything hung on.",
      ],
      [
        3,
        "It was a small child who asked. “Why do you all push?” There was no answer to that, and it became quite still, and {hero} thought about {topic} for the first time without being angry.",
        "It was a small child who asked. “Why do you all push?” There was no answer to that, and it became quite still, and {hero} thought about it for the first time without being angry.",
      ],
    ],
    climax: [
      [
        0,
        "The third plan was so small that it was hardly a plan at all. {Hero} did not push and did not pull. With {topic} {he} did only one little thing differently from before, and it was as if a key had turned.",
        "The third plan was so small that it was hardly a plan at all. {Hero} did not push and did not pull. {He} did only one little thing differently from before, and it was as if a key had turned.",
      ],
      [
        0,
        "{Hero} {done}, and the first who clapped was {thehelper}.",
        "For a moment it was perfectly still. Then somebody began to clap, and {hero} understood that it was over.",
      ],
    ],
    close: [
      [
        0,
        "“How did you do that?” they all wanted to know. “With three plans,” said {hero}. “You need the first two for the third.”",
      ],
    ],
  },
];
