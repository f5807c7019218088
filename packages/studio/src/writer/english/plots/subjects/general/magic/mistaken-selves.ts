import { phrase } from "../../phrase.ts";
import { story } from "../../subject-story.ts";

/** Stories of animals and tale figures that think too much of themselves, or too little. */
export const mistakenSelves = [
  story({
    says: [
      phrase(
        "(?:believed|believes|thought|was (?:quite |completely |absolutely |firmly )?(?:sure|convinced|certain)|was told) (?:that )?(?:he|she|it|they) (?:was|were|is) (?:really |secretly |actually )?(?=an? |the )<model:thing>",
      ),
    ],
    unless:
      /\b(?:dead|died|war|murder\w*|kill\w*|adopted|raised by|grew up|failure|burden|coward|monster|only|last|too)\b/i,
    of: "creatures",
    after: [
      "{Hero} had no doubts. {He} walked like {amodel}, or so {he} thought. {He} looked into a puddle and saw {amodel} looking out. When the others laughed, {hero} only lifted {his} head a little higher. “They have never met {amodel} before,” {he} told {himself}. “They are bound to be shy.”",
      "+ So {hero} lived as {amodel} lives, all day long. {He} got up when {amodel} gets up, and ate what {amodel} eats, even the parts that were hard to swallow. {He} greeted the neighbours as {amodel} would greet them. Some of them greeted back, because it was easier.",
      "“You are nothing of the kind,” said {hero's} cousin, who came by on a Sunday. “You are one of us. Look at your feet!” {Hero} looked at {his} feet. They were very fine feet, just right for {amodel}. It was {his} cousin who had the wrong ones, and {hero} was too polite to mention it.",
      "+ In the evening the cousin told everybody at home about it. They laughed until the straw flew. Only {hero's} grandmother did not laugh. “Is {he} happy?” she asked. The cousin had to admit that {hero} was very happy. “Well, then,” said the grandmother.",
      "But one afternoon there was a stir outside, and {hero} stood face to face with a real one: {amodel}, from top to toe. They looked at each other. {Hero} looked at the stranger, and then down at {himself}. It was not the same at all. {Hero} grew quite cold.",
      "“And what are you?” asked the stranger politely. {Hero} opened {his} mouth to say it: {amodel}. For the first time it would not come out. {He} turned round, ran as fast as those feet could carry {him}, and hid under a hedge until it was dark.",
    ],
    end: [
      "Then there were steps. It was the stranger, who sat down in the grass beside {hero}. “I have been {amodel} since I was born,” said the stranger. “I never thought about it. Then I saw you walk, with your head up, as if it were the best thing in the world. I went home and tried to walk like that.”",
      "“And?” asked {hero}. “I fell over the cat,” said the stranger. So {hero} showed how it was done, once slowly and once at full speed. They walked up and down in the moonlight, {hero} in front and the real one behind. In the end both of them had their heads up.",
      "Today {hero} knows very well what {he} is, and has the right feet for it. But on Sundays {he} still goes out as {amodel}, with {his} head high, and all the neighbours greet {him}. If anybody says that {he} is nothing of the kind, {hero} smiles. “Of course not,” {he} says. “But doesn't it suit me?”",
    ],
  }),
  story({
    says: [
      phrase(
        "(?:was|were|felt|is) (?:so |very |terribly |always |deeply |secretly )?(?:ashamed|embarrassed) (?:of|by|about) (?=(?:his|her|its|their) )<trait:thing>",
      ),
    ],
    unless:
      /\b(?:crime|past|mother|father|parents|mum|dad|family|grand\w+|brother|sister|job|poor|house|drunk|prison|dead|died|war)\b/i,
    after: [
      "For as long as {he} could remember, {hero} had tried to hide {thetrait}. {He} had always stood at the back and at the edge, and had gone home before the others. All the same {he} had felt that everybody who looked at {him} could think of nothing but {thetrait}.",
      "It had begun with one giggle. Somebody had giggled about {thetrait} a long time ago, and had forgotten it by lunch. {Hero} had not forgotten it. {He} had heard that giggle every day since. In the evenings {he} made a wish, and it was always the same: to wake up without {thetrait}.",
      "Then there was an evening when it grew so dark and wild outside that nobody could see the way home. Everywhere somebody was calling, and nobody knew where. The small ones were crying. {Hero} stood quite still in the middle of it, with {thetrait}, and did not know what to do.",
      "“Over there!” cried the smallest one. “That's {hero}! I know {him} anywhere! Nobody else has that!” Of all that was out there, {thetrait} had been the first thing they noticed, even from so far away. They came running to {hero}, one after another, and held on to {him}.",
      "+ {Hero} felt {his} face grow hot. There it was again: they had all looked for {thetrait}. But nobody giggled. The smallest one pressed a wet cheek against {him}. “I was so glad when I knew it was you,” it said.",
    ],
    end: [
      "So {hero} did what {he} had never done in {his} life. {He} did not stand at the back. {He} went to the very front and showed {thetrait} as well as {he} could, so that everyone would know where to go. “Follow me!” {he} called. Behind {him} the line grew longer and longer, until nobody was missing.",
      "They were safe before night came. “How did you find the way back?” the others asked. “We only had to follow {hero},” said the smallest one. The one who had giggled long ago stood there as well. “I always wanted to have something like that,” said the giggler, and looked at {trait}. {Hero} could hardly believe it.",
      "Now {hero} walks at the front whenever they go out. The small ones have a new game: one of them is {hero}, and the others have to follow. They quarrel about who may have {thetrait} today. {Hero} watches them, and does not try to hide anything any more.",
    ],
  }),
];
