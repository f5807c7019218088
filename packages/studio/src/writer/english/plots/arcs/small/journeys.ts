import type { Arc, ArcStory } from "../arc.ts";
import { broughtHome, twentySteps } from "./followed.ts";

/** The way is further than it looked, and one piece of it at a time. */
const tooFar: ArcStory = {
  after: [
    [
      0,
      "=It was further than it had looked, and it had looked far. “{Doing}?” said {mate}. “That's too much for one day.” So {hero} and {mate} cut the way into pieces, until there was a piece that could be done before breakfast. They did that one. Then they had breakfast.",
      "={Hero} had only wanted to {deed}. But the way was further than it had looked, and it had looked far. {Hero} cut the way into two halves, and the first half into two again, until there was a piece that could be done before breakfast. That piece {he} did. “And where's the rest?” asked {ahelper}, from the edge of the way.",
      "=It was further than it had looked, and it had looked far. {Hero} cut the way into two halves, and the first half into two again, until there was a piece that could be done before breakfast. That piece {he} did. “And where's the rest?” asked {ahelper}, from the edge of the way.",
    ],
    [
      0.6,
      "=“Are we nearly there?” asked {mate}, after the second piece. “Nearly at the third,” said {hero}. {Mate} would not have minded turning round. “One can {deed} on any other day,” said {mate}. “Not if one says so every day,” said {hero}, and that was the third piece done.",
      "=“{Doing}?” said {thehelper}. “That's too much for you.” “How much would be right?” asked {hero}. {Thehelper} thought about it. “As far as me,” said {thehelper}. It was not very far. {Hero} said goodbye, and thought of {item} for the whole of the second piece, because that made the way shorter.",
      "=“{Doing}?” said {thehelper}. “That's too far for you.” “How far would be right?” asked {hero}. {Thehelper} thought about it. “As far as me,” said {thehelper}. It was not very far. {Hero} said goodbye, and went on with the second piece.",
      "=“That's too far for you,” said {thehelper}. “How far would be right?” asked {hero}. {Thehelper} thought about it. “As far as me,” said {thehelper}. It was not very far. {Hero} said goodbye, and went on with the second piece.",
    ],
    [
      0.8,
      "=Then came the piece on which everything was against them. For every ten steps that {hero} and {mate} gained, they were pushed back by nine. “That's one,” said {mate}, and counted it. By the end of that piece {mate} had counted to forty.",
      "=Then came the piece on which everything was against {him}. For all that {hero} gained, {he} {was} pushed back by nearly as much. “Nearly” is a small word. {Hero} held on to it, and came out at the far end a good deal later.",
    ],
    [
      0.9,
      "=“What will you do when we get there?” asked {mate}, so that there was something to talk about. {Hero} had thought of a great many things, and {item} came into most of them. {He} told them one after the other, and each was good for a little bit of the way. When the last of them was told, they were further than they had expected to be.",
      "=“What will you do when we get there?” asked {mate}, so that there was something to talk about. {Hero} had thought of a great many things, some of them very good. {He} told them one after the other, and each was good for a little bit of the way. When the last of them was told, they were further than they had expected to be.",
      "=So as to have something to think about, {hero} thought of what {he} would do at the end of it. There were a great many things, and {item} came into most of them. {He} took them one after the other, and each was good for a little bit of the way. When the last of them was thought, {hero} {was} further than {he} had expected to be.",
      "=So as to have something to think about, {hero} thought of what {he} would do at the end of it. There were a great many things, some of them very good. {He} took them one after the other, and each was good for a little bit of the way. When the last of them was thought, {hero} {was} further than {he} had expected to be.",
    ],
    [
      0.4,
      "=After that it looked the same in all directions. {Mate} said that it was that way, and {hero} said that it was this way, and neither of them believed it. They stopped. “Whose idea was it,” asked {mate}, “to {deed}?” {Hero} did not answer. It had been such a good idea when they were still at home.",
      "=After that it looked the same in all directions. {Hero} stopped. {He} had thought of {item} for so long that {he} no longer knew what {item} looked like. To turn round was too far by now, and to go on was too far as well.",
      "=After that it looked the same in all directions. {Hero} stopped. To turn round was too far by now, and to go on was too far as well. “Why does one {deed} at all?” {he} asked {himself}. That morning {he} had known three reasons. Now {he} could not think of a single one.",
      "=After that it looked the same in all directions. {Hero} stopped. To turn round was too far by now, and to go on was too far as well. {He} tried to remember why it had been so important, and could not.",
    ],
  ],
  end: [
    [
      0,
      "=“It was my idea,” said {hero} at last. “I know,” said {mate}. “That's why I came.” {Mate} turned round, very slowly, and stopped. “Over there it isn't quite the same as everywhere else. And I have never seen anyone {deed} as far as that. Come on.”",
      "=“It was my idea,” said {hero} at last. “I know,” said {mate}. “That's why I came.” {Mate} turned round, very slowly, and stopped. “Over there it isn't quite the same as everywhere else,” said {mate}. “I can do one more piece, if you can.”",
      "=“There you are!” It was {thehelper}, quite out of breath. “I came after you. I've never seen what it's like to {deed}.” {Thehelper} turned round, very slowly, and stopped. “And over there it isn't quite the same as everywhere else. Do you see?”",
      "=“There you are!” It was {thehelper}, quite out of breath. “I came after you. I've never in my life been further than the edge of the way. Is it here?” {Hero} looked round. With two of them it did not look the same everywhere any more. “A little further on,” said {hero}.",
    ],
    [
      0.6,
      "=So {hero} and {mate} did one piece more, and it was so small that they nearly missed the end of it. “Was that all of it?” asked {mate}. “All of it,” said {hero}, “put together.” {Mate} wanted to be told once again how hard it is to {deed}.",
      "=So they did one more piece, side by side. It was so small that they nearly missed the end of it. “Was that all of it?” asked {thehelper}. {Hero} looked back at the whole of the way. “All of it,” {he} said. “{Doing}, from the beginning to the end, only put together.”",
      "=So they did one more piece, side by side. It was so small that they nearly missed the end of it. “Was that all of it?” asked {thehelper}. {Hero} looked back at the whole of the way. “All of it,” {he} said, “put together.”",
    ],
    [
      0.5,
      "=“Far?” said {mate}, when people asked about it later. “Not at all. There are only a lot of pieces.” And {hero} showed them how long the longest piece had been. It was about as long as a breath, and {mate} had counted it.",
      "=“Far?” said {mate}, when people asked about it later. “Not at all. There are only a lot of pieces.” And {hero} showed them how long the longest piece had been. It was about as long as a breath.",
      "=From there one can see the whole of the way that {hero} came. It still looks far. “How does one {deed}?” people asked {him}. {Hero} showed them one piece. It was about as long as a breath.",
      "=From there one can see the whole of the way that {hero} came. It still looks far. “How did you do it?” people asked {him}. {Hero} showed them one piece. It was about as long as a breath.",
    ],
  ],
};

