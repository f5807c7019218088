import type { ClauseScene } from "../../../clause-scene.ts";
import { inSentence } from "../../event.ts";
import { openScene, unless } from "../../open/open-scene.ts";

type Story = Pick<ClauseScene, "after" | "end">;

/** Somebody is in love and does not know how to say it. */
const inLove: Story = {
  after: [
    [
      0,
      "={Hero} wrote down what {he} knew about {thebeloved}. It went on the back of a receipt, and there was plenty of room left. The third line was already a guess. One can't begin a talk with that. So {he} decided to find out a fourth thing, and for that one has to get close.",
      "=There are people who see somebody they love and go up to them. {Hero} did not know how they do it. Whenever {thebeloved} came round the corner, {his} feet had something urgent to do on the other side of the street.",
    ],
    [
      1,
      "={He} needed a reason to be there. The best {he} could find was a ladder. Whoever carries a ladder has somewhere to go, and nobody asks. So {hero} walked past {thebeloved} with the ladder, from left to right. Half an hour later {he} walked back with it from right to left.",
      "={He} needed a reason to be there, and all {he} could find was a ladder. “Act as if you're working,” said {mate}. So {hero} walked past {thebeloved} with the ladder, from left to right, and half an hour later from right to left. “And?” asked {mate}. “It's heavy,” said {hero}.",
    ],
    [
      1,
      "=On the fourth day there was to be a word as well. {Hero} had chosen a question that anybody can answer. “Excuse me, what time is it?” {he} asked. {Thebeloved} looked up. So did {hero}. They were standing right under a very large clock. It was ten past three.",
    ],
    [
      1,
      "=Others had begun to notice. “You've got that ladder again,” said the woman with the newspapers. “It's for work,” said {hero}. “Then I know where you work,” said the woman. She said it kindly, but {his} ears stayed hot until evening.",
      "=“Just say it,” said {mate}. “It's four words.” “Which four?” asked {hero}. {Mate} said them, quite easily, across the table. {Hero} tried them, too. With three of them {he} had no trouble at all.",
    ],
    [
      0.5,
      "=Then it rained, and {thebeloved} was standing with somebody else under one umbrella, and there was laughing. {Hero} went by with the ladder. One can't hide behind a ladder. It is the only thing through which one can be seen from everywhere. {He} made up {his} mind to take it home, and to leave it there.",
    ],
  ],
  end: [
    [
      0,
      "=“Stop!” somebody called. It was {thebeloved}, out in the rain. “You're the one with the ladder. I've been wondering for two weeks where you take it.” {Hero} could have said a good many things. “Nowhere,” {he} said. “Only past you.” Then it was out. It was not even the four words.",
    ],
    [
      0.5,
      "={Thebeloved} looked at the ladder for a while, and at {hero} through the rungs. “And back again?” “And back again.” “All that way?” There was a bit of rain in between, and nobody moved out of it. “Next time,” said {thebeloved}, “you could just ask me what time it is. I liked that.”",
    ],
    [
      0.7,
      "=The receipt is full now, on both sides, and half of it is about the ears. The ladder has been given away. If somebody asks {hero} about the time, {he} always looks at {thebeloved} first. “Ten past three,” is the answer, at any hour of the day.",
    ],
  ],
};

