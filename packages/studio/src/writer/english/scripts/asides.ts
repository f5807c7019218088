import type { Beat } from "./script.ts";

/** Somebody at the hero's side who can talk. */
export const withTalker: readonly Beat[] = [
  [
    3,
    "“What would you do if [nobody was looking|it were easy|you were not afraid]?” asked {talker}. {Hero} told {talker}. “Then let's [do that|do exactly that|try that first],” said {talker}. It was as simple as that, and [neither of them could think of anything that spoke against it|they shook hands on it|nobody needed to say more].",
    "{Talker} had brought along something to eat, which nobody else had thought of. They sat down {there}, and while they were chewing, the worst of the worry about {topic} went away. “One can't be desperate with a full mouth,” said {talker}.",
    "“You go first,” said {hero}. “No, you,” said {talker}. In the end they went at the same time, side by side, and got stuck for a moment, and that was the first time that day that they laughed.",
    "{Talker} did not say that everything would be all right. {Talker} only said, “I'm staying,” and sat down. For {hero} that was worth more than any advice about {topic}.",
    "“Are you sure about this?” asked {talker}. “No,” said {hero}. “Good,” said {talker}, “neither am I. Then at least nobody has to pretend.” They shared the last [apple|biscuit|piece of bread] {there} and went on together.",
    "{Talker} was quicker, and {hero} {was} more careful, and so they kept bumping into each other {there}. “Let's take turns,” said {hero} in the end. “First you, then {i}.” It worked so well that they wondered why they had not thought of it before.",
    "When {hero} grew quiet, {talker} told a joke. It was the same joke every time, about a man and his umbrella, and it had never been funny. But {hero} laughed, because {talker} laughed, and then {topic} no longer looked quite so difficult.",
    "“If it doesn't work, it was my idea,” said {talker}. “And if it works?” asked {hero}. “[Then it was yours|Then it was ours|Then you can tell everybody].” {Hero} looked at {talker} for a moment, and felt that with somebody like that one could try a great many things.",
  ],
  [
    5,
    "“Do you remember how it started?” asked {talker} {there}. They tried to remember, and each of them remembered it differently, and in the end they agreed on the version that made them look best.",
    "There was one moment when {hero} would have given up. {Talker} must have seen it, for suddenly there was a hand under {his} elbow, quite lightly, as if by chance. They went on.",
    "“Say something,” said {hero}. {Talker} thought. “Potato salad,” said {talker}. It made no sense at all, and it helped.",
    "In the evening {hero} and {talker} sat {there} with their feet up and counted what had gone right that day. It was not much. They counted it twice, and the second time {talker} remembered one more thing.",
    "{Talker} had noticed something that {hero} had missed, but did not say so at once. “What do you see?” asked {talker} instead, pointing at {topic}. {Hero} looked again, more slowly. “Oh,” said {hero}.",
    "Once they lost sight of each other {there}. {Hero} called, and {talker} called, and the echo mixed everything up. When they had found each other again, {talker} tied one end of a string to each of their wrists. “So,” said {talker}. “That won't happen again.”",
  ],
];

/** An animal at the side of somebody human. */
export const withBeast: readonly Beat[] = [
  [
    3,
    "{Beast} had a firm opinion of {topic}: first sniff, then sit on it. {Hero} tried to explain that it was not so simple. {Beast} sat down anyway, and, as it turned out, in just the right spot.",
    "Whenever {hero} sighed, {beast} sighed, too, only louder. After the fifth time {he} had to laugh, and whoever laughs can also think again.",
    "{Beast} could not talk, and did not have to. When {hero} hesitated, {beast} ran ahead {there}, looked back and waited; and when {hero} sat down, there was something warm against {his} side.",
    "{Beast} noticed it first. One ear went up, then the other, and a moment later {hero} heard it, too. “What is it?” {he} whispered. {Beast} was already on the way {there}, and {hero} followed.",
    "“What do you think?” {hero} asked {beast}. {Beast} yawned, stretched, and then walked off {there} without a moment's doubt. As plans go, it was not the worst, and so {hero} simply went after.",
  ],
  [
    5,
    "At night {beast} lay close to {hero}, and {hero} could feel every breath. “As long as you sleep so soundly,” {he} said softly, “it can't be that bad.” One eye opened a little and closed again.",
    "{Hero} gave half of {his} bread to {beast}, and then, after a look from below, half of the other half. “You are expensive,” said {hero}. {Beast} did not deny it.",
  ],
];

