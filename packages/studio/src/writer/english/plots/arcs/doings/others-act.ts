import type { Arc, ArcStory } from "../arc.ts";
import { HIM, NOT_DARK } from "./what-others-do.ts";

/** The wrong answer slips out; the right one is prepared, and another one is given. */
const theAnswerLater: ArcStory = {
  after: [
    [
      0,
      "=What {hero} said to {who} was: “Not at all.” It was the first thing that came to hand. It did not fit, it did not mean anything, and {he} heard it while {he} {was} saying it. {Who} nodded, as one nods to people who say such things, and the moment was over.",
      "=What {hero} said was: “Not at all.” It was the first thing that came to hand. It did not fit, it did not mean anything, and {he} heard it while {he} {was} saying it. Then the moment was over.",
    ],
    [
      0.8,
      "=“Not at all?” asked {talker} afterwards. “I know,” said {hero}. “What did you mean?” {Hero} thought about it. {He} had meant three things at once, and two of them contradicted each other. “Then it was quite a good summary,” said {talker}.",
      "=On the way home the right answer came to {him}. It was short, it was clear, and it was half an hour late. By the front door {he} had improved it twice, and by then it was so good that it was a pity about it.",
    ],
    [
      0.6,
      "={Hero} decided to give {who} a proper answer after all. {He} wrote it down, and it was a page. {He} crossed out what was not quite fair to {who}, and then what was not quite true, and there was one sentence left. {He} learned it by heart and put on {his} good coat.",
      "={Hero} decided to give a proper answer after all. {He} wrote it down, and it was a page. {He} crossed out what was not quite fair, and then what was not quite true, and there was one sentence left. {He} learned it by heart and put on {his} good coat.",
    ],
    [
      0.5,
      "=They met sooner than {hero} had planned, just round a corner. {Who} said good morning. “Not at all,” said {hero}. It had simply been the first thing there again. {Who} stood still. It was hard to say which of them was more embarrassed.",
      "={He} did not get far. Just round the corner somebody wished {him} good morning. “Not at all,” said {hero}. It had simply been the first thing there again. After that {he} practised the sentence out loud, all the way down the street, and people made room for {him}.",
    ],
    [
      0.3,
      "=“You said that the last time,” said {who}. “What does it mean?” The sentence did not cover that. {Hero} opened {his} mouth. All that {he} had crossed out was suddenly there again, the whole page, and it wanted to come out from the top.",
      "=And when it counted, the sentence was gone. {Hero} opened {his} mouth. All that {he} had crossed out was suddenly there again, the whole page, and it wanted to come out from the top.",
    ],
  ],
  end: [
    [
      0,
      "=“It means that I wasn't ready,” said {hero}. “You might have warned me.” “I wasn't ready either,” said {who}. “If I'd stopped to warn you, I'd never have done it.” {Hero} had not thought of that possibility. It was nowhere on the page.",
      "=“I wasn't ready,” said {hero}. That was all that came. It was nowhere on the page, not even among the crossed-out parts, and it was truer than anything there. {He} said it once more, a little louder, and after that the rest was not difficult.",
    ],
    [
      0.6,
      "=Then {hero} went through the page with {who}, point by point, with what was fair and what was not. At two of them {who} said, “Yes.” At one {whohe} said that it had been different, and told {him} how, and {hero} had to take that one back. It took most of an hour, and they did it standing up.",
      "=So the page got its turn after all, point by point, with what was fair and what was not. Two of the points were right. One had been quite different, as {hero} now heard, and {he} had to take it back. It took most of an hour, and {he} did it standing up.",
    ],
    [
      0.8,
      "=“And the sentence?” asked {who} at the end. “The one that you learned?” {Hero} said it. It was still short and clear. {Who} thought it over, and told {him} that it was very good, but that the page had been better.",
      "=The sentence that {he} had learned by heart was not used. {Hero} thought it a pity, for it was short and clear. But it would only have fitted this one time, and that was over. {He} wished {himself} good night with it.",
    ],
    [
      0.5,
      "=After that, when anything took {hero} by surprise, {he} said the first thing that came to hand, just as before. But then {he} held up one finger, waited, and said the second.",
    ],
  ],
};

