import type { Script } from "../script.ts";

/** Further scripts for what somebody sets about. */
export const moreDoing: readonly Script[] = [
  {
    tell: [
      [
        1,
        "{Hero} told {talker} about it first. {Talker} listened with [raised eyebrows|an open mouth|folded arms], and then asked the one question that counts: “And when do we begin?”",
        "The first hour was the best. Everything still lay ahead, nothing had gone wrong yet, and {hero} {was} full of good ideas about {topic}.",
        "The first hour was the best. Everything still lay ahead, nothing had gone wrong yet, and {hero} {was} full of good ideas.",
      ],
      [
        1,
        "[Then the first problem came up, and it had friends|Then something was missing, and then something else|Then came what always comes: a problem]. [As soon as one of them was solved, the next one already stood there and waited|No sooner was it solved than the next one knocked|{Hero} solved it before noon, and by noon there were two others].",
        "{Hero} had thought of [rain|hunger|visitors], but not of what really happened. Nobody would have thought of that.",
      ],
      [
        2,
        "They made a break, ate what there was, and talked about something else. It is strange how many things sort themselves out while one is eating.",
        "[Somebody who passed by shook their head. Somebody else|A man with a ladder only laughed. A woman with two bags|Most people walked by. One of them] stopped, watched for a time, and then, without a word, lent a hand.",
      ],
      [
        2,
        "Toward the end it became [exciting|difficult|very quiet]. {Hero} no longer spoke, and everybody else held their breath as well.",
        "It looked bad for a moment. {Hero} {was} already thinking about what to tell the others. Then {he} had one last idea.",
      ],
    ],
    end: [
      [
        0,
        "The idea was good. It was so good that it took everybody a while to understand that it was over, and that it had worked.",
        "Nobody knows who cheered first. It may have been {hero}. In any case all of them cheered in the end.",
      ],
      [
        1,
        "“Next time we do it differently,” said {hero}, when everything was cleared away. Everybody laughed. Nobody had doubted that there would be a next time.",
        "Some things one does only once in one's life, and some one would like to do every week. For {hero} this was one of the second kind.",
      ],
    ],
  },
  {
    tell: [
      [
        1,
        "“[Is that allowed|Does one do that|Have you asked anybody]?” somebody said. {Hero} had not [thought about that|thought so far]. “[It isn't forbidden|Not yet|I will ask afterwards],” {he} said after a while[, and that was true||, and that was that].",
        "[Word got round|Such things do not stay secret|People talk]. Soon some were for it and some were against it, and there were even a few who asked {hero} whether they could [watch|help|be next].",
      ],
      [
        1,
        "For {topic} {hero} needed two things: a bit of courage and a bit of luck. The courage was there in the morning. The luck took until the afternoon.",
        "The hard part was not what {hero} had thought. It was the waiting in between. {He} walked up and down, [eleven|forty|a hundred] steps in each direction.",
      ],
      [
        2,
        "“What if it doesn't work?” asked {talker}. “Then we laugh about it,” said {hero}. They practised the laughing, to be on the safe side.",
        "[There was a small accident, which luckily only looked bad|Something fell over, and luckily it was only {hero}|Then there was a bang, and after the bang a long silence]. Afterwards {hero} had [a bruise|straw everywhere|one wet side] and one more thing to tell.",
      ],
    ],
    end: [
      [
        0,
        "It worked at the [second|third|fourth] try, and not because anybody had done anything differently. Sometimes a thing only wants to be asked twice.",
        "When it was over, it was so quiet that one could hear everybody smile. {Hero} took a bow, just a small one.",
      ],
      [
        1,
        "Those who had been against it now wanted to have been for it. {Hero} did not mind. There was enough of it for everybody.",
        "It did not become a habit. But every year on that day somebody {there} says, “Do you remember?” and they all do.",
      ],
    ],
  },
  {
    tell: [
      [
        1,
        "{Hero} slept badly that night, because one sleeps badly before such a day. In the morning {he} {was} wide awake before everybody else.",
        "[“Good luck,” said those who liked {hero}, and “Well, then,” said the others. {He} thanked both of them|Those who liked {hero} waved, and the others looked at their shoes. {He} waved back to all of them|“We'll keep our fingers crossed,” said the neighbours, and some of them really did].",
      ],
      [
        1,
        "There are a thousand ways of beginning. {Hero} chose the one that lay nearest, and {topic} did not object.",
        "With {topic} it is as with cold water: the first moment is the worst. Then {hero} got used to it.",
        "Such things are like cold water: the first moment is the worst. Then {hero} got used to it.",
      ],
      [
        2,
        "At noon half of it was done, or a third, it depended on how one counted. {Hero} counted generously.",
        "Somebody brought [tea|lemonade|a chair] and stayed. By evening there [were quite a few who had only come to bring something|was hardly room to turn round|were more chairs than people, and more people than cups].",
      ],
    ],
    end: [
      [
        0,
        "Late in the day it was done, and the light was so beautiful that everything looked a little better than it was. And it was already good.",
        "Then {hero} said, “Ready,” and was surprised at the word. It had been a long way to get to that word.",
      ],
      [
        1,
        "They sat together until it was dark, and {hero} told how it had been, and the others told how it had looked.",
        "That night {hero} slept like [a stone|a bear|a log]. There was nothing more to think about.",
      ],
    ],
  },
];
