import type { ClauseScene } from "../../../clause-scene.ts";
import { inSentence } from "../../event.ts";
import { unless } from "../../open/open-scene.ts";
import { DREAMED, GRAVE, gerund, infinitive, MAIN, NOT_OTHERS, WANTED } from "./action-words.ts";
import { type Story, storyOfKind } from "./story-of-kind.ts";
import { theLongWay } from "./wishes-against.ts";

/** Somebody has to do something that is rather big. */
const twoHalves: Story = {
  after: [
    [
      0,
      "=To {deed}: one can say that in one breath. {Hero} said it once more, and more slowly. Now there were at least seven things in it. {Hero} had done two of them before, and had seen one of them done. Of the other four it was not even clear which way up one holds them.",
      "=There are things that look quite small from far away. To {deed} was one of them. {Hero} walked round it once. It took rather long. From behind it was even bigger, and there was no handle on it anywhere.",
    ],
    [
      0.9,
      "=There was no lack of advice. One said that one should begin with what is hardest. Another one said that one should begin with what is easiest. In order not to hurt either of them, {hero} began in the middle. Nobody had said a word against the middle.",
      "=“Begin with what is hardest,” somebody said. “Begin with what is easiest,” said {mate}. They argued about it for a while. {Hero} began in the middle meanwhile. Nobody had said a word against the middle, and {mate} held the list.",
    ],
    [
      0.7,
      "=The first time {he} did it fast. It really went well, but only towards the end. What should have come before that had been left lying somewhere on the way, and without it the end did not count. “It was a very nice second half,” they said. It was meant as a comfort.",
    ],
    [
      0.6,
      "=The second time {he} did it slowly, and one thing after the other. Up to the middle it was so good that some of them sat down to watch. And just then the time was up. “A lovely beginning,” they said, and stood up again. One could hear that they were getting worried.",
      "=The second time {mate} helped, and they did it slowly, and one thing after the other. Up to the middle it was so good that some people sat down to watch. And just then the time was up. “A lovely beginning,” they said. “Thank you,” said {mate}, who liked to hear such things.",
    ],
    [
      0.4,
      "=After that {hero} did nothing for a bit. There was not much time left, and it went by just as fast when one only looked at it. To {deed}: it had sounded so short. Beside {him} somebody very old sat in the sun, who had been sitting there all along, and counted something, first on one side, and then on the other.",
      "=After that {hero} did nothing for a bit. There was not much time left, and it went by just as fast when one only looked at it. Beside {him} somebody very old sat in the sun, who had been sitting there all along, and counted something, first on one side, and then on the other.",
    ],
  ],
  end: [
    [
      0,
      "=“You've got it already,” said the old one. “Got what?” asked {hero}. “All of it. The first time you did the second half. The second time you did the first half. That makes a whole one, if I can count. You've only done it in the wrong order.” {Hero} opened {his} mouth, and shut it again. There was nothing wrong with the sum.",
    ],
    [
      0.6,
      "=So {he} did the second time first, and the first time after that, and went on without stopping in the middle, where {he} knew {his} way about best of all. It was just enough. They had not even all sat down yet. “Was that it?” somebody asked. “To {deed},” said {hero}, “yes. That was it.”",
      "=So {he} did the second time first, and the first time after that, and went on without stopping in the middle, where {he} knew {his} way about best of all. It was just enough. They had not even all sat down yet. “Was that it?” somebody asked. “That was it,” said {hero}. They looked round for the rest of it.",
    ],
    [
      0.5,
      "=The old one still sits there in the sun. Now and then somebody comes running, quite out of breath, with half of something. Then two fingers are held up: first the one, then the other. And {hero}, who happens to be sitting on the same wall by now, moves up a little and makes room.",
      "=There are two of them by now who sit in the sun, the old one and {hero}. When somebody comes running with half of something, they look at each other. Then they both hold up two fingers: first the one, then the other.",
    ],
  ],
};

