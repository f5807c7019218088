import { phrase } from "../../phrase.ts";
import { story } from "../../subject-story.ts";
import { BEGINS, BY_THEM, PARTNER } from "./by-them.ts";

const COMMON = /\b(?:murder\w*|kill\w*|police|ghosts?|secret\w* messages?|contest|competition|magic\w*)\b/i;

/** Stories of decorating, of murals, films and newspapers. */
export const decorating = [
  story({
    says: [phrase(`${BY_THEM}(?:decorated|(?<=to )decorate) <place:thing>`)],
    may: [/\bdecorated?\b[^.]+/, BEGINS, ...PARTNER],
    unless: COMMON,
    after: [
      "They began with what there was: a box with old ribbons, half a roll of silver paper, and a chain of stars with one star missing. It did not look like much. Then {he} looked at {theplace}, which was big and bare. “We need more,” said {hero}.",
      [
        "So they collected. They cut and folded, painted and threaded until everybody had glue on his elbows. {Hero} climbed up and held the first end, and {partner} held the other, which was always too short. Whenever they had hung up something on the left of {theplace}, something came down on the right.",
        "So they collected. They cut and folded, painted and threaded until everybody had glue on his elbows. {Hero} climbed up and held the first end, and the other end was always too short. Whenever they had hung up something on the left of {theplace}, something came down on the right.",
      ],
      "+ There was an argument about the colours. One wanted everything red, and one wanted everything gold, and the smallest wanted everything at once. {Hero} listened to all three. “Then it'll be everything,” {he} decided, because it was getting late. The smallest was so happy that it fell into the box with the ribbons.",
      "At last {theplace} was ready, and so beautiful that they spoke in whispers. They only opened the door to show it to somebody. That was when the wind came in. It went once all the way round. It took hold of the ribbons, the stars and the silver paper, and when it had gone, everything lay in one great tangle on the ground.",
      "Nobody said anything. It was much too late to begin again. {Hero} knelt down and pulled at a ribbon, and with the ribbon came the whole tangle, with stars and silver paper, all in one. {He} was going to pull it apart. Then the light fell on it. {Hero} stopped, and let it turn, very slowly, in the air.",
    ],
    end: [
      "“Don't untangle it,” said {hero}. “Help me to lift it.” They all took hold and pulled it up, right into the middle of {theplace}, and tied it fast. There it hung, like a sun, or a cloud, or a giant bird's nest. It glittered on all sides, and wherever somebody stood, it looked different.",
      "Everybody who came in stopped at the door with open mouths. “How did you do that?” they asked. {Hero} and the others looked at each other. “It was quite a lot of work,” they said, and that was no lie. Nobody had ever seen {theplace} like that before.",
      "When the time was over, everything was put back into the box, as it was, in one piece. It has not been untangled since. Each time {theplace} is to be decorated again, {hero} only does two things: {he} lifts it out, and {he} opens the door for the wind.",
    ],
  }),
  story({
    says: [
      phrase(`${BY_THEM}(?:painted|(?<=to )paint|started painting|began painting) <art:thing>`),
      /\b(?:mural|murals|(?:painted|paint|painting) (?:the|a|an|every|all the|his|her|their|\p{L}+)?[^.]{0,30}?\b(?:walls?|houses?|doors?|fence|benches|stairs|steps|staircase|shutters|bridge|tunnel|underpass|bus stop|building|streets?))\b/u,
    ],
    may: [
      phrase("paint(?:ed|ing) [^.]*?(?:with|full of|mural of|picture of) <subject:thing>"),
      /\bpaint(?:ed|ing)?\b[^.]+/,
      BEGINS,
      ...PARTNER,
    ],
    unless: new RegExp(
      `${COMMON.source}|\\b(?:steps? through|stepped through|doors?|leaving|rivals?|line|goal|next morning|came in|come in|walks? through|walked through|arrested|became real|opened|cheer(?:ed)? up|came (?:alive|to life)|stole)\\b`,
      "i",
    ),
    after: [
      "For as long as anybody could remember, it had been grey there. People walked by with their hands in their pockets and were a bit grey themselves. {Hero} put down the ladder and opened the first tin. It was yellow. {He} dipped in the brush, and made one single dot.",
      [
        "“And who allowed that?” asked a man with a dog. {Hero} had no answer. “It's going to be {subject},” {he} said, and pointed with the brush. A bit of yellow landed on the dog. The man went home to complain. But in the evening {hero} saw him come back. He wanted to see whether the dot was still there.",
        "“And who allowed that?” asked a man with a dog. {Hero} had no answer. “It'll get bigger,” {he} said, and pointed with the brush. A bit of yellow landed on the dog. The man went home to complain. But in the evening {hero} saw him come back. He wanted to see whether the dot was still there.",
      ],
      "+ It was hard work. {His} neck hurt, and {his} arms hurt, and there was blue in {his} hair. Close up, everything was only spots, and {hero} had to climb down each time, walk across the street, and look from there. Then {he} walked back and climbed up again. {He} did that a hundred times a day.",
      "When half of it was done, somebody came in the night with a bucket of grey. In the morning there was a broad grey stripe from one end to the other, right across all the colours. {Hero} stood in front of it and could not say anything.",
      "{Hero} packed up the brushes. What was the use? But the dog had lain down in the wet grey, and now it ran along the foot of the picture and left paw marks there, one after the other, from the left to the right. The children laughed. “It's walking along the road!” they called. {Hero} turned round.",
    ],
    end: [
      "It was true. The grey stripe looked like a road. {Hero} took out the brushes again and painted trees beside it, and a signpost, and at the end a small house with a light. Then {he} held out a brush to the children, and another one to the man. “Whoever walks past here has to be on it,” said {hero}.",
      "They all came. Each of them painted himself on the road, some with long legs and some with crooked hats. It took a week. When the ladder was taken away, people walked across the street to look at it from there. It was full of colour, and they found themselves in it, and none of them was grey.",
      "Nobody walks by now with his hands in his pockets. They stop, and show strangers where they are on the road. The dog is in front of them all, and it is yellow. And right at the edge is the dot, quite small, with which {hero} began.",
    ],
  }),
  story({
    says: [
      new RegExp(
        `${BY_THEM}(?:started|made|founded|published|wrote|shot|filmed|(?<=to )(?:start|make|publish|shoot|found)) (?<work>(?:an?|the|their|his|her)(?: own)? (?:\\p{Ll}[\\p{L}'’-]* ){0,3}?(?:newspaper|magazine|film|movie|radio show|podcast|radio station))\\b`,
        "u",
      ),
    ],
    may: [/\b(?:started|made|founded|published|shot|filmed|start|make)\b[^.]+/, BEGINS, ...PARTNER],
    unless: new RegExp(`${COMMON.source}|\\b(?:crime|prison|war|Hollywood|famous|actor|actress|director)\\b`, "i"),
    after: [
      "The first meeting was about the title. They voted, and everybody voted for his own. The second meeting was about who was the boss of {thework}. Only at the third one did {hero} ask what they were going to put in it. There was a long silence.",
      "So they went out to look for something. {Hero} had a notebook and a serious face. “Has anything happened here?” {he} asked at every door. “Here?” said the people. “Nothing ever happens here.” In the evening it said in the notebook, on twelve pages, one under the other: “Nothing.”",
      "+ “Then we'll have to invent something,” said one of them. “A lion that has got out of the zoo, or a giant.” They thought about the lion for a while, and it was a good lion. But {hero} shook {his} head. “There's no zoo here,” {he} said. “They'd notice.”",
      "Everybody was waiting for {thework} by now, because {hero} had promised it, and there were two days left. “We should stop,” said the others. “We've got nothing at all.” They packed up their things. Only {hero} still sat there, with twelve pages of “Nothing” in front of {him}.",
      "An old woman sat down next to {hero}, because of her heavy bags, and read the pages. “At number five? Nothing?” She laughed. “He has been building a ship in his cellar for thirty years. Nobody ever asked him.”",
    ],
    end: [
      "So {hero} went round once more, and asked different questions. {He} asked what they were proud of, and what they did when nobody was looking. Now the pages were too few. There was the ship in the cellar. There was a man who knew all the stars, and a woman who had once stopped a train.",
      "When {thework} came out at last, the whole place wanted to see it. They laughed, and then they looked at each other with quite new eyes. “That's you?” they said. “And I thought you only sold potatoes!” {Hero} stood at the back, and wrote down every word.",
      "“Has anything happened here?” {hero} still asks at every door. Nobody says “Nothing” any more. They say: “Sit down, it'll take some time.” And on the wall outside the old woman has her own seat, with a cushion. She is the boss now. They all voted for her.",
    ],
  }),
];
