import type { ClauseScene } from "../../../clause-scene.ts";
import { inSentence } from "../../event.ts";
import { openScene, unless } from "../../open/open-scene.ts";

type Story = Pick<ClauseScene, "after" | "end">;

/** What somebody without memory was, and what the luggage was about. */
const noMemory = (luggage: readonly string[], answer: readonly string[]): Story => ({
  after: [
    [
      0,
      "={Hero} began with what there was. There were two hands, and a ring had once been on one of them. There was a coat, and it fitted. In the left pocket was half a biscuit, and in the right one a piece of chalk. {He} tried out a few names under {his} breath. None of them turned round.",
      "=Whoever does not know who they are has to look it up. {Hero} looked in the pockets of the coat. In the left one was half a biscuit, and in the right one there was a piece of chalk. So it was somebody who shares, or who does not finish things. And somebody who needs chalk.",
    ],
    [0.7, ...luggage],
    [
      0.72,
      "=“Where do you want to go?” asked the man at the counter. “Home,” said {hero}. “And where's that?” {He} had to say that {he} did not know. The man was used to all sorts of things. He pushed a map across. “Close your eyes and put your finger on it,” he said. It landed in the sea.",
    ],
    [
      1,
      "=A waitress let {him} sit, and brought an egg. “You'll be a doctor,” she said, “because of the hands.” Then a child fell off a chair, and everybody looked at {hero}. {He} looked as well. {He} was no doctor. But the child stopped crying, because {he} had taken the chalk and drawn a circle round the place where it had happened.",
    ],
    [
      0.5,
      "=That night {he} sat on a bench by a wall. It was a long wall, and quite empty. {He} thought about nothing, since there was nothing there. {His} hand had found the chalk again, and it did something, quite on its own. It drew squares, one, and two side by side, and then one again, up to ten. {Hero} looked down. One foot was already standing on the first.",
    ],
  ],
  end: [
    [
      0,
      "=Feet remember longer. {He} hopped up to five, and turned, and knew without looking that the seven had a crack in it, somewhere else, in another street. It had a gate, and a bell that one had to ring twice. “There you are!” somebody said. Behind {him} stood somebody with a bicycle and no breath left. “I've been looking at every pavement in this town. I knew that you'd draw.”",
    ],
    [0.6, ...answer],
    [
      0.65,
      "=It came back bit by bit, the way guests come to a party, the loud ones first. A few never turned up, and are not missed. In the coat there are still a biscuit and some chalk. And on the wall by the bench one can see a seven, for as long as it does not rain.",
    ],
  ],
});

const PLAIN_MEMORY: Story = noMemory(
  [
    "=There was nothing else, no letter and no key. {Hero} stood in front of a mirror. It was not a bad face, a little tired, with ink on the chin. “Good morning,” {he} said to it, politely. One never knows what one has been through together.",
  ],
  [
    "=“Who am I?” asked {hero}. It is not a thing one likes to ask. “You teach the little ones to count,” said the one with the bicycle, “and you draw it on the ground, because then they don't notice. You slipped on the ice by the gate on Friday. They've kept your chair free. One of them sits next to it, so that it shouldn't get cold.”",
    "=“Who am I?” asked {hero}. It is not a thing one likes to ask. “You teach the little ones to count,” said the one with the bicycle, “and you draw it on the ground, because then they don't notice. You slipped by the gate and got on the first thing that stopped. They've kept your chair free.”",
  ],
);
const WITH_MONEY: Story = noMemory(
  [
    "=And then there was the money. {Hero} closed the suitcase again, and sat on it. Whoever has so much money and does not know from where is either very rich or very wicked. {He} counted it, because one would like to know. It was mostly small notes, and smoothed out, and there was a great deal in coins.",
  ],
  [
    "=“And the money?” asked {hero}. It was hard to get it out. “It's from the school,” said the one with the bicycle, “for the roof. You counted it and took it to the bank, and you never got there. You slipped, they say, and got on the first thing that stopped.” {Hero} pushed the suitcase across. It was all there, down to the last coin. “I took it for a robbery,” {he} said. “You teach the little ones to count,” said the one with the bicycle.",
  ],
);

