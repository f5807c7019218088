import type { ArcStory } from "../arc.ts";

/** A child wants to do it again just as it was the first time, and it turns out otherwise. */
export const onceMore: ArcStory = {
  after: [
    [
      0,
      "=“Again!” said {hero}. To {deed} only once was not nearly enough. But it had to be exactly like the first time: the same shoes, the same jumper, and {item} in the same place. The shoes were easy.",
      "=“Again!” said {hero}. To {deed} only once was not nearly enough. But it had to be exactly like the first time: the same shoes, the same jumper, and the same people. The shoes were easy.",
      "=“Again!” said {hero}. It had to be exactly like the first time: the same shoes, the same jumper, and {item} in the same place. The shoes were easy.",
      "=“Again!” said {hero}. It had to be exactly like the first time: the same shoes, the same jumper, and the same people. The shoes were easy.",
    ],
    [
      0.6,
      "=“And what did I do?” asked {talker}. “You said ‘oh’,” said {hero}. “Oh,” said {talker}. “Not like that,” said {hero}. “The first time you meant it.” {Talker} tried seven more kinds of “oh”. The fifth was quite good.",
      "=The first time {he} had said “oh”. So {hero} said “oh”. It was not the same one. The first time {he} had meant it. {He} tried seven more kinds, and the fifth was quite good.",
    ],
    [
      0.8,
      "=Then {he} made a list of everything that had been there the first time. {Item} came first, and after that a fly, a bit of string, and a smell of pancakes. The string {he} had. About the pancakes {he} asked very politely. The fly would have to come by itself, and {hero} left the window open for it.",
      "=Then {he} made a list of everything that had been there the first time. There was a fly on it, a bit of string, and a smell of pancakes. The string {he} had. About the pancakes {he} asked very politely. The fly would have to come by itself, and {hero} left the window open for it.",
    ],
    [
      0.5,
      "=The second time nearly everything was right. {Item} {itemwas} where {itemit} belonged, and {hero} began with the left foot. But all the while {he} kept looking to see whether it was the same. It was like looking at a photo of it.",
      "=The second time nearly everything was right, and {hero} began with the left foot. But all the while {he} kept looking to see whether it was the same. It was like looking at a photo of it.",
    ],
    [
      0.3,
      "={Hero} sat down next to {item}. Perhaps there was only one first time, and {he} had used it up. And {he} had not even known that it was the first one, while it was going on.",
      "={Hero} sat down. Perhaps there was only one first time, and {he} had used it up. And {he} had not even known that it was the first one, while it was going on.",
    ],
  ],
  end: [
    [
      0,
      "=“I liked that one better,” said {talker}. “That one?” “Yes. You tripped.” {Hero} had forgotten. {He} had tripped, and {talker} had caught {him} by the jumper, and there had been a shriek that could be heard across the road. None of that had been there the first time.",
      "=Then {he} saw {his} knees. There was mud on both of them. There had not been any mud the first time. {Hero} looked at it from close to. It was very good mud, and it belonged to the second time alone.",
    ],
    [
      0.6,
      "=So the third time had to be different on purpose. {Item} came on the other side, the right foot went first, and {talker} was allowed to say anything but “oh”. It got so loud that {hero} did not look once whether it was right.",
      "=So the third time had to be different on purpose. {Item} came on the other side, the right foot went first, and {hero} was allowed to say anything but “oh”. It got so loud that {he} did not look once whether it was right.",
      "=So the third time had to be different on purpose. The right foot went first, the jumper was on back to front, and {hero} was allowed to say anything but “oh”. It got so loud that {he} did not look once whether it was right.",
    ],
    [
      0.9,
      "=“Which was the best one?” asked {talker}. {Hero} had to think. The first had been the best first one. The second had been the best with tripping in it. The third was not quite over yet, because {he} {was} still out of breath, and that counts. “The next one,” said {hero}, and put {item} ready.",
      "=Which had been the best one? {Hero} had to think. The first had been the best first one. The second had been the best with mud in it. The third was not quite over yet, because {he} {was} still out of breath, and that counts. Perhaps it was the next one. {He} put {his} shoes ready.",
    ],
    [
      0.5,
      "=Before {he} fell asleep, {hero} went through it once more, from the beginning, with {item} and everything. It was different again.",
      "=Before {he} fell asleep, {hero} went through it once more, from the beginning. It was different again.",
    ],
  ],
};

