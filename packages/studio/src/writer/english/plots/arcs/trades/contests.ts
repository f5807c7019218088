import type { Arc, ArcStory } from "../arc.ts";

/** Somebody is in a race or contest without a chance. */
const lastOfAll: ArcStory = {
  after: [
    [
      0,
      "=At the start {hero} and {talker} were sent to the very back. “And you really mean to {deed}?” asked a man with a list. “Both of us,” said {talker}. Beside the track a woman was selling lemonade and shouted at everybody: “Mind the bend!”",
      "=At the start they put {hero} at the very back. “And you really mean to {deed}?” asked a man with a list. “Yes,” said {hero}. Beside the track a woman was selling lemonade and shouted at everybody: “Mind the bend!”",
      "=At the start they put {hero} at the very back. “And you're really taking part?” asked a man with a list. “Yes,” said {hero}. Beside the track a woman was selling lemonade and shouted at everybody: “Mind the bend!”",
    ],
    [
      0.6,
      "=Then came the whistle. {Hero} had meant to stay with the others for a bit, and {he} did: for as long as it takes to say “go”. “Faster!” cried {talker}. “That was faster,” said {hero}. After that it was rather peaceful. From far ahead there was cheering.",
      "=Then came the whistle. {Hero} had meant to stay with the others for a bit, and {he} did: for as long as it takes to say “go”. To {deed} had looked much quicker from outside. {He} did everything as {he} had practised it, and from far ahead there was cheering.",
      "=Then came the whistle. {Hero} had meant to stay with the others for a bit, and {he} did: for as long as it takes to say “go”. {He} did everything as {he} had practised it, and from far ahead there was cheering.",
    ],
    [
      0.8,
      "=“How are we doing?” asked {hero}. “Everyone's still in front of us,” said {talker}. “Then nobody can come at us from behind.” “That's one way to see it,” said {talker}, and looked round all the same.",
      "=The spectators had begun to fold up their chairs. When {hero} came by, they unfolded them again. A boy ran along with {him} for a bit, and was never out of breath.",
    ],
    [
      0.75,
      "=Halfway through, the leader came past for the second time. “Give up,” he called, and he even meant it well. “You're not made for this!” {Hero} moved over to the side, where the ground was soft, and it went slower still. The man with the list was waiting further on. “I've got to close at some point,” he said.",
    ],
    [
      0.4,
      "={Hero} stopped. “I told everybody that we would {deed},” {he} said. “And we are,” said {talker}. “Nobody ever said how fast.” Somewhere a loudspeaker had begun to read out numbers. {Talker} gave {him} a small push. “I'd like to see the bend, at least,” said {talker}. “She's made such a fuss about it.”",
      "={Hero} stopped. {He} had told everybody that {he} would {deed}, and now {he} could not think why. Somewhere a loudspeaker had begun to read out numbers. The way back was just as long as the way on. “Well,” said the boy who ran along, “I'd like to see the bend, at least.”",
      "={Hero} stopped. {He} had told everybody about today, and now {he} could not think why. Somewhere a loudspeaker had begun to read out numbers. The way back was just as long as the way on. “Well,” said the boy who ran along, “I'd like to see the bend, at least.”",
    ],
  ],
  end: [
    [
      0,
      "=“Mind the bend!” shouted the lemonade woman, hoarse by now. {Hero} minded it. {He} went round at {his} own pace, with {talker} calling out every stone, and so these two were the only ones who saw in time what lay behind it: all those who had been in front, in one big heap. They were not hurt. They were knotted together like wool.",
      "=“Mind the bend!” shouted the lemonade woman, hoarse by now. {Hero} minded it. {He} went round at {his} own pace, and so {he} {was} the only one who saw in time what lay behind it: all those who had been in front, in one big heap. They were not hurt. They were knotted together like wool.",
    ],
    [
      0.6,
      "=“The way's clear!” cried {talker}. “We can win!” {Hero} looked at the finish. Then {he} began at the top of the heap, and {talker} at the bottom. It took a while to sort out who was whose. When the last was free they all went on together, in one line, and the man with the list gave up and wrote “all” beside number one.",
      "=“Go on!” they shouted from the heap. “You can win!” {Hero} looked at the finish. Then {he} began at the top and pulled them out, one after the other. When the last was free they all went on together, in one line, and the man with the list gave up and wrote “all” beside number one.",
    ],
    [
      0.7,
      "=The cup stood at {hero's} place for the first month, and well back from the edge. Whenever people asked what it was like to {deed}, {talker} told them, from the whistle on, and each time {talker} was a little faster in it.",
      "=The cup stood at {hero's} place for the first month, and well back from the edge. Whenever people asked {him} what it was like to {deed}, {he} gave them the best advice {he} had: “Mind the bend.”",
      "=The cup stood at {hero's} place for the first month, and well back from the edge. To everyone who admired it {he} gave the best advice {he} had: “Mind the bend.”",
    ],
  ],
};

