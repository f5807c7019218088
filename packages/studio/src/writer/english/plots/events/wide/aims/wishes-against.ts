import type { ClauseScene } from "../../../clause-scene.ts";
import { inSentence } from "../../event.ts";
import { unless } from "../../open/open-scene.ts";
import { GRAVE, infinitive, NOT_OTHERS, WANTED } from "./action-words.ts";
import { type Story, storyOfKind } from "./story-of-kind.ts";

/** People who want to do something, but. */
const twoColumns: Story = {
  after: [
    [
      0,
      "={Hero} took a sheet of paper and drew a line down the middle. On the left it said what {he} wanted: {feat}. On the right came what spoke against it. The left side was done in a moment. For the right side {he} needed both hands, one to write and one to hold {his} head.",
      "=There was a sheet of paper with a line down the middle. On the left stood what {hero} wanted, in capital letters: {feat}. On the right stood: {bar}. {Hero} moved further away from it. It looked just the same from there.",
    ],
    [
      1,
      "=“Perhaps it's only a phase,” somebody said at the table. {Hero} tried that out. For three days {he} wanted something else, and made an effort with it. On the fourth day {he} {was} washing up, and caught {himself} thinking of it again, with the tap running.",
      "={Hero} told {mate} about it on the stairs. “Is it very bad?” asked {mate}. “It's there when I wake up,” said {hero}. {Mate} nodded. Things that are there when one wakes up have to be taken seriously.",
    ],
    [
      0.8,
      "=The first attempt was to be sensible. {Hero} worked only on the right side of the sheet, and said that the left side would have to wait until that was done. It was like baling out the sea. In the evening the right side was just as long, and {he} {was} a good deal more tired.",
      "=At first {hero} tried it in secret, and pretended that there was no right side. That went well for eleven minutes. Then the right side came back, without knocking, and {he} had to stop in the middle.",
    ],
    [
      0.6,
      "=The second attempt was to ask people who know about such things. There were two of them. One said “impossible”, and the other one said “why not”, and each had a cousin as a proof. After that {hero} had two more lines for the sheet, and the same trouble.",
      "=Then {mate} took over. {Mate} had a plan with four steps, and the first step was a cake. They did get as far as the cake. “And the other three?” asked {hero}. “They all came after the thing on the right,” said {mate}.",
    ],
    [
      0.4,
      "=So {hero} folded the sheet, first once and then again, until it was as small as a stamp. It was put under the short leg of the kitchen table. The table had always wobbled. Now at least something had come of it.",
    ],
  ],
  end: [
    [
      0,
      "=It was the woman from the kiosk who found it there, when she brought the newspaper and dropped her glasses. She read it from one side to the other, as one reads a sentence. “There's only one word wrong,” she said. “It says ‘but’ in the middle.” She took the pencil from behind her ear, crossed it out, and wrote “and”. “Now both are true. Who says that the right side has to be finished first?”",
      "=It was {mate} who pulled it out again, because of a spoon that had rolled there. {Mate} read it from one side to the other, as one reads a sentence. “There's only one word wrong,” said {mate}. “It says ‘but’ in the middle.” A pencil was found, and then it said “and”. “Now both are true. Who says that the right side has to be finished first?”",
    ],
    [
      0.6,
      "=So {hero} began, with everything that spoke against it, and took it along like a bag that one cannot leave behind. It was slower that way. Some of it had to be done sideways, and some at odd hours. But one day, in the middle of it, {hero} noticed that it was no longer something to be wished for. It was what {he} {was} doing just then, and it had been going on for quite a while.",
    ],
    [
      0.9,
      "=“And the other thing?” people asked. “That's still there,” said {hero}. “It comes along.” They looked as if they would have liked it better the other way round, and then they stayed and watched all the same.",
    ],
    [
      0.5,
      "=The kitchen table wobbles again. The sheet hangs over it, with all its folds. On the left it has got a tick. On the right nothing has been crossed out, except for one word of three letters, and that was in the middle.",
    ],
  ],
};

