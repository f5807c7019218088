import type { ClauseScene } from "../../../clause-scene.ts";
import { inSentence } from "../../event.ts";
import { openScene, said, unless } from "../../open/open-scene.ts";

type Story = Pick<ClauseScene, "after" | "end" | "close">;

/** A grown-up wants to do something one more time. */
const onceMoreOfPeople: Story = {
  after: [
    [
      0,
      "=“Once more,” said {hero} at breakfast, to the marmalade. “Only once. After that I'll be sensible.” {He} had been sensible for a good while already. It had not been as interesting as {he} had been told.",
      "={Hero} wrote it on a slip of paper, so that it could not be talked away: to {deed}, once more. {He} put it under the sugar bowl. Nobody would look there, because {he} was not supposed to take sugar any longer.",
    ],
    [
      0.9,
      "=There were people with opinions. “At your age?” said one. “In this weather?” said another. “With that knee?” asked the chemist. {Hero} listened to all three of them, and nodded. Then {he} bought the better kind of bandage.",
      "=“At your age?” they asked {him}. “In this weather? With that knee?” The chemist asked nothing. He put the better kind of bandage on the counter, and a bag of peppermints beside it. “For the way,” he said.",
    ],
    [
      0.5,
      "=The first try came to an end at the front door. {Hero} had forgotten how heavy things get when one has not carried them for a while. {He} sat down on the stairs and took half of it out again: the second coat, the good advice, and the thermos flask. After some thought {he} put the flask back in.",
      "=“What have you got in there?” asked {talker}, and lifted {hero's} bag, and put it down again. They took out half of it: the second coat, the good advice, and the thermos flask. After some thought {talker} put the flask back in.",
    ],
    [
      1.2,
      "=So {he} practised first, at night, in the kitchen, with the chairs pushed to the wall. {Hero} went through it from beginning to end, in {his} socks. Somebody knocked from downstairs. “Are you moving the furniture?” “Something like that,” {hero} called down.",
      "={He} practised in the kitchen, with the chairs pushed to the wall. “Again,” said {mate}, who had to be everything that was not there. “From the beginning.” {Hero} went through it four times, in {his} socks. By the fourth time there was hardly anything that creaked.",
    ],
    [
      0.4,
      "=And then {hero} {was} there. Everything was as it had always been, except that it was further, and higher, and that the wind had got colder. {He} stood there with {his} hands in {his} pockets. “You can still turn back,” {he} said to {himself}. It was quite true. That was the worst of it.",
    ],
  ],
  end: [
    [
      0,
      "={Hero} unscrewed the thermos flask and drank a cup of tea, down to the last drop, as one does where nobody can hurry one. {He} put the lid back on. Then {he} did it. {He} did it more slowly than in the old days, and not as well, and right to the end.",
    ],
    [
      0.6,
      "=For a while there was nothing to be heard but {his} own breath. Something hurt, but it was a place that had hurt before. “Well?” asked a woman who had stopped to watch. “It used to be bigger,” said {hero}. “Or else I did.”",
      "=“Well?” asked {mate}, who had been holding the flask all the time, and both coats. “It used to be bigger,” said {hero}. “Or else I did.” For a while there was nothing to be heard but {his} own breath. It sounded pleased.",
    ],
    [
      0.8,
      "=At home there is a slip of paper under the sugar bowl. “Once more”, it says. The “once” has been crossed out, with a ruler, and there is a “twice” above it. There is also rather less sugar than there was.",
    ],
  ],
};

