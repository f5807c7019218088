import type { Script } from "./script.ts";

/** Further scripts of what happens to somebody. */
export const moreDiscovering: readonly Script[] = [
  {
    tell: [
      [
        1,
        "{Hero} told nobody about {topic}. {He} went home by the [long|usual|shortest] way, and at supper {he} answered every question with yes, even the one whether {he} {was} ill. Only when all the lamps were out {there} did {he} go back to look again.",
      ],
      [
        2,
        "By [moonlight|lamplight] {topic} looked different. There was something that {he} had not seen by day: a mark, no longer than a finger, as if somebody had left it there on purpose. {Hero} touched it. It was still warm.",
      ],
      [
        1,
        "“So you have seen it, too,” said somebody behind {whom}. {Hero} jumped. It was {ahelper}. “I have walked past {topic} for [ten|twenty|thirty] years,” said {thehelper}, “and never dared to find out more. Perhaps it takes two.”",
        "“So that's where you are,” said {mate} behind {whom}. {Hero} jumped. “You can't keep secrets from me. What is it?” And because it was too late to hide {topic}, {hero} moved aside and let {mate} look.",
      ],
      [
        2,
        "The next [days|weeks|evenings] were full of [questions|guesses|rumours]. They asked those who had lived {there} longest, and looked through [old books|boxes in attics|yellow newspapers]. Everybody knew a small piece about {topic}, and nobody knew that the pieces belonged together.",
      ],
      [
        3,
        "On [Friday|the fifth day] there was only one piece missing, and just then somebody locked the door and said that this was enough now. {Hero} stood outside with all the pieces of {topic} in {his} head and nowhere to put them.",
      ],
      [
        1,
        "It came to {whom} on the way [home|to the well|up the stairs], between one [step|breath|thought] and the next. The mark! It did not stand for a name. It was an arrow, and for all that time {hero} had been standing in the very place to which it pointed.",
      ],
    ],
    end: [
      [
        0,
        "After that it took only a moment. {Hero} pushed aside what was lying there, and suddenly everything about {topic} made sense: who had left it, and why, and for whom. There was even a [greeting|drawing|good wish], and it was meant for [whoever came looking|the next one|somebody curious].",
      ],
      [
        2,
        "“Ten more years, and I would have walked past it for good,” said {thehelper}, and laughed and wiped both eyes. {Hero} kept the greeting. It is the first thing that {he} shows to people who ask about {topic}.",
      ],
    ],
  },
];

export const moreLosing: readonly Script[] = [
  {
    tell: [
      [
        1,
        "For a moment nobody {there} said a word. Then everybody spoke at once, and everybody knew whose fault it was, and it was always somebody else's. {Hero} did not say anything. {He} looked at the place where {topic} had been only that morning.",
        "For a moment it was so quiet {there} that one could have heard a [feather|leaf] fall. Then everybody spoke at once. {Hero} did not say anything; {he} {was} still trying to believe it.",
      ],
      [
        2,
        "They searched until dark {there}. They looked in every place where {topic} might be, and then in the places where it could not be. {Hero} even looked in {his} own pockets, three times over. <There was a biscuit in one of them, and nothing else.>",
      ],
      [
        1,
        "“When did you last see it?” asked {ahelper}. It was a simple question, but nobody had asked it yet. {Hero} closed {his} eyes and went back through the whole day, step by step, until {he} came to a moment that {he} could not explain.",
      ],
      [
        2,
        "So {hero} went there again. There was a gate that should have been shut, and in the mud beside it something had been dragged along. {He} put {his} foot into the track. It was bigger than {his} own, and it was quite fresh.",
      ],
    ],
    end: [
      [
        0,
        "In the end it was not the way that everybody had thought. Nobody had meant any harm. {Hero} listened to the whole story of {topic}, and the longer {he} listened, the less {he} could be angry.",
        "In the end it was not the way that everybody had thought. Nobody had meant any harm. {Hero} listened to the whole story, and the longer {he} listened, the less {he} could be angry.",
      ],
      [
        1,
        "That evening they all sat together {there}, later than usual. Somebody told a joke, and somebody else told a better one. And {hero} thought that one only knows what belongs together after it has been apart.",
      ],
    ],
  },
];

