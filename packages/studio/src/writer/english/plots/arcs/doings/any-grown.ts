import type { Arc, ArcStory } from "../arc.ts";

/** An office wants to write down what somebody did, and has no box for it. */
const noBoxForIt: ArcStory = {
  after: [
    [
      0,
      "=It did not stay unnoticed. On the third day somebody came with a folder under his arm, a tired and friendly man who had to write it down. “{Doing},” he said, and looked through his boxes from top to bottom. There was one for noise and one for animals. “I'll put it under other things,” he said.",
      "=It did not stay unnoticed. On the third day somebody came with a folder under his arm, a tired and friendly man who had to write it down. He looked through his boxes from top to bottom. There was one for noise and one for animals. “I'll put it under other things,” he said.",
    ],
    [
      0.8,
      "=“Is it against the rules?” asked {talker}. “It isn't in the rules,” said the man. “Then it's allowed,” said {hero}. “That,” said the man, and sighed, “is not in them either.” He accepted a cup of something warm and stayed longer than he had to.",
      "=“Is it against the rules?” asked {hero}. “It isn't in the rules,” said the man. “Then it's allowed.” “That,” said the man, and sighed, “is not in them either.” He accepted a cup of something warm and stayed longer than he had to.",
    ],
    [
      0.6,
      "=A week later there was a letter. Other things had to be given reasons. “Reason for {doing}”, it said there, and after it came an empty line. There had been a reason, at the beginning, {hero} {was} sure of that. {He} wrote it down, and it looked like nothing. The next one was better, but it was not true.",
      "=A week later there was a letter. Other things had to be given reasons. {Hero} sat in front of the empty line. Why? There had been a reason, at the beginning, {he} {was} sure of that. {He} wrote it down, and it looked like nothing. {He} crossed it out and wrote another one. That one was better, but it was not true.",
    ],
    [
      0.75,
      "=Until it was settled, everything had to stop. So {hero} stopped. It should have been a relief, there was enough else to do. But people who had never said a word about it came by and asked whether anything was wrong. {He} had not known that there were so many of them, and that they had been counting on it.",
    ],
    [
      0.3,
      "=On the last day before the time was up, the line was still empty. “I'll leave it,” said {hero}. “If I can't say why, then perhaps there isn't any why.” {He} put the letter in its envelope as it was, and did not feel any lighter for it.",
    ],
  ],
  end: [
    [
      0,
      "=The man with the folder came to fetch it himself. He read the empty line, turned the sheet over, and read the back, which was empty as well. “May I see it?” he asked. “Just once? I've been writing about it for three weeks, and I've never seen it.” So {hero} showed him. He stood there with his folder, and forgot to write.",
    ],
    [
      0.6,
      "=Then he took the sheet, leaned it on {hero's} table, and filled in the line. It took him no time at all. “What have you written?” asked {hero}. “What I saw,” said the man. He stamped it on both sides. And as nothing else would do, he drew a new box at the very bottom, with a ruler, and put a tick in it.",
    ],
    [
      0.5,
      "=Things took up their old course. Every now and then the man came by without his folder, in a different coat, which he seemed to wear only for that. He stood where he had stood the first time. He did not write anything down.",
    ],
  ],
};

