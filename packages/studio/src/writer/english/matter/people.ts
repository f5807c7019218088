import type { Parts } from "./moments.ts";

/** Sentences about the hero and another character of the idea. */
export const pairLines: readonly string[] = [
  "{Pal} and {hero} did not need many words.",
  "“Are you afraid?” asked {pal}. “A little,” said {hero}. “And you?” “A little.”",
  "{Hero} looked at {pal}, and {pal} looked back.",
  "“What would you do?” {hero} asked. {Pal} thought about it for a long time.",
  "{Pal} had seen it before {hero} did.",
  "“I know what you are thinking,” said {pal}, and it was true.",
  "{Hero} had never told {pal} how much it mattered.",
  "{Pal} laughed first, and then {hero} had to laugh too.",
  "“Not so fast,” said {pal}, and {hero} slowed down.",
  "It was easier with {pal} there.",
  "{Hero} shared the last apple with {pal}.",
  "“Promise,” said {pal}. “Promise,” said {hero}.",
  "{Pal} said nothing at all, and it was the right thing to say.",
  "They were not of one opinion, {hero} and {pal}, but they were in the same place.",
  "When {hero} wanted to give up, it was {pal} who shook {pal's} head.",
  "“Do you remember how it began?” {hero} asked {pal}.",
  "{Pal} was tired by then, and so was {hero}.",
  "Side by side, {hero} and {pal} watched the light change.",
];

/** Sentences about a group or somebody who is not at the hero's side. */
export const otherLines: readonly string[] = [
  "{Hero} often thought of {pal}.",
  "What {pal} would say to all this, nobody knew.",
  "One could tell {pal} from far away.",
  "{Hero} had heard many stories about {pal}.",
];

/** A gesture and its answer. */
export const gestures: Parts = [
  [
    "{Pal} pulled {hero} by the sleeve",
    "{Pal} whistled softly",
    "{Pal} pointed ahead",
    "{Pal} raised one eyebrow",
    "{Pal} moved a little closer",
    "{Pal} scratched {pal's} head",
    "{Pal} offered {hero} a piece of bread",
    "{Pal} hummed",
    "{Pal} waited at the corner",
    "{Pal} looked the other way",
    "{Pal} made a face",
    "{Pal} counted on {pal's} fingers",
  ],
  [
    "and {hero} understood.",
    ", and {hero} had to laugh.",
    ", but {hero} {was} already further on.",
    ", and that was answer enough.",
    "until {hero} looked up.",
    "and said nothing more.",
    ", which {hero} never forgot.",
    "as if it were a game.",
    ", and for a moment all was well.",
    "because words would have been too much.",
    ", and {hero} did the same.",
  ],
];

/** A question and its answer. */
export const exchanges: Parts = [
  [
    "“Are you sure?” asked {pal},",
    "“How much longer?” {pal} wanted to know,",
    "“Did you hear that?” whispered {pal},",
    "“What if it goes wrong?” asked {pal},",
    "“Who taught you that?” asked {pal},",
    "“And then?” asked {pal},",
    "“Why now?” asked {pal},",
    "“Do you trust me?” asked {pal},",
    "“Can we rest?” asked {pal},",
    "“Is that all?” asked {pal},",
  ],
  [
    "and {hero} nodded.",
    "and {hero} had to think about it.",
    "but {hero} only smiled.",
    "and got no answer.",
    "and {hero} told everything from the beginning.",
    "and {hero} shrugged.",
    "just as {hero} was about to ask the same.",
    "and {hero} took a long time to reply.",
    "and both of them knew the answer.",
  ],
];

export const aloneLines: readonly string[] = [
  "{Hero} had nobody to ask, and so {he} asked {himself}.",
  "“All right,” {hero} said aloud, and the sound of it helped.",
  "{Hero} hummed a song that {he} only half remembered.",
  "There are things that one has to do alone, and {hero} knew that this was one of them.",
  "{Hero} wished that somebody could see this.",
];

/** What goes on in the hero; each has a word of the idea. */
export const heartLines: readonly string[] = [
  "~{Hero} was, after all, {akind}, and {kinds} do not give up so easily.",
  "It was a strange day to be {akind}.",
  "Nobody expects such a thing of {akind}.",
  "“I am only {akind}, but I am here,” thought {hero}.",
];
