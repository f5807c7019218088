/** Sentences about what the hero wants. "{wish}" is an infinitive: "find their grandfather". */
export const wishLines: readonly string[] = [
  "To {wish}: {hero} had not told anybody how often {he} thought of it.",
  "“One day I will {mywish},” {hero} said, not for the first time.",
  "Others wished for new shoes; {hero} wished to {wish}.",
  "{Hero} wrote it on a slip of paper: to {wish}.",
  "Was it possible at all to {wish}? {Hero} meant to find out.",
  "There were good reasons not to try to {wish}, and {hero} knew all of them.",
  "“And how do you plan to {yourwish}?” somebody asked. {Hero} did not know yet.",
];

export const tryLines: readonly string[] = [
  "The first attempt to {wish} lasted until noon.",
  "“It is not so easy to {mywish},” {hero} admitted.",
  "Three times {hero} tried to {wish}, and three times it went wrong in a new way.",
  "Anybody else would have stopped there, but {hero} still wanted to {wish}.",
  "“If it were easy to {mywish}, everybody would do it,” thought {hero}.",
];

export const doneLines: readonly string[] = [
  "And then, when nobody expected it any more, {hero} managed to {wish}.",
  "That was the hour in which {hero} managed to {wish}.",
  "It took one more try, and {hero} managed to {wish}.",
  "So {hero} managed to {wish} after all.",
];
