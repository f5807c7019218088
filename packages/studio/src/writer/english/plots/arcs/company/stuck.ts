import type { Arc, ArcStory } from "../arc.ts";
import { asWe } from "./as-we.ts";

/** Two who cannot get away from each other, and are found just as they have begun to talk. */
const roomForTwo: ArcStory = {
  after: [
    [
      0,
      "=“Help!” they called, first one after the other and then both together. They listened. Nobody answered. {Talker} waited to be told whose fault it was, and then said: “Mine. I'm sorry.” After that there was nothing to quarrel about, and it was very quiet {there}.",
      "=“Help!” they called, first one after the other and then both together. They listened. Nobody answered. “Somebody will have heard,” said the taller of the two. “Of course,” said the other. It was the first thing they had agreed on for some time.",
    ],
    [
      0.6,
      "=They emptied their pockets to see what they had. There was {item}, and there were two peppermints and a bus ticket. “What can one do with {item} in here?” asked the taller one. They tried to push with {itemthem}, to lever with {itemthem}, and to knock with {itemthem} against the wall, three short, three long. All that came back was the echo.",
      "=They emptied their pockets to see what they had. There were two peppermints, a bus ticket, and a pencil. The taller one knocked on the wall, three short, three long, three short. “Who's supposed to understand that?” asked the other. “I do.” “But you're in here.”",
    ],
    [
      0.75,
      "=Each of them had a plan for getting out, and each could see at once what was wrong with the other's. They tried them both, to be fair. The first ended with a bump, and the second with a longer one. “Mine nearly worked,” they both said, at the same moment.",
    ],
    [
      0.3,
      "=Then there was one peppermint left. They laid it between them and did not look at it. “I thought that you couldn't stand me,” said the taller one. “I thought that you couldn't stand me.” So they compared the evidence. There was a good deal on both sides, and nearly all of it was about the face that a person makes when afraid of being laughed at.",
    ],
  ],
  end: [
    [
      0,
      "=“Hello?” called a voice outside. “Is there anybody in there?” It was what they had been waiting for. All the same it took a moment before they answered, for one of them was in the middle of a sentence. “Finish it,” said the other, quickly. “It's the best bit. They'll knock again.”",
    ],
    [
      0.7,
      "=They came out backwards, feet first, and stood blinking. “How did you two manage all that time?” they were asked. The taller one looked for {item} and put {itemthem} into the other one's hand. “We ran out of peppermints,” the taller one said. More was not to be got out of either of them.",
      "=They came out backwards, feet first, and stood blinking. “How did you two manage all that time?” they were asked. They looked at each other. “We ran out of peppermints,” said the taller one. More was not to be got out of either of them.",
    ],
    [
      0.5,
      "=Those two always carry peppermints now, an even number. And if they stand together anywhere, with room on all sides, they stand as close as if there were a wall behind them.",
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
