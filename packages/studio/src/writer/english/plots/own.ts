import type { PlotGroup } from "./plot.ts";

/** What the hero does or wants to do, told with nothing but what the idea has: no other plot fits. */
export const ownDeed: PlotGroup = [
  {
    tell: [
      [
        1,
        "It is soon told that {hero} {deeded}. It was not soon done. It began with {hero}, who lay awake one night and thought: why not?",
        "It is soon told that {hero} {deeded}. But before that came a good many days on which {hero} only thought about {deeding}, and did not say a word.",
        "From that day on {hero} looked at everything with one question: would it help {whom} to {wish}?",
        "Some wishes go away when you do not look at them. This one stayed. {Hero} wanted to {wish}, in the morning as well as at night.",
        "Others talk about {deeding} for years and never begin. {Hero} began.",
      ],
      [
        1,
        "“First one thing and then the next,” {hero} said to {himself}. That was the whole plan for {deeding}. Its best part was that nobody could forget it.",
        "What does one need to {deed}? {Hero} went over it again and again. {Topic}, that much was clear. And then some patience, and somebody who does not laugh.",
        "What does one need to {deed}? {Hero} went over it again and again. Patience came first, that much was clear. Then came a good day, and somebody who does not laugh.",
        "Before {hero} could {deed}, there was a good deal to get ready. {He} looked at {topic} from the left and from the right, and then once more from very close.",
      ],
      [
        1,
        "“Do you know how to {deed}?” asked {talker}. “No,” said {hero}. “Do you?” “No,” said {talker}. “Then nobody can say that we're doing it wrong.”",
        "“Tell me once more why we're going to {deed},” said {talker}. {Hero} told it once more. “Good,” said {talker}. “I only wanted to hear you say it.”",
        "“Do you think that it can be done?” {hero} asked {beast}. “That somebody like me can {deed}?” {Beast} looked up for a long time, and {hero} took it for a yes.",
        "~“Why do you of all people want to {deed}?” somebody asked {hero}. There was no short answer to that. “You'll see,” said {hero}.",
        "Somebody asked why anyone would want to {deed}. There was no short answer to that. “You'll see,” said {hero}.",
      ],
      [
        2,
        "There was one spot {in} that {hero} liked best. Nobody disturbed {whom} there, and you could hear all the near sounds and all the far ones. It was the right spot to think about {deeding}.",
        "If you kept quite still {in}, you could hear everything that belongs there. {Hero} kept still, and listened, and thought of {topic}.",
        "{Hero} found a quiet corner and thought about {deeding} until the light was gone. In the end there was less to be afraid of than at the beginning.",
      ],
      [
        1,
        "The first time it went wrong. {Hero} had been so busy with {topic} that everything else was forgotten, and then it all came at once. “So that's how not to {deed},” said {hero}.",
        "The first try was over as soon as it had begun. There was {topic}, and there {was} {hero}, and nothing was as it should be. Who had ever said that it was easy to {deed}?",
        "The first try was over as soon as it had begun. {Hero} stood there and had to laugh. Who had ever said that it was easy to {deed}?",
      ],
      [
        1,
        "“It was my fault,” said {talker}. “It was mine,” said {hero}. They thought it over. It was a bit of both, and that was something that could be changed.",
        "“I never thought of {second},” said {hero}, and there lay the mistake. If you want to {deed}, you have to think of {second} as well, and in good time.",
        "Something about {topic} was different from what {hero} had thought. So {he} looked once more, this time without any hurry, and there it was. It was such a small thing that {he} had looked right past it.",
        "“You were too quick,” said {talker}. “You were too slow,” said {hero}. They had to laugh, and then they tried to {deed} both at the same time.",
        "{Hero} went back to the beginning of it all. What had {he} missed? It was such a small thing that {he} had looked right past it, each time that {he} had tried to {deed}.",
      ],
      [
        2,
        "By now others had heard that {told}. They came by one after the other, as if by chance, and stayed. Nobody wanted to miss what {hero} would do next.",
        "By now others had noticed what {hero} {was} up to. They came by one after the other, as if by chance, and asked about {topic}.",
      ],
      [
        1,
        "The second time {hero} got as far as the middle. It is a strange place, the middle of {deeding}: too late to turn back, and too early to be proud.",
        "The second time it nearly worked. With {topic} all was well, and {hero} did the rest, and only the very last bit was missing. “Nearly,” said {hero}. It is a fine word, if you say it in the right way.",
      ],
      [
        2,
        "“And if we never manage to {deed}?” asked {talker} when it grew dark. “Then we'll know more about {topic} than anybody else,” said {hero}.",
        "“And if we never manage to {deed}?” asked {talker} when it grew dark. “Then we've tried it together,” said {hero}.",
        "When it grew dark, {hero} took one more look at {topic}. “Tomorrow,” {he} said. It sounded like a promise, and it was one.",
        "When it grew dark, {beast} was still there. “Tomorrow,” said {hero}. It sounded like a promise, and it was one.",
      ],
    ],
    climax: [
      [
        0,
        "The third time {hero} did not think of all that might go wrong. {He} thought of {topic}, and of the next small step, and then of the one after that.",
        "The third time {hero} did not think of all that might go wrong. {He} thought only of the next small step of {deeding}, and then of the one after that.",
      ],
      [
        0,
        "There was no drum roll. There was only one moment, very bright and very still, in which {hero} {done}.",
        "There was no drum roll. There was only one moment, very bright and very still, and then {hero} knew what it is like to {deed}.",
        "There was no drum roll. There was only one moment, very bright and very still, and then it was done.",
      ],
    ],
    close: [
      [
        0,
        "“Who would have thought it?” said {talker}. “You did,” said {hero}. “You were there from the start, even before {topic}.”",
        "“Who would have thought it?” said {talker}. “You did,” said {hero}. “You thought so all the time.”",
        "{Beast} noticed it first, and made such a noise about it that the others came running.",
        "For a while {hero} did nothing at all but look at {topic}. It was the best part of it.",
        "For a while {hero} did nothing at all. It was the best part of it.",
      ],
      [
        1,
        "They still talk of it {in}. “It was all because of {topic},” some of them say. But those who were there say that it was because of {hero}.",
        "If somebody wants to {deed} today, they ask {hero} how it is done. The answer is always the same: “Three times.”",
      ],
    ],
  },
];

