import type { ScriptGroup } from "../script.ts";

/** Somebody is afraid: how it is hidden, and the first small steps. The ends take the fear along. */
export const dreading: ScriptGroup = {
  verbs: "",
  scripts: [
    {
      tell: [
        [
          1,
          "Nobody was to notice it. So {hero} had become very good at excuses: a sore [toe|throat|back], a forgotten errand, something that had to be done at once, somewhere else.",
          "{Hero} had learned to hide it. When the others went ahead, {he} stopped to look at something very closely, a [leaf|pebble|crack in the wall], until they were gone.",
        ],
        [
          1,
          "But one cannot fool oneself. At night, when everything was quiet, {hero} knew very well what it was. It was {fear}, and nothing else.",
          "The worst thing was the evening before. Then {hero} lay awake and thought of {fear}, and in the dark everything was twice as big.",
          "But one cannot fool oneself. At night, when everything was quiet, {hero} knew very well what was the matter.",
        ],
        [
          1,
          "“What is the worst thing that could happen?” {hero} asked {himself}. {He} thought about it honestly. It was bad. But it was not as bad as always having to turn back.",
          "“Are you often afraid?” asked {talker}. {Hero} wanted to say no. “Yes,” {he} said. “So am I,” said {talker}, “but of other things.”",
        ],
        [
          2,
          "On the first day {hero} went only as far as it was easy, and turned back. On the second day it was [three steps further. On the third day it was five, and then one back again|as far as the next corner. On the third day it was one corner more|a bit further, and on the third day a bit further than that].",
          "So {hero} began to practise being brave. One begins with something small, with [a dark cupboard|a loud spoon|a very small spider], and does not tell anybody about it.",
        ],
      ],
      end: [
        [
          0,
          "Then came the day on which {hero} did not turn back. {He} counted out loud, up to eleven, and at eleven it was over. “Was that all?” {he} asked. It was not all, but it was the worst part.",
          "One day there was no time for excuses. {Hero} went straight ahead, with a beating heart, and only when {he} {was} on the other side did it occur to {whom} that {he} had been afraid.",
        ],
        [
          1,
          "The fear did not go away altogether. But from then on it walked behind {hero}, and no longer in front.",
          "“That was brave,” they said. “No,” said {hero}, “{i} {was} afraid all the time.” “That is what brave means,” they said.",
        ],
      ],
    },
    {
      tell: [
        [
          1,
          "When somebody spoke of {fear}, {hero} suddenly had something to do elsewhere. The others had stopped wondering about it. That is how {he} {is} made, they thought.",
          "It began in the stomach, and then it went down into the legs. The others called it nonsense, and perhaps it was. But one's legs do not care about that.",
        ],
        [
          1,
          "There was much that {hero} missed because of it: the best games, the funniest stories, and a [picnic|concert|party] of which everybody talked for weeks.",
          "{He} knew all the long ways round. They were pretty ways, but they took a whole hour, and in that hour {he} {was} always alone.",
        ],
        [
          2,
          "Once {hero} stood very close to it and nearly tried. {He} held {his} breath. Then somebody called, and {he} {was} glad and sorry at the same time.",
          "“Tomorrow,” {hero} said each evening. But when tomorrow came, it was called today, and everything was as it had been before.",
        ],
      ],
      end: [
        [
          0,
          "In the end it was not a great moment at all. {Hero} {was} thinking of something else, and in the middle of thinking {he} simply did it.",
          "“Now or never,” said {hero}, and it was now. It was wobbly, and it was not pretty, but it counted.",
        ],
        [
          1,
          "Afterwards everything looked a size smaller. {Hero} did it a second time, only to make sure that it was true.",
          "That night {hero} slept better than {he} had slept for a long time, and in the morning {he} took the short way.",
        ],
      ],
    },
  ],
};
