import type { Arc, ArcStory } from "../arc.ts";

/** A traveller from the other direction knows the part that still lies ahead, and the two swap what they know. */
const theOtherDirection: ArcStory = {
  after: [
    [
      0,
      "=The beginning was easy. The beginning of a long way always is, because people are still watching. Somebody waved. Somebody else said, not very quietly: “You'll be back.” {Hero} heard it and went a bit faster, for as long as there was anyone to see it.",
      "=The beginning was easy. The beginning always is, because people are still watching. “Do you know how far it is?” asked {talker}. “Roughly,” said {hero}. “How roughly?” {Hero} showed it with two hands. For that they had to put everything down.",
    ],
    [
      0.8,
      "=After that there were no more people who waved. There was a lot of room, and all of it had to be crossed in one and the same way, bit by bit. {Doing}: it had been quite a short word when {hero} first said it. Now it went on and on.",
      "=After that there were no more people who waved. There was a lot of room, and all of it had to be crossed in one and the same way, bit by bit. It had been quickly said. Now it went on and on.",
    ],
    [
      0.6,
      "=There came a stretch that looked quite harmless. It cost {him} more than everything before it, because {hero} had not been on {his} guard. When {he} {was} through, {he} sat down and marked the place: three stones, one on top of the other. There was no reason for it. It just seemed wrong that there was nothing to show for it.",
      "=There came a stretch that looked quite harmless. It cost more than everything before it, because there had been no reason to be on guard. “We should put up a sign,” said {talker}. “For whom?” asked {hero}. “There's nobody here.” But three stones, one on top of the other, they did leave there.",
    ],
    [
      0.4,
      "=Then it did not go on at all. {Hero} tried it on the left and lost a good deal of time. {He} tried it on the right and lost the rest. As far ahead as {he} could see, it was as far as behind {him}, and from where {he} stood both looked the same. “Half,” {he} said. Half is the worst. It is no shorter to turn back.",
    ],
    [
      0.75,
      "={Hero} stayed where {he} {was} and thought about the one who had said: you'll be back. {He} could hear the voice quite clearly. It would have been easy to do that person the favour.",
      "=“What if we turned round?” asked {talker}. {Hero} had been thinking the same thing for a while, and was glad that somebody else had said it. “They'd say they'd always known it,” said {hero}. “Yes,” said {talker}. “That's the only thing against it.”",
    ],
  ],
  end: [
    [
      0,
      "=Somebody came from the other side. It was a woman with a big bundle, and she was every bit as surprised. “Is it still far?” they both asked at the same time. “That depends,” said the woman. “I know your half. You know mine.” So they sat down, and swapped. She told {hero} what was coming, and {hero} told her about the harmless stretch. “You'll know it by three stones,” {he} said.",
      "=Somebody came from the other side. It was a woman with a big bundle, and she was every bit as surprised. “Is it still far?” both sides asked at the same time. “That depends,” said the woman. “I know your half. You know mine.” So everybody sat down, and they swapped. She told them what was coming, and heard about the harmless stretch. “You'll know it by three stones,” said {hero}.",
    ],
    [
      0.75,
      "=The second half was no easier. But now it had been told, and a way that has been told is shorter. Where she had said “left”, {hero} went left. Where she had said “it will look as if it's over, but it isn't”, it looked as if it was over. And it was not. But the time after that, it was.",
    ],
    [
      0.6,
      "=“So there you are,” they said when {hero} arrived. They asked how it had been, and {he} wanted to tell them about {doing}, all of it, from the beginning. But it was the three stones that {he} told them about. If things went well, somebody would be sitting beside them just then, having a rest.",
      "=“So there you are,” they said when {hero} arrived. They asked how it had been, and {he} wanted to tell them all of it, from the beginning. But it was the three stones that {he} told them about. If things went well, somebody would be sitting beside them just then, having a rest.",
    ],
  ],
};