/** What is taken along is left behind once, and fetched. */
const heavyLoad: ArcStory = {
  after: [
    [
      0,
      "=“I'll take the front end,” said {mate}, and that was a mistake, since {hero} had wanted the front end, too. So {item} had two front ends and no back. Before the first stop they knew where it pressed. “We'll get used to it,” said {mate}. That was at the third.",
      "=“It's only a little way,” said {mate}, who wanted to help to {deed}. It was not a little way. Before the first stop {hero} knew where it hurt, and before the second one {mate} knew it as well. “We'll get used to it,” said {mate}. That was at the third.",
      "={Item} had looked quite easy. Whoever has not had to take {item} anywhere may think so. Before the first stop {hero} knew where it pressed, and before the second, where it pressed on the other side. “{I} will get used to it,” {he} said. That was at the third.",
      "=To {deed} had looked quite easy. Whoever has never tried it may think so. Before the first stop {hero} knew where it was hard, and before the second, where it was harder. “{I} will get used to it,” {he} said. “That's what they all say,” said {ahelper}.",
      "=It had looked quite easy. Whoever has never tried it may think so. Before the first stop {hero} knew where it was hard, and before the second, where it was harder. “{I} will get used to it,” {he} said. “That's what they all say,” said {ahelper}.",
    ],
    [
      0.6,
      "=In the middle it was too steep and too narrow. {Mate} pushed {item}, and {hero} pulled, and {item} did neither. They tried it forwards, and backwards, and sideways. In the end they got through with a very bad word of {mate's} and a very small push.",
      "=In the middle it was too steep and too narrow. {Mate} said “left”, and {hero} went left, and it was right. They tried it forwards, and backwards, and sideways. In the end they got through with a very bad word of {mate's} and a very small push.",
      "=In the middle it was too steep and too narrow. {Hero} tried it forwards, and then backwards, and then sideways. In all three ways {item} {itemwas} a little wider than the world. In the end it went with a very bad word and a very small push.",
      "=In the middle it was too steep and too narrow. {Hero} tried it forwards, and then backwards, and then sideways. {Doing} sideways is not possible, {he} found. In the end it went with a very bad word and a very small push from {thehelper}.",
      "=In the middle it was too steep and too narrow. {Hero} tried it forwards, and then backwards, and then sideways. In the end it went with a very bad word and a very small push from {thehelper}.",
    ],
    [
      0.8,
      "=“Is it worth it?” asked {mate}. {Hero} looked at {item}, and then at the rest of the way. “We'll know at the other end,” {he} said. {Mate} would have liked to know it a little earlier.",
      "=“Is it worth it?” asked {thehelper}. {Hero} thought of {topic}. “{I} will know at the other end,” {he} said. It is a good answer, as long as one gets there.",
    ],
    [
      0.9,
      "=They took turns at saying when to rest. {Hero} said it after ten steps, and {mate} after nine, until there was more rest than way. Each time {item} {itemwas} put down a little harder. “We're still further than yesterday,” said {mate}. Yesterday they had not even begun.",
      "=They took turns at saying when to rest. {Hero} said it after ten steps, and {mate} after nine, until there was more rest than way. Each time it was a little harder to get up. “We're still further than yesterday,” said {mate}. Yesterday they had not even begun.",
      "={Hero} had made a rule: ten steps, and then a rest. Later on it was nine steps, and then eight, until there was more rest than way. Each time {item} {itemwas} put down a little harder. “You're still further than yesterday,” said {thehelper}. Yesterday {hero} had not even begun.",
      "={Hero} had made a rule: ten steps, and then a rest. Later on it was nine steps, and then eight, until there was more rest than way. Each time it was a little harder to get up. “You're still further than yesterday,” said {thehelper}. Yesterday {hero} had not even begun.",
    ],
    [
      0.4,
      "=At the next stop they left {item} behind. They did not talk about it; {mate} let go, and {hero} let go. Without {item} it was marvellous. Everything went by itself, for about twenty steps. Then {mate} looked round, and {hero} did as well. {Item} looked rather small, back there.",
      "=At the next stop they quarrelled. “You {deed}, then,” said {mate}, and went on ahead, and {hero} went on behind. It was marvellous. Everything went by itself, for about twenty steps. Then {mate} looked round, and {hero} looked rather small, back there.",
      "=At the next stop {hero} left {item} behind, and just went on. It was marvellous. Everything went by itself, for about twenty steps. Then {he} looked round. {Item} looked rather small, back there, and as if there were somebody to wait for.",
      "=At the next stop {hero} gave it up, and just went on, with nothing to do but go. It was marvellous, for about twenty steps. Then {he} looked round. Back there was all of it, just as {he} had left it: the whole of {doing}, and it looked rather small.",
      "=At the next stop {hero} gave it up, and just went on, with nothing to do but go. It was marvellous, for about twenty steps. Then {he} looked round. Back there was all of it, just as {he} had left it, and it looked rather small.",
    ],
  ],
  end: [
    [
      0,
      "=They were the longest twenty steps of the whole way. {Mate} was there first. “All right,” said {mate} to {item}, and lifted the back end this time. It was odd: {item} {itemwas} lighter than before. “That's because nobody told us to,” said {hero}.",
      "=They were the longest twenty steps of the whole way, and {mate} did all of them. “All right,” said {mate}. “You be left, and I'll be right.” It was odd: it was easier than before. “That's because nobody told you to,” said {hero}.",
      "=They were the longest twenty steps of the whole way. “All right,” said {hero}, and took hold of {item}. It was odd: {item} {itemwas} lighter than before. The first time {he} had only taken {itemthem} along. This time {hero} had come back for {itemthem}.",
      "=They were the longest twenty steps of the whole way. “All right,” said {hero}, and began once more to {deed}. It was odd: it was easier than before. The first time it had only happened like that. This time {hero} had come back for it.",
      "=They were the longest twenty steps of the whole way. “All right,” said {hero}, and began once more. It was odd: it was easier than before. The first time it had only happened like that. This time {hero} had come back for it.",
    ],
    [
      0.6,
      "=“And where have you two been?” people asked at the other end. “Twenty steps back,” said {mate}. Then everybody wanted to see {item}, and to touch {itemthem}, and nobody asked how the way had been. {Hero} and {mate} stood to one side, and felt how light it was there.",
      "=“And where have you two been?” people asked at the other end. “Twenty steps back,” said {mate}. Then everybody wanted to know what it is like to {deed}, and all of them asked at once. {Hero} let {mate} tell it. {Mate} left out the twenty steps.",
      "=“We thought you had left {item} somewhere,” people said at the other end. “For twenty steps,” said {hero}. Then everybody wanted to see {item}, and nobody asked how the way had been. {Hero} kept to one side, and felt how light it was there.",
      "=“We thought you had given up,” people said at the other end. “For twenty steps,” said {hero}. Then everybody wanted to know what it is like to {deed}, and all of them asked at once. {Hero} kept to one side, and felt how light it was there.",
      "=“We thought you had given up,” people said at the other end. “For twenty steps,” said {hero}. Then everybody talked at once. {Hero} kept to one side, and felt how light it was there.",
    ],
    [
      0.9,
      "=Somebody there wanted to do the same, and asked for advice. “Rest less at the beginning,” said {hero}, “and more when it's over.” {Mate} knew one thing more: you had to leave {item} behind once, or you would never find out how long twenty steps are.",
      "=Somebody there wanted to do the same, and asked for advice. “Rest less at the beginning,” said {hero}, “and more when it's over.” {Mate} knew one thing more: you had to give it up once, or you would never find out how long twenty steps are.",
      "=Somebody there wanted to do the same, and asked for advice. “Rest less at the beginning,” said {hero}, “and more when it's over.” There was one thing more: you had to leave {item} behind once, or you would never find out how long twenty steps are.",
      "=Somebody there wanted to do the same, and asked for advice. “Rest less at the beginning,” said {hero}, “and more when it's over.” There was one thing more: you had to give it up once, or you would never find out how long twenty steps are.",
    ],
    [
      0.5,
      "=Now and then {hero} and {mate} went to see {item}, and each of them took hold of one end. “Heavy, isn't it?” said {mate}. “You get used to it,” said {hero}, and they put {itemthem} down again, very gently, both at once.",
      "=“Would you do it again?” people asked. {Mate} looked at {hero}. “{Doing}? Certainly,” said {mate}. “But I want to be left.”",
      "=Now and then {hero} went to see {item}, and leaned against the side that had pressed so much. “Heavy?” asked {thehelper}. “You get used to it,” said {hero}, and stayed there for a while.",
      "=“Would you do it again?” asked {thehelper}. {Hero} looked back along the way. {Doing} had left a mark there, long and a little crooked, with a dent in it after twenty steps. “From the dent on,” said {hero}.",
      "=“Would you do it again?” asked {thehelper}. {Hero} looked back along the way, to where the twenty steps were. “From there on,” said {hero}.",
    ],
  ],
};

