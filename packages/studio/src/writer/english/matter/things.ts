/** Sentences about a thing of the idea: "{thing}" is "the kite", "{Things}" begins a sentence. */
export const thingLines: readonly string[] = [
  "{Thing} looked different in the evening light.",
  "{Hero} ran a hand over {thing} and thought of nothing else.",
  "Nobody could say how old {thing} really was.",
  "“Careful with {thing},” said {hero}, to nobody in particular.",
  "If one listened closely, {thing} made a very small sound.",
  "{Hero} knew every scratch on {thing}.",
  "Children came by to look at {thing} and asked whether it was real.",
  "Without {thing} nothing of all this would have happened.",
  "{Hero} dreamed of {thing} that night, and in the dream it was as large as a house.",
  "A little dust lay on {thing}, and {hero} wiped it off with a sleeve.",
  "The sun reached {thing} at ten and stayed until noon.",
  "{Hero} told {thing} about the day, since nobody else was listening.",
  "People who saw {thing} for the first time always smiled.",
  "There was only one like {thing}, and {hero} knew it.",
  "It was hard to explain what was so special about {thing}.",
  "{Hero} thought about {thing} at breakfast, at noon and on the stairs.",
  "Somebody had once laughed about {thing}, and {hero} had not forgotten it.",
  "Next to {thing} everything else looked a little grey.",
];

export const thingTalk: readonly string[] = [
  "“Is that {thing}?” asked {pal}. “Yes,” said {hero}. “Be careful.”",
  "“I thought {thing} would be bigger,” said {pal}.",
  "{Pal} and {hero} sat on either side of {thing} and said nothing for a while.",
  "“What will happen to {thing}?” asked {pal}. {Hero} had no answer yet.",
  "{Pal} looked at {thing} and then at {hero}. “You are serious,” said {pal}.",
  "“May I hold {thing}?” asked {pal}, and {hero} nodded.",
];
