import { phrase } from "../../phrase.ts";
import { story } from "../../subject-story.ts";

const ABLE =
  "(?:suddenly could|could suddenly|(?:woke up|awoke)[^.]*? and could(?: suddenly)?|(?:discovered|found out|noticed|realised|realized|learned) (?:one day |suddenly )?(?:that )?(?:he|she|they|it|I) could|suddenly had the (?:power|gift) to|had the (?:magic |strange )?(?:power|gift) to|suddenly was able to|was suddenly able to)";

/** Stories of somebody who can suddenly do what others cannot. */
export const powers = [
  story({
    says: [
      phrase(`${ABLE} (?:talk|speak) (?:to|with) <animals:thing>`),
      /\b(?:talk|speak) (?:to|with) (?:all |the |wild |some )*(?:\w+ )?(?:animals?|birds?|dogs?|cats?|horses?|cows?|bees|fish(?:es)?|mice|trees?|plants?|flowers|ghosts?|insects|ants|seagulls|pigeons|elephants|whales)\b/i,
    ],
    unless: /\b(?:ghosts?|dead|murder|killed)\b/i,
    after: [
      "It began with a good morning. {Hero} said it only out of politeness, as {he} had done many times before, and for the first time there was an answer. {Hero} looked over {his} shoulder. There was no other person near. “Yes, I mean you,” said the voice. {Hero} could talk to {animals}.",
      "{Hero} asked everything that {he} had always wanted to know. Were {animals} ever bored? What did they think about the rain? The answers were short and rather cheeky. It turned out that {animals} had been talking about {hero} for years, and that they did not think much of {his} singing.",
      "Soon the news went round, and then there was a queue. The first had an itch, the next had a quarrel, and the third only wanted to complain about the food. {Hero} listened to them all, day and night. “Tell the people,” they said to {hero}, “that we are not deaf.” {Hero} promised to tell the people.",
      "The people did not believe a word. When {hero} explained what {animals} had said, some smiled and some tapped their foreheads. {Hero} went home very quietly. What good was it to be able to talk to {animals}, if {he} could no longer talk to anybody else?",
      "+ “Don't tell them,” said a small old voice beside {him} in the evening. “Show them. We never believed that people could think, either, until we watched you for a while.” {Hero} wiped {his} eyes and asked how {he} should do that.",
    ],
    end: [
      "The next day there was shouting. A small child was lost, and the people ran up and down and called in all the wrong places. {Hero} did not run. {Hero} asked {animals}. The first had seen the child, the second had heard it laugh, and the third knew the way. Then {hero} walked ahead, and the people followed {him}.",
      "They found the child asleep in the shade, and quite well. It became very still among the people. “How did you know?” they asked, and {hero} told them who had helped. This time not a single person tapped a forehead. One after another, rather shyly, they said thank you to {animals}.",
      "Since then people come to {hero} with their questions, and so do {animals}. {Hero} sits in between and passes everything on, except the rude bits. “Good morning,” says {hero} every day, and waits, and smiles at the answer.",
    ],
  }),
  story({
    says: [
      /\b(?:was|became|turned|made (?:him|her|them|me)|is|becomes|were|be|became) (?:suddenly )?invisible\b|\bhad become invisible\b|\bcould (?:suddenly )?(?:make (?:him|her|them)sel(?:f|ves)|become) invisible\b/,
    ],
    unless:
      /\b(?:felt|feels|felt like|ghosts?|thief|steal|spy|war|old people|(?:invisible|magic) (?:cloak|ink|friend|cape))\b/i,
    of: "people",
    after: [
      "{Hero} noticed it at the mirror. The room was there, and the window, but where {hero} ought to be there was only the wall behind. {He} waved at the mirror. Nothing waved back. {Hero} felt for {his} nose, and it was in its place. {He} was all there, and {he} was invisible.",
      "At first it was wonderful. {Hero} walked past everybody with {his} tongue out. {He} took the biggest piece of cake, and people saw a cake that flew away by itself. {Hero} stood in the middle of the street and danced. Not a single head turned. {Hero} had never been so free.",
      "Then {hero} began to listen. When {he} was not to be seen, people talked about {him}. Some of it stung, and {hero} made faces at them that were wasted. But one said how much {he} was missed, and went on looking at the door. {Hero} stood right next to it and felt {his} ears grow warm.",
      "+ {Hero} tried to answer with a pat on the shoulder. There was a scream and a broken cup, and {hero} swept up the pieces, which did not help. A broom that sweeps alone is no comfort to anybody.",
      "By the evening it was not funny any more. People sat down on {hero}. Doors fell shut in {his} face. {Hero} told the best joke {he} knew to a whole table, and they looked for the draught. “I am here!” cried {hero}, invisible, and {his} voice was so small that {he} hardly heard it {himself}.",
    ],
    end: [
      "There was one place left at the table. It was {hero's} own, and somebody had laid a plate there, in case {he} came. {Hero} sat down quite softly. {He} thought about the cake, and was sorry. Then {he} said so aloud, with {his} name, and said who was sitting there, and that {he} would like to be seen again.",
      "They did not scream this time. They put out their hands to where the voice came from, and found {his} hand. And there it was: first five fingers, then a sleeve, then all of {hero}, from the hair to the shoes. “There you are,” they said. {Hero} looked down at {himself} and had never liked {his} knees so much.",
      "Sometimes {hero} still stands at the mirror and waves. {Hero} waves back. And when there is a person whom all the others look past, {hero} goes straight over and says hello, because {he} knows how it is to be invisible.",
    ],
  }),
  story({
    says: [
      phrase(`${ABLE} <power:doing>`),
      /\b(?:read|hear|see) (?:all |other |everybody's |everyone's |everybody’s |people's |people’s |(?:his|her|the) [\w'’]+ )*(?:minds?|thoughts?|(?:what|everything) (?:[\w'’]+ )+(?:think|thinks|thought|thinking))\b/i,
    ],
    unless: /\b(?:animals?|cats?|dogs?|dead|murder\w*|killed)\b/i,
    of: "people",
    after: [
      "The first thought belonged to a stranger who passed by. “Did I leave the tap on?” {hero} heard, although the stranger's lips had not moved at all. Then came the next: a shopping list, half a song, a worry about a tooth. {Hero} held on to a wall. It was true. {Hero} could {power}.",
      "For a day or two it was splendid. {Hero} knew every answer before it was given, and every present before it was unwrapped. {He} held the door for people who did not yet know that they were coming in. They all thought how kind {hero} was, and {hero} heard that as well.",
      "But thoughts cannot be switched off. They came through walls and pillows. A friend smiled and said “How nice!”, and the thought behind it was “How dull.” {Hero} had not asked for that. {He} went home, lay down and put a cushion over {his} head, and heard all of the neighbours.",
      "+ There were things among them that {hero} would rather not have known, and one or two that made {him} blush. And because {hero} knew everything already, people soon had nothing left to tell {him}. They talked less and less when {hero} was there.",
      "Then {hero} heard a thought that was different. It was a small one, behind a cheerful face, and it said only: “I hope that somebody asks me.” {Hero} looked up. That face had laughed with all the others. Only {hero} knew that it was very sad.",
    ],
    end: [
      "{Hero} did not say what {he} had heard. {He} went over, sat down there and asked, as if {he} knew nothing: “How are you, really?” There was a long silence. Then the whole sad story came out, and with each word the thought grew quieter. {Hero} listened with {his} ears, as everybody can.",
      "After that {hero} asked others as well, and most of them answered. The strange thing was that {hero} heard fewer thoughts from day to day. Whatever a person could say aloud, {he} no longer had to overhear. One morning it was quite still in {his} head, and {hero} could hear a bird.",
      "{Hero} cannot do it any more, and does not miss it. If {he} would like to know what people think, {he} asks them. It takes longer, and there is often tea with it. And when a stranger stops and frowns, {hero} says: “Go home and look. It may be the tap.”",
    ],
  }),
  story({
    says: [phrase(`${ABLE} <power:doing>`)],
    unless:
      /\b(?:(?:talk|speak) (?:to|with)|breathe|minds?|thoughts?|invisible|understand|murder\w*|killed|dead|die|died|see the (?:dead|future)|no longer|again|afford|afraid|scared|heights|not (?:see|hear|walk))\b/i,
    after: [
      "It happened between one moment and the next. {Hero} had not practised, and {he} had not wished for it. {He} looked left and right to see if somebody was playing a trick. There was only {hero}. {He} tried it a second time, very carefully, and it was no accident. {Hero} could {power}.",
      "{Hero} kept it secret until lunch. Then {he} had to show it to somebody. The first one dropped a plate, the second one ran to fetch a third, and soon there was a crowd. “Do it again!” they called. {Hero} did it again. In all the world there was no other who could do that so easily.",
      "From then on {hero} was never left alone. Everyone who had a job that was too hard came to {hero}. Early and late there was a knock. “You can do it,” they said. “It's nothing for you.” {Hero} helped and helped, and forgot to eat, and in the evening {he} fell asleep over supper.",
      "+ There was jealousy as well. Some said that it must be a trick. Others tried to copy {hero} in secret, and one of them got stuck upside down. {Hero} had to help there, too, and the worst of it was that nobody laughed with {him} as they used to.",
      "Then came the day when {hero} woke up and had had enough. {He} wished that {he} had never learned to {power}. {He} hid where there was no one to ask for anything. For the first time in weeks it was quiet, and {hero} had time to wonder why this had come to {him}, of all the world.",
    ],
    end: [
      "Into the quiet came a cry for help. It was not for {hero}. Whoever it was did not know that {hero} was so near, and had simply no other hope. {Hero} did not think about being tired. There was only one far and wide who could {power}, and that was {hero}. {He} did it once more, as well as {he} could, and was just in time.",
      "“You came,” said a trembling voice. That was all. There was no crowd, and there were no cheers. And {hero} knew what the gift was for. It was not for every job that was too hard, and it was not for showing. It was there for the moment when nothing else would help.",
      "So {hero} put up a notice: small things before noon, real trouble at any time. Now the others carry their own bags again, and laugh with {hero} again. And on some evenings, when all is still, {hero} does it once just for fun, and is as surprised as on the first day.",
    ],
  }),
];
