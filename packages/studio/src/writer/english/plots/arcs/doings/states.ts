import type { Arc, ArcStory } from "../arc.ts";

/** Somebody cannot do what everybody else can, counts up what is left, and does it in another way. */
const anotherWay: ArcStory = {
  after: [
    [
      0,
      "=On most days {hero} got by quite well. {He} had {his} ways: a smile in one place, a nod in another, and a friend who owed {him} a favour. People who did not look closely noticed nothing at all. But this time it mattered, and none of the old ways were any use.",
    ],
    [
      0.8,
      "=“Have you tried?” asked {talker}. “Often,” said {hero}. “And today?” {Hero} had to admit that {he} had not tried today. {He} tried. “All right,” said {talker}, “then we know that, too,” and did not seem at all disappointed.",
      "={Hero} tried it once more, with the door shut. Something might have changed, after all; other things do. Nothing had changed. {He} sat there for a while. Then {he} washed {his} face and opened the door.",
    ],
    [
      0.6,
      "=Advice came from all sides. {He} should practise. {He} should relax. {He} should imagine that {he} {was} somebody else, and one person knew of a tea. {Hero} practised, relaxed and drank the tea. “How do you feel now?” they asked. “Like somebody else who can't do it either,” said {hero}.",
    ],
    [
      0.5,
      "=Then {talker} asked it the other way round. “What can you do?” {Hero} laughed. But {talker} had a pencil, and meant it. So {hero} began to list it all: the small things first, and then some that {he} had never thought of as anything special. It took both sides of the sheet.",
      "=In the evening {hero} took a sheet of paper and wrote down the other half of the matter: all that {he} could do. {He} only meant to cheer {himself} up. The small things came first, and then some that {he} had never thought of as anything special. It took both sides of the sheet.",
    ],
    [
      0.3,
      "=When the moment came, {hero} stood there, and the old fear rose up, just as always. Everybody waited. One of them was already looking away, out of kindness. “I can't do it the way you're used to,” said {hero}. “I'd better tell you that now.” {He} had never said it out loud before.",
    ],
  ],
  end: [
    [
      0,
      "=“And how can you do it?” asked {talker}, who knew. {Hero} felt for the sheet in {his} pocket. {He} did not need to look at it. {He} began with number nine, which had hardly seemed worth writing down.",
      "=“I can do it in another way,” said {hero}, and felt for the sheet in {his} pocket. {He} did not need to look at it. {He} began with number nine, which had hardly seemed worth writing down.",
    ],
    [
      0.6,
      "=It took longer than it takes other people, and it looked different from anything they had seen. In the middle {he} had to stop for a moment, and they left {him} in peace. When it was over, somebody asked if {he} could show them how it was done.",
    ],
    [
      0.85,
      "=So {hero} showed them. It was less easy than it looked. The one who had known of the tea tried it three times, got into a tangle and sat down. “I can't do that,” he said. “Have you practised?” asked {hero}. {He} had been waiting to say it for years.",
    ],
    [
      0.5,
      "=There were still days on which {hero} only smiled and nodded. But when it mattered, {he} told people at the start how things were. “I'll do it my own way,” {he} said. “It takes a little longer.”",
    ],
  ],
};

