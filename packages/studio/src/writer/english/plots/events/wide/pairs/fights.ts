import type { Beat } from "../../../../scripts/script.ts";
import type { ClauseScene } from "../../../clause-scene.ts";
import { inSentence } from "../../event.ts";
import { unless } from "../../open/open-scene.ts";
import { pairScene } from "./pair-scene.ts";

type Story = Pick<ClauseScene, "after" | "end">;

const FOUGHT =
  "(?:f[ou]+ght|(?:were|was|are|had been|have been|started|began|kept|always)(?: always| constantly)? (?:fighting|quarrel+ing|arguing|squabbling)|(?:always )?quarrel+ed|(?:always )?argued|squabbled|bickered|fell out|had (?:an?|another) (?:big |huge |bad |terrible |loud |silly )*(?:fight|quarrel|row|argument)|competed)(?: with (?:each other|one another))?";

/** Two want the same thing. */
const overThing: Story = {
  after: [
    [
      0,
      "=“I was first,” said {one}. “I was first in my head,” said {two}, “and that was long before you.” Then {they} both looked at {thing}, and neither of them looked away, because whoever looks away has lost.",
      "=It had begun quite politely. “After you,” {one} had said, and {two} had really gone first. That had been the mistake. Since then every word had been a little louder than the one before. By now it could be heard three corners away, and all of it was about {thing}.",
    ],
    [
      1,
      "=The next one who came by was made the judge. It was somebody with a heavy bag and no time. “Who should have {thing}?” {they} asked. The judge put down the bag and thought. “Has anybody asked {thing}?” Then the bag was picked up again. It was no help at all, and it kept {them} busy for an hour.",
    ],
    [
      2,
      "=They drew lots with two straws. {One} won. “Best of three,” said {two}. It went on to best of twenty-one. After that the straws could no longer be used, because somebody had been biting them.",
    ],
    [
      0.6,
      "={Two} had a plan. One day was for {one}, and the next day for {two}, and so on, all through the week. It was a good plan until they came to the seventh day. There was one day left over. They fought about that one until it got dark, and it had not even come yet.",
    ],
    [
      0.5,
      "=In the evening neither of them went away, so that the other could not get at {thing} while nobody was looking. It grew cold. {One} yawned, and then {two} had to yawn as well. They had not thought of how long a night is if one may not say a word.",
    ],
  ],
  end: [
    [
      0,
      "=“What do you want with {thing}, really?” {two} asked into the dark. In that whole long day it was the first question. {One} had to think about it. “I only didn't want to be the one who goes without,” said {one}. It was quiet for a while. “Nor did I,” said {two}.",
    ],
    [
      0.4,
      "=After that it went quickly. They began with the seventh day, because that one did not belong to either of them, and on that day they shared {thing}. There was an advantage to it. Now there was always one who could say “Look!”, and one who looked.",
    ],
    [
      0.7,
      "={They} still quarrel on the other six days, and it can still be heard three corners away. On the seventh the one says: “You were first.” “No, you,” says the other. And then they have to fight about that.",
    ],
  ],
};

/** Two cannot agree about a question. */
const overQuestion: Story = {
  after: [
    [
      0,
      "=“We can talk about it sensibly,” said {one}. “I am sensible,” said {two}. “You are the other thing.” That was how it went as soon as it was about {question}, and it was about that from breakfast on.",
      "=“Right,” said {one}, “once and for all.” “Exactly,” said {two}, “once and for all.” It was about {question}, and each of them had brought along so many good reasons that there was hardly any room left to sit.",
    ],
    [
      1,
      "={One} scratched it into the dust with a stick: what spoke for it on the left, and what spoke against it on the right. {Two} walked round it and read it from the other side. Now it was the other way about, and just as true.",
    ],
    [
      1,
      "=Then a bottle top was to decide. It was thrown very high. It rolled away, bumped into a stone, and stayed there on its edge. “That means neither,” said {two}. “That means both,” said {one}. So now there was something else to quarrel about.",
    ],
    [
      1,
      "=The next morning {two} gave in, out of pure kindness. But {one} had given in as well, a minute earlier. From then on each of them fought for what the other one had wanted the day before, and it was every bit as loud.",
    ],
    [
      0.5,
      "=At last nobody said anything any more. They sat there, back to back. It had grown late, and nothing at all had been done. Then a stomach growled. “That was you,” said {two}. “That was you,” said {one}. For once there was a way to find out.",
    ],
  ],
  end: [
    [
      0,
      "=They held their breath and listened. There it was again. It began on the one side and ended on the other, with a question at the front and an answer behind it. It sounded exactly as {they} had sounded all day long. {One} held out longest, and that was not long. Then they laughed until it hurt.",
    ],
    [
      0.5,
      "={They} had something to eat first. With a full mouth it is hard to be quite so right. “About {question},” said {two} in the end. “Yes?” “I only said it because you said the opposite.” “Oh,” said {one}. “I can't even remember which one of us I was.” So it became a bit of the one and then a bit of the other.",
    ],
    [
      0.7,
      "=The bottle top is still there. {They} have stood it on its edge. When they can't agree, and that is every day, they look at it. “Neither,” says the one. “Both,” says the other. And then mostly a stomach decides.",
    ],
  ],
};

