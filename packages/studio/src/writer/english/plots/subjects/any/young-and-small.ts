import { phrase } from "../phrase.ts";
import { story, type WrittenStory } from "../subject-story.ts";

const HAD_TO =
  "(?:had to|must|(?:was|were) (?:forced|asked|told|supposed|sent|called|allowed|chosen) to|needed to|has to) <task:doing>";
const WANTED =
  "(?:wanted|wished|longed|hoped|dreamed|dreamt|would (?:like|love|rather)) (?:nothing more than )?(?:so much )?(?:to|of) <wish:doing>";
const TRIED =
  "(?:decided to|decides to|tried to|tries to|set out to|began to|started to|planned to|promised to|offered to) <plan:doing>";

/** A story for children and one for animals and tale figures, in the same words. */
const forBoth = (written: Omit<WrittenStory, "of">) => [
  story({ ...written, of: "young" }),
  story({ ...written, of: "creatures" }),
];

/** Stories of children and animals who have to do something, want it, set about it, or to whom something happens. */
export const anyOfYoungAndSmall = [
  ...forBoth({
    says: [phrase(HAD_TO), /^.*$/s],
    after: [
      "“Why me?” asked {hero}. There was nobody else, that was why. {Hero} looked behind {himself} to make quite sure. {He} had to {task}, and it was no good hiding under a blanket, although {hero} did try that for a few minutes. It was warm under there, and dark, and it helped not at all.",
      "So {hero} began. {He} took a deep breath, and another one, because the first had been so short. The beginning was easier than {he} had thought. “Is that all?” said {hero}, and grew a little taller. {He} did not know yet that the difficult part always stands round the corner and waits.",
      [
        "Round the corner it stood. All of a sudden nothing worked any more. What {hero} pulled came off, and what {he} pushed fell down. {He} looked for {mate}. What would {mate} think? {Hero} felt {his} face get hot, and a lump came into {his} throat, and it was as big as a potato.",
        "Round the corner it stood. All of a sudden nothing worked any more. What {hero} pulled came off, and what {he} pushed fell down. {Hero} felt {his} face get hot, and a lump came into {his} throat, and it was as big as a potato. “I told you so,” {he} said to the world. “I'm too little for this.”",
      ],
      "+ {Hero} went off a bit and sat down. {He} counted up who would have been better at it. There was a big one, and a clever one, and one who was never afraid. {Hero} got as far as nine. But none of the nine was there, and {he} was.",
      "And time was getting short. {Hero} could feel it, like when it is nearly dark and you are not home yet. {He} wiped {his} nose. “Once more,” said {hero}, “and this time quite slowly.” If {he} did it wrong again, then at least {he} would have seen how.",
    ],
    end: [
      "{Hero} did it quite slowly. First the one thing, and that held. Then the next one. {He} stuck out the tip of {his} tongue and did not look to the left or to the right. At the place where it had gone wrong {hero} stopped, thought, and went round the other way. And nothing fell down.",
      "“I've done it!” cried {hero}. It was so quiet all round that {he} looked up in surprise. They had all been watching, and not one of them had dared to breathe. Now they breathed, all at once, and it was like a wind. The big one shook {hero's} hand, and so did the clever one, and the one who was never afraid said, “I'd have run away.”",
      "These days, when there is something to be done and everybody looks at the floor, {hero} still asks, “Why me?” But {he} has already stood up when {he} says it.",
    ],
  }),
  ...forBoth({
    says: [phrase(WANTED), /^.*$/s],
    after: [
      "{Hero} thought of it first thing in the morning, and last thing at night. {He} wanted to {wish}, and nothing else would do. The others said that {he} would get over it, like a cold. {Hero} waited a whole week to see if they were right. On the eighth day it was worse.",
      "“It can't be done,” they told {hero}. They had reasons, and some of the reasons were quite long. “Has anybody ever tried?” asked {hero}. They looked at each other. “You don't have to try it to know that,” they said. But {hero} thought that you did.",
      [
        "The first time {hero} tried, it went wrong at once. The second time it went wrong a little later, and that was better. The third time {hero} landed flat on {his} nose, and somebody laughed. {Hero} looked round for {mate}, and would have liked to be very small, or somewhere else.",
        "The first time {hero} tried, it went wrong at once. The second time it went wrong a little later, and that was better. The third time {hero} landed flat on {his} nose, and somebody laughed. {Hero} would have liked to be very small, or somewhere else.",
      ],
      "+ After that {hero} did not talk about it any more. {He} did everything that {he} was told to do, and was so good that people began to worry. “Are you ill?” they asked. “No,” said {hero}. {He} was only sad. It is the same from the outside.",
      "Then something happened that {hero} had not planned. {He} was thinking of quite other things, and whistling, and there was a way. It had been there the whole time. {He} had walked past it a hundred times, because it was so small, and because {he} had always looked for a big one.",
    ],
    end: [
      "{Hero} did not tell anyone. {He} went back there on tiptoe, and {his} heart was beating right up in {his} ears. It was a tight squeeze, and half-way {hero} got stuck and thought that it was all over. But {he} breathed out, and went on, a little bit, and another little bit.",
      "And then it was there, what {hero} had wished for, and it was real. It looked a bit different from in bed. It was louder, and it tickled. {Hero} laughed so much that they all came running to see what was the matter. “It can't be done,” one of them began to say, and then stopped, because it had been.",
      "They have all tried it by now, the ones with the long reasons first of all. “It's quite easy,” they say, “if you know how.” {Hero} nods and says nothing. {He} is already thinking of something else, first thing in the morning, and last thing at night.",
    ],
  }),
  ...forBoth({
    says: [phrase(TRIED), /^.*$/s],
    after: [
      "{Hero} had a plan. It was a good plan, with a beginning and an end, and only the middle was still missing. {He} was going to {plan}, and {he} was going to start right now. {Hero} put everything ready in a row and looked at it. It was not very much. But it was all {his} own.",
      "The beginning went just as it did in the plan. {Hero} hummed while {he} did it. Now and then somebody stopped and asked what it was going to be. “You'll see,” said {hero}. {He} was rather looking forward to seeing it {himself}.",
      "+ Then came the middle, and now {hero} noticed that it was missing. {He} scratched {his} head, first on one side and then on the other. {He} did the beginning again, because {he} was good at it. After the third time there was no more room for beginnings.",
      [
        "So {hero} did something, anything, just to get on, and it was the wrong thing. There was a noise, and something rolled away, and after that it was all much worse than if {he} had never started. {Hero} did not dare to look at {mate}. “That wasn't in the plan,” {he} whispered.",
        "So {hero} did something, anything, just to get on, and it was the wrong thing. There was a noise, and something rolled away, and after that it was all much worse than if {he} had never started. “That wasn't in the plan,” whispered {hero}, and {his} lip began to shake.",
      ],
      "{Hero} lay down on the ground and looked at it from below. {He} did not do it in order to find anything out. {He} did it because {he} was tired. But from below things look different from how they look from above. There, right underneath, was a gap. And it had just the shape of what had rolled away.",
    ],
    end: [
      "{Hero} jumped up and ran after it, and brought it back under one arm. It fitted! It went in with a click, as if it had only been waiting to be lost. So that was the middle. {Hero} had never had such a good idea on purpose. From there to the end it was only a small step, and {he} took it with a jump.",
      "“Oh,” they said, when they saw it. They walked round it once and said “oh” again, in another tone. “Did you plan that?” they asked. {Hero} thought of the noise, and of the ground, and of {his} lip. “Most of it,” {he} said. And then they all wanted to know about the middle.",
      "{Hero} has a new plan today. It has a beginning and an end. {He} is leaving the middle out on purpose this time, so that there is room for something to roll away.",
    ],
  }),
  ...forBoth({
    says: [/^.*$/s],
    after: [
      "{Hero} blinked, and looked again. It was still so. {He} pinched {himself} to find out whether {he} was dreaming, and said “ouch”, so that was settled. Things like this happened to others, and you were told about them afterwards. Now {hero} was right in the middle of one, and {he} had not even had breakfast.",
      "The first thing to do was to tell somebody. {Hero} told it to the first one {he} met, and got a pat on the head. {He} told it to the second, who said, “Is that so?” and looked at the time. The third one laughed. So {hero} stopped telling it, because it got smaller each time, and in truth it was so big.",
      [
        "“I'll have to see to it myself, then,” said {hero}. {He} thought of {mate}. That helped a bit, like a hand in your pocket on a cold day. And {hero} went off to see to it, with small steps, and with {his} chin up.",
        "“I'll have to see to it myself, then,” said {hero}. {He} put {his} chin up, because that helps, and went off to see to it with small steps. After a while {he} noticed that the steps had got longer.",
      ],
      "+ On the way {hero} thought about what {he} was going to do. {He} thought of seven clever things and three silly ones. When {he} got there, {he} had forgotten the clever ones. It often goes like that, and it is good to have a few silly ones left.",
      "And then {hero} was in trouble. It had looked quite simple, but it was like a knot: wherever {he} pulled, it got tighter. It grew later and later. {Hero} was cold, and {he} would have given {his} supper for somebody who knew what to do. “Hello?” {he} called. “Is anybody there?” Nothing stirred.",
    ],
    end: [
      "Then there was a rustle, and there they stood: the one with the pat on the head, and the one who had looked at the time, and even the one who had laughed. “We've been thinking,” they said. “You don't tell fibs as a rule.” They had brought a light and a rope and something to eat. “Now tell us again,” they said, “and this time from the beginning.”",
      "{Hero} told it from the beginning, and it got bigger and bigger, until it was just as big as it really was. They listened to the very end. Then everyone pulled where {hero} said, and not where it looked right, and the knot went slack. It was over so quickly that they had to have the food afterwards.",
      "It is a story by now, and {hero} has to tell it quite often. Nobody pats {him} on the head while {he} does it. When a very small one comes running with something that can't be true, {hero} is the first to sit down and listen.",
    ],
  }),
];
