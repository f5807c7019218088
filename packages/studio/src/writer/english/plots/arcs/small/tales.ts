import type { Arc, ArcStory } from "../arc.ts";

/** One thing goes wrong after another, and the last one goes right by itself. */
const allWrong: ArcStory = {
  after: [
    [
      0,
      "=It began with something small, and that is the annoying thing about it. If {hero} had left it alone, it would have been one small thing. But {he} put it right, quickly, with one hand, and with the other {he} knocked over the next one. That one was not so small any more.",
      "=It began with something small, and that is the annoying thing about it. If it had been left alone, it would have been one small thing. But {hero} put it right, in a hurry, and so knocked over the next one. That one was not so small any more.",
    ],
    [
      0.8,
      "=There is an order for such cases: first what is on fire, then what is wet, then what is loud. {Hero} kept to it. It turned out that what was loud had been the wet one, and that it was loud because nobody was holding it. Holding it made it wetter.",
    ],
    [
      0.6,
      "=“Is everything all right in there?” somebody called. “Yes!” called {hero}, since a no would have been too long. It might have been true, too, if only they had not all come in to see. Now there were seven who were helping. With the first one's help it took a minute to make things worse. With seven it took no time at all.",
    ],
    [
      0.4,
      "=In the end there was nothing left that could have gone wrong. Everything lay where it had landed. {Hero} stayed right in the middle, and did nothing, for the first time since it began. All of them looked at {him}, as if {he} were going to say something now. “I'm sorry” was too short for it. “I only meant to help” was too long.",
    ],
  ],
  end: [
    [
      0,
      "=“Wait,” said the smallest of the seven. “Don't anybody move.” Nobody moved. It grew so quiet that you could hear the one thing that was not broken. It had been going on all the time, underneath, quite as it should. It was the very thing that the whole business had been about. Nobody had had the time to spoil it.",
    ],
    [
      0.6,
      "=So they began from there, with what was right, and put one piece after the other back beside it. {Hero} told them what came next, in a low voice. It got done, not by the time that had been thought of, but by the one after. “So it did work,” they said, and picked something out of each other's hair.",
      "=So they began from there, with what was right, and put one piece after the other back beside it. {Hero} told them what came next, in a low voice. It got done, not by the time that had been thought of, but by the one after. “So it did work,” they said, and sounded rather surprised.",
    ],
    [
      0.5,
      "=“And how was it?” {hero} {was} asked afterwards. “It went well,” {he} said, “except for everything.” There is still a stain. Whenever it all begins to go too fast, {he} looks over there first, and does nothing, for as long as it takes to count to seven.",
      "=“And how was it?” {hero} {was} asked afterwards. “It went well,” was the answer, “except for everything.” There is still a stain. It marks the place where nobody moved.",
    ],
  ],
};

/** A secret is out, and everybody has the same one. */
const sameSecret: ArcStory = {
  after: [
    [
      0,
      "=Now it was out. It could hardly have been more out. Everybody had seen it, and {hero} had seen that everybody had seen it. “It isn't what it looks like,” {he} said. It was exactly what it looked like. “How long has that been?” someone asked. “Always,” said {hero}, since it no longer mattered.",
    ],
    [
      0.8,
      "={Hero} thought of how much trouble it had been. All those excuses! There had been one for fine days and one for foul ones, and a limp for in between. They had been good. {He} had always wondered a little why nobody ever asked. They had always changed the subject themselves, and rather fast.",
    ],
    [
      0.6,
      "=No one said anything, and that was worse than anything they could have said. They looked at their feet. They looked at each other, and away again. “So now you'll want another one,” said {hero}. “Somebody who can do it.” A strange unrest went through them. “Who?” asked one at last. It sounded frightened.",
      "=No one said anything, and that was worse than anything they could have said. They looked at each other, and away again. “So now you'll want another one,” said {hero}. “Somebody who can do it.” A strange unrest went through them. “Who?” asked one at last. It sounded frightened.",
    ],
    [
      0.4,
      "={Hero} did not know who. There were enough of them, and any one of them must be better at it. {He} began to put {his} things together. There were not many, as {he} had never dared to own anything that had to do with it. They watched how it was done. Nobody lifted a finger, neither to help nor to stop {him}.",
    ],
  ],
  end: [
    [
      0,
      "=“I can't, either,” said the oldest of them, quite suddenly. “I've got a bad knee for it. That is, the knee's all right.” There was a silence. “With me it's my ears,” said the next one. “They're all right, too.” It went down the whole row like that. In the end there was not one among them who could do it.",
    ],
    [
      0.6,
      "=“Then what did you need me for?” asked {hero}. They had to think. “Because of you we never had to,” said the oldest one. “You had such good excuses.” It was then that they began to learn it, all together and right at the shallow end, and nobody was allowed to be good at it before the others were.",
      "=“Then what did you need me for?” asked {hero}. They had to think. “Because of you we never had to,” said the oldest one. “You had such good excuses.” It was then that they began to learn it, all together and from the very beginning, and nobody was allowed to be good at it before the others were.",
    ],
    [
      0.5,
      "=They are still not good at it. But they go there, every time, in one row, with all their bad knees, and {hero} in front. “After you,” they say. “No, no,” {he} says, “all together.” From far away it looks like courage.",
      "=They are still not good at it. But they go there, every time, in one row, with all their bad knees. “After you,” they say. Then they go all together. From far away it looks like courage.",
    ],
  ],
};

