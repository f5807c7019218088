import { phrase } from "../../phrase.ts";
import { also, story } from "../../subject-story.ts";
import { PAL } from "./what-is-lost.ts";

const CASES = "suitcase|bag|briefcase|rucksack|backpack|handbag|luggage|holdall|trolley|case|satchel";
const COATS = "coat|jacket|overcoat|raincoat|cardigan";
const PHONES = "phone|mobile phone|mobile|smartphone|cell ?phone";
const TAKES =
  "(?:took|takes|taken|picked up|picks up|grabbed|grabs|got|gets|went home with|came home with|left with|walked (?:off|out) with|brought home|put on|puts on|ended up with|was given|received|swapped|mixed up|opened|opens)";
const taken = (nouns: string): RegExp =>
  new RegExp(
    `\\b(?:${TAKES} (?:the |a |somebody else['’]s |someone else['’]s |a stranger['’]s |another (?:man|woman|person|passenger|traveller)['’]s )(?:wrong )?(?<case>${nouns}))\\b`,
    "i",
  );
const NOT =
  /\b(?:murder\w*|kill\w*|dead|died|bombs?|drugs?|gun|gang|mafia|police|stole\w*|thie\w+|money|cash|diamonds?|ransom|spies|spy|agent|criminals?|blood|magic\w*|monsters?|hacker)\b/i;
