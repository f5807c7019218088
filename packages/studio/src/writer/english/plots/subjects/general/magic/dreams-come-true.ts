import { story } from "../../subject-story.ts";

/** Stories of dreams that come true. */
export const dreamsComeTrue = [
  story({
    says: [
      /\bdreams? (?:(?:always|suddenly|really|all|began to|started to|at night|every night) )*(?:came|come|comes|became|become) (?:true|real|alive|to life)\b|\b(?:whatever|everything|what|all) (?:that )?(?:\p{L}+ ){1,4}?(?:dreamed|dreamt|dreams?)\b[^.]*? (?:came|comes|come|became|becomes|happened|happens) (?:true|real|the next|in)\b/iu,
    ],
    unless:
      /\b(?:murder\w*|kill\w*|dead|died|dies|war|big dream|dream job|made (?:his|her|their) dreams?|dream of|American dream)\b/i,
    of: "people",
    after: [
      "It began with a small dream. In it, a blue teapot stood on {hero's} window sill, and when {he} woke up, there it stood, and it was warm. {Hero} rubbed {his} eyes. The next night {he} dreamed of a zebra in the yard. In the morning the zebra was there as well, and ate the neighbour's hedge. There was no doubt about it: {hero's} dreams came true.",
      "+ After that {hero} went to bed early. {He} thought of nice things as hard as {he} could, and fell asleep over them. {He} got a boat, a brass band and a cake with nine floors. The street filled up. “Could you dream of something useful?” asked the neighbours. {Hero} tried. But dreams do not like to be told what to do.",
      "Then came the night after the quarrel. {Hero} went to bed angry, and what came into the dream was black and had very long arms. {He} sat up in bed with a beating heart. It had only been a dream. But outside something scraped along the wall, and the zebra was gone. {Hero} pulled the blanket up to {his} chin.",
      "+ All the next day it stood at the end of the street and waited. It did nothing. It was only there, and everybody walked close to the walls. {Hero} knew where it came from, and did not tell anyone.",
      "In the evening {hero} did not want to sleep any more. {He} drank cold water and walked up and down. {He} sang. What if {he} dreamed of something even worse? {He} stayed awake that night, and the one after that. On the third day {hero's} head sank on the table, although {he} fought against it.",
    ],
    end: [
      "And there it was, in the dream, right in front of {hero}. This time {he} did not run. “I made you,” said {hero} with a shaky voice. “I was angry. What do you want?” The long arms let themselves fall. “I don't know,” said the black thing. “Nobody has dreamed me to the end.” {Hero} took hold of one of its hands. It was quite cold.",
      "So {hero} dreamed it to the end. {He} gave it a coat, and a house with a lamp, and put the blue teapot on its table. The longer {he} dreamed, the smaller the long arms became. When {hero} woke up, the sun was shining, and at the end of the street lived a thin gentleman who said good morning rather shyly.",
      "Since that day only the very quiet dreams come true, perhaps one in a month. {Hero} never goes to bed angry. {He} looks out of the window once more, to where the lamp is burning, and lifts {his} cup. Over there somebody lifts a cup, too, and wishes {him} sweet dreams.",
    ],
  }),
];