/** There is too much of a good thing. */
const tooMuch: ArcStory = {
  after: [
    [
      0,
      "=At first everybody was pleased. They came with what they had, with bowls and bags and both arms, and nobody had to be told twice. “More?” they said. “Yes, more!” {Hero} was thanked by people who had never so much as said hello. It was a very good first hour.",
    ],
    [
      0.8,
      "=By and by the bowls were full, and so were the arms. Those who lived close by had enough, and those who lived further off did not need to come any more, as it came to them. “It can stop now,” they said, and they looked at {hero}, still quite friendly. “It can, can't it?”",
    ],
    [
      0.6,
      "={Hero} tried what there was to try. {He} said it loudly, and {he} said it strictly, and {he} held something in front of it. It was like telling a river about a meeting. There was more and more, and of everything else there was less and less. A man with a plan came by, on top of it, and waved.",
    ],
    [
      0.4,
      "=Now they were no longer friendly. They stood on their chairs, and then they stood on their tables, and all of them shouted at once. Everyone shouted something else. {Hero} sat the highest, and could not be heard at all. In all that noise the one who had made it looked very small, and not as if it had been meant badly.",
      "=Now they were no longer friendly. They stood on their chairs, and then they stood on their tables, and all of them shouted at once. Everyone shouted something else. {Hero} sat the highest, and could not be heard at all. It had only ever been asked for more, and it was doing its best.",
    ],
  ],
  end: [
    [
      0,
      "={Hero} thought back to how it had started. They had said “more”, that was certain. They had said “yes”, and “over here”, and “mine”. There was one thing that no one had said, not to {him}, but where it came from. So {he} got down, right up close, and said it quite softly: “Thank you. That was plenty.”",
    ],
    [
      0.6,
      "=It did not stop at once. There came a little more, as happens when somebody has been rushing for a long time, and then a very little, and then it was still. Everybody held still as well. What was left was a great deal, and it had to be cleared away by hand. {Hero} had the largest spoon.",
      "=It did not stop at once. There came a little more, as happens when somebody has been rushing for a long time, and then a very little, and then it was still. Everybody held still as well. What was left was a great deal, and it took them all to clear it away.",
    ],
    [
      0.5,
      "=You can still see how high it went; there is a line on the walls. When somebody there is given something now, they say thank you while there is still room. {Hero} says it twice, to be on the safe side.",
      "=You can still see how high it went; there is a line on the walls. When anybody there is given something now, they say thank you while there is still room.",
    ],
  ],
};

const LIGHT = "(?!.*\\b(?:died|dead|dying|war|prison|operation|hospital|killed|murder\\w*|funeral|bank|police)\\b)";
const FIGURE =
  "\\b(?:[Ff]air(?:y|ies)|[Ww]itch(?:es)?|[Ww]izards?|[Dd]ragons?|[Pp]irates?|[Kk]nights?|[Gg]hosts?|[Vv]ampires?|[Tt]rolls?|[Gg]iants?|[Mm]ermaids?|[Mm]onsters?|[Ss]anta|[Ee]lves|[Uu]nicorns?|[Pp]rincess(?:es)?|[Vv]ikings?|[Ss]uperhero(?:es)?)\\b";

/** Figures of tales, and magic that goes too far. */
export const taleArcs: readonly Arc[] = [
  ...(["children", "creatures", "things", "young"] as const).map(
    (of): Arc => ({
      told: /^(?:went (?:terribly |completely |horribly )?wrong|goes wrong)\b/,
      by: "other",
      of,
      idea: new RegExp(`^${LIGHT}`),
      stories: [allWrong],
    }),
  ),
  {
    told: /^/,
    by: "any",
    of: "people",
    idea: new RegExp(
      `^${LIGHT}(?=.*${FIGURE})(?=.*\\b(?:(?:must|was|were|may|should) never (?:to )?(?:find out|know)|nobody (?:knew|knows)|secretly|kept it (?:a )?secret|hid(?:es)? it from|pretended)\\b)(?!.*\\bonly one who\\b)`,
    ),
    stories: [sameSecret],
  },
  {
    told: /^/,
    by: "any",
    of: "people",
    idea: new RegExp(
      `^${LIGHT}(?=.*\\b(?:magic|enchanted|spell|wish(?:es)?)\\b)(?=.*\\b(?:all over|would not stop|did not stop|kept (?:growing|coming|cooking|making|filling)|to stop it|how to stop|everywhere|the (?:whole|entire) (?:town|village|house|street|school|city))\\b)`,
    ),
    stories: [tooMuch],
  },
];
