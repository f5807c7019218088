import { phrase } from "../../phrase.ts";
import { story } from "../../subject-story.ts";

const NOT =
  /\b(?:places|lives|jobs|bodies|roles|lunch\w*|murder\w*|kill\w*|dead|died|soul|houses?|homes|drugs|hostage\w*|prisoners?|kingdom|baby|child|son|daughter|husband|wife|clothes|numbers|secrets|stories|insults|for (?:an?|one|the) (?:day|week|weekend|month|year|night|while|hour|summer))\b/i;

/** Stories of somebody who gives one thing for another. */
export const trades = [
  story({
    says: [
      phrase(
        "(?:traded|swapped|exchanged|bartered|trades|swaps|exchanges) (?:away )?<own:thing>(?: (?:with|to) [^.,]*?)? for <other:thing>",
      ),
    ],
    may: [phrase("(?:with|from|to) <trader:somebody> for")],
    unless: NOT,
    after: [
      "“Are you quite sure?” {hero} was asked. {Hero} was surer than {he} had ever been. What had {he} ever got from {theown}? It had always been there, like the weather. {Theother}, on the other hand, {he} had dreamed of for years. They shook hands on it, and {hero} hurried home with {theother} before anybody could change the deal.",
      "+ The first days were wonderful. {Hero} got up with {theother} and went to bed with {theother}, and in between {he} did nothing else. {He} looked at it from all sides. All who passed by had to admire it. If they asked about {theown}, {hero} waved that away. Who would still think of {theown}?",
      "Then there was a small thing. {Hero} wanted to do what {he} did every day, without thinking, and it did not work. For that {he} needed {theown}. {He} stood there with open hands. It was only a moment. But it came again at noon, and again in the evening, and each time {hero} reached for something that was no longer there.",
      "+ {Theother} was as good as before; it was not that. {Hero} only had nobody to share it with any more. Without {theown}, {he} noticed, it was not easy to get on with others. They waited for it, and {hero} did not have it.",
      "After three weeks {hero} dreamed of {theown}. It called {him}, and {he} could not find it. {Hero} woke up with a wet face. In the morning {he} took {theother}, which {he} still loved very much, and went back to where {he} had made the trade. The bargain could not be undone. Everybody knew that.",
    ],
    end: [
      "“You again,” {hero} heard, before {he} had even knocked. The trader looked tired. And there was {theown}, in the furthest corner. “I can't do anything with it,” said the trader sadly. “I thought that I would be as happy as you were. But it doesn't work with me. It only ever waits for you.”",
      "They looked at each other for a while. “A bargain is a bargain,” said the trader. “I can't give it back. But I can lend it to you, let's say for the next hundred years. And in return I may come to you on Sundays, and see how you are getting on.” {Hero} threw both arms around the trader. That was not part of the bargain.",
      "And so {hero} has both, {theown} and {theother}. On Sundays the trader comes to tea, and is allowed to hold {theother} for a while. {Hero} knows now what {theown} is worth. When somebody offers {him} a trade, {he} says: “I would have to sleep on it first, for about a hundred years.”",
    ],
  }),
];
