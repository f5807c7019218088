import type { ClauseScene } from "../../clause-scene.ts";
import { inSentence } from "../event.ts";
import { openScene, unless } from "./open-scene.ts";

type Story = Pick<ClauseScene, "after" | "end">;

/** A message in one's own hand, or addressed to oneself, that one has not written. */
const ownHand: Story = {
  after: [
    [
      0,
      "={Hero} got a piece of paper and wrote the same words, and laid it beside the {message}. The g had the same tail, and the t had the same little roof. There was only one person in the world who wrote like that, and that person could not remember it.",
    ],
    [
      1,
      "=“Perhaps I did it in my sleep,” {he} thought. So {he} tied {his} big toe to the leg of the bed. In the morning the knot had not been touched, and {he} had forgotten it, and fell over the rug.",
      "=“You'll have forgotten it,” said {talker}. “I don't forget that sort of thing,” said {hero}. “You forgot my birthday,” said {talker}. After that they said nothing for a while.",
    ],
    [
      1,
      "=Then {he} looked at the {message} against the light. Somebody had been in a hurry. Somebody had rested a cup on it, and at the very edge there was a date. {Hero} read it three times. That day had not happened yet.",
    ],
    [
      1,
      "={He} did not want to do anything because a piece of paper said so. {He} did nothing all day, quite firmly. By the evening {he} had never thought so much about anything.",
      "=“And what will you do?” asked {mate}. “Nothing,” said {hero}. {He} did nothing all day, quite firmly, and {mate} watched {him} doing it.",
    ],
    [
      0.4,
      "=When the day came, it was a day like any other, and {hero} was almost offended. {He} only took another way than usual, just in case. And so {he} saw it from a little way off: how the old tree came down, quite slowly, on the very spot where {he} would have stood.",
    ],
  ],
  end: [
    [
      0,
      "={Hero} went home on soft knees. {He} put {his} cup down, the wrong way, on a piece of paper that was lying there. When {he} lifted it, there was a ring. {He} knew that ring. “Oh,” said {hero}. “So it's today that I write it.”",
    ],
    [
      0.6,
      "=It had to go quickly, so {he} wrote it as it had been, word for word, with the roof on the t. {He} would have liked to add something: that it was going to be all right, and not to tie the toe. But there was no room left on it.",
    ],
    [
      1,
      "=How it gets to where it belongs is not for {hero} to know. The next morning it was gone from the table, and the window was open. There was only the ring left, on the wood, and it would not come off.",
    ],
  ],
};

/** A message, a photograph or a recording from somebody unknown, or from long ago. */
const fromAnother: Story = {
  after: [
    [
      0,
      "={Hero} put the {message} up against the sugar bowl and looked at it all through breakfast. There are things that look back. By the second cup {he} knew that {he} would not let it rest.",
      "={Hero} meant to throw the {message} away. {He} carried it to the bin, and back again, and to the bin. The third time {he} sat down and looked at it properly.",
    ],
    [
      1,
      "={He} began with what can be known about the {letter}. The paper was good, the hand was steady, and whoever it was had been eating plums. In one corner there was half of an address. {Hero} wrote it all down and drew a line under it, and below the line there was nothing yet.",
      "=There was a corner of the {letter} where something had been rubbed out. {Hero} breathed on it, as they do in films, and nothing happened. Then {he} held it over hot water. A number came out, and half of a street.",
      "={He} fetched the magnifying glass and went over the {photo} from left to right. In a window there was a cat. In the corner there was a shadow, of whoever had stood there and said: hold still. On the back there was half of an address.",
      "={He} listened to the {tape} until {he} could say it by heart. Behind the voice there was a clock, and a tram that squealed in a bend. At the very end somebody said a number, and half of a street.",
    ],
    [
      1,
      "=At the first place nobody knew anything. At the second they knew everything, but about somebody else. “You need the old one on the top floor,” they said at the third. “Speak up, and take some cake.”",
      "=“We'll ask everybody,” said {talker}. They asked everybody. Nobody knew anything, but four people remembered letters of their own that they had never answered, and wished to talk about them.",
    ],
    [
      2,
      "=At night {hero} dreamt that somebody was standing at a counter and asking again and again whether there was any post.",
    ],
    [
      0.4,
      "=The old one on the top floor listened to the {tape} with closed eyes. It took so long that the tea got cold. “Where did you get that?” It sounded as if somebody had opened a door that had been painted over. “I've been waiting for an answer to that for so many years that I gave up counting. Then I forgot that I was waiting.”",
      "=The old one on the top floor held the {paper} close to the lamp, and then quite far away. It took so long that the tea got cold. “Where did you get that?” It sounded as if somebody had opened a door that had been painted over. “I've been waiting for an answer to that for so many years that I gave up counting. Then I forgot that I was waiting.”",
    ],
  ],
  end: [
    [
      0,
      "=“Was it meant for me?” asked {hero}. “It was meant for whoever would come up all these stairs,” said the old one. “There were more stairs than I'd reckoned with.” And then came the whole story, from the beginning, with a train in it, and a storm, and a wrong address.",
      "=“I wasn't sure that anybody would come,” said the old one. “So I made it a bit of a riddle. People don't climb four floors for something that's clear.” And then came the whole story, from the beginning, with a train in it, and a storm, and a wrong address.",
    ],
    [
      0.6,
      "={Hero} told {his} side as well, up to the stairs. Then they looked at what they had, two halves, and it fitted along the edge. “And what do we do now?” asked {hero}. “Now we answer it,” said the old one, and looked for a pen.",
    ],
    [
      1,
      "=The {tape} lies in a little box up there on the top floor. Next to it is a second box, and it is empty. It is for what comes next.",
      "=The {paper} hangs in a frame up there on the top floor. Next to it is a second frame, and it is empty. It is for what comes next.",
    ],
  ],
};