/** A tale of it goes round and grows, and at last somebody asks how it really was. */
const howItGrew: ArcStory = {
  after: [
    [
      0,
      "=By the evening people knew. By the next day they knew more than had happened. {Doing}: that was how it had started out, and {hero} could still recognise it when {he} heard it the first time. After the fourth time there were horses in it.",
      "=By the evening people knew. By the next day they knew more than had happened. {Hero} could still recognise it when {he} heard it the first time. After the fourth time there were horses in it.",
    ],
    [
      0.8,
      "=“Did you really do it with one hand?” asked {talker}. “You were there,” said {hero}. “Yes,” said {talker}, “but the way they tell it, I'd have liked to be there.”",
      "=“Is it true that you did it with one hand?” somebody asked. “With both,” said {hero}. The other one winked, as you do with modest people, and passed it on: with one hand, and blindfolded.",
    ],
    [
      0.75,
      "=First {hero} put it right each time. People listened politely and looked disappointed, and somebody who had laughed just now went home. So {he} let the horses stand. Then {he} took over a bit of it {himself}, only the bit with the one hand, since everybody liked it so much.",
    ],
    [
      0.5,
      "=It could not end well. They came from further off now, and they wanted to see it. Not that it had been done, they knew that; they wanted to see it the way it was told. They stood in a half circle. Somebody had brought children and held them up.",
    ],
    [
      0.3,
      "={Hero} tried. But {doing} with one hand does not work at all. It was over in no time, and the half circle looked at {him} as people look at a shop that is shut. “I expect it was somebody else,” said a voice. They did not even scold. They set the children down and went.",
      "={Hero} tried. With one hand nothing worked at all. It was over in no time, and the half circle looked at {him} as people look at a shop that is shut. “I expect it was somebody else,” said a voice. They did not even scold. They set the children down and went.",
    ],
  ],
  end: [
    [
      0,
      "=One stayed behind. It was an old woman who did not hear well and had only now got to the front. “They've all told me something different,” she said. “How was it really?” {Hero} looked to see if she was joking. Then {he} told her: how it had begun, with both hands, and what had been hard about it. Without any horses.",
    ],
    [
      0.6,
      "=She had {him} explain one part twice. “And that's what frightened you?” “Yes.” “It would have frightened me, too,” she said. It turned out to be the only part that had never been in it when the others told it. “They've left out the best bit,” said the old woman.",
    ],
    [
      0.5,
      "=The tale still went about, and it was still growing. {Hero} never took anything out of it any more. But if somebody stayed behind at the end, {he} moved up and made room, and began at the beginning.",
    ],
  ],
};

/** Somebody always watches from a distance, and one time that somebody is missing. */
const theOneWhoWatched: ArcStory = {
  after: [
    [
      0,
      "={Doing} can be done without anyone watching, and mostly it is. But when {hero} looked up, somebody was standing some way off, a man with a bag in each hand, who had put neither of them down. He nodded, as though he had been caught, and went on.",
      "={Hero} had not thought of anybody watching. But when {he} looked up, somebody was standing some way off, a man with a bag in each hand, who had put neither of them down. He nodded, as though he had been caught, and went on.",
    ],
    [
      0.8,
      "=“Who was that?” asked {talker}. “Somebody with bags.” “What did he want?” {Hero} shrugged. It did not matter. But {he} did it a bit more carefully after that, and {talker} noticed, and said nothing.",
      "=It did not matter who he was. But {hero} did it a bit more carefully after that, as you sit up straighter when a door is open.",
    ],
    [
      0.6,
      "=From then on he came every time. He never came close, and he never stayed to the end. When something went wrong, {hero} could see it by his shoulders before {he} had noticed it {himself}. They never spoke. It would have been difficult to say about what.",
    ],
    [
      0.75,
      "=Other people had something to say. “And what do you get out of it?” they asked. “What's {doing} good for?” They were sensible questions. {Hero} had no answer, and each time that {he} had none, the thing became a little heavier.",
      "=Other people had something to say. “And what do you get out of it?” they asked. “What's it good for?” They were sensible questions. {Hero} had no answer, and each time that {he} had none, the thing became a little heavier.",
    ],
    [
      0.3,
      "=Then came a time when the man was not there. Nor was he the next time. {Hero} went on {doing}, and it was like talking in an empty room. In the middle of it {he} stopped. “There,” {he} thought. “That's what it was good for.” It was a bad moment to find out.",
      "=Then came a time when the man was not there. Nor was he the next time. {Hero} did everything as usual, and it was like talking in an empty room. In the middle of it {he} stopped. “There,” {he} thought. “That's what it was good for.” It was a bad moment to find out.",
    ],
  ],
  end: [
    [
      0,
      "=It was not difficult to find him; everybody knew the man with the bags. He was sitting with one leg up on a chair. “Broken,” he said. “It's nothing. But I can't get there.” He looked at the leg and not at {hero}. “I always told my wife about it in the evening,” he said. “Now I've got to make it up.”",
    ],
    [
      0.6,
      "=So this time {hero} told him. {He} told it as it had been, what had gone well and what had not, and the man's shoulders went up at the right place. “I thought so,” he said. “I told her that it would slip there.” From the next room a voice called: “So you did!”",
    ],
    [
      0.5,
      "=Later on there were two who stood there, some way off, with one bag each. They did not stay to the end. {Hero} never waved. {He} only did it a little more slowly, in the place where it was best.",
    ],
  ],
};

