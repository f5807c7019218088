import { phrase } from "../../phrase.ts";
import { story, type WrittenStory } from "../../subject-story.ts";
import { inOwnWords } from "./in-own-words.ts";
import { COMER, LONELY } from "./lonely.ts";

/** How two become friends of whom it was not expected. */
const becomingFriends = {
  unless:
    /\b(?:murder|killed|dead|died|ghost|prison|kidnap\w*|in love|married|friend request|imaginary|afraid of|scared of|allergic|lighthouse|tree|tower|windmill|scarecrow|statue|lamp|streetlamp|rock|mountain|flower|mushroom)\b/i,
  after: [
    [
      "{Hero} had not exactly been looking for a friend {ways} And {friend} had not been looking for one like {hero}. At first they only watched each other from a safe distance. Then {hero} moved one step nearer. {Friend} stayed where {friend} was, and that was a beginning.",
      "The world would never have put {hero} and {friend} together. {Hero} had not met anybody like {friend} before, and {friend} did not know what to make of {hero}. At first they only looked at each other from a safe distance. Then {hero} moved one step nearer. {Friend} stayed where {friend} was, and that was a beginning.",
    ],
    "The next time, {hero} brought something along to share and put it down halfway between them. {Friend} looked at it for a long while, then came and sat down on the other side. “I wasn't sure that you would,” said {hero}. They stayed there side by side, and neither of them noticed how late it was.",
    "+ They soon found out what they had in common, which was nearly nothing. {Hero} laughed at things that {friend} did not find funny at all. {Friend} was afraid of something that {hero} had never even noticed. But they both liked to sit quite still and look at the sky, and with that they could start.",
    "The others noticed, of course. “You and {friend}?” they said to {hero}. “That will never last. You don't belong together.” {Hero} gave no answer. But the next day {hero} stayed away, and {friend} sat alone where the two of them always met, and waited, and went on waiting.",
  ],
  end: [
    "{Hero} had a miserable day. Everything {he} saw was something that {he} wanted to show {friend}. In the end {hero} jumped up and ran all the way back. {Friend} was still there. “I listened to the wrong ones,” said {hero}. “I'm sorry.” {Friend} looked at {him} for one long moment, and then moved over to make room.",
    "From then on {hero} did not hide {friend} from anybody. When the others laughed, {hero} stood next to {friend} and laughed with them, louder than all of them, until it was no fun any more. And on the day when {hero} was in trouble, it was {friend} who came first, and helped {him} out of it. After that, it was clear to everybody what {hero} saw in {friend}.",
    [
      "Nowadays {hero} and {friend} are never far apart. They sit side by side, with no distance between them at all. Sometimes they think of how it began, when {start} They would not change a thing.",
      "Nowadays {hero} and {friend} are never far apart. They still have nearly nothing in common. They sit side by side, look at the sky, and there is no distance between them at all.",
    ],
  ],
} as const;

/** Who that friend is, and how it began. */
const HOW = {
  ways: /\b(?<ways>(?:who|that|which) (?:(?! and\b)[^.,;])+\.)/u,
  start: /\b(?:when|because|after|while) (?<start>they [^.;]+\.)/u,
};

/** Why the others do not want to be one. */
const REASON = { reason: phrase("because of <reason:thing>") };

/** How somebody looks for a friend. */
const lookingForFriend = {
  says: [LONELY],
  unless:
    /\b(?:friends with|befriend\w*|best friend|in love|love letters?|girlfriend|boyfriend|wife|widow\w*|husband|bride|date|dating|adopt\w*|murder|dead|died|death|lost|imaginary|hires?d?)\b/i,
  may: [
    phrase(
      "(?:[Aa]ll )?<others:somebody> (?:always |all |just |only )?(?:ran|flew|swam|hid|laughed|avoided|were (?:all )?(?:afraid|scared)|screamed)",
    ),
    COMER,
  ],
  after: [
    "It is not easy to look for a friend. {Hero} did not know how it was done, so {he} practised at home. “Good morning, would you like to be friends?” {hero} said to {his} own shadow. The shadow nodded whenever {hero} nodded, but it never thought of anything to say.",
    [
      "On the first day {hero} went straight up to {theothers}, and they were gone before {he} could say it. On the second day {hero} took along the best thing {he} had, as a present for {theothers}, and put it down, and stepped back a long way. They came for the present, said thank you, and ran off with it.",
      "“It's because of the way I am,” thought {hero}, and looked down at {himself}. It was because of {thereason}, and {he} knew it. {Hero} tried to hide {thereason} as well as {he} could, and went to ask the first ones {he} met. They looked {him} up and down, and then they had to go somewhere else very quickly.",
      "On the first day {hero} asked the first ones {he} met. They looked {him} up and down, and then they had to go somewhere else very quickly. On the second day {hero} took along the best thing {he} had, as a present. They took the present, said thank you, and ran off to play with it.",
    ],
    "+ Perhaps I am the wrong sort, thought {hero}. So {he} tried to be different: louder, funnier, more like all the others. It was hard work. By the evening {hero} was tired of being somebody else, and {he} still did not have a friend.",
    "The next morning {hero} did not ask anybody. {He} went to the quietest place {he} could find and sat down there, because that is what you do when you are lonely. “So I'll be friends with myself,” said {hero}. “At least I know my name already.” It sounded much sadder than {he} had meant it.",
  ],
  end: [
    [
      "Then {hero} noticed that {he} was not alone. {Thecomer} had been standing there the whole time. {Hero} forgot every word that {he} had practised. {He} only moved over, so that there was room for two. And {thecomer} came and sat down, right next to {hero}, as if that place had always been free for {thecomer}.",
      "Then {hero} saw that somebody was sitting there already: somebody small, with a face as sad as {his} own. “Sorry,” said {hero}. “Did you come here to be alone?” “No,” said the small one. “I'm only alone because there's never anybody who sits down.” {Hero} came over and sat down.",
    ],
    "They stayed there until the shadows were long. They talked about the best hiding places, the worst dreams, and how loud it can be when it is quiet. {Hero} did not try to be louder, or funnier, or like the others. {He} noticed it only on the way home: {he} had been just {himself} all day, and it had been enough for a friend.",
    "These days {hero} has a friend, and after this one came a second, because it is much easier with help. But {hero} never walks past a quiet place without a look. If somebody is sitting there alone, {hero} goes over, says nothing clever, and sits down.",
  ],
} satisfies WrittenStory;