/** The same way, to something that somebody wants to see or to find: the last piece of it shows that. */
const toSee: ArcStory = {
  after: tooFar.after,
  end: [
    [
      0,
      "=“It was my idea,” said {hero} at last. “I know,” said {mate}. “That's why I came.” {Mate} turned round, very slowly, and stopped. “Over there it isn't quite the same as everywhere else,” said {mate}. “What did you say it looked like, {topic}?”",
      "=“There you are!” It was {thehelper}, quite out of breath. “I came after you. You were going to show me {topic}.” {Hero} could not remember that. “Well, I was going to ask you,” said {thehelper}, and turned round, very slowly, and stopped. “What did you say it looked like?”",
      "=“There you are!” It was {thehelper}, quite out of breath. “I came after you. I've never in my life been further than the edge of the way.” {Thehelper} turned round, very slowly, and stopped. “And over there it isn't quite the same as everywhere else. Do you see?”",
    ],
    [
      0.6,
      "=So {hero} and {mate} did one piece more. It was so small that they nearly missed the end of it. “Is that it?” whispered {mate}. {Hero} nodded. For a long time neither of them said anything, because {topic} took up all the room there was.",
      "=So they did one piece more, side by side. It was so small that they nearly missed the end of it. “Is that it?” whispered {thehelper}. {Hero} nodded. For a long time neither of them said anything, because {topic} took up all the room there was.",
      "=So they did one piece more, side by side. It was so small that they nearly missed the end of it. “Is that it?” whispered {thehelper}. {Hero} nodded. For a long time neither of them said anything.",
    ],
    [
      0.5,
      "=“Far?” said {mate}, when people asked about it later. “Not at all. There are only a lot of pieces.” Then {hero} told them about {topic}, and {mate} kept quiet, because that was the piece which {hero} told best.",
      "=“Was it far?” people asked {him} later. {Hero} showed them one piece of the way. It was about as long as a breath. Then {he} told them about {topic}, and that took {him} until evening.",
      "=“Was it far?” people asked {him} later. {Hero} showed them one piece of the way. It was about as long as a breath.",
    ],
  ],
};

