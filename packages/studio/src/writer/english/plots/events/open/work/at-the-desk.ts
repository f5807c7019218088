import type { ClauseScene } from "../../../clause-scene.ts";
import { inSentence } from "../../event.ts";
import { openScene, unless } from "../open-scene.ts";

type Story = Pick<ClauseScene, "after" | "end">;

/** Somebody is taken for somebody else. */
const mistaken: Story = {
  after: [
    [
      0,
      "=“There you are at last!” somebody said, took {hero} by the sleeve and pulled. {Hero} opened {his} mouth to put it right. But then a bunch of keys was pressed into {his} hand, and everybody clapped, and after that it would have been impolite.",
    ],
    [
      1,
      "={He} did what {therole} does, as far as that can be seen from outside. {He} looked at a sheet of paper for a long time, said “aha”, and now and then “we'll see”. It went terribly well.",
    ],
    [
      1,
      "=“And what do you think?” {he} {was} asked, and they all had a pencil ready. {Hero} did not think anything. “What do you think?” {he} asked back. It got quite still. Nobody had ever asked them that. They did not finish until it was dark.",
    ],
    [
      1,
      "=Soon they came to {him} with the other things as well, those that were crooked, and those that nobody had told anybody. {Hero} could not say what the book says, because {he} had not read the book. So {he} said what {he} would have liked to be told {himself}.",
    ],
    [
      0.4,
      "=And then the door opened, and there stood {therole}, the real one, with a suitcase and a letter. “I believe there has been a mistake,” said the real one. All the heads turned. {Hero} looked at the window. It was on the third floor.",
    ],
  ],
  end: [
    [
      0,
      "=“I'm the mistake,” said {hero}, and put the keys on the table, one after another. Then {he} told them everything. It is quickest if one begins with the worst. When it was over, nobody said anything. At the very back a hand went up. “And who's going to ask us now what we think?”",
    ],
    [
      0.6,
      "=The real one had sat down in the meantime and was reading what had been done there lately. “Whose idea was this?” “Ours,” they said. “Aha,” said the real one, and turned the page. “We'll see.” It sounded exactly as {hero} had practised it.",
    ],
    [
      0.8,
      "=There are two doors side by side there by now. One has the right name on it. The other one says “Mistake”, in neat letters, and that is the one where people queue.",
    ],
  ],
};

/** Somebody without work goes to work every day. */
const pretended: Story = {
  after: [
    [
      0,
      "=There were a newspaper, a sandwich and an umbrella in the briefcase. {Hero} carried it as if it was heavy. At half past seven {he} said “I must be off”, and that was the only true sentence of the day.",
    ],
    [
      1,
      "=It is hard work, doing nothing until five. By Wednesday {he} knew the newspaper by heart, along with the advertisements. By Thursday the ducks had names, and on Friday {hero} gave one of them a warning for coming late.",
    ],
    [
      1,
      "=“Are you waiting for somebody?” asked somebody from the other end of the bench. It was an old lady with a zip that was stuck. “For five o'clock,” said {hero}, and mended the zip. The next day there was another lady sitting there. She had heard about the zip.",
    ],
    [
      1,
      "=“How was work?” it was asked at supper. “A lot on,” said {hero}. That was how it went every evening. One could have put it on a tape and gone to bed.",
    ],
    [
      0.4,
      "=Then one evening the question did not come. The salt went round the table, and nobody asked how work had been. {Hero} waited until the pudding. It is odd how one can miss a question that one has been so afraid of.",
    ],
  ],
  end: [
    [
      0,
      "=“There isn't any,” said {hero} into the silence. “There hasn't been for a long time. I sit on a bench.” {He} got hold of the salt, so as to have something to hold on to. “We know,” came the answer. “You come home with so much fresh air in your coat. Why do you think there are two sandwiches in the bag now? You can't live on one, with all those ducks.”",
    ],
    [
      0.6,
      "=The briefcase was emptied out on the table. Among the crumbs there was a list: four zips, two letters to the authorities, one lady who only wanted to talk. “What's this?” “That's what I did,” said {hero}. They read it twice. “But that's work,” somebody said.",
    ],
    [
      0.8,
      "=There is a small sign at that bench now: Zips, letters, other things. Nine to five. At noon it is closed, because of the ducks. One of them still comes late.",
    ],
  ],
};

