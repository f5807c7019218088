import type { PlotGroup } from "./plot.ts";

/** A thing of the house is lost and has to be found again. */
export const lostThing: PlotGroup = [
  {
    isEnclosed: true,
    isTellingEnd: true,
    needsCrisis: true,
    tell: [
      [
        1,
        "“Where did you have {lost} last?” asked {hero}. That is what everybody asks, and it never helps. “If I knew that,” said {loser}, “{lostthey} would not be lost.”",
        "“Where {lostwere} {lost} the last time that somebody looked?” asked {hero}. Nobody knew. Everybody only knew where {lostthey} ought to be.",
      ],
      [
        1,
        "{Hero} began with the place where {lost} belonged. There was nothing in it, not even dust. And that was the first clue. “Somebody has tidied up here,” said {hero}.",
      ],
      [
        1,
        "{He} asked everybody in the house the same question. One had seen {lost} on Sunday. One had seen {lostit} under somebody's arm. And one only said, “Don't ask who took {lostit}. Ask who was worried about {lostit}.”",
      ],
      [
        3,
        "“Have you looked under the sofa?” somebody asked. {Hero} had looked under the sofa. Under the sofa there was a great deal, but not {lost}.",
      ],
      [
        3,
        "{Hero} found one long grey thread on the floor and put it into an envelope. Later it turned out that it came from {his} own jumper.",
      ],
      [
        2,
        "To be quite sure, {hero} also looked in the breadbin, in the boots and in the piano. {He} found two pencils and the good scissors, but not {lost}.",
      ],
      [
        1,
        "In the meantime {event} came nearer, and nobody could think of anything else. Every five minutes somebody looked in at the door and only said, “Well?”",
        "It was getting late. Every five minutes somebody looked in at the door and only said, “Well?”",
      ],
      [
        1,
        "So {hero} sat down on the bottom stair and thought about it. Who was worried about {lost} most of all? {Loser}, of course. And somebody who is worried leaves nothing lying about.",
        "So {hero} sat down on the bottom stair and thought about it. Somebody who is worried about {lost} leaves nothing lying about. Somebody like that tidies up.",
      ],
    ],
    climax: [
      [
        0,
        "“Just suppose,” said {hero}, “that you had something that must not get lost, today of all days. Where would you put it?” {Loser} began to answer, stopped, and turned quite red. It was only six steps to the cupboard with the good tablecloths. Right at the back, wrapped in a clean towel, lay {lost}.",
        "“If I had to put something away that must not get lost,” said {hero}, “today of all days, where would I put it?” {He} went to the cupboard with the good tablecloths. Right at the back, wrapped in a clean towel, lay {lost}.",
      ],
      [0, "Nobody had stolen {lost}, and nobody had lost {lostit}. {Lostthey} had only been much too safe."],
    ],
    close: [
      [
        0,
        "“I wanted to be quite sure that nothing happened to {lostit},” said {loser}. “Nothing did,” said {hero}.",
        "“How did you do that?” they asked. “I only thought like somebody who is worried,” said {hero}.",
      ],
      [
        1,
        "And {event}? People still talk about it. {Hero} had a seat right at the front.",
        "There is a slip of paper in the old place now. In large letters it says where {lost} will be the next time.",
      ],
    ],
  },
];

/** A sister or a brother who is always there. */
export const followed: PlotGroup = [
  {
    isTellingEnd: true,
    needsCrisis: true,
    tell: [
      [
        1,
        "When {hero} went out, {his} {follower} went out. When {hero} stopped, {his} {follower} stopped. {Hero} had once walked backwards for a whole street, and {his} {follower} had been quite delighted.",
      ],
      [
        1,
        "“Can't you do something of your own?” asked {hero}. “I am doing something of my own,” said {his} {follower}. “I'm doing it with you.”",
      ],
      [
        1,
        "So on Saturday {hero} left through the window, before anybody was up, went three times round the block and over two fences. At the river {he} sat down in the grass. There was nobody behind {whom}. There was nobody anywhere.",
      ],
      [
        1,
        "It was very quiet. {Hero} threw a flat stone, and it jumped five times, as never before. {He} turned round to say so to {his} {follower}, and there was only grass.",
      ],
      [
        2,
        "{Hero} found a frog with a white spot. {He} knew exactly what {his} {follower} would have called it. It was a silly name. {Hero} tried it out, quite softly, and the frog jumped into the water.",
      ],
      [
        1,
        "By noon {hero} had been alone for five hours, and had been looking over {his} shoulder for three of them. {He} went home, a bit faster than one walks who has the whole day to {himself}.",
      ],
    ],
    climax: [
      [
        0,
        "On the steps sat {his} {follower}, with two sandwiches, and had been sitting there since the morning, because somebody might come past who was hungry. “Was it nice?” asked {his} {follower}. “Five times,” said {hero}. “It jumped five times.”",
      ],
      [0, "“I didn't see it,” said {his} {follower}. {Hero} ate one of the sandwiches. “Then come,” {he} said."],
    ],
    close: [
      [
        0,
        "They have an agreement now. Every Saturday until noon {hero} {is} alone, and {his} {follower} counts the minutes out loud. {Hero} mostly comes back at eleven.",
        "They have an agreement now. Every Saturday until noon {hero} may be alone, and {his} {follower} counts the minutes out loud. Mostly it is over by eleven.",
      ],
      [1, "The frog with the white spot comes when it is called. It has got used to the name."],
    ],
  },
];

