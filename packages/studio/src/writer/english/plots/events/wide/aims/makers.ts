import type { ClauseScene } from "../../../clause-scene.ts";
import { inSentence } from "../../event.ts";
import { unless } from "../../open/open-scene.ts";
import { GRAVE } from "./action-words.ts";
import { type Story, storyOfKind } from "./story-of-kind.ts";

/** People build something. */
const built: Story = {
  after: [
    [
      0,
      "=It began with a drawing on the back of a calendar page. {Object} could be seen on it from the front and from the side, and in one place there was an arrow. Underneath came a list of what was needed: wood, screws, rope, luck. The luck was underlined.",
      "=It began with a drawing on the back of a calendar page. {Object} could be seen on it from the front and from the side, and in one place there was an arrow. At the bottom it said what the whole of it was for: to {deed}. That was underlined.",
    ],
    [
      0.5,
      "=The parts came from everywhere: from a bed in which nobody slept any more, from a pram with three wheels, and from a jam jar of screws that had waited twenty years for this. “What's that going to be?” asked the neighbour. {Hero} told him. The neighbour looked for a long time. Then he asked whether he could have the rest for firewood.",
      "=“Hold that,” said {hero}, and {mate} held it. “How long?” asked {mate}. “Until it holds by itself.” It was a long afternoon. The neighbour looked over the fence. Whatever it was going to be, he said, he would take the rest of it for firewood.",
    ],
    [
      0.7,
      "=The first trial lasted four seconds. Then something came off that had been holding everything else. It rolled under a cupboard, and after that it was quiet. {Hero} looked at the drawing, and at what lay there. One could just about see that the two were related.",
      "=The first trial lasted four seconds. Then something came off that had been holding everything else, and it rolled under a cupboard. “Was that important?” asked {mate}. {Hero} looked at what lay there. “It must have been,” said {hero}.",
    ],
    [
      0.8,
      "=For the second trial {he} did it by the book. {He} measured everything twice, counted the screws, and left nothing to luck. It got beautiful, and people came to look. There was only one thing wrong with {object}, and that was noticed last: the thing that {object} had to be able to do did not happen.",
      "=For the second trial {he} did it by the book. {He} measured everything twice, counted the screws, and left nothing to luck. It got beautiful, and people came to look. It only did not do what it had been built for.",
    ],
    [
      0.4,
      "=Then it rained for three days, and the drawing hung up to dry. “Well, now,” said the neighbour, who had brought his barrow with him, “about that firewood.” {Hero} did not say yes, and {he} did not say no. {He} only went on holding the hammer, so as to be holding something.",
    ],
  ],
  end: [
    [
      0,
      "=The neighbour bent down, because he was a thorough man and meant to begin under the cupboard. He came up again with cobwebs on his cap and a piece in his hand. “Whose is that?” It was the one from the first day. There was an arrow on it. {Hero} took it, and held it against the drawing, and turned it round. “It goes like that,” said {hero} slowly. “It has been the wrong way round the whole time.”",
    ],
    [
      0.5,
      "=After that it took ten minutes, and the neighbour held the lamp. “And now?” he asked. “Now it says that I'm going to {deed},” said {hero}, and put a finger on the bottom line. The barrow was moved out of the way. {Object} creaked, and shook, and did it. The neighbour took off his cap for it, cobwebs and all.",
      "=After that it took ten minutes, and the neighbour held the lamp. Then {object} creaked once, as if somebody was sitting up straight, and everything was as it was on the drawing, from the front and from the side. The neighbour took off his cap for it, cobwebs and all.",
    ],
    [
      0.5,
      "=The calendar page hangs on a nail by the door. “Luck” has been crossed off the list; it was used up. Beneath it somebody has written, in the neighbour's big letters: “I'd have taken it for firewood.” He says it to everybody who comes to look.",
      "=The calendar page hangs on a nail by the door, and there is a second drawing on the front of it by now. The neighbour has looked it over. He has lent the barrow for it, for as long as it takes.",
    ],
  ],
};