/** Stories of who makes a friend, or would like to have one. */
export const friends = [
  ...inOwnWords(
    {
      ...becomingFriends,
      says: [
        phrase(
          "(?:(?:made|became|become) (?:[a-z]+ )?friends with|befriended|(?:became|become) (?:the )?(?:best |good )?friends? (?:of|to)) <friend:somebody>",
        ),
      ],
    },
    HOW,
  ),
  ...inOwnWords(
    {
      ...becomingFriends,
      lead: "one",
      says: [
        phrase(
          "<one:somebody>,? and <friend:somebody>,?(?: (?:from|in|on|of|next|with) [^.,]{1,40}?)? (?:slowly |soon |finally |unexpectedly )?(?:became|become) (?:the )?(?:[a-z]+ )?friends",
        ),
      ],
    },
    HOW,
  ),
  ...inOwnWords({ ...lookingForFriend, of: "creatures" }, REASON),
  ...inOwnWords({ ...lookingForFriend, of: "things", says: [LONELY, /\brobot\b/i] }, REASON),
  story({
    says: [LONELY],
    unless:
      /\b(?:robot|Mars|moon|space|planet|underwater|seabed|friends with|befriend\w*|in love|love letters?|girlfriend|boyfriend|adopt\w*|murder|dead|died|lost|imaginary|prison|hires?d?)\b/i,
    of: "things",
    may: [COMER],
    after: [
      "{Hero} could not get up and go to look for company. {Hero} stood where {he} had always stood, and company had to come by itself. Mostly it did not come. {Hero} watched the birds go by in the morning and the clouds go by at noon. In the evening there was nothing left to watch, and then {hero} was lonely.",
      "{Hero} tried to be noticed. {He} stood as straight as {he} could, and looked as friendly as {he} knew how. A bird came, sat down on {hero}, looked left, looked right, and flew on. “It was very nice of you!” called {hero} after it. It had been a visit of half a minute. {Hero} thought about it for days.",
      "+ “What is it like, where you go?” {hero} asked the clouds. They were always in a hurry. “What is it like, where you stay?” a small cloud called back, and was gone before {hero} could answer. But {hero} thought up the whole answer all the same, in case it should ever come by again.",
      "Then came a night of wind and rain, and {hero} had never felt so alone. “If there were only somebody,” thought {hero}. “They would not have to stay. They would not even have to like me.” And just then, through the rain, {hero} heard a small sad sound, quite near, and then it came nearer.",
    ],
    end: [
      [
        "It was {thecomer}, wet through and out of breath. {Thecomer} came close and leaned against {hero}, because there was no other shelter. {Hero} had never been so careful in {his} life. {He} kept off the wind on one side and the rain on the other, the whole night, and did not move at all. {Hero} was good at that.",
        "It was a kitten, wet through and all alone. It crept close and leaned against {hero}, because there was no other shelter. {Hero} had never been so careful in {his} life. {He} kept off the wind on one side and the rain on the other, the whole night, and did not move at all. {Hero} was good at that.",
      ],
      [
        "In the morning the sun came out. {Hero} waited for the end of the visit, as always. But {thecomer} looked up and stayed where {thecomer} was. {Thecomer} had gone from place to place, and not one of them had stood still for {thecomer} as {hero} had. That day {thecomer} told {hero} everything about the world that goes by, and {hero} told {thecomer} everything about staying.",
        "In the morning the sun came out. {Hero} waited for the end of the visit, as always. But the kitten looked up at {hero}, turned round twice and lay down again. It had been chased away from every corner of the town, and not one of them had stood still for it as {hero} had. It came back that evening, and on every evening after that.",
      ],
      "{Hero} still stands where {he} has always stood. The birds go by in the morning and the clouds go by at noon. But in the evening {hero} looks as friendly as {he} can, although {he} need not try any more. Somebody is coming who knows the way, and {hero} is not lonely.",
    ],
  }),
];