/** Somebody's last chance before many people. */
const oneMoreTime: ArcStory = {
  after: [
    [
      0,
      "=“One more time,” {hero} had said, and nobody had laughed, which was not a good sign. They said it was fine. They said it in the voice that is used in hospitals. {He} got out what {he} needed for it. It had shrunk a little, or something else had happened. {He} breathed in and closed it.",
      "=“One more time,” {hero} had said, and nobody had laughed, which was not a good sign. To {deed}: they said it was fine. They said it in the voice that is used in hospitals. {He} got out what {he} needed for it. It had shrunk a little, or something else had happened. {He} breathed in and closed it.",
    ],
    [
      0.6,
      "=The training was bad, and then it was worse. What had once gone by itself had to be talked into it now, part by part. In the evenings somebody was there who swept the hall, a quiet young man who never looked up. “You lift the left one,” he said once, in passing. “Always, just before.” “I've done that all my life,” said {hero}. “Yes,” he said. “They know.”",
    ],
    [
      0.8,
      "=“You can still call it off,” said {talker}. “Would you?” {Talker} thought about it for longer than was comforting. “I'd want to have been asked,” said {talker}.",
      "=There was somebody for whom it was all meant. {He} had not said so. If it went wrong, it should only have been {his} own affair. But there was a seat in the second row with a name on it, in case.",
    ],
    [
      0.5,
      "=And then it was as bright as it always is. The first minutes went well; {he} had kept them for that. After that came everything that {he} had been warned of, in order. The other side was quick and had slept. {Hero} heard how they began to count in the hall, half aloud. It was going past {him} like something on a road, and {he} saw, quite clearly, that the seat in the second row was not empty.",
      "=And then it was as bright as it always is. The first minutes went well; {he} had kept them for that. After that came everything that {he} had been warned of, in order. The hall noticed it. It got quieter, and then it got polite. It was going past {him} like something on a road, and {he} saw, quite clearly, that the seat in the second row was not empty.",
    ],
    [
      0.4,
      "=In the break {he} sat there with a towel over {his} head. Under it, it was nice and dark. “That was all right,” said a voice outside. “They'll understand.” {He} could have stayed in there. Then somebody knelt down to wipe the floor, and he said, without looking up: “You're lifting the left one. They're waiting for it. So lift it.”",
    ],
  ],
  end: [
    [
      0,
      "=So {hero} lifted the left one, just before, as always. They saw it. The whole hall saw it, and got ready for what would come next. It did not come. For once in {his} life {he} did not do what came after the left one. It was hardly anything, the tenth part of a second. But into a tenth of a second a great deal will fit, if it has been saved up for that long.",
    ],
    [
      0.72,
      "=How it was counted in the end was written down somewhere. {Hero} {was} not listening by then. {He} {was} looking for somebody with a broom, and found only the floor, which was very clean. In the second row they had stood up. “What was that?” {he} {was} asked. “You've never done that.” “No,” said {hero}, quite out of breath. “I was saving it.”",
    ],
    [
      0.7,
      "=It all went back where it had come from, folded, with a smell of camphor. “One more time?” somebody asked at supper. {Hero} lifted the left one, and they all ducked.",
    ],
  ],
};

