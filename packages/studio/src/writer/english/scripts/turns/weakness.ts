import type { ScriptGroup } from "../script.ts";

/** Somebody is too small, too slow or cannot do what others can: how it is borne, and tried again. */
export const failing: ScriptGroup = {
  verbs: "",
  scripts: [
    {
      tell: [
        [
          1,
          "Some people laughed, and some looked the other way, which was worse. {Hero} acted as if {he} had not noticed. It is hard work, acting like that.",
          "{Hero} had heard it so often that {he} could have said it along with the others. It still stung a little, [every time|especially in the evening|like a nettle].",
        ],
        [
          1,
          "{He} watched how the others did it, so quickly and so easily. [{He} did not even envy them. {He} would only have liked to know how it feels|It looked as though they did not know that they were doing it|They did not even look down].",
          "At night {hero} sometimes dreamed of being somebody else. In the morning {he} {was} {himself} again, and the [breakfast|sun|air] was good all the same.",
        ],
        [
          2,
          "But {hero} did not stop. {He} went on in {his} own way, a little every day, and if anybody had looked closely, they would have seen something.",
          "One thing nobody knew: when nobody was watching, it went much better. Then {hero} even [hummed a little|smiled|forgot to be careful].",
        ],
        [
          2,
          "“I like it the way you do it,” said {talker}. {Hero} looked up. Nobody had ever said that before.",
          "Once a small child stopped and watched for a long time. “[Can you show me that|How do you do that|May I try, too]?” it asked. {Hero} looked round, but there was nobody else there who could have been meant.",
        ],
      ],
      end: [
        [
          0,
          "Then came a day when just this was needed. Nobody else could have done it. {Hero} did what {he} had always done, no more and no less, and this time everybody watched.",
          "And then, when it mattered, it turned out to be the very thing that had been missing. Nobody laughed now. They only asked {hero} to do it once more.",
        ],
        [
          1,
          "“Why did you never tell us?” they asked. “You never asked,” said {hero}, but there was a smile in it.",
          "From then on nobody said “only” any more when they spoke of {hero}. It is a small word, but one notices when it is gone.",
        ],
      ],
    },
    {
      tell: [
        [
          1,
          "“[Let me try once more|One more time|Now I know how],” said {hero}. They let {whom} try. [Afterwards they were all very polite, and that said everything|Nobody laughed, but somebody coughed|It went exactly as before, only louder].",
          "{Hero} counted [the mistakes|the tries|the looks of the others] and stopped at [seven|nine|twelve], because it only made the matter worse.",
        ],
        [
          1,
          "[The others had good advice|There was no lack of good advice|Everybody knew how]. “[Faster|Higher|Louder|Not like that]!” said one. [“Just don't think about it,” said another. {Hero} tried not to think about it and could think of nothing else|“It is quite simple,” said another, and did it, and it did look simple|“Breathe from the stomach,” said another. {Hero} breathed from the stomach, and it changed nothing].",
          "“It doesn't matter,” said {talker}. “It does matter,” said {hero}. Then they sat side by side for a while, and it mattered a little less.",
        ],
        [
          2,
          "[To give up would have been easy. One only has to turn round|One can always give up; it takes no practice|There was still time to stay at home]. {Hero} thought about it seriously. Then {he} thought of what {he} would tell {himself} tomorrow, and stayed.",
          "Slowly the anger went away, and what was left was something like curiosity. Where exactly did it go wrong? {Hero} looked at it as one looks at a [knot|riddle|clock that has stopped].",
        ],
        [
          2,
          "There was one moment, a very short one, in which it nearly worked. [Nobody else had seen it. But {hero} had felt it, and {he} held on to it with all {his} might|It was over before one could say “look”. But {hero} had noticed, and after that {he} could not stop|The others were just looking the other way, and so only {hero} knew of it].",
          "{Hero} drew a deep breath and looked straight ahead. It could not go on like this for ever. Some time it had to be the other way round.",
        ],
      ],
      end: [
        [
          0,
          "And it was the other way round. {Hero} could hardly believe it, so {he} tried it again, and again it worked. Then {he} shouted so loudly that everybody came running.",
          "In the end {hero} found {his} own way of doing it. It was not the way of the others. It took a bit longer and it looked a bit odd, and it worked every single time.",
        ],
        [
          1,
          "“How did you do that?” the others asked. And {hero}, who had always been the one who asked, explained it to them, slowly, with all the mistakes.",
          "There was no medal for it. But in the evening somebody had written {hero's} name on the [wall|board|fence], and a star beside it.",
        ],
      ],
    },
    {
      tell: [
        [
          1,
          "With {topic} it had always been like that. The others no longer even waited for {hero}. They said [“See you later” and meant “Don't hurry, it's no use.”|“Take your time” and were gone before the end of the sentence.|nothing at all, and that was the worst of it.]",
          "{Hero} knew very well what people said about {whom} and {topic}. They did not say it to {his} face. They said it [a little too loudly|behind the door|when they thought that {he} {was} asleep].",
        ],
        [
          1,
          "“Perhaps it just isn't for me,” {hero} thought when {he} looked at {topic}. It was a sensible thought, and {he} did not like it at all.",
          "There were days when {hero} went out of {his} way so as not to see {topic}. And there were days when {he} went there on purpose, only to look.",
        ],
        [
          2,
          "An old [woman|man|neighbour] came by and looked at {hero} for a while. “Everybody is good for something,” was all that was said. “One only has to wait until it's needed.”",
          "{Hero} began to practise all alone, [before sunrise|when the others slept|behind the house]. It was no use for {topic}, but it did {hero} good.",
        ],
      ],
      end: [
        [
          0,
          "And one day it was needed. All the others stood there and did not know what to do. {Hero} did. It was just what {he} could do better than anybody.",
          "Then everything happened at once, and nobody had time to ask who was the best at it. {Hero} simply did it. Only afterwards did they all look at each other.",
        ],
        [
          1,
          "Nobody says anything now about {hero} and {topic}, except for those who tell the story, and they tell it proudly.",
          "{Hero} has remained just as {he} was. It is the others who have changed.",
        ],
      ],
    },
  ],
};
