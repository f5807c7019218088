import type { ClauseScene } from "../../clause-scene.ts";
import { inSentence } from "../event.ts";

const TRIES = "(?:tried|wanted|decided|set out|set off|promised|needed|hoped|had|began|went)";
const OWNER =
  "(?:(?:rightful|real|true|old|first) )?(?:owners?\\b|writer\\b|sender\\b|person (?:who|that) |(?:one|woman|man) (?:who|that) (?:had )?(?:lost|wrote|written|dropped)|whoever (?:had )?(?:lost|wrote|written|dropped))";
/** To find whose it is, or to bring it back. */
const BRINGS_BACK = `${TRIES} (?:out )?to (?:find|look for|track down|trace|search for) (?:its |the |their |his |her )?${OWNER}[^.]*|${TRIES} to (?:return|give|bring|take) (?:it|them|(?:the|his|her) [a-z]+)(?: back)? to (?:its |the |their )?${OWNER}[^.]*`;

const FOUND = "\\b(?:found|finds|discovered|discovers|fished out|fishes out|picked up|picks up)";
const WRITTEN =
  "(?:(?:love |farewell |old |unsent |lost |birthday |faded |yellowed )*(?:letters?|note|notebook|diary|postcards?|photographs?|photos?|shopping list|poem|recipe|map|telegram))";
const THING =
  "(?:(?:wedding |lost |small |old |single |leather |red |blue |green |yellow |golden |silver |gold |black |white |wooden |crashed |broken |pocket |child['’]s |little )*(?:rings?|wallet|purse|bag|suitcase|backpack|keys?|bunch of keys|watch|glove|mitten|scarf|hat|cap|coat|jacket|camera|phone|umbrella|drone|toy|doll|teddy bear|teddy|locket|necklace|bracelet|earring|medal|violin|guitar|trumpet|flute|accordion|shoe|glasses|music box|kite|bicycle|bike|button|whistle|compass|stuffed [a-z]+|box|trophy|crown|walking stick|cane))";

/** What was found and goes back to whom it belongs. */
export const broughtBack: readonly ClauseScene[] = [
  {
    by: "hero",
    words: inSentence(BRINGS_BACK),
    idea: new RegExp(`${FOUND} (?<find>(?:an?|the|some) ${WRITTEN})(?![\\p{L}-])`, "iu"),
    after: [
      [
        0,
        "There was no name on {thefind}. But there was a hand. It leaned to the left, and it crossed each t as if it were shaking its head at it. There could be only one person in the world who wrote like that.",
      ],
      [
        1,
        "From then on {hero} read everything that people leave lying about: lists for the shops, notes on doors, “Back at three”. {He} had never known how much is written in a day, and how little of it leans to the left.",
        "{Hero} asked people to write something down, anything they liked. Most of them wrote their names. One wrote “Why?”. It was a good question, and it leaned to the right.",
      ],
      [
        2,
        "“Throw it away,” said {mate}. “Whoever wrote that has long forgotten it.” {Hero} folded {thefind} along the old folds. They had nearly worn through. Nobody folds a thing so often who wants to forget it. “Give it here,” said {mate} after a while. “I'll look, too.”",
        "“Throw it away,” they said. “Whoever wrote that has long forgotten it.” {Hero} folded {thefind} along the old folds. They had nearly worn through. Nobody folds a thing so often who wants to forget it.",
      ],
      [
        1,
        "One evening {he} took {thefind} out once more and looked at the back instead of the front. There was a ring there, from a cup, and in the middle of the ring there was a very small pencil mark, as one makes it when one is adding up a bill.",
      ],
      [
        0.4,
        "There was only one place in the district where they still added up with a pencil. {Hero} sat down at the table by the window and ordered a tea. The bill came on a piece of paper. {He} did not look at what it cost. {He} looked at the seven. It leaned to the left.",
      ],
    ],
    end: [
      [
        0,
        "“Is something wrong with it?” asked the one with the pencil. {Hero} laid {thefind} on the table. It was quiet for so long that the tea got cold. “That's a great many years ago,” was said at last. “I thought that it had come to the wrong address.” “Yes,” said {hero}. “To mine.”",
      ],
      [
        0.6,
        "Then {he} was told how it had been. It was not a long story, but it had to be told from the end to the beginning, and in between somebody had to serve three other tables.",
      ],
      [
        1,
        "{Hero} has never paid for a tea there since. But a bill comes every time, because of the writing. On it there is always the same: nothing, in a hand that leans to the left.",
      ],
    ],
    of: "people",
  },
  {
    by: "hero",
    words: inSentence(BRINGS_BACK),
    idea: new RegExp(`${FOUND} (?<find>(?:an?|the|some) ${THING})(?![\\p{L}-])`, "iu"),
    after: [
      [
        0,
        "{Hero} put {thefind} on the table and asked who it belonged to. That is the first thing that one does, and it has never helped anybody. But afterwards one looks more closely.",
      ],
      [
        1,
        "There was a small spot on it, and somebody had tried with great care to rub it away. So it belonged to somebody who minds about spots. That was about half of all people, and it was a beginning.",
      ],
      [
        1,
        "{He} put up a notice. By the evening there were seven who said that it was theirs. “What did it look like?” asked {hero}. “Nice,” said five of them. “Expensive,” said the sixth. And the seventh had only come because there was a queue.",
      ],
      [
        2,
        "On the way {hero} and {mate} heard what people really miss: an umbrella, a front tooth, a brother in Canada. They wrote it all down. One never knows.",
        "On the way {hero} heard what people really miss: an umbrella, a front tooth, a brother in Canada. {He} wrote it all down. One never knows.",
      ],
      [
        0.4,
        "“Keep it,” they said in the end. “It's yours by now.” {Hero} tried that for one night. {Thefind} lay there in the dark and did not belong to {him}, and {he} could not sleep for it.",
      ],
    ],
    end: [
      [
        0,
        "So {he} did what {he} ought to have done first. {He} went back to the place, at the same time of day, and waited. At ten past somebody came along, very slowly, looking at the ground, as people do who have come for many days. {Hero} did not say anything. {He} only held it out.",
      ],
      [
        0.6,
        "“I didn't lose it,” said the other one after a while. “I put it down somewhere, and then I couldn't remember what is important. It was a bad week.” “I know,” said {hero}. “I saw the spot.” Then both of them had to sit down for a bit.",
      ],
      [
        1,
        "The notice has been hanging there ever since. {Hero} has only changed a few words. It says now: “And what have you lost?” Below it there is a long list, and every now and then a line is crossed out.",
      ],
    ],
    of: "people",
  },
];