/** Two people take the long way round, so as not to meet. */
const theLongWayRound: ArcStory = {
  after: [
    [
      0,
      "=For the time being {hero} decided not to meet {who}. It was not cowardice, {he} told {himself}. {He} only wanted to think first, and it is easier to think about people when they are not standing in front of you.",
      "=For the time being {hero} decided to keep out of everybody's way. It was not cowardice, {he} told {himself}. {He} only wanted to think first, and it is easier to think about people when they are not standing in front of you.",
    ],
    [
      0.8,
      "=“And what have you thought so far?” asked {talker}. “That I'm going out by the back.” “That isn't a thought.” “It's where I have them,” said {hero}, and went out by the back. It was quiet there, and it smelled of onions.",
      "=So {he} went out by the back. It was darker there, and somebody kept onions by the door. {Hero} walked up and down and thought. When {he} came in again, {he} had thought mostly about onions.",
    ],
    [
      0.6,
      "=It needs a lot of planning not to meet a person. {Hero} had to know where {who} went, and when, and for how long. After two days {he} knew {who} better than {he} knew most of {his} friends. {He} could have told anyone who asked what {who} had for lunch.",
      "=It needs a lot of planning not to meet people. {Hero} had to know where they went, and when, and for how long. After two days {he} knew their habits better than {his} own. {He} went out before them, and came home when they had gone to bed.",
    ],
    [
      0.5,
      "=On the third day {hero} sat down with a coffee in a corner where {who} never came. The door opened, and {who} came in, backwards, to see that the street was empty. They both said, “Oh.” It turned out that {who} had been going out by the back as well, for three days, so as not to meet {hero}.",
      "=On the third day {hero} noticed that {he} had not met anyone at all. There were people in the next room; {he} could hear them. They were talking about {him}, and stopped when a board creaked. {Hero} stood on it with one foot in the air, and felt rather foolish.",
    ],
    [
      0.3,
      "=There was no other chair free. {Who} sat down, because to go away again would have looked even worse. They talked about the back way, and agreed that it was draughty. Then they had both finished their coffee, and there was only one subject left.",
      "={He} could have crept out again. But the thinking was finished; {he} had to admit it. It had been finished since the first evening, and all that was left was to go in and say it. {Hero} put down {his} foot, and the board creaked as loudly as it could.",
    ],
  ],
  end: [
    [
      0,
      "=“I thought you were angry,” said {who}. “So did I,” said {hero}. “I kept waiting for it. I'm really only curious. Why did you do it?” “I'd have told you on the first day,” said {who}, “but you'd gone out by the back.”",
      "=“I've been walking round it for three days,” said {hero} in the doorway. “I thought I must be angry. I'm really only curious.” They had not expected that. They moved up, so that {he} could sit down.",
    ],
    [
      0.6,
      "=The reason took as long as a second coffee. {Hero} asked when {he} did not understand something, and said so when {he} did not like it, and {who} did the same. There were things on both sides that could have been done better. They wrote them down on a paper napkin, and it came out almost even.",
      "=The reason took as long as two cups of coffee. {Hero} asked when {he} did not understand something, and said so when {he} did not like it. There were things on both sides that could have been done better. They wrote them down on a paper napkin, and it came out almost even.",
    ],
    [
      0.8,
      "=Then they left by the front. {Hero} held the door open for {who}, {who} held it open for {hero}, and for a moment they were stuck in it together. “After three days of this,” said {who}, “we can surely go through side by side.”",
      "=When they left, they all wanted to hold the door open for {hero}, and {hero} wanted to hold it open for them. For a while nobody came through at all. {He} went first in the end, since {he} had the most to catch up on.",
    ],
    [
      0.5,
      "=After that {hero} went in and out by the front, like everybody else. {He} kept the long way round for days on which {he} really had to think.",
    ],
  ],
};

