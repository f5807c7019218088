import type { ClauseScene } from "../../clause-scene.ts";
import { inSentence } from "../event.ts";

const YOUNG =
  "(?:(?:tiny|little|small|lost|young|baby|hurt|injured|wounded|orphaned|abandoned|half-frozen|frozen|exhausted|shivering|newborn) )+(?:seal|owl|fox|hedgehog|deer|fawn|squirrel|bat|crow|raven|magpie|seagull|gull|swan|duckling|gosling|otter|badger|bird|swallow|sparrow|robin|swift|hare|beaver|penguin|puffin|stork|heron|eagle|falcon|hawk|lynx|turtle)(?: (?:cub|pup|chick|kit))?";

/** Who learns to cook alone, who finds a young animal, and how two met. */
export const fedAndFound: readonly ClauseScene[] = [
  {
    by: "hero",
    words: inSentence(
      "(?:learned|learnt|learns|tried|began|started|decided|wanted|was learning)(?: how)? to cook\\b[^.]*|cooked (?:his|her) late [^.]*",
    ),
    idea: /\b(?:widow(?:er|ed)?|late (?:wife|husband)|dead (?:wife|husband)|(?:wife|husband) (?:left|died|had died|had left|passed away))\b/i,
    after: [
      [
        0,
        "The writing on the cards was small and leaned forward, as if it were in a hurry to get to the table. “A bit of salt,” it said there. “Flour as usual.” {Hero} stood in the kitchen and did not know what was usual.",
      ],
      [
        1,
        "The first soup could not be eaten by anybody. The second one could be eaten with closed eyes. {Hero} wrote it down on the edge of the card: too much of everything.",
      ],
      [
        1,
        "{He} found out that “until it smells right” is an exact time. It only takes eleven attempts to know it. And {he} found out that “don't look at the clock” had been meant for {him}, thirty years too early.",
      ],
      [
        2,
        "At the market they still knew what had always been bought. “The small ones,” said the woman with the onions, “and always one more than was needed.” {Hero} bought one more than was needed. Now {he} only had to find out for whom.",
      ],
      [
        0.4,
        "Then, one evening, it was right. {He} noticed it when {he} had put two plates on the table without thinking. {He} looked at the second one for a good while. It was a very good soup. It was too much for one.",
      ],
    ],
    end: [
      [
        0,
        "So {hero} took the pot in both hands, went next door with it, and rang with {his} elbow. “I've cooked one too many,” {he} said. {He} had practised the sentence in front of the mirror.",
        "So {hero} took the pot in both hands, went out with it, and rang with {his} elbow. “I've cooked one too many,” {he} said to {mate}. {He} had practised the sentence in front of the mirror.",
      ],
      [
        0.6,
        "They ate, and did not say very much. “What's in it?” {hero} was asked at last. “A bit of salt,” {he} said. “And flour as usual.”",
      ],
      [
        1,
        "There are two hands on the cards by now. The one leans forward, and the other one stands quite straight, at the edge. And the last card, which had always been empty, says: For two. Until it smells right.",
      ],
    ],
    of: "adults",
  },
  {
    by: "hero",
    words: inSentence(
      `(?:found|discovered|rescued|picked up|took in|came across|saved) (?:an?|the) (?<babe>${YOUNG})\\b(?!['’])[^.]*`,
    ),
    idea: /^(?!.*\b(?:hid|hides?|hide|hidden|secret\w*|mother|parents|zoo|eggs?|talk\w*|magic\w*|wish\w*)\b)/i,
    after: [
      [
        0,
        "The {babe} lay there like something that has only been put down for a moment. {Hero} looked round to see who had done that. There was nobody. There was only the {babe}, and it looked at {him} as if {he} were late.",
      ],
      [
        1,
        "{Hero} did not know the first thing about it. So {he} began with the second: dry, warm, and not too loud. A drawer was just the right size. A jumper had to go into it. It was the good one.",
      ],
      [
        1,
        "It would not eat. It did not want anything from a dish, or from a spoon, or from a bottle. In the middle of the night {hero} fell asleep, with one finger in the bowl. {He} woke up because something was pulling at the finger.",
      ],
      [
        2,
        "After a week they knew each other's noises. One meant “more”, one meant “not that one”, and one meant nothing at all. It was only said because it was nice.",
      ],
      [
        0.4,
        "It grew. First the drawer was too small, and then the room. One evening it looked outside for a long time and did not turn its head when {hero} spoke. {He} had known that this day would come. {He} had hoped that it would lose its way.",
      ],
    ],
    end: [
      [
        0,
        "{Hero} carried it back to the place, although it could have gone by itself by then, and put it down. It went three steps, came back, and gave {his} sleeve a pull. Then it went. It did not look round. It was {hero} who did that.",
      ],
      [0.6, "At home the drawer was empty again. {Hero} left it open, just as it was, with the jumper in it."],
      [
        1,
        "In spring there was a noise in front of the door, at the old time for feeding. It meant “more”. There were two of them standing there, and one of them knew the way to the drawer.",
      ],
    ],
    of: "people",
  },
  {
    by: "any",
    words: inSentence("met\\b(?! (?:again|with|up)\\b)[^.]*"),
    idea: /^(?:(?:My|Our) (?:mum and dad|mom and dad|mother and father|dad and mum|parents|grandparents|gran and grandad|grandma and grandpa|nan and grandad)|(?:My|Our) (?:husband|wife) and I|We) (?:first )?met\b/i,
    after: [
      [
        0,
        "It was not a good day for it. The one had wet feet, and the other one had a cold. People who mean to meet somebody look quite different.",
      ],
      [
        1,
        "“Is this the right way?” asked the one. “No,” said the other one, “but it isn't far.” It had only been a question. But it had been asked so nicely that the answer came out much longer than it needed to be.",
      ],
      [
        1,
        "What they talked about after that has been forgotten. The one says that it was soup. The other one says that it was the weather, all the time. But both of them know to this day how the other one laughed: like somebody who is falling down the stairs and enjoys it.",
      ],
      [
        0.4,
        "Then they had to go, in two directions, and they went. After eleven steps the one turned round. After twelve steps the other one did. So they missed each other by one step, and that might have been the end of the story.",
      ],
    ],
    end: [
      [
        0,
        "But a glove had been left lying there, and nobody knows whose it was. It took three weeks to give it back. It had to be brought back so often.",
      ],
      [
        0.6,
        "“I don't believe in chance,” said the one a good deal later. “And I don't believe in that glove any more,” said the other one.",
      ],
      [
        1,
        "It hangs in the hall, in a frame. It is for the left hand. Whoever asks where the right one is gets no answer. They only look at each other, and then at the ceiling.",
      ],
    ],
  },
];
