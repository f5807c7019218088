import type { Beat } from "./script.ts";

/** Small moments between two steps of a story that name what the idea names. Each fits wherever it stands. */
export const moments: Beat = [
  3,
  "“What is it about {topic} that you like so much?” somebody asked {there}, and {hero} noticed how few words there were for it.",
  "“Is all this really necessary?” somebody grumbled {there}, and meant {topic}, and {hero} decided not to hear it.",
  "A small child {there} wanted to know everything about {topic}, and while {hero} {was} explaining it, {he} understood it better {himself}.",
  "“And if it goes wrong with {topic}?” somebody asked {there}, which was just what {hero} had been asking {himself}.",
  "Before {hero} fell asleep, {he} went through everything about {topic} once more: what had gone wrong, and what had not.",
  "Somebody {there} made a joke about {topic}, and {hero} laughed a little late, which made it funnier than it was.",
  "With every hour {hero} learned something new about {topic}, and with every hour there was more that {he} did not know.",
  "“Tell me again how it began with {topic},” said {talker}, and {hero} told it, and this time it sounded [quite simple|a bit less sad|much funnier].",
  "“Now tell us about {topic},” they said at supper, and {hero} [put down the spoon and|swallowed and|looked round and] began.",
  "It is odd how often one hears of {topic} once one listens for it. {Hero} heard of it [three|five|seven] times that day.",
  "{Hero} thought about {topic} for so long that somebody brought {whom} a chair.",
  "As far as {topic} was concerned, {hero} had [a good feeling|more questions than answers|nothing to lose].",
  "Somebody had a cousin who knew about {topic}. The cousin did not know much, but was very friendly to {hero}.",
  "There is a song in which one hears of {topic}, and {hero} hummed it without noticing.",
  "{Hero} promised {himself} to do something about {topic} every day, and that day it was [only a small thing|the hardest thing|only a good thought].",
  "By now {hero} could have talked about {topic} in {his} sleep, and perhaps {he} did.",
  "{Hero} told nobody that {he} had dreamed of {topic}.",
  "The wind [turned|dropped|rose], and {hero} thought of {topic}.",
  "Whenever a door opened {there}, {hero} looked up, because it might have something to do with {topic}.",
  "{Hero} wanted to say something clever about {topic} and only said “Well,” which on that day was clever enough.",
  "{Talker} had brought something to eat, and for a quarter of an hour {hero} did not think of {topic} at all.",
  "“Are you worried?” asked {talker}, and {hero} said, “[Only a little, now that you ask|Of course|Not with you|A little, because of {topic}].”",
  "{Hero} {was} glad that {talker} was there, and said so, and {talker} [turned quite red|looked away|laughed|was glad, too].",
  "Once {hero} turned round to make sure that {talker} was still there, and {talker} [waved|smiled|nodded].",
  "“If it doesn't work, we'll say that it was my idea,” said {talker}, and {hero} felt better.",
  "{Beast} stayed close to {hero}, and whenever {he} stopped, {beast} stopped, too.",
  "{Hero} told {beast} everything about {topic}, and {beast} listened to the end.",
  "{Hero} took another look at {second}, because there was something about it that {he} did not understand.",
  "“And what about {second}?” somebody asked, and {hero} had almost forgotten about that.",
  "{Hero} could not get {second} out of {his} head, even while {he} {was} busy with something else.",
  "There was not only {topic} to think of but also {second}.",
  "{Hero} looked from {topic} to {second} and back again.",
  "“You will never {wish},” somebody said, and {hero} went on as if {he} had not heard it.",
  "“And you really want to {wish}?” asked {talker}, and {hero} nodded.",
  "{Hero} closed {his} eyes and tried to see how it would be to {wish}.",
  "Nobody {there} thought that {hero} would ever {wish}, and on some days {hero} did not think so, either.",
  "There are wishes that grow smaller when one sleeps on them. To {wish} [was not one of those|was none of them|was of the other kind].",
  "“Why do you want to {wish}?” a child asked {there}. {Hero} thought about it. “[Because|Why not|You'll see],” {he} said, and that was answer enough.",
  "On a piece of paper {hero} had written in large letters: {wish}. The paper was [creased|soft|folded small] by now, but one could still read it.",
];

/** What was wished for or not dared comes true. */
export const fulfilments: Beat = [
  0,
  "And so {hero} {done} after all.",
  "In the end {hero} really {done}.",
  "And then, at last, {hero} {done}.",
  "That was how {hero} {done}.",
];

/** What was told is told on. */
export const recalled: Beat = [
  2,
  "By now everybody {there} had heard that {told}.",
  "“Is it true that {told}?” people asked each other [at the baker's|in the street|over their tea].",
  "Somebody who had been away had to be told that {told}. “[And then|You don't say|Is that so]?” was the answer.",
  "It was no dream: {told}.",
];