/** What was meant for one goes to all. */
const sentToAll: Story = {
  after: [
    [
      0,
      "=It was gone at eleven minutes past nine. {Hero} pressed every key that there was. One of them printed it out, with a border.",
    ],
    [
      1,
      "=Then it got quiet, first in front and then at the back. It is a quiet of its own kind, when two hundred people are reading the same thing and have got as far as page two.",
    ],
    [
      1,
      "={Hero} went to fetch a glass of water. Three people stood there, and as soon as they saw {him} they talked about the weather. There was no weather. {He} hid in the room with the copying machine. Somebody had left an original in it. It was {his}.",
    ],
    [
      1,
      "=At noon the first answer came. It was from somebody to whom {he} had never spoken, from the cellar, where the pipes are. “Me too,” it said, and nothing else. By one o'clock there were nine of them. “I read the bit with the umbrella to my mother,” wrote the tenth.",
      "=At noon the first answer came. It was from somebody to whom {he} had never spoken, from the cellar, where the pipes are. “Me too,” it said, and nothing else. By one o'clock there were nine of them. “Don't read them,” said {mate}, and read all of them aloud.",
    ],
    [
      0.4,
      "=At three {he} {was} sent for, up where the carpet is thick. It lay there on the desk, and there was red on it. “Did you write this?” “Yes,” said {hero}. “All of it?” “With all the commas.” In {his} mind {he} had begun to look for a cardboard box.",
    ],
  ],
  end: [
    [
      0,
      "=“There's one missing,” was the answer from behind the desk, “after ‘never’.” And the red pencil put it in. “Apart from that I wouldn't change a thing. I get four hundred of these a day, and this is the first one that I've read to the end.” {Hero} stood there on the thick carpet and did not know where one puts one's hands in such a case.",
    ],
    [
      0.6,
      "=There was only one person who had not read it, and that was the one whom it was about. A machine had been broken, of all machines that one. So {hero} went there on foot, with the printed one, with the border. “You come into it,” {he} said. “The comma is new.”",
    ],
    [
      0.8,
      "=At eleven minutes past nine, on some days, something still goes out to all of them there: a thank you, a recipe, a sorry. “By mistake,” it says on top every time. And then it gets quiet, as far as page two.",
    ],
  ],
};

/** Somebody finds out that money goes where it should not. */
const wrongSums: Story = {
  after: [
    [
      0,
      "={Hero} added it up once more. Then {he} did it without a machine, with a pencil. It came to the same, down to the last penny. It would have been so nice to be bad at sums.",
    ],
    [
      1,
      "=“Everything all right?” asked the {chief}, who was just passing, and smiled. “Yes,” said {hero}, and sat down on the sheet of paper. It was a beautiful smile. One could see now what it had cost.",
    ],
    [
      1,
      "={He} made a copy. Then {he} made a copy of the copy. One went into a biscuit tin, one under the sole of a shoe, and one into an envelope addressed to {hero}. The post takes three days. For three days one must not think better of it.",
    ],
    [
      1,
      "=“Don't say anything,” the others said, those who had been there longest. “We've never said anything, either.” {Hero} looked up. {He} had not told them what it was about.",
      "=“Don't say anything,” the others said, those who had been there longest. “We've never said anything, either.” {Hero} and {mate} looked at each other. Nobody had told them what it was about.",
    ],
    [
      0.4,
      "=Then {he} {was} called in, and the door was shut. “I hear that you're good at sums,” said the {chief}. “Then work this one out for me: one on that side, and all the others on this side. What does that make?” On the desk stood the biscuit tin. It was open.",
    ],
  ],
  end: [
    [
      0,
      "=There was no knock. The door opened, and one of those came in who never said anything. She put a sheet of paper on the desk. “I've got one, too,” she said. “It's from the year before last.” After her came the next one, and after him came two at once. Some of the sheets were yellow, and had been folded for a very long time. {Hero} counted them. “That makes forty-one,” {he} said. “On this side.”",
    ],
    [
      0.6,
      "=After that others did the adding up, those who come with cardboard boxes and do not smile. They needed a month for it. It came to the same, down to the last penny, and bit by bit the pennies came back.",
    ],
    [
      0.8,
      "=The biscuit tin stands next to the door there now, with a slit in the lid. “Sums”, it says on it. It is opened once a week. So far there have been mostly biscuits in it.",
    ],
  ],
};

const CHIEF =
  "(?<chief>boss|headmaster|headmistress|head teacher|principal|director|manager|mayor|chief|chairman|owner|treasurer|accountant|minister|landlord|captain|coach|banker)";