const MESSAGE =
  "(?<message>(?<paper>(?<letter>love letter|letter|postcard|message|note|telegram|diary|notebook|invitation|envelope|card|map|list)|(?<photo>photograph|photo|picture))|(?<tape>recording|tape|cassette|voice message|voicemail|film))s?";
const GETS =
  "(?:found|finds|got|gets|received|receives|discovered|caught|pulled (?:out|up)|came across|opened|fished out|was handed|was delivered|arrived|started (?:getting|receiving)|began (?:getting|receiving)|kept (?:getting|receiving)|picked up|brought (?:him|her|them))";
const OWN_HAND =
  "(?:in (?:his|her|their) own (?:hand ?writing|hand|voice)|signed (?:by|with|in) (?:himself|herself|(?:his|her) own [a-z]+)|from (?:himself|herself|(?:his|her) (?:older|younger|future) self)|(?:he|she|they) (?:had )?never (?:wrote|written|sent))";
const UNKNOWN =
  "(?:from (?:a stranger|some(?:one|body)|an unknown|nobody|a (?:boy|girl|woman|man|soldier|sailor|child) (?:who|from|in)|the (?:past|war|year|19\\d\\d|18\\d\\d))|(?:\\d+|[a-z]+|hundred|many) years (?:ago|late|old|before)|with(?:out| no) (?:a |any )?(?:sender|signature|name|address|stamp|return address)|(?:written|posted|sent|dated|taken|hidden|recorded|addressed) |in a secret|inside (?:an? |the )|behind the wall|under the floor|in a bottle|between the pages|(?:that|which) (?:was never|had never|nobody))";
const NOT_KNOWN_SENDER = unless(
  "future|20[3-9]\\d|2[1-9]\\d\\d|(?:dead|late|died|his|her|their|my) (?:dead |late )?(?:husband|wife|mother|father|mum|mom|dad|sister|brother|son|daughter|grand[a-z]+|friend|teacher)",
);

/** Messages from oneself, from somebody unknown, from long ago. */
export const messages: readonly ClauseScene[] = [
  ...openScene({
    by: "any",
    words: inSentence(`${GETS} [^.]*?\\b${MESSAGE}\\b[^.]*?${OWN_HAND}\\b[^.]*`),
    ...ownHand,
    of: "people",
  }),
  ...openScene({
    by: "any",
    words: inSentence(`${NOT_KNOWN_SENDER}${GETS} [^.]*?\\b${MESSAGE}\\b[^.]*?${UNKNOWN}[^.]*`),
    ...fromAnother,
    of: "people",
  }),
];
