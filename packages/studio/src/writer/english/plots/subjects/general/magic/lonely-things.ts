import { phrase } from "../../phrase.ts";
import { story, type WrittenStory, withParagraphs } from "../../subject-story.ts";

const LONELY =
  /\b(?:lonely|lonesome|all alone|(?:had|has) no (?:one|friends?)|(?:wanted|needed|looked for|longed for|dreamed of) a (?:\w+ )?friend|sad because)\b(?: because [^.,]+)?/i;
const FRIEND =
  /\b(?:wanted|needed|looked for|longed for|dreamed of|wished for) (?:an?|some|to have an?|to make|to find an?) (?:\w+ )?(?:friends?|company)\b/;
const SKY = /\b(?:[Mm]oon|star|cloud|sun|planet|comet|rainbow|satellite)\b/;

const SKY_COMES =
  /^(?:[Oo]ne (?:night|day|evening) )?(?<visitor>[Tt]he (?:\p{Ll}+ )?(?:moon|sun|wind|star|cloud|rainbow)) (?:came|went|climbed|flew|sank|floated|knocked|moved)\b/u;

const visit: WrittenStory = {
  says: [
    LONELY,
    phrase(
      "(?:came|went|climbed|fell|flew|sank|floated|walked|moved|rolled|travelled|slid)[^.]*? to (?:(?:play|talk|visit|stay|live|dance|sleep|speak|be|dine|sit|sing|make friends|have (?:tea|supper|breakfast))(?: with)? |see )?<friend:somebody>",
    ),
  ],
  unless: /\b(?:dead|died|war|murder\w*|friends? left)\b/i,
  of: "things",
  after: [
    "+ {Friend} opened the door in slippers and looked first straight ahead, and then up. It was {hero}. “I'm not disturbing you, am I?” asked {hero}. {Friend} shook {friendhis} head. Such a visitor had never been there before. “You are bigger than I thought,” said {friend}, “and you have gone quite red.”",
    "{Hero} did not know how one behaves on a visit. {He} sat down on the edge and said that the weather was nice. {Friend} fetched biscuits. {Hero} ate one out of politeness, and then the whole tin out of interest. After that it was easier, and {hero} told {friend} how quiet it always was at {his} place, and how long a night is.",
    "“Then let us make some noise,” said {friend}. They played everything that {friend} knew. At hide-and-seek {hero} was no good, because {he} could be seen from behind every curtain. But at being found {hero} was the best, because {he} was so glad each time. {Friend} laughed until {friendhe} got the hiccups.",
    "+ They made plans as well. Tomorrow, said {friend}, they would do it all again, only in the other order. {Hero} wanted to know what “tomorrow” was like, with somebody in it. “You get up earlier,” said {friend}.",
    "Then they heard voices outside. Somebody was calling for {hero}. {Friend} pushed the curtain aside, and there stood people with worried faces. The place where {hero} belonged was empty. Without {hero} nothing was as it should be, and some had lost their way. “They miss me?” asked {hero}. {He} had never known that.",
  ],
  end: [
    "“You have to go back,” said {friend}, and it was hard to say. {Hero} did not move. If {he} went back, it would all be as before. {Friend} thought hard. Then {friendhe} took {hero} to the window and showed {him} something: from here {hero's} place could be seen, and from there {hero} could see this window.",
    "So they agreed on a sign. Each evening {friend} would come to the window and wave with both arms, and {hero} would answer, in {his} own way, so that only {friend} understood. They tried it out at once. {Hero} was back in {his} place, and everybody breathed again. {Friend} waved. And {hero} answered.",
    "It has been like that ever since. On some nights, when nothing much is going on, {hero} still comes down to {friend} for an hour, and there is always a full tin of biscuits. On all the others {friend} stands at the window and waves, and {hero} is not lonely any more.",
  ],
};

/** The same for an idea whose hero is the one who is visited. */
const { of: _, ...ofAny } = visit;

