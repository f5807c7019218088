import type { ScriptGroup } from "./script.ts";

/** A hero who steals, lies, cheats or hurts somebody: what comes of it, and whether it is made good. */
export const wrongdoing: ScriptGroup = {
  verbs: "steal rob lie cheat trick bully tease betray deceive mock fool",
  scripts: [
    {
      tell: [
        [
          1,
          "It was so easy the first time that {hero} laughed about it all the way home. Nobody had noticed anything. And because nobody had noticed, {he} did it again {there}, and then again, and each time {he} told {himself} that it did no harm to anyone.",
        ],
        [
          2,
          "But it did. Somebody {there} went to bed sad that night because of {topic}, and somebody else was blamed for it. {Hero} heard about it and quickly looked the other way. {He} had everything that {he} had wanted, and yet {he} {was} in a bad mood all day.",
        ],
        [
          2,
          "One wrong thing needs another to hide behind. Soon {hero} could hardly remember what {he} had said to whom about {topic}. {He} jumped at every sound {there}. When people laughed together, {he} thought that they were laughing about {whom}, and when they were silent, that they knew.",
        ],
        [
          1,
          "Then it came out, as such things do, because of something very small: [a footprint|a crumb|a dropped button]. Suddenly they were all standing there and looking at {hero}. Nobody shouted. That was the worst of it. They simply turned around, one after the other, and left {whom} standing {there}.",
        ],
        [
          2,
          "After that it was very quiet around {hero}. No one came by, and no one answered when {he} called. {He} had {topic} all to {himself} now, and it gave {whom} no joy. For the first time {he} thought of how it must have been for the others.",
        ],
        [
          1,
          "“{I} did it,” said {hero}. {He} said it aloud, {there}, in front of everybody, and {his} voice shook. “It was wrong, and {i} {am} sorry.” It was the hardest sentence of {his} life, and nobody clapped. “Then make it good,” said {ahelper}.",
        ],
      ],
      end: [
        [
          0,
          "That took far longer than doing it. {Hero} went from one to the other, gave back what {he} could and worked off the rest, [all through the winter|week after week|day after day]. Some forgave {whom} at once. Some took their time, and {he} had to bear it.",
        ],
        [
          1,
          "They have not forgotten it {there}. But these days, when {hero} gives {his} word, people nod; and {he} keeps it, because {he} knows how long it takes to get it back.",
        ],
      ],
    },
  ],
};

/** The same where the story is to be funny. */
export const mischief: ScriptGroup = {
  verbs: wrongdoing.verbs,
  scripts: [
    {
      tell: [
        [
          1,
          "The plan was so clever that {hero} had to sit down and admire it for a while. {He} tried it out that very afternoon {there}, and it worked at once. Everybody believed {whom}. “Too easy,” said {hero}, and rubbed {his} belly.",
        ],
        [
          2,
          "There was only one problem. Now {he} had to remember what {he} had said. {He} had told the first one this and the second one that, and when the two met, {hero} had to invent a third thing {there}, about [a cousin with a wooden leg|an invisible duck|a secret order from the king].",
        ],
        [
          2,
          "By evening {he} needed a list. By the next morning {he} needed a second list, to find the first one. {Hero} ran from one end to the other to keep {his} story about {topic} alive, and {he} had not had one quiet minute to enjoy it.",
        ],
        [
          1,
          "Then {ahelper} came by, with a very serious face. “Have you heard?” asked {thehelper}. “It is all true, what you said! It is coming this way. Everybody else is safe already.” {Hero} grew pale. {He} had told it so often that {he} believed it {himself}. {He} dropped everything and ran.",
        ],
        [
          2,
          "{He} climbed the highest thing that {he} could find {there} and held on with both arms. There {he} sat, all day and half the night, and waited for what {he} had made up. Down below, something crunched. Then somebody giggled.",
        ],
      ],
      end: [
        [
          0,
          "They were all sitting there in a circle and had shared {topic} among them, every last bit. “It was your own story,” said {thehelper} with a full mouth, “and you told it really well.” {Hero} climbed down. There was nothing to say, so {he} said it.",
        ],
        [
          1,
          "They left the smallest piece for {whom}, since they were not like that. {Hero} has told the truth ever since. It is shorter, {he} says, and one does not need a list.",
        ],
      ],
    },
  ],
};
