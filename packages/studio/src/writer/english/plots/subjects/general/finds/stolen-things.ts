import { phrase } from "../../phrase.ts";
import { also, story, type WrittenStory } from "../../subject-story.ts";
import { OWNER_NAMED, PAL } from "./what-is-lost.ts";

const STOLEN = `(?:stole|had stolen|steals|was stealing|kept stealing|stealing) (?!(?:the show|money|identity|it|them|from)\\b)${OWNER_NAMED}<item:thing>`;
const TAKEN = `${OWNER_NAMED}<item:thing>(?: (?:from|of|in|at) [^,.]*?)? (?:(?:was|were|got|had been|has been|is|are|gets|get) (?:stolen|missing)|went missing|goes missing|(?:had |has |have )?(?:gone missing|disappear(?:ed|s)?|vanish(?:ed|es)?))`;
const SOLVE =
  /\b(?:find(?:s)? out who|found out who|who (?:did it|stole|has stolen|had stolen|took|has taken|had taken|is stealing|was stealing|has been|had been)|detective|inspector|investigat\w*|solve[sd]?|clues?|suspects?|catch(?:es)? the thief|caught the thief|find the thief|found the thief|tracks? down)\b/i;
const MORE = [
  ...also(
    "find out who (?:did it|stole [a-z]+|took [a-z]+)?|found out who [^.]*|who (?:had )?(?:stolen|stole|taken|took) (?:it|them|the [a-z]+)",
    "detective|inspector|investigated?|solved?|clues?|suspects?|the thief|case|mystery",
    "asked? (?:everybody|everyone|all)|follow(?:ed|s)? (?:the |a )?(?:trail|tracks|clues|footprints)(?: of [a-z]+)?",
  ),
];
const NOT =
  /\b(?:(?:is|was) a suspect|(?:are|were) (?:all )?suspects|murder\w*|killed|died|dead|body|corpse|kidnap\w*|children (?:went missing|disappear\w*)|(?:girl|boy|child|woman|man|wife|husband|daughter|son|mother|father|people|dog|cat|teacher|student|scientist|neighbou?r) (?:who )?(?:(?:had|has) )?(?:went missing|goes missing|disappear\w*|vanish\w*|was missing)|cookies?|biscuits?|cakes?|pies?|bread|cheese|honey|sweets|candy|apples?|pears?|carrots?|eggs?|sandwich\w*|fish|food|lunch\w*|recipes?|identity|moon|sun|stars|sound|colou?rs?|hack\w*|heist|gang)\b/i;

const POLICE =
  /\b(?:detectives?|inspector|police\w*|sergeant|commissioner|commissario|constable|investigators?|sheriff|sleuth)\b/i;

const WITHOUT_HURRY: WrittenStory = {
  says: [phrase(TAKEN), SOLVE],
  may: [PAL, ...MORE],
  of: "adults",
  unless: NOT,
  after: [
    "{Hero} let everybody talk first. That was {his} way with a theft. “{Theitem} must be worth a fortune,” said the first. “Some people are never content,” said the second. {Hero} wrote down both sentences, went to the empty place, and looked at it for so long that the others began to cough.",
    "There was no broken window and no forced lock. Dust lay all round the empty place, and in the dust there was a clean patch, exactly as large as {theitem}. {Hero} got down on {his} knees. “It was lifted straight up,” {he} said, “with great care. Thieves are in a hurry. This one was not.”",
    [
      "{Hero} and {pal} divided the work. {Hero} asked the questions, and {pal} watched the hands of those who answered. By the evening they had twelve pages on the theft and a bag of cold chips. “They are all lying,” {hero} said to {pal}. “But not about this.”",
      "{Hero} spoke to every person who had been near {theitem} on that day. It took {him} until the evening, and nine cups of bad coffee. All of them were hiding something: a debt, a love affair, an hour asleep in the store room. {Hero} had seldom met so many small lies, and none of them led to {theitem}.",
    ],
    "+ At night {hero} laid out {his} notes on the floor and walked up and down between them in {his} socks. {He} had a reason for everyone, and for nobody the right one. To sell {theitem} was impossible, because everybody knew it. So why take {theitem} at all?",
    "Towards morning {hero} read the answers once more, and this time {he} did not look at what was said. {He} looked at what was missing. All of them had asked {him}: “Have you any idea where {theitem} is?” Only one of them had not asked. {Hero} put {his} shoes on.",
  ],
  end: [
    "“You didn't ask me where {theitem} is,” said {hero} in the doorway, quite quietly. There was a long silence. “No,” was the answer at last. Behind a curtain, on a clean white cloth, waited {theitem}, without a scratch. “I didn't want to own it. I wanted to be alone with it, once, before it was too late. They always hurried me past.”",
    "{Hero} carried {theitem} back {himself}. {He} reported everything, for that was only right, and at the end {he} added a sentence that had not been asked for: “It was handled with love.” It did not change the law. But it changed the face of the judge, and how the sentence came out.",
    "{Theitem} is back where it belongs. In the evening, when the crowd is gone, {hero} sometimes goes there. {He} sits down in front of it. Then {he} takes {his} time. {He} has never asked anyone to hurry since.",
  ],
};

