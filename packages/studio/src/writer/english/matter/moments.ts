/** Sentences from parts: each list of parts gives many, so that two stories seldom share one. */
export type Parts = readonly (readonly string[])[];

/** Weather and light out of doors. */
export const outside: Parts = [
  [
    "Toward noon,",
    "In the early light,",
    "Late in the day,",
    "Before it was quite light,",
    "After the rain,",
    "Around four,",
    "As the sun sank,",
    "In the first hour,",
    "When the bells rang,",
    "Between two showers,",
  ],
  [
    "the clouds moved apart",
    "a warm wind came up",
    "the shadows grew longer",
    "the sky turned the colour of peaches",
    "a thin rain began",
    "the air smelled of leaves",
    "everything was still wet and shining",
    "swallows flew low",
    "the fog lifted a little",
    "the light lay flat on everything",
  ],
  [
    ", and stayed that way.",
    ", as if somebody had asked for it.",
    ", but nobody had time to look.",
    ", and {hero} noticed it.",
    ", and it grew quiet.",
    "for a short while.",
    ", and {hero} took it as a good sign.",
    ", which helped.",
  ],
];

/** Indoors and at night. */
export const inside: Parts = [
  [
    "A door closed",
    "A clock struck",
    "The light flickered",
    "A floorboard creaked",
    "A mouse ran past",
    "Water dripped into a bowl",
    "Something ticked",
    "A moth circled the lamp",
    "Someone laughed",
    "A curtain moved",
  ],
  ["", "{in}", "not far from {thing}", "right beside {thing}", "somewhere {in}", "behind {thing}"],
  [
    ", and then it was silent again.",
    ", and {hero} looked up.",
    ", but it meant nothing.",
    ", as it did every evening.",
    ", and {hero} held {his} breath.",
    ", and nobody came.",
    ", and the moment was over.",
    ", just as {hero} had decided.",
  ],
];

/** What the hero feels and does without a word. */
export const feelings: Parts = [
  [
    "{Hero} took a deep breath",
    "{Hero} stood still for a moment",
    "{Hero} rubbed {his} eyes",
    "{Hero} sat down on the nearest step",
    "{Hero} looked up at the sky",
    "{Hero} swallowed hard",
    "{Hero} bit {his} lip",
    "{Hero} shook {his} head slowly",
    "{Hero} closed {his} eyes for a second",
    "{Hero} smiled, but only a little",
  ],
  [
    "and began again.",
    "and thought of home.",
    "before going on.",
    "and waited until the trembling stopped.",
    "and let the thought pass.",
    "as if listening to somebody.",
    "and counted to ten.",
    "and knew what came next.",
    "and made up {his} mind.",
    "without knowing why.",
  ],
];

/** How time passes. */
export const passing: Parts = [
  [
    "An hour later,",
    "The next morning,",
    "By the third day,",
    "A little further on,",
    "Not long after that,",
    "That same evening,",
    "When nobody expected it,",
    "In the middle of the night,",
    "Some time after lunch,",
    "Before the week was over,",
  ],
  [
    "{thing} looked different.",
    "it was clear that this would not be easy.",
    "there was news of {thing}.",
    "{hero} no longer doubted {thing}.",
    "it all seemed possible, even for {akind}.",
    "to {wish} seemed possible again.",
    "people {in} had begun to ask about {thing}.",
    "there was nobody {in} who had not heard of {hero}.",
    "the worst was over, or so it seemed.",
    "{hero} {was} still at it.",
    "{hero} knew more, and that was something.",
    "everybody talked about {hero} and {thing}.",
    "everything depended on {thing}.",
  ],
];

/** Beginnings that bring in the idea. They stand before a sentence about the hero. */
export const beginnings: readonly string[] = [
  "Beside {thing},",
  "With one eye on {thing},",
  "Thinking of {thing},",
  "Not far from {thing},",
  "{In},",
  "Later, {in},",
  "Still {in},",
  "Because of {thing},",
  "For the sake of {thing},",
];