/** Once it has begun, it goes on by itself, and one can only be good at it. */
const noStopping: ArcStory = {
  after: [
    [
      0,
      "=“Stop!” called {mate}. “I can't!” called {hero}. It was the truth. Once one has begun to {deed}, it goes by itself, and faster, and the only thing left to decide is what to think about. {Mate} ran along behind, and thought of nothing but {hero}.",
      "=“Stop!” called {mate}. “{I} can't!” called {hero}. It was the truth. It went by itself, and faster, and the only thing left to decide was what to think about. {Mate} came along behind, and thought of nothing but {hero}.",
      "=“Stop!” called {ahelper}. “{I} can't!” called {hero}. It was the truth. Once one has begun to {deed}, it goes by itself, and faster. {Item} {itemwas} already a long way off. {Thehelper} came along behind, shouting good advice.",
      "=“Stop!” called {ahelper}. “{I} can't!” called {hero}. It was the truth. Once one has begun to {deed}, it goes by itself, and faster. {Thehelper} came along behind, shouting good advice.",
      "=“Stop!” called {ahelper}. “{I} can't!” called {hero}. It was the truth. It went by itself, and faster. {Thehelper} came along behind, shouting good advice.",
    ],
    [
      0.6,
      "=“Left!” shouted {mate}, and {hero} thought “left” as hard as {he} could. It was enough for one stone and one puddle. At the next bend {mate} took a short cut, and was there first, with arms wide open. Then {mate} looked at how fast it was, {doing}, and stepped aside.",
      "=“Left!” shouted {mate}, and {hero} thought “left” as hard as {he} could. It was enough for one stone and one puddle. At the next bend {mate} took a short cut and was there first, ready to stop {him}. Then {mate} saw how fast it was, and stepped aside.",
      "=“Left!” shouted {thehelper}, and {hero} thought “left” as hard as {he} could. It was enough for one stone and one puddle. “Think of {item}!” shouted {thehelper}. That was kindly meant. {Hero} thought of {item}, and it only went faster.",
      "=“Left!” shouted {thehelper}, and {hero} thought “left” as hard as {he} could. It was enough for one stone and one puddle. {Doing} had looked like something that just happens. From inside it was a great deal of work.",
      "=“Left!” shouted {thehelper}, and {hero} thought “left” as hard as {he} could. It was enough for one stone and one puddle. From outside it looked like something that just happens. From inside it was a great deal of work.",
    ],
    [
      0.8,
      "=“What's it like?” called {mate}, from a long way back. {Hero} had not had time to think about that. “Round!” called {hero}. It was the best that {he} could do at that speed.",
      "=“What's it like?” called {thehelper}, from a long way back. {Hero} had not had time to think about that. “Quick!” called {hero}. It was the best that {he} could do at that speed.",
    ],
    [
      0.8,
      "=On the way {hero} met a good many others, but not for long. “Good,” said one. “So you {deed},” began another. {Hero} would have liked to hear the ends of all these sentences. {He} called “sorry!” each time, but by then it was meant for the next one, who did not know yet what it was for.",
      "=On the way {hero} met a good many others, but not for long. “Good,” said one. Another only got as far as breathing in. {Hero} would have liked to hear the ends of all these sentences. {He} called “sorry!” each time, but by then it was meant for the next one, who did not know yet what it was for.",
    ],
    [
      0.4,
      "=Then {hero} could not hear {mate} any more. {He} had not known how much {he} had been listening. There was only the noise of going on and on, and nobody behind {him} to call out “left”. “{I} want to stop now,” said {hero}, but it was not up to {him}.",
      "=Then {hero} could not hear {thehelper} any more. There was only the noise of going on and on. {He} thought of {item}, and that {he} had not even said goodbye. “{I} want to stop now,” said {hero}, but it was not up to {him}.",
      "=Then {hero} could not hear {thehelper} any more. There was only the noise of going on and on, and nobody to call out “left”. “{I} want to stop now,” said {hero}, but it was not up to {him}.",
    ],
  ],
  end: [
    [
      0,
      "=It grew flat, and that was all. One bit went slowly, and the next one more slowly still, and the last one {hero} did {himself}. Then it was quiet. {Mate} came round the bend a long time later, out of breath. “You stopped!” said {mate}. “No,” said {hero}. “{I} arrived.”",
      "=It grew flat, and that was all. One bit went slowly, and the next one more slowly still, and the last one {hero} did {himself}. Then it was quiet. {Thehelper} came round the bend a long time later, out of breath. “You stopped!” said {thehelper}. “No,” said {hero}. “{I} arrived.”",
    ],
    [
      0.6,
      "=“Was it very bad?” asked {mate}. {Hero} wanted to say yes. “The stone was bad,” {he} said, “and the bit without you.” {Mate} waited. “And the rest?” “The rest,” said {hero}, “{i} would have liked to do more slowly, and with you on the outside of the bends.”",
      "=“Was it very bad?” asked {thehelper}. {Hero} wanted to say yes. “The stone was bad,” {he} said, “and that {item} {itemwas} so far away.” {Thehelper} waited. “And the rest?” “The rest,” said {hero}, “was rather wonderful.”",
      "=“Was it very bad, {doing}?” asked {thehelper}. {Hero} wanted to say yes. “The stone was bad,” {he} said, “and the bit without you.” {Thehelper} waited. “And the rest?” “The rest,” said {hero}, “was rather wonderful.”",
      "=“Was it very bad?” asked {thehelper}. {Hero} wanted to say yes. “The stone was bad,” {he} said, “and the bit without you.” {Thehelper} waited. “And the rest?” “The rest,” said {hero}, “was rather wonderful.”",
    ],
    [
      0.9,
      "=They sat there for a while, because to {hero} everything still seemed to be going past. Nobody can look about and {deed} at the same time, and so they went back a little way, to see what {he} had missed. The stone was much smaller than {hero} had thought. The puddle was still rocking.",
      "=They sat there for a while, because to {hero} everything still seemed to be going past. Then they went back a little way, to see what {he} had missed at that speed. The stone was much smaller than {hero} had thought. The puddle was still rocking.",
    ],
    [
      0.5,
      "=On windy evenings {hero} and {mate} looked up at where it had begun. “One doesn't {deed} twice,” said {mate}. “No,” said {hero}. Neither of them looked away.",
      "=On windy evenings {hero} looked up at where it had begun, and told {thehelper} about {item} once more. “One doesn't {deed} twice,” said {thehelper}. “No,” said {hero}. Neither of them looked away.",
      "=On windy evenings {hero} and {thehelper} looked up at where it had begun. “One doesn't {deed} twice,” said {thehelper}. “No,” said {hero}. Neither of them looked away.",
      "=On windy evenings {hero} and {thehelper} looked up at where it had begun. “Not twice,” said {thehelper}. “No,” said {hero}. Neither of them looked away.",
    ],
  ],
};

