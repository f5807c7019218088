import type { ClauseScene } from "../../../clause-scene.ts";
import { inSentence } from "../../event.ts";
import { openScene, unless } from "../open-scene.ts";

type Story = Pick<ClauseScene, "after" | "end">;

/** Two change places at their work. */
const swapped: Story = {
  after: [
    [
      0,
      "=“It's quite easy,” said the one. “You only have to look busy.” “It's quite easy,” said the other one. “You only have to smile.” They shook hands on it, and each of them had forgotten to mention something.",
    ],
    [
      1,
      "=By nine o'clock the one was standing in the wrong shoes, and the other one was sitting on the wrong chair. “You look different today,” they were told. “I've slept well,” said both of them, at the same moment, in two quite different places.",
    ],
    [
      1,
      "=What they had not mentioned was this. On the one side there was a man who came every day at half past ten and had to be contradicted. On the other side there was noon, when everybody had somebody to sit with, except for one.",
    ],
    [
      1,
      "=At eleven something was pressed that must never be pressed. On the other side, at eleven, something was left alone that ought to be pressed every hour. One could hear it in both places, and in the street as well.",
    ],
    [
      0.4,
      "=At two each of them tried to ring the other one up. The line was engaged. They tried it until four, and it was engaged all the time. “There everything's going splendidly,” thought the one. “I had better not disturb,” thought the other one, and put out the fire alone.",
    ],
  ],
  end: [
    [
      0,
      "=They met half-way, running, and both of them began with “I'm so sorry”. Then everything was told. “You contradicted him, didn't you?” “I said that he was right.” “Nobody has ever told him that! What did he do?” “He cried a little. Then he gave me his umbrella.” “And at noon?” “I just sat down with the others and asked whether the salt was free.”",
    ],
    [
      0.6,
      "=For a moment there was nothing to be heard. “I've been wanting to ask that for years,” it came at last, very softly. They stood there in each other's jackets, and neither of them was in any hurry to take theirs off.",
    ],
    [
      0.8,
      "=They changed back, of course. But the man at half past ten is offered a chair now. At noon somebody asks about the salt. And now and then the jackets still get mixed up, and it is always on a Thursday.",
    ],
  ],
};

/** Somebody finds a lot of money. */
const moneyFound: Story = {
  after: [
    [
      0,
      "={Hero} shut {thebag} at once. Then {he} opened it again, very slowly, as one opens an oven with a cake in it. It was all still there.",
    ],
    [
      1,
      "=It is easy to count money, but it is hard to do it quietly. The third time it came to two notes less, and {hero} began to suspect {himself}.",
    ],
    [
      1,
      "=In {his} mind {he} bought things: useful ones first, then a piano, then a horse, and in the end an island on which there was room for a horse with a piano. After that {he} bought a roll, with money of {his} own. That was in the other pocket.",
    ],
    [
      0.9,
      "*One was for sharing it, one was for saving it, and one was for the fair. “It was me who saw it first.” “It was me who bent down.” They walked home on three sides of the street, and a street has only two.",
      "*They could not agree on the piano. “Then you take the horse.” “And who gets the island?” They had never quarrelled about anything before, and now they quarrelled about something that they did not even have.",
    ],
    [
      1,
      "=It got heavier every day. When it was under the bed, {hero} slept badly, and when it was in the oven, supper was cold. Whoever rang the bell had come for it. It was only ever the postman, but he had a very thoughtful look.",
      "=It got heavier every day. “It would be safer at my place,” said {mate}. “Why?” asked {hero}. It was not a nice question. There had never been one like that before.",
    ],
    [
      0.4,
      "=And then, right at the bottom, there was a slip of paper. There was no name on it. “Roof,” it said in pencil, “teeth, shoes for the little one.” After each word there was a sum, and at the bottom it had been added up, twice, by somebody who was not used to such sums. {Hero} sat down. So it belonged to somebody. It was a pity. It was almost a relief.",
    ],
  ],
  end: [
    [
      0,
      "=At the chemist's there was a notice on the door: “Lost. Please.” There was an address under it, and that was all. It had been hanging there the whole time. {Hero} went there and rang, with {thebag} in both hands. A man in slippers opened, saw what it was, and had to hold on to the door frame. “It's all there,” said {hero}. “There was a roll, but that was paid for.”",
    ],
    [
      0.6,
      "=“Then you've counted it,” said the man. “Four times. It's two notes more than on your slip of paper.” They did it again together, at the kitchen table, with the little one on top of it, in socks. It was two notes more. “Then those two don't belong here,” said the man. “They don't belong anywhere else, either,” said {hero}. They looked at them for a while. It was just enough for cake for the whole house.",
      "=“Then you've counted it,” said the man. “Four times. It's two notes more than on your slip of paper.” It was done once more, at the kitchen table, with the little one on top of it, in socks. It was two notes more. “Then those two don't belong here,” said the man. “They don't belong anywhere else, either,” said {hero}. It was just enough for cake for the whole house.",
    ],
    [
      0.8,
      "=The roof is finished by now. Under one of the tiles there is something in pencil, where only the swallows can read it. It is a name, and after it, where the sums always stood, it says: thank you.",
    ],
  ],
};

