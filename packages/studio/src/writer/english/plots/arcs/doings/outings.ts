import type { Arc, ArcStory } from "../arc.ts";

/** A day out on which nothing goes as it was meant to, and of which everything is kept. */
const nothingAsPlanned: ArcStory = {
  after: [
    [
      0,
      "=It had been talked about for so long that everybody knew exactly how it was going to be. There was a part before, a part in the middle, and a part when all of them would be tired and happy. The part before was over quite soon. It was the part with the “have you got everything?”.",
      "=“Have you got everything?” asked {talker}. “Everything,” said {hero}. It was true, in a way. They had got everything that they had thought of. What they had not thought of was all the rest, and it only became clear later on how much of it there was.",
    ],
    [
      0.8,
      "=“Do you think it's always like this?” asked {talker}. “It's only the beginning,” said {hero}. “The beginning doesn't count.” They sat there and waited for it to start counting. Something crawled over a sleeve, stopped in the middle, and seemed to be asking itself the same thing.",
      "=“It's only the beginning,” said {hero}, when the first thing did not go as it should. “The beginning doesn't count.” The second thing did not count either. With the third {he} had to say it twice.",
    ],
    [
      0.6,
      "=Others had come, too. They had the better place, and the proper things, and they knew how it is done. They were very friendly about it. “First time?” they called across. “No, no,” called {hero}, and got tangled up. After that they looked in another direction, which was even friendlier.",
    ],
    [
      0.8,
      "=So everything had to be done with what was there. For the thing that was missing they took a thing that was meant for something else, and in the end that one was missing, too. {Hero} laughed first. It was not a happy laugh, to begin with. It was the kind you laugh when the last dry thing falls into the water.",
      "=So everything had to be done with what was there. For the thing that was missing {hero} took a thing that was meant for something else, and then that one was missing, too. There came a laugh. It was not a happy laugh, to begin with. It was the kind that comes when there is nothing left that could fall down.",
    ],
    [
      0.3,
      "=Then for a good while nobody said anything. It would have been the moment to pack up. There was not much to pack. “We could just sit here until it's time to go,” said {hero}, and so they did that, close together, because there was only one place where it was comfortable.",
      "=Then for a good while nobody said anything. It would have been the moment to pack up. There was not much to pack. It would be enough just to sit here, {hero} thought, until it was time to go. There was only one place where it was comfortable, and it was not a big one.",
    ],
  ],
  end: [
    [
      0,
      "=And because they were not doing anything any more, they were quiet, and because they were quiet, it came out: what they had come for, or something very much like it. It came quite close. It looked at them, and did not mind. {Hero} did not even dare to whisper. The people with the proper things were looking in the other direction.",
      "=And because nothing was being done any more, it was quiet, and because it was quiet, something came out that does not come out otherwise. It came quite close. It looked at them, and did not mind. {Hero} did not even dare to whisper. The people with the proper things were looking in the other direction.",
    ],
    [
      0.6,
      "=On the way home they told each other about it, although they had all been there. One of them had seen the ears, and the other had seen the tail, and it got a little bigger at every bend. “And how we hadn't got anything with us!” “Not one thing!” They said it as other people say how many they have caught.",
      "=On the way home it was told again, although everybody had been there. It got a little bigger at every bend. “And how we hadn't got anything with us!” “Not one thing!” It sounded as it does when other people say how many they have caught.",
    ],
    [
      0.5,
      "=They have been there a few times since then. They are better prepared now, and it is nice. But at some point somebody always asks: “Have you got everything?” And then they look at each other and hope that one of them has forgotten something.",
      "=Somebody asked it again before the next time: “Have you got everything?” They looked at each other, and hoped a little that one of them had forgotten something.",
    ],
  ],
};

