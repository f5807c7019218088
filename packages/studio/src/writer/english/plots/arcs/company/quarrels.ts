import type { Arc, ArcStory } from "../arc.ts";

/** Two who want to be right, and what the quarrel was good for. */
const bothRight: ArcStory = {
  after: [
    [
      0,
      "=It began as a difference of opinion and was done very politely. That was over in a minute. After that they went on {doing} as if they had been given it for a task. “You only say that because I said the other thing.” “You said the other thing because I was going to.” Both of them were right about that much.",
      "=It began as a difference of opinion and was done very politely. That was over in a minute. After that it got louder. “You only say that because I said the other thing.” “You said the other thing because I was going to.” Both of them were right about that much.",
    ],
    [
      0.6,
      "=Others were asked what they thought. That was a mistake. The first agreed with one side, and the second with the other, and the third wanted to know what it was about and was told twice, in two versions. By the end there were more of them, and they stood in two groups, and no longer went past each other.",
    ],
    [
      0.75,
      "=“Then we'll decide it,” said one of them, “once and for all.” There was a trial of strength. It came out even. There was another, and that came out even, too. They were so equal that it made them furious. “Best of seven,” said the other. The last one was decided by a sneeze, and it did not count.",
    ],
    [
      0.8,
      "=“Why does it matter so much?” asked {talker}. Two answers came at the same time, and {talker} could not make out a word of either. “Thank you,” said {talker}. “Now one after the other.” But neither of them would go second.",
      "=A very small one, who had been sitting by the whole time, wanted to know something. “Will you two be finished by supper?” “Yes,” said one side. “No,” said the other. It was noted down on both sides, as proof.",
    ],
    [
      0.3,
      "=In the end they stopped speaking altogether. For a while that was restful. Then one of them thought of a quite excellent argument, the best so far, and had nobody to say it to. It was tried out on a wall. The wall had nothing to say to it. It was not the same.",
    ],
  ],
  end: [
    [
      0,
      "=“I've thought of something,” said that one, on the third day, from a long way off. “It's very good.” “Let me hear it.” It was said. It really was good. The other one listened to the end, for the first time, and walked round it once. “I hadn't thought of that,” said the other one. There was a long silence. Nobody had been prepared for it.",
    ],
    [
      0.72,
      "=They did not get to the bottom of the matter, because now each of them wanted the other to have the better part. “You were right about the first bit.” “But you were right about the rest.” They argued about that until it got dark. The two groups of helpers listened for a time, shook their heads, and went home together.",
    ],
    [
      0.5,
      "=To this day there is no agreement about it. They meet for it regularly. One brings something to eat, and the other brings an argument, and if there is none to be had, they talk about something else.",
    ],
  ],
};

