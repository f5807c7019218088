import { phrase } from "../../phrase.ts";
import { story, type WrittenStory } from "../../subject-story.ts";

const UNREAL =
  /\b(?:murder\w*|kill\w*|ghosts?|vampires?|robot|magic\w*|wizard|witch|dragon|alien|zombie\w*|spy|spies|kings?|queens?|prince\w*|war|wolf|bear|fox|dog|cat|dies|died|dead|funeral|ashes|grave|lift|elevator|kidney|twin)\b/i;

const estranged = (says: WrittenStory["says"]): WrittenStory => ({
  says,
  unless: UNREAL,
  of: "people",
  after: [
    "It had begun with a small thing, as far as {hero} could remember: a sentence at a table, and then a door. {Hero} had been in the right. {He} had told {himself} so in all this time: {he} had been in the right, and {kin} only had to admit it. It had grown very quiet around being right.",
    "+ Now {hero} tried out the first sentence in front of the mirror. If {he} said it calmly, it sounded cold. If {he} said it warmly, it sounded late. What could {he} say to {kin} after such a silence? {Hero} knew how {kin} took coffee, or had taken it once. {He} did not even know that for certain any more.",
    "+ In {hero's} desk there was a bundle of birthday cards, one for every year. All of them were addressed to {kin}, and none had a stamp. In the early ones {hero} had explained the quarrel. In the later ones there was only the date, and good wishes, and that it had snowed.",
    "And then there {kin} was. {Hero} was shocked. In {his} mind {kin} had stayed as on the last day, with the same angry chin. Nobody had told {him} that {kin} had been growing older too. “Hello,” said {hero}. “Hello,” said {kin}. Their hands did not know what to do. They talked about the journey.",
    "It went well for nearly ten minutes. Then a word was said, only one, and it was the old quarrel, as fresh as bread. “You never called!” “You never wanted to be called!” {Hero} reached for {his} coat. {He} was already at the door, and behind it lay all those quiet years, and they were ready to go on.",
  ],
  end: [
    "{Hero} stopped with one arm in the coat. “I was right, that time,” {he} said to the door. “I've had it in writing from myself for years. And do you know, it's the most useless thing I've ever owned.” {He} turned round to {kin}. “I'd rather have had you. I'm sorry.” It was not at all what {he} had meant to say.",
    "{Kin} looked for a handkerchief and did not find one, and {hero} had one. “I was right as well,” said {kin} into it. “I've never had so little pleasure from anything.” Then one of them began to laugh, and it was like a crack in ice. They sat down. There was so much to tell that they had to take turns.",
    "Not everything is mended between {hero} and {kin}. There are subjects round which they walk as round a hole in the road. But the hole is known, and there is a lamp beside it. On birthdays a card arrives, with a stamp on it, and hardly has it come when the telephone rings. {Kin} takes coffee with milk now.",
  ],
});

