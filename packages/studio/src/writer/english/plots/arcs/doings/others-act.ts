import type { Arc, ArcStory } from "../arc.ts";

/** Somebody has done something to the hero, who does not answer at once. */
const theAnswerLater: ArcStory = {
  after: [
    [
      0,
      "={Hero} did nothing. Afterwards there were all kinds of things that {he} could have done, and {he} went through them, one after the other: the quick one, the funny one, the one that would have ended it. At that moment there had been only {who}, and the sound of everything else going on as usual.",
      "={Hero} did nothing. Afterwards there were all kinds of things that {he} could have done, and {he} went through them, one after the other: the quick one, the funny one, the one that would have ended it. At that moment there had only been the sound of everything else going on as usual.",
    ],
    [
      0.8,
      "=“Perhaps it didn't mean anything,” said {talker}. “It meant me,” said {hero}. That was as far as they got. {Talker} suggested acting as if it had never happened. They tried it, and for about a quarter of an hour they had a very loud talk about potatoes.",
      "=Perhaps it had not meant anything. {Hero} thought about that for as long as {he} could. But it had meant {him}; there had been no one else there. And from then on nothing that {he} took in {his} hands was quite what it had been before.",
    ],
    [
      0.75,
      "={He} asked about {whohim}, here and there, as if it were nothing. Everybody knew something different. One had never had any trouble with {whohim}. Another knew a story that began well and then broke off, because somebody came in. It did not make a picture. It made the beginnings of three.",
      "={He} asked about it, here and there, as if it were nothing. Everybody knew something different. One had never had any trouble. Another knew a story that began well and then broke off, because somebody came in. It did not make a picture. It made the beginnings of three.",
    ],
    [
      0.5,
      "=When they met again, there were other people there. {Who} was polite. {Hero} {was} polite as well. They passed each other things, and thanked each other, and not one sentence was wrong. But {hero} noticed one small thing: when nobody was looking, {whohe} looked at the door.",
      "=The next time there were other people there. Everybody was polite, {hero} too. They passed each other things, and thanked each other, and not one sentence was wrong. But {hero} noticed one small thing: there was always somebody who looked at the door when nobody was watching.",
    ],
    [
      0.3,
      "=After that it was no longer possible to leave it alone. {Hero} worked out what to say, and it got longer and more correct by the hour. By the end it had three parts, and {he} knew it by heart. When the moment came, {he} opened {his} mouth, and there was nothing there but the very first question, which {he} had crossed out.",
      "=After that it was no longer possible to leave it alone. {Hero} worked out what to say, and it got longer and more correct by the hour. By the end it had three parts. When the moment came, there was nothing left of it but the very first question, which {he} had given up long ago because it was too short.",
    ],
  ],
  end: [
    [
      0,
      "=“Why me?” asked {hero}. It was a while before there was an answer. {Who} looked at the door once more, as though it were decided there. “Because I thought that you would ask,” said {who}. “Nobody else would have. I wasn't quite sure. It took you quite a long time.”",
      "=“Why me?” asked {hero}. It was a while before there was an answer, and the answer was not what {he} had expected. “Because I thought that you would ask. Nobody else would have. I wasn't quite sure. It took you quite a long time.”",
    ],
    [
      0.6,
      "=Then it all came out, from the beginning, and not in the best order. {Hero} did not interrupt. It explained a good deal, and the rest it did not make better, only more understandable. At the end they were both a bit hoarse. “And what are we going to do now?” asked {hero}. It was the first sentence with a we in it.",
      "=Then it all came out, from the beginning, and not in the best order. {Hero} did not interrupt. It explained a good deal, and the rest it did not make better, only more understandable. At the end there was one thing left to ask, and it was what they were going to do now.",
    ],
    [
      0.5,
      "=There were still a few things on which they did not agree. But nobody had to look at the door any more. If {hero} {was} asked about it later on, {he} said that it had been quite a short conversation. It had only had a rather long beginning.",
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

/** Grown-ups decide something over a child's head, and the child has a say after all. */
const overTheHead: ArcStory = {
  after: [
    [
      0,
      "={Hero} looked up. There they all were, the tall ones, and talked to each other across the top of {him}. It was about {topic}, and it was about {him} too, that much {he} understood. Whenever there was a gap, {he} said “but”. The gaps were never long enough for more than that.",
      "={Hero} looked up. There they all were, and talked to each other across the top of {him}. It was about {him} too, that much {he} understood. Whenever there was a gap, {he} said “but”. The gaps were never long enough for more than that.",
    ],
    [
      0.8,
      "=“You've got to talk into the breathing,” said {talker}. “When they breathe in, they can't speak.” They practised it. {Talker} told something long, and {hero} had to get a word in where there was a breath. After a while it worked quite well, apart from the hiccups.",
      "=You have to talk into the breathing. When people breathe in, they can't speak. {Hero} practised it on the wireless, or what sounded like it, in the next room. The voices there breathed hardly at all. It was good practice.",
    ],
    [
      0.6,
      "=Because there was nothing to be done with words, {hero} tried it without them. {He} stood right in the middle. {He} stood in the middle with {his} arms out. They moved {him} aside like a chair, gently, in the middle of a sentence, and did not even notice that they had done it.",
    ],
    [
      0.9,
      "=So {hero} told it to {talker} instead, the whole of it, without a single “but”. It took three sentences. {Talker} thought it over for as long as it deserved. “You're right about {topic},” said {talker}. “Now you only have to say it further up.” They both looked up. It was a long way.",
      "=So {hero} said it to {himself} instead, the whole of it, without a single “but”. It took three sentences, and every one of them was true. {He} said it again, to be sure that it was not too long. It was not. It only had to be said further up. {Hero} looked up. It was a long way.",
    ],
    [
      0.4,
      "=So they went on without {him}. They did everything just as they had agreed, and it was wrong, and {hero} could have told them so. {He} knew the one thing that they did not know. {He} had been near enough to the ground to see it. “But,” {he} said once more, quite quietly, more from habit.",
    ],
  ],
  end: [
    [
      0,
      "=Just at that moment they all breathed in at once. It happens, even if it is rare. And {hero} said it, the whole sentence, right into the middle of the breathing. It was not long. It got quite still up there, and then all the faces came down, one after the other, until they were as high as {his}.",
    ],
    [
      0.6,
      "=“Say that again,” they said. {Hero} said it again. It was better the second time, because {he} no longer had to hurry. And then they asked {him} things, and waited each time until {he} had finished. It takes quite a while to think when everybody is waiting. They waited.",
    ],
    [
      0.5,
      "=They did it again after that, and this time the right way, with {hero} in front. Now and then somebody still begins to talk across the top of {him}. Then somebody else says “but”, a tall one, and they all look down and wait.",
      "=They did it differently after that, with {hero} in front. And if anybody began to talk across the top of {him}, somebody else said “but”, and they all looked down and waited.",
    ],
  ],
};

const NOT =
  /^(?!.*\b(?:war|dead|died|dying|murder\w*|kill\w*|corpse|bodies|suicide|grief|rape\w*|abuse\w*|soldier\w*|sniper\w*|enemy)\b)/i;
const NO_PERSON =
  "(?!was|were|had|could|did|lived|loved|hated|knew|seemed|looked|became|got\\b|turned out|died|fell|disappeared|vanished)";

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
    idea: NOT,
    stories: [oddHelp],
  },
  {
    told: new RegExp(`^${NO_PERSON}[a-z]+(?: [a-z]+)? (?:him|her|them|me|us)\\b`),
    by: "other",
    of: "children",
    idea: NOT,
    stories: [overTheHead],
  },
  {
    told: new RegExp(
      `^${NO_PERSON}(?:[a-z]+(?: [a-z]+)?) (?:at |to |on |with |for |after |about )?(?:him|her|them|me|us)\\b`,
    ),
    by: "other",
    of: "adults",
    idea: NOT,
    stories: [theAnswerLater],
  },
];