/** Somebody whom all others have forgotten. */
const forgotten: Story = {
  after: [
    [
      0,
      "=“Can I help you?” they asked at home. It was meant kindly. {Hero} laughed, and waited for them to laugh as well. They waited, too. {He} said {his} name, and they repeated it, as one does with a foreign town. Then they asked whether {he} would mind wiping {his} feet.",
      "=“Good morning,” said {hero} on the stairs, as on every morning. “Are you new here?” they asked. {He} laughed, and waited for them to laugh as well. {He} said {his} name, and they repeated it, as one does with a foreign town.",
    ],
    [
      0.72,
      "=There was proof, of course. {Hero} knew where the sugar was kept, and which stair creaked, and who could not stand beetroot. {He} told them all of it. They got paler and paler. “How long have you been watching us?” they asked. After that {he} thought that proof might not be the right way.",
    ],
    [
      0.7,
      "=So {he} introduced {himself}, everywhere, from the beginning. “How do you do,” {he} said to the baker, who had known {him} for twenty years. “The usual, please.” “What's the usual?” asked the baker. {Hero} thought about it. {He} had been eating the same roll for twenty years, and did not even like poppy seed.",
    ],
    [
      1,
      "=It had its good side. There was a man to whom {he} owed money, and who said good day to {him} in the friendliest way. There was a woman with whom {he} had quarrelled, and nobody could have said any more about what. {Hero} held the door open for her. “That's kind of you,” she said. It had been about a door.",
    ],
    [
      0.5,
      "=But in the evening {he} sat on the steps of {his} own house, and did not have the right to ring. Next to {him} the old dog from the ground floor lay down, as he always did at that time. He sniffed at {his} shoe. He sniffed for a long time, and sneezed. Then he went in, and came back, and put something down on {his} foot. It was {his} other slipper. He had been hiding it for a year.",
    ],
  ],
  end: [
    [
      0,
      "=“That dog never brings anybody anything,” said a voice from the door. They were all standing there. “He must know you from somewhere.” They looked at the slipper, and they looked at the one that stood in the hall, without a partner, and that nobody had been able to explain. “Come in,” they said. “Perhaps it'll come to us while we're eating.”",
    ],
    [
      0.6,
      "=It did not come to them all at once. It came with the soup, when {hero} passed the salt before anybody had asked. It came with the joke that {he} had told too often. “Oh no,” said somebody, “not that one,” and stopped short. Never in {his} life had {hero} been so pleased that somebody knew how it would end.",
    ],
    [
      0.65,
      "=These days {he} says good morning on the stairs, and they say it by name. {He} pays what {he} owes, and has got used to rolls without poppy seed. And the old dog from the ground floor has the second slipper as well. That was only fair.",
      "=By now they all say good morning on the stairs again, and by name. The debts are paid, and the baker has got used to leaving out the poppy seed. And the old dog from the ground floor has the second slipper as well. That was only fair.",
    ],
  ],
};

/** Somebody who wakes up as an animal. */
const changed: Story = {
  after: [
    [
      0,
      "=It began with the blanket. It had got so big overnight that it took {hero} a while to find the edge. Then came the mirror, and in the mirror there was {theshape}. {He} lifted a hand to say good morning. So did {theshape}. “Oh,” said {hero}, or that was what {he} had meant to say. It came out quite differently.",
    ],
    [
      0.7,
      "=The door handle was too high and the stairs were too long. In the kitchen they screamed, or laughed, and somebody fetched a broom. “It's me!” cried {hero}. All that they heard was a great deal of noise, such as one expects from {shape}. {He} was put out on the step, with a saucer of milk. {He} had never liked milk.",
      "=The door handle was too high and the stairs were too long. “It's me!” cried {hero}. All that {mate} heard was a great deal of noise, such as one expects from {shape}. {Mate} put down a saucer of milk, and scratched {him} behind the ear. {Hero} had never liked milk. The ear was better than one would think.",
    ],
    [
      0.72,
      "=Then {he} tried it in writing. There was flour on the table, and it was just a matter of pressing hard enough. {Hero} wrote {his} name, in letters a foot high, and sneezed before the last one. They came in. They saw {theshape} in the flour, and nobody thought of reading it.",
    ],
    [
      1,
      "=Outside it was no better, only wider. Everything smelled of something: the postman of liver sausage, the hedge of quarrels. A dog asked {him} something, and {he} did not know the answer. But on top of the wall in the sun there was a place that {he} had walked past every day, and nobody had ever told {him} about it.",
    ],
    [
      0.5,
      "=In the evening they were calling for {him}, down the street and up again. They called {his} name, and they no longer laughed. {Hero} sat in front of them and answered each time. They stepped over {him}. Then it began to rain, and {he} did what {he} had always done when {he} was at the end of {his} wits, ever since {he} was little: {he} went and sat on the third stair, and hummed.",
    ],
  ],
  end: [
    [
      0,
      "=It was a dreadful hum, with that voice. But it was the song, the one with the wrong ending, and there was only one in the whole house who sang it like that. The steps in the hall stopped. Somebody sat down on the third stair as well, quite carefully, and looked at {theshape} for a long time. “It's you,” said somebody, and it was not a question.",
    ],
    [
      0.6,
      "={He} was wrapped up in the good towel and carried up, and was told everything, the fright, the broom, that they were sorry about the milk. Halfway through {hero} fell asleep. In the morning the blanket had its proper size again, and there were two feet at the other end. They were dirty, and between the toes there was grass.",
    ],
    [
      0.65,
      "=Nobody in that house steps over anybody now without looking. There is a cushion on top of the wall, in the sun, just where that place is. And if {shape} from somewhere else comes by and makes a noise, it is asked in first, and then it is asked who it is.",
    ],
  ],
};