/** Stories of those who do not speak to each other, and begin to. */
export const peace = [
  story(
    estranged([
      phrase(
        "^[^.,]*(?:not|n['’]t|never|hardly|barely|not yet) (?:spoken|talked|seen|visited|spoke|talk|speak|speaking)(?: to| with)? <kin:somebody> (?:for|in|since|again)",
      ),
      /\b(?:years|decades|months|since)\b/,
    ]),
  ),
  story(
    estranged([
      phrase("(?:make|made|makes|making) (?:his |her )?peace with <kin:somebody>"),
      /\b(?:late|years|quarrel\w*|estranged|old|argument|spoken|fight|fell out|before)\b/i,
    ]),
  ),
  story(
    estranged([
      phrase(
        "(?:visited|met|saw|reconciled with|drove to see|travelled to see|invited|faced|received a \\w+ from|went to see|had to (?:meet|visit|call|see|look after|travel with)) <kin:somebody>",
      ),
      /\bestranged\b/i,
    ]),
  ),
  story({
    says: [phrase("(?:forgave|forgive|forgives|forgiving|forgiven) <other:somebody>")],
    may: [/\bfor (?:what|not|\w+ing)\b[^.,]*/, /\bwho [^.,]*/],
    unless: new RegExp(`${UNREAL.source}|\\b(?:classmate|school|little|toy|boy|girl)\\b`, "i"),
    of: "people",
    after: [
      "People had told {hero} to forgive {other}, as one tells somebody to drink more water. It would do {him} good, they said. {Hero} nodded and hated them a little too. They did not know what they were asking. The anger was all that {he} had been given in exchange for what {other} had taken.",
      "+ And the anger worked. It got {hero} up in the morning. In {his} head {he} made speeches to {other}, in the shower, at red lights, at night. {He} was brilliant in those speeches. {Other} never had an answer. When {he} came to the end, {hero} began again at the beginning, and the water had gone cold.",
      "+ Once {hero} thought that {he} saw {other} in a crowd. {His} heart beat so hard that {he} had to hold on to a railing. It was a stranger, who asked kindly whether {he} was ill. “Yes,” said {hero}, and was surprised by the answer. “For quite some time.”",
      "Then the two of them stood face to face. {Hero} had waited for that moment for so long, with the whole speech in {his} mouth. But {other} was smaller than in the speeches, and grey with bad nights. “I don't ask you for anything,” said {other}. “I only wanted to say it where you can see me. I did it. There's no excuse for it. I think of it every day.”",
      "{Hero} began the speech. {He} got as far as the third sentence. It was true, every word of it, and {other} stood there and took it, and nodded, and did not look away. And suddenly {hero} could not find the fourth sentence. In all the speeches {other} had been a wall. Nobody had told {him} what to do with a human being who was crying.",
    ],
    end: [
      "“I can't say that it's all right,” said {hero} at last. “It isn't. It never will be.” “No,” said {other}. “But I'm so tired of carrying you around with me,” said {hero}, and heard that {his} own voice was shaking. “I forgive you. I don't know yet how one does that. I think that I'll have to do it again tomorrow.”",
      "{Hero} did have to do it again, the next day and the one after it. Some mornings {he} could not. But {he} noticed that the shower was only a shower, and that {he} sang in it, badly. There was room in {his} head. {Hero} had forgotten how large it was in there when {other} was not in it.",
      "What was taken has not come back. {Hero} thinks of it, and sometimes {he} thinks of {other}, and finds that {he} wishes {other} a good night. At red lights {hero} looks at the people who cross the street. When it turns green, {he} drives on.",
    ],
  }),
  story({
    says: [
      phrase(
        "^(?:Mrs?\\. |Dr\\. )?[^.,]+? and <other:somebody> (?:lived|live|were|had lived|had been|shared|fought|quarrelled|never)[^.]*",
      ),
      /\b(?:same (?:building|house|street|staircase|floor|stairwell|block)|next door|neighbou?rs|wall|landing|above|below|upstairs)\b/i,
    ],
    may: [
      /\b(?:fought|quarrelled|argued) (?:about|over) \w+/,
      /\b(?:never (?:spoken|spoke|exchanged)|noise|drums?|hedge|play louder)\b/,
    ],
    unless: new RegExp(`${UNREAL.source}|\\b(?:married|marry|fell in love|couple|brothers?|sisters?|friends)\\b`, "i"),
    of: "adults",
    after: [
      "There was only a wall between {hero} and {other}, and it was not a thick one. {Hero} knew when {other} got up, and with which foot. {Hero} knew the cough, the kettle and the dropped spoon, and what {other} sang when things went well. But if they met by the letterboxes, {hero} looked at the letters, and so did {other}.",
      "+ When they did speak, it was by way of slips of paper. {Hero} put them under the door. Dear neighbour, I would be grateful. The answers of {other} came back on the same slip, underneath, in red. Each of them kept the polite form. It was the politeness that made it so rude.",
      "+ “That person,” {hero} said to the woman in the baker's shop, “does it on purpose.” “That person,” {other} told the same woman an hour later, “can't stand anybody who's alive.” The woman wrapped up two rolls for the one and two for the other. She knew that both of them ate the second one for supper, alone.",
      "@room.dusk(hero stand) Then, one evening, there was nothing. No foot, no kettle, no spoon. {Hero} noticed it only after an hour, and at first {he} enjoyed it. At nine {he} turned the radio down. At ten {he} laid an ear against the wall. {Hero} stood there in {his} socks and found that {he} was holding {his} breath.",
      "@corridor.dusk(hero stand, other sit) {Hero} went across and knocked. It took a long time. {Other} sat on the floor of the hall with one leg stretched out, as white as the wall. “The spoon,” said {other}. “I slipped on the stupid spoon. I'd have knocked, but I couldn't reach the wall.” It was the longest sentence that {hero} had ever had from {other} without red ink.",
    ],
    end: [
      "@kitchen.night(hero cook, other sit) {Hero} made tea in the strange kitchen, and found everything at once, because {he} knew by ear where it was kept. {Other} watched with a cushion under the foot. “You have your second roll at eight,” said {other}. “I hear the bag. I always think: now we're both eating.” {Hero} nearly dropped the cup.",
      "Until the doctor came, they went through the whole list of complaints. It took them till midnight. {Hero} now learned what the noise was for. {Other} learned what the quiet was for. They agreed on hours, and shook hands on it. Both of them broke the agreement within the week.",
      "@kitchen.dusk(hero sit, other sit) The wall is still there, and it is no thicker than it was. At eight {hero} rustles the bag, quite loudly, and on the other side a bag rustles back. Then {he} takes {his} chair and {his} roll and goes across the landing. There is a second spoon on the table of {other}. It has been tied to the cup.",
    ],
  }),
];
