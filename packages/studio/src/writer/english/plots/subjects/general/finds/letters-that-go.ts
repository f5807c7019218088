import { phrase } from "../../phrase.ts";
import { also, story, type WrittenStory } from "../../subject-story.ts";
import { PAL } from "./what-is-lost.ts";

const WRITES =
  "(?:wrote|writes|had written|has written|kept writing|keeps writing|began to write|begins to write|started to write|starts to write|was writing|started writing|began writing|sent|sends) (?:(?:an?|one|hundreds of|many|long|secret|his|her|daily|weekly|new) ){0,2}(?:letters?|postcards?)(?: (?:every|each) (?:single )?(?:day|week|night|evening|morning|month|year|sunday))?";
const NOT =
  /\b(?:murder\w*|kill\w*|dead|died|late (?:father|mother|husband|wife)|grave|ghosts?|blackmail\w*|threat\w*|police|detective|prison\w*|future|past|himself|herself|death|robots?|spaceship|never (?:sends?|sent)|unsent|wrong|dictator|newspaper|love letters? for|on behalf|other people|strangers?|mayor|president|company|government|editor|each other|bottle|heaven)\b/i;
const MORE = also(
  "every (?:single )?(?:day|week|night|evening|month|year|sunday)|each (?:day|week|night)|for (?:[a-z-]+ )*years",
  "far away|abroad|at sea|in another (?:country|city)|overseas|on the other side of [^.]*|moved away|from the (?:front|war|ship|lighthouse|sea)",
  "never (?:answered?|got an answer|replied)|no answer|without an answer|answered?|answer|reply|replied",
  "until one day[^.]*|one day[^.]*|miss(?:ed|es)|because [^.]*",
);

const AWAY =
  /\b(?:soldier|sailor|fisherman|at sea|from the (?:front|war|ship|trench\w*|lighthouse|station|oil rig|hospital|base|camp|antarctic|arctic|other side)|works? abroad|worked abroad|in the war|far from home|oil rig|navy|army)\b/i;

const TO_FAR_AWAY: WrittenStory = {
  says: [phrase(`${WRITES} to <reader:somebody>`)],
  may: [PAL, ...MORE],
  unless: NOT,
  after: [
    "{Hero} wrote “Dear”, and then the name of {reader}, and then nothing for a long time. What do you tell somebody who is so far away? {Hero} looked out of the window and chewed {his} pencil. In the end {he} wrote down what {he} had had for breakfast.",
    "{Hero} carried the letter to the post {himself}, and stood on {his} toes to push it in. “Goodbye,” {he} said into the slot. “Say hello.” Then {he} ran home to see if there was an answer yet. There was none that day. {Hero} wrote the second letter.",
    [
      "{Pal} helped with the next one. {Pal} left a paw print on it, or a thumb, and {hero} drew an arrow and wrote down whose it was. They put in a leaf and a bit of string. “Now {reader} can see what it's like here,” said {hero}. The letter was so thick that it needed two stamps.",
      "With every letter {hero} got better at it. {He} put in a leaf, a bit of string, and a drawing of a sneeze. {He} told {reader} things that {he} had told to no one else, very small, in the corner, where you had to turn the page round. It was easier on paper.",
    ],
    "But still no answer came. “Perhaps {reader} doesn't like letters,” said the others. “Perhaps {readerhe} {readerwas} never there.” {Hero} put away the pencil. For three whole days {he} wrote nothing at all. {He} saw a cloud like a camel, and could tell no one.",
    "+ On the fourth day {hero} took the pencil out again. “You need not answer,” {he} wrote to {reader}. “I only wanted to tell you about the camel.” {He} felt better at once. {He} drew it as well, with both humps.",
  ],
  end: [
    "Then something came flapping through the door that was fatter than any letter. {Hero} tore it open. Everything in it was an answer! There was one for the breakfast, and one for the string, and a reply to the sneeze. “I wanted to answer each of them properly,” it said. “That takes time. I have read them all so often that they've got holes.”",
    "{Hero} read it under the table, because that was the best place for it. {He} read it nine times. At the very bottom {reader} had written something in the corner, quite small, where you had to turn the page round. It was something that {readerhe} had told no one else. {Hero} pressed the page against {his} chest and kept very still.",
    "{Hero} and {reader} write to each other all the time now. Far away isn't so far any more, it is only as far as the letterbox. And when {hero} sees a cloud like a camel, {he} runs for {his} pencil before it changes into something else.",
  ],
};