/** Somebody speaks to a later self. */
const lateSelf: Story = {
  after: [
    [
      0,
      "=“Who's that?” asked {hero}. “You,” said the voice. “Only my back hurts.” Then there was a crackle, and it was gone.",
    ],
    [
      1,
      "={Hero} wrote down what {he} would ask: what {he} would do, and where, and whether there was somebody there. The next time it rang in the middle of supper. “Listen, it's important,” said the voice. “Whatever you do, on no account,” and then there was the crackle.",
    ],
    [
      1,
      "=For three days {hero} did on no account. {He} did not know what. {He} did not climb anything, {he} did not sign anything, and {he} did not eat any mushrooms. It is very tiring not to do everything.",
    ],
    [
      1,
      "=Once it lasted for nearly a minute. It was not put to good use. “Is it raining where you are?” “Yes. And there?” “Yes.” “Have I still got the grey jumper?” “I've got it on,” said the voice.",
    ],
    [
      0.4,
      "=Then {hero} lost {his} temper. “Why do you ring up at all, if you never get it said?” It was quiet. It was not the crackling kind of quiet, but the other one. “I had forgotten what I sounded like,” said the voice. “I only wanted to hear whether it was still there.”",
    ],
  ],
  end: [
    [
      0,
      "=“Whether what was there?” asked {hero}. “That. That you keep on asking. Somewhere in the middle I must have stopped.” The line held. It held as if somebody was standing on it with both feet. “On no account what?” asked {hero}. “On no account stop,” said the voice. “That was it. I've been trying to say it all this time. It doesn't sound like much.”",
    ],
    [
      0.6,
      "=After that {hero} asked everything that was on the piece of paper, from the top to the bottom. Sometimes there was an answer, and sometimes there was only a laugh. “I'm not going to tell you that,” said the voice. “I should only spoil it for you. There are a couple of very good bits.”",
    ],
    [
      0.8,
      "=It has not rung since then. But in a diary for a year that is not printed yet there is going to be an entry, in {hero's} hand: “Ring up. Bad line. Put on the grey jumper.”",
    ],
  ],
};

/** Something lies hidden under what everybody sees. */
const hiddenUnder: Story = {
  after: [
    [
      0,
      "=It was only a corner, no bigger than a stamp. {Hero} blew away the dust, took off {his} glasses, and put them on again. Somebody in there was looking at {him}.",
      "=It was only a corner, no bigger than a stamp. {Hero} blew away the dust, and bent down until {his} nose nearly touched it. There was something in there, and it had been waiting for a very long time.",
    ],
    [
      1,
      "={He} worked with cotton wool and spit, which is what they all use and none of them admits to. In a day one gets as far as an ear. By the end of the week {hero} knew it better than {his} own.",
    ],
    [
      1,
      "=“It's to be as it was,” {he} {was} told from above. “Nobody has ordered anything else.” {Hero} nodded, and went on at night. By day {he} covered it up, as one covers a bird so that it does not sing at the wrong moment.",
    ],
    [
      1,
      "=Why does one paint over something like that? It had been done in a hurry, one could see that, with the widest brush that there was. But around the mouth the paint had been put on very gently, as when one closes a door on somebody asleep.",
    ],
    [
      0.4,
      "=Then the last corner was free, and there was a line of writing in it. It was not a name. It was a street and a number, and {hero} knew that street. {He} had lived in it as a child.",
    ],
  ],
  end: [
    [
      0,
      "=In the house with the number a very old woman opened. She looked at {hero} for a long time, first the forehead, and then the mouth. “So you've scratched it off,” she said. “I thought that I should be dead before anybody had the patience. It was my sister who sat for it, and nobody was to know. You've got her chin. Come in, and wipe your feet. She never did, either.”",
    ],
    [
      0.6,
      "=There were photographs, a whole shoebox of them, and a story to each. In one of them somebody stood at an easel with a wide brush, laughing. “He couldn't bring himself to burn it,” said the old woman. “So he hid it, and told me where. I was to wait for somebody with that chin.”",
    ],
    [
      0.8,
      "=It hangs there now as it is, half and half: on the left what had been ordered, and on the right what had been underneath. People always go to the right at once. Then they see {hero} standing beside it with a piece of cotton wool, and look from the one to the other, and ask whether that is chance.",
      "=It hangs there now as it is, half and half: on the left what had been ordered, and on the right what had been underneath. People always go to the right at once. They put their heads on one side and look for the place where it starts. It is no bigger than a stamp.",
    ],
  ],
};