/** There are two accounts of it; both are acted out, with the parts exchanged. */
const changedPlaces: ArcStory = {
  after: [
    [
      0,
      "=Afterwards there were two accounts of it. In the one, {who} had acted quite suddenly and without any warning. In the other, there had been plenty of warning, and {hero} had been looking out of the window. The first came from {hero}, and the second came from {who}.",
      "=Afterwards there were two accounts of it. In the one, it had all happened suddenly and without any warning. In the other, there had been plenty of warning, and {hero} had been looking out of the window. {His} own was the first.",
    ],
    [
      0.8,
      "={Talker} had been there as well, and had a third account. It was in favour of neither. “You both looked very surprised,” said {talker}. “If I hadn't known better, I'd have thought that it was happening to two other people.”",
      "={Hero} told {his} account to several people, and each time it got a little rounder. By the evening it had a pause just before the end that had certainly not been there in the morning. {He} noticed that {himself}, and left it in. It was a good pause.",
    ],
    [
      0.6,
      "=“We'll do it again,” {hero} told {who} the next day. “Exactly as it was. Then we'll see.” {Who} agreed. So {hero} stood where {he} had stood, and {who} where {whohe} had stood, and there the trouble began. Each of them remembered the other two steps further to the left.",
      "=The next day {hero} went through it again, exactly as it had been. {He} stood where {he} had stood. It was harder than {he} had thought. Had it been here, or two steps further to the left? From here there was no window that {he} could have looked out of. From there, there was.",
    ],
    [
      0.5,
      "=Four times they tried it, and each time one of them forgot something. Then {hero} had an idea. “You be me,” {he} told {who}, “and I'll be you.” {Who} stood in {his} place, looked terribly worried, and stared out of the window. “I don't look like that,” said {hero}.",
      "=First {he} went through {his} own part. Then {he} crossed over to the other side, turned round, and went through the other part, as well as {he} could. From there {he} looked across at the place where {he} had stood. A good deal could be seen only from there.",
    ],
    [
      0.3,
      "=Then it was {his} turn. {Hero} went through everything that {who} had done, step by step, and just before the end {he} had to stop. It took courage. From {his} own place it had looked quite easy. “You waited for a moment,” {he} said slowly. “Here. You really did.”",
      "={He} went through it step by step, and just before the end {he} had to stop. On this side it took courage. From {his} own place it had looked quite easy. Somebody must have waited here for a moment before going on.",
    ],
  ],
  end: [
    [
      0,
      "=“I waited for you to look round,” said {who}. “I counted to five. Then I did it all the same.” {Hero} thought of the window. There had been a cat outside with a sausage. {He} had not mentioned the cat to anyone. “I'm looking now,” {he} said.",
      "=It could only have been for one thing: for {hero} to look round. And {he} had not looked round. There had been a cat outside the window with a sausage. {He} had not mentioned the cat to anyone. {He} put it into {his} account now, where it belonged, and went to say so.",
    ],
    [
      0.6,
      "=So they did it a last time, each in the right place, and {hero} looked. {Who} counted to five and began, and when it came to {his} own part, {hero} said what {he} would have said if {he} had been paying attention. It was a good answer. {Who} told {him} that it had been worth the wait.",
      "=They heard it with some surprise, and the part with the cat with some laughter. Then {hero} said what {he} would have said at the time, if {he} had been paying attention. It was a good answer. It came a day late, and did almost as well.",
    ],
    [
      0.8,
      "=That left one account instead of two. {Hero} told the first half of it and {who} the second, and at the pause they both counted to five. “It's less exciting than the others,” said {talker}. “So it's probably the true one.”",
      "=That left one account instead of two. {Hero} told it with the window, the cat and the pause, and counted to five. It was less exciting than the others had been. People asked whether the cat had got away with the sausage.",
    ],
    [
      0.5,
      "=When {hero} told anyone about it after that, {he} told it from both sides. It took twice as long, and {he} came out of it only half as well, but people believed {him}.",
    ],
  ],
};

/** Somebody is about to come or to do something; the time until then is used the wrong way. */
const untilThen: ArcStory = {
  after: [
    [
      0,
      "=So there was still some time. It was not a great deal, but it was enough to do something wrong in it. {Hero} began by tidying up. It is what people do when there is nothing that they can do. Soon everything lay at right angles, and nothing at all had been solved by it.",
    ],
    [
      0.7,
      "=“What are you going to say?” asked {talker}. “The truth,” said {hero}. “All of it?” {Hero} thought about how much of it there was. “The first half,” {he} said. {Talker} nodded slowly. “And if there are any questions?” “Then the other half, too, I'm afraid.”",
      "={He} tried out what to say. There was the truth, and there was a version that was nearly the truth and only half as long. {Hero} said both of them out loud, to the wall. The wall did not seem to believe the short one either.",
    ],
    [
      0.6,
      "=In the meantime {he} tried to put right what could be put right. {He} went to see those who had something to do with it, one after the other, and asked them for a favour. They all remembered that they owed {him} one. Then they remembered why, and laughed, and told {him} about it. It took up a great deal of time, and none of them could help.",
      "=In the meantime {he} tried to put right what could be put right. {He} went to those who had something to do with it, one after the other. They offered {him} a chair, and each one told {him} at length what {he} had once done for them. It took up a great deal of time, and none of them could help.",
    ],
    [
      0.75,
      "=The night before, or whatever it was, since {hero} had not slept, {he} thought of going away. It would have been quite easy. {He} even knew which way. But then everything would still be there, at right angles, and somebody else would have to stand beside it and answer the questions.",
      "=At the very last {hero} thought of going away. It would have been quite easy. {He} even knew which way. But then everything would still be there, at right angles, and somebody else would have to stand beside it and answer the questions.",
    ],
  ],
  end: [
    [
      0,
      "=When the time came, {hero} said the long version, standing up, without leaving anything out, the part with {topic} included. Nobody interrupted. It was so quiet that {he} could hear that there were more people there than {he} had thought. They had come in behind {him}, on tiptoe: all the ones who had not been able to help.",
      "=When the time came, {hero} said the long version, without leaving anything out. Nobody interrupted. It was so quiet that {he} could hear that there were more people there than {he} had thought. They had come in at the back, on tiptoe: all the ones who had not been able to help.",
    ],
    [
      0.6,
      "=“And what do they all want?” was the first question. They had not agreed on anything. One said that he only wanted to say how it had been. The next one nodded and said the same. It took a good while, and at the end of it there was a kind of sum. It did not come out even. But it came out in {his} favour.",
    ],
    [
      0.5,
      "=“You could have told me earlier,” was all that was said after that. {Hero} looked at the things lying there at right angles. {He} pushed one of them a bit askew. It looked more like {him}.",
      "=Afterwards {hero} looked at the things lying there at right angles, and pushed one of them a bit askew. It looked better that way.",
    ],
  ],
};

