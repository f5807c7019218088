import { phrase } from "../../phrase.ts";
import { story, type WrittenStory } from "../../subject-story.ts";
import { NOT_OF_SOMEBODY } from "./beings.ts";
import { inOwnWords } from "./in-own-words.ts";

const APOLOGISE = "(?:apologi[sz]ed?|say sorry|said sorry|make (?:it )?up|make amends)";

/** What it is for. */
const FAULT = { fault: phrase(`${APOLOGISE} (?:to|with) [^.]*? (?:for|about) <fault:doing>${NOT_OF_SOMEBODY}`) };
/** It was long ago. */
const LATE = /\b(?:years|decades|wife|husband|ex-\w+|divorce|retired|old friend|grown)\b/i;
/** An apology that comes late. */
const longSorry = {
  says: [phrase(`${APOLOGISE} (?:to|with) <other:somebody>`)],
  unless:
    /\b(?:murder\w*|kill\w*|died|dead|grave|umbrella|everybody|everyone|on behalf|hired|whole|interpreter|translat\w*)\b/i,
  after: [
    [
      "{Hero} had had time enough to think about {fault}. At first {he} had been in the right. Then {he} had been in the right, but too loud. It took {him} a long time to come to the third thing, and when {he} got there, {he} sat down at the table and took a sheet of paper. “Dear,” wrote {hero}, and stopped. {He} was not sure that {he} still had a right to that word.",
      "{Hero} had had time enough to think. At first {he} had been in the right. Then {he} had been in the right, but too loud. It took {him} a long time to come to the third thing, and when {he} got there, {he} sat down at the table and took a sheet of paper to write to {other}. “Dear,” wrote {hero}, and stopped. {He} was not sure that {he} still had a right to that word.",
    ],
    "The letter to {other} got longer every evening. It explained how everything had come about, who else had been there, and what the weather was like. On the fifth page {hero} noticed that the word sorry had not been in it yet. {He} put all the pages into the stove. Then {he} took {his} coat from the hook.",
    "+ On the way {hero} practised. “I was wrong,” {he} said to a lamp post. It sounded like a line from a play. “I've missed you,” {he} told a parked car. That was better. A boy with a bicycle had been listening. “You should leave out the bit about the weather,” said the boy.",
    "And then {hero} stood before the door of {other}. {He} could see a light, and somebody who moved about. {He} lifted {his} hand to knock. {He} thought of all that {other} might say, and all of it was true. {Hero} put {his} hand down, turned round, and had already gone ten steps when the door opened behind {him}.",
  ],
  end: [
    "“Were you going to knock at all?” asked {other}. They looked at each other. {Other} had changed, and so had {hero}. All the good sentences were gone, the ones for the lamp post and the ones for the car. “I'm sorry,” said {hero}. It was so short. {He} had carried it about for such a long time, and it took no longer than a breath.",
    "{Other} did not answer. {Other} went back into the house, and {hero} thought that this was it. But the door stayed open. When {he} came in, {other} was putting two cups on the table. “I'm still angry,” said {other}. “I know,” said {hero}. “I'm going to say so, and it will take a while.” {Hero} sat down, took off {his} coat, and listened to the end.",
    "It did take a while. It took that night and a few more. But {hero} has a cup of {his} own now in the kitchen of {other}. And when {he} gets loud, because {he} is in the right, {he} stops in the middle of it, and says the short one first.",
  ],
} satisfies WrittenStory;

