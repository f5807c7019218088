import { phrase } from "../../phrase.ts";
import { story } from "../../subject-story.ts";

const GOT = "(?:found|discovered|got|was given|were given|bought|inherited|received|dug up|was sent|had|owned|won)";
const MAGIC = "(?=(?:an?|the|some|his|her|their|two|three) (?:[\\p{L}-]+ ){0,2}?(?:magic(?:al)?|enchanted|bewitched) )";
const DARK =
  /\b(?:wish(?:es)?|genie|door|mirror|portal|book|murder\w*|killed|dead|died|cursed?|evil|greedy|mayor|stole|steals|thief)\b/i;

/** Stories of somebody who has come by a magic thing. */
export const magicFinds = [
  story({
    says: [
      phrase(
        `${GOT} ${MAGIC}<object:thing>(?: (?:in|on|under|at|from|behind|inside|near|of) [^.,]*?)?,? (?:that|which) <does:doing>`,
      ),
    ],
    unless: new RegExp(
      `${DARK.source}|\\b(?:every(?:one|body)|people|any(?:one|body)|whoever|others|customers|guests)\\b`,
      "i",
    ),
    of: "adults",
    after: [
      "{Hero} was a sensible person, and sensible people do not believe in such things. {He} put {theobject} away. The next day {he} took it out again, only to prove that there was nothing in it. {Hero} tried it once, and then sat very still at the table for some time. It was {object} that {does}. There was no other way to put it.",
      "{Hero} told no one. {He} used {theobject} in secret, in the evening, with the curtains drawn. It worked each time. In the morning {he} caught {himself} humming. People who had known {hero} for years asked what had happened. “I'm sleeping well,” said {hero}, which was true, and was not the answer.",
      "It could not stay a secret. Somebody saw, and somebody told, and one day there was a stranger who laid a great deal of money next to {theobject}. “You have no idea what you could make of that,” said the stranger. {Hero} looked at the money, thought of all the unpaid bills, and asked for one night to think it over.",
      "+ That night {hero} took {theobject} in both hands and asked {himself} what it had been for, all this time. {He} had kept it behind drawn curtains. It had done only {hero} any good. {Hero} had to admit that the stranger was right about one thing: {he} had made very little of it.",
    ],
    end: [
      "In the morning {hero} gave the money back. “It isn't for sale,” said {hero}. “But it is to be lent.” {He} opened the curtains, then the window, and set {theobject} where all could see it. Then {he} went next door, where things had been hard for a long time, and said: “I have something that may help.”",
      "From that day on {theobject} was hardly ever at home. It went from door to door. It came back with a cake, or with a note, and once with a loose screw. Wherever it had been, people stood on the stairs afterwards and talked to each other. {Hero} had lived among them for years and now learned their names.",
      "Is the magic still in it? {Hero} would not like to swear to it. Of late {theobject} has been passed on so often that hardly anybody tries it out, and they are helped all the same. {Hero} sits at the open window. The curtains have been made into cushions for the guests.",
    ],
  }),
  story({
    says: [
      phrase(
        `${GOT} ${MAGIC}<object:thing>(?: (?:in|on|under|at|from|behind|inside|near|of) [^.,]*?)?,? (?:that|which) <does:doing>`,
      ),
    ],
    unless: DARK,
    after: [
      "At first {hero} did not believe it. {Theobject} looked quite ordinary, and a bit scratched. {Hero} turned it over, shook it and sniffed at it. Then {he} tried it, only to make sure. And it worked! It was really and truly {object} that {does}. {Hero} sat down on the floor.",
      "{Hero} tried {theobject} a second time, and a third. Then {he} ran to show it to the others, who did not believe it either, until they had seen it with their own eyes. All of them wanted a turn. “Only once,” they begged. {Hero} held {theobject} tight and counted them. It was going to be a long afternoon.",
      "And so the days went by. {Hero} no longer went anywhere without {theobject}. {He} took it to the table and put it beside {his} pillow. Whatever there was to do, {hero} let the magic do it. {He} forgot how things had been before, when {he} had still had to use {his} own two hands and {his} own head.",
      "+ The others noticed that {hero} had changed. {He} did not listen properly any more, because one hand was always on {theobject}, to feel if it was still there. “Come and play,” they said. {Hero} said “Later”, and later it was dark.",
      "Then, of all moments, when everything depended on it and everybody was watching, {theobject} did nothing. {Hero} shook it. {He} rubbed it and whispered to it, and {he} felt {himself} turn red. The magic was used up. {Theobject} was like any other now, and {hero} did not know what to do.",
    ],
    end: [
      "“You watched it for so long,” somebody called. “You must know how it goes!” {Hero} closed {his} eyes. And indeed {he} remembered every single step that the magic had taken, because {he} had looked on each time. {Hero} laid {theobject} aside, took a deep breath and began by {himself}.",
      "It was slower. It was a little crooked, and it took all the others as well: one held, one pulled, one told {hero} what to do next. But it came out in the end, and it was theirs. They cheered so loudly that {theobject} gave one last small spark, as though it wanted to say well done.",
      "{Theobject} lies on the shelf now, where {hero} can see it from the bed. It may be that the magic comes back some day. {Hero} does not try it out. But every evening {he} gives {theobject} a friendly pat, because {he} learned so much from it.",
    ],
  }),
];
