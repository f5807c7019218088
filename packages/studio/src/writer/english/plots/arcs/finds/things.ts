import type { Arc, ArcStory } from "../arc.ts";

/** Found things have owners, and only one of them knows the small thing that was left out. */
const whatWasLeftOut: ArcStory = {
  after: [
    [
      0,
      "={Hero} looked at {object} from all sides. It was good, and a little odd, and on the underside it had a dent of the size of a thumb. {He} put {his} own thumb into it. It fitted. Somebody had been holding it like this for years, and must be missing it.",
      "={Hero} looked at what {he} had there from all sides. It was good, and a little odd, and on the underside it had a dent of the size of a thumb. {He} put {his} own thumb into it. It fitted. Somebody had been holding it like this for years, and must be missing it.",
    ],
    [
      0.8,
      "=“Finders keepers,” said {talker}. “Only if nobody asks,” said {hero}. “Then don't ask.” They looked at {object} together for a while. It did not look as if it minded who it belonged to. But it did look as if it knew.",
      "=“Finders keepers,” somebody said. That was one way of seeing it, and {hero} tried it out until the evening. It was like sitting in another person's seat. All the time one of {his} ears was listening for the words “excuse me”.",
    ],
    [
      0.5,
      "=So {he} let it be known. “Found,” it said on the notice, and then it said what. {Hero} described {object} quite exactly and left out only the dent. The first one came within the hour. “That's mine,” he said, “definitely,” and was a long way off with the colour.",
      "=So {he} let it be known. “Found,” it said on the notice, and then it said what. {Hero} described it quite exactly and left out only the dent. The first one came within the hour. “That's mine,” he said, “definitely,” and was a long way off with the colour.",
    ],
    [
      0.8,
      "=Eleven came after him. Each of them had lost something, and most of them had lost something else. One wept, and it was nearly enough. One brought a photograph with a hand in it and no thumb. {Hero} asked all of them the same question: “Is there anything wrong with it?” “No,” they said, “it's perfect,” and that was that.",
    ],
    [
      0.6,
      "=Then no more came. The notice went pale, and a corner of it came off. {Hero} had said no twelve times by now, and nobody had thanked {him} for it. {He} held {object}, with {his} thumb where the other thumb belonged. It would have been so simple to have been alone and to have said nothing.",
      "=Then no more came. The notice went pale, and a corner of it came off. {Hero} had said no twelve times by now, and nobody had thanked {him} for it. {He} sat there with {his} thumb where the other thumb belonged. It would have been so simple to have been alone and to have said nothing.",
    ],
  ],
  end: [
    [
      0,
      "=The thirteenth did not claim anything. She only stood in front of the notice and read it to the end. “I don't suppose it's mine,” she said. “It says nothing about the dent. Mine wasn't worth a notice. It had a dent.” “Where?” asked {hero}. She held up one hand, and bent the thumb.",
    ],
    [
      0.5,
      "=She took {object} without looking down, the way one takes a hand in the dark, and the thumb went in by itself. “What do I owe you?” “Nothing,” said {hero}. “Only how it got there.” That was a long story. She told it on the spot, and {he} {was} the first one ever to have asked.",
      "=She took it without looking down, the way one takes a hand in the dark, and the thumb went in by itself. “What do I owe you?” “Nothing,” said {hero}. “Only how the dent got there.” That was a long story. She told it on the spot, and {he} {was} the first one ever to have asked.",
    ],
    [
      0.3,
      "=The pale notice was taken down at last. {Hero} kept it, because something had been written on the back. “Thank you,” it says there, and underneath, instead of a name, there is the print of a thumb.",
    ],
  ],
};

