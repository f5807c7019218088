import type { PlotGroup } from "./plot.ts";

/** A thing that once was used, and would like to be again. */
export const usedAgain: PlotGroup = [
  {
    isTellingEnd: true,
    needsCrisis: true,
    tell: [
      [
        1,
        "Nobody had {again} {hero} for eleven years. {Hero} had counted them, first by the days and later by the winters, because winters are easier to keep apart.",
      ],
      [
        1,
        "The dust fell quite slowly, a little each day. A spider moved in, who was friendly and asked no questions. “What was it like to be {again}?” it wanted to know only once, and {hero} told it: {agained}.",
      ],
      [
        2,
        "Now and then somebody came in, looked for something, found it and went again. {Hero} stood as straight as {he} could. But nobody who looks for the Christmas things wants to know who would like to be {again}.",
      ],
      [
        1,
        "One day two people came with a list. “Too big,” said one of them. “Too old,” said the other. They stuck a piece of paper on {hero}. It said: Friday. “What happens on Friday?” asked the spider. {Hero} could imagine it.",
      ],
      [
        1,
        "On Thursday a child came in who was looking for a place to hide. It crept in behind {hero}, held on to something, and pressed. {Againsign}. The child forgot that it was hiding.",
        "On Thursday a child came in who was looking for a place to hide. It crept in behind {hero} and wiped away some dust. “Oh,” said the child, and forgot that it was hiding.",
      ],
    ],
    climax: [
      [
        0,
        "It fetched a cloth, and then it fetched its grandmother, who knew about such things, and who had to sit down when she saw {hero}. “That it's still here,” she said. They cleaned, and screwed, and tried, and took the piece of paper off.",
      ],
      [
        0,
        "And on Friday {hero} {was} {again}, for the first time in eleven years. It went wrong in four places. {Hero} had never heard of anything so beautiful.",
      ],
    ],
    close: [
      [0, "“Again!” said the child. It was just the word that {hero} had been waiting for."],
      [
        1,
        "The spider has moved one corner further, because of the shaking. It comes over to listen every evening when {hero} is {again}.",
        "The spider has moved one corner further, because of the shaking. It does not complain.",
      ],
    ],
  },
];

/** Somebody who understands things that no one else listens to. */
export const talksToThings: PlotGroup = [
  {
    needsCrisis: true,
    tell: [
      [
        1,
        "It had begun one morning on the way to school. “Mind the step,” somebody said. {Hero} looked round. There was nobody there, only a {talkone}. “Thank you,” said {hero}, to be on the safe side. “You're welcome,” said the {talkone}.",
      ],
      [
        1,
        "Since then {hero} talked to {talkto} every day. They had a lot to tell. They knew who was late, and who had been crying, and what people say when they think that only {talkto} can hear them.",
      ],
      [2, "“You're talking to {talkto} again,” said {ahelper}. “They started it,” said {hero}."],
      [
        1,
        "But one evening one voice was different from all others. It was a {talkone}, somewhere far away, and it spoke very low. “I can't see anything,” it said. “There is only {talkweather} everywhere. I don't know the way home.”",
        "But one evening one voice was different from all others. It was a {talkmover}, somewhere far away, and it spoke very low. “I've gone wrong somewhere,” it said. “I don't know the way home.”",
        "But one evening one voice was different from all others. It was an old {talkstill}, and it spoke very low. “Something in me is wrong,” it said, “and tomorrow it will be worse. I tell everybody, and nobody hears me.”",
      ],
      [
        1,
        "“I hear you,” said {hero}. “What is there under you?” “A bridge, I think,” said the {talkmover}. “It sounds hollow.” “And beside you?” “Water. And a bell, quite small.” {Hero} thought as hard as {he} could. There was only one place that sounded like that.",
        "“I hear you,” said {hero}. “Where does it hurt?” “At the very top,” said the {talkstill}, “on the left, behind the small door.” {Hero} ran to everybody who had a key. They laughed. “And who told you that?” they asked.",
      ],
    ],
    climax: [
      [
        0,
        "“Then straight on,” said {hero}, “and slowly, and always towards my voice.” And {hero} talked. {He} told the {talkmover} everything that {he} knew, and when there was nothing left, {he} sang. First there was nothing, and then there were two lights, quite faint, and then there was the whole {talkmover}, and it was home.",
        "{Hero} did not go away, and {he} did not stop asking, until somebody opened the small door, only to have some peace. Behind it there was a crack, no wider than a hair. They stopped laughing then. “One more day,” somebody said, quite pale.",
      ],
      [0, "“Thank you,” said the {talkone}. For everybody else it only sounded like a {talkone}."],
    ],
    close: [
      [
        0,
        "“How did you know that?” people asked. “{Talkto} say it all the time,” said {hero}. “You only have to listen.”",
      ],
      [
        1,
        "When {hero} comes past in the evening now, all the {talkto} say good night. It takes a while until every one of them has said it.",
      ],
    ],
  },
];

