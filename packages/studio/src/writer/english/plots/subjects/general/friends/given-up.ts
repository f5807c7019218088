import { phrase } from "../../phrase.ts";
import { story, type WrittenStory } from "../../subject-story.ts";

/** Presents that are left in secret. */
const leaving = {
  says: [
    /\b(?:secret\w*|anonymous\w*|[Ee]very (?:single )?(?:day|morning|week|night|evening|Sunday|Monday|Friday|Saturday)|without (?:telling|saying|being)|unknown|mysterious)\b/,
  ],
  unless:
    /\b(?:murder\w*|kill\w*|died|dead|grave|in love|love letters?|threat\w*|bomb|blackmail\w*|thief|stolen|detective|ghost|fairy|Santa|who (?:left|leaves|is leaving)|found|finds|discovers?|discovered)\b/i,
  of: "people",
  after: [
    "It had begun with a look. {Hero} had gone past one day and had seen {other}, and {other} looked as if nobody had come for a very long time. {Hero} could not get that face out of {his} head. So {he} came back with {gift}, as quiet as a cat, and was gone again before anybody could see {him}.",
    "From behind a corner {hero} watched. {Other} came out, stopped short and bent down. Then {other} looked to the left, and to the right, and up to the sky, in case it had come from there. And {other} smiled. It was a small, rusty smile. But {hero} had seen it, and ran home as though {he} had won a race.",
    "+ After that {hero} could not stop. {He} went in the rain, and {he} went with a cold. {He} learned which stone wobbled and which dog barked. “Where do you go all the time?” they asked. “Just for a walk,” said {hero}, and turned red. It was the best secret {he} had ever had.",
    "Once {hero} was nearly caught. A note was lying there, in large and shaky letters: “Thank you, whoever you are. Please come in for once.” {Hero} read it three times. {He} wanted to knock, and did not dare. To leave {gift} for {other} was easy. To knock was something quite different. {Hero} went away again, more slowly than {he} had come.",
  ],
  end: [
    "The next time {other} did not come out, and the last present lay where {hero} had put it. {Hero} waited a minute, and then another. Then {he} forgot that {he} was a secret. {He} ran out from behind the corner and knocked as loud as {he} could. “Are you there?” called {hero}. “Are you all right?”",
    "There was a cough inside, and the sound of slippers. It was only a cold. {Other} opened and looked at {hero}, and at what {hero} had brought. “So it's you,” said {other}. {Hero} nodded. There was nothing left to hide. “I meant to be cross with you,” said {other}, “because you never stay. Come in. The tea is hot.”",
    "{Hero} does not run away any more. {He} still brings {gift}, and {other} still looks to the left and to the right, just for fun, before the two of them go in. There are two cups on the table. And some mornings {hero} finds something in front of {his} own door, and nobody has ever seen who puts it there.",
  ],
} satisfies WrittenStory;

const LEFT = "(?:left|leaves|put|puts|placed|places|brought|delivered|hung|pushed|slipped)";
const DOOR =
  "(?:at|on|outside|by|before|in front of|in|under|through|into) [^.,]*?(?:door|doorstep|porch|window|window ?sill|letter ?box|mailbox|desk|locker|gate|steps?)";

