import type { Scene } from "./scene.ts";

/**
 * Something small that runs through a story: it is there from the start, helps in the low hour and is there at the
 * end. "{token}" is "a tin whistle", "{thetoken}" "the tin whistle"; "{matter}" what it is about: "building the kite".
 */
export interface Thread {
  readonly start: Scene;
  readonly crisis: Scene;
  readonly end: Scene;
}

export const tokens: readonly string[] = [
  "tin whistle",
  "blue button",
  "chipped cup",
  "red thread",
  "striped stone",
  "brass bell",
  "wooden spoon",
  "stub of candle",
  "grey feather",
  "bent nail",
  "piece of chalk",
  "old ticket",
  "green marble",
  "little mirror",
  "walnut shell",
  "yellow ribbon",
  "broken compass",
  "paper star",
];

export const threads: readonly Thread[] = [
  {
    start: [
      "{Hero} owned very little, but there was {atoken} among it, and {thetoken} went wherever {hero} went. “What do you need {thetoken} for?” people asked {hero} {there}. “You never know,” {he} said, and one really did not know, least of all when it came to {matter}.",
    ],
    crisis: [
      "Then came the evening when {hero} had lost all courage for {matter}. {He} sat down {there}, very tired, and went through everything that had gone wrong with {topic}. The longer the list grew, the quieter it became {there}.",
      "{Hero} put {his} head down, and felt something hard: {thetoken}. {He} had forgotten all about {thetoken}. And while {he} turned {thetoken} over and over, {he} saw, as if somebody had lit a lamp {there}, how {thetoken} could help with {matter}, and it did.",
    ],
    end: [
      "And {thetoken}? {Hero} never used {thetoken} again, but when people asked about {matter}, {he} laid {thetoken} on the table first and began the story there.",
    ],
  },
  {
    start: [
      "Whoever wants to understand what happened with {topic} has to know about the {token}. {Hero} had found {thetoken} {there}, on a day when nothing else was to be found, and had kept {thetoken} ever since, as one keeps a promise.",
    ],
    crisis: [
      "That night {matter} had used up everything: the bread, the jokes and the courage. {Hero} held {thetoken} up against the light {there}, only in order to look at something that was not {topic}.",
      "And there, upside down in the shine of {thetoken}, was {topic}, small and clear and all at once. “From the wrong side!” said {hero}; for all this time {he} had come to {matter} from the wrong side. {He} put {thetoken} away and began again from the right one.",
    ],
    end: [
      "Later {hero} went back {there} and left {thetoken} where {he} had found it, for the next one who would have to get through something like {matter}.",
    ],
  },
  {
    start: [
      "On the morning when it all began, {hero} had lost {atoken}, and it was a bad morning for that reason alone. {He} looked for {thetoken} in every corner {there}. But one thing led to another, as it does, and soon there was {matter}, and that was more important than {thetoken}.",
    ],
    crisis: [
      "It went wrong {there}, and it went wrong so thoroughly that nobody even laughed. {Hero} kicked at the ground as if it were to blame for {matter}. The ground answered: something clinked {there}, under the leaves and the dust.",
      "It was {thetoken}! Of all the places in the world it had been waiting {there}. {Hero} rubbed {thetoken} clean and thought that whoever finds {thetoken} again, after all this, may surely also cope with {matter}. It was not a good argument, but it was good enough to get {hero} back on {his} feet and back to {topic}.",
    ],
    end: [
      "{Hero} tied {thetoken} to a string after that, so as not to lose it twice. It hung over {his} bed, and when the wind came {there}, it knocked gently, and {hero} thought of {topic}.",
    ],
  },
  {
    start: [
      "Somebody had once given {hero} {atoken} and said, “When the time comes, pass it on.” For years {hero} had waited for that time, and had begun to think {there} that it had missed the stop. Nothing pointed to {topic}, not yet.",
    ],
    crisis: [
      "Of all who had to do with {matter}, one was worse off than {hero}. {He} noticed it only now, {there}, because until now {he} had looked at nothing but {topic}. It was somebody very small, who sat {there} and did not even cry.",
      "{Hero} searched {his} pockets and had nothing to give but {thetoken}. So {he} gave {thetoken} away, and the little one beamed, and said, quite by the way, the one thing about {topic} that nobody had told {hero}. “Nobody asked,” said the little one {there}, and that was true.",
    ],
    end: [
      "{Thetoken} is said to be travelling still, from hand to hand, and everyone who gets {thetoken} is also told about {hero} and {matter}.",
    ],
  },
  {
    start: [
      "Every evening {there}, when nobody was looking, {hero} took {atoken}, tapped it three times and said what {he} {was} going to do the next day. It had always been small things, until one evening {hero} tapped {thetoken} and heard {himself} say something about {matter}.",
    ],
    crisis: [
      "When {topic} gave the worst trouble, {hero} took out {thetoken} as usual, tapped it three times {there}, and could not think of anything to say, for there was no next day {there}, there was only {matter}, and that had gone wrong again.",
      "“What did you say yesterday?” {hero} asked {thetoken}, and {thetoken} was silent. Yesterday, and the day before, {hero} had always said {there}: a little further. {Hero} turned around {there} and looked back, and it took {his} breath away how far from the start {he} had come with {matter}. “A little further,” {he} told {thetoken}, and meant it.",
    ],
    end: [
      "That evening {hero} tapped {thetoken} three times, as always, and for once {he} did not speak about tomorrow. {He} told {thetoken} about {topic}, from the beginning.",
    ],
  },
  {
    start: [
      "Though {hero} did not believe in luck, there was {atoken} that {he} would not have given away for anything, and on days with big plans, as on the one when it began with {matter}, {he} could be seen {there} rubbing {thetoken} with {his} thumb.",
    ],
    crisis: [
      "In the middle of {matter}, {hero} reached for {thetoken} and reached into nothing. Without {thetoken}, {he} thought, there was no going on with {topic}.",
      "{He} stood {there} until the shadows were long. But while {hero} had been looking for {thetoken}, something odd had happened: {his} hands had simply gone on with {matter}, and they had done it better than ever. So it had not been {thetoken} that helped with {topic}; it had been {hero}, the whole time.",
    ],
    end: [
      "{Thetoken} turned up much later, {there}, in the lining of an old coat, and {hero} gave it to the cat to play with.",
    ],
  },
  {
    start: [
      "There was {atoken} {there} that belonged to nobody, and because it belonged to nobody, {hero} said good morning to {thetoken} every day. It was a game at first. But somebody has to be told about {topic}, and {thetoken} could keep a secret.",
    ],
    crisis: [
      "One morning {hero} had nothing good to tell {thetoken}. “{Iam} giving it up,” {hero} said {there}, and meant {matter}. {Thetoken} lay there, as it always did, wet with dew and not in the least offended.",
      "It had lain there in every wind, it struck {hero}, and nobody had ever seen {thetoken} give up, because it had never occurred to {thetoken}. {Hero} picked up {thetoken} for the first time and took it along {there}, back to {matter}.",
    ],
    end: ["{Thetoken} lives with {hero} now and hears the news about {topic} before anybody else does."],
  },
  {
    start: [
      "On that very day {hero} had made a bet, with {atoken} as the stake. “You and {matter}!” somebody had laughed {there}. {Hero} had put {thetoken} on the wall without another word.",
    ],
    crisis: [
      "{Thetoken} lay on the wall {there} and seemed to shine more with every day on which there was nothing to show of {topic}. {Hero} took another way so as not to have to pass {thetoken}. It was as good as lost, like the bet, like {matter}.",
      "Then {hero} met the other one {there}, who stood by the wall and rubbed {thetoken} with a sleeve. “I want you to win,” said the other one, and put {thetoken} back as if it were made of glass. {Hero} went straight back to {matter} and did not sit down before dark.",
    ],
    end: [
      "The bet about {topic} was won, of course, but {hero} cut {thetoken} in two, so to speak: one week it lay on the one windowsill, and one week on the other.",
    ],
  },
  {
    start: [
      "Among the things that {hero} had inherited there was {atoken}, and with {thetoken} a slip of paper that said: “Only when nothing else helps.” {Hero} had kept {thetoken} in a box {there} and had hoped never to need it, not even for {topic}.",
    ],
    crisis: [
      "At last nothing else helped {hero} with {topic}. {Hero} fetched the box, and {thetoken} lay in it as on the first day, and was simply {atoken}. {Hero} shook {thetoken}, breathed on {thetoken} and held {thetoken} out toward {topic}, and nothing whatever happened {there}.",
      "Only then did {hero} turn over the paper that had come with {thetoken}. “It does nothing,” it said in small letters, “but now that you have looked for it, you have had time to think about {matter}.” And that was so; while looking for {thetoken}, {hero} had found out {there} how to go on.",
    ],
    end: [
      "{Hero} put {thetoken} back into the box with its slip of paper, for whoever would one day stand before something like {topic}.",
    ],
  },
  {
    start: [
      "{Hero} could not sleep without {atoken} under the pillow, and this was nobody's business {there}. Still, it belongs to the story of {topic}, because without {thetoken} that story would have ended on a Wednesday.",
    ],
    crisis: [
      "On that Wednesday {topic} seemed to be over and done with. {Hero} felt for {thetoken} under the pillow, as on every evening, and pulled the blanket up so high that {there} nothing was left of the world.",
      "{Thetoken} pressed into {hero's} cheek. By three in the morning {hero} had thought {matter} through to the end, and by four there was light in the window {there}.",
    ],
    end: ["{Thetoken} is under the pillow again, and {hero} sleeps well on it, and dreams {there} of {topic}."],
  },
];
