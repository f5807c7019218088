import type { PlotGroup } from "./plot.ts";

/** Something is made for a purpose, and serves it in the end. */
export const makingFor: PlotGroup = [
  {
    tell: [
      [
        1,
        "{Onemade}? What for? Everybody asked {hero} that, and the answer was always the same: to {purpose}. Nothing else would do.",
      ],
      [
        1,
        "First came the drawing. {Hero} drew {made} from the front and from the side, and wrote beside it what was needed. It was a long list. Half of it was soon found, and the other half came from friends.",
      ],
      [
        1,
        "Then the work began. There was too much of one thing and too little of another, and by noon {made} looked like nothing at all. “It's only the beginning,” said {hero}, and that was true.",
      ],
      [
        1,
        "“Hand me that,” said {mate}, and {hero} did. They did not talk much. There is not much to say while {made} is growing under your hands.",
        "Whoever came by had some advice for {hero}. Most of it was of no use. But one piece of it was good, and it made {made} twice as strong.",
      ],
      [
        1,
        "The first try went wrong, and it went wrong at once. {Made} was in a bad way, and so {was} {hero}. They sat there for a bit, side by side. “Now I know what doesn't hold,” said {hero}. So {made} grew a second time, more slowly and a good deal better.",
        "The first try went wrong, and it went wrong at once. {Hero} sat beside what was left of {made} and thought. Now it was clear at least what did not hold. So {made} grew a second time, more slowly and a good deal better.",
      ],
      [
        2,
        "That night it rained, and {hero} lay awake and thought of {made} out there in the dark. In the morning it was still there. Only one corner had moved.",
        "In the evening {hero} tried to think of something else. It did not work. {Made} was everywhere, even in the soup.",
      ],
    ],
    climax: [
      [
        0,
        "And then there was nothing left to do. {Hero} looked at {made} from all sides. It was not beautiful, but it was ready. “Well then,” said {hero}, and it was time to {purpose}.",
        "And then there was nothing left to do. {Made} was not beautiful, but it was ready, and it was time to {purpose}.",
      ],
      [
        0,
        "Would it work? For a moment nobody breathed. And then, quite simply, as if it had never been in doubt, {hero} {served}.",
      ],
    ],
    close: [
      [
        0,
        "Was it worth all the trouble? {Hero} only looked at {made} and smiled. Anybody who was there does not have to ask.",
      ],
      [1, "{Made} is still there. One corner is a little crooked, and everybody is careful to leave it as it is."],
    ],
  },
];
