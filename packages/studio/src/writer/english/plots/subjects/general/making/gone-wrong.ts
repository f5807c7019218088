import { phrase } from "../../phrase.ts";
import { role, story } from "../../subject-story.ts";
import { BEGINS, BY_THEM, CLOSE, PARTNER } from "./by-them.ts";

const COMMON =
  /\b(?:murder\w*|kill\w*|ghosts?|robb\w*|magic\w*|witch\w*|wizard\w*|curse\w*|dragon|poison\w*|dead body|war)\b/i;
const THIEVES =
  "snails?|slugs?|rabbits?|hares?|deer|moose|elephants?|monkeys?|baboons?|birds?|crows?|ravens?|sparrows?|starlings?|parrots?|magpies?|mole|moles|mouse|mice|hamsters?|squirrels?|goats?|sheep|pigs?|wild boars?|boars?|hedgehogs?|caterpillars?|raccoons?|foxe?s?|badgers?|geese|goose|ducks?|llamas?|kangaroos?|cows?|donkeys?|tortoises?|beetles?|ants|porcupines?";
const CROPS =
  "maize|corn|pumpkins?|vegetables?|carrots?|cabbages?|lettuces?|tomatoes?|strawberries|raspberries|berries|cherries|apples?|pears?|plums|grapes|melons?|watermelons?|beans|peas|potatoes|sunflowers?|tulips|roses|flowers|garden|vegetable garden|field|fields|rice|wheat|oats|orchard|crops?|harvest|seeds|bananas|mangoes|turnips?|radishes|beets|salad|herbs|vineyard|figs|peaches";

