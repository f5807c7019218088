import type { ClauseScene } from "./clause-scene.ts";

const SEARCHES = /\b(?:look(?:ed|s)? (?:everywhere )?for|search(?:ed|es)?|hunt(?:ed|s)? for)\b/i;

/** Others search for the hero, or for what the hero misses. */
export const scenesOfSearch: readonly ClauseScene[] = [
  {
    by: "hero",
    isAtOnce: true,
    words: /\b(?:did not come (?:home|back)|was missing|went missing|disappeared|ran away|was gone)\b/i,
    after: [
      [
        1,
        "%The bowl by the door stayed full. Now and then somebody opened a window and listened, but there was only the wind.",
        "^The plate on the table got cold. Now and then somebody opened the door and listened.",
      ],
      [1, "“{Hero} has never been so late,” they said in the house. “Never.”"],
    ],
  },
  {
    by: "person",
    isAtOnce: true,
    words: SEARCHES,
    idea: /\b(?:cat|dog|kitten|puppy|rabbit|tortoise|hamster|parrot|guinea pig)\b[^.]*\b(?:did not come (?:home|back)|was missing|went missing|disappeared|ran away|was gone|escaped)\b/i,
    after: [
      [
        1,
        "“{Hero}!” they called, and then they stood still and listened. Somewhere a window opened, and closed again.",
      ],
      [
        1,
        "They looked under the cars, behind the bins and up into every tree. Two green eyes shone out of a hedge, but they belonged to somebody else.",
      ],
      [2, "Under a bench sat a hedgehog with an apple core. It had seen nothing, or at least it did not say so."],
      [
        2,
        "A window went up. “Who's calling there, at this hour?” “We've lost {hero},” they called back. The window closed, and a moment later there was one more to help look.",
      ],
      [
        2,
        "“Perhaps {he} {is} only hiding from us,” said one of them. “Perhaps,” said the other. Neither of them believed it.",
      ],
      [
        1,
        "At the last house they stopped. “We'll go round once more,” they said, “and this time we won't call. We'll only listen.”",
      ],
    ],
    end: [
      [
        0,
        "Then they heard it: a scratching, and a very small voice. It came from the shed at the end of the street, where the door had fallen shut in the wind. They pulled it open, and out came {hero}, with cobwebs on both ears.",
      ],
      [
        1,
        "{Hero} did not explain anything. {He} only let {himself} be carried all the way home, and that was something {he} never allowed otherwise.",
      ],
      [1, "That night the bowl by the door was filled twice, and {hero} slept in the middle of the bed."],
    ],
    isDecisive: true,
  },
  {
    by: "person",
    words: SEARCHES,
    idea: /\b(?:recipe|paper|letter|note|list|photo\w*|drawing)\b/i,
    after: [
      [
        1,
        "{Who} began at the top, in the attic, where it smelled of dust. There were three hats, a broken kite and a box full of buttons.",
      ],
      [
        1,
        "They looked behind the clock and under the carpet, in all the books and in every single cup. They found seven keys and a mitten, and a photograph on which {hero} {was} very young.",
        "They looked behind the clock and under the carpet, in all the books and in every single cup. They found seven keys, a mitten and half a biscuit.",
      ],
      [
        2,
        "“What did it look like?” asked {who}. {Hero} closed {his} eyes. “Small,” {he} said. “With a brown stain in one corner, from the coffee.”",
      ],
      [
        1,
        "“Don't think of it,” said {who}. “Tell us about something else. Then it may come back by itself.” So {hero} told them about the old days, and the kettle began to sing.",
      ],
    ],
    end: [
      [
        0,
        "“Wait!” called {who} in the middle of it. “Say that again!” {Hero} said it again, slowly, and then {he} put a hand over {his} mouth. {He} got up, opened the old tin with the roses on it, and there it lay.",
      ],
      [
        1,
        "They read it together, with three heads over one small piece of paper. And then, of course, they had to try it out at once.",
      ],
      [1, "Now it hangs on the wall in a frame, so that all of them know where it is."],
    ],
    isDecisive: true,
  },
];
