import { phrase } from "../../phrase.ts";
import { also, story, type WrittenStory } from "../../subject-story.ts";
import { PAL } from "./what-is-lost.ts";

const PROMISED = "(?:promised|had promised|promises|swore to|made a promise to|gave (?:his|her) word to)";
const WORK =
  "build|rebuild|repair|fix|mend|restore|plant|grow|finish|complete|make|sew|knit|carve|paint|bake|create|renovate|dig|clean|save (?:the|his|her|their)";
const NOT =
  /\b(?:murder\w*|kill\w*|revenge|marry|marriage|throne|prince|princess|never to|not to|broke (?:the|his|her|their) promise|forgot|vote|election|politician|president|police|crime|steal|stole|lie|lied|secret|hide|gods?|genie|dragon)\b/i;

const LAST_WISH = /\b(?:dying|deathbed|died|dead|late|last wish)\b/i;

const OF_A_HAND_HELD: WrittenStory = {
  says: [phrase(`${PROMISED} <friend:somebody> (?:that (?:he|she|they) would|to) (?=(?:${WORK}) )<task:doing>`)],
  may: [
    PAL,
    ...also(
      "before (?:he|she|they) died|on (?:his|her) deathbed|dying|last wish|died|death",
      "one day|every (?:day|year|week|summer)|as a child|years ago|when they were (?:young|children)",
      "keep(?:s)? (?:his|her|the|their) (?:promise|word)|kept (?:his|her|the|their) (?:promise|word)",
    ),
  ],
  unless: NOT,
  after: [
    "It had been said quickly, as such things are said, with a hand held tightly and no time to think. “I promise,” said {hero}. {Friend} had looked at {him} and nodded, quite calm, as if it were already done. Only on the way home did {hero} understand what {he} had taken on: to {task}.",
    "{Hero} did not know how to begin. {He} made a list of what {he} needed, and it ran over the edge of the paper. {He} asked people who knew more about it. One of them laughed. One asked what {friend} had been thinking of. “Exactly that,” said {hero}, and wrote down the third one's advice.",
    "The first try went wrong in the morning and the second in the afternoon. {Hero} spent all that {he} had saved. {He} read by torchlight. There were calluses on {his} hands where there had never been any, and at night {he} heard {friend}'s voice: “You promised.” It did not sound stern. It sounded as if {friendhe} was looking forward to it.",
    [
      "“You may stop,” said {pal}. “It would be understood.” {Hero} put down what {he} was holding. It would have been so easy. “I held a hand,” said {hero}, “and I looked into a face.” {Pal} thought about that, rolled up both sleeves, and asked where to start.",
      "There came a day when all of it seemed to be for nothing. {Hero} sat down in the middle of it and said aloud: “I can't.” {He} waited, as if somebody could let {him} off. But a promise can only be given back to the person who has it. {Hero} saw {friend}'s face before {him}, sighed, and got up.",
    ],
    "+ There were good hours, too. {Hero} found out that {friend} had known very well why it had to be {him}. {He} had a patience that {he} had never needed before. {He} was even whistling, and it was a tune that {friend} used to whistle.",
  ],
  end: [
    "And then the day was there. {Hero} did the last thing that was left to do, took one step back, and held {his} breath. It was done. It was not quite as {hero} had imagined it, a little crooked in one place. But the promise to {task} was kept. {Hero} laughed aloud, and had to dry {his} face with a dirty sleeve.",
    "“There you are,” said {hero}, in the direction in which {he} always talked to {friend}. “It took me long enough.” It was quite still. Then a warm breath of air went over {his} neck, and {hero} stood there for a while, as you stand with a hand on your shoulder. After that {he} went to wash.",
    "{Hero} has been asked if {he} would do it again. {He} always shows {his} hands first, with the calluses. Then {he} thinks of {friend}, and of a hand held tightly with no time to think. “At once,” says {hero}.",
  ],
};

