import { story } from "../../subject-story.ts";
import { BEGINS, BY_THEM, PARTNER } from "./by-them.ts";

const PLACE = "(?<site>(?:the|their|his|her|its|an?|our) (?:\\p{Ll}[\\p{L}'’-]* ){0,4}?\\p{Ll}[\\p{L}'’-]*)";
const THREAT =
  "(?:being )?(?:clos(?:ed|ing|ure)|torn down|pulled down|demolish\\w*|demolition|knocked down|sold|destroyed|destruction|shut(?:ting)? ?down|bulldozed|a developer|developers|turned into \\p{L}[^.]*)";
const OF_IT = [/\b(?:saved?|saves)\b[^.]+/, BEGINS, ...PARTNER];

/** Stories of saving a place. */
export const savingPlaces = [
  story({
    says: [
      new RegExp(
        `${BY_THEM}(?:saved|fought for|(?<=to )save|fought to save) ${PLACE} (?:from|before it (?:was|is) )\\s?(?:${THREAT})(?![\\p{L}-])`,
        "u",
      ),
    ],
    may: OF_IT,
    unless:
      /\b(?:murder\w*|kill\w*|fire|flood|dragon|monster|earthquake|magic\w*|ghosts?|tree|oak|whale|planet|world)\b/i,
    after: [
      "There was a letter on the door with a stamp on it and many long words. {Hero} read it twice. It said that {thesite} was no longer needed. “By whom?” asked {hero} aloud. There was nobody there to answer.",
      "{Hero} went to those who had written the letter. They had a large table and were in a hurry. “Nobody uses {thesite} any more,” they said. “Look at the numbers.” And they showed {him} a page full of numbers. {Hero} looked for {his} own name on it. There was only what a new roof would cost.",
      [
        "+ {Hero} and {partner} painted a sign and stood in front of {thesite} in the rain. The colours ran. A few people nodded as they went past, and one gave them a coin, because he took them for beggars. “That didn't work,” said {partner}. {Hero} wrung out the sign like a towel.",
        "+ {Hero} painted a sign and stood in front of {thesite} in the rain. The colours ran. A few people nodded as they went past, and one gave {him} a coin, because he took {him} for a beggar. In the evening {hero} wrung out the sign like a towel, and hung it up to dry.",
      ],
      "Three days were left. {Hero} went through {thesite} as if to say goodbye. And in a corner {he} found something scratched into the wood: two names and a date from long ago. They were the names of the two old people from next door. {Hero} ran over to them and rang the bell.",
      "They had met in {thesite}. “Others must have such a story too,” thought {hero}, and went from door to door with a pencil: “What happened to you in {thesite}?” At first they shrugged. Then they could not stop. {Hero} had to sharpen the pencil four times.",
    ],
    end: [
      "On the last day the men with the large table came, to look at the place once more. They could not get in. {Thesite} was full, to the last corner, and so was the street. On all the walls hung pieces of paper with a name, a date, and a story. “These are the numbers that were missing,” said {hero}.",
      "The men began to read, because they had to wait anyway. The oldest of them stopped in front of one of the papers. It was about his own mother. He read it twice, and took the letter with the stamp off the door. “A roof can be mended,” he said.",
      "The roof is mended now, and there is always somebody in {thesite}. The papers still hang there, and there are new ones every week. {Hero} has one as well. There is not much on it, only the date of that last day, and underneath: “{Thesite} is needed. By us.”",
    ],
  }),
];
