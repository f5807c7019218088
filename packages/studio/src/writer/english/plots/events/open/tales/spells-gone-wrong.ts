import type { ClauseScene } from "../../../clause-scene.ts";
import { MAGICIAN, OPEN_LAST, sentence } from "./figures.ts";

/** Spells that do something else than they should. */
export const spellsGoneWrong: readonly ClauseScene[] = [
  {
    by: "any",
    words: sentence(
      "(?:turned|transformed|changed|bewitched|enchanted) (?<victim>(?:the|his|her|their|my|our|a|an) (?:[a-z']+ ){0,2}?[a-z]+) (?:into|to) (?<form>(?:an?|some) (?:[a-z]+ )?(?:frog|toad|mouse|pig|goat|goose|duck|hen|chicken|cat|dog|donkey|sheep|snail|newt|hedgehog|rabbit|parrot|owl|fish|beetle|cow|pony|hamster|cushion|teapot|pumpkin|cabbage|turnip|cucumber|chair|squirrel|crow|raven|pigeon|guinea pig|turtle|tortoise|slug|lizard|monkey|penguin|bat|spider|worm))\\b[^.]*",
    ),
    idea: new RegExp(
      `^(?=.*\\b(?:${MAGICIAN}|spell|magic|wand|potion|magical|bewitch\\w*)\\b)(?!.*\\b(?:prince|princess|kiss\\w*|true love|for ever|forever|hundred years|for years|found|in the end|finally|discovered|learned|revenge|on purpose|evil|wicked|cursed)\\b)`,
      "i",
    ),
    after: [
      [
        0,
        "=There was a bang, not a large one, and a smell of wet moss. Then there was {form} where there should not have been one, with a very strict look on its face. “Oh,” said {hero}.",
        "=It was the second word that had done it. One can say it with the tongue on the right, or with the tongue on the left. {Hero} knew that now. On the floor sat {form}, and it was breathing in the way that {victim} breathes before there is trouble.",
      ],
      [
        1,
        "=The book had a chapter on it. “First catch what you have turned,” it said. That took up the morning. They went over the table and under the table, and once through the soup.",
      ],
      [
        1,
        "={Hero} tried it backwards. After that {theform} could do whatever it had been able to do before, only the other way round. {He} tried it with a rhyme. Now there was a hat on it. It was a nice hat. It did not help.",
        "=“Try it backwards,” said {mate}. After that there were stripes on it. “Try it with a rhyme,” said {mate}. Now there was a hat on it as well. It was a nice hat. It did not help.",
      ],
      [
        2,
        "=Three times there was a knock. “Not at home!” called {hero} the first time, and the second time, too. The third time {he} put a tea cosy over everything and opened. “What's that under there?” “Tea,” said {hero}. The tea coughed.",
      ],
      [
        0.4,
        "=When it had got dark, {he} sat down on the floor, so that they were eye to eye. There was nothing left in the book. “I'm sorry,” said {hero}. “It wasn't the spell. It was me. I wanted to be quick.” {He} had not said that aloud the whole day long.",
      ],
    ],
    end: [
      [
        0,
        "=There was a bang. It was a very small one, like a cork. On the floor, knees drawn up and hat on head, sat {victim}. “At last,” were the first words. “I've been trying to tell you since breakfast: page one, in the small print. It comes undone when somebody's sorry. Nobody ever reads page one.”",
      ],
      [
        0.6,
        "=There might have been a great deal to say after that. It was said, too, and it took until the kettle boiled. Then there was tea, out of the real pot, and the tea cosy went back to its place.",
      ],
      [
        0.8,
        "=The book has a pencil mark on page one now. And the hat has stayed. It cannot be got off, whichever side one puts one's tongue. People have begun to say that it looks rather good.",
      ],
    ],
  },
  {
    by: "any",
    words: sentence(
      `turned (?<all>(?:everything|everyone|everybody|(?:the|his|her|their|my|our) (?:(?:whole|entire|royal|little) )*[a-z]+(?: and everything in it)?)) (?:bright )?(?<colour>pink|green|blue|purple|yellow|orange|red|striped|spotted|upside down|invisible|rainbow-coloured)\\b[^.]*|${OPEN_LAST}`,
    ),
    idea: new RegExp(
      `^(?=.*\\b${MAGICIAN}\\b)(?=.*\\bturned (?<all>(?:everything|everyone|everybody|(?:the|his|her|their|my|our) (?:(?:whole|entire|royal|little) )*[a-z]+(?: and everything in it)?)) (?:bright )?(?<colour>pink|green|blue|purple|yellow|orange|red|striped|spotted)\\b)(?!.*\\b(?:in the end|finally|liked it|loved it|discovered|found)\\b)`,
      "i",
    ),
    after: [
      [
        0,
        "=Really {hero} had only meant one thing, a small one, with a hole in it. But a spell is like a pot of paint on a ladder. When it had finished, {all} was {colour}, and so was the tip of {his} nose.",
      ],
      [
        1,
        "=People came out and looked. The baker looked at his rolls. The postman looked at the letters, which were {colour} inside, too. “Who was that?” somebody asked. They all turned round, and there stood {hero}, with something behind {his} back.",
      ],
      [
        1,
        "={Hero} tried the spell for taking things back. It took back the baker's hat. {He} tried the one for stains. It was very strong: for a moment one could see right through everything, and there were some who would rather not have been seen just then.",
      ],
      [
        0.4,
        "=By evening nobody could find anything. Their own doors looked like all the other doors, and the hens could not be told from the bushes. An old woman stood in the street with her key and did not know where to put it. {Hero} put the wand down. With that {he} would only make it worse.",
      ],
    ],
    end: [
      [
        0,
        "=Then {he} fetched a bucket, a brush, and the one rag that had been in a drawer and had kept its old looks. “What colour was your door?” {he} asked the old woman. “Brown,” she said. “No. Wait. I never liked it brown.” She thought about it. “I've always wanted a blue one.”",
      ],
      [
        0.6,
        "=It took all night, and by midnight {hero} was not alone any more. Everybody brought a brush, and everybody knew at once what they had always wanted. There was a green door with dots. There was a gate with a tiger on it. Nobody asked for what had been there before.",
      ],
      [
        0.8,
        "=Only one thing has been left as it was: the postbox is still {colour}, on the inside. Whoever gets a letter from there knows at once where it comes from. And {hero} still has that first small thing to do, with the hole in it. {He} is thinking of a needle.",
      ],
    ],
  },
  {
    by: "any",
    words: sentence(
      "(?:could not|couldn't|did not know how to|was unable to|tried to|had to|nobody could|no one could|nobody knew how to) (?:be )?(?:stop(?:ped)?|turn (?:it |them |the [a-z]+ )?off|switch (?:it|them) off|control|tame|catch|undo)\\b[^.]*|(?:would not|wouldn't|did not|never) stop\\b[^.]*|went (?:out of control|wild|haywire|on a rampage)\\b[^.]*|got out of (?:hand|control)\\b[^.]*|flooded [^.]*",
    ),
    idea: new RegExp(
      `^(?=.*\\b(?:${MAGICIAN}|spell|magic|bewitched|enchanted|wand)\\b)(?=.*\\b(?<run>(?:an?|the|his|her|their) (?:[a-z]+ ){0,2}?(?:brooms?|pots?|porridge|cauldrons?|mops?|buckets?|kettles?|teapots?|wands?|shoes|boots|soup|dough|bread|scissors|brush(?:es)?|carpets?|violin|fiddle|piano|snow|rain|bubbles|toys|spoons?|plates?|dishes|socks|books?|chairs?|table|hat|vacuum cleaner|washing machine|plants?|beans?|cakes?|sausages|rabbits?))\\b)(?!.*\\b(?:in the end|finally|discovered|found)\\b)`,
      "i",
    ),
    after: [
      [
        0,
        "=In the beginning it was a pleasure. {Hero} leaned back and watched. One ought to have thought of that much earlier, {he} said to {himself}, and put {his} feet up. When {he} wanted to put them down again, there was no room for them.",
      ],
      [
        1,
        "=“Stop,” said {hero}. “Halt. Enough. Thank you!” Nothing of that was the word. {He} knew the word for beginning very well. It stood on the left page. The right page had been used, at some time, for wrapping up a herring.",
      ],
      [
        1,
        "={He} put {therun} into the cupboard and leaned against the door. It was quiet for as long as one needs to breathe in. Then it came out through the back.",
        "=They pushed it into the cupboard, {hero} and {mate}, and leaned against the door. It was quiet for as long as one needs to breathe in. Then it came out through the back.",
      ],
      [
        2,
        "=By then it had got out into the street. People held umbrellas in front of them, or trays. A dog ran ahead and barked. It had the time of its life.",
      ],
      [
        0.4,
        "={Hero} tried it with force, and that was the worst. Wherever {he} hit, there were two of it. In the end {he} stood on the table, which was the last dry and quiet place, with a wooden spoon in {his} hand and no idea in {his} head.",
      ],
    ],
    end: [
      [
        0,
        "=Then {hero} thought: what would I want, if I had been working like that since morning? {He} climbed down, bowed, and said it, quite politely: “Would you like to sit down?” All at once it stopped. It stood there and trembled a little. Then, very slowly, it sank down where it was, and leaned against {his} leg.",
      ],
      [
        0.6,
        "=It took three days to clear up, by hand. The neighbours helped. They did not say anything, but they did it in a certain way. On the last evening somebody brought in a page that had hung in the fish shop for years. “It's the word for stopping,” it was explained. “It says: please.”",
      ],
      [
        0.8,
        "=These days {hero} does it {himself}, every bit of it. It takes longer. {He} does not put {his} feet up before it is done, and then {he} always asks first whether anybody else would like to sit down.",
      ],
    ],
  },
  {
    by: "any",
    words: sentence(
      `(?:(?:had )?(?:forgot(?:ten)?|lost|could not remember|couldn't remember|could no longer remember|mixed up|kept forgetting|always forgot|was losing) (?:all (?:of )?)?(?:his|her|its|their|the|every|most of (?:his|her)) (?:[a-z]+ ){0,2}?(?:spells?|magic|magic words?|powers?|magic powers?|memory)\\b[^.]*|(?:magic|spells?|powers?|tricks) (?:had )?(?:no longer worked|stopped working|was gone|were gone|had gone|disappeared|ran out|did not work)[^.]*|${OPEN_LAST})`,
    ),
    idea: new RegExp(
      `^(?=.*\\b${MAGICIAN}\\b)(?=.*\\b(?:(?:forgot(?:ten)?|lost|remember|mixed up|forgetting|losing) (?:all (?:of )?)?(?:his|her|its|their|the|every|most of (?:his|her)) (?:[a-z]+ ){0,2}?(?:spells?|magic|magic words?|powers?|memory)|(?:magic|spells?|powers?|tricks) (?:had )?(?:no longer worked|stopped working|was gone|were gone|had gone|disappeared|ran out|did not work))\\b)(?!.*\\b(?:in the end|finally|discovered|found|realized|stole\\w*|school|exam)\\b)`,
      "i",
    ),
    after: [
      [
        0,
        "=It began with the small things. {Hero} wanted to light the candle and could not think of the word. It had been on the tip of {his} tongue only yesterday. Now there was only a taste there, a little like cinnamon.",
      ],
      [
        1,
        "=“Abra,” {he} said, and waited. That was not it. {He} tried all the words that {he} could think of. With “rhubarb” a spoon twitched, and with “Wednesday” the cat came in, but she had probably only been hungry.",
        "=“Abra,” {he} said, and waited. That was not it. {He} tried all the words that {he} could think of. With “rhubarb” a spoon twitched. It may have been a draught.",
      ],
      [
        1,
        "=People kept coming as they always had. One needed rain, and one had a wart. {Hero} did not want to send them away. So {he} looked at the wart, and asked about it, and listened. “It feels better already,” said the one with the wart. {Hero} had not done anything at all.",
        "=“Then do it without,” said {mate}. Somebody had come because of a wart. {Hero} looked at it, asked about it, and listened. “It feels better already,” said the one with the wart. {Hero} had not done anything at all.",
      ],
      [
        2,
        "=With the rain it was harder. {Hero} went along with a watering can. It was a large field. At the third row the owner took the second can, and at the sixth row they began to talk.",
      ],
      [
        0.4,
        "=Then came the day when it had to be real magic, in front of everybody. They stood there and waited, the small ones in front. {Hero} lifted {his} hands. It was quite empty in {his} head. Somebody coughed. Somebody else at the back began to whisper.",
      ],
    ],
    end: [
      [
        0,
        "=“I can't do it any more,” said {hero}. “I've forgotten how it goes.” It was very quiet. Then the one with the wart put up a hand. “I still know how it goes,” they heard. “First you look. Then you ask. Then you listen to the end.” “And you carry the other can,” called somebody from the back.",
      ],
      [
        0.6,
        "=At that there was the taste of cinnamon again, and a spark came out of {his} sleeve. It was small and rather crooked. It flew once round all the heads and put itself down on the candle. And then they came back, one word after another, like hens in the evening.",
      ],
      [
        0.8,
        "=The words are in their places again now. All the same {hero} does the warts without them. It works just as well, and there is tea with it. Only for the candle {he} takes the word, every evening, because it tastes so good.",
      ],
    ],
  },
];
