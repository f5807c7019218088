import type { Arc, ArcStory } from "../arc.ts";
import { asWe } from "./as-we.ts";

/** Two who cannot get away from each other, and are found just as they have begun to talk. */
const roomForTwo: ArcStory = {
  after: [
    [
      0,
      "=It took both of them a while to believe it. They called, they listened, and they called louder, and after that they agreed that somebody must have heard. It was the first thing they had ever agreed on. Then it was quiet. To {deed} takes no time at all. What comes after it is slow.",
      "=It took both of them a while to believe it. They called, they listened, and they called louder, and after that they agreed that somebody must have heard. It was the first thing they had agreed on so far. “Well,” said one. “Well,” said the other, and that was the end of the conversation.",
    ],
    [
      0.6,
      "=There was not much room, and it was divided without a word. This side was one's, that side was the other's, and the feet were very careful about it. It is strange to be so careful of somebody one can't get away from. Once an elbow crossed over by mistake. “Sorry,” it was said, and then, from the other side: “Not at all.”",
    ],
    [
      0.75,
      "=Each of them had a plan for getting out. Each of them could also see at once what was wrong with the other's. So they tried first the one and then the other, to be fair. The first ended with a bump, and the second with a longer one. “Mine nearly worked,” they both said, at the same moment.",
    ],
    [
      0.9,
      "=There was one thing to eat between the two of them, and it was not large. It was broken in half, and the halves did not come out the same. “You take the big one.” “No, you.” They kept this up for some time. It was the politest quarrel that either of them had ever had, and in the end the big half was broken in half as well.",
    ],
    [
      0.3,
      "=Then nothing was left to try, or to eat, or to say. “I was sure you couldn't stand me,” said one, not very loud. “I was sure you couldn't stand me,” said the other. So they compared the evidence. There was a great deal of it on both sides, and nearly all of it was about the face one makes when one is afraid of somebody.",
    ],
  ],
  end: [
    [
      0,
      "=“Hello?” a voice called from outside. “Is anybody in there?” It was what both of them had been waiting for all that time. And still it took a moment before anybody answered. One of them was in the middle of a sentence. “Go on,” said the other, quickly. “Finish it first. There's time.”",
    ],
    [
      0.72,
      "=Getting them out took more advice than strength. “Who's first?” asked the voice. “You go,” said one of them. “No, you,” said the other. It went on like that until somebody simply reached for the nearest arm. Then they stood outside and looked around. It had all become very wide, and one could go in any direction.",
    ],
    [
      0.5,
      "=Whoever sees those two anywhere these days will notice something. There may be as much room as there is in the world, on all sides. They stand rather close together all the same, as if each of them had a wall at the back.",
    ],
  ],
};

/** Somebody who is stuck with the very one. */
const theOtherSide: ArcStory = {
  after: [
    [
      0,
      "={Hero} decided not to be the first to say anything. The other one had evidently decided the same. They both looked straight ahead, like two people in a waiting room. “It won't be long,” {hero} said after all, to nobody in particular. It was not true, and both of them could tell.",
    ],
    [
      0.6,
      "=An hour is a long time if there is only one other face to look at. {Hero} had never seen this one from so near. It looked tired. There was a small scar over one eyebrow that did not fit in with anything {he} had thought about it until now. “What?” asked the other one. “Nothing,” said {hero}.",
    ],
    [
      0.75,
      "=So {he} did something useful. {He} tried everything that could be turned, pushed or lifted, and explained each time why it was bound to work. “You always explain it beforehand,” said the other one. “Do I?” “And afterwards you explain why it didn't.” {Hero} had been just about to.",
    ],
    [
      0.8,
      "=The quarrel, when it came, was a thorough one. Everything was said that had been saved up for the occasion. It had sounded a good deal better in {hero's} head, where nobody had answered. At the end of it they were both out of breath, and the room had not become any bigger.",
    ],
    [
      0.3,
      "=Then it was so quiet that one could hear the other one swallow. “I don't like it when it's as narrow as this,” said the other one. “I never have. That's why I'm being so nasty.” {Hero} thought about that. {He} moved over by a hand's breadth. It was all there was, and {he} gave it.",
    ],
  ],
  end: [
    [
      0,
      "=“That eyebrow,” said {hero}. “How did it happen?” And then {he} heard about it. It was a long story, with a dog in it and a swing, and it was rather funny towards the end. {Hero} laughed in the wrong place, and then they both did. They hardly noticed that somebody was already knocking on the outside.",
    ],
    [
      0.72,
      "=They were let out, and people asked them how they had managed, the two of them, of all people. Both of them opened their mouths. “It was narrow,” said the other one. “Very,” said {hero}. More was not to be got out of either of them. Whatever they had been fighting about was still there, of course. They made an appointment about it.",
    ],
    [
      0.5,
      "={Hero} still explains things beforehand. Only now and then {he} stops in the middle, looks at the gap beside {him}, and moves over by a hand's breadth, although there is plenty of room.",
      "=And if they have to wait somewhere now, there is always somebody who moves over by a hand's breadth, although there is plenty of room.",
    ],
  ],
};