/** Stories of what goes wrong in the kitchen, in the garden and just before a great day. */
export const goneWrong = [
  story({
    says: [
      phrase(
        `${BY_THEM}(?:baked|cooked|made|prepared|(?<=to )(?:bake|cook|make|prepare)|(?:tried|decided|wanted) to (?:bake|cook|make|prepare)) <dish:thing>`,
      ),
      /\b(?:cake|pie|bread|soup|stew|dinner|supper|lunch|breakfast|meal|dish|pancakes?|biscuits|cookies|pizza|pasta|noodles|dumplings?|curry|tart|pudding|muffins|waffles|jam|omelette|rice|roast|buns|lasagne|paella|biryani)\b/i,
      /\b(?:salt instead|instead of sugar|instead of flour|(?:mix\w*|confus\w*) (?:up )?(?:the )?(?:salt|sugar|flour)|forg[eo]t\w* (?:the|to (?:add|put))|burn(?:t|ed|s)|everything (?:went|goes|was going) wrong|(?:went|goes|going) (?:terribly |badly |completely )?wrong|too much (?:salt|pepper|chilli|yeast)|collapse[sd]?|fell (?:on|to) the floor)\b/i,
    ],
    may: [
      new RegExp(
        `\\bfor ${role("guest", `${CLOSE}|parents|family|friends|guests|class`).source}(?!['’]s (?!birthday|wedding|party|visit|name day))`,
        "u",
      ),
      /\bfor (?:his|her|their|a|the) [^.]*/,
      phrase("(?:Then|until) <helper:somebody> (?:knocked|came|called|arrived|helped|showed|rang|had)"),
      /\b(?:until|Then) [^.]+/,
      /\bused [^.]+/,
      ...PARTNER,
    ],
    unless: new RegExp(
      `${COMMON.source}|\\b(?:contest|competition|show|critic|restaurant|king|queen|alien\\w*|inspector)\\b`,
      "i",
    ),
    after: [
      "@kitchen(hero cook) {Hero} had sent everybody out of the kitchen and tied on an apron. “You'll see,” {he} had called through the door. “You've never eaten anything like this in your lives!” That, at least, turned out to be true.",
      "@kitchen(hero eat) {Hero} tasted a very small bit of {thedish}, from the edge. {He} pulled a face that {he} had never pulled before. Then {he} drank three glasses of water, one after the other, and tasted again, in case it had been a mistake. It had been no mistake.",
      "@kitchen(hero cook) So {hero} tried to save {thedish}. {He} put in honey, and after that mustard, and a whole lemon. With each spoonful it got more, and with no spoonful did it get any better. Something dripped from the stove. The kitchen looked as if a horse had been baking there.",
      [
        "+ @kitchen “Is it ready?” called {guest} from outside. “Almost!” called {hero}, and quickly laid a leaf of parsley on the worst place. {He} stepped back and looked. Now you could see exactly where the worst place was. {Hero} took it off again and ate it.",
        "+ @kitchen “Is it ready?” they called from outside. “Almost!” called {hero}, and quickly laid a leaf of parsley on the worst place. {He} stepped back and looked. Now you could see exactly where the worst place was. {Hero} took it off again and ate it.",
      ],
      "@kitchen(hero sit) There was nothing left in the cupboard for a second try, and it was far too late to go and buy something. {Hero} sat down on the kitchen floor, with flour on {his} knees. Outside the table was laid so beautifully, and in the middle of it there would be {thedish}, which nobody could eat. {He} felt like crying.",
    ],
    end: [
      [
        "@kitchen(hero sit, helper look) That was how {helper} found {him}. {Helper} looked at the stove, at the ceiling, and at {hero} on the floor, dipped a finger into {thedish}, and tasted it. “Oh,” said {helper}, and coughed. “I once did that at a wedding, for ninety people. Come, get up. We'll find something else for {guest}.”",
        "@kitchen(hero sit, helper look) That was how {helper} found {him}. {Helper} looked at the stove, at the ceiling, and at {hero} on the floor, dipped a finger into {thedish}, and tasted it. “Oh,” said {helper}, and coughed. “I've done that too. It was at a wedding, for ninety people.” {Hero} smiled, although {he} did not want to.",
        "@kitchen(hero sit, guest look) That was how {guest} found {him}. {Hero} could not say a word, and only pointed. {Guest} looked at the stove, at the ceiling, dipped a finger into {thedish}, and tasted it for a very long time. “It's true,” said {guest} at last. “Nobody has ever eaten anything like it.” And then they all burst out laughing.",
        "@kitchen(hero sit) That was how they found {him}. {Hero} could not say a word, and only pointed. One after the other they dipped a finger into {thedish} and tasted it for a very long time. “It's true,” somebody said at last. “We've never eaten anything like it.” And then they all burst out laughing, and {hero} too.",
      ],
      [
        "@kitchen(hero cook) In the end there were still four eggs, a loaf of bread and an onion. {Hero} cut, {guest} stirred, and nobody was sent out of the kitchen any more. They ate out of the pan, standing, and it was so good that they scraped it clean. {Thedish} stood in the middle of the table, with a candle on it, and was admired.",
        "@kitchen(hero cook) In the end there were still four eggs, a loaf of bread and an onion. {Hero} cut, and the others stirred, and nobody was sent out of the kitchen any more. They ate out of the pan, standing, and it was so good that they scraped it clean. {Thedish} stood in the middle of the table, with a candle on it, and was admired.",
      ],
      "By now {hero} can do it as well as anybody, with the right amounts and no smoke. But once a year, on the same day, they lock nobody out, they need four eggs, a loaf of bread and an onion, and they eat out of the pan. {Hero} says that it was the best meal {he} ever spoiled.",
    ],
  }),
  story({
    says: [
      role("thief", THIEVES),
      role("crop", CROPS),
      /\b(?:(?:ate|eats?|eaten|kept eating|keeps eating|nibbl\w+|stole|steals?|stolen|dug up|digs? up|trampl\w+|raid\w*|destroy\w*)\b|(?:away from|out of) (?:his|her|their|the|my)\b)/,
      /\b(?:grow|grew|grows|growing|farmer|gardener|garden|field|plant\w*|keep|kept|harvest|orchard)\b/i,
    ],
    may: [
      phrase("to grow <wish:thing>"),
      /\b(?:wanted|tried|had) to [^.]+/,
      /\b(?:But|Then) [^.]+/,
      /\bwithout hurting [^.]+/,
      BEGINS,
    ],
    unless: new RegExp(
      `${COMMON.source}|\\b(?:talking|hero(?:es)?|best friends?|made friends|shared|moon|giant|cook\\w*|bak\\w+|(?:a|the|little|young|hungry) (?:rabbit|mouse|squirrel|fox|hedgehog|crow)s? (?:who|named|called|that))\\b`,
      "i",
    ),
    of: "people",
    after: [
      "Every morning {hero} went to look at {thecrop}, and every morning there was less of it. {He} did not have to ask who it had been. There were traces all over the ground, and they were still fresh. {Thief} had been there again.",
      "“You must get rid of {thief},” said the neighbours, and they all knew a way, one crueller than the other. {Hero} shook {his} head. {He} did not want to hurt {thief}. {He} only wanted to keep {thecrop}.",
      "First {hero} built a fence. {Thief} came all the same. Then {he} put up a scarecrow in {his} own good coat, with {his} own good hat. In the morning one of the sleeves was gone too.",
      [
        "So {hero} took a blanket and a lamp, and sat down beside {thecrop} to wait. {Mate} sat next to {him}. They shared an apple and whispered, and the moon went slowly from one side to the other.",
        "So {hero} took a blanket and a lamp, and sat down beside {thecrop} to wait. {He} ate an apple and counted stars. The moon went slowly from one side to the other.",
      ],
      "Then {thief} came. {Hero} lifted the lamp and opened {his} mouth to shout. But {he} saw how {thief} ate: quickly, and without looking up, as somebody eats who has had nothing the whole day. {Hero} let the lamp sink.",
    ],
    end: [
      "The next morning {hero} took the spade and walked right out to the edge, a good way from {thecrop}. There {he} dug a strip of ground and filled it with whatever {thief} liked best. “This is for you,” said {hero} when it got dark, and pointed. “And that is for me.” {Thief} looked from one to the other.",
      "It took more than one night until that was understood. And then there was a morning when nothing was missing. {Hero} went round {thecrop} twice and counted. Only at the edge there was not a crumb left, and the traces of {thief} went there and back, quite neatly.",
      [
        "And that was how {hero} came to grow {wish} after all. The neighbours came to look, and wanted to know how {he} had got rid of {thief}. “Not at all,” said {hero}. “We share.”",
        "In the end {thecrop} did better than ever. The neighbours came to look, and wanted to know how {hero} had got rid of {thief}. “Not at all,” said {hero}. “We share.”",
      ],
      "{Hero} still puts out something for {thief} every evening, at the same place. There is a sign there, with a name and an arrow. {Thief} cannot read it, of course. But nobody has ever come to the wrong side again.",
    ],
  }),
  story({
    says: [
      /(?<![\p{L}-])(?<lost>(?:(?:[Tt]he|[Aa]ll|[Hh]is|[Hh]er|[Tt]heir|[Oo]ur) (?:the |their |his |her )?)(?:[\p{Ll}'’-]+ ){0,3}?\p{Ll}+) (?:for [^.]{3,40}? )?(?:got (?:wet|soaked|lost|ruined|torn|burned|burnt)|(?:was|were) (?:completely |all )?(?:destroyed|ruined|soaked|torn|stolen|eaten|smashed|blown away|burned|broken|lost|damaged|gone)|burn(?:ed|t)(?: down)?|tore|broke|melted|fell apart|collapsed|flew away)(?!\p{L})/u,
      /\b(?:festival|wedding|party|fair|feast|parade|carnival|concert|show|play|celebration|birthday|race|exhibition|premiere|ball|new year|christmas|easter|diwali|eid)\b/i,
      /\b(?:one night|a single night|overnight|until (?:the )?morning|one day|hours?|the (?:day|night|evening|morning) before|just before|shortly before|in time|on the (?:eve|morning))\b/i,
    ],
    may: [
      /\b(?:for|before|of) the (?:[a-z]+ )?(?<feast>festival|wedding|party|fair|feast|parade|carnival|concert|show|play|celebration|birthday|race|exhibition|premiere|ball)\b/i,
      /\b(?:had|has) (?:only )?(?:one|a|two|three|few) [^.]+/,
      /\b(?:in|by) the (?:rain|storm|wind|fire|flood)\b/,
      BEGINS,
    ],
    unless: new RegExp(`${COMMON.source}|\\b(?:thief|thieves|detective|police|suspect\\w*)\\b`, "i"),
    of: "people",
    after: [
      "{Hero} stood there and looked at what was left of {thelost}. It had taken weeks, and so many hands, and now it lay there in a heap. The others took off their caps, as if somebody had died. “That's that, then,” said the oldest. “We can't do without {thelost}. We'll have to call it all off.”",
      "“Not yet,” said {hero}. {He} was surprised at it {himself}. They looked at {him}, and then they looked at the time. It could not be done, every one of them could work that out. “I know,” said {hero}. “But we can begin.” And {he} pushed up {his} sleeves and sat down at the long table.",
      [
        "For the first hour {hero} sat there alone with {mate}. They worked without a word, as fast as they could. {Mate} passed {him} whatever was needed, before {he} had asked for it. When the first new piece was finished, they put it in the middle of the table. It looked very lonely there.",
        "For the first hour {hero} sat there alone. {He} worked as fast as {he} could, and counted under {his} breath. When the first new piece was finished, {he} put it in the middle of the table. It looked very lonely there. {Hero} worked out how many more were needed, and wished that {he} had not.",
      ],
      "+ Then there was no material any more. {Hero} looked round, took down the curtains, and went on with those. After that it was the turn of a tablecloth, a box of old letters and the fine wrapping paper from under the bed. None of it was what {thelost} had been made of. There was no time to be sorry about that.",
      "Late in the night {hero} could hardly feel {his} fingers. The heap in front of {him} was small, and outside it was already less dark. {He} laid {his} head on the table, only for a moment. Then there was a knock at the window.",
    ],
    end: [
      "It was the oldest of them, in a coat over pyjamas. “I couldn't sleep,” he said gruffly. “I saw your light.” Behind him stood his wife, and behind her half the street, with scissors and string and a pot of soup. “Well,” said the oldest to {hero}, “where do you want us to sit?”",
      "When the sun rose, the last piece was finished. It was all much more colourful than {thelost} had ever been. Each piece had been made by somebody else. At the celebration people walked round with their heads back and pointed: “That one's ours!” {Hero} saw nothing of it until noon. {He} had fallen asleep under the table.",
      "Now they make everything new each year, in that one night, although nothing has been lost any more. And {hero} puts a light in the window, when it gets dark, so that all those who cannot sleep know where to sit.",
    ],
  }),
];