/** Grown-ups come one after another to fetch the child for supper, and each of them stays. */
export const fetchedForSupper: ArcStory = {
  after: [
    [
      0,
      "=“Supper!” called Mum. {Hero} did not hear it. {He} {was} much too busy with {item}. It was not a good time for supper. “Supper!” called Mum again, and then she came to see for herself.",
      "=“Supper!” called Mum. {Hero} did not hear it. {He} {was} much too busy for that. It was not a good time for supper. “Supper!” called Mum again, and then she came to see for herself.",
    ],
    [
      0.6,
      "=“Just a moment,” said {hero}. “First you have to look at {item}.” Mum looked. She had a wooden spoon in her hand, and meant to go straight back. “Why is it like that?” she asked. “That's just what we want to know,” said {talker}, and Mum sat down.",
      "=“Just a moment,” said {hero}. “First you have to look at {item}.” Mum looked. She had a wooden spoon in her hand, and meant to go straight back. But then she had a question, and after it another one, and for the third one she sat down.",
      "=“Just a moment,” said {hero}. “First {i} have to tell you about it.” Mum listened. She had a wooden spoon in her hand, and meant to go straight back. But then she had a question, and after it another one, and for the third one she sat down.",
    ],
    [
      0.8,
      "=A little later Dad came to fetch Mum. “The potatoes are done,” he said. “Shh,” said Mum, and pointed with the spoon at {item}. Dad said that in his day {item} would have been quite a different matter. He took off his glasses, wiped them, and put them on again. “May I have a closer look?” he asked.",
      "=A little later Dad came to fetch Mum. “The potatoes are done,” he said. “Shh,” said Mum, and pointed with the spoon. Dad said that in his day it would have been quite a different matter. He took off his glasses, wiped them, and put them on again. “May I have a closer look?” he asked.",
    ],
    [
      0.5,
      "=After that it was crowded. Dad knew how everything ought to be done with {item}, and Mum knew better, and both of them stood exactly where {hero} needed to stand. “Careful,” they said to {him}. {Hero} had been careful all along. It is only that careful people take up less room.",
      "=After that it was crowded. Dad knew how everything ought to be done, and Mum knew better, and both of them stood exactly where {hero} needed to stand. “Careful,” they said to {him}. {Hero} had been careful all along. It is only that careful people take up less room.",
    ],
    [
      0.3,
      "=In the end {hero} could not even see {item} any more. There were only backs. First it had belonged to {him}, and now it belonged to them, and from the kitchen there was a smell of burnt potatoes.",
      "=In the end {hero} could not see anything any more. There were only backs. First it had belonged to {him}, and now it belonged to them, and from the kitchen there was a smell of burnt potatoes.",
    ],
  ],
  end: [
    [
      0,
      "=“Supper!” called {hero}, as loudly as {he} could. Both the backs gave a jump. “Just a moment,” said Mum and Dad together. Then they heard what they had said, and turned round, and moved apart. In the gap between them was {item}.",
      "=“Supper!” called {hero}, as loudly as {he} could. Both the backs gave a jump. “Just a moment,” said Mum and Dad together. Then they heard what they had said, and turned round, and moved apart. In the gap there was just room for {hero}.",
    ],
    [
      0.6,
      "=“You show us,” said Dad. So {hero} showed them, one thing after the other, and they were allowed to ask a question only if they put a hand up. {Talker} decided whose turn it was. Dad was told off twice, and after that he was very good.",
      "=“You show us,” said Dad. So {hero} told them how to {deed}, one thing after the other, and they were allowed to ask a question only if they put a hand up. Dad was told off twice, and after that he was very good.",
      "=“You show us,” said Dad. So {hero} showed them, one thing after the other, and they were allowed to ask a question only if they put a hand up. Dad was told off twice, and after that he was very good.",
    ],
    [
      0.9,
      "=They had supper right there, on the floor, out of the pan. The potatoes were black at the bottom and quite good at the top. {Hero} put {his} plate down so that {he} could keep an eye on {item}. Mum had one more question, and put up the wooden spoon. “Can we do that again tomorrow?” she asked.",
      "=They had supper right there, on the floor, out of the pan. The potatoes were black at the bottom and quite good at the top. {Hero} had to tell the best part again, with {his} mouth full, which for once was allowed. Mum had one more question, and put up the wooden spoon. “Can we do that again tomorrow?” she asked.",
    ],
    [
      0.5,
      "=“Bedtime!” called Mum later on. She waited. Then she put down the spoon, and came to have one more look at {item} herself.",
      "=“Bedtime!” called Mum later on. {Hero} came at once. It was Dad who had to be fetched.",
    ],
  ],
};