/** Somebody teaches or helps the hero, in a way that does not look like it. */
const oddHelp: ArcStory = {
  after: [
    [
      0,
      "=It did not look like help. It looked like the opposite. Nothing was ever explained, and if {hero} asked, there was a question in return. “What did you see?” “Nothing.” “Then look for longer.” {Hero} looked for longer. There really was something, but {he} would not have called it anything.",
    ],
    [
      0.75,
      "=“Is it doing any good?” the others asked. They had a right to ask. So far it was doing harm. What {hero} had been able to do before, more or less, {he} could not do any more, because {he} {was} thinking about it now. “It's supposed to be like that,” {he} said, and hoped that it was.",
    ],
    [
      0.6,
      "=There was one thing that {hero} had to do over and over again, and it was the silliest of all: stand still, at the edge, and only say what would come next. “Left.” It came from the right. “Right.” It came from the left. After the first hundred times came the first praise: “You're getting worse more slowly.”",
    ],
    [
      0.4,
      "=On the day when it counted, {hero} forgot everything. {He} did what {he} had always done in the old days, only with more effort, and it went as it had gone in the old days. There was some laughing. The only one who could have helped was standing at the back, and was not even watching.",
    ],
  ],
  end: [
    [
      0,
      "=That made {him} angry, and because {he} {was} angry, {he} stood still. At the edge, as {he} had done all those times. And there it was. It was quite small, much earlier than all the rest, and once {he} had seen it, {he} could not understand how people manage not to see it. “Left,” said {hero}. It came from the left.",
    ],
    [
      0.6,
      "=After that it was no art any more. {He} {was} there each time, a little bit too early, and had to wait. Nobody laughed. It was more like the sound when a lot of people lean forward. At the back somebody put on a coat, as though there was nothing more to be seen, and was smiling into the collar.",
    ],
    [
      0.5,
      "=“What did you see?” {hero} is asked to this day. It can't be explained, {he} has tried. “Stand there,” {he} says in the end, “and look for longer.” They make the face that {he} made then, every one of them. But some of them do go on standing there.",
      "=“What did you see?” people asked. It could not be explained, although {hero} tried. “Stand there,” {he} said in the end, “and look for longer.” They made a face. But some of them did go on standing there.",
    ],
  ],
};

const NO_PERSON =
  "(?!was|were|had|could|did|lived|loved|hated|knew|seemed|looked|became|got\\b|turned out|died|fell|disappeared|vanished|liked|left|lost|recogni[sz]ed|saw|met|noticed|heard|remembered|mistook|needed|missed|reminded|wanted)";

/** Stories of what somebody else does in the hero's life. */
export const othersActArcs: readonly Arc[] = [
  {
    told: /^(?:was|were) (?:about to|coming|going to|due|expected|on (?:his|her|their) way|arriving|returning)\b|^(?:wanted|was supposed|planned) to (?:come|visit|arrive|move in|check|inspect)\b/,
    by: "other",
    of: "people",
    idea: /^(?!.*\b(?:war|dead|died|dying|murder\w*|kill\w*|oxygen|snow\w*|rain|storm|tide|train|flood)\b)/i,
    stories: [untilThen],
  },
  {
    told: /^(?:(?:offered|agreed|began|started|decided) to )?(?:t(?:aught|each) (?:him|her|them)|help(?:ed)? (?:him|her|them)|train(?:ed)? (?:him|her|them)|show(?:ed)? (?:him|her|them) how|coach(?:ed)? (?:him|her|them))\b/,
    by: "other",
    of: "people",
    idea: NOT_DARK,
    stories: [oddHelp],
  },
  {
    told: new RegExp(
      `^(?:helped|saved|rescued|thanked|invited|(?:sang|cooked|waited|spoke|played|danced|paid|prayed|wrote|cared) (?:for|to)|begged|offered|forgave|comforted|visited|praised|defended|promised) ${HIM}`,
    ),
    by: "other",
    of: "adults",
    idea: NOT_DARK,
    stories: [theAnswerLater, changedPlaces],
  },
  {
    told: new RegExp(`^${NO_PERSON}(?:[a-z]+(?: [a-z]+)?) (?:at |to |on |with |for |after |about )?${HIM}`),
    by: "other",
    of: "adults",
    idea: NOT_DARK,
    stories: [theAnswerLater, theLongWayRound, changedPlaces],
  },
];