/** People who have to share what is enough for one. */
const halfEach: ArcStory = {
  after: [
    [
      0,
      "=On the whole it could have been worse, and each of them said so to the other. {Hero} {was} very considerate. “You choose.” “No, please, you choose.” It lasted until they were both worn out with it, and by then neither knew what the other one really wanted.",
    ],
    [
      0.6,
      "=Then came the small things. One of them hummed without knowing it. The other cleared every thing away that had just been put down. {Doing}: it had sounded simple when it was only a sentence. “Are you looking for something?” “I had a cup here.” “It's washed.” “It was full.”",
      "=Then came the small things. One of them hummed without knowing it. The other cleared every thing away that had just been put down. “Are you looking for something?” “I had a cup here.” “It's washed.” “It was full.”",
    ],
    [
      0.75,
      "=So they made rules. The first was about the humming, and the second was about the cup. Because two rules look lonely, there were soon eleven. They were written down fairly, a line from each, and hung up where both could see them. From that time on somebody was in the wrong from morning until evening.",
    ],
    [
      0.9,
      "=Somebody from outside looked in and read through the list. “Who's number seven against?” “Me,” said one. “And eight?” “Me,” said the other. “And nine?” They had to think. Nine was against something that neither of them had ever done. It had only been the other one's turn.",
    ],
    [
      0.3,
      "=One evening it was quiet, and it was the wrong sort of quiet. Nobody hummed. Everything stood in its place. They sat at the two ends of what they shared, and kept all eleven rules at once. “Is something the matter?” asked one at last. “No,” said the other. “You aren't humming.” “It's number one.”",
    ],
  ],
  end: [
    [
      0,
      "=“I can't get to sleep without it,” said the one who had been against it. It took some doing to get that sentence out. The other one considered it for a while, and then got up, and took the pencil, and crossed out number one. “Then I want my cup left alone.” “Even if it's empty?” “Above all if it's empty.”",
    ],
    [
      0.72,
      "=They went through the list that night from top to bottom. At each rule one of them said why it was there, and it was hardly ever about the thing itself. Number four was about being asked. Number six was about an older brother. When it got light there was one rule left, and nobody remembered what it meant.",
    ],
    [
      0.5,
      "=It still hangs there, because it hides a stain. There is humming, somewhat out of tune, and now and then a second voice comes in with it. And in the middle, exactly where one could draw the line, stands an empty cup that nobody clears away.",
    ],
  ],
};

const TWO =
  /\b(?:two|both|twins|pair|couple|brothers|sisters|exes|ex|and (?:I|an?|the|his|her|my|\p{Lu}\p{L}+)|each other)\b/u;
const NO_BURIAL = "(?!.*\\b(?:dead|died|war|coffin|drown\\w*|avalanche|mine|rubble|earthquake|kidnapp\\w*)\\b)";

/** "My ex and I": one of the two tells it. */
const OF_US = "(?=.*(?:\\b(?:and I|Me and|me and)\\b|^[Ww]e ))";
const NOT_OF_US = "(?!.*(?:\\b(?:and I|Me and|me and)\\b|^[Ww]e ))";
/** Those who cannot leave, and those who share. */
export const stuckArcs: readonly Arc[] = [
  {
    told: /^(?:[a-z]+ly )?(?:got|were|was|became|ended up)(?: both)? (?:stuck|trapped|locked|shut|caught)\b.*\bwith (?:an?|the|his|her|my|their)\b/,
    by: "hero",
    of: "people",
    idea: new RegExp(`^${NO_BURIAL}(?!.*\\b(?:Two|two|couple)\\b)`),
    stories: [theOtherSide],
  },
  ...[true, false].flatMap((isOfUs): Arc[] => [
    {
      told: /^(?:[a-z]+ly )?(?:got|were|was|became|ended up)(?: both)? (?:stuck|trapped|locked|shut)\b(?!.*\bwith\b)/,
      by: "hero",
      idea: new RegExp(
        `^${isOfUs ? OF_US : NOT_OF_US}${NO_BURIAL}(?=.*${TWO.source})(?!.*\\b(?:three|four|five|class|children|passengers)\\b(?! (?:years|months|weeks|days|hours|nights)))`,
        "u",
      ),
      stories: isOfUs ? [asWe(roomForTwo)] : [roomForTwo],
    },
    {
      told: /^(?:had to share|shared|were forced to share|got snowed in|were snowed in|were stranded|got stranded|lived together|moved in together|became (?:room|flat)mates|had to live together)\b(?!.*\b(?:birthday|secret|dream|story)\b)/,
      by: "hero",
      idea: new RegExp(
        `^${isOfUs ? OF_US : NOT_OF_US}${NO_BURIAL}(?=.*${TWO.source})(?!.*\\b(?:three|four|five|class|airport)\\b)`,
        "u",
      ),
      of: "people",
      stories: isOfUs ? [asWe(halfEach)] : [halfEach],
    },
  ]),
];
