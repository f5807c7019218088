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
    "{Foe} was not in the least sorry. “What are you going to do about it?” said {foe} and laughed. {Hero} had no answer to that, not yet. But {he} looked at {foe} very closely, and {he} remembered everything that {he} saw.",
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
    "{Hero} had {his} own way of doing things {there}. It took longer, and there was usually a [puddle|hole|knot] in it somewhere, but in the end it nearly always worked.",
    "“Not now,” was the answer that {hero} heard most often {there}. So {he} had learned to wait for the right moment, and {he} felt that it was not far away.",
    "There were two things that {hero} could not bear: [peas|wet socks|cold cocoa], and when somebody said “You are too small for that.” That week somebody had said it twice.",
    "{Hero} could [whistle on two fingers|walk on {his} hands|stand on one leg for an hour], which nobody {there} had ever needed. “You'll see,” {he} said, “one day it will be just the thing for {topic}.”",
    "There was a [loose board|hollow tree|dark corner] {there} that only {hero} knew about. Everything began with {his} lying there on {his} stomach and thinking about {topic}.",
    "{Hero} had a word of {his} own for days on which something is in the air: [bristly|tinny|upside-down]. On that morning {there} it was the right word, because of {topic}.",
    "If one asked {hero} what {he} wanted to be later, {he} named something else every time. Since yesterday {he} said only one thing, and it had to do with {topic}.",
    "{Hero} had a [box|tin|drawer] at home in which {he} kept everything that might still be useful one day. A good many things in it had to do with {topic}.",
    "At [school|breakfast|supper] {hero} often looked out of the window instead of listening. People thought that {he} {was} dreaming. In truth {he} {was} thinking, and lately {he} {was} thinking about {topic}.",
    "{Hero} {was} not the biggest {child} {there} and not the fastest. But when {he} had made up {his} mind about something, nobody could change it, not even with pancakes.",
    "Other children collected stickers. {Hero} collected questions, and kept the best ones for the evening, when all the grown-ups were tired. This time it was a question about {topic}.",
    "Everybody said that {hero} asked too much. {Hero} thought that the others answered too little, and so {he} had got used to finding things out without them.",
  ],
  adult: [
    4,
    "Nobody {there} would have called {hero} an adventurer. {He} liked {his} coffee hot, {his} evenings quiet and {his} keys in the bowl by the door. But there was also {topic}.",
    "On {hero's} calendar {there} there was a small cross on this day, and {he} could not remember what it meant. By noon {he} knew: it had to do with {topic}.",
    "{Hero} had always thought that nothing more would happen to {whom} [before supper|on a weekday|at {his} age]. It is with such thoughts that the best stories begin, and this one began with {topic}.",
    "“You are far too [serious|cautious|polite],” a friend had once told {hero}. {He} had thought it over carefully ever since, and with {topic} there was no room for any of that.",
    "There was exactly one thing {there} in which {hero} {was} better than everybody else: waiting. {He} could wait like nobody else. With {topic}, however, waiting was over.",
    "{Hero} had promised {himself} to do everything differently this year. So far only the calendar was new. That was about to change {there}, and it had to do with {topic}.",
    "When {hero} {was} asked how things were, {he} always said “Fine.” It was a good word, it fitted everywhere {there}, and most people did not ask any further.",
    "{Hero} had been good at {his} work for many years, and just as long {he} had had the feeling that something was still to come. {He} never spoke about it.",
    "Some people whistle when they are nervous, others tidy up. {Hero} tidied up. On that day not a single thing {there} was left lying about, which should have made people wonder.",
    "Two things were known about {hero} {there}: {he} never forgot a face, and {he} never talked about {himself}. All the more people wondered when they heard about {topic}.",
    "{Hero} {was} somebody whom people {there} did not notice very much. {He} came, {he} did {his} work, {he} went home. Nobody would have thought that something like this could happen to {whom} of all people.",
    "People {there} knew {hero} by {his} steps, which were always a little too quick. “What's the hurry?” they called. {He} would only laugh and wave.",
  ],
  old: [
    4,
    "{Hero} had long ago given up being in a hurry. “What is worth having can wait ten minutes,” {he} liked to say {there}. This time it could not.",
    "There were many photographs on {hero's} wall, and {he} knew a story for each of them. One nail was still empty. {He} could not have said for what {he} {was} keeping it free.",
    "“At your age!” people said {there}. {Hero} had heard that so often that {he} had made a list of everything one is supposed to stop doing. {He} meant to do all of it.",
    "{Hero} had seen many winters and had forgotten most of them. “{I} {am} too old for surprises,” {he} used to say. {He} {was} wrong about that, as it turned out.",
    "Every morning {hero} did things in the same order: first the kettle, then the slippers, then the window. That day {he} forgot the slippers.",
  ],
  animal: [
    4,
    "In the evening, when the others slept {there}, {hero} lay awake and thought. For {akind} that is rather unusual. But then, {topic} was rather unusual, too.",
    "{Hero} had big ideas for somebody of {his} size. The other {kinds} were used to it. “What is it this time?” they asked, and {hero} told them about {topic}.",
    "There is a kind of tiredness that sleep does not help against, and {hero} had had it for weeks. What helped against it {there} was {topic}.",
    "Whenever something was going on {there}, {hero} {was} the first to be on the spot, and the last to understand what it was about. With {topic} it was the other way round.",
    "{Hero} did not know much about the world, but {he} knew [all the smells|every sound|every shadow] {there}. So {he} noticed at once that something had changed, and that it came from {topic}.",
    "Nobody {there} had ever expected anything special of {hero}. That was a great help, because it meant that nobody was watching.",
    "{Hero} {was} known {there} for asking. Why is the rain wet? Who counts the leaves? What is behind that? To the last question there was no answer yet.",
    "There was a spot {there} that belonged to {hero} alone. From it one could see a long way, and whoever can see a long way begins to wonder about {topic}.",
    "“{Akind} doesn't do such things,” the other {kinds} {there} used to say. They had a long list of what {akind} does not do. {Hero} knew the list by heart and did not think much of it.",
    "{Hero} {was} rather small, even for {akind}, and had got used to being overlooked {there}. It has its good side: whoever is overlooked [sees a lot|hears a lot|can look around in peace].",
  ],
  thing: [
    4,
    "From the outside {hero} looked like any other {kind}. But {hero} noticed everything {there}, and kept it, and put one thing and another together.",
    "Nobody had ever asked {hero} what {he} thought. One doesn't ask {akind}. That did not keep {hero} from thinking, and mostly it was about {topic}.",
    "Nobody expected much of {akind}. {Hero} {was} supposed to stay {there} and do what it had always done. But inside, where nobody could see it, something had begun to stir.",
  ],
  group: [
    4,
    "*Of the {bare}, one always wanted to go at once and one always wanted to wait. That was tiring, but it also meant that they forgot nothing, and with {topic} that was going to be important.",
    "*“We” was the word that the {bare} used most. There was no “I” among them, not even when somebody had broken a window {there}.",
    "*The {bare} had quarrelled at breakfast, about who had the better idea about {topic}. By noon nobody could remember whose idea it had been, and that was how it became everybody's.",
    "*The {bare} did everything together, and that was why it always took so long: each of them had an idea, and each of the others knew why it would not work. But once they agreed, nobody could stop them.",
    "*People {there} could hardly tell the {bare} apart. Only when things became difficult one could see who was the brave one and who was the careful one, and that it takes both.",
  ],
  narrator: [
    4,
    "If somebody had told me the day before what was going to happen, I would have laughed. I had other plans, and none of them had anything to do with {topic}.",
    "My [aunt|uncle|neighbour] says that I exaggerate. So I will only tell what I saw with my own eyes, and leave out the rest, even if the rest is better.",
    "I should say that I am quite an ordinary person, and that normally nothing happens to me that one could tell. That is why I remember every detail of it.",
    "You may believe me or not. Most people don't when I tell them about {topic}, but I was there, and this is exactly how it was.",
  ],
};
