import type { Arc, ArcStory } from "../arc.ts";

/** Everybody tries to talk somebody round, and the one who asks what is wanted instead gets an answer. */
const askedInstead: ArcStory = {
  after: [
    [
      0,
      "=“How do you mean, no?” they asked. {Hero} had not known that there was more than one way to mean it. {He} said it once more, a bit more clearly. After that nobody said anything for a while. A plain no is something that people have to walk round first, to see where it has its handle.",
    ],
    [
      0.8,
      "=“You can't just do that,” said {talker}. “I'm not doing anything,” said {hero}. “That's what I mean.” They both thought about it. It was true. For somebody who was not doing anything, {hero} {was} making a great deal of work for other people.",
      "=“You can't just do that,” somebody said. “I'm not doing anything,” said {hero}. And it was true. For somebody who was not doing anything, {he} {was} making a great deal of work for other people.",
    ],
    [
      0.6,
      "=First they tried it nicely. They said please, and they said it in three different voices. Then they tried it with reasons. The reasons were good, {hero} could see that; {he} even helped them with the fourth one, which had got a bit tangled. And then {he} said no.",
      "=First they tried it nicely. They said please, and they said it in three different voices. Then they tried it with reasons. The reasons were good, anybody could see that. {Hero} listened to all of them, right to the end. And then {he} said no.",
    ],
    [
      0.8,
      "=Then they tried it without {him}. It should have been quite simple. But all the things that had gone by themselves as long as {hero} had done {his} part now stood about and did not go. There were bumps at the corners. In the evening there were four people who were tired and cross, and who did not look in {his} direction.",
      "=Then they tried it without {him}. It should have been quite simple. But all the things that had gone by themselves until then now stood about and did not go. There were bumps at the corners. By the end there were four of them who were tired and cross, and who did not look in {hero's} direction.",
    ],
    [
      0.3,
      "=It is lonely inside a no. {Hero} had imagined it to be larger. {He} could not come out any more without everybody saying “well, there you are”, and nobody could get in. {He} heard how they laughed about something over there. It need not have been about {him}. It sounded like it, though.",
    ],
  ],
  end: [
    [
      0,
      "=The youngest of them came over and sat down beside {hero}. {He} got {himself} ready to say no. But there was no please, and there were no reasons. “And what would you rather do?” That was a question that had not come up so far. {Hero} needed so long for the answer that it began to look as if there was none.",
      "=“And what would you rather?” asked {talker}. There was no please in it, and no reason. It was a question that had not come up so far. {Hero} needed so long for the answer that it began to look as if there was none.",
    ],
    [
      0.5,
      "=There was one. It was quite short, and when it was out, it was not even so far away from what the others wanted. “That's all?” “That's all.” “Why didn't you say so?” “Nobody asked,” said {hero}. “You all only asked me for the other thing.” So they did it like that.",
      "=There was one. It was quite short, and when it was out, it was not even so far away from what the others wanted. “That's all?” “That's all.” “And why not at once?” “Everybody was so busy with the no,” said {hero}. So they did it like that.",
    ],
    [
      0.6,
      "=A no can still be heard there now and then. Nobody walks round it looking for the handle any more. They wait until it has died away, somebody sits down beside it, and then they ask the second question first.",
      "=A no could still be heard there now and then. Nobody walked round it looking for the handle any more. They waited until it had died away, and somebody sat down beside it.",
    ],
  ],
};

