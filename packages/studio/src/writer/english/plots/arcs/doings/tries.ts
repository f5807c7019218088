import type { Arc, ArcStory } from "../arc.ts";

/** Somebody follows somebody, and is found out before long. */
const ofTheFollower: ArcStory = {
  after: [
    [
      0,
      "=There is not much to learn about following somebody. You keep back so far that you cannot be seen, and stay so near that you can see. {Hero} found out within the first few minutes that these are two different distances, and that there is nothing in between.",
    ],
    [
      0.8,
      "=“What do we do if we're noticed?” asked {talker}. “We act as if we were looking at something,” said {hero}. They practised it on a wall. It was a wall like any other, and after a while they really did find something on it, and nearly missed the moment to go on.",
      "=If anybody looked round, {he} would act as though {he} {was} looking at something. {Hero} practised it on a wall. It was a wall like any other, and after a while {he} really did find something on it, and very nearly missed the moment to go on.",
    ],
    [
      0.75,
      "=It went round two corners and past a place where {hero} would have liked to stop and ask a question or two. From behind, everything that people do looks like a secret. Something was put down and picked up again. Somebody was greeted. {Hero} put it all together in {his} head, and it became bigger with every step.",
    ],
    [
      0.4,
      "=Then there was nothing left in front. No one. {Hero} stood on an empty spot and turned once right round. It is a strange feeling to have followed somebody and to be all at once the only one there. “I've lost the way there,” {he} thought, “and the way back I never looked at.”",
    ],
    [
      0.3,
      "={He} sat down on the next best thing and thought about what {he} would have asked. There were quite a few questions. In their right order they made only one, though, and it was so simple that {hero} {was} ashamed not to have asked it at the very beginning.",
    ],
  ],
  end: [
    [
      0,
      "=“You could have come up to me,” said somebody behind {him}. “I've been walking slowly the whole time, so that you can keep up. You looked at that wall for so long that I had to go back once.” {Hero} stood up. It took a moment until {he} had found the question again. Then {he} asked it.",
    ],
    [
      0.6,
      "=The answer was longer than the whole way had been. It was nothing like what {hero} had put together in {his} head. It was less of a secret, and at the same time there was more in it, and for a part of it they had to walk on a bit, this time side by side. From the side people look quite different.",
    ],
    [
      0.5,
      "=They parted at a corner. {Hero} knew the way back by now; it had been described to {him}, wall and all. After a few steps {he} looked round. Someone was standing there, and was acting, quite badly, as if there was something to be looked at.",
    ],
  ],
};

/** Everything is ready for it except the time that it takes. */
const allButTime: ArcStory = {
  after: [
    [
      0,
      "=To {deed}: it was said in a second. {Hero} said it out loud, to hear what it sounded like. It sounded quite possible, and so {he} made a list of all that was needed. It was a long one. {He} put {himself} at the top, to be on the safe side.",
      "=It was said in a second. {Hero} said it out loud, to hear what it sounded like. It sounded quite possible, and so {he} made a list of all that was needed. It was a long one. {He} put {himself} at the top, to be on the safe side.",
    ],
    [
      0.8,
      "=“Why do you want to {deed}?” asked {talker}. {Hero} gave three reasons. “And which is the real one?” {Hero} thought about it. “The one I left out,” {he} said. {Talker} waited for it, but not very hard, and then read the list instead.",
      "=“Why do you want to {deed}?” people asked. {Hero} gave them three reasons. “And which is the real one?” {Hero} thought about it. “The one I left out,” {he} said. They were not used to such honest answers, and wished {him} luck.",
      "={Hero} read the list through and added string. One never knows. Then {he} read it through again, asked {himself} which of all these things {he} knew how to use, and put a small cross beside each of them. There were not many crosses.",
    ],
    [
      0.6,
      "=By evening everything was ready. {Hero} had looked at {item} from all sides, and laid out what {he} would need in the order in which {he} would need it. It seemed a pity to spoil it by beginning. “Tomorrow,” {he} said. “First thing.”",
      "=By evening everything was ready. {Hero} had thought it through from start to finish, and laid out what {he} would need in the order in which {he} would need it. It seemed a pity to spoil it by beginning. “Tomorrow,” {he} said. “First thing.”",
    ],
    [
      0.5,
      "=First thing the next day it rained, and after that there was something wrong with {his} shoe. {Hero} saw to the shoe very thoroughly. Then {he} began, and came as far as the second thing on the list. There it went wrong. {He} did it over again, with more force, and it went wrong with more force.",
    ],
    [
      0.3,
      "=“Perhaps it isn't for me,” said {hero}, and sat down on the list. “You've been at it for half a day,” said {talker}. “How long did you think that it would take?” {Hero} looked it up. There was nothing about that. {He} had allowed for string, but not for time.",
      "=“Perhaps it isn't for me,” said {hero}, and sat down on the list. {He} had been at it for half a day. How long had {he} thought that it would take? {He} looked it up. There was nothing about that. {He} had allowed for string, but not for time.",
    ],
  ],
  end: [
    [
      0,
      "=So {hero} wrote at the bottom: time, a great deal. After that it got easier, because nothing had to be quick any more. {He} took up {item} again, left out the second thing for now, and tried the fifth. The fifth went well. It had never been said that the order mattered.",
      "=So {hero} wrote at the bottom: time, a great deal. After that it got easier, because nothing had to be quick any more. {He} left out the second thing for now, and tried the fifth. The fifth went well. It had never been said that the order mattered.",
    ],
    [
      0.6,
      "={Hero} worked, and {talker} crossed things off. The string was not needed. Nor was the second thing. Towards evening there was one line left on the list, and that was the first one, with {his} own name. {Talker} left it as it was.",
      "=One after the other {hero} crossed things off. The string was not needed. Nor was the second thing. Towards evening there was one line left on the list, and that was the first one, with {his} own name. {He} left it as it was.",
    ],
    [
      0.8,
      "=To {deed}: now it could be said in a second again, but by somebody who knew what was in it. {Hero} thought of the rain, the shoe and the string, and {was} surprised at how short the way looked from this side. Then {he} ate an enormous supper.",
      "=Now it could be said in a second again, but by somebody who knew what was in it. {Hero} thought of the rain, the shoe and the string, and {was} surprised at how short the way looked from this side. Then {he} ate an enormous supper.",
    ],
    [
      0.5,
      "={Hero} kept {his} list. People who had the same thing in mind came and asked for it, and {he} gave it to them gladly. “You only need two things from it,” {he} said. “Yourself, and time.”",
    ],
  ],
};

