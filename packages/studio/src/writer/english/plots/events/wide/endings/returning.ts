import type { ClauseScene } from "../../../clause-scene.ts";
import { inSentence } from "../../event.ts";
import { openScene, unless } from "../../open/open-scene.ts";

type Story = Pick<ClauseScene, "after" | "end" | "close">;

/** Somebody comes home and is not known there any more. */
const comesHome: Story = {
  after: [
    [
      0,
      "=The gate was still there. It had always hung crooked, and it had always had to be lifted a little with the knee. Now it stood open, and so {hero} only had to walk in, as any stranger could. Nobody came running. A curtain moved, and then it hung still.",
      "={Hero} stood in front of the gate for a while. It had a trick. One had to lift it with the knee, and push, or it stuck. But today it was propped open with a stone, so that anybody could have walked in. {Hero} walked in like anybody.",
    ],
    [
      0.7,
      "=The {seer} stood in the yard, and looked, and came no nearer. “It's me,” said {hero}. It did not help. Anybody can say that. {Hero} sat down on the step, because that is lower, and they looked at each other for the length of an afternoon.",
      "=“Who are you looking for?” asked a woman from next door, with her hands full of washing. {Hero} told her who {he} {was}. “Away for ages,” said the woman. She looked once more, more slowly, and let a sock drop.",
    ],
    [
      0.8,
      "=First {he} tried it with the old coat. It hung on the last hook, under two others, and smelled of mothballs. It had got too wide in front and too tight behind. In the mirror it looked borrowed.",
      "=First {he} tried it with the old coat. It still hung on the last hook, under two others. It had got too wide in front and too tight across the back. In the mirror it looked borrowed.",
    ],
    [
      0.9,
      "=Then {he} brought something out of the bag that had been carried a long way. It was put on the table, and looked at, and somebody said thank you. Everything was quite polite. {Hero} had never been treated so politely in that house.",
      "=Then {he} made {himself} useful. {He} chopped wood and stacked it, and was thanked. {He} mended the tap, and was thanked. Nobody had ever thanked {him} there. One only does that with visitors.",
    ],
    [
      0.4,
      "=At night {he} lay awake. The bed was the right one, and the hollow in it belonged to somebody else. Before it was light, {hero} put {his} things together. There was an early bus. {He} went out on tiptoe and drew the gate shut behind {him}, so that nothing would get out.",
    ],
  ],
  end: [
    [
      0,
      "=At the corner {he} noticed that something had been forgotten. It was only a cap, but {he} went back. The gate was shut now, and it stuck. Without thinking, {hero} lifted it with the knee, a little to the left, and pushed. It gave the noise that it had always given: first a groan, and then two short squeaks.",
    ],
    [
      0.6,
      "=Something fell over in the yard. The {seer} had heard it. There was only one in the whole world who opened that gate like that, and the {seer} came round the corner so fast that neither of them was left standing. {Hero} lay on {his} back in the wet grass and could not have said what was licked, hugged, or wept on.",
      "=In the house a light went on, and then a second one. A window flew open. “That's the gate!” somebody cried. “I'd know it anywhere. It was me who never let it be mended.” They came out in their nightshirts, all of them, and none of them was polite.",
    ],
    [
      0.7,
      "=They had breakfast at half past four. {Hero} told it all, from the beginning, and got interrupted, and contradicted, and got the chair that wobbles. Nobody said thank you for anything.",
    ],
    [
      0.8,
      "=The early bus still goes past there. The gate is always shut now. “You ought to have that looked at,” strangers say, when it will not open for them. Nobody there would dream of it.",
    ],
  ],
  close: [
    [
      0.7,
      "=The early bus still goes past there. The gate is always shut these days, and strangers cannot get it open. “You ought to have that looked at,” they say. Nobody there would dream of it.",
    ],
  ],
};

/** The seer is an animal. */
const comesHomeToPet: Story = {
  ...comesHome,
  end: [
    ...(comesHome.end ?? []).slice(0, 1),
    [
      0.6,
      "=Something fell over in the yard. The {seer} had heard it. Only one in the whole world opened that gate like that. The {seer} came round the corner so fast that neither of them was left standing. {Hero} lay on {his} back in the wet grass, and {his} face was washed, three times over, ears and all.",
    ],
    ...(comesHome.end ?? []).slice(2),
  ],
};