/** Somebody stops going along with it; others notice that they would like to stop as well. */
const catching: ArcStory = {
  after: [
    [
      0,
      "=Nothing happened. That was the odd thing. {Hero} had expected some sort of bang, or at least a bell. {He} looked round carefully. Everything was where it had been before, only that it was suddenly very quiet in the place where, until now, something had always gone on by itself.",
    ],
    [
      0.8,
      "=The first one who noticed looked at {hero}, then at {his} hands, and then at a sheet of paper. “It says here,” he began, but it did not say anything there about this. It had not been provided for. He folded the paper up again and sat down, because he had the feeling that it might take a while.",
      "=“Are you allowed to do that?” asked {talker}. “I don't know,” said {hero}. “Nobody's ever tried.” {Talker} looked round for somebody who might know. There were only people there who were looking round as well.",
    ],
    [
      0.75,
      "=Word got about, and then those came who were responsible for such things. They were not unfriendly. They asked whether it was about money. They asked whether somebody had said something. They had a form on which there were nine reasons to choose from, and {hero} read through all nine and gave them back the pen. “It isn't on here.”",
      "=Word got about, and then those came who were responsible for such things. They were not unfriendly. They asked whether somebody had said something. They had a list of nine reasons to choose from, and {hero} listened to all nine of them and shook {his} head. “It isn't one of those.”",
    ],
    [
      0.5,
      "=The worst thing was that it was infectious. It started with a woman who put down her bag. “I'll wait here too,” she said, “if it's no trouble.” Then there were five, and then there were more, and somebody went round and passed on something to eat. They were not against anything. They had only stopped for a moment, and found that it was pleasant.",
    ],
    [
      0.3,
      "=“And now?” they asked, when everybody was sitting. They were all looking at {hero}. That was not what {he} had meant. {He} had only wanted not to do one thing, one single time. Now {he} {was} the one who was supposed to know how it goes on. “I don't know either,” {he} said. It was a bit of a disappointment.",
      "=“And now?” they asked, when everybody was sitting. They were all looking at {hero}. It had never been meant like that. It had only been a matter of not doing one thing, one single time. “I don't know either,” said {hero}. It was a bit of a disappointment.",
    ],
  ],
  end: [
    [
      0,
      "=It was the woman with the bag who found the way out. “I only ever wanted to see what happens if we don't,” she said. “And now I've seen it. Nothing happens.” She said it as one tells somebody a piece of good news. “That means we can also do it again. But because we want to. And not quite so fast.”",
      "=It was the woman with the bag who found the way out. “I've always wondered what happens if we don't,” she said. “And now I've seen it. Nothing happens.” It was clear that she took it for good news. “That means we can also go on. But because we want to. And not quite so fast.”",
    ],
    [
      0.6,
      "=So after a while they went on, not all of them, and not all in the old direction. “What shall I put down as the reason?” asked the one who was responsible. {Hero} thought about it. “Rest,” {he} said.",
    ],
    [
      0.5,
      "={Hero} does {his} part again, most of the time. But everybody knows now that {he} could stop, and so it is a different thing. Sometimes, in the middle of it, {he} waits for the length of a breath. It grows quiet, people look up, and somebody puts down a bag.",
      "=Most of the time {hero} went along with it again after that. But everybody knew now that it could be stopped, and so it was a different thing. Sometimes there was a pause in the middle, quite a short one. It grew quiet, people looked up, and somebody put down a bag.",
    ],
  ],
};

/** A child says no and sticks to it, until sticking to it gets uncomfortable. */
const howLong: ArcStory = {
  after: [
    [
      0,
      "=“No,” said {hero}. It was out before {he} had thought about it, and once it was out, it stood there in the middle like a cow, and everybody had to go round it. “No?” they asked. “No,” said {hero}. The second time it was even easier.",
    ],
    [
      0.8,
      "=“How long are you going to do that?” asked {talker}. “Always,” said {hero}. “Until supper?” “Longer.” {Talker} was impressed. “I once did it until supper,” said {talker}. “But there were pancakes.”",
      "=“And how long is that going to go on?” they wanted to know. {Hero} had not thought of that. “Always,” {he} said, because it sounded better than “I don't know”. They nodded and looked up at the sky. Always was quite long.",
    ],
    [
      0.8,
      "=First they begged. That was lovely, and {hero} would have liked a bit more of it. Then they acted as though they did not care. They did it badly, they kept on looking round to see if {he} {was} watching. Then one of them had the idea of being strict, but he had to laugh in the middle, and so that was no good either.",
    ],
    [
      0.4,
      "=And then they did something that was really mean: they left {hero} in peace. Nobody asked any more. It was as quiet as if there was no no. They were over there doing something else, and from what could be heard it was something with running. {Hero} sat there very straight and was right.",
    ],
    [
      0.3,
      "=It is tiring to be right all by yourself. First it starts to itch. Then you need to have a look, just a short one. If {hero} went over now, it would be the same as saying yes. If {he} did not go, {he} would be sitting here till always. Neither of the two was any good. There ought to have been a third thing.",
    ],
  ],
  end: [
    [
      0,
      "=“We've kept your place free,” somebody called. “You don't have to do the thing. You can still say no. You can just say it over here.” {Hero} thought it over from all sides. There was no catch in it. A no can be carried, if you take it carefully. So {he} took it along.",
      "=“You can say no over here, too,” said {talker}. “Over here it's warmer, and you can see better.” {Hero} thought it over from all sides. There was no catch in it. A no can be carried, if you take it carefully. So {he} took it along.",
    ],
    [
      0.6,
      "=In the end {he} did quite a lot that day, only not the one thing. And the odd part was that the one thing got smaller while nobody was looking at it. By the end it was so small that {hero} could have done it with one hand. {He} did not. But {he} knew it now.",
    ],
    [
      0.5,
      "=“Is it still no?” they asked. “Yes,” said {hero}. “It's still no.” Then there was some laughing, because of the yes, and {hero} laughed too, right into the middle of it. There were pancakes.",
      "=“Is it still no?” somebody asked. “Yes,” said {hero}. And then there was some laughing, because of the yes, and {hero} laughed too, right into the middle of it.",
    ],
  ],
};

