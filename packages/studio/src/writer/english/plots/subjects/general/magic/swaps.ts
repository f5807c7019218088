import { phrase } from "../../phrase.ts";
import { type SubjectStory, story, type WrittenStory } from "../../subject-story.ts";

const SWAPPED = "(?:swapped|switched|traded|changed|exchanged) ";
const WRONG =
  /\b(?:phones?|coats?|bags?|suitcases?|lunches|murder\w*|killed|dead|died|at birth|in the hospital|kids|children|parents)\b/i;

/** "The king swapped lives with his gardener", "a cat and a dog swapped lives". */
const ofBoth = (what: string, written: Omit<WrittenStory, "says">): SubjectStory[] => [
  story({ ...written, says: [phrase(`${SWAPPED}${what} with <other:somebody>`)] }),
  story({
    ...written,
    says: [
      phrase(`<first:somebody> and <other:somebody> (?:suddenly |accidentally |secretly )?${SWAPPED}${what}(?! with)`),
    ],
    lead: "first",
  }),
];

/** Stories of two who are in each other's place. */
export const swaps = [
  ...ofBoth("(?:lives|lived|places|jobs|roles|work|homes|houses)", {
    may: [phrase("for <time:thing>")],
    unless: WRONG,
    after: [
      "They had both been sure that the other had the easier life. “You do nothing all day,” {hero} had said to {other}. “And you do nothing at all,” {other} had answered. They looked at each other. It was a mad idea, and because they were both too proud to say so, they shook on it.",
      "{Hero} began the day in {other's} place, and began it wrongly. {He} got up too late, held everything by the wrong end, and did not know where anything was kept. By noon {hero} ached all over. {He} looked at all that was still to do. How did {other} manage this every single day?",
      "It went no better for {other}. In {hero's} place there were rules for everything, and {other} broke most of them before lunch. All of them wanted something, and they all wanted it now. {Other} had thought that this was where the comfortable life would be. {Other} had not had time to sit down once.",
      "+ In the evening they met halfway. “How was it?” asked {other}. “Very easy,” said {hero}, and did not show how much {he} ached. “And yours?” “I could do it in my sleep,” said {other}, and fell asleep on the spot. Neither of them would be the first to give in.",
      "But on the next round {hero} watched more closely. {He} found the little tricks with which {other} made hard things easy. {He} found something that {other} had mended so well that it did not show. And {other}, in {hero's} place, found out how lonely it can be there when the door is shut. {Other} had not known that.",
    ],
    end: [
      "When they met again, neither of them boasted. “I dropped nearly all of it,” said {hero}. “I don't know how you do it.” {Other} took a long breath. “I wanted to run away,” said {other}, “and I had been there for half a day.” Then both of them began to laugh, and could not stop.",
      "So each went back to where {he} belonged, and was glad of every corner. But {hero} no longer did everything as before. In the afternoon {he} came by and lent {other} a hand, at the very place where it was hardest. And {other} came to {hero} in the evening, when the door was shut, and kept {him} company.",
      "Once a year they still swap, for one day, so as not to forget. {Hero} drops a little less each time. {Other} breaks hardly any rules. And in the evening each of them says the same thing: “I would not do your work for anything in the world.”",
    ],
  }),
  ...ofBoth("bodies", {
    may: [/\b(?:before|on|just before) (?:the|a|an|his|her|their) [^.,]+/],
    unless: WRONG,
    after: [
      "{Hero} opened {his} eyes and saw {himself} standing on the other side of the room. That was unusual. {He} lifted a hand, and it was not {his} hand. It belonged to {other}. Over there, {hero's} own mouth opened, and {other's} words came out of it: “What are you doing in there?”",
      "They tried everything. They bumped their heads together, turned round three times and said the whole alphabet backwards. {Hero} stayed in {other's} body, and {other} stayed in {hero's}. “Nobody must notice,” they agreed. So {hero} had to spend the day as {other}, and {other} had to spend it as {hero}.",
      "It was harder than it looked. {Hero} walked into every door, because {other's} shoulders were in a different place. {He} was spoken to by people {he} did not know, who wanted answers {he} did not have. {He} smiled with {other's} face and said as little as possible. Only now did {hero} see how much {other} had to carry every day.",
      "+ {Other} meanwhile was busy being {hero}. {Other} laughed at the wrong moment and scratched where {hero} never scratched. But twice somebody was unkind to {hero}, and did not know who was really listening. {Other} had never heard a word about that. {Other} stood up very straight in {hero's} shoes and answered back.",
      "In the evening they fell down on two chairs. “Your feet hurt,” said {hero}. “They always do,” said {other}. “And you never told me that people talk to you like that.” {Hero} looked at {his} own face over there, and saw that it was nearly crying for {him}. It is odd to be comforted by oneself, but it helps.",
    ],
    end: [
      "“I'm sorry that I called your life easy,” said {hero}, and {other} said the same, in the same breath and with the same words. And then each of them put an arm round the other. Something went through both of them like a cool wind. {Hero} looked down, and there were {his} own hands.",
      "They counted their fingers, to be safe. All of them were there, and on the right person. {Hero} jumped up and down in {his} own body and thought it the best in the world. But before {other} could get up, {hero} had fetched a bowl of warm water, because {he} knew about those feet.",
      "To this day, when they quarrel, one of them says: “Shall we swap?” Then it is quiet at once. {Hero} knows how the world looks from in there, and {other} knows how it looks from out here. Few people know that of each other.",
    ],
  }),
];