/** Something has to be brought somewhere; everybody along the way wants to help, and only the last help helps. */
const manyHands: ArcStory = {
  after: [
    [
      0,
      "=It started with the question of where to take hold. {Object} had looked like something with two ends. In fact it had about seven, and none of them was made for hands. “Lift,” said {hero}, mainly to {himself}, and then {object} really did leave the ground, by the width of a hand.",
      "=It started with the question of where to begin. From a distance it had looked like something with two ends. In fact it had about seven, and none of them was made for hands. “Off we go,” said {hero}, mainly to {himself}, and then it really did begin to move, by the width of a hand.",
    ],
    [
      0.8,
      "=“You've got to turn it,” somebody called from the side. “Turn it? They've got to tip it!” called another. There is something about {doing} that makes people come out and know better. By the first corner there were five of them, and all five walked along backwards in front of {hero}.",
      "=“You've got to turn it,” somebody called from the side. “Turn it? Tip it!” called another. It was the sort of thing that makes people come out and know better. By the first corner there were five of them, and all five walked along backwards in front of {hero}.",
    ],
    [
      0.6,
      "=When it got narrow, five people who had only been watching took hold as well. It was meant kindly. Two pulled, two pushed, and the fifth one counted to three, but each of them had his own three. Everything was stuck now. At the edge of it all stood a small boy who wanted to say something and put his hand up, as he had learned to do.",
    ],
    [
      0.75,
      "=They argued. It was about the left side at first, and later about things that had happened years ago. One of them went home, and it turned out that he had been the one who was holding the heaviest bit. It slid back, slowly, past everybody, by exactly as much as they had come forward.",
    ],
    [
      0.3,
      "={Hero} leaned against it from below, so that it should at least stay where it was. From there nothing could be seen but feet. {He} counted the ones that were leaving. In the end there were {his} own, and a very small pair, which had not moved once in all that time.",
    ],
  ],
  end: [
    [
      0,
      "=“Yes?” said {hero}, because the boy still had his hand up. He took it down. “I only wanted to say that it's standing on my lace.” They both looked. Something had been stuck on something the whole time, on one side, quite far down. It was not the lace. But without the lace they would not have looked there.",
      "=“Yes?” said {hero}, because the boy still had his hand up. He took it down. “It's caught,” he said. “Down there. I saw it at once.” They both looked. It really was caught, on one side, quite far down, where you could only see it if you were small or lay on your stomach.",
    ],
    [
      0.5,
      "=It needed one kick and half a turn. After that {object} went along as though it had been greased, {hero} behind and the boy in front, who said “left” and “right” and “careful”. He said it just once each time. He had been waiting for so long that he was sparing with it.",
      "=It needed one kick and half a turn. After that everything went along as though it had been greased, {hero} behind and the boy in front, who said “left” and “right” and “careful”. He said it just once each time. He had been waiting for so long that he was sparing with it.",
    ],
    [
      0.6,
      "=In the end it stood where it was meant to stand. The others came too, one after the other, and showed each other how they had done it. “You see,” they said, “it had to be turned.” {Hero} let them talk. {He} looked for the boy and shook his hand, and he put the other one up, quite briefly, out of habit.",
    ],
  ],
};

/** Children are on their way; each time they want to give up they agree on a smaller distance. */
const onlyToThere: ArcStory = {
  after: [
    [
      0,
      "=“Is it still far?” asked {talker}, before they had properly started. “We can still see where we set off,” said {hero}. “I was only asking.” {Hero} looked ahead. It really was far. But that would not have been any use to anybody, so {he} kept it to {himself}.",
      "={Hero} looked back. The place where {he} had set off could still be seen, and it was even quite big. Then {he} looked ahead. There was nothing big there. “It's only like that at the beginning,” {he} said out loud, so that somebody had said it.",
    ],
    [
      0.8,
      "={Doing} was fun for a while. Then it was neither one thing nor the other. Then {hero} sang all the songs {he} knew, including the one of which {he} knew only the middle, and by the time {he} had got to the middle for the fourth time, it was no fun any more.",
      "=It was fun for a while. Then it was neither one thing nor the other. Then {hero} sang all the songs {he} knew, including the one of which {he} knew only the middle, and by the time {he} had got to the middle for the fourth time, it was no fun any more.",
    ],
    [
      0.6,
      "=“I can't,” said {talker}, and sat down. “Can you get as far as that thing over there?” asked {hero}. {Talker} looked. “As far as that, yes. But no further.” So they went as far as that, and no further. And then {hero} found something else, a bit behind it.",
      "=“I can't,” said {hero}, and sat down. There was nobody to contradict {him}. Some way off something stuck up that was a little darker than the rest. As far as that, {he} thought. As far as that, and no further. And when {he} had got there, there was something else, just a bit behind it.",
    ],
    [
      0.5,
      "=In that way it went well for a long time: only to there, and then only to there. Until there was nothing left that stuck up, neither ahead nor behind. “Where to now?” That was the trouble. If there is no there, you can't go as far as it.",
      "=In that way it went well for a long time: only to there, and then only to there. Until there came a spot where nothing stuck up, ahead or behind, to the left or to the right. “Where to now?” asked {hero}. That was the trouble. If there is no there, you can't go as far as it.",
    ],
    [
      0.75,
      "={Hero} stood quite still. It was so quiet that {he} could hear {himself} swallow. Everybody had said that this would happen, and that {he} {was} too small for it. Now they would all be right, and that was worse than {his} feet.",
      "={Hero} stood quite still. It was so quiet that {he} could hear everything that was not there. Everybody had said that this would happen. Now they would all be right, and that was worse than being tired.",
    ],
  ],
  end: [
    [
      0,
      "=Then {he} had an idea. If there was no there, {he} would have to make one. {Hero} took off one shoe and threw it ahead as far as {he} could. “As far as that,” {he} said. It was not very far. But when {he} got there, there was the shoe, and it could be thrown again.",
      "=“If there's no there,” said {hero} slowly, “we'll have to make one.” And off came a shoe, and {hero} threw it ahead as far as possible. “As far as that,” said {hero}. “That's not very far,” said {talker}. “No. But then we'll have it there, and can throw it again.”",
    ],
    [
      0.6,
      "=The shoe flew and flew. Once it nearly got lost, and once it hit something that gave a hollow sound, and that was it: they were there. It took {him} a moment to notice, because {he} {was} still looking for the shoe. “I'm here,” said {hero}. “All of me but one shoe.”",
      "=The shoe flew and flew. Once it nearly got lost. And once it hit something that gave a hollow sound. “What was that?” That was noticed only a moment later, because {he} {was} still looking for the shoe. That was where the way ended. “I'm here,” said {hero}. “All of me but one shoe.”",
    ],
    [
      0.5,
      "=Of course everybody wanted to know how such a long way can be done with such short legs. “You only go as far as there,” said {hero}. “As far as where?” {Hero} pointed at something a little way off. They all looked at it. It really was not far.",
    ],
  ],
};