/** Everybody knows what it is for, and everybody knows it differently. */
const wrongWayUp: ArcStory = {
  after: [
    [
      0,
      "=It was hard to say which was the front. {Hero} put {object} down in the middle and walked round it. It stood there, a little crooked, as if it were waiting for a question. {He} pushed it straight. When {he} looked again, it was crooked.",
      "=It was hard to say which was the front. {Hero} put it down in the middle and walked round it. It stood there, a little crooked, as if it were waiting for a question. {He} pushed it straight. When {he} looked again, it was crooked.",
    ],
    [
      0.8,
      "=“And what's it for?” asked {talker}. {Hero} said that {he} would know when the time came. “When does the time come?” {He} did not know that either. {Talker} tapped {object} with one finger and listened to it. “It isn't empty,” said {talker}, “and it isn't full.”",
      "=“And what's it for?” people asked. {Hero} said that {he} would know when the time came. Somebody tapped it with one finger, and listened. “It isn't empty,” was the verdict, “and it isn't full.” That was not much, but it was written down.",
    ],
    [
      0.6,
      "=Then the experts came, one after the other, and they were all quite sure. It belonged on a wall. It belonged under a bed. One of them had an aunt who had eaten one. {Hero} tried everything out with {object}, except for that. It did none of it badly, and none of it well, and afterwards it was crooked again.",
      "=Then the experts came, one after the other, and they were all quite sure. It belonged on a wall. It belonged under a bed. One of them had an aunt who had eaten one. {Hero} tried everything out, except for that. It did none of it badly, and none of it well, and afterwards it was crooked again.",
    ],
    [
      0.8,
      "=Meanwhile it was in the way. People hung things on it. Somebody offered money for it, not much, and on the next day a little less. “Just get rid of it,” {he} {was} told. Until then {hero} had not been sure whether {he} liked it. Now it seemed that {he} did.",
    ],
    [
      0.5,
      "=All the same there came a point when {he} had had enough. {He} picked up {object} to carry it out, and for once {he} did not pick it up carefully. It slipped, turned over in the air, and landed on its head. {Hero} shut {his} eyes. There was no crash. There was a small sound, like a drawer that closes.",
      "=All the same there came a point when {he} had had enough. {He} picked it up to carry it out, and for once {he} did not pick it up carefully. It slipped, turned over in the air, and landed on its head. {Hero} shut {his} eyes. There was no crash. There was a small sound, like a drawer that closes.",
    ],
  ],
  end: [
    [
      0,
      "=When {he} opened them, it was standing quite straight. It had never stood straight before. {Hero} walked round it once more, bending {his} head to one side. The whole time they had all been looking at it upside down. What they had taken for the lid was the feet.",
    ],
    [
      0.5,
      "=After that it was plain enough what one does with it. A child could have said so, and one did, in passing. {Hero} fetched everybody who had been sure. They stood round {object} and said “oh”, each in a different tone. “My aunt won't like this,” said one of them.",
      "=After that it was plain enough what one does with it. A child could have said so, and one did, in passing. {Hero} fetched everybody who had been sure. They stood round it and said “oh”, each in a different tone. “My aunt won't like this,” said one of them.",
    ],
    [
      0.3,
      "=It stood like that from then on, the right way up, and it was used nearly every day. Only when somebody new came, {hero} turned it over beforehand. {He} liked to hear what they thought it was.",
    ],
  ],
};

