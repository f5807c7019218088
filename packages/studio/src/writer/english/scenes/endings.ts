import type { Scene } from "./scene.ts";

/** How a story ends whose idea tells what happens, but no wish; by a verb of its sentences. */
export const endings: readonly { readonly verbs: string; readonly scenes: readonly Scene[] }[] = [
  {
    verbs: "meet befriend marry love kiss fall-in-love",
    scenes: [
      [
        "It came out in the end, as such things do. “Was that you, all the time?” asked {mate} {there}. {Hero} nodded and looked at {topic}. “Then sit down,” said {mate}, and moved over, and since then there have always been two cups.",
      ],
      [
        "Nobody can say on which day it was decided between {hero} and {mate}. Perhaps it was {there}, when {mate} took {hero's} arm and forgot to let go. They are still walking like that, {hero} and {mate}, when the weather is fine.",
      ],
    ],
  },
  {
    verbs: "make build invent forge sew knit create bake plant grow repair fix weave",
    scenes: [
      [
        "In the end everybody came to see {obj}. They walked around {obj} with their hands behind their backs and said what people say. {Hero} stood to one side {there} and looked at their faces, and that was enough.",
      ],
      [
        "{Obj} made {hero} neither rich nor famous. But whoever comes {there} today can still see {obj}, a little weathered, a little crooked and in good use; and if they ask about {obj}, somebody points to {hero}.",
      ],
    ],
  },
  {
    verbs: "answer speak talk say tell",
    scenes: [
      [
        "After that {hero} {was} never quite alone {there}. There was a great deal to say about {topic}, and there was somebody who wanted to hear it. “With a friend,” said {hero} when people asked who it was, and that was the truth.",
      ],
    ],
  },
  {
    verbs: "lose steal break miss fall forget sink disappear",
    scenes: [
      [
        "Something else came {there} in the place of {topic}, as grass comes where a tree has stood, and {hero} needed some time to see that it was good.",
      ],
    ],
  },
];

/** For any other. */
export const anyEnding: readonly Scene[] = [
  [
    "{Hero} slept for a whole night and half a day. {Thing} was still there in the morning, so it could not have been a dream, and {hero} went to put the kettle on.",
  ],
  [
    "That evening was like any other, and yet, because of {topic}, it was not. Some things change nothing but the one to whom they happen, and {topic} had changed {hero}.",
  ],
  [
    "When people {there} told of {topic} later, it was always a little larger and a little louder than it had been. {Hero} let them, and kept the best of {topic} for {himself}.",
  ],
  [
    "And {mate}? {Mate} told of {topic} differently every time. In one point, though, {mate} always said the same: that without {hero} there would be no story of {topic}.",
  ],
  [
    "{There} the lamps were lit, one after the other. {Hero} looked back once more at {topic}, and then went in to supper.",
  ],
  [
    "Nobody put up a monument to {hero}, but the children {there} began to play {topic}, on Saturdays, and every one of them wanted to be {hero}.",
  ],
  [
    "{Hero} sat outside with a cup of something warm, and for the first time in a long time {topic} was nothing to worry about.",
  ],
  [
    "“And was it worth it?” somebody asked much later, when {topic} had long become a story. “Ask me something difficult about {topic},” said {hero}.",
  ],
  ["Because of {topic}, things {there} never again looked to {hero} quite as small as they had before."],
  [
    "If one could keep a day in a jar, with a lid, then this one would have a label that says “{Topic}”, in {hero's} best handwriting, and the jar would stand {there} in the sun.",
  ],
];

/** The last sentence. */
export const lastLines: readonly string[] = [
  "If you ever come {to}, ask for {hero}; everybody there knows the way.",
  "Only one question stayed open: what {hero} would do next, after {matter}.",
  "And of all the things that {hero} had to do with that day, {thing} was the smallest and the best.",
  "That was the story of {hero} and {mate}, and of {topic}, and there was never another one like it.",
  "Nobody {there} ever again said “only {akind}”.",
];

export const sadEndings: readonly Scene[] = [
  [
    "It was not to last. One morning the place beside {hero} stayed empty {there}, and it stayed empty the next day, too. {Hero} still laid out everything for two, and it took a whole winter before one of the cups went back into the cupboard.",
    "But sometimes, when the light {there} came in from the side, {hero} said something aloud about {topic}, quite lightly, as one does to somebody in the next room, and left a pause there, just long enough for an answer.",
  ],
];