/** The words of a way where the sentence tells what somebody else does: "helped him". */
const goingAllTheWay = (beats: ArcStory["after"]): ArcStory["after"] =>
  beats.map(([rank, ...lines]) => [
    rank,
    ...lines.map((line) =>
      line
        .replaceAll("{deed}", "go all that way")
        .replaceAll("{doing}", "going all that way")
        .replaceAll("{Doing}", "Going all that way"),
    ),
  ]);

/** The same way with somebody who helps. */
const tooFarWithHelp: ArcStory = { after: goingAllTheWay(tooFar.after), end: goingAllTheWay(tooFar.end) };

const GRAVE = /^(?!.*\b(?:died|dead|dying|war|prison|operation|hospital|killed|refused|afraid|scared|stole)\b)/;

const ON_THE_WAY =
  /^(?!\w+ (?:forward|backward|sideways|upside|on two))(?:drifted|swam|started (?:walking|swimming|flying|climbing|running|crawling) (?!back)|set (?:off|out)|flew|travell?ed|walked|sailed|climbed|crossed|hiked|wandered|floated|migrated|crawled|left (?:home|the)|started out|ran all|had to (?:cross|find (?:a|the|his|her|its|their) way|get (?:back|home|to|across)|reach|swim|walk|climb|fly|go)|tried to (?:find|reach|get)|went (?:on|off|out|to|up|down|around|all|looking|in search)|hopped|travelled|looked for|searched|followed)\b/;

