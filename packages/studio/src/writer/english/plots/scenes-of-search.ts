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
        "They looked under the cars, behind the bins and up into every tree. Two green eyes shone out of a hedge, but they belonged to a strange cat.",
      ],
      [2, "Under a bench sat a hedgehog with an apple core. It looked up in surprise, and went on eating."],
      [
        2,
        "A window went up. “Who's calling there, at this hour?” “We've lost {hero},” they called back. A moment later somebody came out in slippers to help them look.",
      ],
      [
        2,
        "“Perhaps {he} {is} only hiding from us,” said one of them. “Perhaps,” said the other. But they did not really believe it.",
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
        "They carried {hero} all the way home in their arms, and {he} kept quite still and did not struggle even once.",
      ],
      [1, "That night they filled the bowl by the door twice, and {hero} slept right in the middle of the bed."],
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
        "“Don't think of it,” said {who}. “Tell us about something else. Then it may come back by itself.” So {hero} told them about the old days, and in the kitchen the kettle began to sing.",
      ],
    ],
    end: [
      [
        0,
        "“Wait!” called {who} in the middle of it. “Say that again!” {Hero} said it again, slowly, and then {he} put a hand over {his} mouth. {He} got up, opened the old tin with the roses on it, and there it lay.",
      ],
      [1, "They read it together, with their heads close over one small piece of paper, and they read it three times."],
      [1, "After that it hung on the wall in a frame, so that they would never have to look for it again."],
    ],
    isDecisive: true,
  },
];