/** Stories of giving something up for a friend, and of presents in secret. */
export const givenUp = [
  story({
    says: [
      phrase(
        "(?:gave up|gives up|gave away|sacrificed|turned down|passed up|gave) (?=(?:his|her|their|the) (?:[a-z]+ ){0,2}?(?:place|part|role|spot|chance|turn|lead|solo)\\b)<prize:thing>",
      ),
      phrase("(?:so that|so|for|to) <friend:somebody>(?= (?:can|could|would|might|instead|who|because)\\b|[.,])"),
    ],
    unless:
      /\b(?:murder\w*|kill\w*|died|dead|dying|throne|crown|king|queen|bus|train|wheelchair|lifeboat|wife|husband|job|career|marr\w+|pregnant)\b/i,
    of: "people",
    after: [
      "{Hero} had wanted {prize} more than anything else, and everybody knew that. {He} had worked for it for a long time. But {hero} had also seen the face of {friend}, who wanted it just as much and would never have said so. {Hero} thought about it for a whole night. In the morning {he} had made up {his} mind.",
      "“I'd like {friend} to have it,” said {hero}. They asked {hero} three times if {he} was sure. {Hero} said yes three times, and each time it was a bit harder. “Why?” asked {friend}, quite pale. “Because you'll be good,” said {hero}. “And because you would never have asked.”",
      "+ It hurt all the same. In the evening {hero} sat at the window and was sorry for a while. {He} thought of how it would have been, from the beginning to the end, with everything in it. Then {he} folded it all up in {his} head like a letter, put it away, and rang up {friend}. “Are you nervous?” asked {hero}.",
      "{Friend} was more than nervous. {Friend} could not eat and could not sleep, and wanted to give it all back. “I'm not like you,” said {friend}. “I'll only spoil it.” But {hero} would not take {prize} back. {He} came over every day to help {friend} get ready, and gave {friend} whatever {he} had got ready for {himself}, down to the lucky stone in {his} pocket.",
    ],
    end: [
      "Then the day came. {Hero} stood at the side among all the others and pressed both {his} thumbs until they were white. {Friend} looked round for {hero}, as pale as paper. {Hero} nodded. And {friend} took a deep breath and began. With every minute {friend} stood a little straighter. {Hero} had never seen {friend} like that before.",
      "Afterwards {friend} came running, straight to {hero}, with a shining face. “Did you see it?” cried {friend}. “Did you see it all?” {Hero} had seen it all. {He} had thought that it would hurt, at least a bit. But it felt as if {he} had been up there {himself}, only with less fear. “I've never given anything away that I liked so much,” said {hero}.",
      "Later on {hero's} own turn came. It was {friend} who put {hero's} name on the list, and {friend} who stood at the side and pressed both thumbs. The lucky stone goes to and fro between {hero} and {friend} to this day. It is always in the pocket of the one who needs it more.",
    ],
  }),
  story({
    says: [
      phrase(
        "(?:gave up|gives up|gave away|gave) (?=(?:his|her|their|the) (?:[a-z]+ ){0,2}?(?:seat|ticket|holiday|trip|prize|medal)\\b)<prize:thing>",
      ),
      phrase("(?:so that|so|for|to) <friend:somebody>(?= (?:can|could|would|might|instead|who|because)\\b|[.,])"),
    ],
    unless:
      /\b(?:murder\w*|kill\w*|died|dead|dying|throne|crown|king|queen|bus|train|lifeboat|wife|husband|job|marr\w+|pregnant|stranger)\b/i,
    of: "people",
    after: [
      "{Hero} had waited for it so long. {He} had counted the weeks, and then the days, and {he} knew by heart what would happen first and what would happen next. But {hero} had also seen {friend}, who had never once said a word about it, and whose eyes said everything. For a whole night {hero} went to and fro with {himself}. In the morning {he} had made up {his} mind.",
      "“It's for you,” said {hero}, and held it out. {Friend} put both hands behind {friendhis} back. “I can't take that,” said {friend}. “It's yours. You've been talking about nothing else.” “That's why I know that it's a good one,” said {hero}. They pushed it to and fro between them until {friend} had it, and did not know what to say.",
      "+ It hurt all the same. In the evening {hero} sat at the window and was sorry for a while. That is allowed. {He} went through it all in {his} head, from the beginning to the end. Then {he} noticed that there was somebody else in the middle of the picture now, with a shining face. It was {friend}, and {hero} could not help smiling.",
      "On the day itself {hero} went along as far as the door. “You'll tell me everything,” said {hero}. “Every bit of it, the boring parts too.” {Friend} hugged {him} so hard that {he} got no air. At the last moment {friend} turned round once more. “Shall we change back?” asked {friend}. {Hero} shook {his} head, quickly, before {he} could think about it.",
    ],
    end: [
      "The hours went slowly. {Hero} tidied a drawer that was tidy. {He} looked at the time, and then {he} looked out of the window, and then at the time. “Now it begins,” {hero} thought, and later: “Now it must be at its best.” And in the evening there were steps outside, fast ones, and {friend} stood in the door, red and hoarse and full to the brim.",
      "They sat at the table until late. {Friend} told {hero} everything, with both arms, and left out nothing at all. {Friend} stood on a chair for one part, and {hero} held the lamp for another. It was as if {hero} had been there {himself}. “I saw it for two,” said {friend}. “I said to myself the whole time: look closely, this is for {hero}.”",
      "There is a shelf on which {friend} keeps what was left over from that day: a bit of paper, quite crumpled, and a photo. {Hero} is not in the photo. But {friend} has written something on the back of it, and reads it to everyone who asks. “This is the day that {hero} gave me.”",
    ],
  }),
  story({
    ...leaving,
    says: [...leaving.says, phrase(`${LEFT} <gift:thing> ${DOOR} of <other:somebody>`)],
  }),
  story({
    ...leaving,
    says: [
      ...leaving.says,
      phrase(`${LEFT} <gift:thing> (?:${DOOR} )?for <other:somebody>`),
      /\b(?:door|doorstep|porch|window|letter ?box|mailbox|desk|locker|gate|steps?)\b/,
    ],
  }),
  story({
    ...leaving,
    says: [
      ...leaving.says,
      phrase(
        `${LEFT} <gift:thing> (?:at|on|outside|by|before|in front of|in|under|through|into) <other:somebody>['’]s (?:front |back |kitchen )?(?:door|doorstep|porch|window|window ?sill|letter ?box|mailbox|desk|locker|gate|steps?)`,
      ),
    ],
  }),
];