/** Stories of something stolen, and of who finds out the thief. */
export const stolenThings = [
  story(WITHOUT_HURRY),
  story({
    says: [phrase(STOLEN), SOLVE, POLICE],
    may: [PAL, ...MORE],
    of: "adults",
    unless: NOT,
    after: [
      "The call came at the worst possible moment, with {hero}'s mouth full. “{Theitem}?” {he} repeated, and swallowed. “Stolen?” Ten minutes later {hero} was there, with crumbs on {his} coat, and asked everybody to stay exactly where they had stood.",
      "{Hero} went once round the scene of the theft and then once more the other way. {He} found what the thief had left: a thread on a nail, and half a footprint. What interested {him} more was what the thief had not taken: everything else.",
      [
        "“Who would want {theitem} so much?” asked {pal}. That was exactly the question. {Hero} and {pal} made a list. Then they went from name to name. They were offered tea, and insults, and one very good alibi with photographs.",
        "Who would want {theitem} so much? {Hero} made a list. Then {he} went from name to name. {He} was offered tea, and insults, and one very good alibi with photographs.",
      ],
      "By the third day there was pressure from above, and a headline. {Hero} had the wrong man in the interview room, and knew it. “Let him go,” {he} said. “His coat has no loose thread, and his feet are too big.” It did not make {hero} more popular. {He} took the thread and the drawing of the footprint, and began again at the beginning.",
      "+ It is a lonely business to be sure of nothing. {Hero} sat over cold soup and held the thread to the light. It was a good thread, from a good coat, mended by hand. Whoever stole {theitem} looked after things.",
    ],
    end: [
      "That was when {hero} saw it. {He} had been looking for an enemy. But nobody takes such trouble over a thing they hate. {Hero} drove to the one person whom {he} had only asked as a witness, the most helpful of all, and looked at the sleeve of the coat in the hall. It had been mended, by hand, in a fine new thread.",
      "“I wondered when you would come,” said the witness, and was almost glad. Then the whole story came out: a promise that had been broken years ago, and letters that were not answered. At the end {hero} was led upstairs to {theitem}, wrapped up warm in blankets. “I only wanted somebody to ask me why.” “Why?” asked {hero}, and sat down, and listened to the end.",
      "{Hero} closed the file that night. {He} always keeps one small thing from a case, if the law allows it. From this one it is a bit of thread, in a matchbox, in the top drawer. When a case looks like hatred, {hero} takes out the matchbox. Then {he} looks at it for a while.",
    ],
  }),
  story({ ...WITHOUT_HURRY, says: [phrase(STOLEN), SOLVE] }),
  story({
    says: [phrase(TAKEN), SOLVE],
    may: [PAL, ...MORE],
    unless: NOT,
    after: [
      "All of them talked at the same time. “A thief!” they cried. “Who can have taken {theitem}?” Only {hero} was quiet. {He} knelt down at the place where {theitem} should have been, and put {his} nose almost on the ground. “Please don't tread on the clues,” said {hero}.",
      "There were three clues. The first was a crumb. The second was a smudge, at about the height of {hero}'s chin. The third was that nothing at all had been broken. {Hero} drew all three of them on a piece of paper and wrote above them: “Who took {theitem}?”",
      [
        "“Where were you when it happened?” {hero} asked everyone, and {pal} stood beside {him} and looked as stern as possible. One had been asleep. One had been in the bath. One had been at the dentist's, and showed the new tooth. Not one of them knew a thing about {theitem}.",
        "“Where were you when it happened?” {hero} asked everyone, and looked as stern as {he} could. One had been asleep. One had been in the bath. One had been at the dentist's, and showed the new tooth. Not one of them knew a thing about {theitem}.",
      ],
      "Soon they began to look at each other sideways. “It was you!” “No, you!” Friends who had shared their sandwiches for years did not share them any more. It was even worse than the loss of {theitem}, {he} thought, and {he} worked twice as fast.",
      "+ In the night {hero} lay in wait. {He} had sprinkled flour on the ground, and {he} stayed awake by biting on a lemon. Around midnight there were small steps. In the morning {hero} found small prints in the flour, and one of them had stopped in the middle, as if the thief had thought about turning back.",
    ],
    end: [
      "{Hero} measured the smudge once more. It was low down. It had been made by a hand that had to reach up. {He} looked along the row, past all those who were shouting, to the very end of it. There stood the smallest of them, who had never said a word, with both hands behind the back. “You may tell me,” said {hero} gently.",
      "“I only wanted to look at it from near by,” whispered the thief. “I'm never allowed to. You all say that I'm too small.” And then, with many tears, {theitem} came out from under a big blanket, quite whole, and even polished. Nobody shouted any more. {Hero} folded up {his} paper. “Case closed,” {he} said.",
      "{Theitem} is back, and everyone may look at it now, from near by, the small ones first. {Hero} hung the paper with the three clues over {his} bed. And when something is missing again, they do not shout “Thief!” They come and knock at {hero}'s door.",
    ],
  }),
  story({
    says: [phrase(STOLEN), SOLVE],
    may: [PAL, ...MORE],
    unless: NOT,
    after: [
      "{Hero} put on {his} hat, for no detective can think without one. Then {he} walked round and round the empty spot. “Nobody leaves,” said {hero}, “until this is cleared up.” There was a gasp. They all loved {theitem}. And one of them, it seemed, a bit too much.",
      "{Hero} began with the questions. “What did you hear?” “A creak,” said one. “A giggle,” said another. “My tummy,” said the third. {Hero} wrote it all into a little book. {He} looked through {his} magnifying glass at the floor, and at the wall, and at the third one's tummy.",
      [
        "{Hero} whispered something to {pal}. They pretended to go home. They even said “Good night!” quite loudly. Then they crept back on their toes and hid, {hero} on the left and {pal} on the right, and hardly breathed. A thief who has stolen once comes back a second time.",
        "Then {hero} had a plan. {He} pretended to go home, and even said “Good night!” quite loudly. But {he} crept back on {his} toes, hid behind a curtain, and hardly breathed. A thief who has stolen once comes back a second time.",
      ],
      "For a long time nothing happened, apart from a sneeze that {hero} only just managed to swallow. Then there was a creak. Then there was a giggle. A shadow crept along the wall, towards the empty spot. “Stop!” cried {hero}, jumped out, and got tangled up in the curtain.",
      "+ The shadow ran, and {hero} ran, curtain and all. They ran twice round the table. At the third time round {hero} simply stopped and turned about, so that the shadow ran straight into {his} arms.",
    ],
    end: [
      "It was the one who had shouted “Stop, thief!” the loudest. “I meant to bring it back,” the thief sobbed. “I took it home to surprise you all, because it was getting dull. I wanted to make it shine. And then everyone was so angry that I did not dare.” {Hero} let go. “Show us,” {he} said.",
      "So they all went along behind {hero}, through the back door and up the stairs, and gasped when they saw {theitem}, clean and bright. For a moment no one knew if they should scold or cheer. {Hero} decided it. {He} took off {his} hat, first to {theitem} and then to the thief. “Next time,” said {hero}, “leave a note.”",
      "{Hero} still has the little book. On the last page of that case it says what {he} found out: who the thief was, and why, and that it is worth asking about the why. Under it there is a bit of curtain, glued in as a souvenir.",
    ],
  }),
];