/** Children try something; each attempt is named, and the silliest one is right. */
const attemptNumber: ArcStory = {
  after: [
    [
      0,
      "=“Attempt number one,” said {hero}. A number makes everything more serious. Attempt number one was over so quickly that the ones who had been blinking just then asked when it was going to start. “That was it,” said {hero}.",
    ],
    [
      0.8,
      "=“What did we learn from it?” asked {talker}, because that is what people ask after an attempt. {Hero} thought. “Not like that,” {he} said. {Talker} wrote it down: not like that. It was the first thing that they knew for certain.",
      "=After an attempt you have to ask what you have learned from it. {Hero} asked {himself}. “Not like that,” was the answer. It was not a lot. But it was the first thing that {he} knew for certain.",
    ],
    [
      0.6,
      "=Attempt number two had a run-up. Attempt number three had a run-up and a shout. With the shout it got a lot louder, but not much better. For attempt number four {hero} stood on {his} head first, because somebody had said that you think better that way. {He} thought that {he} would like to stand the right way up again.",
      "=Attempt number two had a run-up. Attempt number three had a run-up and a shout. With the shout it got a lot louder, but not much better. Attempt number four was the same as number two, but backwards, and only somebody who had seen number two would have noticed the difference.",
    ],
    [
      0.75,
      "=By now people had gathered. “What is it supposed to be?” they asked. To {deed}, said {hero}. “Ah,” they said, and then they knew how, all of them. {Hero} tried it their way, from number five to number nine. That gave five more ways in which it does not work.",
      "=By now people had gathered. “What is it supposed to be?” they asked. {Hero} explained. “Ah,” they said, and then they knew how, all of them. {Hero} tried it their way, from number five to number nine. That gave five more ways in which it does not work.",
    ],
    [
      0.3,
      "=After number nine nobody felt like it any more. {Hero} went off a little way and kicked at something that lay there, not because of anything, but just like that. And just like that something happened, a bit of it at least, a tiny bit. {He} stopped. {He} had not tried at all.",
      "=After number nine nobody felt like it any more. {Hero} flopped down, not because of anything, but just like that. And just like that something happened, a bit of it at least, a tiny bit. “Did you see that?” asked {talker}. “I wasn't even trying,” said {hero}.",
    ],
  ],
  end: [
    [
      0,
      "=“Attempt number ten,” said {hero}. “This time we don't try.” It is terribly hard not to try when you want something. {He} thought of noodles. {He} hummed. {He} looked in quite another direction, as if it had nothing to do with {him}. And while {he} {was} looking there, it worked.",
    ],
    [
      0.6,
      "=“Again!” they shouted, and it worked once more. After the fourth time {hero} could also do it if {he} did not hum. “So that's how you {deed},” somebody said, a bit disappointed, because it looked so easy now. They should have seen number three.",
      "=“Again!” they shouted, and it worked once more. After the fourth time {hero} could also do it without humming. “So that's how it's done,” somebody said, a bit disappointed, because it looked so easy now. They should have seen number three.",
    ],
    [
      0.5,
      "=The list is still there: nine times “not like that”, and once a drawing of a noodle. Whoever finds it will not be able to make head or tail of it. But somebody with the list in one hand and a noodle in the other would be on the right track.",
      "=Ten attempts, and nine of them were “not like that”. {Hero} could still count them off, in the right order, with the run-up and the shout. When {he} came to the tenth, {he} always hummed.",
    ],
  ],
};

const NOT =
  /^(?!.*\b(?:war|dead|died|dying|murder\w*|kill\w*|suicide|hospital|prison|escape\w*|revenge|poison\w*|bomb|drown\w*|thief|rob\w*)\b)/i;
const NOT_DONE =
  "(?!be |become |stay |have |live |leave |marry |die |keep |not |open a |find out |find |help |see |know |learn )";

/** Stories of those who try something, want it or mean to do it. */
export const tryArcs: readonly Arc[] = [
  {
    told: /^(?:(?:decided|began|started|wanted|tried|had) to follow (?:her|him|them|the|it|a|his)\b|(?:secretly )?followed (?:her|him|them|it|a|the)\b|(?:began|started) following (?:her|him|them|it|a|the)\b)(?!.*\b(?:dream|instructions|recipe|example|rules?)\b)/,
    by: "hero",
    of: "people",
    idea: NOT,
    stories: [ofTheFollower],
  },
  {
    told: new RegExp(
      `^(?:tried|wanted|decided|planned|set out|needed|hoped|attempted|was determined|were determined) to ${NOT_DONE}`,
    ),
    by: "hero",
    of: "children",
    idea: NOT,
    stories: [attemptNumber, allButTime],
  },
  {
    told: new RegExp(
      `^(?:tried|wanted|decided|planned|set out|needed|hoped|attempted|was determined|were determined) to ${NOT_DONE}`,
    ),
    by: "hero",
    of: "people",
    idea: NOT,
    stories: [allButTime],
  },
];