/** A way in: how far does one go? */
const tenStepsIn: ArcStory = {
  after: [
    [
      0,
      "=“We'll only look,” said {hero}. That was easily said, but {object} was not a thing that one could only look at. It looked back a little. It was clean, for one thing. Whatever else had been lying about there for years, somebody had been dusting this.",
      "=“I'm only looking,” said {hero}. That was easily said. It was not a thing that one could only look at. It looked back a little. It was clean, for one thing. Whatever else had been lying about there for years, somebody had been dusting this.",
    ],
    [
      0.7,
      "=“Ten steps,” said {talker}. “Ten steps in, and then we turn round.” They counted them aloud. At seven it smelled of soup. At nine it got warm. At ten there was a mat with “Please wipe” on it. They wiped, and leaned forward as far as they could without moving their feet.",
      "=Ten steps, {he} decided, ten steps in, and then back out. {Hero} counted them aloud. At seven it smelled of soup. At nine it got warm. At ten there was a mat with “Please wipe” on it. {Hero} wiped, and leaned forward as far as one can without moving one's feet.",
    ],
    [
      0.8,
      "=It did no good. There was a bend just where it got interesting. “Tomorrow eleven,” said {hero}. And so they did it like that, one more each time, which is slow, but nobody can say that it is rash.",
    ],
    [
      0.6,
      "=Then something fell over back at the start, and the light from outside was gone. {Hero} turned round on the spot. There had been nothing in the plan about that. It is odd how long ten steps are when they have to be taken in the dark. Something on the other side of the bend had stopped stirring.",
    ],
    [
      0.5,
      "=“Hello?” said {hero}. {His} voice was smaller than usual. “We did wipe.” There was no answer for a time. Then there was a sound of slippers, and it was not going away.",
      "=“Hello?” said {hero}, not very loudly. “I did wipe.” There was no answer for a time. Then there was a sound of slippers, and it was not going away.",
    ],
  ],
  end: [
    [
      0,
      "=“That's more than the last ones did,” said somebody very small, and held up a lamp. “Forty years I've had that mat.” {Hero} {was} looked at from top to toe. “I heard you counting. At seven I began to lay the table.”",
    ],
    [
      0.5,
      "=There was soup. The bowls were the size of thimbles, and one had to ask for more rather often. “How far does it go on?” asked {hero}. “I don't know,” said the small one. “I've always stopped at a hundred. By myself it seemed enough.” It looked up from its bowl. “We might try a hundred and one.”",
    ],
    [
      0.3,
      "=From outside there is not much to be seen. {Object} is still there, and is always dusted. Only whoever kneels down and puts an ear to it can hear that somebody is counting in there. They are not all counting in the same voice.",
      "=From outside there is not much to be seen, and it is always dusted. Only whoever kneels down and puts an ear to it can hear that somebody is counting in there. They are not all counting in the same voice.",
    ],
  ],
};

/** A message without an address. */
const toWhoeverFinds: ArcStory = {
  after: [
    [
      0,
      "={Hero} read {object} standing up, and then sitting down. It was meant for somebody, that was certain. Nobody takes such trouble for nobody. It was only not clear for whom, and at one place there was a small mark like a bird, where other people put a full stop.",
      "={Hero} read it standing up, and then sitting down. It was meant for somebody, that was certain. Nobody takes such trouble for nobody. It was only not clear for whom, and at one place there was a small mark like a bird, where other people put a full stop.",
    ],
    [
      0.8,
      "=“Throw it away,” {he} {was} told. “It's old.” But old is not the same as finished. {He} copied all of it out, slowly, in {his} own handwriting. Whoever copies something notices where the other one stopped to think. It was just before the bird.",
    ],
    [
      0.6,
      "={He} began to ask. The first one whom {hero} showed it to needed different glasses. The second one knew the handwriting at once and was wrong. The third one said that people used to do that sort of thing in those days, and could not say what sort of thing, or in which days.",
    ],
    [
      0.8,
      "=After three weeks the only thing that {he} had found out was who had not written it. That was a long list, and it was getting longer. {Hero} had also begun to draw small birds on the edges of things. {He} did it while {he} {was} waiting, and {he} {was} waiting a good deal.",
    ],
    [
      0.5,
      "=At last there was a name, and an address to go with it. {Hero} stood there in {his} good shoes, and was told through the gap that there was no such person, and there never had been. The door shut. {He} left {his} own number on a scrap of paper, for the sake of order, and went home.",
    ],
  ],
  end: [
    [
      0,
      "={He} had not even taken off {his} shoes when there was a knock. Somebody stood outside who had been running. “On your paper,” she said, “behind the number. Where did you get that?” {Hero} had not noticed it. {He} had put a small bird there, where other people put a full stop.",
    ],
    [
      0.5,
      "=So {he} showed her {object}, and she read it standing up, and then sitting down. She had known that it must be somewhere. She had been told about it as a child, and had looked in all the wrong places. “It's for me, I think,” she said at the end. “Or for whoever bothered. May we share it?”",
      "=So {he} showed her all of it, and she read it standing up, and then sitting down. She had known that it must be somewhere. She had been told about it as a child, and had looked in all the wrong places. “It's for me, I think,” she said at the end. “Or for whoever bothered. May we share it?”",
    ],
    [
      0.3,
      "=They have each kept half of it. Now and then a card comes, or one is sent, and there is never very much on it. It does not have to be signed, either. There is a bird at the end, and it has its wings open.",
    ],
  ],
};