const OF_A_LITTLE_FINGER: WrittenStory = {
  says: [phrase(`${PROMISED} <friend:somebody> (?:that (?:he|she|they) would|to) (?=(?:${WORK}) )<task:doing>`)],
  may: [
    PAL,
    ...also(
      "one day|every (?:day|year|week|summer)|no matter what",
      "keep(?:s)? (?:his|her|the|their) (?:promise|word)|kept (?:his|her|the|their) (?:promise|word)",
      "but (?:it|that|the|then)|difficult|hard|far|storm|night|snow",
    ),
  ],
  unless: new RegExp(`${NOT.source}|${LAST_WISH.source}`, "i"),
  after: [
    "They did it properly, with the little finger. “Word of honour?” asked {friend}. “Word of honour,” said {hero}. It was a fine feeling. It lasted until bedtime. Then {hero} lay there with {his} eyes open, and noticed how big that promise was. To {task}! How did you even begin?",
    "In the morning {hero} tied a string round {his} finger, so as not to forget. Then {he} set to work. {He} tried it from the front, and {he} tried it from behind. By noon {he} was covered with dirt up to the ears. But {friend} was still as far from having what {hero} had promised as the day before.",
    [
      "“It can't be done,” said {pal}'s face, or at least {hero} read it there. “But I promised,” said {hero}, and showed the string. So {pal} helped. Where {hero} pulled, {pal} pushed. They both fell over backwards, and got up, and did it again.",
      "“It can't be done,” said those who were watching. “But I promised,” said {hero}, and showed the string. “It's only a promise.” “It isn't only,” said {hero}, and fell over backwards, and got up again. After that there were fewer of them who laughed.",
    ],
    "Then something else came along, and it was lovely. All the others went to play, with cake, and called: “Come on, {hero}, just for today!” {Hero} looked at the cake. {He} looked at the string on {his} finger, which had got quite grey. It was the hardest moment of all. “I'll come when I've finished,” {he} said.",
    "+ The noise of the party came over on the wind, and {hero} worked on. {He} cried a little, out of anger, and stuck out {his} tongue at the string. But {he} did not take it off.",
  ],
  end: [
    "When it was nearly dark there was a knock. Outside stood the others, with crumbs round their mouths, and with a big piece of cake. “You really meant it,” they said. “Where can we push?” So {hero} showed them. It took all of them, and it took until the moon came up. And then, with one last heave, {hero} had done it.",
    "{Friend} came running in the morning. {Friendhe} looked, and looked, and could not say a word. Then {friend} held out a little finger, and {hero} hooked {his} own in it. “Word of honour,” they said, both at the same time. {Hero} was so tired and so happy that {he} fell asleep standing up.",
    "The string hangs on a nail over {hero}'s bed. {He} does not promise things so quickly any more. But when {hero} does promise a thing, with the little finger, then everybody knows that they can go home and sleep.",
  ],
};

/** Stories of promises that are kept. */
export const promises = [
  story({ ...OF_A_HAND_HELD, of: "adults" }),
  story({ ...OF_A_HAND_HELD, says: [...OF_A_HAND_HELD.says, LAST_WISH], of: "people" }),
  story({
    says: [
      phrase(
        `${PROMISED} <friend:somebody> (?:that (?:he|she|they) would|to) (?=(?:come|be|return|get|make it|visit|arrive|fly|drive|sail) )<task:doing>`,
      ),
    ],
    may: [
      PAL,
      ...also(
        "but|then|however",
        "(?:snow\\w*|storm|fog|flood|strike|closed|cancelled|broke down|missed|late|stuck)",
        "in time|for (?:christmas|new year[^.]*|the (?:wedding|birthday|concert|play|show|birth|match))",
        "every (?:year|summer|winter|sunday)|one day|before [^.]*",
        "airport|train|ship|plane|car|bus|road|station",
      ),
    ],
    of: "adults",
    unless: new RegExp(
      `${NOT.source}|${LAST_WISH.source}|\\b(?:war|prison|space\\w*|be (?:good|brave|careful|silent|quiet|a|the|faithful|honest|friends))\\b`,
      "i",
    ),
    after: [
      "“You always say that,” {friend} had answered. “This time it's a promise,” said {hero}. It was an easy sentence, weeks before. Now {hero} looked at the clock. {He} had promised {friend} to {task}. There was not much time left.",
      "Of course everything went wrong that could go wrong. What should have left did not leave, and what left broke down. “Nothing more today,” said a man behind a window, and pulled down the blind. {Hero} stood there with {his} bag and thought of {friend}, who would be looking out at that moment and pretending not to.",
      "{Hero} did not take a room. {He} asked everyone who had wheels. {He} sat between crates of cabbages, and then on the back seat of a hearse, with a very polite driver. {He} walked the bits in between. “I've promised somebody,” {hero} said each time, and each time the door was opened a little further.",
      [
        "“We'll never make it,” said {pal} somewhere in the dark. “Then we'll be late,” said {hero}, “but we'll be there.” They shared the last roll. {Pal} began to hum, out of pure despair, and after a while both of them were singing. It is easier to walk like that.",
        "Somewhere in the dark {hero} sat on a milestone and shared the last roll with nobody. {He} thought of all the times when something had come in between. There had always been a good reason. {Hero} got up from the milestone and walked faster.",
      ],
      "+ {Hero} could not telephone. There was no signal there, and then there was no battery. So {he} talked to {friend} in {his} head, mile after mile, and told {friendhim} everything: about the blind, and the cabbages, and the hearse. “Keep the light on,” {he} said at the end of each mile.",
    ],
    end: [
      "It was late when {hero} came round the last corner, much too late. {His} shoes were done for. All the windows were dark except for one. The door was pulled open, and there stood {friend}, in a coat, as if to set out and look for {him}. “You came,” said {friend}. “I promised,” said {hero}. More could not be said for quite a while.",
      "Everything had been left just as it was. Nothing had been begun, and nothing had been eaten. “I told them that you'd come,” said {friend}. “They didn't believe it.” “And you?” asked {hero}. {Friend} thought about it. “Not until now,” said {friend}, and took {his} bag away from {him}, so that {he} had to stay.",
      "{Hero} still has the shoes, with the holes. They stand by the door. When {friend} hears an “I promise” these days, there is no more “You always say that”. There is a look at the shoes, and then the light is left on.",
    ],
  }),
  story({ ...OF_A_LITTLE_FINGER, of: "young" }),
  story({ ...OF_A_LITTLE_FINGER, of: "creatures" }),
  story({ ...OF_A_LITTLE_FINGER, of: "things" }),
];
