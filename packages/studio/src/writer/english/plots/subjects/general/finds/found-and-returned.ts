import { phrase } from "../../phrase.ts";
import { also, story } from "../../subject-story.ts";
import { OWNER_NAMED, PAL } from "./what-is-lost.ts";

const BACK =
  /\b(?:owners?|belong(?:s|ed)? to|(?:bring|brought|brings|give|gave|gives|take|took|takes)(?: it| them| the [a-z]+)? back|return(?:s|ed)? (?:it|them|the)|lost by|whose (?:it|they)|who (?:had )?lost it)\b/i;
const FOUND = `(?:found|discovered|picked up|came across) (?!(?:out|that|who|how|him|her way|his way|their way|a way|it|them|the way|someone|somebody|something|everything|in|on)\\b)(?=an?|the|two|three|some|his|her|their|\\p{Lu})${OWNER_NAMED}<item:thing>`;
const MORE = [
  phrase("belong(?:s|ed) to <owner:somebody>"),
  ...also(
    "(?:wants|wanted|decides|decided|tries|tried|sets out|set out) to (?:bring|give|return|take) \\w+(?: \\w+)? (?:back|home)?(?: to (?:its|the|their) (?:rightful |real )?owners?)?",
    "look(?:ed|s|ing)? for (?:its|the|their) (?:rightful |real )?owners?|search\\w* for (?:its|the) owner",
  ),
];
const LIVING =
  "puppy|kitten|dog|cat|bird|owl|squirrel|fox|cub|chick|duckling|lamb|penguin|seal|hedgehog|rabbit|dragon|egg|baby|child|boy|girl|man|woman|body|corpse|skeleton|turtle|horse|alien|robot|creature|monster|island|cave|door|room|house|job|love|friend|voice|courage";

/** Stories of what is found and given back. */
export const foundAndReturned = [
  story({
    says: [phrase(FOUND), BACK],
    may: [PAL, ...MORE],
    of: "adults",
    unless: new RegExp(
      `\\b(?:murder\\w*|killed|dead|police|stole\\w*|thie\\w+|wallet|purse|photos?|photographs?|film|camera|(?:found|discovered) (?:an? |the |two )?(?:[\\p{L}-]+ ){0,3}(?:${LIVING})s?)\\b`,
      "iu",
    ),
    after: [
      "{Hero} almost walked on. Then {he} turned back, bent down, and picked up {theitem}. There was no name on {theitem}, and nobody near who looked as if something was missing. {Hero} waited for a quarter of an hour, just in case. Then {he} took {theitem} home.",
      "At home {hero} put {theitem} on the table, sat down, and ate supper opposite. “Whose are you?” {he} asked. It would have been easy to keep {theitem}. {Hero} thought about that for longer than {he} would later admit. But somewhere a person was turning out all the drawers, and {hero} knew that feeling.",
      [
        "So {hero} began to ask for {owner}. It turned out that three people knew {owner} a little, and each of them knew somebody who knew {ownerhim} better. {Hero} wrote down the streets. After work {he} took {theitem}, wrapped in a cloth, and went from one door to the next.",
        "So {hero} began to ask. {He} asked in the shops, at the station and at the church, and wrote down every answer. After work {he} took {theitem}, wrapped in a cloth, and went from one door to the next. “Is this yours?” A surprising number of people said yes.",
      ],
      "“Then tell me what is special about it,” {hero} would say, and would not unwrap {theitem}. One man spoke of gold. A woman guessed twice, and winked. {Hero} said good night politely and went down the stairs again. “Why do you take so much trouble?” asked a neighbour. “Because I found it,” said {hero}.",
      "+ In the second week it rained. {Hero} stood under a bus shelter with {theitem} under {his} coat, so that at least one of them stayed dry, and thought of {his} warm kitchen. Then {he} looked at the list. There were still two doors on it.",
    ],
    end: [
      "The last door but one was opened only a hand's breadth. {Hero} had not even asked the question when there was a small sound behind the chain. “You've got it,” said a voice. “I can see by the way you're holding it.” Then the chain came off, and {hero} held out {theitem} without asking what was special.",
      "{Hero} was told it all the same, at a kitchen table, over tea. {Theitem} had come from a hand that could give nothing more. Behind every scratch there was a day. {Hero} listened until it was dark outside, and at last understood what {he} had been carrying all over the town.",
      "{Hero} has a chair at that table now, on Thursdays. {Theitem} lies between the cups, where both of them can see it. “You almost walked on,” says the voice from behind the teapot. “Almost,” says {hero}, and holds out {his} cup.",
    ],
  }),
  story({
    says: [phrase(FOUND), BACK],
    may: [PAL, ...MORE],
    unless: new RegExp(
      `\\b(?:murder\\w*|killed|dead|police|stole\\w*|thie\\w+|wallet|purse|photos?|photographs?|film|camera|(?:found|discovered) (?:an? |the |two )?(?:[\\p{L}-]+ ){0,3}(?:${LIVING})s?)\\b`,
      "iu",
    ),
    after: [
      "“Hello,” said {hero}. “What are you doing here?” {Theitem} gave no answer, because {theitem} could not talk. {Hero} lifted {theitem} up, blew off the dust, and turned {theitem} round and round. Up to then it had been a day like any other.",
      "{Hero} liked {theitem} very much. That was the trouble. {He} carried {theitem} about all afternoon, and thought of three places at home where {theitem} would look beautiful. “Finders, keepers,” said {hero} aloud. It sounded less good aloud than it had sounded inside.",
      [
        "That night {hero} could not sleep. {He} had to think of {owner}, who was certainly looking under the bed for {theitem} at that moment, and behind the stove, and in the boots. {Hero} turned over. {Theitem} lay next to {him} and looked lost.",
        "That night {hero} could not sleep. Whoever had lost {theitem} was certainly looking under the bed at that moment, and behind the stove, and in the boots. {Hero} turned over. {Theitem} lay next to {him} and looked lost.",
      ],
      [
        "“This must go back,” {hero} told {pal} at first light. {Pal} was ready before {hero} had even found both shoes. So the two of them set out with {theitem}. They knocked at every door and asked up every tree: “Is this yours?”",
        "At first light {hero} set out with {theitem} under {his} arm. {He} knocked at every door and asked up every tree: “Is this yours?” “No,” was the answer, and “I wish it were,” and once: “What is it?”",
      ],
      "+ It was a long way, and with every step {hero} liked {theitem} better. Once {he} even turned round and went ten steps back. Then {he} thought of the boots and the stove, sighed, and turned round again.",
    ],
    end: [
      [
        "Then {hero} came round a corner, and there {ownerwas} {owner}, on hands and knees, searching the ground. {Owner} looked up. {Ownerhe} saw {hero}, and {ownerhe} saw {theitem}. No word was needed. {Hero} held out {theitem} in both hands, and it was not even hard any more.",
        "Then {hero} came round a corner and saw a small figure that was crawling over the ground and searched every inch of it. The figure looked up and saw {theitem}. No word was needed. {Hero} held out {theitem} in both hands, and it was not even hard any more.",
      ],
      "“You could have kept it,” was the first thing that {hero} was told, after a very long hug. “I wanted to,” said {hero}, who was honest. “And then?” “Then it looked so lost.” They both laughed, and then {hero} was shown at last how everything about {theitem} really worked. It was even better than {he} had thought.",
      "So {hero} did not keep {theitem}. But {hero} has got a friend, and may come and see {theitem} on any day of the week. Three places at {hero}'s home are still empty. Who knows what {he} will find next?",
    ],
  }),
];
