/** A small thing that returns throughout a story and helps at the end. */
export interface Motif {
  readonly id: string;
  readonly intro: readonly string[];
  readonly echoes: readonly string[];
  readonly low: string;
  readonly payoff: string;
  readonly close: string;
}

export const motifs: readonly Motif[] = [
  {
    id: "thread",
    intro: [
      "{Hero} owned one thing that nobody had ever asked for: a length of red thread, knotted once for every promise {he} had kept.",
      "Round and round a button went {hero's} red thread, with a knot in it for every promise kept.",
    ],
    echoes: [
      "That evening {hero} tied another knot in the red thread.",
      "{Hero} felt for the red thread, and it was still there, knot after knot.",
      '"What is the thread for?" somebody asked. "For remembering," said {speaker}.',
      "The red thread caught on a nail, and had to be coaxed loose, and was not any shorter for it.",
    ],
    low: "There was no room on the red thread for a promise broken, and {he} did not know how to untie one.",
    payoff:
      "Then {hero} thought of the red thread, paid it out knot by knot across the gap, and it was exactly as long as all {his} promises.",
    close: "The red thread hangs by the door now, with one last knot in it, tied by many hands.",
  },
  {
    id: "whistle",
    intro: [
      "Everybody has something that does not work, and {hero} had a tin whistle with no sound in it.",
      "{Hero} kept a tin whistle that had never made a noise, not once, however hard anyone blew.",
    ],
    echoes: [
      "{Hero} tried the tin whistle again. Nothing.",
      "For luck {he} blew the silent whistle, and only a moth looked up.",
      "The tin whistle was cold and quiet, like a fish in the dark.",
      '"Maybe it is not a whistle," {pal} suggested. "Maybe it is waiting."',
    ],
    low: "Even the tin whistle felt heavier, as if silence had a weight.",
    payoff:
      "Because nothing else was left, {hero} blew the tin whistle; and this time it sang, so high and so clear that every friend for miles around turned to listen.",
    close: "The whistle has not made another sound since. It does not need to.",
  },
  {
    id: "counting",
    intro: [
      "When things went wrong, {hero} counted to seven, because six was too short and eight was showing off.",
      "{Hero} had a cure for almost everything: close your eyes and count to seven.",
    ],
    echoes: [
      "{Hero} counted to seven. The trouble was still there, but it had grown a little smaller.",
      "One, two, three, and by seven {hero} could think again.",
      "This time {he} had to count to seven twice.",
      '"Seven," said {pal}, who had caught the habit.',
    ],
    low: "{Hero} counted to seven, and to seventy, and it did not help at all.",
    payoff: "One, two, three, four, five, six, and at seven {hero} knew what to do.",
    close: "And if you are ever in that kind of trouble yourself, you might try it: slowly, all the way to seven.",
  },
  {
    id: "lantern",
    intro: [
      "There was an old lantern that had come down to {hero} from nobody knew whom, and it burned only while somebody told the truth.",
      "{Hero} carried a peculiar lantern, which went out whenever anyone fibbed.",
    ],
    echoes: [
      '"I am not afraid," said {speaker}, and the lantern went out. "A little," {he} added, and it lit again.',
      "The lantern burned steadily, as it does among honest company.",
      "{Pal} said something polite, and the lantern flickered.",
      "By lantern light the shadows were taller than anything that cast them.",
    ],
    low: "{Hero} lifted the lantern, said that all would be well, and sat there in the dark.",
    payoff:
      "Then {hero} held up the lantern and said the truest thing {he} knew, and the light that came out of it filled the place from end to end.",
    close: "The lantern stands on the windowsill, and it has hardly flickered since.",
  },
  {
    id: "button",
    intro: [
      "On the day it all began {hero} found a blue button in the dust, and kept it, because somewhere there had to be a coat that was missing it.",
      "{Hero} had a blue button, and a feeling that it belonged to somebody.",
    ],
    echoes: [
      "Was this the coat? {Hero} held up the blue button. It was not.",
      "{Hero} turned the blue button over and over, as one does when thinking.",
      "The blue button had four holes, like a very small face looking surprised.",
      "Once the blue button rolled away, and everyone had to look for it on hands and knees.",
    ],
    low: "The blue button was all that was left to hold on to, so {hero} held on to it.",
    payoff:
      "And there, of all things, was a worn blue coat with one button missing. {Hero} held out the button, the stranger's eyes filled, and the last door opened.",
    close: "It was only a button, people say. {Hero} always answers that it was never only anything.",
  },
  {
    id: "song",
    intro: [
      "There was a song in {hero's} family with its last line missing, and {hero} hummed it without noticing, as far as it went.",
      "All day long {hero} hummed half a tune, for nobody alive could remember how it ended.",
    ],
    echoes: [
      "{Hero} hummed the old tune, and stopped where it always stopped.",
      "Far off, somebody answered with three notes of the same song.",
      '"I know that one," said {pal}, "but not the end."',
      "The half song kept time with the walking.",
    ],
    low: "{Hero} tried to hum, and found that even the half that {he} knew had gone.",
    payoff:
      "It was then that {hero} heard it, low and plain, in the wind or in {himself}: the last line of the song; and {he} sang it out loud.",
    close: "It is sung to the end nowadays, and children complain when anyone stops before the last line.",
  },
  {
    id: "seed",
    intro: [
      "{Hero} carried a seed as big as a thumbnail, which refused to grow in any pot, in any soil, in any weather.",
      'A long time ago somebody had given {hero} a single brown seed and said, "Not yet."',
    ],
    echoes: [
      "{Hero} looked at the seed. Not yet.",
      "In the night the seed felt almost warm.",
      "Somebody offered gold for the brown seed, and was thanked, and refused.",
      '"What will it be?" asked {pal}. "Something," said {speaker}.',
    ],
    low: "{Hero} dropped the seed, and was too tired to look for it, and then looked for it after all.",
    payoff:
      "{Hero} set the seed down in the hardest ground of all, and it cracked open like a small laugh, and a green stair of leaves went up, and up, and there was the way.",
    close: "The tree is tall now. Under it lies a little heap of brown seeds, and a sign: Not yet.",
  },
  {
    id: "map",
    intro: [
      "{Hero} {was} drawing a map of everywhere {he} had been, and so far it would have fitted on a biscuit.",
      "On a sheet of wrapping paper {hero} drew every place that {he} truly knew, and the sheet was still mostly white.",
    ],
    echoes: [
      "{Hero} unfolded the map and put this place in, with a small cross and a large question mark.",
      "The map had a tear in it now, and a jam stain that looked like a lake.",
      '"You have drawn me too big," said {pal}, pleased.',
      "There was less white on the map than there had been.",
    ],
    low: "{Hero} looked for the way on the map, and saw only {his} own footprints, going round.",
    payoff: "Then {hero} turned the map over, held it to the light, and all the crosses together made an arrow.",
    close: "The map is finished. Another has been begun, on a much larger sheet.",
  },
  {
    id: "paper-boat",
    intro: [
      "Every morning {hero} folded a paper boat, wrote one wish in it, and let it go on whatever water there was.",
      "{Hero} knew how to fold exactly one thing, and that was a paper boat.",
    ],
    echoes: [
      "From the last of the wrapping paper {hero} folded a boat, and sent it ahead.",
      "A paper boat came by, with wet corners. It was one of {hero's} own.",
      "{Pal} learned to fold a boat, and it sank with dignity.",
      "There was no water, so the paper boat sailed on the wind.",
    ],
    low: "A paper boat lay in the mud with its wish washed off, and {hero} did not pick it up.",
    payoff:
      "And then they came, round the bend, dozens of them: all {hero's} paper boats, unfolding as they touched the shore, and each held one small part of the answer.",
    close: "There is a paper boat on the water this very evening. Look quickly; it has somewhere to be.",
  },
  {
    id: "key",
    intro: [
      "Over {hero's} bed hung a little iron key that fitted nothing in the house.",
      "{Hero} wore a little iron key on a string, and tried it, out of politeness, in every lock.",
    ],
    echoes: [
      "{Hero} tried the iron key in passing. It did not fit, and it did not mind.",
      "The iron key tapped against its string, like a question asked many times.",
      '"Perhaps the lock has not been made yet," said {pal}.',
      "A magpie looked at the iron key for longer than was polite.",
    ],
    low: "{Hero} nearly threw the iron key away, and stood for a while with {his} arm in the air.",
    payoff:
      "There was a lock. Of course there was a lock, small and rusty and right in front of everyone; and the iron key turned in it as if it had been oiled that morning.",
    close: "The key hangs over the bed again. It has stopped looking like a question.",
  },
  {
    id: "bread",
    intro: [
      "In {hero's} bag lay a loaf, with the old advice baked into its crust: eat half, give half.",
      "{Hero} took along one loaf and one rule: whoever asks gets half of it.",
    ],
    echoes: [
      "Half of the loaf went that day to somebody hungrier, and half of the half the day after.",
      "However often the loaf was shared, there was a heel of it left in the morning.",
      "{Pal} counted the slices, and got a different number each time.",
      "The crust was hard by now, and tasted of home.",
    ],
    low: "There was one crumb left, and nobody there to give half of it to.",
    payoff: "Then, one by one, they came whom {hero} had ever given bread to, and not one came with empty arms.",
    close: "On that table, to this day, the loaf is cut in half before anybody sits down.",
  },
  {
    id: "shadow",
    intro: [
      "{Hero} waved to {his} own shadow every morning, and thought, some mornings, that it was a little late in waving back.",
      "There was something odd about {hero's} shadow: it always pointed the same way, whatever the sun said.",
    ],
    echoes: [
      "{Hero's} shadow had gone on ahead, and had to be called back.",
      "At noon the shadow curled up under {hero} like a cat.",
      '"Your shadow is braver than you are," said {pal}. It was meant kindly.',
      "For once {hero} did what the shadow did, instead of the other way round.",
    ],
    low: "It was so dark that {hero} had not even a shadow for company.",
    payoff:
      "Just then a light came up behind, and {hero's} shadow stretched out long and sure, straight to the place where nobody had looked.",
    close: "They still wave to each other in the morning, and nobody is late.",
  },
  {
    id: "clock",
    intro: [
      "{Hero} kept a pocket watch with no hands, since all it ever told was now.",
      "The watch in {hero's} keeping had lost its hands long ago, and ticked on without them.",
    ],
    echoes: [
      "{Hero} looked at the watch without hands. It was now.",
      "The watch ticked, and for a while that was all the talk there was.",
      '"Are we late?" asked {pal}. "We are now," said {speaker}, looking.',
      "In the quiet one could hear the watch, small and stubborn as a beetle.",
    ],
    low: "The watch had stopped. {Hero} shook it, and it stayed stopped.",
    payoff:
      "And in that very moment the watch began to tick again: now, it said, now, now; and {hero} did not wait any longer.",
    close: "Ask {hero} the time, and you will get the only answer that was ever right: now.",
  },
  {
    id: "stone",
    intro: [
      "For each hard day {hero} picked up a pebble, and the bag was heavier than it looked.",
      "{Hero} collected pebbles, one for every thing that {he} had not dared to say.",
    ],
    echoes: [
      "{Hero} picked up another pebble, a grey one.",
      "The pebbles knocked together at every step, like people muttering.",
      '"You could put some down," said {pal}. {Hero} thought about it.',
      "This time there was no need for a pebble, and {hero} noticed that.",
    ],
    low: "The bag of pebbles had never weighed so much.",
    payoff:
      "So {hero} opened the bag and laid the pebbles down, one beside the other, one on top of the other, and each became a step, and the last step reached.",
    close: "The bag is empty. {Hero} uses it for cherries.",
  },
];
