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
        "“Have you heard?” [somebody called over the fence|it went from door to door|the first one asked the second one]. “{Told}.” By noon there was nobody who did not know it, and [all of them|most of them] looked at {hero} as if {he} had to explain it.",
        "By noon everybody had heard about {topic}. Most of them looked at {hero} as if {he} had to explain it.",
        "By noon everybody had heard of it. Most of them looked at {hero} as if {he} had to explain it.",
      ],
      [
        1,
        "“Is that good or bad?” asked {talker}. {Hero} had asked {himself} the same about {topic}. “I don't know yet. I only know that it is so,” said {hero}.",
        "“Is that good or bad?” somebody asked. {Hero} had asked {himself} the same about {topic}. “I don't know yet. I only know that it is so,” said {hero}.",
        "“Is that good or bad?” somebody asked. {Hero} had asked {himself} the same. “I don't know yet. I only know that it is so,” said {hero}.",
      ],
      [
        1,
        "Some said that it would pass. Some said that [it had always been like that|something had to be done at once]. “And what do you say about {topic}?” somebody asked {hero}, and that was the first sensible question of the day.",
        "Some said that it would pass. Some said that [it had always been like that|something had to be done at once]. Nobody asked {hero}, and {hero} had thought about it more than all of them.",
      ],
      [
        2,
        "{Hero} found a quiet spot {in} and thought about {topic}, from the beginning to the end and back again.",
        "{Hero} found a quiet spot and thought it over, from the beginning to the end and back again.",
      ],
      [
        1,
        "{Told}: that is quickly said. But it is one thing to hear such a sentence, and another thing to be {hero} and right in the middle of it.",
        "It is one thing to hear about {topic}, and another thing to be {hero} and right in the middle of it.",
        "It is one thing to hear of such a thing, and another thing to be {hero} and right in the middle of it.",
      ],
      [
        1,
        "“Tell me about {topic} as if I had never heard of it,” said {talker}. So {hero} told it, with everything that belongs to it. It took a long time, and [at the end of it|while {he} told it] {hero} knew what {he} thought of it {himself}.",
        "“Tell me about {topic} as if I had never heard of it,” said somebody who had just come by. So {hero} told it, with everything that belongs to it. It took a long time, and [at the end of it|while {he} told it] {hero} knew what {he} thought of it {himself}.",
        "“Tell it to me as if I had never heard of it,” said somebody who had just come by. So {hero} told how {told}, with everything that belongs to it. It took a long time, and [at the end of it|while {he} told it] {hero} knew what {he} thought of it {himself}.",
        "“Tell it to me as if I had never heard of it,” said somebody who had just come by. So {hero} told it, with everything that belongs to it, and [at the end of it|while {he} told it] {hero} knew what {he} thought of it {himself}.",
      ],
      [
        2,
        "“You've been thinking about {topic} again,” said {talker}. “How do you know?” asked {hero}. “You've put your hat on the wrong way round.”",
        "{Beast} lay down beside {hero} and sighed, as if it had to think about {topic}, too.",
        "There was still {second} to think of. But {topic} came first, and {hero} took one thing after the other.",
        "In the night {hero} lay awake for a while. It was not because of the moon. It was because of {topic}.",
      ],
      [
        2,
        "The next morning {hero} looked at {topic} once more, and this time {he} did not look away.",
        "The next morning [the sun came up as always|nothing had changed], and {hero} had made up {his} mind.",
      ],
    ],
    climax: [
      [
        0,
        "Then {hero} did what nobody else had thought of. {He} said aloud what {he} thought of {topic}, in front of all the others. It was so quiet that [you could hear the clock|you could have heard a feather fall]. “Why has nobody said that before?” asked one of them.",
        "Then {hero} did what nobody else had thought of. {He} said aloud what {he} thought of it, in front of all the others. It was so quiet that [you could hear the clock|you could have heard a feather fall]. “Why has nobody said that before?” asked one of them.",
      ],
      [
        0,
        "{Hero} {done}, and all the others saw it.",
        "After that {topic} looked different, and not only to {hero}.",
        "After that they all thought about {topic} a little more like {hero}.",
        "After that they all looked at it a little more like {hero}.",
      ],
    ],
    close: [
      [
        0,
        "“And what comes now?” asked {talker}. “Now we'll see,” said {hero}, “and we'll see it together.”",
        "[That evening|Before the day was over|Late that night] {hero} thought of {topic} once more, and there was nothing left to worry about.",
        "[That evening|Before the day was over|Late that night] {hero} thought it all over once more, and there was nothing left to worry about.",
      ],
      [
        1,
        "They still tell newcomers {in} that {told}. “And then?” the newcomers ask. “Then came {hero},” they say.",
        "They still tell everybody who comes by that {told}. “And then?” they are asked. “Then {hero} said what there was to say.”",
      ],
    ],
  },
];