const LOST_MEMORY =
  "(?:with no |without (?:a |any |his |her )?|lost (?:his|her|their|all(?: his| her)?) |has no |had no )memor(?:y|ies)\\b[^.]*|(?:remembered nothing|could not remember (?:anything|a thing|who (?:he|she) (?:was|were|is)|(?:his|her) (?:own )?name|how (?:he|she) (?:got|had got)))\\b[^.]*|did not (?:know|remember) who (?:he|she) (?:was|is)\\b[^.]*";
const NOT_DARK = unless(
  "dead|body|blood|murder|gun|killer|prison|war|future|space|spaceship|robot|island|wedding ring|married",
);
const ANIMAL =
  "cat|dog|mouse|frog|bird|sparrow|pigeon|crow|rabbit|hedgehog|hen|duck|goose|hamster|rat|squirrel|fox|parrot|owl|guinea pig|beetle|snail|toad|tortoise|budgie|puppy|kitten";

/** Who wakes up without memory, forgotten by all, or as somebody else. */
export const awoken: readonly ClauseScene[] = [
  ...openScene({
    by: "any",
    words: inSentence(`${NOT_DARK}(?:${LOST_MEMORY})(?<=\\b(?:money|cash|banknotes)\\b.*)`),
    idea: /\b(?:woke|waking|wakes|found (?:him|her)self)\b/i,
    ...WITH_MONEY,
    of: "adults",
  }),
  ...openScene({
    by: "any",
    words: inSentence(`${NOT_DARK}(?:${LOST_MEMORY})`),
    idea: /^(?!.*\b(?:money|diamonds?|gold|baby|child)\b).*\b(?:woke|waking|wakes|found (?:him|her)self)\b/i,
    ...PLAIN_MEMORY,
    of: "adults",
  }),
  ...openScene({
    by: "any",
    words: inSentence(
      "(?:everybody|everyone|the (?:whole|entire) (?:town|world|village|family)|all (?:his|her) (?:friends|family)|nobody|no one|his family|her family)(?: else| in (?:the|his|her) (?:town|world|village|family))* (?:had forgotten (?:him|her|me|who (?:he|she|I)|that (?:he|she|I))|(?:remembered|recognised|recognized|knew) (?:him|her|me)(?: any ?more| anymore)?)\\b[^.]*",
    ),
    idea: /^(?!.*\b(?:birthday|dementia|war|years|famous|mask)\b).*\b(?:woke|one morning|one day|overnight|suddenly)\b/i,
    ...forgotten,
    of: "adults",
  }),
  ...openScene({
    by: "any",
    words: inSentence(
      `woke up (?:[a-z ]+ )??(?:as|and (?:was|had (?:become|turned into))|in the body of|to find (?:that )?(?:he|she) (?:was|had (?:become|turned into))|transformed into) (?<shape>an? (?:[a-z]+ )?(?:${ANIMAL}))(?=[.,]| (?:and|but|in|with)\\b)[^.]*`,
    ),
    ...changed,
    of: "people",
  }),
];