/** Animals or things that quarrel over something while it gets less. */
const pullingHarder: ArcStory = {
  after: [
    [
      0,
      "=One had seen it first. The other had seen it first as well, only from farther off. “Mine,” said one. “Mine,” said the other. It could have gone on like this all day, and it did. {Doing} is hungry work, and in between they had to stop for a bite to eat.",
      "=One had seen it first. The other had seen it first as well, only from farther off. “Me,” said one. “Me,” said the other. It could have gone on like this all day, and it did. In between they had to stop and get their breath back.",
    ],
    [
      0.6,
      "=So they asked for a judge. The first judge said that the older should have it. They turned out to be exactly the same age. The second judge said that the one who was right should have it, and left very fast. The third had gone to sleep before they had finished telling it.",
    ],
    [
      0.8,
      "=Then they tried it without words. One pulled, and the other held on. One pushed, and the other pushed back. They got stronger from day to day, the two of them, and always by the same amount. “You're getting quite good at that,” said one, out of breath. “So are you,” said the other. It slipped out.",
    ],
    [
      0.75,
      "=Somebody small came by who wanted nothing of it at all, and asked the way. They both pointed, in different directions. The small one looked first along one arm and then along the other, and took the path in the middle. “Shall we fight about that, too?” asked one. “Later,” said the other. “One thing at a time.”",
    ],
    [
      0.3,
      "=On the last evening they were so tired that they leaned against each other in order not to fall over. Neither would let go first. “What were you going to do with it?” asked one, with closed eyes. “I don't know. Have it,” said the other. “And you?” “I was going to show it to somebody.” “Whom?” There was a rather long pause. “There isn't anybody else here but you.”",
    ],
  ],
  end: [
    [
      0,
      "=They opened their eyes again and had a look at what it was really about. They had not done that for days. It was smaller than they remembered. “That?” said one. “It was bigger at the beginning,” said the other. “Everything was.” And they began to giggle, first one and then both, and one can't pull while giggling. It can't be done.",
    ],
    [
      0.72,
      "=How they shared it is quickly told: badly. One got too much, and gave some back, and then the other had too much. In the end a bit was left over that nobody wanted. The small one got it, coming back along the path in the middle. It had been the right way, too.",
    ],
    [
      0.5,
      "=In the evenings one can hear them still. “You.” “No, you.” “I said you.” They take turns at giving in, and if one of them forgets whose turn it is, they fight about it, just for a moment, so as not to get out of practice.",
    ],
  ],
};

/** Each wants to be the most important one, and each is needed. */
const whoIsMost: ArcStory = {
  after: [
    [
      0,
      "=They began at one end and went on to the other, and each had a speech. The first said that nothing at all could be started without it. The second said that starting was easy, and what about going on? “And who's always wanted first?” asked a third. “You're always wanted because you're always nearest.” From there it went downhill.",
    ],
    [
      0.6,
      "=The shortest one had said nothing so far. It was the shortest because it had been needed the most, but that was a thing it had never thought of in that way. “And you?” asked the others. “I'd have to think about it,” said the shortest one. They laughed, and went on shouting over its head.",
    ],
    [
      0.75,
      "=“Then let's see how it goes without us,” said the loudest, and lay down, and did nothing any more. The second loudest lay down beside it, so as not to be less important. One after the other they stopped. In the end they were all lying there, waiting for somebody to miss them, and there was nobody left who could have done so.",
    ],
    [
      0.8,
      "=It is boring to be the most important one, lying down. One of them looked at the ceiling. Another counted the others, got a different number each time, and would have liked to ask. “Has anybody noticed yet?” whispered the loudest. “Noticed what?” “That I've stopped.” “Shh. I've stopped as well.”",
    ],
    [
      0.3,
      "=Then something had to be done, something quite simple, such as came up every day. The loudest tried it alone, to prove it. It turned out very loud, and all of one kind. The second did its own part on top of that. It looked like two people talking at the same time. “It doesn't even look like anything,” said the loudest, much more softly.",
    ],
  ],
  end: [
    [
      0,
      "=“There's a bit missing in the middle,” said the shortest one. It got up and did it. It was a very small bit, hardly to be seen, and suddenly all the rest belonged together. For a moment it was quite still. “How did you know that?” asked the loudest. “I'm always the one for the bits in the middle,” said the shortest one. “That's why I'm short.”",
    ],
    [
      0.72,
      "=After that they all wanted to do their bits again, and there was a crush. It came out crooked, too big, and in every way there is, and none of them could have said afterwards where one had ended and the next one began. They tried to find out. They only found out that it was fun to look.",
    ],
    [
      0.5,
      "=The question has not been settled. It comes up now and then, at night, when they all lie side by side. “It's me,” one says. “Good night,” say the others. And the shortest one lies in the middle, where it is warmest, because there happened to be a gap there of just that length.",
    ],
  ],
};