/** Stories of apologising to somebody. */
export const sorry = [
  ...inOwnWords({ ...longSorry, of: "adults" }, FAULT),
  ...inOwnWords({ ...longSorry, of: "young", says: [...longSorry.says, LATE] }, FAULT),
  ...inOwnWords(
    {
      says: [phrase(`${APOLOGISE} (?:to|with) <other:somebody>`)],
      may: [phrase("but <shy:somebody> (?:always |all )?(?:flew|ran|swam|hid|walked)")],
      unless:
        /\b(?:murder\w*|kill\w*|died|dead|grave|umbrella|everybody|everyone|on behalf|hired|interpreter|translat\w*|years|decades|wife|husband)\b/i,
      after: [
        "Sorry is a short word, and {hero} knew it well. {He} could say it to a stone. {He} could say it with {his} mouth full. But as soon as {he} thought of {other}, the word got stuck halfway up, and would not come out and would not go down again. “Tomorrow,” said {hero}. {He} had said that yesterday, too.",
        "So {hero} tried to do it without the word. {He} put a present where {other} would find it. In the evening it was still there. {He} smiled at {other} from far away, with all {his} teeth. {Other} only looked startled, and went off. “Didn't you see that I was sorry?” {hero} called after {otherhim}. But {he} called it so quietly that it was heard by nobody.",
        "+ “You could write it down,” said a friend. {Hero} wrote it down. The wind took the note and carried it straight into a pond. “You could sing it,” said the friend. {Hero} sang. After that the friend did not give any more advice, and held both ears for quite a time.",
        [
          "At night {hero} could not help thinking of {fault}. It had been funny, or {he} had been cross, or {he} had not looked where {he} was going. {He} had so many reasons. Then, for the first time, {he} thought of how {other} must have felt. And that was so horrible that {hero} pulled the blanket over {his} head.",
          "At night {hero} thought of what {he} had done. It had been funny, or {he} had been cross, or {he} had not looked where {he} was going. {He} had so many reasons. Then, for the first time, {he} thought of how {other} must have felt. And that was so horrible that {hero} pulled the blanket over {his} head.",
        ],
      ],
      end: [
        "In the morning {hero} did not say tomorrow. {He} went straight to {other}, without a present, and stopped right in front of {otherhim}. {Other} was about to turn away. “Please wait,” said {hero}. “I've been trying to say this for so long. I did it, and it hurt you. I'm sorry.” And there it was, the word. It had come out all by itself, at the end.",
        "{Other} looked at {hero} for a long time, from top to bottom. “I found the present,” said {other}. “I've kept it.” {Hero} went red. “I only wanted to hear the word,” said {other}. And then {other} smiled, at first with one corner of {otherhis} mouth and then with both, and {hero} felt so light that {he} could have flown.",
        "Now {hero} and {other} are friends, and they keep that present in a place of honour, although it is rather ugly. {Hero} still does silly things. But {he} has learned that the word is easy to say as long as it is fresh. When something goes wrong, {he} says it at once: “Sorry!”",
      ],
    },
    FAULT,
  ),
  story({
    says: [
      /\b(?:accidentally|by accident|by mistake)\b[^.]*?\b(?:burn(?:ed|t)?|br(?:oke|eaks?)|destroy(?:ed|s)?|ruin(?:ed|s)?|flood(?:ed|s)?|smash(?:ed|es)?|tore|knock(?:ed|s) (?:down|over)|sank|crush(?:ed|es)?|flatten(?:ed|s)?|ate)\b/,
      phrase(
        "(?:burned|burnt|broke|destroyed|ruined|flooded|smashed|tore|sank|crushed|flattened|ate|knocked)(?: down| up| over)? <item:thing>",
      ),
      /\b(?:apologi|sorry|make (?:it )?(?:up|good|right)|forgive|put (?:it|things) right|repair|fix|mend|rebuild|replace)/,
    ],
    unless: /\b(?:murder\w*|kill\w*|died|dead|prison|bank)\b/i,
    after: [
      "It was very quiet afterwards. {Hero} looked at what had been {theitem} a moment ago. {He} looked behind {him}, in case somebody else had done it. There was nobody else. “That wasn't me,” said {hero} aloud, to hear how it would sound. It sounded like somebody who had done it.",
      "{Hero} could have run away, and for a little while {he} did. {He} ran as far as the next corner, and sat down behind it, with {his} heart beating. But however hard {he} looked at the wall, {he} only saw {theitem}. {He} could hear people come, and stop, and cry out. Somebody began to cry in earnest. {Hero} put {his} hands over {his} ears.",
      "+ Then {hero} had an idea. {He} would put {theitem} together again, secretly, before they found out. {He} crept back and gathered up the pieces, and tried this one with that one. The more {hero} did, the worse it got. In the end {he} had two pieces left over and was stuck to a third.",
      "“Who did this?” somebody asked behind {him}. They were all standing there, in a half circle. {Hero} got up. {His} mouth was dry. A friend in the crowd shook his head at {hero}: say nothing! It would have been so easy. It could have been the wind.",
    ],
    end: [
      "“I did it,” said {hero}. “It was an accident, and then I ran away, and that was not an accident. I'm so sorry.” Nobody spoke. {Hero} waited for the shouting. But the one who had cried came nearer, and looked at the pieces, and at {hero}. “You came back,” was all that was said to {him}. “Then you can help.”",
      "{Hero} helped all day, and the next day, and the whole week. {He} carried and swept and held things that had to be held. The others came to help as well, one by one, as it looked like more fun than standing round. {Theitem} will never be quite as it was before. But on the last day, when everything was in its place, they all agreed that it was nearly better.",
      "You can still see where the cracks were, if you know where to look. {Hero} knows. {He} is asked now and then who did that. And {hero} lifts {his} head and says, without looking behind {him}, “That was me. And that there, that was me, too.”",
    ],
  }),
];