/** What one did once, others would now like to have done for them. */
const forMeToo: ArcStory = {
  after: [
    [
      0,
      "={Doing} had been meant for one time only. But the very next day somebody stood before {hero}, turning his cap in his hands, and wanted to know whether it could be done once more. For him. He had heard about it. He would have said what he needed it for, but he did not quite know himself.",
      "=It had been meant for one time only. But the very next day somebody stood before {hero}, turning his cap in his hands, and wanted to know whether it could be done once more. For him. He had heard about it. He would have said what he needed it for, but he did not quite know himself.",
    ],
    [
      0.8,
      "=“You can't say no to him,” said {talker}. “I wasn't going to,” said {hero}. “But then the next one will come.” “There won't be a next one,” said {hero}. {Talker} looked past {him} at the three who were standing outside.",
      "={Hero} could not very well say no. There was only one of him. That there were three more standing behind him could not be seen until he had stepped aside.",
    ],
    [
      0.75,
      "=So {he} did it again, and then again. It was never the same as the first time. One wanted it bigger, and one wanted it quieter. One said thank you three times and came back on the next day, because it had not held. {Hero} had never said that it would.",
    ],
    [
      0.5,
      "=Before long {he} got to nothing else. People waited in a row and told each other what they were going to ask for. Somebody had started to hand out numbers. In the night {hero} lay awake and heard {himself} explaining, in a polite voice, that it had only been meant for the one time.",
      "=Before long {he} got to nothing else. People waited in a row and told each other what they were going to ask for. Somebody had started to hand out numbers. It had only been meant for the one time, {hero} explained, politely, again and again, and called the next number.",
    ],
    [
      0.3,
      "=Then came a day when it simply did not work any more. {Hero} tried it three times, with everybody looking. It was all right, they said, it did not matter. They stayed where they were. {He} sat down in front of the row, with {his} empty hands, and that was the end of the numbers.",
    ],
  ],
  end: [
    [
      0,
      "=The man with the cap got up. He had been there every day, right at the back, only to look. “I think I've seen how it's done by now,” he said. “May I?” He could not do it well. But he did it for the woman behind him, and she, when it was over, turned round to the one behind her.",
    ],
    [
      0.6,
      "=It went through the whole row. Some did it too fast, and one did it the wrong way round, and it still helped a bit. The last in the row was {hero}. “I've never had that done to me,” {he} said. “It's time you did,” said the one before {him}.",
    ],
    [
      0.5,
      "=They still came, one or two of them, and asked {hero}, because it had begun there. {He} sent them to each other. And now and then, when it was quiet, and without a number, {he} did it once more {himself}, as it had been meant.",
    ],
  ],
};

/** What another did changes a grown-up's days: the hero first acts as if it were nothing. */
const asIfNothing: ArcStory = {
  after: [
    [
      0,
      "={Hero} decided to treat it as something that happens. {He} did what {he} would have done anyway, in the usual order, only with a little more noise. It worked until the first question. “Have you heard about {who}?” “Yes,” said {hero}, and dropped what {he} {was} holding.",
      "={Hero} decided to treat it as something that happens. {He} did what {he} would have done anyway, in the usual order, only with a little more noise. It worked until the first question. “Have you heard?” “Yes,” said {hero}, and dropped what {he} {was} holding.",
    ],
    [
      0.8,
      "=“We ought to talk about it,” said {talker}. “There's nothing to talk about,” said {hero}. {Talker} nodded, and sat down opposite {him}, and waited. It was a comfortable silence for about a minute. After that it began to talk by itself.",
      "=Everybody had an opinion. Some had always said so. Some thought that it would pass. When {hero} {was} asked, {he} said that it was too early to say, and liked the sentence, and used it for the rest of the day.",
    ],
    [
      0.6,
      "=But it was there. It was there when {he} shut a door and when {he} opened it again. {Hero} caught {himself} making a detour so as not to come past the spot, and on the detour {he} met two others, who were in a hurry and looked away. They were making the same one.",
    ],
    [
      0.75,
      "=Then {he} did try to do something about it. It was a good, strong attempt, the kind with rolled-up sleeves, and it changed a number of things. It did not change the main thing. In the evening there was more in the way than in the morning.",
      "=Then {he} did try to do something about it. It was a good, strong attempt, and it changed a number of things. It changed nothing about the one that mattered. When it was over, there was more in the way than before.",
    ],
    [
      0.3,
      "=“It's too early to say,” said {hero} once more, to nobody. It did not sound good any longer. It was not too early. It was rather late, and the only ones who knew how it felt were the two on the detour, with whom {he} had not exchanged a word.",
    ],
  ],
  end: [
    [
      0,
      "=So {he} went the long way round again, and stood in the middle of it, where nobody could get by without looking at {him}. First came the one, and then the other. “You too?” asked {hero}. “For days,” said the one. “I've worn a path,” said the other. And for the first time somebody laughed about it.",
    ],
    [
      0.6,
      "=They went to the spot together. With three of them it was smaller than it had been. They did not do anything; they looked at it from all sides, and each of them said what had been the worst part. It was a different one each time. That left something over which could be shared.",
    ],
    [
      0.5,
      "=Nothing about it was undone. But the straight way was used again, and on the path round it the grass came back. Sometimes the three of them met in the middle, nodded, and knew what they were not talking about.",
      "=Nothing about it was undone. But the straight way was used again, and the path round it was slowly forgotten.",
    ],
  ],
};

