import type { ClauseScene } from "./clause-scene.ts";

/** What others or the world put in the hero's way. */
export const scenesOfTrouble: readonly ClauseScene[] = [
  {
    by: "person",
    isAtOnce: true,
    words:
      /\b(?:teas(?:ed|es)|laugh(?:ed|s)? at|made fun|mock(?:ed|s)|bull(?:ied|ies)|sa(?:id|ys) (?:that )?(?:he|she|it|they) (?:will|would|can|could)(?:n['’]t| not| never))\b/i,
    after: [
      [1, "{Hero} pretended not to hear it. But in the evening, when it was quiet, {he} heard it again, every word."],
      [2, "“Just wait,” said {hero}, but so softly that only a sparrow heard it."],
      [2, "The next morning {hero} began a little earlier than all the others, and did what {he} could."],
      [
        1,
        "It was not easy. Once {hero} had to go back to the beginning, and once {he} almost gave up. “Only this little bit,” {he} said to {himself}, “and then the next.”",
      ],
    ],
    end: [
      [0, "And then there was no next bit. It was done, and {hero} could hardly believe it."],
      [1, "“Well, I never!” said {who}, and did not know what else to say. {Hero} smiled from ear to ear."],
    ],
    isFulfilling: true,
  },
  {
    by: "event",
    words: /\b(?:teas(?:ed|es)|laugh(?:ed|s)? at|made fun|mock(?:ed|s)|bull(?:ied|ies))\b/i,
    after: [
      [
        1,
        "{Hero} pretended not to care, and looked straight ahead. But {his} face felt hot, and there was a lump in {his} throat.",
      ],
      [2, "“I'll show them,” said {hero}, but so softly that nobody heard it."],
      [2, "The next morning {hero} got up early, lifted {his} head, and tried again."],
    ],
  },
  {
    by: "event",
    isAtOnce: true,
    words: /\bonly (?:he|she|it|they|\p{Lu}\p{L}+) (?:can|could|was able|knew|dared|got)\b/iu,
    idea: /\b(?:diggers?|excavators?|tractors?|trucks?|mud|building site|stuck)\b/i,
    before: [
      [
        1,
        "Then came a day when nothing went right. The big ones tried their best, one after the other, and one after the other they got stuck.",
      ],
      [1, "“And what about {hero}?” somebody asked at last. For a moment it was very quiet."],
    ],
    after: [
      [
        1,
        "{Hero} did not hurry. {He} worked slowly and carefully, one small piece after the other, and that was just right.",
      ],
      [
        2,
        "There and back, there and back. Each time {hero} came out on the other side covered with mud, and turned round, and went in again.",
      ],
      [
        2,
        "The others watched, and none of them laughed. It was so quiet that you could hear the drops fall from the leaves.",
      ],
    ],
    end: [
      [
        0,
        "“Could you help us, too?” asked the biggest of them in a small voice. {Hero} looked up at it. Then {he} smiled and said, “Of course.”",
      ],
      [
        2,
        "So {hero} pulled them out, one after the other, the biggest one last. It was hard work, and it made a noise like a kiss every time.",
      ],
      [
        1,
        "By evening all the work was done. They stood round {hero} in a circle, and cheered as loudly as they could.",
      ],
    ],
    isDecisive: true,
  },
  {
    by: "event",
    isAtOnce: true,
    words: /\b(?:boat|ship|ferry|sailors?|fishermen)\b/i,
    idea: /\b(?:lighthouse|light keeper)\b/i,
    after: [
      [
        1,
        "“They can't see the rocks,” said {hero}. The waves were as high as houses, and the wind took every word out of {his} mouth.",
      ],
      [
        1,
        "“If the big light is out, then we need a hundred small ones,” said {hero}. {He} ran and fetched whatever could shine: lanterns, candles, a bicycle lamp, and the string of lights from the Christmas box.",
      ],
      [
        1,
        "{Beast} stood at the very edge and barked, three times, and then three times again, as loud as could be, out into the dark.",
      ],
      [
        2,
        "One after another they got them to burn, along the railing, behind glass and in buckets, until the whole rock glittered. Twice the wind blew half of them out, and twice {hero} lit them again.",
      ],
      [
        2,
        "For a long time there was nothing but the roar of the sea. {Hero} held the lanterns up high, one in each hand, until {his} arms ached.",
      ],
    ],
    end: [
      [
        0,
        "Then, far out, a tiny lamp went up and down, and turned. They had seen it. Slowly, wave after wave, the boat came round the rocks and into the calm water of the harbour.",
      ],
      [
        1,
        "“What a lot of little lights!” said the old fisherman, and emptied the water out of his boots. “I never saw anything so beautiful.”",
      ],
      [1, "They drank hot tea until the sun came up, and {beast} got the biggest fish of all."],
    ],
    isDecisive: true,
  },
  {
    by: "event",
    isAtOnce: true,
    words: /\b(?:storms?|thunderstorm|snowstorm|rain(?:ed|s|ing)?|fog|blizzard|thunder)\b/i,
    after: [
      [1, "It began with one drop, right on the nose. Then came a gust of wind, and then everything at once."],
      [
        1,
        "“In!” called {mate}. “Out!” called {hero}. They bumped right into each other, and then they both had to laugh.",
        "“Quick!” called {hero}, and snatched up whatever {he} could carry.",
      ],
      [
        2,
        "“Count,” said {mate}. “From the flash to the thunder.” They counted to three, and then to five, and then to nine. “It's going away,” said {hero}.",
        "{Hero} counted from one gust to the next. First {he} got to three, and then to five, and then to nine.",
      ],
    ],
    end: [
      [
        0,
        "Then it was quiet, and only a last few drops fell. Everything smelled of wet earth. {Hero} looked at {mate}, and {mate} looked at {hero}, and {they} both let out a long breath.",
        "Then it was quiet, and only a last few drops fell. Everything smelled of wet earth. {Hero} shook off the drops, and looked up at the sky.",
      ],
    ],
  },
  {
    by: "event",
    words: /\b(?:broke|breaks|stopped working|got stuck|tore)\b/i,
    after: [
      [
        1,
        "There was a nasty little noise, and then it was very quiet. {Hero} stood there and did not want to believe it.",
      ],
      [1, "{Hero} felt hot all over, and {his} heart went thump, thump, thump."],
    ],
  },
  {
    by: "event",
    words: /\b(?:will not|would not|did not|could not) (?:find|see|know|notice) (?:it|him|her|them)\b/i,
    after: [[2, "{Hero} thought and thought about it, and wrinkled {his} forehead, and could not find an answer."]],
  },
];
