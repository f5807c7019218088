import type { ClauseScene } from "../../../clause-scene.ts";
import { inSentence } from "../../event.ts";
import { openScene, unless } from "../../open/open-scene.ts";
import { ANY_THING, FOUND, GOT, ONE_THING } from "./found-words.ts";

type Story = Pick<ClauseScene, "after" | "end">;

/** Somebody grown up finds a thing and looks for its owner. */
const ofAdults: Story = {
  after: [
    [
      0,
      "=The first thing that {hero} noticed was the mark. It was in a place where nobody looks, and one felt it sooner than one saw it: three dots and a small stroke. Somebody had been afraid that {object} might get lost, and had been right.",
      "=“Somebody must be missing that,” said {hero}. There was no name on {object}, and no number. There was only a mark, in a place where nobody looks: three dots and a small stroke. Somebody had been afraid that this might happen, and had been right.",
    ],
    [
      0.7,
      "={He} wrote a notice and pinned it up between a bicycle and two kittens: “Found: {object}. Please describe.” Underneath {he} cut the paper into strips with the telephone number on them. By noon three strips had gone. By evening {he} knew that one of them had been used for chewing gum.",
      "=“We'll put up a notice,” said {mate}. “Found: {object}. Please describe.” It hung between a bicycle and two kittens, and underneath there were strips with the telephone number. By noon three of them had gone. One had been used for chewing gum.",
    ],
    [
      1,
      "=Three people called. The first described an umbrella, and could not be talked out of it. The second wanted to know what {object} would fetch. The third said that he had not lost anything for years, but had seen the notice and thought that it sounded nice to be asked.",
    ],
    [
      0.75,
      "=So {he} tried it the other way round, and went from door to door with a photograph of {object}. “No,” they said, and “never”, and “we've already got one”. A little boy asked what {hero} had lost. “Nothing,” said {hero}. “That's the difficulty.”",
      "=So they tried it the other way round, and went from door to door with a photograph of {object}. {Mate} did the ringing. “No,” people said, and “never”, and “we've already got one”. A little boy asked what they had lost. “Nothing,” said {mate}. “That's the difficulty.”",
    ],
    [
      0.4,
      "=After two weeks {hero} took the notice down. Nobody was missing {object}. {He} had almost got used to that when {he} stood in the queue at the baker's, behind an old gentleman with an umbrella. There was something on the handle, quite small. {Hero} bent down as if a shoelace had come undone. There were three dots and a stroke.",
      "=After two weeks the notice came down. Nobody was missing {object}, and that was sadder than {hero} had expected. On the way home {he} stopped to pick up a glove for an old gentleman at the bus stop. There was something on the inside of it, quite small: three dots and a stroke.",
    ],
  ],
  end: [
    [
      0,
      "=“Excuse me,” said {hero}, “what does that mean, three dots and a stroke?” “That means me,” said the old gentleman. “I lose everything.” So {hero} told him about {object}. He did not say anything for a while. He only held out his hands, a little apart, to show how big, and it was exactly right.",
    ],
    [
      0.6,
      "=It had gone astray when he moved house, he said, eleven years ago. He had asked everybody, until people began to change the subject. {Hero} took him along, and there was {object}. He did not look at the front. He felt for the place with his thumb, and nodded. “There I am,” he said.",
    ],
    [
      0.65,
      "=He came by to say thank you, with a cake that leaned to one side. There is still a notice hanging between the bicycle and the kittens. It is in his handwriting. “Found,” it says, and nothing else, and all the strips are still there.",
    ],
  ],
};

