import type { Arc, ArcStory } from "../arc.ts";

/** Somebody has found out what animals or things do in secret. */
const letInOnIt: ArcStory = {
  after: [
    [
      0,
      "=So that was it: {fact}. It explained a good deal. It explained the yawning, and the looks, and why it always grew so quiet when somebody came round the corner. It did not explain what is to be done once you know. “I didn't see anything,” was the first thing that was said, a little too loudly.",
      "=So that was it. It explained a good deal. It explained the yawning, and the looks, and why it always grew so quiet when somebody came round the corner. It did not explain what is to be done once you know. “I didn't see anything,” was the first thing that was said, a little too loudly.",
    ],
    [
      0.8,
      "=After that there were two secrets. The one was as before. The other was that somebody knew about it, and was just as hard to keep. Whoever knew it hummed when coming, and coughed at the corner, and took a long time over the latch. It was noticed, of course. You do not live in secret without noticing such things.",
    ],
    [
      0.6,
      "=And then it did not go well. You could hear it from outside: it began, it broke off, it began again. Something was missing in the middle, and always in the same place. Standing outside, you could hardly bear it. It was on the tip of your own foot what belonged there. But whoever had seen nothing could not say so.",
      "=And then it did not go well. You could tell from outside: it began, it broke off, it began again. Something was missing in the middle, and always in the same place. It was hard to bear. Anybody could have said what belonged there. But whoever had seen nothing could not say so.",
    ],
    [
      0.4,
      "=Then nothing was to be heard at all any more. They did by day what they had to do by day, only slowly, and without looking at one another. It was just what had been wanted in the first place, somebody else might have thought. But it was not nice to see. It was as if they had been tidied up.",
    ],
  ],
  end: [
    [
      0,
      "=There was a cough at the corner, and the latch took a long time. Then the door was open. “There's something missing in the middle,” said the one who had seen nothing. “I think it goes like this.” It was done with one foot, and rather badly. Nobody moved. Then somebody at the back did it, too, and then it was in its place.",
    ],
    [
      0.6,
      "=From there it went on by itself. It went right through to the end, for the very first time, and the end was so good that they were all a little startled by it. “And the other thing?” they were asked at last. “The one that you're really here for?” They looked at each other. They thought that they could do both, on alternate days.",
    ],
    [
      0.5,
      "=Everything is in order there, as far as anybody can see. There is a great deal of yawning. Those who come by in the daytime find nothing out of the way, except that somebody is tapping one foot.",
      "=Everything is in order there, as far as anybody can see. There is a great deal of yawning. Those who come by in the daytime find nothing out of the way, and hear nothing, either, if they cough first.",
    ],
  ],
};

/** Somebody is taken for what it is not. */
const takenFor: ArcStory = {
  after: [
    [
      0,
      "=They did not mean any harm by it. They saw what there was to be seen, and went by that. “Good day,” they said to {hero}, exactly as it is said to anybody. It had never been said like that before. {Hero} looked round, to see whom they meant.",
    ],
    [
      0.8,
      "=“I'm not, you know,” {hero} told one of them. “What?” “What you think.” The other one looked more closely. “It doesn't show,” it said in the end, to be kind, and lent {him} its place. It was a good place. It was only that it had been meant for somebody else.",
    ],
    [
      0.6,
      "=It had its advantages. Nobody asked for anything special. There were things to be done, and {hero} was given {his} share, and nobody clapped when they were finished. {He} learned what the others talk about when they are among themselves. A great deal of it was about how it must be to be something special.",
      "=It had its advantages. Nobody asked for anything special. There were things to be done, and {hero} did {his} share, and nobody clapped when they were finished. {He} learned what the others talk about when they are among themselves. A great deal of it was about how it must be to be something special.",
    ],
    [
      0.4,
      "=“It's overrated,” {hero} said once, without thinking. They laughed. “How would you know?” asked one. That was the moment in which {he} could have told them. {He} opened {his} mouth. But there was no proof of it, and they had just moved up so nicely. “I only thought so,” said {hero}. It had never been so true, nor so sad.",
      "=“It's overrated,” {hero} said once, without thinking. They laughed. “How would you know?” asked one. That was the moment in which {he} could have told them. But there was no proof of it, and they had just moved up so nicely. “I only thought so,” said {hero}. It had never been so true, nor so sad.",
    ],
  ],
  end: [
    [
      0,
      "=One of them had not laughed, a very young one. “You always go through there as if you were wider,” it said. “And you look round when we say good day. I've been watching. You're one, aren't you?” “It doesn't show,” said {hero}. “No,” said the young one. “But you can tell by everything else.”",
    ],
    [
      0.6,
      "=It was not a proof, but it was enough to go on with. {Hero} stood differently from then on, and went through in the middle. By and by the others noticed it as well, one after the other, and did not know since when they had known. “You could have said so,” they said. “I did,” said {hero}. “It didn't show.”",
    ],
    [
      0.5,
      "=They still say good day as it is said to anybody, and {hero} does not look round any more. The good place is still kept free. Both are meant now, the one who shows and the one who does not.",
      "=They still said good day as it is said to anybody, and {hero} did not look round any more. The good place was kept free all the same.",
    ],
  ],
};

const LIGHT = "(?!.*\\b(?:died|dead|dying|war|prison|operation|hospital|killed|murder\\w*|cancer)\\b)";

/** What is found out about creatures and things, and what they are taken for. */
export const foundOutArcs: readonly Arc[] = (["creatures", "things"] as const).flatMap((of): Arc[] => [
  {
    told: /^(?:found out|discovered|noticed|learned|realised|realized) (?:that )?(?:they|it|the|his|her|their|all|he|she)\b.*\b(?:had|were|was)\b/,
    by: "any",
    of,
    idea: new RegExp(
      `^${LIGHT}(?=.*\\b(?:at night|every night|secret\\w*|in the (?:barn|attic|cellar|kitchen|garden)|when (?:nobody|no one)|behind)\\b)`,
    ),
    stories: [letInOnIt],
  },
  {
    told: /^(?:thought|was sad|was very sad|believed|took (?:him|her|it|them) for|mistook|was (?:mistaken|taken) for)\b/,
    by: "any",
    of,
    idea: new RegExp(
      `^${LIGHT}(?=.*\\b(?:(?:everybody|everyone|they|people|all|farmer|visitors|others) (?:thinks?|thought|believed) (?:that )?(?:he|she|it|they) (?:was|were|is|are)|mistook|mistaken for|taken for|took (?:him|her|it|them) for) .*\\b(?:normal|ordinary|common|just|only|plain|simple)\\b)`,
    ),
    stories: [takenFor],
  },
]);
