import type { ClauseScene } from "../../clause-scene.ts";
import { inSentence } from "../event.ts";
import { openScene, unless } from "./open-scene.ts";

type Story = Pick<ClauseScene, "after" | "end">;

/** The last day after many years. */
const lastDay: Story = {
  after: [
    [
      0,
      "={Hero} did everything as {he} had always done it, only a little more slowly. {He} polished what needed no polishing, and said good morning to the door.",
      "={Hero} got up before the alarm clock and put on the good shirt. {He} took it off again. It was to be a {farewell} like any other, and the old shirt had earned it.",
    ],
    [
      1,
      "=There was to be no fuss; {he} had told them all so. There was no fuss. By ten o'clock {he} {was} a little offended.",
      "=“No fuss,” {hero} had said to {talker}. There was no fuss. By ten o'clock {he} {was} a little offended. “You did say so,” said {talker}.",
    ],
    [
      1,
      "=The first ones talked about the weather, as they did every day. The next one only wanted to know the time. In {hero's} pocket there was a speech of three pages, just in case somebody should ask for it.",
    ],
    [
      2,
      "=At noon {he} ate {his} sandwich in the usual place. Somebody young came with a folding rule and measured the window. “Don't get up,” said the young person, and measured {hero} as well.",
    ],
    [
      0.4,
      "=Then it was nearly over. A quarter of an hour was left, and there was not a soul in sight. {Hero} took the three pages out of {his} pocket and read them aloud, just for {himself}. It was not a bad speech. At the word “always” {he} got stuck.",
    ],
  ],
  end: [
    [
      0,
      "=Somebody cleared their throat. Then somebody else did. They were standing round the corner, all of them, the ones with the weather, the one without a watch, and some who had been children once and had got big in between. “We're not making any fuss,” they said. “We only want to hear how it goes on.”",
    ],
    [
      0.6,
      "=It took a good deal longer than a quarter of an hour. It turned out that everybody had a page in their pocket. On one of them {hero} had lent somebody an umbrella, and on another one {he} had kept quiet at the right moment. {He} could not remember any of it. {He} only remembered that they had always been late.",
    ],
    [
      1,
      "=The next morning {hero} woke up at the usual time, lay there for a while, and turned over. Then there was a knock. Outside stood somebody with an umbrella, twenty-six years late, who had come to give it back.",
    ],
  ],
};

/** A duty that falls to somebody, because the one who always did it is ill. */
const dutyOfAnother: Story = {
  after: [
    [
      0,
      "=“It's quite simple,” said the patient from under the blanket, and explained it for an hour. After that {hero} knew everything about it, except where one begins.",
      "=There was a list with nineteen points. Point one was: keep calm. {Hero} read it so fast that {he} had to begin again at point one.",
    ],
    [
      1,
      "=The first time {he} did it with the list in {his} hand. That is one hand too few. At point four everything got away from {him}, and the list was the first to go.",
    ],
    [
      1,
      "=The second time {he} did it just as {he} had always seen it done, with the big gloves, the big boots and the deep voice. The boots went to the left, and {hero} went to the right.",
    ],
    [
      2,
      "=“Should we get somebody?” asked the people who had come to look. “Somebody's here already,” said {hero}. It had sounded better in {his} head.",
    ],
    [
      0.4,
      "=Then it could not wait any longer. {Hero} stood there without a list and without any boots, and {his} knees were doing something of their own accord. “I can't do it like you,” {he} said aloud, in the direction in which the bed was.",
    ],
  ],
  end: [
    [
      0,
      "=So {he} did it in another way: smaller, from underneath, with both hands, and with the song that {he} always hummed while {he} brushed {his} teeth. It took three times as long. Somewhere in the second verse {he} noticed that {his} knees had stopped. By the end of the third one it was done.",
    ],
    [
      0.6,
      "=“Well?” asked the patient, who had been sitting at the open window all the time and listening. “Quite simple,” said {hero}. There was something in {his} hair, and {he} had only one shoe on. “Tell me,” said the patient. {Hero} told it for an hour.",
    ],
    [
      1,
      "=The big boots are back on the big feet now. Only the list has been changed. Point one has been crossed out, and above it there is written, in the other hand: “hum.”",
    ],
  ],
};

const LAST_OF_ALL =
  "(?<farewell>day|shift|crossing|drive|journey|round|tour|lesson|class|flight|performance|run|voyage|week|evening|night|match|season|concert|service|patrol|market|delivery|film|show|morning)";
const ILL =
  /\b(?:(?<elder>dad|daddy|father|mum|mom|mother|grandfather|grandmother|grandpa|grandma|grandad|granny|uncle|aunt|keeper|baker|boss|captain|master|teacher|midwife|priest|farmer|postman|conductor)\b[^.]*?\b)?(?:br(?:oke|eaks|oken) (?:an?|his|her|their) (?:[a-z]+ )?(?:arm|leg|foot|wrist|ankle|hip|rib|finger|hand|back)|hurt (?:his|her|their) [a-z]+|f(?:ell|alls|allen) ill|(?:was|is|got|gets|became|too) (?:very |so |suddenly )?(?:ill|sick)|sprained|twisted (?:his|her)|lost (?:his|her) voice|in (?:the )?hospital|had a (?:cold|fever|heart attack|stroke)|injured|(?:in|to) bed with)\b/iu;

/** Last days, and first times in the place of another. */
export const lastShifts: readonly ClauseScene[] = [
  ...openScene({
    by: "any",
    words: inSentence(
      `${unless("died|dies|alive|on earth|war|holidays?|school (?:day|year)|summer")}(?:(?:on|of|for|made|drove|had|began|started|worked|took|sailed|flew|gave|rang|did|open(?:ed|s)|ended|faced|was|were|came to) (?:his|her|their) (?:very )?(?:last|final) ${LAST_OF_ALL})\\b(?! (?:with|together))[^.]*`,
    ),
    idea: /\b(?:years|decades|since (?:19|20)\d\d|retire[a-z]*|retirement|closes|closed|closing|all (?:his|her) life|the last|before)\b/iu,
    ...lastDay,
    of: "people",
  }),
  ...openScene({
    by: "any",
    words: inSentence(
      "(?:had to|must|took over|decided to|was asked to|was told to|set out to|tried to) (?!be\\b|find\\b|choose\\b|leave\\b|move\\b|live\\b|stay\\b|go to (?:school|hospital))[^.]*?(?:alone|on (?:his|her|their) own|by (?:himself|herself|themselves)|instead|in (?:his|her|their) place|for the first time)\\b[^.]*",
    ),
    idea: ILL,
    ...dutyOfAnother,
    of: "people",
  }),
];