const BAG =
  "(?<bag>(?:an?|the) (?:[a-z-]+ ){0,2}?(?:bag|wallet|suitcase|envelope|purse|box|briefcase|rucksack|backpack|handbag|tin|sack|holdall))";

/** What somebody comes upon, and who changes places. */
export const windfalls: readonly ClauseScene[] = [
  ...openScene({
    by: "any",
    words: inSentence(
      "(?:got|gets|received|receives|was woken by|answered|had) (?:an?|the) (?:[a-z]+ ){0,2}?(?:phone call|call|telephone call)s? from (?:himself|herself|his (?:older|future|own)|her (?:older|future|own)|the future|the year)\\b[^.]*|[^.]*?\\b(?:the line|the connection|the signal) (?:kept|was|always|never|broke|went)\\b[^.]*",
    ),
    idea: /\b(?:call|phoned|rings|rang|telephone)\b.*\bfrom (?:himself|herself|(?:his|her) (?:older|future|own)|the future)\b/i,
    ...lateSelf,
    of: "people",
  }),
  ...openScene({
    by: "any",
    words: inSentence(
      `${unless("gang|mafia|stolen|bank robbery|robbers|shopping list|mushrooms")}(?:found|finds|find|discovered|picked up|came across)\\b[^.]*?${BAG}\\b[^.]*?\\b(?:full of|with|stuffed with|containing|filled with|of)\\b[^.]*?\\b(?:money|cash|notes|euros|dollars|pounds|coins|a million|millions)\\b[^.]*|(?:each|they all|all three|both|everyone)\\b[^.]*? wanted to (?:do|spend|use|buy)\\b[^.]*|[^.]*?\\b(?:nearly|almost) (?:stopped being friends|lost (?:their|the) friendship|fell out)\\b[^.]*`,
    ),
    idea: new RegExp(
      `^(?!.*\\b(?:gang|mafia|robbers?|stolen|dead|murder\\w*)\\b).*\\b(?:found|finds|find|discovered|picked up) ${BAG}\\b.*\\b(?:money|cash|notes|euros|dollars|pounds|million)\\b`,
      "iu",
    ),
    ...moneyFound,
    of: "people",
  }),
  ...openScene({
    by: "any",
    words: inSentence(
      `${unless("paint|chalk")}(?:uncovered|discovered|found|scraped free|revealed|came upon)\\b[^.]*?\\b(?:face|portrait|picture|painting|message|second painting|another painting|mural|fresco)\\b[^.]*?\\b(?:under|underneath|beneath|behind) (?:the|an?|an old|layers|another|his|her) (?:[a-z]+ ){0,2}?(?:paint|painting|portrait|wallpaper|plaster|varnish|picture|whitewash)\\b[^.]*|(?:uncovered|discovered|found)\\b[^.]*?\\b(?:face|portrait|picture|second painting|message) (?:under|beneath|underneath|behind) (?:the )?paint\\b[^.]*`,
    ),
    idea: /\b(?:restor\w+|conservator|painter|art student|decorator|museum|gallery)\b/i,
    ...hiddenUnder,
    of: "adults",
  }),
  ...openScene({
    by: "any",
    words: inSentence(
      `${unless("bod(?:y|ies)|football|final|exam|wedding|prince|princess|king|mirror")}(?:swapped|switched|traded|exchanged|changed|swap|switch) (?:places|jobs|lives|roles|desks|uniforms)\\b[^.]*|it (?:all )?went (?:badly |terribly |completely |horribly )?wrong\\b[^.]*`,
    ),
    idea: /^(?!.*\b(?:bod(?:y|ies)|football|final|exam|wedding|prince|princess|king|cat|dog|mouse|class|classes)\b).*\b(?:swap|swaps|swapped|switch|switches|switched|trade|traded|exchange[ds]?|change[ds]?) (?:places|jobs|lives|roles|desks)\b/i,
    ...swapped,
    of: "people",
  }),
];
