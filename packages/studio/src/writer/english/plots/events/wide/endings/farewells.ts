import type { ClauseScene } from "../../../clause-scene.ts";
import { inSentence } from "../../event.ts";
import { openScene, unless } from "../../open/open-scene.ts";

type Story = Pick<ClauseScene, "after" | "end" | "close">;

/** Somebody is about to go away for good. */
const isLeaving: Story = {
  after: [
    [
      0,
      "=There was a date. It stood on every calendar in town, only that on the others it was a day for the dustbins. {Hero} had not known that one can look at a number for so long. It got no bigger. It only got nearer.",
      "=It was said in passing, between two other things, as one says that it may rain. {Hero} said “oh”, and that was all. On the way home {he} thought of nine better answers. Not one of them was shorter.",
    ],
    [
      0.8,
      "=First {hero} tried it with not talking about it. It worked for two days. They talked about shoes, and about soup, and whether fish can get seasick. Then somebody said “next month”, and it went so quiet that one could hear the fridge.",
    ],
    [
      0.7,
      "=Then {he} made a present. It was to be something that one could take along, and that was not too big, and that said it all. {Hero} drew it, cut it out, and glued it. In the end it was a thing with three corners. “What is it?” {he} {was} asked. {He} put it into {his} pocket. “It isn't finished,” {he} said.",
    ],
    [
      1,
      "=“You'll write to each other,” said the aunt with the hat. “One always says so,” she added, because she was honest. She had a drawer full of half a letter.",
      "=“We could hide the suitcases,” said {mate}. They thought about it quite seriously, and counted the places where a suitcase fits. There were not enough.",
    ],
    [
      0.4,
      "=And then it was the last morning. There were bags, and people who said “well, then”. {Hero} stood there with both hands in {his} pockets and had forgotten all of the nine answers. Somebody looked at a watch. The thing with three corners had broken in two in {his} fist. {He} could feel it: one half here, and one half there.",
    ],
  ],
  end: [
    [
      0,
      "=“Here,” said {hero}, and held out one of the halves. “What is it?” {Hero} looked at it. Now that there were two, {he} suddenly saw it. “It's a piece of something,” {he} said. “I've got the other one. It doesn't work without.” The half was put away very carefully, in the inside pocket, where one keeps a passport.",
    ],
    [
      0.6,
      "=There was waving, as there has to be, until there was nothing left to wave at. On the way home {hero} put a hand into {his} pocket at every corner. It was still there. It had sharp edges, and it was quite useless, and it was exactly half.",
    ],
    [
      0.8,
      "=On the first page of the first letter there was a drawing, with a line all around it. “Mine fits a bottle,” it said underneath. “As an opener. What does yours do?” {Hero} tried it out at once. It did not open anything. But if one held it up to the window, one could see through it, as far as one liked.",
      "=On the first page of the first letter there was a drawing, with a line all around it. “Mine opens bottles,” it said underneath. “What does yours do?” {Hero} tried it out at once. It opened nothing at all. But one could look through it, if one held it up to the window, and then things seemed nearer.",
    ],
  ],
  close: [
    [
      0.7,
      "=The thing with three corners has never been glued. There is one half here, and one half there. Neither is any use without the other, and so they both have to be kept.",
    ],
  ],
};