/** The same for those who are not grown up. */
const ofYoung: Story = {
  after: [
    [
      0,
      "={Hero} looked at {object} from all sides. It had not been there the day before, or else nobody had looked. And quite far down somebody had scratched something in, in very small writing: half of a heart. The other half was missing. There was not even room for it.",
    ],
    [
      0.7,
      "=At home nobody had time. “That's nice,” they said, before {hero} had begun. So {he} drew {object} on the back of a maths test, with the half heart enlarged in a corner. It was the best thing about that maths test by far.",
      "=“It belongs to somebody,” said {mate}. So {hero} drew {object} on the back of a maths test, with the half heart enlarged in a corner, and {mate} held the torch. It was the best thing about that maths test by far.",
    ],
    [
      0.7,
      "=The man at the kiosk put on his glasses. “A sheep,” he said. The lady with the pram said it was a kind of pump, and she had to know, because she had once had one. The teacher looked longest of all. But she had the paper the wrong way round, and was looking at the sums.",
    ],
    [
      1,
      "=Then {hero} thought of something better. {He} took up a place outside the baker's, where everybody comes past sooner or later, and held up the drawing of {object} with both hands, like a sign at an airport. People stopped. They had all lost something, it turned out: keys, a cat, a tooth. It was never the right thing.",
      "=Then {mate} thought of something better. They took up a place outside the baker's, where everybody comes past sooner or later, and held up the drawing of {object} between them, like a sign at an airport. People stopped. They had all lost something: keys, a cat, a tooth. It was never the right thing.",
    ],
    [
      0.4,
      "=It began to drizzle. The drawing got wet, and {object} on it turned into a cloud with a sheep inside. Only the corner was still clear. {Hero} {was} about to crumple it up when a shoe stopped beside {him}. Above the shoe there was an old woman, and round her neck hung a bit of tin on a string. It was half a heart.",
    ],
  ],
  end: [
    [
      0,
      "=“Where did you get that?” she asked, and she did not mean the sheep. {Hero} took her along. She went up to {object} very slowly, as one walks up to a bird, and held the bit of tin against the place. It fitted to a hair. “He said that I'd find it one day,” she said. “I'd stopped looking.”",
    ],
    [
      0.6,
      "=“My brother,” said the old woman. “He hid everything, so that nobody could take it away from us. And then he forgot where.” That was sixty years ago. She had been given the half of a heart in place of {object}, as a receipt. “A receipt has to be kept,” she said. “One never knows.”",
    ],
    [
      0.65,
      "={Object} has two halves now, and one of them is tin. The maths test hangs in the old woman's kitchen, with the sheep to the front. She says that it is the best picture of a cloud she has ever had.",
    ],
  ],
};

/** The same for animals and things. */
const ofCreatures: Story = {
  after: [
    [
      0,
      "={Hero} did not go any closer at first. {Object} did not move. It had not moved for quite a while, and that is either very cunning or very polite. {Hero} said good morning. Nothing came back, but at least nothing bit.",
    ],
    [
      0.7,
      "=Word gets round quickly when somebody has found something. By noon half the neighbourhood was standing about. “That's to sleep in,” said a snail. “That's to eat,” said a beetle, and had tried already. “It belongs to people,” said an old toad. “One can tell. There's no use in it whatsoever.”",
    ],
    [
      0.8,
      "={Hero} wanted to know it exactly. {He} sat down on {object}. It was not a chair. {He} lay down beside {object}, and talked to it, and pulled a little. It was no bed either, and no friend, or not a quick one. The beetle said that in the middle it tasted of something.",
      "={Hero} wanted to know it exactly, and so did {mate}. They sat down on {object}. It was not a chair. They lay down beside it, one on each side, and pulled. “I think it's a rope,” said {mate}. It was not a rope.",
    ],
    [
      0.7,
      "=Then it was to be of use after all. {Hero} heaped leaves round {object}, and called it a house. The house lasted until the first guest sneezed. “I told you,” said the old toad. “Somebody will come for it. They always come, and they always step on somebody.”",
    ],
    [
      0.4,
      "=In the evening {hero} kept watch alone. A wind had got up, and {object} looked smaller than at noon. Then the ground shook. Two feet came along, not big ones, and stopped, and went on, and stopped. Up above somebody was sniffing. {Hero} knew that sort of sniffing. One does it when one has looked everywhere.",
    ],
  ],
  end: [
    [
      0,
      "={He} could have kept quite still. It was dark, and {object} lay well hidden under all those leaves. {Hero} took a breath, and sneezed. It was no accident. The leaves flew up, the feet turned round, and a small face came down from above, with a wet nose. “There you are!” it said, and it meant {object}.",
    ],
    [
      0.6,
      "=Two hands dug it out, and a sleeve wiped it clean. Then the face came down once more and looked right at {hero}. Neither of them stepped on anybody. “Did you look after it?” the child asked. Nobody had ever put it like that. The old toad, for once, said nothing.",
    ],
    [
      0.65,
      "=Where {object} lay there is half a bun now, every evening, a little squashed. The snail says that it is for sleeping in. The beetle has tried already. This time he is right.",
    ],
  ],
};

