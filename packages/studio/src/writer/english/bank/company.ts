import { lines } from "../../../languages/text-blocks.ts";

/** How the user's own characters come along, and what they do beside the heroes. */
export const englishCompany = {
  also: lines(`{who} came along from the first day.
    {who} did not want to stay behind, either.
    {who} joined them at the very next corner.
    {who} was with them, too.`),
  acts: lines(`“I am coming with you,” said {name}, and nobody said no.
    “Look over there!” called {name}. Without {name} they would have walked past it.
    “Let me try,” said {name}, and the others made room.
    “Listen,” whispered {name}. For a moment they all stood still.
    “Wait for me!” cried {name} and ran after the others.
    “We can do it together,” said {name}, and that was true.
    “I have an idea,” said {name}. It was a good one, and they tried it at once.
    “What if we try it the other way round?” asked {name}. It was worth a try.
    “This is the best day of the year,” said {name}, and meant it.
    {name} sat down beside the others and told a story that made everybody laugh.`),
} as const;
