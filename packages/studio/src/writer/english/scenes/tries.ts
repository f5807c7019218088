import type { Scene } from "./scene.ts";

/** Scenes of trying for what is wished. */
export const tryScenes: readonly Scene[] = [
  [
    "The first try to {wish} lasted until noon and ended in a puddle {there}. {Hero} climbed out, shook off the water and made a note: not like that. It was a short list so far, and to {wish} one may need a long one.",
    "By evening {hero} knew how not to {wish}: not with a run-up, not backwards and not on an empty stomach. “There can't be many ways left,” said {hero} {there}, and slept on it.",
  ],
  [
    "“And how do you mean to {yourwish}?” {hero} {was} asked {there}. {Hero} had to admit that there was no plan. “To {wish} without a plan!” they said, and shook their heads.",
    "But whoever waits for the plan is still waiting on Sunday. {Hero} took the first step {there}, and from there one could see what the second had to be. That was more about {topic} than one could see from the sofa.",
  ],
  [
    "{Hero} asked somebody who had to know how to {wish}. The answer was long and clever, and afterwards {hero} knew less about {topic} than before. Then {hero} asked a child {there}. “Just do it,” said the child, and went on playing.",
    "Somewhere between those two answers lay a third. {Hero} looked for it {there} until the light was gone, and twice {topic} almost gave it away.",
  ],
  [
    "There were good reasons not to {wish}, and {hero} {was} told all of them {there}, one after the other, by people who meant well. {Hero} counted eleven. The eleventh was that nobody had ever managed to {wish} before.",
    "“Then somebody has to be the first,” said {hero}. It sounded braver than it was; {there}, with nobody looking, {hero} first had to sit down for a moment because of {topic}.",
  ],
  [
    "{Hero} practised {there}, early in the morning, when everybody else was still asleep. What it takes to {wish} cannot be learned in one day. On the first day {hero} learned how heavy {topic} was, and on the second how to bear it.",
    "On the third day somebody stood {there} and watched. “You want to {yourwish}? You?” {Hero} nodded, being out of breath. “Then lift your head,” said the other one, “{topic} is up there, not down there.”",
  ],
];

/** Scenes with the other one who is at the hero's side. */
export const palScenes: readonly Scene[] = [
  [
    "“Are you afraid because of {topic}?” asked {mate} {there}, and {hero} nodded, just a little. “I am only afraid of {topic} when you are,” said {mate}.",
    "So {hero} decided not to be afraid {there}, for two, and it worked surprisingly well. For each step that {hero} did not want to take, {mate} took one, and with {mate} in front even {matter} lost some of its terrors.",
  ],
  [
    "Not that they were always of one opinion about {topic}, {hero} and {mate}. {Mate} wanted to go faster, {hero} wanted to be sure, and for an hour they did not speak to each other {there}.",
    "Then each of them turned around at the same moment to say sorry, and they bumped their heads. “First sure, then fast,” said {mate}, and {hero} nodded, and after that {matter} went better than it had all day.",
  ],
  [
    "{Mate} knew something about {hero} that nobody else {there} knew: that {hero} hummed when things grew difficult. And with {topic} things had grown difficult. {Mate} said nothing and hummed along, the second voice.",
    "One cannot very well be worried in two voices. At the end of the verse {hero} looked over at {mate}, at the end of the song {he} {was} ready, and they went back to {matter} as if nothing had been the matter.",
  ],
  [
    "In the evenings {hero} and {mate} sat {there} and talked about everything except {topic}. {Mate} told of an aunt who had swallowed a fly. {Hero} told of a shoe that had been lost and had come back.",
    "But when it was quite dark {there}, {mate} said, “We'll manage, won't we? {Matter}, I mean.” “Of course,” said {hero}. Neither of them could see the other's face, and that was just as well.",
  ],
  [
    "{Hero} had gone at {topic} from the front, again and again; {mate} simply walked around {there}, with crossed arms, and said that with {topic} there is also a back.",
    "{Hero} did not like it that {mate} had seen it first. But after a night {hero} did, rather, because with {topic} it is not important who sees it first, as long as somebody does.",
  ],
];