/** A grown-up goes back to a place for the first time since. */
const goesBack: Story = {
  after: [
    [
      0,
      "={Hero} had meant to go straight up to it. Instead {he} read the timetable at the bus stop from top to bottom, and then the advertisement next to it, which was for a carpet shop. Only then did {hero} look up. It was still there. It had not even got smaller.",
      "=It had been a long way, and the last hundred steps were the longest. {Hero} tied {his} shoelaces twice. There was a bench that was new, and a sign that forbade something. Everything else was exactly as it had always been. That was what made it hard.",
    ],
    [
      0.7,
      "=On the first day {he} only looked. {He} stood at a good distance, without taking off {his} scarf, as one stands in front of a big dog that belongs to somebody else. After ten minutes {he} went away again. Ten minutes were more than {he} had counted on.",
    ],
    [
      0.8,
      "=“Are you from the council?” asked an old man with a bucket, who seemed to belong there. “No,” said {hero}. “I used to come here.” “Ah,” said the old man, and put down the bucket. “Then you'll know about the third plank.” {Hero} did know about the third plank.",
    ],
    [
      0.9,
      "=On the second day {he} went halfway. {He} had brought everything that might be needed, in two bags, and used none of it. Halfway there was a stone, and {hero} sat on it until {he} {was} cold. A boy ran past {him} without stopping, straight on, and did not even look down.",
    ],
    [
      0.4,
      "=On the third day it rained. That would have been a good reason. {Hero} stood there all the same, and {his} heart was going like a sewing machine. “I can't do it the way I used to,” {he} said aloud. Then {he} heard what {he} had said. There was something in the middle of it.",
    ],
  ],
  end: [
    [
      0,
      "=“Nobody said anything about the way you used to,” said the old man, and moved his bucket aside. So {hero} did it in another way: more slowly, sideways, and with one hand where there was something to hold on to. At the third plank {he} took a big step, without having to think.",
    ],
    [
      0.6,
      "=And then {he} {was} there. Nothing happened, and that was the best thing about it. The rain fell, as it does. {Hero} began to laugh, quite softly. It was all still in {him}, down to the smallest trick, as if it had only been waiting until it was called.",
    ],
    [
      0.8,
      "=The old man counts them now: forty-one times already. {Hero} no longer reads the timetable first. But {he} once looked in at the carpet shop, on the way home, and bought a small one. It lies on the third plank.",
    ],
  ],
};

const HOME_AGAIN =
  "(?:(?:came|comes|went|got|was|were) (?:back |finally |at last )?home|returned(?! (?:a|an|the|his|her|their|it|every|them) (?!village|town|island|home|house|farm|family|land|city|old home|home town|hometown|old village|wife|native))|came back|was back|arrived home|moved back)";
const LONG =
  "after|years?|war|prison|jail|sea|space|army|navy|abroad|america|australia|front|expedition|voyage|captivity|decades?|since";
const SEER = "(?:his|her|their|my|the) (?:own |little |old |young )?(?<seer>[a-z]+)";
const UNKNOWN =
  "(?:did not|didn['’]t|no longer|hardly|could not|does not) (?:even )?(?:recogni[sz]ed?|knew|know|remembered|remember|believed?|trust(?:ed)?|want(?:ed)?|welcomed?|greeted?)\\b";
const PETS = "dog|cat|horse|donkey|parrot|goat|pony|goose|mare";

/** Who comes home after years, and who goes back to a place. */
export const returning: readonly ClauseScene[] = [
  ...openScene({
    by: "any",
    words: inSentence(`${SEER.replace("[a-z]+", PETS)} ${UNKNOWN}[^.]*`),
    idea: new RegExp(`${HOME_AGAIN}|\\b(?:back from|home from)\\b`, "i"),
    ...comesHomeToPet,
    of: "adults",
  }),
  ...openScene({
    by: "any",
    words: inSentence(
      `(?:${SEER}|nobody|no one) (?:there |at home |in the village )?(?:${UNKNOWN}|(?:recogni[sz]ed|knew|remembered|believed|wanted|welcomed|greeted|trusted|expected) (?:him|her|them))[^.]*`,
    ),
    idea: new RegExp(`${HOME_AGAIN}|\\b(?:back from|home from)\\b`, "i"),
    ...comesHome,
    of: "adults",
  }),
  ...openScene({
    by: "any",
    words: inSentence(
      `${unless("with|found|finds|sell|sold|funeral|bury|father['’]s|steal|stole|revenge|died|discovered|each other|meets|met|dog|where|to find|to search|to look|to save|to stop")}(?<!who )${HOME_AGAIN}\\b[^.]*?\\b(?:${LONG})\\b[^.]*`,
    ),
    ...comesHome,
    of: "adults",
  }),
  ...openScene({
    by: "any",
    words: inSentence(
      `${unless("war|time|past|steal|stole|revenge|murder|prison|moon|planet|ghost")}(?:went|goes|came|travelled|traveled|drove|walked|climbed) back (?:for the first time )?to (?:an?|the|his|her|their) (?:old )?(?<where>[a-z]+) (?:where|in which|on which|that|from which|she|he|they)\\b[^.]*|${unless("war|time|past|steal|stole|revenge|murder|prison|ghost")}returned to (?:an?|the) (?:old )?(?<where2>lake|river|mountain|beach|pool|rink|track|ring|stage|circus|island|bridge|field|forest|cliff|harbour|slope|hall|pitch|sea|stadium|court) (?:where|in which|on which|that|she|he|they)\\b[^.]*`,
    ),
    ...goesBack,
    of: "adults",
  }),
];