const IS_WRONG =
  /\b(?:wrong|by mistake|by accident|accidentally|swapped|mixed up|somebody else['’]s|someone else['’]s|stranger['’]s)\b/i;
const MORE = also(
  "(?:at|in|on|from) (?:the|an?) (?:[a-z]+ )?(?:airport|station|train|cafe|café|restaurant|party|wedding|funeral|gym|theatre|bus|plane|library|cloakroom|hotel|hospital|school)",
  "wrong|by mistake|by accident|accidentally|someone else's|somebody else's|a stranger's",
  "opened it|opens it|at home|in the pocket|inside|return(?:ed|s)? it|give it back|owner|find(?:s)? the owner|stranger|belonged to [^.]*",
);
const withCase = (nouns: string): readonly RegExp[] => [taken(nouns), IS_WRONG];

/** Stories of taking what belongs to another by mistake. */
export const wrongBags = [
  story({
    says: withCase(CASES),
    may: [PAL, ...MORE],
    of: "people",
    unless: NOT,
    after: [
      "{Thecase} had the right colour and the right size. It even had the same scratch. Only when the lid was up did {hero} see that nothing in there was {his}. {He} looked for a name.",
      "There was no name. There were three white shirts, folded by somebody who had done it all their life, a book with a train ticket in the middle, and a small parcel with a bow. On the parcel it said: “Sunday, 3 o'clock. Don't be late this time.”",
      "{Hero} rang the lost property counter. “Take a seat in the queue,” said the telephone, and played a waltz. It was Saturday. Somewhere a person was standing in front of {hero}'s {case} with the old socks, and had nothing to bring on Sunday at three.",
      [
        "“What do we know about the owner?” asked {pal}. {Hero} laid it all out on the bed. Good shirts. Page 112 of a love story. A ticket from a village by the sea, with one return. “And always late,” said {pal}. The two of them looked at each other. “Like you,” {pal} added, and reached for the car keys.",
        "So {hero} began to read the things like a letter. The shirts were old, but cared for. The book was a love story, read to page 112. The ticket came from a village by the sea. There it was again on the paper of the parcel, stamped in blue: the name of a shop. {Hero} put on {his} shoes.",
      ],
      "+ On the way {hero} thought of the things that the stranger would see in {his} own {case}: the odd socks, the tablets, the letter that {he} had not posted for weeks. It made {him} blush. Then {he} thought that one of them had to begin with not being ashamed.",
    ],
    end: [
      "At two minutes to three on Sunday {hero} came running round the corner by the shop. Before the house next door stood a person in odd socks, and what {he} carried {hero} would have known anywhere, down to the scratch. “You're late,” said the stranger. “You too,” said {hero}, out of breath. They changed over without looking inside.",
      "“Yours had a letter in it,” said the stranger. “It had a stamp on. I posted it. I hope that was right.” {Hero} opened {his} mouth and closed it again. It was right. Then a door opened, the parcel was handed over on time, and a voice cried: “Both of you come in!”",
      "An answer to the letter arrived nine days later. {Hero} has tied a red ribbon to {his} own {case} since then, so that it cannot happen again. The stranger tied on the same one. Perhaps that was not very clever. But it was meant like that.",
    ],
  }),
  story({
    says: withCase(COATS),
    may: [PAL, phrase("(?:found|finds|discovered) (?<note>an? (?:[a-z]+ )?(?:letter|note|poem))"), ...MORE],
    of: "people",
    unless: NOT,
    after: [
      "{Hero} had already gone three streets when {he} felt that something about {thecase} did not fit. It did not have {his} smell, nor quite {his} size. {Hero} turned on the spot and ran back. But where it had hung, there was an empty hook. Someone had gone home in {hero}'s {case}.",
      "“It'll be cleared up tomorrow,” they told {hero}. So {he} went home in the wrong {case}, because the evening was cold. In the hall {he} looked at it closely. A button had been sewn on in the wrong colour. On the inside somebody had embroidered a very small bird.",
      [
        "{Hero} had not meant to read {thenote}. But there was no name on the outside. It was a good one, with a heart in it, and it had never been given to anybody. “I'll do it today,” stood at the top, and was crossed out. Below it stood again: “Today.” There were nine lines of it, and only the last was not crossed out. It bore that day's date.",
        "{Hero} did not mean to pry. But a slip of paper fell out and landed face up. “Ask her today,” it said, and that was crossed out. Below it stood again: “Ask her today.” There were nine lines of it, and only the last was not crossed out. It bore that day's date.",
      ],
      [
        "“Whoever that is needs it back before midnight,” said {hero}. {Pal} was already pulling on boots. They asked the waiter, and the waiter's aunt, and a taxi driver who knew the little bird. “Up there,” he said, and pointed. {Hero} and {pal} took the stairs two at a time.",
        "Whoever that was needed it back before midnight. {Hero} went out again. {He} asked a waiter, and a taxi driver who remembered the little bird. “I drove it home an hour ago,” he said, “only that it was a different one. It was too tight at the shoulders.”",
      ],
      "+ While {hero} was climbing the stairs, {he} wondered what was in {his} own pockets. A shopping list. A ticket for one to the cinema, torn off. {Hero} could have written such lines {himself}, and crossed them out again.",
    ],
    end: [
      "“You're wearing me,” said the man in the doorway, and {hero} said: “You're wearing me.” Then the man saw what {hero} held in {his} hand, and stopped. “Did you read it?” “All nine lines,” said {hero}. “It's twenty to twelve.” “I can't. She'll say no.” “She embroidered you a bird,” said {hero}.",
      "They waited below, in the cold, wearing the right ones at last. {Hero} saw a light go on behind a window, and two shadows, and a very long nothing. Then the two shadows became one. {Hero} stamped {his} feet for joy, and put {his} hands in {his} own pockets, and felt an old cinema ticket, for one.",
      "{Hero} was invited to the wedding. On that evening {he} hung up {his} things with great care, and all the same {he} went home in the wrong ones. There was a slip of paper in the pocket. It said: “Your turn.”",
    ],
  }),
  story({
    says: withCase(PHONES),
    may: [PAL, ...MORE],
    of: "people",
    unless: new RegExp(`${NOT.source}|\\b(?:library|recipe|spell|cook\\w*)\\b`, "i"),
    after: [
      "{Hero} noticed it because of the picture on {thecase}. It showed a dog in a bath, and {hero} had no dog. {He} must have taken it from the table without looking. “Oh no,” said {hero}, and thought of everything that a stranger could now read about {him}.",
      "It buzzed. “Mama”, it said. {Hero} did not answer. It buzzed again. After the fifth time {he} could not bear it any more. “Hello,” said {hero}, “I'm not who you think.” “You sound hungry,” said Mama. “Who are you?” {Hero} told her. “Then come and bring it here,” said Mama. “There's soup.”",
      "It was at the other end of the town. On the way {hero} tried not to look at the messages that flew in. “You forgot!” “She's been waiting since eight!” “Where are you?” {Hero} began to walk faster, on behalf of a person whom {he} did not know.",
      [
        "“Write something back,” said {pal}. “As who?” said {hero}. They thought about it on a bench. At last {hero} wrote: “I'm coming. I'm only lost.” It was true in a way for both of them. A heart came back, and {pal} said that it was the first thing that had gone right that day.",
        "At a red light {hero} stopped and wrote one answer. “I'm coming,” {he} wrote. “I'm only lost.” It was not even a lie. A heart came back. {Hero} could not remember when anybody had last sent {him} one, even by mistake.",
      ],
      "+ Then {hero} thought of {his} own {case}, and who might ring it. Nobody would, before Monday. Whoever had it would think that it was broken. {Hero} walked past two bus stops with that thought before {he} shook it off.",
    ],
    end: [
      "Mama opened the door with a ladle in her hand. Behind her, at the table, sat a stranger with {hero}'s {case} in front of him. “It didn't ring all evening,” he said. “I was worried about you.” {Hero} put down the wrong {case} next to it. It lit up at once, with nine messages. “I was worried about you too,” said {hero}.",
      "They ate soup, three plates each. The stranger read out what {hero} had written, and shook his head, and rang up the one who had been waiting since eight, and stayed on the line until everything was put right. Then he pushed the right {case} across the table. “May I?” he asked, and typed in a number. “So that it rings.”",
      "{Hero}'s {case} rings on Sundays now. There is a picture on it of three people and a ladle. “You sound hungry,” says a voice, and {hero} looks for {his} coat. {He} looks twice, so as to take the right one along.",
    ],
  }),
];