const GRAVE =
  /^(?!.*\b(?:war|soldiers?|refugees?|escaped?|fled|prison|dead|died|funeral|coffin|ashes|hearse|murder\w*|killed)\b)/i;

/** Stories of those who are on their way, or bring something somewhere. */
export const travelArcs: readonly Arc[] = [
  {
    told: /^(?:(?:had|decided|tried|wanted|agreed|started|began|were asked|was asked) )?(?:to )?(?:carr(?:ied|y|ying)|haul(?:ed)?|drag(?:ged|ging)?|push(?:ed|ing)?|pull(?:ed|ing)?|smuggl(?:ed?|ing)|transport(?:ed)?|lug(?:ged)?|shift(?:ed)?|move) (?=.*\b(?:an?|the|his|her|their|its|my|our|[A-Z]\w+) )(?!.*\b(?:lever|button|trigger|leg|prank|dangerous)\b)/,
    by: "any",
    of: "people",
    idea: GRAVE,
    stories: [manyHands],
  },
  {
    told: /^(?:(?:had|decided|tried|wanted|agreed|started|began) )?(?:to )?(?:walk(?:ed|ing)?|hik(?:ed|ing|e)|sail(?:ed|ing)?|cross(?:ed|ing)?|rode?|rid(?:e|ing)|climb(?:ed|ing)?|row(?:ed|ing)?|float(?:ed)?|cycl(?:ed|e|ing)|travel(?:led|ling)?|set (?:off|out)|swam|swim|paddl(?:ed|e)|wander(?:ed)?|trek(?:ked)?)\b(?! (?:in|into) (?:on|love)|.* home$| a line)/,
    by: "hero",
    of: "children",
    idea: GRAVE,
    stories: [onlyToThere],
  },
  {
    told: /^(?:(?:had|decided|tried|wanted|agreed|started|began) )?(?:to )?(?:walk(?:ed|ing)? (?:all|\d|from|to|across|the (?:whole|length)|through)|hik(?:ed|ing|e)|sail(?:ed|ing)? (?!close)|cross(?:ed|ing)? (?!out|paths|swords)|rode?\b|climb(?:ed|ing)? (?!into|out)|row(?:ed|ing)? (?:to|from|across)|dr(?:ove|ive|iving) (?=.*\b(?:across|through|from|to|over)\b)(?!.*\b(?:mad|crazy|home)\b)|cycl(?:ed|e|ing)|travel(?:led|ling)?|set (?:off|out)|swam|swim|paddl(?:ed|e)|trek(?:ked)?|carr(?:ied|y))\b/,
    by: "hero",
    of: "people",
    idea: GRAVE,
    stories: [theOtherDirection],
  },
];
