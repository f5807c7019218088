import { phrase } from "../../phrase.ts";
import { role, story } from "../../subject-story.ts";

const DOORS =
  "door|mirror|portal|gate|tunnel|wardrobe|cupboard|painting|staircase|well|window|puddle|lift|hole|fridge|doorway|trapdoor|telephone box";
const WORLD =
  "(?=(?:an?|another|some|the(?= (?:world|land|kingdom|realm|city) (?:of|where|in which|behind)\\b)) (?:\\p{Ll}+ )*?(?:world|land|kingdom|country|city|town|place|forest|garden|universe|planet|realm|sea|island|village)\\b)";
const NOT = /\b(?:murder\w*|kill\w*|war|dead|died|dies|house (?:in|on)|estate|burglar|police)\b/i;

/** Stories of a way into another world. */
export const otherWorlds = [
  story({
    says: [
      role("door", DOORS),
      phrase(
        `(?:led|leads|leading|opened|opens|took|takes|brought|through|into|behind (?:it|which)|beyond)[^.]*? (?:to|into|was|lay|is) ${WORLD}<world:thing>(?:,? (?:where|in which) <rule:doing>)?`,
      ),
    ],
    may: [
      /\b(?:found|discovered|opened|noticed|stepped|walked|climbed|crawled|went|fell) [^.]*?\b(?:led|leads|leading|opened|opens|into)\b/,
    ],
    unless: NOT,
    after: [
      "{Hero} only meant to put {his} head through. But behind {thedoor} the air was different; it smelled of a day that {he} did not know, and {he} had to take one more step. There was a click. When {hero} turned round, {thedoor} was still there, and it was standing quite alone, with nothing to the left or right of it.",
      [
        "So this was {world}. {Hero} looked up and down, because {he} could hardly believe it: there, {rule}. For those who lived in it, that was nothing special at all. They stopped and stared, but at {hero}. “Look,” they whispered to each other. “How strange {he} looks! Do you think that {he} can talk?”",
        "So this was {world}. {Hero} looked up and down and could hardly believe it. For those who lived there, it was nothing special at all. They stopped and stared, but at {hero}. “Look,” they whispered to each other. “How strange {he} looks! Do you think that {he} can talk?”",
      ],
      "+ {Hero} could talk. {He} said good day, and that was wrong already; everybody laughed until they had to sit down. But they were friendly. They took {hero} along and showed {him} how things were done in that world. {He} got it wrong and tried again. By the evening {he} could do the most important things, and thought that {he} had never learned so much in one day.",
      "+ Someone asked where {hero} came from, and {he} told them how it was on the other side of {thedoor}. They did not want to believe it. “And that works?” they asked. {Hero} had never before wondered about that. “Mostly,” {he} said.",
      "They asked {hero} to stay. Nobody had ever asked {him} so nicely. {Hero} was just about to say yes when a child came running. “It's closing!” called the child. {Hero} saw it from afar: {thedoor} had become narrower. There was only a hand's breadth of light left. Through it you could hear, very softly, somebody calling {him} at home.",
    ],
    end: [
      "{Hero} ran. {He} looked back at every third step, because {he} wanted to take it all with {him} with {his} eyes. They ran along beside {him} and pushed, and the child pressed something small into {his} hand. {Hero} squeezed through sideways. {Thedoor} fell shut behind {him}, and it was as quiet as if there had never been anything.",
      "At home everything stood in its place, and the soup was still hot. {Hero} sat down. {He} looked at the spoon, the lamp and the window as if {he} saw them for the first time. “Where have you been?” they asked. {Hero} opened {his} hand. In it lay a seed, in a colour that there is not on this side.",
      "The seed stands in a pot next to {thedoor}. It has come up, and it grows in its own way. When {hero} waters it, {he} sometimes hears somebody laugh, over there. Then {he} knocks twice, and puts {his} ear to {thedoor}. After a while there is an answer: two knocks, from the other side.",
    ],
  }),
  story({
    says: [
      /\b(?:fell|falls?|climbed|climbs|stepped|steps|jumped|jumps|was (?:pulled|sucked|drawn|swallowed)|got (?:pulled|sucked|lost)|disappeared|vanished|landed|woke up|was trapped|ended up) (?:in|into|inside|up in) (?:the (?:story|book|pages?)|an? (?:\w+ )?(?:book|story|fairy tale|novel|comic|storybook)|(?:his|her) (?:\w+ )*(?:book|story|novel|comic))\b/i,
    ],
    unless: NOT,
    after: [
      "It tickled in {his} nose like dust, and then the letters let go of their lines and flew past {hero} on both sides. {He} landed on something white and soft. It was paper. All around {him} the story was going on: a road, a wood, a tower in the distance. Over {his} head hung the number of the page.",
      "+ {Hero} knew this story. {He} had read it so often that the corners were bent. But from inside it was different. The wind really blew. The bad one, of whom there had only been a small picture, was as high as a house. And nobody had reckoned with {hero}. “Who are you?” they asked. “You don't come into this.”",
      "{Hero} had read it all before, and wanted to help. {He} called “Look out!” in the second chapter, when they only needed it in the fourth. {He} stood in the way at the most important moment, and the whole story stumbled over {him}. Suddenly they were on a page that had never been there before, and it was empty.",
      "+ They all stood on the white page and looked at {hero}. “What comes now?” asked the bravest one of the story. “Nobody knows that,” said {hero}. “Not even I.”",
      "Far above them, somebody turned over a page. It grew dark for a moment. {Hero} understood that soon the book would be shut, and whoever was not at the end by then would stay inside. {He} was frightened. At home {he} had always been the one who read, and let others do the daring. Here there was no one else. Here {he} was written down, too.",
    ],
    end: [
      "In the wood lay a feather. {Hero} picked it up, dipped it in the black edge of the night and began to write, straight across the empty page, in {his} best writing: a bridge, and a boat, and somebody who was not as bad as everyone had thought. With every word it was there. They ran over the bridge behind {hero}, one line after the other.",
      "“And then they all came home,” wrote {hero}, when there was only a finger's breadth left on the paper. {He} made the full stop with both hands. There was a rustle. {Hero} was sitting on the floor with the open book on {his} knees, ink on {his} fingers, and {his} hair full of dust.",
      "The book has one more page than it used to have. The others who read it do not notice; they only say that the story is better than they remembered. {Hero} runs a finger over the last full stop. It is a bit crooked. And under it, quite small, there is something that {he} did not write: thank you.",
    ],
  }),
];