/** Animals and things that want to do something, but. */
export const theLongWay: Story = {
  after: [
    [
      0,
      "=The others were quite sure about it. One who wanted to {deed} had better be somebody else, they said. They did not say who. {Hero} looked down at what there was of {him}, and it was {hero}, from one end to the other.",
      "=“{Feat}?” they said, and looked at {hero} from the front, and then from behind. “With that?” They did not mean any harm. It was only that they had never seen it done.",
    ],
    [
      0.6,
      "={Hero} did it as the others do it, at first. {He} copied everything, even the way in which they looked about beforehand. The looking about was good. What came after it went wrong at once, and there was a crack, and then a silence with a snigger in it.",
    ],
    [
      0.7,
      "=“You could wish for something else,” said an old toad that sat by the path. “Most of us do.” {Hero} tried. {He} wished for a fine day. It was one. That had been too easy, and it did not help in the least.",
      "=“You could wish for something else,” said {mate}. {Hero} tried. {He} wished for a fine day. It was one. “And?” asked {mate}. “It's nice,” said {hero}, “but it isn't that.”",
    ],
    [
      0.6,
      "=Then {he} tried it at night, without any looking about, when there was nothing there but the moon. It was better by a little. It was better by so little that only somebody very patient could have seen it. The toad was very patient.",
    ],
    [
      0.4,
      "=In the end there were seven wrong ways, and {hero} knew all of them. {He} stayed where {he} {was}. “That's that, then,” {he} said. “Seven is a good many,” said the old toad. “Has anybody else tried so many?” {Hero} did not think so. “Then there's only one here who knows about it,” said the toad.",
    ],
  ],
  end: [
    [
      0,
      "=One sees a thing differently after that. {Hero} laid the seven wrong ways next to one another. In each of them there was a small piece that had not been wrong at all: a bit of the third, the end of the fifth, and the beginning of the sixth, only the other way round. {He} put the pieces together. It looked like nothing that anybody had ever done.",
    ],
    [
      0.6,
      "=And it held. It went crooked, it went in a way of its own, and it took longer than with the others. But it went. “{Feat}!” the toad called out over the whole meadow, for those who had not been looking. They came running from all sides, and the one with the snigger came first.",
      "=And it held. It went crooked, it went in a way of its own, and it took longer than with the others. But it went. “There!” the toad called out over the whole meadow, for those who had not been looking. They came running from all sides, and the one with the snigger came first.",
    ],
    [
      0.9,
      "=“How did you do that?” they asked. “Wrong,” said {hero}, “seven times.” They wanted to see all seven. It took until the evening, and the fourth one had to be done twice, because it was so funny.",
    ],
    [
      0.5,
      "=There are some there by now who do it as {hero} does. They could do it the usual way, but it is not half so much fun. And when they look at {him} from the front, and then from behind, they only want to see how it is done.",
    ],
  ],
};

/** What stands against a wish: a sentence with "but". */
const BAR = `^But (?<bar>${unless(GRAVE)}(?:(?!then |one |in the end |he (?:saw|found|met|came)|she (?:saw|found|met|came)|they (?:found|met))[^.])+)`;
const WISH = new RegExp(
  `(?<!\\b(?:But|so|to) [^.]*)\\b${WANTED}${NOT_OTHERS}${infinitive("")}\\. (?:(?:[^.]|Mrs?\\.)+\\. )?But `,
  "iu",
);

/** Somebody wants to do something, and something is against it. */
export const wishesAgainst: readonly ClauseScene[] = [
  ...storyOfKind({ by: "any", words: new RegExp(BAR, "iu"), idea: WISH, ...twoColumns, of: "people" }),
  ...(["creatures", "things"] as const).flatMap((of) =>
    storyOfKind({ by: "any", words: new RegExp(BAR, "iu"), idea: WISH, ...theLongWay, of }),
  ),
  ...storyOfKind({
    by: "hero",
    words: inSentence(
      `${unless(GRAVE)}${WANTED}${NOT_OTHERS}${infinitive("")}(?<=, (?:but|although|even though) [^.]*)`,
    ),
    ...twoColumns,
    of: "people",
  }),
];