/** A visit on which words are hard to find, until there is something to do. */
const theVisit: ArcStory = {
  after: [
    [
      0,
      "=“So there you are.” “Yes.” After that there was a pause. It is the same with every visit. What you have been wanting to say for so long does not fit in the doorway. {Hero} looked round, and found that everything was smaller and closer together than {he} had imagined it.",
    ],
    [
      0.7,
      "=They asked {him} how the journey had been. It had been good. {Hero} asked how they were. They were well. With that the first hour could have been got through, if it had not been over after two minutes. Somebody moved a cup a little to the left. Somebody moved it back.",
    ],
    [
      0.6,
      "=What {hero} had come for was not mentioned. {He} came near it twice. Both times somebody got up to fetch something, and when they came back, they were in another subject. There was a shelf with things on it, and one of the things stood askew. {Hero} had been looking at it since {he} came in.",
    ],
    [
      0.75,
      "=It was nearly time already. The first of them looked to see what the weather was doing. “Well, then,” said somebody, and that is the word with which visits begin to end. {Hero} stood up as well. {He} thought of the way back, and how {he} would know on that way what {he} ought to have said.",
    ],
  ],
  end: [
    [
      0,
      "=“That thing's askew,” {he} said, because {he} could not take that with {him} as well. “It always is,” was the answer. “It won't stand. Do you know about such things?” {Hero} did not really. But {he} took it down, and turned it over, and the two of them bent over it. And with their heads so close together, and their eyes on something else, it could suddenly be said.",
    ],
    [
      0.6,
      "=It took longer than the visit had taken up to then. They talked, and scraped at the thing a bit from below, and talked. When it stood straight, they did not want to stop, and so they took down the next one, with which nothing was wrong. “We can look if it's going to be,” they said.",
    ],
    [
      0.5,
      "=“So there you are,” they said the next time. “Yes,” said {hero}, and went straight to the shelf. Every time there was something that stood a bit askew. Nobody ever asked who had pushed it.",
    ],
  ],
};

const NOT = /^(?!.*\b(?:war|dead|died|dying|murder\w*|kill\w*|grave|cemetery|zombie\w*|bomb|sabotage)\b)/i;

/** Stories of days out and of visits. */
export const outingArcs: readonly Arc[] = [
  {
    told: /^(?:went|goes|had gone) (?:completely |totally |terribly |badly |horribly )?wrong\b/,
    by: "any",
    of: "people",
    idea: /^(?=.*\b(?:picnic|holiday|vacation|trip|outing|fishing|camping|camped|hike|cruise|excursion|weekend)\b)(?!.*\b(?:war|dead|died|murder\w*|kill\w*)\b)/i,
    stories: [nothingAsPlanned],
  },
  {
    told: /^(?:decided to |wanted to )?(?:visit(?:ed)?|called on|dropped in on|went to (?:see|visit)) (?=.*\b(?:his|her|their|my|our|an?|the) (?:\w+ )?(?:aunt|uncle|grandma|grandmother|grandfather|grandpa|granny|cousin|neighbour|neighbor|friend|teacher|brother|sister|mother|father|mum|mom|dad|parents|family|son|daughter)\b)/,
    by: "hero",
    of: "people",
    idea: /^(?!.*\b(?:war|dead|died|dying|murder\w*|kill\w*|grave|cemetery|zombie\w*|ghosts?)\b)/i,
    stories: [theVisit],
  },
  {
    told: /^(?:decided to |wanted to )?(?:(?:went|go) (?:fishing|camping|sailing|swimming|hiking|skiing|sledging|ice-skating|skating|shopping|whale[- ]watching|berry|mushroom|on (?:a|an|their|his|her) (?:\w+ )?(?:trip|picnic|outing|holiday|vacation|excursion|honeymoon|hike|safari|cruise|tour)|to the (?:zoo|beach|seaside|sea|lake|fair|funfair|circus|museum|park|pool|forest|woods|mountains))|camped|had a picnic|spent (?:a|the|their|his|her) (?:\w+ )?(?:day|weekend|week|holiday|summer)|took a (?:trip|holiday|day))\b/,
    by: "hero",
    of: "people",
    idea: NOT,
    stories: [nothingAsPlanned],
  },
  {
    told: /^(?:was|is|turned out to be|became|turned into) (?:still )?(?:the|their) (?:best|finest|funniest|happiest|worst|strangest) (?:day|holiday|trip|night|weekend|summer|party|birthday)\b/,
    by: "any",
    of: "people",
    idea: NOT,
    stories: [nothingAsPlanned],
  },
];