/** Two who have quarrelled and do not speak to each other. */
const notSpeaking: Story = {
  after: [
    [
      0,
      "=Whatever it had been, it had been said too loudly. That is how it is with words. They come out easily, and they can't be got back in. When {two} came along after that, {one} looked to the left, and {two} looked to the right. They were so careful about it that once they bumped into each other.",
    ],
    [
      1,
      "=“Tell {two} that I'm not speaking,” said {one} to somebody who was standing in between. “Tell {one} that I've noticed,” said {two}. The one in between carried it back and forth for half an hour, and then wanted to be paid.",
    ],
    [
      1,
      "=There were difficulties of which nobody had thought. {They} had a joke together, and {one} only ever told the first half of it, and {two} the second. {One} tried it out on other people now. They laughed politely. One could hear that a half was missing.",
    ],
    [
      1,
      "={Two} worked out a sentence. It began with “if” and had “then” in the middle, and with that {two} got as far as the corner. It is no sentence to go round a corner with. What {two} did not know was that {one} had stood at the same corner, on the other side of it, with a sentence of the same kind.",
    ],
    [
      0.5,
      "=Then came a day on which something really funny happened. {One} saw it and had to laugh, and turned to the side where {two} always was. There was only air. {One} looked at the air for a while. It is strange how quickly a thing can stop being funny.",
    ],
  ],
  end: [
    [
      0,
      "=This time {one} went without any sentence at all, and fast. Somebody came just as fast from the other side. At the corner there was a bump. “Ow,” said {two}. “I've got to tell you something,” said {one}. “I've got to tell you something first.” It was the same thing. {One} had seen how it began, and {two} had seen how it ended.",
    ],
    [
      0.6,
      "=Only afterwards did they think of it. “We weren't speaking,” said {two}. “That's right,” said {one}. “Shall we go on with it tomorrow?” They tried to remember what it had been about. It was all still there, but one could not get so excited about it any more. “I said ‘always’,” said {one}. “And I said ‘never’,” said {two}.",
    ],
    [
      0.7,
      "={They} still bump into each other at that corner, and by now they do it on purpose. Sometimes somebody is standing in between and has to take something across. “Tell {two} that it was my fault.” “Tell {one} that I've noticed.”",
    ],
  ],
};

const DARK = "kill\\w*|died|dead|murder\\w*|war|custody|stolen|prison|soldiers?|army|gangs?";

const renamed = ({ after, end = [] }: Story, gap: string, words: string): Story => {
  const change = ([rank, ...lines]: Beat): Beat => [rank, ...lines.map((line) => line.replaceAll(gap, words))];
  return { after: after.map(change), end: end.map(change) };
};

const UNTIL = "(?=[.,]|$| (?:and|until|but|so|when|that|which|their|they) )[^.]*";
const OVER = `(?:${FOUGHT} (?:over|about|for)|(?:they )?both (?:wanted|longed for|were after))`;
const OVER_THING = `${unless(`${DARK}|throne|crown|speak|spoke|spoken|talk|talked|told|decided`)}${OVER}`;

/** Two who quarrel over a thing, about a question, or have stopped speaking. */
export const fights: readonly ClauseScene[] = [
  ...pairScene({
    by: "any",
    words: inSentence(
      `${unless(DARK)}(?:${FOUGHT} (?:over|about)|could (?:not|never) agree (?:on|about|over)|disagreed (?:on|about|over)) (?<question>(?:who|which|what|whether|how|where|when|whose)\\b[^.,]*?)(?=[.,]|$| (?:and|until|but|so) )[^.]*`,
    ),
    ...overQuestion,
  }),
  ...pairScene({
    by: "any",
    words: inSentence(
      `${unless(`${DARK}|together`)}(?:${FOUGHT} (?:over|about) (?:everything|anything|nothing)|could (?:not|never) agree(?: (?:on|about) (?:anything|everything))?(?=[.,]|$)|never agreed|disagreed about everything)\\b[^.]*`,
    ),
    ...renamed(overQuestion, "{question}", "everything"),
  }),
  ...pairScene({
    by: "any",
    words: inSentence(`${OVER_THING} (?:an?|the same|the only|one) (?<item>[^.,]*?)${UNTIL}`),
    ...renamed(overThing, "{thing}", "the {item}"),
  }),
  ...pairScene({
    by: "any",
    words: inSentence(`${OVER_THING} (?<thing>(?:the|their|his|her) [^.,]*?)${UNTIL}`),
    ...overThing,
  }),
  ...pairScene({
    by: "any",
    words: inSentence(
      `${unless(`${DARK}|strangers?|language`)}(?:${FOUGHT}(?! (?:over|about|for|against) )|(?:did not|no longer|would not|stopped|never|had (?:not|never)|refused to)(?: even)? (?:speak|speaking|spoke|spoken|talk|talking|talked|said? a (?:single )?word)(?: (?:to|with) (?:each other|one another)| a word| any ?more| for\\b|[.,]| since\\b)|were (?:not|no longer) (?:speaking|talking|on speaking terms)|broke off|(?:had )?hated (?:each other|one another))\\b[^.]*`,
    ),
    idea: "\\b(?:friends?|sisters?|brothers?|twins?|cousins?|siblings|neighbou?rs?|fishermen|couple|mother|father|daughter|son|each other|one another|best)\\b",
    ...notSpeaking,
  }),
];