/** A child wants to tell an aunt of it on a postcard, and there is only room for the smallest part. */
export const onePostcard: ArcStory = {
  after: [
    [
      0,
      "={Hero} had to tell Aunt Hattie about it, and {he} had four postcards. “Dear Aunt Hattie,” {he} wrote on the first one, in big letters, because it was a big thing. After that there was just enough room for {item}, if {he} left out the beginning and the end.",
      "={Hero} had to tell Aunt Hattie about it, and {he} had four postcards. “Dear Aunt Hattie,” {he} wrote on the first one, in big letters, because it was a big thing. After that there was just enough room for {who}, if {he} left out the beginning and the end.",
      "={Hero} had to tell Aunt Hattie about it, and {he} had four postcards. “Dear Aunt Hattie,” {he} wrote on the first one, in big letters, because it was a big thing. After that there was room for about three words.",
    ],
    [
      0.6,
      "=On the second card {he} wrote it as they do in books: “{Doer} {did}.” “That's true,” said {talker}, who was reading along. “But it doesn't sound like anything.” It did not sound a bit as it had felt.",
      "=On the second card {he} wrote it as they do in books: “{Doer} {did}.” It was true, every word of it. But it did not sound a bit as it had felt.",
      "=On the second card {he} wrote it as they do in books, in one sentence with a full stop. It was true, every word of it. But it did not sound a bit as it had felt.",
    ],
    [
      0.8,
      "=“Draw it, then,” said {talker}. On the left {hero} drew how it had been before, and on the right how it had been afterwards. They looked very much alike. The important part had been in the middle, and there was the crease in the card. {He} put an arrow there, and next to the arrow “here!!”",
      "=Next to it {he} made a drawing. On the left was how it had been before, and on the right how it had been afterwards. They looked very much alike. The important part had been in the middle, and there was the crease in the card. {He} put an arrow there, and next to the arrow “here!!”",
    ],
    [
      0.5,
      "=On the third card {he} wrote so small that everything went on: {item}, and what it had smelled of, and what had been said. The lines went right round the edge and across the stamp. When it was finished, it looked like a grey postcard.",
      "=On the third card {he} wrote so small that everything went on: {who}, and what had been said, and what had been thought in the meantime. The lines went right round the edge and across the stamp. When it was finished, it looked like a grey postcard.",
      "=On the third card {he} wrote so small that everything went on: what had come first, and what it had smelled of, and what had been said. The lines went right round the edge and across the stamp. When it was finished, it looked like a grey postcard.",
    ],
    [
      0.3,
      "=Then there was only one card left. {Hero} chewed the pencil. The longer {he} thought about {item}, the more there was to tell, and the smaller the card became. How was Aunt Hattie to know what it had been like, if she had not been there?",
      "=Then there was only one card left. {Hero} chewed the pencil. The longer {he} thought about it, the more there was to tell, and the smaller the card became. How was Aunt Hattie to know what it had been like, if she had not been there?",
    ],
  ],
  end: [
    [
      0,
      "=“What do you think of first?” asked {talker}. “Quick, don't think.” “My knees,” said {hero}. {He} had not put them on any of the cards. Just before it happened, they had gone all wobbly. “Then write that,” said {talker}.",
      "={He} shut {his} eyes, to see what came first. It was {his} knees. {He} had not put them on any of the cards. Just before it happened, they had gone all wobbly. {Hero} had not told that to anyone.",
    ],
    [
      0.6,
      "=“My knees went wobbly,” {he} wrote on the last card, “and then they stopped.” That was all, and there was room left over. {Hero} drew {item} in the corner, quite small, and two knees beside it.",
      "=“My knees went wobbly,” {he} wrote on the last card, “and then they stopped.” That was all, and there was room left over. In the corner there was a very small drawing of {who}, and of two knees.",
      "=“My knees went wobbly,” {he} wrote on the last card, “and then they stopped.” That was all, and there was room left over. {Hero} drew the two knees in the corner, with the wobbles.",
    ],
    [
      0.9,
      "=Aunt Hattie rang up as soon as she had the card. She did not ask about school, and she did not ask about the weather. “And what made them stop?” she asked. That was just what {hero} had wanted to tell her. It took half an hour, with {item} in all three sizes, and twice Aunt Hattie had to sit down.",
      "=Aunt Hattie rang up as soon as she had the card. She did not ask about school, and she did not ask about the weather. “And what made them stop?” she asked. That was just what {hero} had wanted to tell her. It took half an hour, with the beginning and the end, and twice Aunt Hattie had to sit down.",
    ],
    [
      0.5,
      "=Aunt Hattie put up the card with the knees next to her front door. Whenever there was something that she did not quite dare to do, she stood in front of it and waited until they stopped.",
    ],
  ],
};
