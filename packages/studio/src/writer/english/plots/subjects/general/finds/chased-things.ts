import { phrase } from "../../phrase.ts";
import { also, story, type WrittenStory } from "../../subject-story.ts";
import { OWNER_NAMED, PAL } from "./what-is-lost.ts";

const AWAY =
  "(?:was blown|(?:flew|rolled|floated|drifted|bounced|blew|sailed|hopped|got|was blown|was swept|was carried) (?:away|off|down|out|out of|over))";

const CHASE: WrittenStory = {
  says: [
    phrase(`${OWNER_NAMED}<item:thing> ${AWAY}`),
    /\b(?:chas(?:e[sd]?|ing)|ran after|runs? after|follow(?:s|ed|ing)|went after)\b/i,
  ],
  may: [
    PAL,
    ...also(
      "through (?:the |a )?(?:whole )?(?:[a-z]+ )?(?:town|city|streets?|market|village|park|forest|woods?|field)",
      "(?:down|over|across|up) (?:the |a )?(?:[a-z]+ )?(?:hills?|streets?|stairs|fields?|meadows?|roofs?)",
      "until (?:it|they) [^.]*",
      "strong wind|gust of wind|wind|storm",
    ),
  ],
  unless:
    /\b(?:murder\w*|thief|thieves|stole\w*|killed|police|prison|soldiers?|birds? flew|bees? flew|dragon flew|ghosts?)\b/i,
  after: [
    "{Hero} had let go for a moment, no longer than a blink. That was enough. “Stop!” shouted {hero}. But {theitem} had no ears and no brakes, and was very pleased to be on the move. {Hero} ran, with both arms stretched out, and caught a handful of air.",
    "So off they went, {theitem} in front and {hero} behind. Whenever {hero} came close enough, {theitem} waited for just a little, as if for a game of tag. {Hero} stretched out an arm. Then {theitem} gave a jump and was off again.",
    [
      "“You go round that side!” {hero} called to {pal}. So {pal} came from the left and {hero} from the right. It was a very good plan. They met exactly in the middle, with a bump, and {theitem} went on between them without a scratch.",
      "An old woman with a basket jumped aside, and so did her apples. “Sorry!” called {hero}, and ran on after {theitem}. A man on a ladder asked what the hurry was. “That!” called {hero}, and pointed. “Good luck!” he called after {him}.",
    ],
    "There was hardly a soul on the way who did not try to help. One threw a hat at {theitem} and missed. One tried to catch {theitem} with a fishing net, and caught the postman. “Sorry, and thank you!” {hero} shouted each time over {his} shoulder, because there was no time for more.",
    "+ {Hero} ran past places that {he} had never seen before. At any other time {he} would have stopped and looked. Now {he} saw them only out of the corner of {his} eye, while the other corner did not let go of {theitem}.",
  ],
  end: [
    "At last {hero} could not run another step. {He} sat down where {he} was, red and hot and out of breath. “All right,” {he} called after {theitem}. “You win!” And because no foot ran behind and no hand snatched, {theitem} became slower, and slower, and stopped.",
    "{Hero} did not jump up this time. {He} crept nearer, very gently, without a sound, as if towards a shy animal. Then {hero} put both hands round {theitem}. “Got you,” {he} whispered. And from far behind came the noise of many people who were clapping.",
    "It took {hero} a long time to walk home, for now {he} had time to say sorry properly to everybody whom {he} had run past. {Hero} carried {theitem} tightly in {his} arms. From that day on they all waved when they saw {him}. “Hold on tight!” they call, and {hero} holds on tight.",
  ],
};

const THAT_ROLLS = phrase(
  `(?:chased|followed|ran after|was chasing) ${OWNER_NAMED}<item:thing> (?:that|which) (?:had |was )?${AWAY}`,
);

/** Stories of what flies or rolls away and is followed. */
export const chasedThings = [
  story({ ...CHASE, of: "people" }),
  story({ ...CHASE, says: [THAT_ROLLS], of: "people" }),
  story({ ...CHASE, says: [THAT_ROLLS], of: "creatures" }),
  story({ ...CHASE, of: "creatures" }),
  story({
    ...CHASE,
    says: [
      ...CHASE.says,
      phrase(
        "(?!(?:He|She|It|They|We|I|Then|But|So)\\b)<chaser:somebody> (?:chased|ran after|followed|went after|was chasing)",
      ),
    ],
    lead: "chaser",
    of: "things",
  }),
];
