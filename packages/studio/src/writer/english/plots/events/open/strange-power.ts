import type { ClauseScene } from "../../clause-scene.ts";
import { inSentence } from "../event.ts";
import { openScene } from "./open-scene.ts";

type Story = Pick<ClauseScene, "after" | "end">;

/** A thing that can do what no such thing can. */
const strangeThing: Story = {
  after: [
    [
      0,
      "={Hero} put the {thing} down very slowly, as one does with things that may go off, and looked out of the corner of {his} eye to see whether it would do it again.",
      "=Such a thing does not happen, so {hero} decided that it had not happened. Then {he} tried it once more, just to be quite sure, and it happened.",
    ],
    [
      1,
      "=The first time was for nothing at all. The second time was for a good purpose: a neighbour had lost his temper, and {hero} helped a little, and he found it again. The {thing} grew warm, as if it were pleased.",
      "=“Only once more,” said {hero} to {talker}. “That's what you said before,” said {talker}, and moved a little nearer all the same, to see better.",
    ],
    [
      1,
      "=After that it went quickly. There was the queue at the counter, there was the long Sunday, there was the toast that always fell on the wrong side. In the evening {hero} could not remember how {he} had ever managed without the {thing}.",
      "=“Now something useful,” said {mate}. They did something useful. It took a minute. After that they did eleven things that were not useful in the least, and lay on the floor because they had to laugh so much.",
    ],
    [
      2,
      "=Only small things were not as they used to be. The cat walked round {hero} in a wide circle, and looked at the {thing} first.",
    ],
    [
      0.4,
      "=Then {he} used it once too often. It was late, {he} {was} tired, and it was quite a small matter. There was a click as of a lock, and when {hero} looked up, it was not the small matter that had changed. It was everything else.",
    ],
  ],
  end: [
    [
      0,
      "={Hero} shook the {thing}, begged it, and even said please. It did nothing at all. So {he} had to put it all right again with {his} own two hands, one door after another. “I've done something stupid,” {he} said at each of them, and to {his} surprise nobody was surprised.",
    ],
    [
      0.6,
      "=It took until the next evening. When the last piece was back in its place, there was the click once more, quite gently. {Hero} wrapped the {thing} in a tea towel and took it back to where it had come from. “Didn't it work?” “It did,” said {hero}. “That was the trouble.”",
      "=It took until the next evening. When the last piece was back in its place, there was the click once more, quite gently. {Hero} wrapped the {thing} in a tea towel and pushed it right to the back of the highest shelf, behind the fondue pot, where nobody ever looks.",
    ],
    [
      1,
      "=The long Sundays are as long as ever, and the toast falls on the wrong side. Now and then something clicks somewhere, and {hero} gave a start every time, and then went on buttering.",
    ],
  ],
};

/** What somebody says, writes or draws comes true. */
const comesTrue: Story = {
  after: [
    [
      0,
      "={Hero} tried it out with something that could do no harm: strawberry ice cream. An hour later a stranger was standing at the door with two tubs of it. “Wrong address, I think,” he said. “But now it's melting.”",
      "={Hero} tried it out with something that could do no harm. “A cat,” {he} decided, “not a big one.” It sat on the sill before the word was quite finished, and it was not a big one.",
    ],
    [
      1,
      "=For a whole week it was wonderful. The lift came at once, the old lady from across the way found her spectacles, and on Thursday it rained just where it was needed. {Hero} hardly slept any more. There was such a lot to be put in order.",
      "=“Now do one for me,” said {talker}. {Hero} did one for {talker}, and then another one. For a whole week it was wonderful, and they had never had so many bananas.",
    ],
    [
      1,
      "=Then {he} made a joke. It was only a very small one, about a nose. {Hero} needed three days to bring that nose back to its proper length, and after that {he} began to weigh every word.",
    ],
    [
      1,
      "={He} stopped saying “I could die laughing” and “go and jump in the lake”. Then {he} stopped saying almost anything. When somebody asked how {he} {was}, {hero} nodded, carefully, and not too far.",
      "=“Say something,” {mate} begged. {Hero} shook {his} head. Nobody knows how many things can go wrong with a sentence until all of them happen.",
    ],
    [
      0.4,
      "=And then {he} lost {his} temper. Everybody does it once a month and says something that nobody means, and it is forgotten by supper. “Oh, leave me in peace, all of you,” said {hero}. It got quiet. It got quieter than it had ever been.",
    ],
  ],
  end: [
    [
      0,
      "=The street was empty, and the phone was dead. “Come back,” said {hero}. Nothing came. {He} said it louder, and {he} put it in better words, and at last {he} sat down on the kerb, and what came out then was not meant to be anything: “I miss you.” Round the corner somebody dropped a bucket.",
    ],
    [
      0.6,
      "=They all came back, and none of them knew where they had been. {Hero} shook hands with every one of them. After that {he} asked for a strawberry ice cream, in a whisper, just to see. Nobody came to the door. {He} had never in {his} life been so glad not to get any ice cream.",
    ],
    [
      1,
      "=It is over now, as far as anybody can tell. But the lift is never late there. And in the street they say that {hero} was the only person far and wide who, before losing {his} temper, went down to the cellar.",
    ],
  ],
};