/** What goes wrong and comes out at the desk. */
export const atTheDesk: readonly ClauseScene[] = [
  ...openScene({
    by: "any",
    words: inSentence(
      `(?:discovered|found out|noticed|realized|realised|learned|suspected|found|proved|overheard)(?: that| how)? (?:his|her|the|their|my) (?:[a-z-]+ ){0,2}?${CHIEF} (?:was|is|had been|had|has been|has) (?:secretly )?(?:steal|stole|stolen|embezzl|cheat|taking (?:money|bribes)|taken (?:the )?money|brib|corrupt|a (?:crook|thief|fraud)|fak|forg|launder|robb)[a-z]*\\b[^.]*`,
    ),
    ...wrongSums,
    of: "people",
  }),
  ...openScene({
    by: "any",
    words: inSentence(
      "(?:(?:nobody|no one|not one of [a-z ]+) (?:believed|believes|wanted to (?:hear|listen|know|believe)|listened)|(?:did|does) not know (?:whom|who|what)|(?:had|has) to (?:decide|choose|prove)|(?:decided|decides|wanted|wants|tried|tries) to (?:prove|expose|report|stop|tell|find))\\b[^.]*",
    ),
    idea: new RegExp(
      `(?:discovers?|discovered|finds out|found out|notice[sd]|reali[sz]e[sd]|learn(?:s|ed)) (?:that )?(?:his|her|the|their|my) (?:[a-z-]+ ){0,2}?${CHIEF} (?:(?:was|is|had been|had|has been|has) )?(?:secretly )?(?:steal|stole|embezzl|cheat|taking (?:money|bribes)|brib|corrupt|launder|robb)`,
      "iu",
    ),
    ...wrongSums,
    of: "people",
  }),
  ...openScene({
    by: "any",
    words: inSentence(
      "(?:(?:accidentally|mistakenly) (?:sent|sends|emailed|forwarded|posted|mailed)|(?:sent|emailed|forwarded|posted|mailed)(?=[^.]*\\b(?:by mistake|by accident|accidentally)\\b))\\b[^.]*?\\b(?:to|with) (?:the (?:whole|entire)|everyone|everybody|all|his whole|her whole|every)\\b[^.]*",
    ),
    ...sentToAll,
    of: "adults",
  }),
  ...openScene({
    by: "any",
    words: inSentence(
      `${unless("twins?|spy|ghosts?|one day|a day|one night|blind date")}(?:(?:was|were|got|is|been) (?:[a-z]+ )?(?:mistaken|taken) for|everyone (?:thought|believed) (?:that )?(?:he|she) was|(?:they|people|everybody|everyone) (?:mistook|took) (?:him|her|them) for) (?<role>(?:the|an?) (?:[a-z-]+ ){0,3}?(?:teacher|boss|director|doctor|manager|headmaster|headmistress|inspector|chef|critic|professor|mayor|minister|king|queen|prince|princess|president|chairman|coach|priest|vicar|conductor|general|judge|star|expert|guide|artist|millionaire|captain|surgeon|heir|ambassador|detective|nanny|babysitter|butler|waiter|pilot))\\b[^.]*`,
    ),
    ...mistaken,
    of: "people",
  }),
  ...openScene({
    by: "any",
    words: inSentence(
      "(?:pretended|pretends|went on pretending)(?: every (?:day|morning))? (?:to (?:go|be going|leave|be) (?:to|for|at) (?:work|the office|his job|her job)|(?:that )?(?:he|she) (?:still )?(?:went to work|worked|had (?:a|his|her) job))\\b[^.]*|(?:left|leaves) (?:the house|home) every (?:morning|day)\\b[^.]*(?:as if|as though|pretending)[^.]*|(?:just |still )?(?:leaves|left) (?:the house |home )?(?:as always |as usual )?every (?:morning|day)\\b[^.]*|(?:did|does|had) not (?:dare|dared|tell|told|want)(?: to)?(?: tell)? (?<kin>(?:his|her) (?:wife|husband|family|children|parents|daughter|son))\\b[^.]*|(?<witness>(?:his|her) (?:own )?(?:[a-z]+ )??(?:daughter|son|wife|husband|child|neighbour|mother|granddaughter|grandson)) (?:saw|found|caught|discovered|met|recogni[sz]ed|followed) (?:him|her)\\b[^.]*",
    ),
    idea: /\b(?:lost (?:his|her) job|fired|laid off|unemployed|sacked|without work|redundant|out of work)\b(?:.*\b(?<watcher>(?:his|her) (?:own )?(?:daughter|son|wife|husband|child|neighbour|mother|granddaughter|grandson)) (?:saw|found|caught|discovered|met|recognised|followed))?/i,
    ...pretended,
    of: "adults",
  }),
];