/** Stories of lonely things. */
export const lonelyThings = [
  story(visit),
  story({
    ...withParagraphs(ofAny, (lines) =>
      lines.map((line) => line.replace("and {hero} is not lonely any more", "and {hero} always answers")),
    ),
    says: [SKY_COMES, ...visit.says.slice(1)],
    lead: "visitor",
    unless: /\b(?:dead|died|war|murder\w*|lonely|help|ask(?:ed|s)?|stole|fell|lost|because|warn\w*)\b/i,
  }),
  story({
    says: [LONELY, SKY],
    may: [FRIEND],
    unless: /\b(?:dead|died|war|murder\w*|robot|ghosts?|astronaut|boy|girl|man|woman|came (?:down )?to|went to)\b/i,
    of: "things",
    after: [
      "From up there {hero} could see everything. {He} saw the lights go on in the windows, and the people who sat round their tables and passed each other the bread. They had one another. {Hero} had a lot of sky. {He} leaned down as far as {he} could, and nobody looked up.",
      "{Hero} tried to get into conversation. “Good evening,” {he} said to an aeroplane. It was in a hurry. “Where are you going?” {hero} asked the wild geese, and they were counting and must not be disturbed. An owl said “Who?” to everything. {Hero} explained three times who {he} was, and then {he} gave up.",
      "So {hero} did what lonely ones do. {He} made {himself} small. {He} told {himself} that company was tiring in any case. But when a dog barked at {hero} from a farmyard, {hero} was so glad that {he} stayed above the farm until the dog had fallen asleep.",
      "+ “You could make a show,” said the wind, who only ever stayed for a moment. “Then they would look up.” {Hero} tried to do something grand. A few people shut their windows. That was all, and {hero} felt lonelier than before.",
      "Then {hero} noticed a window that did not go dark. Every night, when all the others slept, it was still lit. Behind it somebody small lay in bed with open eyes and could not sleep. {Hero} came as close as {he} could. “Are you alone, too?” whispered {hero}. The eyes turned to the window.",
    ],
    end: [
      "“I'm not alone now,” said the child, “you are there.” {Hero} nearly fell out of the sky. {He} was there! {He} had been there all the time. The child told {hero} about the day, from breakfast on, and {hero} told the child about the geese. In the middle of the geese, the child fell asleep.",
      "The next night the window was open. There was a second child in it, and on the roof of the next house there was a third. “That's the one,” they whispered. “Hello, {hero}!” They waved with both hands. And {hero}, who had always looked down, saw all those faces that looked up.",
      "{Hero} has a lot to do now. There are so many who cannot sleep, and each of them gets a story. The dog on the farm gets one, too. When the last window is dark, {hero} still has the whole sky to {himself}. It does not seem so big any more.",
    ],
  }),
  story({
    says: [LONELY],
    may: [FRIEND],
    unless:
      /\b(?:[Mm]oon|stars?|cloud|sun|planet|comet|rainbow|satellite|space|dead|died|war|murder\w*|robot|computer|ghosts?|monster|lost|boy|girl|children|man|woman|cat|dog|mouse|bird|came to|went to|until|friends? with)\b/i,
    of: "things",
    after: [
      "It had not always been so quiet. {Hero} still remembered voices, and somebody who hummed. Now the days went past {hero}, and each looked like the one before it. {He} counted raindrops. {He} talked to {himself}, and as {he} knew all the answers, that did not take long.",
      "When anybody came by, {hero} made {himself} look as nice as possible. {He} stood up straighter, and nearly smiled. But they had their hands full and their heads full, and did not stop. “Tomorrow, then,” said {hero} after them. {He} had said so for many days, and was still lonely.",
      "Then a storm came up. The rain fell as if it were poured out of buckets, and all who had a home ran home. In the middle of it, something grey and soaked came round the corner. It was a cat, not much bigger than a glove. She looked at {hero}. “Is anybody in there?” asked the cat.",
      "+ {Hero} did not dare to answer at first. Nobody had asked {him} anything for so long that {his} voice had gone rusty. “Only me,” said {hero} then. “Only you would be fine,” said the cat, and shivered from her ears to the tip of her tail.",
      "{Hero} made room, as well as {he} could, and kept the rain off her. The cat rolled up very small, close to {hero}. It thundered. {Hero} felt a tiny heart go fast, and then slower, and then something began to hum. It was the cat. She was purring, and all of {hero} trembled along with it.",
    ],
    end: [
      "In the morning the sun was shining. “Now you will go,” said {hero}. {He} wanted to say it cheerfully. The cat stretched, first in front and then behind. “Why?” she asked. “Last night I had nobody, and nor had you. I don't see what could be better somewhere else.” {Hero} could not find a single thing.",
      "A cat makes friends, whether she wants to or not. Children came to stroke her, and leaned on {hero} while they did so. An old man stopped every day to ask how she was, and soon he asked how {hero} was as well. They still had their hands full. But they stopped.",
      "Now there are voices around {hero} from morning to night. When it gets dark and they have all gone home, the cat comes, turns round three times and lies down close to {hero}. Then it hums. {Hero} no longer counts the raindrops. {He} would not know when.",
    ],
  }),
];