/** Somebody alone knows something or is in charge of it, and everybody waits for a word. */
const theOnlyOne: ArcStory = {
  after: [
    [
      0,
      "=To be the only one sounds like a distinction. In fact it meant that nobody else could be asked. {Hero} turned it over in {his} mind, first one way and then the other. It did not get any lighter, and {he} could not put it down anywhere.",
    ],
    [
      0.75,
      "=“You know something,” said {talker}. “How do you know?” “You've been stirring that for ten minutes, and there's nothing in it.” {Hero} put the spoon down. It was a beginning, but {he} said no more than that.",
      "={He} went on with {his} work. It went by itself, {his} hands knew how to do it. Only {he} kept coming to the end of it without knowing whether {he} had done the beginning.",
    ],
    [
      0.6,
      "=Meanwhile the others looked for an explanation. They found one, too; it was neat, it went all the way round, and it was wrong. {Hero} could have stopped it with a single word. {He} {was} standing right beside them. A woman who was sweeping the floor looked up at {him} just then, and went on sweeping.",
    ],
    [
      0.75,
      "=Now it began to have consequences. Things were done on the strength of what was wrong, and somebody was looked at in passing in a way in which nobody should be looked at. With every hour it got harder to say. First it would only have been a word. Now it would be a word, and the question of why so late.",
    ],
    [
      0.3,
      "={Hero} went to the place again. {He} wanted to be certain. {He} {was} certain; that was just it. “If there were only one other person,” {he} thought, and heard a broom behind {him}. It stopped.",
    ],
  ],
  end: [
    [
      0,
      "=“I don't know anything,” said the woman. “I've only been watching how you don't say it. It must be heavy.” {Hero} nodded. “You don't need to tell me,” she said. “I'll just come along.” She leaned her broom against the wall. It was no great help, and it was all that had been lacking.",
    ],
    [
      0.6,
      "=They went in together. {Hero} said it in as few words as possible, and then it was out. It was not as quiet as {he} had thought. There were questions, also the one about why so late. {He} answered them one by one. It was the truth, and so {he} did not need to remember any of it.",
    ],
    [
      0.5,
      "=What came of it took its course, and took its time. {Hero} went back to {his} work. It was as it had been before, except that now and then a broom went past. They nodded to each other. Neither of them was the only one.",
    ],
  ],
};

/** Somebody is sad, afraid or lonely, and is not cheered up but kept company. */
const keptCompany: ArcStory = {
  after: [
    [
      0,
      "=It could be seen from a long way off. Some made a detour when they saw {hero}, and some came over to say something nice. The nice things were all true. There was just nothing that {he} could do with them, and so {he} said thank you, and they went on, feeling better.",
    ],
    [
      0.8,
      "=“Do you want to play something?” asked {talker}. “No,” said {hero}. “Do you want not to play something?” {Hero} had never been asked that. “I don't know how that goes,” {he} said. “Nor do I,” said {talker}, and stayed.",
      "={He} tried to act as though nothing was the matter. It worked quite well from the front.",
    ],
    [
      0.6,
      "=Then came the ones who knew what helps. {He} ought to move about. {He} ought to think of something else, of something yellow. {Hero} moved about and thought of something yellow. After that {he} {was} out of breath, and there was a yellow thing in it as well.",
      "=Then came the ones who knew what helps. {He} ought to move about. {He} ought to think of something else, of something yellow. {Hero} moved about and thought of something yellow. It had not got any smaller. Now there was only a yellow thing in it as well.",
    ],
    [
      0.9,
      "={Hero} got through the day as one gets through a wood, by looking at the next tree. There was something to be done, and {he} did it, and then there was something else. About {topic} {he} did not say a word. When anyone asked, {he} told them that it was all right. It was easier to say than how it was, and it took less of their time.",
      "={Hero} got through the day as one gets through a wood, by looking at the next tree. There was something to be done, and {he} did it, and then there was something else. {He} did not say much. When anyone asked, {he} told them that it was all right. It was easier to say than how it was, and it took less of their time.",
    ],
    [
      0.3,
      "=In the end they let {him} be. That was right, and it was worse. {Hero} sat at the very edge, where nobody came past. It was so quiet that {he} noticed after some time that {he} {was} not the only one who was quiet there.",
    ],
  ],
  end: [
    [
      0,
      "=Somebody else was sitting there, a bit further along, with her back to everything. “I didn't want to disturb you,” said {hero}. “You don't,” said the other. “Is it bad?” “Yes.” “Mine, too,” she said. Then they did not say anything for a while. It was a different silence from before. It had two ends.",
    ],
    [
      0.6,
      "=“What's yours about?” the other one asked in the end. {Hero} told her. She did not say that it would be all right, and did not mention anything yellow. She said: “That's really a lot.” And then it was her turn. When they had both finished, they looked at what they had. It was just as much as before, but now they could walk round it.",
    ],
    [
      0.5,
      "=They met there a few more times, at the edge. It was not necessary any longer. They sat with their backs to everything and told each other what there was to be seen on this side. It was more than you would think.",
    ],
  ],
};