const THING =
  "(?<thing>(?:pocket |alarm |wrist |grandfather |remote |fountain |magnifying |tape |hand |music |typing )?(?:watch|clock|remote|remote control|pen|pencil|brush|paintbrush|camera|mirror|telephone|phone|radio|typewriter|umbrella|ring|coin|key|compass|hat|coat|scarf|whistle|bell|lamp|box|book|notebook|diary|spoon|pot|teapot|machine|stone|marble|flute|crayon|button|map|calculator|stopwatch|hourglass|lens|telescope|ticket|chalk|wand|suitcase|lantern|needle|cup|mug|torch))";
const POWER =
  "(?:that |which )?(?:(?:only |always |secretly |really |sometimes )*(?:ran|runs|run|went|goes) (?:backwards|back|the wrong way)|(?:could|can|would) (?:stop|pause|freeze|turn back|rewind|show|predict|hear|read|make|see|bring|change|erase|undo|slow|open any|take (?:him|her|them|people|you))|(?:gave|gives) (?:him|her|them|you|people) [^.]*(?:minutes?|hours?|days?|seconds?)|stopped time|made (?:people|whoever|everyone|anyone|time|things)|showed (?:what|who|the future|people|things|tomorrow)|answered questions|told the future|granted wishes|erased|freezes|pauses)";
const SAYS_AND_IT_IS =
  "(?:(?:(?:discovered|noticed|found(?: out)?|realized|realised|learned|learnt|knew|saw) (?:that )?)?(?:everything|whatever|anything|what|every (?:word|sentence|story|picture|drawing|thing)|all (?:that )?|each [a-z]+)[^.]*?(?:says?|said|writes?|wrote|draws?|drew|paints?|painted|types?|typed|dreams?|dreamed|dreamt|sings?|sang|predicts?|predicted|sews?|cooks?|makes?) ?[^.]*?(?:came|comes|come|became|becomes|become|turned|was|is) (?:true|real|alive|to life))";

/** Things with a strange power, and words and pictures that come true. */
export const strangePower: readonly ClauseScene[] = [
  ...openScene({ by: "any", words: inSentence(`${SAYS_AND_IT_IS}[^.]*`), ...comesTrue, of: "people" }),
  ...openScene({
    by: "any",
    words: inSentence(
      `(?:found|finds|bought|got|was given|inherited|received|discovered|built|invented|stole|borrowed|brought (?:him|her|them)|gave (?:him|her|them)|had|wore|picked up|dug up)\\b [^.]*?${THING} (?:(?:on|in|at|from|under|behind|inside) [^.]*?)?${POWER}\\b[^.]*`,
    ),
    ...strangeThing,
    of: "people",
  }),
  ...openScene({
    by: "any",
    words: inSentence("(?:gave|gives) (?:him|her|them) [^.]*\\b(?:extra|more) (?:minutes?|hours?)\\b[^.]*"),
    idea: new RegExp(`\\b(?:an? |the )?(?:[a-z]+ ){0,2}?${THING}\\b`, "iu"),
    ...strangeThing,
    of: "people",
  }),
];