/** Somebody who stands in the way, by {foe}. */
export const opposed: readonly Beat[] = [
  [
    2,
    "{Hero} had thought of everything except {foe}. At first {he} {was} angry. But the longer {he} watched {foe}, the more {he} wondered: nobody does such a thing without a reason. So instead of running away, {he} went closer and asked.",
    "Nobody had reckoned with {foe}. “And what are you going to do about it?” asked {foe}. {Hero} had no answer to that, not yet. But {he} looked at {foe} very closely, and {he} remembered everything that {he} saw.",
  ],
];

/** What goes wrong in stories that are to be funny. */
export const funny: readonly Beat[] = [
  [
    2,
    "At that very moment {hero} stepped into a bucket. {He} walked on as though it had to be like that, clank, clank, clank, and nobody {there} dared to say a word about it.",
    "{Hero} wanted to say something important about {topic}, but just then the hiccups came. “It is — hic — very — hic — serious,” said {hero}. After that nobody could be serious any more.",
    "Unfortunately {hero} had put on the wrong shoes: two left ones. From then on {he} kept turning slightly to the right, and when {he} arrived {there}, {he} had gone around everything twice.",
    "%Unfortunately a sneeze was on its way. {Hero} held it back as long as {he} could. Then it came, and the leaves came off the nearest tree, and a passing pigeon said, “Bless you.”",
  ],
  [
    4,
    "“{I} meant to do that,” said {hero}, upside down, with {his} head in [a bush|a basket|the flour]. Somebody {there} took a picture of it, which was not necessary.",
    "Somebody clapped, and {hero} bowed, and then it turned out that it had only been a shutter in the wind. {He} bowed again anyway, since {he} {was} at it.",
    "There was a plan {there}, with arrows and a drawing. Then a goat ate it. {Hero} tried to read what was still sticking out of the goat's mouth, and that was the wrong half.",
  ],
];