/** Stories of letters that are written to somebody far away, and of letters given to the sea. */
export const lettersThatGo = [
  story({
    says: [phrase(`${WRITES} to <reader:somebody>`), AWAY],
    may: [PAL, ...MORE],
    of: "adults",
    unless: NOT,
    after: [
      "{Hero} began every letter to {reader} in the same way: with what {he} could see from where {he} sat. It was never much. There was a bit of wall, a bit of sky, and a boot. “You would make something of this boot,” {he} wrote, and then it was easier to go on.",
      "In the letters {hero} was braver than {he} was. The food was good, {he} wrote, and the nights were quiet. The truth was between the lines, and {he} pressed harder with the pen there. Then {hero} licked the stamp, put it on straight, and handed the letter over, and for an hour or two {he} felt near to {reader}.",
      "The answers came late, or two at once, or not at all. In the weeks without an answer {hero} wrote all the same. {He} told {reader} about a bird that came for crumbs, and gave it a name. {He} asked the same question at the end of each letter: “Is the lamp still in the window?” It was a joke between them, and it was not a joke.",
      "Then the silence grew long. {Hero} counted the weeks on the wall, and stopped counting at nine. At night {he} thought that {reader} had perhaps grown tired of a bit of wall and a boot. {He} took a sheet of paper, and for the first time {he} wrote the truth.",
      "+ {Hero} wrote that the food was bad and that {he} was often afraid. {He} wrote down how much {he} missed {reader}, and it took up both sides. When {he} put that letter in the box, {his} hand did not want to let go of it.",
    ],
    end: [
      "The answer was not a letter. It was a whole sack. A bridge had been down, and behind it everything that {reader} had written had been waiting, week upon week. In every single one {reader} had answered the question before {he} could ask it. The lamp was in the window.",
      "And on top lay the last one, which was quite new. “Thank you for the true one,” wrote {reader}. “I'd read the others between the lines anyway. Now come home.” One evening {he} turned into the street, with a bundle of letters under {his} arm, and there it was, small and yellow, behind the glass. {Hero} began to run.",
      "The letters are all together now in a single box: a bit of wall, a bit of sky, and a boot. {Hero} still writes one now and then, although {reader} is only in the next room. “What can you see?” {reader} calls. And {hero} looks up and says: “You.”",
    ],
  }),
  story({
    says: [phrase(`${WRITES} to <reader:somebody>`)],
    may: [PAL, ...MORE],
    of: "adults",
    unless: NOT,
    after: [
      "There was a fixed hour for it. {Hero} cleared the crumbs from the table, took the good pen, and wrote the name of {reader} at the top. “There's nothing new here,” it began, as always. Then came four pages about the neighbour's piano, the price of pears, the light on the wall at five.",
      "What {hero} did not write was how quiet it was. {He} left that out on purpose, because {reader} was to have only the good things. {Hero} put on {his} coat, walked to the letterbox on the corner, and listened until the letter had dropped.",
      "When an answer came, it was short, for {reader} had a lot to do. {Hero} read it so often that it was long after all. When no answer came, {he} said to the postwoman: “The post is slow these days.” “Very slow,” she said kindly.",
      [
        "“Why don't you tell {reader} the truth for once?” asked {pal}. “Tell what?” “That you miss {readerhim}.” {Hero} screwed the cap on the pen and unscrewed it again. “You can't put that in a letter,” {he} said. “It's too heavy. It would cost double.” But {pal} was not taken in.",
        "One evening {hero} sat over the white sheet and found nothing cheerful. There really was nothing new. The piano had been sold. {Hero} wrote “Dear”, and the name of {reader}, and laid down the pen. For the first time in all that time no letter went off.",
      ],
      "+ {Hero} thought that it would not be noticed. {He} went to bed early. In the days that followed {he} saw many things, pears and light on walls, and said each time, out of habit: “I'll write that down.” And then {he} did not.",
    ],
    end: [
      "The following week the bell rang, at the fixed hour. {Hero} opened with the pen behind {his} ear. Outside stood {reader}, with a bag, and quite pale. “There was no letter,” said {reader}. “What's the matter?” “Nothing new,” said {hero}, and {his} voice gave way.",
      "{Reader} put down the bag and emptied it on the table. It was full of letters, every single one, worn soft at the folds. “I read them on the way to work,” {readerhe} said. “I know your neighbour's piano better than my own neighbours.” {Hero} had to look for {his} handkerchief. Then the two of them had pears.",
      "{Hero} still writes at the fixed hour, and walks to the letterbox in {his} coat. But the letters are shorter now, for the heavy things are in them, too. “I miss you,” it says quite plainly at the end. And {reader} answers by return of post.",
    ],
  }),
  story({ ...TO_FAR_AWAY, of: "young" }),
  story({ ...TO_FAR_AWAY, of: "creatures" }),
  story({
    says: [
      /\b(?:message|letter|note|wish|poem)s? in (?:an? |the )?(?:[a-z]+ )?bottles?\b/i,
      /\b(?:threw|throws|throw|sent|sends|tossed|dropped|put|puts|gave|set)\b/i,
    ],
    may: [
      PAL,
      ...also(
        "(?:threw|throws|sent|sends|tossed|dropped|put) (?:an? |the |his |her )?(?:message|letter|note)s? in (?:an? )?bottles?(?: (?:into|in) the (?:sea|ocean|river|lake|waves))?",
        "into the (?:sea|ocean|river|lake|waves)|the (?:sea|ocean|river)",
        "every (?:day|week|night|evening|sunday|year)|one day[^.]*|answer(?:ed|s)?|reply|found (?:it|by)|years later|lonely|island|friend|pen ?pal",
      ),
    ],
    unless:
      /\b(?:murder\w*|kill\w*|dead|died|shipwreck\w*|rescue\w*|genie|police|found a (?:message|bottle)|finds a (?:message|bottle)|help)\b/i,
    after: [
      "{Hero} rolled the paper as tightly as {he} could, pushed it through the neck of the bottle, and hammered in the cork. Then {he} waited for a wave that was going out. “Now,” said {hero}, and threw. The bottle danced, and blinked, and was gone.",
      "What had {hero} written? It was not much, for a bottle is small. It was who {he} {was}, and where, and that {he} would be glad of an answer. At the end {he} had drawn a face with a question in its eyes. After that {hero} went down to the water every day.",
      [
        "{Pal} came along and looked on the left, while {hero} looked on the right. They found a boot, and half an oar, and once a bottle! But there was only some lemonade in it, and it was flat. “Perhaps nobody has read it yet,” said {hero}. {Pal} gazed out over the water and seemed to think so, too.",
        "{He} found a boot. {He} found half an oar. Once {hero} found a bottle, and {his} heart leaped. But there was only some lemonade in it, and it was flat. “Nobody has read it yet,” said {hero} to a gull. The gull had seen a lot of water in its life, and did not say what it thought.",
      ],
      "The weather turned, and the sea was grey for weeks. Surely the bottle was broken, or it lay at the bottom, and a crab lived in it and used the letter as a carpet. {Hero} went down to the water one last time, to say goodbye.",
      "+ “That was the last time,” {hero} told the waves. One of them ran up the sand and wetted {his} feet. It was as if it wanted to say something, and {hero} stayed where {he} was for a little longer.",
    ],
    end: [
      "Something clinked. It was lying between two stones, and it was green, and {his} had not been green. {Hero} pulled out the cork with {his} teeth. On the paper stood {his} own face with the question in its eyes, and beside it another face, with a smile.",
      "“I found you by my boat,” {hero} read out to the gull. “Nobody has ever written to me either. I go down to the water every day, too.” {Hero} looked out to where the sea met the sky. It had always looked like an end. Now there was somebody behind it.",
      "There are bottles going both ways these days, clear ones and green ones. Some take a month and some a year. {Hero} keeps the letters in order of their arrival. And every evening {he} goes down to the water. There {he} waves once, because at the same hour somebody on the other side is waving back.",
    ],
  }),
];
