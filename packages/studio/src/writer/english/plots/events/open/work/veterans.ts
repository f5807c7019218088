import type { ClauseScene } from "../../../clause-scene.ts";
import { inSentence } from "../../event.ts";
import { openScene, unless } from "../open-scene.ts";

type Story = Pick<ClauseScene, "after" | "end">;

/** Somebody wants to do once more what was done long ago. */
const onceMore: Story = {
  after: [
    [
      0,
      "=“At your age,” people said. It is a sentence that everybody begins, and nobody has ever heard how it ends. {Hero} let them begin it, nodded, and went to look for {his} things.",
    ],
    [
      1,
      "=They were in the cellar, behind the jam. All of it had shrunk. A moth flew out that had seen better days, and in one pocket there was a peppermint from the last time. It was still good.",
    ],
    [
      1,
      "=At first {he} practised where nobody could see it. {Hero} stood on one leg in the bath, for the balance, and held on to the towel rail. The rail came off. {He} put it up again, a bit higher. That was training, too.",
    ],
    [
      1,
      "=“You aren't going to do it, are you?” asked the people next door. “I'm only airing my things,” said {hero}. “Every morning at five?” “They need a great deal of air.”",
      "=“You aren't going to do it, are you?” asked {talker}. “I'm only airing my things,” said {hero}. “Every morning at five?” “They need a great deal of air.”",
    ],
    [
      0.4,
      "=Then the day was there, and it was as far as it had never been before. It is like that with such things: they grow while one is away. {Hero} stood there for so long that those who were watching began to look at their shoes. “We can go home,” somebody said, quite kindly. The kindness was the worst of it.",
    ],
  ],
  end: [
    [
      0,
      "=“At my age,” said {hero}, and now they were all listening, because at last somebody was going to finish it, “at my age one needn't win anything any more.” And with that {he} {was} off. The first bit {he} did as {he} had learned it, and the second bit as {he} remembered it. After that {he} did not think any more. One does not forget how to {deed}. It is like whistling.",
    ],
    [
      0.6,
      "=It took longer than it used to, and nobody had a watch. At the end they all stood there, all those with the sentence, with a blanket and a flask, and shouted. “Well?” they asked. {Hero} could not answer. {He} {was} laughing so much, and {his} teeth were chattering as well.",
    ],
    [
      0.8,
      "=The things are not in the cellar any more. They hang in the hall, where one has to go past them. In the pocket there is a new peppermint. “Just in case,” said {hero}. “They keep.”",
    ],
  ],
};

/** Somebody sits down at a chess board. */
const chessPartner: Story = {
  after: [
    [
      0,
      "=“That seat's taken,” said {hero}. “Who by?” asked the {guest}. {Hero} looked at the chair. “By me,” {he} said. “I play both sides.” “And who's winning?” “It's hard to say.”",
    ],
    [
      1,
      "=The {guest} played like somebody who runs down the stairs, fast, and two at a time. After eleven moves it was over. “Again,” said the {guest}. After nine moves it was over again.",
    ],
    [
      1,
      "=By the second week there had been forty games and nine words. Seven of the words were “check”. It was a very good conversation.",
    ],
    [
      1,
      "=“Your knight always looks to the left,” said the {guest}. “It's been glued,” said {hero}. “Somebody knocked it down once, who used to sit where you're sitting.” {He} moved a pawn, although it was not {his} turn. {He} had not spoken of that for years.",
    ],
    [
      0.4,
      "=Then the chair stayed empty, one day, and the next, and the one after that. {Hero} played both sides again. White moved, and black moved, and it was as quiet as it had always been. It was only that now one could hear it.",
    ],
  ],
  end: [
    [
      0,
      "=On the fourth day somebody sat down and put up the pieces, and put them up wrong. {Hero} looked at the {guest}, and then for a long time at the board. After that {he} took {his} queen and put her where one never puts a queen. “That's a mistake,” said the {guest}. “I know,” said {hero}. “Take her slowly. And while you're at it, tell me what has happened.”",
    ],
    [
      0.6,
      "=It took a whole game to tell, and nobody finished that game. It was nothing that can be put right with one move. But towards the end the {guest} laughed, just once, because of the knight. It had been looking to the left all the time, as if it did not want to disturb.",
    ],
    [
      0.8,
      "=On fine days there are people standing round that table now. Every third game is won by the {guest}. “Is this seat taken?” somebody always asks. “Yes,” they are told, from both sides.",
    ],
  ],
};