/** How somebody comes to be in the story, by who it is: told after the sentence that first names the hero. */
export const people: Readonly<Record<string, Beat>> = {
  child: [
    4,
    "In {hero's} pockets there were always a few things that might come in useful: [a string, two stones, and something sticky|a whistle, half a biscuit, and a map of somewhere else|a bent spoon, a button, and a list of good words|a candle end, a feather, and three sorts of seeds].",
    "{Hero} could [whistle on a blade of grass|walk backwards down the stairs|stay under water for eleven seconds]. It had not yet been of any use {there}, but that was only a question of time.",
    "When {hero} laughed, one could hear it three doors away. On that day nobody had heard it yet.",
    "{Hero} had [a plaster on one knee|one shoelace undone|paint on both hands], as always, and as always no time to do anything about it.",
    "{Hero} had {his} own way of doing things {there}. It took longer, and there was usually a [puddle|hole|knot] in it somewhere, but in the end it nearly always worked.",
    "[“Not now,”|“Later,”|“We'll see,”] was the answer that {hero} heard most often {there}. So {he} had learned to wait for the right moment, and {he} felt that it was not far away.",
    "There were two things that {hero} could not bear: [peas|wet socks|cold cocoa], and when somebody said “You are too small for that.” [That week somebody had said it twice|That day there had been both|For the second one there was no spoon to hide it under].",
    "{Hero} {was} not the biggest {child} {there} and not the fastest. But when {he} had made up {his} mind about something, nobody could change it, not even with [pancakes|a day at the fair|tickling].",
    "Everybody said that {hero} asked too much. {Hero} thought that the others answered too little, and so {he} had got used to finding things out without them.",
  ],
  adult: [
    4,
    "{Hero} liked [strong tea|quiet mornings|the first page of a newspaper], and when people asked for anything else, {he} had to think.",
    "Whoever needed somebody {there} came to {hero}. {He} never asked for thanks, and mostly forgot to expect any.",
    "{Hero} had a way of humming while working, always the same [four|five|seven] notes. Those who knew {whom} could tell from it how {he} felt.",
    "On {hero's} table stood a cup with a broken handle, which {he} had been meaning to mend for [two|six|ten] years.",
    "When {hero} {was} asked how things were, {he} always said “Fine.” It was a good word, it fitted everywhere {there}, and most people did not ask any further.",
    "{Hero} had been good at {his} work for many years, and just as long {he} had had the feeling that something was still to come. {He} never spoke about it.",
    "Some people whistle when they are nervous, others tidy up. {Hero} tidied up. On that day not a single thing {there} was left lying about, which should have made people wonder.",
    "{Hero} {was} somebody whom people {there} did not notice very much. {He} came, {he} did {his} work, {he} went home. [Nobody would have thought that something like this could happen to {whom} of all people|If there was a photograph, {he} stood behind somebody tall|But that was about to change].",
    "People {there} knew {hero} by {his} steps, which were always a little too quick. “What's the hurry?” they called. {He} would only laugh and wave.",
  ],
  old: [
    4,
    "{Hero} walked a little more slowly than before and saw a little more on the way.",
    "{Hero} kept [sweets|nuts|a pencil] in the left pocket, for emergencies. {He} had long ago stopped saying whose.",
    "{Hero} had long ago given up being in a hurry. “What is worth having can wait ten minutes,” {he} liked to say {there}. This time it could not.",
    "There were many photographs on {hero's} wall, and {he} knew a story for each of them. One nail was still empty. {He} could not have said for what {he} {was} keeping it free.",
    "“At your age!” people said {there}. {Hero} had heard that so often that {he} had made a list of everything one is supposed to stop doing. {He} meant to do all of it.",
    "{Hero} had seen many winters and had forgotten most of them. “{I} {am} too old for surprises,” {he} used to say. {He} {was} wrong about that, as it turned out.",
    "Every morning {hero} did things in the same order: first the kettle, then the slippers, then the window. That day {he} forgot the slippers.",
  ],
  animal: [
    4,
    "{Hero} had a favourite place {there}, a bit [damp|windy|crooked], but with a good view of everybody who came and went.",
    "If one asked the neighbours about {hero}, they said: friendly, a bit stubborn, and always [hungry|late|in the way].",
    "{Hero} could do something that no other {kind} could do: [listen to the end|wait|laugh at oneself]. It does not sound like much.",
    "Every morning {hero} greeted the day loudly. The day never answered, but that did not matter.",
    "Nobody {there} had ever expected anything special of {hero}. That was a great help, because it meant that nobody was watching.",
    "{Hero} {was} known {there} for asking. [Why is the rain wet? Who counts the leaves? What is behind that|Where does the wind sleep? Can one be late for nothing? What is behind that|How old is a stone? Do shadows get tired? What is behind that]? To the last question there was no answer yet.",
    "“{Akind} doesn't do such things,” the other {kinds} {there} used to say. They had a long list of what {akind} does not do. {Hero} knew the list by heart and did not think much of it.",
    "{Hero} {was} rather small, even for {akind}, and had got used to being overlooked {there}. It has its good side: whoever is overlooked [sees a lot|hears a lot|can look around in peace].",
  ],
  thing: [
    4,
    "Whoever looked closely could see that {hero} had [a small dent|a scratch|a loose screw] on one side. There was a story to that, too, but it is a different one.",
    "{Hero} had been {there} for so long that people looked past it. They would not do that for much longer.",
    "From the outside {hero} looked like any other {kind}. But {hero} noticed everything {there}, and kept it, and put one thing and another together.",
    "Nobody expected much of {akind}. {Hero} {was} supposed to stay {there} and do what it had always done. But inside, where nobody could see it, something had begun to stir.",
  ],
  group: [
    4,
    "*The {bare} had one rule: whoever has the idea goes first. That is why some of their ideas had never been tried.",
    "*[If one of the {bare} began a sentence, another one finished it, and it was seldom the sentence that the first one had meant|When one of the {bare} laughed, the others laughed, too, and asked afterwards what about|One of the {bare} always wanted to go left, and one of them always wanted to stop and eat].",
    "*“We” was the word that the {bare} used most. There was no “I” among them, not even when somebody had broken a window {there}.",
    "*The {bare} did everything together, and that was why it always took so long: each of them had an idea, and each of the others knew why it would not work. But once they agreed, nobody could stop them.",
    "*People {there} could hardly tell the {bare} apart. Only when things became difficult one could see who was the brave one and who was the careful one, and that it takes both.",
  ],
  narrator: [
    4,
    "I remember exactly what I was wearing that day: [my green jumper|odd socks|the jacket with the hole]. It is funny what one remembers.",
    "If I close my eyes, I can still see all of it, and smell it, too.",
    "I have told this only to very few people. Now I tell it to you.",
    "My [aunt|uncle|neighbour] says that I exaggerate. So I will only tell what I saw with my own eyes, and leave out the rest, even if the rest is better.",
    "I should say that I am quite an ordinary person, and that normally nothing happens to me that one could tell. That is why I remember every detail of it.",
  ],
};