/** Somebody was turned into something by mistake. */
export const undoneSpell: PlotGroup = [
  {
    isEnclosed: true,
    isTellingEnd: true,
    needsCrisis: true,
    tell: [
      [
        1,
        "It had only been one word too many. Where {changed} had been a moment ago, there was {changedinto}, and it gave {hero} a look. It was just the look that {changed} always had on such occasions.",
      ],
      [
        1,
        "“I can put that right,” said {hero} and opened the big book of spells. There were eleven pages about how to turn somebody into {changedinto}. There were two lines about how to turn {thechanged} back, and on those there was a stain of jam.",
      ],
      [
        1,
        "The first try gave {thechanged} a moustache. It was a fine moustache, but it was not what {hero} had meant. The second try made the table walk out of the door. {Thechanged} shook its head.",
      ],
      [
        3,
        "The third try smelled of oranges, and that was all. “It can't be much longer now,” said {hero}. {Thechanged} did not look convinced.",
      ],
      [
        3,
        "Outside somebody knocked. “Is everything all right in there?” “Everything is all right!” called {hero}, and pushed a chair against the door. {Thechanged} made a small noise that could have meant anything.",
      ],
      [
        2,
        "“How long until {deadline}?” asked {hero}. {Thechanged} looked at the clock, and then at {hero}, and sighed, as far as {changedinto} can.",
        "“Please don't be angry,” said {hero}. {Thechanged} was not angry. {Thechanged} only looked as if there would be homework.",
      ],
      [
        1,
        "It was nearly time for {deadline}. There were steps on the stairs. {Hero} turned the pages faster and faster, until {thechanged} sat down in the middle of the book, right on top of the stain, and did not get up again.",
        "There were steps on the stairs. {Hero} turned the pages faster and faster, until {thechanged} sat down in the middle of the book, right on top of the stain, and did not get up again.",
      ],
      [
        1,
        "{Hero} understood. {He} held the page up to the light. Under the jam there stood three words, quite small: slowly, and please.",
      ],
    ],
    climax: [
      [
        0,
        "{Hero} took a deep breath. {He} said the spell again, and slowly, and at the end {he} said please. There was a bang, a small one, and some green smoke. And there stood {changed}, from head to foot, with a moustache.",
      ],
      [
        0,
        "“That comes off,” said {hero} quickly. {Changed} looked into the mirror for quite a while. “I'll keep it until Friday,” said {changed}.",
      ],
    ],
    close: [
      [
        0,
        "“And what have we learned?” asked {changed}. “To read to the end of the line,” said {hero}. “And?” “And to say please.”",
      ],
      [
        1,
        "The table came back by itself in the evening. And now and then, when it rains, {changed} looks out at the puddles, a little thoughtfully.",
      ],
    ],
  },
];

/** A family that gets nowhere on the way to something nice. */
export const familyJam: PlotGroup = [
  {
    isEnclosed: true,
    isTellingEnd: true,
    needsCrisis: true,
    tell: [
      [
        1,
        "First they went slowly, then they went very slowly, and then they stood. In front of them there was {jam}, and behind them there was more of it. “Are we there?” somebody asked from the back seat. They were not.",
      ],
      [
        1,
        "They counted red cars. They ate the sandwiches that were meant for {jamway}. Somebody wanted the window open, and somebody wanted it shut, and the air in the car got thick with what nobody said.",
        "They counted red cars. They ate the sandwiches that were meant for later. Somebody wanted the window open, and somebody wanted it shut, and the air in the car got thick with what nobody said.",
      ],
      [
        1,
        "“Then we simply start here,” said the smallest one. “What?” “The holiday.” And before anybody could say no, a towel lay on the roof of the car, and on the towel lay somebody with sunglasses.",
      ],
      [
        3,
        "“I spy with my little eye,” somebody began, “something that is red.” It was the car in front of them. It had been the car in front of them for an hour.",
      ],
      [
        3,
        "Somebody played the trumpet two cars further back, and somebody further back still knew the words. They sang it three times, because {jam} was so long.",
      ],
      [
        2,
        "In the next car sat an old couple with a whole cake and nobody to eat it. They came over with their folding chairs. In {jam} one has more neighbours than at home.",
      ],
      [
        1,
        "Soon there was a ball, and it went from car to car, down the whole of {jam} and back. A lorry driver opened his doors, and inside there were four thousand ice creams that would not hold out till evening.",
      ],
    ],
    climax: [
      [
        0,
        "When the first engines started, nobody got in. “Five minutes more,” called the children. {Jam} had begun to move, and for the first time in its life it did not want to.",
      ],
      [0, "They waved until they could not see the others any more."],
    ],
    close: [
      [
        0,
        "They got to {jamway} when it was nearly dark. It was quite nice there, too.",
        "They arrived when it was nearly dark. It was quite nice there, too.",
      ],
      [
        1,
        "“Do you remember {jam}?” they ask each other every summer. Of the rest of that holiday nobody remembers very much.",
      ],
    ],
  },
];