/** Animals and things build something. */
const builtByCreatures: Story = {
  after: [
    [
      0,
      "=It began with something that the others had thrown away. {Hero} walked round it three times, and from every side it looked a little like {object}. It would only have to be a good deal more. So {he} fetched a second thing, and put it beside the first.",
    ],
    [
      0.5,
      "=It turned into a heap, and the heap got about. A magpie came by and looked for anything that glittered. A snail came by, too, but that took until evening. “What's it supposed to be?” asked the magpie. {Hero} said what it was supposed to be. The magpie laughed until it had to sit down, and it sat down on the heap.",
      "=“What's it supposed to be?” asked {mate}. {Hero} said what it was supposed to be. {Mate} walked round it, and fetched something as well, and put it on top. A magpie came by and laughed until it had to sit down. It sat down on what they had made.",
    ],
    [
      0.7,
      "=The first time {hero} began at the top, because the top was what {he} could see best before {him}. For a moment it looked wonderful. A moment is not very long. Afterwards the heap was wider than before, and the magpie had two things to tell.",
    ],
    [
      0.8,
      "=The second time {he} began at the bottom, with great care, and let nobody come near. It grew and grew, and nothing wobbled. But when {he} stepped back, it was only very tidy. It looked like everything that {he} had collected. It did not look like {object}.",
    ],
    [
      0.4,
      "=That night there was a wind. It took the top, and it took the middle, and it took its time. In the morning the snail was sitting in front of what was left. It was one single piece, and it was the first one, the one with which it had all begun. “Too bad,” said the magpie. “I'd got used to it.”",
    ],
  ],
  end: [
    [
      0,
      "=“It's still standing,” said the snail. {Hero} pushed against it. The piece did not move. All the others had been leaning on it from the wrong side. So {hero} began a third time, neither at the top nor at the bottom, but at the side where the wind had come from. The magpie brought back a piece. It happened to have it lying about, it said.",
    ],
    [
      0.5,
      "=By evening it held. The magpie sat down on it, quite without being asked, and it still held. “Now I can see what it is,” said the magpie. “It's {object}.” “I said so,” said {hero}, “at the very beginning.” “Yes,” said the magpie, “but in those days you were the only one who could see it.”",
      "=By evening it held. The magpie sat down on it, quite without being asked, and it still held. “Now I can see what it is,” said the magpie. “I said so at the very beginning,” said {hero}. “Yes,” said the magpie, “but in those days you were the only one who could see it.”",
    ],
    [
      0.5,
      "=When the wind blows now, they come and look whether {object} will hold. They stand there in a row, the snail a little behind the rest. And if anybody throws something away, it is brought to {hero} first, so that {he} can walk round it three times.",
    ],
  ],
};

/** Something was built, and then there came what was not planned. */
const notOnTheDrawing: Story = {
  after: [
    [
      0,
      "=That was not on the drawing. {Hero} fetched it to make sure. There was {theobject}, from the front and from the side, with all the measurements and with an arrow. Of the other thing there was nothing at all, not even on the back.",
      "={Hero} fetched the drawing to make sure. There was {theobject}, from the front and from the side, with all the measurements and with an arrow. Of {thecomer} there was nothing at all, not even on the back. That had simply not been planned.",
    ],
    [
      0.9,
      "=“Did you plan that?” asked the neighbour, who had been standing at the fence from the first nail on. “Not exactly,” said {hero}. “It looks as if it had been planned,” said the neighbour. He did not mean it as praise. He had a folding rule in his pocket, and he was an orderly man.",
      "=“Did we plan that?” asked {mate}. {Hero} turned the drawing upside down. It was not there, either. “Then we can't have done it wrong,” said {mate}. “One can only do wrong what one has planned.” It was a comfort, for about a minute.",
    ],
    [
      0.8,
      "=First of all {hero} tried to go on as if nothing had happened. One can do that for as long as nobody looks. But {theobject} drew the people from far around, and they did not look at the joints, or at the clean edges. They looked at the one thing that had not been planned, and they pointed.",
      "=First of all {hero} tried to set it right. {He} loosened what could be loosened, pushed a little here and a little there, and asked it nicely. After an hour everything was just as it had been, and there was a blister, too.",
    ],
    [
      0.6,
      "=Then {he} thought of starting again from the beginning. The pliers lay ready, and {he} put them to the very first nail. It had gone in crooked, on the very first day, and it had held all the same. {Hero} looked at it. Then {he} put the pliers back into the box, under everything else.",
      "=Then {he} thought of starting again from the beginning. “All of it?” asked {mate}. {Hero} had the pliers at the very first nail already. It was crooked. It had been put in on the very first day. They both looked at it. Then the pliers were put away again.",
    ],
    [
      0.4,
      "=In the evening {hero} sat down beside {theobject} with the drawing on {his} knees. There was not a thing on it that had turned out as it was meant. It was very quiet. “May I see that for a minute?” asked the neighbour, and he came through the gap in the fence for the first time.",
    ],
  ],
  end: [
    [
      0,
      "=He held the sheet up against {theobject}, with one eye shut. Then he got out a red pencil. He was the sort of man who has one behind each ear. “Nothing is wrong with what you've built,” he said. “It's the drawing that isn't finished.” And he drew it in, in red, exactly where it belonged: everything that nobody had planned.",
      "=He held the sheet up against {theobject}, with one eye shut. Then he got out a red pencil. He was the sort of man who has one behind each ear. “Nothing is wrong with what you've built,” he said. “It's the drawing that isn't finished.” And he drew it in, in red, exactly where it belonged: {thecomer}.",
    ],
    [
      0.6,
      "={Hero} looked at the sheet for a long time. With the red in it, it was a better plan. It had looked a bit bare before. “You'd need another board there,” said the neighbour, “so that there's room for both.” They put it up before it got dark, and it went in quite straight.",
    ],
    [
      0.5,
      "=The drawing hangs in a frame. Visitors always ask about the red part. “That's the best of it,” they are told, “that came by itself.” And when {hero} draws something new, the red pencil lies there from the start, sharpened, for whatever is going to come.",
      "=There is a new drawing by now, for something still bigger. In one corner of it a piece of the paper has been left blank on purpose. “What goes there?” asks the neighbour each time. “I don't know yet,” says the drawing, in red.",
    ],
  ],
};