/** A thing that does what no other does. */
const odd: Story = {
  after: [
    [
      0,
      "={Hero} looked at {object} from the front, and then, to be fair, from behind. There was nothing to be seen. Anybody can say that there is such a thing, {object} {odd}. One would only be asked whether one had slept badly.",
      "=“Nonsense,” said {hero}, and waited, and watched. It was no nonsense. There really was such a thing, and here it was: {object} {odd}. {Hero} walked away, counted to ten, came back, and looked once more. Nothing had changed.",
    ],
    [
      1,
      "={He} took an envelope and began a list: what it does, how long it takes, what comes of it. After the third line {he} put down the pencil. There were columns for everything. But there was no column for {object} {odd}.",
      "=“We need a list,” said {mate}. “What it does, how long it takes, what comes of it.” After the third line {mate} put down the pencil. There were columns for everything. But there was no column for {object} {odd}.",
    ],
    [
      0.7,
      "=The first who was told was the woman from next door. She believes in nothing, and so she can be relied on. She came over in her slippers and looked at {object} for about as long as one looks at a neighbour's baby. “It'll be the damp,” she said.",
    ],
    [
      0.7,
      "=The second was the man with the repair shop. He tapped {object} in four places and listened. “Does it hurt anybody?” he asked. “No,” said {hero}. “Well then.” He did not charge anything. He only tied a label to it, because he tied a label to everything. “No fault found,” it said.",
    ],
    [
      0.5,
      "=After that it got about. They came in a long queue, and each of them wanted something. One wanted to buy {object}, one wanted to measure it, and a gentleman with a briefcase wanted to take it away, and would pay for it by weight. They all talked at once. Nobody asked what it was like, to have a thing {odd}.",
    ],
  ],
  end: [
    [
      0,
      "=“Is it in working order?” asked the gentleman, and put on his glasses. {Hero} pointed to the label. The gentleman read it twice. “No fault,” he said, disappointed. “So nothing can be improved.” He closed his briefcase. One cannot do any business with a thing that is all right as it is.",
    ],
    [
      0.6,
      "=When they had all gone, there were the slippers again. “I've been thinking,” said the woman from next door. “Could I see it once more? I don't want anything from it.” {Hero} moved up. So they sat there together, in front of a thing {odd}, and for a whole hour neither of them wrote anything down.",
      "=When they had all gone, there were the slippers again. “I've been thinking,” said the woman from next door. “Could I see it once more? I don't want anything from it.” {Mate} fetched another chair. And for a whole hour nobody wrote anything down.",
    ],
    [
      0.65,
      "=The label is still tied to {object}. Somebody has added a line with a blunt pencil, and it looks as if it had been written on a knee, in slippers. “None found here either,” it says.",
    ],
  ],
};

const PLAIN = `${unless("stolen|murder|killed|dead|war|magic|magical|enchanted|haunted|ghost")}${FOUND} ${ONE_THING}{object}(?! (?:that|which|who|whose|as|full|where|from (?:his|her|their) (?:own )?(?:future|past)))`;
const REST = "[^.]*?(?!.* (?:that|which|who|whose) )[^.]*";
const ODD =
  "(?<odd>(?:that|which) (?!(?:belonged|had|was|were|is|has|changed|(?:nobody|no one) (?!could|can)|he|she|they|it|her|his|everyone|everybody|led|leads|somebody|someone|got|said|read|made (?:him|her|them) famous)\\b)[^.,]+?)(?=[.,]|$)[^.]*";