/** While they quarrel somebody takes it. */
const takenMeanwhile: ArcStory = {
  after: [
    [
      0,
      "=They did not notice at once. They were in the middle of something. Only when one of them pointed at the prize, so as to make a point, was there nothing at the other end of the finger. It was quiet for the first time in ages. “You've hidden it,” said one. “When?” said the other. “I was standing here shouting at you.” That had to be admitted.",
    ],
    [
      0.72,
      "=They searched, each on its own side and with its back to the other. One found a footprint and kept quiet about it. The other found a second footprint and kept quiet about that. With one footprint one does not know which way to go. One can only stand in it.",
    ],
    [
      0.5,
      "=“I've found a footprint,” said one at last. “I've found one, too,” said the other. “You first.” “No, you.” Very nearly it would all have begun again. Then they both said at once where it was, and one footprint was measured against the other. It made a line. They looked along it, and set off, and kept an eye on each other, in case one of them was faster.",
    ],
    [
      0.8,
      "=One of them could climb better, and the other one could hear better. In all that time they had never had any use for it, except against each other. “To the left,” said the one with the ears. “I can see something,” said the other from above. They got on so well that neither of them mentioned it.",
    ],
    [
      0.3,
      "=The line ended at a very small door, or a hole, according to how one looks at it. Sounds of eating came out of it. They both drew a deep breath. And then they noticed that neither of them knew what to shout. “Give it back” would have been right. But to which of them?",
    ],
  ],
  end: [
    [
      0,
      "=Somebody very small looked out, with full cheeks, and six more behind. “Was that yours?” asked the small one. “I did ask. I asked three times. You were so busy, and it was just lying there. I thought that it was only for fighting about, and that nobody wanted it.” They looked at each other. There were a good many answers to that. All of them were rather embarrassing.",
    ],
    [
      0.72,
      "=“We wanted to share it,” said one. The other was so surprised that it nodded. “Oh,” said the small one. “Then come in. There's some left.” They did not fit in. But they sat down outside, on either side of the hole, and it was handed out to them, a bit to the left and a bit to the right. For the first time they found out how it tasted.",
    ],
    [
      0.5,
      "=They have not fought since then, or only to keep in practice, and only over small things. When it gets loud, somebody with very full cheeks comes by and asks politely, three times, whether it is still wanted.",
    ],
  ],
};

/** A whole place that cannot agree about something. */
const halfTheVillage: ArcStory = {
  after: [
    [
      0,
      "=It was discussed in front of the doors, and then across the street, and then with the doors shut. Each had a reason, and every reason was good as long as one heard it by itself. The oldest said that it had always been the oldest. The youngest had not been asked, and said so.",
    ],
    [
      0.6,
      "=A meeting was called about {topic}. Everybody came, which had not happened in living memory, and everybody spoke, mostly at the same time. It was proposed that one should draw lots. Then they would have had to agree on who should hold the hat. Three hats were brought. They were still lying on the table at midnight.",
      "=A meeting was called. Everybody came, which had not happened in living memory, and everybody spoke, mostly at the same time. It was proposed that one should draw lots. Then they would have had to agree on who should hold the hat. Three hats were brought. They were still lying on the table at midnight.",
    ],
    [
      0.75,
      "=In the days after that people greeted only their own side. It cost the baker half of his customers, and then, when he tried to make up for it, the other half. A line was swept across the square. Nobody had ordered it. It was just where both of the brooms had stopped.",
    ],
    [
      0.4,
      "=And meanwhile {topic} was watched day and night, by one from each side, so that nobody should get the better of anybody. The two who had the watch sat back to back. At first they did not speak. In the second night one of them asked if the other had a blanket to spare.",
      "=And meanwhile a watch was kept day and night, by one from each side, so that nobody should get the better of anybody. The two who had the watch sat back to back. At first they did not speak. In the second night one of them asked if the other had a blanket to spare.",
    ],
    [
      0.3,
      "=At last there was nothing left to say, and they said it once more. One old woman began to cry from sheer tiredness. “Forty years I've lived next door to you,” she said to the man opposite, “and I didn't know that you could shout.” He sat down. “Neither did I,” he said. He had gone quite hoarse.",
    ],
  ],
  end: [
    [
      0,
      "=Then the two from the night watch came in, both under one blanket. They had heard the shouting and thought that it had been decided. “We've been talking,” said the one from this side. “We'd share it.” “Share it how?” the whole room called. “The way we shared this,” they said. “It isn't big enough either. One has to sit close.”",
    ],
    [
      0.72,
      "=It took them another evening, because now everybody had a better idea how to do it. But they did do it, all of them in one place and everyone a very little of it, and whoever had shouted most was made to go last. When it was finished people stayed. They had all brought something to sit on, and it seemed a pity to carry it home so soon.",
    ],
    [
      0.5,
      "=It has become a custom since then. Once a year they meet on the square and argue, about nothing much, until everybody is hoarse. Then the hats are brought, all three of them, and there is something to eat in each.",
    ],
  ],
};

