import type { Arc, ArcStory } from "../arc.ts";

/** They laugh, each of them a little more, until one of them has to try it. */
const laughedAt: ArcStory = {
  after: [
    [
      0,
      "=It was not a nasty laugh. It was the sort that goes round, because the next one does not want to be left out of it. {Hero} waited for it to come round to {him}, and when it did, {he} laughed as well, a little late. That was the worst of it, {he} found. It had even been quite a good joke.",
    ],
    [
      0.8,
      "=For a time {hero} did nothing any more that could be laughed at. It took a great deal of care. {He} stood as they stood, and turned round when they turned round. “What's the matter with you?” somebody asked after a while. “You're so ordinary.” It did not sound like praise.",
      "=For a time {hero} did nothing any more that could be laughed at. It took a great deal of care. {He} did what they did, and when they did it. “What's the matter?” somebody asked after a while. “It's all so ordinary.” It did not sound like praise.",
    ],
    [
      0.6,
      "=One of them, the one who had laughed the loudest, kept looking across. Whenever {hero} looked back, the loudest one looked at something else, and hummed. Once, when everyone was thought to be asleep, there was a thump. In the dark somebody said “ow”, and hummed.",
      "=One of them, the one who had laughed the loudest, kept looking across. Whenever {hero} looked back, the loudest one looked at something else, and hummed. Once, when nobody was supposed to be about, there was a thump somewhere. A voice said “ow”, and hummed.",
    ],
    [
      0.4,
      "={Hero} thought of leaving. {He} even did it, for the length of a field, say, and looked at what there was. There was a great deal of it, and no one in it. Not one of them would have laughed there. {He} did it once for nobody, the thing that they had laughed about, and it was as good as ever.",
      "={Hero} thought of leaving. It would have been easy; nobody was watching. There was a great deal of room out there, and no one in it. Not one of them would have laughed there. {He} did it once for nobody, the thing that they had laughed about, and it was as good as ever.",
    ],
  ],
  end: [
    [
      0,
      "=Thump, it went close by, and somebody hummed. It was the loudest one, upside down. “How do you come out of it again?” it asked, as if it were asking about something quite different. “I've got into it eleven times now. Getting out is not so good.” {Hero} looked at it for a moment. It would have been a fine time to laugh.",
    ],
    [
      0.6,
      "=“You have to let go a bit sooner,” said {hero}. They did it a twelfth time, both together. At the thirteenth the others came to see what the thumping was about. They laughed, it went all the way round, and then one of them asked whether it was hard. “Only the humming,” said the loudest one.",
    ],
    [
      0.5,
      "=They still laugh there, and they laugh a good deal, as there is always somebody who is upside down. When it comes round to {hero}, {he} is not late any more. Quite often {he} is the one who starts it.",
      "=There was still a good deal of laughing, as there was always somebody who was upside down. When it came round to {hero}, it was not late any more. Quite often that was where it started.",
    ],
  ],
};