/** Something about another is noticed by the hero, and not by anyone else. */
const lookedCloser: ArcStory = {
  after: [
    [
      0,
      "=Once it had been noticed, it could not be overlooked any more. {Hero} tried to. {He} looked at other things, and each time {his} eyes came back to {who}, all by themselves. The others went by as if there were nothing to be seen.",
      "=Once it had been noticed, it could not be overlooked any more. {Hero} tried to. {He} looked at other things, and each time {his} eyes came back, all by themselves. The others went by as if there were nothing to be seen.",
    ],
    [
      0.8,
      "=“Do you see that, too?” asked {hero}. {Talker} looked, for a long time, with half-shut eyes. “Now that you say so,” said {talker}. After that neither of them wanted to be the first to look away.",
      "=“Do you see that, too?” {hero} asked somebody who was standing nearby. “What?” “Nothing,” said {hero}. It might of course mean nothing at all. Most things do.",
    ],
    [
      0.75,
      "=It might be chance. {Hero} made a list of what spoke for chance, and a list of what spoke against it. On the second list there was just one thing, and it weighed more than all the others. Underneath {he} wrote what {he} would have to do next, and did not do it.",
      "=It might be chance. {Hero} counted up what spoke for chance, and what spoke against it. Against it there was just one thing, and it weighed more than all the others. {He} knew what would have to be done next, and put it off.",
    ],
    [
      0.4,
      "=The first attempt went past the mark. {Hero} began with the weather and got from there to other people, and from other people to the old days. It would have been the next sentence. Then somebody called, and it was too late, and {he} thought of how carefully the answer would have been given.",
      "=The first attempt went past the mark. {Hero} came quite close. It would have been the next step. Then somebody called, and it was too late. Anyone watching would have thought that {he} had only been passing.",
    ],
    [
      0.3,
      "=For a while {he} let it be. It was possible to live with it. But it made everything else false; when people laughed, {hero} laughed a little too late. “Either you ask,” {he} told {himself}, “or you stop looking.” And {he} could not stop looking.",
    ],
  ],
  end: [
    [
      0,
      "=So {hero} asked. There was no weather this time, and no old days; {he} simply said what {he} had seen. It was quiet. “I wondered when somebody would notice,” was the answer. “It isn't hidden. It's only that nobody looks.” And what came then was something on which {hero} had not reckoned.",
      "=So {hero} asked, straight out, and said what {he} had seen. It was quiet. “I wondered when somebody would notice,” was the answer. “It isn't hidden. It's only that nobody looks.” And what came then was something that {hero} had not reckoned with.",
    ],
    [
      0.6,
      "=It was told in a low voice and in the right order, from a long time ago up to this day. Some of it {hero} had guessed. What {he} had not guessed was the reason. {He} did not know yet if it was a good one. But it was one that you could hold on to, and look at from all sides, and {he} promised to do that first.",
    ],
    [
      0.5,
      "=Nothing could be seen from outside. They went on greeting each other as before, and the others went past. Only now when {hero} looked across, there was somebody who looked back.",
    ],
  ],
};

const GRAVE = /^(?!.*\b(?:war|soldiers?|dead|died|dying|killed|corpse|suicide|rape\w*|cancer)\b)/i;

/** Stories for a state of things that an idea tells last. */
export const stateArcs: readonly Arc[] = [
  {
    told: /^(?:was|were|felt|became|had become) (?:very |so |too |terribly |always |a bit |really |quite )*(?:sad|lonely|alone|unhappy|scared|afraid|frightened|worried|homesick|bored|jealous|embarrassed|ashamed|nervous|miserable|heartbroken)\b(?! of (?:horses|fire|water|heights))/,
    by: "hero",
    idea: GRAVE,
    stories: [keptCompany],
  },
  {
    told: /^(?:was|were|became) (?:now |still |suddenly )?(?:the|its|their) (?:only|sole|last|one)\b/,
    by: "hero",
    of: "people",
    idea: /^(?!.*\b(?:war|soldiers?|died|dying|corpse|suicide|champion|taking notes|brought them)\b)/i,
    stories: [theOnlyOne],
  },
  {
    told: /^(?:could not|did not (?:speak|dare|fit)|was not (?:able|allowed)|had (?:no|only one) (?!idea|choice|time|money)|could (?:only|barely|hardly)|was (?:blind|deaf|mute|too)\b)/,
    by: "hero",
    of: "people",
    idea: GRAVE,
    stories: [anotherWay],
  },
  {
    told: /^(?:had (?:the same|a strange|an odd|his own|her own)|was the (?:best|worst|only|same)|were the (?:best|only|same)|looked|seemed|knew)\b/,
    by: "other",
    of: "people",
    idea: GRAVE,
    stories: [lookedCloser],
  },
];