/** A noise that turned out to be somebody. */
export const noiseFound: PlotGroup = [
  {
    isEnclosed: true,
    isAfterAll: true,
    tell: [
      [
        1,
        "It had taken {hero} three nights to look. In the first night {he} pulled the blanket over {his} ears. In the second night {he} counted the seconds between the noises. In the third night {he} took a torch and hung {his} head down, and there, {noiseplace}, was {noisemaker}.",
      ],
      [
        1,
        "“Are we too loud?” asked the conductor, who was as big as a clothes peg. “A bit,” said {hero}. “We can only practise at night,” said the conductor. “In the daytime somebody comes with the vacuum cleaner.”",
        "“Is it too loud?” asked a very small voice. “A bit,” said {hero}. “It only works at night,” said the voice. “In the daytime somebody comes with the vacuum cleaner.”",
      ],
      [
        1,
        "That was true, and {hero} had not thought of it. {He} moved the shoes out of the way and brought a sock to sit on. {Thenoise} thanked {whom} very politely, and then it went on, {noiseplace}, as loud as before.",
      ],
      [
        1,
        "In the morning {hero} fell asleep over {his} porridge. “Bad dreams?” they asked. “No,” said {hero}. “A rehearsal.” They did not ask any further.",
        "In the morning {hero} fell asleep over {his} porridge. “Bad dreams?” they asked. “No,” said {hero}. “Visitors.” They did not ask any further.",
      ],
      [
        1,
        "So in the fourth night {hero} knocked on the wood. “I have a request,” {he} said. “Do you also know something slow?” There was a whispering {noiseplace}. Somebody turned over a page no bigger than a stamp.",
        "So in the fourth night {hero} knocked on the wood. “I have a request,” {he} said. “Is there also a quiet way of doing it?” There was a whispering {noiseplace}, and some shifting about.",
      ],
    ],
    climax: [
      [
        0,
        "Then {noiseband} played the softest piece of music that there is. It was about rain on a roof, and about somebody who is warm. {Hero} meant to clap at the end. But {he} never got to hear the end.",
        "Then it began, very softly, like rain on a roof. {Hero} meant to say thank you. But {he} {was} asleep before {he} could.",
      ],
    ],
    close: [
      [
        0,
        "Since then {hero} has slept better than anybody in the street.",
        "Since then nobody in the street sleeps as well as {hero}.",
      ],
      [
        1,
        "Only once was there no sound {noiseplace}. {Hero} lay awake for an hour, and then {he} looked. There was a slip of paper, very small. It said: On holiday. Back on Sunday.",
      ],
    ],
  },
];

/** A place without visitors. */
export const unvisited: PlotGroup = [
  {
    needsCrisis: true,
    tell: [
      [
        1,
        "{Hero} had everything ready for a {unvisited}. There was a bench, a bit of a view, and one flower that was kept for the occasion. Every evening {hero} looked in all directions. Somewhere far off somebody always passed, and never stopped.",
      ],
      [
        1,
        "“Perhaps I'm too small,” thought {hero}, and made {himself} as round as {he} could. “Perhaps I'm too plain.” So {hero} practised shining a little. It was not very bright, and there was nobody to say so.",
      ],
      [
        2,
        "Once something came nearer and nearer. {Hero} {was} so excited that the flower fell over. It was only dust, and it did not stay.",
      ],
      [
        1,
        "In the end {hero} stopped waiting for a {unvisited} and began to hum, only so that there was something to hear. It was a small tune with a gap at the end, where somebody else might come in.",
      ],
    ],
    climax: [
      [
        0,
        "And one night somebody did. Far away a voice filled the gap, quite out of tune. {Hero} hummed once more, and the voice came nearer, note by note, until somebody stood right there, small and rather tired. “I've been following that tune for a week,” said the first {unvisited} of all. “Is there somewhere here to sit down?”",
      ],
      [0, "There was a bench, a bit of a view, and a flower. The {unvisited} stayed for quite a while."],
    ],
    close: [
      [
        0,
        "“I can't stay for good,” said the {unvisited} in the end. “But I know a few others who like to hum.” They came on Tuesday, all eleven of them.",
      ],
      [
        1,
        "{Hero} is still small. But if you look up on a clear night, and listen, there is a tune, and the gap in it is not there any more.",
        "{Hero} still hums in the evening. The gap at the end of the tune is not there any more.",
      ],
    ],
  },
];
