import type { PlotGroup } from "./plot.ts";

/** What the hero does or wants to do, told with nothing but what the idea has: no other plot fits. */
export const ownAct: PlotGroup = [
  {
    tell: [
      [
        1,
        "It is soon told that {hero} {acted}. It was not soon done. It began with {hero}, who lay awake one night and thought: why not?",
        "It is soon told that {hero} {acted}. But before that came a good many days on which {hero} only thought about {acting}, and did not say a word.",
        "From that day on {hero} looked at everything with one question: would it help {whom} to {wish}?",
        "Some wishes go away when you do not look at them. This one stayed. {Hero} wanted to {wish}, in the morning as well as at night.",
        "Others talk about {acting} for years and never begin. {Hero} began.",
      ],
      [
        1,
        "“First one thing and then the next,” {hero} said to {himself}. That was the whole plan for {acting}. Its best part was that nobody could forget it.",
        "What does one need to {act}? {Hero} went over it again and again. {Topic}, that much was clear. And then some patience, and somebody who does not laugh.",
        "What does one need to {act}? {Hero} went over it again and again. Patience came first, that much was clear. Then came a good day, and somebody who does not laugh.",
        "Before {hero} could {act}, there was a good deal to get ready. {He} looked at {topic} from the left and from the right, and then once more from very close.",
      ],
      [
        1,
        "“Do you know how to {act}?” asked {talker}. “No,” said {hero}. “Do you?” “No,” said {talker}. “Then nobody can say that we're doing it wrong.”",
        "“Tell me once more why we're going to {act},” said {talker}. {Hero} told it once more. “Good,” said {talker}. “I only wanted to hear you say it.”",
        "“Do you think that it can be done?” {hero} asked {beast}. “That somebody like me can {act}?” {Beast} looked up for a long time, and {hero} took it for a yes.",
        "~“Why do you of all people want to {act}?” somebody asked {hero}. [There was no short answer to that|That was not easily said]. “You'll see,” said {hero}.",
        "Somebody asked why anyone would want to {act}. [There was no short answer to that|That was not easily said]. “You'll see,” said {hero}.",
      ],
      [
        2,
        "There was one spot {in} that {hero} liked best. Nobody disturbed {whom} there, and you could hear all the near sounds and all the far ones. It was the right spot to think about {acting}.",
        "If you kept quite still {in}, you could hear everything that belongs there. {Hero} kept still, and listened, and thought of {topic}.",
        "{Hero} found a quiet corner and thought about {acting} until the light was gone. In the end there was less to be afraid of than at the beginning.",
      ],
      [
        1,
        "The first time it went wrong. {Hero} had been so busy with {topic} that everything else was forgotten, and then it all came at once. “So that's how not to {act},” said {hero}.",
        "The first try was over as soon as it had begun. There was {topic}, and there {was} {hero}, and nothing was as it should be. Who had ever said that it was easy to {act}?",
        "The first try was over as soon as it had begun. {Hero} stood there and had to laugh. Who had ever said that it was easy to {act}?",
      ],
      [
        1,
        "“It was my fault,” said {talker}. “It was mine,” said {hero}. They thought it over. It was a bit of both, and that was something that could be changed.",
        "“I never thought of {second},” said {hero}, and there lay the mistake. If you want to {act}, you have to think of {second} as well, and in good time.",
        "Something about {topic} was different from what {hero} had thought. So {he} looked once more, this time without any hurry, and there it was. It was [such a small thing|so simple] that {he} had looked right past it.",
        "“You were too quick,” said {talker}. “You were too slow,” said {hero}. They had to laugh, and then they tried to {act} both at the same time.",
        "{Hero} went back to the beginning of it all. What had {he} missed? It was such a small thing that {he} had looked right past it, each time that {he} had tried to {act}.",
      ],
      [
        2,
        "By now others had heard that {told}. [They came by|Some came by] one after the other, [as if by chance|on some pretext or other], and stayed. Nobody wanted to miss what {hero} would do next.",
        "By now others had noticed what {hero} {was} up to. [They came by|Some came by] one after the other, [as if by chance|on some pretext or other], and asked about {topic}.",
      ],
      [
        1,
        "The second time {hero} got as far as the middle. It is a strange place, the middle of {acting}: too late to turn back, and too early to be proud.",
        "The second time it nearly worked. With {topic} all was well, and {hero} did the rest, and only the very last bit was missing. [“Nearly,” said {hero}, and said it as if it were good news|“Nearly!” called {hero}|“Nearly,” said {hero}, and counted that as well].",
      ],
      [
        2,
        "“And if we never manage to {act}?” asked {talker} when it grew dark. “Then we'll know more about {topic} than anybody else,” said {hero}.",
        "“And if we never manage to {act}?” asked {talker} when it grew dark. “Then we've tried it together,” said {hero}.",
        "When it grew dark, {hero} took one more look at {topic}. “Tomorrow,” {he} said, [and it sounded like a promise|as one says it to a friend].",
        "When it grew dark, {beast} was still there. “Tomorrow,” said {hero}, [and it sounded like a promise|as one says it to a friend].",
      ],
    ],
    climax: [
      [
        0,
        "The third time {hero} [did not think of all that might go wrong|{was} not in a hurry any more]. {He} thought of {topic}, and of the next small step, and then of the one after that.",
        "The third time {hero} [did not think of all that might go wrong|{was} not in a hurry any more]. {He} thought only of the next small step of {acting}, and then of the one after that.",
      ],
      [
        0,
        "[There was no drum roll|Nobody held a speech|No bell rang]. There was only one moment, [very bright and very still|as long as a breath|quiet as snow], in which {hero} {done}.",
        "[There was no drum roll|Nobody held a speech|No bell rang]. There was only one moment, [very bright and very still|as long as a breath|quiet as snow], and then {hero} knew what it is like to {act}.",
        "[There was no drum roll|Nobody held a speech|No bell rang]. There was only one moment, [very bright and very still|as long as a breath|quiet as snow], and then it was done.",
      ],
    ],
    close: [
      [
        0,
        "“Who would have thought it?” said {talker}. “You did,” said {hero}. “You were there from the start, even before {topic}.”",
        "“Who would have thought it?” said {talker}. “You did,” said {hero}. “You thought so all the time.”",
        "{Beast} noticed it first, and made such a noise about it that the others came running.",
        "For a while {hero} [did nothing at all but look at|only looked at|sat beside] {topic}, and that was the best part of it.",
        "For a while {hero} did nothing at all, and that was [the best part of it|quite enough].",
      ],
      [
        1,
        "They still talk of it {in}. “It was all because of {topic},” some of them say. But those who were there say that it was because of {hero}.",
        "If somebody wants to {act} today, they ask {whom} how it is done. The answer is always the same: “Three times.”",
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
        "“It has always been like that with {topic},” said [the others|the older ones|those who had seen a lot], and [left it at that|went on with what they were doing|shrugged]. {Hero} [could not|did not want to]. The more {he} thought about {topic}, the less {he} could stop.",
        "[Others would have left it at that|Most would have shrugged|Somebody else might have forgotten it by noon]. {Hero} could not. There was something about {topic} that would not let {whom} go.",
        "[Others would have left it at that|Most would have shrugged|Somebody else might have forgotten it by noon]. {Hero} could not. The more {he} thought about it, the less {he} could stop.",
      ],
      [
        1,
        "“What is it about {topic}?” asked {talker}. {Hero} tried to explain {it}, from the beginning to the end, and {talker} asked [three|five|a good many] questions that {hero} had never thought of.",
        "“What are we going to do about {topic}?” {hero} asked {beast}. {Beast} did not know either. But it is easier to think of {topic} when [somebody listens|one is not alone with it].",
        "{Hero} told [it to anybody who would listen|everybody who came by]: that {told}. [Some nodded|Some were surprised|Some had guessed it already], and one of them asked {whom} what {he} would do about {topic}.",
        "“And what will you do about {topic}?” [somebody asked|asked one of the others|a neighbour wanted to know]. {Hero} had to think about that [for three days|until the evening|for a long walk].",
      ],
      [
        2,
        "There was one spot {in} that {hero} liked best, because you could hear [all the near sounds there, and all the far ones|everything there and were not seen]. There {he} sat and thought about {topic}.",
        "It was [very quiet|almost dark|still warm] {in}, and {hero} looked round as if {he} saw everything for the first time, even {topic}.",
      ],
      [
        1,
        "So {hero} [began with something small|tried something small first|did the smallest thing that {he} could think of], just to see what would come of it. [It was not much|It was a beginning|It was better than nothing], and after that it was a little easier to think of {topic}.",
        "So {hero} [began with something small|tried something small first|did the smallest thing that {he} could think of], just to see what would come of it. [It was not much|It was better than nothing], and the next day {he} did it again.",
      ],
      [
        1,
        "[The next thing was not so small|Then came something bigger|The second try was a bold one], and it went wrong while everybody was looking. [Somebody giggled|Somebody coughed|Nobody said a word], and {hero} would have given a good deal to be far away from {topic}.",
        "[The next thing was not so small|Then came something bigger|The second try was a bold one], and it went wrong while everybody was looking. [Somebody giggled|Somebody coughed|Nobody said a word], and {hero} would have given a good deal to be far away.",
      ],
      [
        1,
        "“I'm still here,” said {talker}. “So am I,” said {hero}, and [after a while|before long|in the end] they could even laugh about {topic}.",
        "{Beast} was the only one who did not care what the others thought. {Beast} stayed close to {hero}, and that was better than a long talk about {topic}.",
        "“I would never have dared that,” said somebody [at the back|on the way out|very quietly]. {Hero} [took that sentence along|kept that sentence], and whenever {he} thought of {topic}, {he} thought of that as well.",
      ],
      [
        2,
        "After that {hero} went about it [differently|more calmly|from the other side]. {He} no longer wished {topic} away, but asked what could be done with {it}.",
        "After that {hero} went about it [differently|more calmly|from the other side], and no longer [compared {himself} with anybody|asked what the others would say].",
      ],
      [
        2,
        "“You've changed,” said {talker}. “Not I,” said {hero}. “It's {topic} that looks different today.”",
        "By now everybody {in} had heard that {told}, and [more and more of them came by to ask about it|nobody found it funny any more].",
        "[People came by|Some came by|More and more of them came], as if by chance, to ask about {topic}, and {hero} [{was} no longer shy about it|told each of them a little more].",
      ],
    ],
    climax: [
      [
        0,
        "Then came the moment that [nobody had expected, {hero} least of all|{hero} had stopped waiting for]. [The hour was right, and so was the place|Everything was where it belonged, for once], and it was all about {topic}. Somebody only had to begin, and {hero} [began|did|took the first step].",
        "Then came the moment that [nobody had expected, {hero} least of all|{hero} had stopped waiting for]. [The hour was right, and so was the place|Everything was where it belonged, for once], and somebody only had to begin. {Hero} [began|did|took the first step].",
      ],
      [
        0,
        "[Nobody could say how long it had lasted|Nobody looked at the clock]. But all of them knew that {hero} {done}.",
        "What had looked like a wall for so long was a door, and {hero} [had gone|went] through it, right past {topic}.",
        "What had looked like a wall for so long was a door, and {hero} [had gone|went] through it [at last|without looking back].",
      ],
    ],
    close: [
      [
        0,
        "“And now?” asked {talker}. “Now we'll [stay here for a bit|have a rest|begin again tomorrow],” said {hero}, “and talk about {topic}.”",
        "“And now?” asked {talker}. “Now we'll [stay here for a bit|have a rest],” said {hero}.",
        "{Beast} and {hero} stayed there until it grew dark, and neither of them missed anything.",
        "[That evening|Before the day was over|Late that night] {hero} thought of {topic} once more, and there was nothing left to worry about.",
        "[That evening|Before the day was over|Late that night] {hero} thought it all over once more, and there was nothing left to worry about.",
      ],
      [
        1,
        "They still talk of it {in}, and if a newcomer asks about {topic}, everybody points at {hero}.",
        "[It is like that with {topic} to this day|Nothing about {topic} is different today]. Only {hero} sees {it} with other eyes.",
        "If a newcomer asks how it all began, everybody points at {hero}.",
      ],
    ],
  },
];
