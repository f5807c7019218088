import { phrase } from "../../phrase.ts";
import { also, story } from "../../subject-story.ts";
import { PAL } from "./what-is-lost.ts";

const YOUNG =
  "(?:kitten|puppy|pup|cub|chick|duckling|gosling|owlet|lamb|foal|calf|fawn|piglet|hatchling|tadpole|caterpillar|bird|birds|owl|crow|raven|sparrow|robin|pigeon|seagull|swallow|bat|squirrel|hedgehog|rabbit|hare|fox|wolf|bear|deer|otter|seal|whale|dolphin|turtle|tortoise|penguin|elephant|lion|tiger|monkey|dragon|unicorn|dinosaur|phoenix|griffin|yeti|monster|alien|creature|animal|dog|cat|mouse|frog|snail|goat|donkey|horse|pony|star|cloud|ghost|robot)";
const FOUND = `(?:found|discovered|rescued|came across|took in|saved) <pup:somebody>`;
const IS_YOUNG = new RegExp(
  `\\b(?:found|discovered|rescued|came across|took in|saved) (?:an?|the|two|three) (?:[\\p{L}-]+ ){0,4}?${YOUNG}s?\\b`,
  "u",
);
const CARE =
  /\b(?:look(?:ed|s|ing)? after|takes? care of|took care of|taking care of|cared? for|raise[sd]?|rais(?:e|ing)|nurs(?:e[sd]?|ing)|feeds?|fed|feeding|keeps? (?:it|him|her|them)|kept (?:it|him|her|them)|adopt(?:s|ed)?|took (?:it|him|her|them) (?:home|in)|takes? (?:it|him|her|them) (?:home|in)|bring (?:it|him|her|them) up|brought (?:it|him|her|them) (?:up|home)|hid(?:es?)? (?:it|him|her|them)|help(?:s|ed)? (?:it|him|her|them))\b/i;
const MORE = also(
  "(?:look(?:ed|s)? after|took care of|cared for|raised|nursed|fed|kept|adopted|helped|hid) (?:it|him|her|them)(?: back to health)?",
  "(?:fallen|fell) out of (?:its|the|a|her|his) nest|broken wing|hurt|injured|lost|abandoned|orphaned|all alone|starving|half frozen|hungry|lonely",
  "took (?:it|him|her|them) home|brought (?:it|him|her|them) home",
  "(?:it|he|she) could (?:fly|walk|run|swim) again|(?:was|got) (?:strong|healthy|well|big) (?:enough|again)|grew (?:bigger|up|stronger)[^.]*",
);