/** What is forbidden goes on in other words. */
const underAnotherName: ArcStory = {
  after: [
    [
      0,
      "=On the first day everybody kept to it. They stood about, looked past each other, and began sentences that they then did not finish. It is not easy to leave a thing out. {Hero} had not known how many times a day {he} came past it.",
    ],
    [
      0.6,
      "=On the second day somebody put a question, very quietly. “Does it count if it's called something else?” Nobody knew. There was nothing about that in what had been said. “For example?” asked {hero}. The other one gave an example. It sounded so much like something else that you had to think for a moment.",
    ],
    [
      0.75,
      "=After that there were a lot of new words about. They were all rather long, and they were spoken with a straight face. Whoever knew them nodded at the ones who knew them, too. Those who were there to see that the rule was kept wrote everything down, and could find nothing in it that was forbidden.",
    ],
    [
      0.3,
      "=It could not go well. One day somebody laughed at the wrong moment. One after the other they were called in and asked, quite kindly, what exactly a certain word meant. It was {hero's} turn last of all. {He} {was} asked the same question as everybody, and {he} saw that the one who asked it was tired.",
    ],
  ],
  end: [
    [
      0,
      "=“It means what you think it means,” said {hero}. It was quiet. The other one put down the pen. “I know,” was the answer. “I've missed it too. I'm the only one who isn't allowed to know any of the words.” That was a side of it that nobody had thought of. And {hero} taught one of the long ones, slowly, syllable by syllable.",
    ],
    [
      0.6,
      "=The rule was not lifted. It was just not read out any more, and later on somebody hung a coat over the place where it was written. First the short word was whispered again, and then it was said, and in the end it was so ordinary that nobody turned round for it.",
    ],
    [
      0.5,
      "=Some of the long words have stayed. They are taken out on special days, and the children learn them by heart without knowing what they were good for. {Hero} knows it. {He} and somebody else, who looks out of a window at such times and moves {his} lips to it.",
      "=Some of the long words stayed. They were taken out on special days, and the children learned them by heart without knowing what they had been good for. {Hero} knew, and kept a straight face.",
    ],
  ],
};

const NOT =
  /^(?!.*\b(?:war|soldiers?|army|enemy|prison\w*|dead|died|dying|murder\w*|killed?|hospital|doctor|treatment|marry|wedding|raped?|abuse\w*|eat|food|talk|speak|spoke)\b)/i;

/** Stories of those who do not go along with something. */
export const refusalArcs: readonly Arc[] = [
  {
    told: /^(?:had |has )?(?:banned|forbade|forbidden|outlawed|prohibited|was (?:banned|forbidden)|were (?:banned|forbidden))\b/,
    by: "any",
    of: "people",
    idea: NOT,
    stories: [underAnotherName],
  },
  {
    told: /^(?:refused|would not|did not want|won't|never wanted|said no)\b/,
    by: "hero",
    of: "children",
    idea: NOT,
    stories: [howLong, askedInstead],
  },
  {
    told: /^(?:stopped (?!by\b|at\b|in\b)|went on strike|quit\b|gave up (?!his|her|their)|decided (?:one \w+ )?(?:to simply )?(?:not|never)|simply stopped|did not turn|walked out|decided to (?:stop|quit))/,
    by: "hero",
    of: "adults",
    idea: NOT,
    stories: [catching],
  },
  {
    told: /^(?:refused|would not|did not want|never wanted|said no|declined|rebelled|went on strike|decided not)\b/,
    by: "hero",
    of: "people",
    idea: NOT,
    stories: [askedInstead, catching],
  },
];
