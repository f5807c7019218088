import { phrase } from "../../phrase.ts";
import { story } from "../../subject-story.ts";
import { HERO_AT_START, NO_PERSON } from "./idea-words.ts";

const ELDER =
  "(?<pupil>(?:an?|the|his|her|their|my|our) (?:[a-z]+ ){0,3}?(?:grandmother|grandfather|grandma|grandpa|grandad|granny|gran|nana|nonna|great-grandmother|old (?:man|woman|lady|neighbour|farmer|fisherman|widow|king|wizard|sailor|knight|dragon|bear|lion|wolf|robot|teacher)|father|mother|dad|mum|mom|teacher|boss|parents|grandparents)(?: [A-Z][a-z]+)?)";

/** Stories of an elder whom a child teaches, and of somebody who is taught. */
export const beingTaught = [
  story({
    says: [phrase(`(?:taught|teaches|was teaching|helped|showed) ${ELDER} (?:how )?to <skill:doing>`)],
    of: "children",
    unless: /\b(?:murder|killed|die|death|funeral|remember|walk again|(?:find|get) )\b/i,
    may: [HERO_AT_START],
    after: [
      "“It's really easy,” said {hero}, and did it so quickly that {pupil} saw only a blur. “Now you.” {Pupil} looked for {pupilhis} glasses and found them on {pupilhis} nose. “Would you do it once more,” asked {pupil}, “as if I were very small?”",
      "So {hero} did it slowly, and then even more slowly. {Pupil} wrote everything down on a piece of paper, with numbers. Number one went well. At number two there was a crash. “Don't be cross,” said {pupil}. “I'm not cross,” said {hero}, and was a little bit cross. To learn to {skill} was harder for {pupil} than for {him}.",
      "+ “When you learned to walk,” said {pupil} in the break, “you sat down on your bottom thirty times a day. I counted. And each time you laughed.” {Hero} could not remember that. But it helped. When the next crash came, the two of them looked at each other, and then they laughed until they had the hiccups.",
      "Next time it was {hero} who lost patience. “No, not like that! I've told you a hundred times!” {Pupil} put the piece of paper in {pupilhis} pocket. “I think I'm too old for it,” said {pupil} quietly. {Hero} would have given anything to have those words back.",
    ],
    end: [
      "That evening {hero} thought about it for a long time. Who had shown {him} how to tie a bow, how to whistle, how to hold a spoon? Nobody had shouted then. In the morning {hero} stood at {pupil's} door with a piece of paper of {his} own. “I've drawn it,” {he} said, “as if I were very small.”",
      "There were pictures on it with arrows, and a little sun at the bottom for when it worked. {Pupil} followed the arrows with one finger. Then {pupil} tried. Number one went well, number two went well, and all at once they were at the sun. “Look!” whispered {hero}. {Pupil} could {skill}.",
      "{Pupil} did it again at once, and then in front of the neighbours. “Who taught you that?” asked the neighbours. “My teacher,” said {pupil}, and pointed at {hero} with {pupilhis} thumb. {Hero} stood up so straight that {he} was nearly as tall as {pupil}.",
      "The piece of paper with the sun hangs on {pupil's} wall now. And sometimes {pupil} says, “Now I'll show you something that I can do. It's really easy.” Then {pupil} does it so quickly that {hero} sees only a blur, and {hero} asks, “Once more, please, as if I were very small.”",
    ],
  }),
  story({
    says: [
      new RegExp(
        `\\b(?:was|were|got) (?:being )?taught (?:by [^.,]*? )?(?:how )?to (?<skill>[a-z]+(?: (?!by\\b)[^\\s,.]+)*?)${NO_PERSON}(?= by (?:an?|the|his|her|their|two|three|[A-Z])|[,.]|$| (?:and|because|but|before|when|while|until|although|after|so|who)\\b)`,
      ),
      phrase("taught (?:[^.,]*? )?by <teacher:somebody>"),
    ],
    unless: /\b(?:murder|killed)\b/i,
    may: [HERO_AT_START],
    after: [
      "“You?” asked {hero} on the first day. {He} had imagined a teacher quite differently. “Me,” said {teacher}. “Sit down.” {Hero} sat. “First lesson,” said {teacher}. “Forget everything that you think you know about it.” That took until lunch.",
      "In the afternoon {hero} tried it alone, and it went badly. {Teacher} did not help. {Teacher} sat there, watched, and said only one thing: “Again.” {Hero} did it again. “Again,” said {teacher}. {Hero} heard that word even in {his} sleep.",
      "So it went on for days. But {hero} noticed something. {Teacher} never looked at the mistakes. {Teacher} looked at the place just before them. One morning {hero} looked there as well, and saw it: that was where {he} always held {his} breath. “Ah,” said {teacher}. It was the first new word in a week.",
      "+ In the breaks {hero} began to ask questions. Who had taught {teacher}, then? Had there been a lot of “again” as well? “More than you would think,” said {teacher}, and told {him} one story after the other. {Hero} had not known that anyone could be so bad at something and go on with it. It cheered {him} up.",
      "Then {hero} had to do it for the first time when others were looking, and it went wrong right at the start. “Of course,” somebody said, “with such a teacher!” {Hero} was ashamed, and for a moment {he} was ashamed of {teacher} too. {Teacher} had heard it, got up without a word, and went away.",
    ],
    end: [
      "That hurt more than the mistake. {Hero} ran after {teacher} and did not know what to say. “Again,” {he} said then. “Please.” {Teacher} looked at {him} from the side for a long time. “You held your breath,” said {teacher}. “I know,” said {hero}. And they both went back to where the others were.",
      "This time {hero} did not look at the others. {He} looked at {teacher}, breathed out, and began. Everything came at the right moment, and the place where {he} always got stuck went by as if it had never been there. {Hero} could {skill}, and now everybody had seen it.",
      "+ “Who taught you that?” they called. {Hero} took a step to the side, so that they could see {teacher}. “This one,” {he} said, loudly enough for the back row. {Teacher} looked at the ground and scratched one ear. It was the only time that {hero} ever saw {teacher} embarrassed.",
      "They still meet, although there is nothing left to learn, or so {hero} says. {Teacher} watches {him} {skill} from the first moment to the last and nods. “Good,” says {teacher}. {Hero} beams. “And now?” {he} asks. “Now,” says {teacher}, “again.”",
    ],
  }),
];