/** An old thing wants it. */
const onceMoreOfThings: Story = {
  after: [
    [
      0,
      "=“Once more,” {hero} said aloud. It was at night, when things talk. “You?” said an old lamp next to {him}. “You've got dust on you that is older than the mice.” {Hero} did not answer. It is not the dust that counts, but what is under it.",
      "=“Once more,” said {hero} to whoever was awake. It was an old lamp. “You said that last year,” said the lamp. “And the year before that.” “Then you know that I mean it,” said {hero}.",
    ],
    [
      0.7,
      "=First {hero} tried it on {his} own. It went as far as the width of a thumb. Then something squeaked, as if somebody had stepped on a very small duck. The whole shelf was awake at once. “Oil,” said the lamp. It was all there was to say.",
    ],
    [
      0.6,
      "=The mice were asked. They had no oil, but they had butter, of which they did not say where it was from. They rubbed it in with their tails, in all the places that one cannot reach oneself. It took half the night, because half of the butter got eaten.",
    ],
    [
      0.5,
      "=The second try made no noise at all. It went better than it had gone for years: round the box, past the skates, as far as the edge. There {hero} stopped. Nobody had thought about the edge. “And now?” asked the lamp. It is a long way down, if one has to be lifted.",
    ],
    [
      0.4,
      "=Towards morning the butter had got cold, and everything was as stiff as before. The mice had gone to bed. “It was a good try,” said the lamp, and meant it kindly. {Hero} stood at the edge, where {he} had never stood before. “It's lighter here,” {he} said. That was true. From there one could be seen from the door.",
    ],
  ],
  end: [
    [
      0,
      "=The door opened, because somebody was looking for the skates. A hand was already on them. Then it stopped. “Who put you there?” asked a voice. {Hero} was picked up, turned over, and blown on from all sides. A great deal of dust flew up. Under it something began to shine.",
    ],
    [
      0.6,
      "=That same day it came true, the whole of it, and {hero} had not forgotten a thing. {He} did it once, and {he} did it again, because nobody said stop. “It smells of butter,” somebody said. “Old things do,” said somebody else.",
    ],
    [
      0.8,
      "=These days {hero} has a place of {his} own, near the window and far from any edge. The lamp got one beside it. “Once more,” the lamp says in the evening, when everything is quiet. “Go on, tell it. From the duck.”",
      "=These days there is a place for {hero} near the window, far from any edge. The lamp got one beside it. “Once more,” the lamp says in the evening, when everything is quiet. “Go on, tell it. From the duck.”",
    ],
  ],
};

const AGAIN =
  "(?:one (?:more|last|final|single|very last) time|once more|once again|for (?:the|one) (?:very )?last time|just once more)";
const WANTED =
  "(?:wanted|dreamed|dreamt|longed|wished|hoped|decided|agreed|planned|tried|set out|begged|asked|insisted|went|was asked|had|came|needed|(?:was|were) determined)";
const NOT_SO =
  "to find|to meet|to say|war|prison|killed|murder|ghost|dead body|rob|robbery|heist|spell|king|queen|dragon|fight|funeral|died";

/** What is to be done one more time. */
export const onceMore: readonly ClauseScene[] = [
  ...openScene({
    by: "any",
    words: inSentence(`${said("(?:ski|high|long) jumper")}${WANTED} to (?<deed>(?!be\\b)[^.,]*?) ${AGAIN}[^.]*`),
    ...onceMoreOfPeople,
  }),
  ...openScene({
    by: "any",
    words: inSentence(
      `${unless(NOT_SO)}(?:${WANTED} to (?<deed>(?!be\\b|say\\b|talk\\b|hear\\b|meet\\b|find\\b)[^.,]*?) ${AGAIN}|(?:drove|walked|sailed|rode|climbed|danced|sang|played|ran|swam|flew|jumped|cycled|rowed|dreamed of|dreamt of|performed|skated|travelled|traveled|cooked|baked|put on|went|lit|opened)\\b[^.]*? ${AGAIN})(?! to (?:find|meet|say)\\b)\\b[^.]*`,
    ),
    ...onceMoreOfPeople,
    of: "adults",
  }),
  ...openScene({
    by: "any",
    words: inSentence(
      `${unless("ski")}(?:${WANTED} to [^.,]*? ${AGAIN}|(?:dreamed|dreamt) of [a-z]+ing\\b[^.,]*? ${AGAIN}|(?:wanted|dreamed|dreamt|longed|wished) (?:to|of) (?:be(?:ing)? )?(?:used|played with|played|run|running|driven|worn|fly|flying|sail|sailing|ring|ringing)\\b[^.]*? again)\\b[^.]*`,
    ),
    ...onceMoreOfThings,
    of: "things",
  }),
];