/** Unlikely people clear up crimes. */
const secretSleuths: Story = {
  after: [
    [
      0,
      "=Whoever went past the window saw a teapot, and heads that were bent over something. Nobody asks what is under a teapot. It was a map of the whole place, with pins in it.",
    ],
    [
      1,
      "=They had no car with a siren, and no laboratory. They had a bus pass, one bad hip, and an ear at every hairdresser's. The police had been looking for a week for somebody who had bought a ladder. “The tall one,” they knew under the teapot, “for his aunt. He hasn't got an aunt.”",
    ],
    [
      1,
      "=People tell lies to policemen. Nobody tells lies to somebody who has dropped a ball of wool and asks them about their mother. By the time that the wool was wound up again, most of them had confessed.",
    ],
    [
      1,
      "=“Have you noticed anything?” asked the inspector, when he came round. “We don't see so well any more,” they said, and gave him cake. Under his plate there was a note with a name on it. He believed to his last day that he had thought of it himself.",
    ],
    [
      0.4,
      "=Then there was a case that would not come out. First a hat was gone, then a bell rope, then eleven letters from the shop signs. They moved the pins about until late at night. Every one of the threads led to the same spot. It was the chair by the window. In it somebody was counting stitches, and did not look up.",
    ],
  ],
  end: [
    [
      0,
      "=“It was me,” said the one in the chair. “It was so quiet. Everything was solved. You had begun to talk about your feet.” She tipped out her basket: the hat, the rope, and all the letters, wrapped in tissue paper. Nobody said anything. Then somebody began to laugh, and it went round the table, and the tea had to be wiped off the map.",
    ],
    [
      0.6,
      "=That same night it was all taken back, in a shopping trolley with oiled wheels. The inspector stood in front of the shop sign for a long time and scratched his head. “Not a trace,” he wrote down. “It must have been professionals.”",
    ],
    [
      0.8,
      "=The teapot stands where it always stood. But now and then there is something missing in town, never anything big, and never for long. “Where were you on Tuesday?” they ask each other then, with shining eyes.",
    ],
  ],
};

const OLD_HAND =
  "\\b(?:retired|old|elderly|aged|grand[a-z]+|pensioner|veteran|former|years|\\d\\d-year-old|[4-9]\\d|last|operation|before)\\b";

/** Those who have done it for a long time. */
export const veterans: readonly ClauseScene[] = [
  ...openScene({
    by: "any",
    words: inSentence(
      `${unless("murders?|killed|killer|children|kids|police officers?")}(?:solved|solves|investigated|cleared up|cracked|ran a secret detective agency|opened a detective agency|became detectives|founded a detective)\\b[^.]*`,
    ),
    idea: /^(?=(?:[A-Z][a-z]+ )?(?:[a-z]+ ){0,4}?(?:grandmothers|grandmas|grannies|women|ladies|pensioners|widows|knitters|nuns|club|circle|group|team|residents|friends|neighbours)\b)(?=.*\b(?:old|elderly|grandm\w+|grannies|pensioners|retired|retirement|nursing|knitting|widows|nuns|sewing|bridge club|book club)\b).*\b(?:crimes|cases|mysteries|thefts|detective|secretly)\b/i,
    ...secretSleuths,
  }),
  ...openScene({
    by: "any",
    words: inSentence(
      "[^.]*?\\b(?:an?|the) (?<guest>(?:[a-z-]+ ){0,2}?(?:girl|boy|woman|man|student|stranger|child|teenager|schoolgirl|schoolboy|lady|soldier|refugee)) (?:sat|sits) down\\b[^.]*|[^.]*?\\b(?:an?|the) (?<guest2>girl|boy|stranger) (?:asked|asks) (?:him|her) (?:for|to play) [^.]*",
    ),
    idea: /\bchess\b/i,
    ...chessPartner,
    of: "adults",
  }),
  ...openScene({
    by: "any",
    words: inSentence(
      "(?:wanted|wants|decided|decides|hoped|longed|wished|was determined|dreamed of|set out|tried|had)(?: to)? (?<deed>(?:swim|jump|climb|ski|skate|ride|race|row|dive|cycle|surf|sail|dance|walk)(?! up the stairs)\\b[^.,]*?) (?:just )?(?:one last time|one more time|once more|once again|one final time|a last time)\\b[^.]*",
    ),
    idea: new RegExp(
      `^(?!.*\\b(?:died|ashes|late (?:wife|husband)|accident|lost (?:his|her) leg)\\b).*${OLD_HAND}`,
      "iu",
    ),
    ...onceMore,
    of: "adults",
  }),
];