/** Scenes about the main thing of the idea. */
export const thingScenes: readonly Scene[] = [
  [
    "~{Hero} knew {thing} by now as one knows the stairs at home, also in the dark. And yet there was one side of {thing} at which {hero} had never really looked.",
    "~“Show me,” said {hero} {there}, feeling a little foolish, because who talks to {thing}? There it was, quite small, in a corner of {thing}: the mark of somebody who had been there before.",
  ],
  [
    "People {there} had opinions about {thing}. Some found {thing} too old, others too strange, and a man with a moustache explained to {hero} for half an hour what was wrong with {thing}.",
    "{Hero} let him talk, because the man's eyes had grown quite round at the sight of {thing}; in truth everybody {there} would have liked to have {thing}, at least for one afternoon.",
  ],
  [
    "That night it blew {there}, and {hero} woke up and thought of {thing}, alone in that wind. {Hero} ran out barefoot and put both arms around {thing} until the worst was over.",
    "In the morning half of everything {there} lay on the ground, but {thing} had not suffered so much as a scratch. And if {hero} had not known better, one could have thought {there} that {thing} said thank you.",
  ],
];

/** Scenes that need nothing but the hero. */
export const plainScenes: readonly Scene[] = [
  [
    "It could have stayed like that for ever. But something would not leave {hero} alone; it sat in the back of {his} head and cleared its throat, and each time it had to do with {topic}. “Not now,” said {hero} {there}, with a full mouth.",
    "“When, then?” it asked. {Hero} had no answer to that, looked {there} at nothing in particular, and thought of {matter}. “All right,” said {hero} then. “Now.”",
  ],
  [
    "Some {there} said that {topic} would soon be forgotten, others said that it would only get worse. {Hero} listened to all of them and noticed that not one of them had really looked at {topic}.",
    "So {hero} went to see {there}. It was not as bad as the ones had said, nor as harmless as the others had said, and above all {topic} was a good deal more interesting. {Hero} stayed {there} until evening.",
  ],
  [
    "{Hero} made two mistakes that day. One was to be in a hurry with {topic}, and the other, {there}, was to be cross with the only one who wanted to help with it.",
    "In the evening {hero} went back {there} to say sorry, and it took more courage than {matter}. “Forgotten,” was the answer, and then {topic} was only half as difficult, as things are when two look at them.",
  ],
  [
    "~Whoever watched {hero} {there} saw only {akind}. Whoever looked closely saw that this {kind} did the same thing every day, in the same spot, and that it had to do with {topic}.",
    "~It was not pointless at all. Each time {hero} {was} a hair's breadth further with {matter}. Hair's breadths are hard to explain, but one can add them up, and that was just what {hero} did {there}, every evening.",
  ],
  [
    "Before noon everybody {there} knew about {hero} and {topic}, and by two they knew better. “Why {topic}?” they said, “why not something useful?”",
    "{Hero} could not have told them. What came after {matter} was not written anywhere, and nobody {there} could have read it anyway. But {hero} slept well that night, for the first time since {topic}.",
  ],
  [
    "{Hero} dropped whatever could be dropped {there}, and had no luck with {topic} either. By five o'clock {hero} had had enough of {matter}.",
    "At ten past five {hero} {was} back at it {there}. It was not courage, and it was not duty; it was simply that without {topic} the rest of the day looked so empty {there}.",
  ],
  [
    "It was a small sound that woke {hero} that night, no louder than a mouse with slippers on. {Hero} lay {there} and thought at first of the wind and then of {topic}. It could not be {topic}. But what else was there {there}, at such an hour?",
    "In the morning there was a trace, a thin one, and it led away from {hero's} bed. Others would have wiped it off with a cloth and thought no more of {topic}. {Hero} put on two different socks in the hurry and followed it out {there}, into the day.",
  ],
  [
    "“Tell us about {topic},” the children {there} begged, and {hero} told them. Each day {hero} told a little more of it than there really was. That was wrong, of course, but the children had such wide eyes, and {topic} grew so nicely in the telling.",
    "Until one of them asked the one question to which {hero} had no answer. It was a very simple question about {topic}. “{I} will find out,” said {hero}, and from that minute on {hero} {was} no longer somebody {there} who told stories, but somebody who was in one.",
  ],
  [
    "{Hero} wrote down what spoke for it and what spoke against it, in two columns. Under “for” stood only one thing, and that was {topic}. Under “against” there was no room left, although {hero} wrote smaller and smaller {there}, up to the edge of the sheet.",
    "A gust took the sheet away, both columns at once. {Hero} ran after it, across everything that was {there}, and when it was caught at last, the rain had washed off all the reasons. Only the one word could still be read. It was {topic}, and so that was settled.",
  ],
  [
    "An old neighbour who had seen everything came by {there}, leaned on a stick and looked at {topic}. “Hm,” said the neighbour after a long time, and {hero} could not sleep because of that hm.",
    "The next day the neighbour {there} came again, with a bag of cherries, and {hero} heard, until the cherries were finished, how one has to begin with {topic}.",
  ],
];