/** Somebody else did it, and the hero is the one who is asked about it. */
const askedAboutIt: ArcStory = {
  after: [
    [
      0,
      "=Of course they came to {hero}. Who else was there to ask? {He} had been nearest, and that was enough. “How could that happen?” they asked. {Hero} would have liked to know it {himself}. {He} told them what {he} had seen, and they waited for the rest.",
    ],
    [
      0.75,
      "=“Say that you don't know,” said {talker}. “I did say so.” “And?” “They wrote it down.” They both watched how it was passed on from one to the next: doesn't know. It did not sound any better along the way.",
      "=“I don't know,” said {hero}. It was written down. {He} watched how it was passed on from one to the next: doesn't know. It did not sound any better along the way.",
    ],
    [
      0.6,
      "=So {he} set about finding out. {He} went over all of it again, from the moment before to the moment after, and asked everybody who had had anything to do with {who}. Each of them had noticed something small. And each of them had thought that it was not worth mentioning.",
      "=So {he} set about finding out. {He} went over all of it again, from the moment before to the moment after, and asked everybody who had been near. Each of them had noticed something small. And each of them had thought that it was not worth mentioning.",
    ],
    [
      0.4,
      "=Put together, the small things did not add up. There was always one missing, in the middle. {Hero} asked for a third time, and by then people crossed the road. “Let it rest,” they said. “It's not as if it were your business.” But they had come to {him} with it. And now {he} had it.",
    ],
  ],
  end: [
    [
      0,
      "=The missing piece was {his} own. It came to {him} in the middle of something else: {he} had noticed something too, right at the start, and had thought that it was not worth mentioning. It was very small. {Hero} said it out loud, to hear what it sounded like, and put it in the middle. It fitted on both sides.",
    ],
    [
      0.6,
      "=So now {he} knew, and it was nobody's fault, or a little bit everybody's. {Hero} went round one last time. {He} did not ask anything; {he} began with {his} own piece. After that they all brought theirs, quite of their own accord, and they did not cross the road. It took {him} a whole day to listen.",
    ],
    [
      0.5,
      "=Nothing was written down about it in the end. But people there have got into the way of mentioning things. “It's not worth talking about,” they say, and then they talk about it.",
      "=Nothing was written down about it in the end. It had been told, and that was enough. Whenever somebody said that a thing was not worth mentioning, {hero} stopped and waited.",
    ],
  ],
};