const QUARRELLED =
  /^(?:[a-z]+ly )?(?:all )?(?:(?:started|began|kept) (?:fighting|quarrel+ing|arguing|squabbling|bickering|competing)|fought|quarrel+ed|argued|squabbled|bickered|competed|disagreed|hated each other|could not stand each other|could not agree|had an? (?:argument|quarrel|fight|row)|were (?:rivals|enemies)|both wanted|outbid each other|tried to outdo each other|kept outbidding)\b/;
const NO_BLOOD =
  "(?!.*\\b(?:war|army|armies|soldiers?|killed|murder\\w*|dead|died|court|cancer|monsters?|crime|aliens?)\\b)";

/** Those who quarrel. */
export const quarrelArcs: readonly Arc[] = [
  {
    told: /^(?:should|was to|would|could|argued|quarrel+ed|disagreed|fought|could not agree|was divided|split)\b/,
    by: "other",
    idea: new RegExp(
      `^${NO_BLOOD}(?=.*\\b(?:the (?:entire|whole) (?:village|town|island|street|valley|city|forest)|everybody|everyone|the (?:villagers|neighbours|townspeople|islanders|tenants)|the (?:village|town|street|island)) (?:argued|quarrel+ed|fought|disagreed|could not agree|was divided|split))`,
      "i",
    ),
    stories: [halfTheVillage],
  },
  ...(["creatures", "things"] as const).flatMap((of): Arc[] => [
    {
      told: /^(?:took|stole|ate|carried off|made off with|grabbed|snatched) (?:it|them|the \w+)\b/,
      by: "other",
      of,
      idea: new RegExp(`^${NO_BLOOD}(?=.*\\b(?:fought|quarrel+ed|argued|squabbled|bickered)\\b)`),
      stories: [takenMeanwhile],
    },
    {
      told: /\b(?:argument|quarrel|argued|quarrel+ed|arguing|quarrel+ing|fought|disagreed)\b.*\bwh(?:o|ich)\b/,
      by: "any",
      of,
      idea: new RegExp(
        `^${NO_BLOOD}(?=.*\\b(?:most|best|greatest|important|useful|better|faster|cleverest|strongest|prettiest)\\b)`,
      ),
      stories: [whoIsMost],
    },
    {
      told: QUARRELLED,
      by: "any",
      of,
      idea: new RegExp(
        `^${NO_BLOOD}(?!.*\\b(?:took it|stole|disappeared|gone|who was)\\b)(?=.*\\b(?:over|about|both wanted)\\b)`,
      ),
      stories: [pullingHarder],
    },
  ]),
  {
    told: QUARRELLED,
    by: "any",
    of: "people",
    idea: new RegExp(
      `^${NO_BLOOD}(?=.*\\b(?:[Tt]wo|both|[Tt]wins|[Bb]rothers|[Ss]isters|[Cc]ousins|couple|neighbours|rivals?|each other|and (?:his|her|my|the|an?|\\p{Lu}\\p{L}+))\\b)`,
      "u",
    ),
    stories: [bothRight],
  },
];
