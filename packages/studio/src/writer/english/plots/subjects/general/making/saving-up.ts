import { phrase } from "../../phrase.ts";
import { role, story } from "../../subject-story.ts";
import { BEGINS, BY_THEM, CLOSE, IN_ORDER_TO, PARTNER } from "./by-them.ts";

const SAVED = `${BY_THEM}(?:sav(?:ed|es?|ing)(?= (?:up|money|all|every|for|coins?|pennies|crumbs|pocket|his|her|their|enough|years))|(?:earn(?:ed|s)?|earning|work(?:ed|s)? [^.]{0,30}?to earn|collect(?:ed|s)?) (?:the |enough |some )?money)`;
const NOT_SAVED =
  /\b(?:murder\w*|kill\w*|stole\w*|steals?|robb\w*|bank|saved? (?:his|her|their) (?:life|lives|town|village)|from)\b/i;
const OF_IT = [/\b(?:sav(?:ed|es?|ing)|earn(?:ed|s)?|collect(?:ed|s)?)\b[^.]+/, BEGINS, ...PARTNER];

/** Stories of saving up for something. */
export const savingUp = [
  story({
    says: [
      phrase(
        `${SAVED}[^.]*? (?:to buy|for(?! (?:years|months|weeks|a long|many|days|two|three|four|five|ten))|and (?:bought|buys)) <wish:thing>`,
      ),
    ],
    may: [/ so that (?<purpose>[^.]+)/, new RegExp(`\\bfor ${role("person", CLOSE).source}`, "u"), ...OF_IT],
    unless: new RegExp(
      `${NOT_SAVED.source}|\\b(?:(?:spent|spends|gave|gives) (?:it|them|everything|the money)|but (?:then|when|instead|one|gave|gives)|But|instead|contest)\\b|\\b(?:for|buy)\\b[^.]*\\b(?:wedding|education|school|stud(?:y|ies)|operation|trip|journey|university|treatment|birthday|future|tickets?|house|home|holiday|freedom|college|fees|rent|life|retirement|farm|land|island)\\b`,
    ),
    after: [
      [
        "{Hero} had looked at {thewish} so often that {he} knew every part of it. {He} knew the price as well. {He} wrote it on the lid of an old tin, and underneath what it was all for: so that {purpose}. Then {he} put the first coin in. It sounded very lonely in there.",
        "{Hero} had looked at {thewish} so often that {he} knew every part of it. {He} knew the price as well. {Hero} had to read it twice. {He} wrote it on the lid of an old tin, with two lines under it. Then {he} put the first coin in. It sounded very lonely in there.",
      ],
      [
        "After that {hero} took every work that there was, and {partner} helped. They swept and carried, washed and delivered. If something sweet was for sale at the corner, {partner} looked the other way first, and then {hero} did too. And the tin got heavier, and sounded less and less lonely.",
        "After that {hero} took every work that there was. {He} swept and carried, washed and delivered. If something sweet was for sale at the corner, {hero} looked the other way and thought of {thewish}. And the tin got heavier, and sounded less and less lonely.",
      ],
      "+ In the evening {hero} counted. {He} put the coins in little towers and walked round them with one finger. “Half of {thewish} is paid for by now,” {he} said once, and wondered which half it was. The front would be better. Then {he} put all the towers back into the tin, one after the other.",
      "Then, when there was only a little missing, {hero} went to look at {thewish} again. It was not there any more. In its place there was a pale spot. “Sold,” said the seller, and shrugged. {Hero} stood there with the heavy tin under {his} arm, and could not think of a single word.",
      [
        "{Hero} went home the long way, and put the tin in the darkest corner. All that work for nothing! But on the lid it still said what it was for: so that {purpose}. In the morning {hero} got up at the same time as ever, took the broom, and went to work.",
        "{Hero} went home the long way, and put the tin in the darkest corner. All that work for nothing! But in the morning {hero} got up at the same time as ever, took the broom, and went to work. {He} still wanted {thewish} just as much.",
      ],
    ],
    end: [
      "On Saturday somebody whistled behind {hero}. It was the seller. “I've seen you every day for months,” he said. “You swept in front of my shop as well, and nobody had asked you to.” And he pulled a cloth aside. It was not sold at all. He had only put it away for {hero}, so that nobody else should have {thewish}.",
      [
        "They counted on the bare ground. It was exactly enough, if the last button was taken for a coin, and the seller took it for one. {Hero} ran all the way with {thewish}. {Person} stood there and did not know what to say. “It's for you,” said {hero}, quite out of breath.",
        "They counted on the bare ground. It was exactly enough, if the last button was taken for a coin, and the seller took it for one. {Hero} held {thewish} fast. And now it came true, what {he} had written on the lid: so that {purpose}.",
        "They counted on the bare ground. It was exactly enough, if the last button was taken for a coin, and the seller took it for one. {Hero} held {thewish} fast. {He} {was} so happy that {he} forgot to say thank you, and had to run all the way back.",
      ],
      "The tin is empty, and {hero} has put it where {he} can see it. There is a new number on the lid, under the old one. {Hero} has not told anybody yet what comes after {thewish}. But this morning the first coin fell into the tin, and it did not sound lonely at all.",
    ],
  }),
  story({
    says: [phrase(`${SAVED}[^.]*? (?:${IN_ORDER_TO}|so that (?:he|she|they|I) could )<goal:doing>`)],
    may: OF_IT,
    unless: new RegExp(
      `${NOT_SAVED.source}|\\bto buy\\b|\\b(?:but (?:then|when|instead|one|gave|gives)|But|instead|contest)\\b`,
    ),
    after: [
      "It began with a jam jar. {Hero} washed it, stuck a piece of paper on it, and wrote on the paper what the money was for: “To {goal}.” Then {he} put in what {he} had. It did not even cover the bottom. {Hero} put the jar where {he} saw it first thing every morning.",
      "From that day on {hero} walked where others rode, and mended what others threw away. {He} said yes to every extra job, and no to almost everything else. “What are you saving for?” they asked {him}, and when {hero} told them, some smiled. “You'll be old by then,” they said.",
      "The jar filled so slowly that {hero} began to draw lines on it, one for each month. On some of the lines {he} wrote a word: “Cold feet.” “Three weeks of soup.” “My birthday, no cake.” It was like a diary. Whenever it got too hard, {hero} read the piece of paper once more.",
      "+ Once {hero} stood in front of a shop window for a long time. There was something in it that {he} could have had at once, for less than what was in the jar. It would have been nice. {Hero} breathed on the glass, and wiped it, and went home without it. That evening {he} drew the line a bit thicker.",
      "Then came the day when everything went wrong. The roof leaked, the stove broke, and there was nothing else to pay it with. {Hero} took the jar down and turned it over. Afterwards there were three coins left. {He} looked at the piece of paper, and at the lines, and wanted to throw the jar out of the window.",
    ],
    end: [
      "In the morning the jar was heavier. {Hero} had not put anything in. On the next day there was more in it, and a button as well. So {he} stayed awake, and saw who came: they all did, one after the other, on tiptoe, even those who had smiled. “We'd got used to your jar,” they said. “We want to see it full.”",
      "And one day it was. {Hero} poured it out and counted it with trembling fingers, twice, and it was enough. It was time to {goal}. {He} laughed and cried, and did not know what to do first. It had taken so long, and now {hero} could hardly bear to wait until the next day.",
      "{Hero} did it, and it was better than {he} had imagined, and {he} had imagined it for a very long time. The jar is in the kitchen still, with all its lines. The old paper is off. On the new one there is only a name and a date, because now {hero} is saving for somebody else.",
    ],
  }),
  story({
    says: [
      phrase(SAVED),
      /\bfor (?<cause>(?:(?:an?|the|his|her|their|my) (?:[\p{L}'’-]+ ){0,4}?)(?:wedding|education|studies|operation|treatment|surgery|university|college|school fees|fees|trip|journey|flight|ticket|tickets|house|home|farm|funeral|holiday|birthday|future))(?!\p{L})/u,
    ],
    may: OF_IT,
    unless: new RegExp(`${NOT_SAVED.source}|\\bsell\\w*|\\bsold\\b|\\b(?:but|But|instead|lost|gambl\\w*)\\b`),
    after: [
      "Each evening, when {hero} came home, {he} put something aside before {he} sat down to eat. Some days it was a note, and most days it was a few coins. It all went into an old biscuit tin. {Hero} had told nobody how much was in it, only what it was for: for {cause}.",
      "{He} took on every extra hour. {He} wore the old shoes for one more winter, and when the soles came off, {he} glued them. “You should buy yourself something,” said the others at work. {Hero} smiled. {He} {was} buying something all the time, a little bit every day.",
      "+ Sometimes, late at night, {hero} counted it all out on the table, and did the sum on the edge of a newspaper. So many weeks at so much a week. {He} always did it once more in the morning, in case it came out better. It never did. It was still a long way.",
      "Then {hero} fell ill. It was nothing bad, but it lasted, and in those weeks nothing went into the tin, and a lot came out of it, for the rent and for the doctor. When {hero} could stand up again, {he} opened the tin and looked at the bottom. There was hardly more in it than at the very beginning.",
      "{He} did not tell anybody. {He} went back to work, and did not smile when the others told {him} to buy {himself} something. They saw it. They also saw the shoes. One of them, who had known {hero} the longest, went round in the break with his cap. There was not much to explain. They all knew about {cause}.",
    ],
    end: [
      "They put the cap in front of {hero}, on the table, and pretended to be busy. {Hero} did not want to take it. “You lent me money when my roof burned,” said one. “You sat with my father,” said another. “You did my night shifts, and never asked for them back.” {Hero} had forgotten all of that. They had not.",
      "So there was enough in the end, to the last coin. It was used for just what {hero} had said, for {cause}, and for nothing else. And when the day came, {hero} stood there in a clean shirt, and looked on, and thought that {he} had never bought anything better in all {his} life.",
      "The tin is empty now, and there are biscuits in it. {Hero} takes them to work and hands them round. On {his} feet {he} wears a pair of new shoes. They stood in front of {his} door one morning, in the right size, and nobody at work knows anything about it.",
    ],
  }),
];
