import type { Beat } from "../scripts/script.ts";

/** Small things that happen on any day, for stories whose own scenes leave a little room. */
export const quietMoments: readonly Beat[] = [
  [
    9,
    "Outside it began to rain a little, and then it thought better of it.",
    "A dog barked, two streets away. Another one agreed with it.",
    "Somebody sang in the distance, and forgot the words.",
    "{Hero} counted slowly to twenty, and then to twenty again. It seemed important that day.",
    "A feather came floating down from somewhere, and took its time.",
    "Somewhere something fell down, and rolled a bit, and lay quite still.",
  ],
  [
    14,
    "{Hero} looked up for a while. There was nothing to see up there, and a lot of it.",
    "It was one of those days on which everything takes a bit longer.",
    "For a while nothing happened at all, and nobody complained about it.",
    "Far off a church clock struck. It was a quarter to something.",
    "Two sparrows were quarrelling over a crumb, and a third one flew off with it.",
    "It got a little darker, and a little cooler, as it always does at that hour.",
  ],
];