/** A child gets a baby brother or sister. */
const newBaby: Story = {
  after: [
    [
      0,
      "=Everything was about the baby, and it was not even there yet. It had a bed, a cupboard, and eleven pairs of socks, none of them longer than a finger. {Hero} counted {his} own socks. There were seven, and two of them were single.",
      "=The room had been yellow. Now half of it was green, and nobody had asked {hero}. “Green is calm,” they said. {Hero} lay down on the floor exactly on the line, with one leg in the calm and one leg not.",
    ],
    [
      0.8,
      "=First {hero} tried being a baby {himself}. {He} lay down in the new bed, with {his} knees at {his} ears, and said “ga”. They took a photograph. That had not been the idea. Getting out took three grown-ups and some butter.",
    ],
    [
      0.7,
      "=Then {he} tried it with being useful. {He} wrote a list for the baby, so that it would know: which stair creaks, which uncle tickles, what one does about peas. It was read aloud at supper, and everybody laughed till they cried. {Hero} had meant every word of it. {He} took the list away again.",
    ],
    [
      0.4,
      "=And then it was there. It was red, it was small, and it shouted. They ran when it shouted. They whispered when it slept. {Hero} stood in the doorway with {his} shoes on, in case somebody wanted to go somewhere. Nobody wanted to go anywhere. “In a minute,” they said. It was the longest minute that {he} had ever had.",
    ],
  ],
  end: [
    [
      0,
      "=At night it shouted, and nobody came, because they had both fallen asleep sitting up. {Hero} climbed out of bed. {He} did not know what one does. So {he} got the list, and read it through the bars, quite softly. At the creaking stair it stopped. At the uncle it made big eyes. At the peas it took hold of {his} finger and would not give it back.",
    ],
    [
      0.6,
      "=In the doorway somebody was standing with their hair on end. “How did you do that?” they whispered. “It has to know,” {hero} whispered back. “It's got nobody who tells it things.” He was given the best seat, in the middle, with a blanket. It was three in the morning. “And me, you can tell all about the socks,” they said.",
      "=In the doorway somebody was standing with their hair on end. “How did you do that?” they whispered. “It has to know these things,” {hero} whispered back. “Nobody else tells it anything.” There was cocoa, at three in the morning, for the two who were awake and for the one who had read. It was the biggest cup in the house.",
    ],
    [
      0.8,
      "=The list hangs over the little bed now. It has got longer: which shelf one can climb, who gives in first. At the very top something has been added in big letters. “Ask {hero},” it says. “{Hero} was here first.”",
      "=The list hangs over the little bed now. It has got longer: which shelf one can climb, who gives in first. At the very top something has been added, in a grown-up hand. It says whom to ask about everything else, and there is an arrow that points across the room.",
    ],
  ],
};

/** Who goes, and who comes. */
export const farewells: readonly ClauseScene[] = [
  ...openScene({
    by: "any",
    words: inSentence(
      `${unless("planet|war|shop|circus left|school closes|refus\\p{L}*|train|home|hospital|him alone|machine")}(?:(?:was|were|is|are) (?:soon |now |about to )?(?:leaving|moving|moving away|emigrating|going away|going back|leave|move)|had to (?:move|leave|go (?:back|away))|was to (?:move|leave)|(?:moves|moved) away|(?:had to say|said|says|have to say) (?:goodbye|farewell)|parted|took leave)\\b(?! out)[^.]*`,
    ),
    idea: /^(?!.*\b(?:two|three|both)\b).*\b(?:friends?|crush|in love|loved?|fell for|falls for|girlfriend|boyfriend|cousin|neighbou?r|band)\b/iu,
    ...isLeaving,
    of: "people",
  }),
  {
    by: "any",
    words: inSentence(
      `${unless("found|finds|stray|animal|puppy|born with|babysit\\p{L}*|stolen|dragon|kidnap\\p{L}*|cats?|dogs?")}(?:(?:was|were|is|are) (?:getting|expecting|having|going to (?:have|get|be a big))|gets?|got|had|having|has|arrival of|because of|jealous of|does not want|did not want|about to (?:get|become)|becomes?|became|afraid of) (?:an?|the|his|her|any|another) (?:new |little |own |baby |big )*(?<babe>baby|brother|sister|sibling)\\b[^.]*`,
    ),
    idea: /^(?!.*\b(?:lost|war|run away|runs away|found|steals?|hospital|magician|aunt|learn to drive|drive)\b)/iu,
    ...newBaby,
    of: "children",
  },
];
