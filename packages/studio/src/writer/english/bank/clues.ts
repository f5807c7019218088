/** The clue at the end of an episode: where to go next, and why. "{next}" is the place of the next episode. */
export const clues: readonly string[] = [
  "And because they had stopped to help, they were told something that no map knew: whoever wants to {todo} must first pass {next}.",
  '"Since you ask," came the answer, "people on that errand always go by way of {next}." So that was where they went.',
  "In thanks they were shown a short cut; it came out by {next}.",
  "Had they not stayed, they would never have heard about {next}, and without that they could not have hoped to {todo}.",
  '"Then you had better hurry," they heard on parting. "It was last spoken of near {next}."',
  "So they changed direction. Everything now pointed to {next}.",
  "It was a small kindness, and it was repaid with a large secret: the trail led on by {next}.",
  "On the back of a receipt somebody drew the way for them, as far as {next} and no farther.",
  "One thing was clear by now: to {todo} one had to go on, past {next}.",
  "That was how they learned that others had asked the same thing, and that all of them had been sent to {next}.",
  '"You will want to see {next}," somebody called after them. "Tell them I sent you!"',
  "Because of that they took the other fork, and because of the fork they came to {next}.",
  "A feather, a crumb, a chalk mark: there was a trail after all, and it ran toward {next}.",
  "They slept on it, and both dreamed of {next}. It seemed a good enough reason.",
  "The wind had turned meanwhile. It carried a sound from the direction of {next}, and they followed it.",
  '"Ask there," said the last voice behind them, and a finger pointed to {next}.',
];

/** The clue of the last episode. */
export const lastClues: readonly string[] = [
  '"It is not far now," they were told. "That is the trouble with it."',
  "And so, thanks to one good turn, they knew at last how one might {todo}: by going on to the very end, where the road gives up.",
  "From there one could already see it, or at least the place where it had to be.",
  "One more bend, everyone agreed; it was always the last bend that people did not take.",
  "With that, the last piece of the way fell into place.",
];
