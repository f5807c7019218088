/** The last picture of a story in which a thing was of importance. */
export const picturesOfThings: readonly string[] = [
  "Nobody ever looked at {obj} again without thinking of {hero}.",
  "The next morning {obj} was still there, and {hero} looked twice to make sure.",
  "Last of all {hero} looked round for {obj}. It was where it ought to be.",
  "“Good night,” said {hero} to everything all around, and last of all to {obj}.",
  "The last bit of light fell on {obj}, and a little of it fell on {hero}, too.",
  "Whoever wants to know about {obj} has to ask {hero}, and {hero} always has time for that.",
  "^{Hero} could have drawn {obj} with {his} eyes shut by now, and one evening {he} did.",
  "From that day on {obj} had a name of its own, and only {hero} knew it.",
  "“And what about {obj}?” somebody asked. “Leave it,” said {hero}. “It's just right where it is.”",
  "^{Hero} gave {obj} a little pat before {he} went, as if it were a good old dog.",
  "The moon shone on {obj}, and the long shadow lay down beside {hero}.",
  "{Hero} went back once more because of {obj}. But everything was all right.",
  "Something very small had changed about {obj}, and only {hero} could see what it was.",
  "{Hero} never passed {obj} again without stopping for a moment.",
  "“Once upon a time there was {obj},” somebody began, weeks later, and {hero} moved closer to listen.",
];