/** Somebody means to do something. */
const untilMidnight: Story = {
  after: [
    [
      0,
      "=“Today,” said {hero}. It was said before breakfast, and so it counted. Up to then it had always been “one of these days”. {Feat}: it was one thing to say that in the evening, with one's eyes shut. By daylight it looked a good deal larger.",
      "=“Today,” said {hero}, early in the morning, and {he} said it out loud, so that there was no getting out of it. To {deed} had been the plan for so long that it had got a little dusty. Now it stood in the middle of the room.",
    ],
    [
      0.9,
      "=The first one to hear of it said “oh”. It was a long “oh”, and it had at least three meanings. The second one wished {hero} good luck, and shook {his} hand rather longer than usual. The third one asked if one could watch.",
      "=“Today?” asked {mate}. “Today.” “What do you need for it?” {Hero} had not thought of that. {Mate} fetched a bit of string, a lamp and something to eat. “One always needs that,” said {mate}, “whatever it is.”",
    ],
    [
      0.8,
      "=The first attempt came to an end at nine. Everything had been thought of, and it all lay there in a row. Only one thing had not been thought of, and that was the one that came first. By a quarter past nine it was over, and {hero} asked for a towel.",
    ],
    [
      0.6,
      "=For the second attempt {he} began at the other end, where nobody would have expected it, {hero} included. It was very nearly enough. It was as near as the nose is to the windowpane. Then something rang, somebody called out “what are you doing there?”, and nearly was over.",
      "=For the second attempt they began at the other end, {mate} in front and {hero} behind. It was very nearly enough. It was as near as the nose is to the windowpane. Then something rang, somebody called out “what are you doing there?”, and {mate} said: “We were just going.”",
    ],
    [
      0.4,
      "=Towards evening it rained. {Hero} stood under a roof where one gets wet only on one side. “That was today, then,” {he} said, to no one in particular. It had not been much. On the other side of the roof somebody was waiting for the rain to stop, a woman with a basket. “What was today?” she asked. And {hero} told her what {he} had wanted to do: to {deed}.",
      "=Towards evening it rained. {Hero} stood under a roof where one gets wet only on one side. “That was today, then,” {he} said, to no one in particular. It had not been much. On the other side of the roof somebody was waiting for the rain to stop, a woman with a basket. “What was today?” she asked. And {hero} told her all of it.",
    ],
  ],
  end: [
    [
      0,
      "=The woman with the basket looked up at the church clock. “Twenty past six,” she said. “Well, then.” “Well, then what?” asked {hero}. “You said today. It goes on until midnight.” She put up her hood. “Most people stop too early with today. I see it all the time.” And she walked off through the puddles with her basket.",
    ],
    [
      0.6,
      "=There is a lot of room between twenty past six and midnight. Nobody rings at that time, and nobody calls out. At seven minutes to twelve it was done, in the dark, without anybody clapping, and it was exactly as {he} had imagined it, except for the wet feet. {Feat}: now {hero} knew how it is.",
      "=There is a lot of room between twenty past six and midnight. Nobody rings at that time, and nobody calls out. At seven minutes to twelve it was done, in the dark, without anybody clapping. It was just as {he} had imagined it, except for the wet feet. {Hero} looked round once more, so as to know it again.",
    ],
    [
      0.5,
      "=“And?” they asked in the morning. “When was it?” “Today,” said {hero}. “Yesterday, you mean.” {He} shook {his} head and went on buttering the bread. There are things that stay today for quite a long time.",
      "=“And?” they asked in the morning. “When did you do it?” “Today,” said {hero}. “Yesterday, you mean.” But there are things that stay today for quite a long time. And if anybody says “one of these days” there now, somebody else looks up at the clock.",
    ],
  ],
};

const MUST =
  "(?:had|have|has|was supposed|were supposed|was asked|were asked|was forced|were forced|was chosen|were chosen|got the job|got the task) (?:[a-z]+ )?to ";
const MEANT = `(?:${WANTED}|(?:decided|tried|set out|planned|made a plan|agreed|was about|were about|vowed|intended|made up (?:his|her|their) minds?) to (?:finally |secretly |once )?|decided (?:that )?(?:he|she|it|they) wanted to )`;
const NOT_BEING =
  "(?!(?:be|have|live|share|work together|stay|wait|choose|go|run\\b(?! (?:the|a|his|her|their)\\b)|flee|survive|play along|part|move|admit|pretend|tell|keep|give|help|train|catch|play one last|take care|look after|accept|say|speak)\\b|\\S+ (?:it|him|her|them|himself|herself)\\b)";
const MORE = "(?=[^ .,]+ [^.])";

/** What has to be done, and what somebody means to do. */
export const mustDo: readonly ClauseScene[] = [
  ...storyOfKind({
    by: "hero",
    words: inSentence(
      `${unless(`${GRAVE}|thief|thieves|bank|kidnapp\\w*|enemy|evil|destroyed|sinking|hostages?`)}${MAIN}(?:${MUST})${NOT_OTHERS}${NOT_BEING}${infinitive("")}`,
    ),
    ...twoHalves,
  }),
  ...storyOfKind({
    by: "hero",
    words: inSentence(
      `${unless(`${GRAVE}|thief|thieves|bank|kidnapp\\w*|enemy|refused|for (?:years|weeks|months)|whole summer|every (?:day|night|morning)`)}${MAIN}(?:${MEANT}${NOT_OTHERS}${NOT_BEING}${MORE}(?!(?:become|marry|learn)\\b)${infinitive("")}|${DREAMED}${gerund("(?!being|becoming|having)[a-z]+ing")})`,
    ),
    ...untilMidnight,
    of: "people",
  }),
  ...(["creatures", "things"] as const).flatMap((of) =>
    storyOfKind({
      by: "hero",
      words: inSentence(
        `${unless(`${GRAVE}|refused|every (?:day|night|morning)|escape|jumper|operation`)}${MAIN}(?:${MEANT}${NOT_OTHERS}${NOT_BEING}${infinitive("")}|${DREAMED}${gerund("(?!being|becoming|having)[a-z]+ing")})`,
      ),
      ...theLongWay,
      of,
    }),
  ),
];
