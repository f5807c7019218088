import type { Beat } from "../scripts/script.ts";

/** Small things that happen on any day, for stories whose own scenes leave a little room. */
export const quietMoments: readonly Beat[] = [
  [
    9,
    "Outside it began to rain a little, and then it thought better of it.",
    "A dog barked, two streets away. Another one agreed with it.",
    "A man went by with a ladder, and came back without it.",
    "On the pavement {hero} stepped only on the dark stones. It seemed important that day.",
    "A bus went past with a single passenger in it, who was asleep.",
    "Somebody next door was hammering, and stopped, and hammered once more, quite softly.",
  ],
  [
    14,
    "A plane drew a white line across the sky. {Hero} looked up until it was only a smudge.",
    "It was one of those days on which every shoelace comes undone.",
    "A neighbour was watering the geraniums, and the pavement got some of it, too.",
    "Far off a church clock struck. It was a quarter to something.",
    "Two sparrows were quarrelling over a crumb, and a third one flew off with it.",
    "The light in the stairwell went out, as it always does, one floor too early.",
  ],
];