/** Somebody is in love, and the other one is about to leave. */
const lovedLeaves: Story = {
  after: [
    [
      0,
      "=Now it could be counted. {Hero} counted in days, and when there were only a few of those left, {he} counted in hours. A short sentence would have been enough. {Thebeloved} would have to be there for it, and it would have to be quiet, and {hero} would have to have a voice. All three together did not come about.",
    ],
    [
      1,
      "={He} offered to help with the packing. In that way {he} would be near {thebeloved} for hours. {He} carried eleven boxes down the stairs and said “Where does this go?” eleven times. It was a very busy day. In the evening {his} arms hung down to {his} knees, and nothing had been said.",
    ],
    [
      1,
      "=So {he} wrote it down, and {he} {was} pleased with it. There was only no moment in which one could have handed it over. In the end {hero} pushed the letter into one of the open boxes, in between two jumpers. Then somebody came with the tape, and the box was shut before {he} could get it out again.",
    ],
    [
      1,
      "=“How long does it take until one has unpacked everything?” {hero} asked, as if it were nothing. “Oh,” said {thebeloved}, “when we moved last time, there was a box that we never opened.” {Hero} nodded. {He} went outside and looked at a wall.",
      "=“How long does it take until somebody has unpacked everything?” {hero} asked. “We've still got a box from before you were born,” said {mate}. {Hero} nodded, and went outside, and looked at a wall.",
    ],
    [
      0.5,
      "=And then it was the last evening. There were a lot of people, all of them shook hands, and {hero} {was} somewhere near the end of the line. When it was {his} turn, {he} had hold of the hand at last. “Well then,” said {hero}. {He} had had all that time, and those were the words that came.",
    ],
  ],
  end: [
    [
      0,
      "=“Wait,” said {thebeloved}, and did not let go of the hand. “I was up until four. I opened eleven boxes again, because you had been looking at them like that all day. It was in the eleventh.” There was the letter, with a bit of tape still on it. “You could have put it in the first.”",
    ],
    [
      0.5,
      "=They did leave in the end, {thebeloved} and the eleven boxes. Nobody can do anything about that. But the letter had been answered, on the back, in a hurry and at four in the morning. {Hero} only read it when there was nothing to be seen any more. It was longer than {his}.",
    ],
    [
      0.7,
      "=There is a parcel now and then, and it is always shut with far too much tape. {Hero} never hurries. {He} has learned that the best thing lies right at the bottom, in between two jumpers.",
      "=There is a parcel now and then, and it is always shut with far too much tape. The best thing in it lies right at the bottom, in between two jumpers.",
    ],
  ],
};

const LOVED =
  "(?<beloved>(?:an?|the|one of the) (?!moon|sea|sun|sky|idea|house|city|town)(?:[a-z-]+ ){0,2}?[a-z-]+)(?=[.,]|$| (?:who|whom|that|in|from|at|on|of|with|next|across|he|she|they|but|and|without)\\b)";
const LOVES =
  "(?:(?:fell|falls|had fallen|was|is|had been) (?:slowly |secretly |hopelessly |madly |completely |head over heels )*in love with|(?:had|has) a (?:secret |huge |big |terrible )?crush on|fell for|falls for|(?:secretly )?(?:loved|liked|fancied|adored))";
const SAD =
  "died|dead|dying|ghosts?|killer|kill\\w*|murder\\w*|married|husband|wife|moon|statue|robot|vampire|war|prison\\w*|patient|enemy|enemies|each other|one another|painting|doll|mannequin|mermaid";

/** Somebody is in love: with somebody who is near, or with somebody who is leaving. */
export const hearts: readonly ClauseScene[] = [
  ...openScene({
    by: "any",
    words: inSentence(
      `${unless(SAD)}(?:was|were|is) (?:(?:about|going) to (?:leave|move)|leaving|moving|going away|returning|flying home)\\b[^.]*|${unless(SAD)}(?:had|has|wanted|planned|decided) to (?:move|leave|go back)\\b[^.]*`,
    ),
    idea: new RegExp(`^(?=.*\\b${LOVES} ${LOVED})(?!.*\\b(?:${SAD}|train|passenger)\\b)`, "i"),
    ...lovedLeaves,
    of: "people",
  }),
  ...openScene({
    by: "any",
    words: inSentence(`${unless(SAD)}${LOVES} ${LOVED}[^.]*`),
    idea: new RegExp(`^(?!.*\\b(?:${SAD})\\b)`, "i"),
    ...inLove,
    of: "people",
  }),
];
