import type { ClauseScene } from "../../../clause-scene.ts";
import { inSentence } from "../../event.ts";
import { openScene, unless } from "../open-scene.ts";

type Story = Pick<ClauseScene, "after" | "end">;

/** Somebody is paid to follow somebody. */
const followed: Story = {
  after: [
    [
      0,
      "=For three days {hero} stood behind a newspaper with two holes in it. It was the same newspaper every day. By the third day {he} knew all about last week, and about {thetarget} nothing that one could have charged for.",
    ],
    [
      1,
      "=“Eight o'clock: buys a roll,” {he} wrote down. “Five past eight: gives away the roll.” {Hero} crossed it out, for nobody pays for such a sentence. Then {he} wrote it down again, because it was the truth.",
    ],
    [
      1,
      "=The main thing is not to be noticed. {Hero} knew all the tricks, the one with the shop window and the one with the shoelace. On the fourth day {thetarget} held a door open for {him}. “After you,” said {thetarget}. “You've been on your feet all day.”",
    ],
    [
      1,
      "=“Well? What's the secret?” asked the voice on the telephone every evening, and coughed. “I'm not quite there yet,” said {hero}. That was true. {He} had been paid for one week. The second week {he} followed for nothing.",
      "=“Well? What's the secret?” asked the voice on the telephone every evening, and coughed. “We're not quite there yet,” said {hero}, and looked at {mate}. They had been paid for one week. This was the second one.",
    ],
    [
      0.4,
      "=Then, in the middle of a bridge, {thetarget} stopped and turned round. “Now I should like to know it. Who's paying you?” There was no shop window on the bridge, and {hero's} shoes had no laces that day. “I don't know,” said {hero}. “Somebody on the telephone. They want to know what you do all day.”",
    ],
  ],
  end: [
    [
      0,
      "=“And what do you write?” {Hero} handed over the notebook. {Thetarget} read it, leaning on the railing, from roll to roll. It took a long time. “I had no idea that it was so much,” said {thetarget}. “One never sees oneself from behind.” And then, more quietly: “That voice. Does it cough before it asks something?” “Every time,” said {hero}. “That's my brother. We haven't spoken for twenty years. He never could just ask.”",
    ],
    [
      0.6,
      "=That evening {hero} gave {his} report. “It's a long one,” {he} said into the telephone. “I've got time,” said the voice. {Hero} read out everything, and left out nothing. At the end there was no sound for a while, not even a cough. “And what time is that,” asked the voice, “with the roll?”",
    ],
    [
      0.8,
      "=At eight there are two of them standing at the baker's these days. Across the street somebody sits behind a newspaper with two holes, and is not being paid for it. One does like to see how things go on.",
    ],
  ],
};

/** Somebody loves somebody who is known only from afar. */
const fromAfar = (one: string): Story => ({
  after: [
    [
      0,
      `=What {hero} knew about ${one} would have fitted on a postage stamp, and there would still have been room for the queen.`,
    ],
    [
      1,
      "=Out of it {he} had put together the rest, as they do with a dinosaur when they have found one toe: a kitchen with a radio, a quiet laugh, a dislike of raisins. It was very likely all wrong. {Hero} was fond of it all the same.",
      "=Out of it {he} had put together the rest, as they do with a dinosaur when they have found one toe: a kitchen with a radio, a quiet laugh, a dislike of raisins. It was very likely all wrong. It was very hard to stop.",
    ],
    [
      1,
      "=“Just say something,” said the others, who knew everything, as others do. “What?” asked {hero}. “Most people take ‘hello’.” {He} practised it in the lift. It sounded like a form that one has to fill in.",
      "=“Just say something,” said {talker}. “What?” asked {hero}. “Most people take ‘hello’.” {He} practised it in the lift. It sounded like a form that one has to fill in.",
    ],
    [
      1,
      "=One day {he} left a peppermint in a place where it could only be found by one person. The next day it was gone, and there was a small boat there, folded from silver paper. That could have been anybody. {Hero} carried it about for a week, in the breast pocket, so that it should not get squashed.",
    ],
    [
      0.4,
      "=Then it was said that this was the last time: from Monday on everything was going to be different. {Hero} stood there with the hello in {his} mouth, and it would not come out. It was like a raisin. Then a door shut, and it was too late.",
    ],
  ],
  end: [
    [
      0,
      `=When {hero} came out, somebody was standing there under the lamp and feeling in all the pockets of a coat. Out came a peppermint paper, and then another one. They said it at the same moment, and it collided in the middle: “Hello.” It is not easy to go on from there. “Do you like raisins?” asked {hero}. “I can't bear them,” said ${one}.`,
      `=When {hero} came out, somebody was standing there under the lamp and feeling in all the pockets of a coat. Out came a peppermint paper, and then another one. It was said twice, at the same moment, and it collided in the middle: “Hello.” It is not easy to go on from there. “Do you like raisins?” asked {hero}. “I can't bear them,” said ${one}.`,
    ],
    [
      0.6,
      "=Apart from that not one thing was right. There was no radio, and the laugh was like a donkey's, and one could hear it across three streets. {Hero} had to throw away the whole dinosaur, except for the one toe. What there was instead was a good deal better. It answered.",
    ],
    [
      0.8,
      "=On a window sill there is a fleet of silver boats by now. And in that street there are the fattest sparrows of the town, because in one kitchen there are two people who pick out the raisins.",
    ],
  ],
});

const UNSEEN =
  "\\bonly (?:ever )?(?:sees|saw|seen|knows|knew|hears|heard|wakes|woke|meets|met|talks|talked|writes|wrote)\\b|\\bby (?:his|her|their) (?:voice|handwriting|footsteps|laugh|order|orders)\\b|\\bnever (?:met|seen|saw|spoken|speaks|spoke)\\b|\\bwhoever (?:wrote|writes)\\b|\\bowner of\\b|\\brear-view mirror\\b|\\bshopping list\\b";

/** Those who watch somebody from a distance. */
export const watched: readonly ClauseScene[] = [
  ...openScene({
    by: "any",
    words: inSentence(
      `${unless("murder\\w*|killer|own|himself|herself|dead|ghost|robot|husband|wife")}(?:was|were|is|got|has been) (?:hired|paid|asked|ordered|told|employed) to (?:follow|watch|shadow|spy on|tail|keep an eye on) (?<target>(?:an?|the) (?:[a-z-]+ ){0,3}?(?:man|woman|pensioner|gentleman|lady|widow|widower|clerk|baker|banker|professor|teacher|millionaire|painter|gardener|postman|librarian|politician))\\b[^.]*`,
    ),
    ...followed,
    of: "adults",
  }),
  ...openScene({
    by: "any",
    words: inSentence(
      `${unless("ghost|robot|moon|each other|dead|died|bakers|hairdressers")}(?:fell in love with|falls in love with|fell for|was in love with|(?:started|began) to fall in love with|lost (?:his|her) heart to|slowly fell in love with)(?: an?| the| one| his| her)? (?:[a-z-]+ ){0,3}?(?<beloved>passenger|patient|customer|caller|owner|stranger|guest|regular|reader|neighbour|commuter|colleague|writer|voice|cellist|pianist|cyclist|swimmer)\\b[^.]*`,
    ),
    idea: new RegExp(UNSEEN, "iu"),
    ...fromAfar("the {beloved}"),
    of: "adults",
  }),
  ...openScene({
    by: "any",
    words: inSentence(
      "(?:fell in love|fall in love|falling in love|fell)(?: with| for) (?:whoever|the person who|the one who) [^.]*",
    ),
    ...fromAfar("that somebody"),
    of: "adults",
  }),
];