/** Something is wrong with the hero or around the hero, and no other plot fits. */
export const ownTrouble: PlotGroup = [
  {
    tell: [
      [
        1,
        "Everybody had [three|the same three] questions for {hero}. The first one was: is it true that {told}? The second one was: why? And the third one was: what happens now? {Hero} could only answer the first.",
        "Everybody had [three|the same three] questions about {topic}. The first one was: is it true? The second one was: why? And the third one was: what happens now? {Hero} could only answer the first.",
        "Everybody had [three|the same three] questions for {hero}. The first one was: is it true? The second one was: why? And the third one was: what happens now? {Hero} could only answer the first.",
      ],
      [
        1,
        "“Leave out the second one,” said {talker}. “Nobody ever knows why. But what happens now with {topic}, that is something one can do something about.”",
        "“Leave out the second one,” said somebody who had listened. “Nobody ever knows why. But what happens now with {topic}, that is something one can do something about.”",
        "“Leave out the second one,” said somebody who had listened. “Nobody ever knows why. But what happens now, that is something one can do something about.”",
      ],
      [
        1,
        "So {hero} [made a list of|counted up] all that one could do about {topic}. One could [shout|sing very loudly]. One could emigrate to Australia. And one could ask for help. {Hero} thought about Australia for quite a while.",
        "So {hero} [made a list of|counted up] all that one could do now. One could [shout|sing very loudly]. One could emigrate to Australia. And one could ask for help. {Hero} thought about it for quite a while.",
      ],
      [
        1,
        "It is not easy to ask for help. {Hero} [knocked at the first door|went to the first house] and said it straight out: {told}. “[Wait|One moment],” was the answer, “I'm coming.”",
        "It is not easy to ask for help. {Hero} [knocked at the first door|went to the first house] and told about {topic}. “[Wait|One moment],” was the answer, “I'm coming.”",
        "It is not easy to ask for help. {Hero} [knocked at the first door|went to the first house] and told it all. “[Wait|One moment],” was the answer, “I'm coming.”",
      ],
      [
        2,
        "The second one came without being asked, and the third one brought [a ladder|a flask of cocoa|an umbrella], [just in case|because one never knows], and asked {hero} about {topic}.",
        "The second one came without being asked, and the third one brought [a ladder|a flask of cocoa|an umbrella], [just in case|because one never knows].",
      ],
      [
        2,
        "“And I thought that I was the only one who thinks about {topic},” said one of them to {hero}. It turned out that there were a good many.",
        "“I've been thinking about {second} as well,” said one of them to {hero}. “Somebody has to.”",
        "“Why didn't you come earlier?” one of them asked {hero}. {Hero} could not say why.",
      ],
    ],
    climax: [
      [
        0,
        "Then they all stood around {hero}, and each of them could do a little. One was strong, one was clever, one knew a song. {Hero} knew the most about {topic}, and told them where to begin.",
        "Then they all stood around {hero}, and each of them could do a little. One was strong, one was clever, one knew a song. {Hero} told them where to begin.",
      ],
      [
        0,
        "{Hero} {done}, and nobody could say afterwards which of them had helped the most.",
        "[By evening|Before it grew dark] it was done, and nobody could say afterwards which of them had helped the most with {topic}.",
        "[By evening|Before it grew dark] it was done, and nobody could say afterwards which of them had helped the most.",
      ],
    ],
    close: [
      [
        0,
        "“Is it true that {told}?” a newcomer asked {hero} much later. “It is,” said {hero}. “You should have been there.”",
        "“Is it true, about {topic}?” a newcomer asked {hero} much later. “It is,” said {hero}. “You should have been there.”",
        "“Is it true?” a newcomer asked {hero} much later. “It is,” said {hero}. “You should have been there.”",
      ],
      [
        1,
        "And the second question? {Hero} still does not know why. But {he} knows at which doors one has to knock.",
        "And the second question? Nobody has an answer to it. But {hero} knew now at which doors one has to knock.",
      ],
    ],
  },
];
