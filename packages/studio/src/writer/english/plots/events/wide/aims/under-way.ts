import type { ClauseScene } from "../../../clause-scene.ts";
import { inSentence } from "../../event.ts";
import { unless } from "../../open/open-scene.ts";
import { GRAVE, MAIN } from "./action-words.ts";
import { type Story, storyOfKind } from "./story-of-kind.ts";

/** Somebody has to bring something somewhere. */
const carried: Story = {
  after: [
    [
      0,
      "={Hero} tried out how one best carries {object}. In front one cannot see the way. On the back one cannot see whether everything is still there. In the end {he} took hold in such a way that it was uncomfortable on both sides, and set out. The one who carries {object} had better not think of anything else.",
      "=It did not look like much, as long as it was lying there. But {object} changed on the way. After a hundred steps there was a corner that pressed. After two hundred there were two. {Hero} moved {object} from the left side to the right, and from the right side to the left, and did not stop.",
    ],
    [
      0.5,
      "=On a gate sat somebody with nothing to do. “What have you got there?” {Hero} showed {object}. “Ah,” it came from the gate. “That'll be for the house where the lamp is burning. It's on even by day. They can't be quite right in the head there.” {Hero} only half listened, for just then something was slipping.",
      "=“Shall I take a turn?” asked {mate}. {Hero} shook {his} head. Ten steps later {he} nodded. From a gate somebody was watching. “That'll be for the house where the lamp is burning,” it came from there. “It's on even by day. They can't be quite right in the head.” {Mate} had {object} now, and neither of them had a hand free to ask.",
    ],
    [
      0.75,
      "=The first attempt was a short cut. It was very short. It ended at some water, and on the other side of the water it went on, as if nothing had happened. {Hero} went back the whole way, and looked {object} over from all sides. There was a splash of mud on it, just where one sees it first.",
    ],
    [
      0.8,
      "=The second attempt was to ask. The first one {he} asked said “left”. The second one said “right”. The third one looked at {object} for a long time and said that one ought to have got up earlier with that. They were all quite sure. {Hero} went to the left, and to the right, and came out again at the gate.",
    ],
    [
      0.4,
      "=Then the sun was low, and {hero} put {object} down, for the first time that day, and sat down beside it. “They ought to have sent somebody else with you,” {he} said. {Object} did not contradict. Somewhere a shutter banged, and one window after another went dark, and soon there was nothing more to be seen than a road.",
      "=Then the sun was low, and {hero} stopped and put down what {he} had been carrying. It was quiet. They ought to have sent somebody else, {he} thought, somebody with longer legs and a better nose. Somewhere a shutter banged, and one window after another went dark.",
    ],
  ],
  end: [
    [
      0,
      "=Not all of them. One stayed bright, right up on the slope. It was a small light, and it had been burning the whole day, only by day one does not see such a thing. {Hero} looked at it. Nobody leaves a lamp on by day because they are not right in the head. One leaves it on when one is waiting. “Come on,” {he} said, and picked up {object} as if it weighed nothing.",
      "=Not all of them. One stayed bright, right up on the slope. It had been burning the whole day, only by day one does not see such a thing. {Hero} looked at it for a long time. Nobody leaves a lamp on by day because they are not right in the head. One leaves it on when one is waiting. After that there was no more left and no more right.",
    ],
    [
      0.6,
      "=The door was open before there was a knock. {Object} went over the threshold, with the mud in front. “I'm sorry about that,” said {hero}, “it's from the short cut.” “Leave it on,” was the answer. “Otherwise nobody will believe me how far it has come.” Then the lamp was put out. It was no longer needed, and it had got very hot.",
      "=The door was open before there was a knock. “It's a little late,” said {hero}, “and there's some mud on it.” “Leave that on,” was the answer. “Otherwise nobody will believe me how far it has come.” Then the lamp was put out. It was no longer needed, and it had got very hot.",
    ],
    [
      0.5,
      "=It is strange to walk home with nothing. For the whole of the way {hero} still leaned to one side, the one on which {object} had been. Somebody still sat on the gate, with nothing to do. “The lamp's gone out up there,” it came from the gate. “Yes,” said {hero}. “They're quite all right now.”",
    ],
  ],
};