const THE = "(?:an?|one|the|some|another)";
const GETS_HOLD =
  "^(?:(?:suddenly|accidentally|finally|one day) )?(?:found|dug up|unearthed|discovered|came across|stumbled (?:on|upon|across)|received|got|was given|were given|was sent|were sent|bought|inherited|hauled up|pulled up|pulled out|fished (?:up|out)|uncovered|was left|were left|noticed|spotted|opened)";
const SOMEBODY =
  "job|match|deal|idea|plan|friend|lift|chance|letter of|place to|man|woman|boy|girl|baby|child|stranger|dog|puppy|cat|kitten|egg|body|skeleton|bird|horse|dragon|animal|creature|husband|wife|bike|van|house|farm|company|business|hotel|restaurant|shop|cold|chickenpox|phone call|call|ticket|tattoo|visit|robot|ghost|gun|bomb|way|cure|planet|island|comet|star";
const GRAVE = "dead body|murder\\w*|kill\\w*|war|bomb|prison|cancer|grave|obituar\\w*";

/** Somebody finds, gets or buys a thing. */
export const things: readonly Arc[] = [
  {
    told: new RegExp(
      `${GETS_HOLD} ${THE} (?:[a-z-]+ ){0,4}(?:messages?|letters?|note|diary|diaries|postcards?|notebook|inscription|number|list|telegram|manuscript)\\b`,
    ),
    by: "hero",
    of: "people",
    idea: new RegExp(
      `^(?!.*\\b(?:${GRAVE}|every (?:day|week|friday|monday)|text messages?|anonymous|herself, dated)\\b)`,
      "i",
    ),
    stories: [toWhoeverFinds],
  },
  {
    told: new RegExp(
      `${GETS_HOLD} ${THE} (?:[a-z-]+ ){0,3}(?:door|elevator|lift|tunnel|staircase|stairs|cave|passage|passageway|hatch|trapdoor|hole|gate|corridor|cellar)\\b`,
    ),
    by: "hero",
    of: "people",
    idea: new RegExp(`^(?!.*\\b(?:${GRAVE}|ghost|which goes to|where all)\\b)`, "i"),
    stories: [tenStepsIn],
  },
  {
    told: new RegExp(
      `^(?:found|came across|dug up|unearthed|stumbled (?:on|upon|across)|hauled up|fished (?:up|out)|pulled (?:up|out)|noticed|spotted) ${THE} (?!(?:[a-z-]+ ){0,3}(?:${SOMEBODY}|cabin|bundle|photos?|picture|treasure|coins?|gold|room|town|village|city|forest|car|boat|ship|safe)\\b)[a-z]`,
    ),
    by: "hero",
    of: "people",
    idea: new RegExp(`^(?!.*\\b(?:${GRAVE}|give it back|owner|magic\\w*)\\b)`, "i"),
    stories: [whatWasLeftOut],
  },
  {
    told: new RegExp(
      `^(?:bought|inherited|received|got|was given|were given|was sent|were sent|was left|were left|won) ${THE} (?!(?:[a-z-]+ ){0,4}(?:${SOMEBODY}|lottery|wallet|ring|necklace|seat|wish|medal|prize|award|money|package|holiday|shadow|onion|piano|violin|guitar|name|role|part|message|answer|score|message|text|train|trip|haircut|fine|promotion|divorce)s?\\b)[a-z]`,
    ),
    by: "hero",
    of: "people",
    idea: new RegExp(`^(?!.*\\b(?:${GRAVE}|magic\\w*|every (?:day|week|month))\\b)`, "i"),
    stories: [wrongWayUp],
  },
];
