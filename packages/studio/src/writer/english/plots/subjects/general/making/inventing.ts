import { phrase } from "../../phrase.ts";
import { story } from "../../subject-story.ts";
import { BEGINS, BY_THEM, IN_ORDER_TO, PARTNER } from "./by-them.ts";

const INVENTED = `${BY_THEM}(?:invent(?:ed|s)?|(?:built|builds?)(?= (?:an? )?(?:[a-z-]+ ){0,3}(?:robot|machine)\\b))`;
const TROUBLE =
  /\b(?:wrong|flood\w*|too (?:early|much|many|well|good|fast|big)|everyone|everything|everybody|all the|out of control|stop|chaos|trouble|instead|only|refus\w+|br[oe]\w*k\w*|hid|ate|swallow\w*|explod\w*|escap\w*|disappear\w*|every|accidentally|mix\w* up|whole (?:town|forest|village|school|house|street|city|family))\b/i;
const NOT_INVENTED =
  /\b(?:murder\w*|kill\w*|evil|mad|villains?|take over|control|rule|time machine|jealous|best friend|weapons?|stor(?:y|ies)|excuses?|lies?|language|words?|ways?|reasons?|danc\w+|holidays?|sports?|names?|recipes?|colou?rs?|friends?|games?)\b/i;
const OF_IT = [/\b(?:invent(?:ed|s)?|built|builds?)\b[^.]+/, BEGINS, ...PARTNER];

/** Stories of inventing something. */
export const inventing = [
  story({
    says: [
      phrase(`${INVENTED} <machine:thing>`),
      TROUBLE,
      /(?:\bBut|\bThen|\bSoon|\bNow|\bOne day|\. The|\. (?:He|She|It)|\bUnfortunately|\b[Uu]ntil|\bSuddenly)\b/,
    ],
    may: [/\b(?:invent(?:ed|s)?|built|builds?)\b[^.]+\. [^.]+/, ...OF_IT],
    unless: NOT_INVENTED,
    after: [
      "{Hero} had been so proud. {He} had turned the last screw, stepped back, and looked at {themachine}. It was the best thing that {he} had ever invented, with two little lamps and a large red button.",
      "And now they stood before {hero's} door, first one, then five, then a whole row. They all talked at once, and all of them about {themachine}. “Make it stop!” they cried. “Of course,” said {hero}, and reached for the button.",
      "Only then did {hero} see what {he} had forgotten. There was a button to start {themachine}. There was none to stop it. {Hero} looked at the front, at the back and underneath. Then {he} pressed the red button once more, to be on the safe side. Now {themachine} did everything twice as fast.",
      [
        "{Hero} shouted at {themachine}, and {partner} asked it nicely. They threw a thick blanket over it and both sat down on top. Under the blanket {themachine} went on. “It's very well built,” said {partner}, who was being shaken up and down. That did not comfort {hero}.",
        "{Hero} shouted at {themachine}, and then {he} asked it nicely. At last {he} threw a thick blanket over {themachine} and sat down on top. Under the blanket {themachine} went on. It was very well built. That did not comfort {hero}.",
      ],
      "Late at night {hero} opened the small door at the back of {themachine} and looked inside with a lamp. Nothing was broken. “You're not bad,” said {hero} slowly. “You do exactly what you've been told. You were told how to begin. You were never told when it's enough.”",
    ],
    end: [
      "So {hero} did not take {themachine} apart, although many had asked for it. {He} built a second button. It was blue, and it took until the morning. Then {hero} held {his} breath and pressed. {Themachine} coughed, turned more and more slowly, and stood still.",
      "On the same day {hero} went from door to door. {He} said sorry, cleared up, and did not leave out a single house. Some were angry for a while. But most of them laughed in the end, and one asked in a low voice if he could have {themachine} on Sunday.",
      "Now {themachine} has two buttons. It works for a little while each day, and then it rests. Under the red button it says “Please”. Under the blue one {hero} has written in {his} best letters: “Thank you, that's enough.”",
    ],
  }),
  story({
    says: [
      phrase(`${INVENTED} <machine:thing>`),
      phrase(
        `(?:invent(?:ed|s)?|built|builds?) [^.]*?\\b(?:${IN_ORDER_TO}|(?:that|which) (?!bec[ao]me|fell|felt|loved|wanted|thought|dreamed|learned|began|was|were|had|never|refused|came|got|ran|hated|only))<task:doing>`,
      ),
    ],
    may: OF_IT,
    unless: new RegExp(`${NOT_INVENTED.source}|${TROUBLE.source}|\\bBut\\b`, "i"),
    after: [
      "Nothing like {themachine} had ever been invented. “Nobody needs that,” said some. “That can never work,” said the others. {Hero} wrote both sentences on a piece of paper, pinned it up, and began.",
      [
        "The first try was a heap, to tell the truth. {Hero} and {partner} had to look for the front. When they switched on {themachine}, it hummed, shook, sent up a little cloud, and lay down on its side. “At least it hums,” said {partner}, and wrote down what had worked.",
        "The first try was a heap, to tell the truth. Nobody could have said where it had its front. When {hero} switched on {themachine}, it hummed, shook, sent up a little cloud, and lay down on its side. “At least it hums,” thought {hero}, and wrote down what had worked.",
      ],
      "The next try was better, and the one after it was worse. {Hero} learned which part got hot, and which one came loose, and how to get a stain off the ceiling. In the end {themachine} stood there, finished, and waited to be shown.",
      "Many came to see {themachine}. They stood in rows with folded arms. {Hero} explained what it was for, bowed, and pressed the button. Nothing happened. {Hero} pressed again. Somebody coughed. “I told you so,” said a voice, and one after the other they went home. {Hero} stood there beside {themachine} with hot cheeks.",
      "+ {Hero} covered {themachine} with a cloth, because {he} could not bear to look at it. But {he} could not bear to go away from it either. So {he} sat down next to it on the floor, and went through the whole plan once more, part by part, as others count sheep.",
      "{Hero} went through every part of {themachine} once more, from the top to the bottom. At the very last part {he} stopped. {He} had polished {themachine} all morning so that it should shine. And with the cloth {he} had pushed the little lever at the back from “on” to “off”.",
    ],
    end: [
      "{Hero} pushed the lever back. {Themachine} began to hum. It worked at once, and it did just what it was invented for. {Hero} jumped up and down. Then {he} ran out and called them all back. This time they unfolded their arms. Then they clapped.",
      "Now there are many who say that they always believed in {themachine}. {Hero} lets them. The paper is still pinned up. “Nobody needs that” has been crossed out, and so has “That can never work”. And below, {hero} has written: “Look at the lever first.”",
    ],
  }),
];
