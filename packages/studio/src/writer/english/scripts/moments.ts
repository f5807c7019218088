import type { Beat } from "./script.ts";

/** Small moments between two steps of a story, about what the idea is about. Each fits wherever it stands. */
export const moments: Beat = [
  5,
  "By now people {there} had begun to ask {hero} about {topic}, and {he} answered the children first, because they asked the better questions about {topic}.",
  "That night {hero} dreamed that everything about {topic} was quite simple. In the morning {he} could not remember how one had to deal with {topic}.",
  "“What is it about {topic} that won't let go of you?” somebody asked {there}. {Hero} tried to explain it, but with {topic} it was not so easy to find words.",
  "{Hero} tried for an hour not to think of {topic}, and at the end of the hour {he} noticed that {he} had thought of nothing but {topic}.",
  "{Hero} made a drawing of {topic} and pinned it up {there}, with the date, so as not to forget when it had begun.",
  "“Is all of this really necessary?” somebody grumbled {there}, and meant {topic}. {Hero} looked at {topic} and thought that it was.",
  "For a little while {hero} sat down {there} and thought of {topic}, not in a worried way, just so.",
  "{Hero} said it once more to {himself}, slowly, like something that one must not forget: {topic}.",
  "It helped to talk about something else. So {hero} talked about [noodles|bicycles|the weather|shoes], until {he} noticed that {he} {was} really talking about {topic}.",
  "A small child {there} wanted to know everything about {topic}, and while {hero} {was} explaining {topic}, {he} understood it better {himself}.",
  "“And if it goes wrong with {topic}?” somebody asked {there}. It was what {hero} had been asking {himself} about {topic} all along.",
  "There were people {there} who shook their heads about {topic}. {Hero} let them, and went on thinking about {topic}.",
  "Before {hero} fell asleep, {he} went through it all once more: what had gone wrong with {topic}, and what had not.",
  "{Hero} would have liked to know how others managed it with {topic}, but there was nobody {there} whom {he} could have asked about {topic}.",
  "If it had only been about {topic}, {hero} would perhaps have stopped. But behind {topic} there was something larger, and {he} felt that.",
  "Somebody {there} made a joke about {topic}. {Hero} did not think that it was very funny, but {he} remembered it, and later {he} laughed about {topic} after all.",
  "It was [Tuesday|Wednesday|a holiday], and nobody {there} talked about anything but {topic}. {Hero} listened and said nothing, because {he} knew more about {topic} than all of them.",
  "“What will you do when it's over with {topic}?” somebody asked {hero} {there}. {He} had not thought of that; {he} could hardly imagine a day without {topic}.",
  "With every hour {hero} learned something new about {topic}, and with every hour there was more about {topic} that {he} did not know.",
  "{Hero} counted on {his} fingers what could still happen to {topic}, and stopped when {he} ran out of fingers.",
  "For the first time {hero} {was} not sure whether it was right, all this with {topic}. {He} {was} still thinking about {topic} when the lamps went out {there}.",
  "There was a saying {there}: whoever begins, must also go on. {Hero} had never understood it, until it came to {topic}.",
  "“Tell me the truth about {topic},” said {ahelper}. {Hero} told it, and to {his} own surprise the truth about {topic} was quite short.",
  "{Thehelper} had brought something to eat and asked about {topic}. They talked about {topic} until the last crumb was gone.",
  "“You look tired,” said {ahelper}. “It's because of {topic}, isn't it?” {Hero} nodded. It was good that somebody knew about {topic}.",
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
