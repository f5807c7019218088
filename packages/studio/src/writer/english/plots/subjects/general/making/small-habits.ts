import { phrase } from "../../phrase.ts";
import { story } from "../../subject-story.ts";
import { BEGINS, BY_THEM } from "./by-them.ts";

const PLACE =
  "town|village|city|street|neighbou?rhood|building|school|hospital|station|bus|island|forest|valley|block|harbour|market|train|ship|hotel|factory|company|ward|class|classroom|tower|square|metro|tram|world";
const CHANGED = `(?:(?:changed|lifted|brightened|cheered up|transformed|changes) (?:the (?:whole )?(?:mood|life|lives|atmosphere|day) of )?(?<town>(?:the|an|his|her|their) (?:whole |entire |grumpy |sad |grey |whole grumpy )?(?:${PLACE}))|(?<town2>[Tt]he (?:whole |entire |grumpy |sad |grey )*(?:${PLACE})) (?:began to|started to|became|changed|was changed|smiled|joined|slowly))`;
const NOT_HABIT =
  /\b(?:murder\w*|kill\w*|police|ghosts?|robbery|war|magic\w*|spell|potion|flood\w*|invent\w*|machine|robot|monster|dragon)\b/i;

/** Stories of small kindnesses that change a whole place. */
export const smallHabits = [
  story({
    says: [
      new RegExp(CHANGED, "u"),
      new RegExp(`${BY_THEM}(?:(?:decided|began|started) to \\p{Ll}|(?:began|started) \\p{Ll}+ing)`, "u"),
    ],
    may: [
      phrase("(?:decided|began|started) to <habit:doing>"),
      phrase("(?:began|started) (?=\\p{Ll}+ing )<doing:doing>"),
      /\b(?:mood|every (?:day|morning|evening))\b/,
      /\b(?:decided|began|started)\b[^.]+/,
      BEGINS,
    ],
    unless: NOT_HABIT,
    after: [
      [
        "It was a grey morning, like all the others before. Everybody looked at their shoes. {Hero} knew each of those faces, and could not remember when one of them had last smiled. And so {hero} thought of it: to {habit}. {He} went red at the very idea.",
        "It was a grey morning, like all the others before. Everybody looked at their shoes. {Hero} knew each of those faces, and could not remember when one of them had last smiled. And so {hero} thought of {doing}. {He} went red at the very idea.",
        "It was a grey morning, like all the others before. Everybody looked at their shoes. {Hero} knew each of those faces, and could not remember when one of them had last smiled. And so {hero} thought of something. {He} went red at the very idea.",
      ],
      "On the first day {hero} did it so quietly that hardly anybody noticed. {His} ears were hot. A woman looked up from her shoes, and a man turned round to see what it was. {Hero} looked straight ahead, and did it once more, a bit louder.",
      "The next day two of them were waiting for it, and one complained. “Does that have to be, so early?” growled a man with a thick scarf. {Hero} said that {he} {was} sorry. But a child at the back said, “More!”",
      "+ After that {hero} did it every day. {He} had bad days too. {He} had days when {he} would rather have stayed in bed with the blanket over {his} head. But then {he} thought of the child, and of the woman who did not look at her shoes any more. It is difficult to be sad while people are waiting for you.",
      "Then {hero} was told to stop. The man with the scarf had complained, and there was a paper with a rubber stamp. It was against the rules. The next morning {he} did nothing. It was as quiet and grey as ever, and {hero} could hardly bear it.",
    ],
    end: [
      "Then, quite softly, somebody else began, in {hero's} place. It was the woman with the shoes. The child joined in, then a third, then everybody. {Hero} had to turn away, because {his} eyes had got wet. The man with the scarf looked out of the window. But his foot was moving.",
      "It did not stay where it had begun. People took it home with them, and to work, and to the shops. They held doors open. They asked how somebody was, and waited for the answer. And in the end even the one with the rubber stamp came to see it, and tore up the paper.",
      "It is a grey morning again, and {hero} is a little late. They are all there already, and nobody is looking at his shoes. They are looking out for {hero}. In front stands the man with the scarf. He clears his throat. He would never say so, but he has practised.",
    ],
  }),
  story({
    says: [
      new RegExp(CHANGED, "u"),
      phrase(
        `${BY_THEM}(?:put|left|wrote|said|gave|handed|brought|baked|hid|hung|planted|placed|sent|painted|smiled|waved|greeted|played|sang|told|swept|knitted|drew|made|fed|offered|read|lent|gave away|whistled|danced) <kindness:thing>`,
      ),
    ],
    may: [
      /\b(?:put|left|wrote|said|gave|handed|brought|baked|hid|hung|placed|sent|painted|greeted|played|told|swept|knitted|drew|made|fed|offered|read|lent|whistled|danced)\b[^.]+/,
      BEGINS,
    ],
    unless: NOT_HABIT,
    after: [
      "It was a place where people did not look at each other. They pulled up their collars and walked faster. {Hero} had not planned to change that. {He} had only looked at all the bent heads, and thought of one small thing that {he} could do.",
      "The first that it happened to was a man with a grim face. He stopped, and looked to the left and to the right. “That can't be for me,” he murmured. {Hero} saw it from far away, and held {his} breath. The man walked on. At the corner he turned round once more.",
      "The next day {hero} did it again, and the day after that. “And what does it cost?” they asked. Nobody had ever got anything there for nothing. One woman called out of her window that she was not so easily caught. {Hero} smiled at her, and came again the next morning.",
      "+ {Hero} got up earlier than all the others, when the streets still belonged to the cats. It was cold, and {he} {was} often tired. “What is it good for?” {he} sometimes thought. “They'll never change.” Then {he} saw the man with the grim face. He stood at his corner, pretended to tie his shoe, and was waiting.",
      "Then came a day when {hero} was ill, and could not get up. People waited for {hero}, and looked at each other. It was the first time for years. “Not today?” asked the woman at the window. “Not today,” said the man with the grim face. “I hope that nothing has happened.”",
    ],
    end: [
      "So they all went to look for {hero}, and did not stop until they stood in front of {his} door. {Hero} opened it in a blanket, with a red nose. The man with the grim face held out a bowl of soup. And he smiled, a bit rustily, because he had not done it for so long.",
      "While {hero} was in bed, the others did it in {his} place. They took turns, and each one added something of his own. By the time {hero} {was} well again, the place could not be recognised. People talked. People laughed. Somebody had even painted his gate.",
      "They walk more slowly now, because there are so many to greet. {Hero} goes on with it every day, as before. But in front of {hero's} own door there is a bowl of soup now and then, still hot, and nobody has ever seen who puts it there.",
    ],
  }),
];
