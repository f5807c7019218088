import { phrase } from "../../phrase.ts";
import { story } from "../../subject-story.ts";

const MAGE = /\b(?:witch|wizard|sorcerer|sorceress|magician|fairy|enchanter|enchantress|apprentice|mage|druid)\w*/i;
const WRONG =
  /\b(?:w[eo]nt (?:badly |terribly |all |completely )?wrong|goes wrong|backfired?|by (?:mistake|accident)|accidentally|wrong (?:word|spell|way)|mixed up|got [^.]* wrong|would not stop|instead of|failed)\b/i;
const SPELL = /\b(?:spells?|magic|potions?|charms?|enchant\w*|wand)\b/i;
const SAD = /\b(?:murder\w*|kill\w*|war|dies|died|dead|evil|stole|prince)\b/i;

/** Stories of magic that goes wrong. */
export const spellsGoneWrong = [
  story({
    says: [
      MAGE,
      SPELL,
      WRONG,
      phrase(
        "(?:tried|wanted|(?:cast|used|spoke|said|brewed|mixed|made|tried|learned)[^.]*? (?:spell|potion|magic|charm|wand)[^.]*?) to <aim:doing>",
      ),
    ],
    unless: SAD,
    after: [
      "It had looked so easy in the book. All {hero} wanted was to {aim}, and there stood the spell, on page nine, with a nice drawing. But two pages were stuck together with jam. {Hero} read the first half of one spell and the second half of another, waved {his} arms, and there was a bang.",
      "When the smoke had gone, {hero} looked at it through {his} fingers. Oh dear. That was not what {he} had meant at all. {Hero} had wanted to {aim}, and now there was this. “Stop,” said {hero}. It did not stop. “Please,” said {hero}. It did not care about “please” either.",
      "So {hero} did a second spell to undo the first. One should never do that in a hurry. The first spell went on as before, and now it was purple, too. With the third one it began to hum. {Hero} leaned on the door from inside and held it shut, but magic goes under doors.",
      "+ The cat had gone up on the highest shelf with the biscuit tin. “Page nine,” said the cat, who never spoke as a rule. “With jam. I only mention it.” {Hero} told the cat that this was not the right moment.",
      "It was not long before the neighbours stood in front of the house. “Was that you?” they asked {hero}. It would have been easy to say no. {Hero} looked at their faces and at the purple mess behind them. “Yes,” {he} said. “That was me. I'm sorry. I meant well, and I did not read properly.”",
    ],
    end: [
      "As soon as {hero} had said it, the humming grew quieter. {Hero} noticed it at once. {He} carefully pulled the stuck pages apart. There, under the jam, stood one more line in tiny letters: whoever has made a mistake must say so first; nothing else helps. The magic had only been waiting for that.",
      "Then {hero} read the right spell, slowly, with one finger under the words. The neighbours held the book and the candle, and said each line after {him}. There was no bang this time. There was a small sound, as when a bubble bursts. The mess was gone, and at last {hero} could {aim}.",
      "A little bit of purple stayed behind in one corner, and {hero} has left it there, so as not to forget. Page nine is clean. Before every spell {hero} washes {his} hands, turns over all the pages one by one, and asks the cat. “No jam,” says the cat.",
    ],
  }),
  story({
    says: [MAGE, SPELL, WRONG],
    unless: new RegExp(`${SAD.source}|\\b(?:tried|wanted|spell|potion) to\\b`, "i"),
    after: [
      "“It was only one little word,” said {hero}. That was true. But it is with spells as it is with ladders: one piece missing is enough. Whatever {hero} had magicked now did as it liked. It went through the garden gate and down the road, and behind it everything was a little different from before.",
      "+ {Hero} ran after it with the wand in one hand and the book in the other. “Turn back!” {he} shouted. That was a spell as well, unfortunately, and all the signposts turned back. A coach with six ladies went the wrong way. {Hero} apologised to each of the six and ran on.",
      "People came out of their houses. Some laughed, and some held on to their hats. “That's {hero} again,” they said. {Hero} knew that tone. {He} had heard it at school, and at every party since then. {He} would have liked to make {himself} invisible, but after this morning {he} did not dare.",
      "+ {Hero} tried it from the front, and from behind. Once {he} nearly had the right word; it lay on the tip of {his} tongue, and then {he} sneezed. The sneeze had consequences of its own. There was a pond there now.",
      "At last {hero} gave up and sat down on a milestone. {He} had no breath and no more ideas. “I'm no good at it,” said {hero} to the book. “I never have been.” A drop fell on the page. The ink ran a little, and under the spell an older line appeared, in the handwriting of {his} teacher: if it goes wrong, look what it is good for.",
    ],
    end: [
      "{Hero} had not thought of that. {He} wiped {his} nose and looked down the road, for the first time properly. There stood an old woman who had not left her house for years, and she was laughing. Children were dancing behind it in a row, big ones and small ones. It was not all bad, what had gone wrong.",
      "What was good {hero} left as it was. To the rest {he} went from one to the next, said sorry, and put it back with a small, careful word. It took until the evening. And because {he} was not in a hurry and not afraid, {hero} did not get a single word wrong. “That's {hero},” said the people, and it had a new tone.",
      "{Hero} still makes mistakes. The wand has a dent, and the garden gate has another. But when there is a bang somewhere, the people put on their coats and go to see. “Let's have a look,” they say, “what it is good for.”",
    ],
  }),
];