/** Two sides want to win, and what they compete for gets lost in it. */
const equalFirst: ArcStory = {
  after: [
    [
      0,
      "=The rules were read out loud, and everyone nodded who had not listened. There were only three of them. The third said that in the case of a tie it should be decided by somebody who did not mind either way. “That's an old one,” said the man who read it. “It's never been needed.” {Hero} looked across at the others. They were already looking.",
    ],
    [
      0.75,
      "=In the first round it was done fairly. {Hero} {was} ahead by a very little, and was gracious about it. In the second the others were ahead, and were gracious as well, and that was harder to bear. After it something was missing from where it had stood. It was found again in quite another place. Neither side could say how that happened.",
    ],
    [
      0.8,
      "=“They've got a trick,” said {talker}. “What sort?” “They're better.” {Hero} asked what could be done against that. “You could be better, too,” said {talker}, “but there isn't the time.”",
      "=By the afternoon all the people who were watching had taken a side. There were colours. There were songs, with each other's names in them. An old man in the first row had brought his knitting and belonged to nobody.",
    ],
    [
      0.5,
      "=From then on it was no longer about the thing itself. What was meant to be the best of all was spoiled with zeal, a bit here and a bit there, and each side guarded what it had left, with folded arms. “This isn't how I wanted it,” said {hero}. It was said rather low. Someone on the other side was just saying the same, but there was singing.",
      "=From then on it was no longer about the thing itself. It had begun with wanting to {deed}, and now each side guarded what it had left, with folded arms. “This isn't how I wanted it,” said {hero}. It was said rather low. Someone on the other side was just saying the same, but there was singing.",
    ],
    [
      0.4,
      "=When they counted, it was a tie. They counted again. It stayed a tie, and it was a poor one: neither of the two had anything left that could be called good. It grew quiet. All of it had been for that, for two halves of very little. Somewhere in the first row a pair of needles went on clicking.",
    ],
  ],
  end: [
    [
      0,
      "=“Rule three,” said the man who had read them out. There was nobody there, though, who did not wear a colour, apart from the old man with the knitting. “Me?” he asked. “I couldn't tell the two of you apart from here.” He had them both come closer. “Do it together, once,” he said, “so that I can see the difference.”",
    ],
    [
      0.6,
      "=It took him a long time. He shook his head, and then he nodded, and he asked to have it again. “The left bit's no good without the right,” was his verdict. “And the other way round. Together I'd call it one of the best I've come across.” They made him say it louder. Then there was some trouble with the cup, which had only two handles, so that it could be seen at once how it had to be carried.",
    ],
    [
      0.7,
      "=The songs could be sung together, it turned out, if one side started a little later. The old man went home with a piece of knitting in both colours. It was not clear what it was going to be. It was very long.",
    ],
  ],
};

/** Somebody performs, unseen or in the wrong way, and it is heard. */
const beforeThem: ArcStory = {
  after: [
    [
      0,
      "=“Next,” said somebody in the dark, and that was {hero}. From outside it had looked like a stage. From here it was mostly a hole with people in it. {He} had prepared everything, down to the bow, and of all the things {he} had prepared {he} could at the moment think of only the bow. So {he} began with that. It was a good one. They wrote something down.",
      "=“Now,” said somebody in the dark, and that meant {hero}. From outside it had looked quite small. From here it was mostly a hole with people in it. Everything had been prepared, down to the bow, and at that moment only the bow came to mind. So {hero} began with that. It was a good one. There was some writing down.",
    ],
    [
      0.6,
      "=The first part came out as if it belonged to somebody else. It was all correct. {Hero} heard it go out and come back from the far wall, a little late, like someone who agrees with everything. “Thank you,” said the voice. “Have you got anything else?” High up at the side a man was busy with a lamp. He had taken no notice. He was humming, a half tone off.",
    ],
    [
      0.8,
      "=“That was fine,” said {talker} at the side. “Fine how?” “Fine like the dentist's.” There was no time to be offended. {Talker} gave {him} a push.",
      "=At the side stood the others who had been before, and those who were still to come. They smiled at {him}. It was easy to tell which were which: the ones who had it behind them smiled with their whole faces.",
    ],
    [
      0.75,
      "={He} had got something else. It was newer and more difficult, and in the middle of it {he} lost the way. It did not even hurt. There was simply nothing there, as if someone had taken up the floor. {Hero} stood in the quiet. Everyone was looking at {him} kindly. The only thing to be heard in that whole wide place was the man with the lamp, who was humming.",
    ],
    [
      0.4,
      "=“You may stop there,” said the voice. “Thank you for coming.” {He} bowed again, since {he} knew that. {He} had already turned to go when the humming came to a place that was so wrong it could not be left like that. {Hero} could not help it. {He} put it right, only that one bit, under {his} breath, up towards the lamp.",
    ],
  ],
  end: [
    [
      0,
      "=The man with the lamp looked down. “Oh,” he said, “is that how it goes?” “Yes,” said {hero}, “and then it goes on.” “How?” So {hero} showed him. {He} stood with {his} back to the hole and did it for one man on a ladder who had always had it wrong, first the bit, and then what came before it, and then, since he nodded, all the rest. {He} had forgotten about the bow.",
    ],
    [
      0.72,
      "=When it was over there was a silence of the better sort. “Why didn't you do that straight away?” asked the voice. It had got up and come to the front, and had a face, a rather tired one. “Nobody asked me how it goes,” said {hero}. The pencil was put behind an ear. “Then I'm asking you now,” said the voice. “From the beginning, please. And leave the light as it is.”",
    ],
    [
      0.7,
      "=In the evenings, when everybody had gone, there was humming up there, and it was nearly right. There was one place that the man with the lamp always got wrong. {Hero} suspected that he did it on purpose.",
    ],
  ],
};