/** Creatures and things that are on their way. */
export const journeyArcs: readonly Arc[] = (["creatures", "things"] as const).flatMap((of): Arc[] => [
  {
    told: /^(?:rolled (?!(?:an?|the|his|her|its|their) )|slid\b|tumbled\b|skidded\b|ran away down\b|blew (?!up\b|out\b)|was blown\b|carried (?:him|her|them|me|us)\b)/,
    by: "hero",
    of,
    idea: GRAVE,
    stories: [noStopping],
  },
  {
    told: /^(?:followed|trailed|shadowed|spied on|(?:decided|began|started|wanted|had) to (?:follow|trail|shadow|spy on|watch)) (?!the (?:road|river|path|smell|star|light|map))/,
    by: "hero",
    of,
    idea: new RegExp(`${GRAVE.source}(?!.*\\b(?:ghosts?|haunt\\w*|murder\\w*|killers?|thriller|horror)\\b)`),
    stories: [twentySteps],
  },
  {
    told: /^(?:brought home|carried home|took home|picked up|found and kept)\b/,
    by: "hero",
    of,
    idea: new RegExp(
      `${GRAVE.source}(?=.*\\b(?:look\\w*|search\\w*|want\\w*|miss\\w*) (?:for it|it back|it|everywhere)\\b)`,
    ),
    stories: [broughtHome],
  },
  {
    told: /^(?:carried|pulled|dragged|pushed|brought|hauled|transported|rolled|delivered|had to (?:carry|bring|pull|deliver|take)) (?!him\b|her\b(?! \w)|them\b|it\b)(?:an?|the|his|her|its|their|two|three|\w+) (?!.*\bback (?:up|to the sky)\b|.*\bout of\b)/,
    by: "hero",
    of,
    idea: GRAVE,
    stories: [heavyLoad],
  },
  {
    told: ON_THE_WAY,
    by: "hero",
    of,
    idea: new RegExp(
      `${GRAVE.source}(?=.*\\b(?:wants?|wanted|wishes|wished|hoped|dreamed|longed) (?:so much )?to (?:see|find|reach|visit|get to|meet)\\b)`,
    ),
    stories: [toSee],
  },
  {
    told: ON_THE_WAY,
    by: "hero",
    of,
    idea: GRAVE,
    stories: [tooFar],
  },
]);

/** Creatures and things that get help on their way. */
export const helpedJourneys: readonly Arc[] = (["creatures", "things"] as const).flatMap((of): Arc[] => [
  {
    told: /^(?:helped|came along|showed|led|went with|joined)\b/,
    by: "other",
    of,
    idea: /^(?=.*\b(?:drifted|swam|set off|flew|way (?:home|back)|cross the|had to (?:cross|reach|get))\b)(?!.*\b(?:died|dead|war)\b)/,
    stories: [tooFarWithHelp],
  },
]);