/** How something is with the hero, told with nothing but what the idea has: no other plot fits. */
export const ownState: PlotGroup = [
  {
    tell: [
      [
        1,
        "“It has always been like that with {topic},” said the others, and left it at that. {Hero} did not leave it at that. The more {he} thought about {topic}, the less {he} could stop.",
        "Others would have left it at that. {Hero} could not. There was something about {topic} that would not let {whom} go.",
        "Others would have left it at that. {Hero} could not. The more {he} thought about it, the less {he} could stop.",
      ],
      [
        1,
        "“What is it about {topic}?” asked {talker}. {Hero} tried to explain it from the beginning. It took a good while, and it did both of them good.",
        "“What are we going to do about {topic}?” {hero} asked {beast}. {Beast} did not know either. But it is easier to think when somebody listens.",
        "{Hero} told it to anybody who would listen: that {told}. Some nodded. “And what will you do about it?” asked somebody. Nobody had ever asked {whom} that.",
        "“And what will you do about {topic}?” somebody asked. Nobody had ever asked {hero} that. {He} thought about it for three days.",
      ],
      [
        2,
        "There was one spot {in} that {hero} liked best. You could hear all the near sounds there, and all the far ones, and nobody minded if you stayed. There {he} thought about {topic}.",
        "It was very quiet {in} that evening. {Hero} looked round as if {he} saw everything for the first time, and {topic}, too.",
      ],
      [
        1,
        "So {hero} began with something small, to see what would come of it. It was not much. But after that it was a little easier to think of {topic}, and the next day {he} did it again.",
        "So {hero} began with something small, to see what would come of it. It was not much. But it was a beginning, and the next day {he} did it again.",
      ],
      [
        1,
        "The next thing was not so small, and it went wrong while everybody was looking. It was very quiet. Then somebody giggled. {Hero} would have given a good deal to be far away from {topic}.",
        "The next thing was not so small, and it went wrong while everybody was looking. It was very quiet. Then somebody giggled. {Hero} would have given a good deal to be far away.",
      ],
      [
        1,
        "“I'm still here,” said {talker}. “So am I,” said {hero}. That solved nothing. But it helped, and after a while they could even laugh about {topic}.",
        "{Beast} was the only one who did not care what the others thought of {hero}. {Beast} stayed close by, and that was better than a long talk about {topic}.",
        "“I would never have dared that,” said somebody who had not giggled. {Hero} took that sentence along and looked at it again in the evening. It had something to do with {topic}.",
        "“I would never have dared that,” said somebody who had not giggled. {Hero} took that sentence along and looked at it again in the evening.",
      ],
      [
        2,
        "After that {hero} went about it differently. {He} no longer wished that {topic} were different. {He} asked what could be done with {it}, just as {it} stood there.",
        "After that {hero} went about it differently. {He} no longer compared {himself} with anybody. It saved a great deal of time.",
      ],
      [
        2,
        "“You've changed,” said {talker}. “Not I,” said {hero}. “It's {topic} that looks different today.”",
        "By now everybody had heard that {told}. They came by as if by chance, and nobody giggled any more.",
        "People came by as if by chance and asked about {topic}. {Hero} was no longer ashamed to answer.",
      ],
    ],
    climax: [
      [
        0,
        "Then came the moment that nobody had expected, {hero} least of all. For once everything was in its place: the right hour, the right word, and {topic}. It only needed somebody to begin. And {hero} began.",
        "Then came the moment that nobody had expected, {hero} least of all. For once everything was in its place, and it only needed somebody to begin. And {hero} began.",
      ],
      [
        0,
        "Afterwards nobody could say how long it had lasted. But all of them knew that {hero} {done}.",
        "Afterwards nobody could say how long it had lasted. What had looked like a wall for so long was a door, and {hero} had gone through it, right past {topic}.",
        "Afterwards nobody could say how long it had lasted. What had looked like a wall for so long was a door.",
      ],
    ],
    close: [
      [
        0,
        "“And now?” asked {talker}. “Now we'll stay here for a bit,” said {hero}, “and look at {topic}.”",
        "“And now?” asked {talker}. “Now we'll stay here for a bit,” said {hero}.",
        "{Beast} and {hero} stayed there until it grew dark, and neither of them missed anything.",
        "That evening {hero} thought of {topic} once more, and for the first time there was nothing left to worry about.",
        "That evening {hero} thought it all over once more, and for the first time there was nothing left to worry about.",
      ],
      [
        1,
        "They still talk of it {in}. And if a newcomer asks about {topic}, everybody points at {hero}.",
        "It is like that with {topic} to this day. Only {hero} sees it with other eyes.",
        "And if a newcomer asks how it all began, everybody points at {hero}.",
      ],
    ],
  },
];
