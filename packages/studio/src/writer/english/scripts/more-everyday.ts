import type { Script } from "./script.ts";

/** Further stories that go with anything. */
export const moreEveryday: readonly Script[] = [
  {
    tell: [
      [
        1,
        "Every evening {hero} told {ahelper} {there} how the day had gone with {topic}. There was one rule: nothing that [others|grown-ups|the neighbours] had done, only what {hero} had done. On some days it was a very short [report|list|talk].",
        "Every evening {hero} told {ahelper} {there} how the day had gone. There was one rule: nothing that [others|grown-ups|the neighbours] had done, only what {hero} had done. On some days it was a very short [report|list|talk].",
      ],
      [
        2,
        "In the first week there was hardly anything to tell. {Hero} had looked, {he} had asked, {he} had thought. “Those are three things,” said {thehelper} and wrote them down. “Go on.”",
      ],
      [
        1,
        "On the eighth day {he} came late, out of breath, and began before the door was shut. {He} had tried it. It had not worked, and it had even made a mess, but now {he} knew where it was stuck.",
      ],
      [
        2,
        "“And why is it stuck there, of all places?” asked {thehelper}. {Hero} opened {his} mouth and closed it again. {He} thought about it all the way home, and in the middle of the bridge {he} knew the answer.",
      ],
    ],
    end: [
      [
        0,
        "On the last evening the report took until midnight. {Hero} told how {he} had gone back and pushed, and how it had given way, like a door that somebody on the other side has been holding shut, and lets go.",
      ],
      [
        1,
        "{Thehelper} has kept all the reports. The first page says “looked, asked, thought”. On the last page there is a full stop so thick that it goes through the paper.",
      ],
    ],
  },
  {
    tell: [
      [
        1,
        "It began with a mistake. {Hero} had wanted to turn left {there}, and turned right, and because {he} {was} too proud to turn back {he} walked on as if it had been meant that way.",
      ],
      [
        2,
        "Nothing was as it should be on the wrong way. The doors had other colours, the dogs barked at other people, and somebody came toward {hero} who had also taken the wrong way. It was {ahelper}.",
      ],
      [
        1,
        "“How long have you been lost?” asked {hero}. “Eleven years,” said {thehelper}. “One gets to see a lot.” They shared what they had, an apple and a half, and told each other what they had found.",
      ],
      [
        1,
        "And there, under an old bucket, {hero} saw what had been missing the whole time. Nobody who knew the way would ever have looked for it in such a place.",
      ],
    ],
    end: [
      [
        0,
        "The way back was easy: {hero} only had to do everything the other way round. Then {he} put the missing piece where it belonged, and it was as though somebody had opened a window. The rest went all by itself.",
      ],
      [
        1,
        "Since then {hero} has sometimes turned right on purpose, for practice. And now and then half an apple lies under that bucket, for whoever is lost.",
        "%The bucket still stands there, upside down. Whoever is lost will find half an apple under it.",
      ],
    ],
  },
  {
    tell: [
      [
        1,
        "That week three visitors came {there}, one after the other. The first knew everything. He sat down, ate [the cake|the soup|the last of the bread] and explained to {hero} [how it should be done|what others had done wrong|why it could not work]. When he left, the plate was empty, and nothing had been done.",
      ],
      [
        2,
        "The second visitor was sorry: about {hero}, about {topic}, about the weather. It took [the whole evening|two hours and a song|until midnight] to cheer her up, and again nothing had been done.",
        "The second visitor was sorry: about {hero}, about the times, about the weather. It took [the whole evening|two hours and a song|until midnight] to cheer her up, and again nothing had been done.",
      ],
      [
        1,
        "The third was {ahelper}, who said nothing at all, looked at everything once and asked, “Which end do you want?” {Hero} took [the left one|the right one|the one with fewer footprints].",
      ],
      [
        2,
        "It was harder than it had looked from the [chair|window|doorstep]. Twice they got stuck {there}, and the second time it seemed that it would stay like that. They rested, changed ends and began again.",
      ],
    ],
    end: [
      [
        0,
        "When it was done, they were silent for a while. It looked as if it had never been any different. “Well,” said {hero}. “Well,” said {thehelper}. Those were the two best words of the whole week.",
      ],
      [
        1,
        "The first visitor came by again and said that he had always said so. The second was so pleased that she cried. {Thehelper} was somewhere else by then, at the heavier end of something.",
      ],
    ],
  },
];