export const moreHiding: readonly Script[] = [
  {
    tell: [
      [
        1,
        "“Only until tomorrow,” {hero} promised {himself}. But the next day {he} said it again, and the day after that. By then there were already [three|four|five] things {there} that {he} had to think of before {he} could leave the house, and each of them had to do with the secret.",
      ],
      [
        2,
        "It is not easy to keep a straight face. When {foe} asked what was the matter, {hero} answered much too quickly. “Nothing at all!” {he} said, and knew at once that nobody who has nothing says it like that.",
        "It is not easy to keep a straight face. When somebody asked {there} what was the matter, {hero} answered much too quickly. “Nothing at all!” {he} said, and knew at once that nobody who has nothing says it like that.",
      ],
      [
        1,
        "{Hero} needed help, and {he} needed it soon. {He} thought about whom one could trust, and in the end there was only {ahelper}. “I was wondering when you would come,” said {thehelper}. “The whole stairwell smells of it.”",
        "{Hero} needed help, and {he} needed it soon. In the end there was only one who could be trusted. “I was wondering when you would ask,” said {mate}. “You have been walking on tiptoe for a week.”",
      ],
      [
        2,
        "From then on there was a knocking code: once for danger, twice for food, three times for all clear. It worked very well {there}, right up to the morning when somebody [hung up a picture|beat a carpet|mended a chair], and it knocked eleven times.",
      ],
      [
        1,
        "{Hero} came running, {thehelper} came running, and after them came everybody else, to see what was going on. There was no time to hide anything now. “All right,” said {hero}, and stepped in front of it with arms spread wide. “But you must not be frightened.”",
      ],
    ],
    end: [
      [
        0,
        "Nobody was frightened. There was one long “Oh!”, and then {foe} sat down on the floor, in the good clothes, and held out one hand very slowly. “Why did nobody tell me?” asked {foe}, not in the least angry.",
        "Nobody was frightened. There was one long “Oh!”, and then even the strictest of them sat down on the floor and held out one hand very slowly. “And this is what you were hiding?” somebody whispered.",
      ],
      [
        1,
        "There is a list {there} now, and whoever wants to help puts down a name. It is a long list. {Hero} still knocks three times before {he} opens the door: all clear.",
      ],
    ],
  },
];

export const moreFearing: readonly Script[] = [
  {
    tell: [
      [
        1,
        "It always began in the stomach. As soon as {hero} so much as thought of {fear}, there was something in there that turned over like a fish. {He} had tried everything {there}: counting, singing, keeping both eyes shut. It only helped for as long as one did it.",
      ],
      [
        2,
        "The others had no idea. “Come on, there is nothing to it!” they called, and ran ahead. {Hero} tied a shoe that was not open, and then the other one, until they were out of sight. Then {he} went home, the long way round.",
        "The others had no idea. “Come on, there is nothing to it!” they called. {Hero} pretended to look for something on the ground until they were out of sight. Then {he} went home, the long way round.",
      ],
      [
        1,
        "“Would you hold this for me?” asked {ahelper} one afternoon, and pressed a [lamp|bag|bundle] into {his} arms. “I have to go there, you see, and I don't like it, because of {fear}.” {Hero} stared. “You, too?” {he} asked. “Of course,” said {thehelper}. “I have just got used to taking it along.”",
        "“Would you hold this for me?” asked {ahelper} one afternoon, and pressed a [lamp|bag|bundle] into {his} arms. “I have to go there, you see, and I am a little afraid.” {Hero} stared. “You, too?” {he} asked. “Of course,” said {thehelper}. “I have just got used to taking it along.”",
      ],
      [
        2,
        "So they went together, {thehelper} on the left and {hero} on the right, and the fish in the stomach came too. They talked about [soup|shoes|the weather] {there}, as if it were any other day. Halfway, {hero} noticed that {he} had not counted even once.",
      ],
      [
        2,
        "The next time {thehelper} could not come. {Hero} stood there alone and looked ahead, and everything was just as it had been before: the stomach, the fish, the wish to run home. Only the words were new. Take it along, thought {hero}.",
      ],
    ],
    end: [
      [
        0,
        "“Come on, then,” {he} told the fear, and went. It was just as {he} had always imagined it, for about ten steps. After that it was only a little dark, a little loud and rather interesting. When {hero} came out on the other side, {he} turned round and did it again.",
      ],
      [
        1,
        "Now there is sometimes somebody standing {there} who is tying a shoe for too long. Then {hero} goes over and says, “Would you hold this for me? I have to go there, you see.”",
      ],
    ],
  },
];

