import type { ClauseScene } from "../../../clause-scene.ts";
import { inSentence } from "../../event.ts";
import { openScene, unless } from "../../open/open-scene.ts";

type Story = Pick<ClauseScene, "after" | "end">;

/** Somebody has to choose between two. */
const choice: Story = {
  after: [
    [
      0,
      "=On one side there was {one}. On the other side there was {two}. {Hero} stood in the middle, where there is never much room. “Both,” {he} said aloud. But it was one of those questions to which “both” is not an answer.",
      "=“Both,” said {hero} at once. But it was one of those questions to which “both” is not an answer. On one side there was {one}. On the other side there was {two}. In the middle there was just enough room for two feet.",
    ],
    [
      0.6,
      "={Hero} found a pencil and drew a line down the back of an envelope. On the left {he} wrote what spoke for {one}, and on the right what spoke for {two}. There were five reasons on each side. A sixth occurred to {him} on the left, and then one on the right, to make it even.",
    ],
    [
      1,
      "=“What would you do?” {he} asked the first person who came along. “{One},” was the answer, without a moment's thought. {Hero} noticed how disappointing that was. {He} asked somebody else. “{Two}, of course.” It was no better.",
      "=“What would you do?” {he} asked {pal}. “{One},” was the answer, without a moment's thought. {Hero} pulled a face. “Then why do you ask me?” said {pal}. It was a good question, and there was no answer to it yet.",
      "=“What would you do?” {he} asked {mate}. “{One},” said {mate}, without a moment's thought. {Hero} pulled a face. “Then why do you ask me?” said {mate}. It was a good question, and there was no answer to it yet.",
    ],
    [
      0.6,
      "=So it came down to a coin. Heads was {one}, and tails was {two}. It went up, it turned, it came down, and rolled under the heaviest thing for miles. {Hero} lay down flat and felt for it. While the coin was in the air, for about a second, {he} had hoped for something.",
    ],
    [
      0.4,
      "=“Well?” somebody called. “There's no more time.” {Hero} had {his} hand on the coin and did not pull it out. What {he} {was} not going to take suddenly had such a great many good sides. {He} thought of the sixth reason on the right, the one that had only been put there to make it even.",
    ],
  ],
  end: [
    [
      0,
      "=“{Two},” said {hero}, quite quietly, and then once more, so that it held. After that {his} hands knew what to do, and there was no looking round. It hurt, as {he} had expected, but in quite another place, and it was over sooner.",
    ],
    [
      0.6,
      "=“Don't you miss it?” somebody asked later, and meant {one}. {Hero} thought about it honestly. “On some days, until noon,” {he} said. “And then?” “Then there's too much to do.” On the envelope five reasons have been crossed out on the right. The sixth one was the only one that {he} had ever needed.",
    ],
    [
      0.8,
      "=The coin lies where it rolled, and has never been turned over. “Don't you want to know what it was?” people ask, and some of them go down on their knees to look. They are pulled up again by the collar, in a friendly way, and are given something to eat.",
    ],
  ],
};

/** A prince or a queen would rather do something else. */
const otherThanCourt: Story = {
  after: [
    [
      0,
      "=That is not done, they said at court. There was even a book with everything in it that is done. {Hero} had read it twice, because {he} {was} thorough. To {deed} did not come up in it. It was not forbidden either. Simply nobody had ever thought of it.",
      "=“And how is that supposed to look?” asked the chamberlain. He had a book in which it said what is done at court, from waving to weeping. {Hero} looked it up. To {deed} did not come up in it. It was not forbidden either. Nobody had ever thought of it.",
    ],
    [
      1,
      "=They sent for a teacher, who was to cure it. He came with a pointer and seven rules, and the first one was to sit up straight. {Hero} sat up straight. {He} thought so hard of something else meanwhile that in the end the teacher was looking out of the window too, to see what it was.",
    ],
    [
      0.6,
      "=Then they tried it with kindness: a small party, only two hundred guests. {Hero} said something polite to every one of them. Towards eleven {he} {was} missed. There was a light under a door at the end of the corridor. “Only five minutes more,” {he} called, as others call it from the dance floor.",
    ],
    [
      1,
      "=“But what is it good for?” asked the chamberlain. “I do it, and then it's done, and one can see that it's done,” said {hero}. “With waving one never knows.” The chamberlain looked at his own hand, which had waved for forty years, and said nothing for quite a while.",
      "=“But what is it good for?” asked the chamberlain. {Hero} looked at {mate}, and {mate} looked at {hero}. “One can see afterwards that it's done,” {he} said. “With waving one never knows.” The chamberlain looked at his own hand, and said nothing for quite a while.",
    ],
    [
      0.4,
      "=And then came the great day, the one that cannot be put off. The coaches stood there, and the band, and the queen from next door, who had never had to wait for anybody. But the big gate was stuck. It had opened every year for three hundred years. Now they pulled and pushed, and it would not move. It was not in the book.",
    ],
  ],
  end: [
    [
      0,
      "=Somebody made a way through the crowd, in entirely the wrong clothes. It was {hero}. {He} knelt down, put one cheek to the stones and looked underneath, as one learns to when one would rather {deed}. “There's a pebble in it,” {he} said. “Has anybody got a fork?” The queen from next door had one. There was a crack, and the gate swung open.",
    ],
    [
      0.6,
      "=The band played, and nobody marched in. They all wanted to see the pebble. “One of my wheels has been pulling to the left for years,” the queen from next door said quietly. {Hero} had a look at it. It was the first state visit, the chamberlain said later, at which both sides had got dirty and neither was offended.",
    ],
    [
      0.8,
      "=The book at court has one page more. To {deed} is permitted, it says there, in suitable shoes. And the pebble lies among the crown jewels, on a cushion of its own. It is worth nothing at all. But it is the only piece in there that has ever opened a door.",
    ],
  ],
};