/** Stories of an animal, or another small creature, that is found and looked after. */
export const animalsTakenIn = [
  story({
    says: [phrase(FOUND), IS_YOUNG, CARE],
    may: [PAL, ...MORE],
    of: "adults",
    unless:
      /\b(?:murder\w*|killed|died|dead|owners?|stole\w*|thie\w+|zoo|circus|laboratory|scientist|robots?|stars?|clouds?|school|class)\b/i,
    after: [
      "{Hero} did not want to keep {pup}. {He} said so, aloud, while {he} was already taking off {his} scarf to wrap {pup} in it. “For one night,” said {hero}. {Pup} looked out of the scarf at {him}, with eyes that took up half the face, and trembled so much that the fringe shook.",
      "{Hero} lined a box with an old pullover and set it down next to the stove. {He} telephoned everybody who might know something about such a creature. Then {hero} warmed some food and held it out. {Pup} turned away and would not eat.",
      "At two in the morning {hero} sat on the kitchen floor in {his} nightclothes with {pup} on {his} lap. {He} had tried the spoon. {He} had tried the bottle. In the end {hero} dipped the tip of {his} little finger in the food and held it there, without much hope. Something small and rough closed round it, and pulled.",
      "After that there was no more talk of one night. {Hero} came late to work and went home early, and {his} sleeves smelled. “You look dreadful,” {his} friends said to {hero}, “and you've been whistling all day.” {Pup} ate, and grew, and bit through the telephone cable.",
      "+ One evening {hero} noticed that {he} was talking. {He} told {pup} about {his} day, all of it, even the part with the broken stapler. It had been a good while since anybody had been there in the evening to tell it to. {Pup} listened, with the head on one side, and sneezed.",
    ],
    end: [
      "The day came when {pup} was strong and well. {Hero} had always known that it would come. {He} carried the box to the back door, set it down on the step, and opened both: the door and the lid. “You're free to go,” said {hero}, and looked hard at the gutter, because {he} did not want to see it.",
      "{Pup} got out of the box. {Puphe} went as far as the end of the path, and sniffed at the whole wide world that began there. {Hero} heard no more sound for a long time. Then there was a scratching, and a thump, and {pup} sat in the box again, on the old pullover, and looked up at {him} as if to ask when there would be supper.",
      "The door still stands open every day, and {pup} comes and goes. But when {hero} comes home from work, {pup} is there, or is on the way. {Hero} sits down on the kitchen floor and says: “You won't believe what happened today.” And {pup} puts the head on one side.",
    ],
  }),
  story({
    says: [phrase(FOUND), IS_YOUNG, CARE],
    may: [PAL, ...MORE],
    unless: /\b(?:murder\w*|killed|died|dead|owners?|stole\w*|thie\w+|laboratory|scientist|egg|whose)\b/i,
    after: [
      "{Pup} was so small and so frightened that {hero} hardly dared to breathe. “Don't be afraid,” {he} whispered, and sat down on the ground, so as not to be so big. {Hero} held out one hand and waited, and waited. At last {pup} came nearer, crept into the hand, and stayed there.",
      "So {hero} made a bed for {pup}, out of everything soft that {he} could find. It had a wall against the wind and a roof against the rain. {Hero} gave {pup} the best place in the middle, and {himself} the hard place at the edge. “Sleep now,” said {hero}. {Pup} looked at {him} with very big eyes.",
      "But {pup} would not eat. {Hero} brought green things, sweet things, and things that wriggled. {He} showed how to chew. {He} said “Mmmm!” until {his} cheeks hurt. {Pup} only pressed {puphis} mouth shut and grew weaker. {Hero} had never been so worried in all {his} life.",
      [
        "“You try,” said {hero} to {pal} in the middle of the night. {Hero} hummed a song, and {pal} pulled such a silly face that {pup} opened {puphis} mouth in astonishment. In that very moment {hero} popped in a tiny bit of food. {Pup} swallowed. Then {pup} opened {puphis} mouth again, all alone.",
        "In the middle of the night {hero} began to hum, because {he} did not know what else to do. It was the song that had always helped {him} to fall asleep. {Pup} listened, and forgot to keep {puphis} mouth shut. {Hero} popped in a tiny bit of food, and hummed on. {Pup} swallowed, and opened {puphis} mouth again.",
      ],
      "+ From that night on {pup} grew like dough in a warm place. {Puphe} followed {hero} everywhere and did whatever {hero} did. When {hero} yawned, {pup} yawned. When {hero} fell over, {pup} fell over as well, and was very proud of it.",
    ],
    end: [
      "But one morning {pup} stood at the edge of the bed and looked far away, to where {puphe} had come from. {Hero} saw it, and it hurt. {He} could have shut {pup} in. {Hero} took down the wall of the bed instead, all by {himself}, on the side that {pup} was looking to. “Off you go, if you like,” {he} said.",
      "{Pup} went. {Hero} watched until there was nothing left to see, and then {he} cried a bit. The day was very long. But when it grew dark, {hero} heard something, and came running out. It was {pup}! {Puphe} had been out in the wide world, had seen it, and had come back to say good night.",
      "{Pup} is big now, and goes wherever {puphe} wants. {Hero} never built the wall up again. Yet every evening, when {hero} hums the song, there is a rustle, and a yawn, and {pup} lies there in the best place, right in the middle.",
    ],
  }),
];