export const moreWorking: readonly Script[] = [
  {
    tell: [
      [
        1,
        "Whoever wanted to find {hero} knew where to look. In rain and in heat {he} {was} {there} at the same hour, with the same [old bag|blue cap|dented flask], and began without many words. “Somebody has to do it,” {he} used to say, “and I like to.”",
        "Whoever wanted to find {hero} knew where to look. In rain and in heat, always at the same hour, {he} began without many words. “Somebody has to do it,” {he} used to say, “and {i} like to.”",
      ],
      [
        2,
        "{Ahelper} once asked whether it was not always the same. {Hero} had to think about it. “From far away, yes,” {he} said then. “From close up it has never been the same twice.” And {he} pointed out three things about {topic} that were different from the day before.",
      ],
      [
        1,
        "That was why {hero} noticed it at once on that [Tuesday|Monday|Thursday]: something was missing. It was not a thing; it was a sound that belonged to {topic} and was not there. {Hero} [put everything down and listened|stopped in the middle of a movement|held {his} breath and listened].",
      ],
      [
        2,
        "“[You are imagining it|It was always like that|I don't hear anything],” people said {there}. {Hero} did not argue. {He} went all the way back, and then all the way again, more slowly, and looked at everything that {he} usually only heard. It took {whom} the whole evening, and nobody paid for that.",
      ],
    ],
    end: [
      [
        0,
        "{He} found it at last, quite low down, where nobody ever looks. If {he} had come a day later, it would have been bad for {topic} and for everybody {there}. {Hero} put it right with a few movements, and the sound was back.",
        "{He} found it at last, quite low down, where nobody ever looks. If {he} had come a day later, it would have been bad for everybody. {Hero} put it right with a few movements, and the sound was back.",
      ],
      [
        1,
        "Nobody thanked {whom}, for nobody had noticed anything. Only {thehelper} stood at the corner and lifted one hand to the forehead, like somebody who salutes. {Hero} grinned all the way home.",
      ],
    ],
  },
];

export const moreWondering: readonly Script[] = [
  {
    tell: [
      [
        1,
        "“Did you say something?” asked {hero}, although {he} {was} alone {there}. It stayed quiet. {He} went on with what {he} {was} doing, and had almost forgotten about it when it happened a second time, and this time there was no doubt.",
      ],
      [
        2,
        "What does one do in such a case? {Hero} did what one does with a shy [cat|bird|foal]: {he} sat down at a distance, looked the other way and waited. After a while {topic} came a little closer. After a long while, closer still.",
      ],
      [
        1,
        "They began with simple things {there}. What it could do, what it liked, where it came from. Some of the answers were strange and some were funny, and one of them was so sad that {hero} did not know what to say. “Then stay here,” {he} said in the end.",
      ],
      [
        2,
        "It did not remain unnoticed. {Ahelper} came with a notebook, and after {thehelper} came people with [cameras|questions|long faces]. They wanted to measure {topic} and take it away. {Hero} stood in the door. “It isn't a thing,” said {he}. “It's a guest.”",
      ],
    ],
    end: [
      [
        0,
        "They argued until evening. Then a soft voice said, “May I say something, too?”, and it was so quiet {there} at once that everybody could hear it. After that nobody wanted to measure anything any more. {Thehelper} was the first to shut the notebook.",
      ],
      [
        1,
        "A guest does not stay for ever, of course. But the chair is still there, and {hero} dusts it every [Saturday|Sunday]. And sometimes there is a mark in the dust, as though somebody had just got up.",
      ],
    ],
  },
];