/** Somebody sets out for a place. */
const handsBreadth: Story = {
  after: [
    [
      0,
      "=On paper it was a hand's breadth to {theaimed}. {Hero} measured it twice. Then {he} packed for a hand's breadth: two apples, a piece of string, and something against the rain. Whoever knows {theaimed} only from a piece of paper does not take much along.",
      "={Hero} had drawn it up on a bit of paper: home was here, {theaimed} was over there, and in between there was a line. The line was quite straight, and it was as long as a hand. {He} packed two apples and a piece of string and set out, always along the line.",
    ],
    [
      0.5,
      "=“Where are you off to?” asked the first one {he} met, who was just sweeping. “To {theaimed},” said {hero}. The sweeping stopped for a moment. “Just like that?” “Just like that.” “Then give it my regards,” it came over the broom. “I've always wanted to go there. But there's always something to be swept.”",
      "=“How far is it?” asked {mate}. {Hero} held {his} hand against the paper. “That far.” {Mate} held up a hand as well. It was a different size. “Then for me it's further,” said {mate}. Somebody who was sweeping looked up. “To {theaimed}? Give it my regards. I've always wanted to go there, but there's always something to be swept.”",
    ],
    [
      0.75,
      "=The first attempt went straight ahead. For some time that was right. Then something lay in the way that was not on the paper, and it was wet, and as wide as a house. {Hero} went in as far as it would go, and came out again on the same side. The first apple was eaten there.",
    ],
    [
      0.8,
      "=The second attempt had wheels, and belonged to somebody who was going the same way. “Sit at the back,” it was said. It went quickly, and the air smelled of something new. But it was the same way only as far as the third bend. Then the wheels turned off, with the second apple, and {hero} stood there and waved, because that is what one does.",
    ],
    [
      0.4,
      "=So {he} {was} where there is nothing. Behind {him} there was no more home to be seen, and in front of {him} there was nothing yet of {theaimed}. {Hero} took out the paper and measured. It was still a hand's breadth. It had got no shorter at all. {He} sat down on the piece of string, which was the only dry thing far and wide.",
    ],
  ],
  end: [
    [
      0,
      "=Then there was a sound that came nearer, scrape by scrape. It was the one with the broom. “I got to thinking,” the broom was leaned on, “that one can't send one's regards along with somebody who has only two apples. And I swept the way here. It's quite a good way, when it has been swept.” {Hero} looked round. It was true. From back there to where they stood there was a line, and it was straight.",
    ],
    [
      0.6,
      "=They swept in turns, and walked in turns, and when it got light again, {theaimed} lay before them. It was a good deal bigger than a hand. They stood there for a time and did not know what to do with their eyes. “You wanted to give it your regards,” said {hero}. The broom was put down. “Good morning,” said the one who had always wanted to go there, and had to say it twice.",
    ],
    [
      0.5,
      "=The paper is kept in a drawer. Somebody has written on it, along the line, what was not there before: water, third bend, apple. Right at the end, where it says {theaimed}, there is a small drawing. One might take it for a tree. It is a broom.",
    ],
  ],
};

const MAY =
  "(?:had to|must|tried to|wanted to|decided to|promised to|set out to|was supposed to|was asked to|were asked to|agreed to|offered to|was to|were to|was (?:chosen|hired) to|longed to|hoped to|dreamed of one day to) ";
const PLACE =
  "(?<aimed>(?:the|an?|his|her|their) (?:(?!to\\b|in\\b|with\\b)[a-z-]+ ){0,3}?[a-z]+(?: of [a-z]+)?|Mars|Paris|Rome|London|New York|Venice|Africa|Antarctica|America|Japan|India|China|Alaska|\\p{Lu}\\p{L}+)";
const STOPS =
  "(?=[.,]| (?:before|for|with|in|on|to|by|and|but|because|so|without|after|until|from|at|one|once|all|every|when|where|that|alone|together|again|instead)\\b)";

/** What has to be brought somewhere, and who sets out for somewhere. */
export const underWay: readonly ClauseScene[] = [
  ...storyOfKind({
    by: "hero",
    words: inSentence(
      `${unless(`${GRAVE}|lost|forgot|stole|stolen|thief|left it|broke|own money|police|gun|drugs|baby|child|message of`)}${MAIN}(?:(?:${MAY})(?:deliver|carry|transport|haul)|(?<=^There w[^.]*)(?:carried|delivered)) {object}[^.]*`,
    ),
    ...carried,
  }),
  ...storyOfKind({
    by: "hero",
    words: inSentence(
      `${unless(`${GRAVE}|lost|stole|stolen|police|escape|prison|brother|sister|mother|father|dad|mum|mom|friend|job|flower|race|war|holiday|boats?|ships?|sail|sailed|raft|plane|rocket|fly|bus|train`)}${MAIN}(?:(?:${MAY})(?:get to|reach|cross|see|visit|go to|travel to|sail to|fly to|walk to|swim to|ride to|drive to|hike to|climb)|set (?:out|off|sail) (?:for|to)|travelled to|journeyed to|walked all the way to) (?!(?:school|bed|sleep|work|the doctor|the dentist)\\b)${PLACE}${STOPS}[^.]*`,
    ),
    idea: /\b(?:sea|ocean|island|mountains?|summit|peak|lake|moon|mars|city|town|forest|desert|country|castle|lighthouse|river|pond|valley|pole|coast|beach|jungle|volcano|world|garden|stars?|planet|street|road|room|field|meadow|park|border|Paris|Rome|London|New York|Venice|Africa|Antarctica|America|Japan|India|China|Alaska)\b/,
    ...handsBreadth,
  }),
];
