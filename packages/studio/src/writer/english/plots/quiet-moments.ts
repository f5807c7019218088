import type { Beat } from "../scripts/script.ts";

/** Small things that happen on any day, for stories whose own scenes leave a little room. */
export const quietMoments: readonly Beat[] = [
  [
    9,
    "{Hero} stretched, as far as {he} could, and felt a little more awake.",
    "{Hero} gave a great wide yawn, and then looked round to see whether anybody had noticed.",
    "A tiny white speck drifted slowly past, and {hero} watched it until it was gone.",
    "From far away came a sound, so soft that {hero} could not tell what it was.",
    "{Hero} began to hum without noticing it. It was a tune from long ago.",
    "{Hero} moved a little to one side, and then back again, until {he} {was} quite comfortable.",
    "{Hero} said a word out loud, just to hear {his} own voice. The word was “hello”.",
    "For a little while it was so quiet that {hero} could hear {his} own breath.",
    "{Hero} looked up, and then down, and then up again, because there was so much to see.",
    "{Hero} had an itch, just where it was hard to reach, and it took a while until {he} had got rid of it.",
  ],
  [
    14,
    "{Hero} closed {his} eyes and let {his} thoughts wander. They wandered quite far.",
    "For a while nothing happened at all, and {hero} did not mind a bit.",
    "Time went by slowly, as slowly as honey drips from a spoon.",
    "{Hero} thought of all the things that {he} liked best, one after the other. It was a long list.",
    "{Hero} took a good look at everything around {him}, as if {he} wanted to draw it later.",
    "{Hero} tried to think of nothing at all. It worked for just as long as it takes to blink.",
    "{Hero} wondered what all the others in the world were doing at this very moment.",
    "A soft sound made {hero} look up. But it was nothing, and {he} looked down again.",
    "{Hero} stopped for a moment and had a little rest.",
    "{Hero} went through all the songs that {he} knew, and hummed the beginning of each of them.",
  ],
];