const ODD_AFTER = `(?:${FOUND}|${GOT}|brought (?:him|her|them|me)|sold|sells|owned|repaired|mended) ${ANY_THING}{object}(?: (?:in|on|at|under|from|behind|of) (?:[a-z'-]+ ){1,4}?)?`;

/** The same with the gap {thefind}, for what {object} does not match or what an earlier sentence names. */
const ofFind = (story: Story): Story => {
  const renamed = (beats: ClauseScene["after"]): ClauseScene["after"] =>
    beats.map(
      ([rank, ...lines]) =>
        [
          rank,
          ...lines.map((line) => line.replace(/\{(o)bject\}/gi, named).replaceAll("{odd}", "that {does}")),
        ] as const,
    );
  return { after: renamed(story.after), end: renamed(story.end ?? []) };
};
const named = (_: string, first: string): string => (first === "O" ? "{Thefind}" : "{thefind}");
const FULL = `${FOUND} (?<find>(?:an?|one) (?:[a-z-]+ ){0,2}?[a-z-]+) full of (?!money|gold|cash|blood)[^.]*`;

const LIVING =
  "(?:dog|puppy|cat|kitten|parrot|bird|horse|pony|fish|goldfish|hamster|rabbit|mouse|rat|frog|baby|child|girl|boy|man|woman|friend|job|donkey|goat|pig|hen|duck|egg|dragon|fox|lamb|sheep|owl|crow|penguin|seal|hedgehog|squirrel|tortoise|turtle|snail|robot|doll|letter|message|call|map|house|shop|restaurant|idea|dream|problem|cold)";
const THING_BEFORE = `(?<find>an? (?!(?:[a-z-]+ ){0,3}?${LIVING}\\b)(?:[a-z-]+ ){0,3}?[a-z-]+)(?=[.,]| (?:in|on|at|under|behind|from|inside|near|by|with)\\b)`;
/** "He wanted to give it back" */
const RETURN =
  "(?:wanted|tried|decided|set out|had|promised|went) to (?:give it back|return it|bring it back|find (?:its|the|the rightful) owner)\\b[^.]*";
const FOUND_BEFORE = new RegExp(`\\b(?:found|discovered|picked up|came across) ${THING_BEFORE}`, "i");
/** "It answered his questions" */
const DOES =
  /^(?:But |And |Then )?[Ii]t (?<does>(?:always |only |never )?(?:answered|showed|talked|spoke|played|predicted|granted|wrote|drew|sang|glowed|whispered|moved|knew|counted|hummed|grew|followed|laughed|refused|could|took) [^.,]+)\.?$/;
const HAD_BEFORE = new RegExp(`\\b(?:${FOUND}|${GOT}) ${THING_BEFORE}`, "i");

/** Who finds a thing, and who has a thing that does what no other does. */
export const thingsFound: readonly ClauseScene[] = [
  ...openScene({ by: "any", words: inSentence(`${ODD_AFTER} ?${ODD}`), ...odd, of: "people" }),
  ...openScene({ by: "any", words: inSentence(`${PLAIN}${REST}`), idea: /^(?!I\b)/, ...ofYoung, of: "children" }),
  ...openScene({ by: "any", words: inSentence(`${PLAIN}${REST}`), ...ofAdults, of: "people" }),
  ...openScene({ by: "any", words: inSentence(`${PLAIN}${REST}`), ...ofCreatures, of: "creatures" }),
  ...openScene({ by: "any", words: inSentence(FULL), idea: /^(?!I\b)/, ...ofFind(ofYoung), of: "children" }),
  ...openScene({ by: "any", words: inSentence(FULL), ...ofFind(ofAdults), of: "people" }),
  ...openScene({ by: "any", words: inSentence(FULL), ...ofFind(ofCreatures), of: "creatures" }),
  ...openScene({ by: "any", words: inSentence(RETURN), idea: FOUND_BEFORE, ...ofFind(ofYoung), of: "children" }),
  ...openScene({ by: "any", words: inSentence(RETURN), idea: FOUND_BEFORE, ...ofFind(ofAdults), of: "people" }),
  ...openScene({ by: "any", words: DOES, idea: HAD_BEFORE, ...ofFind(odd), of: "people" }),
];