/** What is done is done, and the first who asks what comes next has a share in it. */
const andNow: ArcStory = {
  after: [
    [
      0,
      "=“And now?” somebody asked. It was a reasonable question. {Hero} had thought as far as {doing}, down to the last detail, and there {his} thoughts had stopped, as though the rest would come by itself. “Now we'll see,” said {hero}. It did not sound like a plan. It was not one, either.",
      "=“And now?” somebody asked. It was a reasonable question. {Hero} had thought as far as this, down to the last detail, and there {his} thoughts had stopped, as though the rest would come by itself. “Now we'll see,” said {hero}. It did not sound like a plan. It was not one, either.",
    ],
    [
      0.8,
      "=“Are you sorry?” asked {talker}. {Hero} thought about it honestly. “Ask me tomorrow,” {he} said. “I'll write it down,” said {talker}, who never forgot a thing like that.",
      "={He} asked {himself} if {he} {was} sorry. The answer was that it was too early to tell.",
    ],
    [
      0.6,
      "=At first nothing came of it. That was almost worse. {Hero} went about with {object} on {his} mind, and at every sound {he} looked up. Then it all came at once: the one who wanted to know everything, the one who had always said so, and the one who would like to have a share in it.",
      "=At first nothing came of it. That was almost worse. {Hero} went about with it on {his} mind, and at every sound {he} looked up. Then it all came at once: the one who wanted to know everything, the one who had always said so, and the one who would like to have a share in it.",
    ],
    [
      0.75,
      "={Hero} told the first one half of it, agreed with the second, and put off the third. It kept them quiet for exactly as long as it took them to talk to each other. After that they came back together, and they had the two halves side by side.",
    ],
    [
      0.4,
      "=“To {deed},” said the one who had always said so, “that's something that you do or don't do. But then you've got to stand by it.” It was true, and that made it no easier. {Hero} saw that it could still be passed off as an accident, or a joke. It was the last moment for that. They had even left a pause for it.",
      "=“That's a thing you do or don't do,” said the one who had always said so. “But then you've got to stand by it.” It was true, and that made it no easier. {Hero} saw that it could still be passed off as an accident, or a joke. It was the last moment for that. They had even left a pause for it.",
    ],
  ],
  end: [
    [
      0,
      "={Hero} let the pause go by. “It was no accident,” {he} said. “I wanted it. I only don't know how it goes on.” Then it was quiet, and into the quiet came the voice that had asked the very first question. “I know how,” it said. “That's why I asked. I once got just as far as you.”",
      "={Hero} let the pause go by. “It was no accident,” said {hero}. “I only don't know how it goes on.” Then it was quiet, and into the quiet came the voice that had asked the very first question. “I know how,” it said. “That's why I asked. I once got just as far as you.”",
    ],
    [
      0.6,
      "=They went on from there together. It was less grand than {doing} had been, and more work: things to be said to people, things to be carried back, and two visits that {hero} would rather not have made. But each time there was somebody standing beside {him}, who asked outside the door: “And now?”",
      "=They went on from there together. It was less grand than the beginning had been, and more work: things to be said to people, and two visits that {hero} would rather not have made. But each time there was somebody standing beside {him}, who asked outside the door: “And now?”",
    ],
    [
      0.5,
      "=There came a day when the question was asked and there was no answer needed. Nothing more had to be done. {Hero} looked up at the sound of a step, from habit, and went on with what {he} {was} doing.",
    ],
  ],
};

const GRAVE =
  /^(?!.*\b(?:war|soldiers?|dead|died|dying|murder\w*|kill\w*|killing|corpse|bodies|ashes|suicide|grief|grieving|rape\w*|drown\w*|prison\w*|enemy|snipers?|funeral|hitman|poison\w*|cancer)\b)/i;

const HABIT =
  /^(?:(?:had |secretly )?(?:started|began|kept|went on|took up) [a-z]+ing|took up|learned (?!that)|taught|sold|played|sang|danced|repaired|collected|planned|arranged|ironed|delivered|wrote|drew|counted|practised|trained|worked|told|asked|tended|looked after|cleaned|restored|translated|stamped|ran (?:a|an|the|his|her|their)|drove (?:a|an|the)|rented out|started (?:a|an|the))\b/;

/** Stories for whatever grown-ups do. */
export const anyGrownArcs: readonly Arc[] = [
  { told: HABIT, by: "hero", of: "people", idea: GRAVE, stories: [noBoxForIt, howItGrew, theOneWhoWatched, forMeToo] },
  {
    told: /^(?!was |were |had |could |did not |lost |fell |loved |knew )./,
    by: "hero",
    of: "people",
    stories: [andNow],
  },
  {
    told: /^(?:(?:suddenly |always |never )?(?:broke|rang|fell|went|got (?!him|her|them)|burst|vanished|disappeared|came (?:out|off|down|up|undone)|stopped (?!to)|opened|closed|stuck|exploded|escaped|stole|took|had been|was (?:stolen|found|taken|broken|gone|missing|being)|tied|turned|cracked))\b/,
    by: "other",
    of: "people",
    stories: [askedAboutIt, asIfNothing],
  },
  { told: /./, by: "other", of: "people", stories: [asIfNothing] },
  { told: /./, by: "any", of: "people", stories: [asIfNothing] },
];
