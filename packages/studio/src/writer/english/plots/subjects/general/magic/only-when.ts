import { phrase } from "../../phrase.ts";
import { role, type SubjectStory, story, type WrittenStory } from "../../subject-story.ts";

const MAGIC =
  /\b(?:witch|wizard|magic|magician|spells?|fairy|dragon|genie|sorcerer|sorceress|powers?|fire|invisible)\b/i;

const ofBoth = (written: Omit<WrittenStory, "says">): SubjectStory[] => [
  story({
    ...written,
    says: [
      MAGIC,
      phrase(
        "(?:could|can)(?:n't| ?not) [^.,]*?(?:unless|except when) (?:he|she|it|they) (?:first |always )?<odd:doing>",
      ),
    ],
  }),
  story({
    ...written,
    says: [
      MAGIC,
      phrase(
        "(?:only (?:works?|worked)|(?:could|can) only [^.,]*?) (?:when|if|whenever) (?:he|she|it|they) <odd:doing>",
      ),
    ],
  }),
];

/** Stories of a magic that comes only in an odd way. */
export const onlyWhen = [
  ...ofBoth({
    may: [role("test", "exam|test|examination|competition|contest|tournament|ceremony")],
    unless: /\b(?:sle[ep]\w*|dies|died|dead|war|kiss\w*|kill\w*|loved)\b/i,
    after: [
      "None of the books said anything about that. {Hero} spoke every magic word as it was written, loud and clear, and nothing happened. But when {he} {odd}, the magic came, all of it at once, and in every direction. “Sorry,” said {hero} each time, and went to look for the place where it had landed.",
      "+ “Do it like the others,” said the old teacher. {Hero} had tried that. {He} had copied the others down to the little finger. The others lifted their hands, and out came stars. {Hero} lifted {his} hand, and out came a bit of fluff. “Perhaps there is a star inside,” said {hero}. There was not.",
      [
        "The night before {thetest} {hero} practised by candlelight. {He} thought of it so hard that {his} head hummed. That was the worst of it: the more {hero} wanted it to come, the less it came. The cat looked at {him}, and then went to sleep. At midnight {hero} gave up. {Thetest} would go wrong, and that was that.",
        "In the evenings {hero} practised by candlelight. {He} thought of it so hard that {his} head hummed. That was the worst of it: the more {hero} wanted it to come, the less it came. The cat looked at {him}, and then went to sleep. At midnight {hero} gave up and put the candle out.",
      ],
      [
        "Then {thetest} began. They stood in a row, and one after another stepped to the front. There were flowers, and doves, and a small rainbow. “Next,” said the old teacher. {Hero} stepped forward and said the words. Nothing happened. {He} said them again. Somebody at the back began to whisper.",
        "Then came the big day, when all of them had to show what they could do. They stood in a row, and one after another stepped to the front. There were flowers, and doves, and a small rainbow. “Next,” said the old teacher. {Hero} stepped forward and said the words. Nothing happened. {He} said them again. Somebody at the back began to whisper.",
      ],
    ],
    end: [
      "{Hero} was just going to sit down when there was a crash. The small rainbow had grown. It was as thick as a tree now, and was pushing up the roof. They all shouted their spells at once, and that made it bigger still. The beams cracked. {Hero} forgot the row and the whispering, and ran to the front. And then, of all times, {he} {odd}.",
      "The magic came as it had never come before. It went once round the hall like a warm wind. The roof sat down where it belonged. The rainbow shrank until it was just big enough for a window. It was so quiet that the doves could be heard breathing. “Sorry,” said {hero}, out of habit.",
      "The old teacher was the first to clap. Then she took the great book of magic and wrote a new line at the bottom of a page. It says there that no spell of {hero's} ever worked unless {he} {odd}, and that {he} is not to be interrupted. And whenever it happens now, people take one step back, and look forward to it.",
    ],
  }),
];