/** Somebody is not where everybody expects. */
const notInPlace: ArcStory = {
  after: [
    [
      0,
      "=Everybody noticed it straight away. There was an empty place where {hero} belonged, and it was an empty place that one could stumble over. They called, and looked under things, and then they called again in a higher voice. They looked at {item} three times. None of them looked closely.",
      "=Everybody noticed it straight away. There was an empty place where {hero} belonged, and it was an empty place that one could stumble over. They called, and looked under things, and then they called again in a higher voice.",
    ],
    [
      0.8,
      "=“There must be a reason,” said {mate}, and counted up eleven. {Hero} heard them all, from where {he} {was}, and thought number four rather good.",
      "=“There must be a reason,” said {ahelper}, and counted up eleven. {Hero} heard them all, from where {he} {was}, and thought number four rather good. It had to do with {item}.",
      "=“There must be a reason,” said {ahelper}, and counted up eleven. {Hero} heard them all, from where {he} {was}, and thought number four rather good.",
    ],
    [
      0.6,
      "=Where {hero} {was} now, everything looked different. What had always been on the left was on the right, and {item} looked like something that {he} had never seen before. {He} tried to do what {he} always did at this time of day. Next to {item} it looked rather strange.",
      "=Where {hero} {was} now, everything looked different. What had always been on the left was on the right, and the ones whom {he} knew only from the front had backs. {He} tried to do what {he} always did at this time of day. Here it looked rather strange.",
    ],
    [
      0.8,
      "=Once they came quite near. {Hero} could hear from their steps who was worried and who was only hungry. “Not here either,” they said, right beside {him}, and one even touched {item}. {Hero} held {his} breath. When they had gone, {he} {was} proud for a while, and after that {he} {was} not so proud.",
      "=Once they came quite near. {Hero} could hear from their steps who was worried and who was only hungry. “Not here either,” they said, right beside {him}, and turned round again. {Hero} held {his} breath. When they had gone, {he} {was} proud for a while, and after that {he} {was} not so proud.",
    ],
    [
      0.4,
      "=Towards evening the calling stopped. Somebody has to go on looking, thought {hero}. It was so quiet now that {he} could hear {himself} waiting. {He} wanted to be found very much, but not so much as to make a noise. Then {he} moved, only a little, and {item} moved as well.",
      "=Towards evening the calling stopped. Somebody has to go on looking, thought {hero}. It was so quiet now that {he} could hear {himself} waiting. {He} wanted to be found very much, but not so much as to make a noise.",
    ],
  ],
  end: [
    [
      0,
      "=“Quiet!” called {mate}. “That was {item}.” They all stood still. {Mate} came nearer, step by step, and bent down. For a while they only looked at each other, {mate} and {hero}. “Number twelve,” said {mate}.",
      "=“Quiet!” said a child. “That was {item}.” They all stood still. The child came nearer, step by step, and bent down. For a while they only looked at each other, the child and {hero}. “There,” said the child. Nobody else had looked from so low down.",
      "=“Quiet!” said a child. “There was something.” They all stood still. The child came nearer, step by step, and bent down. For a while they only looked at each other, the child and {hero}. “There,” said the child. Nobody else had looked from so low down.",
    ],
    [
      0.6,
      "=Then they all came running. They stood around {item} and laughed, and talked all at once, and some of them wiped their eyes. {Hero} did as if {he} had meant to come out just then anyway. They made a lane for {him}, right across to the empty place.",
      "=Then they all came running. They stood around and laughed, and talked all at once, and some of them wiped their eyes. {Hero} did as if {he} had meant to come out just then anyway. They made a lane for {him}, right across to the empty place.",
    ],
    [
      0.9,
      "=“Why didn't you say anything?” asked {mate}. {Hero} had an answer to that, and it was a good one. But now that it had to be said out loud, it did not sound half as good as before. “{I} wanted to see if you would notice,” {he} said. “We noticed straight away,” said {mate}. “It only took us all day to get here.”",
      "=“Why didn't you say anything?” asked the child. {Hero} had an answer to that, and it was a good one. But now that it had to be said out loud, it did not sound half as good as before. “{I} wanted to see if you would notice,” {he} said. “We noticed straight away,” said the child. “It only took us all day to get here.”",
    ],
    [
      0.5,
      "=From then on, whenever {hero} {was} not where {he} belonged, they looked at {item} first, and from low down. Mostly there was nothing. But every so often, on quiet evenings, {item} moved a little.",
      "=From then on, whenever {hero} {was} not where {he} belonged, they all bent down first and looked from there.",
    ],
  ],
};

