import type { ClauseScene } from "../../clause-scene.ts";
import { inSentence } from "../event.ts";
import { openScene } from "./open-scene.ts";

const SOMEONE = "(?:some(?:one|body)|a stranger|an unknown [a-z]+)";
const WANTS_TO_KNOW =
  "(?:(?:wanted|tried|decided|set out|was determined|were determined|had|hoped) to (?:know|find out|catch|discover|see|learn|solve|keep watch|stay (?:up|awake)|hide|watch)|set up a [^.]*detective|stayed (?:up|awake)|kept watch|lay in wait|hid |waited up|found out who|followed the (?:trail|tracks|footprints))";
/** "somebody in our building" */
const THERE = "(?: (?:in|from|at|on) (?:[a-z]+ ){0,3}?[a-z]+)?";
const GIFT = "(?:an? |the |his |her |some |one )?(?<gift>(?:[a-z-]+ ){0,3}?[a-z-]+)";
const AFTER_GIFT =
  "(?= (?:on|in|at|by|under|outside|beside|behind|to|for|every|each|near|next|between|all|around)\\b|[.,;])";
const LEFT =
  "(?:had |was |were |always |secretly |often |kept |been )*(?:left|leaving|putting|placing|placed|tying|tied|hanging|hung|bringing|brought|laying)";
const FOUND = "found (?!(?:that|out|herself|himself)\\b)";

/** Somebody unknown keeps leaving or taking something, and somebody wants to know who. */
export const whoComesInSecret: readonly ClauseScene[] = [
  ...openScene({
    by: "any",
    words: inSentence(`${WANTS_TO_KNOW}[^.]*`),
    idea: new RegExp(
      `\\b(?:${SOMEONE}${THERE} ${LEFT}|${FOUND}(?=[^.]*\\b(?:every|each) (?:morning|day|evening|night|week|[a-z]+day)\\b)) ?${GIFT}${AFTER_GIFT}`,
      "iu",
    ),
    after: [
      [
        0,
        "={Hero} began with a sheet of paper. On the left {he} wrote who it could be, and on the right who it could not be. After an hour everybody was on the right.",
        "={Hero} looked at the {gift} from all sides. There was no name and no address, and the only fingerprint was {hero's} own.",
      ],
      [
        1,
        "=Then {he} asked about. One said that it was love. One said that it was a threat. One said that it was advertising, and looked for a price on the {gift}.",
        "=“What would you give away in secret?” {he} asked everybody. Nobody had ever thought about that. By the evening {he} knew a great deal about everybody, and nothing about the {gift}.",
      ],
      [
        1,
        "=The first time {hero} kept watch from a dark corner. {He} only rested {his} eyes for a moment. When {he} opened them again, it was light, the {gift} had come, and somebody had put a blanket over {him}.",
        "=The first time {hero} and {talker} kept watch together, so that one could always wake the other. They slept very well. When it got light, the {gift} had come, and somebody had put a blanket over both of them.",
      ],
      [
        1,
        "=The second time {he} stretched a thread across the way, with a bell on it. The bell did not ring. The thread had been tied into a neat bow.",
        "=The second time {hero} and {mate} stretched a thread across the way, with a bell on it. The bell did not ring. The thread had been tied into a neat bow.",
      ],
      [
        0.4,
        "=So {hero} put away the thread and the magnifying glass, and did what {he} could have done at the very beginning. {He} wrote on a piece of paper: “Thank you. Who are you?” And {he} laid a biscuit on it, so that it would not blow away.",
      ],
    ],
    end: [
      [
        0,
        "=The biscuit was gone, and the paper had been turned over. “I was hoping that you would ask,” it said on the back. “Now look behind you.” There stood somebody whom {hero} had passed a thousand times, and who was as red as a tomato.",
      ],
      [
        0.6,
        "=“I'm not much good at talking,” was the answer. “So I thought that I would begin with the {gift}, and then see.” “And why in secret?” asked {hero}. “Because then nobody can say no thank you.” {Hero} thought it over. One could not say anything against that.",
        "=“Why?” asked {hero}. “Once there was something in front of my own door,” was the answer. “It was a bad day, and then it was not so bad any more. I never found out who it was. So I couldn't give it back. I could only pass it on.”",
      ],
      [
        1,
        "=In the end there was one name on the left side of the sheet after all. {Hero} never showed it to anybody. But when somebody asks who it might be, there are two now who do not know, and one of them always looks at the ceiling.",
      ],
    ],
    of: "people",
  }),
  ...openScene({
    by: "any",
    words: inSentence(`${WANTS_TO_KNOW}[^.]*`),
    idea: new RegExp(
      `\\b(?:${SOMEONE}|something) (?:had |was |were |always |secretly |often |kept |been )*(?:stealing|stole|taking|took|emptying|borrowing) |\\b(?:tin|jar|box|bowl|basket|bucket|bag|plate|shelf|nest|pot|chest) (?:was|were) (?:always |already )?(?:empty|gone)`,
      "iu",
    ),
    after: [
      [
        0,
        "=It needed a plan, and {hero} had one. It consisted of a blanket, a torch, and the firm intention not to fall asleep.",
        "={Hero} got everything ready: a blanket, a torch, four biscuits. Three of the biscuits did not live to see the dark.",
      ],
      [
        1,
        "=At ten there was a moth. It flew three times round {hero} and went on, for it had business of its own. At eleven there was nothing. At midnight there was nothing again, but nearer.",
        "=“Did you hear that?” whispered {talker}. “That was me,” whispered {hero}. “I swallowed.” After that they did not swallow any more, which is difficult as soon as one thinks of it.",
      ],
      [
        1,
        "=Toward one {he} nearly went to bed. Was it any of {his} business, if one looked at it closely? But {his} foot had gone to sleep, so {he} had to stay where {he} {was}.",
        "=“Perhaps nobody's coming,” said {hero} to {mate} toward one. “Perhaps they can see us.” They pulled the blanket up over their heads, and then they could not see anything themselves.",
      ],
      [
        0.4,
        "=And then there was a rustling. Somebody came, somebody quite small in a coat that was much too big, looked to the left and to the right like a person who has been taught to cross roads, and helped themselves. {Hero} had the torch in {his} hand and forgot to switch it on.",
      ],
    ],
    end: [
      [
        0,
        "=“So it's you,” said {hero}. The small visitor did not run away. The small visitor held everything tight with both arms. “I thought that nobody was using it,” came out of the collar.",
      ],
      [
        0.6,
        "=“What do you need it for?” asked {hero}. It took a long walk to find that out, behind the last hedge and down three steps. Everything was there, every single piece, in rows and by size, and dusted. “I've never had a collection,” said the small visitor. “I thought that I would begin.”",
      ],
      [
        0.8,
        "={Hero} had got ready some hard words for this moment. {He} looked for them and found only the fourth biscuit. It had got a little crushed. They shared it.",
        "={Hero} had got ready some hard words for this moment. Now that {he} needed them, they were all gone. “Next time you can ring,” {he} said.",
      ],
      [
        1,
        "=There is still something missing there now and then. Only it is always lying there again the next day, dusted. And beside it, as interest, there is a button.",
      ],
    ],
    of: "people",
  }),
];