const GRAVE =
  "(?!.*\\b(?:dead|died|dying|ghosts?|kill\\w*|murder\\w*|hitman|assassin|nazi|soldiers?|bodies|prison|kidnapp\\w*|desert|ashes)\\b)";
const RACE = "(?:race|marathon|derby|regatta|rally|sprint|triathlon|relay)";
const CONTEST = "(?:tournament|championships?|contest|competition|cup|olympics|nationals|bake-off|cook-off)";
const SHOW =
  "(?:audition|concert|talent show|recital|opera|theatre|play|premiere|performance|stage|show|choir|orchestra|festival|musical|film|part|role|band|ballet|circus)";

/** Contests and performances. */
export const contestArcs: readonly Arc[] = [
  {
    told: /^(?:[a-z]+ly )?(?:wanted|had|decided|agreed|came back for|trained for|planned)\b.{0,25}\b(?:one (?:more|last|final)|(?:a|his|her|their|the) (?:last|final)) (?:time|fight|match|race|game|season|concert|show|performance|tour|dance|climb|ride|round|chance|flight|dive|jump)\b/,
    by: "hero",
    of: "adults",
    idea: new RegExp(`^${GRAVE}(?!.*\\b(?:boat|fjord|sea|crime|heist)\\b)`),
    stories: [oneMoreTime],
  },
  {
    told: new RegExp(
      `^(?:[a-z]+ly )?(?:wanted to |decided to |tried to |had to |agreed to )?(?:auditioned|audition|performed|perform|sang|sing|played|play|danced|dance|conducted|conduct|went to|gave) .*\\b${SHOW}\\b`,
    ),
    by: "hero",
    of: "people",
    idea: new RegExp(`^${GRAVE}(?!.*\\b(?:football|wardrobe|hamster)\\b)`),
    stories: [beforeThem],
  },
  {
    told: /^(?:agreed to settle|settled|fought (?:over|about) who|competed|argued (?:over|about) who|kept outbidding|bet (?:on )?(?:who|each other|that)|had to win|must win|both entered|wanted to win|challenged (?:each other|his|her|their|the|one another))\b/,
    by: "hero",
    of: "people",
    idea: new RegExp(`^${GRAVE}(?!.*\\b(?:born|chess)\\b)`),
    stories: [equalFirst],
  },
  {
    told: new RegExp(
      `^(?:[a-z]+ly )?(?:wanted to |decided to |tried to |had to |agreed to |started to |planned to )?(?:entered|enter|took part in|take part in|competed in|compete in|joined|join|signed up for|sign up for|raced in|race in|ran in|run in|ran|rode in|win|won a place in) .*\\b${RACE}\\b`,
    ),
    by: "hero",
    idea: new RegExp(`^${GRAVE}`),
    stories: [lastOfAll],
  },
  {
    told: new RegExp(
      `^(?:[a-z]+ly )?(?:wanted to |decided to |tried to |had to |agreed to |started to |planned to )?(?:entered|enter|took part in|take part in|competed in|compete in|joined|join|signed up for|sign up for|won a place in|win|played in|play in) .*\\b${CONTEST}\\b`,
    ),
    by: "hero",
    of: "people",
    idea: new RegExp(`^${GRAVE}`),
    stories: [equalFirst],
  },
];
