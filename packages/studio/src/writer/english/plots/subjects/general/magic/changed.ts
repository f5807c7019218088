import { phrase } from "../../phrase.ts";
import { story } from "../../subject-story.ts";

const ANIMALS =
  "cat|dog|puppy|kitten|hamster|guinea pig|pigeon|snail|frog|toad|mouse|rat|bird|sparrow|crow|raven|owl|seagull|duck|goose|hen|chicken|rooster|piglet|lamb|rabbit|hare|hedgehog|turtle|tortoise|lizard|snake|spider|beetle|cockroach|ant|bee|fly|butterfly|caterpillar|worm|bat|squirrel|parrot|flea|mole|moth|newt|slug|ladybird|grasshopper|cricket";
const AN_ANIMAL = `(?=an? (?:[\\p{Ll}-]+ ){0,3}?(?:${ANIMALS})\\b)`;
const OTHERS = /\b(?:full moon|every night|werewolf|dreams? of|painting|costume|murder\w*|dead|died)\b/i;

/** Who it was, as the idea calls it: "a tired postman". */
const WHO = "(?:(?:[Aa]n?|[Tt]he) (?:[\\p{L}-]+ ){1,4}?)?";

/** Stories of people who are suddenly animals. */
export const changed = [
  story({
    says: [
      phrase(
        `${WHO}(?:was|were|got|been) (?:turned|changed|transformed) into ${AN_ANIMAL}<animal:thing> by <witch:somebody>`,
      ),
    ],
    unless: OTHERS,
    after: [
      "There was a flash and a smell of burnt hair. When the smoke cleared, {witch} stood there, very tall, and {hero} looked up and up and up. {Hero} wanted to shout, but what came out was no shout. There was a puddle on the ground. {Animal} that looked out of it was {hero}. “Now you can see how that is,” said {witch}, and was gone.",
      "{Hero} went after {witch} as fast as {he} could. In this shape the way was long. Every hill was twice as high as it used to be. Whoever met {hero} saw only {animal}, and said “Shoo”, or did not look at all. {Hero} had once walked past others like that {himself}.",
      "It was the small ones who helped. A sparrow showed {hero} the way, and a beetle told {him} where to sleep in the dry. They asked for nothing. “We all help each other down here,” they said. {Hero} thought of some days in {his} life before, and was ashamed.",
      "+ So {hero} began to help, too. {He} held a door of leaves shut against the storm, and shared the last crumb. It was not much. But in the morning there was a whole row of small animals who wanted to come along to {witch}.",
    ],
    end: [
      "{Witch} sat at the fire and did not look round. “You want to be turned back,” said {witch}. “They all do.” {Hero} had wanted to say just that. Then {he} saw how thin the sparrow had become on the way, and {he} pointed at the sparrow first. It was to get something to eat. {Hero} could wait.",
      "The poker fell out of {witch's} hand. “Well,” said {witch} slowly. “Nobody has asked for that before.” {Witchhe} bent down to {hero} and blew into {his} face. It tickled. {Hero} sneezed, and with the sneeze {he} was {himself} again, with a nose and two hands, and sat on the floor and laughed.",
      "Since that time {hero} walks more slowly. There are so many down there! {He} steps round the beetles and leaves the best crumbs lying. And since {he} was {animal} {himself}, {hero} says good day to everything that crawls, flies or hops. It might be somebody.",
    ],
  }),
  story({
    says: [
      phrase(
        `${WHO}(?:(?:woke|wakes) up (?:one (?:day|morning) |in the morning |[^.]*?)?(?:and (?:was|were|had (?:become|turned into)) |as |to find (?:that )?(?:he|she|they|I) (?:was|were|had (?:become|turned into)) )|(?:suddenly |accidentally )?(?:was |were |got |been )?(?:turned|changed|transformed|turned (?:him|her)self) into )(?<animal>an? (?:[\\p{Ll}-]+ ){0,3}?(?:${ANIMALS}))`,
      ),
    ],
    may: [phrase("(?:convince|convinced|persuade|persuaded|show|prove to|tell|told|warn|ask|reach) <kin:somebody>")],
    unless:
      /\bby (?:an?|the|his|her) [a-z ]*(?:witch|wizard|fairy|sorcerer)|\bfull moon|every (?:night|time)|werewolf|murder|died|dead|costume/i,
    of: "people",
    after: [
      "{Hero} wanted to scratch {his} ear, and the wrong thing came up to scratch it. {He} went to the mirror to see what was wrong. What looked out of the mirror was {aanimal}. {Hero} blinked, and so did the mirror. {Hero} called for help at the top of {his} voice, and did not know the voice that came out.",
      "The first hour was the worst. {Hero} did not know where to put {his} legs, or how many there ought to be. {He} bumped into things that had been small before and were enormous now. Breakfast smelled quite different. To {his} horror, {hero} caught {himself} sniffing at something under the cupboard, and thinking that it looked delicious.",
      "Then came the people. They talked above {him} as if {he} were not there. “Have you seen {hero}?” they asked each other. “Here!” cried {hero}, and they saw nothing but {aanimal}. “Who let that in?” they said. {Hero} was put out of the door. {Hero} had often done the same, and had never thought about it.",
      "+ Outside there were others. They came nearer and looked {hero} over. “New?” asked one. “You'll get used to it,” said another. They showed {him} the warm places and the dangerous places. {Hero} had lived here for a long time, and had known none of them.",
      "+ After a while it was fun. As {aanimal}, {hero} could do things that {he} had never been able to do, and {he} did them twice. {He} heard more, and knew what weather was coming. But when the lights went on in the windows, {hero} sat below and looked up, and would have given all of that for {his} own chair.",
    ],
    end: [
      [
        "It was getting dark, and {kin} was still calling for {hero}. It sounded so worried that {hero} forgot to be afraid. {He} went straight up to {kin} and did the one thing that only {hero} ever did: the same silly trick as every evening, twice to the left and once round the chair. {Kin} stopped calling. {Kin} looked, and looked again. “That can't be,” said {kin}. “{Hero}?”",
        "It was getting dark, and inside the house somebody was still calling for {hero}. It sounded so worried that {hero} forgot to be afraid. {He} went straight in, past brooms and boots, and did the one thing that only {hero} ever did: the same silly trick, at the same place, as every evening. It became quiet. “That can't be,” said a voice. “{Hero}?”",
      ],
      [
        "That was all that was needed. {Kin} had known {him}, and had called {him} by {his} right name. There was a tingling from top to bottom. {His} back grew long, {his} hands were hands, and {hero} sat on the floor in {his} own skin, with {his} hair standing on end. {Kin} held {him} so tightly that {he} squeaked. Then {kin} asked whether {he} still wanted the fish.",
        "That was all that was needed. {Hero} had been seen, and by {his} right name. There was a tingling from top to bottom. {His} back grew long, {his} hands were hands, and {hero} sat on the floor in {his} own skin, with {his} hair standing on end, and asked whether there was any supper left.",
      ],
      "Since then nobody throws small guests out of the house; {hero} sees to that. In the evening {he} puts down a bowl for whoever may come. Now and then {he} still tries to scratch {his} ear in the other way. It does not work any more, which is almost a pity.",
    ],
  }),
];