const BUILT =
  "(?:built|was building|were building|constructed|invented|knocked together|put together|started (?:building|to build)|decided to build|tried to build|wanted to build|set about building)(?: (?:himself|herself|themselves|itself))?";
const OBJECT =
  "(?!.*\\b(?:languages?|songs?|games?|stor(?:y|ies)|words?|plan|play|list|careers?|business|company|names?|friend|brother|sister|mother|father|family|life|team|secret machine)\\b){object}";
const FOR =
  "(?: [^.]*?(?:,|\\b) ?(?:to|so that (?:he|she|they) could|so (?:he|she|they) could) (?<goal>(?<deed>(?!the\\b|a\\b|his\\b|her\\b|their\\b|keep\\b)(?:(?! (?:because|until|before|and|but|so|where)\\b)[^.,])+)))?[^.]*";

/** What comes of it is told in the last sentence. */
const MADE_BEFORE = new RegExp(
  `\\b(?:${BUILT}|(?<!had )(?:tried to build|made (?=an? (?:[a-z]+ )?(?:kite|boat|raft|robot|machine|plane|sledge|go-kart|cart|rocket)\\b))) (?<object>(?:an?|the|his|her|their|some) (?:(?!to\\b|in\\b|for\\b|with\\b|that\\b|of\\b|and\\b|out\\b|from\\b)[a-z-]+ ){0,3}?[a-z-]+)(?= (?:to|in|on|for|with|that|and|out|from|near|behind|between|across|over|together|by|at|as|of)\\b|[.,])[^.]*\\. (?:But |Then |One |It |So |He |She |They |Now |A )`,
  "iu",
);

/** Somebody builds something. */
export const makers: readonly ClauseScene[] = [
  ...storyOfKind({ by: "hero", words: inSentence(`${unless(GRAVE)}${BUILT} ${OBJECT}${FOR}`), ...built, of: "people" }),
  ...storyOfKind({ by: "hero", words: inSentence(`${unless(GRAVE)}${BUILT} ${OBJECT}${FOR}`), ...builtByCreatures }),
  ...storyOfKind({
    by: "any",
    words: new RegExp(
      `^(?<turn>(?:(?:But|Then|One (?:day|night|morning|evening),?) (?<comer>(?:an?|the) (?:[a-z-]+ ){0,4}?[a-z-]+) (?=[a-z]+ed\\b|came|blew|broke|stole|took|flew|ran|rang|sat|fell|had\\b|was\\b|were\\b)|But|Then|One (?:day|night|morning|evening),?|It|He found|She found|They found|So|Now)\\b${unless(`${GRAVE}|laughed|in the end|won|finally`)}[^.]*)`,
      "iu",
    ),
    idea: MADE_BEFORE,
    ...notOnTheDrawing,
    of: "people",
  }),
];