/** Someone has come among them who is not one of them. */
const oneTooMany: ArcStory = {
  after: [
    [
      0,
      "=At first only one of them noticed, and said nothing, since it is impolite to count. Then a second one noticed that the first one was saying nothing. In this way it went round without a word. In the end everybody knew it, and everybody went on as if there were nothing to know.",
    ],
    [
      0.8,
      "=“You must be from the other side of the family,” somebody said, to make it easier. “Yes,” said {who}, much too quickly. “The far side.” They all said that they had heard a lot about the far side. It was very kind, and it made {whohim} so nervous that {whohe} agreed with everything, twice.",
      "=“You must be from the other side of the family,” somebody said, to make it easier. “Yes,” came the answer, much too quickly. “The far side.” They all said that they had heard a lot about the far side. It was kind of them, and it made matters worse.",
    ],
    [
      0.6,
      "=The longer it lasted, the harder it grew. There were things that every one of them did without thinking, and {who} did them a moment later, while thinking. “Not quite so round,” somebody whispered helpfully. {Who} tried to be less round. Now it could be seen from the back row as well.",
      "=The longer it lasted, the harder it grew. There were things that every one of them did without thinking, and the newcomer did them a moment later, while thinking. “Not quite so stiffly,” somebody whispered. The newcomer tried to be less stiff. Now it could be seen from the back row as well.",
    ],
    [
      0.4,
      "=And then the moment came when they were all to stand next to each other. {Who} stood at the very edge, and then just beyond the edge. “I think I ought to go,” said {who}. “I only wanted to see how it is from the inside.” Nobody answered. They had all been so careful, and now they had to say something.",
      "=And then the moment came when they were all to stand next to each other. The newcomer stood at the very edge, and then just beyond the edge. “I think I ought to go. I only wanted to see how it is from the inside.” Nobody answered. They had all been so careful, and now they had to say something.",
    ],
  ],
  end: [
    [
      0,
      "=“And how is it?” asked the smallest of them, who had been told not to. {Who} thought about it. “Warmer than it looks,” said {who}. “And everybody is a bit worried about being the wrong one.” They looked at one another. It was true. Each of them had thought that it was only themselves.",
      "=“And how is it?” asked the smallest of them, who had been told not to. “Warmer than it looks. And everybody is a bit worried about being the wrong one.” They looked at one another. It was true. Each of them had thought that it was only themselves.",
    ],
    [
      0.6,
      "=After that they went on, and it was much louder. One of them admitted to having come in the wrong thing, and another to not knowing the steps, in all these years. {Who} was as round as ever, right in the middle, and somebody asked whether that could be learned.",
      "=After that they went on, and it was much louder. One of them admitted to having come in the wrong thing, and another to not knowing the steps, in all these years. The newcomer was right in the middle, and somebody asked whether it was nice on the far side.",
    ],
    [
      0.9,
      "=“How did you get in?” asked the smallest. “It was easy,” said {who}. “I waited until you were all looking at the same thing.” They tried to remember what it had been that they had all been looking at. It had been quite important at the time. “You ought to count more often,” said {who}, and helped them to do it.",
      "=“How did you get in?” asked the smallest. “It was easy,” was the answer. “I waited until you were all looking at the same thing.” They tried to remember what it had been that they had all been looking at. It had been quite important at the time. “You ought to count more often,” said the newcomer, and helped them to do it.",
    ],
    [
      0.5,
      "=They count each other there now, quite openly. It always comes to one too many. “That's right,” somebody says, and then they can begin.",
    ],
  ],
};

const LIGHT = "(?!.*\\b(?:died|dead|dying|war|prison|operation|hospital|killed|murder\\w*)\\b)";

/** What befalls creatures and things among others. */
export const eventArcs: readonly Arc[] = (["creatures", "things"] as const).flatMap((of): Arc[] => [
  {
    told: /^(?:laughed|made fun|mocked|teased|giggled|did not (?:believe|take))\b/,
    by: "other",
    of,
    idea: new RegExp(`^${LIGHT}`),
    stories: [laughedAt],
  },
  {
    told: /^(?:did not (?:make it|come|get|return|wake)\b.*\b(?:back|up|in time)|was (?:missing|gone|not there)|disappeared|vanished|missed (?:the|his|her|its)|overslept|fell asleep|went missing|was late)\b/,
    by: "hero",
    of,
    idea: new RegExp(`^${LIGHT}`),
    stories: [notInPlace],
  },
  {
    told: /^(?:turned up|appeared|sneaked in|slipped in|mingled|pretended to be one|joined them|moved in|arrived|crept in)\b/,
    by: "other",
    of,
    idea: new RegExp(`^${LIGHT}`),
    stories: [oneTooMany],
  },
]);