/** What everybody needs is forbidden. */
const forbidden: Story = {
  after: [
    [
      0,
      "=It hung at every corner, that it was forbidden, and underneath, in smaller letters, what it would cost. {Hero} knew the sign as one knows wallpaper. That day {he} read it once more, slowly, down to the bottom. Nowhere did it say why.",
    ],
    [
      0.6,
      "=“Why, really?” {hero} asked the old man next door. He pulled {him} into the doorway. “Because it has always been so.” “And before that?” The old man looked to the left and to the right. “Before that I was seven,” he whispered. For a moment something went across his face that had no business there. It must have to do with {banned}, thought {hero}.",
    ],
    [
      0.6,
      "=It began in a cellar, with a blanket over the window, and only so much of it as fits under a blanket. The next evening the old man was there, too, and had brought his sister. {Hero} moved up. By the end of a week there were eleven of them, and the blanket was too small.",
      "=It began in a cellar, with a blanket over the window. {Mate} kept watch, and kept looking round to see what it was like. The next evening the old man was there, too, and had brought his sister. By the end of a week the blanket was too small.",
    ],
    [
      0.6,
      "=There was a man who had to see that the rule was kept. He had a bell and a list. One night he stopped right above them. His boots could be seen through the grating. {Hero} put a finger to {his} lips. The boots stood there for a long time, for boots that had not found anything.",
    ],
    [
      0.4,
      "=Then the door opened after all, and the boots came down the steps, one after the other. The man looked round and took out his list. “{Banned},” he said, and wrote it down, with the day and the hour. “Who is to blame for this?” “I am,” said {hero}, before anybody else could.",
    ],
  ],
  end: [
    [
      0,
      "=“I have to take it away,” said the man. He looked at the blanket, and at the old faces, which all looked seven. Then he sat down on the lowest step. “But first I must see what it is,” he said. “I was born later. I have been forbidding it for nineteen years and have never come across any.” So {hero} showed him. It took until midnight.",
    ],
    [
      0.6,
      "=In the morning he went from corner to corner with a ladder. People stood behind their curtains. He did not take the signs down, for he was a careful man. He only turned them round. The backs of them were quite empty, and there was a lot of room. {Hero} {was} the first to whom he lent his pencil.",
    ],
    [
      0.8,
      "=What was written there has been washed off by the rain, and written again. The small ones ask what used to be on the other side. Nobody can explain it to them. “But why?” they ask. Then the man with the bell looks it up in his list, from the first page to the last, and it really isn't in there.",
    ],
  ],
};

const ONE = "(?<one>(?:[a-z'’-]+ ){0,7}?[a-z'’-]+)";
const ROYAL = "(?:prince|princess|king|queen|emperor|empress|duke|duchess|crown prince|sultan|heir|knight|royal)";

/** Those who have to choose, and those who live under a rule. */
export const duties: readonly ClauseScene[] = [
  ...openScene({
    by: "any",
    words: inSentence(
      `${unless("life and death|men|suitors|lovers|brothers|boys")}(?:had to (?:choose|decide)|must (?:choose|decide)|was forced to choose|were forced to choose|had to make a choice|was torn|were torn|could not (?:choose|decide)) between ${ONE} and (?<two>(?!his own|her own|their own)[^.,]+?)(?=[.,]| (?:that|who|which|when|before|while)\\b)[^.]*`,
    ),
    idea: /^(?:[^.]*?\band (?<pal>(?:his|her|their|my) (?!own\b)(?:[a-z]+ ){1,2}?\p{Lu}\p{Ll}+))?/u,
    ...choice,
    of: "people",
  }),
  ...openScene({
    by: "hero",
    words: inSentence(
      "(?:would rather|preferred to|would much rather|only wanted to|wanted to) (?<deed>(?!marry|stay|sleep|die|kill|live|leave|run|go|find|be (?:free|normal|ordinary|loved|alone)|have|know|see|get|sleep|escape|eat|save|help|win|fight|conquer|return|meet|rule|hear)[^.,]+?)(?= than\\b| instead\\b|[.,]| (?:but|and|who|because)\\b)[^.]*",
    ),
    idea: new RegExp(`^(?!.*\\bfrog\\b).*\\b${ROYAL}\\b.*\\b(?:rather|prefer\\w*|instead)\\b`, "i"),
    ...otherThanCourt,
    of: "people",
  }),
  ...openScene({
    by: "any",
    words: inSentence(
      `${unless("love|dogs?|cats?|pets?|marriage|children")}(?:(?:in|on) (?:an?|the|one) [^.,]*?\\b)?(?:where|in which|when|that) (?<banned>(?!it\\b|he\\b|she\\b|they\\b|children\\b|girls?\\b|women\\b|everything\\b|this\\b)(?:[a-z-]+ ){0,2}?[a-z]+) (?:was|were|had been|has been|is|are) (?:strictly |now )?(?:forbidden|banned|outlawed|illegal|prohibited|against the law|not allowed)\\b[^.]*`,
    ),
    ...forbidden,
    of: "people",
  }),
  ...openScene({
    by: "any",
    words: inSentence(
      `(?:forbade|banned|outlawed|prohibited) (?<banned>(?!his|her|the children|them|him|everyone|women|girls|their)(?:all )?(?:[a-z-]+ ){0,1}?[a-z]+)(?=[.,]| (?:in|from|and|because|so|but|on)\\b)[^.]*`,
    ),
    idea: /\b(?:king|queen|mayor|emperor|government|president|dictator|law|town|village|city|kingdom|ruler|general|headmaster)\b/i,
    ...forbidden,
  }),
];
