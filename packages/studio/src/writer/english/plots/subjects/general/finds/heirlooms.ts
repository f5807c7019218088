import { phrase } from "../../phrase.ts";
import { also, story } from "../../subject-story.ts";
import { PAL } from "./what-is-lost.ts";

const ELDER =
  "(?:great[- ])?(?:grand(?:mother|father|ma|pa)|gran|nan|nonna|nonno|abuela|abuelo|oma|opa|babcia|aunt|uncle|mother|father)";
const GETS = `(?:inherit(?:s|ed)|was left|is left|(?:was given|got|received|found)(?= (?:his|her|their) (?:[a-z]+ )?${ELDER}['’]s))`;

/** Stories of what comes down from those who were before. */
export const heirlooms = [
  story({
    says: [
      phrase(
        `${GETS} (?!(?:the|a|an|his|her)(?: [a-z'’-]+){0,4}? (?:house|home|cottage|farm|shop|hotel|castle|bakery|restaurant|cafe|café|vineyard|island|lighthouse|money|fortune|debts?|company|business|boat|theatre|cinema|bookshop|job|dog|cat|parrot|letter|land|flat|mansion|manor|orchard|garden|bar|pub|inn|estate|factory|village)\\b)(?<heirloom>(?:(?:his|her|their) (?:late |old |dead |beloved )?${ELDER}['’]s (?:[a-z]+ ){0,3}?[a-z]+|an? (?:[a-z]+ ){0,3}?[a-z]+(?= from (?:his|her|their) (?:late |old )?${ELDER})))`,
      ),
    ],
    may: [
      PAL,
      ...also(
        "from (?:his|her|their) (?:late |old )?[a-z]+",
        "secret|hidden|mystery|story|stories",
        "discover(?:s|ed)|learn(?:s|ed)",
        "broken|old|stopped|rusty|dusty|battered|precious|antique",
      ),
    ],
    unless:
      /\b(?:murder\w*|kill\w*|curse[sd]?|magic\w*|ghosts?|haunt\w*|stole\w*|thie\w+|time travel|travels? (?:back )?in time|talks?|talking|speaks?|alive|police|detective|war|sells? it|sold it|recipes?|diary|letters?|parcel|package|postcards?|phone)\b/i,
    after: [
      "It came in a box with tissue paper. {Hero} had expected anything but {heirloom}. But {his} name was on the lid, in that handwriting, underlined. {Hero} lifted out {theheirloom} carefully, and did not know what to do with it.",
      "For a few weeks {theheirloom} stood about. “What do you want from me?” {he} asked one evening. It was then that {hero} noticed a mark on the underside: two letters, and neither of them belonged to the family.",
      [
        "“Whose letters are those?” asked {pal}. {Hero} did not know. So they rang up the whole family, one after the other. All had seen {theheirloom}, on the same shelf, all their lives. None of them had ever asked. “Funny,” said {pal}. “We only look at what is new.”",
        "{Hero} rang up the whole family, one after the other. All of them had seen {theheirloom}, on the same shelf, all their lives. None of them had ever asked about it. “Let it be,” said an aunt. And because her voice was a tone too high, {hero} took the train and went to see her.",
      ],
      "The aunt put out the good cups. Then she told {hero} what had never been told at any birthday. There had been a friend, in bad times. The friend had given away {theheirloom} for one night's shelter and had gone on in the dark. “It was only meant to be kept,” said the aunt. “It was always to be given back.”",
      "+ On the way home {hero} held {theheirloom} on {his} lap the whole time. {He} thought of all those years on the shelf. Every Saturday it had been dusted, with such care. {Hero} had always believed that it was because it was so precious. It had been because it belonged to another.",
    ],
    end: [
      "Two letters and a town, it was not much. {Hero} wrote to the town, and to the church, and to a museum. After a month the telephone rang. “My grandmother had those letters,” said a young voice. “She always told us about it. We thought that she had made it up.”",
      "They met halfway, in a station café. {Hero} put {theheirloom} on the table and pushed it across. The other one did not touch it at first. “She said it saved her life,” the young voice said. “And mine, then.” “Half the year with you,” said {hero}, “and half the year with us?”",
      "So {theheirloom} travels twice a year now, in a box with tissue paper. {Hero} brings it or the others come and fetch it, and each time the table has to be made longer. The two letters on the underside have been joined by two more.",
    ],
  }),
];
