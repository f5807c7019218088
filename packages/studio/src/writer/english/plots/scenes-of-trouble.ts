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
      [2, "The next morning {hero} went on as before, a little earlier than all the others, and did what {he} could."],
      [
        1,
        "It was not easy. Once {hero} had to go back to the beginning, and once {he} almost gave up. “Only this little bit,” {he} said to {himself}, “and then the next.”",
      ],
    ],
    end: [
      [0, "And then there was no next bit. {Hero} looked round, and could hardly believe it {himself}: it was done."],
      [1, "“Well, I never,” said {who}, and nothing else. “Nor did I,” said {hero}, “until today.”"],
    ],
    isFulfilling: true,
  },
  {
    by: "event",
    words: /\b(?:teas(?:ed|es)|laugh(?:ed|s)? at|made fun|mock(?:ed|s)|bull(?:ied|ies))\b/i,
    after: [
      [1, "{Hero} pretended not to hear it. But in the evening, when it was quiet, {he} heard it again, every word."],
      [2, "“Just wait,” said {hero}, but so softly that only a sparrow heard it."],
      [2, "The next morning {hero} went on as before, a little earlier than all the others, and did what {he} could."],
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
        "Then came a day when nothing went as it should. The big ones tried it, one after the other, and one after the other they got stuck.",
      ],
      [1, "“And what about {hero}?” somebody asked at last. For a moment nobody said a word."],
    ],
    after: [
      [
        1,
        "{Hero} did not hurry. {He} did it as {he} had always done it, slowly and carefully, one small piece after the other, and now that was just right.",
      ],
      [
        2,
        "There and back, there and back. Each time {hero} came out on the other side covered with mud, and turned round, and went in again.",
      ],
      [2, "Nobody laughed. They only watched, and it was so quiet that you could hear the drops fall from the leaves."],
    ],
    end: [
      [
        0,
        "“Could you help us, too?” asked the biggest of them in a small voice. {Hero} could have said a good many things. {He} only said, “Of course.”",
      ],
      [
        2,
        "So {he} pulled them out, one after the other, the biggest one last. It was hard work, and it made a noise like a kiss every time.",
      ],
      [
        1,
        "By evening all the work was done. They stood round {hero} in a circle, and nobody talked about who was fast and who was slow.",
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
      [1, "“We heard a dog before we saw a light,” said the old fisherman, and emptied the water out of his boots."],
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
        "“In!” called {mate}. “Out!” called {hero}. They bumped into each other, and in spite of it all they had to laugh.",
        "“Quick!” called {hero}, and snatched up whatever {he} could carry.",
      ],
      [
        2,
        "“Count,” said {mate}. “From the flash to the thunder.” They counted to three, and then to five, and then to nine. “It's going away,” said {hero}.",
        "{Hero} counted from one gust to the next. Between them there was more and more time.",
      ],
    ],
    end: [
      [
        0,
        "Then it was quiet, and only a last few drops fell. Everything smelled of wet earth. {Hero} looked at {mate}, and {mate} looked at {hero}. “Once more from the beginning?” “Once more,” they said.",
        "Then it was quiet, and only a last few drops fell. Everything smelled of wet earth. “Now,” said {hero}, “once more from the beginning.”",
      ],
    ],
  },
  {
    by: "event",
    words: /\b(?:broke|breaks|stopped working|got stuck|tore)\b/i,
    after: [
      [1, "There was a crack, and then it was very quiet. {Hero} stood there and did not want to believe it."],
      [1, "“Now nobody can have it,” {he} thought, and felt hot all over."],
    ],
  },
  {
    by: "event",
    words: /\b(?:will not|would not|did not|could not) (?:find|see|know|notice) (?:it|him|her|them)\b/i,
    after: [[2, "{Hero} thought about it from all sides, and from all sides it looked the same."]],
  },
];
