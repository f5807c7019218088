import type { Beat } from "./script.ts";

/** Small moments between two steps of a story, about what the idea is about. Each fits wherever it stands. */
export const moments: Beat = [
  5,
  "By now people {there} had begun to ask {hero} about {topic}, and {he} answered the children first, because they asked the better questions.",
  "That night {hero} dreamed that everything about {topic} was quite simple, but in the morning {he} could not remember how it went.",
  "“What is it about {topic} that won't let go of you?” somebody asked {there}, and {hero} noticed how few words there were for it.",
  "{Hero} tried for an hour not to think of {topic}, and at the end of the hour {he} noticed that {he} had thought of nothing else.",
  "{Hero} made a drawing of {topic} and pinned it up {there}, with the date, so as not to forget when it had begun.",
  "“Is all of this really necessary?” somebody grumbled {there}, and meant {topic}, and {hero} decided not to hear it.",
  "For a little while {hero} sat down {there} and thought of {topic}, not in a worried way, just so.",
  "{Hero} said it once more to {himself}, slowly, like something that one must not forget: {topic}.",
  "{Hero} talked about [noodles|bicycles|the weather|shoes] for a whole hour, until {he} noticed that {he} {was} really talking about {topic}.",
  "A small child {there} wanted to know everything about {topic}, and while {hero} {was} explaining it, {he} understood it better {himself}.",
  "“And if it goes wrong with {topic}?” somebody asked {there}, which was just what {hero} had been asking {himself}.",
  "There were people {there} who shook their heads about {topic}, but {hero} had seen heads shaken about [better|worse|simpler] things.",
  "Before {hero} fell asleep, {he} went through everything about {topic} once more: what had gone wrong, and what had not.",
  "{Hero} would have liked to know how others managed it with {topic}, but there was nobody {there} whom {he} could have asked.",
  "If it had only been about {topic}, {hero} would perhaps have stopped, but by now there was more to it than that.",
  "Somebody {there} made a joke about {topic}, and {hero} laughed a little late, which made it funnier than it was.",
  "It was [Tuesday|Wednesday|a holiday], and nobody {there} talked about anything but {topic}, except for {hero}, who knew more than all of them.",
  "“What will you do when it's over with {topic}?” somebody asked {hero} {there}, and for once {he} had no answer ready.",
  "With every hour {hero} learned something new about {topic}, and with every hour there was more that {he} did not know.",
  "{Hero} counted on {his} fingers what could still happen to {topic}, and had to begin with the first hand again.",
  "For the first time {hero} {was} not sure whether it was right, all this with {topic}, and {he} {was} still wondering when the lamps went out {there}.",
  "There was a saying {there} that whoever begins must also go on, and {hero} had never understood it until it came to {topic}.",
  "“Tell me the truth about {topic},” said {ahelper}, and {hero} told it, and to {his} own surprise it was quite short.",
  "{Thehelper} had brought something to eat and asked about {topic}, and they talked until the last crumb was gone.",
  "“You look tired,” said {ahelper}, “is it because of {topic}?” and {hero} nodded and was glad that somebody knew.",
  "In the afternoon {hero} explained {topic} to [a cat|a snail|an empty chair], who listened very patiently and did not interrupt once.",
  "“Don't talk about {topic} during meals,” somebody said {there}, but after the soup everybody talked about it.",
  "In a shop window {there} {hero} saw something that looked a little like {topic}, and {his} heart beat faster for three whole steps.",
  "“Tell me again how it began with {topic},” {ahelper} asked, and this time {hero} told it from the end.",
  "Somebody {there} had made up a song about {topic}, and though the tune was wrong, {hero} hummed it all day.",
  "{Hero} decided to think of {topic} only once an hour, and looked at the clock every four minutes.",
  "There were two sides to {topic}, and up to now {hero} had only seen the one in the sun.",
  "An old man {there}, who never spoke to anybody, suddenly spoke to {hero} about {topic}, at length, and winked.",
  "One half of those {there} said that {topic} would bring luck, the other half said the opposite, and {hero} listened to neither.",
  "{Hero} found an old newspaper {there} with a line in it that might have been about {topic}, tore it out and kept it.",
  "Whenever a door opened {there}, {hero} looked up, because it might have something to do with {topic}.",
  "There was no book about {topic}, and {hero} thought that somebody would have to write one, and that the last chapter was still missing.",
  "{Hero} wanted to say something clever about {topic} and only said “Well,” which on that day was clever enough.",
  "“How big is it, that matter with {topic}?” asked {ahelper}, and {hero} spread both arms as wide as {he} could.",
  "By lamplight {topic} seemed different to {hero}, a little smaller and a good deal friendlier.",
];

/** Further ones, for stories of which only the hero is certain. */
export const pauses: Beat = [
  8,
  "{Ahelper} asked whether {he} had eaten anything that day, and put half a [loaf|cheese|melon] down in front of {hero} without waiting for the answer.",
  "{Hero} and {thehelper} stood side by side {there} for a while; there was nothing to explain.",
  "Far above {there} a few [birds|clouds|leaves] were on their way somewhere, without any hurry, and {hero} watched them until {he} felt calmer.",
  "Toward [evening|noon|nightfall] it grew [cool|windy|quiet] {there}, and {thehelper} said that one should rather stop for the day, but {hero} knew that {he} would only lie awake.",
  "Somewhere {there} somebody was [singing|playing an accordion|whistling], quite out of tune and very happily; {hero} listened for a while.",
  "“Are you still at it?” asked {thehelper} {there}, and {hero} answered with {his} mouth full of [bread|nuts|apple] that {he} {was} not going to stop now.",
  "Somewhere along the way, and without anybody telling {whom}, {hero} had stopped being as afraid {there} as {he} had been at the start.",
];

/** The same about what is wanted. */
export const hopes: Beat = [
  5,
  "“And you really want to {aim}?” they asked {hero} {there}, not for the first time. “Yes,” {he} said. {He} had noticed that the answer became easier every time.",
  "{Hero} wrote it on a piece of paper: to {aim}. Then {he} folded the paper very small and carried it about with {whom}, just to have it there.",
  "There are wishes that grow smaller when one sleeps on them. To {aim} was not one of those. {Hero} had slept on it many times by now.",
  "Sometimes {hero} imagined how it would be to {aim}. {He} imagined it with all the details, the light, the sounds, and who would be standing there. Then {he} went back to work.",
  "“Nobody has to {aim},” somebody said {there}, and meant it kindly. That was true. {Hero} did not have to. {He} wanted to.",
];
